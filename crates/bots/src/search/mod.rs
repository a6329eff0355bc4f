//! Looking many steps ahead, a little at a time.
//!
//! A search takes *walks* from the decision at hand. Each imagines what is hidden, rolls the dice
//! anew, and goes down the tree of decisions and of what all have seen of chance: every seat does
//! what promises most to itself, by what earlier walks found and, where there were none, by what the
//! network thought at first. A walk ends where it takes a branch that none has taken before; what the
//! network thought of it goes back up: a vector with the chance of every seat (max^n). A branch that
//! is taken again grows a node of its own.
//!
//! At a sealed point nobody sees what the others choose: each seat has a path of its own there,
//! which does not depend on theirs.

mod sealed;
#[cfg(test)]
mod tests;
mod tree;

use std::time::{Duration, Instant};

use tabletop::{BySeat, Chance as _, Dice, Next, Outcome, Seat, Silence};

use crate::value::{Judge, Net, Valued, winners};
use sealed::Point;
use tree::{Edge, Node, Tree};

/// How much a search may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// So many walks: the same dice give the same answer.
    Walks(u32),
    /// As many walks as the time allows.
    Time(Duration),
}

/// The constants of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much a branch is preferred that was tried seldom.
    pub curiosity: f32,
    /// How much the better of two first thoughts is preferred: a difference of so much in the chance
    /// to win makes it e times as likely to be tried.
    pub doubt: f32,
    /// The largest number of edges.
    pub capacity: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            curiosity: 0.2,
            doubt: 0.05,
            capacity: 200_000,
        }
    }
}

/// What a search found out about one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<A> {
    /// The action.
    pub action: A,
    /// The chance of every seat to win after it.
    pub chances: BySeat<f32>,
    /// The standard error of the chance of who does it, once there were walks to tell.
    pub error: Option<f32>,
    /// How many walks began with it.
    pub visits: u32,
}

/// A search, with the room it needs.
#[derive(Clone, Debug)]
pub struct Search<G: Valued> {
    settings: Settings,
    tree: Tree<G::Action, Outcome<G>>,
    judge: Judge,
    list: G::Actions,
    /// The branches that can be taken at the node at hand.
    open: Vec<Edge>,
    /// What may be done there and was not met before.
    unmet: Vec<G::Action>,
    path: Vec<Edge>,
    point: Point<G>,
}

impl<G: Valued> Search<G> {
    /// A search with these constants.
    pub fn new(settings: Settings) -> Search<G> {
        Search {
            settings,
            tree: Tree::new(settings.capacity),
            judge: Judge::default(),
            list: G::Actions::default(),
            open: Vec::new(),
            unmet: Vec::new(),
            path: Vec::new(),
            point: Point::default(),
        }
    }

    /// Thinks about the decision of `seat`, who sees this view, and tells what it found about each
    /// action that is worth a thought, best first.
    pub fn think(
        &mut self,
        net: &Net,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        dice: &mut impl Dice,
    ) -> Vec<Found<G::Action>> {
        let began = Instant::now();
        self.tree.clear();
        let mut walks = 0;
        loop {
            self.walk(net, G::imagine(view, dice), seat, dice);
            walks += 1;
            let left = match effort {
                Effort::Walks(most) => most.saturating_sub(walks),
                Effort::Time(time) => {
                    // As many as there were in the time so far, in what is left of it.
                    let spent = began.elapsed();
                    let left = time.saturating_sub(spent).as_secs_f64();
                    (f64::from(walks) * left / spent.as_secs_f64().max(1e-9)) as u32
                }
            };
            if left == 0 || self.is_settled(seat, left) {
                break;
            }
        }
        let mut found: Vec<Found<G::Action>> = self
            .tree
            .edges(Node::ROOT)
            .map(|edge| self.tree.branch(edge))
            .filter(|branch| branch.seat == seat)
            .map(|branch| Found {
                action: branch.action,
                chances: BySeat::from_fn(|seat| branch.chance(seat)),
                error: branch.error(),
                visits: branch.visits,
            })
            .collect();
        let better = |a: &Found<G::Action>, b: &Found<G::Action>| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then(b.chances[seat].total_cmp(&a.chances[seat]))
        };
        found.sort_by(better);
        found
    }

    /// Whether so many further walks cannot change which action was tried most.
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

    /// One walk through this world.
    fn walk(&mut self, net: &Net, mut world: G, root: Seat, dice: &mut impl Dice) {
        let players = world.players();
        let mut node = Node::ROOT;
        self.path.clear();
        self.point.clear();
        let chances = loop {
            let seat = match world.next() {
                Next::Chance(chance) => {
                    let outcome = world.sample(dice);
                    if !chance.is_secret() {
                        node = self.tree.turn(node, outcome);
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
            node = self.point.enter(&world, node, seat);
            let action = if let [only] = self.list[..] {
                only
            } else {
                let known = self.point.known(&world, seat);
                if let Some(chances) = self.meet(net, &known, node, seat) {
                    break chances;
                }
                let edge = self.choose(seat);
                self.path.push(edge);
                let branch = self.tree.branch(edge);
                if branch.visits == 0 {
                    break branch.first;
                }
                let action = branch.action;
                node = self.tree.follow(edge);
                action
            };
            world.apply_unchecked(seat, action, &mut Silence);
            node = self.point.step((seat, action), node, &world, root);
        };
        for &edge in &self.path {
            self.tree.book(edge, &chances, players);
        }
    }

    /// Finds the branches of what is legal, and adds those that are met for the first time. Only where
    /// the tree is full and has none of them the walk ends here: then the answer is what the network
    /// thinks of the best.
    fn meet(&mut self, net: &Net, known: &G, node: Node, seat: Seat) -> Option<BySeat<f32>> {
        self.open.clear();
        for edge in self.tree.edges(node) {
            let branch = self.tree.branch(edge);
            if branch.seat == seat && self.list.contains(&branch.action) {
                self.open.push(edge);
            }
        }
        self.unmet.clear();
        for &action in self.list.iter() {
            let mut open = self.open.iter();
            let is_known = open.any(|&edge| self.tree.branch(edge).action == action);
            if !is_known && known.is_worth_a_thought(seat, action) {
                self.unmet.push(action);
            }
        }
        let mut best = BySeat::default();
        if !self.unmet.is_empty() {
            let mut decision = self.judge.at(net, known, seat);
            for &action in &self.unmet {
                let first = decision.after(action);
                if first[seat] >= best[seat] {
                    best = first;
                }
                self.open.extend(self.tree.add(node, seat, action, first));
            }
        }
        self.open.is_empty().then_some(best)
    }

    /// The open branch that promises most to the seat, or that was tried too seldom.
    fn choose(&self, seat: Seat) -> Edge {
        let branches = || self.open.iter().map(|&edge| (edge, self.tree.branch(edge)));
        let best = branches()
            .map(|(_, branch)| branch.first[seat])
            .fold(0.0, f32::max);
        let weight = |first: f32| ((first - best) / self.settings.doubt).exp();
        let mut total = 0.0;
        let mut visits = 0;
        for (_, branch) in branches() {
            total += weight(branch.first[seat]);
            visits += branch.visits;
        }
        let curiosity = self.settings.curiosity * (visits as f32 + 1.0).sqrt() / total;
        let promise = |edge: Edge| {
            let branch = self.tree.branch(edge);
            let unknown = weight(branch.first[seat]) / (branch.visits + 1) as f32;
            branch.chance(seat) + curiosity * unknown
        };
        let mut chosen = (self.open[0], f32::NEG_INFINITY);
        for &edge in &self.open {
            let promise = promise(edge);
            if promise > chosen.1 {
                chosen = (edge, promise);
            }
        }
        chosen.0
    }
}
