//! The decision: what is asked, what can be done, and why the rest cannot.
//!
//! Those who are not asked see in the same place what the table waits for. All acts are buttons of
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

use crate::amun_re::result;
use crate::amun_re::scene::Stage;
use crate::amun_re::scoring;
use crate::lessons;
use crate::routes;

pub(crate) use waiting::headline;

pub(crate) fn decision(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    // In a replay the steps through the game are what can be decided.
    let decides = !matches!(scene.mode, Mode::Replay { .. });
    html! {
        section.askbox.sheet id=[decides.then_some("decide")] data-keep-scroll tabindex="-1" aria-labelledby="h-ask" {
            (lessons::card(scene, stage.text))
            @if stage.asked() {
                form #act method="post" action=(routes::act(scene.table, "act")) data-live {
                    input type="hidden" name="step" value=(scene.step);
                }
            }
            (scoring::way_to_counted(stage))
            (body(stage))
            (scoring::last_counted(stage))
        }
    }
}

fn body(stage: &Stage<'_>) -> Markup {
    match stage.view.phase {
        Phase::Over => result::result(stage),
        Phase::Auction { bribed, .. } => auction::auction(stage, bribed),
        Phase::Reveal => reveal::reveal(stage),
        Phase::Offering => offering::offering(stage),
        _ if !stage.asked() => waiting::waiting(stage),
        Phase::Market { .. } => market::market(stage),
        Phase::InstantStone { left, .. } | Phase::PlaceStone { left, .. } => {
            placing::stones(stage, left)
        }
        Phase::PlaceFarmer { left, .. } => placing::farmers(stage, left),
        Phase::Change { total, .. } => offers::change(stage, total),
        Phase::Reward { left, .. } => reward::rewards(stage, left),
        Phase::Harvest {
            rich_harvest,
            treasury,
            ..
        } => harvest::harvest(stage, rich_harvest, treasury),
        // Chance decides here, and nobody is asked.
        Phase::First
        | Phase::Deal { .. }
        | Phase::TurnUp
        | Phase::InstantCard { .. }
        | Phase::BoughtCard { .. }
        | Phase::RewardCard { .. } => waiting::waiting(stage),
    }
}

/// The heading of a decision: whose it is, what it is, and the first thing to know.
pub(crate) fn heading(over: &str, title: &str, says: &Markup) -> Markup {
    html! {
        header.ask {
            p.ask__w { (over) }
            h2 #h-ask { (title) }
            p.ask__l { (says) }
        }
    }
}

/// The heading of a decision of the observer alone.
fn your_turn(stage: &Stage<'_>, title: &str, says: &str) -> Markup {
    heading(&stage.say("ar-ask-your-turn"), title, &html! { (says) })
}

/// The gold in the observer's hand.
fn own_gold(stage: &Stage<'_>) -> u16 {
    stage.mine().and_then(|player| player.gold).unwrap_or(0)
}
