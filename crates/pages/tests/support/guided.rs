//! The guided first games, played by somebody to a moment that is asked for.

#![allow(dead_code)] // Each test program uses a part of it.

use amun_re::Phase as Part;
use bots::{Bot as _, Rank, Turn};
use club::Mode;
use games::{Course, Guide};
use pages::{Settings, Shown};
use ra::Phase;
use tabletop::{FairDice, Game as _, Next, Play, Seat, Seed, Silence};

use crate::support::{Sample, seat};

fn course<G: Shown>() -> Course {
    Guide::<G>::standard().expect("a standard game").course
}

/// The seed of the course.
pub(crate) fn prepared<G: Shown>() -> Seed {
    course::<G>()
        .seed
        .parse()
        .expect("the seed of a course is one")
}

/// Somebody who learns.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Learner {
    /// Plays like this bot.
    Like(Rank),
    /// Always does the first thing that is possible.
    First,
    /// Always does the last: in Ra, invokes and bids high.
    Last,
}

impl Learner {
    fn choose<G: Shown>(self, turn: &Turn<'_, G>, seed: u64) -> G::Action {
        let legal = turn.legal();
        match self {
            Learner::Like(rank) => {
                let mut player = rank.bot::<G>();
                player.begin(seed);
                player.choose(turn)
            }
            Learner::First => legal[0],
            Learner::Last => legal[legal.len() - 1],
        }
    }
}

/// The prepared game with this learner at the first seat, until `stop`.
pub(crate) fn played<G: Shown>(
    seed: &Seed,
    learner: Learner,
    stop: impl Fn(&G) -> bool,
) -> Play<G> {
    let Course { players, bot, .. } = course::<G>();
    let bot: Rank = bot.parse().expect("a rank");
    let start = G::new(players, &G::Options::default()).expect("the course is a table");
    let mut play = Play::new(start);
    loop {
        let position = *play.position();
        if stop(&position) {
            return play;
        }
        match position.next() {
            Next::Over => return play,
            Next::Chance(_) => {
                let mut dice = FairDice::after(seed, "", play.chances());
                let outcome = position.sample(&mut dice);
                play.settle(outcome, &mut Silence).expect("it is possible");
            }
            Next::Decision(seats) => {
                let seat = seats.into_iter().next().expect("somebody owes it");
                let player = match seat == Seat::default() {
                    true => learner,
                    false => Learner::Like(bot),
                };
                let legal = position.legal(seat);
                let turn = Turn::new(&position, seat, &legal);
                let choice = player.choose(&turn, play.steps().len() as u64);
                play.decide(seat, choice, &mut Silence)
                    .expect("it is legal");
            }
        }
    }
}

/// Says whether a position is the one asked for.
type Stop<'a, G> = &'a dyn Fn(&G) -> bool;

/// Moments of the guided games to be looked at: their names and pages.
pub(crate) fn pages(settings: &Settings) -> Vec<(String, String)> {
    let asked = |owing: tabletop::Seats| owing.contains(Seat::default());
    let turn = |at: &ra::Position| asked(at.owing()) && matches!(at.phase(), Phase::Turn { .. });
    let bid = |at: &ra::Position| asked(at.owing()) && matches!(at.phase(), Phase::Auction(_));
    let ra: [(&str, Stop<'_, ra::Position>); 6] = [
        ("turn", &turn),
        ("bid", &bid),
        ("row", &|at| turn(at) && at.ra_count() > 1),
        ("late", &|at| bid(at) && at.ra_count() > 3),
        ("all", &|at| turn(at) && at.epoch() == 3),
        ("over", &|_| false),
    ];
    let own = |at: &amun_re::Position, wanted: fn(&Part) -> bool| {
        asked(at.owing()) && wanted(&at.phase())
    };
    let amun_re: [(&str, Stop<'_, amun_re::Position>); 7] = [
        ("bid", &|at| {
            own(at, |part| matches!(part, Part::Auction { .. }))
        }),
        ("market", &|at| {
            own(at, |part| matches!(part, Part::Market { .. }))
        }),
        ("stone", &|at| {
            own(at, |part| matches!(part, Part::PlaceStone { .. }))
        }),
        ("offering", &|at| own(at, |part| *part == Part::Offering)),
        ("harvest", &|at| {
            own(at, |part| matches!(part, Part::Harvest { .. }))
        }),
        ("new-kingdom", &|at| own(at, |_| true) && at.epoch() == 2),
        ("over", &|_| false),
    ];
    let mut all = Vec::new();
    for (name, stop) in ra {
        all.push((format!("guided-ra-{name}"), page(stop, settings)));
    }
    for (name, stop) in amun_re {
        all.push((format!("guided-amun-re-{name}"), page(stop, settings)));
    }
    all
}

fn page<G: Shown>(stop: Stop<'_, G>, settings: &Settings) -> String {
    let options = G::Options::default();
    let Course { players, bot, .. } = course::<G>();
    let mut sample = Sample::<G>::new(players, &options);
    sample.play = played(&prepared::<G>(), Learner::Like(Rank::Scribe), stop);
    sample.guided = true;
    for sitter in &mut sample.sitters[1..] {
        sitter.occupant = club::Occupant::Bot(bot.parse().expect("a rank"));
        sitter.name = bot.to_owned();
    }
    let mode = match sample.play.position().is_over() {
        true => Mode::Finished,
        false => Mode::Live,
    };
    sample.html(seat(0), mode, settings)
}
