//! The board: provinces, what is printed on them and what lies in them (AR-1.6, AR-1.7, AR-5.8).

use super::Literal;

/// The key of a province (AR-1.7).
pub(super) type Key = &'static str;

/// The table of AR-1.7: key, bank, land, at the Nile, fields, temples, purchase symbols, mine, caravan, and the instant
/// reward as cards, stones and gold.
const STANDARD_BOARD: &str = "\
abu      east upper yes 3 0 1 4 0 0 0 0
abydos   west upper yes 5 0 1 0 0 0 1 0
amarna   east lower yes 4 1 1 0 0 0 0 0
avaris   east lower no  1 0 1 0 8 0 0 0
baharya  west lower no  2 0 3 0 0 1 0 0
berenike east upper no  0 0 1 8 0 0 0 0
buto     west lower yes 5 0 0 0 0 1 0 0
dakhla   west upper no  0 0 0 0 0 1 0 12
damanhur west lower no  1 2 2 0 0 0 0 0
edfu     west upper yes 4 1 1 0 0 0 0 0
kharga   west upper no  1 0 4 0 5 0 0 0
memphis  west lower yes 3 0 3 0 0 0 2 0
mendes   east lower yes 6 0 0 0 0 0 0 0
sawu     east upper no  2 0 2 0 7 0 0 0
thebes   east upper yes 3 0 2 0 0 2 0 0";

/// The options of a table that matter for play (AR-10.6).
#[derive(Clone, Debug)]
pub struct Table {
    /// Expert variant (AR-10.1).
    pub expert: bool,
    /// Option `instant_stones`: true for `any`, false for `won` (AR-4.13).
    pub instant_stones_any: bool,
    /// The first player, if the table fixes one (AR-2.6).
    pub first: Option<usize>,
    /// The provinces (AR-1.7 or AR-1.10).
    pub board: Vec<Land>,
}

impl Table {
    /// All options at their defaults (AR-10.6), with the standard board (AR-1.7).
    pub fn standard() -> Self {
        Self {
            expert: false,
            instant_stones_any: true,
            first: None,
            board: STANDARD_BOARD.lines().map(Land::read).collect(),
        }
    }
}

/// What is printed on the board for one province (AR-1.6).
#[derive(Clone, Debug)]
pub struct Land {
    /// Key of the province.
    pub key: &'static str,
    /// On the west bank; otherwise on the east bank.
    pub west: bool,
    /// In Upper Egypt; otherwise in Lower Egypt.
    pub upper: bool,
    /// At the Nile; otherwise away from it.
    pub nile: bool,
    /// Spaces for field farmers.
    pub fields: u32,
    /// Temples.
    pub temples: u32,
    /// Purchase symbols.
    pub symbols: u32,
    /// Gold of the mine.
    pub mine: u32,
    /// Gold of the caravan.
    pub caravan: u32,
    /// Instant reward: power cards.
    pub instant_cards: u32,
    /// Instant reward: stones.
    pub instant_stones: u32,
    /// Instant reward: gold.
    pub instant_gold: u32,
}

impl Land {
    /// Reads one row of the table of AR-1.7.
    fn read(row: &'static str) -> Self {
        let cells: Vec<&'static str> = row.split_whitespace().collect();
        assert_eq!(cells.len(), 12, "a row of the board has twelve cells");
        let number = |column: usize| cells[column].parse().expect("the cell holds a number");
        Self {
            key: cells[0],
            west: cells[1] == "west",
            upper: cells[2] == "upper",
            nile: cells[3] == "yes",
            fields: number(4),
            temples: number(5),
            symbols: number(6),
            mine: number(7),
            caravan: number(8),
            instant_cards: number(9),
            instant_stones: number(10),
            instant_gold: number(11),
        }
    }
}

/// A province during the game: what is printed, who controls it and what lies in it (AR-3.3).
#[derive(Clone, Debug)]
pub(super) struct Province {
    pub(super) land: Land,
    pub(super) controller: Option<usize>,
    pub(super) field_farmers: u32,
    pub(super) free_farmers: u32,
    pub(super) stones: u32,
    pub(super) pyramids: u32,
}

impl Province {
    /// A province as it is at the start of the game (AR-2.7).
    pub(super) fn untouched(land: &Land) -> Self {
        Self {
            land: land.clone(),
            controller: None,
            field_farmers: 0,
            free_farmers: 0,
            stones: 0,
            pyramids: 0,
        }
    }

    /// The fields without a farmer. Free farmers take no field (AR-5.10).
    pub(super) fn free_fields(&self) -> u32 {
        self.land.fields - self.field_farmers
    }

    /// Field farmers and free farmers together (AR-7.2).
    pub(super) fn farmers(&self) -> u32 {
        self.field_farmers + self.free_farmers
    }

    /// Puts a farmer on a free field (AR-5.5).
    pub(super) fn place_farmer(&mut self) {
        assert!(
            self.free_fields() > 0,
            "{} has no free field",
            self.land.key
        );
        self.field_farmers += 1;
    }

    /// Puts a stone down; the third stone turns all three into a pyramid at once, in any phase (AR-5.8).
    pub(super) fn place_stone(&mut self) {
        self.stones += 1;
        if self.stones == 3 {
            self.stones = 0;
            self.pyramids += 1;
        }
    }
}

impl Literal {
    /// The province with this key.
    pub(super) fn province(&self, key: &str) -> &Province {
        self.provinces
            .get(key)
            .unwrap_or_else(|| panic!("there is no province {key:?}"))
    }

    /// The province with this key, to be changed.
    pub(super) fn province_mut(&mut self, key: &str) -> &mut Province {
        self.provinces
            .get_mut(key)
            .unwrap_or_else(|| panic!("there is no province {key:?}"))
    }

    /// The provinces that a seat controls, in canonical order (AR-3.3).
    pub(super) fn provinces_of(&self, seat: usize) -> Vec<&Province> {
        self.provinces
            .values()
            .filter(|province| province.controller == Some(seat))
            .collect()
    }

    /// One action per province of a seat that satisfies a condition: the verb and the key.
    pub(super) fn name_provinces(
        &self,
        seat: usize,
        verb: &str,
        condition: impl Fn(&Province) -> bool,
    ) -> Vec<String> {
        self.provinces_of(seat)
            .into_iter()
            .filter(|province| condition(province))
            .map(|province| format!("{verb} {}", province.land.key))
            .collect()
    }

    /// A stone may go to any province of the player (AR-4.13, AR-5.6).
    pub(super) fn legal_stones(&self, seat: usize) -> Vec<String> {
        self.name_provinces(seat, "stone", |_| true)
    }
}
