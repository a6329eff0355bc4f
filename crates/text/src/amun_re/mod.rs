//! The words of Amun-Re.

mod names;
mod narrator;

use amun_re::{Action, Direction, Event, Goods, Options, Position, Province, goods};

use crate::message::Text;
use crate::narration::{Line, Narrated, Telling};

pub use names::{
    card, card_does, card_key, card_when, category_in_sentence, category_key, epoch, offer, part,
    province,
};
pub use narrator::Mark;

impl Narrated for Position {
    type Mark = Mark;

    fn tell(events: &[Event], telling: &Telling<'_, Position>) -> Vec<Line<Mark>> {
        narrator::tell(events, telling)
    }

    fn action_name(action: Action, _: &Options, text: &Text) -> String {
        action_name(action, text)
    }
}

/// An action as a button or the log says it.
pub fn action_name(action: Action, text: &Text) -> String {
    let say = |key: &str| text.say(key);
    let at = |key: &str, province: Province| {
        let name = names::province(province, text);
        text.tell(key, &[("province", name.into())])
    };
    let gold = |key: &str, gold: u16| text.tell(key, &[("gold", gold.into())]);
    match action {
        Action::Pass => say("ar-act-pass"),
        Action::Defend => say("ar-act-defend"),
        Action::Bribe => say("ar-act-bribe"),
        Action::Done => say("ar-act-done"),
        Action::Decline => say("ar-act-decline"),
        Action::Reveal(province) => at("ar-act-reveal", province),
        Action::Bid { province, gold } => {
            let name = names::province(province, text);
            text.tell(
                "ar-act-bid",
                &[("province", name.into()), ("gold", gold.into())],
            )
        }
        Action::Buy { goods, number } => {
            let key = match goods {
                Goods::Cards => "ar-act-buy-cards",
                Goods::Farmers => "ar-act-buy-farmers",
                Goods::Stones => "ar-act-buy-stones",
            };
            let price = goods::price(number);
            text.tell(key, &[("n", number.into()), ("gold", price.into())])
        }
        Action::Farmer(province) => at("ar-act-farmer", province),
        Action::Stone(province) => at("ar-act-stone", province),
        Action::Architect(province) => at("ar-act-architect", province),
        Action::FreeFarmer(province) => at("ar-act-free-farmer", province),
        Action::Offer {
            gold: laid,
            change: false,
        } => gold("ar-act-offer", laid),
        Action::Offer { gold: laid, .. } => gold("ar-act-offer-change", laid),
        Action::Theft { change: false } => say("ar-act-theft"),
        Action::Theft { .. } => say("ar-act-theft-change"),
        Action::Change(Direction::Raise) => say("ar-act-raise"),
        Action::Change(Direction::Lower) => say("ar-act-lower"),
        Action::TakeCard => say("ar-act-take-card"),
        Action::TakeFarmer(province) => at("ar-act-take-farmer", province),
        Action::TakeStone(province) => at("ar-act-take-stone", province),
        Action::Harvest(province) => at("ar-act-harvest", province),
        Action::Treasury(province) => at("ar-act-treasury", province),
        Action::Sell(sold) => {
            let name = names::card(sold, text);
            text.tell("ar-act-sell", &[("card", name.into())])
        }
    }
}
