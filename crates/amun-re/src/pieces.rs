//! What lies in a province, and placing it there (AR-5.5 to AR-5.10).

use serde::{Deserialize, Serialize};
use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::event::{Builder, Event, Source};
use crate::illegal::Illegal;
use crate::position::Position;
use crate::province::Province;

/// How many stones become a pyramid by themselves (AR-5.8).
pub const STONES_PER_PYRAMID: u8 = 3;

/// How many stones an Architect needs (AR-5.9).
pub const ARCHITECT_STONES: u8 = 2;

/// The pieces in a province.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Pieces {
    /// Farmers on fields.
    pub field_farmers: u8,
    /// Farmers brought by the card Free Farmer, on no field (AR-5.10).
    pub free_farmers: u8,
    /// Loose stones.
    pub stones: u8,
    /// Pyramids.
    pub pyramids: u8,
}

impl Pieces {
    /// All farmers; for income and goals they count alike (AR-5.10).
    #[inline]
    pub fn farmers(&self) -> u8 {
        self.field_farmers + self.free_farmers
    }

    /// Puts a stone down. The third one turns all three into a pyramid at once; says whether it
    /// did (AR-5.8).
    #[inline]
    pub(crate) fn place_stone(&mut self) -> bool {
        self.stones += 1;
        let built = self.stones == STONES_PER_PYRAMID;
        if built {
            self.stones = 0;
            self.pyramids += 1;
        }
        built
    }

    /// Two stones become a pyramid (AR-5.9).
    #[inline]
    pub(crate) fn build_by_architect(&mut self) {
        self.stones -= ARCHITECT_STONES;
        self.pyramids += 1;
    }
}

impl Position {
    /// The fields of a province without a farmer. Free farmers take none (AR-5.10).
    #[inline]
    pub fn free_fields(&self, province: Province) -> u8 {
        self.board()[province].fields - self.provinces[province].field_farmers
    }

    /// A stone may go to any province of its owner (AR-4.13, AR-5.6).
    pub(crate) fn list_stones(&self, seat: Seat, list: &mut Actions) {
        list.extend(self.seats[seat].control.into_iter().map(Action::Stone));
    }

    /// An action for each province of a player that has a free field.
    pub(crate) fn list_free_fields(
        &self,
        seat: Seat,
        action: fn(Province) -> Action,
        list: &mut Actions,
    ) {
        let provinces = self.seats[seat].control.into_iter();
        let free = provinces.filter(|&province| self.free_fields(province) > 0);
        list.extend(free.map(action));
    }

    /// Only the controller places pieces in a province (AR-3.3).
    pub(crate) fn check_controlled(&self, seat: Seat, province: Province) -> Result<(), Illegal> {
        if self.seats[seat].control.contains(province) {
            Ok(())
        } else {
            Err(Illegal::NotControlled)
        }
    }

    pub(crate) fn check_free_field(&self, seat: Seat, province: Province) -> Result<(), Illegal> {
        self.check_controlled(seat, province)?;
        if self.free_fields(province) == 0 {
            return Err(Illegal::NoFreeField);
        }
        Ok(())
    }

    /// A stone is placed, and the third one builds a pyramid in any phase (AR-5.8).
    pub(crate) fn place_stone(
        &mut self,
        seat: Seat,
        province: Province,
        from: Source,
        events: &mut impl Events<Event>,
    ) {
        events.tell(Event::StonePlaced {
            seat,
            province,
            from,
        });
        let pieces = &mut self.provinces[province];
        if pieces.place_stone() {
            events.tell(Event::PyramidBuilt {
                seat,
                province,
                by: Builder::Stones,
                pyramids: pieces.pyramids,
            });
        }
    }

    /// A farmer is placed on a free field (AR-5.5).
    pub(crate) fn place_farmer(
        &mut self,
        seat: Seat,
        province: Province,
        from: Source,
        events: &mut impl Events<Event>,
    ) {
        self.provinces[province].field_farmers += 1;
        events.tell(Event::FarmerPlaced {
            seat,
            province,
            from,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-5.8, AR-T44
    #[test]
    fn the_third_stone_builds_a_pyramid() {
        let mut province = Pieces {
            stones: 2,
            pyramids: 3,
            ..Pieces::default()
        };
        assert!(province.place_stone());
        assert_eq!((province.pyramids, province.stones), (4, 0));
        assert!(!province.place_stone());
        assert_eq!((province.pyramids, province.stones), (4, 1));
    }

    /// AR-5.8, AR-5.9, AR-T42
    #[test]
    fn an_architect_between_stones_saves_one() {
        let mut province = Pieces::default();
        province.place_stone();
        province.place_stone();
        province.build_by_architect();
        province.place_stone();
        province.place_stone();
        assert_eq!((province.pyramids, province.stones), (1, 2));
        let mut without = Pieces::default();
        (0..4).for_each(|_| _ = without.place_stone());
        assert_eq!((without.pyramids, without.stones), (1, 1));
    }
}
