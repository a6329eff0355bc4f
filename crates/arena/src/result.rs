//! The result of a match.

use std::collections::BTreeMap;

use bots::{Cell, Score};
use serde::Serialize;

use crate::{Forfeits, PlayedDeal, Reason, Thinking};

/// The sums over the deals of a match: integers, so that nothing is rounded.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    deals: u64,
    games: u64,
    bots: Vec<BotTally>,
}

#[derive(Clone, Debug, Default)]
struct BotTally {
    name: String,
    /// The seats it had in all games together, and whether it had all seats of each game.
    seats: u64,
    has_all_seats: bool,
    /// Shares of victories: their sum, and the sum of the squares of each deal's sum.
    victory: u64,
    squares: u128,
    places: u64,
    points: i64,
    thinking: Thinking,
    forfeits: Forfeits,
}

/// The result of a bot. The names are stable for scripts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotResult {
    /// The bot.
    pub name: String,
    /// The seats it had in all games together.
    pub games: u64,
    /// Victories per seat, shared ones in parts: 1 / players for bots of equal strength.
    pub win_share: f64,
    /// The 95 % interval of the win share, with the deal as the unit.
    pub ci95: [f64; 2],
    /// The mean place, 1 for the winner; shared places count as the better one.
    pub mean_place: f64,
    /// The mean points.
    pub mean_points: f64,
    /// The decisions with at least two legal actions.
    pub decisions: u64,
    /// The mean time of such a decision in milliseconds.
    pub ms_mean: f64,
    /// The 99 % quantile of that time, accurate to about 3 %.
    pub ms_p99: f64,
    /// The forfeited decisions.
    pub forfeits: u64,
    /// Their counts by reason.
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

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The number of games.
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

    /// The 95 % interval of the win share. The games of a deal are dependent, the deals are not.
    fn interval(&self, deals: u64, games: u64) -> [f64; 2] {
        let (count, seats) = (deals as f64, self.seats as f64);
        // No bot wins more than all games, and a bot may have several seats in each.
        let top = games as f64 / seats;
        if deals < 2 {
            return [0.0, top];
        }
        // Where all or nothing was won, there is no variance: the bounds of Clopper and Pearson.
        let surely = 0.025_f64.powf(1.0 / count);
        if self.victory == 0 {
            return [0.0, top * (1.0 - surely)];
        }
        if self.victory == games * Score::WHOLE && !self.has_all_seats {
            return [top * surely, top];
        }
        // In integers first: n·Σx² − (Σx)² is exactly 0 if all deals came out alike.
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

    /// Deals of two games at two seats, of which `a` wins this many halves of a victory.
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
    fn equal_deals_give_an_empty_interval_and_a_single_deal_the_widest() {
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
