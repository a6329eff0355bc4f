//! The key to the map.

use maud::{Markup, html};

use super::desk::icon;
use crate::text::Text;

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
pub(super) fn key(text: &Text) -> Markup {
    html! {
        div.pop.signs popover="auto" #signs {
            h2 { (text.say("ar-key-title")) }
            (signs(text))
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
