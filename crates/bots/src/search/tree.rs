//! What a search remembers.

use tabletop::{BySeat, Seat};

/// The number of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node(u32);

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

/// Nodes and edges in two lists that never grow beyond their bound.
///
/// A node stands for what has been *decided* since the root; what chance brought in between differs
/// from walk to walk, and with it what is legal. So branches are added when they are first met.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Option<Edge>>,
    edges: Vec<Branch<A>>,
    capacity: usize,
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) const ROOT: Node = Node(0);

    /// A tree that will have at most so many edges.
    pub(super) fn new(capacity: usize) -> Tree<A> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            capacity: capacity.min(u32::MAX as usize),
        }
    }

    /// Forgets all but the room it has.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(None);
    }

    /// Whether no further edge has room.
    pub(super) fn is_full(&self) -> bool {
        self.edges.len() >= self.capacity
    }

    #[inline]
    pub(super) fn branch(&self, edge: Edge) -> &Branch<A> {
        &self.edges[edge.0 as usize]
    }

    /// The edges of a node.
    #[inline]
    pub(super) fn edges(&self, node: Node) -> impl Iterator<Item = Edge> + '_ {
        std::iter::successors(self.nodes[node.0 as usize], |&edge| self.branch(edge).next)
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
        let head = &mut self.nodes[node.0 as usize];
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
            self.nodes.push(None);
            Node(self.nodes.len() as u32 - 1)
        })
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
