//! The course of the game, and the auction (AR-3, AR-4).

use amun_re::bid::SPACES;
use amun_re::kingdom::{EPOCHS, ROUNDS};
use amun_re::limits::START_GOLD;
use amun_re::phase::Part;
use amun_re::{Card, Position};
use maud::{Markup, html};
use tabletop::Seat;
use text::amun_re as words;

use super::examples::{self, NAMES};
use crate::amun_re::scene::{card_icon, colour, icon, scribe};
use crate::passage::{Pen, grid};

pub(super) fn course(pen: Pen<'_>) -> Markup {
    html! {
        (pen.tells(&["AR-3.1"], "rules-ar-course-rounds", &[
            ("epochs", EPOCHS.into()), ("rounds", ROUNDS.into()),
        ]))
        (phases(pen))
        (pen.says(&["AR-3.2"], "rules-ar-course-first"))
        (pen.says(&["AR-3.3"], "rules-ar-course-control"))
        (pen.says(&["AR-3.4", "AR-R09"], "rules-ar-course-cards"))
        (pen.says(&["AR-3.5", "AR-R06", "AR-R08"], "rules-ar-course-sell"))
        (pen.says(&["AR-3.7"], "rules-ar-course-decisions"))
        (pen.says(&["AR-3.8"], "rules-ar-course-asked"))
        (pen.says(&["AR-3.9", "AR-R07"], "rules-ar-course-sealed"))
    }
}

fn phases(pen: Pen<'_>) -> Markup {
    let phases = [
        (Part::Auction, "ar-scribe", "rules-ar-course-auction"),
        (Part::Market, "ar-farmer", "rules-ar-course-market"),
        (Part::Offering, "ar-offering", "rules-ar-course-offering"),
        (Part::Harvest, "ar-gold", "rules-ar-course-harvest"),
    ];
    html! {
        ol.phases-row aria-label=(pen.say("rules-ar-course-phases")) {
            @for (part, drawing, says) in phases {
                li { (icon(drawing)) b { (words::part(part, pen.text)) } small { (pen.say(says)) } }
            }
        }
    }
}

/// A power card with what is to be known about it.
pub(super) fn card(pen: Pen<'_>, card: Card, says: &Markup) -> Markup {
    html! {
        div.beside { (card_icon(card)) div { h3 { (words::card(card, pen.text)) } p { (words::card_does(card, pen.text)) } (says) } }
    }
}

pub(super) fn auction(pen: Pen<'_>) -> Markup {
    let highest = SPACES[SPACES.len() - 1];
    html! {
        (pen.says(&["AR-4.1", "AR-4.2"], "rules-ar-auction-open"))
        (pen.passage(&["AR-1.3"], &html! { p { (pen.say("rules-ar-auction-track")) } (track(pen)) }))
        (pen.says(&["AR-4.3", "AR-R10"], "rules-ar-auction-turns"))
        (pen.says(&["AR-4.4", "AR-R05"], "rules-ar-auction-legal"))
        (pen.tells(&["AR-4.5", "AR-R04"], "rules-ar-auction-skip", &[("highest", highest.into())]))
        (pen.says(&["AR-4.6", "AR-R11"], "rules-ar-auction-outbid"))
        (pen.says(&["AR-4.7"], "rules-ar-auction-one"))
        (pen.says(&["AR-4.10", "AR-R16"], "rules-ar-auction-end"))
        (pen.steps(&["AR-4.12", "AR-R17", "AR-R18"], "rules-ar-auction-settle", &[
            "rules-ar-settle-pay", "rules-ar-settle-control", "rules-ar-settle-instant",
            "rules-ar-settle-discard",
        ]))
        (pen.says(&[], "rules-ar-auction-late"))
        (pen.says(&["AR-4.13", "AR-R19"], "rules-ar-auction-stones"))
        (pen.passage(&["AR-T01"], &example(pen)))
        (pen.passage(&["AR-4.8", "AR-R12", "AR-R13"], &card(pen, Card::Defence, &html! {
            p { (pen.say("rules-ar-auction-defence")) } (defended(pen))
        })))
        (pen.passage(&["AR-4.9", "AR-R14", "AR-R15"], &card(pen, Card::Bribe, &html! {
            p { (pen.say("rules-ar-auction-bribe")) }
        })))
    }
}

/// The nine spaces.
fn track(pen: Pen<'_>) -> Markup {
    html! {
        ol.spaces aria-label=(pen.say("rules-ar-auction-track-name")) {
            @for gold in SPACES { li { (gold) } }
        }
    }
}

/// What beats a defended bid: two spaces above it.
fn defended(pen: Pen<'_>) -> Markup {
    let row = |title: &str, cells: Vec<String>| {
        let cells = [pen.say(title)].into_iter().chain(cells);
        cells.map(|cell| html! { (cell) }).collect::<Vec<_>>()
    };
    let bids = SPACES.iter().map(u16::to_string).collect();
    let beaten = (0..SPACES.len())
        .map(|place| SPACES.get(place + 2).map_or("–".to_owned(), u16::to_string))
        .collect();
    let head = row("rules-ar-defended", bids);
    let caption = words::card(Card::Defence, pen.text);
    grid(&caption, &head, &[row("rules-ar-defended-beaten", beaten)])
}

/// A player of an example.
pub(super) fn player(seat: Seat, pen: Pen<'_>) -> Markup {
    html! { span class={ "named " (colour(seat)) } { (icon(&scribe(seat))) (pen.say(NAMES[seat.index()])) } }
}

fn example(pen: Pen<'_>) -> Markup {
    let (acts, after) = examples::auction();
    let open = examples::OPEN.map(|province| words::province(province, pen.text));
    let caption = pen.text.tell(
        "rules-ar-example-auction",
        &[
            ("gold", START_GOLD.into()),
            ("provinces", open.join(", ").into()),
        ],
    );
    let rows: Vec<Vec<Markup>> = acts
        .into_iter()
        .map(|(seat, action)| {
            vec![
                player(seat, pen),
                html! { (words::action_name(action, pen.text)) },
            ]
        })
        .collect();
    let head = ["rules-ar-example-player", "rules-ar-example-act"];
    html! {
        p.example { (caption) }
        div.two { (pen.table("rules-ar-auction", &head, &rows)) (result(pen, &after)) }
    }
}

/// What everybody has after the auction.
fn result(pen: Pen<'_>, after: &Position) -> Markup {
    let has = |seat: Seat| {
        let player = after.player(seat);
        let provinces = player.control.into_iter();
        let won: Vec<String> = provinces
            .map(|province| words::province(province, pen.text))
            .collect();
        pen.text.tell(
            "rules-ar-example-has",
            &[
                ("province", won.join(", ").into()),
                ("gold", player.gold.into()),
            ],
        )
    };
    let rows: Vec<_> = Seat::all(after.players())
        .map(|seat| vec![player(seat, pen), html! { (has(seat)) }])
        .collect();
    let head = ["rules-ar-example-player", "rules-ar-example-result"];
    pen.table("rules-ar-example-result", &head, &rows)
}
