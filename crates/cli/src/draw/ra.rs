//! Ra, drawn with letters.

use std::fmt::Write;

use bots::ra::Reasons;
use ra::scoring::Category;
use ra::{Kind, Phase, Position, Suns, Tile};
use tabletop::Seat;
use text::{ra as words, signed};

use super::{Drawn, Reader, draw_next};

impl Drawn for Position {
    fn draw(&self, reader: &Reader<'_>) -> String {
        let mut text = String::new();
        draw_board(self, reader, &mut text);
        for seat in Seat::all(self.players()) {
            text.push('\n');
            draw_area(self, seat, reader, &mut text);
        }
        text.push('\n');
        draw_phase(self, reader, &mut text);
        text + &draw_next(self, reader)
    }

    fn tell_reasons(reasons: &Reasons, reader: &Reader<'_>) -> Vec<String> {
        let text = reader.text;
        let percent = format!("{:.0}", 100.0 * reasons.ra_odds);
        let odds = [
            ("percent", percent.into()),
            ("left", reasons.ra_left.into()),
        ];
        let mut lines = vec![text.tell("ra-hint-odds", &odds)];
        lines.extend(reasons.row.iter().map(|row| {
            let worth = [
                ("who", reader.name(row.seat).into()),
                ("points", format!("{:+}", row.points).into()),
                ("worth", format!("{:.1}", row.worth).into()),
            ];
            text.tell("ra-hint-row", &worth)
        }));
        lines.extend(reasons.suns.iter().map(|sun| {
            let price = [
                ("sun", sun.sun.0.into()),
                ("points", format!("{:.1}", sun.price).into()),
            ];
            text.tell("ra-hint-sun", &price)
        }));
        lines
    }
}

fn draw_board(position: &Position, reader: &Reader<'_>, text: &mut String) {
    let set = position.options().names;
    let last = ra::epoch::ra_tiles(position.players());
    let count = position.ra_count();
    let track: String = (1..=last)
        .map(|space| match space {
            _ if space <= count => "[Ra]",
            _ if space == last => "[##]",
            _ => "[  ]",
        })
        .collect();
    let epoch = [
        (
            "epoch",
            words::epoch(position.epoch(), set, reader.text).into(),
        ),
        ("players", position.players().into()),
    ];
    line(
        text,
        &reader.say("ra-name"),
        &reader.text.tell("ra-terminal-epoch", &epoch),
    );
    let counted = [("count", count.into()), ("last", last.into())];
    let counted = reader.text.tell("ra-terminal-track-count", &counted);
    line(
        text,
        &reader.say("ra-terminal-track"),
        &format!("{track}  {counted}"),
    );
    let row: Vec<String> = position
        .row()
        .0
        .iter()
        .map(|space| {
            let name = space.map(|tile| words::tile_plain(tile, set, reader.text));
            format!("[{:^12}]", name.unwrap_or_default())
        })
        .collect();
    let (left, right) = row.split_at(row.len() / 2);
    line(text, &reader.say("ra-row-word"), &left.concat());
    line(text, "", &right.concat());
    line(
        text,
        &reader.say("ra-centre-sun"),
        &format!("({})", position.centre()),
    );
    draw_bag(position, reader, text);
}

fn draw_bag(position: &Position, reader: &Reader<'_>, text: &mut String) {
    let (total, ra) = (position.bag().total(), position.bag()[Tile::Ra]);
    let odds = 100.0 * f64::from(ra) / f64::from(total.max(1));
    let tiles = reader.text.tell("ra-tiles", &[("count", total.into())]);
    let bag = [
        ("tiles", tiles.into()),
        ("ra", ra.into()),
        ("percent", format!("{odds:.0}").into()),
    ];
    line(
        text,
        &reader.say("ra-bag"),
        &reader.text.tell("ra-terminal-bag", &bag),
    );
    let kinds: Vec<_> = position
        .bag()
        .iter()
        .filter(|(tile, _)| *tile != Tile::Ra)
        .map(|(tile, count)| counted(tile, count, position, reader))
        .collect();
    for part in kinds.chunks(9) {
        line(text, "", &part.join(", "));
    }
}

fn draw_area(position: &Position, seat: Seat, reader: &Reader<'_>, text: &mut String) {
    let area = position.area(seat);
    let acting = match position.phase() {
        Phase::Deal { seat } | Phase::Draw { seat } => Some(seat),
        phase => phase.owing(),
    };
    let mark = if acting == Some(seat) { ">" } else { " " };
    let gains = position.gains(seat).iter();
    let gains: Vec<_> = gains.map(|&gain| signed(gain)).collect();
    let history = if gains.is_empty() {
        String::new()
    } else {
        format!(" (10 {})", gains.join(" "))
    };
    let points = words::points(
        position.points(seat).into(),
        position.options().names,
        reader.text,
    );
    let head = format!("{mark} {seat} {}", reader.name(seat));
    let _ = writeln!(text, "{head:<24} {points}{history}");
    let usable = if area.usable.is_empty() {
        reader.say("ra-no-suns")
    } else {
        suns(area.usable)
    };
    let spent = if area.spent.is_empty() {
        String::new()
    } else {
        format!("   {} {}", reader.say("ra-spent"), suns(area.spent))
    };
    line(text, &reader.say("ra-suns"), &format!("{usable}{spent}"));
    let groups: [(&str, &[Tile]); 6] = [
        ("ra-gods", &[Tile::God]),
        ("ra-gold", &[Tile::Gold]),
        ("ra-pharaohs", &[Tile::Pharaoh]),
        ("ra-river", &[Tile::Flood, Tile::Nile]),
        ("ra-civilization", &Tile::CIVILIZATION),
        ("ra-monuments", &Tile::MONUMENTS),
    ];
    for (group, kinds) in groups {
        let owned = kinds.iter().filter(|&&tile| area.tiles[tile] > 0);
        let owned: Vec<_> = owned
            .map(|&tile| counted(tile, area.tiles[tile], position, reader))
            .collect();
        if !owned.is_empty() {
            line(text, &reader.say(group), &owned.join(", "));
        }
    }
    if position.phase() != Phase::Over {
        draw_tally(position, seat, reader, text);
    }
}

/// What the player would score now.
fn draw_tally(position: &Position, seat: Seat, reader: &Reader<'_>, text: &mut String) {
    let tally = position.tally()[seat];
    let parts = Category::of_epoch(position.epoch()).iter();
    let parts: Vec<_> = parts
        .map(|&category| (category, tally[category as usize]))
        .filter(|&(_, points)| points != 0)
        .map(|(category, points)| {
            format!(
                "{} {}",
                words::category(category, reader.text),
                signed(points)
            )
        })
        .collect();
    let sum = signed(tally.iter().sum());
    let parts = if parts.is_empty() {
        sum
    } else {
        format!("{sum}: {}", parts.join(", "))
    };
    line(text, &reader.say("terminal-scores-now"), &parts);
}

/// The auction or the loss that is going on.
fn draw_phase(position: &Position, reader: &Reader<'_>, text: &mut String) {
    match position.phase() {
        Phase::Auction(auction) => {
            let cause = match auction.kind {
                Kind::Drawn => "ra-cause-drawn",
                Kind::Invoked => "ra-cause-invoked",
                Kind::InvokedFull => "ra-cause-full",
            };
            let player = [
                ("who", reader.name(auction.ra_player).into()),
                ("you", text::yes_no(false).into()),
            ];
            let high = match auction.high {
                Some(bid) => {
                    let bid = [
                        ("sun", bid.sun.0.into()),
                        ("who", reader.name(bid.seat).into()),
                    ];
                    reader.text.tell("ra-terminal-high", &bid)
                }
                None => reader.say("ra-terminal-no-bid"),
            };
            let auction = reader.say("ra-auction");
            let cause = reader.text.tell(cause, &player);
            let _ = writeln!(text, "{auction}: {cause}; {high}.");
        }
        Phase::Loss(loss) => {
            let key = if loss.civilization > 0 {
                "ra-terminal-loss-civilization"
            } else {
                "ra-terminal-loss-monuments"
            };
            let lost = [
                ("who", reader.name(loss.owner).into()),
                ("count", loss.owed().into()),
            ];
            let _ = writeln!(text, "{}", reader.text.tell(key, &lost));
        }
        _ => {}
    }
}

fn line(text: &mut String, head: &str, rest: &str) {
    let _ = writeln!(text, "    {head:<13} {rest}");
}

/// A number of tiles of one kind.
fn counted(tile: Tile, count: u8, position: &Position, reader: &Reader<'_>) -> String {
    let name = words::tile_plain(tile, position.options().names, reader.text);
    format!("{count} {name}")
}

fn suns(suns: Suns) -> String {
    suns.into_iter().map(|sun| format!("({sun})")).collect()
}
