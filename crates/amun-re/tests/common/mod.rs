//! A table set up in a few words, and a game played on it in a few more.
//!
//! Cards and provinces are written as in the notation, with a number before a kind of card that is
//! there several times: `"2 architect bribe"`, `"thebes edfu"`.

// Every test program uses a part of this.
#![allow(dead_code, unused_imports)]

pub(crate) mod ledger;
pub(crate) mod random;
mod scene;

use amun_re::{Action, Card, Cards, Event, Outcome, Position, Province, Provinces, View};
use tabletop::{Game, Observer, Play, Seat, Silence};

pub(crate) use scene::{Scene, custom_board, expert, opening, scene};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("tables have seats 0 to 4")
}

pub(crate) fn province(key: &str) -> Province {
    Province::from_key(key).unwrap_or_else(|| panic!("{key} is not a province"))
}

/// Reads a list of provinces.
pub(crate) fn provinces(text: &str) -> Provinces {
    text.split_whitespace().map(province).collect()
}

pub(crate) fn card(key: &str) -> Card {
    Card::from_key(key).unwrap_or_else(|| panic!("{key} is not a power card"))
}

/// Reads a pile of cards.
pub(crate) fn cards(text: &str) -> Cards {
    let (mut pile, mut times) = (Cards::NONE, 1);
    for word in text.split_whitespace() {
        if let Ok(number) = word.parse() {
            times = number;
        } else {
            pile[card(word)] += times;
            times = 1;
        }
    }
    pile
}

/// Writes a pile of cards, in the order of AR-1.1.
pub(crate) fn written(pile: &Cards) -> String {
    let words = pile.iter().map(|(card, count)| match count {
        1 => card.to_string(),
        _ => format!("{count} {card}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Somebody who looks; nobody's number is a spectator.
pub(crate) fn observer(who: Option<usize>) -> Observer {
    who.map_or(Observer::Spectator, |number| Observer::Seat(seat(number)))
}

/// A game under way.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Play<Position>,
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn from(position: Position) -> Table {
        Table {
            game: Play::new(position),
            events: Vec::new(),
        }
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// Plays steps, separated by semicolons:
    ///
    /// - `0 bid thebes 6`: seat 0 says this; followed by ` x3`, three times;
    /// - `all offer theft`: as many times as there are players, the first seat asked says this;
    /// - `draw 0 bribe change`: seat 0 draws these cards;
    /// - `up thebes buto`: these provinces are turned up;
    /// - `deal thebes buto`: these are dealt to the next seats;
    /// - `lot 2`: the lot falls on seat 2.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Table {
        for step in steps.split(';').map(str::trim) {
            let (who, what) = step.split_once(' ').expect("a step has two parts");
            match who {
                "all" => {
                    for _ in 0..self.position().players() {
                        let asked = self.position().owing().first();
                        self.say(asked.expect("somebody is asked"), what);
                    }
                }
                "draw" => {
                    let (to, keys) = what.split_once(' ').expect("somebody draws something");
                    for key in keys.split(' ') {
                        let due = amun_re::Chance::Draw(seat_of(to));
                        assert_eq!(self.position().next(), tabletop::Next::Chance(due));
                        self.comes(Outcome::Card(card(key)));
                    }
                }
                "up" | "deal" => {
                    for key in what.split(' ') {
                        self.comes(Outcome::Province(province(key)));
                    }
                }
                "lot" => self.comes(Outcome::First(seat_of(what))),
                who => {
                    let (what, times) = what.split_once(" x").unwrap_or((what, "1"));
                    for _ in 0..times.parse().expect("a number follows x") {
                        self.say(seat_of(who), what);
                    }
                }
            }
        }
        self
    }

    /// This player says this.
    fn say(&mut self, who: Seat, what: &str) {
        let said = self.game.decide(who, action(what), &mut self.events);
        said.unwrap_or_else(|why| panic!("{who}: {what} {why}"));
    }

    /// Chance brings this.
    fn comes(&mut self, outcome: Outcome) {
        let settled = self.game.settle(outcome, &mut self.events);
        settled.unwrap_or_else(|why| panic!("{outcome:?}: {why}"));
    }

    /// Why this player may not say this now. The refusal changes nothing.
    pub(crate) fn refused(&self, who: usize, what: &str) -> String {
        let mut position = *self.position();
        let why = position.apply(seat(who), action(what), &mut Silence);
        assert_eq!(&position, self.position());
        why.expect_err("it is refused").to_string()
    }

    /// Whether this player may say this now.
    pub(crate) fn legal(&self, who: usize, what: &str) -> bool {
        self.position().check(seat(who), action(what)).is_ok()
    }

    /// The one seat that owes a decision.
    pub(crate) fn asked(&self) -> usize {
        let owing = self.position().owing();
        let phase = self.position().phase();
        assert_eq!(owing.len(), 1, "not one decision: {phase:?}");
        owing.first().expect("there is one").index()
    }

    /// What this player may say, sorted by text.
    pub(crate) fn choices(&self, who: usize) -> Vec<String> {
        let legal = self.position().legal(seat(who));
        let mut texts: Vec<_> = legal.iter().map(Action::to_string).collect();
        texts.sort();
        texts
    }

    /// Those of the choices that begin like this, without this beginning and in the order of the
    /// numbers they end with: `bids on thebes` are the `choices_to(0, "bid thebes")`.
    pub(crate) fn choices_to(&self, who: usize, beginning: &str) -> Vec<String> {
        let choices = self.choices(who).into_iter();
        let rest = |text: String| Some(text.strip_prefix(beginning)?.trim().to_owned());
        let mut found: Vec<String> = choices.filter_map(rest).collect();
        found.sort_by_key(|text| text.parse::<u16>().unwrap_or_default());
        found
    }

    /// Everybody's gold.
    pub(crate) fn gold(&self) -> Vec<u16> {
        self.each(|player| player.gold)
    }

    /// Everybody's points.
    pub(crate) fn points(&self) -> Vec<u16> {
        self.each(|player| player.points)
    }

    fn each<T>(&self, value: impl Fn(&amun_re::Player) -> T) -> Vec<T> {
        let seats = Seat::all(self.position().players());
        seats
            .map(|seat| value(self.position().player(seat)))
            .collect()
    }

    /// A player's cards.
    pub(crate) fn hand(&self, number: usize) -> String {
        written(&self.position().player(seat(number)).hand)
    }

    /// What a player controls.
    pub(crate) fn control(&self, number: usize) -> Provinces {
        self.position().player(seat(number)).control
    }

    /// The discards.
    pub(crate) fn discards(&self) -> String {
        written(self.position().discards())
    }

    /// How many cards are in the deck.
    pub(crate) fn deck(&self) -> u32 {
        self.position().deck().total()
    }

    /// The pyramids and the stones in a province.
    pub(crate) fn built(&self, key: &str) -> (u8, u8) {
        let pieces = self.position().pieces(province(key));
        (pieces.pyramids, pieces.stones)
    }

    /// The field farmers and the free farmers in a province.
    pub(crate) fn farmers(&self, key: &str) -> (u8, u8) {
        let pieces = self.position().pieces(province(key));
        (pieces.field_farmers, pieces.free_farmers)
    }

    /// The value of the active tile; 0 if there is none.
    pub(crate) fn tile(&self) -> u8 {
        self.position().tile().map_or(0, |tile| tile.value())
    }

    /// The number of the first player of the round.
    pub(crate) fn first(&self) -> usize {
        let first = self.position().first();
        first.expect("the lot has been drawn").index()
    }

    /// Everybody's place at the end.
    pub(crate) fn places(&self) -> Vec<u8> {
        let standing = self.position().standing().expect("the game is over");
        standing.places.of(self.position().players()).to_vec()
    }

    /// What somebody sees; nobody's number is a spectator.
    pub(crate) fn view(&self, who: Option<usize>) -> View {
        self.position().view(observer(who))
    }

    /// Whether this was told.
    pub(crate) fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// How many such events were told.
    pub(crate) fn count(&self, wanted: fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }
}

fn seat_of(text: &str) -> Seat {
    seat(
        text.parse()
            .unwrap_or_else(|_| panic!("{text} is not a seat")),
    )
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}
