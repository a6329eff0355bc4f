//! What a guided first game of Amun-Re explains, and when.
//!
//! What must be known to answer the question asked comes first, then what has happened, then what
//! to aim at. Every round asks the same questions again, so whatever a first round leaves no time
//! for is told in the second or third.

use amun_re::phase::Part;
use amun_re::{Event, Goods, Phase, Position};

use super::{Course, Guide, Lesson, Moment};

/// The guided first game.
pub static GUIDE: Guide<Position> = Guide {
    course: Course {
        players: 3,
        bot: "novice",
        seed: "00000000000000000000000000000000000000000000000000000000000000b5",
    },
    lessons: LESSONS,
};

const LESSONS: &[Lesson<Position>] = &[
    Lesson {
        key: "lesson-ar-auction",
        clause: "AR-4.2",
        points_at: "lots",
        due: |moment| is_in(moment, Part::Auction),
    },
    Lesson {
        key: "lesson-ar-outbid",
        clause: "AR-4.6",
        points_at: "lots",
        due: |moment| {
            let outbid = |event: &Event| matches!(event, Event::Outbid { .. });
            is_in(moment, Part::Auction) && moment.has_seen(outbid)
        },
    },
    Lesson {
        key: "lesson-ar-market",
        clause: "AR-5.2",
        points_at: "buys",
        due: |moment| matches!(moment.view.phase, Phase::Market { .. }),
    },
    Lesson {
        key: "lesson-ar-farmers",
        clause: "AR-5.5",
        points_at: "map",
        due: |moment| {
            let now = matches!(moment.view.phase, Phase::PlaceFarmer { .. });
            now || is_in(moment, Part::Market) && bought_by_anybody(moment, Goods::Farmers)
        },
    },
    Lesson {
        key: "lesson-ar-stones",
        clause: "AR-5.8",
        points_at: "map",
        due: |moment| {
            let now = matches!(
                moment.view.phase,
                Phase::PlaceStone { .. } | Phase::InstantStone { .. }
            );
            now || is_in(moment, Part::Market) && bought_by_anybody(moment, Goods::Stones)
        },
    },
    Lesson {
        key: "lesson-ar-offering",
        clause: "AR-6.1",
        points_at: "offer",
        due: |moment| moment.view.phase == Phase::Offering,
    },
    Lesson {
        key: "lesson-ar-theft",
        clause: "AR-6.3",
        points_at: "offer",
        due: |moment| moment.view.phase == Phase::Offering,
    },
    Lesson {
        key: "lesson-ar-reward",
        clause: "AR-6.7",
        points_at: "ask",
        due: |moment| {
            let ranked = |event: &Event| matches!(event, Event::Ranked { .. });
            let now = matches!(
                moment.view.phase,
                Phase::Reward { .. } | Phase::Harvest { .. }
            );
            now && moment.has_seen(ranked)
        },
    },
    Lesson {
        key: "lesson-ar-harvest",
        clause: "AR-7.2",
        points_at: "ask",
        due: |moment| is_in(moment, Part::Harvest),
    },
    Lesson {
        key: "lesson-ar-province",
        clause: "AR-3.3",
        points_at: "lots",
        due: |moment| is_in(moment, Part::Auction) && moment.view.round > 1,
    },
    Lesson {
        key: "lesson-ar-cards",
        clause: "AR-3.4",
        points_at: "hand",
        due: |moment| {
            let hand = moment.view.seats[moment.seat.index()].hand;
            hand.is_some_and(|hand| hand.total() > 0)
        },
    },
    Lesson {
        key: "lesson-ar-tile",
        clause: "AR-6.6",
        points_at: "tile",
        due: |moment| moment.has_seen(|event| matches!(event, Event::TileChosen { .. })),
    },
    Lesson {
        key: "lesson-ar-first",
        clause: "AR-6.9",
        points_at: "players",
        due: |moment| moment.has_seen(|event| matches!(event, Event::NextFirstPlayer { .. })),
    },
    Lesson {
        key: "lesson-ar-points",
        clause: "AR-8.4",
        points_at: "players",
        due: |moment| moment.view.round > 1,
    },
    Lesson {
        key: "lesson-ar-banks",
        clause: "AR-8.5",
        points_at: "map",
        due: |moment| moment.view.round > 1,
    },
    Lesson {
        key: "lesson-ar-scoring",
        clause: "AR-8.1",
        points_at: "players",
        due: |moment| has_been_scored(moment),
    },
    Lesson {
        key: "lesson-ar-new-kingdom",
        clause: "AR-8.9",
        points_at: "map",
        due: |moment| has_been_scored(moment),
    },
];

fn is_in(moment: &Moment<'_, Position>, part: Part) -> bool {
    moment.view.phase.part() == Some(part)
}

fn bought_by_anybody(moment: &Moment<'_, Position>, wanted: Goods) -> bool {
    moment.has_seen(|event| matches!(event, Event::Bought { goods, .. } if *goods == wanted))
}

fn has_been_scored(moment: &Moment<'_, Position>) -> bool {
    moment.has_seen(|event| matches!(event, Event::EpochEnded { .. }))
}
