//! What all pages have round their content.

use maud::{DOCTYPE, Markup, html};
use tabletop::Game;

use crate::assets::{MAIN_MODULE, MANIFEST, asset, imported_modules};
use crate::glyph::{SPRITE, glyph, sprite};
use crate::reader::{Reader, Theme};
use crate::routes;
use crate::theme::theme_choice;

/// A page before its content: what stands in its head, and which drawings it needs.
pub(crate) struct Page<'a> {
    /// Its title, without the name of the site.
    pub(crate) title: &'a str,
    /// A class of its body.
    pub(crate) class: &'static str,
    /// The key of the game it shows; style sheets of games are scoped by it.
    pub(crate) game: Option<&'static str>,
    /// Its style sheets, after those all pages have.
    pub(crate) styles: &'a [&'static str],
    /// Its drawings, after those all pages have.
    pub(crate) sprite: &'static str,
    /// Where the skip link leads, and what it says.
    pub(crate) skip: (&'static str, &'static str),
}

/// The whole document.
pub(crate) fn document(page: &Page<'_>, reader: &Reader<'_>, content: &Markup) -> Markup {
    let (text, settings) = (reader.text, reader.settings);
    let theme = match settings.theme {
        Theme::System => None,
        theme => Some(theme.code()),
    };
    html! {
        (DOCTYPE)
        html lang=(text.language().code()) data-theme=[theme] data-motion=(settings.motion.code())
            data-volume=[(settings.volume > 0).then_some(settings.volume)] data-notify=[settings.notify.then_some("")]
            data-confirm=[settings.confirm.then_some("")] data-lost=(text.say("connection-lost")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · " (text.say("site-name")) }
                link rel="icon" type="image/svg+xml" href=(asset("icon.svg").path()) data-turn=(asset("icon-turn.svg").path());
                link rel="manifest" href=(asset(MANIFEST).path());
                @for style in ["tokens.css", "common.css"].iter().chain(page.styles) {
                    link rel="stylesheet" href=(asset(style).path());
                }
                @for module in imported_modules() { link rel="modulepreload" href=(module.path()); }
                script type="module" src=(asset(MAIN_MODULE).path()) {}
            }
            body.page.(page.class) data-game=[page.game] {
                a.skiplink href=(page.skip.0) { (text.say(page.skip.1)) }
                (sprite(SPRITE))
                (sprite(page.sprite))
                (content)
            }
        }
    }
}

/// The link to the start page.
pub(crate) fn brand(reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    html! {
        a.brand href="/" aria-label=(text.say("to-start-page")) {
            (glyph("g-akhet")) span { (text.say("site-name")) }
        }
    }
}

/// The header of pages other than tables.
pub(crate) fn site_header(reader: &Reader<'_>) -> Markup {
    html! {
        header.top {
            (brand(reader))
            nav.tools aria-label=(reader.text.say("site-tools")) {
                (theme_choice("/", reader))
                a.tool.tool--link href="/settings" aria-label=(reader.text.say("settings")) { (glyph("u-settings")) span { (reader.text.say("settings")) } }
            }
        }
    }
}

/// A page of text and forms: header, heading, content, footer.
pub(crate) fn sheet(title: &str, reader: &Reader<'_>, content: &Markup) -> Markup {
    let content = html! {
        main.page-sheet #content {
            h1 { (title) }
            (content)
        }
    };
    flow(title, None, &[], "", reader, &content)
}

/// A page that is read from top to bottom, between header and footer, with these styles and
/// drawings.
pub(crate) fn flow(
    title: &str,
    game: Option<&'static str>,
    styles: &[&'static str],
    sprite: &'static str,
    reader: &Reader<'_>,
    content: &Markup,
) -> Markup {
    let body = html! {
        (site_header(reader))
        (content)
        (footer(reader))
    };
    let page = Page {
        title,
        class: "page--flow",
        game,
        styles: &[&["start.css"], styles].concat(),
        sprite,
        skip: ("#content", "skip-to-content"),
    };
    document(&page, reader, &body)
}

/// The games whose rules every page leads to.
const WITH_RULES: [&str; 2] = [ra::Position::KEY, amun_re::Position::KEY];

/// The line that says what this is not.
pub(crate) fn footer(reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    html! {
        footer.foot {
            p { (text.say("unofficial")) }
            p {
                @for game in WITH_RULES {
                    @let name = text.say(&format!("{game}-name"));
                    a href=(routes::rules(game)) { (text.tell("rules-title", &[("game", name.into())])) }
                }
                a href="/fair" { (text.say("fair-link")) }
                a href="/#import" { (text.say("start-import")) }
            }
        }
    }
}
