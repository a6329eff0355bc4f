//! A second reading of the rules of Ra, clause by clause, to compare the engine with.
//!
//! Every function transcribes one clause of `ra.md` and names it. Nothing here is fast and nothing is
//! shared with the engine: tiles lie in plain lists, and each step is carried out the way a player at the
//! table would do it. The spelling of actions and of chance outcomes is that of `notation.md`.

mod auction;
mod components;
mod disaster;
mod epoch;
mod facts;
mod scoring;
mod turn;

use self::auction::Auction;
use self::components::{SPACES, Tile, full_bag, names_of_sun_sets, sun_set};
use self::disaster::Loss;

/// A game of Ra in progress or finished.
#[derive(Clone, Debug)]
pub(crate) struct Literal {
    players: Vec<Player>,
    bag: Vec<Tile>,
    spaces: [Option<Tile>; SPACES],
    removed: Vec<Tile>,
    ra_count: usize,
    centre: u32,
    epoch: usize,
    /// The sums booked so far (RA-10.10): one list per finished epoch, one entry per seat.
    gains: Vec<Vec<i64>>,
    undealt_sun_sets: Vec<&'static str>,
    point: Point,
}

/// A player's area (RA-1.7) and points (RA-1.6).
#[derive(Clone, Debug)]
struct Player {
    area: Vec<Tile>,
    usable: Vec<u32>,
    spent: Vec<u32>,
    points: i64,
}

/// What must happen next: a decision of RA-3.7, a chance outcome of NO-2.6, or nothing any more.
#[derive(Clone, Debug)]
enum Point {
    SunSet { to: usize },
    Turn { seat: usize },
    Draw { seat: usize },
    GodStep { seat: usize },
    Bid(Auction),
    Loss(Loss),
    Over,
}

/// A chance outcome that is due (NO-2.6): its kind, the seat it goes to, and the possible outcomes with
/// their weights in canonical order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chance {
    pub(crate) kind: String,
    pub(crate) to: Option<usize>,
    pub(crate) outcomes: Vec<(String, u32)>,
}

impl Literal {
    /// Sets the game up as far as chance is not involved (RA-2.1 to RA-2.3, RA-2.6).
    ///
    /// # Panics
    /// If the number of players is not 2 to 5.
    #[must_use]
    pub(crate) fn new(players: usize) -> Self {
        assert!(
            (2..=5).contains(&players),
            "RA-2.1: Ra is for 2 to 5 players, not {players}"
        );
        let player = Player {
            area: Vec::new(),
            usable: Vec::new(),
            spent: Vec::new(),
            points: 10,
        };
        Self {
            players: vec![player; players],
            bag: full_bag(),
            spaces: [None; SPACES],
            removed: Vec::new(),
            ra_count: 0,
            centre: 1,
            epoch: 1,
            gains: Vec::new(),
            undealt_sun_sets: names_of_sun_sets(players),
            point: Point::SunSet { to: 0 },
        }
    }

    /// Tells whether the game has ended (RA-11.1).
    #[must_use]
    pub(crate) fn over(&self) -> bool {
        matches!(self.point, Point::Over)
    }

    /// The seats that owe a decision now (RA-3.7). In Ra it is never more than one.
    #[must_use]
    pub(crate) fn owes(&self) -> Vec<usize> {
        match &self.point {
            Point::Turn { seat } | Point::GodStep { seat } => vec![*seat],
            Point::Bid(auction) => vec![auction.speaker()],
            Point::Loss(loss) => vec![loss.owner],
            Point::SunSet { .. } | Point::Draw { .. } | Point::Over => Vec::new(),
        }
    }

    /// All legal actions of a seat in notation (NO-2.2), sorted as texts; none if the seat is not asked.
    #[must_use]
    pub(crate) fn legal(&self, seat: usize) -> Vec<String> {
        if !self.owes().contains(&seat) {
            return Vec::new();
        }
        let mut actions = match &self.point {
            Point::Turn { .. } => self.turn_choices(seat),
            Point::GodStep { .. } => self.god_step_choices(seat),
            Point::Bid(auction) => self.bid_choices(auction),
            Point::Loss(loss) => self.loss_choices(loss),
            Point::SunSet { .. } | Point::Draw { .. } | Point::Over => Vec::new(),
        };
        actions.sort();
        actions
    }

    /// The chance outcome that is due, if one is (NO-2.6).
    #[must_use]
    pub(crate) fn chance(&self) -> Option<Chance> {
        match self.point {
            Point::SunSet { to } => Some(self.sun_set_chance(to)),
            Point::Draw { .. } => Some(self.draw_chance()),
            _ => None,
        }
    }

    /// Carries out a decision (NO-2.2).
    ///
    /// # Panics
    /// If the action is not legal for that seat now.
    pub(crate) fn decide(&mut self, seat: usize, action: &str) {
        let legal = self.legal(seat);
        assert!(
            legal.iter().any(|text| text == action),
            "seat {seat} may not say \"{action}\" now; legal: {legal:?}"
        );
        let (verb, object) = action.split_once(' ').unwrap_or((action, ""));
        match verb {
            "draw" => self.point = Point::Draw { seat },
            "invoke" => self.invoke(seat),
            "god" => self.spend_god(seat, Tile::with_key(object)),
            "done" => self.next_turn_left_of(seat),
            "bid" => self.speak(Some(object.parse().expect("a legal bid names a number"))),
            "pass" => self.speak(None),
            "lose" => self.give_up(Tile::with_key(object)),
            _ => panic!("no action of Ra begins with \"{verb}\" (NO-2.1)"),
        }
    }

    /// Carries out a chance outcome (NO-2.6).
    ///
    /// # Panics
    /// If no outcome is due, or if this one is not possible.
    pub(crate) fn outcome(&mut self, is: &str) {
        let chance = self.chance().expect("a chance outcome is due now");
        assert!(
            chance.outcomes.iter().any(|(text, _)| text == is),
            "the outcome \"{is}\" is impossible now; possible: {:?}",
            chance.outcomes
        );
        match self.point {
            Point::SunSet { to } => self.deal_sun_set(to, is),
            Point::Draw { seat } => self.show_drawn_tile(seat, Tile::with_key(is)),
            _ => panic!("chance is due at no other point than these two (NO-2.6)"),
        }
    }

    /// When the game is over: points and places (1 = winner), one entry per seat (RA-11.1 to RA-11.3).
    #[must_use]
    pub(crate) fn result(&self) -> Option<(Vec<i64>, Vec<usize>)> {
        if !self.over() {
            return None;
        }
        let points = self.players.iter().map(|player| player.points).collect();
        Some((points, self.places()))
    }

    /// NO-2.6 `set`: the sets that are not dealt yet, all equally likely.
    fn sun_set_chance(&self, to: usize) -> Chance {
        let undealt = self.undealt_sun_sets.iter();
        Chance {
            kind: "set".to_string(),
            to: Some(to),
            outcomes: undealt.map(|name| ((*name).to_string(), 1)).collect(),
        }
    }

    /// RA-2.4: the seat gets this set face up. RA-2.7: after the last seat, the first turn begins.
    fn deal_sun_set(&mut self, to: usize, name: &str) {
        self.undealt_sun_sets.retain(|undealt| *undealt != name);
        self.players[to].usable = sun_set(self.players.len(), name);
        if to + 1 < self.players.len() {
            self.point = Point::SunSet { to: to + 1 };
        } else {
            self.highest_sun_begins();
        }
    }

    /// RA-2.7 and RA-9.2.8: the player who owns the highest sun takes the first turn.
    fn highest_sun_begins(&mut self) {
        let seat = (0..self.players.len())
            .max_by_key(|&seat| self.players[seat].highest_sun())
            .expect("there are at least two players (RA-2.1)");
        self.point = Point::Turn { seat };
    }

    /// The tiles in the row, from left to right (RA-1.4).
    fn row(&self) -> Vec<Tile> {
        self.spaces.iter().flatten().copied().collect()
    }

    /// Takes all tiles out of the row and leaves it empty.
    fn clear_row(&mut self) -> Vec<Tile> {
        let tiles = self.row();
        self.spaces = [None; SPACES];
        tiles
    }

    /// The seats in clockwise order beginning left of this one and ending with itself (RA-2.1).
    fn clockwise_from_left_of(&self, seat: usize) -> Vec<usize> {
        let players = self.players.len();
        (1..=players).map(|step| (seat + step) % players).collect()
    }

    /// Moves one tile of this kind from a player's area to the removed ones.
    fn remove_from_area(&mut self, seat: usize, tile: Tile) {
        let area = &mut self.players[seat].area;
        let position = area.iter().position(|owned| *owned == tile);
        area.remove(position.expect("a tile can be removed only by its owner"));
        self.removed.push(tile);
    }
}

impl Player {
    /// A player with a usable sun is active (section 0).
    fn is_active(&self) -> bool {
        !self.usable.is_empty()
    }

    /// How many tiles of this kind lie in the area.
    fn owned(&self, tile: Tile) -> usize {
        self.area.iter().filter(|owned| **owned == tile).count()
    }

    /// All suns, face up or face down.
    fn suns(&self) -> Vec<u32> {
        self.usable.iter().chain(&self.spent).copied().collect()
    }

    /// The highest single sun of the player, usable or spent (RA-9.2.8, RA-11.2).
    fn highest_sun(&self) -> u32 {
        self.suns().into_iter().max().unwrap_or(0)
    }
}
