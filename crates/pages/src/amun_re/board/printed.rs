//! What is printed on the map.

use amun_re::board::{Instant, Printed};
use amun_re::{Board, Pieces, Province};
use maud::{Markup, html};
use text::{Text, amun_re as words};

use crate::amun_re::board::key::key;
use crate::amun_re::board::slots::Slot;
use crate::amun_re::pieces::lying;

/// What the map refers to.
const ID: &str = "m-printed";

/// All that is printed on the map, and the key to it. It never changes, so it stands once in the page,
/// and updates only refer to it.
pub(crate) fn once(board: &Board, text: &Text) -> Markup {
    if !board.is_standard() {
        return html! {};
    }
    html! {
        svg hidden {
            // Where it is used, nothing round it here counts: its style needs the class within.
            g.ar-map id=(ID) {
                (labels(text))
                @for province in Province::ALL {
                    @let slot = Slot::of(province);
                    g transform=(slot.place()) {
                        (in_province(slot, &words::province(province, text), &board[province]))
                    }
                }
            }
        }
        (key(text))
    }
}

/// It, in its place.
pub(crate) fn here() -> Markup {
    html! { use href={ "#" (ID) } {} }
}

/// The names of lands and waters.
fn labels(text: &Text) -> Markup {
    html! {
        g.mk.land-mark {
            (mark("ar-west", (44, 46), 30))
            text x="82" y="68" { (text.say("ar-west")) }
            (mark("ar-east", (1166, 46), 30))
            text x="1158" y="68" text-anchor="end" { (text.say("ar-east")) }
            (mark("ar-lower", (36, 694), 18))
            text x="60" y="711" { (text.say("ar-lower")) }
            (mark("ar-upper", (34, 738), 28))
            text x="68" y="758" { (text.say("ar-upper")) }
        }
        text.water x="612" y="64" { (text.say("ar-sea")) }
        text.water.v transform="translate(1194 1010) rotate(90)" { (text.say("ar-red-sea")) }
        text.river { textPath href="#m-nile" startOffset="78%" { (text.say("ar-nile")) } }
        text.sinai x="1172" y="336" transform="rotate(68 1172 336)" { (text.say("ar-sinai")) }
        text.north x="1112" y="620" { (text.say("ar-north")) }
    }
}

/// What is printed in a province.
fn in_province(slot: Slot, name: &str, there: &Printed) -> Markup {
    let (name_x, name_y) = Slot::NAME;
    html! {
        text.pname x=(name_x) y=(name_y) { (name) }
        @for number in 0..there.fields {
            (on_field("m-field", slot, number))
        }
        @let (x, y) = slot.site();
        use href="#m-site" x=(x) y=(y) width="88" height="80" {}
        (marks(there.temples, there.mine, there.caravan, there.symbols))
        (instant(there.instant))
    }
}

/// A province of the standard board by itself, with these pieces in it.
pub(crate) fn picture(province: Province, pieces: &Pieces, text: &Text) -> Markup {
    let slot = Slot::of(province);
    let name = words::province(province, text);
    let printed = Board::standard()[province];
    html! {
        svg.ar-map viewBox=(Slot::FRAME) aria-hidden="true" {
            (in_province(slot, &name, &printed))
            (lying(slot, pieces))
        }
    }
}

/// A field, or what covers it.
pub(crate) fn on_field(name: &str, slot: Slot, number: u8) -> Markup {
    let (x, y) = slot.field(number);
    html! { use href={ "#" (name) } x=(x) y=(y) width="42" height="36" {} }
}

/// A drawing on the map.
pub(crate) fn mark(name: &str, (x, y): (i16, i16), size: i16) -> Markup {
    html! { use href={ "#" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// The row of what is permanent: temples, mine, caravan, purchase symbols.
fn marks(temples: u8, mine: u8, caravan: u8, symbols: u8) -> Markup {
    let (mut x, y) = Slot::MARKS;
    let mut place = |width: i16| {
        let here = x;
        x += width;
        here
    };
    html! {
        g.mk {
            @for _ in 0..temples { (mark("ar-temple", (place(39), y - 2), 36)) }
            @for (name, gold) in [("ar-mine", mine), ("ar-caravan", caravan)] {
                @if gold > 0 {
                    (mark(name, (place(39), y - 2), 36))
                    text.num x=(place(21)) y=(y + 25) { (gold) }
                }
            }
            @for _ in 0..symbols { (mark("ar-symbol", (place(27) - 3, y), 33)) }
        }
    }
}

/// The instant reward, a pill that grows to the left.
fn instant(reward: Instant) -> Markup {
    if reward == Instant::default() {
        return html! {};
    }
    let (cards, stones) = (i16::from(reward.cards), i16::from(reward.stones));
    // What each part takes: a burst, cards that overlap, stones, a coin with its number.
    let after_cards = 21 + if cards > 0 { 25 * cards + 3 } else { 2 };
    let after_stones = after_cards + 31 * stones;
    let width = after_stones + if reward.gold > 0 { 64 } else { 7 };
    let (right, y) = Slot::INSTANT;
    let left = right - width;
    html! {
        g.instant {
            rect x=(left) y=(y - 3) width=(width) height="36" rx="18" {}
            g.burst { (mark("ar-instant", (left + 3, y + 5), 20)) }
            g.pcard { @for number in 0..cards { (mark("ar-card", (left + 21 + 25 * number, y), 30)) } }
            g.mk { @for number in 0..stones {
                (mark("ar-stone", (left + after_cards + 31 * number, y), 30))
            } }
            @if reward.gold > 0 {
                g.coin { (mark("ar-gold", (left + after_stones, y + 1), 28)) }
                text.num x=(left + after_stones + 30) y=(y + 23) { (reward.gold) }
            }
        }
    }
}
