//! Ra, drawn with letters.

use std::fmt::Write;

use bots::ra::Reasons;
use ra::event::EpochEnd;
use ra::scoring::Category;
use ra::{Event, Kind, NameSet, Phase, Position, Suns, Tile};
use tabletop::Seat;

use super::{Drawn, count, draw_next, name, signed};

impl Drawn for Position {
    fn draw(&self, names: &[String]) -> String {
        let mut text = String::new();
        draw_board(self, &mut text);
        for seat in Seat::all(self.players()) {
            text.push('\n');
            draw_area(self, seat, names, &mut text);
        }
        text.push('\n');
        draw_auction(self, names, &mut text);
        text + &draw_next(self, names)
    }

    fn tell_reasons(reasons: &Reasons, names: &[String]) -> Vec<String> {
        let mut lines = vec![format!(
            "the next tile is a Ra in {:.0} % of all cases; the epoch ends with {}",
            100.0 * reasons.ra_odds,
            count(reasons.ra_left, "more Ra tile"),
        )];
        lines.extend(reasons.row.iter().map(|row| {
            let (who, points, worth) = (name(names, row.seat), row.points, row.worth);
            format!("the row brings {who} {points:+} points now, and is worth {worth:.1} to him")
        }));
        lines.extend(
            reasons
                .suns
                .iter()
                .map(|sun| format!("paying with {} costs {:.1} points", sun.sun, sun.price)),
        );
        lines
    }

    fn tell(&self, event: &Event, names: &[String]) -> String {
        sentence(event, self.options().names, names)
    }
}

fn draw_board(position: &Position, text: &mut String) {
    let set = position.options().names;
    let limit = ra::epoch::ra_tiles(position.players());
    let count = position.ra_count();
    let track: String = (1..=limit)
        .map(|space| match space {
            _ if space <= count => "[Ra]",
            _ if space == limit => "[##]",
            _ => "[  ]",
        })
        .collect();
    let epoch = set.names().epochs[usize::from(position.epoch() - 1)];
    line(
        text,
        "Ra",
        &format!("{epoch} of 3, {} players", position.players()),
    );
    line(
        text,
        "Ra track",
        &format!("{track}  {count} of {limit}; the last one ends the epoch"),
    );
    let row: String = position
        .row()
        .0
        .iter()
        .map(|space| format!("[{:^12}]", space.map_or("", |tile| set.tile(tile))))
        .collect();
    let (left, right) = row.split_at(row.len() / 2);
    line(text, "row", left);
    line(text, "", right);
    line(text, "centre sun", &format!("({})", position.centre()));
    let (total, ra) = (position.bag().total(), position.bag()[Tile::Ra]);
    let odds = 100.0 * f64::from(ra) / f64::from(total.max(1));
    line(
        text,
        "bag",
        &format!("{total} tiles, {ra} of them Ra: {odds:.0} % for the next draw"),
    );
    let kinds: Vec<_> = position
        .bag()
        .iter()
        .filter(|(tile, _)| *tile != Tile::Ra)
        .collect();
    for part in kinds.chunks(9) {
        let part: Vec<_> = part
            .iter()
            .map(|(tile, count)| format!("{count} {}", set.tile(*tile)))
            .collect();
        line(text, "", &part.join(", "));
    }
}

fn draw_area(position: &Position, seat: Seat, names: &[String], text: &mut String) {
    let area = position.area(seat);
    let set = position.options().names;
    let acting = match position.phase() {
        Phase::Deal { seat } | Phase::Draw { seat } => Some(seat),
        phase => phase.owing(),
    };
    let mark = if acting == Some(seat) { ">" } else { " " };
    let gains: Vec<_> = position
        .gains(seat)
        .iter()
        .map(|&gain| signed(gain))
        .collect();
    let history = match gains.is_empty() {
        true => String::new(),
        false => format!(" (10 {})", gains.join(" ")),
    };
    let points = position.points(seat);
    let head = format!("{mark} {seat} {}", name(names, seat));
    let _ = writeln!(text, "{head:<24} {points} {}{history}", set.names().points);
    let usable = if area.usable.is_empty() {
        "none usable".to_owned()
    } else {
        suns(area.usable)
    };
    let spent = if area.spent.is_empty() {
        String::new()
    } else {
        format!("   spent {}", suns(area.spent))
    };
    line(text, "suns", &format!("{usable}{spent}"));
    let groups: [(&str, &[Tile]); 5] = [
        ("gods, gold", &[Tile::God, Tile::Gold]),
        ("pharaohs", &[Tile::Pharaoh]),
        ("river", &[Tile::Flood, Tile::Nile]),
        ("civilization", &Tile::CIVILIZATION),
        ("monuments", &Tile::MONUMENTS),
    ];
    for (group, kinds) in groups {
        let owned = kinds.iter().filter(|&&tile| area.tiles[tile] > 0);
        let owned: Vec<_> = owned
            .map(|&tile| format!("{} {}", area.tiles[tile], set.tile(tile)))
            .collect();
        if !owned.is_empty() {
            line(text, group, &owned.join(", "));
        }
    }
    if position.phase() != Phase::Over {
        let tally = position.tally()[seat];
        let parts = Category::of_epoch(position.epoch()).iter();
        let parts: Vec<_> = parts
            .map(|&category| (category, tally[category as usize]))
            .filter(|&(_, points)| points != 0)
            .map(|(category, points)| format!("{} {}", category_name(category), signed(points)))
            .collect();
        let sum: i16 = tally.iter().sum();
        let parts = if parts.is_empty() {
            String::new()
        } else {
            format!(": {}", parts.join(", "))
        };
        line(text, "scores now", &format!("{}{parts}", signed(sum)));
    }
}

fn draw_auction(position: &Position, names: &[String], text: &mut String) {
    match position.phase() {
        Phase::Auction(auction) => {
            let high = match auction.high {
                Some(bid) => format!("highest bid {} by {}", bid.sun, name(names, bid.seat)),
                None => "no bid yet".to_owned(),
            };
            let who = name(names, auction.ra_player);
            let _ = writeln!(
                text,
                "Auction, {}, by {who}; {high}.",
                kind_name(auction.kind)
            );
        }
        Phase::Loss(loss) => {
            let what = if loss.civilization > 0 {
                "civilization tiles"
            } else {
                "monuments"
            };
            let _ = writeln!(
                text,
                "{} must lose {} {what}.",
                name(names, loss.owner),
                loss.owed()
            );
        }
        _ => {}
    }
}

fn line(text: &mut String, head: &str, rest: &str) {
    let _ = writeln!(text, "    {head:<13} {rest}");
}

fn suns(suns: Suns) -> String {
    suns.into_iter().map(|sun| format!("({sun})")).collect()
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Drawn => "a Ra tile was drawn",
        Kind::Invoked => "Ra was invoked",
        Kind::InvokedFull => "Ra was invoked before a full row",
    }
}

fn category_name(category: Category) -> &'static str {
    match category {
        Category::Gods => "gods",
        Category::Gold => "gold",
        Category::Pharaohs => "pharaohs",
        Category::River => "river",
        Category::Civilization => "civilization",
        Category::Variety => "different monuments",
        Category::Identical => "identical monuments",
        Category::Suns => "suns",
    }
}

fn sentence(event: &Event, set: NameSet, names: &[String]) -> String {
    let who = |seat| name(names, seat);
    let tile = |tile| set.tile(tile);
    let epoch_name = |epoch: u8| set.names().epochs[usize::from(epoch - 1)];
    match *event {
        Event::SetDealt { seat, set } => {
            format!("{} gets the suns of set {}", who(seat), set.key())
        }
        Event::EpochBegan { epoch, first } => {
            let epoch = epoch_name(epoch);
            format!("{epoch} begins; {} has the first turn", who(first))
        }
        Event::TileDrawn {
            seat, tile: drawn, ..
        } => format!("{} draws {}", who(seat), tile(drawn)),
        Event::RaDrawn { seat, count } => format!("{} draws Ra, number {count}", who(seat)),
        Event::RaInvoked { seat } => format!("{} invokes Ra", who(seat)),
        Event::AuctionBegan { kind, .. } => format!("auction: {}", kind_name(kind)),
        Event::Bid { seat, sun } => format!("{} bids {sun}", who(seat)),
        Event::Passed { seat } => format!("{} passes", who(seat)),
        Event::NobodyBid { .. } => "nobody bids".to_owned(),
        Event::AuctionWon { seat, sun } => format!("{} wins with {sun}", who(seat)),
        Event::TileTaken {
            seat, tile: taken, ..
        } => format!("{} takes {}", who(seat), tile(taken)),
        Event::SunSwapped {
            seat,
            spent,
            centre,
        } => {
            format!(
                "{} gets {spent}, spent; {centre} lies in the centre",
                who(seat)
            )
        }
        Event::GodSpent { seat } => format!("{} spends a god", who(seat)),
        Event::DisasterStruck { seat, disaster } => {
            format!("{}: {} strikes", who(seat), tile(disaster))
        }
        Event::TileLost { seat, tile: lost } => format!("{} loses {}", who(seat), tile(lost)),
        Event::TileRemoved { tile: removed, .. } => format!("{} is removed", tile(removed)),
        Event::EpochEnded {
            epoch,
            why: EpochEnd::RaTrack,
        } => {
            format!("{} ends: the Ra track is full", epoch_name(epoch))
        }
        Event::EpochEnded {
            epoch,
            why: EpochEnd::Suns,
        } => {
            format!("{} ends: all suns are spent", epoch_name(epoch))
        }
        Event::Scored {
            seat,
            category,
            points,
        } => {
            format!(
                "{}: {} {}",
                who(seat),
                category_name(category),
                signed(points)
            )
        }
        Event::Booked { seat, sum } => format!("{}: {} in all", who(seat), signed(sum)),
        Event::TilesCleared {
            seat,
            tile: cleared,
            count,
        } => {
            format!("{} gives back {count} {}", who(seat), tile(cleared))
        }
        Event::Placed {
            seat,
            points,
            place,
        } => {
            let unit = set.names().points;
            format!("{} has {points} {unit} and place {place}", who(seat))
        }
    }
}
