//! What happens at the table, for logs, pages, narration and learning data.

use serde::{Deserialize, Serialize};
use tabletop::{Observer, Seat, Witnessed};

use crate::auction::Kind;
use crate::scoring::Category;
use crate::sun::{Sun, SunSet};
use crate::tile::Tile;

/// Something that happened. Everything in Ra happens in front of everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // The fields say what the variant says.
pub enum Event {
    /// A player was dealt suns (RA-2.4).
    SetDealt { seat: Seat, set: SunSet },
    /// An epoch begins with this player (RA-2.7, RA-9.2).
    EpochBegan { epoch: u8, first: Seat },
    /// A tile was drawn and lies in the row now (RA-4.2).
    TileDrawn { seat: Seat, tile: Tile, space: u8 },
    /// A Ra tile was drawn; it is the `count`-th of the epoch (RA-4.3).
    RaDrawn { seat: Seat, count: u8 },
    /// Ra was invoked (RA-4.4).
    RaInvoked { seat: Seat },
    /// An auction begins (RA-5.2).
    AuctionBegan { kind: Kind, ra_player: Seat },
    /// A player bid (RA-5.4).
    Bid { seat: Seat, sun: Sun },
    /// A player passed (RA-5.5).
    Passed { seat: Seat },
    /// Nobody bid (RA-5.2).
    NobodyBid { kind: Kind },
    /// The auction is won with this sun (RA-6.1).
    AuctionWon { seat: Seat, sun: Sun },
    /// A tile left the row for a player's area (RA-6.1, RA-8.1).
    TileTaken { seat: Seat, tile: Tile, space: u8 },
    /// The old centre sun went face down to the winner, and the sun that was bid to the centre
    /// (RA-6.1).
    SunSwapped { seat: Seat, spent: Sun, centre: Sun },
    /// A god was spent (RA-8.3).
    GodSpent { seat: Seat },
    /// A disaster strikes and is removed (RA-7.1).
    DisasterStruck { seat: Seat, disaster: Tile },
    /// A tile was lost to a disaster (RA-7.2).
    TileLost { seat: Seat, tile: Tile },
    /// A tile was removed from the row (RA-5.2, RA-9.2).
    TileRemoved { tile: Tile, space: u8 },
    /// An epoch ended (RA-9.1).
    EpochEnded { epoch: u8, why: EpochEnd },
    /// A player's points of one category in this scoring (RA-10).
    Scored {
        seat: Seat,
        category: Category,
        points: i16,
    },
    /// The sum of a player's points in this scoring (RA-10.10).
    Booked { seat: Seat, sum: i16 },
    /// A player's tiles of one kind were removed after the scoring (RA-9.2).
    TilesCleared { seat: Seat, tile: Tile, count: u8 },
    /// A player's final points and place (RA-11).
    Placed { seat: Seat, points: u16, place: u8 },
}

/// Why an epoch ended (RA-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EpochEnd {
    /// The last Ra tile of the track was drawn.
    RaTrack,
    /// No player has a usable sun left.
    Suns,
}

impl Witnessed for Event {
    fn seen_by(self, _: Observer) -> Option<Event> {
        // Every event is named, so that a new one is public only if somebody says so.
        match self {
            Event::SetDealt { .. }
            | Event::EpochBegan { .. }
            | Event::TileDrawn { .. }
            | Event::RaDrawn { .. }
            | Event::RaInvoked { .. }
            | Event::AuctionBegan { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::NobodyBid { .. }
            | Event::AuctionWon { .. }
            | Event::TileTaken { .. }
            | Event::SunSwapped { .. }
            | Event::GodSpent { .. }
            | Event::DisasterStruck { .. }
            | Event::TileLost { .. }
            | Event::TileRemoved { .. }
            | Event::EpochEnded { .. }
            | Event::Scored { .. }
            | Event::Booked { .. }
            | Event::TilesCleared { .. }
            | Event::Placed { .. } => Some(self),
        }
    }
}
