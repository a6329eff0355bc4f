//! What scores when and how much, on one small sheet (AR-8, AR-9).

use amun_re::scoring::{Category, gold_points};
use maud::{Markup, html};
use text::Text;
use text::amun_re::category_key;

use crate::amun_re::scene::icon;
use crate::amun_re::scoring::category_icon;
use crate::passage::line;

/// The categories of each kingdom, and the gold at the end.
pub(super) fn reference(text: &Text) -> Markup {
    let places = [("first", 1), ("second", 2), ("third", 3)];
    let places = places.map(|(name, place)| (name, gold_points(place).into()));
    html! {
        h3 { (text.say("rules-ar-each-kingdom")) }
        ul.ref {
            @for category in Category::ALL {
                @let key = category_key(category);
                (line(&icon(category_icon(category)), &text.say(key), &text.say(&format!("{key}-says"))))
            }
        }
        h3 { (text.say("rules-ar-game-end-word")) }
        ul.ref {
            (line(&icon("ar-gold"), &text.say("rules-ar-gold-name"), &text.tell("rules-ar-gold-says", &places)))
        }
    }
}
