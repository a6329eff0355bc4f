//! Events in words.

use amun_re::event::Source;
use amun_re::{Card, Event, Goods, Province};
use maud::{Markup, html};
use tabletop::Seat;

use super::{scoring, words};
use crate::scene::Names;
use crate::text::{Piece, Text};

/// What happened in one step, line by line. What concerns one player stands in one line.
pub(super) fn tell(events: &[Event], names: &Names<'_>, text: &Text) -> Vec<Markup> {
    let teller = Teller { names, text };
    let mut lines: Vec<(Option<Seat>, Markup)> = Vec::new();
    for event in events {
        let Some(said) = teller.sentence(event) else {
            continue;
        };
        match lines.last_mut() {
            _ if is_heading(event) => lines.push((None, html! { b.log__h { (said.words) } })),
            Some((about, line))
                if about.is_some() && (said.about.is_none() || said.about == *about) =>
            {
                *line = html! { (line) " " (said.words) };
            }
            _ => lines.push((said.about, said.words)),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Whether the event begins or ends a chapter of the game.
pub(super) fn is_heading(event: &Event) -> bool {
    matches!(
        event,
        Event::EpochBegan { .. }
            | Event::RoundBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::EpochEnded { .. }
            | Event::BoardCleared
    )
}

/// A sentence, and the player whose line it belongs to; without one it joins the line before.
struct Said {
    about: Option<Seat>,
    words: Markup,
}

struct Teller<'a> {
    names: &'a Names<'a>,
    text: &'a Text,
}

/// The arguments of a sentence.
type Pieces<'a> = Vec<(&'a str, Piece<'a>)>;

impl Teller<'_> {
    fn sentence(&self, event: &Event) -> Option<Said> {
        self.about_the_course(event)
            .or_else(|| self.about_cards(event))
            .or_else(|| self.about_provinces(event))
            .or_else(|| self.about_the_offering(event))
            .or_else(|| self.about_points(event))
    }

    fn say(&self, key: &str, pieces: &[(&str, Piece<'_>)]) -> Option<Said> {
        let words = self.text.rich(key, pieces);
        Some(Said { about: None, words })
    }

    /// A sentence about a player.
    fn of(&self, seat: Seat, key: &str, mut pieces: Pieces<'_>) -> Option<Said> {
        pieces.push(("who", words::who(seat, self.names.of(seat)).into()));
        pieces.push(("you", words::yes_no(self.names.is_you(seat)).into()));
        let words = self.text.rich(key, &pieces);
        let about = Some(seat);
        Some(Said { about, words })
    }

    fn province(&self, province: Province) -> (&'static str, Piece<'static>) {
        ("province", words::province(province, self.text).into())
    }

    fn card(&self, card: Card) -> (&'static str, Piece<'static>) {
        ("card", words::card(card, self.text).into())
    }

    fn kingdom(&self, epoch: u8) -> (&'static str, Piece<'static>) {
        ("kingdom", words::epoch(epoch, self.text).into())
    }

    fn about_the_course(&self, event: &Event) -> Option<Said> {
        match *event {
            Event::FirstPlayerDrawn { seat } => self.of(seat, "ar-log-first", vec![]),
            Event::EpochBegan { epoch } => self.say("ar-log-epoch", &[self.kingdom(epoch)]),
            Event::RoundBegan {
                epoch,
                round,
                first,
            } => {
                let round = ("round", round.into());
                self.of(first, "ar-log-round", vec![self.kingdom(epoch), round])
            }
            Event::PhaseBegan { part } => {
                let part = words::part(part, self.text);
                self.say("ar-log-part", &[("part", part.into())])
            }
            Event::Passed { seat } => self.of(seat, "ar-log-passed", vec![]),
            Event::TurnEnded { seat } => self.of(seat, "ar-log-done", vec![]),
            Event::EpochEnded { epoch } => self.say("ar-log-epoch-ended", &[self.kingdom(epoch)]),
            Event::BoardCleared => self.say("ar-log-cleared", &[]),
            _ => None,
        }
    }

    fn about_cards(&self, event: &Event) -> Option<Said> {
        match *event {
            Event::CardPlayed {
                seat,
                card,
                province: Some(province),
            } => {
                let pieces = vec![self.card(card), self.province(province)];
                self.of(seat, "ar-log-played-on", pieces)
            }
            Event::CardPlayed { seat, card, .. } => {
                self.of(seat, "ar-log-played", vec![self.card(card)])
            }
            Event::CardSold { seat, card } => self.of(seat, "ar-log-sold", vec![self.card(card)]),
            Event::CardSoldInSecret { card, .. } => {
                self.say("ar-log-sold-sealed", &[self.card(card)])
            }
            Event::SaleShown { seat, card } => {
                self.of(seat, "ar-log-sale-shown", vec![self.card(card)])
            }
            Event::CardDrawn {
                card: Some(card), ..
            } => self.say("ar-log-drawn", &[self.card(card)]),
            Event::CardDrawn { seat, .. } => self.of(seat, "ar-log-drawn-hidden", vec![]),
            Event::DiscardsShuffled { cards } => {
                self.say("ar-log-shuffled", &[("n", cards.into())])
            }
            Event::NoCardsLeft { missing, .. } => {
                self.say("ar-log-no-cards", &[("n", missing.into())])
            }
            _ => None,
        }
    }

    fn about_provinces(&self, event: &Event) -> Option<Said> {
        match *event {
            Event::ProvinceDealt {
                province: Some(province),
                ..
            } => self.say("ar-log-dealt", &[self.province(province)]),
            Event::RevealChosen { seat, province } => {
                let name = province.map(|province| words::province(province, self.text));
                let pieces = vec![("province", name.unwrap_or_default().into())];
                self.of(seat, "ar-log-reveal-chosen", pieces)
            }
            Event::ProvinceOpened { province, by } => {
                let pieces = vec![self.province(province)];
                match by {
                    Some(seat) => self.of(seat, "ar-log-opened-by", pieces),
                    None => self.say("ar-log-opened", &pieces),
                }
            }
            Event::Bid {
                seat,
                province,
                gold,
            } => {
                let pieces = vec![self.province(province), ("gold", gold.into())];
                self.of(seat, "ar-log-bid", pieces)
            }
            Event::Outbid { seat, province, .. } => {
                let said = self.of(seat, "ar-log-outbid", vec![self.province(province)])?;
                // It is part of what the bidder did.
                Some(Said {
                    about: None,
                    ..said
                })
            }
            Event::Paid { seat, gold } => self.of(seat, "ar-log-paid", vec![("gold", gold.into())]),
            Event::ProvinceWon { seat, province } => {
                self.of(seat, "ar-log-won", vec![self.province(province)])
            }
            Event::InstantGold {
                seat,
                province,
                gold,
            } => {
                let pieces = vec![self.province(province), ("gold", gold.into())];
                self.of(seat, "ar-log-instant-gold", pieces)
            }
            Event::Bought {
                seat,
                goods,
                number,
                price,
            } => {
                let key = match goods {
                    Goods::Cards => "ar-log-bought-cards",
                    Goods::Farmers => "ar-log-bought-farmers",
                    Goods::Stones => "ar-log-bought-stones",
                };
                self.of(
                    seat,
                    key,
                    vec![("n", number.into()), ("gold", price.into())],
                )
            }
            // The card Free Farmer has been told of already, with its province.
            Event::FarmerPlaced {
                from: Source::FreeFarmer,
                ..
            } => None,
            Event::FarmerPlaced { seat, province, .. } => {
                self.of(seat, "ar-log-farmer", vec![self.province(province)])
            }
            Event::StonePlaced { seat, province, .. } => {
                self.of(seat, "ar-log-stone", vec![self.province(province)])
            }
            Event::PyramidBuilt {
                province, pyramids, ..
            } => {
                let pieces = vec![self.province(province), ("n", pyramids.into())];
                self.say("ar-log-pyramid", &pieces)
            }
            _ => None,
        }
    }

    fn about_the_offering(&self, event: &Event) -> Option<Said> {
        match *event {
            Event::OfferChosen { seat, offer } => {
                let laid = offer.map(|offer| words::offer(offer, self.text));
                let pieces = vec![("offer", laid.unwrap_or_default().into())];
                self.of(seat, "ar-log-sealed", pieces)
            }
            Event::OfferShown { seat, offer } => match offer.gold {
                Some(gold) => self.of(seat, "ar-log-gave", vec![("gold", gold.get().into())]),
                None => self.of(seat, "ar-log-stole", vec![]),
            },
            Event::TotalCounted { total } => self.say("ar-log-total", &[("total", total.into())]),
            Event::TotalChanged { seat, by, total } => {
                let by = format!("{by:+}");
                let pieces = vec![("by", by.into()), ("total", total.into())];
                self.of(seat, "ar-log-changed", pieces)
            }
            Event::TileChosen { tile, total } => {
                let pieces = vec![("tile", tile.value().into()), ("total", total.into())];
                self.say("ar-log-tile", &pieces)
            }
            Event::Ranked {
                seat,
                rank,
                rewards,
            } => {
                let pieces = vec![("rank", rank.into()), ("n", rewards.into())];
                self.of(seat, "ar-log-ranked", pieces)
            }
            Event::NextFirstPlayer { seat } => self.of(seat, "ar-log-next-first", vec![]),
            Event::Declined { seat, rewards } => {
                self.of(seat, "ar-log-declined", vec![("n", rewards.into())])
            }
            _ => None,
        }
    }

    fn about_points(&self, event: &Event) -> Option<Said> {
        match *event {
            Event::ProvinceIncome {
                province,
                farmers,
                mine,
                caravan,
                treasury,
                ..
            } => {
                let gold = farmers + mine + caravan + treasury;
                let pieces = vec![self.province(province), ("gold", gold.into())];
                self.say("ar-log-province-income", &pieces)
            }
            Event::Income { seat, gold } => {
                self.of(seat, "ar-log-income", vec![("gold", gold.into())])
            }
            Event::Scored { points: 0, .. } => None,
            Event::Scored {
                seat,
                category,
                points,
            } => {
                let category = self.text.say(scoring::category_key(category));
                let pieces = vec![("category", category.into()), ("n", points.into())];
                self.of(seat, "ar-log-scored", pieces)
            }
            Event::GoalFulfilled { seat, card } => {
                self.of(seat, "ar-log-goal", vec![self.card(card)])
            }
            Event::Booked { seat, sum } => self.of(seat, "ar-log-booked", vec![("n", sum.into())]),
            Event::FinalSale { seat, card, number } => {
                let pieces = vec![self.card(card), ("n", number.into())];
                self.of(seat, "ar-log-final-sale", pieces)
            }
            Event::GoldRanked {
                seat,
                gold,
                place,
                points,
            } => {
                let pieces = vec![
                    ("gold", gold.into()),
                    ("place", place.into()),
                    ("n", points.into()),
                ];
                self.of(seat, "ar-log-gold-ranked", pieces)
            }
            Event::Placed {
                seat,
                points,
                place,
            } => {
                let pieces = vec![("n", points.into()), ("place", place.into())];
                self.of(seat, "ar-log-placed", pieces)
            }
            _ => None,
        }
    }
}
