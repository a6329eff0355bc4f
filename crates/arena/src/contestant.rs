//! Who can be named in a list of bots.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, NotOurs, Ours, Played, Player, Turn};

use crate::forfeits::Forfeits;
use crate::program::{CommandLine, NoCommand, Program};

/// A bot as a list names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// One of ours.
    Ours(Ours),
    /// A program of somebody else, `exec:COMMAND`.
    Program(CommandLine),
}

/// What begins the name of a program.
const EXEC: &str = "exec:";

/// The name in lists, reports and records.
impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Ours(ours) => ours.fmt(f),
            Contestant::Program(line) => write!(f, "{EXEC}{line}"),
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoContestant {
    /// None of ours.
    #[error(transparent)]
    NotOurs(#[from] NotOurs),
    /// No command.
    #[error(transparent)]
    NoCommand(#[from] NoCommand),
}

impl FromStr for Contestant {
    type Err = NoContestant;

    fn from_str(text: &str) -> Result<Contestant, NoContestant> {
        Ok(match text.strip_prefix(EXEC) {
            Some(command) => Contestant::Program(command.parse()?),
            None => Contestant::Ours(text.parse()?),
        })
    }
}

impl Contestant {
    /// The bots of a list: names separated by commas, except within quotation marks.
    pub fn list(text: &str) -> Result<Vec<Contestant>, NoContestant> {
        let mut quote = None;
        let separates = |letter: char| {
            match (quote, letter) {
                (None, '\'' | '"') => quote = Some(letter),
                (Some(open), _) if open == letter => quote = None,
                (None, ',') => return true,
                _ => {}
            }
            false
        };
        text.split(separates).map(str::parse).collect()
    }

    /// A player of this kind.
    pub fn entrant<G: Played>(&self) -> Entrant<G> {
        match self {
            Contestant::Ours(ours) => Entrant::Ours(ours.player()),
            Contestant::Program(line) => Entrant::Program(Box::new(Program::new(line.clone()))),
        }
    }

    /// Whether it could play this game at all.
    pub fn check<G: Played>(&self, players: usize) -> Result<(), CannotPlay> {
        match self {
            Contestant::Ours(ours) if !ours.suits::<G>(players) => Err(CannotPlay {
                bot: self.to_string(),
                why: format!("the network is not one for {players} players of {}", G::KEY),
            }),
            _ => Ok(()),
        }
    }
}

/// A player at a table. A closed enum, so that the loop of a simulation calls it directly.
#[derive(Debug)]
pub enum Entrant<G: Played> {
    /// A bot of ours.
    Ours(Player<G>),
    /// A program of somebody else.
    Program(Box<Program<G>>),
}

/// Why a contestant cannot play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{bot}: {why}")]
pub struct CannotPlay {
    bot: String,
    why: String,
}

impl<G: Played> Entrant<G> {
    /// Gets ready to play: a program is started.
    pub fn get_ready(&mut self) -> Result<(), CannotPlay> {
        match self {
            Entrant::Ours(_) => Ok(()),
            Entrant::Program(program) => program.get_ready().map_err(|why| CannotPlay {
                bot: format!("{EXEC}{}", program.line()),
                why,
            }),
        }
    }

    /// What it has forfeited since this was asked last.
    pub fn take_forfeits(&mut self) -> Forfeits {
        match self {
            Entrant::Ours(_) => Forfeits::default(),
            Entrant::Program(program) => program.take_forfeits(),
        }
    }
}

impl<G: Played> Bot<G> for Entrant<G> {
    fn begin(&mut self, seed: u64) {
        match self {
            Entrant::Ours(player) => player.begin(seed),
            Entrant::Program(program) => program.begin(seed),
        }
    }

    #[inline]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        match self {
            Entrant::Ours(player) => player.choose(turn),
            Entrant::Program(program) => program.choose(turn),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotation_marks_protect_commas() {
        let names = |text: &str| {
            let list = Contestant::list(text);
            list.map(|list| list.iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        let expected = ["random", "exec:a 'b,c' \"d,\"", "random"].map(str::to_owned);
        let text = "random,exec:a 'b,c' \"d,\",random";
        assert_eq!(names(text), Ok(expected.to_vec()));
        let open = Err(NoContestant::NoCommand(NoCommand::OpenQuote));
        assert_eq!(names("exec:a 'b,random"), open);
        assert!(names("random,,random").is_err() && names("exec:").is_err());
    }
}
