//! The moments of Ra that a page must show.

use bots::Rank;
use club::{Mode, Verdict};
use ra::options::{Counter, Scores, Track};
use ra::{Action, NameSet, Options, Phase, Position};
use tabletop::{Game, Observer};

use crate::support::{Sample, seat};

/// A moment with its name and the one who looks at it.
pub(crate) struct State {
    pub(crate) name: &'static str,
    pub(crate) sample: Sample<Position>,
    pub(crate) observer: Observer,
    pub(crate) mode: Mode,
}

const BARGE: Options = Options {
    scores: Scores::Hidden,
    track: Track::Barge,
    counter: Counter::On,
    names: NameSet::Alea,
};

const OPEN: Options = Options {
    scores: Scores::Open,
    track: Track::Tiles,
    counter: Counter::Off,
    names: NameSet::Barge,
};

/// Every moment.
pub(crate) fn all() -> Vec<State> {
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
    live("start", 4, &Options::default(), Rank::Scribe, &|position| {
        is_turn(position)
    });
    live("turn", 4, &BARGE, Rank::Scribe, &|position| {
        is_turn(position) && position.epoch() == 2 && position.row().len() == 5
    });
    live("turn-with-god", 3, &BARGE, Rank::Scribe, &|position| {
        is_turn(position) && can(position, |action| matches!(action, Action::God(_)))
    });
    live("full-row", 5, &OPEN, Rank::Novice, &|position| {
        is_turn(position) && position.row().is_full()
    });
    live("bid", 4, &BARGE, Rank::Scribe, &|position| {
        matches!(position.phase(), Phase::Auction(auction) if auction.high.is_some() && auction.speaker != auction.ra_player)
            && position.epoch() == 2
            && position.row().len() >= 6
            && bids(position) == 1
    });
    live("bid-five", 5, &OPEN, Rank::Scribe, &|position| {
        matches!(position.phase(), Phase::Auction(auction) if auction.high.is_some())
            && position.epoch() == 3
    });
    live(
        "bid-two",
        2,
        &Options::default(),
        Rank::Scribe,
        &|position| bids(position) >= 3,
    );
    live(
        "must-bid",
        4,
        &BARGE,
        Rank::Random,
        &|position| matches!(position.phase(), Phase::Auction(auction) if auction.must_bid()),
    );
    live("cannot-outbid", 3, &BARGE, Rank::Scribe, &|position| {
        matches!(position.phase(), Phase::Auction(_)) && bids(position) == 0
    });
    live(
        "loss-war",
        4,
        &BARGE,
        Rank::Random,
        &|position| matches!(position.phase(), Phase::Loss(loss) if loss.civilization > 0),
    );
    live(
        "loss-earthquake",
        5,
        &OPEN,
        Rank::Random,
        &|position| matches!(position.phase(), Phase::Loss(loss) if loss.civilization == 0),
    );
    live("gods", 3, &BARGE, Rank::Random, &|position| {
        matches!(position.phase(), Phase::Gods { .. })
    });
    live("epoch-ended", 4, &BARGE, Rank::Scribe, &|position| {
        is_turn(position) && position.epoch() == 3
    });

    let waiting = Sample::find(4, &BARGE, Rank::Scribe, |position: &Position| {
        position.epoch() == 2
            && position.row().len() > 3
            && position.phase().owing() != seat(0).seat()
            && matches!(position.phase(), Phase::Auction(_))
    });
    add("waiting", waiting, seat(0), Mode::Live);
    let no_suns = Sample::find(4, &BARGE, Rank::Scribe, |position: &Position| {
        let own = tabletop::Seat::default();
        !position.area(own).is_active() && is_turn(position)
    });
    add("no-suns", no_suns, seat(0), Mode::Live);
    let watched = Sample::find(5, &BARGE, Rank::Scribe, |position: &Position| {
        position.epoch() == 3 && position.row().len() > 5
    });
    add("spectator", watched, Observer::Spectator, Mode::Live);
    let replayed = Sample::find(4, &BARGE, Rank::Scribe, |position: &Position| {
        position.epoch() == 2 && position.row().len() > 4
    });
    add(
        "replay",
        replayed,
        seat(1),
        Mode::Replay { at: 120, last: 300 },
    );
    for (name, players, options) in [
        ("over-two", 2, Options::default()),
        ("over", 4, BARGE),
        ("over-five", 5, OPEN),
    ] {
        let mut sample = Sample::find(players, &options, Rank::Scribe, Game::is_over);
        sample.verdict = Some(Verdict::Fair(183));
        add(name, sample, seat(0), Mode::Finished);
    }
    states
}

fn is_turn(position: &Position) -> bool {
    matches!(position.phase(), Phase::Turn { .. })
}

fn can(position: &Position, wanted: impl Fn(&Action) -> bool) -> bool {
    let seat = position.phase().owing();
    seat.is_some_and(|seat| position.legal(seat).iter().any(wanted))
}

/// How many suns the speaker may bid; none if there is no auction.
fn bids(position: &Position) -> usize {
    let seat = position.phase().owing();
    let legal = seat.map(|seat| position.legal(seat)).unwrap_or_default();
    legal
        .iter()
        .filter(|action| matches!(action, Action::Bid(_)))
        .count()
}
