//! The key to the map.

use maud::{Markup, html};
use text::Text;

use crate::amun_re::scene::icon;
use crate::glyph::glyph;

const SIGNS: [(&str, &str, &str); 12] = [
    ("ar-field", "ar-key-field", "ar-key-field-does"),
    ("ar-field-taken", "ar-key-farmer", "ar-key-farmer-does"),
    (
        "ar-free-farmer",
        "ar-key-free-farmer",
        "ar-key-free-farmer-does",
    ),
    ("ar-temple", "ar-key-temple", "ar-key-temple-does"),
    ("ar-mine", "ar-key-mine", "ar-key-mine-does"),
    ("ar-caravan", "ar-key-caravan", "ar-key-caravan-does"),
    ("ar-symbol", "ar-key-symbol", "ar-key-symbol-does"),
    ("ar-instant", "ar-key-instant", "ar-key-instant-does"),
    ("ar-stone", "ar-key-stone", "ar-key-stone-does"),
    ("ar-pyramid", "ar-key-pyramid", "ar-key-pyramid-does"),
    ("ar-lower", "ar-key-lower", "ar-key-lower-does"),
    ("ar-upper", "ar-key-upper", "ar-key-upper-does"),
];

/// The key, which opens beside the map.
pub(crate) fn key(text: &Text) -> Markup {
    html! {
        div.pop.signs popover="auto" #signs role="dialog" aria-labelledby="h-signs" {
            (pop_head("signs", &text.say("ar-key-title"), text))
            (signs(text))
        }
    }
}

/// The title of what opens over the table, with the way to close it: on a phone it covers
/// everything beside it that could be pressed for that.
pub(crate) fn pop_head(id: &str, title: &str, text: &Text) -> Markup {
    html! {
        div.pop__head {
            h2 id={ "h-" (id) } { (title) }
            button.tool type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(text.say("close")) { (glyph("u-close")) }
        }
    }
}

/// All signs with what they mean.
pub(crate) fn signs(text: &Text) -> Markup {
    html! {
        ul {
            @for (sign, name, does) in SIGNS {
                li { (icon(sign)) b { (text.say(name)) } small { (text.say(does)) } }
            }
        }
    }
}
