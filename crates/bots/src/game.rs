//! What a game needs to have bots of every rank.

use std::fmt::Debug;

use serde::Serialize;
use tabletop::Seat;

use crate::net::Encode;
use crate::script::Script;

/// A game for which there are bots of every rank.
pub trait BotGame: Encode {
    /// The script of [`Rank::Novice`](crate::Rank::Novice).
    type Novice: Script<Self> + Clone + Debug + Default + Send;

    /// The script of [`Rank::Scribe`](crate::Rank::Scribe).
    type Scribe: Script<Self> + Clone + Debug + Default + Send;

    /// What there is to say about a situation, in the terms of the game.
    type Reasons: Clone + Debug + PartialEq + Serialize;

    /// How far the networks' chances to win are off (root mean square).
    const MODEL_ERROR: f32;

    /// The epoch that is being played, from 1.
    fn epoch(&self) -> u8;

    /// What speaks for and against the moves of `seat`, which sees this view.
    fn reasons(view: &Self::View, seat: Seat) -> Self::Reasons;
}
