//! What the events of a game tell that its position does not remember.

use ra::event::EpochEnd;
use ra::row::SPACES;
use ra::scoring::Category;
use ra::{Event, Position, Sun, Tile, Tiles};
use tabletop::{BySeat, Seat};

use games::Told;

/// The story of a game so far, gathered from its events.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    /// Who has spoken in the auction that is going on, and with which sun.
    pub(super) spoken: Vec<(Seat, Option<Sun>)>,
    /// For each space of the row, the number of its tile among all tiles drawn.
    pub(super) drawn: [Option<usize>; SPACES],
    /// The gods of each player, by their number among all gods drawn.
    pub(super) gods: BySeat<Vec<usize>>,
    /// The scorings, one for each epoch that has ended.
    pub(super) scorings: Vec<Scoring>,
    tiles: usize,
    gods_drawn: usize,
    gods_in_row: [Option<usize>; SPACES],
    areas: BySeat<Tiles>,
    last_draw: Option<Seat>,
}

/// The scoring at the end of an epoch.
#[derive(Clone, Debug)]
pub(super) struct Scoring {
    /// Which epoch it was.
    pub(super) epoch: u8,
    /// Why it ended.
    pub(super) why: EpochEnd,
    /// Who drew the last Ra, if that ended it.
    pub(super) by: Option<Seat>,
    /// How many steps of the log led here.
    pub(super) steps: usize,
    /// What each player had.
    pub(super) tiles: BySeat<Tiles>,
    /// The gods each player had, by number.
    pub(super) gods: BySeat<Vec<usize>>,
    /// The points of each player by category.
    pub(super) points: BySeat<[i16; Category::ALL.len()]>,
    /// Their sums.
    pub(super) sums: BySeat<i16>,
}

impl History {
    /// The story that this log tells.
    pub(super) fn of(log: &[Told<Position>]) -> History {
        let mut history = History::default();
        for (steps, told) in log.iter().enumerate() {
            for event in &told.events {
                history.add(event, steps + 1);
            }
        }
        history
    }

    /// The number of the god that a player would spend next, if their gods are known.
    pub(super) fn next_god(&self, seat: Seat) -> Option<usize> {
        self.gods[seat].first().copied()
    }

    /// The number of the god that lies on this space of the row.
    pub(super) fn god_in_row(&self, space: usize) -> Option<usize> {
        self.gods_in_row[space]
    }

    fn add(&mut self, event: &Event, steps: usize) {
        match *event {
            Event::AuctionBegan { .. } => self.spoken.clear(),
            Event::Bid { seat, sun } => self.spoken.push((seat, Some(sun))),
            Event::Passed { seat } => self.spoken.push((seat, None)),
            Event::TileDrawn { seat, tile, space } => {
                let space = usize::from(space);
                self.last_draw = Some(seat);
                self.drawn[space] = Some(self.tiles);
                self.tiles += 1;
                if tile == Tile::God {
                    self.gods_in_row[space] = Some(self.gods_drawn);
                    self.gods_drawn += 1;
                }
            }
            Event::RaDrawn { seat, .. } => self.last_draw = Some(seat),
            Event::TileTaken { seat, tile, space } => {
                let space = usize::from(space);
                self.drawn[space] = None;
                let god = self.gods_in_row[space].take();
                self.gods[seat].extend(god);
                if tile.can_be_owned() {
                    self.areas[seat][tile] += 1;
                }
            }
            Event::TileRemoved { space, .. } => {
                self.drawn[usize::from(space)] = None;
                self.gods_in_row[usize::from(space)] = None;
            }
            Event::GodSpent { seat } => {
                self.lose(seat, Tile::God, 1);
                if !self.gods[seat].is_empty() {
                    self.gods[seat].remove(0);
                }
            }
            Event::TileLost { seat, tile } => self.lose(seat, tile, 1),
            Event::TilesCleared { seat, tile, count } => {
                self.lose(seat, tile, count);
                if tile == Tile::God {
                    self.gods[seat].clear();
                }
            }
            Event::EpochEnded { epoch, why } => self.scorings.push(Scoring {
                epoch,
                why,
                by: self.last_draw.filter(|_| why == EpochEnd::RaTrack),
                steps,
                tiles: self.areas,
                gods: self.gods.clone(),
                points: BySeat::default(),
                sums: BySeat::default(),
            }),
            Event::Scored {
                seat,
                category,
                points,
            } => {
                if let Some(scoring) = self.scorings.last_mut() {
                    scoring.points[seat][category as usize] = points;
                }
            }
            Event::Booked { seat, sum } => {
                if let Some(scoring) = self.scorings.last_mut() {
                    scoring.sums[seat] = sum;
                }
            }
            Event::SetDealt { .. }
            | Event::EpochBegan { .. }
            | Event::RaInvoked { .. }
            | Event::NobodyBid { .. }
            | Event::AuctionWon { .. }
            | Event::SunSwapped { .. }
            | Event::DisasterStruck { .. }
            | Event::Placed { .. } => {}
        }
    }

    fn lose(&mut self, seat: Seat, tile: Tile, count: u8) {
        let owned = &mut self.areas[seat][tile];
        *owned = owned.saturating_sub(count);
    }
}
