//! The clock that bots do not have.

use std::time::{Duration, Instant};

use bots::Deadline;

/// Time for a decision that has begun to run.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    began: Instant,
    time: Duration,
}

impl Stopwatch {
    /// Starts now, with this much time.
    pub fn start(time: Duration) -> Stopwatch {
        let began = Instant::now();
        Stopwatch { began, time }
    }
}

impl Deadline for Stopwatch {
    fn elapsed(&self) -> f64 {
        self.began.elapsed().as_secs_f64() / self.time.as_secs_f64()
    }
}
