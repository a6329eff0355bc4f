//! Every card, sign, province and number of the table explains itself.

use amun_re::board::Bank;
use amun_re::{Board, Card, Options, Position, Province};
use maud::{Markup, html};
use text::{Text, amun_re as words};

use crate::amun_re::board::{bank_key, lands};
use crate::amun_re::scene::{card_icon, icon};
use crate::why::{Why, why};

pub(super) const GOLD: &str = "why-ar-gold";
pub(super) const HAND: &str = "why-ar-hand";
pub(super) const THEFT: &str = "why-ar-theft";
pub(super) const SCORE: &str = "why-ar-score";
pub(super) const SCORED: &str = "why-ar-scored";
pub(super) const FIRST: &str = "why-ar-first";
pub(super) const TILE: &str = "why-ar-tile";

/// What is explained besides cards and provinces: the key of the words, which is the id as well, the
/// drawing, and the clause.
const THINGS: [(&str, &str, &str); 16] = [
    (GOLD, "ar-gold", "AR-9.2"),
    (HAND, "ar-card", "AR-3.4"),
    (THEFT, "ar-theft", "AR-6.3"),
    (SCORE, "ar-points", "AR-8.1"),
    (SCORED, "ar-points", "AR-8.1"),
    (FIRST, "ar-first", "AR-6.9"),
    (TILE, "ar-offering", "AR-6.6"),
    ("why-ar-field", "ar-field", "AR-5.5"),
    ("why-ar-farmer", "ar-farmer", "AR-7.2"),
    ("why-ar-temple", "ar-temple", "AR-8.2"),
    ("why-ar-mine", "ar-mine", "AR-7.2"),
    ("why-ar-caravan", "ar-caravan", "AR-7.2"),
    ("why-ar-symbol", "ar-symbol", "AR-5.4"),
    ("why-ar-instant", "ar-instant", "AR-4.12"),
    ("why-ar-stone", "ar-stone", "AR-5.8"),
    ("why-ar-pyramid", "ar-pyramid", "AR-8.3"),
];

/// The id of the explanation of a sign of the map, if it has one.
pub(super) fn sign_id(sign: &str) -> Option<String> {
    let id = format!("why-{sign}");
    THINGS.iter().any(|(known, ..)| *known == id).then_some(id)
}

/// The id of the explanation of a card.
pub(super) fn card_id(card: Card) -> String {
    format!("why-card-{}", words::card_key(card))
}

/// The id of the explanation of a province.
pub(super) fn land_id(province: Province) -> String {
    format!("why-land-{}", province.key())
}

/// All explanations.
pub(super) fn explanations(options: &Options, text: &Text) -> Markup {
    html! {
        @for (id, drawing, clause) in THINGS {
            (why::<Position>(&Why {
                id,
                drawing: icon(drawing),
                colours: "",
                name: text.say(id),
                says: html! { (text.say(&format!("{id}.says"))) },
                clause,
            }))
        }
        @for card in Card::ALL {
            (why::<Position>(&Why {
                id: &card_id(card),
                drawing: card_icon(card),
                colours: "",
                name: words::card(card, text),
                says: html! { (words::card_does(card, text)) },
                clause: if Card::GOALS.contains(&card) { "AR-8.7" } else { "AR-3.4" },
            }))
        }
        @for province in Province::ALL { (land(&options.board, province, text)) }
    }
}

fn land(board: &Board, province: Province, text: &Text) -> Markup {
    let upper = board.in_upper_egypt().contains(province);
    let (egypt, drawing) = if upper {
        ("ar-upper", "ar-upper")
    } else {
        ("ar-lower", "ar-lower")
    };
    let west = board.on_bank(Bank::West).contains(province);
    let bank = bank_key(if west { Bank::West } else { Bank::East });
    let nile = if board.at_the_nile().contains(province) {
        "ar-at-nile"
    } else {
        "ar-off-nile"
    };
    let says = html! {
        (text.say(egypt)) ", " (text.say(bank)) ", " (text.say(nile)) "."
        (lands::printed(board, province, text))
        (text.say("why-ar-land"))
    };
    let land = Why {
        id: &land_id(province),
        drawing: icon(drawing),
        colours: "",
        name: words::province(province, text),
        says,
        clause: "AR-1.6",
    };
    why::<Position>(&land)
}
