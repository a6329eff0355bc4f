//! Positions with what a network says of them, so that a reader can check the network file.

use bots::net::{LEAKY_RELU_SLOPE, Net, Shape};
use bots::{BotGame, FastDice};
use serde::{Deserialize, Serialize};

use crate::episode::Episode;
use crate::recipe::{Guests, Recipe};
use crate::self_play::SelfPlayPolicy;

/// One position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// Its inputs that are not 0: number and value.
    pub inputs: Vec<(u16, f32)>,
    /// The chance of each seat to win, clockwise from the mover.
    pub chances: Vec<f64>,
}

/// How many positions of a game lie between two samples.
const EVERY: usize = 40;

/// Samples from a game of scribes, evaluated by plain arithmetic that shares no code with the bots.
pub(crate) fn samples<G: BotGame>(recipe: &Recipe, net: &Net) -> anyhow::Result<Vec<Sample>> {
    anyhow::ensure!(
        net.suits::<G>(recipe.players),
        "the network does not fit the recipe"
    );
    let scribes = Recipe {
        guests: Some(Guests {
            bot: "scribe".to_owned(),
            alone: 1,
            part: 0.0,
        }),
        ..recipe.clone()
    };
    let mut dice = FastDice::new(recipe.seed, 0);
    let policy = SelfPlayPolicy {
        epsilon: 0,
        temperature: None,
        search: None,
        guests: &mut scribes.guests(0, &mut dice),
    };
    let start = recipe.starts::<G>()?[0];
    let episode = Episode::play(net, start, policy, &mut dice);
    let inputs = episode
        .lessons(1.0)
        .step_by(EVERY)
        .map(|lesson| lesson.inputs);
    let sample = |inputs: &[(u16, f32)]| Sample {
        inputs: inputs.to_vec(),
        chances: reference_outputs(net, inputs),
    };
    Ok(inputs.map(sample).collect())
}

/// The forward pass layer by layer, as a textbook has it.
pub fn reference_outputs(net: &Net, inputs: &[(u16, f32)]) -> Vec<f64> {
    let Shape {
        inputs: count,
        first,
        second,
        outputs,
    } = net.shape();
    let mut units = vec![0.0; count];
    for &(number, value) in inputs {
        units[usize::from(number)] = f64::from(value);
    }
    let mut weights = net.weights().iter().map(|&weight| f64::from(weight));
    for (size, is_last) in [(first, false), (second, false), (outputs, true)] {
        let mut sums = vec![0.0; size];
        for unit in &units {
            for sum in &mut sums {
                *sum += unit * weights.next().unwrap_or_default();
            }
        }
        for sum in &mut sums {
            *sum += weights.next().unwrap_or_default();
            if !is_last && *sum < 0.0 {
                *sum *= f64::from(LEAKY_RELU_SLOPE);
            }
        }
        units = sums;
    }
    let powers: Vec<f64> = units.into_iter().map(f64::exp).collect();
    let total: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / total).collect()
}
