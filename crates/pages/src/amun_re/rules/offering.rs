//! The offering and the harvest (AR-6, AR-7).

use amun_re::harvest::{Income, TREASURY};
use amun_re::offering::THEFT;
use amun_re::reward::rewards;
use amun_re::{Board, Card, Offer, Tile};
use maud::{Markup, html};
use text::amun_re as words;

use super::examples;
use super::play::card;
use crate::amun_re::scene::icon;
use crate::passage::{Pen, grid};

const TILES: [Tile; 4] = [Tile::One, Tile::Two, Tile::Three, Tile::Four];

pub(super) fn offering(pen: Pen<'_>) -> Markup {
    let theft = [("theft", THEFT.into())];
    html! {
        (pen.says(&["AR-6.1", "AR-R29", "AR-R30"], "rules-ar-offering-lay"))
        (pen.says(&["AR-6.2", "AR-R56"], "rules-ar-offering-nothing"))
        (pen.tells(&["AR-6.3", "AR-R60"], "rules-ar-offering-shown", &theft))
        (pen.tells(&["AR-6.4"], "rules-ar-offering-total", &theft))
        (pen.passage(&["AR-6.5", "AR-R31"], &card(pen, Card::Change, &html! {
            p { (pen.say("rules-ar-offering-change")) }
        })))
        (pen.passage(&["AR-1.5", "AR-6.6", "AR-R32", "AR-R61"], &html! {
            p { (pen.say("rules-ar-offering-tile")) } (tiles(pen))
        }))
        (pen.passage(&["AR-T03"], &html! { p.example { (example(pen)) } }))
        (pen.passage(&["AR-6.7", "AR-R33", "AR-R35"], &html! {
            p { (pen.say("rules-ar-offering-rank")) } (ranks(pen))
        }))
        (pen.says(&["AR-6.8", "AR-R34"], "rules-ar-offering-reward"))
        (pen.says(&["AR-6.9", "AR-R36"], "rules-ar-offering-first"))
        (pen.says(&["AR-6.10", "AR-R37"], "rules-ar-offering-thieves"))
    }
}

/// The totals at which this tile counts, between those of the tiles beside it.
fn totals(pen: Pen<'_>, tile: Tile) -> String {
    // No table gives more than this in an offering.
    let most = 500;
    let counts = |total: &i16| Tile::for_total(*total) == tile;
    let from = (0..most).find(counts).unwrap_or_default();
    let to = (0..most).rev().find(counts).unwrap_or_default();
    match tile {
        Tile::One => pen.text.tell("rules-ar-tile-first", &[("to", to.into())]),
        Tile::Four => pen
            .text
            .tell("rules-ar-tile-last", &[("from", from.into())]),
        Tile::Two | Tile::Three => pen.text.tell(
            "rules-ar-tile-between",
            &[("from", from.into()), ("to", to.into())],
        ),
    }
}

fn tile_name(tile: Tile) -> Markup {
    let value = tile.value();
    html! { span.named { (icon(&format!("ar-tile-{value}"))) (value) } }
}

fn tiles(pen: Pen<'_>) -> Markup {
    let row = |tile: Tile| {
        let camel = if tile.has_camel() {
            "rules-ar-yes"
        } else {
            "rules-ar-no"
        };
        vec![
            tile_name(tile),
            html! { (totals(pen, tile)) },
            html! { (tile.value()) },
            html! { (tile.value()) },
            html! { (pen.say(camel)) },
        ]
    };
    let rows = TILES.map(row);
    let head = [
        "rules-ar-tile",
        "rules-ar-tile-total",
        "rules-ar-tile-farmer",
        "rules-ar-tile-temple",
        "rules-ar-tile-caravan",
    ];
    pen.table("rules-ar-tile-table", &head, &rows)
}

fn ranks(pen: Pen<'_>) -> Markup {
    let row = |name: String, rank: u8| vec![html! { (name) }, html! { (rewards(rank)) }];
    let rows = [
        row("1".to_owned(), 1),
        row("2".to_owned(), 2),
        row(pen.say("rules-ar-rank-others"), 3),
    ];
    pen.table(
        "rules-ar-rank-rewards",
        &["rules-ar-rank", "rules-ar-rank-rewards"],
        &rows,
    )
}

/// An offering of three (AR-T03).
fn example(pen: Pen<'_>) -> String {
    let gold = |gold| Offer::gold(gold, false);
    let laid = [gold(6), gold(6), Some(Offer::theft(false))];
    let offers: Vec<String> = laid
        .into_iter()
        .flatten()
        .zip(examples::NAMES)
        .map(|(offer, name)| format!("{}: {}", pen.say(name), words::offer(offer, pen.text)))
        .collect();
    let total: i16 = laid.into_iter().flatten().map(Offer::value).sum();
    pen.text.tell(
        "rules-ar-example-offering",
        &[
            ("offers", offers.join(", ").into()),
            ("total", total.into()),
            ("tile", Tile::for_total(total).value().into()),
        ],
    )
}

pub(super) fn harvest(pen: Pen<'_>) -> Markup {
    let treasury = pen
        .text
        .tell("rules-ar-harvest-treasury", &[("gold", TREASURY.into())]);
    html! {
        (pen.says(&["AR-7.1"], "rules-ar-harvest-turns"))
        (pen.says(&["AR-7.2"], "rules-ar-harvest-income"))
        (pen.passage(&["AR-T57"], &incomes(pen)))
        (pen.passage(&["AR-7.3"], &card(pen, Card::Harvest, &html! {})))
        (pen.passage(&["AR-7.4"], &card(pen, Card::Treasury, &html! { p { (treasury) } })))
        (pen.says(&["AR-7.5", "AR-R38"], "rules-ar-harvest-both"))
    }
}

/// The income of three provinces at each tile.
fn incomes(pen: Pen<'_>) -> Markup {
    let board = Board::standard();
    let fields = examples::fields();
    let income = |number: usize, tile: Tile| {
        let (province, pieces) = &fields[number];
        Income::of(&board[*province], pieces, tile, false, false).gold()
    };
    let head: Vec<Markup> = [html! { (pen.say("rules-ar-box-province")) }]
        .into_iter()
        .chain(TILES.map(tile_name))
        .collect();
    let mut rows: Vec<Vec<Markup>> = fields
        .iter()
        .enumerate()
        .map(|(number, (province, _))| {
            [html! { (words::province(*province, pen.text)) }]
                .into_iter()
                .chain(TILES.map(|tile| html! { (income(number, tile)) }))
                .collect()
        })
        .collect();
    let sum = |tile: Tile| {
        (0..fields.len())
            .map(|number| income(number, tile))
            .sum::<u16>()
    };
    let sums = TILES.map(|tile| html! { b { (sum(tile)) } });
    rows.push(
        [html! { (pen.say("rules-ar-income")) }]
            .into_iter()
            .chain(sums)
            .collect(),
    );
    let caption = pen.say("rules-ar-example-harvest");
    html! { p.example { (caption) } (grid(&caption, &head, &rows)) }
}
