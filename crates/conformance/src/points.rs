//! Sealed points in a play: where they begin and end, and their steps in another order.

use std::ops::Range;

use tabletop::{Game, Play, Seat, Step};

use crate::TestDice;
use crate::suite::take;

/// Whether a sealed point is still the same after a step: nobody owes a decision who did not owe
/// one before it.
pub(crate) fn goes_on<G: Game>(before: &G, after: &G) -> bool {
    let asked_before = |seat| before.owing().contains(seat);
    before.sealed() && after.sealed() && after.owing().into_iter().all(asked_before)
}

/// The steps of each sealed point, the last one possibly incomplete.
pub(crate) fn sealed_points<G: Game>(play: &Play<G>) -> Vec<Range<usize>> {
    let positions: Vec<G> = play.positions().collect();
    let steps = play.steps().len();
    let mut points = Vec::new();
    let mut begin = 0;
    while begin < steps {
        let mut end = begin + 1;
        if positions[begin].sealed() {
            while end < steps && goes_on(&positions[end - 1], &positions[end]) {
                end += 1;
            }
            points.push(begin..end);
        }
        begin = end;
    }
    points
}

/// The same game with the steps of every sealed point in random order, each seat's own in theirs.
/// Every step is checked again.
pub(crate) fn shuffled<G: Game>(play: &Play<G>, dice: &mut TestDice) -> Result<Play<G>, String> {
    let mut steps = play.steps().to_vec();
    for point in sealed_points(play) {
        let mut left: Vec<Vec<Step<G>>> = Seat::all(play.position().players())
            .map(|seat| {
                let own =
                    |step: &&Step<G>| matches!(step, Step::Decision { by, .. } if *by == seat);
                play.steps()[point.clone()]
                    .iter()
                    .rev()
                    .filter(own)
                    .copied()
                    .collect()
            })
            .collect();
        for step in &mut steps[point] {
            left.retain(|own| !own.is_empty());
            let seats: Vec<usize> = (0..left.len()).collect();
            let seat = *dice
                .pick(&seats)
                .ok_or("a sealed point has a step of nobody")?;
            *step = left[seat].pop().ok_or("an empty list was kept")?;
        }
    }
    let mut shuffled = Play::new(*play.start());
    for step in steps {
        take(&mut shuffled, step)?;
    }
    Ok(shuffled)
}
