//! The opening example of the rulebook (AR-T04, AR-T05).

use amun_re::Card;
use tabletop::Game;

use crate::common::{Table, opening, seat};

/// Egor 0, Kolya 1, Sergei 2, Masha 3: the auction, where Masha bids this on Mendes and Kolya
/// outbids her with that, and the market.
fn market(masha: u16, kolya: u16) -> Table {
    let mut table = opening(4);
    table.play("up thebes avaris buto mendes; 0 bid thebes 6; 1 bid buto 0; 2 bid buto 3");
    table.play(&format!(
        "3 bid mendes {masha}; 0 pass; 1 bid mendes {kolya}"
    ));
    table.play("2 pass; 3 bid avaris 0; draw 0 bribe harvest; draw 2 change");
    assert_eq!(table.gold(), [14, 20 - kolya, 17, 20]);
    table.play("0 buy cards 2; draw 0 defence goal.nile; 0 buy farmers 3; 0 farmer thebes x3");
    table.play("0 buy stones 1; 0 stone thebes; 0 done; 1 buy farmers 4; 1 farmer mendes x4");
    table.play("1 buy stones 2; 1 stone mendes x2; 1 architect mendes; 1 done");
    table.play("2 buy farmers 3; 2 farmer buto x3; 2 buy stones 3; 2 stone buto x3; 2 done");
    table.play("3 buy cards 1; draw 3 treasury; 3 buy farmers 1; 3 farmer avaris");
    table.play("3 buy stones 5; 3 stone avaris x5; 3 architect avaris; 3 done");
    table
}

/// AR-T04, AR-R55, AR-15.2
#[test]
fn the_opening_example_corrected() {
    let mut table = market(1, 3);
    assert_eq!(table.gold(), [4, 4, 5, 3]);
    table.play("0 sell goal.nile; 0 offer 5; 1 offer 2; 2 sell architect; 2 offer 6 change");
    table.play("3 offer theft; 2 change +3");
    assert_eq!(table.tile(), 3);
    table.play("2 take card; draw 2 bribe; 2 take farmer buto x2; 0 take card; draw 0 change");
    table.play("0 take stone thebes; 1 take card; draw 1 harvest");
    table.play("0 done; 1 done; 2 done; 3 treasury avaris; 3 done");
    assert_eq!(table.gold(), [9, 14, 15, 14]);
    let hands = [0, 1, 2, 3].map(|number| table.position().player(seat(number)).hand.total());
    assert_eq!(hands, [5, 1, 1, 0]);
    let farmers = ["thebes", "mendes", "buto", "avaris"].map(|key| table.farmers(key).0);
    assert_eq!(farmers, [3, 4, 5, 1]);
    let built = ["thebes", "mendes", "buto", "avaris"].map(|key| table.built(key));
    assert_eq!(built, [(0, 2), (1, 0), (1, 0), (2, 0)]);
    assert_eq!((table.deck(), table.position().discards().total()), (26, 6));
    assert_eq!(table.first(), 2, "Sergei");
}

/// AR-T05, AR-R55, AR-15.2
#[test]
fn the_opening_example_with_the_printed_bids() {
    let mut table = market(3, 6);
    assert_eq!((table.gold()[1], table.hand(1)), (1, String::new()));
    assert!(!table.legal(1, "offer 2"));
    assert_eq!(table.choices(1), ["offer 1", "offer theft"]);
    table.play("0 sell goal.nile; 0 offer 5; 1 offer 1; 2 sell architect; 2 offer 6 change");
    table.play("3 offer theft; 2 change +3");
    assert_eq!(table.tile(), 2);
    table.play("2 take card; draw 2 bribe; 2 take farmer buto x2; 0 take card; draw 0 change");
    table.play("0 take stone thebes; 1 take card; draw 1 harvest");
    let before = table.gold();
    let mut with_treasury = table.clone();
    table.play("all done");
    let earned: Vec<_> = table
        .gold()
        .iter()
        .zip(before)
        .map(|(now, then)| now - then)
        .collect();
    assert_eq!(earned, [6, 8, 10, 10]);
    with_treasury.play("0 done; 1 done; 2 done; 3 treasury avaris; 3 done");
    assert_eq!(with_treasury.gold()[3], table.gold()[3] - 2);
    assert_eq!(with_treasury.position().discards()[Card::Treasury], 1);
    assert!(
        table.position().weight() > 0,
        "provinces of round 2 are turned up"
    );
}
