//! The seats of a table and who has them.

use bots::Rank;
use pages::Who;
use tabletop::{MAX_SEATS, Seat};

use super::fold::Table;
use crate::visitor::Visitor;

/// What bots are called, by seat: those of one rank must not be taken for each other.
const COURT: [&str; MAX_SEATS] = ["Ankhu", "Imhotep", "Nefertari", "Senenmut", "Meryt"];

/// A seat of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    /// The person who has it.
    pub(crate) person: Option<Person>,
    /// The name of whoever had it in a game that was played elsewhere.
    pub(crate) played: Option<String>,
    /// The bot that plays it, alone or in the person's place.
    pub(crate) bot: Option<Rank>,
    /// Whether the person has left during the game.
    pub(crate) left: bool,
    /// What the person added to the seed.
    pub(crate) salt: Option<String>,
    /// What the person decided last, and the number his page had then. Sent again, it is done.
    pub(crate) last: Option<(u64, String)>,
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    /// Who it is.
    pub(crate) visitor: Visitor,
    /// The name he goes by here.
    pub(crate) name: String,
}

impl Chair {
    /// What sits here.
    pub(crate) fn who(&self) -> Who {
        match (&self.person, self.bot) {
            (Some(_), Some(rank)) => Who::StandIn(rank),
            (None, Some(rank)) => Who::Bot(rank),
            (Some(_), None) if !self.left => Who::Person,
            (None, None) if self.played.is_some() => Who::Person,
            _ => Who::Empty,
        }
    }

    /// The name of whoever sits here, at this seat; none if nobody does.
    pub(crate) fn name(&self, seat: Seat) -> Option<&str> {
        let person = self.person.as_ref().map(|person| person.name.as_str());
        let bot = || self.bot.map(|_| COURT[seat.index()]);
        person.or(self.played.as_deref()).or_else(bot)
    }

    /// Whether a person decides here, and no bot in his place.
    pub(crate) fn is_persons(&self) -> bool {
        self.person.is_some() && self.bot.is_none()
    }

    /// Whether it is this visitor's.
    pub(crate) fn is_of(&self, visitor: &Visitor) -> bool {
        let person = self.person.as_ref();
        person.is_some_and(|person| person.visitor == *visitor)
    }
}

impl Table {
    /// Whether a person plays here, or bots among themselves.
    pub(crate) fn has_people(&self) -> bool {
        self.chairs.iter().any(Chair::is_persons)
    }
}
