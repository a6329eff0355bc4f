//! The harvest (AR-7).

use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::board::Printed;
use crate::card::Card;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::offering::Tile;
use crate::phase::{Part, Phase};
use crate::pieces::Pieces;
use crate::position::Position;
use crate::province::Province;

/// What Treasury gives instead of the income of a province (AR-7.4).
pub const TREASURY: u16 = 8;

/// What a province gives in a harvest (AR-7.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Income {
    /// For farmers.
    pub farmers: u16,
    /// From the mine.
    pub mine: u16,
    /// From the caravan.
    pub caravan: u16,
    /// From Treasury, which replaces the rest.
    pub treasury: u16,
}

impl Income {
    /// The income of a province at this tile (AR-7.2 to AR-7.5).
    #[inline]
    pub fn of(
        printed: &Printed,
        pieces: &Pieces,
        tile: Tile,
        rich_harvest: bool,
        treasury: bool,
    ) -> Income {
        if treasury {
            return Income {
                treasury: TREASURY,
                ..Income::default()
            };
        }
        let per_farmer = u16::from(tile.value()) + u16::from(rich_harvest);
        Income {
            farmers: u16::from(pieces.farmers()) * per_farmer,
            mine: printed.mine.into(),
            caravan: if tile.has_camel() {
                printed.caravan.into()
            } else {
                0
            },
            treasury: 0,
        }
    }

    /// All of it.
    #[inline]
    pub fn gold(&self) -> u16 {
        self.farmers + self.mine + self.caravan + self.treasury
    }
}

/// The provinces named with the cards played in a harvest turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HarvestCards {
    pub(crate) rich_harvest: Option<Province>,
    pub(crate) treasury: Option<Province>,
}

impl Position {
    /// The first player of this round has the first harvest turn (AR-7.1).
    pub(crate) fn begin_harvest(&mut self, events: &mut impl Events<Event>) {
        let part = Part::Harvest;
        events.tell(Event::PhaseBegan { part });
        self.begin_phase();
        for player in self.seats.of_mut(self.players.into()) {
            player.offer = None;
        }
        self.begin_harvest_turn(self.first);
    }

    fn begin_harvest_turn(&mut self, seat: Seat) {
        self.phase = Phase::Harvest {
            seat,
            rich_harvest: None,
            treasury: None,
        };
    }

    pub(crate) fn list_harvest(&self, seat: Seat, list: &mut Actions) {
        list.push(Action::Done);
        let player = &self.seats[seat];
        if player.may_play(Card::Harvest) {
            list.extend(player.control.into_iter().map(Action::Harvest));
        }
        if player.may_play(Card::Treasury) {
            list.extend(player.control.into_iter().map(Action::Treasury));
        }
    }

    pub(crate) fn check_harvest(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let (card, province) = match action {
            Action::Done => return Ok(()),
            Action::Harvest(province) => (Card::Harvest, province),
            Action::Treasury(province) => (Card::Treasury, province),
            _ => return Err(Illegal::HarvestTurn),
        };
        self.check_play(seat, card)?;
        self.check_controlled(seat, province)
    }

    /// Each farmer of the province gives 1 gold more (AR-7.3).
    pub(crate) fn rich_harvest(
        &mut self,
        seat: Seat,
        province: Province,
        treasury: Option<Province>,
        events: &mut impl Events<Event>,
    ) {
        let rich_harvest = Some(province);
        self.play(seat, Card::Harvest, rich_harvest, events);
        self.phase = Phase::Harvest {
            seat,
            rich_harvest,
            treasury,
        };
    }

    /// The province gives 8 gold and nothing else (AR-7.4).
    pub(crate) fn treasury(
        &mut self,
        seat: Seat,
        province: Province,
        rich_harvest: Option<Province>,
        events: &mut impl Events<Event>,
    ) {
        let treasury = Some(province);
        self.play(seat, Card::Treasury, treasury, events);
        self.phase = Phase::Harvest {
            seat,
            rich_harvest,
            treasury,
        };
    }

    /// What a province of a player would give in this harvest (AR-7.2).
    fn province_income(&self, province: Province, cards: HarvestCards) -> Income {
        let Some(tile) = self.tile else {
            return Income::default();
        };
        Income::of(
            &self.board()[province],
            &self.provinces[province],
            tile,
            cards.rich_harvest == Some(province),
            cards.treasury == Some(province),
        )
    }

    /// The income is paid, and the next player has a turn; after the last one the round is over
    /// (AR-7.1).
    pub(crate) fn end_harvest_turn(
        &mut self,
        seat: Seat,
        cards: HarvestCards,
        events: &mut impl Events<Event>,
    ) {
        let mut gold = 0;
        for province in self.seats[seat].control {
            let income = self.province_income(province, cards);
            gold += income.gold();
            events.tell(Event::ProvinceIncome {
                seat,
                province,
                farmers: income.farmers,
                mine: income.mine,
                caravan: income.caravan,
                treasury: income.treasury,
            });
        }
        self.seats[seat].gold += gold;
        events.tell(Event::Income { seat, gold });
        match self.next_in_turn(seat) {
            Some(next) => self.begin_harvest_turn(next),
            None => self.end_round(events),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    /// AR-T57, AR-T58: Abu with 3 field farmers and a free one, Sawu with 2 farmers, Berenike.
    fn income(value: u8, rich_harvest: Option<Province>, treasury: Option<Province>) -> u16 {
        let board = Board::standard();
        let tile = Tile::try_from(value).unwrap();
        let farmers = [
            (Province::Abu, 3, 1),
            (Province::Sawu, 2, 0),
            (Province::Berenike, 0, 0),
        ];
        let of = |(province, field_farmers, free_farmers)| {
            let pieces = Pieces {
                field_farmers,
                free_farmers,
                ..Pieces::default()
            };
            let rich_harvest = rich_harvest == Some(province);
            let treasury = treasury == Some(province);
            Income::of(&board[province], &pieces, tile, rich_harvest, treasury).gold()
        };
        farmers.into_iter().map(of).sum()
    }

    /// AR-T57
    #[test]
    fn farmers_mines_and_caravans_pay() {
        assert_eq!(
            [1, 2, 3, 4].map(|value| income(value, None, None)),
            [25, 31, 30, 36]
        );
    }

    /// AR-T58
    #[test]
    fn harvest_cards_add_and_replace() {
        use Province::{Abu, Berenike, Sawu};
        assert_eq!(income(2, Some(Abu), None), 35);
        assert_eq!(income(2, None, Some(Sawu)), 28);
        assert_eq!(income(2, Some(Abu), Some(Sawu)), 32);
        assert_eq!(income(2, Some(Abu), Some(Abu)), 27);
        assert_eq!(income(2, None, Some(Berenike)), 31);
        assert_eq!(income(3, None, Some(Sawu)), 32);
    }
}
