//! What keeps a setup from being a position: the facts of AR-13.

use tabletop::{Game, Seat};

use super::{Fault, Setup};
use crate::card::{Card, Cards, Names};
use crate::kingdom::{EPOCHS, ROUNDS};
use crate::limits::{MAX_POINTS, MAX_PYRAMIDS, max_worth};
use crate::options::First;
use crate::phase::{Part, Phase};
use crate::pieces::{Pieces, STONES_PER_PYRAMID};
use crate::player::Player;
use crate::position::Position;
use crate::province::{Province, Provinces};
use crate::scoring::PROVINCES_EACH;

impl Setup {
    /// All that is wrong with it.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_table(&mut faults);
        // Without a table of the right size nothing else can be judged.
        if faults.is_empty() {
            self.check_course(&mut faults);
            self.check_cards(&mut faults);
            self.check_province_cards(&mut faults);
            self.check_pieces(&mut faults);
            for (seat, player) in self.seats() {
                self.check_wealth(seat, player, &mut faults);
                self.check_free_farmers(seat, player, &mut faults);
                self.check_played(seat, player, &mut faults);
                self.check_sealed(seat, player, &mut faults);
                self.check_offer(seat, player, &mut faults);
                self.check_scribe(seat, player, &mut faults);
            }
        }
        // The phase is judged by the rules themselves, which need a table that is in order.
        if faults.is_empty() {
            let position = self.unchecked();
            position.check_phase(&mut faults);
        }
        faults
    }

    fn players(&self) -> usize {
        self.seats.len()
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.players()).zip(&self.seats)
    }

    fn check_table(&self, faults: &mut Vec<Fault>) {
        if !Position::PLAYERS.contains(&self.players()) {
            faults.push(Fault::Players(self.players()));
        }
        if !(1..=EPOCHS).contains(&self.epoch) {
            faults.push(Fault::Epoch(self.epoch));
        }
        if !(1..=ROUNDS).contains(&self.round) {
            faults.push(Fault::Round(self.round));
        }
        let option = match self.options.first {
            First::Seat(seat) => Some(seat),
            First::Random => None,
        };
        let named = [option, self.first, self.next_first, self.phase.seat()];
        let missing = named.into_iter().flatten();
        let missing = missing.filter(|seat| seat.index() >= self.players());
        faults.extend(missing.map(Fault::NoSuchSeat));
    }

    /// Epoch, round, first player, tile and variant fit the phase.
    fn check_course(&self, faults: &mut Vec<Fault>) {
        let start = self.epoch == 1 && self.round == 1;
        let lot_to_be_drawn = self.phase == Phase::First;
        if self.first.is_none() != lot_to_be_drawn {
            faults.push(Fault::First);
        }
        let fits = match self.phase {
            Phase::First => start && self.options.first == First::Random,
            Phase::Deal { .. } => self.options.expert && self.round == 1,
            Phase::Reveal => self.options.expert,
            Phase::TurnUp => !self.options.expert,
            _ => true,
        };
        if !fits {
            faults.push(Fault::PhaseOutOfPlace);
        }
        let ranked = matches!(
            self.phase,
            Phase::Reward { .. } | Phase::RewardCard { .. } | Phase::Harvest { .. }
        );
        if self.next_first.is_some() && !ranked {
            faults.push(Fault::NextFirst);
        }
        if self.tile.is_some() == (start && !ranked) {
            faults.push(Fault::Tile);
        }
        let last = self.epoch == EPOCHS && self.round == ROUNDS;
        let sold_out = self.seats.iter().all(|player| player.hand.is_empty());
        if self.phase == Phase::Over && !(last && sold_out) {
            faults.push(Fault::OverTooEarly);
        }
    }

    /// AR-13.1
    fn check_cards(&self, faults: &mut Vec<Fault>) {
        let elsewhere = self.cards_outside_the_deck();
        for card in Card::ALL {
            let count = u16::from(elsewhere[card]) + u16::from(self.deck[card]);
            if count != u16::from(card.copies()) {
                faults.push(Fault::Copies { card, count });
            }
        }
    }

    /// AR-13.2, AR-13.3
    fn check_province_cards(&self, faults: &mut Vec<Fault>) {
        let players = self.players();
        let in_play = match self.epoch {
            1 => Province::COUNT,
            _ => PROVINCES_EACH * players,
        };
        if self.in_play.len() != in_play {
            faults.push(Fault::InPlay);
        }
        let instant = matches!(
            self.phase,
            Phase::InstantCard { .. } | Phase::InstantStone { .. }
        );
        let open_fits = match self.phase {
            Phase::TurnUp => self.open.len() < players,
            Phase::Auction { .. } => self.open.len() == players,
            _ if instant => self.open.len() == players,
            _ => self.open.is_empty(),
        };
        if !open_fits {
            faults.push(Fault::Open);
        }
        // While instant rewards are handed out the open provinces are controlled already.
        let open = if instant { Provinces::NONE } else { self.open };
        let piles = self.seats.iter();
        let piles = piles.flat_map(|player| [player.control, player.province_cards]);
        let (mut once, mut wrong) = (Provinces::NONE, Provinces::NONE);
        for pile in piles.chain([open]) {
            wrong = wrong
                .union(pile.intersection(once))
                .union(pile.difference(self.in_play));
            once = once.union(pile);
        }
        faults.extend(wrong.into_iter().map(Fault::ProvinceCard));
        let auctions = match self.phase {
            Phase::First
            | Phase::Deal { .. }
            | Phase::TurnUp
            | Phase::Reveal
            | Phase::Auction { .. } => self.round - 1,
            _ => self.round,
        };
        for (seat, player) in self.seats() {
            if player.control.len() != usize::from(auctions) {
                faults.push(Fault::Control(seat));
            }
            if instant && player.control.intersection(self.open).len() != 1 {
                faults.push(Fault::Won(seat));
            }
            if player.province_cards.len() != self.province_cards_of(seat) {
                faults.push(Fault::ProvinceCards(seat));
            }
        }
    }

    /// How many province cards a player has: three are dealt, and one is shown in each round
    /// (AR-10.2, AR-10.3).
    fn province_cards_of(&self, seat: Seat) -> usize {
        let shown = usize::from(self.round);
        match self.phase {
            _ if !self.options.expert => 0,
            Phase::First => 0,
            Phase::Deal { seat: next } => {
                // The next seat has what all had after the last time round; those before it one more.
                let times_round = self.seats[next.index()].province_cards.len();
                times_round.min(PROVINCES_EACH - 1) + usize::from(seat < next)
            }
            Phase::Reveal => PROVINCES_EACH + 1 - shown,
            _ => PROVINCES_EACH - shown,
        }
    }

    /// AR-13.4, AR-13.5
    fn check_pieces(&self, faults: &mut Vec<Fault>) {
        let players = self.seats.iter();
        let controlled = players.fold(Provinces::NONE, |all, player| all.union(player.control));
        for (province, pieces) in self.provinces.iter() {
            let Pieces {
                field_farmers,
                free_farmers,
                stones,
                pyramids,
            } = *pieces;
            let farmers = field_farmers > 0 || free_farmers > 0;
            let built = stones > 0 || pyramids > 0;
            // In the first epoch only controllers have built; later also those of the first epoch.
            let can_be_built = match self.epoch {
                1 => controlled,
                _ => self.in_play,
            };
            let fits = field_farmers <= self.options.board[province].fields
                && stones < STONES_PER_PYRAMID
                && pyramids <= MAX_PYRAMIDS
                && (!farmers || controlled.contains(province))
                && (!built || can_be_built.contains(province));
            if !fits {
                faults.push(Fault::Pieces(province));
            }
        }
    }

    /// One Free Farmer in each market phase of the epoch so far (AR-13.5).
    fn check_free_farmers(&self, seat: Seat, player: &Player, faults: &mut Vec<Fault>) {
        let in_this_round = match self.phase.part() {
            Some(Part::Auction) => false,
            Some(Part::Market) => player.played.contains(Card::FreeFarmer),
            Some(Part::Offering | Part::Harvest) => true,
            None => self.phase == Phase::Over,
        };
        let provinces = player.control.into_iter();
        let placed = provinces.map(|province| u16::from(self.provinces[province].free_farmers));
        if placed.sum::<u16>() > u16::from(self.round - 1 + u8::from(in_this_round)) {
            faults.push(Fault::FreeFarmers(seat));
        }
    }

    /// Nobody has more than a game can give; points come with the scorings (AR-13.11).
    fn check_wealth(&self, seat: Seat, player: &Player, faults: &mut Vec<Fault>) {
        let worth = u32::from(player.gold) + player.hand.total();
        if worth > max_worth(self.epoch, self.round).into() {
            faults.push(Fault::Gold(seat));
        }
        let unscored = self.epoch == 1 && player.points > 0;
        if unscored || player.points > MAX_POINTS {
            faults.push(Fault::Points(seat));
        }
    }

    /// Names are played in the phase they belong to, and on the own turn (AR-3.4).
    fn check_played(&self, seat: Seat, player: &Player, faults: &mut Vec<Fault>) {
        let mut order = self.first.unwrap_or_default().clockwise(self.players());
        let turn = self.phase.seat();
        let to_come = order.find(|&next| next == seat || Some(next) == turn) != Some(seat);
        let before_bidding = matches!(self.phase, Phase::TurnUp | Phase::Reveal);
        let names: &[Card] = match self.phase.part() {
            Some(Part::Auction) if !before_bidding => &[Card::Defence, Card::Bribe],
            Some(Part::Market) if !to_come => &[Card::Architect, Card::FreeFarmer],
            Some(Part::Harvest) if !to_come => &[Card::Harvest, Card::Treasury],
            Some(Part::Offering) if self.phase != Phase::Offering => &[Card::Change],
            _ => &[],
        };
        let laid = player.offer.is_some_and(|offer| offer.change);
        let change_as_laid = self.phase.part() != Some(Part::Offering)
            || self.phase == Phase::Offering
            || player.played.contains(Card::Change) == laid;
        let allowed: Names = names.iter().copied().collect();
        if !player.played.is_subset(allowed) || !change_as_laid {
            faults.push(Fault::Played(seat));
        }
        if let Phase::Harvest {
            seat: turn,
            rich_harvest,
            treasury,
        } = self.phase
            && turn == seat
        {
            let named = [(Card::Harvest, rich_harvest), (Card::Treasury, treasury)];
            let played: Names = named
                .iter()
                .filter(|(_, province)| province.is_some())
                .map(|&(card, _)| card)
                .collect();
            let mut provinces = named.iter().filter_map(|&(_, province)| province);
            let own = provinces.all(|province| player.control.contains(province));
            if played != player.played || !own {
                faults.push(Fault::HarvestCards(seat));
            }
        }
    }

    /// What is done in secret is done at a sealed point (AR-3.9).
    fn check_sealed(&self, seat: Seat, player: &Player, faults: &mut Vec<Fault>) {
        let sold_fits = self.phase.is_sealed() || player.sold == Cards::NONE;
        let sold_paid = u32::from(player.gold) >= player.sold.total();
        let reveal_fits = match player.revealing {
            Some(province) => {
                self.phase == Phase::Reveal && player.province_cards.contains(province)
            }
            None => true,
        };
        if !sold_fits || !sold_paid || !reveal_fits {
            faults.push(Fault::Sealed(seat));
        }
    }

    /// Offerings are laid at the sealed point and lie there until the rewards are taken (AR-6).
    fn check_offer(&self, seat: Seat, player: &Player, faults: &mut Vec<Fault>) {
        let fits = match (self.phase, player.offer) {
            (Phase::Offering, Some(offer)) => {
                let payable = offer.gold.is_none_or(|gold| gold.get() <= player.gold);
                payable && (!offer.change || player.hand[Card::Change] > 0)
            }
            (Phase::Offering, None) => true,
            (Phase::Change { .. } | Phase::Reward { .. } | Phase::RewardCard { .. }, offer) => {
                let most = max_worth(self.epoch, self.round);
                offer.is_some_and(|offer| offer.gold.is_none_or(|gold| gold.get() <= most))
            }
            (_, offer) => offer.is_none(),
        };
        if !fits {
            faults.push(Fault::Offer(seat));
        }
    }

    /// A scribe is alone on an open province and can be paid (AR-4.4, AR-13.6).
    fn check_scribe(&self, seat: Seat, player: &Player, faults: &mut Vec<Fault>) {
        let bidding = matches!(self.phase, Phase::Auction { .. });
        if let Some(bid) = player.scribe {
            let others = self.seats.iter().filter_map(|player| player.scribe);
            let alone = others
                .filter(|other| other.province == bid.province)
                .count()
                == 1;
            let open = self.open.contains(bid.province);
            if !bidding || !alone || !open || bid.space.gold() > player.gold {
                faults.push(Fault::Scribe(seat));
            }
        }
        if let Some(barred) = player.barred {
            let mut scribes = self.seats.iter().filter_map(|player| player.scribe);
            let held = scribes.any(|bid| bid.province == barred);
            if !bidding || !held {
                faults.push(Fault::Barred(seat));
            }
        }
    }
}
