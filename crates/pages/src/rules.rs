//! The rules of the games as pages to read: in our own words, with the pieces of the tables.
//!
//! A page is a list of [`Section`](crate::Section)s, most of them named after a chapter of the documents in
//! `rules/`. A section is made of passages, and every passage says which clauses it tells: their
//! ids are anchors, so that whatever cites a clause can lead to it (`/rules/ra#RA-5.4`). Numbers
//! and examples are asked of the engines. A test holds that every clause is told somewhere.

use maud::{Markup, html};
use text::Text;

use crate::glyph::glyph;
use crate::layout::flow;
use crate::reader::Reader;
use crate::routes;
use crate::shown::Shown;

/// Where the rules of a game are.
pub(crate) fn path<G: Shown>() -> String {
    routes::rules(G::KEY)
}

/// What the page is called.
pub(crate) fn title<G: Shown>(text: &Text) -> String {
    title_of(&G::name(text), text)
}

/// What the page about the rules of the game with this name is called.
pub(crate) fn title_of(name: &str, text: &Text) -> String {
    text.tell("rules-title", &[("game", name.into())])
}

/// A clause that leads to its passage, in a tab of its own.
pub(crate) fn clause<G: Shown>(clause: &str) -> Markup {
    clause_of(G::KEY, clause)
}

/// A clause of the rules of the game with this key, as a link.
pub(crate) fn clause_of(game: &str, clause: &str) -> Markup {
    html! { a.clause href=(routes::clause(game, clause)) target="_blank" { (clause) } }
}

/// What the page begins with.
fn lead<G: Shown>(text: &Text) -> String {
    let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    let players = [("least", least.into()), ("most", most.into())];
    text.tell(G::RULES_LEAD, &players)
}

/// The rules of a game.
pub fn rules_page<G: Shown>(reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let title = title::<G>(text);
    let sections = G::rules(text);
    let content = html! {
        main.rules #content {
            header.rules__head {
                h1 { (title) }
                p { (lead::<G>(text)) }
            }
            nav.toc aria-labelledby="h-toc" {
                h2 #h-toc { (text.say("rules-contents")) }
                ol { @for section in &sections { li { a href={ "#" (section.id) } { (section.title) } } } }
            }
            article.rules__text {
                @for section in &sections {
                    section id=(section.id) aria-labelledby={ "h-" (section.id) } {
                        h2 id={ "h-" (section.id) } { (section.title) }
                        (section.body)
                    }
                }
                p.rules__play {
                    a.go href=(routes::new_table(G::KEY)) {
                        (glyph("u-play")) (text.tell("rules-play", &[("game", G::name(text).into())]))
                    }
                }
            }
        }
    };
    let styles = [G::PIECES, &["rules.css"]].concat();
    flow(&title, Some(G::KEY), &styles, G::sprite(), reader, &content)
}

/// The reference of scoring, always at hand at a table.
pub(crate) fn reference<G: Shown>(text: &Text) -> Markup {
    html! {
        div.menu.scores popover #scores role="dialog" aria-labelledby="h-scores" {
            h2 #h-scores { (text.say("scoring-reference")) }
            (G::scoring(text))
            p { a href=(path::<G>()) target="_blank" { (text.say("scoring-more")) } }
        }
    }
}
