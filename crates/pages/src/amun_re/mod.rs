//! Amun-Re on the page.
//!
//! [`scene`] is prepared once per page and gathers what all parts ask for. The rest is one room for
//! each part of the table: the map of Egypt ([`board`]) with everything else laid around it
//! ([`decision`], [`players`]), [`scoring`], [`result`]. The page knows no rules: what is possible
//! comes with the scene, and why something is not, or what it would do, is asked of a world that
//! looks the same to the observer.

mod board;
mod cues;
mod decision;
mod design;
mod explain;
mod live;
mod pieces;
mod players;
mod progress;
mod reference;
mod result;
mod rules;
mod scene;
mod scoring;
mod tabs;

use amun_re::{Event, Options, Phase, Position};
use maud::{Markup, html};
use text::Text;
use text::amun_re::Mark;

use self::scene::Stage;
use crate::cues::Cues;
use crate::game_pages::Face;
use crate::passage::Section;
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

    type Stage<'a> = Stage<'a>;

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

    fn stage<'a>(scene: &'a Scene<'a, Position>, text: &'a Text) -> Stage<'a> {
        Stage::new(scene, text)
    }

    fn headline(stage: &Stage<'_>) -> String {
        decision::headline(stage)
    }

    fn progress(stage: &Stage<'_>) -> Markup {
        progress::progress(stage)
    }

    fn table(stage: &Stage<'_>, beside: &Markup) -> Markup {
        html! {
            main.table.ar #table data-players=(stage.scene.players()) {
                (live::line(stage))
                (board::board(stage))
                (decision::decision(stage))
                @if stage.view.phase != Phase::Over {
                    (players::hand::hand(stage))
                    (board::supply::supply(stage))
                }
                div.rail {
                    (players::players(stage))
                    (beside)
                }
                (tabs::tabs(stage))
            }
        }
    }

    fn marked(words: &str, mark: &Mark) -> Markup {
        match *mark {
            Mark::Player(seat) => scene::badge(seat, words),
        }
    }

    fn pieces(text: &Text) -> Markup {
        design::pieces(text)
    }

    fn printed(options: &Options, text: &Text) -> Markup {
        board::printed::once(&options.board, text)
    }

    fn explanations(options: &Options, text: &Text) -> Markup {
        explain::explanations(options, text)
    }

    fn cues<'a>(events: impl Iterator<Item = &'a Event>) -> Cues {
        cues::cues(events)
    }

    fn rules(text: &Text) -> Vec<Section> {
        rules::sections(text)
    }

    fn scoring(text: &Text) -> Markup {
        reference::reference(text)
    }
}
