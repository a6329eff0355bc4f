//! Decisions: what is listed, what is accepted, what is refused.

use std::collections::{BTreeSet, HashMap};
use std::mem::{Discriminant, discriminant};

use tabletop::{BadOutcome, Game, Illegal, MAX_SEATS, Next, Play, Refusal, Seat, Silence, Step};

use crate::suite::random_next;
use crate::{Suite, Verdict};

impl<G: Game> Suite<G> {
    /// The actions listed are those that [`Game::check`] accepts, each once and with a text of its
    /// own that reads back. Exactly the seats that owe a decision have actions.
    pub fn actions_agree_with_check(&self) {
        let mut texts = BTreeSet::new();
        for action in &self.actions {
            let text = action.to_string();
            assert_eq!(
                text.parse().as_ref(),
                Ok(action),
                "{text:?} does not read back"
            );
            assert!(texts.insert(text), "two actions read {action}");
        }
        self.in_every_position(|play, _| {
            let position = play.position();
            owing_makes_sense(position)?;
            for seat in Seat::all(MAX_SEATS) {
                self.check_list(position, seat)?;
            }
            Ok(())
        });
    }

    fn check_list(&self, position: &G, seat: Seat) -> Verdict {
        let listed = position.legal(seat);
        let owes = position.owing().contains(seat);
        ensure!(
            listed.is_empty() != owes,
            "seat {seat} owes a decision: {owes}, but its actions are {:?}",
            &*listed
        );
        for (number, action) in listed.iter().enumerate() {
            ensure!(
                !listed[..number].contains(action),
                "{action} is listed twice"
            );
            ensure!(
                self.actions.contains(action),
                "{action} is listed, but not among the conceivable actions"
            );
        }
        for &action in &self.actions {
            let checked = position.check(seat, action);
            ensure!(
                checked.is_ok() == listed.contains(&action),
                "{action} of seat {seat}: listed {}, but checked {checked:?}",
                listed.contains(&action)
            );
        }
        Ok(())
    }

    /// A decision of the wrong seat, an illegal one, one while chance is due or after the end, and
    /// an outcome while none is due, are refused for that reason, tell nothing and change nothing.
    /// Every reason of the rules has a key of its own.
    pub fn refusals_change_nothing(&self) {
        let mut outcomes = self.outcomes.clone();
        let mut reasons = HashMap::new();
        self.in_every_position(|play, _| {
            for (outcome, _) in play.position().outcomes() {
                if !outcomes.contains(&outcome) {
                    outcomes.push(outcome);
                }
            }
            // A play that refuses keeps its steps as well.
            let mut refusing = play.clone();
            for seat in Seat::all(MAX_SEATS) {
                for &action in &self.actions {
                    let refusal = check_refused_action(&mut refusing, seat, action)?;
                    if let Some(Refusal::Illegal(reason)) = refusal {
                        check_key(&reason, &mut reasons)?;
                    }
                }
            }
            for &outcome in &outcomes {
                check_refused_outcome(&mut refusing, outcome)?;
            }
            ensure!(refusing == *play, "refusals have changed the play");
            Ok(())
        });
    }

    /// The checked and the unchecked calls reach the same position and tell the same, whether or
    /// not anybody listens.
    pub fn checked_and_unchecked_agree(&self) {
        self.in_every_position(|play, dice| {
            let Some(step) = random_next(play.position(), dice)? else {
                return Ok(());
            };
            let (mut checked, mut unchecked, mut silent) =
                (*play.position(), *play.position(), *play.position());
            let (mut heard, mut overheard) = (Vec::new(), Vec::new());
            match step {
                Step::Decision { by, action } => checked
                    .apply(by, action, &mut heard)
                    .map_err(|refusal| format!("{action} is listed, but refused: {refusal}"))?,
                Step::Chance { outcome, .. } => checked
                    .settle(outcome, &mut heard)
                    .map_err(|refusal| format!("{outcome:?} was drawn, but refused: {refusal}"))?,
            }
            step.repeat(&mut unchecked, &mut overheard);
            step.repeat(&mut silent, &mut Silence);
            ensure!(
                checked == unchecked,
                "{step:?} differs if it is not checked"
            );
            ensure!(
                heard == overheard,
                "{step:?} tells something else if it is not checked"
            );
            ensure!(silent == checked, "{step:?} differs if nobody listens");
            Ok(())
        });
    }
}

/// A decision is owed by seats of the table, and by several only at a sealed point.
fn owing_makes_sense<G: Game>(position: &G) -> Verdict {
    let Next::Decision(owing) = position.next() else {
        ensure!(!position.sealed(), "sealed, but nobody owes a decision");
        return Ok(());
    };
    let players = position.players();
    ensure!(!owing.is_empty(), "a decision is due, but of nobody");
    ensure!(
        owing.into_iter().all(|seat| seat.index() < players),
        "seats {owing:?} owe a decision at a table of {players}"
    );
    ensure!(
        owing.len() == 1 || position.sealed(),
        "seats {owing:?} owe a decision at once, but it is not sealed"
    );
    Ok(())
}

/// Messages are found by the key, so it is a word of them, and different reasons have different ones.
fn check_key<I: Illegal>(
    reason: &I,
    known: &mut HashMap<&'static str, Discriminant<I>>,
) -> Verdict {
    let key = reason.key();
    let kind = discriminant(reason);
    ensure!(
        *known.entry(key).or_insert(kind) == kind,
        "{reason:?} and another reason have the key {key:?}"
    );
    let is_word =
        |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
    ensure!(
        key.split('-').all(is_word),
        "the key {key:?} is not lower-case words with hyphens"
    );
    Ok(())
}

/// Tries an action; the reason if it is refused.
fn check_refused_action<G: Game>(
    play: &mut Play<G>,
    seat: Seat,
    action: G::Action,
) -> Result<Option<Refusal<G::Illegal>>, String> {
    let mut copy = *play.position();
    let mut heard = Vec::new();
    let Err(refusal) = copy.apply(seat, action, &mut heard) else {
        return Ok(None);
    };
    let fits = match (play.position().next(), &refusal) {
        (Next::Chance(_), Refusal::ChanceDue) | (Next::Over, Refusal::Over) => true,
        (Next::Decision(owing), &Refusal::NotAsked(who)) => who == seat && !owing.contains(seat),
        (Next::Decision(owing), Refusal::Illegal(_)) => owing.contains(seat),
        _ => false,
    };
    ensure!(
        fits,
        "{action} of seat {seat} is refused for the wrong reason: {refusal}"
    );
    ensure!(
        copy == *play.position(),
        "{action} is refused, but changes the position"
    );
    ensure!(heard.is_empty(), "{action} is refused, but tells {heard:?}");
    let steps = play.steps().len();
    ensure!(
        play.decide(seat, action, &mut Silence) == Err(refusal)
            && play.steps().len() == steps
            && *play.position() == copy,
        "{action} is refused, but changes the play"
    );
    Ok(Some(refusal))
}

fn check_refused_outcome<G: Game>(play: &mut Play<G>, outcome: tabletop::Outcome<G>) -> Verdict {
    let mut copy = *play.position();
    let mut heard = Vec::new();
    let Err(refusal) = copy.settle(outcome, &mut heard) else {
        return Ok(());
    };
    let expected = match play.position().next() {
        Next::Chance(_) => BadOutcome::Impossible,
        Next::Decision(_) => BadOutcome::Unexpected,
        Next::Over => BadOutcome::Over,
    };
    ensure!(
        refusal == expected,
        "{outcome:?} is refused for the wrong reason: {refusal}"
    );
    ensure!(
        copy == *play.position(),
        "{outcome:?} is refused, but changes the position"
    );
    ensure!(
        heard.is_empty(),
        "{outcome:?} is refused, but tells {heard:?}"
    );
    let steps = play.steps().len();
    ensure!(
        play.settle(outcome, &mut Silence) == Err(refusal)
            && play.steps().len() == steps
            && *play.position() == copy,
        "{outcome:?} is refused, but changes the play"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
    enum Reason {
        #[error("does not outbid {0}")]
        TooLow(u8),
        #[error("does not outbid anything")]
        Zero,
        #[error("is not allowed")]
        Forbidden,
    }

    impl Illegal for Reason {
        fn key(&self) -> &'static str {
            match self {
                Reason::TooLow(_) | Reason::Zero => "too-low",
                Reason::Forbidden => "Not allowed",
            }
        }

        fn clause(&self) -> &'static str {
            "TEST-1"
        }
    }

    #[test]
    fn two_reasons_do_not_share_a_key() {
        let mut known = HashMap::new();
        assert_eq!(check_key(&Reason::TooLow(3), &mut known), Ok(()));
        assert_eq!(check_key(&Reason::TooLow(4), &mut known), Ok(()));
        assert!(check_key(&Reason::Zero, &mut known).is_err());
        assert!(check_key(&Reason::Forbidden, &mut known).is_err());
    }
}
