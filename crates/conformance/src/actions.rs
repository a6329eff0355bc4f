//! Decisions: what is listed, what is accepted, what is refused.

use std::collections::BTreeSet;

use tabletop::{BadOutcome, Game, MAX_SEATS, Next, Play, Refusal, Seat, Silence, Step};

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
    pub fn refusals_change_nothing(&self) {
        let mut outcomes = self.outcomes.clone();
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
                    check_refused_action(&mut refusing, seat, action)?;
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

fn check_refused_action<G: Game>(play: &mut Play<G>, seat: Seat, action: G::Action) -> Verdict {
    let mut copy = *play.position();
    let mut heard = Vec::new();
    let Err(refusal) = copy.apply(seat, action, &mut heard) else {
        return Ok(());
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
    Ok(())
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
