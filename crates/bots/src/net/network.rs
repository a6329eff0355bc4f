//! A small multilayer perceptron: sparse inputs, two hidden layers with leaky ReLU, and a softmax
//! over the seats.

use super::Encode;
use super::input::Input;

/// The slope of the leaky ReLU below 0.
pub const LEAKY_RELU_SLOPE: f32 = 0.05;

/// The sizes of a network's layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Inputs.
    pub inputs: usize,
    /// Units of the first hidden layer.
    pub first: usize,
    /// Units of the second hidden layer.
    pub second: usize,
    /// Outputs: players.
    pub outputs: usize,
}

impl Shape {
    /// Where the weights of each layer begin, and how many there are in all: the first layer input
    /// by input, its biases, the second layer unit by unit of the first, its biases, and likewise
    /// the outputs.
    pub fn layout(&self) -> Layout {
        let first_biases = self.inputs * self.first;
        let second = first_biases + self.first;
        let second_biases = second + self.first * self.second;
        let output = second_biases + self.second;
        let output_biases = output + self.second * self.outputs;
        let total = output_biases + self.outputs;
        Layout {
            first_biases,
            second,
            second_biases,
            output,
            output_biases,
            total,
        }
    }
}

/// Where each part begins among the weights; the first layer is at 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names are those of the layers.
pub struct Layout {
    pub first_biases: usize,
    pub second: usize,
    pub second_biases: usize,
    pub output: usize,
    pub output_biases: usize,
    pub total: usize,
}

/// A network with its weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    shape: Shape,
    weights: Vec<f32>,
}

/// Memory for the numbers between the layers.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// The inputs.
    pub input: Input,
    /// The first hidden layer: its accumulators, then its activations.
    pub first: Vec<f32>,
    /// The second hidden layer.
    pub second: Vec<f32>,
    /// The outputs: the chance of each seat to win.
    pub output: Vec<f32>,
}

/// The magic bytes at the start of a network file.
const MAGIC: &[u8] = b"heliopolis net 1";

/// The largest layer that is read.
const MAX_LAYER: u32 = 1 << 16;

/// Why bytes are not a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNet {
    /// They do not begin as a network file does, or end in the middle of a number.
    #[error("not a network file")]
    NotANetwork,
    /// A layer is too large.
    #[error("a layer with {0} units is too large")]
    Layer(u32),
    /// The number of weights does not fit the shape.
    #[error("a network of this shape has {expected} weights, not {found}")]
    Size {
        /// The number of weights of the shape.
        expected: usize,
        /// The number of weights in the file.
        found: usize,
    },
    /// A weight is not a number.
    #[error("weight {0} is not a number")]
    NotANumber(usize),
}

impl Net {
    /// A network of this shape with these weights.
    ///
    /// # Errors
    ///
    /// If the number of weights does not fit the shape, or one is not finite.
    pub fn new(shape: Shape, weights: Vec<f32>) -> Result<Net, BadNet> {
        let (expected, found) = (shape.layout().total, weights.len());
        if expected != found {
            return Err(BadNet::Size { expected, found });
        }
        match weights.iter().position(|weight| !weight.is_finite()) {
            Some(number) => Err(BadNet::NotANumber(number)),
            None => Ok(Net { shape, weights }),
        }
    }

    /// Reads a network file: the magic bytes, the four sizes of the shape, the weights. All numbers
    /// are little-endian and have 32 bits.
    ///
    /// # Errors
    ///
    /// If the bytes are not such a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadNet> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadNet::NotANetwork)?;
        let (numbers, []) = rest.as_chunks::<4>() else {
            return Err(BadNet::NotANetwork);
        };
        let [inputs, first, second, outputs, weights @ ..] = numbers else {
            return Err(BadNet::NotANetwork);
        };
        let size = |&number: &[u8; 4]| u32::from_le_bytes(number);
        let sizes = [inputs, first, second, outputs].map(size);
        let [inputs, first, second, outputs] = match sizes.iter().find(|&&size| size > MAX_LAYER) {
            Some(&size) => return Err(BadNet::Layer(size)),
            None => sizes.map(|size| size as usize),
        };
        let shape = Shape {
            inputs,
            first,
            second,
            outputs,
        };
        let weights = weights.iter().map(|&number| f32::from_le_bytes(number));
        Net::new(shape, weights.collect())
    }

    /// The bytes of a network file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Shape {
            inputs,
            first,
            second,
            outputs,
        } = self.shape;
        let sizes = [inputs, first, second, outputs].map(|size| (size as u32).to_le_bytes());
        let weights = self.weights.iter().map(|weight| weight.to_le_bytes());
        let numbers = sizes.into_iter().chain(weights).flatten();
        MAGIC.iter().copied().chain(numbers).collect()
    }

    /// The sizes of its layers.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Whether it is made for this game and this number of players.
    pub fn suits<G: Encode>(&self, players: usize) -> bool {
        self.shape.inputs == G::inputs(players) && self.shape.outputs == players
    }

    /// All weights and biases, in the order of [`Shape::layout`].
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The same, to be changed.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The chance of each seat to win for the inputs in `scratch`, clockwise from the focus.
    pub fn evaluate<'a>(&self, scratch: &'a mut Scratch) -> &'a [f32] {
        self.refresh(scratch.input.entries(), &mut scratch.first);
        self.forward(scratch)
    }

    /// Computes the accumulators of the first layer for these inputs from nothing.
    pub(super) fn refresh(&self, inputs: &[(u16, f32)], first: &mut Vec<f32>) {
        let Layout { first_biases, .. } = self.shape.layout();
        first.clear();
        first.extend_from_slice(&self.weights[first_biases..][..self.shape.first]);
        self.update(inputs, first);
    }

    /// Adds inputs, or differences of inputs, to the accumulators of the first layer.
    pub(super) fn update(&self, inputs: &[(u16, f32)], first: &mut [f32]) {
        let rows = inputs
            .iter()
            .map(|&(number, value)| (usize::from(number), value));
        add_rows(first, &self.weights, rows);
    }

    /// The rest of the forward pass, from the accumulators of the first layer in `scratch`.
    pub(super) fn forward<'a>(&self, scratch: &'a mut Scratch) -> &'a [f32] {
        let layout = self.shape.layout();
        let Scratch {
            first: a,
            second: b,
            output,
            ..
        } = scratch;
        a.iter_mut().for_each(leaky_relu);
        b.clear();
        b.extend_from_slice(&self.weights[layout.second_biases..][..self.shape.second]);
        let units = a.iter().copied().enumerate();
        add_rows(b, &self.weights[layout.second..], units);
        b.iter_mut().for_each(leaky_relu);
        output.clear();
        output.extend_from_slice(&self.weights[layout.output_biases..][..self.shape.outputs]);
        let units = b.iter().copied().enumerate();
        add_rows(output, &self.weights[layout.output..], units);
        softmax(output);
        output
    }
}

/// How many sums are kept in registers at a time.
const BLOCK: usize = 32;

/// Adds rows of a layer's weights, each times its number, to the sums of the layer.
#[inline]
fn add_rows(sums: &mut [f32], weights: &[f32], rows: impl Iterator<Item = (usize, f32)> + Clone) {
    let width = sums.len();
    let (blocks, rest) = sums.as_chunks_mut::<BLOCK>();
    let done = blocks.len() * BLOCK;
    for (number, block) in blocks.iter_mut().enumerate() {
        let mut kept = *block;
        for (row, value) in rows.clone() {
            let part = weights[row * width + number * BLOCK..].first_chunk::<BLOCK>();
            let part = part.expect("a row has a weight for every sum");
            for (sum, weight) in kept.iter_mut().zip(part) {
                *sum += value * weight;
            }
        }
        *block = kept;
    }
    for (row, value) in rows {
        let part = &weights[row * width + done..][..rest.len()];
        for (sum, weight) in rest.iter_mut().zip(part) {
            *sum += value * weight;
        }
    }
}

#[inline]
fn leaky_relu(unit: &mut f32) {
    if *unit < 0.0 {
        *unit *= LEAKY_RELU_SLOPE;
    }
}

/// Turns numbers into shares that add up to 1.
pub(crate) fn softmax(numbers: &mut [f32]) {
    let highest = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for number in numbers.iter_mut() {
        *number = (*number - highest).exp();
        sum += *number;
    }
    for number in numbers.iter_mut() {
        *number /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape {
        inputs: 3,
        first: 2,
        second: 2,
        outputs: 2,
    };

    #[test]
    fn a_network_computes_what_one_computes_by_hand() {
        // First layer: rows by input, then biases; second and outputs likewise.
        let weights = vec![
            1.0, 0.0, 0.0, 1.0, 2.0, -2.0, 0.5, 0.5, // first
            1.0, 0.0, 0.0, 1.0, 0.0, 0.0, // second: the same again
            1.0, 0.0, 0.0, 1.0, 0.0, 0.0, // outputs: the same again
        ];
        let net = Net::new(SHAPE, weights).unwrap();
        let mut scratch = Scratch::default();
        scratch.input.from(2).number(1.0);
        let output = net.evaluate(&mut scratch).to_vec();
        // First layer 2.5 and -1.5 * 0.05, second layer 2.5 and -0.075 * 0.05.
        let (a, b) = (2.5_f32.exp(), (-0.003_75_f32).exp());
        assert!((output[0] - a / (a + b)).abs() < 1e-6);
        assert!((output.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_network_goes_to_bytes_and_back() {
        let weights = (0..SHAPE.layout().total).map(|number| number as f32);
        let net = Net::new(SHAPE, weights.collect()).unwrap();
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }

    #[test]
    fn bytes_that_are_not_a_network_are_refused() {
        let net = Net::new(SHAPE, vec![0.5; SHAPE.layout().total]).unwrap();
        let bytes = net.to_bytes();
        for length in 0..bytes.len() {
            assert!(Net::from_bytes(&bytes[..length]).is_err(), "{length}");
        }
        let changed = |at: usize, number: [u8; 4]| {
            let mut bytes = bytes.clone();
            bytes[at..at + 4].copy_from_slice(&number);
            Net::from_bytes(&bytes)
        };
        let weights = MAGIC.len() + 4 * 4;
        let nan = changed(weights + 4 * 3, f32::NAN.to_le_bytes());
        assert_eq!(nan, Err(BadNet::NotANumber(3)));
        let huge = changed(MAGIC.len(), u32::MAX.to_le_bytes());
        assert_eq!(huge, Err(BadNet::Layer(u32::MAX)));
        let other = changed(MAGIC.len(), 4_u32.to_le_bytes());
        assert!(matches!(other, Err(BadNet::Size { .. })));
        assert_eq!(changed(0, [0; 4]), Err(BadNet::NotANetwork));
    }
}
