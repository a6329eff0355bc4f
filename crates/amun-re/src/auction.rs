//! Bidding for the open provinces (AR-4).

use tabletop::{Events, Seat};

use crate::action::{Action, Actions};
use crate::bid::{Bid, SPACES, Space};
use crate::card::Card;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Part, Phase};
use crate::position::Position;
use crate::province::{Province, Provinces};

impl Position {
    /// The first player begins the bidding (AR-4.3).
    pub(crate) fn begin_auction(&mut self, events: &mut impl Events<Event>) {
        let part = Part::Auction;
        events.tell(Event::PhaseBegan { part });
        self.phase = Phase::Auction {
            seat: self.first,
            bribed: false,
        };
    }

    /// The open provinces that hold a scribe.
    #[inline]
    pub(crate) fn held(&self) -> Provinces {
        let players = self.seats.of(self.players()).iter();
        let scribes = players.filter_map(|player| player.scribe);
        scribes.map(|bid| bid.province).collect()
    }

    /// Whose scribe is on this province, and on which space.
    #[inline]
    pub fn scribe_on(&self, province: Province) -> Option<(Seat, Space)> {
        Seat::all(self.players()).find_map(|seat| match self.seats[seat].scribe {
            Some(bid) if bid.province == province => Some((seat, bid.space)),
            _ => None,
        })
    }

    /// The place of the lowest space that may be taken: any on an empty province, otherwise one
    /// above the scribe there, or two if its owner has played Defence (AR-4.4, AR-4.8). It lies
    /// beyond the row if there is none.
    #[inline]
    pub(crate) fn lowest_place(&self, province: Province) -> usize {
        match self.scribe_on(province) {
            None => 0,
            Some((owner, space)) if self.seats[owner].is_defended() => space.place() + 2,
            Some((_, space)) => space.place() + 1,
        }
    }

    /// The bids on a province that outbid its scribe and can be paid with this much gold (AR-4.4).
    fn bids_on(&self, province: Province, gold: u16) -> impl Iterator<Item = Action> + use<> {
        let places = self.lowest_place(province)..Space::beyond(gold);
        places.map(move |place| Action::Bid {
            province,
            gold: SPACES[place],
        })
    }

    /// Whether a bid on the barred province is possible now (AR-4.9).
    pub(crate) fn can_bid_on(&self, province: Province, gold: u16) -> bool {
        self.lowest_place(province) < Space::beyond(gold)
    }

    pub(crate) fn list_auction(&self, seat: Seat, bribed: bool, list: &mut Actions) {
        let player = &self.seats[seat];
        if player.scribe.is_some() {
            list.push(Action::Pass);
        } else if let (true, Some(barred)) = (bribed, player.barred) {
            list.extend(self.bids_on(barred, player.gold));
        } else {
            let held = self.held();
            let elsewhere = match player.barred {
                Some(barred) => held.without(barred),
                None => held,
            };
            // Empty provinces first, so that the list begins with a bid that costs nothing.
            for province in self.open.difference(held) {
                list.extend(self.bids_on(province, player.gold));
            }
            for province in elsewhere {
                list.extend(self.bids_on(province, player.gold));
            }
        }
        if player.may_play(Card::Defence) {
            list.push(Action::Defend);
        }
        if player.may_play(Card::Bribe)
            && player.scribe.is_none()
            && let Some(barred) = player.barred
            && self.can_bid_on(barred, player.gold)
        {
            list.push(Action::Bribe);
        }
    }

    pub(crate) fn check_auction(
        &self,
        seat: Seat,
        bribed: bool,
        action: Action,
    ) -> Result<(), Illegal> {
        let leads = self.seats[seat].scribe.is_some();
        match action {
            Action::Pass if leads => Ok(()),
            Action::Defend => self.check_play(seat, Card::Defence),
            _ if leads => Err(Illegal::MustPass),
            Action::Bid { province, gold } => self.check_bid(seat, bribed, province, gold),
            Action::Bribe => self.check_bribe(seat),
            _ => Err(Illegal::BidDue),
        }
    }

    fn check_bid(
        &self,
        seat: Seat,
        bribed: bool,
        province: Province,
        gold: u16,
    ) -> Result<(), Illegal> {
        let player = &self.seats[seat];
        let space = Space::of_gold(gold).ok_or(Illegal::NoSpace)?;
        let barred = player.barred == Some(province);
        if !self.open.contains(province) {
            return Err(Illegal::NotOpen);
        }
        if barred != bribed {
            let reason = if barred {
                Illegal::Barred
            } else {
                Illegal::Bribed
            };
            return Err(reason);
        }
        match self.scribe_on(province) {
            Some((_, other)) if space <= other => Err(Illegal::TooLow(other.gold())),
            Some((_, other)) if space.place() < self.lowest_place(province) => {
                Err(Illegal::Defended(other.gold()))
            }
            _ if gold > player.gold => Err(Illegal::BidTooHigh),
            _ => Ok(()),
        }
    }

    fn check_bribe(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_play(seat, Card::Bribe)?;
        let player = &self.seats[seat];
        match player.barred {
            None => Err(Illegal::NothingBarred),
            Some(barred) if !self.can_bid_on(barred, player.gold) => Err(Illegal::BribeInVain),
            Some(_) => Ok(()),
        }
    }

    /// A leader passes; the scribe stays (AR-4.3).
    pub(crate) fn pass(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        events.tell(Event::Passed { seat });
        self.next_auction_turn(seat);
    }

    /// Defence lasts to the end of this auction and moves with the scribe (AR-4.8).
    pub(crate) fn defend(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.play(seat, Card::Defence, None, events);
    }

    /// In this turn the player bids on the barred province, and only there (AR-4.9).
    pub(crate) fn bribe(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let barred = self.seats[seat].barred;
        self.play(seat, Card::Bribe, barred, events);
        self.phase = Phase::Auction { seat, bribed: true };
    }

    /// A scribe is placed, and one that stood there goes back to its owner (AR-4.6). The auction
    /// ends at once when no open province is empty (AR-4.10).
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        province: Province,
        gold: u16,
        events: &mut impl Events<Event>,
    ) {
        events.tell(Event::Bid {
            seat,
            province,
            gold,
        });
        if let Some((outbid, _)) = self.scribe_on(province) {
            let player = &mut self.seats[outbid];
            player.scribe = None;
            player.barred = Some(province);
            events.tell(Event::Outbid {
                seat: outbid,
                province,
                by: seat,
            });
        }
        let space = Space::of_gold(gold).expect("only spaces are bid");
        self.seats[seat].scribe = Some(Bid { province, space });
        if self.held() == self.open {
            self.settle_auction(events);
        } else {
            self.next_auction_turn(seat);
        }
    }

    /// The turns go round and round (AR-4.3).
    fn next_auction_turn(&mut self, after: Seat) {
        self.phase = Phase::Auction {
            seat: after.left(self.players()),
            bribed: false,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Cards;
    use crate::player::Player;
    use crate::script::{Script, auction};

    use Province::{Buto, Edfu, Mendes, Thebes};

    /// Seat 0 holds these cards.
    fn auction_with(hand: &[Card], open: &[Province]) -> Script {
        let mut setup = auction(open);
        setup.seats[0].hand = Cards::of(hand);
        Script::from(setup)
    }

    /// AR-4.3
    #[test]
    fn a_leader_must_pass_and_others_must_bid() {
        let mut game = auction_with(&[], &[Thebes, Buto, Edfu]);
        assert_eq!(game.refuses(0, "pass"), Illegal::BidDue);
        game.says(0, &["bid thebes 3"]);
        game.says(1, &["bid buto 1"]);
        game.says(2, &["bid buto 6"]);
        assert_eq!(game.legal(0), ["pass"]);
        assert_eq!(game.refuses(0, "bid edfu 0"), Illegal::MustPass);
    }

    /// AR-4.4, AR-T24
    #[test]
    fn a_bid_is_a_space_above_the_scribe_that_can_be_paid() {
        let mut setup = auction(&[Thebes, Buto, Edfu]);
        setup.seats[1].gold = 14;
        let mut game = Script::from(setup);
        game.says(0, &["bid thebes 6"]);
        assert_eq!(game.refuses(1, "bid thebes 7"), Illegal::NoSpace);
        assert_eq!(game.refuses(1, "bid thebes 6"), Illegal::TooLow(6));
        assert_eq!(game.refuses(1, "bid thebes 15"), Illegal::BidTooHigh);
        assert_eq!(game.refuses(1, "bid mendes 0"), Illegal::NotOpen);
        let legal = game.legal(1);
        assert_eq!(
            legal[0], "bid buto 0",
            "the list begins with a bid that costs nothing"
        );
        let on_thebes = legal.iter().filter(|text| text.contains("thebes"));
        assert_eq!(on_thebes.collect::<Vec<_>>(), ["bid thebes 10"]);
    }

    /// AR-4.6, AR-T25
    #[test]
    fn only_the_latest_province_is_barred() {
        let mut game = auction_with(&[], &[Thebes, Buto, Edfu, Mendes]);
        game.says(0, &["bid thebes 0"]);
        game.says(1, &["bid thebes 1"]);
        game.says(2, &["bid buto 0"]);
        game.says(3, &["bid buto 1"]);
        assert_eq!(game.refuses(0, "bid thebes 3"), Illegal::Barred);
        game.says(0, &["bid buto 3"]);
        game.says(1, &["pass"]);
        game.says(2, &["bid thebes 3"]);
        game.says(3, &["bid thebes 6"]);
        game.says(0, &["pass"]);
        game.says(1, &["bid buto 6"]);
        game.says(2, &["bid edfu 0"]);
        game.says(3, &["pass"]);
        assert_eq!(game.refuses(0, "bid buto 10"), Illegal::Barred);
        game.says(0, &["bid thebes 10"]);
    }

    /// AR-4.8, AR-T28
    #[test]
    fn a_defended_bid_must_be_outbid_by_two_spaces() {
        let lowest = [
            Some(3),
            Some(6),
            Some(10),
            Some(15),
            Some(21),
            Some(28),
            Some(36),
            None,
            None,
        ];
        for (gold, lowest) in SPACES.into_iter().zip(lowest) {
            let mut setup = auction(&[Thebes, Buto, Edfu]);
            setup.seats[0].hand = Cards::of(&[Card::Defence]);
            setup.seats[0].gold = 40;
            setup.seats[1].gold = 40;
            let mut game = Script::from(setup);
            game.says(0, &["defend", &format!("bid thebes {gold}")]);
            let legal = game.legal(1);
            let first = legal.iter().find(|text| text.contains("thebes"));
            assert_eq!(
                first,
                lowest.map(|gold| format!("bid thebes {gold}")).as_ref()
            );
        }
    }

    /// AR-4.8, AR-T29
    #[test]
    fn defence_moves_with_the_scribe() {
        let mut game = auction_with(&[Card::Defence, Card::Defence], &[Buto, Mendes, Edfu]);
        game.says(0, &["defend", "bid buto 3"]);
        assert_eq!(game.refuses(1, "bid buto 6"), Illegal::Defended(3));
        game.says(1, &["bid buto 10"]);
        game.says(2, &["bid buto 15"]);
        assert_eq!(
            game.refuses(0, "defend"),
            Illegal::PlayedBefore(Card::Defence)
        );
        game.says(0, &["bid mendes 1"]);
        assert_eq!(game.refuses(1, "bid mendes 3"), Illegal::Defended(1));
        game.says(1, &["bid mendes 6"]);
    }

    /// AR-4.9, AR-T26
    #[test]
    fn bribe_leads_back_to_the_barred_province_and_only_there() {
        let hand = [Card::Bribe, Card::Bribe, Card::Harvest];
        let mut setup = auction(&[Thebes, Buto, Edfu]);
        setup.seats[0] = Player {
            gold: 9,
            hand: Cards::of(&hand),
            ..Player::start()
        };
        let mut game = Script::from(setup);
        assert_eq!(game.refuses(0, "bribe"), Illegal::NothingBarred);
        game.says(0, &["bid thebes 3"]);
        game.says(1, &["bid thebes 6"]);
        game.says(2, &["bid buto 0"]);
        assert_eq!(game.refuses(0, "bribe"), Illegal::BribeInVain);
        game.says(0, &["sell harvest", "bribe"]);
        assert_eq!(game.legal(0), ["bid thebes 10"]);
        assert_eq!(game.refuses(0, "bid edfu 0"), Illegal::Bribed);
        game.says(0, &["bid thebes 10"]);
        game.says(1, &["bid buto 1"]);
        game.says(2, &["bid thebes 15"]);
        assert_eq!(game.refuses(0, "bribe"), Illegal::PlayedBefore(Card::Bribe));
        game.says(0, &["sell bribe"]);
    }

    /// AR-4.9, AR-T76
    #[test]
    fn bribe_and_defence_go_together() {
        let mut game = auction_with(&[Card::Bribe, Card::Defence], &[Thebes, Buto, Edfu]);
        game.says(0, &["bid thebes 3"]);
        game.says(1, &["bid thebes 6"]);
        game.says(2, &["bid buto 0"]);
        game.says(0, &["bribe", "defend", "bid thebes 10"]);
        game.says(1, &["bid buto 1"]);
        assert_eq!(game.refuses(2, "bid thebes 15"), Illegal::Defended(10));
    }
}
