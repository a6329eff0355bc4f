//! What an update lets one see and hear beyond its new state: things on their way, and sounds.
//!
//! Both are made from the events that are new to the reader. The scripts find the places in the page
//! by `data-at`; a place that cannot be seen stands for the one its name begins with (`seat-1-nile`
//! for `seat-1`), and what leads nowhere is left out. Without scripts nothing is missing but motion.

use std::fmt::Write as _;

/// What an update lets one see and hear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cues {
    travels: Vec<Travel>,
    sounds: Vec<Sound>,
}

/// So much of what happened is seen and heard; after a long absence the rest is left out.
const SEEN: usize = 16;
const HEARD: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Travel {
    way: &'static str,
    from: String,
    to: String,
    drawing: String,
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A tile or a card is drawn.
    Draw,
    /// Ra is drawn or invoked.
    Ra,
    /// A bid.
    Bid,
    /// A pass.
    Pass,
    /// Something is won.
    Win,
    /// Something is lost.
    Loss,
    /// Gold changes hands.
    Gold,
    /// A stone or a farmer is placed.
    Place,
    /// An epoch is scored.
    Score,
    /// The game is over.
    Over,
}

impl Sound {
    fn code(self) -> &'static str {
        match self {
            Sound::Draw => "draw",
            Sound::Ra => "ra",
            Sound::Bid => "bid",
            Sound::Pass => "pass",
            Sound::Win => "win",
            Sound::Loss => "loss",
            Sound::Gold => "gold",
            Sound::Place => "place",
            Sound::Score => "score",
            Sound::Over => "over",
        }
    }
}

impl Cues {
    /// The thing that lies at `to` now comes from `from`.
    pub fn arrives(&mut self, from: &str, to: String) {
        self.travel("in", from.to_owned(), to, String::new());
    }

    /// The thing that lay at `from` goes to `to`.
    pub fn leaves(&mut self, from: String, to: String) {
        self.travel("out", from, to, String::new());
    }

    /// The thing that lay at `from` breaks.
    pub fn breaks(&mut self, from: String) {
        self.travel("break", from, String::new(), String::new());
    }

    /// A thing that is drawn like this goes from `from` to `to`.
    pub fn carried(&mut self, drawing: &str, from: String, to: String) {
        self.travel("carry", from, to, drawing.to_owned());
    }

    /// The place `at` is where something happened.
    pub fn shines(&mut self, at: String) {
        self.travel("shine", at, String::new(), String::new());
    }

    /// A sound is heard.
    pub fn heard(&mut self, sound: Sound) {
        if self.sounds.last() != Some(&sound) {
            self.sounds.push(sound);
        }
    }

    fn travel(&mut self, way: &'static str, from: String, to: String, drawing: String) {
        self.travels.push(Travel {
            way,
            from,
            to,
            drawing,
        });
    }

    /// What is seen, as the page has it: one line each of way, from, to and drawing.
    pub(crate) fn seen(&self) -> Option<String> {
        let mut lines = String::new();
        for travel in last(&self.travels, SEEN) {
            let Travel {
                way,
                from,
                to,
                drawing,
            } = travel;
            let _ = writeln!(lines, "{way} {from} {to} {drawing}");
        }
        Some(lines).filter(|lines| !lines.is_empty())
    }

    /// What is heard, as the page has it.
    pub(crate) fn sounds(&self) -> Option<String> {
        let codes: Vec<&str> = last(&self.sounds, HEARD).iter().map(|s| s.code()).collect();
        Some(codes.join(" ")).filter(|codes| !codes.is_empty())
    }
}

fn last<T>(all: &[T], most: usize) -> &[T] {
    &all[all.len().saturating_sub(most)..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_of_many_is_seen_and_heard() {
        let mut cues = Cues::default();
        assert_eq!((cues.seen(), cues.sounds()), (None, None));
        for number in 0..40 {
            cues.leaves(format!("row-{number}"), "seat-1".to_owned());
            cues.heard(if number % 2 == 0 {
                Sound::Bid
            } else {
                Sound::Pass
            });
        }
        let seen = cues.seen().unwrap();
        assert_eq!(seen.lines().count(), SEEN);
        assert_eq!(seen.lines().last(), Some("out row-39 seat-1 "));
        assert_eq!(cues.sounds().unwrap(), "bid pass bid pass");
    }

    #[test]
    fn the_same_sound_is_not_heard_twice_in_a_row() {
        let mut cues = Cues::default();
        cues.heard(Sound::Gold);
        cues.heard(Sound::Gold);
        assert_eq!(cues.sounds().unwrap(), "gold");
    }
}
