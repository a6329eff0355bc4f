//! Ra on the page.
//!
//! [`scene`] is prepared once per page and gathers what all parts ask for; [`history`] remembers
//! what the view does not; [`worth`] asks the rules what the row would change. The rest is one room
//! for each part of the table: [`board`], [`decision`], [`players`], [`scoring`], [`result`].

mod board;
mod cues;
mod decision;
mod design;
mod explain;
mod history;
mod pieces;
mod players;
mod progress;
mod reference;
mod result;
mod rules;
mod scene;
mod scoring;
mod worth;

use maud::{Markup, html};
use ra::{Event, Options, Phase, Position};
use text::{Text, ra as words};

use self::scene::Stage;
use crate::cues::Cues;
use crate::game_pages::Face;
use crate::passage::Section;
use crate::scene::Scene;
use crate::shown::Shown;

impl Shown for Position {
    const FACE: &'static Face = &Face {
        picture: include_str!("../../assets/scene-ra.svg"),
        kind: "ra-kind",
        time: "start-time-ra",
        colours: "ra",
        mark: "g-ra",
    };

    type Stage<'a> = Stage<'a>;

    const STYLES: &'static [&'static str] = &["ra.css", "ra-scoring.css"];

    const PIECES: &'static [&'static str] = Position::STYLES;

    const HIDES: bool = false;

    const RULES_LEAD: &'static str = "rules-ra-lead";

    fn sprite() -> &'static str {
        "" // All its drawings are among those every page has.
    }

    fn name(text: &Text) -> String {
        text.say("ra-name")
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
        if stage.view.phase() == Phase::Over {
            return result::result(stage, beside);
        }
        html! {
            main.table.ra #table data-players=(stage.view.players()) {
                (board::board(stage))
                (decision::decision(stage))
                (players::own_area(stage))
                (players::other_areas(stage))
                (board::side::side(stage, beside))
                (scoring::panels(stage))
            }
        }
    }

    fn marked(words: &str, mark: &words::Mark) -> Markup {
        pieces::marked(words, mark)
    }

    fn pieces(text: &Text) -> Markup {
        design::pieces(text)
    }

    fn printed(_: &Options, _: &Text) -> Markup {
        html! {}
    }

    fn explanations(options: &Options, text: &Text) -> Markup {
        explain::explanations(options.names, text)
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
