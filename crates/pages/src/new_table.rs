//! The page on which a table is set up.

use maud::{Markup, html};

use crate::error::Problem;
use crate::layout::sheet;
use crate::reader::Reader;
use crate::shown::Shown;

/// What the page shows besides the form itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct NewTable<'a> {
    /// What was wrong with the last attempt.
    pub problem: Option<&'a Problem>,
}

/// The form for a table of this game. It posts to `/tables`:
///
/// - `game`, `players` (a number);
/// - `seat1` to `seat4`, who else plays: `open`, or the code of a bot's rank; those beyond the
///   number of players are ignored. The visitor has seat 0;
/// - `option.KEY` as [`Shown::option_fields`] has them;
/// - `name`; `listed` (`yes` or `no`); `local` (`yes` if one device is passed round: open seats
///   are then people at this device); `pace`.
pub fn new_table<G: Shown>(page: &NewTable<'_>, reader: &Reader<'_>) -> Markup {
    let text = reader.text;
    let _ = page;
    let content = html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(G::KEY);
            input type="number" name="players" min=(G::PLAYERS.start()) max=(G::PLAYERS.end()) value=(G::PLAYERS.end());
            (G::option_fields(text))
            button { (text.say("new-open")) }
        }
    };
    sheet(&text.say("new-title"), reader, &content)
}
