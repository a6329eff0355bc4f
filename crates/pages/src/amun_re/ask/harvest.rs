//! The harvest turn: income by province, and the cards that change it (AR-7).

use amun_re::harvest::Income;
use amun_re::{Action, Card, Province, Tile};
use maud::{Markup, html};
use text::yes_no;

use super::super::desk::{Desk, card_icon, icon};
use super::your_turn;

/// The provinces named with Rich Harvest and Treasury.
type Named = (Option<Province>, Option<Province>);

pub(super) fn harvest(
    desk: &Desk<'_>,
    rich_harvest: Option<Province>,
    treasury: Option<Province>,
) -> Markup {
    let Some(tile) = desk.view.tile else {
        return html! {};
    };
    let says = desk.text.tell(
        "ar-harvest-says",
        &[
            ("tile", tile.value().into()),
            ("camel", yes_no(tile.has_camel()).into()),
        ],
    );
    let named = (rich_harvest, treasury);
    let gold = total(desk, tile, named);
    html! {
        (your_turn(desk, &desk.say("ar-ask-harvest"), &says))
        (table(desk, tile, named))
        (cards(desk, tile, named))
        p.play {
            (desk.act(Action::Done, "btn btn--go", &html! {
                (icon("ar-gold")) span { (desk.gold("ar-take-gold", gold)) }
            }))
        }
    }
}

fn income(desk: &Desk<'_>, province: Province, tile: Tile, named: Named) -> Income {
    let printed = &desk.view.options.board[province];
    let pieces = &desk.view.provinces[province];
    let is = |name: Option<Province>| name == Some(province);
    Income::of(printed, pieces, tile, is(named.0), is(named.1))
}

fn own(desk: &Desk<'_>) -> amun_re::Provinces {
    desk.mine().map(|player| player.control).unwrap_or_default()
}

fn total(desk: &Desk<'_>, tile: Tile, named: Named) -> u16 {
    let incomes = own(desk).into_iter();
    incomes
        .map(|province| income(desk, province, tile, named).gold())
        .sum()
}

fn table(desk: &Desk<'_>, tile: Tile, named: Named) -> Markup {
    let columns = [
        "ar-income-farmers",
        "ar-income-mine",
        "ar-income-caravan",
        "ar-income-gold",
    ];
    let amount = |gold: u16| {
        if gold == 0 {
            "–".to_owned()
        } else {
            gold.to_string()
        }
    };
    html! {
        table.inc {
            caption.vh { (desk.say("ar-income-by")) }
            thead { tr {
                th scope="col" { (desk.say("ar-income-province")) }
                @for column in columns { th scope="col" { (desk.say(column)) } }
            } }
            tbody {
                @for province in own(desk) {
                    @let parts = income(desk, province, tile, named);
                    tr {
                        th scope="row" { (desk.province(province)) }
                        @if parts.treasury > 0 {
                            td colspan="3" { (card_icon(Card::Treasury)) (desk.card(Card::Treasury)) }
                        } @else {
                            td {
                                @let farmers = desk.view.provinces[province].farmers();
                                @if farmers == 0 { "–" }
                                @else { (farmers) " × " (parts.farmers / u16::from(farmers)) }
                            }
                            td { (amount(parts.mine)) }
                            td { (amount(parts.caravan)) }
                        }
                        td { b { (parts.gold()) } }
                    }
                }
            }
            tfoot { tr {
                th scope="row" colspan="4" { (desk.say("ar-income-now")) }
                td { (icon("ar-gold")) b { (total(desk, tile, named)) } }
            } }
        }
    }
}

/// Rich Harvest and Treasury on each province, with the income they lead to.
fn cards(desk: &Desk<'_>, tile: Tile, (rich_harvest, treasury): Named) -> Markup {
    let now = total(desk, tile, (rich_harvest, treasury));
    html! {
        ul.opts {
            @for province in own(desk) {
                (card(desk, Card::Harvest, Action::Harvest(province), province,
                    (now, total(desk, tile, (Some(province), treasury)))))
            }
            @for province in own(desk) {
                (card(desk, Card::Treasury, Action::Treasury(province), province,
                    (now, total(desk, tile, (rich_harvest, Some(province))))))
            }
        }
    }
}

fn card(
    desk: &Desk<'_>,
    card: Card,
    action: Action,
    province: Province,
    (now, then): (u16, u16),
) -> Markup {
    let key = if card == Card::Harvest {
        "ar-play-harvest"
    } else {
        "ar-play-treasury"
    };
    let more = i32::from(then) - i32::from(now);
    html! {
        @if desk.may(action) {
            li data-of=(province.key()) {
                (desk.act(action, "btn btn--w", &html! {
                    (card_icon(card))
                    span {
                        b { (desk.at(key, province)) }
                        small {
                            (desk.gold("ar-income-then", then)) " "
                            @if more >= 0 { ins { (format!("{more:+}")) } } @else { del { (more) } }
                        }
                    }
                }))
            }
        }
    }
}
