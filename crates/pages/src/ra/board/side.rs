//! What helps to judge: the worth of the row to everybody, and the bag.

use maud::{Markup, html};
use ra::scoring::Category;
use ra::tile::TileCategory;
use ra::{Phase, Tile};
use tabletop::Seat;
use text::{ra as words, signed};

use crate::glyph::glyph;
use crate::ra::board::odds;
use crate::ra::cues;
use crate::ra::pieces::points;
use crate::ra::scene::Stage;
use crate::ra::worth::Worth;

/// The sheets at the side; `beside` are the log and the chat.
pub(crate) fn side(stage: &Stage<'_>, beside: &Markup) -> Markup {
    html! {
        aside.side aria-label=(stage.text.say("ra-side")) {
            (worth(stage))
            @if stage.counts_bag() { (bag(stage)) }
            (beside)
        }
    }
}

/// What the row would change for each player, most first.
fn worth(stage: &Stage<'_>) -> Markup {
    let text = stage.text;
    let mut worths: Vec<(Seat, Option<Worth>)> = stage
        .seats()
        .map(|seat| (seat, stage.row_worth(seat)))
        .collect();
    worths
        .sort_by_key(|(_, worth)| std::cmp::Reverse(worth.map(|worth| (worth.now(), worth.later))));
    let most = worths
        .iter()
        .filter_map(|(_, worth)| worth.map(|worth| worth.now().unsigned_abs()));
    let most = most.max().unwrap_or_default().max(1);
    html! {
        section.sheet.worth aria-labelledby="h-worth" {
            h2 #h-worth { (text.say("ra-worth")) }
            ul {
                @for (seat, worth) in worths {
                    li.is-you[stage.is_you(seat)] {
                        span.worth__who { (stage.name(seat)) }
                        @match worth {
                            Some(worth) => {
                                (bar(worth.now(), most))
                                span.worth__pts { (points(worth.now())) }
                                span.worth__why { (reasons(stage, seat, &worth)) }
                            }
                            None => {
                                span {} span.worth__pts { "–" }
                                span.worth__why { (no_worth(stage, seat)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A bar to the right for a gain, hatched and to the left for a loss, in a hundredth of its width.
fn bar(points: i16, most: u16) -> Markup {
    let share = u32::from(points.unsigned_abs()) * 100 / u32::from(most);
    let (x, width) = if points < 0 {
        (22 - share * 22 / 100, share * 22 / 100)
    } else {
        (22, share * 78 / 100)
    };
    html! {
        svg.worth__bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            rect.worth__gain[points >= 0].worth__loss[points < 0] x=(x) y="0" width=(width) height="10" {}
            rect.worth__zero x="22" y="0" width="0.6" height="10" {}
        }
    }
}

fn reasons(stage: &Stage<'_>, seat: Seat, worth: &Worth) -> String {
    let text = stage.text;
    let mut reasons: Vec<String> = Category::ALL
        .into_iter()
        .filter(|&category| worth.change[category as usize] != 0)
        .map(|category| {
            let points = signed(worth.change[category as usize]);
            let category = words::category(category, text);
            text.tell(
                "ra-worth-part",
                &[("points", points.into()), ("category", category.into())],
            )
        })
        .collect();
    if worth.later != 0 {
        reasons.push(text.tell("ra-later", &[("points", signed(worth.later).into())]));
    }
    if has_passed(stage, seat) {
        reasons.push(text.say("ra-already-passed"));
    }
    if reasons.is_empty() {
        text.say("ra-worth-nothing")
    } else {
        reasons.join(", ")
    }
}

/// Why a player cannot win the row.
fn no_worth(stage: &Stage<'_>, seat: Seat) -> String {
    let active = stage.view.area(seat).is_active();
    stage.text.say(if active {
        "ra-cannot-outbid"
    } else {
        "ra-no-suns"
    })
}

fn has_passed(stage: &Stage<'_>, seat: Seat) -> bool {
    let auction = matches!(stage.view.phase(), Phase::Auction(_));
    auction && stage.history.spoken.contains(&(seat, None))
}

/// What is left in the bag, by the sorts that matter, and how near Ra is.
fn bag(stage: &Stage<'_>) -> Markup {
    let (bag, text) = (stage.view.bag(), stage.text);
    let disasters: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|tile| tile.category() == TileCategory::Disaster)
        .collect();
    let mut sorts = [
        ("ra", "g-ra", "ra-tile-ra", bag[Tile::Ra]),
        (
            "mon",
            "g-mon-pyramid",
            "ra-monuments",
            bag.count(&Tile::MONUMENTS),
        ),
        ("nile", "g-nile", "ra-nile", bag[Tile::Nile]),
        ("pharaoh", "g-pharaoh", "ra-pharaohs", bag[Tile::Pharaoh]),
        ("flood", "g-flood", "ra-floods", bag[Tile::Flood]),
        ("dis", "g-dis-war", "ra-disasters", bag.count(&disasters)),
        (
            "civ",
            "g-civ-religion",
            "ra-civilization",
            bag.count(&Tile::CIVILIZATION),
        ),
        ("god", "g-god", "ra-gods", bag[Tile::God]),
        ("gold", "g-gold", "ra-gold", bag[Tile::Gold]),
    ];
    sorts[1..].sort_by_key(|&(.., count)| std::cmp::Reverse(count));
    let chances = [
        ("percent", odds::percent(bag, 1).into()),
        ("three", odds::percent(bag, 3).into()),
    ];
    html! {
        section.sheet.bag data-at=(cues::BAG) aria-labelledby="h-bag" {
            h2 #h-bag {
                (glyph("g-bag")) (text.say("ra-bag"))
                " " small { (text.tell("ra-tiles", &[("count", bag.total().into())])) }
            }
            ul.bag__list {
                @for (colours, drawing, name, count) in sorts {
                    li data-cat=(colours) title=(text.say(name)) {
                        (glyph(drawing)) span.vh { (text.say(name)) " " } b { (count) }
                    }
                }
            }
            p { (text.tell("ra-odds", &chances)) }
        }
    }
}
