//! How decisions are made in the games of a training.

use bots::search::{Effort, Search};
use bots::value::{Judge, Net, Valued};
use bots::{Bot, FastDice, Played, Player, Turn};
use tabletop::{BySeat, Dice};

use crate::recipe::MILLION;

/// How a game is played for training.
#[derive(Debug)]
pub struct Manner<'a, G: Played> {
    /// How often in a million decisions something else may be done than the best.
    pub wander: u32,
    /// How much the better is preferred then: a difference of so much in the chance to win makes it e
    /// times as likely. Without it anything is as likely as anything else.
    pub doubt: Option<f32>,
    /// A search and how many walks it takes; without one the network looks one step ahead.
    pub search: Option<(Search<G>, u32)>,
    /// Who sits where the network does not, by seat.
    pub guests: &'a mut [Option<Player<G>>],
}

/// What a seat does, and what was found out about it.
#[derive(Debug)]
pub(crate) struct Choice<A> {
    /// What it does.
    pub(crate) action: A,
    /// What is expected of the best that it could do, where that is more than what the network thinks
    /// of the action.
    pub(crate) promise: Option<BySeat<f32>>,
    /// Whether it does something else than the best, to see what comes of it.
    pub(crate) strays: bool,
    /// What a search found out about the rest, where it looked often enough.
    pub(crate) asides: Vec<(A, BySeat<f32>)>,
}

impl<A> Choice<A> {
    /// Something that the network has its own thoughts about.
    fn plain(action: A) -> Choice<A> {
        Choice {
            action,
            promise: None,
            strays: false,
            asides: Vec::new(),
        }
    }
}

/// One walk of so many must have gone where a search teaches about what is not done.
const PART_OF_WALKS: u32 = 12;
/// And no fewer than this.
const FEWEST_WALKS: u32 = 3;

impl<G: Played> Manner<'_, G> {
    /// What the seat does in a world that it imagines.
    pub(crate) fn decide(
        &mut self,
        judge: &mut Judge,
        net: &Net,
        world: &G,
        turn: &Turn<'_, G>,
        dice: &mut FastDice,
    ) -> Choice<G::Action> {
        let seat = turn.seat();
        if dice.below(MILLION) < self.wander {
            return match self.doubt {
                Some(doubt) => stray(doubt, judge, net, world, turn, dice),
                None => Choice::plain(anything(world, turn, dice)),
            };
        }
        if let Some(guest) = &mut self.guests[seat.index()] {
            return Choice::plain(guest.choose(turn));
        }
        let Some((search, walks)) = &mut self.search else {
            return Choice::plain(judge.at(net, world, seat).best(turn.legal()));
        };
        let found = search.think(net, &turn.view(), seat, Effort::Walks(*walks), dice);
        let enough = (*walks / PART_OF_WALKS).max(FEWEST_WALKS);
        let asides = found[1..].iter().filter(|found| found.visits >= enough);
        Choice {
            action: found[0].action,
            promise: Some(found[0].chances),
            strays: false,
            asides: asides.map(|found| (found.action, found.chances)).collect(),
        }
    }
}

/// What is worth a thought, as the network thinks of it: the better, the likelier.
fn stray<G: Played>(
    doubt: f32,
    judge: &mut Judge,
    net: &Net,
    world: &G,
    turn: &Turn<'_, G>,
    dice: &mut FastDice,
) -> Choice<G::Action> {
    let seat = turn.seat();
    let mut decision = judge.at(net, world, seat);
    let thoughts: Vec<(G::Action, BySeat<f32>)> = worth_a_thought(world, turn)
        .map(|action| (action, decision.after(action)))
        .collect();
    let &(best, promise) = thoughts
        .iter()
        .max_by(|(_, a), (_, b)| a[seat].total_cmp(&b[seat]))
        .expect("something is always worth a thought");
    let weight = |chances: &BySeat<f32>| ((chances[seat] - promise[seat]) / doubt).exp();
    let total: f32 = thoughts.iter().map(|(_, chances)| weight(chances)).sum();
    let mut left = total * dice.below(MILLION) as f32 / MILLION as f32;
    let mut action = best;
    for (next, chances) in &thoughts {
        action = *next;
        left -= weight(chances);
        if left < 0.0 {
            break;
        }
    }
    Choice {
        promise: Some(promise),
        strays: action != best,
        ..Choice::plain(action)
    }
}

/// Any action that is worth a thought.
fn anything<G: Valued>(world: &G, turn: &Turn<'_, G>, dice: &mut FastDice) -> G::Action {
    let count = worth_a_thought(world, turn).count() as u32;
    let number = dice.below(count) as usize;
    worth_a_thought(world, turn)
        .nth(number)
        .expect("the number is below their count")
}

fn worth_a_thought<'a, G: Valued>(
    world: &'a G,
    turn: &'a Turn<'_, G>,
) -> impl Iterator<Item = G::Action> + 'a {
    let legal = turn.legal().iter().copied();
    legal.filter(|&action| world.is_worth_a_thought(turn.seat(), action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::search::Settings;
    use tabletop::{Game as _, Next, Seat, Silence};

    /// How often the first decision of a game of Ra is another than the best, of 200.
    fn strays(doubt: f32) -> usize {
        let mut dice = FastDice::new(3, 0);
        let net = Net::for_vizier::<ra::Position>(2);
        let (position, list) = first_decision(&mut dice);
        let turn = Turn::new(&position, Seat::default(), &list);
        let mut manner = Manner {
            wander: MILLION,
            doubt: Some(doubt),
            search: None,
            guests: &mut [None, None],
        };
        let mut judge = Judge::default();
        let mut choose = || manner.decide(&mut judge, net, &position, &turn, &mut dice);
        (0..200).filter(|_| choose().strays).count()
    }

    type List = <ra::Position as tabletop::Game>::Actions;

    fn first_decision(dice: &mut FastDice) -> (ra::Position, List) {
        let mut position = ra::Position::new(2, &ra::Options::default()).unwrap();
        while let Next::Chance(_) = position.next() {
            let outcome = position.sample(dice);
            position.settle_unchecked(outcome, &mut Silence);
        }
        let mut list = List::default();
        position.actions(Seat::default(), &mut list);
        (position, list)
    }

    #[test]
    fn the_more_doubt_the_more_often_something_else_is_done() {
        assert_eq!(strays(0.000_01), 0);
        let (seldom, often) = (strays(0.05), strays(1.0));
        assert!(seldom < often && often < 190, "{seldom}, {often}");
    }

    #[test]
    fn a_search_tells_what_it_found_beside() {
        let mut dice = FastDice::new(3, 0);
        let net = Net::for_vizier::<ra::Position>(2);
        let (position, list) = first_decision(&mut dice);
        let turn = Turn::new(&position, Seat::default(), &list);
        let curious = Settings {
            curiosity: 1.0,
            doubt: 1.0,
            ..Settings::default()
        };
        let mut manner = Manner {
            wander: 0,
            doubt: None,
            search: Some((Search::new(curious), 60)),
            guests: &mut [None, None],
        };
        let choice = manner.decide(&mut Judge::default(), net, &position, &turn, &mut dice);
        assert!(choice.promise.is_some() && !choice.strays);
        assert!(!choice.asides.is_empty());
        assert!(
            choice
                .asides
                .iter()
                .all(|&(action, _)| action != choice.action)
        );
    }
}
