//! The views of a small screen, one at a time, chosen without a script.

use maud::{Markup, html};

use crate::amun_re::scene::{Stage, icon};

/// A player who is asked sees the decision first, everybody else the map.
pub(super) fn tabs(stage: &Stage<'_>) -> Markup {
    let views = [
        ("tab-map", "ar-at-nile", "ar-tab-map"),
        ("tab-ask", "ar-scribe", "ar-tab-decide"),
        ("tab-pl", "ar-points", "ar-tab-players"),
        ("tab-log", "ar-goal-symbols", "ar-tab-log"),
    ];
    let over = stage.view.phase == amun_re::Phase::Over;
    let first = if stage.asked() || over {
        "tab-ask"
    } else {
        "tab-map"
    };
    html! {
        fieldset.tabs {
            legend.vh { (stage.say("ar-tabs")) }
            @for (id, sign, name) in views {
                input.tab type="radio" name="tab" id=(id) checked[id == first];
                label for=(id) { (icon(sign)) span { (stage.say(name)) } }
            }
        }
    }
}
