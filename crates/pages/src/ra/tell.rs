//! Events in words.

use maud::{Markup, PreEscaped};
use ra::event::EpochEnd;
use ra::{Event, Kind, NameSet, Options, Tile, Tiles};
use tabletop::Seat;

use super::pieces::{coloured, signed, small_spent_sun, small_sun};
use super::stage::{who, yes_no};
use super::words;
use crate::scene::Names;
use crate::text::{Piece, Text};

/// What happened in one step, line by line. What a line before says already is not said again.
pub(super) fn tell(
    events: &[Event],
    names: &Names<'_>,
    options: &Options,
    text: &Text,
) -> Vec<Markup> {
    let teller = Teller {
        names,
        set: options.names,
        text,
        taken: taken(events),
    };
    let lines = events.iter();
    lines.filter_map(|event| teller.tell(event)).collect()
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

struct Teller<'a> {
    names: &'a Names<'a>,
    set: NameSet,
    text: &'a Text,
    taken: Vec<(Tile, u8)>,
}

impl Teller<'_> {
    fn tell(&self, event: &Event) -> Option<Markup> {
        Some(match *event {
            Event::SetDealt { seat, set } => {
                let players = self.names.sitters.len();
                let suns = set.suns(players);
                let numbers: Vec<String> = suns.into_iter().map(|sun| sun.to_string()).collect();
                let suns = words::list(&numbers, self.text);
                self.about(seat, "ra-log-dealt", [("suns", suns.into())])
            }
            Event::EpochBegan { epoch, first } => {
                let epoch = words::epoch(epoch, self.set, self.text);
                self.about(first, "ra-log-epoch-began", [("epoch", epoch.into())])
            }
            Event::TileDrawn { seat, tile, .. } => {
                self.about(seat, "ra-log-drawn", [("tile", self.one(tile).into())])
            }
            Event::RaDrawn { seat, count } => {
                let ra = words::tile(Tile::Ra, self.set, self.text);
                let last = ra::epoch::ra_tiles(self.names.sitters.len());
                self.about(
                    seat,
                    "ra-log-ra",
                    [
                        ("ra", coloured(Tile::Ra, &ra).into()),
                        ("count", count.into()),
                        ("last", last.into()),
                    ],
                )
            }
            Event::RaInvoked { seat } => self.about(seat, "ra-log-invoked", []),
            Event::Bid { seat, sun } => {
                self.about(seat, "ra-log-bid", [("sun", small_sun(sun).into())])
            }
            Event::Passed { seat } => self.about(seat, "ra-log-passed", []),
            Event::NobodyBid { kind } => {
                let lost = yes_no(kind == Kind::C);
                self.text
                    .rich("ra-log-nobody-bid", &[("lost", lost.into())])
            }
            Event::SunSwapped {
                seat,
                spent,
                centre,
            } => self.about(
                seat,
                "ra-log-won",
                [
                    ("sun", small_sun(centre).into()),
                    ("tiles", self.taken().into()),
                    ("count", self.taken.len().into()),
                    ("spent", small_spent_sun(spent).into()),
                ],
            ),
            Event::GodSpent { seat } => {
                self.about(seat, "ra-log-god", [("tile", self.taken().into())])
            }
            Event::DisasterStruck { seat, disaster } => {
                let name = words::tile(disaster, self.set, self.text);
                self.about(
                    seat,
                    "ra-log-struck",
                    [("disaster", coloured(disaster, &name).into())],
                )
            }
            Event::TileLost { seat, tile } => {
                self.about(seat, "ra-log-lost", [("tile", self.one(tile).into())])
            }
            Event::EpochEnded { epoch, why } => {
                let epoch = words::epoch(epoch, self.set, self.text);
                let why = yes_no(why == EpochEnd::RaTrack);
                self.text.rich(
                    "ra-log-epoch-ended",
                    &[("epoch", epoch.into()), ("ra", why.into())],
                )
            }
            Event::Booked { seat, sum } => {
                self.about(seat, "ra-log-booked", [("points", signed(sum).into())])
            }
            Event::Placed {
                seat,
                points,
                place,
            } => {
                let points = words::points(points, self.set, self.text);
                self.about(
                    seat,
                    "ra-log-placed",
                    [("place", place.into()), ("points", points.into())],
                )
            }
            // The act before it says it, or the panel of the scoring shows it.
            Event::AuctionBegan { .. }
            | Event::AuctionWon { .. }
            | Event::TileTaken { .. }
            | Event::TileRemoved { .. }
            | Event::Scored { .. }
            | Event::TilesCleared { .. } => return None,
        })
    }

    /// A sentence about a player; `$who` is his name, `$you` whether he is the reader.
    fn about<const N: usize>(
        &self,
        seat: Seat,
        key: &str,
        more: [(&'static str, Piece<'_>); N],
    ) -> Markup {
        let you = self.names.is_you(seat);
        let name = if you {
            who(&self.text.say("you"))
        } else {
            who(self.names.of(seat))
        };
        let mut pieces = vec![("who", name.into()), ("you", yes_no(you).into())];
        pieces.extend(more);
        self.text.rich(key, &pieces)
    }

    /// The tiles taken in this step: "two obelisks and a pharaoh".
    fn taken(&self) -> Markup {
        let names = self.taken.iter().map(|&(tile, count)| {
            let name = words::some(tile, count, self.set, self.text);
            coloured(tile, &name).into_string()
        });
        let names: Vec<String> = names.collect();
        PreEscaped(words::list(&names, self.text))
    }

    fn one(&self, tile: Tile) -> Markup {
        coloured(tile, &words::one(tile, self.set, self.text))
    }
}
