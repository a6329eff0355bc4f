//! What lies in the provinces of a seat.

use amun_re::board::Bank;
use amun_re::card::Card;
use amun_re::pieces::STONES_PER_PYRAMID;
use amun_re::scoring::PROVINCES_EACH;
use amun_re::{Position, Provinces};

/// Provinces, and what there is in all of them together.
#[derive(Clone, Copy, Default)]
pub(super) struct Estate {
    pub(super) provinces: Provinces,
    /// Pyramids and stones, the strongest province first.
    pub(super) built: [Option<(u8, u8)>; PROVINCES_EACH],
    pub(super) pyramids: u16,
    pub(super) stones: u16,
    pub(super) field_farmers: u16,
    pub(super) free_farmers: u16,
    pub(super) free_fields: u16,
    pub(super) temples: u16,
    pub(super) mine: u16,
    pub(super) caravan: u16,
    /// The most purchase symbols in one of them.
    pub(super) symbols: u8,
    /// The best province of each bank, counted in stones.
    pub(super) strength: [i16; 2],
    /// Which goals they fulfil.
    pub(super) goals: [bool; Card::GOALS.len()],
}

impl Estate {
    pub(super) fn of(position: &Position, provinces: Provinces) -> Estate {
        let mut estate = Estate {
            provinces,
            ..Estate::default()
        };
        if provinces.is_empty() {
            return estate;
        }
        let west = position.board().on_bank(Bank::West);
        for (number, province) in provinces.into_iter().enumerate() {
            let (pieces, printed) = (position.pieces(province), &position.board()[province]);
            if let Some(slot) = estate.built.get_mut(number) {
                *slot = Some((pieces.pyramids, pieces.stones));
            }
            estate.pyramids += u16::from(pieces.pyramids);
            estate.stones += u16::from(pieces.stones);
            estate.field_farmers += u16::from(pieces.field_farmers);
            estate.free_farmers += u16::from(pieces.free_farmers);
            estate.free_fields += u16::from(position.free_fields(province));
            estate.temples += u16::from(printed.temples);
            estate.mine += u16::from(printed.mine);
            estate.caravan += u16::from(printed.caravan);
            estate.symbols = estate.symbols.max(printed.symbols);
            let bank = usize::from(!west.contains(province));
            let strength = i16::from(pieces.pyramids) * i16::from(STONES_PER_PYRAMID)
                + i16::from(pieces.stones);
            estate.strength[bank] = estate.strength[bank].max(strength);
        }
        estate.built.sort_unstable_by(|a, b| b.cmp(a));
        estate.goals = Card::GOALS.map(|goal| position.fulfils(goal, provinces));
        estate
    }

    /// The stones that give each of the poorest provinces one pyramid more.
    pub(super) fn stones_needed(&self) -> u8 {
        let built = || self.built.iter().flatten();
        let fewest = built().map(|&(pyramids, _)| pyramids).min();
        let poorest = built().filter(|&&(pyramids, _)| Some(pyramids) == fewest);
        poorest
            .map(|&(_, stones)| STONES_PER_PYRAMID.saturating_sub(stones))
            .sum()
    }
}
