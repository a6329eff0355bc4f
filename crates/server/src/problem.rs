//! Everything that can be wrong with a request: one enum, one match to each of its faces.

use axum::http::StatusCode;
use store::{ReadError, Refused};
use tabletop::Illegal as _;
use text::Narrated;
use tracing::Level;

use crate::guest::Guest;

/// Why a request is not carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Problem {
    /// There is no such page or table.
    #[error("there is nothing here")]
    NotFound,
    /// The visitor does not have the seat, or any.
    #[error("you do not sit there")]
    NotYours,
    /// The visitor saw an older state of the table.
    #[error("the table has moved on: look again")]
    Stale,
    /// The rules forbid it.
    #[error("{action} {reason}")]
    Illegal {
        /// What was to be done.
        action: String,
        /// Why it may not.
        reason: AnyIllegal,
    },
    /// The visitor owes no decision.
    #[error("you have no decision to make now")]
    NotAsked,
    /// Somebody has the seat.
    #[error("the seat is taken")]
    SeatTaken,
    /// It cannot be done at this moment of the table.
    #[error("{0}")]
    NotNow(NotNow),
    /// The request cannot be understood.
    #[error("{0}")]
    BadForm(String),
    /// The file is no record.
    #[error("{0}")]
    BadRecord(String),
    /// The request is too large.
    #[error("this is too large")]
    TooLarge,
    /// Too much at once, or too many.
    #[error("{0}")]
    TooMany(&'static str),
    /// It came from a page of another site.
    #[error("the request came from another site")]
    Foreign,
    /// There is no token, or it is not ours.
    #[error("a bearer token is needed")]
    NoToken,
    /// The log of the table is not as it was written.
    #[error("the log of this table is damaged, so it cannot be shown; the host can find out more")]
    Damaged,
    /// It could not be written down, so it did not happen.
    #[error("the server cannot write to its disk now; nothing was done, please try again later")]
    NotWritten,
    /// The server is stopping, or something else failed.
    #[error("the server cannot do this now, please try again later")]
    Unavailable,
}

/// Why something cannot be done at this moment of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotNow {
    /// The game has not begun.
    #[error("the game has not begun yet")]
    Waiting,
    /// The game has begun.
    #[error("the game has begun already")]
    Begun,
    /// Some seats are open.
    #[error("some seats are still open")]
    SeatsOpen,
    /// The game is running.
    #[error("the game is not over yet")]
    Running,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A bot has the seat.
    #[error("a bot plays for you: take your seat back first")]
    BotPlays,
    /// Other persons play here too.
    #[error("others play at this table, too")]
    NotAlone,
    /// Somebody has learnt something since.
    #[error("this cannot be taken back any more")]
    Learnt,
}

/// Why the rules of either game forbid something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnyIllegal {
    /// Ra.
    Ra(ra::Illegal),
    /// Amun-Re.
    AmunRe(amun_re::Illegal),
}

impl From<ra::Illegal> for AnyIllegal {
    fn from(reason: ra::Illegal) -> AnyIllegal {
        AnyIllegal::Ra(reason)
    }
}

impl From<amun_re::Illegal> for AnyIllegal {
    fn from(reason: amun_re::Illegal) -> AnyIllegal {
        AnyIllegal::AmunRe(reason)
    }
}

impl std::fmt::Display for AnyIllegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AnyIllegal::Ra(reason) => write!(f, "{reason} ({})", reason.clause()),
            AnyIllegal::AmunRe(reason) => write!(f, "{reason} ({})", reason.clause()),
        }
    }
}

impl Problem {
    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::NotYours | Problem::Foreign => StatusCode::FORBIDDEN,
            Problem::Stale | Problem::NotAsked | Problem::SeatTaken | Problem::NotNow(_) => {
                StatusCode::CONFLICT
            }
            Problem::Illegal { .. } | Problem::BadRecord(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::BadForm(_) => StatusCode::BAD_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::NoToken => StatusCode::UNAUTHORIZED,
            Problem::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::NotWritten | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// How loud the log says it.
    pub(crate) fn level(&self) -> Level {
        match self {
            Problem::Damaged | Problem::NotWritten | Problem::Unavailable => Level::ERROR,
            // What any stranger can cause as often as he likes must not fill the log.
            Problem::TooMany(_)
            | Problem::Foreign
            | Problem::NotFound
            | Problem::NotYours
            | Problem::Stale
            | Problem::Illegal { .. }
            | Problem::NotAsked
            | Problem::SeatTaken
            | Problem::NotNow(_)
            | Problem::BadForm(_)
            | Problem::BadRecord(_)
            | Problem::TooLarge
            | Problem::NoToken => Level::DEBUG,
        }
    }

    /// Its word in the answers of the API.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Problem::NotFound => "not-found",
            Problem::NotYours => "not-yours",
            Problem::Stale => "stale",
            Problem::Illegal { .. } => "illegal",
            Problem::NotAsked => "not-asked",
            Problem::SeatTaken => "seat-taken",
            Problem::NotNow(_) => "not-now",
            Problem::BadForm(_) => "bad-request",
            Problem::BadRecord(_) => "bad-record",
            Problem::TooLarge => "too-large",
            Problem::TooMany(_) => "too-many",
            Problem::Foreign => "foreign",
            Problem::NoToken => "no-token",
            Problem::Damaged => "damaged",
            Problem::NotWritten => "not-written",
            Problem::Unavailable => "unavailable",
        }
    }
}

impl Problem {
    /// As a page says it.
    pub(crate) fn told(&self, guest: &Guest) -> pages::Problem {
        let text = guest.reader().text;
        match self {
            Problem::NotFound => pages::Problem::NotFound,
            Problem::NotYours | Problem::NoToken => pages::Problem::NotYours,
            Problem::Stale => pages::Problem::Stale,
            Problem::Illegal { reason, .. } => pages::Problem::Illegal(match reason {
                AnyIllegal::Ra(reason) => ra::Position::why_not(reason, text),
                AnyIllegal::AmunRe(reason) => amun_re::Position::why_not(reason, text),
            }),
            Problem::NotAsked => pages::Problem::NotAsked,
            Problem::SeatTaken => pages::Problem::SeatTaken,
            Problem::NotNow(_) => pages::Problem::NotNow,
            Problem::BadForm(what) => pages::Problem::BadForm(what.clone()),
            Problem::BadRecord(what) => pages::Problem::BadRecord(what.clone()),
            Problem::TooLarge => pages::Problem::BadForm(self.to_string()),
            Problem::TooMany(_) => pages::Problem::TooMany,
            Problem::Foreign => pages::Problem::Foreign,
            Problem::Damaged => pages::Problem::Damaged,
            Problem::NotWritten | Problem::Unavailable => pages::Problem::Unavailable,
        }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        match refused {
            Refused::Full | Refused::Failed(_) => Problem::NotWritten,
            Refused::NotNext | Refused::Closed => Problem::Unavailable,
        }
    }
}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Problem {
        match error {
            ReadError::NoSuchTable => Problem::NotFound,
            ReadError::Damaged(_) => Problem::Damaged,
            ReadError::Failed(_) => Problem::Unavailable,
        }
    }
}
