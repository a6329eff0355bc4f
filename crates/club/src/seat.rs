//! The seats of a table and who holds them.

use bots::Rank;
use tabletop::{MAX_SEATS, Seat};

use crate::visitor::Visitor;

/// Names of bots, by seat, so that two bots of the same rank can be told apart.
const BOT_NAMES: [&str; MAX_SEATS] = ["Ankhu", "Imhotep", "Nefertari", "Senenmut", "Meryt"];

/// Who holds a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatState {
    /// The person who owns the seat.
    pub person: Option<Person>,
    /// The player's name in a game that was played elsewhere.
    pub played: Option<String>,
    /// The bot that plays, alone or in the person's place.
    pub bot: Option<Rank>,
    /// Whether the person has left during the game.
    pub left: bool,
    /// The person's contribution to the seed.
    pub salt: Option<String>,
    /// The person's latest decision and the step it was made on. Sent again, it has been done
    /// already.
    pub last: Option<(u64, String)>,
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The visitor.
    pub visitor: Visitor,
    /// The name they use at this table.
    pub name: String,
}

/// What plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Person,
    /// A bot.
    Bot(Rank),
    /// A bot in place of a person, who may come back.
    StandIn(Rank),
    /// Nobody.
    Empty,
}

impl SeatState {
    /// What plays here.
    pub fn occupant(&self) -> Occupant {
        match (&self.person, self.bot) {
            (Some(_), Some(rank)) => Occupant::StandIn(rank),
            (None, Some(rank)) => Occupant::Bot(rank),
            (Some(_), None) if !self.left => Occupant::Person,
            (None, None) if self.played.is_some() => Occupant::Person,
            _ => Occupant::Empty,
        }
    }

    /// The name shown at `seat`; none if the seat is open.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        let person = self.person.as_ref().map(|person| person.name.as_str());
        let bot = || self.bot.map(|_| BOT_NAMES[seat.index()]);
        person.or(self.played.as_deref()).or_else(bot)
    }

    /// Whether a person decides here, and no bot in their place.
    pub fn is_played_by_person(&self) -> bool {
        self.person.is_some() && self.bot.is_none()
    }

    /// Whether this visitor owns the seat.
    pub fn is_owned_by(&self, visitor: &Visitor) -> bool {
        let person = self.person.as_ref();
        person.is_some_and(|person| person.visitor == *visitor)
    }
}
