//! Self-play training of the networks of the strong bots.
//!
//! A network plays against itself ([`SelfPlayPolicy`]), one step ahead or with a search, and learns by
//! TD(λ) ([`Episode::lessons`]). A [`Recipe`] has all settings of a training; the same recipe gives the
//! same weights, whatever the number of threads.

mod adam;
mod checkpoint;
mod episode;
mod games;
mod gradient;
mod progress;
mod publish;
mod recipe;
mod run;
mod samples;
mod self_play;
mod strength;
mod trainer;

pub use adam::Adam;
pub use episode::{Episode, Lesson};
pub use games::run;
pub use gradient::Gradient;
pub use progress::Row;
pub use publish::{Card, publish};
pub use recipe::{Guests, Recipe};
pub use run::Limits;
pub use samples::{Sample, reference_outputs};
pub use self_play::SelfPlayPolicy;
pub use trainer::{Batch, Trainer};
