//! Provinces in words and signs: in a row, in a player's area, and all of them in order.

use amun_re::board::Bank;
use amun_re::{Board, Province, Provinces};
use maud::{Markup, html};
use text::Text;

use crate::amun_re::board::bank_key;
use crate::amun_re::explain;
use crate::amun_re::scene::{Stage, colour, icon};
use crate::rich::Piece;

/// A sign, its number, and the key of both in words.
type Sign = (&'static str, u8, &'static str);

/// A sign with its number, and in words for those who do not see it.
fn sign((name, number, words): Sign, text: &Text) -> Markup {
    html! {
        (icon(name)) b aria-hidden="true" { (number) }
        span.vh { (text.tell(words, &[("n", number.into())])) }
    }
}

fn signs(signs: &[Sign], text: &Text) -> Markup {
    html! {
        @for &sign_there in signs.iter().filter(|sign| is_there(sign)) {
            li data-why=[explain::sign_id(sign_there.0)] { (sign(sign_there, text)) }
        }
    }
}

fn is_there((_, number, _): &Sign) -> bool {
    *number > 0
}

/// What is printed in a province.
fn printed_signs(board: &Board, province: Province, text: &Text) -> Markup {
    let printed = board[province];
    let instant = printed.instant;
    let offered = [
        ("ar-field", printed.fields, "ar-fields"),
        ("ar-temple", printed.temples, "ar-temples"),
        ("ar-mine", printed.mine, "ar-mine"),
        ("ar-caravan", printed.caravan, "ar-caravan"),
        ("ar-symbol", printed.symbols, "ar-symbols"),
    ];
    let gifts = [
        ("ar-card", instant.cards, "ar-cards"),
        ("ar-stone", instant.stones, "ar-stones"),
        ("ar-gold", instant.gold, "ar-gold"),
    ];
    html! {
        (signs(&offered, text))
        @if gifts.iter().any(is_there) {
            li.facts__now data-why=[explain::sign_id("ar-instant")] {
                (icon("ar-instant")) span.vh { (text.say("ar-key-instant")) ":" }
                @for gift in gifts.into_iter().filter(is_there) { (sign(gift, text)) }
            }
        }
    }
}

/// What a province offers, as it is printed.
pub(crate) fn printed(board: &Board, province: Province, text: &Text) -> Markup {
    html! { ul.facts { (printed_signs(board, province, text)) } }
}

/// What a province offers and what has been built there, each thing that is there with its number.
pub(crate) fn facts(stage: &Stage<'_>, province: Province) -> Markup {
    let pieces = stage.view.provinces[province];
    let built = [
        ("ar-pyramid", pieces.pyramids, "ar-pyramids"),
        ("ar-stone", pieces.stones, "ar-stones"),
    ];
    html! {
        ul.facts {
            (printed_signs(&stage.view.options.board, province, stage.text))
            (signs(&built, stage.text))
        }
    }
}

/// The provinces of a player, with what lies in them.
pub(crate) fn owned(stage: &Stage<'_>, provinces: Provinces) -> Markup {
    html! {
        ul.pl__prov {
            @for province in provinces {
                @let pieces = stage.view.provinces[province];
                li data-why=(explain::land_id(province)) {
                    b { (stage.province(province)) }
                    span aria-hidden="true" {
                        (icon("ar-farmer")) (pieces.field_farmers)
                        @if pieces.free_farmers > 0 { "+" (pieces.free_farmers) }
                        i { "/" (stage.view.options.board[province].fields) }
                    }
                    span aria-hidden="true" { (icon("ar-pyramid")) (pieces.pyramids) }
                    span aria-hidden="true" { (icon("ar-stone")) (pieces.stones) }
                    span.vh { (lies_there(stage, province)) }
                }
            }
        }
    }
}

/// What lies in a province, in words.
fn lies_there(stage: &Stage<'_>, province: Province) -> String {
    let pieces = stage.view.provinces[province];
    let fields = stage.view.options.board[province].fields;
    let counted = [
        ("farmers", stage.count("ar-farmers", pieces.farmers())),
        ("fields", stage.count("ar-fields", fields)),
        ("pyramids", stage.count("ar-pyramids", pieces.pyramids)),
        ("stones", stage.count("ar-stones", pieces.stones)),
    ];
    let counted = counted.map(|(name, words)| (name, words.into()));
    stage.text.tell("ar-lies-there", &counted)
}

/// All provinces by bank and land, as they would lie on a map with the Nile in the middle.
pub(crate) fn schematic(stage: &Stage<'_>) -> Markup {
    let board = &stage.view.options.board;
    let upper = board.in_upper_egypt();
    let lands = [
        ("ar-lower", Provinces::ALL.difference(upper)),
        ("ar-upper", upper),
    ];
    html! {
        div.lands__all tabindex="0" role="group" aria-label=(stage.say("ar-lands-title")) {
            @if !board.is_standard() {
                p.lands__name {
                    (stage.text.tell("ar-board-name", &[("name", board.name().into())]))
                }
            }
            @for (land, in_land) in lands {
                @for bank in Bank::ALL {
                    section.lands__part {
                        h3 { (icon(land)) (stage.say(land)) ", " (stage.say(bank_key(bank))) }
                        ul {
                            @for province in in_land.intersection(board.on_bank(bank)) {
                                (row(stage, province))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn row(stage: &Stage<'_>, province: Province) -> Markup {
    let controller = stage.world.controller(province);
    let open = stage.view.open.contains(province);
    let nile = if stage.view.options.board.at_the_nile().contains(province) {
        "ar-at-nile"
    } else {
        "ar-off-nile"
    };
    let class = match controller {
        Some(seat) => format!("land {}", colour(seat)),
        None if open => "land land--open".to_owned(),
        None => "land".to_owned(),
    };
    html! {
        li class=(class) {
            p.land__n { b { (stage.province(province)) } small { (stage.say(nile)) } }
            (facts(stage, province))
            p.land__st {
                (lies_there(stage, province)) ". "
                @if open {
                    (stage.say("ar-open-now")) ": "
                    @match stage.world.scribe_on(province) {
                        Some((seat, space)) => {
                            (stage.rich("ar-leads-with", &[
                                ("who", Piece::Insert(stage.who(seat))), ("gold", space.gold().into()),
                            ]))
                        }
                        None => { (stage.say("ar-nobody-leads")) }
                    }
                } @else if let Some(seat) = controller {
                    (stage.rich("ar-controlled", &[("who", Piece::Insert(stage.who(seat)))]))
                } @else if stage.view.in_play.contains(province) {
                    (stage.say("ar-nobodys"))
                } @else {
                    (stage.say("ar-not-in-play"))
                }
            }
        }
    }
}
