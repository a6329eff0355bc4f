//! A random game of Ra as one would write it for that purpose alone: no list of actions, no phases,
//! no events, no positions to look at halfway. What the engine costs beyond this is the price of a
//! game that can be played, shown and searched.
//!
//! The numbers of the rules and the scoring of tiles are the engine's; the course of play is its own.

use bots::{FastDice, Steps};
use ra::epoch::{EPOCHS, ra_tiles};
use ra::scoring::{
    START_POINTS, civilization, gods, gold, identical, pharaohs, river, suns, variety,
};
use ra::{Tile, Tiles};
use tabletop::{BySeat, Dice, Seat};

const SEATS: usize = 5;
const SPACES: usize = 8;

/// The result of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outcome {
    /// The number of steps.
    pub steps: Steps,
    /// Points by seat.
    pub points: [u16; SEATS],
}

struct Table<'a> {
    dice: &'a mut FastDice,
    players: usize,
    bag: Tiles,
    in_bag: u32,
    row: [Tile; SPACES],
    filled: usize,
    tiles: [Tiles; SEATS],
    /// Suns as bits, the 1 lowest.
    usable: [u32; SEATS],
    spent: [u32; SEATS],
    centre: u32,
    outcome: Outcome,
}

/// Plays a game.
pub fn play(players: usize, dice: &mut FastDice) -> Outcome {
    let mut table = Table {
        dice,
        players,
        bag: Tiles::GAME,
        in_bag: Tiles::GAME.total(),
        row: [Tile::Ra; SPACES],
        filled: 0,
        tiles: [Tiles::default(); SEATS],
        usable: [0; SEATS],
        spent: [0; SEATS],
        centre: 1,
        outcome: Outcome {
            points: [START_POINTS; SEATS],
            ..Outcome::default()
        },
    };
    table.deal();
    for epoch in 1..=EPOCHS {
        table.epoch();
        table.score(epoch == EPOCHS);
    }
    table.outcome
}

impl Table<'_> {
    fn chance(&mut self, limit: u32) -> u32 {
        self.outcome.steps.chances += 1;
        self.dice.below(limit)
    }

    fn decide(&mut self, choices: u32) -> u32 {
        self.outcome.steps.decisions += 1;
        self.dice.below(choices)
    }

    fn deal(&mut self) {
        let mut sets = [0; SEATS];
        for (bits, set) in sets.iter_mut().zip(ra::sun::sets(self.players)) {
            *bits = set.into_iter().fold(0, |bits, sun| bits | 1 << (sun.0 - 1));
        }
        for seat in 0..self.players {
            let left = self.players - seat;
            let number = self.chance(left as u32) as usize;
            self.usable[seat] = sets[number];
            sets[number] = sets[left - 1];
        }
    }

    /// The next seat with a usable sun.
    fn next(&self, after: usize) -> Option<usize> {
        let mut seat = after;
        for _ in 0..self.players {
            seat = if seat + 1 == self.players {
                0
            } else {
                seat + 1
            };
            if self.usable[seat] != 0 {
                return Some(seat);
            }
        }
        None
    }

    fn epoch(&mut self) {
        let limit = ra_tiles(self.players);
        let mut drawn = 0;
        let first = (0..self.players).max_by_key(|&seat| self.usable[seat]);
        let mut turn = first;
        while let Some(seat) = turn {
            let can_draw = u32::from(self.filled < SPACES);
            let kinds = self.kinds_for_a_god(seat);
            let choice = self.decide(can_draw + 1 + kinds.count_ones());
            if choice < can_draw {
                match self.draw() {
                    Tile::Ra => {
                        drawn += 1;
                        if drawn == limit {
                            return;
                        }
                        self.auction(seat, true);
                    }
                    tile => {
                        self.row[self.filled] = tile;
                        self.filled += 1;
                    }
                }
            } else if choice == can_draw {
                self.auction(seat, self.filled == SPACES);
            } else {
                self.spend_gods(seat, kinds, choice - can_draw - 1);
            }
            turn = self.next(seat);
        }
    }

    fn draw(&mut self) -> Tile {
        let mut number = self.chance(self.in_bag);
        self.in_bag -= 1;
        for tile in Tile::ALL {
            let count = u32::from(self.bag[tile]);
            if number < count {
                self.bag[tile] -= 1;
                return tile;
            }
            number -= count;
        }
        unreachable!("the number is below what is in the bag")
    }

    /// What is in the row for a seat with a god, as bits.
    fn kinds_for_a_god(&self, seat: usize) -> u32 {
        if self.tiles[seat][Tile::God] == 0 {
            return 0;
        }
        let kinds = self.row[..self.filled]
            .iter()
            .fold(0, |kinds, &tile| kinds | 1 << tile as u32);
        kinds & !(1 << Tile::God as u32)
    }

    /// Takes a tile for a god, and goes on as long as the seat likes.
    fn spend_gods(&mut self, seat: usize, mut kinds: u32, mut choice: u32) {
        loop {
            let tile = Tile::ALL[nth(kinds, choice) as usize];
            self.tiles[seat][Tile::God] -= 1;
            let space = self.row[..self.filled]
                .iter()
                .position(|&in_row| in_row == tile);
            self.filled -= 1;
            self.row[space.unwrap_or_default()] = self.row[self.filled];
            self.take(seat, &[tile]);
            kinds = self.kinds_for_a_god(seat);
            if kinds == 0 {
                return;
            }
            match self.decide(1 + kinds.count_ones()) {
                0 => return,
                number => choice = number - 1,
            }
        }
    }

    fn auction(&mut self, ra_player: usize, may_all_pass: bool) {
        let mut high: Option<(usize, u32)> = None;
        let mut speaker = ra_player;
        loop {
            speaker = self.next(speaker).unwrap_or(ra_player);
            let above = high.map_or(0, |(_, sun)| sun);
            let suns = self.usable[speaker] & (!0_u32 << above);
            let can_pass = u32::from(speaker != ra_player || may_all_pass || high.is_some());
            let choice = self.decide(can_pass + suns.count_ones());
            if choice >= can_pass {
                high = Some((speaker, nth(suns, choice - can_pass) + 1));
            }
            if speaker == ra_player {
                break;
            }
        }
        let Some((seat, sun)) = high else {
            if self.filled == SPACES {
                self.filled = 0;
            }
            return;
        };
        let (row, filled) = (self.row, self.filled);
        self.filled = 0;
        self.usable[seat] &= !(1 << (sun - 1));
        self.spent[seat] |= 1 << (self.centre - 1);
        self.centre = sun;
        self.take(seat, &row[..filled]);
    }

    /// Tiles go to a seat, and disasters strike.
    fn take(&mut self, seat: usize, tiles: &[Tile]) {
        let (mut wars, mut earthquakes, mut funerals, mut droughts) = (0, 0, 0, 0);
        for &tile in tiles {
            match tile {
                Tile::Funeral => funerals += 2,
                Tile::Drought => droughts += 2,
                Tile::War => wars += 2,
                Tile::Earthquake => earthquakes += 2,
                tile => self.tiles[seat][tile] += 1,
            }
        }
        let own = &mut self.tiles[seat];
        own[Tile::Pharaoh] = own[Tile::Pharaoh].saturating_sub(funerals);
        let floods = own[Tile::Flood].min(droughts);
        own[Tile::Flood] -= floods;
        own[Tile::Nile] = own[Tile::Nile].saturating_sub(droughts - floods);
        self.lose(seat, &Tile::CIVILIZATION, wars);
        self.lose(seat, &Tile::MONUMENTS, earthquakes);
    }

    fn lose(&mut self, seat: usize, kinds: &[Tile], mut owed: u8) {
        while owed > 0 {
            let own = &self.tiles[seat];
            let (count, different) = (own.count(kinds), own.different(kinds));
            if count <= owed || different < 2 {
                for &kind in kinds {
                    let lost = owed.min(self.tiles[seat][kind]);
                    self.tiles[seat][kind] -= lost;
                    owed -= lost;
                }
                return;
            }
            let number = self.decide(different as u32) as usize;
            let own = &mut self.tiles[seat];
            if let Some(&kind) = kinds.iter().filter(|&&kind| own[kind] > 0).nth(number) {
                own[kind] -= 1;
            }
            owed -= 1;
        }
    }

    fn score(&mut self, is_last: bool) {
        let (mut counts, mut sums) = ([0; SEATS], [0; SEATS]);
        for seat in 0..self.players {
            counts[seat] = self.tiles[seat][Tile::Pharaoh].into();
            let mut left = self.usable[seat] | self.spent[seat];
            while left != 0 {
                sums[seat] += left.trailing_zeros() as u16 + 1;
                left &= left - 1;
            }
        }
        let by_pharaohs = pharaohs(&counts[..self.players]);
        let by_suns = if is_last {
            suns(&sums[..self.players])
        } else {
            BySeat::default()
        };
        for (number, seat) in Seat::all(self.players).enumerate() {
            let own = &mut self.tiles[number];
            let mut gain = gods(own) + gold(own) + river(own) + civilization(own);
            gain += by_pharaohs[seat] + by_suns[seat];
            if is_last {
                gain += variety(own) + identical(own);
            }
            let points = &mut self.outcome.points[number];
            *points = points.saturating_add_signed(gain);
            for tile in Tile::PASSING {
                own[tile] = 0;
            }
            self.usable[number] |= std::mem::take(&mut self.spent[number]);
        }
        self.filled = 0;
    }
}

/// The position of the set bit that has this many set bits below it.
fn nth(mut bits: u32, number: u32) -> u32 {
    for _ in 0..number {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both play the same game: as many decisions, as many draws, as many points.
    #[test]
    fn it_is_the_game_that_the_engine_plays() {
        const GAMES: u64 = 20_000;
        for players in 2..=SEATS {
            let mut dice = FastDice::new(2, 0);
            let (mut decisions, mut chances, mut points) = (0, 0, 0);
            for _ in 0..GAMES {
                let outcome = play(players, &mut dice);
                decisions += outcome.steps.decisions;
                chances += outcome.steps.chances;
                points += u64::from(outcome.points[0]);
            }
            let theirs = crate::play::<ra::Position>(players, GAMES);
            let is_near = |a: u64, b: u64| (a as f64 / b as f64 - 1.0).abs() < 0.01;
            assert!(
                is_near(decisions, theirs.decisions),
                "{decisions} {theirs:?}"
            );
            assert!(is_near(chances, theirs.chances), "{chances} {theirs:?}");
            // The mean score of a random game, from docs/results.md.
            let mean = points as f64 / GAMES as f64;
            let known = [9.65, 9.43, 6.91, 6.41][players - 2];
            assert!(
                (mean / known - 1.0).abs() < 0.03,
                "{players}: {mean}, not {known}"
            );
        }
    }
}
