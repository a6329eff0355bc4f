//! Tables to be shown: games played by bots up to a moment that is asked for.

#![allow(dead_code)] // Each test program uses a part of it.

use std::io::Write as _;
use std::sync::Arc;

use bots::{Bot, FastDice, Rank, Turn};
use club::{ChatLine, Mode, Occupant, Problem, ShuffleReport, Sitter, Verdict};
use flate2::{Compression, write::GzEncoder};
use games::{Guide, Taught, Told};
use pages::{Reader, Scene, Settings, Shown, TablePage, Text};
use tabletop::{Next, Observer, Play, Seat, Silence};

/// A game under way, with everything a page says about it.
pub(crate) struct Sample<G: Shown> {
    pub(crate) play: Play<G>,
    pub(crate) options: G::Options,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) chat: Vec<Arc<ChatLine>>,
    pub(crate) verdict: Option<Verdict>,
    pub(crate) problem: Option<Problem>,
    /// Whether it is the guided game of the first seat.
    pub(crate) guided: bool,
}

pub(crate) const NAMES: [&str; 5] = ["Masha", "Nour", "Артём", "Imhotep", "Wilhelmina"];

impl<G: Shown> Sample<G> {
    /// A game that begins.
    pub(crate) fn new(players: usize, options: &G::Options) -> Sample<G> {
        let start = G::new(players, options).expect("the sample is a table");
        let sitter = |seat: usize| Sitter {
            name: NAMES[seat].to_owned(),
            occupant: if seat >= 3 {
                Occupant::Bot(Rank::Scribe)
            } else {
                Occupant::Person
            },
            here: true,
            you: seat == 0,
        };
        Sample {
            play: Play::new(start),
            options: options.clone(),
            sitters: (0..players).map(sitter).collect(),
            chat: Vec::new(),
            verdict: None,
            problem: None,
            guided: false,
        }
    }

    /// Bots of this rank play on until the position is as asked for, or the game is over.
    pub(crate) fn until(
        mut self,
        rank: Rank,
        seed: u64,
        wanted: impl Fn(&G) -> bool,
    ) -> Option<Sample<G>> {
        let mut dice = FastDice::new(seed, 0);
        let mut bots: Vec<_> = (0..self.sitters.len()).map(|_| rank.bot::<G>()).collect();
        for (number, bot) in (0..).zip(&mut bots) {
            bot.begin(seed ^ number);
        }
        loop {
            let position = *self.play.position();
            let chance = matches!(position.next(), Next::Chance(_));
            if !chance && wanted(&position) {
                return Some(self);
            }
            match position.next() {
                Next::Over => return None,
                Next::Chance(_) => {
                    let outcome = position.sample(&mut dice);
                    self.play
                        .settle(outcome, &mut Silence)
                        .expect("it is possible");
                }
                Next::Decision(seats) => {
                    let seat = seats.into_iter().next().expect("somebody owes it");
                    let legal = position.legal(seat);
                    let choice = bots[seat.index()].choose(&Turn::new(&position, seat, &legal));
                    self.play
                        .decide(seat, choice, &mut Silence)
                        .expect("it is legal");
                }
            }
        }
    }

    /// The first game of these seeds that reaches the position asked for.
    pub(crate) fn find(
        players: usize,
        options: &G::Options,
        rank: Rank,
        wanted: impl Fn(&G) -> bool,
    ) -> Sample<G> {
        (0..400)
            .find_map(|seed| Sample::new(players, options).until(rank, seed, &wanted))
            .expect("some game of these seeds gets there")
    }

    /// The page of this observer.
    pub(crate) fn page<R>(
        &self,
        observer: Observer,
        mode: Mode,
        look: impl FnOnce(&TablePage<'_, G>) -> R,
    ) -> R {
        let position = self.play.position();
        let view = position.view(observer);
        let legal = observer
            .seat()
            .map(|seat| position.legal(seat))
            .unwrap_or_default();
        let log: Vec<Told<G>> = (1..)
            .zip(self.play.seen_by(observer))
            .map(|(step, seen)| Told {
                step,
                seen: seen.seen,
                events: seen.events,
            })
            .collect();
        let mut sitters = self.sitters.clone();
        for (seat, sitter) in Seat::all(sitters.len()).zip(&mut sitters) {
            sitter.you = observer.is(seat);
        }
        let taught = observer.seat().filter(|_| self.guided).map(|seat| {
            Taught::of(
                Guide::standard().expect("a standard game"),
                &self.play,
                seat,
            )
        });
        let scene = Scene {
            table: "tbl",
            observer,
            options: &self.options,
            view: &view,
            legal: &legal,
            owing: position.owing(),
            step: log.len() as u64,
            sitters: &sitters,
            undoable: observer.seat().map_or(0, |seat| self.play.undoable(seat)),
            log: &log,
            fresh: 1,
            mode,
            taught: taught.as_ref(),
        };
        look(&TablePage {
            scene,
            chat: &self.chat,
            watchers: 3,
            link: "http://localhost:7777/table/tbl",
            pace: Some(club::Pace::Normal),
            shuffle: &ShuffleReport {
                commitment: Some(
                    "9f2c0c3ad1b1c3f1f8a3f0c2f6f1e5d4c3b2a1908f7e6d5c4b3a29180706f5e4".to_owned(),
                ),
                salt: Some("ra-4f1d".to_owned()),
                seed: None,
                verdict: self.verdict.clone(),
            },
            problem: self.problem.as_ref(),
        })
    }

    /// The whole page as HTML.
    pub(crate) fn html(&self, observer: Observer, mode: Mode, settings: &Settings) -> String {
        let reader = Reader {
            text: Text::of(settings.language.unwrap_or_default()),
            settings,
        };
        self.page(observer, mode, |page| {
            pages::table_page(page, &reader).into_string()
        })
    }

    /// The seat that owes a decision, as an observer.
    pub(crate) fn owing(&self) -> Observer {
        let owing = self.play.position().owing().into_iter().next();
        owing.map_or(Observer::Spectator, Observer::Seat)
    }
}

pub(crate) fn seat(number: usize) -> Observer {
    Observer::Seat(Seat::new(number).expect("there is such a seat"))
}

/// How many bytes these make on the wire.
pub(crate) fn compressed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("memory can be written to");
    encoder.finish().expect("memory can be written to").len()
}
