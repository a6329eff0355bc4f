//! Every piece of Amun-Re at every size, for the page of designs.

use amun_re::{Card, Pieces, Province};
use maud::{Markup, html};
use tabletop::{MAX_SEATS, Seat};
use text::{Text, amun_re as words};

use crate::amun_re::board::{key, printed};
use crate::amun_re::scene::{card_icon, colour, icon, scribe};

pub(super) fn pieces(text: &Text) -> Markup {
    // A province with something of everything in it.
    let lying = Pieces {
        field_farmers: 1,
        free_farmers: 1,
        stones: 2,
        pyramids: 2,
    };
    html! {
        div.row-of.hand {
            @for card in Card::ALL {
                @let class = if Card::GOALS.contains(&card) { "card card--goal" } else { "card" };
                button class=(class) type="button" {
                    (card_icon(card))
                    span.card__n { (words::card(card, text)) }
                    span.card__ph { (words::card_when(card, text)) }
                }
            }
        }
        div.row-of { @for seat in Seat::all(MAX_SEATS) { span class=(colour(seat)) { (icon(&scribe(seat))) } } }
        div.provinces { @for province in Province::ALL { (printed::picture(province, &lying, text)) } }
        (key::signs(text))
    }
}
