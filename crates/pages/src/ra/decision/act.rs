//! The buttons of the decision bar.

use maud::{Markup, html};
use ra::{Action, Position, Sun};
use tabletop::Seat;
use text::{Narrated, signed};

use crate::glyph::glyph;
use crate::ra::scene::Stage;

/// An act with all that its button says.
pub(crate) struct Act {
    pub(crate) class: &'static str,
    pub(crate) icon: Markup,
    pub(crate) action: Action,
    /// What it leads to.
    pub(crate) says: Markup,
    /// The key that does it.
    pub(crate) key: &'static str,
    /// The question before it, if it looks like a slip.
    pub(crate) slip: Option<String>,
}

impl Act {
    /// The button, or the reason why there is none.
    pub(crate) fn show(&self, stage: &Stage<'_>, refused: Option<String>) -> Markup {
        let name = Position::action_name(self.action, stage.scene.options, stage.text);
        if let Some(why) = refused {
            return disabled(self.class, &self.icon, &name, &why);
        }
        let shown = self.key.to_uppercase();
        html! {
            button.act.(self.class) name="do" value=(self.action) data-key=(self.key)
                data-slip=[&self.slip] {
                (self.icon)
                span.act__t { strong { (name) } span { (self.says) } }
                kbd aria-hidden="true" { (if self.key == "Enter" { "↵" } else { &shown }) }
            }
        }
    }
}

/// An act that is not possible stays visible with its reason.
pub(crate) fn disabled(class: &str, icon: &Markup, name: &str, why: &str) -> Markup {
    html! {
        button.act.(class) type="button" aria-disabled="true" {
            (icon)
            span.act__t { strong { (name) } span.why { (glyph("u-lock")) (why) } }
        }
    }
}

/// The bid of a sun: how sure it is, and what the row would change.
pub(crate) fn bid(stage: &Stage<'_>, seat: Seat, sun: Sun, refused: Option<String>) -> Markup {
    let action = Action::Bid(sun);
    let name = Position::action_name(action, stage.scene.options, stage.text);
    let icon = html! { span.sun { (glyph("g-sun")) b { (sun) } } };
    if let Some(why) = refused {
        return disabled("act--bid", &icon, &name, &why);
    }
    let now = stage.score_now(seat);
    let worth = stage.worth_with(seat, sun);
    html! {
        button.act.act--bid name="do" value=(action) data-key=(sun) {
            (icon)
            span.act__t {
                strong { (name) }
                span {
                    (certainty(stage, seat, sun)) " "
                    @if let Some(worth) = worth {
                        span.change { (signed(now)) " → " b { (signed(now + worth.now())) } }
                        @if worth.later != 0 {
                            span.more { " " (stage.text.tell("ra-later", &[("points", signed(worth.later).into())])) }
                        }
                    }
                }
            }
            kbd aria-hidden="true" { (sun) }
        }
    }
}

/// Whether anybody who speaks later can outbid the sun.
fn certainty(stage: &Stage<'_>, seat: Seat, sun: Sun) -> Markup {
    let text = stage.text;
    let higher = stage
        .later_speakers(seat)
        .into_iter()
        .flat_map(|later| stage.view.area(later).usable.above(sun));
    let higher: ra::Suns = higher.collect();
    if higher.is_empty() {
        html! { em.ok { (text.say("ra-wins-surely")) } }
    } else if higher.len() > 2 {
        html! { (text.tell("ra-beaten-by-some", &[("count", higher.len().into())])) }
    } else {
        let suns = stage.sun_list(higher);
        html! { (text.tell("ra-beaten-by", &[("count", higher.len().into()), ("suns", suns.into())])) }
    }
}
