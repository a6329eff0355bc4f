//! A table at which programs play, and what was acknowledged to them.

use anyhow::{Context, Result, bail, ensure};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

/// A table of Ra at which every seat is ours.
#[derive(Debug)]
pub struct Table {
    http: Client,
    url: String,
    id: String,
    /// The tokens of the seats.
    tokens: Vec<String>,
    /// The decisions that the server has acknowledged, in order.
    acknowledged: Vec<Decision>,
    /// The decision on its way, if nobody knows whether it arrived.
    pending: Option<Sent>,
    /// The latest view of whoever has to decide.
    view: Value,
    /// Numbers that look like chance.
    dice: u64,
}

type Decision = (u64, String);

#[derive(Clone, Debug)]
struct Sent {
    seat: usize,
    step: u64,
    action: String,
}

/// The server does not answer.
#[derive(Debug)]
pub struct Lost;

impl Table {
    /// Opens a table for so many players and begins.
    pub async fn open(http: &Client, server: &str, players: usize, seed: u64) -> Result<Table> {
        let url = format!("{server}/api/v1");
        let mut tokens = Vec::new();
        for _ in 0..players {
            let answer = http.post(format!("{url}/tokens")).send().await?;
            let answer: Value = answer.json().await?;
            tokens.push(text(&answer["token"])?);
        }
        let mut table = Table {
            http: http.clone(),
            url,
            id: String::new(),
            tokens,
            acknowledged: Vec::new(),
            pending: None,
            view: Value::Null,
            dice: seed,
        };
        let new = json!({"game": "ra", "seats": vec!["open"; players], "salt": "x"});
        let opened = table.post(0, "/tables", &new).await?;
        table.id = text(&opened["table"])?;
        for seat in 1..players {
            table.ask(seat, "join", &json!({"salt": "y"})).await?;
        }
        table.view = table.ask(0, "start", &json!({})).await?;
        Ok(table)
    }

    /// Its id in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How many decisions were acknowledged.
    pub fn decisions(&self) -> usize {
        self.acknowledged.len()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.view["state"] == "finished"
    }

    /// Gets ready for the next decision: looks at the table as whoever owes it.
    pub async fn look(&mut self) -> Result<(), Lost> {
        let Some(seat) = self.view["owing"][0].as_u64() else {
            return Ok(());
        };
        if self.view["seat"] != seat {
            let path = format!("/tables/{}", self.id);
            self.view = self.get(index(seat), &path).await.map_err(|_| Lost)?;
        }
        Ok(())
    }

    /// Decides something legal; it counts when the server has acknowledged it. An answer other
    /// than that is an error: nobody else plays here.
    pub async fn act(&mut self) -> Result<Result<(), Lost>> {
        let seat = self.view["seat"].as_u64().context("a seat")?;
        let legal = self.view["legal"].as_array().context("legal actions")?;
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let choice = (self.dice >> 33) as usize % legal.len().max(1);
        let sent = Sent {
            seat: index(seat),
            step: self.view["step"].as_u64().context("a step")?,
            action: text(legal.get(choice).context("somebody owes a decision")?)?,
        };
        self.pending = Some(sent.clone());
        self.send(&sent).await
    }

    /// Plays until the game is over or the server does not answer any more.
    pub async fn play_until_lost(&mut self) -> Result<()> {
        while !self.is_over() {
            if self.look().await.is_err() || self.act().await?.is_err() {
                break;
            }
        }
        Ok(())
    }

    async fn send(&mut self, sent: &Sent) -> Result<Result<(), Lost>> {
        let body = json!({"step": sent.step, "do": sent.action});
        let path = format!("{}/tables/{}/act", self.url, self.id);
        let request = self.http.post(path).bearer_auth(&self.tokens[sent.seat]);
        let Ok(answer) = request.json(&body).send().await else {
            return Ok(Err(Lost));
        };
        let status = answer.status();
        let Ok(view) = answer.json::<Value>().await else {
            return Ok(Err(Lost));
        };
        if status == StatusCode::SERVICE_UNAVAILABLE {
            return Ok(Err(Lost));
        }
        ensure!(status.is_success(), "{}: {status} {view}", sent.action);
        self.view = view;
        self.acknowledged
            .push((sent.seat as u64, sent.action.clone()));
        self.pending = None;
        Ok(Ok(()))
    }

    /// Asks a server that was killed and started again, at this address, what it remembers.
    /// Everything acknowledged must be there, in order, and nothing else but the decision that was
    /// on its way. Then that one is sent again: however far it had come, it must be done once.
    pub async fn check(&mut self, server: &str) -> Result<()> {
        self.url = format!("{server}/api/v1");
        let mut remembered = self.remembered().await?;
        let known = self.acknowledged.len();
        ensure!(
            remembered.get(..known) == Some(&self.acknowledged),
            "{} acknowledged decisions, {} remembered at table {}",
            known,
            remembered.len(),
            self.id,
        );
        if let Some(sent) = self.pending.clone() {
            let on_its_way = (sent.seat as u64, sent.action.clone());
            ensure!(
                remembered[known..].iter().all(|other| *other == on_its_way),
                "a decision that nobody made"
            );
            if self.send(&sent).await?.is_err() {
                bail!("the server is gone again");
            }
            remembered = self.remembered().await?;
        }
        ensure!(remembered == self.acknowledged, "a decision was done twice");
        Ok(())
    }

    /// The decisions the server remembers.
    async fn remembered(&mut self) -> Result<Vec<Decision>> {
        let path = format!("/tables/{}?log=true", self.id);
        self.view = self.get(0, &path).await?;
        let log = self.view["log"].as_array().context("a log")?;
        let decision = |line: &Value| {
            let did = &line["did"];
            Some((did["by"].as_u64()?, did["do"].as_str()?.to_owned()))
        };
        Ok(log.iter().filter_map(decision).collect())
    }

    async fn get(&self, seat: usize, path: &str) -> Result<Value> {
        let request = self.http.get(format!("{}{path}", self.url));
        let answer = request.bearer_auth(&self.tokens[seat]).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }

    async fn ask(&self, seat: usize, what: &str, body: &Value) -> Result<Value> {
        self.post(seat, &format!("/tables/{}/{what}", self.id), body)
            .await
    }

    async fn post(&self, seat: usize, path: &str, body: &Value) -> Result<Value> {
        let request = self.http.post(format!("{}{path}", self.url)).json(body);
        let answer = request.bearer_auth(&self.tokens[seat]).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }
}

fn text(value: &Value) -> Result<String> {
    Ok(value.as_str().context("a text")?.to_owned())
}

fn index(seat: u64) -> usize {
    usize::try_from(seat).unwrap_or(usize::MAX)
}
