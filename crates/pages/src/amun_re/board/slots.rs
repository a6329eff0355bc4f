//! Where things lie on the map, in units of its drawing.
//!
//! Every province has the same arrangement of its own: name on top, fields and building site below
//! it, what is printed, and a row for the scribe or the bid spaces. Only the place differs, and on
//! which side the fields lie. Things are drawn as if their province were alone, and moved together:
//! so they look alike in the page too, and an update of it packs well.

use amun_re::Province;

/// The size of the drawing.
pub(crate) const SIZE: (u16, u16) = (1240, 1330);

/// Where a province is arranged.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    x: u16,
    y: u16,
    fields: Side,
}

/// The side of the building site on which the fields lie: the river's, where there is one.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    West,
    East,
}

impl Slot {
    /// The slot of a province.
    pub(crate) fn of(province: Province) -> Slot {
        use Side::{East, West};
        let (x, y, fields) = match province {
            Province::Abu => (643, 1058, West),
            Province::Abydos => (319, 760, East),
            Province::Amarna => (633, 476, West),
            Province::Avaris => (891, 198, West),
            Province::Baharya => (51, 462, West),
            Province::Berenike => (907, 1054, East),
            Province::Buto => (361, 146, East),
            Province::Dakhla => (47, 770, East),
            Province::Damanhur => (57, 206, East),
            Province::Edfu => (345, 1058, East),
            Province::Kharga => (51, 1054, West),
            Province::Memphis => (327, 470, East),
            Province::Mendes => (623, 146, West),
            Province::Sawu => (895, 758, West),
            Province::Thebes => (655, 762, West),
        };
        Slot { x, y, fields }
    }

    /// Moves what is drawn from the corner of the province to its place on the map.
    pub(crate) fn place(self) -> String {
        format!("translate({} {})", self.x, self.y)
    }

    /// What a drawing of the province alone shows.
    pub(crate) const FRAME: &str = "0 0 242 172";

    /// The middle of the base line of the name.
    pub(crate) const NAME: (i16, i16) = (121, 30);

    /// The top left corner of a field, counted from the one nearest to the river.
    pub(crate) fn field(self, number: u8) -> (i16, i16) {
        let (column, row) = (i16::from(number % 3), i16::from(number / 3));
        let x = match self.fields {
            Side::West => 8 + 45 * column,
            Side::East => 193 - 45 * column,
        };
        (x, 44 + 40 * row)
    }

    /// The top left corner of the building site.
    pub(crate) fn site(self) -> (i16, i16) {
        (if self.fields == Side::West { 146 } else { 8 }, 42)
    }

    /// The top left corner of a stone on the building site.
    pub(crate) fn stone(self, number: u8) -> (i16, i16) {
        let (x, y) = self.site();
        (x + 30 * i16::from(number), y + 53)
    }

    /// Where the row of what is printed begins.
    pub(crate) const MARKS: (i16, i16) = (8, 127);

    /// The right end of the instant reward.
    pub(crate) const INSTANT: (i16, i16) = (234, 127);

    /// The scribe of the controller.
    pub(crate) const SCRIBE: (i16, i16) = (8, 190);

    /// A free farmer, counted from the right.
    pub(crate) fn free_farmer(number: u8) -> (i16, i16) {
        (204 - 32 * i16::from(number), 194)
    }

    /// A bid space by its place.
    pub(crate) fn space(place: usize) -> (i16, i16) {
        (9 + 25 * place as i16, 196)
    }

    /// The mark of a barred province.
    pub(crate) const BARRED: (i16, i16) = (207, 10);

    /// The middle of the base line of a remark.
    pub(crate) const REMARK: (i16, i16) = (121, 190);
}
