//! What is in the box, and how a game begins (AR-1, AR-2).

use amun_re::board::{Bank, Certainty, Instant, certainty};
use amun_re::limits::START_GOLD;
use amun_re::scoring::PROVINCES_EACH;
use amun_re::{Board, Card, Cards, Position, Province, Setup};
use maud::{Markup, html};
use tabletop::Game;
use text::amun_re as words;

use crate::amun_re::scene::{card_icon, icon};
use crate::passage::Pen;

pub(super) fn contents(pen: Pen<'_>) -> Markup {
    let provinces = [("provinces", Province::COUNT.into())];
    html! {
        (pen.passage(&["AR-1.1"], &html! {
            p { (pen.text.tell("rules-ar-box-cards", &[("cards", Cards::GAME.total().into())])) }
            (cards(pen, &Card::ALL))
        }))
        (pen.passage(&["AR-1.2"], &html! {
            div.beside { (icon("ar-theft")) p { (pen.say("rules-ar-box-theft")) } }
        }))
        (pen.tells(&["AR-1.6"], "rules-ar-box-provinces", &provinces))
        (pen.passage(&["AR-1.7"], &board(pen)))
        (pen.says(&["AR-1.8", "AR-R02", "AR-R03"], "rules-ar-box-sure"))
        (pen.says(&["AR-1.10", "AR-R57"], "rules-ar-box-custom"))
        (pen.tells(&["AR-1.11"], "rules-ar-box-custom-checks", &[("provinces", Province::COUNT.into())]))
        (pen.says(&["AR-1.13"], "rules-ar-box-scribes"))
        (pen.says(&["AR-1.14"], "rules-ar-box-gold"))
        (pen.says(&["AR-1.15", "AR-R25", "AR-R27"], "rules-ar-box-supply"))
    }
}

/// Power cards, each with its number, its phase and what it does.
pub(super) fn cards(pen: Pen<'_>, cards: &[Card]) -> Markup {
    let count = |card: Card| {
        let phase = words::card_when(card, pen.text);
        let copies = card.copies();
        pen.text.tell(
            "rules-ar-box-count",
            &[("copies", copies.into()), ("phase", phase.into())],
        )
    };
    html! {
        ul.card-list {
            @for &card in cards {
                li {
                    (card_icon(card))
                    div { b { (words::card(card, pen.text)) } small { (count(card)) } p { (words::card_does(card, pen.text)) } }
                }
            }
        }
    }
}

/// The standard board; a star marks what no source gives.
fn board(pen: Pen<'_>) -> Markup {
    let board = Board::standard();
    let rows: Vec<Vec<Markup>> = Province::ALL
        .map(|province| row(pen, &board, province))
        .into();
    let head = [
        "rules-ar-box-province",
        "rules-ar-box-fields",
        "rules-ar-box-temples",
        "rules-ar-box-symbols",
        "rules-ar-box-mine",
        "rules-ar-box-caravan",
        "rules-ar-box-instant",
        "rules-ar-box-lies",
    ];
    pen.table("rules-ar-box-provinces-table", &head, &rows)
}

fn row(pen: Pen<'_>, board: &Board, province: Province) -> Vec<Markup> {
    let there = board[province];
    let star = |cell: &str| match certainty(province, cell) {
        Certainty::Reconstructed => "*",
        Certainty::Sourced | Certainty::Inferred => "",
    };
    let number = |number: u8, cell: &str| {
        let number = if number == 0 {
            "–".to_owned()
        } else {
            number.to_string()
        };
        html! { (number) (star(cell)) }
    };
    let west = board.on_bank(Bank::West).contains(province);
    let upper = board.in_upper_egypt().contains(province);
    let nile = board.at_the_nile().contains(province);
    let place = pen.text.tell(
        "rules-ar-box-place",
        &[
            (
                "bank",
                pen.say(if west { "ar-west" } else { "ar-east" }).into(),
            ),
            (
                "land",
                pen.say(if upper { "ar-upper" } else { "ar-lower" }).into(),
            ),
            (
                "nile",
                pen.say(if nile { "ar-at-nile" } else { "ar-off-nile" })
                    .into(),
            ),
        ],
    );
    vec![
        html! { (words::province(province, pen.text)) },
        number(there.fields, "fields"),
        number(there.temples, "temples"),
        number(there.symbols, "cards"),
        number(there.mine, "mine"),
        number(there.caravan, "caravan"),
        html! { (instant(pen, there.instant)) (star("instant")) },
        html! { span.long { (place) } },
    ]
}

fn instant(pen: Pen<'_>, reward: Instant) -> String {
    let gifts = [
        (reward.cards, "ar-cards"),
        (reward.stones, "ar-stones"),
        (reward.gold, "ar-gold"),
    ];
    let gifts: Vec<String> = gifts
        .into_iter()
        .filter(|&(number, _)| number > 0)
        .map(|(number, key)| pen.text.tell(key, &[("n", number.into())]))
        .collect();
    if gifts.is_empty() {
        "–".to_owned()
    } else {
        gifts.join(", ")
    }
}

pub(super) fn setup(pen: Pen<'_>) -> Markup {
    let (least, most) = (*Position::PLAYERS.start(), *Position::PLAYERS.end());
    html! {
        (pen.tells(&["AR-2.1", "AR-R01"], "rules-ar-setup-players", &[
            ("least", least.into()), ("most", most.into()),
        ]))
        (pen.tells(&["AR-2.2"], "rules-ar-setup-start", &[("gold", START_GOLD.into())]))
        (pen.says(&["AR-2.3"], "rules-ar-setup-deck"))
        (pen.says(&["AR-2.4", "AR-R47"], "rules-ar-setup-provinces"))
        (pen.passage(&["AR-2.5"], &by_players(pen)))
        (pen.says(&["AR-2.6", "AR-R54"], "rules-ar-setup-first"))
        (pen.says(&["AR-2.7"], "rules-ar-setup-empty"))
    }
}

fn by_players(pen: Pen<'_>) -> Markup {
    let row = |players: usize| {
        let in_play = players * PROVINCES_EACH;
        let deck = Setup::new(players).deck.total() as usize;
        let numbers = [players, players, in_play, Province::COUNT - in_play, deck];
        numbers.map(|number| html! { (number) }).to_vec()
    };
    let rows: Vec<_> = Position::PLAYERS.map(row).collect();
    let head = [
        "rules-ar-setup-players-word",
        "rules-ar-setup-open",
        "rules-ar-setup-in-play",
        "rules-ar-setup-out",
        "rules-ar-setup-power",
    ];
    pen.table("rules-ar-setup-table", &head, &rows)
}
