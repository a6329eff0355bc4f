//! Amun-Re on the page.

use amun_re::{Action, Event, Illegal, Options, Position};
use maud::{Markup, html};

use crate::scene::{Names, Scene};
use crate::shown::Shown;
use crate::text::Text;

impl Shown for Position {
    const STYLES: &'static [&'static str] = &["amun-re.css"];

    fn sprite() -> &'static str {
        include_str!("../../assets/glyphs-amun-re.svg")
    }

    fn name(text: &Text) -> String {
        text.say("amun-re-name")
    }

    fn headline(scene: &Scene<'_, Position>, text: &Text) -> String {
        if scene.is_asked() {
            text.say("your-turn")
        } else {
            text.say("others-turn")
        }
    }

    fn progress(_: &Scene<'_, Position>, _: &Text) -> Markup {
        html! {}
    }

    fn table(scene: &Scene<'_, Position>, beside: &Markup, text: &Text) -> Markup {
        html! {
            main.table #table {
                form #decide method="post" action={ "/table/" (scene.table) "/act" } {
                    input type="hidden" name="step" value=(scene.step);
                    @for &action in scene.legal {
                        button name="do" value=(action) { (Position::action_name(action, scene, text)) }
                    }
                }
                (beside)
            }
        }
    }

    fn tell(events: &[Event], _: &Names<'_>, _: &Options, _: &Text) -> Vec<Markup> {
        let lines = events.iter();
        lines
            .map(|event| html! { (format!("{event:?}")) })
            .collect()
    }

    fn option_fields(_: &Text) -> Markup {
        html! {}
    }

    fn options_summary(_: &Options, _: &Text) -> Option<String> {
        None
    }

    fn action_name(action: Action, _: &Scene<'_, Position>, _: &Text) -> String {
        action.to_string()
    }

    fn why_not(reason: &Illegal, _: &Text) -> String {
        reason.to_string()
    }
}
