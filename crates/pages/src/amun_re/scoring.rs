//! Scorings category by category, as the log tells them.

use amun_re::scoring::{Category, Tally};
use amun_re::{Card, Event};
use maud::{Markup, html};
use tabletop::{BySeat, Seat};
use text::amun_re as words;

use crate::amun_re::explain;
use crate::amun_re::scene::{Stage, colour, icon, scribe};
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
    pub(super) fn all(stage: &Stage<'_>) -> Vec<Count> {
        let log = stage.scene.log;
        let old = log.len().saturating_sub(stage.scene.fresh);
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
    pub(super) fn title(&self, stage: &Stage<'_>) -> String {
        let kingdom = words::epoch(self.epoch, stage.text);
        stage
            .text
            .tell("ar-counted", &[("kingdom", kingdom.into())])
    }

    /// The table: a row for each category, a column for each player.
    pub(super) fn table(&self, stage: &Stage<'_>, before: impl Fn(Seat) -> u16) -> Markup {
        let seats = || Seat::all(stage.view.players());
        html! {
            table.sc {
                caption.vh { (stage.say("ar-scoring-by")) }
                thead { tr {
                    th scope="col" { span.vh { (stage.say("ar-category")) } }
                    @for seat in seats() {
                        th scope="col" class=(colour(seat)) {
                            (icon(&scribe(seat))) span { (stage.scene.name(seat)) }
                        }
                    }
                } }
                tbody {
                    tr.sc__b {
                        th scope="row" { (stage.say("ar-before")) }
                        @for seat in seats() { td { (before(seat)) } }
                    }
                    @for category in Category::ALL { (self.row(stage, category)) }
                }
                tfoot {
                    tr {
                        th scope="row" { (stage.say("ar-this-kingdom")) }
                        @for seat in seats() { td { "+" (self.sum(seat)) } }
                    }
                    tr.sc__t {
                        th scope="row" { (stage.say("ar-points-word")) }
                        @for seat in seats() { td { (before(seat) + self.sum(seat)) } }
                    }
                }
            }
            (self.goals_shown(stage))
        }
    }

    fn row(&self, stage: &Stage<'_>, category: Category) -> Markup {
        let points = |seat: Seat| self.tally[seat][category as usize];
        let seats = || Seat::all(stage.view.players());
        let most = seats().map(points).max().unwrap_or(0);
        let key = words::category_key(category);
        html! {
            tr {
                th scope="row" data-why=(category_tip(category)) {
                    (icon(category_icon(category)))
                    span { (stage.say(key)) small { (stage.say(&format!("{key}-says"))) } }
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

    fn goals_shown(&self, stage: &Stage<'_>) -> Markup {
        if self.goals.is_empty() {
            return html! {};
        }
        let shown = |(seat, card): &(Seat, Card)| {
            let pieces = [
                ("who", Piece::Insert(stage.who(*seat))),
                ("card", stage.card(*card).into()),
            ];
            stage.rich("ar-goal-shown", &pieces)
        };
        let goals = html! {
            @for (number, goal) in self.goals.iter().enumerate() {
                @if number > 0 { ", " } (shown(goal))
            }
        };
        html! { p.hint { (stage.rich("ar-goals-shown", &[("goals", Piece::Insert(goals))])) } }
    }
}

/// In the second epoch: the scoring of the first, open for those who have just seen it happen. It
/// stands below the question, which it would push out of sight.
pub(super) fn last_counted(stage: &Stage<'_>) -> Markup {
    let Some(count) = first_of_two(stage) else {
        return html! {};
    };
    html! {
        details.counted #counted open[count.fresh] {
            summary { (count.title(stage)) }
            (count.table(stage, |_| 0))
        }
    }
}

/// The way to a scoring that has just happened, from above the question.
pub(super) fn way_to_counted(stage: &Stage<'_>) -> Markup {
    let Some(count) = first_of_two(stage).filter(|count| count.fresh) else {
        return html! {};
    };
    html! { a.counted__way href="#counted" { (count.title(stage)) } }
}

/// The scoring of the first epoch, until the second is scored too.
fn first_of_two(stage: &Stage<'_>) -> Option<Count> {
    let mut counts = Count::all(stage);
    counts.pop().filter(|_| counts.is_empty())
}

fn category_tip(category: Category) -> String {
    match category {
        Category::Temples => "why-ar-temple".to_owned(),
        Category::Pyramids => "why-ar-pyramid".to_owned(),
        Category::Sets | Category::Banks => explain::SCORED.to_owned(),
        Category::Goals => explain::card_id(Card::GOALS[0]),
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
