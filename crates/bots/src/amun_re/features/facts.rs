//! Values that several inputs need.

use std::cmp::Ordering;

use amun_re::card::Card;
use amun_re::goods::Goods;
use amun_re::harvest::Income;
use amun_re::kingdom::{EPOCHS, ROUNDS};
use amun_re::offering::THEFT;
use amun_re::phase::Part;
use amun_re::scoring::{Category, Tally, gold_points};
use amun_re::{Phase, Position, Provinces, Tile};
use tabletop::{BySeat, Seat};

use super::estate::Estate;

/// A position as a seat sees it.
pub(super) struct Facts<'a> {
    pub(super) position: &'a Position,
    pub(super) focus: Seat,
    pub(super) phase: Phase,
    /// Rounds since the game began.
    pub(super) time: usize,
    pub(super) seats: BySeat<Holding>,
    /// What the provinces would score now; goal cards are counted for the focus alone.
    pub(super) tally: BySeat<Tally>,
}

/// What a seat has, as if it had won where it leads and paid what it has bid or offered.
#[derive(Clone, Copy, Default)]
pub(super) struct Holding {
    pub(super) estate: Estate,
    pub(super) gold: i16,
    /// Hand cards, as far as they are known.
    pub(super) cards: u8,
    /// The income of the round, while it has not been paid: at the active tile once it is decided.
    pub(super) income: i16,
    /// Gold, income, and the price of the cards.
    pub(super) wealth: i16,
    /// How many other seats have more of it.
    pub(super) richer: u8,
    /// What can still be bought in the market of the round.
    pub(super) open_goods: [bool; 3],
    /// Points and what would be added now.
    pub(super) total: i16,
}

/// The tile that is assumed before an offering has decided.
const ASSUMED_TILE: Tile = Tile::Two;

impl Facts<'_> {
    pub(super) fn of(position: &Position, focus: Seat) -> Facts<'_> {
        let epochs = usize::from(position.epoch() - 1);
        let mut facts = Facts {
            position,
            focus,
            phase: position.phase(),
            time: epochs * usize::from(ROUNDS) + usize::from(position.round() - 1),
            seats: BySeat::default(),
            tally: BySeat::default(),
        };
        let mut control = BySeat::default();
        for seat in facts.all() {
            let holding = facts.holding(seat);
            control[seat] = holding.estate.provinces;
            facts.seats[seat] = holding;
        }
        facts.tally = position.tally_of(&control);
        let goals = facts.fulfilled_goals().filter(|&fulfilled| fulfilled);
        let goals = goals.count();
        facts.tally[focus][Category::Goals as usize] = 3 * goals as u16;
        for seat in facts.all() {
            let wealth = facts.seats[seat].wealth;
            let richer = facts.others(seat).filter(|other| other.wealth > wealth);
            let richer = richer.count() as u8;
            let mut total = position.player(seat).points + facts.tally[seat].iter().sum::<u16>();
            if facts.is_last_round() {
                total += gold_points(richer + 1);
            }
            facts.seats[seat].richer = richer;
            facts.seats[seat].total = total as i16;
        }
        facts
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.position.players())
    }

    /// What all but this seat have.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = &Holding> {
        let others = self.all().filter(move |&other| other != seat);
        others.map(|other| &self.seats[other])
    }

    pub(super) fn is_last_round(&self) -> bool {
        self.time + 1 == usize::from(EPOCHS * ROUNDS)
    }

    /// For each goal, whether the focus has the card and fulfils it.
    pub(super) fn fulfilled_goals(&self) -> impl Iterator<Item = bool> {
        let hand = &self.position.player(self.focus).hand;
        let fulfilled = self.seats[self.focus].estate.goals;
        let goals = Card::GOALS.into_iter().zip(fulfilled);
        goals.map(|(goal, fulfilled)| hand[goal] > 0 && fulfilled)
    }

    /// How many seats come before this one in turn order.
    fn turn(&self, seat: Seat) -> usize {
        let players = self.position.players();
        let first = self.position.first().unwrap_or_default();
        (players + seat.index() - first.index()) % players
    }

    /// Whether this seat has its turn before or after the one that has it now.
    fn compared_to_active(&self, seat: Seat) -> Ordering {
        let active = self.phase.seat().unwrap_or_default();
        self.turn(seat).cmp(&self.turn(active))
    }

    /// Whether this seat has its turn in the phase after the one that has it now.
    pub(super) fn is_to_come(&self, seat: Seat) -> bool {
        self.compared_to_active(seat) == Ordering::Greater
    }

    fn holding(&self, seat: Seat) -> Holding {
        let player = self.position.player(seat);
        let own = seat == self.focus;
        let mut control = player.control;
        let (mut gold, cards) = if own {
            (player.gold as i16, player.hand.total() as u8)
        } else {
            (player.known_gold() as i16, player.known_cards())
        };
        if let Some(bid) = player.scribe {
            control = control.with(bid.province);
            let found = self.position.board()[bid.province].instant.gold;
            gold += i16::from(found) - bid.space.gold() as i16;
        }
        if let (Phase::Offering, true, Some(offer)) = (self.phase, own, player.offer) {
            gold -= offer.gold.map_or(-(THEFT as i16), |gold| gold.get() as i16);
        }
        let income = self.income(seat, control);
        Holding {
            estate: Estate::of(self.position, control),
            gold,
            cards,
            income,
            wealth: gold + income + i16::from(cards),
            richer: 0,
            open_goods: self.open_goods(seat),
            total: 0,
        }
    }

    fn income(&self, seat: Seat, control: Provinces) -> i16 {
        let mut tile = ASSUMED_TILE;
        let mut cards = (None, None);
        match self.phase {
            Phase::Reward { .. } | Phase::RewardCard { .. } => {
                tile = self.position.tile().unwrap_or(tile);
            }
            Phase::Harvest {
                rich_harvest,
                treasury,
                ..
            } => {
                tile = self.position.tile().unwrap_or(tile);
                match self.compared_to_active(seat) {
                    Ordering::Less => return 0,
                    Ordering::Equal => cards = (rich_harvest, treasury),
                    Ordering::Greater => {}
                }
            }
            Phase::Over => return 0,
            _ => {}
        }
        let gold = control.into_iter().map(|province| {
            let printed = &self.position.board()[province];
            let pieces = self.position.pieces(province);
            let (rich, treasury) = (cards.0 == Some(province), cards.1 == Some(province));
            Income::of(printed, pieces, tile, rich, treasury).gold() as i16
        });
        gold.sum()
    }

    fn open_goods(&self, seat: Seat) -> [bool; 3] {
        let all = [true; 3];
        match self.phase.part() {
            None => [self.phase != Phase::Over; 3],
            Some(Part::Auction) => all,
            Some(Part::Offering | Part::Harvest) => [false; 3],
            Some(Part::Market) => match self.compared_to_active(seat) {
                Ordering::Less => [false; 3],
                Ordering::Greater => all,
                Ordering::Equal => {
                    let bought = match self.phase {
                        Phase::BoughtCard { .. } => Some(Goods::Cards),
                        Phase::PlaceFarmer { .. } => Some(Goods::Farmers),
                        Phase::PlaceStone { .. } => Some(Goods::Stones),
                        Phase::Market { bought, .. } => bought,
                        _ => None,
                    };
                    Goods::ALL.map(|goods| goods.is_open_after(bought))
                }
            },
        }
    }
}
