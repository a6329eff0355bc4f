//! Amun-Re, drawn with letters.

mod map;
mod tell;

use std::fmt::Write;

use amun_re::scoring::Category;
use amun_re::{Cards, Event, Phase, Player, Position, Provinces};
use bots::amun_re::Reasons;
use tabletop::Seat;

use super::{Drawn, count, draw_next, name};

impl Drawn for Position {
    fn draw(&self, names: &[String]) -> String {
        let mut text = String::new();
        draw_table(self, names, &mut text);
        map::draw(self, names, &mut text);
        for seat in Seat::all(self.players()) {
            text.push('\n');
            draw_player(self, seat, names, &mut text);
        }
        text.push('\n');
        text + &draw_next(self, names)
    }

    fn tell_reasons(reasons: &Reasons, names: &[String]) -> Vec<String> {
        let seats = || Seat::all(names.len());
        let mut lines = vec![format!(
            "a gold piece is worth {:.2} points now, and {:.2} after this market",
            reasons.gold, reasons.later_gold,
        )];
        let score = |(seat, points)| format!("{} {points}", name(names, seat));
        let scores: Vec<String> = seats().zip(&reasons.score_now).map(score).collect();
        lines.push(format!("a scoring now would bring {}", scores.join(", ")));
        lines.extend(reasons.provinces.iter().map(|open| {
            let worth = |(seat, worth)| format!("{worth:.1} to {}", name(names, seat));
            let worths: Vec<String> = seats().zip(&open.worth).map(worth).collect();
            format!("{} is worth {}", open.province, worths.join(", "))
        }));
        lines.extend(reasons.stone.iter().map(|stone| {
            format!(
                "a stone is worth most in {}: {:.1}",
                stone.province, stone.worth
            )
        }));
        lines
    }

    fn tell(&self, event: &Event, names: &[String]) -> String {
        tell::sentence(event, names)
    }
}

fn draw_table(position: &Position, names: &[String], text: &mut String) {
    let epoch = match position.epoch() {
        1 => "Old Kingdom",
        _ => "New Kingdom",
    };
    let variant = if position.options().expert {
        ", expert variant"
    } else {
        ""
    };
    let first = position
        .first()
        .map_or("not drawn yet", |seat| name(names, seat));
    let next = match position.next_first() {
        Some(seat) => format!("; from the next round on {}", name(names, seat)),
        None => String::new(),
    };
    let tile = match position.tile() {
        Some(tile) if tile.has_camel() => format!("{}, with camel", tile.value()),
        Some(tile) => format!("{}, no camel", tile.value()),
        None => "none yet".to_owned(),
    };
    let round = position.round();
    line(
        text,
        "Amun-Re",
        &format!(
            "{epoch}, round {round} of 3, {} players{variant}",
            position.players()
        ),
    );
    line(text, "busy with", &busy_with(position.phase(), names));
    line(text, "first player", &format!("{first}{next}"));
    line(text, "tile", &tile);
    line(
        text,
        "deck",
        &format!("{}: {}", position.deck().total(), cards(position.deck())),
    );
    line(
        text,
        "discards",
        &format!(
            "{}: {}",
            position.discards().total(),
            cards(position.discards())
        ),
    );
    text.push('\n');
}

/// The phase in words.
fn busy_with(phase: Phase, names: &[String]) -> String {
    let who = |seat| name(names, seat);
    match phase {
        Phase::First => "the lot for the first player".to_owned(),
        Phase::Deal { seat } => format!("province cards: one to {}", who(seat)),
        Phase::TurnUp => "turning up provinces".to_owned(),
        Phase::Reveal => "sealed choice of province cards".to_owned(),
        Phase::Auction { seat, bribed: true } => format!("auction: {} has bribed", who(seat)),
        Phase::Auction { seat, .. } => format!("auction: turn of {}", who(seat)),
        Phase::InstantCard { seat, left } => {
            format!("instant reward: {} for {}", count(left, "card"), who(seat))
        }
        Phase::InstantStone { seat, left } => {
            format!("instant reward: {} for {}", count(left, "stone"), who(seat))
        }
        Phase::Market { seat, bought: None } => format!("market: turn of {}", who(seat)),
        Phase::Market {
            seat,
            bought: Some(goods),
        } => {
            format!(
                "market: turn of {}, who bought {} last",
                who(seat),
                goods.key()
            )
        }
        Phase::BoughtCard { seat, left } => {
            format!("market: {} for {}", count(left, "card"), who(seat))
        }
        Phase::PlaceFarmer { seat, left } => {
            format!(
                "market: {} has {} to place",
                who(seat),
                count(left, "farmer")
            )
        }
        Phase::PlaceStone { seat, left } => {
            format!(
                "market: {} has {} to place",
                who(seat),
                count(left, "stone")
            )
        }
        Phase::Offering => "sealed offerings".to_owned(),
        Phase::Change { seat, total } => {
            format!("offering: total {total}, Offering Change of {}", who(seat))
        }
        Phase::Reward { seat, left, total } | Phase::RewardCard { seat, left, total } => {
            format!(
                "offering: total {total}, {left} rewards left for {}",
                who(seat)
            )
        }
        Phase::Harvest { seat, .. } => format!("harvest: turn of {}", who(seat)),
        Phase::Over => "nothing any more".to_owned(),
    }
}

fn draw_player(position: &Position, seat: Seat, names: &[String], text: &mut String) {
    let player = position.player(seat);
    let mark = if tabletop::Game::owing(position).contains(seat) {
        ">"
    } else {
        " "
    };
    let head = format!("{mark} {seat} {}", name(names, seat));
    let _ = writeln!(
        text,
        "{head:<24} {} points, {} gold",
        player.points, player.gold
    );
    line(text, "hand", &cards(&player.hand));
    if !player.province_cards.is_empty() {
        line(text, "province cards", &provinces(player.province_cards));
    }
    if !player.control.is_empty() {
        line(text, "controls", &provinces(player.control));
    }
    let marks = marks(player);
    if !marks.is_empty() {
        line(text, "also", &marks.join(", "));
    }
    if position.phase() != Phase::Over {
        let tally = position.tally()[seat];
        let parts = Category::ALL
            .into_iter()
            .map(|category| (category, tally[category as usize]));
        let parts: Vec<_> = parts
            .filter(|&(_, points)| points != 0)
            .map(|(category, points)| format!("{} {points}", category_name(category)))
            .collect();
        if !parts.is_empty() {
            let sum: u16 = tally.iter().sum();
            line(text, "scores now", &format!("{sum}: {}", parts.join(", ")));
        }
    }
}

/// What else is to be known of a player just now.
fn marks(player: &Player) -> Vec<String> {
    let mut marks = Vec::new();
    if let Some(bid) = player.scribe {
        marks.push(format!(
            "leads in {} with {}",
            bid.province,
            bid.space.gold()
        ));
    }
    if let Some(province) = player.barred {
        marks.push(format!("barred from {province}"));
    }
    let played: Vec<_> = player.played.iter().map(|card| card.key()).collect();
    if !played.is_empty() {
        marks.push(format!("played {} in this phase", played.join(" and ")));
    }
    if let Some(province) = player.revealing {
        marks.push(format!("reveals {province} (sealed)"));
    }
    if let Some(offer) = player.offer {
        let offered = offer
            .gold
            .map_or("theft".to_owned(), |gold| format!("{gold} gold"));
        let change = if offer.change {
            " and Offering Change"
        } else {
            ""
        };
        marks.push(format!("lays {offered}{change}"));
    }
    if !player.sold.is_empty() {
        marks.push(format!("sold in secret {}", cards(&player.sold)));
    }
    marks
}

fn line(text: &mut String, head: &str, rest: &str) {
    let _ = writeln!(
        text,
        "    {head:<15} {}",
        if rest.is_empty() { "-" } else { rest }
    );
}

fn cards(cards: &Cards) -> String {
    let cards: Vec<_> = cards
        .iter()
        .map(|(card, count)| match count {
            1 => card.key().to_owned(),
            _ => format!("{count} {card}"),
        })
        .collect();
    cards.join(", ")
}

fn provinces(provinces: Provinces) -> String {
    provinces
        .into_iter()
        .map(|province| province.key())
        .collect::<Vec<_>>()
        .join(", ")
}

fn category_name(category: Category) -> &'static str {
    match category {
        Category::Temples => "temples",
        Category::Pyramids => "pyramids",
        Category::Sets => "sets",
        Category::Banks => "banks",
        Category::Goals => "goal cards",
    }
}
