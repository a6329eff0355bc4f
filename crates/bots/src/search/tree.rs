//! What a search remembers.

use tabletop::{BySeat, Seat};

/// The number of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node(u32);

impl Node {
    /// Where every walk begins.
    pub(super) const ROOT: Node = Node(0);
}

/// The number of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge(u32);

/// Something that a seat may do at a node, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// What the network thought of it at first, for every seat.
    pub(super) first: BySeat<f32>,
    /// How often it was tried.
    pub(super) visits: u32,
    /// The chances that came of it, added up over the visits.
    sum: BySeat<f32>,
    /// The squares of the mover's chances, added up likewise.
    squares: f32,
    /// The node it leads to.
    to: Option<Node>,
    /// The next one at the same node.
    next: Option<Edge>,
}

impl<A> Branch<A> {
    /// How likely this seat is to win after it: what the network thought counts as one visit.
    #[inline]
    pub(super) fn chance(&self, seat: Seat) -> f32 {
        (self.first[seat] + self.sum[seat]) / (self.visits + 1) as f32
    }

    /// The standard error of the mover's chance, once there are walks to tell.
    pub(super) fn error(&self) -> Option<f32> {
        let visits = self.visits as f32;
        let mean = self.sum[self.seat] / visits;
        let variance = (self.squares / visits - mean * mean).max(0.0);
        (self.visits > 1).then(|| (variance / (visits - 1.0)).sqrt())
    }
}

/// Where an outcome of chance leads from a node.
#[derive(Clone, Copy, Debug)]
struct Turn<O> {
    outcome: O,
    to: Node,
    /// The next one at the same node.
    next: Option<u32>,
}

/// The beginnings of a node's lists.
#[derive(Clone, Copy, Debug, Default)]
struct Heads {
    edge: Option<Edge>,
    turn: Option<u32>,
}

/// Nodes with their edges and turns of chance, in lists that never grow beyond their bound.
///
/// A node stands for what has been decided since the root, and for what everybody has seen of chance.
/// What was hidden differs from walk to walk, and with it what is legal. So branches are added when
/// they are first met.
#[derive(Clone, Debug)]
pub(super) struct Tree<A, O> {
    nodes: Vec<Heads>,
    edges: Vec<Branch<A>>,
    turns: Vec<Turn<O>>,
    capacity: usize,
}

impl<A: Copy + Eq, O: Copy + Eq> Tree<A, O> {
    /// A tree that will have at most so many edges.
    pub(super) fn new(capacity: usize) -> Tree<A, O> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            turns: Vec::new(),
            capacity: capacity.min(u32::MAX as usize),
        }
    }

    /// Forgets all but the room it has.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.turns.clear();
        self.nodes.push(Heads::default());
    }

    /// Whether no further edge has room.
    pub(super) fn is_full(&self) -> bool {
        self.edges.len() + self.turns.len() >= self.capacity
    }

    #[inline]
    pub(super) fn branch(&self, edge: Edge) -> &Branch<A> {
        &self.edges[edge.0 as usize]
    }

    /// The edges of a node.
    #[inline]
    pub(super) fn edges(&self, node: Node) -> impl Iterator<Item = Edge> + '_ {
        std::iter::successors(self.nodes[node.0 as usize].edge, |&edge| {
            self.branch(edge).next
        })
    }

    /// Adds an edge, if there is room.
    pub(super) fn add(
        &mut self,
        node: Node,
        seat: Seat,
        action: A,
        first: BySeat<f32>,
    ) -> Option<Edge> {
        if self.is_full() {
            return None;
        }
        let edge = Edge(self.edges.len() as u32);
        let head = &mut self.nodes[node.0 as usize].edge;
        self.edges.push(Branch {
            seat,
            action,
            first,
            visits: 0,
            sum: BySeat::default(),
            squares: 0.0,
            to: None,
            next: *head,
        });
        *head = Some(edge);
        Some(edge)
    }

    /// The node that an edge leads to.
    pub(super) fn follow(&mut self, edge: Edge) -> Node {
        let branch = &mut self.edges[edge.0 as usize];
        *branch.to.get_or_insert_with(|| {
            self.nodes.push(Heads::default());
            Node(self.nodes.len() as u32 - 1)
        })
    }

    /// The node that an outcome of chance leads to; the same node, if there is no room for another.
    pub(super) fn turn(&mut self, node: Node, outcome: O) -> Node {
        let head = self.nodes[node.0 as usize].turn;
        let mut turns = std::iter::successors(head, |&turn| self.turns[turn as usize].next);
        if let Some(turn) = turns.find(|&turn| self.turns[turn as usize].outcome == outcome) {
            return self.turns[turn as usize].to;
        }
        if self.is_full() {
            return node;
        }
        let to = Node(self.nodes.len() as u32);
        self.nodes.push(Heads::default());
        self.nodes[node.0 as usize].turn = Some(self.turns.len() as u32);
        self.turns.push(Turn {
            outcome,
            to,
            next: head,
        });
        to
    }

    /// Books what came of a walk over this edge.
    #[inline]
    pub(super) fn book(&mut self, edge: Edge, chances: &BySeat<f32>, players: usize) {
        let branch = &mut self.edges[edge.0 as usize];
        branch.visits += 1;
        for seat in Seat::all(players) {
            branch.sum[seat] += chances[seat];
        }
        branch.squares += chances[branch.seat] * chances[branch.seat];
    }
}
