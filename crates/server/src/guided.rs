//! The guided first game: opened with one click, and gone on with where it was left.

use club::{Origin, Pace, SeatPlan, State, Summary, Visitor};
use games::{Course, Guide, Taught};
use pages::Shown;
use store::Which;
use tabletop::Observer;

use crate::app::App;
use crate::game::Match;
use crate::games::{Task, with_game};
use crate::opening::Order;
use crate::problem::Problem;
use crate::table::Table;

/// So many of a visitor's tables are looked at, the latest first.
const LOOKED_AT: u32 = 100;

/// The guided game of this kind that the visitor has begun and neither finished nor left.
pub(crate) async fn begun(
    app: &App,
    visitor: &Visitor,
    game: &str,
) -> Result<Option<String>, Problem> {
    let own = Which::Of(visitor.id().to_owned());
    let tables = app.store.tables(own, LOOKED_AT).await?;
    let begun = tables.into_iter().find(|listing| {
        let summary: Option<Summary> = serde_json::from_str(&listing.summary).ok();
        let guided = summary.is_some_and(|summary| {
            summary.guided && summary.visitors.first() == Some(&Some(visitor.clone()))
        });
        guided && listing.state == State::Playing && listing.game == game
    });
    Ok(begun.map(|listing| listing.id))
}

/// A new guided game of this kind: the visitor has the first seat, and the game begins at once.
pub(crate) fn order(game: &str, name: String, pace: Pace) -> Result<Order, Problem> {
    let course = with_game(game, FindCourse)
        .flatten()
        .ok_or_else(|| Problem::BadForm(format!("there is no guided game {game:?}")))?;
    let mut seats = vec![SeatPlan::Open];
    seats.resize(course.players, SeatPlan::Bot(course.bot.to_owned()));
    Ok(Order {
        seats,
        names: vec![name],
        pace,
        start: true,
        origin: Origin::Guided,
        ..Order::new(game)
    })
}

struct FindCourse;

impl Task for FindCourse {
    type Output = Option<Course>;

    fn run<G: Shown>(self) -> Option<Course> {
        Some(Guide::<G>::standard()?.course)
    }
}

/// What the observer has been taught, if this is his guided game.
pub(crate) fn taught<G: Shown>(
    table: &Table,
    game: &Match<G>,
    observer: Observer,
) -> Option<Taught<G>> {
    let seat = observer.seat().filter(|_| table.is_guided())?;
    Some(Taught::of(Guide::standard()?, &game.play, seat))
}
