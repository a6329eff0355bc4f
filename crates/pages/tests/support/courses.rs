//! Whether a seed makes a course: a prepared game that teaches everything early.

use bots::Rank;
use games::{Guide, Taught};
use pages::Shown;
use tabletop::{Game as _, Observer, Play, Seat, Seed};

use crate::guided::{Learner, played};

/// Somebody who plays like a novice.
pub(crate) const NOVICE: Learner = Learner::Like(Rank::Novice);

/// What the first seat has been taught in this game.
pub(crate) fn taught<G: Shown>(play: &Play<G>) -> Taught<G> {
    let guide = Guide::standard().expect("a standard game");
    Taught::of(guide, play, Seat::default())
}

/// Whether everything is explained before `stop`, to anybody who plays, and whether the learner
/// has the first decision of the game.
pub(crate) fn teaches<G: Shown>(seed: &Seed, stop: fn(&G) -> bool) -> bool {
    let begun = played::<G>(seed, NOVICE, |position| !position.owing().is_empty());
    begun.position().owing().contains(Seat::default())
        && [Rank::Novice, Rank::Scribe, Rank::Random]
            .into_iter()
            .all(|rank| taught(&played(seed, Learner::Like(rank), stop)).is_complete())
}

/// Early in the second epoch; the first scoring has been explained by then.
pub(crate) fn second_epoch(position: &ra::Position) -> bool {
    position.epoch() == 2 && position.ra_count() == 2
}

/// After the first round of the New Kingdom.
pub(crate) fn new_kingdom(position: &amun_re::Position) -> bool {
    let view = position.view(Observer::Spectator);
    view.epoch == 2 && view.round == 2
}
