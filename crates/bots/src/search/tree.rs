//! The tree that a search grows.

use tabletop::{BySeat, Seat};

/// The number of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node(u32);

impl Node {
    /// Where every iteration begins.
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
    /// What the network thinks of the afterstate, for every seat.
    pub(super) initial: BySeat<f32>,
    /// How often it was tried.
    pub(super) visits: u32,
    /// The backed-up chances, added up over the visits.
    sum: BySeat<f32>,
    /// The squares of the mover's chances, added up likewise.
    squares: f32,
    /// The node it leads to.
    to: Option<Node>,
    /// The next edge of the same node.
    next: Option<Edge>,
}

impl<A> Branch<A> {
    /// How likely this seat is to win after it. The initial value counts as one visit.
    #[inline]
    pub(super) fn chance(&self, seat: Seat) -> f32 {
        (self.initial[seat] + self.sum[seat]) / (self.visits + 1) as f32
    }

    /// The standard error of the mover's chance, from two visits on.
    pub(super) fn error(&self) -> Option<f32> {
        let visits = self.visits as f32;
        let mean = self.sum[self.seat] / visits;
        let variance = (self.squares / visits - mean * mean).max(0.0);
        (self.visits > 1).then(|| (variance / (visits - 1.0)).sqrt())
    }
}

/// An outcome of chance and the node it leads to.
#[derive(Clone, Copy, Debug)]
struct ChanceEdge<O> {
    outcome: O,
    to: Node,
    /// The next chance edge of the same node.
    next: Option<u32>,
}

/// The heads of a node's linked lists.
#[derive(Clone, Copy, Debug, Default)]
struct Heads {
    edge: Option<Edge>,
    chance: Option<u32>,
}

/// Nodes with their edges, in vectors of bounded size.
///
/// A node stands for what has been decided since the root, and for what everybody has seen of chance.
/// What is hidden differs between iterations, and with it what is legal. So branches are added when
/// they are first legal.
#[derive(Clone, Debug)]
pub(super) struct Tree<A, O> {
    nodes: Vec<Heads>,
    edges: Vec<Branch<A>>,
    chances: Vec<ChanceEdge<O>>,
    capacity: usize,
}

impl<A: Copy + Eq, O: Copy + Eq> Tree<A, O> {
    /// An empty tree for at most `capacity` edges.
    pub(super) fn new(capacity: usize) -> Tree<A, O> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            chances: Vec::new(),
            capacity: capacity.min(u32::MAX as usize),
        }
    }

    /// Removes everything but the root; keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.chances.clear();
        self.nodes.push(Heads::default());
    }

    /// Whether there is no room for another edge.
    pub(super) fn is_full(&self) -> bool {
        self.edges.len() + self.chances.len() >= self.capacity
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
        initial: BySeat<f32>,
    ) -> Option<Edge> {
        if self.is_full() {
            return None;
        }
        let edge = Edge(self.edges.len() as u32);
        let head = &mut self.nodes[node.0 as usize].edge;
        self.edges.push(Branch {
            seat,
            action,
            initial,
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
    pub(super) fn child(&mut self, edge: Edge) -> Node {
        let branch = &mut self.edges[edge.0 as usize];
        *branch.to.get_or_insert_with(|| {
            self.nodes.push(Heads::default());
            Node(self.nodes.len() as u32 - 1)
        })
    }

    /// The node that an outcome of chance leads to; the same node if there is no room for another.
    pub(super) fn child_by_chance(&mut self, node: Node, outcome: O) -> Node {
        let head = self.nodes[node.0 as usize].chance;
        let mut edges = std::iter::successors(head, |&edge| self.chances[edge as usize].next);
        if let Some(edge) = edges.find(|&edge| self.chances[edge as usize].outcome == outcome) {
            return self.chances[edge as usize].to;
        }
        if self.is_full() {
            return node;
        }
        let to = Node(self.nodes.len() as u32);
        self.nodes.push(Heads::default());
        self.nodes[node.0 as usize].chance = Some(self.chances.len() as u32);
        self.chances.push(ChanceEdge {
            outcome,
            to,
            next: head,
        });
        to
    }

    /// Adds the value at the end of an iteration that took this edge.
    #[inline]
    pub(super) fn back_up(&mut self, edge: Edge, chances: &BySeat<f32>, players: usize) {
        let branch = &mut self.edges[edge.0 as usize];
        branch.visits += 1;
        for seat in Seat::all(players) {
            branch.sum[seat] += chances[seat];
        }
        branch.squares += chances[branch.seat] * chances[branch.seat];
    }
}
