//! Decisions that several seats make in secret at once.

use tabletop::{BySeat, Seat, Seats, Silence};

use super::tree::Node;
use crate::net::Encode;

/// The sealed point that an iteration is at, if it is at one.
///
/// Every seat has a path of its own through the tree there, from the node at which the point opened
/// along its own choices. So what a seat does cannot depend on what the others have sealed.
#[derive(Clone, Debug)]
pub(super) struct SealedNode<G: Encode> {
    opening: Option<Opening<G>>,
    /// What was decided there, in order.
    decided: Vec<(Seat, G::Action)>,
}

#[derive(Clone, Copy, Debug)]
struct Opening<G> {
    world: G,
    node: Node,
    /// Where each seat's own path has led.
    paths: BySeat<Option<Node>>,
    /// The seats that still owe a choice.
    owing: Seats,
}

impl<G: Encode> Default for SealedNode<G> {
    fn default() -> SealedNode<G> {
        SealedNode {
            opening: None,
            decided: Vec::new(),
        }
    }
}

impl<G: Encode> SealedNode<G> {
    pub(super) fn clear(&mut self) {
        self.opening = None;
        self.decided.clear();
    }

    /// The node for a decision of this seat, when the iteration has come to `node`.
    #[inline]
    pub(super) fn enter(&mut self, world: &G, node: Node, seat: Seat) -> Node {
        if !world.sealed() {
            return node;
        }
        let opening = self.opening.get_or_insert_with(|| Opening {
            world: *world,
            node,
            paths: BySeat::default(),
            owing: world.owing(),
        });
        opening.paths[seat].unwrap_or(opening.node)
    }

    /// The world as this seat knows it: without what the others have chosen at this point.
    #[inline]
    pub(super) fn known(&self, world: &G, seat: Seat) -> G {
        let Some(opening) = &self.opening else {
            return *world;
        };
        let mut known = opening.world;
        for &(_, action) in self.decided.iter().filter(|(by, _)| *by == seat) {
            known.apply_unchecked(seat, action, &mut Silence);
        }
        known
    }

    /// The seat did this, which led the iteration to this node and this world. Returns the node to
    /// go on from: once the point is closed, the end of the path of `root`, or else the last one.
    #[inline]
    pub(super) fn step(
        &mut self,
        (seat, action): (Seat, G::Action),
        node: Node,
        world: &G,
        root: Seat,
    ) -> Node {
        let Some(opening) = &mut self.opening else {
            return node;
        };
        self.decided.push((seat, action));
        opening.paths[seat] = Some(node);
        if world.keeps_point_open(opening.owing) {
            opening.owing = world.owing();
            return node;
        }
        let node = opening.paths[root].unwrap_or(node);
        self.clear();
        node
    }
}
