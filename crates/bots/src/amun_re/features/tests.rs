//! What the inputs must hold to.

use amun_re::options::Gold;
use amun_re::{Action, Bid, Options, Phase, Position, Province, Provinces, Setup, Space};
use tabletop::{Game, Next, Observer, Seat, Silence};

use crate::FastDice;
use crate::bot::{Bot, Turn};
use crate::net::{Encode, Input};
use crate::rank::Rank;

/// The largest number of actions worth a thought: nine spaces in five provinces, and the cards of an
/// auction.
const MAX_THOUGHTS: usize = 48;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn encoded(position: &Position, focus: Seat) -> Vec<(u16, f32)> {
    let mut input = Input::default();
    position.encode(focus, &mut input);
    input.entries().to_vec()
}

/// Calls `look` at every position of some games of every size and variant.
fn watch(mut look: impl FnMut(&Position, &mut FastDice)) {
    for players in 3..=5 {
        for (expert, gold) in [(false, Gold::Hidden), (true, Gold::Open)] {
            let options = Options {
                expert,
                gold,
                ..Options::default()
            };
            for (seed, rank) in [(1, Rank::Random), (2, Rank::Scribe)] {
                let mut dice = FastDice::new(seed, 0);
                let mut bot = rank.bot::<Position>();
                bot.begin(seed);
                let mut position = Position::new(players, &options).unwrap();
                loop {
                    look(&position, &mut dice);
                    match position.next() {
                        Next::Over => break,
                        Next::Chance(_) => {
                            let outcome = position.sample(&mut dice);
                            position.settle_unchecked(outcome, &mut Silence);
                        }
                        Next::Decision(seats) => {
                            let seat = seats.first().unwrap();
                            let legal = position.legal(seat);
                            let action = bot.choose(&Turn::new(&position, seat, &legal));
                            position.apply_unchecked(seat, action, &mut Silence);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_inputs_of_whole_games_are_of_good_size_and_order() {
    watch(|position, _| {
        for focus in Seat::all(position.players()) {
            let entries = encoded(position, focus);
            assert!(entries.is_sorted_by(|a, b| a.0 < b.0), "{position:?}");
            let last = entries.last().unwrap().0;
            assert!(usize::from(last) < Position::inputs(position.players()));
            let good = |value: f32| value.is_finite() && value.abs() < 20.0;
            assert!(entries.iter().all(|&(_, value)| good(value)));
        }
    });
}

#[test]
fn what_the_focus_cannot_see_changes_no_input() {
    watch(|position, dice| {
        for focus in Seat::all(position.players()) {
            let view = position.view(Observer::Seat(focus));
            let seen = encoded(position, focus);
            for _ in 0..2 {
                let other = Position::determinize(&view, dice);
                assert_eq!(seen, encoded(&other, focus), "in {position:?}");
            }
            let imagined = Position::imagine(&view, dice);
            assert_eq!(seen, encoded(&imagined, focus), "in {position:?}");
        }
    });
}

#[test]
fn of_every_list_something_is_worth_a_thought_and_not_too_much() {
    watch(|position, _| {
        for seat in position.owing() {
            let legal = position.legal(seat);
            let worth_it = |&&action: &&Action| position.is_worth_a_thought(seat, action);
            let thoughts = legal.iter().filter(worth_it).count();
            let phase = position.phase();
            let range = 1..=MAX_THOUGHTS;
            assert!(range.contains(&thoughts), "{thoughts} in {phase:?}");
        }
    });
}

/// Three players with a province each at an offering.
fn offering() -> Position {
    let mut setup = Setup {
        phase: Phase::Offering,
        ..Setup::new(3)
    };
    let provinces = [Province::Buto, Province::Thebes, Province::Abu];
    for (player, province) in setup.seats.iter_mut().zip(provinces) {
        player.control = Provinces::of(&[province]);
    }
    Position::from_setup(&setup.with_full_deck()).unwrap()
}

fn after(position: &Position, seat: Seat, action: Action) -> Position {
    let mut after = *position;
    after.apply(seat, action, &mut Silence).unwrap();
    after
}

/// Three experts with their province cards.
fn reveal() -> Position {
    let options = Options {
        expert: true,
        ..Options::default()
    };
    let mut position = Position::new(3, &options).unwrap();
    let mut dice = FastDice::new(3, 0);
    while position.phase() != Phase::Reveal {
        let outcome = position.sample(&mut dice);
        position.settle_unchecked(outcome, &mut Silence);
    }
    position
}

/// AR-3.9
#[test]
fn who_chooses_last_imagines_the_same_as_who_chooses_first() {
    let imagined = |position: &Position| {
        let view = position.view(Observer::Seat(seat(0)));
        Position::imagine(&view, &mut FastDice::new(5, 0))
    };
    for first in [offering(), reveal()] {
        // Sales are among what the others may do.
        for &choice in &first.legal(seat(1)) {
            let one = after(&first, seat(1), choice);
            for &choice in &one.legal(seat(2)) {
                let both = after(&one, seat(2), choice);
                for world in [one, both] {
                    assert_eq!(imagined(&world), imagined(&first));
                    assert_eq!(encoded(&world, seat(0)), encoded(&first, seat(0)));
                }
            }
        }
    }
}

#[test]
fn own_offers_are_told_apart() {
    let position = offering();
    let legal = position.legal(seat(0));
    let encoded = legal
        .iter()
        .map(|&action| encoded(&after(&position, seat(0), action), seat(0)));
    let encoded: Vec<_> = encoded.collect();
    for (number, one) in encoded.iter().enumerate() {
        assert!(!encoded[..number].contains(one), "{}", legal[number]);
    }
}

/// Seat 0 bids first, or last with the others leading for 3.
fn auction(is_last: bool) -> Position {
    use Province::{Buto, Mendes, Thebes};
    let mut setup = Setup {
        phase: Phase::Auction {
            seat: seat(0),
            bribed: false,
        },
        first: Some(seat(usize::from(is_last))),
        open: Provinces::of(&[Buto, Thebes, Mendes]),
        ..Setup::new(3)
    };
    if is_last {
        for (player, province) in setup.seats[1..].iter_mut().zip([Buto, Mendes]) {
            let space = Space::of_gold(3).unwrap();
            player.scribe = Some(Bid { province, space });
        }
    }
    Position::from_setup(&setup.with_full_deck()).unwrap()
}

#[test]
fn bids_are_told_apart_by_everybody() {
    let position = auction(false);
    let legal = position.legal(seat(0));
    for focus in Seat::all(3) {
        let encoded = legal
            .iter()
            .map(|&action| encoded(&after(&position, seat(0), action), focus));
        let encoded: Vec<_> = encoded.collect();
        for (number, one) in encoded.iter().enumerate() {
            assert!(!encoded[..number].contains(one), "{}", legal[number]);
        }
    }
}

#[test]
fn who_ends_the_auction_does_not_think_of_paying_for_it() {
    let position = auction(true);
    let bid = |province, gold| Action::Bid { province, gold };
    let is_worth_it = |action| position.is_worth_a_thought(seat(0), action);
    assert!(is_worth_it(bid(Province::Thebes, 0)));
    assert!(!is_worth_it(bid(Province::Thebes, 1)));
    assert!(is_worth_it(bid(Province::Buto, 6)) && is_worth_it(bid(Province::Buto, 10)));
}
