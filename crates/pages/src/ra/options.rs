//! The options of a table of Ra (RA-12.6).

use maud::{Markup, html};
use ra::options::{Counter, Scores, Track};
use ra::{NameSet, Options};
use text::Text;

/// The fields of the form; their values are JSON.
pub(super) fn fields(text: &Text) -> Markup {
    let choice = |name: &str, key: &str, help: &str, values: &[(&str, &str)]| {
        html! {
            label.field {
                span { b { (text.say(key)) } small { (text.say(help)) } }
                select name={ "option." (name) } {
                    @for (value, says) in values { option value=(value) { (text.say(says)) } }
                }
            }
        }
    };
    html! {
        (choice("names", "ra-option-names", "ra-option-names-help", &[
            (r#""classic""#, "ra-names-classic"), (r#""1999""#, "ra-names-1999"),
            (r#""2016""#, "ra-names-2016"), (r#""brazilian""#, "ra-names-brazilian"),
            (r#""2023""#, "ra-names-2023"),
        ]))
        (choice("track", "ra-option-track", "ra-option-track-help", &[
            (r#""tiles""#, "ra-track-tiles"), (r#""barge""#, "ra-track-barge"),
        ]))
        (choice("scores", "ra-option-scores", "ra-option-scores-help", &[
            (r#""hidden""#, "ra-scores-hidden"), (r#""open""#, "ra-scores-open"),
        ]))
        (choice("counter", "ra-option-counter", "ra-option-counter-help", &[
            (r#""off""#, "ra-counter-off"), (r#""on""#, "ra-counter-on"),
        ]))
    }
}

/// What differs from the usual table.
pub(super) fn summary(options: &Options, text: &Text) -> Option<String> {
    let mut parts = Vec::new();
    match options.names {
        NameSet::Classic => {}
        NameSet::Alea => parts.push("ra-names-1999"),
        NameSet::Windrider => parts.push("ra-names-2016"),
        NameSet::Brazilian => parts.push("ra-names-brazilian"),
        NameSet::Barge => parts.push("ra-names-2023"),
    }
    if options.track == Track::Barge {
        parts.push("ra-track-barge");
    }
    if options.scores == Scores::Open {
        parts.push("ra-scores-open");
    }
    if options.counter == Counter::On {
        parts.push("ra-counter-on");
    }
    let parts: Vec<String> = parts.into_iter().map(|part| text.say(part)).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
