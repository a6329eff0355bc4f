//! Scorings category by category, as the log tells them.

use amun_re::scoring::{Category, Tally};
use amun_re::{Card, Event};
use maud::{Markup, html};
use tabletop::{BySeat, Seat};
use text::amun_re as words;

use super::desk::{Desk, colour, icon, scribe};
use super::tips;
use crate::rich::Piece;

/// One scoring (AR-8), put together from its events.
pub(super) struct Count {
    pub(super) epoch: u8,
    pub(super) tally: BySeat<Tally>,
    goals: Vec<(Seat, Card)>,
    /// Whether the observer has not seen it before.
    fresh: bool,
}

impl Count {
    /// The scorings so far.
    pub(super) fn all(desk: &Desk<'_>) -> Vec<Count> {
        let log = desk.scene.log;
        let old = log.len().saturating_sub(desk.scene.fresh);
        let mut counts: Vec<Count> = Vec::new();
        for (number, told) in log.iter().enumerate() {
            for event in &told.events {
                match (*event, counts.last_mut()) {
                    (Event::EpochEnded { epoch }, _) => counts.push(Count {
                        epoch,
                        tally: BySeat::default(),
                        goals: Vec::new(),
                        fresh: number >= old,
                    }),
                    (
                        Event::Scored {
                            seat,
                            category,
                            points,
                        },
                        Some(count),
                    ) => {
                        count.tally[seat][category as usize] = points;
                    }
                    (Event::GoalFulfilled { seat, card }, Some(count)) => {
                        count.goals.push((seat, card));
                    }
                    _ => {}
                }
            }
        }
        counts
    }

    /// What a player scored.
    pub(super) fn sum(&self, seat: Seat) -> u16 {
        self.tally[seat].iter().sum()
    }

    /// "The Old Kingdom is counted".
    pub(super) fn title(&self, desk: &Desk<'_>) -> String {
        let kingdom = words::epoch(self.epoch, desk.text);
        desk.text.tell("ar-counted", &[("kingdom", kingdom.into())])
    }

    /// The table: a row for each category, a column for each player.
    pub(super) fn table(&self, desk: &Desk<'_>, before: impl Fn(Seat) -> u16) -> Markup {
        let seats = || Seat::all(desk.view.players());
        html! {
            table.sc {
                caption.vh { (desk.say("ar-scoring-by")) }
                thead { tr {
                    th scope="col" { span.vh { (desk.say("ar-category")) } }
                    @for seat in seats() {
                        th scope="col" class=(colour(seat)) {
                            (icon(&scribe(seat))) span { (desk.scene.name(seat)) }
                        }
                    }
                } }
                tbody {
                    tr.sc__b {
                        th scope="row" { (desk.say("ar-before")) }
                        @for seat in seats() { td { (before(seat)) } }
                    }
                    @for category in Category::ALL { (self.row(desk, category)) }
                }
                tfoot {
                    tr {
                        th scope="row" { (desk.say("ar-this-kingdom")) }
                        @for seat in seats() { td { "+" (self.sum(seat)) } }
                    }
                    tr.sc__t {
                        th scope="row" { (desk.say("ar-points-word")) }
                        @for seat in seats() { td { (before(seat) + self.sum(seat)) } }
                    }
                }
            }
            (self.goals_shown(desk))
        }
    }

    fn row(&self, desk: &Desk<'_>, category: Category) -> Markup {
        let points = |seat: Seat| self.tally[seat][category as usize];
        let seats = || Seat::all(desk.view.players());
        let most = seats().map(points).max().unwrap_or(0);
        let key = words::category_key(category);
        html! {
            tr {
                th scope="row" data-why=(category_tip(category)) {
                    (icon(category_icon(category)))
                    span { (desk.say(key)) small { (desk.say(&format!("{key}-says"))) } }
                }
                @for seat in seats() {
                    @match points(seat) {
                        0 => td.z { "–" },
                        points if points == most => td.best { (points) },
                        points => td { (points) },
                    }
                }
            }
        }
    }

    fn goals_shown(&self, desk: &Desk<'_>) -> Markup {
        if self.goals.is_empty() {
            return html! {};
        }
        let shown = |(seat, card): &(Seat, Card)| {
            let pieces = [
                ("who", Piece::Insert(desk.who(*seat))),
                ("card", desk.card(*card).into()),
            ];
            desk.rich("ar-goal-shown", &pieces)
        };
        let goals = html! {
            @for (number, goal) in self.goals.iter().enumerate() {
                @if number > 0 { ", " } (shown(goal))
            }
        };
        html! { p.hint { (desk.rich("ar-goals-shown", &[("goals", Piece::Insert(goals))])) } }
    }
}

/// In the second epoch: the scoring of the first, open for those who have just seen it happen. It
/// stands below the question, which it would push out of sight.
pub(super) fn last_counted(desk: &Desk<'_>) -> Markup {
    let Some(count) = first_of_two(desk) else {
        return html! {};
    };
    html! {
        details.counted #counted open[count.fresh] {
            summary { (count.title(desk)) }
            (count.table(desk, |_| 0))
        }
    }
}

/// The way to a scoring that has just happened, from above the question.
pub(super) fn way_to_counted(desk: &Desk<'_>) -> Markup {
    let Some(count) = first_of_two(desk).filter(|count| count.fresh) else {
        return html! {};
    };
    html! { a.counted__way href="#counted" { (count.title(desk)) } }
}

/// The scoring of the first epoch, until the second is scored too.
fn first_of_two(desk: &Desk<'_>) -> Option<Count> {
    let mut counts = Count::all(desk);
    counts.pop().filter(|_| counts.is_empty())
}

fn category_tip(category: Category) -> String {
    match category {
        Category::Temples => "why-ar-temple".to_owned(),
        Category::Pyramids => "why-ar-pyramid".to_owned(),
        Category::Sets | Category::Banks => tips::SCORED.to_owned(),
        Category::Goals => tips::card_id(Card::GOALS[0]),
    }
}

pub(crate) fn category_icon(category: Category) -> &'static str {
    match category {
        Category::Temples => "ar-temple",
        Category::Pyramids => "ar-pyramid",
        Category::Sets => "ar-sets",
        Category::Banks => "ar-most",
        Category::Goals => "ar-goal-bank",
    }
}
