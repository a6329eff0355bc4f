//! What a table may choose, as fields of a form.

use maud::{Markup, html};
use serde_json::{Value, json};
use tabletop::{OptionSpec, Values};
use text::Text;

use crate::rich::rich;
use crate::rules;

/// A field for every option, named `option.KEY`; its values are JSON (`"hidden"`, `true`, `2`).
pub(crate) fn fields(game: &str, specs: &[OptionSpec], text: &Text) -> Markup {
    html! {
        @for spec in specs {
            label.field {
                span { b { (text.option_name(game, spec)) } @if let Some(help) = help(game, spec, text) { small { (help) } } }
                @if let Values::Object { .. } = spec.values {
                    textarea name={ "option." (spec.key) } rows="3" maxlength="8000" spellcheck="false" {}
                } @else {
                    select name={ "option." (spec.key) } {
                        @for value in offered(spec) {
                            option value=(value) { (text.option_value(game, spec, &value)) }
                        }
                    }
                }
            }
        }
    }
}

fn help(game: &str, spec: &OptionSpec, text: &Text) -> Option<Markup> {
    let key = text.option_help_key(game, spec)?;
    let clause = text::Piece::Insert(rules::clause_of(game, spec.clause));
    Some(rich(text, &key, &[("clause", clause)]))
}

/// The values that a form offers, the default first. Of the seats that is the host's: nobody knows
/// yet who will have the others.
fn offered(spec: &OptionSpec) -> Vec<Value> {
    match spec.values {
        Values::OneOf(texts) => texts.iter().map(|text| json!(text)).collect(),
        Values::Flag => vec![json!(false), json!(true)],
        Values::Seat { default } => vec![json!(default), json!(0)],
        Values::Object { default, .. } => vec![json!(default)],
    }
}
