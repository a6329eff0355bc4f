//! A table set up in a few words, and a game played on it in a few more.
//!
//! Tiles are written as in the notation, with a number before a kind that is there several times:
//! `"3 pharaoh nile mon.temple"`. Suns are written from the highest to the lowest, with a bar
//! between the usable and the spent ones: `"13 5 2 | 1"`.

// Every test program uses a part of this.
#![allow(dead_code, clippy::unwrap_used)]

pub(crate) mod ledger;
pub(crate) mod random;

use ra::{Action, Event, Options, Outcome, Phase, Position, Setup, Sun, SunSet, Suns, Tile, Tiles};
use tabletop::{Game, Observer, Seat, Silence};

/// R(n), the Ra tile that ends an epoch (RA-2.5), written down once more.
pub(crate) fn ra_tiles(players: usize) -> u8 {
    [6, 8, 9, 10][players - 2]
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("tables have seats 0 to 4")
}

/// Reads a list of tiles.
pub(crate) fn tiles(text: &str) -> Vec<Tile> {
    let (mut tiles, mut times) = (Vec::new(), 1);
    for word in text.split_whitespace() {
        if let Ok(number) = word.parse() {
            times = number;
        } else {
            let tile = Tile::from_key(word).unwrap_or_else(|| panic!("{word} is not a tile"));
            tiles.extend(std::iter::repeat_n(tile, times));
            times = 1;
        }
    }
    tiles
}

/// Writes a pile of tiles, in the order of RA-1.1.
pub(crate) fn written(pile: &Tiles) -> String {
    let words = pile.iter().map(|(tile, count)| match count {
        1 => tile.to_string(),
        _ => format!("{count} {tile}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Reads suns: usable ones, then a bar and the spent ones if there are any.
fn suns(text: &str) -> (Suns, Suns) {
    let read = |text: &str| {
        let numbers = text.split_whitespace();
        numbers.map(|word| Sun(word.parse().unwrap())).collect()
    };
    let (usable, spent) = text.split_once('|').unwrap_or((text, ""));
    (read(usable), read(spent))
}

fn numbers(suns: Suns) -> String {
    let mut words: Vec<_> = suns.into_iter().map(|sun| sun.to_string()).collect();
    words.reverse();
    words.join(" ")
}

/// A position to be described.
pub(crate) struct Scene(pub(crate) Setup);

/// The start of a game: seat 0 has set A and the first turn, seat 1 has set B, and so on.
pub(crate) fn scene(players: usize) -> Scene {
    let mut position = Position::new(players, &Options::default()).unwrap();
    for set in SunSet::ALL.into_iter().take(players) {
        position.settle(Outcome::Set(set), &mut Silence).unwrap();
    }
    Scene(position.to_setup())
}

impl Scene {
    fn out_of_bag(&mut self, tile: Tile) {
        assert!(self.0.bag[tile] > 0, "the bag has no {tile} left");
        self.0.bag[tile] -= 1;
    }

    /// These tiles lie in the row, from the left.
    pub(crate) fn row(mut self, text: &str) -> Scene {
        for (space, tile) in tiles(text).into_iter().enumerate() {
            self.out_of_bag(tile);
            self.0.row.0[space] = Some(tile);
        }
        self
    }

    /// The player owns these tiles.
    pub(crate) fn owns(mut self, seat: usize, text: &str) -> Scene {
        for tile in tiles(text) {
            self.out_of_bag(tile);
            self.0.seats[seat].tiles[tile] += 1;
        }
        self
    }

    /// Everybody's suns, by seat, and the one in the centre.
    pub(crate) fn suns<const N: usize>(mut self, seats: [&str; N], centre: u8) -> Scene {
        for (seat, text) in self.0.seats.iter_mut().zip(seats) {
            (seat.usable, seat.spent) = suns(text);
        }
        self.0.centre = Sun(centre);
        self
    }

    /// It is this epoch, and the scorings before it changed nothing.
    pub(crate) fn epoch(mut self, epoch: u8) -> Scene {
        self.0.epoch = epoch;
        for seat in &mut self.0.seats {
            seat.gains = vec![0; usize::from(epoch - 1)];
        }
        self
    }

    /// The player's sums in the scorings so far.
    pub(crate) fn gains(mut self, seat: usize, gains: &[i16]) -> Scene {
        self.0.seats[seat].gains = gains.to_vec();
        self
    }

    /// This many Ra tiles have been drawn in this epoch.
    pub(crate) fn ra_count(mut self, count: u8) -> Scene {
        self.0.ra_count = count;
        self.0.bag[Tile::Ra] = Tile::Ra.copies() - count;
        self
    }

    /// The next Ra tile ends the epoch.
    pub(crate) fn last_ra(self) -> Scene {
        let count = ra_tiles(self.0.seats.len()) - 1;
        self.ra_count(count)
    }

    /// This seat has its turn.
    pub(crate) fn turn(self, number: usize) -> Scene {
        let seat = seat(number);
        self.phase(Phase::Turn { seat })
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Scene {
        self.0.phase = phase;
        self
    }

    pub(crate) fn options(mut self, options: Options) -> Scene {
        self.0.options = options;
        self
    }

    /// The position, to be played on from.
    pub(crate) fn begin(self) -> Table {
        let position = Position::from_setup(&self.0);
        Table {
            position: position.unwrap_or_else(|faults| panic!("{faults}")),
            events: Vec::new(),
        }
    }
}

/// A game under way.
pub(crate) struct Table {
    pub(crate) position: Position,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// Plays steps like `"0 draw nile; 1 invoke; 2 pass; 0 bid 5"`: who, and what. `draw` is
    /// followed by the tile that comes out of the bag.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Table {
        for step in steps.split(';') {
            let (who, what) = step.trim().split_once(' ').expect("a step has two parts");
            let who = seat(who.parse().expect("a step begins with a seat"));
            match what.split_once(' ') {
                Some(("draw", tile)) => {
                    self.say(who, "draw");
                    self.comes(tile);
                }
                _ => self.say(who, what),
            }
        }
        self
    }

    /// This player says this.
    pub(crate) fn say(&mut self, who: Seat, what: &str) {
        let action: Action = what.parse().unwrap();
        let said = self.position.apply(who, action, &mut self.events);
        said.unwrap_or_else(|why| panic!("{what} {why}"));
    }

    /// This tile comes out of the bag.
    pub(crate) fn comes(&mut self, key: &str) {
        let outcome = Outcome::Tile(Tile::from_key(key).unwrap());
        let settled = self.position.settle(outcome, &mut self.events);
        settled.unwrap_or_else(|why| panic!("{key}: {why}"));
    }

    /// The player on turn draws, tile after tile.
    pub(crate) fn draw(&mut self, text: &str) -> &mut Table {
        for tile in tiles(text) {
            self.say(seat(self.asked()), "draw");
            self.comes(tile.key());
        }
        self
    }

    /// Everybody who is asked passes, as often as possible.
    pub(crate) fn all_pass(&mut self) -> &mut Table {
        while self.choices().iter().any(|text| text == "pass") {
            self.say(seat(self.asked()), "pass");
        }
        self
    }

    /// Why this player may not say this now. The refusal changes nothing.
    pub(crate) fn refused(&mut self, who: usize, what: &str) -> String {
        let action: Action = what.parse().unwrap();
        let before = self.position;
        let why = self.position.apply(seat(who), action, &mut Silence);
        assert_eq!(self.position, before);
        why.expect_err("it is refused").to_string()
    }

    /// The one seat that owes a decision.
    pub(crate) fn asked(&self) -> usize {
        let owing = self.position.owing();
        assert_eq!(
            owing.len(),
            1,
            "not a decision: {:?}",
            self.position.phase()
        );
        owing.first().unwrap().index()
    }

    /// What it may say, sorted by text; nothing if nobody is asked.
    pub(crate) fn choices(&self) -> Vec<String> {
        let legal = self.position.owing().first();
        let legal = legal
            .map(|seat| self.position.legal(seat))
            .unwrap_or_default();
        let mut texts: Vec<_> = legal.iter().map(Action::to_string).collect();
        texts.sort();
        texts
    }

    /// Its choices with this verb.
    pub(crate) fn choices_to(&self, verb: &str) -> Vec<String> {
        let mut choices = self.choices();
        choices.retain(|text| text.split(' ').next() == Some(verb));
        choices
    }

    /// The tiles a player owns.
    pub(crate) fn tiles(&self, number: usize) -> String {
        written(&self.position.area(seat(number)).tiles)
    }

    /// A player's suns.
    pub(crate) fn suns(&self, number: usize) -> String {
        let area = self.position.area(seat(number));
        let text = format!("{} | {}", numbers(area.usable), numbers(area.spent));
        text.trim_end_matches([' ', '|']).to_string()
    }

    /// The number of the sun in the centre.
    pub(crate) fn centre(&self) -> u8 {
        self.position.centre().0
    }

    /// The row, space by space, with a dash for a gap.
    pub(crate) fn row(&self) -> String {
        let spaces = self.position.row().0;
        let words = spaces.map(|space| space.map_or("-", |tile| tile.key()));
        words.join(" ").trim_end_matches([' ', '-']).to_string()
    }

    /// What has been removed from the game: all that is nowhere else.
    pub(crate) fn removed(&self) -> String {
        let position = &self.position;
        let players = Seat::all(position.players());
        let count = |tile: Tile| {
            let owned = players.clone().map(|seat| position.area(seat).tiles[tile]);
            let in_row = position.row().tiles().filter(|&other| other == tile);
            let on_track = u8::from(tile == Tile::Ra) * position.ra_count();
            tile.copies()
                - position.bag()[tile]
                - owned.sum::<u8>()
                - in_row.count() as u8
                - on_track
        };
        let kinds = Tile::ALL.into_iter();
        written(&kinds.map(|tile| (tile, count(tile))).collect())
    }

    /// Everybody's points.
    pub(crate) fn points(&self) -> Vec<u16> {
        let seats = Seat::all(self.position.players());
        seats.map(|seat| self.position.points(seat)).collect()
    }

    /// Everybody's sum in the latest scoring.
    pub(crate) fn sums(&self) -> Vec<i16> {
        let seats = Seat::all(self.position.players());
        let latest = |seat| self.position.gains(seat).last().copied();
        seats
            .map(|seat| latest(seat).expect("there was a scoring"))
            .collect()
    }

    /// Everybody's place at the end.
    pub(crate) fn places(&self) -> Vec<u8> {
        let standing = self.position.standing().expect("the game is over");
        standing.places.of(self.position.players()).to_vec()
    }

    /// What somebody sees; nobody's number is a spectator.
    pub(crate) fn view(&self, who: Option<usize>) -> ra::View {
        let observer = who.map_or(Observer::Spectator, |number| Observer::Seat(seat(number)));
        self.position.view(observer)
    }
}
