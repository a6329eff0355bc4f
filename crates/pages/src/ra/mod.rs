//! Ra on the page.
//!
//! [`stage`] gathers what all parts ask for; [`history`] remembers what the position does not;
//! [`worth`] asks the rules what the row would change. The rest is one file for each part of the
//! table, in the order of the page.

mod act;
mod board;
mod cues;
mod decide;
mod design;
mod history;
mod lose;
mod odds;
pub(crate) mod pieces;
mod players;
mod reference;
mod result;
mod scoring;
mod shelf;
mod side;
mod stage;
mod tips;
mod wait;
mod worth;

use maud::{Markup, html};
use ra::{Event, Options, Phase, Position, epoch::EPOCHS};
use text::{Text, ra as words};

use self::stage::Stage;
use crate::cues::Cues;
use crate::game_pages::Face;
use crate::glyph::glyph;
use crate::rules::{self, Section};
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

    fn headline(scene: &Scene<'_, Position>, text: &Text) -> String {
        let stage = Stage::new(scene, text);
        let asked = scene.is_asked();
        match (stage.view.phase(), stage.owing()) {
            (Phase::Auction(_), _) if asked => text.say("ra-your-bid"),
            (_, Some(_)) if asked => text.say("your-turn"),
            (_, Some(seat)) => text.tell(
                "ra-decides",
                &[
                    ("who", stage.name(seat).into()),
                    ("you", stage.you(seat).into()),
                ],
            ),
            (_, None) => stage.nobody_decides(),
        }
    }

    fn progress(scene: &Scene<'_, Position>, text: &Text) -> Markup {
        let stage = Stage::new(scene, text);
        let (now, over) = (stage.view.epoch(), stage.view.phase() == Phase::Over);
        let roman = ["I", "II", "III"];
        html! {
            ol.epochs aria-label=(text.say("ra-epochs")) {
                @for (epoch, roman) in (1..=EPOCHS).zip(roman) {
                    @let name = words::epoch(epoch, stage.names, text);
                    @let done = epoch < now || over;
                    li.epoch.epoch--done[done].epoch--now[epoch == now && !over]
                        aria-current=[(epoch == now && !over).then_some("step")] {
                        @if done && stage.history.scorings.iter().any(|scoring| scoring.epoch == epoch) {
                            button type="button" popovertarget={ "epoch-" (epoch) } {
                                span.vh { (text.say("ra-epoch-done")) " " }
                                (glyph("u-check")) b { (roman) } " " span { (name) }
                            }
                        } @else {
                            b { (roman) } " " span { (name) }
                        }
                    }
                }
            }
        }
    }

    fn table(scene: &Scene<'_, Position>, beside: &Markup, text: &Text) -> Markup {
        let stage = Stage::new(scene, text);
        if stage.view.phase() == Phase::Over {
            return result::result(&stage, beside);
        }
        html! {
            main.table.ra #table data-players=(stage.view.players()) {
                (board::board(&stage))
                (decide::decide(&stage))
                (players::own_area(&stage))
                (players::other_areas(&stage))
                (side::side(&stage, beside))
                (scoring::panels(&stage))
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
        tips::tips(options.names, text)
    }

    fn cues<'a>(events: impl Iterator<Item = &'a Event>) -> Cues {
        cues::cues(events)
    }

    fn rules(text: &Text) -> Vec<Section> {
        rules::ra::sections(text)
    }

    fn scoring(text: &Text) -> Markup {
        reference::reference(text)
    }
}
