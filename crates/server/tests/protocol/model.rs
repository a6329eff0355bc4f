//! What a table must do, written to be read: no tasks, no store, no requests.

use serde_json::{Value, json};
use tabletop::{Game, Next, Observer, Play, Refusal, Seat, Silence, Step};

/// Something that is asked of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ask {
    Join { seat: Option<usize>, name: String },
    Leave,
    Salt(String),
    Start,
    Act { step: u64, text: String },
    Undo { step: u64, decisions: usize },
    Say(String),
    Bot { seat: usize, rank: &'static str },
    Return,
    Rematch,
}

/// What must come of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is written to the log.
    Happens,
    /// It is done already: acknowledged, and nothing is written.
    Done,
    /// It is refused, with this word.
    Refused(&'static str),
}

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Model<G: Game> {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) play: Play<G>,
    pub(crate) begun: bool,
    /// What was said, with who said it.
    chat: Vec<Value>,
    pub(crate) rematch: Option<String>,
    /// Every decision and every undo, in order.
    acts: Vec<Act>,
}

/// A seat. Visitors are numbers; number 0 has opened the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) person: Option<(usize, String)>,
    bot: Option<String>,
    pub(crate) left: bool,
    pub(crate) salt: String,
    /// The person's last decision, and the number it was made for.
    last: Option<(u64, String)>,
}

#[derive(Clone, Copy, Debug)]
struct Act {
    by: Seat,
    /// Whether nobody else could see it, because it did not complete its sealed point.
    hidden: bool,
}

/// The number of lines of chat that are shown.
const CHAT: usize = 50;

impl<G: Game> Model<G> {
    /// A table that nobody sits at yet.
    pub(crate) fn new(players: usize) -> Model<G> {
        let start = G::new(players, &G::Options::default()).unwrap();
        Model {
            chairs: vec![Chair::default(); players],
            play: Play::new(start),
            begun: false,
            chat: Vec::new(),
            rematch: None,
            acts: Vec::new(),
        }
    }

    /// The seat of a visitor. Nobody ever has two, and no seat belongs to two.
    pub(crate) fn seat_of(&self, visitor: usize) -> Option<usize> {
        let sits = |chair: &Chair| matches!(chair.person, Some((person, _)) if person == visitor);
        self.chairs.iter().position(sits)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play.position().is_over()
    }

    /// Whether a bot owes a decision, so that the game goes on by itself.
    pub(crate) fn bot_owes(&self) -> bool {
        let owing = self.play.position().owing();
        self.begun
            && owing
                .into_iter()
                .any(|seat| self.chairs[seat.index()].bot.is_some())
    }

    /// How many acts a seat has seen; without a seat, how many everybody has seen.
    pub(crate) fn number(&self, seat: Option<usize>) -> u64 {
        let saw = |act: &&Act| !act.hidden || Some(act.by.index()) == seat;
        self.acts.iter().filter(saw).count() as u64
    }

    /// What must come of it if this visitor asks for this. `here` says of a visitor whether they are
    /// present.
    pub(crate) fn judge(&self, visitor: usize, ask: &Ask, here: impl Fn(usize) -> bool) -> Verdict {
        use Verdict::{Done, Happens, Refused};
        let own = self.seat_of(visitor);
        match ask {
            Ask::Join { .. } if self.begun => Refused("not-now"),
            Ask::Join { seat, .. } if own.is_some() => match *seat == own || seat.is_none() {
                true => Done,
                false => Refused("seat-taken"),
            },
            Ask::Join { seat, .. } => match self.free_seat(*seat) {
                Some(_) => Happens,
                None => Refused("seat-taken"),
            },
            Ask::Start if visitor != 0 => Refused("not-yours"),
            Ask::Start if self.begun => Done,
            Ask::Start if self.chairs.iter().any(Chair::is_free) => Refused("not-now"),
            Ask::Start => Happens,
            Ask::Bot { seat, rank } => self.judge_bot(visitor, *seat, rank, here),
            Ask::Leave if self.begun && self.is_over() => Refused("not-now"),
            Ask::Salt(_) if self.begun => Refused("not-now"),
            _ => match own {
                Some(own) => self.judge_sitter(own, ask),
                None => Refused("not-yours"),
            },
        }
    }

    /// What comes of something that only who sits may ask for.
    fn judge_sitter(&self, own: usize, ask: &Ask) -> Verdict {
        use Verdict::{Done, Happens, Refused};
        let chair = &self.chairs[own];
        let seat = Seat::new(own).unwrap();
        match ask {
            Ask::Leave if chair.left => Done,
            Ask::Return if chair.bot.is_none() && !chair.left => Done,
            Ask::Act { .. } if !self.begun => Refused("not-now"),
            Ask::Act { step, text } if *step != self.number(Some(own)) => {
                match chair.last == Some((*step, text.clone())) {
                    true => Done,
                    false => Refused("stale"),
                }
            }
            Ask::Act { text, .. } => {
                if !self.play.position().owing().contains(seat) {
                    return Refused("not-asked");
                }
                if chair.bot.is_some() {
                    return Refused("not-now");
                }
                match text
                    .parse()
                    .map(|action| self.play.position().check(seat, action))
                {
                    Ok(Ok(())) => Happens,
                    Ok(Err(Refusal::Illegal(_))) => Refused("illegal"),
                    Ok(Err(_)) => Refused("not-asked"),
                    Err(_) => Refused("bad-request"),
                }
            }
            Ask::Undo { step, .. } if *step != self.number(Some(own)) => Refused("stale"),
            Ask::Undo { decisions, .. } => {
                match (1..=self.play.undoable(seat)).contains(decisions) {
                    true => Happens,
                    false => Refused("not-now"),
                }
            }
            Ask::Rematch if self.rematch.is_some() => Done,
            Ask::Rematch if !self.is_over() => Refused("not-now"),
            _ => Happens,
        }
    }

    /// Before the game the host gives seats to bots, in the game everybody who plays; but nobody
    /// takes the seat of somebody else who is there.
    fn judge_bot(
        &self,
        visitor: usize,
        seat: usize,
        rank: &str,
        here: impl Fn(usize) -> bool,
    ) -> Verdict {
        use Verdict::{Done, Happens, Refused};
        let Some(chair) = self.chairs.get(seat) else {
            return Refused("not-found");
        };
        let may = match self.begun {
            true => self.seat_of(visitor).is_some(),
            false => visitor == 0,
        };
        let person = chair.person.as_ref().map(|(person, _)| *person);
        let bot = chair.bot.as_deref();
        match person {
            _ if !may => Refused("not-yours"),
            _ if self.is_over() => Refused("not-now"),
            Some(person) if person != visitor && !chair.left && bot.is_none() && here(person) => {
                Refused("seat-taken")
            }
            Some(person) if person != visitor && !chair.left && bot.is_some() => {
                // Where a bot plays already, somebody is there.
                Refused("seat-taken")
            }
            _ if bot == Some(rank) => Done,
            None if self.begun && bot.is_some() => Refused("seat-taken"),
            _ => Happens,
        }
    }

    fn free_seat(&self, wanted: Option<usize>) -> Option<usize> {
        let free = |seat: &usize| self.chairs.get(*seat).is_some_and(Chair::is_free);
        match wanted {
            Some(seat) => Some(seat).filter(free),
            None => (0..self.chairs.len()).find(free),
        }
    }

    /// Repeats an entry of the log, regardless of who asked for it. `visitor` says whose id an id is.
    pub(crate) fn repeat(&mut self, entry: &Value, visitor: impl Fn(&str) -> usize) {
        let (kind, what) = kind(entry);
        let seat = what["seat"].as_u64().map_or(0, |seat| seat as usize);
        let text = |name: &str| what[name].as_str().unwrap_or_default().to_owned();
        match kind {
            "opened" => {}
            "seated" => {
                let person = visitor(&text("visitor"));
                assert_eq!(self.seat_of(person), None, "nobody has two seats");
                assert!(self.chairs[seat].is_free(), "no seat belongs to two");
                self.chairs[seat].person = Some((person, text("name")));
            }
            "salted" => self.chairs[seat].salt = text("salt"),
            "left" if self.begun => self.chairs[seat].left = true,
            "left" => self.chairs[seat] = Chair::default(),
            "bot-took" => {
                if !self.begun {
                    self.chairs[seat] = Chair::default();
                }
                self.chairs[seat].bot = Some(text("rank"));
            }
            "returned" => {
                self.chairs[seat].bot = None;
                self.chairs[seat].left = false;
            }
            "said" => {
                let person = self.chairs[seat].person.as_ref();
                let (_, name) = person.expect("only people talk");
                let said = json!({"seat": seat, "name": name, "text": text("text")});
                self.chat.push(said);
            }
            "rematch" => self.rematch = Some(text("table")),
            "started" => {
                self.begun = true;
                self.settle(&what["steps"]);
            }
            "decided" => self.decide(what),
            "undone" => {
                let hidden = self.play.position().sealed();
                let by = Seat::new(seat).unwrap();
                let decisions = what["decisions"].as_u64().unwrap() as usize;
                assert!(self.play.undo(by, decisions), "the engine allows the undo");
                self.acts.push(Act { by, hidden });
                self.chairs[seat].last = None;
            }
            other => panic!("nobody knows the entry {other}"),
        }
    }

    fn decide(&mut self, what: &Value) {
        let decision = &what["steps"][0];
        let by = Seat::new(decision["by"].as_u64().unwrap() as usize).unwrap();
        let text = decision["do"].as_str().unwrap();
        let before = *self.play.position();
        let chair = &mut self.chairs[by.index()];
        match what["seen"].as_u64() {
            Some(seen) => {
                assert!(chair.bot.is_none(), "a person decides where no bot plays");
                chair.last = Some((seen, text.to_owned()));
            }
            None => assert!(chair.bot.is_some(), "a bot decides where one plays"),
        }
        let decided = self.play.decide(by, text.parse().unwrap(), &mut Silence);
        assert_eq!(decided, Ok(()), "the engine allows {text}");
        let after = *self.play.position();
        let same_point =
            before.sealed() && after.sealed() && after.owing().is_subset(before.owing());
        self.acts.push(Act {
            by,
            hidden: same_point,
        });
        let rest: Vec<Value> = what["steps"].as_array().unwrap()[1..].to_vec();
        self.settle(&Value::Array(rest));
    }

    /// Repeats outcomes of chance; whether they were fair is seen when the game is over.
    fn settle(&mut self, steps: &Value) {
        for line in steps.as_array().unwrap() {
            let position = *self.play.position();
            let Next::Chance(chance) = position.next() else {
                panic!("nothing is left to chance: {line}");
            };
            let is_line = |outcome: &_| {
                let outcome = *outcome;
                Value::Object(Step::<G>::Chance { chance, outcome }.to_json()) == *line
            };
            let outcome = position
                .outcomes()
                .map(|(outcome, _)| outcome)
                .find(is_line);
            let outcome = outcome.unwrap_or_else(|| panic!("chance cannot give {line}"));
            self.play.settle(outcome, &mut Silence).unwrap();
        }
        let settled = !matches!(self.play.position().next(), Next::Chance(_));
        assert!(settled, "chance has decided all there is");
    }

    /// What this visitor must be shown, as far as it does not depend on who is present.
    pub(crate) fn face(&self, visitor: usize) -> Value {
        let own = self.seat_of(visitor);
        let seat = own.and_then(Seat::new);
        let observer = seat.map_or(Observer::Spectator, Observer::Seat);
        let position = self.play.position();
        let legal = seat.filter(|_| self.begun).map(|seat| position.legal(seat));
        let legal = legal.map_or_else(Vec::new, |legal| legal.to_vec());
        let owing = match self.begun {
            true => position.owing().into_iter().map(u8::from).collect(),
            false => Vec::new(),
        };
        let latest = self.chat.len().saturating_sub(CHAT);
        json!({
            "state": match (self.begun, position.is_over()) {
                (false, _) => "waiting",
                (true, false) => "playing",
                (true, true) => "finished",
            },
            "players": self.chairs.iter().zip(COURT).map(|(chair, bot)| chair.face(visitor, bot)).collect::<Vec<_>>(),
            "seat": own,
            "step": self.number(own),
            "owing": owing,
            "legal": legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "undoable": seat.map_or(0, |seat| self.play.undoable(seat)),
            "view": if self.begun { json!(position.view(observer)) } else { Value::Null },
            "chat": self.chat[latest..],
            "rematch": self.rematch,
        })
    }
}

/// What bots are called, by seat.
const COURT: [&str; 5] = ["Ankhu", "Imhotep", "Nefertari", "Senenmut", "Meryt"];

impl Chair {
    fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// `bot` is what a bot would be called here.
    fn face(&self, visitor: usize, bot: &str) -> Value {
        let kind = match (&self.person, &self.bot) {
            (Some(_), Some(_)) => "stand-in",
            (None, Some(_)) => "bot",
            (Some(_), None) if !self.left => "person",
            _ => "empty",
        };
        let person = self.person.as_ref();
        json!({
            "name": person.map(|(_, name)| name.as_str()).or(self.bot.as_ref().map(|_| bot)),
            "kind": kind,
            "bot": self.bot,
            "you": person.is_some_and(|(person, _)| *person == visitor),
        })
    }
}

/// The kind of an entry, and what stands in it.
pub(crate) fn kind(entry: &Value) -> (&str, &Value) {
    let fields = entry.as_object().unwrap();
    let (kind, what) = fields.iter().find(|(name, _)| *name != "at").unwrap();
    (kind, what)
}
