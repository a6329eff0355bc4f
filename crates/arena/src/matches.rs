//! A match: its deals, each played in every seating.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use bots::BotGame;

use crate::arena_bot::ArenaBot;
use crate::deal::{Luck, PlayedGame, Table};
use crate::entrant::{CannotPlay, Entrant};

/// The settings of a match.
#[derive(Clone, Debug)]
pub struct Match<G: BotGame> {
    /// The starting position of every game.
    pub start: G,
    /// The options of the table.
    pub options: G::Options,
    /// The bots in seating order.
    pub bots: Vec<Entrant>,
    /// The seed of all deals.
    pub seed: u64,
    /// How long a bot may think about a decision.
    pub time: Duration,
    /// Whether to keep the record of each game.
    pub keep_records: bool,
}

/// A deal, played in every seating.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedDeal {
    /// Its number.
    pub number: u64,
    /// The games, one for each seating.
    pub games: Vec<PlayedGame>,
}

impl<G: BotGame> Match<G> {
    /// The seatings of a deal: for each seat the index of its bot in the list.
    ///
    /// The bots move round the table together. Seatings that look the same because some bots are equal
    /// are played once.
    pub fn seatings(&self) -> Vec<Vec<usize>> {
        let players = self.bots.len();
        let mut seatings: Vec<Vec<usize>> = Vec::new();
        for turned in 0..players {
            let seating: Vec<usize> = (0..players)
                .map(|seat| (seat + players - turned) % players)
                .collect();
            let looks_like = |other: &Vec<usize>| {
                let mut pairs = seating.iter().zip(other);
                pairs.all(|(&one, &two)| self.bots[one] == self.bots[two])
            };
            if !seatings.iter().any(looks_like) {
                seatings.push(seating);
            }
        }
        seatings
    }

    /// Plays these deals with this many threads and passes them to `take` in order, until it returns
    /// an error.
    ///
    /// # Errors
    ///
    /// Before the first deal, if a bot cannot play this game or a program cannot be started.
    pub fn play<E>(
        &self,
        deals: Range<u64>,
        threads: usize,
        mut take: impl FnMut(PlayedDeal) -> Result<(), E>,
    ) -> Result<Result<(), E>, CannotPlay> {
        if deals.is_empty() {
            return Ok(Ok(()));
        }
        let ready = |bot: &Entrant| bot.ready_bot(self.bots.len());
        let ready: Result<Vec<ArenaBot<G>>, _> = self.bots.iter().map(ready).collect();
        let mut ready = Some(ready?);
        let (next, stop) = (AtomicU64::new(deals.start), AtomicBool::new(false));
        let (hand_in, handed_in) = mpsc::channel();
        let work = |mut players: Vec<ArenaBot<G>>, hand_in: &mpsc::Sender<PlayedDeal>| {
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let wanted = deals.contains(&number);
                if !wanted || hand_in.send(self.deal(number, &mut players)).is_err() {
                    break;
                }
            }
        };
        let work = &work;
        Ok(std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (players, hand_in) = (ready.take(), hand_in.clone());
                scope.spawn(move || work(players.unwrap_or_else(|| self.table_bots()), &hand_in));
            }
            drop(hand_in);
            let mut waiting = BTreeMap::new();
            let mut due = deals.start;
            for deal in handed_in {
                waiting.insert(deal.number, deal);
                while let Some(deal) = waiting.remove(&due) {
                    due += 1;
                    take(deal).inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
                }
            }
            Ok(())
        }))
    }

    fn table_bots(&self) -> Vec<ArenaBot<G>> {
        self.bots.iter().map(Entrant::bot).collect()
    }

    fn deal(&self, number: u64, players: &mut [ArenaBot<G>]) -> PlayedDeal {
        let names: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
        let table = Table {
            start: self.start,
            options: &self.options,
            names: &names,
            time: self.time,
            keep_record: self.keep_records,
        };
        let luck = Luck::new(self.seed, number);
        let games = self.seatings();
        let games = games
            .iter()
            .map(|sitting| table.play(players, sitting, luck.clone()));
        PlayedDeal {
            number,
            games: games.collect(),
        }
    }
}
