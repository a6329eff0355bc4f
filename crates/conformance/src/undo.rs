//! Taking back: only what nobody has learnt from.

use tabletop::{Game, Play, Seat, Step};

use crate::points::{goes_on, sealed_points};
use crate::setup::observers;
use crate::suite::take;
use crate::{Suite, Verdict};

impl<G: Game> Suite<G> {
    /// A seat may take back as many decisions as the definition of [`Play::undoable`] says, word by
    /// word; afterwards the position is the one that the remaining steps lead to. Nothing is undone
    /// across an outcome of chance, across an open decision of another seat, or after the end. At a
    /// sealed point neither the number nor the undoing tells the others anything.
    pub fn undo_takes_back_what_nobody_learnt_from(&self) {
        self.in_every_position(|play, _| {
            for seat in Seat::all(play.position().players()) {
                check_undo(play, seat).map_err(|fault| format!("for seat {seat}, {fault}"))?;
            }
            Ok(())
        });
    }
}

fn check_undo<G: Game>(play: &Play<G>, seat: Seat) -> Verdict {
    let undoable = play.undoable(seat);
    let expected = slowly_undoable(play, seat);
    ensure!(
        undoable == expected.len(),
        "{undoable} can be undone, not {expected:?}"
    );
    for decisions in 0..=undoable {
        let mut undone = play.clone();
        ensure!(undone.undo(seat, decisions), "{decisions} cannot be undone");
        let mut replayed = Play::new(*play.start());
        for (number, &step) in play.steps().iter().enumerate() {
            if !expected[..decisions].contains(&number) {
                take(&mut replayed, step)?;
            }
        }
        ensure!(
            undone == replayed,
            "undoing {decisions} leads to {:?}",
            undone.position()
        );
        ensure!(
            decisions == 0 || undone.position().owing().contains(seat),
            "the seat owes no decision after undoing {decisions}"
        );
        if play.position().sealed() {
            for other in observers(play.position().players()).filter(|other| !other.is(seat)) {
                ensure!(
                    undone.position().view(other) == play.position().view(other),
                    "{other:?} sees that {decisions} were undone at a sealed point"
                );
            }
        }
    }
    let mut refused = play.clone();
    for decisions in [undoable + 1, usize::MAX] {
        ensure!(
            !refused.undo(seat, decisions) && refused == *play,
            "{decisions} are undone, but only {undoable} can be"
        );
    }
    tells_nothing(play, seat, undoable)
}

/// At a sealed point the number is the same as if the others had not decided anything there.
fn tells_nothing<G: Game>(play: &Play<G>, seat: Seat, undoable: usize) -> Verdict {
    let Some(point) = sealed_points(play).pop() else {
        return Ok(());
    };
    let before = play.position_after(play.steps().len() - 1);
    let open = before.is_some_and(|before| goes_on(&before, play.position()));
    if !open {
        return Ok(());
    }
    let mut alone = Play::new(*play.start());
    for (number, &step) in play.steps().iter().enumerate() {
        if !point.contains(&number) || own(step, seat) {
            take(&mut alone, step)?;
        }
    }
    ensure!(
        alone.undoable(seat) == undoable,
        "the number {undoable} tells whether others have decided"
    );
    Ok(())
}

/// The own decisions that may be taken back, latest first, each judged for itself: nobody has
/// learnt anything from it or from anything after it.
fn slowly_undoable<G: Game>(play: &Play<G>, seat: Seat) -> Vec<usize> {
    if play.position().is_over() {
        return Vec::new();
    }
    let positions: Vec<G> = play.positions().collect();
    let teaches_nothing = |number: usize| {
        let (before, after) = (&positions[number], &positions[number + 1]);
        match play.steps()[number] {
            Step::Chance { .. } => false,
            Step::Decision { by, .. } if before.sealed() => {
                let stands = !after.owing().contains(by);
                goes_on(before, after) && (by != seat || !stands)
            }
            Step::Decision { by, .. } => by == seat && !after.sealed(),
        }
    };
    let steps = play.steps().len();
    let mut undoable: Vec<usize> = (0..steps)
        .filter(|&number| own(play.steps()[number], seat))
        .filter(|&number| (number..steps).all(teaches_nothing))
        .collect();
    undoable.reverse();
    undoable
}

fn own<G: Game>(step: Step<G>, seat: Seat) -> bool {
    matches!(step, Step::Decision { by, .. } if by == seat)
}
