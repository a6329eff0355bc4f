//! The views of a small screen, one at a time, chosen without a script.

use maud::{Markup, html};

use super::desk::{Desk, icon};

/// Whoever is asked sees the decision first, everybody else the map.
pub(super) fn tabs(desk: &Desk<'_>) -> Markup {
    let views = [
        ("tab-map", "ar-at-nile", "ar-tab-map"),
        ("tab-ask", "ar-scribe", "ar-tab-decide"),
        ("tab-pl", "ar-points", "ar-tab-players"),
        ("tab-log", "ar-goal-symbols", "ar-tab-log"),
    ];
    let over = desk.view.phase == amun_re::Phase::Over;
    let first = if desk.asked() || over {
        "tab-ask"
    } else {
        "tab-map"
    };
    html! {
        fieldset.tabs {
            legend.vh { (desk.say("ar-tabs")) }
            @for (id, sign, name) in views {
                input.tab type="radio" name="tab" id=(id) checked[id == first];
                label for=(id) { (icon(sign)) span { (desk.say(name)) } }
            }
        }
    }
}
