//! Provinces in words and signs: in a row, in a player's area, and all of them in order.

use amun_re::board::Bank;
use amun_re::{Board, Province, Provinces};
use maud::{Markup, html};
use text::Text;

use super::desk::{Desk, colour, icon};
use super::map::bank_key;
use super::tips;
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
            li data-why=[tips::sign_id(sign_there.0)] { (sign(sign_there, text)) }
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
            li.facts__now data-why=[tips::sign_id("ar-instant")] {
                (icon("ar-instant")) span.vh { (text.say("ar-key-instant")) ":" }
                @for gift in gifts.into_iter().filter(is_there) { (sign(gift, text)) }
            }
        }
    }
}

/// What a province offers, as it is printed.
pub(super) fn printed(board: &Board, province: Province, text: &Text) -> Markup {
    html! { ul.facts { (printed_signs(board, province, text)) } }
}

/// What a province offers and what has been built there, each thing that is there with its number.
pub(super) fn facts(desk: &Desk<'_>, province: Province) -> Markup {
    let pieces = desk.view.provinces[province];
    let built = [
        ("ar-pyramid", pieces.pyramids, "ar-pyramids"),
        ("ar-stone", pieces.stones, "ar-stones"),
    ];
    html! {
        ul.facts {
            (printed_signs(&desk.view.options.board, province, desk.text))
            (signs(&built, desk.text))
        }
    }
}

/// The provinces of a player, with what lies in them.
pub(super) fn owned(desk: &Desk<'_>, provinces: Provinces) -> Markup {
    html! {
        ul.pl__prov {
            @for province in provinces {
                @let pieces = desk.view.provinces[province];
                li data-why=(tips::land_id(province)) {
                    b { (desk.province(province)) }
                    span aria-hidden="true" {
                        (icon("ar-farmer")) (pieces.field_farmers)
                        @if pieces.free_farmers > 0 { "+" (pieces.free_farmers) }
                        i { "/" (desk.view.options.board[province].fields) }
                    }
                    span aria-hidden="true" { (icon("ar-pyramid")) (pieces.pyramids) }
                    span aria-hidden="true" { (icon("ar-stone")) (pieces.stones) }
                    span.vh { (lies_there(desk, province)) }
                }
            }
        }
    }
}

/// What lies in a province, in words.
fn lies_there(desk: &Desk<'_>, province: Province) -> String {
    let pieces = desk.view.provinces[province];
    let fields = desk.view.options.board[province].fields;
    let counted = [
        ("farmers", desk.count("ar-farmers", pieces.farmers())),
        ("fields", desk.count("ar-fields", fields)),
        ("pyramids", desk.count("ar-pyramids", pieces.pyramids)),
        ("stones", desk.count("ar-stones", pieces.stones)),
    ];
    let counted = counted.map(|(name, words)| (name, words.into()));
    desk.text.tell("ar-lies-there", &counted)
}

/// All provinces by bank and land, as they would lie on a map with the Nile in the middle.
pub(super) fn schematic(desk: &Desk<'_>) -> Markup {
    let board = &desk.view.options.board;
    let upper = board.in_upper_egypt();
    let lands = [
        ("ar-lower", Provinces::ALL.difference(upper)),
        ("ar-upper", upper),
    ];
    html! {
        div.lands__all tabindex="0" role="group" aria-label=(desk.say("ar-lands-title")) {
            @if !board.is_standard() {
                p.lands__name {
                    (desk.text.tell("ar-board-name", &[("name", board.name().into())]))
                }
            }
            @for (land, in_land) in lands {
                @for bank in Bank::ALL {
                    section.lands__part {
                        h3 { (icon(land)) (desk.say(land)) ", " (desk.say(bank_key(bank))) }
                        ul {
                            @for province in in_land.intersection(board.on_bank(bank)) {
                                (row(desk, province))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn row(desk: &Desk<'_>, province: Province) -> Markup {
    let controller = desk.world.controller(province);
    let open = desk.view.open.contains(province);
    let nile = if desk.view.options.board.at_the_nile().contains(province) {
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
            p.land__n { b { (desk.province(province)) } small { (desk.say(nile)) } }
            (facts(desk, province))
            p.land__st {
                (lies_there(desk, province)) ". "
                @if open {
                    (desk.say("ar-open-now")) ": "
                    @match desk.world.scribe_on(province) {
                        Some((seat, space)) => {
                            (desk.rich("ar-leads-with", &[
                                ("who", Piece::Insert(desk.who(seat))), ("gold", space.gold().into()),
                            ]))
                        }
                        None => { (desk.say("ar-nobody-leads")) }
                    }
                } @else if let Some(seat) = controller {
                    (desk.rich("ar-controlled", &[("who", Piece::Insert(desk.who(seat)))]))
                } @else if desk.view.in_play.contains(province) {
                    (desk.say("ar-nobodys"))
                } @else {
                    (desk.say("ar-not-in-play"))
                }
            }
        }
    }
}
