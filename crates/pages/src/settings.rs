//! The page with a visitor's settings.

use maud::{Markup, html};

use crate::layout::sheet;
use crate::reader::{Pace, Reader, Theme};
use crate::text::Language;

/// The settings, posted to `/settings` as `name`, `theme`, `language` (a code, or `browser`),
/// `pace` and `confirm` (`yes` if asked for); `back` is the path to return to.
pub fn settings_page(back: &str, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let content = html! {
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            input name="name" value=(reader.settings.name);
            select name="theme" { @for theme in Theme::ALL { option value=(theme.code()) { (theme.code()) } } }
            select name="language" { @for language in Language::ALL { option value=(language.code()) { (language.own_name()) } } }
            select name="pace" { @for pace in Pace::ALL { option value=(pace.code()) { (pace.code()) } } }
            button { (text.say("save")) }
        }
    };
    sheet(&text.say("settings"), reader, &content)
}
