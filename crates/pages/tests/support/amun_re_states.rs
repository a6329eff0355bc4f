//! The moments of Amun-Re that a page must show.

use amun_re::options::{Counter, First, Gold, InstantStones};
use amun_re::{Action, Board, Card, Options, Phase, Position};
use bots::Rank;
use club::{Mode, Occupant, Verdict};
use tabletop::{Game, Observer, Seat};

use crate::support::Sample;

/// A moment with its name and the one who looks at it.
pub(crate) struct State {
    pub(crate) name: &'static str,
    pub(crate) sample: Sample<Position>,
    pub(crate) observer: Observer,
    pub(crate) mode: Mode,
}

/// The expert variant with everything shown that a table may show.
pub(crate) fn expert() -> Options {
    Options {
        expert: true,
        gold: Gold::Open,
        counter: Counter::On,
        ..Options::default()
    }
}

/// A board without a drawing, with numbers as large as they can be.
pub(crate) fn custom() -> Options {
    let mut board = Board::standard().to_json();
    board["name"] = "wide-fields".into();
    board["provinces"][0]["fields"] = 6.into();
    board["provinces"][3]["instant"] = serde_json::json!({"cards": 4, "stones": 4, "gold": 20});
    Options {
        board: Board::from_json(&board).expect("the board passes"),
        instant_stones: InstantStones::Won,
        first: First::Seat(Seat::default()),
        ..Options::default()
    }
}

/// Every moment. Where somebody is asked, they are the observer.
pub(crate) fn all() -> Vec<State> {
    let usual = &Options::default();
    let (expert, custom) = (&expert(), &custom());
    let mut states = Vec::new();
    let mut add = |name, sample: Sample<Position>, observer, mode| {
        states.push(State {
            name,
            sample,
            observer,
            mode,
        });
    };
    let mut live = |name, players, options: &Options, rank, wanted: &dyn Fn(&Position) -> bool| {
        let sample = Sample::find(players, options, rank, wanted);
        let observer = sample.owing();
        add(name, sample, observer, Mode::Live);
    };
    let late = |position: &Position| position.epoch() == 2 && position.round() > 1;
    let first_bid = |position: &Position| matches!(position.phase(), Phase::Auction { .. });
    live("first-bid", 4, usual, Rank::Scribe, &first_bid);
    live("bid", 4, usual, Rank::Scribe, &|at| {
        late(at) && can(at, |act| matches!(act, Action::Bid { .. })) && scribes(at) == 3
    });
    live("bid-barred", 3, usual, Rank::Random, &|at| {
        late(at) && can(at, |act| matches!(act, Action::Bribe))
    });
    live("bid-bribed", 3, usual, Rank::Random, &|at| {
        matches!(at.phase(), Phase::Auction { bribed: true, .. })
    });
    live("bid-defended", 5, usual, Rank::Random, &|at| {
        let defended = |seat: Seat| at.player(seat).is_defended();
        late(at) && can(at, |act| matches!(act, Action::Bid { .. })) && Seat::all(5).any(defended)
    });
    live("lead", 5, usual, Rank::Novice, &|at| {
        can(at, |act| matches!(act, Action::Defend)) && can(at, |act| *act == Action::Pass)
    });
    live("instant-stone", 4, usual, Rank::Scribe, &|at| {
        at.round() == 3 && matches!(at.phase(), Phase::InstantStone { .. })
    });
    live("market", 4, usual, Rank::Scribe, &|at| {
        late(at)
            && can(at, |act| {
                matches!(act, Action::Architect(_) | Action::FreeFarmer(_))
            })
    });
    live("market-closed", 5, usual, Rank::Scribe, &|at| {
        let holds = |seat: Seat| at.player(seat).hand[Card::Architect] > 0;
        matches!(at.phase(), Phase::Market { seat, bought: Some(_) } if holds(seat))
    });
    live("place-farmer", 4, usual, Rank::Scribe, &|at| {
        at.round() == 3 && matches!(at.phase(), Phase::PlaceFarmer { .. })
    });
    live("place-stone", 4, usual, Rank::Scribe, &|at| {
        late(at) && at.round() == 3 && matches!(at.phase(), Phase::PlaceStone { .. })
    });
    live("offering", 4, usual, Rank::Scribe, &|at| {
        late(at) && at.phase() == Phase::Offering
    });
    live("offering-change", 5, expert, Rank::Scribe, &|at| {
        late(at) && can(at, |act| *act == Action::Theft { change: true })
    });
    live("change", 4, usual, Rank::Scribe, &|at| {
        matches!(at.phase(), Phase::Change { .. })
    });
    live("reward", 4, usual, Rank::Scribe, &|at| {
        late(at) && at.round() == 3 && matches!(at.phase(), Phase::Reward { left: 2, .. })
    });
    live("harvest", 4, usual, Rank::Scribe, &|at| {
        at.round() == 3 && can(at, |act| matches!(act, Action::Harvest(_)))
    });
    live("harvest-treasury", 3, usual, Rank::Random, &|at| {
        at.round() == 3 && can(at, |act| matches!(act, Action::Treasury(_)))
    });
    live("reveal", 5, expert, Rank::Scribe, &|at| {
        at.phase() == Phase::Reveal && at.round() == 2
    });
    live("counted", 5, usual, Rank::Scribe, &|at| at.epoch() == 2);
    live("custom-bid", 3, custom, Rank::Scribe, &|at| {
        at.round() == 2 && first_bid(at)
    });

    let waits = Sample::find(5, usual, Rank::Scribe, |at: &Position| {
        late(at) && matches!(at.phase(), Phase::Market { .. }) && at.round() == 3
    });
    let other = |sample: &Sample<Position>| {
        let owing = sample.play.position().owing();
        let idle = Seat::all(sample.sitters.len()).find(|seat| !owing.contains(*seat));
        idle.map_or(Observer::Spectator, Observer::Seat)
    };
    let observer = other(&waits);
    add("wait-market", waits, observer, Mode::Live);
    let waits = Sample::find(4, usual, Rank::Scribe, |at: &Position| {
        late(at) && first_bid(at) && scribes(at) > 1
    });
    let observer = other(&waits);
    add("wait-auction", waits, observer, Mode::Live);
    let sealed = Sample::find(4, usual, Rank::Scribe, |at: &Position| {
        late(at) && at.phase() == Phase::Offering && at.chosen().len() == 2
    });
    let observer = other(&sealed);
    add("sealed", sealed, observer, Mode::Live);
    let mut watched = Sample::find(4, usual, Rank::Scribe, |at: &Position| {
        late(at) && matches!(at.phase(), Phase::Reward { .. })
    });
    watched.sitters[1].occupant = Occupant::StandIn(Rank::Novice);
    watched.sitters[2].name = "<b>&\"Ozymandias\" the Great</b>".to_owned();
    add("watch", watched, Observer::Spectator, Mode::Live);
    let replay = Sample::find(4, usual, Rank::Scribe, |at: &Position| {
        at.round() == 2 && first_bid(at) && scribes(at) == 2
    });
    let (observer, at) = (replay.owing(), replay.play.steps().len());
    add("replay", replay, observer, Mode::Replay { at, last: 400 });
    let mut over = Sample::find(4, usual, Rank::Scribe, Game::is_over);
    over.verdict = Some(Verdict::Fair(45));
    add(
        "over",
        over,
        Observer::Seat(Seat::default()),
        Mode::Finished,
    );
    let over = Sample::find(5, expert, Rank::Scribe, Game::is_over);
    add("over-five", over, Observer::Spectator, Mode::Finished);
    states
}

/// Whether somebody who is asked can do something like this.
fn can(position: &Position, act: impl Fn(&Action) -> bool) -> bool {
    let mut asked = position.owing().into_iter();
    asked
        .next()
        .is_some_and(|seat| position.legal(seat).iter().any(act))
}

/// How many scribes stand on open provinces.
fn scribes(position: &Position) -> usize {
    let open = position.open().into_iter();
    open.filter(|&province| position.scribe_on(province).is_some())
        .count()
}
