//! The page on which a table is set up.

use bots::Rank;
use club::{Pace, Problem};
use maud::{Markup, html};
use tabletop::Options;
use text::Text;

use crate::error::sentence;
use crate::glyph::glyph;
use crate::layout::sheet;
use crate::options;
use crate::reader::Reader;
use crate::settings::pace_name;
use crate::shown::Shown;
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
pub fn new_table<G: Shown>(page: &NewTable<'_>, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let most = *G::PLAYERS.end();
    let title = text.tell("new-table-of", &[("game", G::name(text).into())]);
    let content = html! {
        (other_game::<G>(text))
        @if let Some(problem) = page.problem {
            p.notice.notice--bad role="alert" { (glyph("u-warning")) (sentence(problem, text)) }
        }
        form.setup method="post" action="/tables" {
            input type="hidden" name="game" value=(G::KEY);
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
                        @for players in G::PLAYERS { option selected[players == most.min(4)] { (players) } }
                    }
                }
                @for seat in 1..most { (seat_field(seat, text)) }
                label.check {
                    input type="checkbox" name="local" value="yes";
                    span { b { (text.say("new-local")) } small { (text.say("new-local-help")) } }
                }
            }
            fieldset.sheet { legend { (text.say("new-options")) } (options::fields(G::KEY, G::Options::SPECS, text)) }
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

/// The way to the same form for the other game.
fn other_game<G: Shown>(text: &Text) -> Markup {
    let games = [
        ("ra", text.say("ra-name")),
        ("amun-re", text.say("amun-re-name")),
    ];
    html! {
        nav.choice aria-label=(text.say("new-game")) {
            @for (key, name) in games {
                a.key.key--text href={ "/new?game=" (key) } aria-current=[(key == G::KEY).then_some("page")] { (name) }
            }
        }
    }
}

fn seat_field(seat: usize, text: &Text) -> Markup {
    html! {
        label.field data-seat-field=(seat) {
            span { b { (text.tell("new-seat", &[("number", (seat + 1).into())])) } }
            // Only where one device is passed round; see the styles.
            input.seat-name name={ "name" (seat) } maxlength="24" autocomplete="off" placeholder=(text.say("new-seat-name")) aria-label=(text.say("new-seat-name"));
            select name={ "seat" (seat) } {
                option value="open" { (text.say("new-seat-open")) }
                @for rank in Rank::ALL.into_iter().rev() {
                    option value=(rank.code()) selected[rank == Rank::Scribe] {
                        (text.tell("new-seat-bot", &[("rank", rank_name(rank, text).into())]))
                    }
                }
            }
        }
    }
}
