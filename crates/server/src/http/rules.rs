//! The rules of the games to read, and their pieces to look at.

use axum::extract::Path;
use axum::response::Html;
use pages::Shown;
use tabletop::Game as _;

use crate::games::{Task, with_game};
use crate::guest::Guest;
use crate::problem::Problem;

/// `GET /rules/{game}`
pub(super) async fn page(guest: Guest, Path(game): Path<String>) -> Result<Html<String>, Problem> {
    let page = with_game(&game, RulesPage(&guest));
    page.map(Html).ok_or(Problem::NotFound)
}

struct RulesPage<'a>(&'a Guest);

impl Task for RulesPage<'_> {
    type Output = String;

    fn run<G: Shown>(self) -> String {
        pages::rules_page::<G>(&self.0.reader()).into_string()
    }
}

/// `GET /design` and `GET /design/{game}`
pub(super) async fn design(
    guest: Guest,
    game: Option<Path<String>>,
) -> Result<Html<String>, Problem> {
    let game = game.map_or_else(|| ra::Position::KEY.to_owned(), |Path(game)| game);
    let page = with_game(&game, DesignPage(&guest));
    page.map(Html).ok_or(Problem::NotFound)
}

struct DesignPage<'a>(&'a Guest);

impl Task for DesignPage<'_> {
    type Output = String;

    fn run<G: Shown>(self) -> String {
        pages::design_page::<G>(&self.0.reader()).into_string()
    }
}
