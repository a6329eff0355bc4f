//! Options of the toy game, and its positions written out by hand.

use serde::{Deserialize, Serialize};
use tabletop::{Affects, BySeat, Faults, Game, OptionSpec, Seat, Values};

use super::{COPIES, Card, Cards, HAND, Holding, Phase, STEPS, Toy};

/// What a table of the toy game may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// One round instead of two.
    pub short: bool,
}

impl tabletop::Options for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        key: "short",
        values: Values::Flag,
        affects: Affects::Play,
        clause: "TOY-1",
    }];
}

/// A position of the toy game written out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What the table chose.
    pub options: Options,
    /// The number of the round, from 1.
    pub round: u8,
    /// What the table is busy with.
    pub phase: Phase,
    /// The cards that were not dealt.
    pub deck: Cards,
    /// The cards that were shown.
    pub shown: Cards,
    /// The players, by seat.
    pub seats: Vec<Holding>,
}

/// Why a setup is not a position of the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is for two to five.
    #[error("{0} cannot play")]
    Players(usize),
    /// There are two rounds, or one.
    #[error("there is no round {0}")]
    Round(u8),
    /// Every card is somewhere, once.
    #[error("there are {0} cards of the kind {1:?}")]
    Cards(u8, Card),
    /// The phase does not fit the cards.
    #[error("the phase does not fit")]
    Phase,
}

impl Setup {
    pub(super) fn of(toy: &Toy) -> Setup {
        Setup {
            options: toy.options,
            round: toy.round,
            phase: toy.phase,
            deck: toy.deck,
            shown: toy.shown,
            seats: toy.seats.of(toy.players()).to_vec(),
        }
    }

    pub(super) fn position(&self) -> Result<Toy, Faults<Fault>> {
        let players = self.seats.len();
        if !Toy::PLAYERS.contains(&players) {
            return Err(Faults(vec![Fault::Players(players)]));
        }
        let seat = |seat: Seat| self.seats.get(seat.index());
        let toy = Toy {
            options: self.options,
            players: players as u8,
            round: self.round,
            phase: self.phase,
            deck: self.deck,
            shown: self.shown,
            seats: BySeat::from_fn(|number| seat(number).copied().unwrap_or_default()),
        };
        let mut faults = Vec::new();
        if !(1..=toy.last_round()).contains(&self.round) {
            faults.push(Fault::Round(self.round));
        }
        for card in Card::ALL {
            let kind = card as usize;
            let unshown = self.seats.iter().map(|holding| holding.unshown(card));
            let count = unshown
                .chain([self.deck[kind], self.shown[kind]])
                .fold(0, u8::saturating_add);
            if count != COPIES[kind] {
                faults.push(Fault::Cards(count, card));
            }
        }
        if !self.phase_fits(&toy) {
            faults.push(Fault::Phase);
        }
        Faults(faults).into_result()?;
        Ok(toy)
    }

    fn phase_fits(&self, toy: &Toy) -> bool {
        let at_table = |seat: Seat| seat.index() < self.seats.len();
        let untouched = |holding: &Holding| holding.cards() == holding.held();
        let nothing_laid = self.seats.iter().all(untouched);
        match self.phase {
            Phase::Deal { seat } => at_table(seat) && nothing_laid && toy.seats[seat].held() < HAND,
            Phase::Turn { seat, steps, .. } | Phase::Roll { seat, steps } => {
                at_table(seat) && nothing_laid && steps <= STEPS
            }
            Phase::Lay => !toy.choosing().is_empty(),
            Phase::Over => toy.taking_part() == 0,
        }
    }
}
