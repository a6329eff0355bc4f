//! The bar while others decide.

use maud::{Markup, html};
use ra::{Phase, Tile};
use text::ra as words;

use crate::lessons;
use crate::ra::scene::Stage;

pub(crate) fn wait(stage: &Stage<'_>) -> Markup {
    let text = stage.text;
    let set = own_suns_are_set(stage);
    let heading = match stage.owing() {
        _ if set => text.say("ra-suns-set"),
        Some(seat) => text.tell(
            "ra-decides",
            &[
                ("who", stage.name(seat).into()),
                ("you", stage.you(seat).into()),
            ],
        ),
        None => stage.nobody_decides(),
    };
    html! {
        section.decide.decide--wait #decide aria-labelledby="h-decide" tabindex="-1" {
            (lessons::card(stage.scene, text))
            header { h2 #h-decide { (heading) } p { (what_for(stage)) } }
            div.wait {
                    svg.wait__sun.wait__sun--set[set] aria-hidden="true" {
                        use href=(if set { "#g-sun-spent" } else { "#g-sun" }) {}
                    }
                span { (own_state(stage, set)) }
            }
        }
    }
}

/// What the one who decides is asked.
fn what_for(stage: &Stage<'_>) -> String {
    let text = stage.text;
    let Some(seat) = stage.owing() else {
        return String::new();
    };
    let suns = stage.sun_list(stage.view.area(seat).usable);
    let holds = [
        ("who", stage.name(seat).into()),
        ("you", stage.you(seat).into()),
        ("suns", suns.into()),
    ];
    match stage.view.phase() {
        Phase::Auction(auction) if auction.ra_player == seat => {
            text.tell("ra-wait-last-bid", &holds)
        }
        Phase::Auction(_) => text.tell("ra-wait-bid", &holds),
        Phase::Loss(loss) => {
            let war = loss.kinds() == &Tile::CIVILIZATION[..];
            let disaster = if war { Tile::War } else { Tile::Earthquake };
            let disaster = words::tile(disaster, stage.names, text);
            text.tell("ra-wait-loss", &[("disaster", disaster.into())])
        }
        Phase::Gods { .. } => text.say("ra-wait-god"),
        _ => text.tell("ra-wait-turn", &holds),
    }
}

/// What stands for the reader himself meanwhile.
fn own_state(stage: &Stage<'_>, set: bool) -> String {
    let text = stage.text;
    let Some(seat) = stage.scene.observer.seat() else {
        return text.say("ra-you-watch");
    };
    if set {
        return text.say("ra-suns-set-why");
    }
    let spoken = stage.history.spoken.iter().find(|(who, _)| *who == seat);
    match (stage.view.phase(), spoken) {
        (Phase::Auction(auction), Some((_, Some(sun)))) => {
            let high = auction.high.is_some_and(|bid| bid.seat == seat);
            let key = if high {
                "ra-your-bid-stands"
            } else {
                "ra-your-bid-beaten"
            };
            text.tell(key, &[("sun", sun.0.into())])
        }
        (Phase::Auction(_), Some((_, None))) => text.say("ra-you-passed"),
        (Phase::Auction(_), None) => text.say("ra-you-speak-later"),
        _ => text.say("ra-you-wait"),
    }
}

fn own_suns_are_set(stage: &Stage<'_>) -> bool {
    let seat = stage.scene.observer.seat();
    let live = stage.owing().is_some();
    live && seat.is_some_and(|seat| !stage.view.area(seat).is_active())
}
