//! A table kept by somebody who only hears what happens.

use amun_re::event::{Builder, Source};
use amun_re::phase::Part;
use amun_re::{
    Bid, ByProvince, Card, Cards, Event, Phase, Pieces, Position, Province, Provinces, Space, Tile,
};
use tabletop::{Game, Seat};

/// Everything the events tell of.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    first: Option<Seat>,
    next_first: Option<Seat>,
    tile: Option<Tile>,
    open: Provinces,
    deck: Cards,
    discards: Cards,
    pieces: ByProvince<Pieces>,
    pub(crate) seats: Vec<Account>,
}

/// What a player has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Account {
    pub(crate) gold: i32,
    pub(crate) points: u16,
    hand: Cards,
    sold: Cards,
    control: Provinces,
    province_cards: Provinces,
    scribe: Option<Bid>,
    barred: Option<Province>,
    /// The income of the provinces, not paid yet.
    unpaid: u16,
    /// The points of the scoring under way, not booked yet.
    unbooked: u16,
    placed: Option<(u16, u8)>,
}

impl Ledger {
    /// The start of a game (AR-2).
    pub(crate) fn new(players: usize) -> Ledger {
        let account = Account {
            gold: 20,
            hand: Cards::of(&[Card::Architect]),
            ..Account::default()
        };
        let mut deck = Cards::GAME;
        deck[Card::Architect] -= players as u8;
        Ledger {
            first: None,
            next_first: None,
            tile: None,
            open: Provinces::NONE,
            deck,
            discards: Cards::NONE,
            pieces: ByProvince::default(),
            seats: vec![account; players],
        }
    }

    fn seat(&mut self, seat: Seat) -> &mut Account {
        &mut self.seats[seat.index()]
    }

    /// A card leaves a hand for the discards.
    fn discard(&mut self, seat: Seat, card: Card, number: u8) {
        self.seat(seat).hand[card] -= number;
        self.discards[card] += number;
    }

    /// Writes down one event.
    pub(crate) fn hear(&mut self, event: Event) {
        match event {
            Event::FirstPlayerDrawn { seat } => self.first = Some(seat),
            Event::RoundBegan { first, .. } => {
                assert!(self.first.is_none() || self.first_to_come() == Some(first));
                self.first = Some(first);
                self.next_first = None;
            }
            Event::PhaseBegan { part: Part::Market } => self.open = Provinces::NONE,
            Event::ProvinceDealt { seat, province } => {
                let account = self.seat(seat);
                let dealt = province.expect("the ledger hears all");
                account.province_cards = account.province_cards.with(dealt);
            }
            Event::ProvinceOpened { province, by } => {
                self.open = self.open.with(province);
                if let Some(seat) = by {
                    let account = self.seat(seat);
                    assert!(account.province_cards.contains(province));
                    account.province_cards = account.province_cards.without(province);
                }
            }
            Event::CardPlayed { seat, card, .. } | Event::GoalFulfilled { seat, card } => {
                self.discard(seat, card, 1);
            }
            Event::CardSold { seat, card } => {
                self.discard(seat, card, 1);
                self.seat(seat).gold += 1;
            }
            Event::CardSoldInSecret { seat, card } => {
                let account = self.seat(seat);
                account.hand[card] -= 1;
                account.sold[card] += 1;
                account.gold += 1;
            }
            Event::SaleShown { seat, card } => {
                self.seat(seat).sold[card] -= 1;
                self.discards[card] += 1;
            }
            Event::CardDrawn { seat, card, .. } => {
                let card = card.expect("the ledger hears all");
                self.deck[card] -= 1;
                self.seat(seat).hand[card] += 1;
            }
            Event::DiscardsShuffled { cards } => {
                assert!(self.deck.is_empty());
                self.deck = std::mem::take(&mut self.discards);
                assert_eq!(self.deck.total(), u32::from(cards));
            }
            Event::NoCardsLeft { .. } => {
                assert!(self.deck.is_empty() && self.discards.is_empty());
            }
            Event::Bid {
                seat,
                province,
                gold,
            } => {
                let space = Space::of_gold(gold).expect("bids are on spaces");
                let outbid = self.seats.iter_mut().find(|account| {
                    account
                        .scribe
                        .is_some_and(|scribe| scribe.province == province)
                });
                if let Some(outbid) = outbid {
                    outbid.scribe = None;
                }
                self.seat(seat).scribe = Some(Bid { province, space });
            }
            Event::Outbid { seat, province, .. } => {
                assert_eq!(self.seat(seat).scribe, None);
                self.seat(seat).barred = Some(province);
            }
            Event::Paid { seat, gold } => {
                let account = self.seat(seat);
                let bid = account.scribe.expect("everybody leads somewhere");
                assert_eq!(bid.space.gold(), gold);
                account.gold -= i32::from(gold);
            }
            Event::ProvinceWon { seat, province } => {
                let account = self.seat(seat);
                account.scribe = None;
                account.barred = None;
                account.control = account.control.with(province);
            }
            Event::InstantGold { seat, gold, .. } => self.seat(seat).gold += i32::from(gold),
            Event::Bought { seat, price, .. } => self.seat(seat).gold -= i32::from(price),
            Event::FarmerPlaced { province, from, .. } => match from {
                Source::FreeFarmer => self.pieces[province].free_farmers += 1,
                _ => self.pieces[province].field_farmers += 1,
            },
            Event::StonePlaced { province, .. } => self.pieces[province].stones += 1,
            Event::PyramidBuilt {
                province,
                by,
                pyramids,
                ..
            } => {
                let pieces = &mut self.pieces[province];
                pieces.stones -= match by {
                    Builder::Stones => 3,
                    Builder::Architect => 2,
                };
                pieces.pyramids += 1;
                assert_eq!(pieces.pyramids, pyramids);
            }
            Event::OfferShown { seat, offer } => {
                self.seat(seat).gold -= i32::from(offer.value());
            }
            Event::TileChosen { tile, .. } => self.tile = Some(tile),
            Event::NextFirstPlayer { seat } => self.next_first = Some(seat),
            Event::ProvinceIncome {
                seat,
                farmers,
                mine,
                caravan,
                treasury,
                ..
            } => self.seat(seat).unpaid += farmers + mine + caravan + treasury,
            Event::Income { seat, gold } => {
                let account = self.seat(seat);
                assert_eq!(std::mem::take(&mut account.unpaid), gold);
                account.gold += i32::from(gold);
            }
            Event::Scored { seat, points, .. } => self.seat(seat).unbooked += points,
            Event::Booked { seat, sum } => {
                let account = self.seat(seat);
                assert_eq!(std::mem::take(&mut account.unbooked), sum);
                account.points += sum;
            }
            Event::BoardCleared => {
                for account in &mut self.seats {
                    account.control = Provinces::NONE;
                }
                for pieces in self.pieces.values_mut() {
                    (pieces.field_farmers, pieces.free_farmers) = (0, 0);
                }
            }
            Event::FinalSale { seat, card, number } => {
                self.discard(seat, card, number);
                self.seat(seat).gold += i32::from(number);
            }
            Event::GoldRanked {
                seat, gold, points, ..
            } => {
                let account = self.seat(seat);
                assert_eq!(account.gold, i32::from(gold));
                account.points += points;
            }
            Event::Placed {
                seat,
                points,
                place,
            } => self.seat(seat).placed = Some((points, place)),
            Event::EpochBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::RevealChosen { .. }
            | Event::Passed { .. }
            | Event::TurnEnded { .. }
            | Event::OfferChosen { .. }
            | Event::TotalCounted { .. }
            | Event::TotalChanged { .. }
            | Event::Ranked { .. }
            | Event::Declined { .. }
            | Event::EpochEnded { .. } => {}
        }
    }

    /// The first player of the next round, as far as it is known.
    fn first_to_come(&self) -> Option<Seat> {
        self.next_first.or(self.first)
    }

    /// Compares with the real table.
    pub(crate) fn check(&self, position: &Position) {
        // Between two rounds the new first player is known, and the round is not told yet.
        let between = match position.phase() {
            Phase::TurnUp => position.open().is_empty(),
            Phase::Deal { .. } | Phase::Over => true,
            _ => false,
        };
        if between && self.first.is_some() && !position.is_over() {
            assert_eq!(self.first_to_come(), position.first());
        } else if !between {
            assert_eq!(self.first, position.first());
            assert_eq!(self.next_first, position.next_first());
        }
        assert_eq!(self.tile, position.tile());
        assert_eq!(self.open, position.open());
        assert_eq!(&self.deck, position.deck());
        assert_eq!(&self.discards, position.discards());
        for province in Province::ALL {
            let told = &self.pieces[province];
            assert_eq!(told, position.pieces(province), "{province}");
        }
        for (seat, account) in Seat::all(position.players()).zip(&self.seats) {
            let player = position.player(seat);
            assert_eq!(account.gold, i32::from(player.gold), "seat {seat}");
            assert_eq!(account.points, player.points, "seat {seat}");
            assert_eq!(account.hand, player.hand, "seat {seat}");
            assert_eq!(account.sold, player.sold, "seat {seat}");
            assert_eq!(account.control, player.control, "seat {seat}");
            assert_eq!(account.province_cards, player.province_cards);
            assert_eq!(account.scribe, player.scribe, "seat {seat}");
            assert_eq!(account.barred, player.barred, "seat {seat}");
            let placed = position.is_over();
            let placed = placed.then(|| (player.points, position.place(seat)));
            assert_eq!(account.placed, placed, "seat {seat}");
        }
    }

    /// All power cards in all places together (AR-13.1).
    pub(crate) fn cards(&self) -> Cards {
        let hands = self
            .seats
            .iter()
            .flat_map(|account| [account.hand, account.sold]);
        hands.fold(self.deck.plus(&self.discards), |all, pile| all.plus(&pile))
    }
}
