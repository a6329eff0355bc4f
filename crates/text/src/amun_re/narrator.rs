//! Events of Amun-Re in words.

use amun_re::event::Source;
use amun_re::{Card, Event, Goods, Position, Province};
use tabletop::Seat;

use super::names;
use crate::message::{Piece, signed, yes_no};
use crate::narration::{self, Line, Pieces, Telling};

/// What words of Amun-Re stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A player's name.
    Player(Seat),
}

type Phrase = narration::Phrase<Mark>;

/// What happened in one step, line by line. What concerns one player stands in one line.
pub(super) fn tell(events: &[Event], telling: &Telling<'_, Position>) -> Vec<Line<Mark>> {
    let narrator = Narrator { telling };
    let mut lines: Vec<(Option<Seat>, Line<Mark>)> = Vec::new();
    for event in events {
        let Some(Sentence { about, phrase }) = narrator.sentence(event) else {
            continue;
        };
        let heading = is_heading(event);
        match lines.last_mut() {
            Some((of, line)) if !heading && of.is_some() && (about.is_none() || about == *of) => {
                line.phrase.push(" ");
                line.phrase.append(phrase);
            }
            _ => lines.push((about.filter(|_| !heading), Line { heading, phrase })),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Whether the event begins or ends a chapter of the game.
fn is_heading(event: &Event) -> bool {
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
struct Sentence {
    about: Option<Seat>,
    phrase: Phrase,
}

struct Narrator<'a> {
    telling: &'a Telling<'a, Position>,
}

impl Narrator<'_> {
    fn sentence(&self, event: &Event) -> Option<Sentence> {
        Some(match *event {
            // The course of the game.
            Event::FirstPlayerDrawn { seat } => self.of(seat, "ar-log-first", vec![]),
            Event::EpochBegan { epoch } => self.say("ar-log-epoch", &[self.kingdom(epoch)]),
            Event::RoundBegan {
                epoch,
                round,
                first,
            } => {
                let pieces = vec![self.kingdom(epoch), ("round", round.into())];
                self.of(first, "ar-log-round", pieces)
            }
            Event::PhaseBegan { part } => {
                let part = names::part(part, self.telling.text);
                self.say("ar-log-part", &[("part", part.into())])
            }
            Event::Passed { seat } => self.of(seat, "ar-log-passed", vec![]),
            Event::TurnEnded { seat } => self.of(seat, "ar-log-done", vec![]),
            Event::EpochEnded { epoch } => self.say("ar-log-epoch-ended", &[self.kingdom(epoch)]),
            Event::BoardCleared => self.say("ar-log-cleared", &[]),

            // Power cards.
            Event::CardPlayed {
                seat,
                card,
                province: Some(province),
            } => {
                let pieces = vec![self.card(card), self.province(province)];
                self.of(seat, "ar-log-played-on", pieces)
            }
            Event::CardPlayed {
                seat,
                card,
                province: None,
            } => self.of(seat, "ar-log-played", vec![self.card(card)]),
            Event::CardSold { seat, card } => self.of(seat, "ar-log-sold", vec![self.card(card)]),
            Event::CardSoldInSecret { seat, card } => {
                self.within(seat, "ar-log-sold-sealed", vec![self.card(card)])
            }
            Event::SaleShown { seat, card } => {
                self.of(seat, "ar-log-sale-shown", vec![self.card(card)])
            }
            Event::CardDrawn {
                seat,
                card: Some(card),
                ..
            } => self.within(seat, "ar-log-drawn", vec![self.card(card)]),
            Event::CardDrawn {
                seat, card: None, ..
            } => self.of(seat, "ar-log-drawn-hidden", vec![]),
            Event::DiscardsShuffled { cards } => {
                self.say("ar-log-shuffled", &[("n", cards.into())])
            }
            Event::NoCardsLeft { missing, .. } => {
                self.say("ar-log-no-cards", &[("n", missing.into())])
            }

            // Provinces and what is built in them.
            Event::ProvinceDealt {
                seat,
                province: Some(province),
            } => self.within(seat, "ar-log-dealt", vec![self.province(province)]),
            // Others only know that everybody is dealt one.
            Event::ProvinceDealt { province: None, .. } => return None,
            Event::RevealChosen { seat, province } => {
                let name = province.map(|province| names::province(province, self.telling.text));
                let seen = yes_no(name.is_some());
                let pieces = vec![
                    ("province", name.unwrap_or_default().into()),
                    ("seen", seen.into()),
                ];
                self.of(seat, "ar-log-reveal-chosen", pieces)
            }
            Event::ProvinceOpened {
                province,
                by: Some(seat),
            } => self.of(seat, "ar-log-opened-by", vec![self.province(province)]),
            Event::ProvinceOpened { province, by: None } => {
                self.say("ar-log-opened", &[self.province(province)])
            }
            Event::Bid {
                seat,
                province,
                gold,
            } => {
                let pieces = vec![self.province(province), ("gold", gold.into())];
                self.of(seat, "ar-log-bid", pieces)
            }
            // It is part of what the bidder did.
            Event::Outbid { seat, province, .. } => {
                self.within(seat, "ar-log-outbid", vec![self.province(province)])
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
                let pieces = vec![("n", number.into()), ("gold", price.into())];
                self.of(seat, key, pieces)
            }
            // The card Free Farmer has been told of already, with its province.
            Event::FarmerPlaced {
                from: Source::FreeFarmer,
                ..
            } => return None,
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

            // The offering.
            Event::OfferChosen { seat, offer } => {
                let laid = offer.map(|offer| names::offer(offer, self.telling.text));
                let seen = yes_no(laid.is_some());
                let pieces = vec![
                    ("offer", laid.unwrap_or_default().into()),
                    ("seen", seen.into()),
                ];
                self.of(seat, "ar-log-sealed", pieces)
            }
            Event::OfferShown { seat, offer } => match offer.gold {
                Some(gold) => self.of(seat, "ar-log-gave", vec![("gold", gold.get().into())]),
                None => self.of(seat, "ar-log-stole", vec![]),
            },
            Event::TotalCounted { total } => self.say("ar-log-total", &[("total", total.into())]),
            Event::TotalChanged { seat, by, total } => {
                let by = signed(by);
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

            // Income and points.
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
            Event::Scored { points: 0, .. } => return None,
            Event::Scored {
                seat,
                category,
                points,
            } => {
                let category = self
                    .telling
                    .text
                    .say(&names::category_in_sentence(category));
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
        })
    }

    /// A sentence about nobody.
    fn say(&self, key: &str, pieces: &[(&str, Piece<'_, Phrase>)]) -> Sentence {
        let phrase = Phrase::compose(self.telling.text, key, pieces);
        Sentence {
            about: None,
            phrase,
        }
    }

    /// A sentence about a player, in that player's line.
    fn of(&self, seat: Seat, key: &str, pieces: Pieces<'_, Mark>) -> Sentence {
        let about = Some(seat);
        Sentence {
            about,
            ..self.within(seat, key, pieces)
        }
    }

    /// A sentence about a player that belongs to the line before it.
    fn within(&self, seat: Seat, key: &str, mut pieces: Pieces<'_, Mark>) -> Sentence {
        let names = self.telling.names;
        let name = Phrase::marked(names.of(seat), Mark::Player(seat));
        pieces.push(("who", name.into()));
        pieces.push(("you", yes_no(names.is_you(seat)).into()));
        self.say(key, &pieces)
    }

    fn province(&self, province: Province) -> (&'static str, Piece<'static, Phrase>) {
        let name = names::province(province, self.telling.text);
        ("province", name.into())
    }

    fn card(&self, card: Card) -> (&'static str, Piece<'static, Phrase>) {
        ("card", names::card(card, self.telling.text).into())
    }

    fn kingdom(&self, epoch: u8) -> (&'static str, Piece<'static, Phrase>) {
        ("kingdom", names::epoch(epoch, self.telling.text).into())
    }
}
