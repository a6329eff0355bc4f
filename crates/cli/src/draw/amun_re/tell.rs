//! The events of Amun-Re in sentences.

use amun_re::event::{Builder, Source};
use amun_re::phase::Part;
use amun_re::{Card, Event, Offer};

use super::category_name;
use crate::draw::{count, name};

pub(super) fn sentence(event: &Event, names: &[String]) -> String {
    let who = |seat| name(names, seat);
    match *event {
        Event::FirstPlayerDrawn { seat } => format!("{} is drawn as first player", who(seat)),
        Event::EpochBegan { epoch } => format!("epoch {epoch} begins"),
        Event::RoundBegan { round, first, .. } => {
            format!("round {round} begins; first player is {}", who(first))
        }
        Event::PhaseBegan { part } => format!("the {} begins", part_name(part)),
        Event::ProvinceDealt { seat, province } => {
            let what = province.map_or("a province card", |province| province.key());
            format!("{} is dealt {what}", who(seat))
        }
        Event::RevealChosen { seat, province } => {
            let what = province.map_or("a province card", |province| province.key());
            format!("{} chooses {what} in secret", who(seat))
        }
        Event::ProvinceOpened { province, by: None } => format!("{province} is open"),
        Event::ProvinceOpened {
            province,
            by: Some(seat),
        } => {
            format!("{} reveals {province}", who(seat))
        }
        Event::CardPlayed {
            seat,
            card,
            province: None,
        } => {
            format!("{} plays {}", who(seat), card_name(card))
        }
        Event::CardPlayed {
            seat,
            card,
            province: Some(province),
        } => {
            format!("{} plays {} on {province}", who(seat), card_name(card))
        }
        Event::CardSold { seat, card } => format!("{} sells {}", who(seat), card_name(card)),
        Event::CardSoldInSecret { seat, card } => {
            format!("{} sells {} in secret", who(seat), card_name(card))
        }
        Event::SaleShown { seat, card } => format!("{} has sold {}", who(seat), card_name(card)),
        Event::CardDrawn { seat, card, from } => {
            let what = card.map_or("a card", card_name);
            format!("{} draws {what}{}", who(seat), source(from))
        }
        Event::DiscardsShuffled { cards } => format!("{cards} discards become the deck"),
        Event::NoCardsLeft { seat, missing } => {
            format!("no card is left: {} goes without {missing}", who(seat))
        }
        Event::Bid {
            seat,
            province,
            gold,
        } => format!("{} bids {gold} on {province}", who(seat)),
        Event::Outbid { seat, province, .. } => format!("{} is outbid in {province}", who(seat)),
        Event::Passed { seat } => format!("{} passes", who(seat)),
        Event::Paid { seat, gold } => format!("{} pays {gold}", who(seat)),
        Event::ProvinceWon { seat, province } => format!("{} controls {province}", who(seat)),
        Event::InstantGold {
            seat,
            province,
            gold,
        } => {
            format!("{} takes {gold} gold from {province}", who(seat))
        }
        Event::Bought {
            seat,
            goods,
            number,
            price,
        } => {
            let lot = count(number, goods.key().trim_end_matches('s'));
            format!("{} buys {lot} for {price}", who(seat))
        }
        Event::FarmerPlaced {
            seat,
            province,
            from,
        } => {
            format!(
                "{} puts a farmer into {province}{}",
                who(seat),
                source(from)
            )
        }
        Event::StonePlaced {
            seat,
            province,
            from,
        } => {
            format!("{} puts a stone into {province}{}", who(seat), source(from))
        }
        Event::PyramidBuilt {
            seat,
            province,
            by,
            pyramids,
        } => {
            let from = match by {
                Builder::Stones => "three stones",
                Builder::Architect => "two stones and an Architect",
            };
            format!(
                "{}: {from} become pyramid {pyramids} of {province}",
                who(seat)
            )
        }
        Event::TurnEnded { seat } => format!("{} is done", who(seat)),
        Event::OfferChosen { seat, offer } => {
            let what = offer.map_or("an offering".to_owned(), offer_text);
            format!("{} lays {what} in secret", who(seat))
        }
        Event::OfferShown { seat, offer } => format!("{} shows {}", who(seat), offer_text(offer)),
        Event::TotalCounted { total } => format!("the total is {total}"),
        Event::TotalChanged { seat, by, total } => {
            format!("{} changes it by {by:+}: {total}", who(seat))
        }
        Event::TileChosen { tile, total } => {
            format!("total {total}: tile {} is active", tile.value())
        }
        Event::Ranked {
            seat,
            rank,
            rewards,
        } => {
            format!(
                "{} has rank {rank}: {}",
                who(seat),
                count(rewards, "reward")
            )
        }
        Event::NextFirstPlayer { seat } => format!("{} will be first player", who(seat)),
        Event::Declined { seat, rewards } => {
            format!("{} declines {}", who(seat), count(rewards, "reward"))
        }
        Event::ProvinceIncome {
            seat,
            province,
            farmers,
            mine,
            caravan,
            treasury,
        } => {
            let parts = [
                ("farmers", farmers),
                ("mine", mine),
                ("caravan", caravan),
                ("treasury", treasury),
            ];
            let parts = parts.iter().filter(|(_, gold)| *gold > 0);
            let parts: Vec<_> = parts.map(|(what, gold)| format!("{what} {gold}")).collect();
            let parts = if parts.is_empty() {
                "nothing".to_owned()
            } else {
                parts.join(", ")
            };
            format!("{}: {province} gives {parts}", who(seat))
        }
        Event::Income { seat, gold } => format!("{} harvests {gold} gold", who(seat)),
        Event::EpochEnded { epoch } => format!("epoch {epoch} is scored"),
        Event::Scored {
            seat,
            category,
            points,
        } => {
            format!("{}: {} {points}", who(seat), category_name(category))
        }
        Event::GoalFulfilled { seat, card } => format!("{} fulfils {}", who(seat), card_name(card)),
        Event::Booked { seat, sum } => format!("{}: {sum} in all", who(seat)),
        Event::BoardCleared => "scribes and farmers leave the board".to_owned(),
        Event::FinalSale { seat, card, number } => {
            format!(
                "{} sells {number} {} at the end",
                who(seat),
                card_name(card)
            )
        }
        Event::GoldRanked {
            seat,
            gold,
            place,
            points,
        } => {
            format!(
                "{} has {gold} gold, place {place}: {points} points",
                who(seat)
            )
        }
        Event::Placed {
            seat,
            points,
            place,
        } => {
            format!("{} has {points} points and place {place}", who(seat))
        }
    }
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Auction => "auction",
        Part::Market => "market",
        Part::Offering => "offering",
        Part::Harvest => "harvest",
    }
}

fn source(from: Source) -> &'static str {
    match from {
        Source::Instant => " (instant reward)",
        Source::Market => "",
        Source::FreeFarmer => " (free)",
        Source::Reward => " (reward)",
    }
}

fn offer_text(offer: Offer) -> String {
    let laid = offer
        .gold
        .map_or("Theft".to_owned(), |gold| format!("{gold} gold"));
    if offer.change {
        format!("{laid} and Offering Change")
    } else {
        laid
    }
}

fn card_name(card: Card) -> &'static str {
    match card {
        Card::Defence => "Defence",
        Card::Bribe => "Bribe",
        Card::Architect => "Architect",
        Card::FreeFarmer => "Free Farmer",
        Card::Change => "Offering Change",
        Card::Harvest => "Rich Harvest",
        Card::Treasury => "Treasury",
        Card::GoalSymbols => "Master of Scribes",
        Card::GoalFarmers => "Master of Farmers",
        Card::GoalBank => "West or East Bank",
        Card::GoalNile => "On or off the Nile",
        Card::GoalEgypt => "Upper or Lower Egypt",
    }
}
