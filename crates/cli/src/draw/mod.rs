//! Positions drawn with letters, for people at a terminal. Every word comes from [`text`].

mod amun_re;
mod ra;

use bots::BotGame;
use tabletop::{Game, Next, Observer, Seat};
use text::{Detail, Names, Narrated, Telling, Text};

/// A game that can be drawn with letters.
pub(crate) trait Drawn: BotGame + Narrated {
    /// Draws the position, so well that one could play from it.
    fn draw(&self, reader: &Reader<'_>) -> String;

    /// What there is to say about a situation, line by line.
    fn tell_reasons(reasons: &Self::Reasons, reader: &Reader<'_>) -> Vec<String>;
}

/// For whom a game is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a> {
    /// The players by seat.
    pub(crate) names: &'a [String],
    /// The words of the reader's language.
    pub(crate) text: &'a Text,
}

impl<'a> Reader<'a> {
    /// The name of the player at this seat.
    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A message without arguments.
    pub(crate) fn say(&self, key: &str) -> String {
        self.text.say(key)
    }

    /// A message about a player.
    fn of(&self, key: &str, seat: Seat) -> String {
        self.text.tell(key, &[("who", self.name(seat).into())])
    }

    /// What happened in one step, line by line.
    pub(crate) fn tell<G: Narrated>(
        &self,
        events: &[G::Event],
        options: &G::Options,
    ) -> Vec<String> {
        let names = self.names.iter().map(String::as_str);
        let telling = Telling {
            names: &Names::new(names, Observer::Spectator),
            options,
            detail: Detail::Full,
            text: self.text,
        };
        let lines = G::tell(events, &telling).into_iter();
        lines.map(|line| line.to_string()).collect()
    }
}

/// What must happen next, in words, with the legal actions of those who owe a decision.
pub(crate) fn draw_next<G: Game>(position: &G, reader: &Reader<'_>) -> String {
    use tabletop::Chance as _;
    match position.next() {
        Next::Over => reader.say("terminal-over") + "\n",
        Next::Chance(chance) => {
            let what = ("what", chance.kind().into());
            let told = match chance.to() {
                Some(seat) => {
                    let who = ("who", reader.name(seat).into());
                    reader.text.tell("terminal-chance-to", &[what, who])
                }
                None => reader.text.tell("terminal-chance", &[what]),
            };
            told + "\n"
        }
        Next::Decision(seats) => seats
            .into_iter()
            .map(|seat| draw_choice(position, seat, reader))
            .collect(),
    }
}

fn draw_choice<G: Game>(position: &G, seat: Seat, reader: &Reader<'_>) -> String {
    const WIDTH: usize = 92;
    let mut text = reader.text.tell(
        "terminal-decides",
        &[
            ("who", reader.name(seat).into()),
            ("seat", seat.index().into()),
        ],
    );
    text.push('\n');
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
