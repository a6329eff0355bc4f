//! The gradient of the loss, by backpropagation.

use bots::net::{LEAKY_RELU_SLOPE, Layout, Net, Scratch, Shape};

use crate::episode::{Lesson, put};

/// The gradient of the loss with respect to every weight, added up over lessons, and the loss itself.
#[derive(Clone, Debug)]
pub struct Gradient {
    /// By weight, in the order of the network's own.
    pub slopes: Vec<f32>,
    /// The cross-entropy, added up.
    pub loss: f64,
    /// The number of lessons.
    pub lessons: u64,
    scratch: Scratch,
    first: Vec<f32>,
    second: Vec<f32>,
}

impl Gradient {
    /// The gradient of no lessons.
    pub fn new(shape: Shape) -> Gradient {
        Gradient {
            slopes: vec![0.0; shape.layout().total],
            loss: 0.0,
            lessons: 0,
            scratch: Scratch::default(),
            first: vec![0.0; shape.first],
            second: vec![0.0; shape.second],
        }
    }

    /// Adds the gradient of a lesson.
    pub fn learn(&mut self, net: &Net, lesson: &Lesson<'_>) {
        let shape = net.shape();
        let layout = shape.layout();
        put(lesson.inputs, &mut self.scratch.input);
        net.evaluate(&mut self.scratch);
        let Scratch {
            input,
            first: a,
            second: b,
            output,
        } = &mut self.scratch;
        let target = lesson.target.of(shape.outputs);
        self.loss += cross_entropy(output, target);
        self.lessons += 1;
        // Back through the softmax: the gradient of its inputs is the output less the target.
        for (share, target) in output.iter_mut().zip(target) {
            *share -= target;
        }
        let weights = net.weights();
        let [first, mut second, mut last] = layers(&layout, &mut self.slopes);
        last.learn(b, output);
        back_propagate(&weights[layout.output..], output, b, &mut self.second);
        second.learn(a, &self.second);
        back_propagate(&weights[layout.second..], &self.second, a, &mut self.first);
        for &(number, value) in input.entries() {
            let row = usize::from(number) * shape.first;
            add_scaled(
                &mut first.weights[row..row + shape.first],
                &self.first,
                value,
            );
        }
        add_scaled(first.biases, &self.first, 1.0);
    }

    /// Adds another gradient.
    pub fn add(&mut self, other: &Gradient) {
        add_scaled(&mut self.slopes, &other.slopes, 1.0);
        self.loss += other.loss;
        self.lessons += other.lessons;
    }
}

/// The cross-entropy of the outputs relative to the target.
pub(crate) fn cross_entropy(shares: &[f32], target: &[f32]) -> f64 {
    const LEAST: f32 = 1e-9;
    let surprise =
        |(share, target): (&f32, &f32)| -f64::from(*target) * f64::from(share.max(LEAST).ln());
    shares.iter().zip(target).map(surprise).sum()
}

/// The gradient of the units below a layer, from that of the units above it.
fn back_propagate(weights: &[f32], above: &[f32], units: &[f32], below: &mut [f32]) {
    let rows = weights.chunks_exact(above.len());
    for ((slope, unit), row) in below.iter_mut().zip(units).zip(rows) {
        let sum = dot(row, above);
        *slope = if *unit < 0.0 {
            LEAKY_RELU_SLOPE * sum
        } else {
            sum
        };
    }
}

/// The dot product, several lanes at a time.
fn dot(left: &[f32], right: &[f32]) -> f32 {
    const LANES: usize = 8;
    let (left, left_rest) = left.as_chunks::<LANES>();
    let (right, right_rest) = right.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for (left, right) in left.iter().zip(right) {
        for lane in 0..LANES {
            sums[lane] += left[lane] * right[lane];
        }
    }
    let rest = left_rest
        .iter()
        .zip(right_rest)
        .map(|(left, right)| left * right);
    sums.iter().sum::<f32>() + rest.sum::<f32>()
}

/// The gradient of one layer.
struct Slopes<'a> {
    weights: &'a mut [f32],
    biases: &'a mut [f32],
}

impl Slopes<'_> {
    fn learn(&mut self, units: &[f32], above: &[f32]) {
        for (row, &unit) in self.weights.chunks_exact_mut(above.len()).zip(units) {
            add_scaled(row, above, unit);
        }
        add_scaled(self.biases, above, 1.0);
    }
}

/// The gradients of the three layers, laid out as the weights of a network.
fn layers<'a>(layout: &Layout, slopes: &'a mut [f32]) -> [Slopes<'a>; 3] {
    let (first, rest) = slopes.split_at_mut(layout.first_biases);
    let (first_biases, rest) = rest.split_at_mut(layout.second - layout.first_biases);
    let (second, rest) = rest.split_at_mut(layout.second_biases - layout.second);
    let (second_biases, rest) = rest.split_at_mut(layout.output - layout.second_biases);
    let (output, output_biases) = rest.split_at_mut(layout.output_biases - layout.output);
    [
        (first, first_biases),
        (second, second_biases),
        (output, output_biases),
    ]
    .map(|(weights, biases)| Slopes { weights, biases })
}

fn add_scaled(to: &mut [f32], from: &[f32], scale: f32) {
    for (sum, part) in to.iter_mut().zip(from) {
        *sum += scale * part;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::BySeat;

    const SHAPE: Shape = Shape {
        inputs: 6,
        first: 5,
        second: 4,
        outputs: 3,
    };

    /// A network with weights of all sizes and signs.
    fn net() -> Net {
        let weight = |number: usize| ((number * 37 % 101) as f32 - 50.0) / 60.0;
        Net::new(SHAPE, (0..SHAPE.layout().total).map(weight).collect()).unwrap()
    }

    #[test]
    fn the_gradient_is_that_of_finite_differences() {
        let inputs = [(0, 1.0), (2, -0.5), (5, 2.0)];
        let target = BySeat::from_fn(|seat| if seat.index() == 1 { 1.0 } else { 0.0 });
        let lesson = Lesson {
            inputs: &inputs,
            target,
        };
        let mut gradient = Gradient::new(SHAPE);
        gradient.learn(&net(), &lesson);
        let loss = |net: &Net| {
            let mut scratch = Scratch::default();
            put(&inputs, &mut scratch.input);
            cross_entropy(net.evaluate(&mut scratch), target.of(3))
        };
        assert!((gradient.loss - loss(&net())).abs() < 1e-6);
        const STEP: f32 = 1e-2;
        for weight in 0..SHAPE.layout().total {
            let moved = |step: f32| {
                let mut net = net();
                net.weights_mut()[weight] += step;
                loss(&net)
            };
            let slope = (moved(STEP) - moved(-STEP)) / f64::from(2.0 * STEP);
            let found = f64::from(gradient.slopes[weight]);
            assert!(
                (slope - found).abs() < 2e-3,
                "weight {weight}: {slope} and {found}"
            );
        }
    }
}
