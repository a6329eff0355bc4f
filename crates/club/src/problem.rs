//! Everything that can be wrong with a request.

use games::{Reason, Refusal};

use crate::ports::{ReadError, Refused};

/// Why a request is not carried out.
///
/// The texts are for programs and traces. People read the message named by
/// [`Problem::key`] in their own language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// There is no such page or table.
    #[error("there is nothing here")]
    NotFound,
    /// The visitor does not own the seat, or any seat.
    #[error("you do not sit there")]
    NotYours,
    /// The visitor decided on an older state of the table.
    #[error("the table has moved on: look again")]
    Stale,
    /// The rules forbid it.
    #[error("{} {} ({})", .0.action, .0.text, .0.clause)]
    Illegal(Box<Reason>),
    /// The visitor owes no decision.
    #[error("you have no decision to make now")]
    NotAsked,
    /// Somebody else has the seat.
    #[error("the seat is taken")]
    SeatTaken,
    /// There is a table with this id already.
    #[error("a table with this id exists already")]
    TableExists,
    /// It cannot be done at this stage of the table.
    #[error("{0}")]
    NotNow(NotNow),
    /// The request cannot be understood.
    #[error("{0}")]
    BadForm(String),
    /// The file is not a readable game record.
    #[error("{0}")]
    BadRecord(String),
    /// The request is too large.
    #[error("the request is too large")]
    TooLarge,
    /// A limit is reached.
    #[error("{0}")]
    TooMany(TooMany),
    /// A page of another site sent the request (CSRF).
    #[error("the request came from another site")]
    Foreign,
    /// There is no bearer token, or it is not valid.
    #[error("a bearer token is needed")]
    NoToken,
    /// The log of the table is not as it was written.
    #[error("the log of this table is damaged, so it cannot be shown; the host can find out more")]
    Damaged,
    /// The storage refused the entry, so nothing happened.
    #[error("the server cannot write to its disk now; nothing was done, please try again later")]
    NotWritten,
    /// The server is stopping, or something else failed.
    #[error("the server cannot do this now, please try again later")]
    Unavailable,
}

/// Why something cannot be done at this stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotNow {
    /// The game has not begun.
    #[error("the game has not begun yet")]
    Waiting,
    /// The game has begun.
    #[error("the game has begun already")]
    Begun,
    /// Some seats are open.
    #[error("some seats are still open")]
    SeatsOpen,
    /// The game is not over.
    #[error("the game is not over yet")]
    Running,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A bot plays the visitor's seat.
    #[error("a bot plays for you: take your seat back first")]
    BotPlays,
    /// Other people play here too.
    #[error("others play at this table, too")]
    NotAlone,
    /// Somebody has learnt something since.
    #[error("this cannot be taken back any more")]
    Learnt,
}

/// Which limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TooMany {
    /// Requests in a short time.
    #[error("too many requests: wait a moment")]
    Requests,
    /// Requests waiting at one table.
    #[error("the table is very busy")]
    Waiting,
    /// Unfinished tables of one visitor.
    #[error("you have opened too many tables today that are not finished")]
    Tables,
    /// Entries in the log of one table.
    #[error("too much has happened at this table: only the game itself goes on")]
    Entries,
    /// Imported records.
    #[error("too many records have been imported today")]
    Imports,
    /// Open connections.
    #[error("too many connections are open at once")]
    Connections,
    /// Open pages of tables.
    #[error("too many pages are open at once")]
    Streams,
}

impl NotNow {
    /// Every reason.
    pub const ALL: [NotNow; 8] = [
        NotNow::Waiting,
        NotNow::Begun,
        NotNow::SeatsOpen,
        NotNow::Running,
        NotNow::Over,
        NotNow::BotPlays,
        NotNow::NotAlone,
        NotNow::Learnt,
    ];

    fn key(self) -> &'static str {
        match self {
            NotNow::Waiting => "not-now-waiting",
            NotNow::Begun => "not-now-begun",
            NotNow::SeatsOpen => "not-now-seats-open",
            NotNow::Running => "not-now-running",
            NotNow::Over => "not-now-over",
            NotNow::BotPlays => "not-now-bot-plays",
            NotNow::NotAlone => "not-now-not-alone",
            NotNow::Learnt => "not-now-learnt",
        }
    }
}

impl TooMany {
    /// Every limit.
    pub const ALL: [TooMany; 7] = [
        TooMany::Requests,
        TooMany::Waiting,
        TooMany::Tables,
        TooMany::Entries,
        TooMany::Imports,
        TooMany::Connections,
        TooMany::Streams,
    ];

    fn key(self) -> &'static str {
        match self {
            TooMany::Requests => "too-many-requests",
            TooMany::Waiting => "too-many-waiting",
            TooMany::Tables => "too-many-tables",
            TooMany::Entries => "too-many-entries",
            TooMany::Imports => "too-many-imports",
            TooMany::Connections => "too-many-connections",
            TooMany::Streams => "too-many-streams",
        }
    }
}

impl Problem {
    /// Its kind in the answers of the API. It never changes.
    pub fn kind(&self) -> &'static str {
        match self {
            Problem::Illegal(_) => "illegal",
            Problem::NotNow(_) => "not-now",
            Problem::TooMany(_) => "too-many",
            Problem::BadForm(_) => "bad-request",
            other => other.key(),
        }
    }

    /// Names its message: the sentence `problem-{key}`, or a reason of the game's own for
    /// [`Problem::Illegal`].
    pub fn key(&self) -> &'static str {
        match self {
            Problem::NotFound => "not-found",
            Problem::NotYours => "not-yours",
            Problem::Stale => "stale",
            Problem::Illegal(reason) => reason.key,
            Problem::NotAsked => "not-asked",
            Problem::SeatTaken => "seat-taken",
            Problem::TableExists => "table-exists",
            Problem::NotNow(reason) => reason.key(),
            Problem::BadForm(_) => "bad-form",
            Problem::BadRecord(_) => "bad-record",
            Problem::TooLarge => "too-large",
            Problem::TooMany(limit) => limit.key(),
            Problem::Foreign => "foreign",
            Problem::NoToken => "no-token",
            Problem::Damaged => "damaged",
            Problem::NotWritten => "not-written",
            Problem::Unavailable => "unavailable",
        }
    }

    /// The argument `what` of its message, if it has one.
    pub fn what(&self) -> Option<&str> {
        match self {
            Problem::BadForm(what) | Problem::BadRecord(what) => Some(what),
            _ => None,
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Illegal(reason) => Problem::Illegal(reason),
            Refusal::Syntax(what) => Problem::BadForm(what),
            Refusal::Over => Problem::NotNow(NotNow::Over),
            Refusal::NotAsked(_) | Refusal::ChanceDue => Problem::NotAsked,
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
