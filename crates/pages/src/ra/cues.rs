//! What is seen to move and heard at a table of Ra.

use ra::Event;
use tabletop::Seat;
use text::ra as words;

use crate::cues::{Cues, Sound};

/// Where the bag stands.
pub(super) const BAG: &str = "bag";

/// A space of the row.
pub(super) fn space(number: usize) -> String {
    format!("row-{number}")
}

/// A space of the Ra track.
pub(super) fn track(number: u8) -> String {
    format!("track-{number}")
}

/// A player's area.
pub(super) fn area(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The place of a kind of tile in a player's area.
pub(super) fn shelf(seat: Seat, tile: ra::Tile) -> String {
    format!("seat-{seat}-{}", words::tile_key(tile))
}

/// Where a player's bid lies.
pub(super) fn bid(seat: Seat) -> String {
    format!("bid-{seat}")
}

pub(super) fn cues<'a>(events: impl Iterator<Item = &'a Event>) -> Cues {
    let mut cues = Cues::default();
    for event in events {
        match *event {
            Event::TileDrawn { space: at, .. } => {
                cues.arrives(BAG, space(at.into()));
                cues.heard(Sound::Draw);
            }
            Event::RaDrawn { count, .. } => {
                cues.arrives(BAG, track(count));
                cues.heard(Sound::Ra);
            }
            Event::RaInvoked { .. } => cues.heard(Sound::Ra),
            Event::Bid { seat, .. } => {
                cues.carried("g-sun-small", area(seat), bid(seat));
                cues.heard(Sound::Bid);
            }
            Event::Passed { .. } => cues.heard(Sound::Pass),
            Event::AuctionWon { .. } => cues.heard(Sound::Win),
            Event::TileTaken {
                seat,
                tile,
                space: at,
            } => cues.leaves(space(at.into()), shelf(seat, tile)),
            Event::TileRemoved { space: at, .. } => cues.breaks(space(at.into())),
            Event::GodSpent { seat } => cues.breaks(shelf(seat, ra::Tile::God)),
            Event::TileLost { seat, tile } => {
                cues.breaks(shelf(seat, tile));
                cues.heard(Sound::Loss);
            }
            Event::EpochEnded { .. } => cues.heard(Sound::Score),
            Event::Placed { .. } => cues.heard(Sound::Over),
            Event::SetDealt { .. }
            | Event::EpochBegan { .. }
            | Event::AuctionBegan { .. }
            | Event::NobodyBid { .. }
            | Event::SunSwapped { .. }
            | Event::DisasterStruck { .. }
            | Event::Scored { .. }
            | Event::Booked { .. }
            | Event::TilesCleared { .. } => {}
        }
    }
    cues
}
