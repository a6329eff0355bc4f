//! Amun-Re on the page.
//!
//! The table is a map of Egypt with everything else laid round it: [`map`], the decision ([`ask`]),
//! [`players`], [`hand`] and [`supply`]. Every part is made from a [`desk::Desk`]. The page knows
//! no rules: what is possible comes with the scene, and why something is not, or what it would do,
//! is asked of a world that looks the same to the observer.

mod ask;
mod cues;
mod design;
pub(crate) mod desk;
mod finale;
mod hand;
pub(crate) mod key;
mod lands;
mod live;
mod map;
pub(crate) mod pieces;
mod players;
pub(crate) mod printed;
mod progress;
mod reference;
pub(crate) mod scoring;
mod slots;
mod supply;
mod tabs;
mod tips;

use amun_re::{Event, Options, Phase, Position};
use maud::{Markup, html};
use text::Text;
use text::amun_re::Mark;

use self::desk::Desk;
use crate::cues::Cues;
use crate::game_pages::Face;
use crate::rules::{self, Section};
use crate::scene::Scene;
use crate::shown::Shown;

impl Shown for Position {
    const FACE: &'static Face = &Face {
        picture: include_str!("../../assets/scene-amun-re.svg"),
        kind: "amun-re-kind",
        time: "start-time-amun-re",
        colours: "mon",
        mark: "g-mon-pyramid",
    };

    const STYLES: &'static [&'static str] = &["amun-re-map.css", "amun-re.css", "amun-re-ask.css"];

    const PIECES: &'static [&'static str] = &["amun-re-map.css"];

    const HIDES: bool = true;

    const RULES_LEAD: &'static str = "rules-ar-lead";

    fn sprite() -> &'static str {
        concat!(
            include_str!("../../assets/glyphs-amun-re.svg"),
            include_str!("../../assets/amun-re-shapes.svg"),
        )
    }

    fn name(text: &Text) -> String {
        text.say("amun-re-name")
    }

    fn headline(scene: &Scene<'_, Position>, text: &Text) -> String {
        ask::headline(&Desk::new(scene, text))
    }

    fn progress(scene: &Scene<'_, Position>, text: &Text) -> Markup {
        progress::progress(&Desk::new(scene, text))
    }

    fn table(scene: &Scene<'_, Position>, beside: &Markup, text: &Text) -> Markup {
        let desk = Desk::new(scene, text);
        html! {
            main.table.ar #table data-players=(scene.players()) {
                (live::line(&desk))
                (map::map(&desk))
                (ask::ask(&desk))
                @if scene.view.phase != Phase::Over {
                    (hand::hand(&desk))
                    (supply::supply(&desk))
                }
                div.rail {
                    (players::players(&desk))
                    (beside)
                }
                (tabs::tabs(&desk))
            }
        }
    }

    fn marked(words: &str, mark: &Mark) -> Markup {
        match *mark {
            Mark::Player(seat) => desk::badge(seat, words),
        }
    }

    fn pieces(text: &Text) -> Markup {
        design::pieces(text)
    }

    fn printed(options: &Options, text: &Text) -> Markup {
        printed::once(&options.board, text)
    }

    fn explanations(options: &Options, text: &Text) -> Markup {
        tips::tips(options, text)
    }

    fn cues<'a>(events: impl Iterator<Item = &'a Event>) -> Cues {
        cues::cues(events)
    }

    fn rules(text: &Text) -> Vec<Section> {
        rules::amun_re::sections(text)
    }

    fn scoring(text: &Text) -> Markup {
        reference::reference(text)
    }
}
