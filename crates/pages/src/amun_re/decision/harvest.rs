//! The harvest turn: income by province, and the cards that change it (AR-7).

use amun_re::harvest::Income;
use amun_re::{Action, Card, Province, Tile};
use maud::{Markup, html};
use text::yes_no;

use super::your_turn;
use crate::amun_re::scene::{Stage, card_icon, icon};

/// The provinces named with Rich Harvest and Treasury.
type Named = (Option<Province>, Option<Province>);

pub(crate) fn harvest(
    stage: &Stage<'_>,
    rich_harvest: Option<Province>,
    treasury: Option<Province>,
) -> Markup {
    let Some(tile) = stage.view.tile else {
        return html! {};
    };
    let says = stage.text.tell(
        "ar-harvest-says",
        &[
            ("tile", tile.value().into()),
            ("camel", yes_no(tile.has_camel()).into()),
        ],
    );
    let named = (rich_harvest, treasury);
    let gold = total(stage, tile, named);
    html! {
        (your_turn(stage, &stage.say("ar-ask-harvest"), &says))
        (table(stage, tile, named))
        (cards(stage, tile, named))
        p.play {
            (stage.act(Action::Done, "btn btn--go", &html! {
                (icon("ar-gold")) span { (stage.gold("ar-take-gold", gold)) }
            }))
        }
    }
}

fn income(stage: &Stage<'_>, province: Province, tile: Tile, named: Named) -> Income {
    let printed = &stage.view.options.board[province];
    let pieces = &stage.view.provinces[province];
    let is = |name: Option<Province>| name == Some(province);
    Income::of(printed, pieces, tile, is(named.0), is(named.1))
}

fn own(stage: &Stage<'_>) -> amun_re::Provinces {
    stage
        .mine()
        .map(|player| player.control)
        .unwrap_or_default()
}

fn total(stage: &Stage<'_>, tile: Tile, named: Named) -> u16 {
    let incomes = own(stage).into_iter();
    incomes
        .map(|province| income(stage, province, tile, named).gold())
        .sum()
}

fn table(stage: &Stage<'_>, tile: Tile, named: Named) -> Markup {
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
            caption.vh { (stage.say("ar-income-by")) }
            thead { tr {
                th scope="col" { (stage.say("ar-income-province")) }
                @for column in columns { th scope="col" { (stage.say(column)) } }
            } }
            tbody {
                @for province in own(stage) {
                    @let parts = income(stage, province, tile, named);
                    tr {
                        th scope="row" { (stage.province(province)) }
                        @if parts.treasury > 0 {
                            td colspan="3" { (card_icon(Card::Treasury)) (stage.card(Card::Treasury)) }
                        } @else {
                            td {
                                @let farmers = stage.view.provinces[province].farmers();
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
                th scope="row" colspan="4" { (stage.say("ar-income-now")) }
                td { (icon("ar-gold")) b { (total(stage, tile, named)) } }
            } }
        }
    }
}

/// Rich Harvest and Treasury on each province, with the income they lead to.
fn cards(stage: &Stage<'_>, tile: Tile, (rich_harvest, treasury): Named) -> Markup {
    let now = total(stage, tile, (rich_harvest, treasury));
    html! {
        ul.opts {
            @for province in own(stage) {
                (card(stage, Card::Harvest, Action::Harvest(province), province,
                    (now, total(stage, tile, (Some(province), treasury)))))
            }
            @for province in own(stage) {
                (card(stage, Card::Treasury, Action::Treasury(province), province,
                    (now, total(stage, tile, (rich_harvest, Some(province))))))
            }
        }
    }
}

fn card(
    stage: &Stage<'_>,
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
        @if stage.may(action) {
            li data-of=(province.key()) {
                (stage.act(action, "btn btn--w", &html! {
                    (card_icon(card))
                    span {
                        b { (stage.at(key, province)) }
                        small {
                            (stage.gold("ar-income-then", then)) " "
                            @if more >= 0 { ins { (format!("{more:+}")) } } @else { del { (more) } }
                        }
                    }
                }))
            }
        }
    }
}
