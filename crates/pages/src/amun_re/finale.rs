//! The result: places, gold, and both scorings (AR-9).

use amun_re::Event;
use maud::{Markup, html};
use tabletop::Seat;

use super::ask::heading;
use super::desk::{Desk, colour, icon, scribe};
use super::scoring::Count;
use crate::table::after_the_game;

/// A player at the end.
struct Finisher {
    seat: Seat,
    place: u8,
    points: u16,
    gold: u16,
    for_gold: u16,
}

pub(super) fn result(desk: &Desk<'_>) -> Markup {
    let finishers = finishers(desk);
    let counts = Count::all(desk);
    let before = |epoch: u8, seat: Seat| -> u16 {
        let earlier = counts.iter().filter(|count| count.epoch < epoch);
        earlier.map(|count| count.sum(seat)).sum()
    };
    html! {
        (heading(
            &desk.say("ar-over-says"),
            &winners(desk, &finishers),
            &html! { (desk.say("ar-final-says")) },
        ))
        ol.rank.final {
            @for finisher in &finishers {
                li class={ (colour(finisher.seat)) (if finisher.place == 1 { " rank--1" } else { "" }) } {
                    span.rank__n { (finisher.place) }
                    (icon(&scribe(finisher.seat)))
                    b { (desk.scene.name(finisher.seat)) }
                    small {
                        (desk.text.tell("ar-final-line", &[
                            ("before", (finisher.points - finisher.for_gold).into()),
                            ("gold", finisher.gold.into()),
                            ("more", finisher.for_gold.into()),
                        ]))
                    }
                    strong { (finisher.points) }
                }
            }
        }
        (after_the_game(desk.scene, desk.text))
        @for count in &counts {
            section.counted {
                h3 { (count.title(desk)) }
                (count.table(desk, |seat| before(count.epoch, seat)))
            }
        }
    }
}

/// The players by place, as the log tells.
fn finishers(desk: &Desk<'_>) -> Vec<Finisher> {
    let events = || desk.scene.log.iter().flat_map(|told| &told.events);
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

fn winners(desk: &Desk<'_>, finishers: &[Finisher]) -> String {
    let winners = || finishers.iter().filter(|finisher| finisher.place == 1);
    let names = winners().map(|winner| desk.scene.name(winner.seat).to_owned());
    let names = names.reduce(|first, second| {
        let both = [("first", first.into()), ("second", second.into())];
        desk.text.tell("ar-and", &both)
    });
    let points = winners().next().map_or(0, |winner| winner.points);
    desk.text.tell(
        "ar-wins",
        &[
            ("n", winners().count().into()),
            ("names", names.unwrap_or_default().into()),
            ("points", points.into()),
        ],
    )
}
