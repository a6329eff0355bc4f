//! The Adam optimizer.

/// The moments of the gradient that Adam keeps.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    /// Running means of the gradients.
    pub means: Vec<f32>,
    /// Running means of their squares.
    pub squares: Vec<f32>,
    /// The number of steps made.
    pub steps: u64,
}

// The decay rates of the two moments, and the ε of the denominator.
const MEAN_KEPT: f32 = 0.9;
const SQUARE_KEPT: f32 = 0.999;
const EPSILON: f32 = 1e-5;

impl Adam {
    /// The state before the first step, for this many weights.
    pub fn new(weights: usize) -> Adam {
        Adam {
            means: vec![0.0; weights],
            squares: vec![0.0; weights],
            steps: 0,
        }
    }

    /// Makes a step against these gradients, each divided by `count`.
    pub fn step(&mut self, weights: &mut [f32], slopes: &[f32], count: f32, rate: f32) {
        self.steps += 1;
        // The running means start at 0, so they are biased towards it at first.
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let mean_part = 1.0 - MEAN_KEPT.powi(steps);
        let square_part = 1.0 - SQUARE_KEPT.powi(steps);
        let running = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(running) {
            let slope = slope / count;
            *mean = MEAN_KEPT * *mean + (1.0 - MEAN_KEPT) * slope;
            *square = SQUARE_KEPT * *square + (1.0 - SQUARE_KEPT) * slope * slope;
            *weight -= rate * (*mean / mean_part) / ((*square / square_part).sqrt() + EPSILON);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_bottom_of_a_bowl() {
        let mut adam = Adam::new(2);
        let mut weights = [3.0, -2.0];
        for _ in 0..2000 {
            let slopes = [2.0 * weights[0], 20.0 * (weights[1] - 1.0)];
            adam.step(&mut weights, &slopes, 1.0, 0.01);
        }
        assert!(
            weights[0].abs() < 1e-2 && (weights[1] - 1.0).abs() < 1e-2,
            "{weights:?}"
        );
    }
}
