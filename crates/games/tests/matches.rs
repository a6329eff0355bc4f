//! Matches of every game, played without knowing which: they must be what the typed game says.

use conformance::toy::Toy;
use games::{AnyMatch, Kind, Match, Refusal, Registry, Shuffle, StepLine};
use serde_json::{Map, Value, json};
use tabletop::record::{CannotVerify, Player};
use tabletop::{Dice, FairDice, Game, Observer, Seat, Seats, Seed};

static TOY: Kind<Toy> = Kind::new();

fn registry() -> Registry {
    Registry::standard().with(&TOY)
}

fn observers(players: usize) -> impl Iterator<Item = Observer> {
    Seat::all(players)
        .map(Observer::Seat)
        .chain([Observer::Spectator])
}

fn players(count: usize) -> Vec<Player> {
    let player = |number| Player {
        name: format!("player {number}"),
        ..Player::default()
    };
    (0..count).map(player).collect()
}

/// A game of random decisions, told step by step to `watch` before each of them.
fn play(
    key: &str,
    count: usize,
    seed: u64,
    mut watch: impl FnMut(&dyn AnyMatch, &Shuffle, Seat),
) -> (Box<dyn AnyMatch>, Shuffle) {
    let kind = registry().get(key).expect("it is registered");
    let mut game = kind.open(count, &Map::new()).expect("they can play");
    let shuffle = Shuffle {
        salt: "0:papyrus".to_owned(),
        ..Shuffle::new(Seed::from_number(seed))
    };
    let mut dice = FairDice::new(&Seed::from_number(seed), "decisions");
    game.commit(&game.roll(&shuffle)).expect("it begins");
    while !game.is_over() {
        let owing: Vec<Seat> = game.owing().into_iter().collect();
        let seat = owing[dice.below(owing.len() as u32) as usize];
        watch(&*game, &shuffle, seat);
        let legal = game.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let steps = game.decide(seat, action, &shuffle).expect("it is legal");
        assert_eq!(steps.decision(), Some((seat, action.clone())));
        game.commit(&steps).expect("nothing came in between");
    }
    (game, shuffle)
}

fn for_every_game(test: impl Fn(&str, usize)) {
    for kind in registry().iter() {
        for players in kind.players() {
            test(kind.key(), players);
        }
    }
}

#[test]
fn the_standard_registry_has_both_games() {
    let keys: Vec<_> = Registry::standard()
        .iter()
        .map(games::GameKind::key)
        .collect();
    assert_eq!(keys, ["ra", "amun-re"]);
    assert!(Registry::standard().get("toy").is_none());
    assert!(registry().get("toy").is_some());
}

#[test]
#[should_panic(expected = "two games with the key toy")]
fn no_two_games_have_the_same_key() {
    let _ = registry().with(&TOY);
}

/// What a match keeps of its history is what replaying it shows.
fn check_log<G: Game>(game: &dyn AnyMatch) {
    let typed: &Match<G> = game.downcast_ref().expect("it is of this game");
    for observer in observers(game.players()) {
        let replayed: Vec<_> = typed.play().seen_by(observer).collect();
        let told = typed.told(observer);
        assert_eq!(told.len(), replayed.len());
        assert_eq!(game.seen(observer), replayed.len());
        assert_eq!(game.log(observer).len(), replayed.len());
        for (number, (told, replayed)) in told.iter().zip(&replayed).enumerate() {
            assert_eq!(told.step, number + 1);
            assert_eq!(told.seen, replayed.seen);
            assert_eq!(told.events, replayed.events);
        }
    }
}

#[test]
fn every_observer_is_told_what_a_replay_shows() {
    for_every_game(|key, players| {
        let check = |game: &dyn AnyMatch| match key {
            "ra" => check_log::<ra::Position>(game),
            "amun-re" => check_log::<amun_re::Position>(game),
            _ => check_log::<Toy>(game),
        };
        let mut decisions = 0;
        let (end, _) = play(key, players, 1, |game, _, _| {
            decisions += 1;
            if decisions % 23 == 0 {
                check(game);
            }
        });
        check(&*end);
    });
}

#[test]
fn steps_are_read_back_from_a_log_as_they_were_written() {
    for_every_game(|key, players| {
        let mut log: Vec<Vec<StepLine>> = Vec::new();
        let (end, shuffle) = play(key, players, 2, |game, shuffle, seat| {
            let action = &game.legal(seat)[0];
            let steps = game.decide(seat, action, shuffle).expect("it is legal");
            let text = serde_json::to_string(&steps).expect("plain data");
            let lines: Vec<StepLine> = serde_json::from_str(&text).expect("an array of objects");
            assert_eq!(lines, steps.lines());
            assert_eq!(game.read_steps(&lines, shuffle).as_ref(), Ok(&steps));
            log.push(lines);
        });
        assert!(!log.is_empty());
        let after_the_end = end.read_steps(&log[0], &shuffle).unwrap_err();
        assert_eq!(after_the_end.to_string(), "unexpected step after the end");
    });
}

#[test]
fn a_log_that_was_tampered_with_is_refused() {
    let kind = registry().get("ra").expect("a standard game");
    let game = kind.open(3, &Map::new()).expect("three can play");
    let shuffle = Shuffle::new(Seed::from_number(3));
    let other = Shuffle::new(Seed::from_number(4));
    let lines = game.roll(&shuffle).lines();
    let rolled_otherwise = game.read_steps(&lines, &other).unwrap_err();
    assert!(rolled_otherwise.to_string().starts_with("chance gave "));

    let mut begun = game.clone();
    begun.commit(&game.roll(&shuffle)).expect("it begins");
    let seat = begun.owing().first().expect("somebody begins");
    let line = |by: usize, action: &str| match json!({"by": by, "do": action}) {
        Value::Object(line) => line,
        _ => unreachable!("an object"),
    };
    for (line, why) in [
        (Map::new(), "expected a decision"),
        (line(seat.index(), "dance"), "dance"),
        (line((seat.index() + 1) % 3, "draw"), "no decision to make"),
        (line(seat.index(), "pass"), "pass: "),
    ] {
        let fault = begun.read_steps(&[line], &shuffle).unwrap_err();
        assert!(fault.to_string().contains(why), "{fault}");
    }
}

#[test]
fn steps_are_committed_only_where_they_were_decided() {
    let registry = registry();
    let open = |key: &str| {
        let kind = registry.get(key).expect("it is registered");
        kind.open(3, &Map::new()).expect("three can play")
    };
    let shuffle = Shuffle::new(Seed::from_number(5));
    let mut ra = open("ra");
    let beginning = ra.roll(&shuffle);
    assert!(open("toy").commit(&beginning).is_err());
    ra.commit(&beginning).expect("it begins");
    assert!(ra.commit(&beginning).is_err(), "not twice");
}

#[test]
fn a_refusal_has_a_key_and_its_arguments() {
    let kind = registry().get("amun-re").expect("a standard game");
    let mut game = kind.open(3, &Map::new()).expect("three can play");
    let shuffle = Shuffle::new(Seed::from_number(6));
    game.commit(&game.roll(&shuffle)).expect("it begins");
    let seat = game.owing().first().expect("somebody begins");
    let refusal = |action: &str| game.decide(seat, action, &shuffle).unwrap_err();
    assert!(matches!(refusal("dance"), Refusal::Syntax(_)));
    let Refusal::Illegal(reason) = refusal("offer 3") else {
        panic!("it is not the time to offer");
    };
    assert_eq!(
        (reason.game, reason.action.as_str()),
        ("amun-re", "offer 3")
    );
    assert_eq!((reason.key, reason.clause), ("bid-due", "AR-3.7"));
    assert_eq!(
        refusal("offer 3").to_string(),
        "offer 3 is not possible while a bid is due (AR-3.7)"
    );
    let other = Seat::all(3)
        .find(|other| *other != seat)
        .expect("three play");
    let not_asked = game.decide(other, "pass", &shuffle).unwrap_err();
    assert_eq!(not_asked, Refusal::NotAsked(other));
}

#[test]
fn undo_goes_back_exactly() {
    for_every_game(|key, players| {
        let mut undone = 0;
        play(key, players, 7, |game, shuffle, seat| {
            if game.undoable(seat) > 0 || undone > 3 {
                return;
            }
            for action in game.legal(seat) {
                let mut later = game.boxed_clone();
                let steps = later.decide(seat, &action, shuffle).expect("it is legal");
                later.commit(&steps).expect("nothing came in between");
                if later.undoable(seat) != 1 {
                    assert!(later.undo(seat, 2).is_err());
                    continue;
                }
                let before = later.number(Seats::only(seat));
                later.undo(seat, 1).expect("it may be taken back");
                assert_eq!(later.number(Seats::only(seat)), before + 1);
                for observer in observers(players) {
                    assert_eq!(later.log(observer), game.log(observer));
                    assert_eq!(later.view(observer).get(), game.view(observer).get());
                }
                undone += 1;
            }
        });
        assert!(
            undone > 0 || key == "ra",
            "{key} has decisions to take back"
        );
    });
}

#[test]
fn any_moment_of_a_finished_game_can_be_gone_back_to() {
    for_every_game(|key, players| {
        let (end, _) = play(key, players, 8, |_, _, _| {});
        for observer in observers(players) {
            let last = end.seen(observer);
            for at in [0, 1, last / 2, last] {
                let moment = end.after(observer, at).expect("it was seen");
                assert_eq!(moment.seen(observer), at);
                assert_eq!(moment.is_over(), at == last);
            }
            assert!(end.after(observer, last + 1).is_none());
            let whole = end.after(observer, last).expect("it was seen");
            assert_eq!(whole.view(observer).get(), end.view(observer).get());
        }
    });
}

#[test]
fn the_record_of_a_match_is_read_back_and_verified() {
    for_every_game(|key, count| {
        let (end, shuffle) = play(key, count, 9, |_, _, _| {});
        let proof = end.proof(Some(&shuffle)).clone();
        assert!(proof.outcomes.as_ref().is_ok_and(|outcomes| *outcomes > 0));
        assert_eq!(proof.commitment, Some(shuffle.seed.commitment()));

        let text = end.record(players(count), Some(&shuffle));
        let read = registry().read_record(text.as_bytes()).expect("a record");
        assert_eq!(read.game(), key);
        assert_eq!(read.recorded_players(), Some(&players(count)[..]));
        assert_eq!(*read.proof(None), proof);
        assert_eq!(read.record(Vec::new(), None), text);
        let places = |game: &dyn AnyMatch| game.standing().map(|standing| standing.places);
        assert_eq!(places(&*read), places(&*end));

        let secret = end.record(players(count), None);
        let read = registry().read_record(secret.as_bytes()).expect("a record");
        assert_eq!(read.proof(None).outcomes, Err(CannotVerify::NoSeed));
    });
    let unknown = r#"{"format":1,"game":"chess"}"#;
    assert!(registry().read_record(unknown.as_bytes()).is_err());
}

/// AR-12.8: what others do at a sealed point tells nothing, not even by a number.
#[test]
fn numbers_count_what_an_observer_sees() {
    play("toy", 3, 10, |game, shuffle, seat| {
        let mut later = game.boxed_clone();
        let action = &game.legal(seat)[0];
        let steps = game.decide(seat, action, shuffle).expect("it is legal");
        later.commit(&steps).expect("nothing came in between");
        let sealed = game.sealed() && later.sealed() && later.owing().is_subset(game.owing());
        for other in Seat::all(3).filter(|other| *other != seat) {
            let seats = Seats::only(other);
            let more = later.number(seats) - game.number(seats);
            assert_eq!(more, u64::from(!sealed));
        }
        let own = Seats::only(seat);
        assert_eq!(later.number(own), game.number(own) + 1);
        assert_eq!(
            later.number(Seats::NONE) - game.number(Seats::NONE),
            u64::from(!sealed)
        );
        let new = later.seen(Observer::Seat(seat)) - game.seen(Observer::Seat(seat));
        assert_eq!(later.latest(Observer::Seat(seat), 1), new);
        assert_eq!(later.latest(Observer::Seat(seat), 0), 0);
    });
}
