//! How strong bots are, from the matches of all pairs.
//!
//! Strength is not transitive, so every pair is played: one bot alone against a table of the other,
//! and the other way round. The win shares of these matches are the cross-table. The ladder gives each
//! bot the one rating that best explains which bot came before which (the Bradley–Terry model).

use bots::{FastDice, Rating};
use tabletop::Dice;

use crate::PlayedDeal;

/// Which bot came before which in the games of all pairs, deal by deal.
#[derive(Clone, Debug)]
pub struct Ladder {
    names: Vec<String>,
    /// For each pair its deals: how often the first bot came before the second, and the other way
    /// round. Equal places count half for both.
    pairs: Vec<Pair>,
}

#[derive(Clone, Debug)]
struct Pair {
    bots: [usize; 2],
    deals: Vec<[f64; 2]>,
}

/// The number of bootstrap resamples of the deals, for the intervals.
const RESAMPLES: u64 = 200;

impl Ladder {
    /// An empty ladder of these bots.
    pub fn new(names: Vec<String>) -> Ladder {
        let pairs = Vec::new();
        Ladder { names, pairs }
    }

    /// Adds the deals of a match between two of the bots.
    pub fn add(&mut self, bots: [usize; 2], deals: &[PlayedDeal]) {
        let [one, two] = bots.map(|number| self.names[number].as_str());
        let deals = deals.iter().map(|deal| {
            let mut before = [0.0; 2];
            for game in &deal.games {
                let places = game.places.iter().zip(&game.seats);
                let of = |name: &str| {
                    let places = places.clone();
                    let name = name.to_owned();
                    places.filter_map(move |(place, seat)| (seat.bot == name).then_some(*place))
                };
                for a in of(one) {
                    for b in of(two) {
                        match a.cmp(&b) {
                            std::cmp::Ordering::Less => before[0] += 1.0,
                            std::cmp::Ordering::Greater => before[1] += 1.0,
                            std::cmp::Ordering::Equal => {
                                before[0] += 0.5;
                                before[1] += 0.5;
                            }
                        }
                    }
                }
            }
            before
        });
        let deals = deals.collect();
        self.pairs.push(Pair { bots, deals });
    }

    /// The ratings in the order of the bots, with intervals by the bootstrap.
    pub fn ratings(&self) -> Vec<Rating> {
        let sums = self
            .pairs
            .iter()
            .map(|pair| sum(pair.deals.iter().copied()));
        let ratings = self.fit(&sums.collect::<Vec<_>>());
        let mut resampled: Vec<Vec<f64>> = vec![Vec::new(); self.names.len()];
        for resample in 0..RESAMPLES {
            let mut dice = FastDice::new(resample, 0);
            let redrawn = self.pairs.iter().map(|pair| {
                let deals = &pair.deals;
                let any = |_| deals[dice.below(deals.len() as u32) as usize];
                sum((0..deals.len()).map(any))
            });
            for (bot, rating) in self
                .fit(&redrawn.collect::<Vec<_>>())
                .into_iter()
                .enumerate()
            {
                resampled[bot].push(rating);
            }
        }
        let rating = |((name, rating), mut draws): ((&String, f64), Vec<f64>)| {
            draws.sort_by(f64::total_cmp);
            let at = |part: f64| draws[((draws.len() - 1) as f64 * part).round() as usize];
            Rating {
                name: name.clone(),
                rating,
                ci95: [at(0.025), at(0.975)],
            }
        };
        self.names
            .iter()
            .zip(ratings)
            .zip(resampled)
            .map(rating)
            .collect()
    }

    /// The maximum-likelihood ratings for these counts by pair, by the classic fixed-point iteration.
    fn fit(&self, before: &[[f64; 2]]) -> Vec<f64> {
        const ROUNDS: usize = 2_000;
        /// Pseudo-counts for each side of a pair, or else a bot that always won would be infinitely
        /// strong.
        const PSEUDO_COUNT: f64 = 0.5;
        let mut strengths = vec![1.0; self.names.len()];
        for _ in 0..ROUNDS {
            let mut won = vec![0.0; strengths.len()];
            let mut met = vec![0.0; strengths.len()];
            for (pair, before) in self.pairs.iter().zip(before) {
                let [one, two] = pair.bots;
                let before = before.map(|count| count + PSEUDO_COUNT);
                let meetings = (before[0] + before[1]) / (strengths[one] + strengths[two]);
                for (bot, before) in pair.bots.into_iter().zip(before) {
                    won[bot] += before;
                    met[bot] += meetings;
                }
            }
            for (strength, (won, met)) in strengths.iter_mut().zip(won.iter().zip(&met)) {
                if *met > 0.0 {
                    *strength = won / met;
                }
            }
            let first = strengths[0];
            strengths.iter_mut().for_each(|strength| *strength /= first);
        }
        strengths
            .into_iter()
            .map(|strength| 400.0 * strength.log10())
            .collect()
    }
}

fn sum(deals: impl Iterator<Item = [f64; 2]>) -> [f64; 2] {
    deals.fold([0.0; 2], |sum, deal| [sum[0] + deal[0], sum[1] + deal[1]])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Conduct, PlayedGame};

    /// Deals of one game at two seats; `a` comes before `b` in the first `won` of them.
    fn deals(a: &str, b: &str, count: u64, won: u64) -> Vec<PlayedDeal> {
        let seat = |bot: &str| Conduct {
            bot: bot.to_owned(),
            ..Conduct::default()
        };
        let game = |number: u64| PlayedGame {
            scores: vec![0, 0],
            places: if number < won { vec![1, 2] } else { vec![2, 1] },
            seats: vec![seat(a), seat(b)],
            record: Vec::new(),
        };
        let deal = |number| PlayedDeal {
            number,
            games: vec![game(number)],
        };
        (0..count).map(deal).collect()
    }

    #[test]
    fn ten_out_of_eleven_are_400_apart() {
        let names = ["a", "b", "c"].map(str::to_owned);
        let mut ladder = Ladder::new(names.to_vec());
        ladder.add([0, 1], &deals("a", "b", 1100, 100));
        ladder.add([1, 2], &deals("b", "c", 1100, 100));
        let ratings = ladder.ratings();
        for (rating, expected) in ratings.iter().zip([0.0, 400.0, 800.0]) {
            assert!((rating.rating - expected).abs() < 5.0, "{rating:?}");
            let [low, high] = rating.ci95;
            assert!(low <= rating.rating && rating.rating <= high, "{rating:?}");
        }
    }

    #[test]
    fn a_bot_that_always_won_is_not_infinitely_strong() {
        let mut ladder = Ladder::new(["a", "b"].map(str::to_owned).to_vec());
        ladder.add([0, 1], &deals("a", "b", 50, 0));
        let rating = ladder.ratings()[1].rating;
        assert!((700.0..900.0).contains(&rating), "{rating}");
    }

    #[test]
    fn equal_places_count_half() {
        let mut shared = deals("a", "b", 10, 0);
        for deal in &mut shared {
            deal.games[0].places = vec![1, 1];
        }
        let mut ladder = Ladder::new(["a", "b"].map(str::to_owned).to_vec());
        ladder.add([0, 1], &shared);
        assert!(ladder.ratings()[1].rating.abs() < 1e-9);
    }
}
