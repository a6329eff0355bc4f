//! The facts of RA-13, over random games in several styles for every number of players.

mod common;

use common::ledger::Ledger;
use common::ra_tiles;
use common::random::{RandomGame, every_position};
use ra::{Action, Event, Kind, Options, Outcome, Phase, Position, Suns, Tile};
use tabletop::{Game, Next, Seat, Silence};

/// Games of each property for each number of players.
const GAMES: u64 = 200;

/// Random games with the events of every step and the position after it.
fn every_step(mut begin: impl FnMut(usize), mut look: impl FnMut(&[Event], &Position)) {
    for players in 2..=5 {
        for seed in 0..GAMES {
            begin(players);
            let mut game = RandomGame::new(players, &Options::default(), seed);
            while game.step().is_some() {
                look(&game.events, &game.position);
            }
        }
    }
}

/// RA-13.1, kind by kind; what is removed is known from the events.
#[test]
fn no_tile_appears_or_vanishes() {
    let ledger = std::cell::RefCell::new(Ledger::new(2));
    let begin = |players| *ledger.borrow_mut() = Ledger::new(players);
    every_step(begin, |events, position| {
        let mut ledger = ledger.borrow_mut();
        for &event in events {
            ledger.hear(event);
            for tile in Tile::ALL {
                assert_eq!(ledger.count(tile), tile.copies(), "{tile} after {event:?}");
            }
        }
        for tile in Tile::ALL {
            let in_row = position.row().tiles().filter(|&other| other == tile);
            let seats = Seat::all(position.players());
            let owned: u8 = seats.map(|seat| position.area(seat).tiles[tile]).sum();
            let on_track = u8::from(tile == Tile::Ra) * position.ra_count();
            let in_play = position.bag()[tile] + in_row.count() as u8 + owned + on_track;
            assert_eq!(in_play + ledger.removed[tile], tile.copies(), "{tile}");
        }
    });
}

/// RA-13.1, RA-13.2, RA-10.10: a listener to the events alone knows row, bag, areas, suns, gains
/// and the result.
#[test]
fn the_events_tell_all_that_happens() {
    let ledger = std::cell::RefCell::new(Ledger::new(2));
    let begin = |players| *ledger.borrow_mut() = Ledger::new(players);
    every_step(begin, |events, position| {
        let mut ledger = ledger.borrow_mut();
        for &event in events {
            ledger.hear(event);
        }
        ledger.check(position);
        let placed = ledger.seats.iter().all(|account| account.placed.is_some());
        assert_eq!(placed, position.is_over());
    });
}

/// RA-13.2
#[test]
fn no_sun_appears_or_vanishes() {
    every_position(GAMES, |position| {
        if matches!(position.phase(), Phase::Deal { .. }) {
            return;
        }
        let players = position.players();
        let (highest, each) = [(9, 4), (13, 4), (13, 3), (16, 3)][players - 2];
        let mut suns = vec![position.centre().0];
        for seat in Seat::all(players) {
            let area = position.area(seat);
            assert_eq!(area.usable.len() + area.spent.len(), each);
            suns.extend(area.usable.into_iter().chain(area.spent).map(|sun| sun.0));
        }
        suns.sort_unstable();
        assert!(suns.into_iter().eq(1..=highest));
    });
}

/// RA-13.3, RA-R20
#[test]
fn the_bag_never_runs_out() {
    every_position(GAMES, |position| {
        assert!(position.ra_count() < ra_tiles(position.players()));
        let drawn = Tile::Ra.copies() - position.bag()[Tile::Ra];
        assert!(drawn <= position.epoch() * ra_tiles(position.players()));
        if !position.is_over() {
            assert!(position.bag()[Tile::Ra] > 0);
        }
    });
}

/// RA-13.3: nobody ever bids, and Ra tiles come only when nothing else is left.
#[test]
fn the_bag_lasts_even_if_all_ra_tiles_lie_at_the_bottom() {
    for (players, ra_left) in (2..).zip([12, 6, 3, 0]) {
        let mut position = Position::new(players, &Options::default()).unwrap();
        loop {
            match position.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let (last, _) = position.outcomes().last().expect("something can come");
                    position.settle(last, &mut Silence).unwrap();
                }
                Next::Decision(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = position.legal(seat);
                    let quiet = [Action::Draw, Action::Pass, Action::Invoke];
                    let action = quiet.iter().find(|action| legal.contains(action));
                    position
                        .apply(seat, *action.unwrap(), &mut Silence)
                        .unwrap();
                }
            }
        }
        assert_eq!(position.bag().total(), ra_left);
        assert_eq!(u32::from(position.bag()[Tile::Ra]), ra_left);
    }
}

/// What is left to be used up before the game is over, most significant first: epochs, tiles in the
/// bag, usable suns, and gods and tiles of the row.
fn left_to_play(position: &Position) -> [u32; 4] {
    let areas = Seat::all(position.players()).map(|seat| position.area(seat));
    let suns: usize = areas.clone().map(|area| area.usable.len()).sum();
    let gods: u32 = areas.map(|area| u32::from(area.tiles[Tile::God])).sum();
    [
        3 - u32::from(position.epoch()),
        position.bag().total(),
        suns as u32,
        gods + position.row().len() as u32,
    ]
}

/// RA-13.4: between two turns something is used up for good.
#[test]
fn every_turn_brings_the_end_nearer() {
    let left = std::cell::Cell::new([u32::MAX; 4]);
    let begin = |_| left.set([u32::MAX; 4]);
    every_step(begin, |_, position| {
        if matches!(position.phase(), Phase::Turn { .. }) {
            let now = left_to_play(position);
            assert!(now < left.replace(now), "{position:?}");
        }
    });
}

/// RA-13.5
#[test]
fn no_more_auctions_are_won_than_there_are_suns() {
    let won = std::cell::Cell::new(0);
    every_step(
        |_| won.set(0),
        |events, position| {
            for event in events {
                match event {
                    Event::EpochBegan { .. } => won.set(0),
                    Event::AuctionWon { .. } => won.set(won.get() + 1),
                    _ => {}
                }
                assert!(won.get() <= [8, 12, 12, 15][position.players() - 2]);
            }
        },
    );
}

/// RA-13.5: the number is reached if everybody invokes Ra all the time.
#[test]
fn an_epoch_of_invocations_spends_all_suns() {
    for (players, most) in (2..).zip([8, 12, 12, 15]) {
        let mut table = common::scene(players).begin();
        while table.position.epoch() == 1 {
            let asked = common::seat(table.asked());
            table.say(asked, "invoke");
            table.all_pass();
            let asked = common::seat(table.asked());
            let bid = table.choices_to("bid").remove(0);
            table.say(asked, &bid);
        }
        let won = |event: &&Event| matches!(event, Event::AuctionWon { .. });
        assert_eq!(table.events.iter().filter(won).count(), most);
    }
}

/// RA-13.6
#[test]
fn ra_tiles_and_disasters_lie_where_they_may() {
    every_position(GAMES, |position| {
        assert!(position.row().len() <= 8);
        assert_eq!(position.row().find(Tile::Ra), None);
        for seat in Seat::all(position.players()) {
            let mut owned = position.area(seat).tiles.iter();
            assert!(owned.all(|(tile, _)| tile.can_be_owned()));
        }
    });
}

/// RA-13.7
#[test]
fn new_epochs_start_clean() {
    let mut passing = vec![Tile::God, Tile::Gold, Tile::Flood];
    passing.extend(Tile::CIVILIZATION);
    every_step(
        |_| {},
        |events, position| {
            let begins = |event: &Event| matches!(event, Event::EpochBegan { .. });
            if !events.iter().any(begins) {
                return;
            }
            assert!(position.row().is_empty());
            for seat in Seat::all(position.players()) {
                let area = position.area(seat);
                assert_eq!(area.tiles.count(&passing), 0);
                assert_eq!(area.spent, Suns::NONE);
            }
        },
    );
}

/// RA-13.8, RA-10.10: the points are those of somebody who books each sum by hand.
#[test]
fn scores_change_only_in_scorings_and_never_fall_below_0() {
    let scores = std::cell::RefCell::new(Vec::new());
    let begin = |players| *scores.borrow_mut() = vec![10_i32; players];
    every_step(begin, |events, position| {
        let mut scores = scores.borrow_mut();
        for event in events {
            if let Event::Booked { seat, sum } = *event {
                let score = &mut scores[seat.index()];
                *score = (*score + i32::from(sum)).max(0);
            }
        }
        let seats = Seat::all(position.players());
        let now = seats.map(|seat| i32::from(position.points(seat)));
        assert!(now.eq(scores.iter().copied()));
    });
}

/// RA-5.2: what the events say about an auction fits its kind.
#[test]
fn only_auctions_of_kinds_a_and_c_find_no_bidder() {
    let mut seen = [0; 3];
    every_step(
        |_| {},
        |events, _| {
            for event in events {
                if let Event::NobodyBid { kind } = *event {
                    seen[kind as usize] += 1;
                }
            }
        },
    );
    assert!(seen[Kind::Drawn as usize] > 0 && seen[Kind::InvokedFull as usize] > 0);
    assert_eq!(seen[Kind::Invoked as usize], 0);
}

/// RA-2.4: the first steps deal the sets, and nothing else is dealt.
#[test]
fn chance_deals_sets_first_and_tiles_later() {
    every_position(20, |position| {
        let tiles_only = position
            .outcomes()
            .all(|(outcome, weight)| weight > 0 && matches!(outcome, Outcome::Tile(_)));
        let dealing = matches!(position.phase(), Phase::Deal { .. });
        assert!(dealing || tiles_only);
    });
}
