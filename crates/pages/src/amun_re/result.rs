//! The result: places, gold, and both scorings (AR-9).

use amun_re::Event;
use maud::{Markup, html};
use tabletop::Seat;

use crate::amun_re::decision::heading;
use crate::amun_re::scene::{Stage, colour, icon, scribe};
use crate::amun_re::scoring::Count;
use crate::table::after_the_game;

/// A player at the end.
struct Finisher {
    seat: Seat,
    place: u8,
    points: u16,
    gold: u16,
    for_gold: u16,
}

pub(super) fn result(stage: &Stage<'_>) -> Markup {
    let finishers = finishers(stage);
    let counts = Count::all(stage);
    let before = |epoch: u8, seat: Seat| -> u16 {
        let earlier = counts.iter().filter(|count| count.epoch < epoch);
        earlier.map(|count| count.sum(seat)).sum()
    };
    html! {
        (heading(
            &stage.say("ar-over-says"),
            &winners(stage, &finishers),
            &html! { (stage.say("ar-final-says")) },
        ))
        ol.rank.final {
            @for finisher in &finishers {
                li class={ (colour(finisher.seat)) (if finisher.place == 1 { " rank--1" } else { "" }) } {
                    span.rank__n { (finisher.place) }
                    (icon(&scribe(finisher.seat)))
                    b { (stage.scene.name(finisher.seat)) }
                    small {
                        (stage.text.tell("ar-final-line", &[
                            ("before", (finisher.points - finisher.for_gold).into()),
                            ("gold", finisher.gold.into()),
                            ("more", finisher.for_gold.into()),
                        ]))
                    }
                    strong { (finisher.points) }
                }
            }
        }
        (after_the_game(stage.scene, stage.text))
        @for count in &counts {
            section.counted {
                h3 { (count.title(stage)) }
                (count.table(stage, |seat| before(count.epoch, seat)))
            }
        }
    }
}

/// The players by place, as the log tells.
fn finishers(stage: &Stage<'_>) -> Vec<Finisher> {
    let events = || stage.scene.log.iter().flat_map(|told| &told.events);
    let gold = |of: Seat| {
        let ranked = events().find_map(|event| match *event {
            Event::GoldRanked {
                seat, gold, points, ..
            } if seat == of => Some((gold, points)),
            _ => None,
        });
        ranked.unwrap_or_default()
    };
    let mut finishers: Vec<_> = events()
        .filter_map(|event| match *event {
            Event::Placed {
                seat,
                points,
                place,
            } => {
                let (gold, for_gold) = gold(seat);
                Some(Finisher {
                    seat,
                    place,
                    points,
                    gold,
                    for_gold,
                })
            }
            _ => None,
        })
        .collect();
    finishers.sort_by_key(|finisher| finisher.place);
    finishers
}

fn winners(stage: &Stage<'_>, finishers: &[Finisher]) -> String {
    let winners = || finishers.iter().filter(|finisher| finisher.place == 1);
    let names = winners().map(|winner| stage.scene.name(winner.seat).to_owned());
    let names = names.reduce(|first, second| {
        let both = [("first", first.into()), ("second", second.into())];
        stage.text.tell("ar-and", &both)
    });
    let points = winners().next().map_or(0, |winner| winner.points);
    stage.text.tell(
        "ar-wins",
        &[
            ("n", winners().count().into()),
            ("names", names.unwrap_or_default().into()),
            ("points", points.into()),
        ],
    )
}
