//! What a table may choose (AR-10.6), as fields of a form and in few words.

use amun_re::options::{Counter, Gold, InstantStones};
use amun_re::{Options, Position};
use maud::{Markup, html};
use text::Text;

use crate::rich::{Piece, rich};
use crate::rules;

/// An option with two values: its key, its name, what helps to choose where the values do not say
/// it, and the values as JSON with their names.
type Choice = (
    &'static str,
    &'static str,
    Option<&'static str>,
    [(&'static str, &'static str); 2],
);

const CHOICES: [Choice; 5] = [
    (
        "expert",
        "ar-option-expert",
        None,
        [
            ("false", "ar-option-expert-no"),
            ("true", "ar-option-expert-yes"),
        ],
    ),
    (
        "instant_stones",
        "ar-option-stones",
        Some("ar-option-stones-help"),
        [
            ("\"any\"", "ar-option-stones-any"),
            ("\"won\"", "ar-option-stones-won"),
        ],
    ),
    (
        "first",
        "ar-option-first",
        None,
        [
            ("\"random\"", "ar-option-first-random"),
            ("0", "ar-option-first-host"),
        ],
    ),
    (
        "gold",
        "ar-option-gold",
        None,
        [
            ("\"hidden\"", "ar-option-gold-hidden"),
            ("\"open\"", "ar-option-gold-open"),
        ],
    ),
    (
        "counter",
        "ar-option-counter",
        Some("ar-option-counter-help"),
        [
            ("\"off\"", "ar-option-counter-off"),
            ("\"on\"", "ar-option-counter-on"),
        ],
    ),
];

pub(super) fn fields(text: &Text) -> Markup {
    html! {
        @for (key, name, help, values) in CHOICES {
            label.field {
                span { b { (text.say(name)) } @if let Some(help) = help { small { (text.say(help)) } } }
                select name={ "option." (key) } {
                    @for (value, name) in values { option value=(value) { (text.say(name)) } }
                }
            }
        }
        label.field {
            span { b { (text.say("ar-option-board")) } small { (rich(text, "ar-option-board-says", &[("clause", Piece::Insert(rules::clause::<Position>("AR-1.10")))])) } }
            textarea name="option.board" rows="3" maxlength="8000" spellcheck="false" {}
        }
    }
}

/// What the table chose against the usual; none if nothing.
pub(super) fn summary(options: &Options, text: &Text) -> Option<String> {
    let mut chosen = Vec::new();
    if options.expert {
        chosen.push(text.say("ar-chosen-expert"));
    }
    if options.instant_stones == InstantStones::Won {
        chosen.push(text.say("ar-chosen-stones"));
    }
    if options.gold == Gold::Open {
        chosen.push(text.say("ar-chosen-gold"));
    }
    if options.counter == Counter::On {
        chosen.push(text.say("ar-chosen-counter"));
    }
    if !options.board.is_standard() {
        let name = options.board.name().to_owned();
        chosen.push(text.tell("ar-chosen-board", &[("name", name.into())]));
    }
    (!chosen.is_empty()).then(|| chosen.join(", "))
}
