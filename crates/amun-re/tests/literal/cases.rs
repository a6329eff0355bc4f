//! Test cases of section 11 that begin in the middle of a game, so that the position has to be arranged by hand.

use super::auction::Scribe;
use super::deck::Card;
use super::market::price;
use super::offering::tile_for;
use super::scoring::gold_points;
use super::{Literal, Point, Table};

/// A game whose first player is seat 0, with a position still to be arranged.
fn game(players: usize) -> Literal {
    let table = Table {
        first: Some(0),
        ..Table::standard()
    };
    Literal::new(players, table)
}

/// Gives a province to a seat, with pyramids and stones in it.
fn give(game: &mut Literal, seat: usize, key: &str, pyramids: u32, stones: u32) {
    let province = game.province_mut(key);
    province.controller = Some(seat);
    province.pyramids = pyramids;
    province.stones = stones;
}

/// Puts farmers into a province: on fields and free ones.
fn settle(game: &mut Literal, key: &str, field: u32, free: u32) {
    game.province_mut(key).field_farmers = field;
    game.province_mut(key).free_farmers = free;
}

/// The bids of seat 1 on Thebes, where seat 0 stands on a space.
fn bids_above(space: usize, defended: bool, gold: i64) -> Vec<String> {
    let mut game = game(3);
    for key in ["thebes", "buto", "edfu"] {
        game.turn_up_province(key);
    }
    game.auction
        .scribes
        .insert("thebes", Scribe { seat: 0, space });
    if defended {
        game.auction.defended.insert(0);
    }
    game.players[1].gold = gold;
    game.point = Point::Bid {
        seat: 1,
        bribed: false,
    };
    let mut bids = game.legal(1);
    bids.retain(|action| action.starts_with("bid thebes"));
    bids
}

#[test]
fn ar_t06_and_t22_prices_and_tiles() {
    let prices: Vec<i64> = (1..=9).map(price).collect();
    assert_eq!(prices, [1, 3, 6, 10, 15, 21, 28, 36, 45]);
    let tiles: Vec<u32> = [-15, 0, 2, 3, 12, 13, 22, 23, 60]
        .into_iter()
        .map(tile_for)
        .collect();
    assert_eq!(tiles, [1, 1, 1, 2, 2, 3, 3, 4, 4]);
}

#[test]
fn ar_t20_totals_of_the_board() {
    let board = Table::standard().board;
    let sum = |number: fn(&super::Land) -> u32| -> u32 { board.iter().map(number).sum() };
    assert_eq!(board.len(), 15);
    assert_eq!(sum(|land| u32::from(land.west)), 8);
    assert_eq!(sum(|land| u32::from(land.upper)), 8);
    assert_eq!(sum(|land| u32::from(land.nile)), 8);
    assert_eq!(sum(|land| land.fields), 40);
    assert_eq!(sum(|land| land.temples), 4);
    assert_eq!(sum(|land| land.symbols), 22);
    assert_eq!(sum(|land| land.mine), 12);
    assert_eq!(sum(|land| land.caravan), 20);
    assert_eq!(sum(|land| land.instant_cards), 5);
    assert_eq!(sum(|land| land.instant_stones), 3);
    assert_eq!(sum(|land| land.instant_gold), 12);
}

#[test]
fn ar_t24_and_t28_spaces_and_defence() {
    assert_eq!(bids_above(3, false, 40).len(), 5);
    assert_eq!(bids_above(3, false, 14), ["bid thebes 10"]);
    assert!(bids_above(3, false, 9).is_empty());
    let lowest = [3, 6, 10, 15, 21, 28, 36];
    for (space, gold) in lowest.into_iter().enumerate() {
        assert_eq!(
            bids_above(space, true, gold),
            [format!("bid thebes {gold}")]
        );
        assert!(bids_above(space, true, gold - 1).is_empty());
    }
    assert!(bids_above(7, true, 99).is_empty());
    assert!(bids_above(8, true, 99).is_empty());
}

#[test]
fn ar_t26_t27_and_t76_bribe() {
    let mut game = game(3);
    for key in ["thebes", "buto", "edfu"] {
        game.turn_up_province(key);
    }
    game.decide(0, "bid thebes 3");
    game.decide(1, "bid thebes 6");
    game.decide(2, "bid buto 0");
    game.players[0].hand = vec![Card::Bribe, Card::Bribe, Card::Defence, Card::Harvest];
    game.players[0].gold = 9;
    assert!(!game.legal(0).contains(&"bribe".to_owned()));
    game.decide(0, "sell harvest");
    let mut against_defence = game.clone();
    against_defence.auction.defended.insert(1);
    assert!(!against_defence.legal(0).contains(&"bribe".to_owned()));
    against_defence.players[0].gold = 15;
    against_defence.decide(0, "bribe");
    assert_eq!(
        against_defence.legal(0),
        ["bid thebes 15", "defend", "sell bribe", "sell defence"]
    );
    game.decide(0, "bribe");
    game.decide(0, "defend");
    assert_eq!(game.legal(0), ["bid thebes 10", "sell bribe"]);
    game.decide(0, "bid thebes 10");
    game.players[1].gold = 99;
    game.players[1].hand = vec![Card::Bribe];
    game.decide(1, "bribe");
    let bids = game.legal(1);
    assert_eq!(
        bids,
        ["bid thebes 21", "bid thebes 28", "bid thebes 36"],
        "Defence is in force"
    );
    game.decide(1, "bid thebes 21");
    game.decide(2, "pass");
    game.players[0].gold = 99;
    assert!(
        !game.legal(0).contains(&"bribe".to_owned()),
        "one Bribe per auction"
    );
}

#[test]
fn ar_t39_t40_and_t73_purchases() {
    let mut game = game(3);
    give(&mut game, 0, "thebes", 0, 0);
    give(&mut game, 0, "edfu", 0, 0);
    settle(&mut game, "thebes", 2, 1);
    game.kinds_open = vec!["cards", "farmers"];
    game.point = Point::Market { seat: 0 };
    game.players[0].gold = 99;
    let lots = |game: &Literal, kind: &str| {
        let legal = game.legal(0);
        legal.iter().filter(|each| each.contains(kind)).count()
    };
    assert_eq!(lots(&game, "buy cards"), 2);
    assert_eq!(lots(&game, "buy farmers"), 5);
    game.deck.clear();
    assert_eq!(lots(&game, "buy cards"), 0);
    game.decide(0, "sell architect");
    assert_eq!(lots(&game, "buy cards"), 1);
    game.decide(0, "buy cards 1");
    assert!(
        game.discards.is_empty(),
        "the discards are the deck at the moment the card is due"
    );
    game.outcome("architect");
    assert_eq!(game.legal(0)[0], "buy farmers 1");
}

#[test]
fn ar_t72_shuffling() {
    let mut game = game(3);
    give(&mut game, 0, "memphis", 0, 0);
    game.kinds_open = vec!["cards"];
    game.point = Point::Market { seat: 0 };
    game.deck = vec![Card::Bribe];
    game.discards = vec![Card::Harvest, Card::Harvest, Card::Treasury];
    game.decide(0, "buy cards 3");
    let due = game.chance().expect("the first card is due");
    assert_eq!(due.outcomes, [("bribe".to_owned(), 1)]);
    game.outcome("bribe");
    let due = game.chance().expect("the second card is due");
    assert_eq!(
        due.outcomes,
        [("harvest".to_owned(), 2), ("treasury".to_owned(), 1)]
    );
    game.outcome("treasury");
    game.outcome("harvest");
    assert_eq!((game.deck.len(), game.discards.len()), (1, 0));
}

#[test]
fn ar_t51_and_t53_ranks_and_rewards() {
    let mut game = game(4);
    game.first_player = Some(2);
    for (seat, key) in ["mendes", "buto", "edfu", "dakhla"].iter().enumerate() {
        give(&mut game, seat, key, 0, 2);
    }
    settle(&mut game, "mendes", 6, 0);
    game.start_offering();
    for (seat, offer) in ["offer 5", "offer 5", "offer 5", "offer 7"]
        .iter()
        .enumerate()
    {
        game.decide(seat, offer);
    }
    assert_eq!(game.tile, Some(3));
    for (seat, rewards) in [(3, 3), (2, 2), (0, 1), (1, 1)] {
        assert_eq!(game.owes(), [seat]);
        if seat == 0 {
            assert_eq!(
                game.legal(0),
                [
                    "decline",
                    "sell architect",
                    "take card",
                    "take stone mendes"
                ]
            );
        }
        for _ in 0..rewards {
            game.decide(seat, "take card");
            let card = game.chance().expect("a card is due").outcomes[0].0.clone();
            game.outcome(&card);
        }
    }
    assert_eq!((game.owes(), game.next_first_player), (vec![2], Some(3)));
}

#[test]
fn ar_t57_and_t58_income() {
    let mut game = game(3);
    for key in ["abu", "sawu", "berenike"] {
        give(&mut game, 0, key, 0, 0);
    }
    settle(&mut game, "abu", 3, 1);
    settle(&mut game, "sawu", 2, 0);
    for (tile, income) in [(1, 25), (2, 31), (3, 30), (4, 36)] {
        game.tile = Some(tile);
        assert_eq!(game.income(0), income);
    }
    for (tile, rich_harvest, treasury, income) in [
        (2, Some("abu"), None, 35),
        (2, None, Some("sawu"), 28),
        (2, Some("abu"), Some("sawu"), 32),
        (2, Some("abu"), Some("abu"), 27),
        (2, None, Some("berenike"), 31),
        (3, None, Some("sawu"), 32),
    ] {
        game.tile = Some(tile);
        game.harvest.rich_harvest = rich_harvest;
        game.harvest.treasury = treasury;
        assert_eq!(game.income(0), income);
    }
}

#[test]
fn ar_t61_and_t62_banks() {
    let mut game = game(3);
    give(&mut game, 0, "buto", 2, 1);
    give(&mut game, 1, "edfu", 2, 2);
    give(&mut game, 2, "memphis", 1, 2);
    give(&mut game, 0, "abu", 1, 0);
    give(&mut game, 0, "thebes", 1, 0);
    give(&mut game, 2, "mendes", 1, 0);
    let banks: Vec<i64> = (0..3).map(|seat| game.bank_points(seat)).collect();
    assert_eq!(banks, [5, 5, 5]);
    for key in ["abu", "thebes", "mendes"] {
        game.province_mut(key).pyramids = 0;
    }
    let banks: Vec<i64> = (0..3).map(|seat| game.bank_points(seat)).collect();
    assert_eq!(banks, [0, 5, 0]);
}

#[test]
fn ar_t63_and_t66_a_whole_scoring() {
    let mut game = game(3);
    give(&mut game, 0, "damanhur", 1, 0);
    give(&mut game, 0, "buto", 2, 1);
    give(&mut game, 0, "memphis", 1, 2);
    give(&mut game, 1, "edfu", 2, 2);
    give(&mut game, 1, "thebes", 3, 0);
    give(&mut game, 1, "abu", 0, 1);
    give(&mut game, 2, "mendes", 3, 1);
    give(&mut game, 2, "avaris", 0, 0);
    give(&mut game, 2, "amarna", 1, 0);
    settle(&mut game, "damanhur", 1, 0);
    settle(&mut game, "buto", 5, 0);
    settle(&mut game, "memphis", 3, 1);
    game.tile = Some(3);
    game.players[0].hand = vec![
        Card::GoalBank,
        Card::GoalBank,
        Card::GoalEgypt,
        Card::GoalFarmers,
        Card::GoalSymbols,
    ];
    game.players[1].hand = vec![Card::GoalNile, Card::GoalBank];
    game.players[2].hand.clear();
    game.score_epoch();
    let points: Vec<i64> = game.players.iter().map(|player| player.points).collect();
    assert_eq!(points, [22, 16, 12]);
    assert_eq!(game.players[0].hand, [Card::GoalBank, Card::GoalSymbols]);
    assert_eq!(game.players[1].hand, [Card::GoalBank]);
    game.change_epoch();
    let memphis = game.province("memphis");
    assert_eq!((memphis.pyramids, memphis.stones), (1, 2));
    assert_eq!((memphis.farmers(), memphis.controller), (0, None));
}

#[test]
fn ar_t64_goal_limits() {
    for (goal, provinces, fulfilled) in [
        (Card::GoalSymbols, ["thebes", "dakhla", "damanhur"], true),
        (Card::GoalSymbols, ["thebes", "buto", "amarna"], false),
        (Card::GoalNile, ["buto", "memphis", "thebes"], true),
        (Card::GoalNile, ["damanhur", "dakhla", "sawu"], true),
        (Card::GoalNile, ["buto", "memphis", "dakhla"], false),
        (Card::GoalBank, ["buto", "edfu", "kharga"], true),
        (Card::GoalBank, ["buto", "edfu", "abu"], false),
        (Card::GoalEgypt, ["buto", "mendes", "amarna"], true),
        (Card::GoalEgypt, ["buto", "mendes", "abu"], false),
    ] {
        let mut game = game(3);
        for key in provinces {
            give(&mut game, 0, key, 0, 0);
        }
        assert_eq!(
            game.fulfils(0, goal),
            fulfilled,
            "{} {provinces:?}",
            goal.key()
        );
    }
}

#[test]
fn ar_t68_gold_ranking() {
    assert_eq!(gold_points(&[10, 10, 5]), [6, 6, 2]);
    assert_eq!(gold_points(&[10, 8, 8]), [6, 4, 4]);
    assert_eq!(gold_points(&[9, 9, 9, 8]), [6, 6, 6, 0]);
    assert_eq!(gold_points(&[9, 8, 7, 7]), [6, 4, 2, 2]);
    assert_eq!(gold_points(&[9, 9, 8, 8]), [6, 6, 2, 2]);
    assert_eq!(gold_points(&[9, 8, 7, 6, 5]), [6, 4, 2, 0, 0]);
    assert_eq!(gold_points(&[0, 0, 0, 0, 0]), [6, 6, 6, 6, 6]);
}

#[test]
fn ar_t69_and_t71_final_sale_and_winner() {
    let mut game = game(3);
    for player in &mut game.players {
        player.points = 35;
        player.gold = 7;
        player.hand = vec![Card::Architect; 4];
    }
    give(&mut game, 0, "buto", 6, 2);
    give(&mut game, 1, "edfu", 5, 2);
    give(&mut game, 2, "abu", 6, 2);
    give(&mut game, 2, "sawu", 0, 1);
    game.end_game();
    let ending = game.result().expect("the game is over");
    assert_eq!(ending.gold, [11, 11, 11]);
    assert_eq!(ending.scores, [41, 41, 41]);
    assert_eq!(ending.places, [2, 3, 1]);
    game.province_mut("sawu").stones = 0;
    assert_eq!(game.places(), [1, 3, 1]);
}
