//! What a match shows.

use std::collections::BTreeMap;

use bots::{Cell, Score};
use serde::Serialize;

use crate::{Forfeits, PlayedDeal, Reason, Thinking};

/// The deals of a match, added up.
///
/// Whole numbers only, so that adding up has no rounding.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    deals: u64,
    games: u64,
    bots: Vec<BotTally>,
}

#[derive(Clone, Debug, Default)]
struct BotTally {
    name: String,
    /// Seats taken in all games, and whether that were all there are.
    seats: u64,
    has_all_seats: bool,
    /// Parts of victories: their sum, and the squares of the sums of the deals.
    victory: u64,
    squares: u128,
    places: u64,
    points: i64,
    thinking: Thinking,
    forfeits: Forfeits,
}

/// What a match shows of a bot. The names are stable for scripts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotResult {
    /// The bot.
    pub name: String,
    /// Seats it had in all games together.
    pub games: u64,
    /// Victories per seat, shared ones in parts. At equal strength it is one by the number of seats.
    pub win_share: f64,
    /// The 95 % interval of the win share, with the deal as the unit.
    pub ci95: [f64; 2],
    /// Mean place, 1 for the winner; shared places count as the better one.
    pub mean_place: f64,
    /// Mean points.
    pub mean_points: f64,
    /// Decisions with at least two legal actions.
    pub decisions: u64,
    /// Mean time of such a decision in milliseconds.
    pub ms_mean: f64,
    /// The time that 99 of 100 such decisions kept to, about 3 % exact.
    pub ms_p99: f64,
    /// Decisions that were forfeited.
    pub forfeits: u64,
    /// How many for each reason.
    pub forfeit_reasons: BTreeMap<Reason, u64>,
    /// What happened, in a few cases.
    pub forfeit_examples: Vec<String>,
}

impl BotResult {
    /// The cell of the cross-table, if this bot sat alone against a table of `others`.
    pub fn cell(&self, others: &str) -> Cell {
        Cell {
            alone: self.name.clone(),
            others: others.to_owned(),
            games: self.games,
            win_share: self.win_share,
            ci95: self.ci95,
            ms_mean: self.ms_mean,
            ms_p99: self.ms_p99,
        }
    }
}

impl Tally {
    /// Adds a deal.
    pub fn add(&mut self, deal: &PlayedDeal) {
        self.deals += 1;
        self.games += deal.games.len() as u64;
        let mut victories: BTreeMap<usize, u64> = BTreeMap::new();
        for game in &deal.games {
            let alone = game.seats.windows(2).all(|two| two[0].bot == two[1].bot);
            let winners = game.places.iter().filter(|&&place| place == 1).count() as u64;
            for (seat, conduct) in game.seats.iter().enumerate() {
                let number = self.number_of(&conduct.bot);
                let bot = &mut self.bots[number];
                let won = if game.places[seat] == 1 {
                    Score::WHOLE / winners
                } else {
                    0
                };
                bot.seats += 1;
                bot.has_all_seats = alone;
                bot.victory += won;
                bot.places += u64::from(game.places[seat]);
                bot.points += i64::from(game.scores[seat]);
                bot.thinking.add_all(&conduct.thinking);
                bot.forfeits.add_all(&conduct.forfeits);
                *victories.entry(number).or_default() += won;
            }
        }
        for (number, victory) in victories {
            let bot = &mut self.bots[number];
            bot.squares += u128::from(victory) * u128::from(victory);
        }
    }

    fn number_of(&mut self, name: &str) -> usize {
        let known = self.bots.iter().position(|bot| bot.name == name);
        known.unwrap_or_else(|| {
            self.bots.push(BotTally {
                name: name.to_owned(),
                ..BotTally::default()
            });
            self.bots.len() - 1
        })
    }

    /// How many deals there were.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// How many games there were.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The results of the bots, in the order in which they first appear.
    pub fn results(&self) -> Vec<BotResult> {
        let result = |bot: &BotTally| bot.result(self.deals, self.games);
        self.bots.iter().map(result).collect()
    }
}

impl BotTally {
    fn result(&self, deals: u64, games: u64) -> BotResult {
        let seats = self.seats as f64;
        BotResult {
            name: self.name.clone(),
            games: self.seats,
            win_share: self.victory as f64 / (seats * Score::WHOLE as f64),
            ci95: self.interval(deals, games),
            mean_place: self.places as f64 / seats,
            mean_points: self.points as f64 / seats,
            decisions: self.thinking.decisions(),
            ms_mean: self.thinking.mean_ms(),
            ms_p99: self.thinking.quantile_ms(0.99),
            forfeits: self.forfeits.count(),
            forfeit_reasons: self.forfeits.reasons().clone(),
            forfeit_examples: self.forfeits.examples().to_vec(),
        }
    }

    /// The 95 % interval of the win share: the games of a deal hang together, the deals do not.
    fn interval(&self, deals: u64, games: u64) -> [f64; 2] {
        let (count, seats) = (deals as f64, self.seats as f64);
        // Nobody has more than all the victories, and some have more seats than those.
        let top = games as f64 / seats;
        if deals < 2 {
            return [0.0, top];
        }
        // Whoever won nothing or all may yet do otherwise: the bounds of Clopper and Pearson.
        let surely = 0.025_f64.powf(1.0 / count);
        if self.victory == 0 {
            return [0.0, top * (1.0 - surely)];
        }
        if self.victory == games * Score::WHOLE && !self.has_all_seats {
            return [top * surely, top];
        }
        // In whole numbers first: n·Σx² − (Σx)² is exactly 0 where all deals came out alike.
        let victory = u128::from(self.victory);
        let spread = (u128::from(deals) * self.squares).saturating_sub(victory * victory) as f64;
        let variance = spread / (count * (count - 1.0));
        let half = students_t(deals - 1) * (variance / count).sqrt();
        let mean = self.victory as f64 / count;
        let whole = seats / count * Score::WHOLE as f64;
        [mean - half, mean + half].map(|bound| (bound / whole).clamp(0.0, top))
    }
}

/// The 97.5 % quantile of Student's t.
fn students_t(freedom: u64) -> f64 {
    const FEW: [f64; 5] = [12.706, 4.303, 3.182, 2.776, 2.571];
    const MANY: f64 = 1.959_964;
    match usize::try_from(freedom) {
        Ok(freedom @ 1..=5) => FEW[freedom - 1],
        // The expansion in powers of 1/n, beyond 5 exact to three digits.
        _ => {
            let by = 1.0 / freedom as f64;
            MANY + by * (2.372_3 + by * (2.822_5 + by * 2.555))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Conduct, PlayedGame};

    #[test]
    fn students_t_is_that_of_the_tables() {
        let table = [
            (1, 12.706),
            (5, 2.571),
            (6, 2.447),
            (10, 2.228),
            (30, 2.042),
            (120, 1.980),
        ];
        for (freedom, quantile) in table {
            assert!((students_t(freedom) - quantile).abs() < 2e-3, "{freedom}");
        }
    }

    /// Deals of two games at two seats, in which `a` has these parts of four halves of a victory.
    fn tally(halves: &[u64]) -> Tally {
        let mut tally = Tally::default();
        for (number, &halves) in (0..).zip(halves) {
            let game = |halves: u64| PlayedGame {
                scores: vec![10, 20],
                places: [[2, 1], [1, 1], [1, 2]][halves as usize].to_vec(),
                seats: ["a", "b"]
                    .map(|bot| Conduct {
                        bot: bot.to_owned(),
                        ..Conduct::default()
                    })
                    .to_vec(),
                record: Vec::new(),
            };
            let games = vec![game(halves.min(2)), game(halves.saturating_sub(2))];
            tally.add(&PlayedDeal { number, games });
        }
        tally
    }

    #[test]
    fn the_deal_is_the_unit_of_the_interval() {
        let results = tally(&[4, 2, 2, 0]).results();
        assert_eq!((results[0].win_share, results[1].win_share), (0.5, 0.5));
        assert_eq!((results[0].games, results[0].mean_points), (8, 10.0));
        // The shares of the deals are 1, ½, ½, 0: deviation 0.408, error 0.204, t = 3.182.
        let [low, high] = results[0].ci95;
        assert!((low - 0.0).abs() < 1e-9 && (high - 1.0).abs() < 1e-9);
        let [low, high] = tally(&[4, 2, 2, 0].repeat(25)).results()[0].ci95;
        let half = students_t(99) * (0.125_f64 * 100.0 / 99.0 / 100.0).sqrt();
        assert!((low - (0.5 - half)).abs() < 1e-9 && (high - (0.5 + half)).abs() < 1e-9);
    }

    #[test]
    fn equal_deals_leave_no_doubt_and_a_single_one_all() {
        assert_eq!(tally(&[2, 2, 2]).results()[0].ci95, [0.5, 0.5]);
        assert_eq!(tally(&[2]).results()[0].ci95, [0.0, 1.0]);
        assert_eq!(tally(&[4, 4]).results()[1].win_share, 0.0);
        let [low, high] = tally(&[4; 10]).results()[0].ci95;
        assert!((low - 0.6915).abs() < 1e-4 && high == 1.0);
        let [low, high] = tally(&[4; 10]).results()[1].ci95;
        assert!((high - 0.3085).abs() < 1e-4 && low == 0.0);
        assert_eq!(tally(&[4, 1]).results()[0].mean_place, 1.25);
    }
}
