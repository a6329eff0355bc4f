//! The decision: what is asked, what can be done, and why the rest cannot.
//!
//! Whoever is not asked sees in the same place what the table waits for. All acts are buttons of
//! one form, so every legal action stands exactly once on the page, wherever it fits best.

mod auction;
mod harvest;
mod market;
mod offering;
mod offers;
mod placing;
mod reveal;
mod reward;
mod waiting;

use amun_re::Phase;
use club::Mode;
use maud::{Markup, html};

use super::desk::Desk;
use super::{finale, scoring};
use crate::lessons;

pub(super) use waiting::headline;

pub(super) fn ask(desk: &Desk<'_>) -> Markup {
    let scene = desk.scene;
    // In a replay the steps through the game are what can be decided.
    let decides = !matches!(scene.mode, Mode::Replay { .. });
    html! {
        section.askbox.sheet id=[decides.then_some("decide")] data-keep-scroll tabindex="-1" aria-labelledby="h-ask" {
            (lessons::card(scene, desk.text))
            @if desk.asked() {
                form #act method="post" action={ "/table/" (scene.table) "/act" } data-live {
                    input type="hidden" name="step" value=(scene.step);
                }
            }
            (scoring::way_to_counted(desk))
            (body(desk))
            (scoring::last_counted(desk))
        }
    }
}

fn body(desk: &Desk<'_>) -> Markup {
    match desk.view.phase {
        Phase::Over => finale::result(desk),
        Phase::Auction { bribed, .. } => auction::auction(desk, bribed),
        Phase::Reveal => reveal::reveal(desk),
        Phase::Offering => offering::offering(desk),
        _ if !desk.asked() => waiting::waiting(desk),
        Phase::Market { .. } => market::market(desk),
        Phase::InstantStone { left, .. } | Phase::PlaceStone { left, .. } => {
            placing::stones(desk, left)
        }
        Phase::PlaceFarmer { left, .. } => placing::farmers(desk, left),
        Phase::Change { total, .. } => offers::change(desk, total),
        Phase::Reward { left, .. } => reward::rewards(desk, left),
        Phase::Harvest {
            rich_harvest,
            treasury,
            ..
        } => harvest::harvest(desk, rich_harvest, treasury),
        // Chance decides here, and nobody is asked.
        Phase::First
        | Phase::Deal { .. }
        | Phase::TurnUp
        | Phase::InstantCard { .. }
        | Phase::BoughtCard { .. }
        | Phase::RewardCard { .. } => waiting::waiting(desk),
    }
}

/// The heading of a decision: whose it is, what it is, and the first thing to know.
pub(super) fn heading(over: &str, title: &str, says: &Markup) -> Markup {
    html! {
        header.ask {
            p.ask__w { (over) }
            h2 #h-ask { (title) }
            p.ask__l { (says) }
        }
    }
}

/// The heading of a decision of the observer alone.
fn your_turn(desk: &Desk<'_>, title: &str, says: &str) -> Markup {
    heading(&desk.say("ar-ask-your-turn"), title, &html! { (says) })
}

/// The gold in the observer's hand.
fn own_gold(desk: &Desk<'_>) -> u16 {
    desk.mine().and_then(|player| player.gold).unwrap_or(0)
}
