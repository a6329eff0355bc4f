//! What a player may say, and its text (NO-2).

use std::fmt;
use std::str::FromStr;

use tabletop::notation::{number, words};
use tabletop::{ArrayVec, Syntax};

use crate::sun::Sun;
use crate::tile::{Tile, TileCategory};

/// What a player may say at a decision point (RA-3.7, NO-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draw a tile (RA-4.1).
    Draw,
    /// Invoke Ra (RA-4.4).
    Invoke,
    /// Spend a god and take this tile from the row (RA-8.1).
    God(Tile),
    /// Take no further tile (RA-8.4).
    Done,
    /// Do not bid (RA-5.5).
    Pass,
    /// Bid this sun (RA-5.4).
    Bid(Sun),
    /// Give up a tile of this kind (RA-7.6).
    Lose(Tile),
}

/// Room for the longest list of legal actions: draw, invoke, and a god for each tile of the row.
pub type Actions = ArrayVec<Action, 16>;

impl Action {
    /// The sun it bids, if it is a bid.
    #[inline]
    pub(crate) fn sun(self) -> Option<Sun> {
        match self {
            Action::Bid(sun) => Some(sun),
            _ => None,
        }
    }

    /// Every action that a text of the grammar can mean, with suns up to one the game does not
    /// have. Tests try them all.
    pub fn conceivable() -> impl Iterator<Item = Action> {
        let gods = Tile::ALL
            .into_iter()
            .filter(|tile| can_name_with_god(*tile))
            .map(Action::God);
        let losses = Tile::ALL
            .into_iter()
            .filter(|tile| can_name_as_loss(*tile))
            .map(Action::Lose);
        let bids = (0..=Sun::HIGHEST.0 + 1).map(|sun| Action::Bid(Sun(sun)));
        [Action::Draw, Action::Invoke, Action::Done, Action::Pass]
            .into_iter()
            .chain(gods)
            .chain(bids)
            .chain(losses)
    }
}

/// `god` names any tile but Ra and gods (NO-2.1).
fn can_name_with_god(tile: Tile) -> bool {
    !matches!(tile, Tile::Ra | Tile::God)
}

/// `lose` names civilization tiles and monuments (NO-2.1).
fn can_name_as_loss(tile: Tile) -> bool {
    matches!(
        tile.category(),
        TileCategory::Civilization | TileCategory::Monument
    )
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Invoke => f.write_str("invoke"),
            Action::God(tile) => write!(f, "god {tile}"),
            Action::Done => f.write_str("done"),
            Action::Pass => f.write_str("pass"),
            Action::Bid(sun) => write!(f, "bid {sun}"),
            Action::Lose(tile) => write!(f, "lose {tile}"),
        }
    }
}

impl FromStr for Action {
    type Err = Syntax;

    fn from_str(text: &str) -> Result<Action, Syntax> {
        let tile = |key, allowed: fn(Tile) -> bool, why| {
            let tile =
                Tile::from_key(key).ok_or_else(|| Syntax::new(text, "does not name a tile"))?;
            if allowed(tile) {
                Ok(tile)
            } else {
                Err(Syntax::new(text, why))
            }
        };
        match *words(text)?.as_slice() {
            ["draw"] => Ok(Action::Draw),
            ["invoke"] => Ok(Action::Invoke),
            ["done"] => Ok(Action::Done),
            ["pass"] => Ok(Action::Pass),
            ["god", key] => {
                tile(key, can_name_with_god, "names a tile that no god takes").map(Action::God)
            }
            ["lose", key] => {
                let why = "names neither a civilization tile nor a monument";
                tile(key, can_name_as_loss, why).map(Action::Lose)
            }
            ["bid", sun] => match number(sun) {
                // Suns end at 16; a larger number is readable and never legal.
                Some(sun) => Ok(Action::Bid(Sun(u8::try_from(sun).unwrap_or(u8::MAX)))),
                None => Err(Syntax::new(text, "does not name a sun by its number")),
            },
            _ => Err(Syntax::new(text, "is not an action of Ra")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// NO-2.1, NO-2.2, NO-1.1, NO-1.2, NO-1.3
    #[test]
    fn every_action_has_a_text_of_its_own_that_reads_back() {
        let mut texts = std::collections::BTreeSet::new();
        for action in Action::conceivable() {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action));
            assert!(words(&text).is_ok());
            assert!(texts.insert(text));
        }
        assert!(["pass", "done"].iter().all(|&verb| texts.contains(verb)));
        assert_eq!(texts.len(), 4 + 21 + 18 + 13);
    }

    /// NO-1.4
    #[test]
    fn other_texts_are_refused_without_a_game() {
        for text in [
            "",
            "Draw",
            "draw ",
            "draw 1",
            "bid",
            "bid five",
            "bid 05",
            "bid 5 6",
            "bid -1",
            "god",
            "god ra",
            "god god",
            "god tower",
            "god civ.Art",
            "lose nile",
            "lose gold",
            "lose ra",
            "lose",
            "sell architect",
            "pass.",
            "dräw",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_sun_that_does_not_exist_can_be_named() {
        assert_eq!("bid 0".parse(), Ok(Action::Bid(Sun(0))));
        assert_eq!("bid 17".parse(), Ok(Action::Bid(Sun(17))));
        assert_eq!("bid 999999999999".parse(), Ok(Action::Bid(Sun(255))));
    }
}
