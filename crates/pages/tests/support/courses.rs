//! Whether a seed makes a course: a prepared game that teaches everything early.

use bots::Rank;
use pages::{Glimpse, Shown, Taught};
use tabletop::{Game as _, Observer, Play, Seat, Seed};

use crate::guided::{Learner, played};

/// Somebody who plays like a novice.
pub(crate) const NOVICE: Learner = Learner::Like(Rank::Novice);

/// What the first seat has been taught in this game.
pub(crate) fn taught<G: Shown>(play: &Play<G>) -> Taught<G> {
    let seat = Seat::default();
    let steps = play.seen_by(Observer::Seat(seat));
    Taught::of(seat, steps.map(|step| Glimpse::of(seat, step)))
}

/// Whether everything is explained before `stop`, to whoever plays, and whether the one who learns
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
