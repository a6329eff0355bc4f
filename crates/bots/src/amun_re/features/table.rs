//! The inputs that are not per seat: the table, the provinces, and what only the focus knows.

use amun_re::card::{Card, Cards};
use amun_re::kingdom::{EPOCHS, ROUNDS};
use amun_re::phase::Part;
use amun_re::{ByProvince, Offer, Phase, Province, Provinces, Tile};
use tabletop::{MAX_SEATS, Seat};

use super::facts::Facts;
use super::{bits, part};
use crate::net::{Cursor, Input};

/// The number of inputs.
pub(super) const INPUTS: usize = 299;

const TIMES: usize = (EPOCHS * ROUNDS) as usize;

/// The offers that are distinguished, by the least gold of each; Theft comes before them.
const OFFERS: [u16; 19] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 21, 24, 30, 40,
];

pub(super) fn encode(facts: &Facts<'_>, input: &mut Input) {
    let mut to = input.from(0);
    encode_course(facts, &mut to);
    encode_offering(facts, &mut to);
    encode_own(facts, &mut to);
    encode_provinces(facts, &mut to);
    debug_assert_eq!(to.at(), INPUTS, "inputs of the table");
}

/// Where in the game we are, and whose turn it is.
fn encode_course(facts: &Facts<'_>, to: &mut Cursor<'_>) {
    let position = facts.position;
    let kind = match facts.phase {
        Phase::First | Phase::Deal { .. } | Phase::TurnUp | Phase::Over => 0,
        Phase::Reveal => 1,
        Phase::Auction { bribed: false, .. } => 2,
        Phase::Auction { bribed: true, .. } => 3,
        Phase::InstantCard { .. } => 4,
        Phase::InstantStone { .. } => 5,
        Phase::Market { .. } => 6,
        Phase::BoughtCard { .. } => 7,
        Phase::PlaceFarmer { .. } => 8,
        Phase::PlaceStone { .. } => 9,
        Phase::Offering => 10,
        Phase::Change { .. } => 11,
        Phase::Reward { .. } => 12,
        Phase::RewardCard { .. } => 13,
        Phase::Harvest { .. } => 14,
    };
    to.one_of(kind, 15);
    // What gold and pieces are worth depends on both, round and phase.
    let stage = match facts.phase.part() {
        None => 0,
        Some(Part::Auction) => 1,
        Some(Part::Market) => 2,
        Some(Part::Offering) => 3,
        Some(Part::Harvest) => 4,
    };
    to.one_of(facts.time * 5 + stage, TIMES * 5);
    to.number((TIMES - facts.time) as f32 / 6.0);
    let relative = |seat: Option<Seat>| {
        let mut seats = facts.focus.clockwise(position.players());
        seat.and_then(|seat| seats.position(|other| other == seat))
            .unwrap_or(usize::MAX)
    };
    to.one_of(relative(position.first()), MAX_SEATS);
    to.one_of(relative(position.next_first()), MAX_SEATS);
    to.one_of(relative(facts.phase.seat()), MAX_SEATS);
    to.flag(position.options().expert);
    to.number(position.deck().total() as f32 / 36.0);
}

/// The total and the tile, once they are known, and the offering of the focus while it is not.
fn encode_offering(facts: &Facts<'_>, to: &mut Cursor<'_>) {
    let (total, tile) = match facts.phase {
        Phase::Change { total, .. } => (Some(total), Some(Tile::for_total(total))),
        Phase::Reward { total, .. } | Phase::RewardCard { total, .. } => {
            (Some(total), facts.position.tile())
        }
        Phase::Harvest { .. } => (None, facts.position.tile()),
        _ => (None, None),
    };
    to.one_of(
        tile.map_or(usize::MAX, |tile| usize::from(tile.value() - 1)),
        4,
    );
    to.number(total.map_or(0.0, |total| part(total, 20.0)));
    // How an Offering Change still to come could move the tile.
    let changed = |by: i16| match facts.phase {
        Phase::Change { total, .. } => Tile::for_total(total + by) != Tile::for_total(total),
        _ => false,
    };
    to.flag(changed(3));
    to.flag(changed(-3));

    let sealed = facts.phase == Phase::Offering;
    let offer = facts.position.player(facts.focus).offer;
    encode_sealed(facts, offer.filter(|_| sealed), to);
}

fn encode_sealed(facts: &Facts<'_>, offer: Option<Offer>, to: &mut Cursor<'_>) {
    let gold = offer.map(|offer| offer.gold.map_or(0, |gold| gold.get()));
    let kind = gold.map(|gold| OFFERS.iter().take_while(|&&least| gold >= least).count());
    to.one_of(kind.unwrap_or(usize::MAX), OFFERS.len() + 1);
    to.flag(offer.is_some_and(|offer| offer.change));
    to.number(part(gold.unwrap_or(0), 10.0));
    // How many could offer as much with all of their gold, with half and with a quarter of it.
    for share in [1, 2, 4] {
        let able = |gold: u16| {
            let others = facts.others(facts.focus);
            let able = others.filter(|other| other.gold / share >= gold as i16);
            able.count() as f32 / 4.0
        };
        to.number(gold.filter(|&gold| gold > 0).map_or(0.0, able));
    }
}

/// The hand, the goals in it, the province cards, and the cards not seen.
fn encode_own(facts: &Facts<'_>, to: &mut Cursor<'_>) {
    let position = facts.position;
    let player = position.player(facts.focus);
    for card in Card::ALL {
        to.number(part(player.hand[card], 2.0));
    }
    for fulfilled in facts.fulfilled_goals() {
        to.flag(fulfilled);
    }
    to.number(part(player.sold.total() as u8, 3.0));
    to.set(bits(player.province_cards), Province::COUNT);
    let revealing = player.revealing.map_or(usize::MAX, |card| card as usize);
    to.one_of(revealing, Province::COUNT);

    let seen = position.discards().plus(&player.hand).plus(&player.sold);
    let unseen = Cards::GAME.without(&seen).unwrap_or_default();
    let total = unseen.total().max(1) as f32;
    let mut goals = 0;
    for card in Card::ALL {
        if Card::GOALS.contains(&card) {
            goals += unseen[card];
        } else {
            to.number(f32::from(unseen[card]) / total * 4.0);
        }
    }
    to.number(f32::from(goals) / total * 4.0);
}

/// What is open or to come, what lies there, and what a bid has to be.
fn encode_provinces(facts: &Facts<'_>, to: &mut Cursor<'_>) {
    let position = facts.position;
    let controlled = facts.all().fold(Provinces::NONE, |all, seat| {
        all.union(facts.seats[seat].estate.provinces)
    });
    let open = position.open();
    let empty = open.difference(controlled);
    let to_come = position.in_play().difference(open).difference(controlled);
    to.set(bits(open), Province::COUNT);
    to.set(bits(empty), Province::COUNT);
    to.set(bits(to_come), Province::COUNT);
    to.one_of(empty.len(), MAX_SEATS + 1);
    let mut places = ByProvince::<u8>::default();
    let mut defended = Provinces::NONE;
    for player in facts.all().map(|seat| position.player(seat)) {
        if let Some(bid) = player.scribe {
            places[bid.province] = bid.space.place() as u8;
            if player.is_defended() {
                defended = defended.with(bid.province);
            }
        }
    }
    for province in Province::ALL {
        let pieces = position.pieces(province);
        to.number(part(pieces.pyramids, 3.0));
        to.one_of(usize::from(pieces.stones).wrapping_sub(1), 2);
        to.number(part(pieces.farmers(), 6.0));
        to.number(f32::from(places[province]) / 4.0);
        to.flag(defended.contains(province));
    }
    // What a player who is left with these gets.
    let board = position.board();
    let sum = |number: &dyn Fn(Province) -> u8| -> f32 {
        empty.into_iter().map(|it| f32::from(number(it))).sum()
    };
    to.number(part(sum(&|it| board[it].fields), 8.0));
    to.number(part(sum(&|it| board[it].temples), 2.0));
    to.number(part(sum(&|it| board[it].symbols), 4.0));
    to.number(part(sum(&|it| board[it].mine + board[it].caravan), 8.0));
    to.number(part(sum(&|it| board[it].instant.cards), 2.0));
    to.number(part(sum(&|it| board[it].instant.gold), 12.0));
    to.number(part(sum(&|it| position.pieces(it).pyramids), 6.0));
}
