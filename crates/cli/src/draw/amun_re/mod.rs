//! Amun-Re, drawn with letters.

mod map;

use std::fmt::Write;

use amun_re::scoring::Category;
use amun_re::{Cards, Phase, Player, Position, Provinces};
use bots::amun_re::Reasons;
use tabletop::Seat;
use text::{amun_re as words, yes_no};

use super::{Drawn, Reader, draw_next};

impl Drawn for Position {
    fn draw(&self, reader: &Reader<'_>) -> String {
        let mut text = String::new();
        draw_table(self, reader, &mut text);
        map::draw(self, reader, &mut text);
        for seat in Seat::all(self.players()) {
            text.push('\n');
            draw_player(self, seat, reader, &mut text);
        }
        text.push('\n');
        text + &draw_next(self, reader)
    }

    fn tell_reasons(reasons: &Reasons, reader: &Reader<'_>) -> Vec<String> {
        let text = reader.text;
        let seats = || Seat::all(reader.names.len());
        let gold = [
            ("now", format!("{:.2}", reasons.gold).into()),
            ("later", format!("{:.2}", reasons.later_gold).into()),
        ];
        let score = |(seat, points)| format!("{} {points}", reader.name(seat));
        let scores: Vec<String> = seats().zip(&reasons.score_now).map(score).collect();
        let mut lines = vec![
            text.tell("amun-re-hint-gold", &gold),
            text.tell(
                "amun-re-hint-scores",
                &[("scores", scores.join(", ").into())],
            ),
        ];
        let worth = |(seat, worth): (Seat, &_)| {
            let worth = [
                ("worth", format!("{worth:.1}").into()),
                ("who", reader.name(seat).into()),
            ];
            text.tell("amun-re-hint-worth", &worth)
        };
        lines.extend(reasons.provinces.iter().map(|open| {
            let worths: Vec<String> = seats().zip(&open.worth).map(worth).collect();
            let province = [
                ("province", words::province(open.province, text).into()),
                ("worths", worths.join(", ").into()),
            ];
            text.tell("amun-re-hint-province", &province)
        }));
        lines.extend(reasons.stone.iter().map(|stone| {
            let stone = [
                ("province", words::province(stone.province, text).into()),
                ("worth", format!("{:.1}", stone.worth).into()),
            ];
            text.tell("amun-re-hint-stone", &stone)
        }));
        lines
    }
}

fn draw_table(position: &Position, reader: &Reader<'_>, text: &mut String) {
    let round = [
        (
            "kingdom",
            words::epoch(position.epoch(), reader.text).into(),
        ),
        ("round", position.round().into()),
        ("players", position.players().into()),
    ];
    let mut title = reader.text.tell("amun-re-terminal-round", &round);
    if position.options().expert {
        title = format!("{title}, {}", reader.say("amun-re-terminal-expert"));
    }
    line(text, &reader.say("amun-re-name"), &title);
    line(
        text,
        &reader.say("amun-re-terminal-phase"),
        &phase(position.phase(), reader),
    );
    line(
        text,
        &reader.say("amun-re-terminal-first"),
        &first_player(position, reader),
    );
    let tile = match position.tile() {
        Some(tile) => {
            let tile = [
                ("value", tile.value().into()),
                ("camel", yes_no(tile.has_camel()).into()),
            ];
            reader.text.tell("amun-re-terminal-tile-value", &tile)
        }
        None => reader.say("amun-re-terminal-tile-none"),
    };
    line(text, &reader.say("amun-re-terminal-tile"), &tile);
    let pile = |pile: &Cards| format!("{}: {}", pile.total(), cards(pile, reader));
    line(
        text,
        &reader.say("amun-re-terminal-deck"),
        &pile(position.deck()),
    );
    line(
        text,
        &reader.say("amun-re-terminal-discards"),
        &pile(position.discards()),
    );
    text.push('\n');
}

fn first_player(position: &Position, reader: &Reader<'_>) -> String {
    match (position.first(), position.next_first()) {
        (None, _) => reader.say("amun-re-terminal-first-none"),
        (Some(seat), None) => reader.name(seat).to_owned(),
        (Some(seat), Some(next)) => {
            let players = [
                ("who", reader.name(seat).into()),
                ("next", reader.name(next).into()),
            ];
            reader.text.tell("amun-re-terminal-first-next", &players)
        }
    }
}

/// The phase in words.
fn phase(phase: Phase, reader: &Reader<'_>) -> String {
    let of = |key: &str, seat: Seat| reader.of(key, seat);
    let with = |key: &str, seat: Seat, things: &str, n: u8| {
        let what = reader.text.tell(things, &[("n", n.into())]);
        let arguments = [("what", what.into()), ("who", reader.name(seat).into())];
        reader.text.tell(key, &arguments)
    };
    match phase {
        Phase::First => reader.say("amun-re-phase-first"),
        Phase::Deal { seat } => of("amun-re-phase-deal", seat),
        Phase::TurnUp => reader.say("amun-re-phase-turn-up"),
        Phase::Reveal => reader.say("amun-re-phase-reveal"),
        Phase::Auction { seat, bribed: true } => of("amun-re-phase-bribed", seat),
        Phase::Auction { seat, .. } => of("amun-re-phase-auction", seat),
        Phase::InstantCard { seat, left } => with("amun-re-phase-instant", seat, "ar-cards", left),
        Phase::InstantStone { seat, left } => {
            with("amun-re-phase-instant", seat, "ar-stones", left)
        }
        Phase::Market { seat, .. } => of("amun-re-phase-market", seat),
        Phase::BoughtCard { seat, left } => with("amun-re-phase-bought", seat, "ar-cards", left),
        Phase::PlaceFarmer { seat, left } => with("amun-re-phase-place", seat, "ar-farmers", left),
        Phase::PlaceStone { seat, left } => with("amun-re-phase-place", seat, "ar-stones", left),
        Phase::Offering => reader.say("amun-re-phase-offering"),
        Phase::Change { seat, total } => {
            let arguments = [("who", reader.name(seat).into()), ("total", total.into())];
            reader.text.tell("amun-re-phase-change", &arguments)
        }
        Phase::Reward { seat, left, total } | Phase::RewardCard { seat, left, total } => {
            let what = reader.text.tell("ar-rewards", &[("n", left.into())]);
            let arguments = [
                ("who", reader.name(seat).into()),
                ("total", total.into()),
                ("what", what.into()),
            ];
            reader.text.tell("amun-re-phase-reward", &arguments)
        }
        Phase::Harvest { seat, .. } => of("amun-re-phase-harvest", seat),
        Phase::Over => reader.say("amun-re-phase-over"),
    }
}

fn draw_player(position: &Position, seat: Seat, reader: &Reader<'_>, text: &mut String) {
    let player = position.player(seat);
    let mark = if tabletop::Game::owing(position).contains(seat) {
        ">"
    } else {
        " "
    };
    let head = format!("{mark} {seat} {}", reader.name(seat));
    let points = reader
        .text
        .tell("ar-points", &[("n", player.points.into())]);
    let gold = reader.text.tell("ar-gold", &[("n", player.gold.into())]);
    let _ = writeln!(text, "{head:<24} {points}, {gold}");
    line(
        text,
        &reader.say("amun-re-terminal-hand"),
        &cards(&player.hand, reader),
    );
    if !player.province_cards.is_empty() {
        let held = provinces(player.province_cards, reader);
        line(text, &reader.say("amun-re-terminal-province-cards"), &held);
    }
    if !player.control.is_empty() {
        line(
            text,
            &reader.say("amun-re-terminal-controls"),
            &provinces(player.control, reader),
        );
    }
    let marks = marks(player, reader);
    if !marks.is_empty() {
        line(
            text,
            &reader.say("amun-re-terminal-also"),
            &marks.join(", "),
        );
    }
    if position.phase() != Phase::Over {
        draw_tally(position, seat, reader, text);
    }
}

/// What the player would score now.
fn draw_tally(position: &Position, seat: Seat, reader: &Reader<'_>, text: &mut String) {
    let tally = position.tally()[seat];
    let parts = Category::ALL
        .into_iter()
        .map(|category| (category, tally[category as usize]));
    let parts: Vec<_> = parts
        .filter(|&(_, points)| points != 0)
        .map(|(category, points)| {
            let name = reader.say(words::category_key(category));
            format!("{name} {points}")
        })
        .collect();
    if !parts.is_empty() {
        let sum: u16 = tally.iter().sum();
        let head = reader.say("terminal-scores-now");
        line(text, &head, &format!("{sum}: {}", parts.join(", ")));
    }
}

/// What else is to be known of a player just now.
fn marks(player: &Player, reader: &Reader<'_>) -> Vec<String> {
    let text = reader.text;
    let province = |province| ("province", words::province(province, text).into());
    let mut marks = Vec::new();
    if let Some(bid) = player.scribe {
        let gold = ("gold", bid.space.gold().into());
        marks.push(text.tell("ar-state-leads", &[province(bid.province), gold]));
    }
    if let Some(barred) = player.barred {
        marks.push(text.tell("ar-state-outbid", &[province(barred)]));
    }
    let played: Vec<String> = player
        .played
        .iter()
        .map(|card| words::card(card, text))
        .collect();
    if !played.is_empty() {
        let cards = ("cards", text.list(&played).into());
        marks.push(text.tell("amun-re-terminal-played", &[cards]));
    }
    if let Some(revealing) = player.revealing {
        marks.push(text.tell("amun-re-terminal-reveals", &[province(revealing)]));
    }
    if let Some(offer) = player.offer {
        let offer = ("offer", words::offer(offer, text).into());
        marks.push(text.tell("amun-re-terminal-lays", &[offer]));
    }
    if !player.sold.is_empty() {
        let sold = ("cards", cards(&player.sold, reader).into());
        marks.push(text.tell("amun-re-terminal-sold", &[sold]));
    }
    marks
}

fn line(text: &mut String, head: &str, rest: &str) {
    let rest = if rest.is_empty() { "-" } else { rest };
    let _ = writeln!(text, "    {head:<15} {rest}");
}

fn cards(cards: &Cards, reader: &Reader<'_>) -> String {
    let cards: Vec<_> = cards
        .iter()
        .map(|(card, count)| {
            let name = words::card(card, reader.text);
            match count {
                1 => name,
                _ => format!("{count} {name}"),
            }
        })
        .collect();
    cards.join(", ")
}

fn provinces(provinces: Provinces, reader: &Reader<'_>) -> String {
    provinces
        .into_iter()
        .map(|province| words::province(province, reader.text))
        .collect::<Vec<_>>()
        .join(", ")
}
