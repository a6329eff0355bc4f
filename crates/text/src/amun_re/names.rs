//! What things are called.

use amun_re::phase::Part;
use amun_re::scoring::Category;
use amun_re::{Card, Offer, Province};

use crate::message::Text;

/// The name of a province.
pub fn province(province: Province, text: &Text) -> String {
    text.say(&format!("ar-province-{}", province.key()))
}

/// A power card in keys of messages and in names of drawings.
pub fn card_key(card: Card) -> String {
    card.key().replace('.', "-")
}

/// The name of a power card.
pub fn card(card: Card, text: &Text) -> String {
    text.say(&format!("amun-re-card-{}", card_key(card)))
}

/// When in the course of the game a card is played.
pub fn card_when(card: Card, text: &Text) -> String {
    text.say(&format!("amun-re-card-{}-when", card_key(card)))
}

/// What a card does.
pub fn card_does(card: Card, text: &Text) -> String {
    text.say(&format!("amun-re-card-{}-does", card_key(card)))
}

/// The name of an epoch.
pub fn epoch(epoch: u8, text: &Text) -> String {
    text.say(&format!("ar-epoch-{epoch}"))
}

/// The name of a part of a round.
pub fn part(part: Part, text: &Text) -> String {
    text.say(match part {
        Part::Auction => "ar-part-auction",
        Part::Market => "ar-part-market",
        Part::Offering => "ar-part-offering",
        Part::Harvest => "ar-part-harvest",
    })
}

/// The message about what points are given for; `{key}-says` explains it.
pub fn category_key(category: Category) -> &'static str {
    match category {
        Category::Temples => "ar-category-temples",
        Category::Pyramids => "ar-category-pyramids",
        Category::Sets => "ar-category-sets",
        Category::Banks => "ar-category-banks",
        Category::Goals => "ar-category-goals",
    }
}

/// The key of a category inside a sentence: "for …".
pub fn category_in_sentence(category: Category) -> String {
    format!("{}.for", category_key(category))
}

/// What is laid in an offering.
pub fn offer(offer: Offer, text: &Text) -> String {
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
