//! A table at which programs play, and what was acknowledged to them.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

/// A game, and who plays it.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The key of the game.
    pub game: &'static str,
    /// How many of us play; we have the first seats.
    pub people: usize,
    /// The bots at the seats behind them.
    pub bots: &'static [&'static str],
    /// Whether one of us has all our seats.
    pub alone: bool,
}

impl Plan {
    /// Ra for so many of us.
    pub fn ra(people: usize) -> Plan {
        Plan {
            game: "ra",
            people,
            bots: &[],
            alone: false,
        }
    }
}

/// A table at which we play.
#[derive(Debug)]
pub struct Table {
    http: Client,
    url: String,
    id: String,
    /// The tokens of our seats.
    tokens: Vec<String>,
    /// How many requests the table has granted.
    granted: usize,
    /// The decisions that the server has acknowledged, in order.
    acknowledged: Vec<Decision>,
    /// The decision on its way, if nobody knows whether it arrived.
    pending: Option<Sent>,
    /// The latest view of whoever has to decide.
    view: Value,
    /// Numbers that look like chance.
    dice: u64,
}

/// How long we wait before we ask whether the bots have decided.
const BOTS: Duration = Duration::from_millis(200);

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
    /// Opens a table and begins.
    pub async fn open(http: &Client, server: &str, plan: Plan, seed: u64) -> Result<Table> {
        let url = format!("{server}/api/v1");
        let mut tokens = Vec::new();
        let visitors = if plan.alone { 1 } else { plan.people };
        for _ in 0..visitors {
            let answer = http.post(format!("{url}/tokens")).send().await?;
            let answer: Value = answer.json().await?;
            tokens.push(text(&answer["token"])?);
        }
        tokens.resize(plan.people, tokens[0].clone());
        let mut table = Table {
            http: http.clone(),
            url,
            id: String::new(),
            tokens,
            granted: 0,
            acknowledged: Vec::new(),
            pending: None,
            view: Value::Null,
            dice: seed,
        };
        let open = std::iter::repeat_n("open", plan.people);
        let seats: Vec<&str> = open.chain(plan.bots.iter().copied()).collect();
        let new = json!({
            "game": plan.game, "seats": seats, "salt": "x", "pace": "at-once", "local": plan.alone,
        });
        let opened = table.post(0, "/tables", &new).await?;
        table.id = text(&opened["table"])?;
        for seat in 1..visitors {
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

    /// How many requests the table has granted.
    pub fn granted(&self) -> usize {
        self.granted
    }

    /// How far the game is, in a few words.
    pub fn now(&self) -> String {
        let [state, step, owing] = ["state", "step", "owing"].map(|name| &self.view[name]);
        format!("{state} at step {step}, {owing} to decide")
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.view["state"] == "finished"
    }

    /// Gets ready for the next decision: looks at the table as whoever of us owes it, and waits for
    /// bots.
    pub async fn look(&mut self) -> Result<(), Lost> {
        while !self.is_ready() {
            self.look_once().await?;
        }
        Ok(())
    }

    /// Whether we can decide now, or the game is over.
    pub fn is_ready(&self) -> bool {
        let seat = self.owing();
        self.is_over() || seat.is_some_and(|seat| self.view["seat"] == seat)
    }

    /// Looks at the table as whoever of us owes a decision; if nobody does, when bots have had a
    /// little time.
    pub async fn look_once(&mut self) -> Result<(), Lost> {
        let seat = self.owing();
        if seat.is_none() {
            tokio::time::sleep(BOTS).await;
        }
        let path = format!("/tables/{}", self.id);
        let view = self.get(seat.unwrap_or(0), &path).await;
        self.view = view.map_err(|_| Lost)?;
        Ok(())
    }

    /// The first of us who owes a decision.
    fn owing(&self) -> Option<usize> {
        let owing = self.view["owing"].as_array().into_iter().flatten();
        let mut owing = owing.filter_map(Value::as_u64).map(index);
        owing.find(|&seat| seat < self.tokens.len())
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
        while self.look().await.is_ok() && !self.is_over() {
            if self.act().await?.is_err() {
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
        self.granted += 1;
        self.acknowledged
            .push((sent.seat as u64, sent.action.clone()));
        self.pending = None;
        Ok(Ok(()))
    }

    /// Asks a server that was killed and started again, at this address, what it remembers.
    /// Everything acknowledged must be there, in order, and nothing else but the decision that was
    /// on its way. Then that one is sent again: however far it had come, it must be done once.
    pub async fn check(&mut self, server: &str) -> Result<Result<(), Lost>> {
        self.url = format!("{server}/api/v1");
        let Ok(mut remembered) = self.remembered().await else {
            return Ok(Err(Lost));
        };
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
                return Ok(Err(Lost));
            }
            let Ok(now) = self.remembered().await else {
                return Ok(Err(Lost));
            };
            remembered = now;
        }
        ensure!(remembered == self.acknowledged, "a decision was done twice");
        Ok(Ok(()))
    }

    /// The decisions of ours that the server remembers.
    async fn remembered(&mut self) -> Result<Vec<Decision>> {
        let path = format!("/tables/{}?log=true", self.id);
        self.view = self.get(0, &path).await?;
        let log = self.view["log"].as_array().context("a log")?;
        let decision = |line: &Value| {
            let did = &line["did"];
            let by = did["by"]
                .as_u64()
                .filter(|&by| index(by) < self.tokens.len())?;
            Some((by, did["do"].as_str()?.to_owned()))
        };
        Ok(log.iter().filter_map(decision).collect())
    }

    async fn get(&self, seat: usize, path: &str) -> Result<Value> {
        let request = self.http.get(format!("{}{path}", self.url));
        let answer = request.bearer_auth(&self.tokens[seat]).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }

    async fn ask(&mut self, seat: usize, what: &str, body: &Value) -> Result<Value> {
        let path = format!("/tables/{}/{what}", self.id);
        let view = self.post(seat, &path, body).await?;
        self.granted += 1;
        Ok(view)
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
