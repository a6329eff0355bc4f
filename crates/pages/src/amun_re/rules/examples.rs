//! Games for the examples. They are played by the rules themselves, so that no example can be
//! wrong.

use amun_re::kingdom::ROUNDS;
use amun_re::options::First;
use amun_re::{
    Action, Board, Card, Cards, Options, Outcome, Phase, Pieces, Player, Position, Province,
    Provinces, Setup, Tile,
};
use tabletop::{Game, Seat, Silence};

/// The messages that name the players of the examples.
pub(super) const NAMES: [&str; 3] = [
    "rules-ar-example-player-1",
    "rules-ar-example-player-2",
    "rules-ar-example-player-3",
];

/// The provinces of the auction (AR-T01).
pub(super) const OPEN: [Province; 3] = [Province::Thebes, Province::Dakhla, Province::Abydos];

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a table has this seat")
}

/// An auction bid by bid, and the position after it (AR-T01).
pub(super) fn auction() -> (Vec<(Seat, Action)>, Position) {
    let options = Options {
        first: First::Seat(seat(0)),
        ..Options::default()
    };
    let position = Position::new(NAMES.len(), &options);
    let mut position = position.expect("three can play");
    for province in OPEN {
        let turned = position.settle(Outcome::Province(province), &mut Silence);
        turned.expect("the province has not been seen yet");
    }
    let bid = |province, gold| Action::Bid { province, gold };
    let acts = [
        (0, bid(Province::Dakhla, 10)),
        (1, bid(Province::Thebes, 3)),
        (2, bid(Province::Thebes, 6)),
        (0, Action::Pass),
        (1, bid(Province::Abydos, 0)),
    ];
    let acts = acts.map(|(number, action)| (seat(number), action));
    for (seat, action) in acts {
        let done = position.apply(seat, action, &mut Silence);
        done.expect("the example keeps the rules, as a test shows");
    }
    (acts.to_vec(), position)
}

/// What lies in the provinces of the harvest (AR-T57).
pub(super) fn fields() -> [(Province, Pieces); 3] {
    let farmers = |field_farmers, free_farmers| Pieces {
        field_farmers,
        free_farmers,
        ..Pieces::default()
    };
    [
        (Province::Abu, farmers(3, 1)),
        (Province::Sawu, farmers(2, 0)),
        (Province::Berenike, farmers(0, 0)),
    ]
}

/// The end of a kingdom, before it is scored (AR-T63).
pub(super) fn kingdom() -> Position {
    use Province::{Abu, Amarna, Avaris, Buto, Damanhur, Edfu, Memphis, Mendes, Thebes};
    let control = [
        [Damanhur, Buto, Memphis],
        [Edfu, Thebes, Abu],
        [Mendes, Avaris, Amarna],
    ];
    let hands: [&[Card]; 3] = [
        &[
            Card::GoalBank,
            Card::GoalBank,
            Card::GoalEgypt,
            Card::GoalFarmers,
            Card::GoalSymbols,
        ],
        &[Card::GoalNile, Card::GoalSymbols],
        &[],
    ];
    let built = [
        (Damanhur, 1, 0),
        (Buto, 2, 1),
        (Memphis, 1, 2),
        (Edfu, 2, 2),
        (Thebes, 3, 0),
        (Abu, 0, 1),
        (Mendes, 3, 1),
        (Amarna, 1, 0),
    ];
    let players = control.iter().zip(hands).map(|(control, hand)| Player {
        control: Provinces::of(control),
        hand: Cards::of(hand),
        ..Player::start()
    });
    let mut setup = Setup {
        round: ROUNDS,
        tile: Some(Tile::Three),
        phase: Phase::Harvest {
            seat: seat(2),
            rich_harvest: None,
            treasury: None,
        },
        seats: players.collect(),
        ..Setup::new(NAMES.len())
    };
    for (province, pyramids, stones) in built {
        setup.provinces[province].pyramids = pyramids;
        setup.provinces[province].stones = stones;
    }
    for province in control[0] {
        setup.provinces[province].field_farmers = Board::standard()[province].fields;
    }
    setup.provinces[Memphis].free_farmers = 1;
    let position = Position::from_setup(&setup.with_full_deck());
    position.expect("the example keeps the rules, as a test shows")
}
