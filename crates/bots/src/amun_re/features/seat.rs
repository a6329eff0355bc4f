//! The inputs of a seat, all of them as the focus may know them.

use amun_re::bid::SPACES;
use amun_re::board::Bank;
use amun_re::card::Card;
use amun_re::goods::largest_lot;
use amun_re::kingdom::{EPOCHS, ROUNDS};
use amun_re::pieces::STONES_PER_PYRAMID;
use amun_re::reward::rewards;
use amun_re::scoring::PROVINCES_EACH;
use amun_re::{Bid, Phase, Province};
use tabletop::Seat;

use super::facts::Facts;
use super::{bits, part};
use crate::net::{Cursor, Input};

/// The number of inputs.
pub(super) const INPUTS: usize = 139;

/// The cards that are played by decision; goal cards are not.
const PLAYED: usize = Card::KINDS - Card::GOALS.len();

pub(super) fn encode(facts: &Facts<'_>, seat: Seat, first: usize, input: &mut Input) {
    let mut to = input.from(first);
    encode_points(facts, seat, &mut to);
    encode_gold(facts, seat, &mut to);
    encode_auction(facts, seat, &mut to);
    encode_estate(facts, seat, &mut to);
    encode_banks(facts, seat, &mut to);
    encode_goals(facts, seat, &mut to);
    encode_part(facts, seat, &mut to);
    debug_assert_eq!(to.at(), first + INPUTS, "inputs of a seat");
}

fn encode_points(facts: &Facts<'_>, seat: Seat, to: &mut Cursor<'_>) {
    let total = facts.seats[seat].total;
    let best = facts.others(seat).map(|other| other.total).max();
    let lead = total - best.unwrap_or_default();
    to.number(part(facts.position.player(seat).points, 20.0));
    for points in facts.tally[seat] {
        to.number(part(points, 10.0));
    }
    to.number(part(total, 20.0));
    to.number(part(lead, 10.0));
    to.flag(lead >= 0);
}

/// Gold on several scales: the value of a piece depends on how many there are, and on the time.
fn encode_gold(facts: &Facts<'_>, seat: Seat, to: &mut Cursor<'_>) {
    const TIMES: usize = (EPOCHS * ROUNDS) as usize;
    let holding = &facts.seats[seat];
    let gold = holding.gold.max(0) as u16;
    let in_twenties = part(holding.gold, 20.0);
    to.number(in_twenties);
    // After the last market of its owner gold waits for the next round.
    let markets = facts.time + usize::from(!holding.open_goods[2]);
    for time in 0..=TIMES {
        to.number(if time == markets { in_twenties } else { 0.0 });
    }
    let space = SPACES.iter().take_while(|&&space| space <= gold).count();
    to.one_of(space - 1, SPACES.len());
    to.number(part(largest_lot(gold), 6.0));
    to.number(part(holding.income, 20.0));
    let next = facts.others(seat).map(|other| other.wealth).max();
    let lead = part(holding.wealth - next.unwrap_or_default(), 10.0);
    to.number(lead);
    to.one_of(usize::from(holding.richer), 4);
    // The ranking of gold is near (AR-9.2).
    let last = facts.is_last_round();
    to.number(if last { lead } else { 0.0 });
    to.one_of(
        if last {
            usize::from(holding.richer)
        } else {
            usize::MAX
        },
        4,
    );
    to.number(part(holding.cards, 5.0));
}

fn encode_auction(facts: &Facts<'_>, seat: Seat, to: &mut Cursor<'_>) {
    let player = facts.position.player(seat);
    let names = player.played.iter().map(|card| card as u32);
    let played = names.fold(0, |bits, name| bits | 1 << name);
    to.set(played & ((1 << PLAYED) - 1), PLAYED);
    let place = player.scribe.map(|bid| bid.space.place());
    to.one_of(place.unwrap_or(usize::MAX), SPACES.len());
    let (rivals, price) = match player.scribe {
        Some(bid) => (outbidders(facts, seat, bid), part(bid.space.gold(), 10.0)),
        None => (0.0, 0.0),
    };
    to.number(price);
    to.number(rivals / 2.0);
    to.flag(player.scribe.is_some() && rivals == 0.0);
    let barred = player
        .barred
        .map_or(usize::MAX, |province| province as usize);
    to.one_of(barred, Province::COUNT);
}

/// How many of the seats that must bid could outbid this scribe at once.
fn outbidders(facts: &Facts<'_>, seat: Seat, bid: Bid) -> f32 {
    let defended = facts.position.player(seat).is_defended();
    let Some(&least) = SPACES.get(bid.space.place() + 1 + usize::from(defended)) else {
        return 0.0;
    };
    let able = |other: &Seat| {
        let player = facts.position.player(*other);
        *other != seat
            && player.scribe.is_none()
            && player.barred != Some(bid.province)
            && facts.seats[*other].gold >= least as i16
    };
    facts.all().filter(able).count() as f32
}

/// The provinces and what lies there.
fn encode_estate(facts: &Facts<'_>, seat: Seat, to: &mut Cursor<'_>) {
    let estate = &facts.seats[seat].estate;
    to.set(bits(estate.provinces), Province::COUNT);
    to.one_of(estate.provinces.len().wrapping_sub(1), PROVINCES_EACH);
    for slot in estate.built {
        let (pyramids, stones) = slot.unwrap_or_default();
        to.number(part(pyramids, 3.0));
        to.one_of(usize::from(stones).wrapping_sub(1), 2);
    }
    to.number(part(estate.stones_needed(), 6.0));
    to.number(part(estate.pyramids, 6.0));
    to.number(part(estate.stones, 3.0));
    to.number(part(estate.field_farmers, 6.0));
    to.number(part(estate.free_farmers, 2.0));
    to.number(part(estate.free_fields, 6.0));
    to.number(part(estate.temples, 2.0));
    to.number(part(estate.mine, 8.0));
    to.number(part(estate.caravan, 8.0));
    to.number(part(estate.symbols, 2.0));
}

/// How far ahead or behind the best province on each bank is (AR-8.5).
fn encode_banks(facts: &Facts<'_>, seat: Seat, to: &mut Cursor<'_>) {
    for (bank, own) in facts.seats[seat].estate.strength.into_iter().enumerate() {
        let others = facts.others(seat).map(|other| other.estate.strength[bank]);
        let lead = own - others.max().unwrap_or(0);
        let built = own >= i16::from(STONES_PER_PYRAMID);
        to.number(part(lead, 6.0));
        to.flag(built && lead > 0);
        to.flag(built && lead == 0);
    }
}

/// Which goals the provinces fulfil, and which of those that look at their place they still can.
fn encode_goals(facts: &Facts<'_>, seat: Seat, to: &mut Cursor<'_>) {
    let estate = &facts.seats[seat].estate;
    for fulfilled in estate.goals {
        to.flag(fulfilled);
    }
    let board = facts.position.board();
    let control = estate.provinces;
    for set in [
        board.on_bank(Bank::West),
        board.at_the_nile(),
        board.in_upper_egypt(),
    ] {
        let common = control.intersection(set);
        to.flag(!control.is_empty() && (common.is_empty() || common == control));
    }
}

/// The part of the seat in what is going on.
fn encode_part(facts: &Facts<'_>, seat: Seat, to: &mut Cursor<'_>) {
    for open in facts.seats[seat].open_goods {
        to.flag(open);
    }
    let due = Due::of(facts, seat);
    to.number(part(due.cards, 2.0));
    to.number(part(due.farmers, 3.0));
    to.number(part(due.stones, 3.0));
    to.one_of(usize::from(due.stones).wrapping_sub(1), 6);

    // Offerings that have been revealed.
    let offer = facts.position.player(seat).offer;
    let offer = offer.filter(|_| !facts.phase.is_sealed());
    let gold = offer.map(|offer| offer.gold.map_or(0, |gold| gold.get()));
    to.flag(gold == Some(0));
    to.number(part(gold.unwrap_or(0), 10.0));
    to.number(f32::from(rewards_due(facts, seat)) / 2.0);
}

/// What a seat has won or bought but not yet received, except rewards.
#[derive(Default)]
struct Due {
    cards: u8,
    farmers: u8,
    stones: u8,
}

impl Due {
    fn of(facts: &Facts<'_>, seat: Seat) -> Due {
        let active = facts.phase.seat() == Some(seat);
        // Provinces are open until the instant rewards are handed out.
        let won = facts.seats[seat]
            .estate
            .provinces
            .intersection(facts.position.open());
        let instant = won.first().map(|won| facts.position.board()[won].instant);
        let instant = instant.unwrap_or_default();
        let mut due = Due::default();
        match facts.phase {
            Phase::BoughtCard { left, .. } if active => due.cards = left,
            Phase::PlaceFarmer { left, .. } if active => due.farmers = left,
            Phase::PlaceStone { left, .. } | Phase::InstantStone { left, .. } if active => {
                due.stones = left;
            }
            Phase::InstantCard { left, .. } if active => {
                due.cards = left;
                due.stones = instant.stones;
            }
            Phase::InstantCard { .. } | Phase::InstantStone { .. } if !facts.is_to_come(seat) => {}
            _ => {
                due.cards = instant.cards;
                due.stones = instant.stones;
            }
        }
        due
    }
}

/// The rewards that a giver has still to take (AR-6.8).
fn rewards_due(facts: &Facts<'_>, seat: Seat) -> u8 {
    let (active, left) = match facts.phase {
        Phase::Change { .. } => (None, 0),
        Phase::Reward { seat, left, .. } | Phase::RewardCard { seat, left, .. } => {
            (Some(seat), left)
        }
        _ => return 0,
    };
    let ranking = facts.position.ranking();
    let rank = |seat: Seat| ranking.iter().position(|&giver| giver == seat);
    match (rank(seat), active.and_then(rank)) {
        (Some(own), Some(now)) if own < now => 0,
        (Some(own), Some(now)) if own == now => left,
        (Some(own), _) => rewards(own as u8 + 1),
        (None, _) => 0,
    }
}
