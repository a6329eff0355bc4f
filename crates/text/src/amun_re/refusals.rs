//! Why an action is not possible.

use amun_re::Illegal;
use fluent::FluentValue;

use super::names;
use crate::message::Text;

/// Why an action is not possible, as a whole sentence.
pub(super) fn why_not(reason: &Illegal, text: &Text) -> String {
    let (key, value): (&str, Option<(&str, FluentValue<'_>)>) = match *reason {
        Illegal::NoCard(missing) => (
            "ar-why-no-card",
            Some(("card", names::card(missing, text).into())),
        ),
        Illegal::PlayedBefore(played) => (
            "ar-why-played-before",
            Some(("card", names::card(played, text).into())),
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
