//! The page with every piece at every size: colours, letters, controls, drawings, and the pieces of
//! a game. It is looked at when something is drawn anew, and pictured by the tests.

use maud::{Markup, html};
use text::Text;

use crate::glyph::{SPRITE, glyph};
use crate::layout::flow;
use crate::reader::Reader;
use crate::shown::Shown;

/// The colours by their names in the style sheet.
const COLOURS: [&str; 14] = [
    "bg",
    "surface",
    "surface-2",
    "sunken",
    "line",
    "line-strong",
    "ink",
    "ink-2",
    "sun",
    "sun-deep",
    "accent",
    "good",
    "bad",
    "mine",
];

/// The sizes of letters, as the style sheet numbers them.
const LETTERS: std::ops::RangeInclusive<u8> = 0..=7;

/// Every piece at every size: what all pages share, and the pieces of this game.
pub fn design_page<G: Shown>(reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let title = text.tell("design-title", &[("game", G::name(text).into())]);
    let content = html! {
        main.page-sheet.design #content {
            h1 { (title) }
            (part("design-colours", &colours(), text))
            (part("design-letters", &letters(text), text))
            (part("design-controls", &controls(text), text))
            (part("design-pieces", &G::pieces(text), text))
            (part("design-drawings", &drawings(&[SPRITE, G::sprite()]), text))
        }
    };
    let styles = [G::STYLES, &["design.css"]].concat();
    flow(&title, Some(G::KEY), &styles, G::sprite(), reader, &content)
}

fn part(title: &str, content: &Markup, text: &Text) -> Markup {
    html! {
        section.sheet aria-labelledby=(title) {
            h2 id=(title) { (text.say(title)) }
            (content)
        }
    }
}

fn colours() -> Markup {
    html! {
        ul.swatches {
            @for colour in COLOURS { li { span class={ "swatch swatch--" (colour) } {} code { (colour) } } }
        }
    }
}

fn letters(text: &Text) -> Markup {
    html! { @for size in LETTERS { p class={ "letters letters--" (size) } { (text.say("site-name")) " " (size) } } }
}

fn controls(text: &Text) -> Markup {
    let (act, link) = (text.say("start-play-now"), text.say("settings"));
    html! {
        p.row-of {
            button.go type="button" { (glyph("u-play")) (act) }
            button.key type="button" { (act) }
            button.key type="button" disabled { (act) }
            button.tool type="button" aria-label=(link) { (glyph("u-menu")) }
            a href="/settings" { (link) }
        }
        p.notice { (glyph("u-person")) (text.tell("is-away", &[("name", "Nefertiti".into())])) }
        p.notice.notice--bad { (glyph("u-warning")) (text.say("problem-stale")) }
        label.field { span { b { (text.say("your-name")) } small { (text.say("your-name-help")) } } input value="Nefertiti"; }
        label.check { input type="checkbox" checked; span { b { (text.say("confirm")) } small { (text.say("confirm-help")) } } }
    }
}

/// Every symbol of these sprites in the sizes in which it is used.
fn drawings(sprites: &[&str]) -> Markup {
    let symbols = sprites.iter().flat_map(|sprite| {
        let parts = sprite.split("<symbol id=\"").skip(1);
        parts.filter_map(|part| part.split('"').next())
    });
    html! {
        ul.drawings {
            @for name in symbols {
                li { @for size in ["s", "m", "l"] { span class={ "drawn drawn--" (size) } { (glyph(name)) } } code { (name) } }
            }
        }
    }
}
