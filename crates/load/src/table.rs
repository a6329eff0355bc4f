//! A table at which programs play, and what was acknowledged to them.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use axum::http::{Method, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::way::Way;

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
    /// Ra for this many of us.
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
    way: Way,
    id: String,
    /// The tokens of our seats.
    tokens: Vec<String>,
    /// How many requests the table has granted.
    granted: usize,
    /// The decisions that the server has acknowledged, in order.
    acknowledged: Vec<Decision>,
    /// The decision on its way, if nobody knows whether it arrived.
    pending: Option<Sent>,
    /// The latest view of the seat that has to decide.
    view: View,
    /// Numbers that look like chance.
    dice: u64,
}

/// How long we wait before we ask whether the bots have decided.
const BOTS: Duration = Duration::from_millis(200);

/// What we read of a view.
#[derive(Debug, Default, Deserialize)]
struct View {
    table: String,
    state: String,
    step: u64,
    seat: Option<usize>,
    owing: Vec<usize>,
    legal: Vec<String>,
    #[serde(default)]
    log: Vec<Line>,
}

#[derive(Debug, Deserialize)]
struct Line {
    did: Did,
}

/// A decision, or something else.
#[derive(Debug, Deserialize)]
struct Did {
    by: Option<usize>,
    r#do: Option<String>,
}

#[derive(Deserialize)]
struct Token {
    token: String,
}

type Decision = (usize, String);

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
    pub async fn open(way: Way, plan: Plan, seed: u64) -> Result<Table> {
        let mut tokens = Vec::new();
        let visitors = if plan.alone { 1 } else { plan.people };
        for _ in 0..visitors {
            let answer = way.send(Method::POST, "/tokens", "", None).await?;
            let Token { token } = read(answer)?;
            tokens.push(token);
        }
        tokens.resize(plan.people, tokens[0].clone());
        let mut table = Table {
            way,
            id: String::new(),
            tokens,
            granted: 0,
            acknowledged: Vec::new(),
            pending: None,
            view: View::default(),
            dice: seed,
        };
        let open = std::iter::repeat_n("open", plan.people);
        let seats: Vec<&str> = open.chain(plan.bots.iter().copied()).collect();
        let new = json!({
            "game": plan.game, "seats": seats, "salt": "x", "pace": "at-once", "local": plan.alone,
        });
        table.id = table.post(0, "/tables", &new).await?.table;
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
        let View {
            state, step, owing, ..
        } = &self.view;
        format!("{state} at step {step}, {owing:?} to decide")
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.view.state == "finished"
    }

    /// Gets ready for the next decision: looks at the table as the seat that owes it, and waits for
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
        self.is_over() || seat.is_some() && seat == self.view.seat
    }

    /// Looks at the table as the seat that owes a decision; if none of ours does, when bots have had a
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
        let mut owing = self.view.owing.iter().copied();
        owing.find(|&seat| seat < self.tokens.len())
    }

    /// Decides something legal; it counts when the server has acknowledged it. An answer other
    /// than that is an error: nobody else plays here.
    pub async fn act(&mut self) -> Result<Result<(), Lost>> {
        let legal = &self.view.legal;
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let choice = (self.dice >> 33) as usize % legal.len().max(1);
        let sent = Sent {
            seat: self.view.seat.context("a seat")?,
            step: self.view.step,
            action: legal
                .get(choice)
                .context("somebody owes a decision")?
                .clone(),
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
        let body = json!({"step": sent.step, "do": sent.action}).to_string();
        let path = format!("/tables/{}/act", self.id);
        let token = &self.tokens[sent.seat];
        let answer = self.way.send(Method::POST, &path, token, Some(body)).await;
        let Ok((status, view)) = answer else {
            return Ok(Err(Lost));
        };
        if status == StatusCode::SERVICE_UNAVAILABLE {
            return Ok(Err(Lost));
        }
        self.view = read((status, view)).with_context(|| sent.action.clone())?;
        self.granted += 1;
        self.acknowledged.push((sent.seat, sent.action.clone()));
        self.pending = None;
        Ok(Ok(()))
    }

    /// Asks a server that was killed and started again, at this address, what it remembers.
    /// Everything acknowledged must be there, in order, and nothing else but the decision that was
    /// on its way. Then that one is sent again: however far it had come, it must be done once.
    pub async fn check(&mut self, server: &str) -> Result<Result<(), Lost>> {
        if let Way::Sockets(_, address) = &mut self.way {
            server.clone_into(address);
        }
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
            let on_its_way = (sent.seat, sent.action.clone());
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
        let ours = |Line { did }| {
            let by = did.by.filter(|&by| by < self.tokens.len())?;
            Some((by, did.r#do?))
        };
        let log = std::mem::take(&mut self.view.log);
        Ok(log.into_iter().filter_map(ours).collect())
    }

    async fn get(&self, seat: usize, path: &str) -> Result<View> {
        let token = &self.tokens[seat];
        read(self.way.send(Method::GET, path, token, None).await?)
    }

    async fn ask(&mut self, seat: usize, what: &str, body: &Value) -> Result<View> {
        let path = format!("/tables/{}/{what}", self.id);
        let view = self.post(seat, &path, body).await?;
        self.granted += 1;
        Ok(view)
    }

    async fn post(&self, seat: usize, path: &str, body: &Value) -> Result<View> {
        let token = &self.tokens[seat];
        let body = Some(body.to_string());
        read(self.way.send(Method::POST, path, token, body).await?)
    }
}

/// Reads an answer; anything but success is an error.
fn read<T: DeserializeOwned>((status, body): (StatusCode, impl AsRef<[u8]>)) -> Result<T> {
    let body = body.as_ref();
    ensure!(
        status.is_success(),
        "{status} {}",
        String::from_utf8_lossy(body)
    );
    Ok(serde_json::from_slice(body)?)
}
