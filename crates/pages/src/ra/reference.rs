//! What scores when and how much, on one small sheet (RA-10).

use maud::{Markup, html};
use ra::epoch::EPOCHS;
use ra::scoring::Category;
use text::{Text, ra as words};

use crate::passage::line;
use crate::ra::scoring::{help, sign};

/// The categories of every epoch, and those that come in addition at the end.
pub(super) fn reference(text: &Text) -> Markup {
    let every = Category::of_epoch(1);
    let last = Category::of_epoch(EPOCHS)
        .iter()
        .filter(|category| !every.contains(category));
    let lines = |categories: &[Category]| {
        html! {
            ul.ref {
                @for &category in categories {
                    @let name = text::capitalized(&words::category(category, text));
                    (line(&sign(category), &name, &text.say(help(category))))
                }
            }
        }
    };
    html! {
        h3 { (text.say("rules-ra-every-epoch")) }
        (lines(every))
        h3 { (text.say("rules-ra-last-epoch")) }
        (lines(&last.copied().collect::<Vec<_>>()))
    }
}
