//! The page on which a table is set up.

use bots::Rank;
use club::{Pace, Problem};
use maud::{Markup, html};
use text::Text;

use crate::error::sentence;
use crate::game_pages::GamePages;
use crate::glyph::glyph;
use crate::layout::sheet;
use crate::options;
use crate::reader::Reader;
use crate::registry::Pages;
use crate::routes;
use crate::settings::pace_name;
use crate::start::{Fresh, rank_name};

/// What the page shows besides the form itself.
#[derive(Clone, Debug, Default)]
pub struct NewTable<'a> {
    /// The table that the form opens.
    pub fresh: Fresh,
    /// What was wrong with the last attempt.
    pub problem: Option<&'a Problem>,
}

/// The form for a table of this game. It posts to `/tables`:
///
/// - `game`, `players` (a number), `table` and `salt` of [`Fresh`];
/// - `seat1` to `seat4`, who else plays: `open`, or the code of a bot's rank; those beyond the
///   number of players are ignored. The visitor has seat 0;
/// - `option.KEY` as JSON, one for every option of the game;
/// - `name`; `listed` (`yes` or `no`); `local` (`yes` if one device is passed round: open seats
///   are then people at this device); `pace`.
pub fn new_table(
    pages: &dyn GamePages,
    all: &Pages,
    page: &NewTable<'_>,
    reader: &Reader<'_>,
) -> Markup {
    let text = reader.text;
    let (key, kind) = (pages.key(), pages.kind());
    let most = *kind.players().end();
    let title = text.tell("new-table-of", &[("game", pages.name(text).into())]);
    let content = html! {
        (games(all, key, text))
        @if let Some(problem) = page.problem {
            p.notice.notice--bad role="alert" { (glyph("u-warning")) (sentence(problem, text)) }
        }
        form.setup method="post" action="/tables" {
            input type="hidden" name="game" value=(key);
            (page.fresh.fields())
            fieldset.sheet {
                legend { (text.say("new-who")) }
                label.field {
                    span { b { (text.say("your-name")) } }
                    input name="name" maxlength="24" autocomplete="nickname" value=(reader.settings.name);
                }
                label.field {
                    span { b { (text.say("new-players")) } small { (text.say("new-players-help")) } }
                    select name="players" data-players {
                        @for players in kind.players() { option selected[players == most.min(4)] { (players) } }
                    }
                }
                @for seat in 1..most { (seat_field(key, seat, text)) }
                label.check {
                    input type="checkbox" name="local" value="yes";
                    span { b { (text.say("new-local")) } small { (text.say("new-local-help")) } }
                }
            }
            fieldset.sheet { legend { (text.say("new-options")) } (options::fields(key, kind.options(), text)) }
            fieldset.sheet {
                legend { (text.say("new-table-legend")) }
                label.field {
                    span { b { (text.say("new-listed")) } }
                    select name="listed" {
                        option value="no" { (text.say("new-listed-no")) }
                        option value="yes" { (text.say("new-listed-yes")) }
                    }
                }
                label.field {
                    span { b { (text.say("pace")) } small { (text.say("pace-help")) } }
                    select name="pace" {
                        @for pace in Pace::ALL {
                            option value=(pace.code()) selected[pace == reader.settings.pace] { (pace_name(pace, text)) }
                        }
                    }
                }
            }
            button.go { (text.say("new-open")) }
            @if !page.fresh.commitment.is_empty() {
                p.promise { (glyph("u-lock")) (text.say("new-promise")) " " code { (page.fresh.commitment) } }
            }
        }
    };
    sheet(&title, reader, &content)
}

/// Links to the same form for every game.
fn games(all: &Pages, key: &str, text: &Text) -> Markup {
    html! {
        nav.choice aria-label=(text.say("new-game")) {
            @for pages in all.iter() {
                a.key.key--text href=(routes::new_table(pages.key())) aria-current=[(pages.key() == key).then_some("page")] { (pages.name(text)) }
            }
        }
    }
}

fn seat_field(game: &str, seat: usize, text: &Text) -> Markup {
    html! {
        label.field data-seat-field=(seat) {
            span { b { (text.tell("new-seat", &[("number", (seat + 1).into())])) } }
            // Only where one device is passed round; see the styles.
            input.seat-name name={ "name" (seat) } maxlength="24" autocomplete="off" placeholder=(text.say("new-seat-name")) aria-label=(text.say("new-seat-name"));
            select name={ "seat" (seat) } {
                option value="open" { (text.say("new-seat-open")) }
                @for &rank in Rank::of_game(game).iter().rev() {
                    option value=(rank.code()) selected[rank == Rank::Scribe] {
                        (text.tell("new-seat-bot", &[("rank", rank_name(rank, text).into())]))
                    }
                }
            }
        }
    }
}
