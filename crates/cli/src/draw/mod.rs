//! Positions and events as text, for people at a terminal.

mod amun_re;
mod ra;

use bots::BotGame;
use tabletop::{Game, Next, Seat};

/// A game that can be drawn with letters.
pub(crate) trait Drawn: BotGame {
    /// Draws the position, so well that one could play from it. `names` are the players by seat.
    fn draw(&self, names: &[String]) -> String;

    /// What there is to say about a situation, line by line.
    fn tell_reasons(reasons: &Self::Reasons, names: &[String]) -> Vec<String>;

    /// An event of this game in a sentence, with the words the table has chosen.
    fn tell(&self, event: &Self::Event, names: &[String]) -> String;
}

/// What must happen next, in words, with the legal actions of whoever owes a decision.
pub(crate) fn draw_next<G: Game>(position: &G, names: &[String]) -> String {
    use tabletop::Chance as _;
    match position.next() {
        Next::Over => "The game is over.\n".to_owned(),
        Next::Chance(chance) => {
            let to = chance.to().map(|seat| format!(" to {}", name(names, seat)));
            format!(
                "Chance decides: {}{}.\n",
                chance.kind(),
                to.unwrap_or_default()
            )
        }
        Next::Decision(seats) => seats
            .into_iter()
            .map(|seat| draw_choice(position, seat, names))
            .collect(),
    }
}

fn draw_choice<G: Game>(position: &G, seat: Seat, names: &[String]) -> String {
    const WIDTH: usize = 92;
    let mut text = format!("{} decides (seat {seat}):\n", name(names, seat));
    let mut line = String::from("   ");
    for action in position.legal(seat).iter() {
        let action = action.to_string();
        if line.len() + action.len() > WIDTH {
            text += line.trim_end_matches([' ', '|']);
            text.push('\n');
            line = String::from("   ");
        }
        line += &format!(" {action} |");
    }
    text += line.trim_end_matches([' ', '|']);
    text.push('\n');
    text
}

/// The name of the player at this seat.
pub(crate) fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("somebody", String::as_str)
}

/// A number with its sign.
fn signed(number: i16) -> String {
    match number {
        0 => "0".to_owned(),
        _ => format!("{number:+}"),
    }
}

/// A number of things, with their name in the right form.
fn count(number: impl Into<u32>, thing: &str) -> String {
    match number.into() {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}
