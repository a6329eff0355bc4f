//! A position of Ra as the inputs of a network.

use ra::epoch::{EPOCHS, ra_tiles};
use ra::scoring::{civilization, identical, river, variety};
use ra::{Kind, Phase, Position, Sun, Tile, Tiles};
use tabletop::{BySeat, Seat};

use super::row::with_row;
use crate::net::{Encode, Input};

/// Inputs for each seat.
const BY_SEAT: usize = 100;
/// Inputs for the table.
const TABLE: usize = 112;

impl Encode for Position {
    fn inputs(players: usize) -> usize {
        TABLE + BY_SEAT * players
    }

    fn encode(&self, focus: Seat, input: &mut Input) {
        let facts = Facts::of(self);
        encode_table(self, &facts, input);
        for (block, seat) in focus.clockwise(self.players()).enumerate() {
            encode_seat(self, &facts, seat, TABLE + block * BY_SEAT, input);
        }
    }
}

/// Values that several inputs need.
struct Facts {
    row: Tiles,
    /// Points if the epoch ended now, by seat.
    now: BySeat<i16>,
    /// Points and what would be added now, by seat.
    total: BySeat<i16>,
    /// The highest usable sun, by seat; 0 without one.
    best_sun: BySeat<u8>,
    active: usize,
}

impl Facts {
    fn of(position: &Position) -> Facts {
        let seats = || Seat::all(position.players());
        let tally = position.tally();
        let mut facts = Facts {
            row: position.row().tiles().map(|tile| (tile, 1)).collect(),
            now: BySeat::default(),
            total: BySeat::default(),
            best_sun: BySeat::default(),
            active: seats()
                .filter(|&seat| position.area(seat).is_active())
                .count(),
        };
        for seat in seats() {
            let now = tally[seat].iter().sum();
            facts.now[seat] = now;
            facts.total[seat] = position.points(seat) as i16 + now;
            facts.best_sun[seat] = position.area(seat).usable.highest().map_or(0, |sun| sun.0);
        }
        facts
    }
}

/// The highest number of the others.
fn best_other(position: &Position, seat: Seat, number: impl Fn(Seat) -> i16) -> i16 {
    let others = Seat::all(position.players()).filter(|&other| other != seat);
    others.map(number).max().unwrap_or_default()
}

fn encode_table(position: &Position, facts: &Facts, input: &mut Input) {
    let players = position.players();
    let limit = ra_tiles(players);
    let left = limit - position.ra_count();
    let usable: usize = Seat::all(players)
        .map(|seat| position.area(seat).usable.len())
        .sum();
    let bag = position.bag();
    let total = bag.total().max(1) as f32;
    let mut to = input.from(0);
    to.one_of(usize::from(position.epoch() - 1), 3);
    to.one_of(usize::from(left - 1), 10);
    to.count(left, 10.0);
    to.one_of(position.row().len(), 9);
    for tile in [
        Tile::God,
        Tile::Gold,
        Tile::Pharaoh,
        Tile::Nile,
        Tile::Flood,
    ] {
        to.count(facts.row[tile], 2.0);
    }
    to.count(facts.row.count(&Tile::CIVILIZATION), 3.0);
    to.count(facts.row.count(&Tile::MONUMENTS), 3.0);
    for tile in [Tile::Funeral, Tile::Drought, Tile::War, Tile::Earthquake] {
        to.count(facts.row[tile], 1.0);
    }
    for tile in Tile::CIVILIZATION.into_iter().chain(Tile::MONUMENTS) {
        to.count(facts.row[tile], 1.0);
    }
    to.one_of(usize::from(position.centre().0 - 1), 16);
    for tile in [
        Tile::Ra,
        Tile::God,
        Tile::Gold,
        Tile::Pharaoh,
        Tile::Nile,
        Tile::Flood,
    ] {
        to.number(f32::from(bag[tile]) / total * 4.0);
    }
    to.number(f32::from(bag.count(&Tile::CIVILIZATION)) / total * 4.0);
    to.number(f32::from(bag.count(&Tile::MONUMENTS)) / total * 4.0);
    let disasters = [Tile::Funeral, Tile::Drought, Tile::War, Tile::Earthquake];
    to.number(f32::from(bag.count(&disasters)) / total * 4.0);
    let (phase, high, must_bid) = match position.phase() {
        Phase::Auction(auction) => {
            let phase = match auction.kind {
                Kind::Drawn => 3,
                Kind::Invoked => 4,
                Kind::InvokedFull => 5,
            };
            (phase, auction.high, auction.must_bid())
        }
        Phase::Turn { .. } | Phase::Deal { .. } | Phase::Over => (0, None, false),
        Phase::Draw { .. } => (1, None, false),
        Phase::Gods { .. } => (2, None, false),
        Phase::Loss(_) => (6, None, false),
    };
    to.one_of(phase, 7);
    to.one_of(
        high.map_or(usize::MAX, |bid| usize::from(bid.sun.0 - 1)),
        16,
    );
    to.flag(must_bid);
    to.number(usable as f32 / 15.0);
    to.number((f32::from(left) / (usable as f32 + 1.0)).min(10.0) / 4.0);
    to.one_of(facts.active, 6);
    debug_assert!(to.at() <= TABLE, "{} inputs for the table", to.at());
}

fn encode_seat(position: &Position, facts: &Facts, seat: Seat, first: usize, input: &mut Input) {
    let area = position.area(seat);
    let tiles = &area.tiles;
    let players = position.players();
    let mut to = input.from(first);

    // Points and suns.
    to.count(position.points(seat) as i16, 40.0);
    to.count(facts.now[seat], 20.0);
    let lead = facts.total[seat] - best_other(position, seat, |other| facts.total[other]);
    to.number((f32::from(lead) / 20.0).clamp(-3.0, 3.0));
    to.set(bits(area.usable), 16);
    to.set(bits(area.spent), 16);
    to.count(area.usable.len() as u8, 4.0);
    let sum = |seat: Seat| position.area(seat).suns().sum();
    let sums = || Seat::all(players).map(sum);
    to.count(sum(seat), 30.0);
    to.flag(sums().max() == Some(sum(seat)));
    to.flag(sums().min() == Some(sum(seat)));
    to.count(facts.best_sun[seat], 16.0);
    to.flag(
        facts.best_sun[seat]
            == facts
                .best_sun
                .of(players)
                .iter()
                .copied()
                .max()
                .unwrap_or(0),
    );
    let above = facts
        .best_sun
        .of(players)
        .iter()
        .filter(|&&sun| sun > facts.best_sun[seat]);
    to.count(above.count() as u8, 4.0);
    to.flag(area.is_active() && facts.active == 1);
    let lowest = area.usable.into_iter().next();
    to.flag(lowest.is_some_and(|sun| sun < position.centre()));

    // Tiles.
    to.count(tiles[Tile::God], 2.0);
    to.count(tiles[Tile::Gold], 2.0);
    let pharaohs = |seat: Seat| i16::from(position.area(seat).tiles[Tile::Pharaoh]);
    let best = best_other(position, seat, pharaohs);
    let fewest = Seat::all(players).map(pharaohs).min().unwrap_or_default();
    to.count(pharaohs(seat), 6.0);
    to.number((f32::from(pharaohs(seat) - best) / 3.0).clamp(-3.0, 3.0));
    to.flag(pharaohs(seat) > best);
    to.flag(pharaohs(seat) == best);
    to.flag(pharaohs(seat) == fewest);
    to.count(tiles[Tile::Nile], 6.0);
    to.count(tiles[Tile::Flood], 3.0);
    to.flag(tiles[Tile::Flood] > 0);
    let kinds = tiles.different(&Tile::CIVILIZATION);
    to.one_of(kinds, 6);
    to.count(tiles.count(&Tile::CIVILIZATION) - kinds as u8, 3.0);
    to.one_of(tiles.different(&Tile::MONUMENTS), 9);
    for copies in 2..=5 {
        let kinds = Tile::MONUMENTS
            .iter()
            .filter(|&&kind| tiles[kind] == copies)
            .count();
        to.count(kinds as u8, 3.0);
    }
    to.count(variety(tiles) + identical(tiles), 20.0);

    // What the row would bring.
    let after = with_row(*tiles, position.row(), |tiles| f32::from(sets(tiles)));
    let gain = |points: fn(&Tiles) -> i16| points(&after) - points(tiles);
    to.count(gain(river), 5.0);
    to.count(gain(civilization), 10.0);
    to.count(gain(variety) + gain(identical), 10.0);
    to.count(i16::from(after[Tile::Pharaoh]) - pharaohs(seat), 3.0);
    to.count(
        after.different(&Tile::CIVILIZATION) as i16 - kinds as i16,
        2.0,
    );
    let monuments = tiles.different(&Tile::MONUMENTS) as i16;
    to.count(after.different(&Tile::MONUMENTS) as i16 - monuments, 3.0);
    to.flag(tiles[Tile::Flood] == 0 && after[Tile::Flood] > 0);
    let more = |copies: u8| {
        let grown = |kind: Tile| after[kind] >= copies && tiles[kind] < copies;
        Tile::MONUMENTS
            .into_iter()
            .filter(|&kind| grown(kind))
            .count() as u8
    };
    to.count(more(2), 2.0);
    to.count(more(3), 1.0);

    // The part of the seat in what is going on.
    let (speaks, is_ra_player, leads, can_outbid) = match position.phase() {
        Phase::Auction(auction) => (
            auction.speaker == seat,
            auction.ra_player == seat,
            auction.high.is_some_and(|bid| bid.seat == seat),
            !auction.biddable(area.usable).is_empty() && still_speaks(position, seat),
        ),
        phase => (phase.owing() == Some(seat), false, false, false),
    };
    to.flag(speaks);
    to.flag(is_ra_player);
    to.flag(leads);
    to.flag(can_outbid);
    if let Phase::Loss(loss) = position.phase()
        && loss.owner == seat
    {
        to.count(loss.owed(), 2.0);
    } else {
        to.number(0.0);
    }
    let epochs_left = EPOCHS - position.epoch();
    to.number(f32::from(epochs_left) * f32::from(tiles[Tile::Pharaoh]) / 10.0);
    debug_assert!(
        to.at() <= first + BY_SEAT,
        "{} inputs for a seat",
        to.at() - first
    );
}

/// Whether the seat's turn to speak in the auction is still to come, or is now.
fn still_speaks(position: &Position, seat: Seat) -> bool {
    let Phase::Auction(auction) = position.phase() else {
        return false;
    };
    let mut speakers = auction.speaker.clockwise(position.players());
    let ends = speakers
        .clone()
        .position(|speaker| speaker == auction.ra_player);
    let speaks = speakers.position(|speaker| speaker == seat);
    speaks <= ends
}

fn bits(suns: ra::Suns) -> u32 {
    suns.into_iter()
        .fold(0, |bits, Sun(number)| bits | 1 << (number - 1))
}

/// What the tiles that a disaster lets a player choose from score.
fn sets(tiles: &Tiles) -> i16 {
    civilization(tiles) + variety(tiles) + identical(tiles)
}
