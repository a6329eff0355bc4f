//! How far the game is: its epochs, for the header of the table.

use maud::{Markup, html};
use ra::Phase;
use ra::epoch::EPOCHS;
use text::ra as words;

use super::scene::Stage;
use crate::glyph::glyph;

pub(super) fn progress(stage: &Stage<'_>) -> Markup {
    let text = stage.text;
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
