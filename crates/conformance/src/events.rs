//! Events: observers hear what they may know, and no more.

use tabletop::{Chance, Game, Next, Observer, Seat, Step, Witnessed};

use crate::setup::observers;
use crate::suite::random_next;
use crate::{Suite, TestDice, Verdict};

impl<G: Game> Suite<G> {
    /// What observers hear tells them nothing that their view hides.
    ///
    /// - Masking an event twice for the same observer is the same as masking it once, and a player
    ///   hears all that a spectator hears.
    /// - Outcomes that happen to another seat and leave the observer's view the same sound the same
    ///   to them, and their chance is called secret.
    /// - The same open step in two worlds that look the same to the observer before and after it
    ///   sounds the same to them. Steps that end the game or a sealed point are left out, since they
    ///   may show what a view need not keep.
    pub fn events_tell_no_secrets(&self) {
        self.in_every_position(|play, dice| {
            let position = play.position();
            let Some(step) = random_next(position, dice)? else {
                return Ok(());
            };
            check_masks(position, step)?;
            for observer in observers(position.players()) {
                check_hidden_outcomes(position, observer)
                    .and_then(|()| check_two_worlds(position, step, observer, dice))
                    .map_err(|fault| format!("for {observer:?}, {fault}"))?;
            }
            Ok(())
        });
    }
}

/// What an observer hears of a step, and the position after it.
pub(crate) fn hear<G: Game>(position: &G, step: Step<G>, observer: Observer) -> (Vec<G::Event>, G) {
    let mut after = *position;
    let mut heard = Vec::new();
    step.repeat(&mut after, &mut |event: G::Event| {
        heard.extend(event.seen_by(observer));
    });
    (heard, after)
}

fn check_masks<G: Game>(position: &G, step: Step<G>) -> Verdict {
    let mut events = Vec::new();
    step.repeat(&mut { *position }, &mut events);
    for event in events {
        let public = event.seen_by(Observer::Spectator);
        for observer in observers(position.players()) {
            let Some(seen) = event.seen_by(observer) else {
                ensure!(
                    public.is_none(),
                    "spectators see more of {event:?} than {observer:?}"
                );
                continue;
            };
            ensure!(
                seen.seen_by(observer) == Some(seen),
                "{observer:?} sees {seen:?} of {event:?}, but not all of that"
            );
            ensure!(
                seen.seen_by(Observer::Spectator) == public,
                "spectators see {public:?} of {event:?}, but not of {seen:?}"
            );
        }
    }
    Ok(())
}

fn check_hidden_outcomes<G: Game>(position: &G, observer: Observer) -> Verdict {
    let Next::Chance(chance) = position.next() else {
        return Ok(());
    };
    if chance.to().is_none_or(|seat| observer.is(seat)) {
        return Ok(());
    }
    let mut known: Vec<(G::View, Vec<G::Event>)> = Vec::new();
    for (outcome, _) in position.outcomes() {
        let (heard, after) = hear(position, Step::Chance { chance, outcome }, observer);
        let view = after.view(observer);
        match known.iter().find(|(other, _)| *other == view) {
            None => known.push((view, heard)),
            Some((_, before)) => {
                ensure!(
                    *before == heard,
                    "{outcome:?} cannot be seen, but it can be heard: {heard:?}, {before:?}"
                );
                ensure!(
                    chance.is_secret(),
                    "{outcome:?} cannot be seen, but {chance:?} is not a secret"
                );
            }
        }
    }
    Ok(())
}

fn check_two_worlds<G: Game>(
    real: &G,
    step: Step<G>,
    observer: Observer,
    dice: &mut TestDice,
) -> Verdict {
    let imagined = G::determinize(&real.view(observer), dice);
    if real.sealed() || !possible(&imagined, step) {
        return Ok(());
    }
    let (heard, after) = hear(real, step, observer);
    let (otherwise, elsewhere) = hear(&imagined, step, observer);
    if after.is_over() || after.view(observer) != elsewhere.view(observer) {
        return Ok(());
    }
    ensure!(
        heard == otherwise,
        "{step:?} tells what is hidden: {heard:?}, but in another world {otherwise:?}"
    );
    Ok(())
}

/// Whether the step could happen here too.
fn possible<G: Game>(position: &G, step: Step<G>) -> bool {
    match step {
        Step::Decision { by, action } => position.check(by, action).is_ok(),
        Step::Chance { chance, outcome } => {
            position.next() == Next::Chance(chance) && position.weight_of(outcome) > 0
        }
    }
}

/// A decision of a seat as a step.
pub(crate) fn decision<G: Game>(by: Seat, action: G::Action) -> Step<G> {
    Step::Decision { by, action }
}
