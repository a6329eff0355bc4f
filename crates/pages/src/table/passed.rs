//! A device that is passed round: whose turn it is, and a cover until they have it.

use club::{Mode, Occupant, Sitter};
use maud::{Markup, html};
use text::Text;

use crate::glyph::glyph;
use crate::scene::Scene;
use crate::shown::Shown;

/// Says whose turn it is, where several players share a device. Where they keep things from each
/// other, nothing else is shown before the player says that they are there.
pub(super) fn passed<G: Shown>(scene: &Scene<'_, G>, text: &Text) -> Markup {
    let Some((number, name)) = has_device(scene) else {
        return html! {};
    };
    let say = |key| text.tell(key, &[("name", name.into())]);
    let here = format!("here-{number}");
    html! {
        @if G::HIDES {
            // It stays as it is while updates show the same seat.
            input.vh.cover__here id=(here) type="checkbox" aria-label=(say("passed-here"));
            section.cover aria-labelledby="h-cover" {
                (glyph("u-person"))
                h2 #h-cover { (say("passed-to")) }
                p { (text.say("passed-help")) }
                label.go for=(here) { (say("passed-here")) }
            }
        }
        p.whose { (say("passed-turn")) }
    }
}

/// The seat that is asked and its name, if others play on the same device.
fn has_device<'a, G: Shown>(scene: &Scene<'a, G>) -> Option<(usize, &'a str)> {
    let shares = |sitter: &&Sitter| sitter.you && sitter.occupant == Occupant::Person;
    let asked = scene.is_asked() && scene.mode == Mode::Live;
    let seat = scene.observer.seat().filter(|_| asked)?;
    let sitter = scene.sitters.get(seat.index())?;
    (scene.sitters.iter().filter(shares).count() > 1).then_some((seat.index(), &sitter.name))
}
