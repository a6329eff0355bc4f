//! The inputs of a network. They are sparse: only those that are not 0 are kept.

/// The inputs of a network for one position.
#[derive(Clone, Debug, Default)]
pub struct Input {
    entries: Vec<(u16, f32)>,
}

impl Input {
    /// Sets all inputs to 0.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// The inputs that are not 0, in the order in which they were written.
    pub fn entries(&self) -> &[(u16, f32)] {
        &self.entries
    }

    /// Writes to `changes` what must be added to the inputs `before` to get these.
    pub(super) fn changes_since(&self, before: &Input, changes: &mut Vec<(u16, f32)>) {
        changes.clear();
        let mut before = before.entries.iter().copied().peekable();
        for &(number, value) in &self.entries {
            while let Some((gone, old)) = before.next_if(|&(other, _)| other < number) {
                changes.push((gone, -old));
            }
            match before.next_if(|&(other, _)| other == number) {
                Some((_, old)) if old == value => {}
                Some((_, old)) => changes.push((number, value - old)),
                None => changes.push((number, value)),
            }
        }
        changes.extend(before.map(|(gone, old)| (gone, -old)));
    }

    /// Starts writing at this input.
    pub fn from(&mut self, first: usize) -> Cursor<'_> {
        Cursor {
            input: self,
            at: first as u16,
        }
    }
}

/// Writes one input after the other.
#[derive(Debug)]
pub struct Cursor<'a> {
    input: &'a mut Input,
    at: u16,
}

impl Cursor<'_> {
    /// The number of the next input.
    pub fn at(&self) -> usize {
        usize::from(self.at)
    }

    /// Writes a number, which should be of magnitude 1.
    #[inline]
    pub fn number(&mut self, value: f32) {
        debug_assert!(
            value.is_finite() && value.abs() < 20.0,
            "input {} is {value}",
            self.at
        );
        if value != 0.0 {
            self.input.entries.push((self.at, value));
        }
        self.at += 1;
    }

    /// Writes a count, scaled so that `size` becomes 1.
    #[inline]
    pub fn count(&mut self, count: impl Into<f32>, size: f32) {
        self.number(count.into() / size);
    }

    /// Writes yes or no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        if yes {
            self.input.entries.push((self.at, 1.0));
        }
        self.at += 1;
    }

    /// Writes one of `choices` values one-hot; all 0 if it is out of range.
    #[inline]
    pub fn one_of(&mut self, which: usize, choices: usize) {
        if which < choices {
            self.input.entries.push((self.at + which as u16, 1.0));
        }
        self.at += choices as u16;
    }

    /// Writes a set of up to `size` things, given as bits, as flags.
    #[inline]
    pub fn set(&mut self, bits: u32, size: usize) {
        let mut left = bits;
        while left != 0 {
            self.input
                .entries
                .push((self.at + left.trailing_zeros() as u16, 1.0));
            left &= left - 1;
        }
        self.at += size as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(entries: &[(u16, f32)]) -> Input {
        Input {
            entries: entries.to_vec(),
        }
    }

    #[test]
    fn changes_lead_from_one_input_to_the_other() {
        let before = input(&[(0, 1.0), (2, 0.5), (5, 1.0), (9, 2.0)]);
        let after = input(&[(1, 1.0), (2, 0.25), (5, 1.0)]);
        let mut changes = Vec::new();
        after.changes_since(&before, &mut changes);
        assert_eq!(changes, [(0, -1.0), (1, 1.0), (2, -0.25), (9, -2.0)]);
        before.changes_since(&after, &mut changes);
        assert_eq!(changes, [(0, 1.0), (1, -1.0), (2, 0.25), (9, 2.0)]);
        after.changes_since(&after, &mut changes);
        assert_eq!(changes, []);
    }
}
