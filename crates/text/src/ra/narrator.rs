//! Events of Ra in words.

use ra::event::EpochEnd;
use ra::{Event, Kind, Position, Sun, Tile, Tiles};
use tabletop::Seat;

use super::names;
use crate::message::{Piece, signed, yes_no};
use crate::narration::{self, Detail, Line, Pieces, Telling};

/// What words of Ra stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A player's name, or "You".
    Player(Seat),
    /// Tiles of this kind.
    Tile(Tile),
    /// The number of a sun.
    Sun(Sun),
    /// The number of a sun that lies face down now.
    SpentSun(Sun),
}

type Phrase = narration::Phrase<Mark>;

pub(super) fn tell(events: &[Event], telling: &Telling<'_, Position>) -> Vec<Line<Mark>> {
    let narrator = Narrator {
        telling,
        taken: taken(events),
    };
    let phrases = events.iter().filter_map(|event| narrator.tell(event));
    let line = |phrase| Line {
        heading: false,
        phrase,
    };
    phrases.map(line).collect()
}

/// The tiles that were taken in one step, with their number.
fn taken(events: &[Event]) -> Vec<(Tile, u8)> {
    let mut taken = Tiles::default();
    for event in events {
        if let Event::TileTaken { tile, .. } = *event {
            taken[tile] += 1;
        }
    }
    taken.iter().collect()
}

struct Narrator<'a> {
    telling: &'a Telling<'a, Position>,
    taken: Vec<(Tile, u8)>,
}

impl Narrator<'_> {
    fn tell(&self, event: &Event) -> Option<Phrase> {
        let Telling {
            text,
            options,
            detail,
            names: players,
        } = *self.telling;
        let set = options.names;
        Some(match *event {
            Event::SetDealt { seat, set } => {
                let suns = set.suns(players.players()).into_iter();
                let numbers: Vec<String> = suns.map(|sun| sun.to_string()).collect();
                let suns = text.list(&numbers);
                self.about(seat, "ra-log-dealt", vec![("suns", suns.into())])
            }
            Event::EpochBegan { epoch, first } => {
                let epoch = names::epoch(epoch, set, text);
                self.about(first, "ra-log-epoch-began", vec![("epoch", epoch.into())])
            }
            Event::TileDrawn { seat, tile, .. } => {
                self.about(seat, "ra-log-drawn", vec![("tile", self.one(tile).into())])
            }
            Event::RaDrawn { seat, count } => {
                let ra = self.named(Tile::Ra);
                let last = ra::epoch::ra_tiles(players.players());
                let pieces = vec![
                    ("ra", ra.into()),
                    ("count", count.into()),
                    ("last", last.into()),
                ];
                self.about(seat, "ra-log-ra", pieces)
            }
            Event::RaInvoked { seat } => self.about(seat, "ra-log-invoked", vec![]),
            Event::Bid { seat, sun } => {
                self.about(seat, "ra-log-bid", vec![("sun", face_up(sun).into())])
            }
            Event::Passed { seat } => self.about(seat, "ra-log-passed", vec![]),
            Event::NobodyBid { kind } => {
                let lost = yes_no(kind == Kind::InvokedFull);
                self.say("ra-log-nobody-bid", &[("lost", lost.into())])
            }
            Event::SunSwapped {
                seat,
                spent,
                centre,
            } => {
                let spent = Phrase::marked(format!("({spent})"), Mark::SpentSun(spent));
                let pieces = vec![
                    ("sun", face_up(centre).into()),
                    ("tiles", self.taken().into()),
                    ("count", self.taken.len().into()),
                    ("spent", spent.into()),
                ];
                self.about(seat, "ra-log-won", pieces)
            }
            Event::GodSpent { seat } => {
                self.about(seat, "ra-log-god", vec![("tile", self.taken().into())])
            }
            Event::DisasterStruck { seat, disaster } => {
                let pieces = vec![("disaster", self.named(disaster).into())];
                self.about(seat, "ra-log-struck", pieces)
            }
            Event::TileLost { seat, tile } => {
                self.about(seat, "ra-log-lost", vec![("tile", self.one(tile).into())])
            }
            Event::EpochEnded { epoch, why } => {
                let epoch = names::epoch(epoch, set, text);
                let why = yes_no(why == EpochEnd::RaTrack);
                let pieces = vec![("epoch", epoch.into()), ("ra", why.into())];
                self.say("ra-log-epoch-ended", &pieces)
            }
            Event::Scored {
                seat,
                category,
                points,
            } if detail == Detail::Full => {
                let category = names::category(category, text);
                let pieces = vec![
                    ("category", category.into()),
                    ("points", signed(points).into()),
                ];
                self.about(seat, "ra-log-scored", pieces)
            }
            Event::Booked { seat, sum } => {
                let pieces = vec![("points", signed(sum).into())];
                self.about(seat, "ra-log-booked", pieces)
            }
            Event::TilesCleared { seat, tile, count } if detail == Detail::Full => {
                let tiles = self.some(tile, count);
                self.about(seat, "ra-log-cleared", vec![("tiles", tiles.into())])
            }
            Event::Placed {
                seat,
                points,
                place,
            } => {
                let points = names::points(points.into(), set, text);
                let pieces = vec![("place", place.into()), ("points", points.into())];
                self.about(seat, "ra-log-placed", pieces)
            }
            // The line before it says it, or the panel of the scoring shows it.
            Event::AuctionBegan { .. }
            | Event::AuctionWon { .. }
            | Event::TileTaken { .. }
            | Event::TileRemoved { .. }
            | Event::Scored { .. }
            | Event::TilesCleared { .. } => return None,
        })
    }

    fn say(&self, key: &str, pieces: &[(&str, Piece<'_, Phrase>)]) -> Phrase {
        Phrase::compose(self.telling.text, key, pieces)
    }

    /// A sentence about a player.
    fn about(&self, seat: Seat, key: &str, mut pieces: Pieces<'_, Mark>) -> Phrase {
        let Telling { text, names, .. } = *self.telling;
        let name = if names.is_you(seat) {
            text.say("you")
        } else {
            names.of(seat).to_owned()
        };
        pieces.push(("who", Phrase::marked(name, Mark::Player(seat)).into()));
        pieces.push(("you", yes_no(names.is_you(seat)).into()));
        self.say(key, &pieces)
    }

    /// The tiles taken in this step: "two obelisks and a pharaoh".
    fn taken(&self) -> Phrase {
        let taken = self.taken.iter();
        let taken = taken.map(|&(tile, count)| self.some(tile, count));
        Phrase::list(taken.collect(), self.telling.text)
    }

    fn named(&self, tile: Tile) -> Phrase {
        let name = names::tile(tile, self.telling.options.names, self.telling.text);
        Phrase::marked(name, Mark::Tile(tile))
    }

    fn one(&self, tile: Tile) -> Phrase {
        self.some(tile, 1)
    }

    fn some(&self, tile: Tile, count: u8) -> Phrase {
        let name = names::some(tile, count, self.telling.options.names, self.telling.text);
        Phrase::marked(name, Mark::Tile(tile))
    }
}

fn face_up(sun: Sun) -> Phrase {
    Phrase::marked(format!("({sun})"), Mark::Sun(sun))
}
