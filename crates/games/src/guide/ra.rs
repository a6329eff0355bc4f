//! What a guided first game of Ra explains, and when.
//!
//! What must be known to answer the question asked comes first, then the tiles as they appear, then
//! what has happened. The tiles come in the order of the prepared bag no matter who draws them, so
//! almost nothing here depends on how the learner plays.

use ra::tile::TileCategory;
use ra::{Event, Phase, Position, Tile};
use tabletop::Seat;

use super::{Course, Guide, Lesson, Moment};

/// The guided first game.
pub static GUIDE: Guide<Position> = Guide {
    course: Course {
        players: 3,
        bot: "novice",
        seed: "00000000000000000000000000000000000000000000000000000000000004bc",
    },
    lessons: LESSONS,
};

const LESSONS: &[Lesson<Position>] = &[
    Lesson {
        key: "lesson-ra-draw",
        clause: "RA-4.1",
        points_at: "draw",
        due: |moment| is_turn(moment),
    },
    Lesson {
        key: "lesson-ra-auction",
        clause: "RA-5.3",
        points_at: "bids",
        due: |moment| is_auction(moment),
    },
    Lesson {
        key: "lesson-ra-outbid",
        clause: "RA-5.4",
        points_at: "bids",
        due: |moment| matches!(moment.view.phase(), Phase::Auction(auction) if auction.high.is_some()),
    },
    Lesson {
        key: "lesson-ra-god",
        clause: "RA-8.1",
        points_at: "god",
        due: |moment| has_come(moment, TileCategory::God),
    },
    Lesson {
        key: "lesson-ra-disaster",
        clause: "RA-7.1",
        points_at: "dis",
        due: |moment| has_come(moment, TileCategory::Disaster),
    },
    Lesson {
        key: "lesson-ra-swap",
        clause: "RA-6.1",
        points_at: "centre",
        due: |moment| moment.has_seen(|event| matches!(event, Event::SunSwapped { .. })),
    },
    Lesson {
        key: "lesson-ra-invoke",
        clause: "RA-4.4",
        points_at: "invoke",
        due: |moment| {
            let invoked = |event: &Event| matches!(event, Event::RaInvoked { .. });
            let long_row = moment.view.row().len() >= 3;
            is_turn(moment) && (long_row || moment.has_seen(invoked))
        },
    },
    Lesson {
        key: "lesson-ra-pharaoh",
        clause: "RA-10.3",
        points_at: "pharaoh",
        due: |moment| has_come(moment, TileCategory::Pharaoh),
    },
    Lesson {
        key: "lesson-ra-river",
        clause: "RA-10.4",
        points_at: "river",
        due: |moment| has_come(moment, TileCategory::River),
    },
    Lesson {
        key: "lesson-ra-civilization",
        clause: "RA-10.5",
        points_at: "civ",
        due: |moment| has_come(moment, TileCategory::Civilization),
    },
    Lesson {
        key: "lesson-ra-monument",
        clause: "RA-10.6",
        points_at: "mon",
        due: |moment| has_come(moment, TileCategory::Monument),
    },
    Lesson {
        key: "lesson-ra-gold",
        clause: "RA-10.2",
        points_at: "gold",
        due: |moment| has_come(moment, TileCategory::Gold),
    },
    Lesson {
        key: "lesson-ra-track",
        clause: "RA-9.1",
        points_at: "track",
        due: |moment| moment.has_seen(|event| matches!(event, Event::RaDrawn { count: 2.., .. })),
    },
    Lesson {
        key: "lesson-ra-suns",
        clause: "RA-3.3",
        points_at: "suns",
        due: |moment| somebody_has_at_most_two_suns(moment),
    },
    Lesson {
        key: "lesson-ra-scoring",
        clause: "RA-10.10",
        points_at: "epochs",
        due: |moment| moment.has_seen(|event| matches!(event, Event::EpochEnded { .. })),
    },
    Lesson {
        key: "lesson-ra-kept",
        clause: "RA-9.2",
        points_at: "me",
        due: |moment| moment.has_seen(|event| matches!(event, Event::EpochEnded { .. })),
    },
];

fn is_turn(moment: &Moment<'_, Position>) -> bool {
    matches!(moment.view.phase(), Phase::Turn { .. })
}

fn is_auction(moment: &Moment<'_, Position>) -> bool {
    matches!(moment.view.phase(), Phase::Auction(_))
}

/// Whether a tile like this lies in the row, or somebody has taken one.
fn has_come(moment: &Moment<'_, Position>, category: TileCategory) -> bool {
    let is_like = |tile: Tile| tile.category() == category;
    let in_row = moment.view.row().tiles().any(is_like);
    in_row
        || moment.has_seen(|event| matches!(*event, Event::TileTaken { tile, .. } if is_like(tile)))
}

fn somebody_has_at_most_two_suns(moment: &Moment<'_, Position>) -> bool {
    let position = moment.view;
    let mut seats = Seat::all(position.players());
    seats.any(|seat| position.area(seat).usable.len() <= 2)
}
