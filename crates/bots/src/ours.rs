//! Our bots as lists name them.

use std::fmt;
use std::fs;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::pharaoh::Pharaoh;
use crate::random::Random;
use crate::roster::{NoSuchBot, Played, Player, Rank};
use crate::search::Effort;
use crate::value::Net;
use crate::vizier::Vizier;

/// One of our bots, perhaps with an effort or a network of its own: `pharaoh`, `pharaoh:50ms`,
/// `pharaoh:200walks`, `vizier@FILE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ours {
    /// Its rank.
    pub rank: Rank,
    effort: Option<Effort>,
    net: Option<NetFile>,
}

/// A network out of a file.
#[derive(Clone, Debug)]
struct NetFile {
    path: String,
    net: Arc<Net>,
}

impl PartialEq for NetFile {
    fn eq(&self, other: &NetFile) -> bool {
        self.path == other.path
    }
}

impl Eq for NetFile {}

impl From<Rank> for Ours {
    fn from(rank: Rank) -> Ours {
        Ours {
            rank,
            effort: None,
            net: None,
        }
    }
}

impl Ours {
    /// A bot of this kind.
    pub fn player<G: Played>(&self) -> Player<G> {
        let net = self.net.as_ref().map(|file| Arc::clone(&file.net));
        match self.rank {
            Rank::Random => Player::Random(Random::default()),
            Rank::Novice => Player::Script(G::novice()),
            Rank::Scribe => Player::Script(G::scribe()),
            Rank::Vizier => Player::Vizier(Vizier::new(net)),
            Rank::Pharaoh => Player::Pharaoh(Box::new(Pharaoh::new(net, self.effort))),
        }
    }

    /// Whether its network, if it has one of its own, is made for this game.
    pub fn suits<G: Played>(&self, players: usize) -> bool {
        let net = self.net.as_ref();
        net.is_none_or(|file| file.net.suits::<G>(players))
    }
}

impl fmt::Display for Ours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rank.code())?;
        match self.effort {
            Some(Effort::Time(time)) => write!(f, ":{}ms", time.as_millis())?,
            Some(Effort::Walks(walks)) => write!(f, ":{walks}walks")?,
            None => {}
        }
        match &self.net {
            Some(file) => write!(f, "@{}", file.path),
            None => Ok(()),
        }
    }
}

/// Why a text names none of our bots.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotOurs {
    /// Nobody has this rank.
    #[error(transparent)]
    NoSuchBot(#[from] NoSuchBot),
    /// The effort is none, or this bot makes none.
    #[error("{0:?}: only pharaoh takes an effort, such as pharaoh:50ms or pharaoh:200walks")]
    Effort(String),
    /// This bot does not judge by a network.
    #[error("{0:?}: only vizier and pharaoh take a network")]
    NoUse(String),
    /// The file is no network.
    #[error("{path}: {why}")]
    Net {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
}

impl FromStr for Ours {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Ours, NotOurs> {
        let (bot, path) = match text.split_once('@') {
            Some((bot, path)) => (bot, Some(path)),
            None => (text, None),
        };
        let (rank, effort) = match bot.split_once(':') {
            Some((rank, effort)) => (rank, Some(effort)),
            None => (bot, None),
        };
        let rank: Rank = rank.parse()?;
        let bad_effort = || NotOurs::Effort(text.to_owned());
        let effort = match effort {
            Some(effort) if rank == Rank::Pharaoh => {
                Some(read_effort(effort).ok_or_else(bad_effort)?)
            }
            Some(_) => return Err(bad_effort()),
            None => None,
        };
        let net = match path {
            Some(path) if matches!(rank, Rank::Vizier | Rank::Pharaoh) => Some(read_net(path)?),
            Some(_) => return Err(NotOurs::NoUse(text.to_owned())),
            None => None,
        };
        Ok(Ours { rank, effort, net })
    }
}

fn read_effort(text: &str) -> Option<Effort> {
    let number = |digits: &str| digits.parse().ok().filter(|&number: &u32| number > 0);
    if let Some(walks) = text.strip_suffix("walks") {
        return number(walks).map(Effort::Walks);
    }
    let ms = number(text.strip_suffix("ms")?)?;
    Some(Effort::Time(Duration::from_millis(ms.into())))
}

fn read_net(path: &str) -> Result<NetFile, NotOurs> {
    let bad = |why: String| NotOurs::Net {
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
