//! Sealed points: until all have chosen, nobody learns more than who has.

use tabletop::{Game, Observer, Seat, Seats};

use crate::events::{decision, hear};
use crate::points::goes_on;
use crate::setup::observers;
use crate::{Suite, TestDice, Verdict};

/// How often the others choose anew.
const TRIES: usize = 6;

/// The seats that owed a decision before a choice and after it, and what could be heard of it.
type Heard<E> = ((Seats, Seats), Vec<E>);

/// What an observer has learnt while the others chose, in all tries.
struct Learnt<G: Game> {
    /// The observer's view, by the seats that still owe a decision.
    views: Vec<(Seats, G::View)>,
    /// What the observer heard when somebody chose.
    heard: Vec<Heard<G::Event>>,
}

impl<G: Game> Suite<G> {
    /// While others decide at a sealed point, an observer's view depends only on who still owes a
    /// decision, and their legal actions and the answers they get do not change. Steps that leave
    /// their seat owing are not heard at all; choices sound the same, whatever was chosen.
    pub fn sealed_points_tell_nothing(&self) {
        self.in_every_position(|play, dice| {
            let position = play.position();
            if !position.sealed() {
                return Ok(());
            }
            for observer in observers(position.players()) {
                let mut learnt = Learnt {
                    views: vec![(position.owing(), position.view(observer))],
                    heard: Vec::new(),
                };
                for _ in 0..TRIES {
                    self.watch(*position, observer, &mut learnt, dice)
                        .map_err(|fault| format!("for {observer:?}, {fault}"))?;
                }
            }
            Ok(())
        });
    }

    /// The others choose at random, as far as they can without completing the point.
    fn watch(
        &self,
        mut position: G,
        observer: Observer,
        learnt: &mut Learnt<G>,
        dice: &mut TestDice,
    ) -> Verdict {
        let answers = self.answers(&position, observer);
        loop {
            let others: Vec<Seat> = position
                .owing()
                .into_iter()
                .filter(|&seat| !observer.is(seat))
                .collect();
            let Some(&by) = dice.pick(&others) else {
                return Ok(());
            };
            let legal = position.legal(by);
            let action = *dice
                .pick(&legal)
                .ok_or("a seat that owes a decision has no action")?;
            let (heard, after) = hear(&position, decision(by, action), observer);
            if !goes_on(&position, &after) {
                return Ok(());
            }
            learnt
                .step(&position, &after, heard, observer)
                .map_err(|fault| format!("after {action} of seat {by} {fault}"))?;
            ensure!(
                self.answers(&after, observer) == answers,
                "{action} of seat {by} changes what is legal"
            );
            position = after;
        }
    }

    /// What the observer may do, and how everything else is refused.
    fn answers(&self, position: &G, observer: Observer) -> Vec<Result<(), String>> {
        let Some(seat) = observer.seat() else {
            return Vec::new();
        };
        let answer = |&action| {
            let checked = position.check(seat, action);
            checked.map_err(|refusal| refusal.to_string())
        };
        self.actions.iter().map(answer).collect()
    }
}

impl<G: Game> Learnt<G> {
    /// Compares what the observer learns from a step with what they knew.
    fn step(&mut self, before: &G, after: &G, heard: Vec<G::Event>, observer: Observer) -> Verdict {
        let (owed, owing) = (before.owing(), after.owing());
        let view = after.view(observer);
        match self.views.iter().find(|(seats, _)| *seats == owing) {
            None => self.views.push((owing, view)),
            Some((_, known)) => ensure!(
                view == *known,
                "the observer sees {view:?} and not {known:?}"
            ),
        }
        if owed == owing {
            ensure!(heard.is_empty(), "the observer hears {heard:?}");
            return Ok(());
        }
        let choice = (owed, owing);
        match self.heard.iter().find(|(seats, _)| *seats == choice) {
            None => self.heard.push((choice, heard)),
            Some((_, known)) => ensure!(
                heard == *known,
                "the observer hears {heard:?} and not {known:?}"
            ),
        }
        Ok(())
    }
}
