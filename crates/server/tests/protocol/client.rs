//! Visitors who do what they like, and compare every answer with the model.

use std::cell::RefCell;
use std::rc::Rc;

use axum::http::StatusCode;
use bots::FastDice;
use futures_util::future::join;
use serde_json::{Value, json};
use tabletop::{Dice as _, Game};

use crate::model::Ask;
use crate::site::{Site, Visitor};
use crate::world::World;

/// What has happened, shared by all who look at it.
pub(crate) type Shared<G> = Rc<RefCell<World<G>>>;

/// A visitor at a table.
pub(crate) struct Client<G: Game> {
    pub(crate) number: usize,
    pub(crate) visitor: Visitor,
    pub(crate) site: Site,
    pub(crate) world: Shared<G>,
    pub(crate) dice: FastDice,
    /// What the visitor saw last.
    pub(crate) view: Value,
}

/// Bots that decide at once.
const RANKS: [&str; 2] = ["random", "novice"];

/// What is no action at all, or never legal.
const NONSENSE: [&str; 5] = ["", "bid 99999", "pharaoh", "draw draw", "pass\u{0}"];

/// The ways to send something.
#[derive(Clone, Copy, Debug)]
enum Manner {
    /// Once, and the answer is waited for.
    Once,
    /// Two at the same time.
    Twice,
    /// Once, and the connection is lost before the answer.
    Lost,
    /// As a form of a browser.
    Form,
}

impl<G: Game> Client<G> {
    /// Does this many things.
    pub(crate) async fn live(mut self, acts: u32) {
        for _ in 0..acts {
            yields(self.dice.below(4)).await;
            if self.dice.below(4) == 0 {
                self.view = self.look().await;
            }
            let ask = self.choose();
            let manner = match self.dice.below(20) {
                0 | 1 => Manner::Twice,
                2 | 3 => Manner::Lost,
                4 if matches!(ask, Ask::Act { .. }) => Manner::Form,
                _ => Manner::Once,
            };
            if let Some(view) = self.send(&ask, manner).await {
                self.view = view;
            }
        }
    }

    /// Looks at the table. The answer is the table as it was at some moment meanwhile.
    pub(crate) async fn look(&self) -> Value {
        let since = self.world.borrow().public;
        let path = format!("/{}", self.world.borrow().table);
        let (status, view) = self.site.api(&self.visitor, &path, None).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        let mut world = self.world.borrow_mut();
        world.catch_up();
        let newest = world.newest();
        world.shown(self.number, &view, since..=newest);
        view
    }

    async fn send(&mut self, ask: &Ask, manner: Manner) -> Option<Value> {
        match manner {
            Manner::Once => self.ask(ask).await,
            Manner::Twice => join(self.ask(ask), self.ask(ask)).await.1,
            Manner::Form => self.fill_in(ask).await,
            Manner::Lost => {
                let patience = self.dice.below(6);
                tokio::select! {
                    biased;
                    view = self.ask(ask) => view,
                    () = yields(patience) => None,
                }
            }
        }
    }

    /// Sends a command; returns what the visitor is shown then.
    pub(crate) async fn ask(&self, ask: &Ask) -> Option<Value> {
        let sent = self.world.borrow_mut().sends(self.number, ask);
        let (what, body) = body(ask);
        let path = format!("/{}/{what}", self.world.borrow().table);
        let (status, answer) = self.site.api(&self.visitor, &path, Some(&body)).await;
        let mut world = self.world.borrow_mut();
        if !status.is_success() {
            world.refused(sent, |word| answer["title"] == word);
            return None;
        }
        let versions = world.acknowledged(sent);
        if *ask == Ask::Rematch {
            let met = |version: &usize| world.versions[*version].rematch.as_deref();
            assert!(
                versions
                    .iter()
                    .any(|version| met(version) == answer["table"].as_str())
            );
            return None;
        }
        world.shown(self.number, &answer, versions);
        Some(answer)
    }

    /// Decides by the form of the page. If that is refused, the answer is the page as it is now.
    async fn fill_in(&self, ask: &Ask) -> Option<Value> {
        let Ask::Act { step, text } = ask else {
            return None;
        };
        let sent = self.world.borrow_mut().sends(self.number, ask);
        let path = format!("/table/{}/act", self.world.borrow().table);
        let fields = format!(
            "step={step}&do={}",
            text.replace(' ', "+").replace('\0', "%00")
        );
        let (status, page) = self.site.form(&self.visitor, &path, fields).await;
        let mut world = self.world.borrow_mut();
        if status == StatusCode::SEE_OTHER {
            world.acknowledged(sent);
            return None;
        }
        let versions = world.refused(sent, |word| status_of(word) == status);
        // Before the game the page has no number.
        if let Some((_, rest)) = page.split_once("data-step=\"") {
            let number = rest
                .split('"')
                .next()
                .and_then(|number| number.parse().ok());
            let first = versions[0];
            let present = (first..=world.newest()).any(|version| {
                let model = &world.versions[version];
                Some(model.number(model.seat_of(self.number))) == number
            });
            assert!(present, "the refusal shows an old state: {number:?}");
        }
        None
    }

    /// Something to ask for, sensible or not.
    fn choose(&mut self) -> Ask {
        let below = |dice: &mut FastDice, limit: usize| dice.below(limit as u32) as usize;
        let seats = self.world.borrow().now().chairs.len();
        let dice = &mut self.dice;
        let name = format!("v{}n{}", self.number, dice.below(1_000_000));
        let step = self.view["step"].as_u64().unwrap_or(0);
        let legal = self.view["legal"]
            .as_array()
            .filter(|legal| !legal.is_empty());
        let waiting = self.view["state"] == "waiting";
        match (dice.below(100), legal) {
            (0..=49, Some(legal)) => Ask::Act {
                step,
                text: legal[below(dice, legal.len())].as_str().unwrap().to_owned(),
            },
            (50..=55, Some(legal)) => Ask::Act {
                step: step.saturating_sub(u64::from(dice.below(3)) + 1),
                text: legal[below(dice, legal.len())].as_str().unwrap().to_owned(),
            },
            (56..=59, _) => Ask::Act {
                step,
                text: NONSENSE[below(dice, NONSENSE.len())].to_owned(),
            },
            (60..=67, _) => Ask::Undo {
                step: step + u64::from(dice.below(8) / 7),
                decisions: below(dice, 3),
            },
            (68..=72, _) => Ask::Say(name),
            (73..=75, _) => Ask::Bot {
                seat: below(dice, seats + 1).min(4),
                rank: RANKS[below(dice, RANKS.len())],
            },
            (76..=83, _) => Ask::Return,
            (84..=85, _) => Ask::Leave,
            (86, _) => Ask::Rematch,
            (87, _) => Ask::Salt(name),
            (88..=91, _) => Ask::Start,
            _ if waiting || dice.below(8) == 0 => Ask::Join {
                seat: Some(below(dice, seats + 1)).filter(|&seat| seat < seats),
                name,
            },
            _ => Ask::Act {
                step,
                text: "pass".to_owned(),
            },
        }
    }
}

/// The path of what is asked for, and what is sent there.
fn body(ask: &Ask) -> (&'static str, Value) {
    match ask {
        Ask::Join { seat, name } => ("join", json!({"seat": seat, "name": name, "salt": name})),
        Ask::Leave => ("leave", json!({})),
        Ask::Salt(salt) => ("salt", json!({"salt": salt})),
        Ask::Start => ("start", json!({})),
        Ask::Act { step, text } => ("act", json!({"step": step, "do": text})),
        Ask::Undo { step, decisions } => ("undo", json!({"step": step, "decisions": decisions})),
        Ask::Say(text) => ("chat", json!({"text": text})),
        Ask::Bot { seat, rank } => ("bot", json!({"seat": seat, "rank": rank})),
        Ask::Return => ("return", json!({})),
        Ask::Rematch => ("rematch", json!({})),
    }
}

/// The status of a refusal with this word.
fn status_of(word: &str) -> StatusCode {
    match word {
        "not-yours" => StatusCode::FORBIDDEN,
        "illegal" => StatusCode::UNPROCESSABLE_ENTITY,
        "bad-request" => StatusCode::BAD_REQUEST,
        "not-found" => StatusCode::NOT_FOUND,
        _ => StatusCode::CONFLICT,
    }
}

/// Lets the others go first this many times.
pub(crate) async fn yields(times: u32) {
    for _ in 0..times {
        tokio::task::yield_now().await;
    }
}
