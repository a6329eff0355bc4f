//! Bots as lists name them: `scribe`, `pharaoh:50ms`, `pharaoh:200walks`, `vizier@FILE`,
//! `exec:COMMAND`.

use std::fmt;
use std::fs;
use std::sync::Arc;

use bots::net::Net;
use bots::{BotGame, Rank, UnknownRank};

use crate::arena_bot::ArenaBot;
use crate::effort::Effort;
use crate::program::{BadCommand, CommandLine, Program};

/// A bot that was entered for a match: its name was read, and its network loaded if it brings one.
///
/// Two entrants are equal if they have the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A built-in bot.
    Ranked {
        /// Its rank.
        rank: Rank,
        /// How long it searches, if its name says so.
        effort: Option<Effort>,
        /// Its own network, if its name says so.
        net: Option<NetFile>,
    },
    /// A program of somebody else.
    Program(CommandLine),
}

/// A network loaded from a file.
#[derive(Clone, Debug)]
pub struct NetFile {
    path: String,
    net: Arc<Net>,
}

impl PartialEq for NetFile {
    fn eq(&self, other: &NetFile) -> bool {
        self.path == other.path
    }
}

impl Eq for NetFile {}

/// The prefix of the name of a program.
const EXEC: &str = "exec:";

/// Why a text is not the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadEntrant {
    /// There is no such rank.
    #[error(transparent)]
    UnknownRank(#[from] UnknownRank),
    /// The effort cannot be read, or the rank does not search.
    #[error("{0:?}: only pharaoh takes an effort, such as pharaoh:50ms or pharaoh:200walks")]
    Effort(String),
    /// The rank does not use a network.
    #[error("{0:?}: only vizier and pharaoh take a network")]
    NoNetwork(String),
    /// The network cannot be loaded.
    #[error("{path}: {why}")]
    Net {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
    /// The command line of a program cannot be read.
    #[error(transparent)]
    Command(#[from] BadCommand),
}

/// Why an entrant cannot play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{bot}: {why}")]
pub struct CannotPlay {
    bot: String,
    why: String,
}

impl Entrant {
    /// Reads a name, and loads the network file that it may mention.
    ///
    /// # Errors
    ///
    /// If the text is not the name of a bot, or the file is not a network.
    pub fn load(text: &str) -> Result<Entrant, BadEntrant> {
        if let Some(command) = text.strip_prefix(EXEC) {
            return Ok(Entrant::Program(command.parse()?));
        }
        let (bot, path) = split(text, '@');
        let (rank, effort) = split(bot, ':');
        let rank: Rank = rank.parse()?;
        if effort.is_some() && rank != Rank::Pharaoh {
            return Err(BadEntrant::Effort(text.to_owned()));
        }
        if path.is_some() && !matches!(rank, Rank::Vizier | Rank::Pharaoh) {
            return Err(BadEntrant::NoNetwork(text.to_owned()));
        }
        let effort = effort.map(|effort| {
            let effort = Effort::read(effort);
            effort.ok_or_else(|| BadEntrant::Effort(text.to_owned()))
        });
        Ok(Entrant::Ranked {
            rank,
            effort: effort.transpose()?,
            net: path.map(NetFile::load).transpose()?,
        })
    }

    /// Reads a list: names separated by commas, except within quotation marks.
    ///
    /// # Errors
    ///
    /// As [`Entrant::load`], for the first bad name.
    pub fn load_list(text: &str) -> Result<Vec<Entrant>, BadEntrant> {
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
        text.split(separates).map(Entrant::load).collect()
    }

    /// A bot for the game `G`.
    pub fn bot<G: BotGame>(&self) -> ArenaBot<G> {
        match self {
            Entrant::Ranked { rank, effort, net } => {
                let net = net.as_ref().map(|file| Arc::clone(&file.net));
                match effort {
                    Some(Effort::Iterations(iterations)) => {
                        ArenaBot::Ranked(rank.bot_with(net, Some(*iterations)))
                    }
                    Some(Effort::Time(time)) => ArenaBot::Timed {
                        bot: rank.bot_with(net, None),
                        time: Some(*time),
                    },
                    None if *rank == Rank::Pharaoh => ArenaBot::Timed {
                        bot: rank.bot_with(net, None),
                        time: None,
                    },
                    None => ArenaBot::Ranked(rank.bot_with(net, None)),
                }
            }
            Entrant::Program(line) => ArenaBot::Program(Box::new(Program::new(line.clone()))),
        }
    }

    /// Checks that it can play this game: its network fits.
    ///
    /// # Errors
    ///
    /// If not.
    pub fn check<G: BotGame>(&self, players: usize) -> Result<(), CannotPlay> {
        match self {
            Entrant::Ranked {
                net: Some(file), ..
            } if !file.net.suits::<G>(players) => {
                let why = format!("the network is not one for {players} players of {}", G::KEY);
                Err(self.cannot_play(why))
            }
            _ => Ok(()),
        }
    }

    /// A bot for the game `G` that is known to be able to play it: a program has been started.
    ///
    /// # Errors
    ///
    /// If it cannot play the game.
    pub fn ready_bot<G: BotGame>(&self, players: usize) -> Result<ArenaBot<G>, CannotPlay> {
        self.check::<G>(players)?;
        let mut bot = self.bot();
        match bot.get_ready() {
            Ok(()) => Ok(bot),
            Err(why) => Err(self.cannot_play(why)),
        }
    }

    fn cannot_play(&self, why: String) -> CannotPlay {
        let bot = self.to_string();
        CannotPlay { bot, why }
    }
}

fn split(text: &str, separator: char) -> (&str, Option<&str>) {
    match text.split_once(separator) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

impl NetFile {
    fn load(path: &str) -> Result<NetFile, BadEntrant> {
        let bad = |why: String| BadEntrant::Net {
            path: path.to_owned(),
            why,
        };
        let bytes = fs::read(path).map_err(|error| bad(error.to_string()))?;
        let net = Net::from_bytes(&bytes).map_err(|error| bad(error.to_string()))?;
        Ok(NetFile {
            path: path.to_owned(),
            net: Arc::new(net),
        })
    }
}

/// The name in lists, reports and records; [`Entrant::load`] reads it again.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Ranked { rank, effort, net } => {
                f.write_str(rank.code())?;
                if let Some(effort) = effort {
                    write!(f, ":{effort}")?;
                }
                if let Some(file) = net {
                    write!(f, "@{}", file.path)?;
                }
                Ok(())
            }
            Entrant::Program(line) => write!(f, "{EXEC}{line}"),
        }
    }
}

impl From<Rank> for Entrant {
    fn from(rank: Rank) -> Entrant {
        Entrant::Ranked {
            rank,
            effort: None,
            net: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Result<Vec<String>, BadEntrant> {
        let list = Entrant::load_list(text)?;
        Ok(list.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn names_are_read_and_written_alike() {
        let all = [
            "random",
            "scribe",
            "pharaoh",
            "pharaoh:50ms",
            "pharaoh:200walks",
        ];
        for name in all {
            assert_eq!(names(name), Ok(vec![name.to_owned()]));
        }
        let refused = |text: &str| names(text).unwrap_err().to_string();
        for effort in [
            "vizier:50ms",
            "pharaoh:",
            "pharaoh:0ms",
            "pharaoh:5",
            "pharaoh:-1walks",
        ] {
            assert!(refused(effort).contains("takes an effort"), "{effort}");
        }
        assert!(refused("scribe@x.net").contains("take a network"));
        assert!(refused("king").contains("no bot"));
        assert!(refused("vizier@/no/such/file").starts_with("/no/such/file: "));
    }

    #[test]
    fn quotation_marks_protect_commas() {
        let expected = ["random", "exec:a 'b,c' \"d,\"", "random"].map(str::to_owned);
        let text = "random,exec:a 'b,c' \"d,\",random";
        assert_eq!(names(text), Ok(expected.to_vec()));
        let open = Err(BadEntrant::Command(BadCommand::OpenQuote));
        assert_eq!(names("exec:a 'b,random"), open);
        assert!(names("random,,random").is_err() && names("exec:").is_err());
    }
}
