//! What everybody may know (AR-12). Whether sealed points keep their secrets has a test of its own.

use std::collections::BTreeSet;

use amun_re::options::Gold;
use amun_re::{Card, Cards, Event, Position, Provinces};
use conformance::TestDice;
use serde_json::{Value, json};
use tabletop::{Chance as _, Game, Observer, Witnessed};

use crate::common::{Table, card, cards, expert, observer, province, provinces, scene, seat};

fn seen(table: &Table, who: Option<usize>) -> Value {
    serde_json::to_value(table.view(who)).expect("views can be written")
}

/// AR-12.1, AR-12.6
#[test]
fn the_table_lies_open() {
    let auction = scene(3).auction("thebes edfu abu").hand(0, "2 defence");
    let auction = auction
        .hand(2, "goal.nile")
        .discards("2 bribe")
        .points([0, 0, 0]);
    let mut table = auction.begin();
    table.play("0 defend; 0 bid edfu 3; 1 bid thebes 0; 2 bid thebes 1");
    for who in [Some(0), Some(1), Some(2), None] {
        let view = seen(&table, who);
        assert_eq!(view["open"], json!(["abu", "edfu", "thebes"]));
        assert_eq!(view["deck"], json!(39 - 2 - 3));
        assert_eq!(view["discards"], json!({"bribe": 2, "defence": 1}));
        assert_eq!(view["seats"][0]["played"], json!(["defence"]));
        let bid = json!({"province": "edfu", "gold": 3});
        assert_eq!(view["seats"][0]["scribe"], bid);
        assert_eq!(view["seats"][1]["barred"], json!("thebes"));
        let hands = [0, 1, 2].map(|number| view["seats"][number]["cards"].clone());
        assert_eq!(hands, [1, 0, 1].map(Value::from));
    }
}

/// AR-12.1: board, tile, scores and first players.
#[test]
fn what_lies_on_the_board_is_seen_by_all() {
    let board = scene(4).epoch(2).controls(1, "buto").built("buto", 2, 1);
    let board = board.farmers("buto", 3, 1).points([5, 6, 7, 8]).offering();
    let mut table = board.begin();
    table.play("0 offer 1; 1 offer theft; 2 offer 9; 3 offer theft");
    for who in [Some(3), None] {
        let view = table.view(who);
        assert_eq!(view.provinces[province("buto")].pyramids, 2);
        assert_eq!(view.provinces[province("buto")].farmers(), 4);
        assert_eq!(view.seats[1].control, provinces("buto"));
        assert_eq!(
            (view.first, view.next_first),
            (Some(seat(0)), Some(seat(2)))
        );
        assert_eq!(view.tile, table.position().tile());
        assert_eq!(view.seats[2].points, 7);
        assert_eq!(view.in_play.len(), 12, "from epoch 2 on they are known");
        let offers = view.seats.iter().map(|seat| seat.offer);
        assert!(offers.flatten().count() == 4, "all is shown");
    }
}

/// AR-12.2, AR-R53: names are private, numbers are not.
#[test]
fn only_the_owner_sees_the_names_of_his_cards() {
    let table = scene(3).market().hand(1, "bribe goal.nile").begin();
    let own = table.view(Some(1));
    assert_eq!(own.seats[1].hand, Some(cards("bribe goal.nile")));
    for who in [Some(0), None] {
        let view = table.view(who);
        assert_eq!((view.seats[1].hand, view.seats[1].cards), (None, 2));
        let text = serde_json::to_string(&view).unwrap();
        assert!(!text.contains("goal.nile"), "{text}");
    }
}

/// AR-12.2: only the drawer sees the name of a card that is drawn.
#[test]
fn a_draw_is_told_with_its_name_to_the_drawer_alone() {
    let mut table = scene(3).market().controls(0, "edfu").begin();
    table.play("0 buy cards 1; draw 0 treasury");
    let drawn = *table.events.last().unwrap();
    assert_eq!(drawn.seen_by(observer(Some(0))), Some(drawn));
    for who in [Some(1), None] {
        let Some(Event::CardDrawn { card: name, .. }) = drawn.seen_by(observer(who)) else {
            panic!("that somebody draws is public");
        };
        assert_eq!(name, None);
    }
}

/// AR-12.2, NO-3.5: draws and deals are seen by the seat they happen to.
#[test]
fn draws_and_deals_are_secret_and_the_rest_is_not() {
    use amun_re::Chance;
    assert!(Chance::Draw(seat(1)).is_secret() && Chance::Deal(seat(1)).is_secret());
    assert!(!Chance::First.is_secret() && !Chance::Province.is_secret());
}

/// AR-12.2, AR-12.6: of province cards the others know how many there are.
#[test]
fn province_cards_are_for_their_owner() {
    let table = expert(3);
    let own = table.view(Some(0));
    assert_eq!(
        own.seats[0].province_hand,
        Some(provinces("abu avaris buto"))
    );
    for who in [Some(1), None] {
        let view = table.view(who);
        assert_eq!(view.seats[0].province_hand, None);
        assert_eq!(view.seats[0].province_cards, 3);
    }
}

/// AR-12.3, AR-R47: the deck is a number, and in epoch 1 all provinces can come.
#[test]
fn nobody_sees_the_decks() {
    let table = scene(3).auction("thebes edfu abu").begin();
    let view = seen(&table, Some(0));
    assert_eq!(view["deck"], json!(39));
    assert_eq!(table.view(Some(0)).in_play, Provinces::ALL);
}

/// AR-12.4, AR-R52, AR-E06
#[test]
fn gold_of_others_is_hidden_unless_the_table_shows_it() {
    let hidden = scene(3).market().gold([5, 6, 7]);
    let open = hidden.clone().options(|it| it.gold = Gold::Open).begin();
    let hidden = hidden.begin();
    let gold = |table: &Table, who| {
        let view = table.view(who);
        view.seats.iter().map(|seat| seat.gold).collect::<Vec<_>>()
    };
    assert_eq!(gold(&hidden, Some(1)), [None, Some(6), None]);
    assert_eq!(gold(&hidden, None), [None, None, None]);
    assert_eq!(gold(&open, None), [Some(5), Some(6), Some(7)]);
    assert_eq!(
        hidden.view(None).seats[2].counted_gold,
        7,
        "a bot may count it"
    );
}

/// AR-12.4: of a sealed sale not even a counting bot knows.
#[test]
fn counted_gold_leaves_sealed_sales_out() {
    let mut table = scene(3).offering().hand(0, "bribe").begin();
    table.play("0 sell bribe");
    let other = &table.view(Some(1)).seats[0];
    assert_eq!((other.counted_gold, other.cards), (20, 1));
    let own = &table.view(Some(0)).seats[0];
    assert_eq!((own.gold, own.cards), (Some(21), 0));
}

/// AR-12.5
#[test]
fn played_scored_and_sold_cards_are_seen_by_all() {
    let (seat, card, province) = (seat(0), card("goal.nile"), None);
    for event in [
        Event::CardSold { seat, card },
        Event::SaleShown { seat, card },
        Event::GoalFulfilled { seat, card },
        Event::CardPlayed {
            seat,
            card,
            province,
        },
    ] {
        assert_eq!(event.seen_by(Observer::Spectator), Some(event));
    }
}

/// AR-12.5: at the end gold is shown, whatever the option.
#[test]
fn at_the_end_gold_is_shown() {
    let mut table = scene(3).epoch(2).last_harvest().gold([4, 5, 6]).begin();
    table.play("2 done");
    let gold = table
        .view(None)
        .seats
        .iter()
        .map(|seat| seat.gold)
        .collect::<Vec<_>>();
    assert_eq!(gold, [Some(4), Some(5), Some(6)]);
}

/// AR-12.6: the parts of a view and no others.
#[test]
fn a_view_has_the_parts_of_the_table() {
    let view = seen(&scene(3).offering().begin(), Some(0));
    let names = |value: &Value| {
        value
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>()
    };
    let parts = "observer options epoch round first next_first tile phase in_play open deck \
        discards provinces seats";
    assert_eq!(names(&view).join(" "), parts);
    let parts = "points gold counted_gold cards hand played control scribe barred province_cards \
        province_hand chosen revealing offer sold";
    assert_eq!(names(&view["seats"][1]).join(" "), parts);
}

/// AR-12.6: own choices and sales before the reveal; of others only that they have chosen.
#[test]
fn of_a_sealed_choice_others_see_only_that_it_was_made() {
    let mut table = scene(3).offering().hand(0, "bribe change").begin();
    table.play("0 sell bribe; 0 offer 3 change");
    let own = table.view(Some(0)).seats[0].clone();
    assert_eq!(
        (own.offer, own.sold),
        (amun_re::Offer::gold(3, true), cards("bribe"))
    );
    for who in [Some(1), None] {
        let other = table.view(who).seats[0].clone();
        assert_eq!(
            (other.chosen, other.offer, other.sold),
            (true, None, Cards::NONE)
        );
    }
}

/// AR-12.7: 39 minus what is seen.
#[test]
fn unseen_cards_follow_from_the_discards_and_the_own_hand() {
    let table = scene(3).market().hand(0, "2 defence").discards("bribe");
    let table = table.hand(1, "5 harvest").begin();
    let own = table.view(Some(0)).unseen();
    assert_eq!((own[Card::Defence], own[Card::Bribe]), (0, 1));
    assert_eq!((own.total(), own[Card::Harvest]), (39 - 3, 5));
    assert_eq!(table.view(None).unseen().total(), 39 - 1);
}

/// AR-12.6: a bot may think with what a view tells, and with nothing else.
#[test]
fn a_view_can_be_played_on_from() {
    let mut table = scene(4).offering().hand(1, "3 architect").begin();
    table.play("1 sell architect; 1 offer 7; 2 offer 2");
    for who in [Some(0), Some(1), None] {
        let guess = Position::determinize(&table.view(who), &mut TestDice::new(1));
        assert_eq!(guess.view(observer(who)), table.view(who));
    }
}

/// AR-12.6, AR-6.1: every offering that could have been laid in secret is imagined.
#[test]
fn every_offering_that_can_be_laid_is_imagined() {
    let scene = scene(3).offering().gold([20, 2, 20]);
    let mut table = scene.hand(1, "4 change").begin();
    table.play("1 offer 1");
    let view = table.view(Some(0));
    let mut imagined = BTreeSet::new();
    for seed in 0..400 {
        let guess = Position::determinize(&view, &mut TestDice::new(seed));
        let player = guess.player(seat(1));
        let offer = player.offer.expect("a choice was made");
        assert!(!offer.change || player.hand[Card::Change] > 0);
        imagined.insert((offer.gold.map_or(0, std::num::NonZero::get), offer.change));
    }
    let all = (0..=2).flat_map(|gold| [(gold, false), (gold, true)]);
    assert!(imagined.into_iter().eq(all));
}

/// AR-12.7: every card that was not seen yet can be imagined in another hand.
#[test]
fn every_unseen_card_is_imagined() {
    let table = scene(3).market().hand(1, "bribe").begin();
    let view = table.view(Some(0));
    let mut imagined = Cards::NONE;
    for seed in 0..600 {
        let guess = Position::determinize(&view, &mut TestDice::new(seed));
        for card in Card::ALL {
            imagined[card] = imagined[card].max(guess.player(seat(1)).hand[card]);
        }
    }
    assert!(
        Card::ALL.into_iter().all(|card| imagined[card] == 1),
        "{imagined:?}"
    );
}

/// AR-10.3, AR-12.2: every province that could have been chosen in secret is imagined.
#[test]
fn every_sealed_reveal_is_imagined() {
    let mut table = expert(3);
    let own = table.view(Some(1)).seats[1]
        .province_hand
        .expect("one's own");
    let chosen = own.into_iter().next().expect("there are three");
    table.play(&format!("1 reveal {chosen}"));
    let view = table.view(Some(0));
    let known = view.seats[0].province_hand.expect("one's own");
    let mut imagined = Provinces::NONE;
    for seed in 0..600 {
        let guess = Position::determinize(&view, &mut TestDice::new(seed));
        let revealing = guess.player(seat(1)).revealing.expect("a choice was made");
        imagined = imagined.with(revealing);
    }
    assert_eq!(imagined, Provinces::ALL.difference(known));
}
