//! The page with a visitor's settings.

use club::Pace;
use maud::{Markup, html};
use text::{Language, Text};

use crate::layout::sheet;
use crate::reader::{MAX_VOLUME, Motion, Reader, Theme};
use crate::theme::theme_name;

/// The settings, posted to `/settings` as `name`, `theme`, `language` (a code, or `browser`),
/// `motion`, `volume`, `notify`, `pace` and `confirm` (`yes` if asked for); `back` is the path to
/// return to.
pub fn settings_page(back: &str, reader: &Reader<'_>) -> Markup {
    let (text, settings) = (reader.text, reader.settings);
    let content = html! {
        form.setup method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            fieldset.sheet {
                legend { (text.say("settings-you")) }
                label.field {
                    span { b { (text.say("your-name")) } small { (text.say("your-name-help")) } }
                    input name="name" maxlength="24" autocomplete="nickname" value=(settings.name);
                }
                label.field {
                    span { b { (text.say("language")) } }
                    select name="language" {
                        option value="browser" selected[settings.language.is_none()] { (text.say("language-browser")) }
                        @for language in Language::ALL {
                            option value=(language.code()) lang=(language.code()) selected[settings.language == Some(language)] { (language.own_name()) }
                        }
                    }
                }
                label.field {
                    span { b { (text.say("theme")) } }
                    select name="theme" {
                        @for theme in Theme::ALL {
                            option value=(theme.code()) selected[theme == settings.theme] { (theme_name(theme, text)) }
                        }
                    }
                }
                label.field {
                    span { b { (text.say("motion")) } small { (text.say("motion-help")) } }
                    select name="motion" {
                        @for motion in Motion::ALL {
                            option value=(motion.code()) selected[motion == settings.motion] { (motion_name(motion, text)) }
                        }
                    }
                }
            }
            fieldset.sheet {
                legend { (text.say("settings-sound")) }
                label.field {
                    span { b { (text.say("volume")) } small { (text.say("volume-help")) } }
                    input type="range" name="volume" min="0" max=(MAX_VOLUME) value=(settings.volume) data-volume-choice;
                }
                label.check {
                    input type="checkbox" name="notify" value="yes" checked[settings.notify] data-ask-notify=(text.say("notify-denied"));
                    span { b { (text.say("notify")) } small { (text.say("notify-help")) } }
                }
            }
            fieldset.sheet {
                legend { (text.say("settings-play")) }
                label.field {
                    span { b { (text.say("pace")) } small { (text.say("pace-help")) } }
                    select name="pace" {
                        @for pace in Pace::ALL {
                            option value=(pace.code()) selected[pace == settings.pace] { (pace_name(pace, text)) }
                        }
                    }
                }
                label.check {
                    input type="checkbox" name="confirm" value="yes" checked[settings.confirm];
                    span { b { (text.say("confirm")) } small { (text.say("confirm-help")) } }
                }
            }
            button.go { (text.say("save")) }
        }
    };
    sheet(&text.say("settings"), reader, &content)
}

fn motion_name(motion: Motion, text: &Text) -> String {
    text.say(match motion {
        Motion::System => "motion-system",
        Motion::Full => "motion-full",
        Motion::Reduced => "motion-reduced",
    })
}

/// What a pace is called.
pub(crate) fn pace_name(pace: Pace, text: &Text) -> String {
    text.say(match pace {
        Pace::Slow => "pace-slow",
        Pace::Normal => "pace-normal",
        Pace::Fast => "pace-fast",
        Pace::AtOnce => "pace-at-once",
    })
}
