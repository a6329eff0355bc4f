//! Logs: a game as an observer follows it.

use tabletop::{Chance, Game, Observer, Play, Seen, Step};

use crate::events::hear;
use crate::points::goes_on;
use crate::setup::observers;
use crate::suite::random_step;
use crate::{Suite, Verdict};

impl<G: Game> Suite<G> {
    /// The log of an observer has every step that they may know of and tells all that they may hear
    /// of it, no more and no less: open steps and their own in full, of sealed ones that a choice was
    /// made, and of secret outcomes that there was one. Sealed steps that leave their seat owing are
    /// not in it at all.
    pub fn logs_tell_what_may_be_heard(&self) {
        self.in_every_game(|scene, dice| {
            while random_step(&mut scene.play, dice)? {}
            for observer in observers(scene.play.position().players()) {
                check_log(&scene.play, observer)
                    .map_err(|fault| format!("for {observer:?}, {fault}"))?;
            }
            Ok(())
        });
    }
}

fn check_log<G: Game>(play: &Play<G>, observer: Observer) -> Verdict {
    let mut log = play.seen_by(observer);
    let mut before = *play.start();
    for &step in play.steps() {
        let (heard, after) = hear(&before, step, observer);
        let expected = seen(&before, &after, step, observer);
        before = after;
        let Some(expected) = expected else {
            ensure!(heard.is_empty(), "{step:?} is heard: {heard:?}");
            continue;
        };
        let entry = log.next();
        let entry = entry.ok_or_else(|| format!("{step:?} is missing in the log"))?;
        ensure!(
            entry.seen == expected && entry.events == heard && entry.after == after,
            "the log has {:?} with {:?}, not {expected:?} with {heard:?}",
            entry.seen,
            entry.events
        );
    }
    ensure!(log.next().is_none(), "the log has more than happened");
    Ok(())
}

/// What an observer sees of a step; nothing of a sealed one that is not a choice yet.
fn seen<G: Game>(before: &G, after: &G, step: Step<G>, observer: Observer) -> Option<Seen<G>> {
    match step {
        Step::Decision { by, .. } if before.sealed() && !observer.is(by) => {
            let undecided = goes_on(before, after) && after.owing().contains(by);
            (!undecided).then_some(Seen::Chosen(by))
        }
        Step::Chance { chance, .. } => {
            let own = chance.to().is_some_and(|seat| observer.is(seat));
            let hidden = chance.is_secret() && !own;
            Some(if hidden {
                Seen::Hidden(chance)
            } else {
                Seen::Whole(step)
            })
        }
        Step::Decision { .. } => Some(Seen::Whole(step)),
    }
}
