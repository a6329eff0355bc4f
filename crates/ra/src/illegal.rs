//! Why an action is not legal now.

use tabletop::Arg;

use crate::sun::Sun;

/// The reasons; each text ends a sentence that begins with the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The row has no free space.
    #[error("is not possible while the row is full: invoke Ra or spend gods")]
    RowFull,
    /// The player has no god.
    #[error("needs a god tile")]
    NoGod,
    /// Gods cannot be taken by gods, and Ra tiles are never in the row.
    #[error("names a tile that no god can take")]
    NotForGods,
    /// No such tile lies in the row.
    #[error("names a tile that is not in the row")]
    NotInRow,
    /// The sun does not lie face up in front of the player.
    #[error("does not name one of the usable suns")]
    NotUsable,
    /// The highest bid is as high or higher.
    #[error("does not outbid {0}")]
    TooLow(Sun),
    /// The player who invoked Ra must bid if nobody else has.
    #[error("is not possible: the player who invoked Ra must bid if nobody else has")]
    MustBid,
    /// The player does not own the tile.
    #[error("names a tile that the player does not own")]
    NotOwned,
    /// The disaster strikes another category.
    #[error("names a tile that this disaster does not take")]
    NotStruck,
    /// Only turns have this choice.
    #[error("is a choice at the start of a turn, and a turn is exactly one action")]
    NotAtTurn,
    /// Nobody bids outside an auction.
    #[error("is a choice in an auction, and there is none")]
    NoAuction,
    /// Gods are not spent while there is bidding.
    #[error("is not possible during an auction")]
    DuringAuction,
    /// No god step is under way.
    #[error("has nothing to end: no god has been spent in this turn")]
    NothingToEnd,
    /// No disaster asks for a tile.
    #[error("is not possible: no tile is to be lost")]
    NothingToLose,
    /// A loss is to be decided first.
    #[error("has to wait: name a tile to lose first")]
    LossFirst,
}

impl tabletop::Illegal for Illegal {
    fn key(&self) -> &'static str {
        match self {
            Illegal::RowFull => "row-full",
            Illegal::NoGod => "no-god",
            Illegal::NotForGods => "not-for-gods",
            Illegal::NotInRow => "not-in-row",
            Illegal::NotUsable => "not-usable",
            Illegal::TooLow(_) => "too-low",
            Illegal::MustBid => "must-bid",
            Illegal::NotOwned => "not-owned",
            Illegal::NotStruck => "not-struck",
            Illegal::NotAtTurn => "not-at-turn",
            Illegal::NoAuction => "no-auction",
            Illegal::DuringAuction => "during-auction",
            Illegal::NothingToEnd => "nothing-to-end",
            Illegal::NothingToLose => "nothing-to-lose",
            Illegal::LossFirst => "loss-first",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::TooLow(sun) => vec![("sun", Arg::Number(sun.0.into()))],
            Illegal::RowFull
            | Illegal::NoGod
            | Illegal::NotForGods
            | Illegal::NotInRow
            | Illegal::NotUsable
            | Illegal::MustBid
            | Illegal::NotOwned
            | Illegal::NotStruck
            | Illegal::NotAtTurn
            | Illegal::NoAuction
            | Illegal::DuringAuction
            | Illegal::NothingToEnd
            | Illegal::NothingToLose
            | Illegal::LossFirst => Vec::new(),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Illegal::RowFull => "RA-4.1",
            Illegal::NoGod | Illegal::NotInRow => "RA-8.1",
            Illegal::NotForGods => "RA-8.2",
            Illegal::NotUsable | Illegal::TooLow(_) => "RA-5.4",
            Illegal::MustBid => "RA-5.2",
            Illegal::NotOwned => "RA-7.7",
            Illegal::NotStruck => "RA-7.2",
            Illegal::NotAtTurn => "RA-3.2",
            Illegal::NoAuction => "RA-3.7",
            Illegal::DuringAuction => "RA-5.6",
            Illegal::NothingToEnd => "RA-8.4",
            Illegal::NothingToLose | Illegal::LossFirst => "RA-7.6",
        }
    }
}
