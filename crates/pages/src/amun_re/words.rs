//! The names of things, actions and reasons.

use amun_re::{Action, Card, Direction, Goods, Illegal, Offer, Province, goods, phase::Part};
use fluent::FluentValue;
use maud::{Markup, html};
use tabletop::Seat;

use super::desk::{colour, icon, scribe};
use crate::text::Text;

pub(crate) fn province(province: Province, text: &Text) -> String {
    text.say(&format!("ar-province-{}", province.key()))
}

/// The key of a card as part of other keys.
pub(crate) fn card_key(card: Card) -> String {
    card.key().replace('.', "-")
}

pub(crate) fn card(card: Card, text: &Text) -> String {
    text.say(&format!("ar-card-{}", card_key(card)))
}

/// Where in the course of the game a card is played.
pub(crate) fn card_when(card: Card, text: &Text) -> String {
    text.say(&format!("ar-card-{}-when", card_key(card)))
}

/// What a card does.
pub(crate) fn card_does(card: Card, text: &Text) -> String {
    text.say(&format!("ar-card-{}-does", card_key(card)))
}

pub(crate) fn epoch(epoch: u8, text: &Text) -> String {
    text.say(&format!("ar-epoch-{epoch}"))
}

pub(crate) fn part_key(part: Part) -> &'static str {
    match part {
        Part::Auction => "auction",
        Part::Market => "market",
        Part::Offering => "offering",
        Part::Harvest => "harvest",
    }
}

pub(crate) fn part(part: Part, text: &Text) -> String {
    text.say(&format!("ar-part-{}", part_key(part)))
}

/// A player's badge.
pub(crate) fn who(seat: Seat, name: &str) -> Markup {
    html! { span class={ "who " (colour(seat)) } { (icon(&scribe(seat))) span { (name) } } }
}

/// What is laid in an offering.
pub(crate) fn offer(offer: Offer, text: &Text) -> String {
    let laid = match offer.gold {
        Some(gold) => text.tell("ar-offer-gold", &[("gold", gold.get().into())]),
        None => text.say("ar-offer-theft"),
    };
    if offer.change {
        text.tell("ar-offer-change", &[("offer", laid.into())])
    } else {
        laid
    }
}

/// A switch of a message.
pub(super) fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The numbers in a list.
pub(super) fn list(numbers: &[u16]) -> String {
    let numbers: Vec<_> = numbers.iter().map(u16::to_string).collect();
    numbers.join(", ")
}

/// An action as a button or the log says it.
pub(crate) fn action_name(action: Action, text: &Text) -> String {
    let say = |key: &str| text.say(key);
    let at = |key: &str, place: Province| {
        let name = province(place, text);
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
        Action::Bid {
            province: place,
            gold,
        } => {
            let name = province(place, text);
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
            let name = card(sold, text);
            text.tell("ar-act-sell", &[("card", name.into())])
        }
    }
}

/// Why an action is not possible, as a whole sentence.
pub(super) fn why_not(reason: &Illegal, text: &Text) -> String {
    let (key, value): (&str, Option<(&str, FluentValue<'_>)>) = match *reason {
        Illegal::NoCard(missing) => ("ar-why-no-card", Some(("card", card(missing, text).into()))),
        Illegal::PlayedBefore(played) => (
            "ar-why-played-before",
            Some(("card", card(played, text).into())),
        ),
        Illegal::TooLow(gold) => ("ar-why-too-low", Some(("gold", gold.into()))),
        Illegal::Defended(gold) => ("ar-why-defended", Some(("gold", gold.into()))),
        Illegal::CardLimit(n) => ("ar-why-card-limit", Some(("n", n.into()))),
        Illegal::FewCards(n) => ("ar-why-few-cards", Some(("n", n.into()))),
        Illegal::FewFields(n) => ("ar-why-few-fields", Some(("n", n.into()))),
        Illegal::NothingToSell => ("ar-why-nothing-to-sell", None),
        Illegal::NotControlled => ("ar-why-not-controlled", None),
        Illegal::NoProvinceCard => ("ar-why-no-province-card", None),
        Illegal::RevealDue => ("ar-why-reveal-due", None),
        Illegal::NoSpace => ("ar-why-no-space", None),
        Illegal::NotOpen => ("ar-why-not-open", None),
        Illegal::Barred => ("ar-why-barred", None),
        Illegal::Bribed => ("ar-why-bribed", None),
        Illegal::BidTooHigh => ("ar-why-bid-too-high", None),
        Illegal::NothingBarred => ("ar-why-nothing-barred", None),
        Illegal::BribeInVain => ("ar-why-bribe-in-vain", None),
        Illegal::BidDue => ("ar-why-bid-due", None),
        Illegal::MustPass => ("ar-why-must-pass", None),
        Illegal::StoneDue => ("ar-why-stone-due", None),
        Illegal::KindClosed => ("ar-why-kind-closed", None),
        Illegal::EmptyLot => ("ar-why-empty-lot", None),
        Illegal::LotTooDear => ("ar-why-lot-too-dear", None),
        Illegal::NoFreeField => ("ar-why-no-free-field", None),
        Illegal::NoTwoStones => ("ar-why-no-two-stones", None),
        Illegal::LotFirst => ("ar-why-lot-first", None),
        Illegal::MarketTurn => ("ar-why-market-turn", None),
        Illegal::NoOffer => ("ar-why-no-offer", None),
        Illegal::OfferTooHigh => ("ar-why-offer-too-high", None),
        Illegal::OfferingDue => ("ar-why-offering-due", None),
        Illegal::ChangeDue => ("ar-why-change-due", None),
        Illegal::NoCardExists => ("ar-why-no-card-exists", None),
        Illegal::RewardDue => ("ar-why-reward-due", None),
        Illegal::HarvestTurn => ("ar-why-harvest-turn", None),
    };
    match value {
        Some(value) => text.tell(key, &[value]),
        None => text.say(key),
    }
}
