//! A training in progress.

use anyhow::ensure;
use bots::net::{Encode, Net};
use bots::search::{Search, Settings};
use bots::{BotGame, FastDice};
use rayon::prelude::*;
use tabletop::Dice;

use crate::adam::Adam;
use crate::episode::Episode;
use crate::gradient::Gradient;
use crate::recipe::Recipe;
use crate::self_play::SelfPlayPolicy;

/// A network in training.
#[derive(Clone, Debug, PartialEq)]
pub struct Trainer {
    /// The network as it is.
    pub net: Net,
    /// The mean of its weights since averaging started.
    pub average: Vec<f32>,
    /// The number of steps in that mean.
    pub averaged: u64,
    /// The state of the optimizer.
    pub adam: Adam,
    /// The number of games so far.
    pub games: u64,
}

/// The sums over a batch of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Batch {
    /// The number of games.
    pub games: u64,
    /// The number of positions learned from.
    pub lessons: u64,
    /// The sum of their losses.
    pub loss: f64,
}

/// The random stream of the initial weights; games have their numbers.
const FIRST_WEIGHTS: u64 = u64::MAX;

impl Trainer {
    /// A network with random weights.
    pub fn new<G: Encode>(recipe: &Recipe) -> Trainer {
        let shape = recipe.shape::<G>();
        let layout = shape.layout();
        let mut dice = FastDice::new(recipe.seed, FIRST_WEIGHTS);
        let mut weights = vec![0.0; layout.total];
        let mut fill = |range: std::ops::Range<usize>, inputs: usize| {
            // Kaiming initialization: activations keep their size from layer to layer.
            let size = (6.0 / inputs as f32).sqrt();
            for weight in &mut weights[range] {
                let number = dice.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0;
                *weight = size * number;
            }
        };
        fill(0..layout.first_biases, shape.inputs);
        fill(layout.second..layout.second_biases, shape.first);
        fill(layout.output..layout.output_biases, 10 * shape.second);
        Trainer::with(Net::new(shape, weights).expect("the weights are made for the shape"))
    }

    /// A trained network to train further. If the recipe has larger layers, the network grows units
    /// with outgoing weights of 0, so its outputs stay the same at first.
    ///
    /// # Errors
    ///
    /// If the network is one of another game or number of players, or larger than the recipe says.
    pub fn grown<G: Encode>(recipe: &Recipe, net: &Net) -> anyhow::Result<Trainer> {
        let (old, new) = (net.shape(), recipe.shape::<G>());
        ensure!(
            (old.inputs, old.outputs) == (new.inputs, new.outputs),
            "the network is not one for this game and number of players"
        );
        ensure!(
            old.first <= new.first && old.second <= new.second,
            "the network is larger than the recipe says"
        );
        let mut grown = Trainer::new::<G>(recipe);
        let (from, to) = (old.layout(), new.layout());
        let weights = grown.net.weights_mut();
        weights[to.second + old.first * new.second..to.second_biases].fill(0.0);
        weights[to.output + old.second * new.outputs..to.output_biases].fill(0.0);
        // For each layer the weights, row by row of the units below it, then the biases.
        let [first, second, outputs] = [
            (old.first, new.first),
            (old.second, new.second),
            (old.outputs, new.outputs),
        ];
        for (from, to, widths) in [
            (0..from.first_biases, 0..to.first_biases, first),
            (
                from.first_biases..from.second,
                to.first_biases..to.second,
                first,
            ),
            (
                from.second..from.second_biases,
                to.second..to.second_biases,
                second,
            ),
            (
                from.second_biases..from.output,
                to.second_biases..to.output,
                second,
            ),
            (
                from.output..from.output_biases,
                to.output..to.output_biases,
                outputs,
            ),
            (
                from.output_biases..from.total,
                to.output_biases..to.total,
                outputs,
            ),
        ] {
            widen(&net.weights()[from], &mut weights[to], widths);
        }
        Ok(grown)
    }

    fn with(net: Net) -> Trainer {
        let weights = net.weights().len();
        Trainer {
            net,
            average: vec![0.0; weights],
            averaged: 0,
            adam: Adam::new(weights),
            games: 0,
        }
    }

    /// Plays the next games and learns from them.
    ///
    /// The games of a batch are played in parallel; their gradients are added in a fixed order, so the
    /// number of threads does not change the result.
    pub fn batch<G: BotGame>(&mut self, recipe: &Recipe, starts: &[G]) -> Batch {
        let net = &self.net;
        let until = (self.games + recipe.batch).min(recipe.games);
        let teach = |game: u64| {
            let mut dice = FastDice::new(recipe.seed, game);
            let start = starts[(game % starts.len() as u64) as usize];
            let policy = SelfPlayPolicy {
                epsilon: recipe.epsilon_in_a_million(),
                temperature: recipe.temperature,
                search: recipe
                    .iterations
                    .map(|iterations| (Search::new(Settings::default()), iterations)),
                guests: &mut recipe.guests(game, &mut dice),
            };
            let episode = Episode::play(net, start, policy, &mut dice);
            let mut gradient = Gradient::new(net.shape());
            for lesson in episode.lessons(recipe.lambda) {
                gradient.learn(net, &lesson);
            }
            gradient
        };
        let gradients: Vec<Gradient> = (self.games..until).into_par_iter().map(teach).collect();
        let mut sum = Gradient::new(net.shape());
        for gradient in &gradients {
            sum.add(gradient);
        }
        let rate = recipe.rate_after(self.games);
        let count = sum.lessons.max(1) as f32;
        self.adam
            .step(self.net.weights_mut(), &sum.slopes, count, rate);
        let games = until - self.games;
        self.games = until;
        if self.games as f32 > recipe.average_from * recipe.games as f32 {
            self.add_to_average();
        }
        Batch {
            games,
            lessons: sum.lessons,
            loss: sum.loss,
        }
    }

    fn add_to_average(&mut self) {
        self.averaged += 1;
        let part = 1.0 / self.averaged as f32;
        for (mean, weight) in self.average.iter_mut().zip(self.net.weights()) {
            *mean += part * (weight - *mean);
        }
    }

    /// The network to play with: with averaged weights, once there are some.
    pub fn result(&self) -> Net {
        if self.averaged == 0 {
            return self.net.clone();
        }
        Net::new(self.net.shape(), self.average.clone()).expect("a mean of weights has their shape")
    }
}

/// Copies rows of numbers to the beginnings of rows that may be longer and more.
fn widen(from: &[f32], to: &mut [f32], (width, new_width): (usize, usize)) {
    let rows = from.chunks_exact(width).zip(to.chunks_exact_mut(new_width));
    for (from, to) in rows {
        to[..width].copy_from_slice(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::net::{Scratch, win_chances};
    use ra::Position;
    use tabletop::{Game as _, Seat};

    fn recipe(hidden: [usize; 2], seed: u64) -> Recipe {
        let recipe = serde_json::json!({
            "game": "ra", "players": 3, "tables": [{}], "hidden": hidden, "games": 2, "batch": 1,
            "lambda": 0.5, "epsilon": 0.0, "rate": [0.01, 1.0], "average_from": 1.0, "seed": seed,
            "report_every": 1, "rival": "random", "rival_games": 1,
        });
        serde_json::from_value(recipe).unwrap()
    }

    #[test]
    fn a_network_that_grows_judges_as_before_and_learns_with_all_it_has() {
        let position = Position::new(3, &ra::Options::default()).unwrap();
        let judged =
            |net: &Net| win_chances(net, &position, Seat::default(), &mut Scratch::default());
        let mut small = Trainer::new::<Position>(&recipe([8, 4], 1));
        small.batch(&recipe([8, 4], 1), &[position]);
        let large = recipe([13, 6], 2);
        let mut grown = Trainer::grown::<Position>(&large, &small.net).unwrap();
        assert_eq!(judged(&grown.net), judged(&small.net));
        let before = grown.net.clone();
        for _ in 0..2 {
            grown.batch(&large, &[position]);
        }
        let layout = grown.net.shape().layout();
        let further = layout.second + 8 * 6..layout.second_biases;
        assert_ne!(
            before.weights()[further.clone()],
            grown.net.weights()[further]
        );
    }

    #[test]
    fn a_network_does_not_shrink_or_change_the_game() {
        let large = Trainer::new::<Position>(&recipe([8, 4], 1));
        let refused = Trainer::grown::<Position>(&recipe([7, 4], 1), &large.net);
        assert!(refused.unwrap_err().to_string().contains("larger"));
        let four = Recipe {
            players: 4,
            ..recipe([8, 4], 1)
        };
        let refused = Trainer::grown::<Position>(&four, &large.net);
        assert!(refused.unwrap_err().to_string().contains("players"));
    }
}
