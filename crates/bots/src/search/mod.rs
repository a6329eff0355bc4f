//! Monte Carlo tree search for games of chance, hidden information and several players.
//!
//! Each *iteration* starts at the decision at hand, in a world of its own: what is hidden is dealt
//! anew (determinization) and the dice are rolled anew, while all iterations share one tree of the
//! decisions and of what everybody has seen of chance. That is information set MCTS (ISMCTS).
//!
//! - **Select:** every seat takes the branch that promises most to itself, by PUCT: the mean of what
//!   earlier iterations found, plus an exploration bonus in proportion to the branch's prior. The
//!   priors are a softmax over what the network thinks of the afterstates; there is no policy head.
//! - **Expand:** a branch that is taken for the second time grows a node of its own.
//! - **Evaluate:** an iteration ends with a branch that none has taken before, or with the game. Its
//!   value is what the network thinks of it, or the result: a vector with the chance of every seat
//!   to win (max^n).
//! - **Back up:** every branch on the path averages those vectors.
//!
//! At a sealed point nobody sees what the others choose: each seat has a path of its own there,
//! which does not depend on theirs (`sealed`).

mod sealed;
#[cfg(test)]
mod tests;
mod tree;

use tabletop::{BySeat, Chance as _, Dice, Next, Outcome, Seat, Silence};

use crate::bot::Deadline;
use crate::net::{Encode, Evaluator, Net, winners};
use sealed::SealedNode;
use tree::{Edge, Node, Tree};

/// How much a search may do.
#[derive(Clone, Copy, Debug)]
pub enum Budget<'a> {
    /// This many iterations: the same dice give the same answer.
    Iterations(u32),
    /// As many iterations as the time allows.
    Until(&'a dyn Deadline),
}

impl Budget<'_> {
    /// How many more iterations there will be after this many, as far as one can tell.
    fn left(&self, iterations: u32) -> u32 {
        match self {
            Budget::Iterations(all) => all.saturating_sub(iterations),
            Budget::Until(deadline) => {
                // As many as there were in the time so far, for the rest of the time.
                let elapsed = deadline.elapsed().max(1e-9);
                (f64::from(iterations) * (1.0 - elapsed) / elapsed) as u32
            }
        }
    }
}

/// The constants of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The weight of the exploration bonus in PUCT.
    pub c_puct: f32,
    /// The temperature of the priors: when one afterstate has this much more chance to win than
    /// another, its prior is e times as large.
    pub prior_temperature: f32,
    /// The largest number of edges.
    pub capacity: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            c_puct: 0.2,
            prior_temperature: 0.05,
            capacity: 200_000,
        }
    }
}

/// What a search found out about one action at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootMove<A> {
    /// The action.
    pub action: A,
    /// The chance of every seat to win after it.
    pub chances: BySeat<f32>,
    /// The standard error of the mover's chance, from two visits on.
    pub error: Option<f32>,
    /// How many iterations began with it.
    pub visits: u32,
}

/// A search with the memory it needs; running it again reuses the memory.
#[derive(Clone, Debug)]
pub struct Search<G: Encode> {
    settings: Settings,
    tree: Tree<G::Action, Outcome<G>>,
    evaluator: Evaluator,
    list: G::Actions,
    /// The branches that can be taken at the node at hand.
    open: Vec<Edge>,
    /// The legal actions there that have no branch yet.
    new: Vec<G::Action>,
    path: Vec<Edge>,
    sealed: SealedNode<G>,
}

impl<G: Encode> Search<G> {
    /// A search with these constants.
    pub fn new(settings: Settings) -> Search<G> {
        Search {
            settings,
            tree: Tree::new(settings.capacity),
            evaluator: Evaluator::default(),
            list: G::Actions::default(),
            open: Vec::new(),
            new: Vec::new(),
            path: Vec::new(),
            sealed: SealedNode::default(),
        }
    }

    /// Searches the decision of `seat`, which sees this view. Returns what it found about each
    /// action [worth a thought](Encode::is_worth_a_thought), best (most visited) first.
    ///
    /// At least one iteration is made, however small the budget. The search stops early once the
    /// rest of the budget cannot change which action is best.
    pub fn run(
        &mut self,
        net: &Net,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        dice: &mut impl Dice,
    ) -> Vec<RootMove<G::Action>> {
        self.tree.clear();
        let mut iterations = 0;
        loop {
            self.iterate(net, G::imagine(view, dice), seat, dice);
            iterations += 1;
            let left = budget.left(iterations);
            if left == 0 || self.is_settled(seat, left) {
                break;
            }
        }
        let mut moves: Vec<RootMove<G::Action>> = self
            .tree
            .edges(Node::ROOT)
            .map(|edge| self.tree.branch(edge))
            .filter(|branch| branch.seat == seat)
            .map(|branch| RootMove {
                action: branch.action,
                chances: BySeat::from_fn(|seat| branch.chance(seat)),
                error: branch.error(),
                visits: branch.visits,
            })
            .collect();
        let better = |a: &RootMove<G::Action>, b: &RootMove<G::Action>| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then(b.chances[seat].total_cmp(&a.chances[seat]))
        };
        moves.sort_by(better);
        moves
    }

    /// Whether this many more iterations cannot change which action has the most visits.
    fn is_settled(&self, seat: Seat, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.tree.edges(Node::ROOT) {
            let branch = self.tree.branch(edge);
            if branch.seat == seat {
                let visits = branch.visits;
                second = second.max(visits.min(most));
                most = most.max(visits);
            }
        }
        most > second + left
    }

    /// One iteration through this world, for the decision of `root`.
    fn iterate(&mut self, net: &Net, mut world: G, root: Seat, dice: &mut impl Dice) {
        let players = world.players();
        let mut node = Node::ROOT;
        self.path.clear();
        self.sealed.clear();
        let chances = loop {
            let seat = match world.next() {
                Next::Chance(chance) => {
                    let outcome = world.sample(dice);
                    if !chance.is_secret() {
                        node = self.tree.child_by_chance(node, outcome);
                    }
                    world.settle_unchecked(outcome, &mut Silence);
                    continue;
                }
                Next::Over => {
                    let standing = world.standing().expect("the game is over");
                    break winners(&standing.places, players);
                }
                // The decision at hand comes first, since the others at a sealed point may wait.
                Next::Decision(seats) if self.path.is_empty() && seats.contains(root) => root,
                Next::Decision(seats) => seats.first().expect("somebody owes the decision"),
            };
            world.actions(seat, &mut self.list);
            node = self.sealed.enter(&world, node, seat);
            let action = if let [only] = self.list[..] {
                only
            } else {
                let known = self.sealed.known(&world, seat);
                if let Some(chances) = self.expand(net, &known, node, seat) {
                    break chances;
                }
                let edge = self.select(seat);
                self.path.push(edge);
                let branch = self.tree.branch(edge);
                if branch.visits == 0 {
                    break branch.initial;
                }
                let action = branch.action;
                node = self.tree.child(edge);
                action
            };
            world.apply_unchecked(seat, action, &mut Silence);
            node = self.sealed.step((seat, action), node, &world, root);
        };
        for &edge in &self.path {
            self.tree.back_up(edge, &chances, players);
        }
    }

    /// Finds the branches of what is legal in this world, and adds the missing ones with their
    /// initial values.
    ///
    /// If the tree is full and has none of them, the iteration ends here: the answer is the initial
    /// value of the best.
    fn expand(&mut self, net: &Net, known: &G, node: Node, seat: Seat) -> Option<BySeat<f32>> {
        self.open.clear();
        for edge in self.tree.edges(node) {
            let branch = self.tree.branch(edge);
            if branch.seat == seat && self.list.contains(&branch.action) {
                self.open.push(edge);
            }
        }
        self.new.clear();
        for &action in self.list.iter() {
            let mut open = self.open.iter();
            let is_open = open.any(|&edge| self.tree.branch(edge).action == action);
            if !is_open && known.is_worth_a_thought(seat, action) {
                self.new.push(action);
            }
        }
        let mut best = BySeat::default();
        if !self.new.is_empty() {
            let mut decision = self.evaluator.at(net, known, seat);
            for &action in &self.new {
                let initial = decision.after(action);
                if initial[seat] >= best[seat] {
                    best = initial;
                }
                self.open.extend(self.tree.add(node, seat, action, initial));
            }
        }
        self.open.is_empty().then_some(best)
    }

    /// The open branch with the highest PUCT score for the seat.
    fn select(&self, seat: Seat) -> Edge {
        let branches = || self.open.iter().map(|&edge| (edge, self.tree.branch(edge)));
        let best = branches()
            .map(|(_, branch)| branch.initial[seat])
            .fold(0.0, f32::max);
        // The priors are these weights divided by their sum.
        let weight = |initial: f32| ((initial - best) / self.settings.prior_temperature).exp();
        let mut total = 0.0;
        let mut visits = 0;
        for (_, branch) in branches() {
            total += weight(branch.initial[seat]);
            visits += branch.visits;
        }
        let exploration = self.settings.c_puct * (visits as f32 + 1.0).sqrt() / total;
        let score = |edge: Edge| {
            let branch = self.tree.branch(edge);
            let bonus = weight(branch.initial[seat]) / (branch.visits + 1) as f32;
            branch.chance(seat) + exploration * bonus
        };
        let mut selected = (self.open[0], f32::NEG_INFINITY);
        for &edge in &self.open {
            let score = score(edge);
            if score > selected.1 {
                selected = (edge, score);
            }
        }
        selected.0
    }
}
