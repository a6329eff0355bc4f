//! Positions described in a few words; what is not said is filled in.

use amun_re::options::First;
use amun_re::{
    Board, Card, Options, Phase, Player, Position, Province, Provinces, Setup, offering::Tile,
};
use serde_json::{Value, json};
use tabletop::Game;

use super::{Table, cards, province, provinces, seat};

/// A position to be described.
#[derive(Clone)]
pub(crate) struct Scene {
    setup: Setup,
    round: Option<u8>,
    tile: Option<Tile>,
    hoarder: Option<usize>,
}

/// A table where everybody has 20 gold and no cards, and seat 0 is first player. What nobody
/// describes is filled in by [`Scene::setup`].
pub(crate) fn scene(players: usize) -> Scene {
    let player = Player {
        gold: 20,
        ..Player::default()
    };
    Scene {
        setup: Setup {
            seats: vec![player; players],
            ..Setup::new(players)
        },
        round: None,
        tile: None,
        hoarder: None,
    }
}

/// The start of a real game with seat 0 as first player.
pub(crate) fn opening(players: usize) -> Table {
    started(players, false)
}

/// The same in the expert variant: the provinces are dealt in the order of AR-1.7.
pub(crate) fn expert(players: usize) -> Table {
    let mut table = started(players, true);
    for province in Province::ALL.into_iter().take(3 * players) {
        table.play(&format!("deal {province}"));
    }
    table
}

fn started(players: usize, expert: bool) -> Table {
    let options = Options {
        expert,
        first: First::Seat(seat(0)),
        ..Options::default()
    };
    Table::from(Position::new(players, &options).expect("3 to 5 can play"))
}

/// The standard board under the name `my-board`, changed.
pub(crate) fn custom_board(change: impl FnOnce(&mut Value)) -> Board {
    let mut file = Board::standard().to_json();
    file["name"] = json!("my-board");
    change(&mut file);
    Board::from_json(&file).unwrap_or_else(|faults| panic!("{faults:?}"))
}

impl Scene {
    /// The bidding begins for these provinces.
    pub(crate) fn auction(mut self, open: &str) -> Scene {
        self.setup.open = provinces(open);
        let seat = self.setup.first.expect("there is a first player");
        let bribed = false;
        self.phase(Phase::Auction { seat, bribed })
    }

    /// The market begins with the first player.
    pub(crate) fn market(self) -> Scene {
        let seat = self.setup.first.expect("there is a first player");
        let bought = None;
        self.phase(Phase::Market { seat, bought })
    }

    /// The offering begins.
    pub(crate) fn offering(self) -> Scene {
        self.phase(Phase::Offering)
    }

    /// This seat has its harvest turn.
    pub(crate) fn harvest(self, number: usize) -> Scene {
        self.phase(Phase::Harvest {
            seat: seat(number),
            rich_harvest: None,
            treasury: None,
        })
    }

    /// The last harvest turn before a scoring, at tile value 3; seat 0 is first player.
    pub(crate) fn last_harvest(self) -> Scene {
        let last = self.setup.seats.len() - 1;
        self.round(3).tile(3).harvest(last)
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Scene {
        self.setup.phase = phase;
        self
    }

    /// Who is first player; to be said before the phase.
    pub(crate) fn first(mut self, number: usize) -> Scene {
        self.setup.first = Some(seat(number));
        self
    }

    pub(crate) fn epoch(mut self, epoch: u8) -> Scene {
        self.setup.epoch = epoch;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Scene {
        self.round = Some(round);
        self
    }

    /// The active tile.
    pub(crate) fn tile(mut self, value: u8) -> Scene {
        self.tile = Some(Tile::try_from(value).expect("tiles are 1 to 4"));
        self
    }

    /// The gold of the first seats.
    pub(crate) fn gold<const N: usize>(mut self, gold: [u16; N]) -> Scene {
        for (player, gold) in self.setup.seats.iter_mut().zip(gold) {
            player.gold = gold;
        }
        self
    }

    /// The points of the first seats.
    pub(crate) fn points<const N: usize>(mut self, points: [u16; N]) -> Scene {
        for (player, points) in self.setup.seats.iter_mut().zip(points) {
            player.points = points;
        }
        self
    }

    /// A player's cards.
    pub(crate) fn hand(mut self, seat: usize, text: &str) -> Scene {
        self.setup.seats[seat].hand = cards(text);
        self
    }

    /// What a player controls. Others get provinces that nobody speaks of, as many as the round
    /// needs.
    pub(crate) fn controls(mut self, seat: usize, text: &str) -> Scene {
        self.setup.seats[seat].control = provinces(text);
        self
    }

    /// What was built in a province.
    pub(crate) fn built(mut self, key: &str, pyramids: u8, stones: u8) -> Scene {
        let pieces = &mut self.setup.provinces[province(key)];
        (pieces.pyramids, pieces.stones) = (pyramids, stones);
        self
    }

    /// The field farmers and free farmers in a province.
    pub(crate) fn farmers(mut self, key: &str, field: u8, free: u8) -> Scene {
        let pieces = &mut self.setup.provinces[province(key)];
        (pieces.field_farmers, pieces.free_farmers) = (field, free);
        self
    }

    pub(crate) fn discards(mut self, text: &str) -> Scene {
        self.setup.discards = cards(text);
        self
    }

    /// The deck; all cards that lie nowhere are in the hand of this seat.
    pub(crate) fn deck(mut self, text: &str, hoarder: usize) -> Scene {
        self.setup.deck = cards(text);
        self.hoarder = Some(hoarder);
        self
    }

    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.setup.options);
        self
    }

    /// The setup with everything filled in.
    pub(crate) fn setup(self) -> Setup {
        let Scene {
            mut setup,
            round,
            tile,
            hoarder,
        } = self;
        let before_auction = u8::from(matches!(
            setup.phase,
            Phase::TurnUp | Phase::Reveal | Phase::Auction { .. }
        ));
        let most = setup.seats.iter().map(|player| player.control.len()).max();
        let needed = round.unwrap_or(most.unwrap_or(0) as u8 + before_auction);
        setup.round = needed.max(1);
        let each = usize::from(setup.round - before_auction);
        share_out(&mut setup, each);
        let harvest = matches!(setup.phase, Phase::Harvest { .. });
        let first_tile = setup.epoch == 1 && setup.round == 1 && !harvest;
        setup.tile = tile.or_else(|| (!first_tile).then_some(Tile::One));
        match hoarder {
            None => setup.with_full_deck(),
            Some(hoarder) => {
                let outside = setup.discards.plus(&setup.deck);
                let hands = setup.seats.iter().map(|player| player.hand);
                let placed = hands.fold(outside, |all, hand| all.plus(&hand));
                let rest = Card::ALL.map(|card| (card, card.copies() - placed[card]));
                let hand = &mut setup.seats[hoarder].hand;
                *hand = hand.plus(&rest.into_iter().collect());
                setup
            }
        }
    }

    /// The position, to be played on from.
    pub(crate) fn begin(self) -> Table {
        let position = Position::from_setup(&self.setup());
        Table::from(position.unwrap_or_else(|faults| panic!("{faults}")))
    }
}

/// Everybody gets as many provinces as this; in epoch 2 three for each are in play.
fn share_out(setup: &mut Setup, each: usize) {
    let players = setup.seats.len();
    let built = setup.provinces.iter();
    let built = built.filter(|(_, pieces)| **pieces != amun_re::Pieces::default());
    let described: Provinces = built.map(|(province, _)| province).collect();
    let controlled = setup
        .seats
        .iter()
        .fold(setup.open, |all, player| all.union(player.control));
    let spoken_of = described.union(controlled);
    let mut others = Provinces::ALL.difference(spoken_of).into_iter();
    let mut used = spoken_of;
    for player in &mut setup.seats {
        while player.control.len() < each {
            let next = others.next().expect("there are fifteen provinces");
            player.control = player.control.with(next);
            used = used.union(player.control);
        }
    }
    if setup.epoch == 2 {
        while used.len() < 3 * players {
            used = used.with(others.next().expect("there are fifteen provinces"));
        }
        setup.in_play = used;
    }
}
