//! Positions described by hand: for tests, puzzles, editors and files.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Faults, Game, Seat};

use crate::area::Area;
use crate::auction::{Auction, Kind};
use crate::disaster::{Cause, Loss, has_choice};
use crate::epoch::{EPOCHS, ra_tiles};
use crate::options::Options;
use crate::phase::Phase;
use crate::position::Position;
use crate::row::Row;
use crate::sun::{Sun, Suns, all_suns, sets, suns_each};
use crate::tile::{Tile, Tiles};

/// A position written out. It may be nonsense; [`Game::from_setup`] tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What the table chose.
    #[serde(default)]
    pub options: Options,
    /// The number of the epoch.
    pub epoch: u8,
    /// Ra tiles drawn in this epoch.
    pub ra_count: u8,
    /// The sun in the centre.
    pub centre: Sun,
    /// What the table is busy with.
    pub phase: Phase,
    /// The tiles to be auctioned, space by space.
    pub row: Row,
    /// What is left in the bag. What is in no place at all has been removed.
    pub bag: Tiles,
    /// The players, by seat.
    pub seats: Vec<SeatSetup>,
}

/// A player in a [`Setup`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The tiles he owns.
    #[serde(default)]
    pub tiles: Tiles,
    /// His suns that lie face up.
    #[serde(default)]
    pub usable: Suns,
    /// His suns that lie face down.
    #[serde(default)]
    pub spent: Suns,
    /// The sums booked for him in the scorings so far (RA-10.10).
    #[serde(default)]
    pub gains: Vec<i16>,
}

/// Something that keeps a setup from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// The game or the edition does not have so many players.
    #[error("{0} cannot play (RA-2.1, RA-E01)")]
    Players(usize),
    /// There are three epochs.
    #[error("there is no epoch {0} (RA-3.1)")]
    Epoch(u8),
    /// The epoch would have ended before.
    #[error("{0} Ra tiles in an epoch are too many (RA-2.5)")]
    RaCount(u8),
    /// More copies than the game has.
    #[error("there are {count} tiles {tile}, more than the game has (RA-1.1)")]
    Copies {
        /// The kind.
        tile: Tile,
        /// How many the setup has.
        count: u16,
    },
    /// The bag would run out of Ra tiles.
    #[error("the bag has {has} Ra tiles, and the rest of the game may need {needs} (RA-13.3)")]
    FewRaTiles {
        /// How many are in the bag.
        has: u8,
        /// How many may be drawn.
        needs: u8,
    },
    /// A Ra tile cannot lie in the row.
    #[error("a Ra tile lies in the row (RA-13.6)")]
    RaInRow,
    /// A Ra tile or a disaster cannot be owned.
    #[error("seat {seat} owns {tile} (RA-13.6)")]
    Owned {
        /// Whose area.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// The suns are not those of the table, each in one place.
    #[error("the suns on the table are not those for this number of players, each once (RA-13.2)")]
    Suns,
    /// Everybody has the same number of suns.
    #[error("seat {0} has too many or too few suns (RA-13.2)")]
    SunsEach(Seat),
    /// One sum for every scoring.
    #[error("seat {0} must have one gain for every scoring so far (RA-10.10)")]
    Gains(Seat),
    /// A gain that no scoring gives.
    #[error("seat {0} has a gain that no scoring gives (RA-10)")]
    AbsurdGain(Seat),
    /// The phase names a seat that is not there.
    #[error("the phase names seat {0}, which is not at the table")]
    NoSuchSeat(Seat),
    /// Only active players act.
    #[error("seat {0} is to act without a usable sun (RA-3.3)")]
    Inactive(Seat),
    /// Nothing can be drawn into a full row.
    #[error("a tile is drawn while the row is full (RA-4.1)")]
    DrawIntoFullRow,
    /// The god step is there only while another god can be spent.
    #[error("seat {0} cannot spend another god (NO-2.3)")]
    NoGodStep(Seat),
    /// The kind of auction does not fit the row or the Ra count.
    #[error("an auction of kind {0:?} does not fit the row and the Ra count (RA-5.2)")]
    AuctionKind(Kind),
    /// The highest bid is not one that could have been made before the speaker's turn.
    #[error("the highest bid is not a usable sun of somebody who has spoken (RA-5.3, RA-5.4)")]
    HighBid,
    /// Losses without a choice are not asked.
    #[error("seat {0} has no choice of what to lose (RA-7.6)")]
    NoChoice(Seat),
    /// The tile that a god took has left its space.
    #[error("seat {0} loses tiles to a disaster that a god took, but the row is full (RA-8.6)")]
    NoGap(Seat),
    /// More losses than the disasters of the game can cause.
    #[error("seat {0} loses more than the disasters of one acquisition cost (RA-7.2)")]
    Debt(Seat),
    /// Row, tiles or suns are not those of a game that begins.
    #[error("the suns are being dealt, but the game has begun (RA-2)")]
    DealTooLate,
    /// The game is over only after the last scoring.
    #[error("the game is over, but not after the scoring of epoch 3 (RA-11.1)")]
    OverTooEarly,
}

impl Setup {
    pub(crate) fn of(position: &Position) -> Setup {
        let seat = |seat: Seat| {
            let Area {
                tiles,
                usable,
                spent,
            } = *position.area(seat);
            SeatSetup {
                tiles,
                usable,
                spent,
                gains: position.gains(seat).to_vec(),
            }
        };
        Setup {
            options: position.options,
            epoch: position.epoch,
            ra_count: position.ra_count,
            centre: position.centre,
            phase: position.phase,
            row: position.row,
            bag: position.bag,
            seats: Seat::all(position.players()).map(seat).collect(),
        }
    }

    pub(crate) fn position(&self) -> Result<Position, Faults<Fault>> {
        let mut faults = Vec::new();
        self.check_table(&mut faults);
        // Without a table of the right size nothing else can be judged.
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        self.check_tiles(&mut faults);
        self.check_seats(&mut faults);
        self.check_phase(&mut faults);
        Faults(faults).into_result()?;
        let seat = |seat: Seat| self.seats.get(seat.index());
        Ok(Position {
            options: self.options,
            players: self.seats.len() as u8,
            epoch: self.epoch,
            ra_count: self.ra_count,
            centre: self.centre,
            phase: self.phase,
            row: self.row,
            bag: self.bag,
            areas: BySeat::from_fn(|number| seat(number).map(SeatSetup::area).unwrap_or_default()),
            gains: BySeat::from_fn(|number| {
                let mut gains = [0; EPOCHS as usize];
                if let Some(seat) = seat(number) {
                    gains[..seat.gains.len()].copy_from_slice(&seat.gains);
                }
                gains
            }),
        })
    }

    fn players(&self) -> usize {
        self.seats.len()
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatSetup)> {
        Seat::all(self.players()).zip(&self.seats)
    }

    fn over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn check_table(&self, faults: &mut Vec<Fault>) {
        let players = self.players();
        let possible = Position::PLAYERS.contains(&players);
        if !possible || !self.options.names.players().contains(&players) {
            faults.push(Fault::Players(players));
        }
        if !(1..=EPOCHS).contains(&self.epoch) {
            faults.push(Fault::Epoch(self.epoch));
        }
        if possible && self.ra_count >= ra_tiles(players) {
            faults.push(Fault::RaCount(self.ra_count));
        }
    }

    /// RA-13.1, RA-13.3, RA-13.6
    fn check_tiles(&self, faults: &mut Vec<Fault>) {
        for tile in Tile::ALL {
            let in_row = self.row.tiles().filter(|&other| other == tile).count() as u16;
            let owned: u16 = self
                .seats
                .iter()
                .map(|seat| u16::from(seat.tiles[tile]))
                .sum();
            let drawn = if tile == Tile::Ra {
                u16::from(self.ra_count)
            } else {
                0
            };
            let count = in_row + owned + drawn + u16::from(self.bag[tile]);
            if count > u16::from(tile.copies()) {
                faults.push(Fault::Copies { tile, count });
            }
        }
        if self.row.find(Tile::Ra).is_some() {
            faults.push(Fault::RaInRow);
        }
        let epochs_left = EPOCHS - self.epoch + 1;
        let needs = ra_tiles(self.players()) * epochs_left - self.ra_count;
        let has = self.bag[Tile::Ra];
        if has < needs && !self.over() {
            faults.push(Fault::FewRaTiles { has, needs });
        }
    }

    fn check_seats(&self, faults: &mut Vec<Fault>) {
        let scored = if self.over() { EPOCHS } else { self.epoch - 1 };
        for (seat, setup) in self.seats() {
            let wrong = setup.tiles.iter().filter(|(tile, _)| !tile.can_be_owned());
            faults.extend(wrong.map(|(tile, _)| Fault::Owned { seat, tile }));
            if setup.gains.len() != usize::from(scored) {
                faults.push(Fault::Gains(seat));
            }
            // The best and the worst that RA-10 can give: all tiles of the game, and none.
            if setup.gains.iter().any(|gain| !(-12..=250).contains(gain)) {
                faults.push(Fault::AbsurdGain(seat));
            }
        }
        match self.phase {
            Phase::Deal { seat } => self.check_deal(seat, faults),
            _ => self.check_suns(faults),
        }
    }

    /// RA-13.2
    fn check_suns(&self, faults: &mut Vec<Fault>) {
        let piles = self.seats.iter().flat_map(|seat| [seat.usable, seat.spent]);
        let piles = piles.chain([Suns::NONE.with(self.centre)]);
        let (mut all, mut count) = (Suns::NONE, 0);
        for pile in piles {
            all = all.and(pile);
            count += pile.len();
        }
        if all != all_suns(self.players()) || count != all.len() {
            faults.push(Fault::Suns);
        }
        for (seat, setup) in self.seats() {
            if setup.usable.len() + setup.spent.len() != suns_each(self.players()) {
                faults.push(Fault::SunsEach(seat));
            }
        }
    }

    /// The suns are dealt at the start of a game, from seat 0 on (RA-2).
    fn check_deal(&self, next: Seat, faults: &mut Vec<Fault>) {
        let start = Position::start(self.players() as u8, self.options);
        let fresh = Setup {
            seats: self.seats.clone(),
            phase: self.phase,
            ..Setup::of(&start)
        };
        let dealt_in_order = self.seats().all(|(seat, setup)| {
            let before = seat < next;
            let one_set = sets(self.players()).contains(&setup.usable);
            let has_tiles = setup.tiles != Tiles::default();
            !has_tiles
                && setup.spent.is_empty()
                && if before {
                    one_set
                } else {
                    setup.usable.is_empty()
                }
        });
        let mut sets: Vec<_> = self
            .seats
            .iter()
            .map(|seat| seat.usable)
            .filter(|suns| !suns.is_empty())
            .collect();
        sets.sort_by_key(|suns| suns.highest());
        let twice = sets.windows(2).any(|pair| pair[0] == pair[1]);
        if *self != fresh || !dealt_in_order || twice {
            faults.push(Fault::DealTooLate);
        }
    }

    fn check_phase(&self, faults: &mut Vec<Fault>) {
        let named = match self.phase {
            Phase::Deal { seat } => return self.check_named(&[seat], faults),
            Phase::Over => {
                let empty = self.row.is_empty() && self.ra_count == 0;
                if self.epoch != EPOCHS || !empty {
                    faults.push(Fault::OverTooEarly);
                }
                return;
            }
            Phase::Turn { seat } | Phase::Draw { seat } | Phase::Gods { seat } => vec![seat],
            Phase::Auction(auction) => {
                let bidder = auction.high.map(|bid| bid.seat);
                [auction.ra_player, auction.speaker]
                    .into_iter()
                    .chain(bidder)
                    .collect()
            }
            Phase::Loss(Loss {
                owner,
                cause: Cause::Auction { ra_player },
                ..
            }) => {
                vec![owner, ra_player]
            }
            Phase::Loss(Loss {
                owner,
                cause: Cause::God,
                ..
            }) => vec![owner],
        };
        let before = faults.len();
        self.check_named(&named, faults);
        if faults.len() == before {
            self.check_decision(faults);
        }
    }

    fn check_named(&self, seats: &[Seat], faults: &mut Vec<Fault>) {
        let missing = seats.iter().filter(|seat| seat.index() >= self.players());
        faults.extend(missing.map(|&seat| Fault::NoSuchSeat(seat)));
    }

    /// Whether whoever is to act now really could be asked; all named seats are at the table.
    fn check_decision(&self, faults: &mut Vec<Fault>) {
        match self.phase {
            Phase::Deal { .. } | Phase::Over => {}
            Phase::Turn { seat } => self.check_active(seat, faults),
            Phase::Draw { seat } => {
                self.check_active(seat, faults);
                if self.row.is_full() {
                    faults.push(Fault::DrawIntoFullRow);
                }
            }
            Phase::Gods { seat } => {
                self.check_active(seat, faults);
                let owns_god = self.seats[seat.index()].tiles[Tile::God] > 0;
                if !owns_god || !self.row.has_more_than_gods() || self.row.is_full() {
                    faults.push(Fault::NoGodStep(seat));
                }
            }
            Phase::Auction(auction) => self.check_auction(&auction, faults),
            Phase::Loss(loss) => self.check_loss(&loss, faults),
        }
    }

    fn check_active(&self, seat: Seat, faults: &mut Vec<Fault>) {
        if self.seats[seat.index()].usable.is_empty() {
            faults.push(Fault::Inactive(seat));
        }
    }

    fn check_auction(&self, auction: &Auction, faults: &mut Vec<Fault>) {
        self.check_active(auction.ra_player, faults);
        if auction.speaker != auction.ra_player {
            self.check_active(auction.speaker, faults);
        }
        let fits = match auction.kind {
            Kind::A => self.ra_count > 0 && !self.row.is_full(),
            Kind::B => !self.row.is_full(),
            Kind::C => self.row.is_full(),
        };
        if !fits {
            faults.push(Fault::AuctionKind(auction.kind));
        }
        let Some(bid) = auction.high else {
            return;
        };
        let order = auction
            .ra_player
            .left(self.players())
            .clockwise(self.players());
        let mut spoken = order.take_while(|&seat| seat != auction.speaker);
        let usable = self.seats[bid.seat.index()].usable.contains(bid.sun);
        if !usable || !spoken.any(|seat| seat == bid.seat) {
            faults.push(Fault::HighBid);
        }
    }

    fn check_loss(&self, loss: &Loss, faults: &mut Vec<Fault>) {
        let owner = &self.seats[loss.owner.index()];
        match loss.cause {
            Cause::God => {
                self.check_active(loss.owner, faults);
                if self.row.is_full() {
                    faults.push(Fault::NoGap(loss.owner));
                }
            }
            Cause::Auction { .. } if !self.row.is_empty() => {
                faults.push(Fault::Debt(loss.owner));
            }
            Cause::Auction { .. } => {}
        }
        let (wars, earthquakes) = match loss.cause {
            Cause::Auction { .. } => (Tile::War.copies(), Tile::Earthquake.copies()),
            Cause::God => (1, u8::from(loss.civilization == 0)),
        };
        if loss.civilization > 2 * wars || loss.monuments > 2 * earthquakes {
            faults.push(Fault::Debt(loss.owner));
        }
        if loss.owed() == 0 || !has_choice(&owner.tiles, loss.kinds(), loss.owed()) {
            faults.push(Fault::NoChoice(loss.owner));
        }
    }
}

impl SeatSetup {
    fn area(&self) -> Area {
        Area {
            tiles: self.tiles,
            usable: self.usable,
            spent: self.spent,
        }
    }
}
