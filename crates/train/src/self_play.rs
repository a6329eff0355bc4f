//! How decisions are made in the games of a training.

use arena::ArenaBot;
use bots::net::{Encode, Evaluator, Net};
use bots::search::{Budget, Search};
use bots::{Bot, BotGame, FastDice, Turn};
use tabletop::{BySeat, Dice};

use crate::recipe::MILLION;

/// The policy that plays the games of a training: ε-greedy, with a search or one step ahead.
#[derive(Debug)]
pub struct SelfPlayPolicy<'a, G: BotGame> {
    /// How many in a million decisions explore, that is, may be another than the best.
    pub epsilon: u32,
    /// The temperature of exploration: an action with this much more chance to win is e times as
    /// likely. Without it all actions are equally likely.
    pub temperature: Option<f32>,
    /// A search and its iterations for each decision; without one the network looks one step ahead.
    pub search: Option<(Search<G>, u32)>,
    /// Guests at the table, by seat; the network plays the other seats.
    pub guests: &'a mut [Option<ArenaBot<G>>],
}

/// What a seat does, and what was found out about it.
#[derive(Debug)]
pub(crate) struct Choice<A> {
    /// What it does.
    pub(crate) action: A,
    /// The value of the best action, where it is known better than from the network's value of
    /// `action`.
    pub(crate) value: Option<BySeat<f32>>,
    /// Whether the action explores: it is not the best.
    pub(crate) is_exploratory: bool,
    /// Side targets: the values of actions not taken that a search visited often enough.
    pub(crate) side_targets: Vec<(A, BySeat<f32>)>,
}

impl<A> Choice<A> {
    /// An action of which the network's own value is all that is known.
    fn plain(action: A) -> Choice<A> {
        Choice {
            action,
            value: None,
            is_exploratory: false,
            side_targets: Vec::new(),
        }
    }
}

/// A side target needs at least one in this many of the iterations of its search.
const SIDE_TARGET_SHARE: u32 = 12;
/// And no fewer than this.
const MIN_SIDE_TARGET_VISITS: u32 = 3;

impl<G: BotGame> SelfPlayPolicy<'_, G> {
    /// What the seat does in a world that it imagines.
    pub(crate) fn decide(
        &mut self,
        evaluator: &mut Evaluator,
        net: &Net,
        world: &G,
        turn: &Turn<'_, G>,
        dice: &mut FastDice,
    ) -> Choice<G::Action> {
        let seat = turn.seat();
        if dice.below(MILLION) < self.epsilon {
            return match self.temperature {
                Some(temperature) => explore(temperature, evaluator, net, world, turn, dice),
                None => Choice::plain(any_action(world, turn, dice)),
            };
        }
        if let Some(guest) = &mut self.guests[seat.index()] {
            return Choice::plain(guest.choose(turn));
        }
        let Some((search, iterations)) = &mut self.search else {
            return Choice::plain(evaluator.at(net, world, seat).best(turn.legal()));
        };
        let budget = Budget::Iterations(*iterations);
        let moves = search.run(net, &turn.view(), seat, budget, dice);
        let enough = (*iterations / SIDE_TARGET_SHARE).max(MIN_SIDE_TARGET_VISITS);
        let side_targets = moves[1..].iter().filter(|found| found.visits >= enough);
        Choice {
            action: moves[0].action,
            value: Some(moves[0].chances),
            is_exploratory: false,
            side_targets: side_targets
                .map(|found| (found.action, found.chances))
                .collect(),
        }
    }
}

/// Samples an action worth a thought from a softmax over the network's values.
fn explore<G: BotGame>(
    temperature: f32,
    evaluator: &mut Evaluator,
    net: &Net,
    world: &G,
    turn: &Turn<'_, G>,
    dice: &mut FastDice,
) -> Choice<G::Action> {
    let seat = turn.seat();
    let mut decision = evaluator.at(net, world, seat);
    let values: Vec<(G::Action, BySeat<f32>)> = worth_a_thought(world, turn)
        .map(|action| (action, decision.after(action)))
        .collect();
    let &(best, value) = values
        .iter()
        .max_by(|(_, a), (_, b)| a[seat].total_cmp(&b[seat]))
        .expect("something is always worth a thought");
    let weight = |chances: &BySeat<f32>| ((chances[seat] - value[seat]) / temperature).exp();
    let total: f32 = values.iter().map(|(_, chances)| weight(chances)).sum();
    let mut left = total * dice.below(MILLION) as f32 / MILLION as f32;
    let mut action = best;
    for (next, chances) in &values {
        action = *next;
        left -= weight(chances);
        if left < 0.0 {
            break;
        }
    }
    Choice {
        value: Some(value),
        is_exploratory: action != best,
        ..Choice::plain(action)
    }
}

/// Any action that is worth a thought.
fn any_action<G: Encode>(world: &G, turn: &Turn<'_, G>, dice: &mut FastDice) -> G::Action {
    let count = worth_a_thought(world, turn).count() as u32;
    let number = dice.below(count) as usize;
    worth_a_thought(world, turn)
        .nth(number)
        .expect("the number is below their count")
}

fn worth_a_thought<'a, G: Encode>(
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

    /// How often the first decision of a game of Ra explores, of 200.
    fn explorations(temperature: f32) -> usize {
        let mut dice = FastDice::new(3, 0);
        let net = Net::for_vizier::<ra::Position>(2);
        let (position, list) = first_decision(&mut dice);
        let turn = Turn::new(&position, Seat::default(), &list);
        let mut policy = SelfPlayPolicy {
            epsilon: MILLION,
            temperature: Some(temperature),
            search: None,
            guests: &mut [None, None],
        };
        let mut evaluator = Evaluator::default();
        let mut choose = || policy.decide(&mut evaluator, net, &position, &turn, &mut dice);
        (0..200).filter(|_| choose().is_exploratory).count()
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
    fn a_higher_temperature_explores_more() {
        assert_eq!(explorations(0.000_01), 0);
        let (seldom, often) = (explorations(0.05), explorations(1.0));
        assert!(seldom < often && often < 190, "{seldom}, {often}");
    }

    #[test]
    fn a_search_gives_side_targets() {
        let mut dice = FastDice::new(3, 0);
        let net = Net::for_vizier::<ra::Position>(2);
        let (position, list) = first_decision(&mut dice);
        let turn = Turn::new(&position, Seat::default(), &list);
        let broad = Settings {
            c_puct: 1.0,
            prior_temperature: 1.0,
            ..Settings::default()
        };
        let mut policy = SelfPlayPolicy {
            epsilon: 0,
            temperature: None,
            search: Some((Search::new(broad), 60)),
            guests: &mut [None, None],
        };
        let choice = policy.decide(&mut Evaluator::default(), net, &position, &turn, &mut dice);
        assert!(choice.value.is_some() && !choice.is_exploratory);
        assert!(!choice.side_targets.is_empty());
        assert!(
            choice
                .side_targets
                .iter()
                .all(|&(action, _)| action != choice.action)
        );
    }
}
