//! Disasters and what they cost (RA-7).

use serde::{Deserialize, Serialize};
use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::tile::{Tile, TileCategory, Tiles};

/// Tiles that each disaster costs its owner, as far as there are any (RA-7.2).
pub(crate) const COST: u8 = 2;

/// A player's choice of what to lose to wars and earthquakes (RA-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Loss {
    /// The player who loses tiles.
    pub owner: Seat,
    /// Civilization tiles still to be lost.
    pub civilization: u8,
    /// Monuments still to be lost.
    pub monuments: u8,
    /// How the owner came by the disasters.
    pub cause: Cause,
}

/// How a player came by a disaster; play goes on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
#[allow(missing_docs)] // The field is the seat that the variant speaks of.
pub enum Cause {
    /// By winning an auction of this Ra player.
    Auction { ra_player: Seat },
    /// By taking it with a god.
    God,
}

impl Loss {
    /// The kinds that are asked for now: wars come before earthquakes (NO-2.4).
    pub fn kinds(&self) -> &'static [Tile] {
        if self.civilization > 0 {
            &Tile::CIVILIZATION
        } else {
            &Tile::MONUMENTS
        }
    }

    /// How many tiles of these kinds are still to be lost.
    pub fn owed(&self) -> u8 {
        if self.civilization > 0 {
            self.civilization
        } else {
            self.monuments
        }
    }

    fn owed_mut(&mut self) -> &mut u8 {
        if self.civilization > 0 {
            &mut self.civilization
        } else {
            &mut self.monuments
        }
    }

    pub(crate) fn list(&self, tiles: &Tiles, list: &mut Actions) {
        let owned = self.kinds().iter().filter(|&&tile| tiles[tile] > 0);
        list.extend(owned.map(|&tile| Action::Lose(tile)));
    }

    pub(crate) fn check(&self, tiles: &Tiles, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Lose(tile) if !self.kinds().contains(&tile) => Err(Illegal::NotStruck),
            Action::Lose(tile) if tiles[tile] == 0 => Err(Illegal::NotOwned),
            Action::Lose(_) => Ok(()),
            _ => Err(Illegal::LossFirst),
        }
    }
}

/// Whether the owner has a choice: there are more tiles than must be lost, and not all of one kind
/// (RA-7.6).
pub(crate) fn has_choice(tiles: &Tiles, kinds: &[Tile], owed: u8) -> bool {
    tiles.count(kinds) > owed && tiles.different(kinds) > 1
}

impl Position {
    /// The disasters that a player has just taken strike one after the other and are removed
    /// (RA-7.1, RA-7.5).
    #[inline]
    pub(crate) fn strike(&mut self, owner: Seat, cause: Cause, events: &mut impl Events<Event>) {
        let struck = Tile::DISASTERS.map(|tile| std::mem::take(&mut self.areas[owner].tiles[tile]));
        let [funerals, droughts, wars, earthquakes] = struck;
        if struck == [0; 4] {
            return self.after_disasters(owner, cause, events);
        }
        for _ in 0..funerals {
            events.tell(Event::DisasterStruck {
                seat: owner,
                disaster: Tile::Funeral,
            });
            self.lose_first(owner, &[Tile::Pharaoh], COST, events);
        }
        for _ in 0..droughts {
            events.tell(Event::DisasterStruck {
                seat: owner,
                disaster: Tile::Drought,
            });
            // Nile tiles go only when no flood is left (RA-7.2).
            self.lose_first(owner, &[Tile::Flood, Tile::Nile], COST, events);
        }
        for (disaster, times) in [(Tile::War, wars), (Tile::Earthquake, earthquakes)] {
            for _ in 0..times {
                events.tell(Event::DisasterStruck {
                    seat: owner,
                    disaster,
                });
            }
        }
        let (civilization, monuments) = (COST * wars, COST * earthquakes);
        self.lose_or_ask(
            Loss {
                owner,
                civilization,
                monuments,
                cause,
            },
            events,
        );
    }

    /// Takes the losses that leave no choice, and asks for the others (RA-7.6).
    fn lose_or_ask(&mut self, mut loss: Loss, events: &mut impl Events<Event>) {
        while loss.owed() > 0 {
            if has_choice(&self.areas[loss.owner].tiles, loss.kinds(), loss.owed()) {
                self.phase = Phase::Loss(loss);
                return;
            }
            self.lose_first(loss.owner, loss.kinds(), loss.owed(), events);
            *loss.owed_mut() = 0;
        }
        self.after_disasters(loss.owner, loss.cause, events);
    }

    /// The owner gives up a tile of their choice (RA-7.7).
    pub(crate) fn lose(&mut self, mut loss: Loss, tile: Tile, events: &mut impl Events<Event>) {
        self.lose_first(loss.owner, &[tile], 1, events);
        *loss.owed_mut() -= 1;
        self.lose_or_ask(loss, events);
    }

    /// Up to `count` tiles are lost, the first of these kinds first.
    fn lose_first(
        &mut self,
        owner: Seat,
        kinds: &[Tile],
        mut count: u8,
        events: &mut impl Events<Event>,
    ) {
        for &tile in kinds {
            let owned = &mut self.areas[owner].tiles[tile];
            let lost = count.min(*owned);
            *owned -= lost;
            count -= lost;
            for _ in 0..lost {
                events.tell(Event::TileLost { seat: owner, tile });
            }
        }
    }

    /// Play goes on where the disasters came from.
    fn after_disasters(&mut self, owner: Seat, cause: Cause, events: &mut impl Events<Event>) {
        match cause {
            Cause::Auction { ra_player } => self.after_auction(ra_player, events),
            Cause::God => self.after_god(owner),
        }
    }
}

/// The category that a disaster strikes (RA-7.2).
pub const fn struck(disaster: Tile) -> Option<TileCategory> {
    match disaster {
        Tile::Funeral => Some(TileCategory::Pharaoh),
        Tile::Drought => Some(TileCategory::River),
        Tile::War => Some(TileCategory::Civilization),
        Tile::Earthquake => Some(TileCategory::Monument),
        _ => None,
    }
}
