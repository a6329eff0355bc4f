//! What keeps a setup from being a position: the facts of RA-13, and what each phase needs.

use std::ops::RangeInclusive;

use tabletop::{Game, Seat};

use super::{Fault, SeatSetup, Setup};
use crate::auction::{Auction, Kind};
use crate::disaster::{COST, Cause, Loss, has_choice};
use crate::epoch::{EPOCHS, ra_tiles};
use crate::phase::Phase;
use crate::position::Position;
use crate::sun::{Suns, all_suns, sets, suns_each};
use crate::tile::{Tile, Tiles};

impl Setup {
    /// All that is wrong with it.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_table(&mut faults);
        // Without a table of the right size nothing else can be judged.
        if faults.is_empty() {
            self.check_tiles(&mut faults);
            self.check_seats(&mut faults);
            self.check_phase(&mut faults);
        }
        faults
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
            let mut gains = setup.gains.iter().enumerate();
            if gains.any(|(before, gain)| !possible_gains(before).contains(gain)) {
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
            all = all.union(pile);
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

    /// Whether the player who is to act could be asked; all named seats are at the table.
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
            Kind::Drawn => self.ra_count > 0 && !self.row.is_full(),
            Kind::Invoked => !self.row.is_full(),
            Kind::InvokedFull => self.row.is_full(),
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
        let acquired = match loss.cause {
            // The tile that was taken has left a gap.
            Cause::God => !self.row.is_full(),
            // The winner took the whole row, and the old centre sun.
            Cause::Auction { .. } => self.row.is_empty() && !owner.spent.is_empty(),
        };
        if !acquired {
            faults.push(Fault::NotAcquired(loss.owner));
        }
        match loss.cause {
            Cause::God => self.check_active(loss.owner, faults),
            // Only the winner has spent a sun since the auction began.
            Cause::Auction { ra_player } if ra_player != loss.owner => {
                self.check_active(ra_player, faults);
            }
            Cause::Auction { .. } => {}
        }
        self.check_debt(loss, faults);
        // Absurd numbers of tiles are a fault of their own and cannot even be added up.
        let mut counts = owner.tiles.iter();
        let countable = counts.all(|(tile, count)| count <= tile.copies());
        if loss.owed() == 0 || countable && !has_choice(&owner.tiles, loss.kinds(), loss.owed()) {
            faults.push(Fault::NoChoice(loss.owner));
        }
    }

    /// Whether disasters that are neither in the bag nor in the row can cost this much (RA-7.2).
    fn check_debt(&self, loss: &Loss, faults: &mut Vec<Fault>) {
        let gone = |disaster: Tile| {
            let in_row = self.row.tiles().filter(|&tile| tile == disaster).count() as u8;
            let left = self.bag[disaster].saturating_add(in_row);
            disaster.copies().saturating_sub(left)
        };
        let (mut wars, mut earthquakes) = (gone(Tile::War), gone(Tile::Earthquake));
        if loss.cause == Cause::God {
            wars = wars.min(1);
            earthquakes = earthquakes.min(u8::from(loss.civilization == 0));
        }
        // Earthquakes are not begun before the wars are over.
        let half_paid = loss.civilization > 0 && !loss.monuments.is_multiple_of(COST);
        if loss.civilization > COST * wars || loss.monuments > COST * earthquakes || half_paid {
            faults.push(Fault::Debt(loss.owner));
        }
    }
}

/// The worst and the best sum of a scoring after `before` others: that of a player without tiles,
/// and that of one who owns them all (RA-10).
fn possible_gains(before: usize) -> RangeInclusive<i16> {
    let last = before + 1 >= usize::from(EPOCHS);
    if last { -12..=228 } else { -7..=88 }
}
