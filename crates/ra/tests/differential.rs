//! The engine against a second, literal reading of the rules, step by step over random games.
//!
//! `DIFFERENTIAL_GAMES` sets the number of games for each number of players.

mod common;
mod literal;

use std::collections::{BTreeMap, BTreeSet};

use common::random::Style;
use conformance::{Taste, TestDice};
use literal::Literal;
use ra::{Action, Event, Kind, Options, Phase, Position, Tile};
use tabletop::{Chance as _, Game, Next, Seat, Spelling};

/// Named numbers, zeros left out.
type Facts = BTreeMap<String, i64>;

fn count(facts: &mut Facts, name: String, number: impl Into<i64>) {
    let number = number.into();
    if number != 0 {
        *facts.entry(name).or_insert(0) += number;
    }
}

/// What there is to count in a position of the engine, under the names of the literal reading.
fn facts(position: &Position) -> Facts {
    let mut facts = Facts::new();
    count(&mut facts, "epoch".into(), position.epoch());
    count(&mut facts, "ra_count".into(), position.ra_count());
    count(&mut facts, "centre".into(), position.centre().0);
    let mut removed = ra::Tiles::GAME;
    removed[Tile::Ra] -= position.ra_count();
    for (tile, copies) in position.bag().iter() {
        count(&mut facts, format!("bag.{tile}"), copies);
        removed[tile] -= copies;
    }
    for (number, space) in position.row().0.into_iter().enumerate() {
        if let Some(tile) = space {
            count(&mut facts, format!("space{number}.{tile}"), 1);
            count(&mut facts, format!("row.{tile}"), 1);
            removed[tile] -= 1;
        }
    }
    for seat in Seat::all(position.players()) {
        let area = position.area(seat);
        for (tile, copies) in area.tiles.iter() {
            count(&mut facts, format!("seat{seat}.{tile}"), copies);
            removed[tile] -= copies;
        }
        for (side, suns) in [("usable", area.usable), ("spent", area.spent)] {
            for sun in suns {
                count(&mut facts, format!("seat{seat}.{side}.{sun}"), 1);
            }
        }
        count(
            &mut facts,
            format!("seat{seat}.points"),
            position.points(seat),
        );
        for (epoch, &gain) in (1..).zip(position.gains(seat)) {
            count(&mut facts, format!("gain.epoch{epoch}.seat{seat}"), gain);
        }
    }
    for (tile, copies) in removed.iter() {
        count(&mut facts, format!("removed.{tile}"), copies);
    }
    facts
}

/// The facts of the literal reading. While it asks for losses, the disasters still lie in front of
/// their owner; the engine has removed them by then.
fn literal_facts(game: &Literal) -> Facts {
    let mut facts = game.facts();
    let unresolved = |name: &String| name.starts_with("seat") && name.contains(".dis.");
    let names: Vec<_> = facts
        .keys()
        .filter(|name| unresolved(name))
        .cloned()
        .collect();
    for name in names {
        let number = facts.remove(&name).unwrap_or_default();
        let (_, disaster) = name.split_once('.').unwrap_or_default();
        count(&mut facts, format!("removed.{disaster}"), number);
    }
    facts
}

/// Everything that both readings can tell about what comes next.
fn compare(position: &Position, game: &Literal) {
    assert_eq!(game.over(), position.is_over());
    let owing: Vec<_> = position.owing().into_iter().map(Seat::index).collect();
    assert_eq!(game.owes(), owing);
    for seat in Seat::all(position.players()) {
        let legal = position.legal(seat);
        let mut texts: Vec<_> = legal.iter().map(Action::to_string).collect();
        texts.sort();
        assert_eq!(game.legal(seat.index()), texts);
    }
    let chance = match position.next() {
        Next::Chance(chance) => {
            let spell = |(outcome, weight)| (chance.spell(outcome).to_string(), weight);
            Some(literal::Chance {
                kind: chance.kind().to_string(),
                to: chance.to().map(Seat::index),
                outcomes: position.outcomes().map(spell).collect(),
            })
        }
        _ => None,
    };
    assert_eq!(game.chance(), chance);
    let result = position.standing().map(|standing| {
        let (scores, places) = (standing.scores, standing.places);
        let scores = scores
            .of(position.players())
            .iter()
            .map(|&points| points.into());
        let places = places
            .of(position.players())
            .iter()
            .map(|&place| place.into());
        (scores.collect(), places.collect())
    });
    assert_eq!(game.result(), result);
}

/// What happened in the games that were compared.
#[derive(Default)]
struct Seen {
    steps: u64,
    verbs: BTreeMap<String, u64>,
    gods_on_full_rows: u64,
    /// Auctions by kind and how they went; "forced" is a kind B where only the Ra player bid.
    auctions: BTreeMap<String, u64>,
    /// The auction under way: its kind, its Ra player, and whether anybody else has bid.
    auction: Option<(Kind, Seat, bool)>,
}

impl Seen {
    fn decision(&mut self, position: &Position, action: Action) {
        let text = action.to_string();
        let verb = text.split(' ').next().unwrap_or_default();
        *self.verbs.entry(verb.to_string()).or_insert(0) += 1;
        if matches!(action, Action::God(_)) && position.row().is_full() {
            self.gods_on_full_rows += 1;
        }
    }

    fn hear(&mut self, events: &[Event]) {
        for &event in events {
            match (event, &mut self.auction) {
                (Event::AuctionBegan { kind, ra_player }, auction) => {
                    *auction = Some((kind, ra_player, false));
                }
                (Event::Bid { seat, .. }, Some((_, ra_player, others_bid))) => {
                    *others_bid |= seat != *ra_player;
                }
                (Event::NobodyBid { kind }, _) => self.auction_went(kind, "silent"),
                (Event::AuctionWon { .. }, &mut Some((Kind::Invoked, _, false))) => {
                    self.auction_went(Kind::Invoked, "forced");
                }
                (Event::AuctionWon { .. }, &mut Some((kind, ..))) => self.auction_went(kind, "won"),
                _ => {}
            }
        }
    }

    fn auction_went(&mut self, kind: Kind, how: &str) {
        *self.auctions.entry(format!("{kind} {how}")).or_insert(0) += 1;
        self.auction = None;
    }
}

/// One game on both.
fn play(players: usize, seed: u64, seen: &mut Seen) {
    let mut position = Position::new(players, &Options::default()).expect("2 to 5 can play");
    let mut game = Literal::new(players);
    let mut dice = TestDice::new(seed);
    let style = Style::of(seed);
    // Facts are slow to write down: most games do so only between turns.
    let in_full = seed.is_multiple_of(7);
    loop {
        compare(&position, &game);
        if in_full
            || matches!(
                position.phase(),
                Phase::Turn { .. } | Phase::Loss(_) | Phase::Over
            )
        {
            assert_eq!(literal_facts(&game), facts(&position));
        }
        let mut events = Vec::new();
        match position.next() {
            Next::Over => return,
            Next::Chance(chance) => {
                let outcome = style.settle(&position, &mut dice);
                game.outcome(&chance.spell(outcome).to_string());
                position
                    .settle(outcome, &mut events)
                    .expect("it is possible");
            }
            Next::Decision(seats) => {
                let seat = seats.first().expect("somebody decides");
                let legal = position.legal(seat);
                let action = style.choose(&position, &legal, &mut dice);
                seen.decision(&position, action);
                game.decide(seat.index(), &action.to_string());
                position
                    .apply(seat, action, &mut events)
                    .expect("it is legal");
            }
        }
        seen.hear(&events);
        seen.steps += 1;
    }
}

fn games() -> u64 {
    let games = std::env::var("DIFFERENTIAL_GAMES").ok();
    games.map_or(300, |number| {
        number.parse().expect("DIFFERENTIAL_GAMES is a number")
    })
}

fn play_many(players: usize) -> String {
    let mut seen = Seen::default();
    for seed in 0..games() {
        play(players, seed, &mut seen);
    }
    let verbs: BTreeSet<_> = seen.verbs.keys().map(String::as_str).collect();
    let all = ["bid", "done", "draw", "god", "invoke", "lose", "pass"];
    assert!(verbs.iter().eq(&all), "{verbs:?}");
    let auctions: BTreeSet<_> = seen.auctions.keys().map(String::as_str).collect();
    let all = [
        "A silent", "A won", "B forced", "B won", "C silent", "C won",
    ];
    assert!(auctions.iter().eq(&all), "{auctions:?}");
    assert!(seen.gods_on_full_rows > 0);
    format!(
        "{players} players, {} games, {} steps: {:?}, auctions {:?}, {} gods on full rows",
        games(),
        seen.steps,
        seen.verbs,
        seen.auctions,
        seen.gods_on_full_rows
    )
}

#[test]
fn two_players() {
    println!("{}", play_many(2));
}

#[test]
fn three_players() {
    println!("{}", play_many(3));
}

#[test]
fn four_players() {
    println!("{}", play_many(4));
}

#[test]
fn five_players() {
    println!("{}", play_many(5));
}

/// NO-6: the example game of the notation, on both.
#[test]
fn the_example_of_the_notation() {
    let steps = "is A, is B, is C, 0 draw, is dis.war, 1 draw, is pharaoh, 2 draw, is pharaoh, \
        0 draw, is pharaoh, 1 draw, is ra, 2 bid 4, 0 bid 5, 1 pass, 2 draw, is ra, 0 pass, \
        1 pass, 2 pass, 0 draw, is pharaoh, 1 draw, is mon.pyramid, 2 invoke, 0 pass, 1 bid 6, \
        2 pass, 0 draw, is ra";
    let mut position = Position::new(3, &Options::default()).unwrap();
    let mut game = Literal::new(3);
    for step in steps.split(", ") {
        let (who, what) = step.split_once(' ').unwrap();
        if who == "is" {
            let Next::Chance(chance) = position.next() else {
                panic!("chance is due for {step}");
            };
            let outcome = chance.read(&Spelling::key(what)).unwrap();
            position.settle(outcome, &mut Vec::new()).unwrap();
            game.outcome(what);
        } else {
            let seat = common::seat(who.parse().unwrap());
            position
                .apply(seat, what.parse().unwrap(), &mut Vec::new())
                .unwrap();
            game.decide(seat.index(), what);
        }
        compare(&position, &game);
        assert_eq!(literal_facts(&game), facts(&position));
    }
    assert_eq!(game.legal(1), ["bid 12", "bid 3", "bid 9", "pass"]);
    let facts = facts(&position);
    let expected = [
        ("centre", 6),
        ("seat0.pharaoh", 3),
        ("seat1.mon.pyramid", 1),
    ];
    assert!(
        expected
            .iter()
            .all(|(name, number)| facts[*name] == *number)
    );
}

/// The second reading refuses what is not legal or not possible.
#[test]
#[should_panic(expected = "may not say")]
fn the_literal_reading_refuses_an_illegal_action() {
    let mut game = Literal::new(2);
    game.outcome("A");
    game.outcome("B");
    game.decide(0, "pass");
}

#[test]
#[should_panic(expected = "is impossible now")]
fn the_literal_reading_refuses_an_impossible_outcome() {
    let mut game = Literal::new(2);
    game.outcome("A");
    game.outcome("A");
}
