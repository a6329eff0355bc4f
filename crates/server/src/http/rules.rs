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
    about(&game, &guest, About::Rules)
}

/// `GET /design`
pub(super) async fn design(guest: Guest) -> Result<Html<String>, Problem> {
    about(ra::Position::KEY, &guest, About::Pieces)
}

/// `GET /design/{game}`
pub(super) async fn design_of(
    guest: Guest,
    Path(game): Path<String>,
) -> Result<Html<String>, Problem> {
    about(&game, &guest, About::Pieces)
}

/// What of a game a page is about.
enum About {
    Rules,
    Pieces,
}

fn about(game: &str, guest: &Guest, about: About) -> Result<Html<String>, Problem> {
    let page = with_game(game, Reading { guest, about });
    page.map(Html).ok_or(Problem::NotFound)
}

struct Reading<'a> {
    guest: &'a Guest,
    about: About,
}

impl Task for Reading<'_> {
    type Output = String;

    fn run<G: Shown>(self) -> String {
        let reader = self.guest.reader();
        let page = match self.about {
            About::Rules => pages::rules_page::<G>(&reader),
            About::Pieces => pages::design_page::<G>(&reader),
        };
        page.into_string()
    }
}
