//! The rules of Amun-Re, from `rules/amun-re.md`.
//!
//! First what one must know to play, phase by phase; then the box, variants, what is secret and
//! editions.

mod contents;
mod examples;
mod lookup;
mod market;
mod offering;
mod play;
mod scoring;

use amun_re::kingdom::ROUNDS;
use amun_re::{Pieces, Province};
use maud::{Markup, html};
use text::{Text, amun_re as words};

use crate::amun_re::board::key::signs;
use crate::amun_re::board::printed::picture;
use crate::passage::{Pen, Section, figure};

/// All sections.
pub(crate) fn sections(text: &Text) -> Vec<Section> {
    let pen = Pen { text };
    let section = |id, title: &str, body| Section::new(id, pen.say(title), body);
    vec![
        section("minute", "rules-minute", minute(pen)),
        section("AR-3", "rules-ar-course", play::course(pen)),
        section("AR-4", "rules-ar-auction", play::auction(pen)),
        section("AR-5", "rules-ar-market", market::market(pen)),
        section("AR-6", "rules-ar-offering", offering::offering(pen)),
        section("AR-7", "rules-ar-harvest", offering::harvest(pen)),
        section("AR-8", "rules-ar-scoring", scoring::scoring(pen)),
        section("AR-9", "rules-ar-end", scoring::end(pen)),
        section("AR-14", "rules-ar-rare", lookup::rare(pen)),
        section("AR-1", "rules-ar-box", contents::contents(pen)),
        section("AR-2", "rules-ar-setup", contents::setup(pen)),
        section("AR-10", "rules-ar-variants", lookup::variants(pen)),
        section("AR-12", "rules-ar-secrets", lookup::secrets(pen)),
        section("AR-15", "rules-ar-editions", lookup::editions(pen)),
    ]
}

fn minute(pen: Pen<'_>) -> Markup {
    let pieces = Pieces {
        field_farmers: 2,
        stones: 1,
        pyramids: 1,
        ..Pieces::default()
    };
    let name = words::province(Province::Thebes, pen.text);
    let caption = pen
        .text
        .tell("rules-ar-province-figure", &[("province", name.into())]);
    html! {
        (pen.tells(&[], "rules-ar-minute-what", &[("provinces", ROUNDS.into())]))
        (pen.says(&[], "rules-ar-minute-round"))
        (pen.says(&[], "rules-ar-minute-new"))
        (pen.says(&[], "rules-ar-minute-win"))
        (figure(&caption, &picture(Province::Thebes, &pieces, pen.text)))
        div.signs { (signs(pen.text)) }
    }
}
