//! Chance: weights, numbers and spellings.

use tabletop::{Chance, Game, Next, Outcome};

use crate::{Suite, Verdict};

impl<G: Game> Suite<G> {
    /// The weights of the possible outcomes add up, every number below the sum falls on the outcome
    /// that canonical order gives it, every outcome has a spelling of its own that reads back, and
    /// all other outcomes weigh nothing.
    pub fn chance_adds_up(&self) {
        let mut outcomes = self.outcomes.clone();
        self.in_every_position(|play, _| {
            let position = play.position();
            let possible = enumerate(position)?;
            for &(outcome, _) in &possible {
                if !outcomes.contains(&outcome) {
                    outcomes.push(outcome);
                }
            }
            for &outcome in &outcomes {
                let impossible = possible.iter().all(|&(other, _)| other != outcome);
                let weight = position.weight_of(outcome);
                ensure!(
                    (weight == 0) == impossible,
                    "{outcome:?} weighs {weight}, but the possible outcomes are {possible:?}"
                );
            }
            Ok(())
        });
    }
}

/// The possible outcomes with their weights, checked against the numbers.
fn enumerate<G: Game>(position: &G) -> Result<Vec<(Outcome<G>, u32)>, String> {
    let weight = position.weight();
    let Next::Chance(chance) = position.next() else {
        return match weight {
            0 => Ok(Vec::new()),
            _ => Err(format!("no chance is due, but the weight is {weight}")),
        };
    };
    if weight == 0 {
        return Err(format!("{chance:?} is due, but nothing is possible"));
    }
    let mut counted: Vec<(Outcome<G>, u32)> = Vec::new();
    for number in 0..weight {
        let outcome = position.outcome_at(number);
        match counted.last_mut() {
            Some((last, count)) if *last == outcome => *count += 1,
            _ => counted.push((outcome, 1)),
        }
    }
    for (number, &(outcome, count)) in counted.iter().enumerate() {
        check_outcome(position, chance, (outcome, count), &counted[..number])?;
    }
    let listed: Vec<_> = position.outcomes().collect();
    if listed != counted {
        return Err(format!(
            "the list is {listed:?}, but by numbers it is {counted:?}"
        ));
    }
    Ok(counted)
}

fn check_outcome<G: Game>(
    position: &G,
    chance: G::Chance,
    (outcome, count): (Outcome<G>, u32),
    before: &[(Outcome<G>, u32)],
) -> Verdict {
    let weight = position.weight_of(outcome);
    ensure!(
        weight == count,
        "{outcome:?} weighs {weight}, but {count} numbers fall on it"
    );
    let spelling = chance.spell(outcome);
    ensure!(
        chance.read(&spelling) == Some(outcome),
        "{outcome:?} is spelt {spelling}, which reads {:?}",
        chance.read(&spelling)
    );
    for &(other, _) in before {
        ensure!(
            other != outcome,
            "the numbers of {outcome:?} are not next to each other"
        );
        ensure!(
            chance.spell(other) != spelling,
            "{other:?} and {outcome:?} are both spelt {spelling}"
        );
    }
    if let Some(seat) = chance.to() {
        ensure!(
            seat.index() < position.players(),
            "{chance:?} is due to nobody"
        );
    }
    Ok(())
}
