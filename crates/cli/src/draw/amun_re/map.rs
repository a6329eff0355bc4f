//! The map of Amun-Re: provinces where they lie, the Nile between them (AR-1.12).

use std::fmt::Write;

use amun_re::board::Bank;
use amun_re::{Position, Province};

use text::amun_re as words;

use crate::draw::Reader;

/// The provinces from north to south and west to east; the Nile flows behind the second column.
const LAYOUT: [[Option<Province>; 4]; 4] = {
    use Province::*;
    [
        [Some(Damanhur), Some(Buto), Some(Mendes), Some(Avaris)],
        [Some(Baharya), Some(Memphis), Some(Amarna), None],
        [Some(Dakhla), Some(Abydos), Some(Thebes), Some(Sawu)],
        [Some(Kharga), Some(Edfu), Some(Abu), Some(Berenike)],
    ]
};

/// The width of a province on the map.
const WIDTH: usize = 22;

/// The lines of a province on the map.
const LINES: usize = 4;

/// Draws the map with everything that lies on it.
pub(super) fn draw(position: &Position, reader: &Reader<'_>, text: &mut String) {
    let border = format!("+{}", "-".repeat(WIDTH + 2));
    for row in LAYOUT {
        let _ = writeln!(text, "{border}{border}+ ~~~ {border}{border}+");
        let cells = row.map(|province| match province {
            Some(province) => cell(position, province, reader),
            None => Default::default(),
        });
        for number in 0..LINES {
            let [a, b, c, d] = cells.each_ref().map(|cell| fit(&cell[number]));
            let _ = writeln!(text, "| {a} | {b} | ~~~ | {c} | {d} |");
        }
    }
    let _ = writeln!(text, "{border}{border}+ ~~~ {border}{border}+");
    for line in reader.say("amun-re-terminal-legend").lines() {
        let _ = writeln!(text, "    {line}");
    }
}

/// What is printed in a province, what lies there, and whose it is.
fn cell(position: &Position, province: Province, reader: &Reader<'_>) -> [String; LINES] {
    let board = position.board();
    let bank = if board.on_bank(Bank::West).contains(province) {
        "W"
    } else {
        "E"
    };
    let land = if board.in_upper_egypt().contains(province) {
        "U"
    } else {
        "L"
    };
    let nile = if board.at_the_nile().contains(province) {
        "~"
    } else {
        " "
    };
    let title = format!(
        "{:<width$}{bank}{land}{nile}",
        words::province(province, reader.text),
        width = WIDTH - 3
    );

    let printed = &board[province];
    let numbers = [
        ("f", printed.fields),
        ("t", printed.temples),
        ("s", printed.symbols),
        ("m", printed.mine),
        ("c", printed.caravan),
    ];
    let mut prints: Vec<_> = numbers
        .iter()
        .filter(|(_, n)| *n > 0)
        .map(|(sign, n)| format!("{sign}{n}"))
        .collect();
    let instant = &printed.instant;
    let rewards = [
        (instant.cards, "c"),
        (instant.stones, "s"),
        (instant.gold, "g"),
    ];
    let rewards: String = rewards
        .iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, sign)| format!("{n}{sign}"))
        .collect();
    if !rewards.is_empty() {
        prints.push(format!("!{rewards}"));
    }

    let pieces = position.pieces(province);
    let farmers = match pieces.free_farmers {
        0 => pieces.field_farmers.to_string(),
        free => format!("{}+{free}", pieces.field_farmers),
    };
    let lying = [
        (pieces.farmers(), farmers, "amun-re-terminal-farmers"),
        (
            pieces.stones,
            pieces.stones.to_string(),
            "amun-re-terminal-stones",
        ),
        (
            pieces.pyramids,
            pieces.pyramids.to_string(),
            "amun-re-terminal-pyramids",
        ),
    ];
    let lying: Vec<String> = lying
        .into_iter()
        .filter(|(number, ..)| *number > 0)
        .map(|(_, number, key)| reader.text.tell(key, &[("n", number.into())]))
        .collect();
    [
        title,
        prints.join(" "),
        lying.join(", "),
        holder(position, province, reader),
    ]
}

/// Who controls a province, or who bids for it.
fn holder(position: &Position, province: Province, reader: &Reader<'_>) -> String {
    let scribe = position.scribe_on(province);
    match (position.controller(province), scribe) {
        (Some(seat), _) => format!("= {}", reader.name(seat)),
        (None, Some((seat, space))) => {
            let shield = if position.player(seat).is_defended() {
                format!(" ({})", reader.say("ar-state-defence"))
            } else {
                String::new()
            };
            format!("> {} {}{shield}", space.gold(), reader.name(seat))
        }
        (None, None) if position.open().contains(province) => {
            format!("> {}", reader.say("ar-open-now"))
        }
        (None, None) if !position.in_play().contains(province) => reader.say("ar-not-in-play"),
        (None, None) => String::new(),
    }
}

/// The text in exactly the width of a cell.
fn fit(text: &str) -> String {
    let short: String = text.chars().take(WIDTH).collect();
    format!("{short:<WIDTH$}")
}
