//! The choice between day and night.

use maud::{Markup, html};
use text::Text;

use crate::glyph::glyph;
use crate::reader::{Reader, Theme};

/// Day, night, or as the system has it. With script the choice takes effect at once; without it
/// the visitor returns to the path `back`.
pub(crate) fn theme_choice(back: &str, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    html! {
        form.theme-choice method="post" action="/settings/theme" {
            input type="hidden" name="back" value=(back);
            fieldset {
                legend { (text.say("theme")) }
                @for theme in Theme::ALL {
                    @let drawing = match theme {
                        Theme::System => "u-theme-system",
                        Theme::Day => "u-theme-sun",
                        Theme::Night => "u-theme-moon",
                    };
                    button name="theme" value=(theme.code()) aria-pressed=(reader.settings.theme == theme) data-theme-choice {
                        (glyph(drawing)) span { (theme_name(theme, text)) }
                    }
                }
            }
        }
    }
}

/// What a theme is called.
pub(crate) fn theme_name(theme: Theme, text: &Text) -> String {
    text.say(match theme {
        Theme::System => "theme-system",
        Theme::Day => "theme-day",
        Theme::Night => "theme-night",
    })
}
