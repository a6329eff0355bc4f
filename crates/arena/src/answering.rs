//! Built-in bots for other programs: questions in, answers out (docs/protocol.md).

use std::io::{self, BufRead, Write};

use bots::{Bot, BotGame, FastDice, Rank};
use serde::de::DeserializeOwned;

use crate::arena_bot::ArenaBot;
use crate::entrant::Entrant;
use crate::protocol::{Answer, Greeting, Line, Question, TurnMessage, next_line};

/// The longest question that is read, in bytes. A view with a board of its own has less than a tenth
/// of it.
const MAX_QUESTION: usize = 1 << 20;

/// Plays as a bot of this rank for another program: answers every line with a line until there are no
/// more. A line that cannot be answered is answered with the reason.
///
/// # Errors
///
/// If reading or writing fails.
pub fn answer_questions(
    rank: Rank,
    seed: u64,
    questions: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut responder = Responder::new(rank, seed);
    // The rest of a line that is too long comes in parts.
    let mut in_long_line = false;
    loop {
        let answer = match next_line(questions, MAX_QUESTION)? {
            Line::End => return Ok(()),
            Line::TooLong if in_long_line => continue,
            Line::TooLong => {
                in_long_line = true;
                Err(format!("the message has more than {MAX_QUESTION} bytes"))
            }
            Line::Text(_) if in_long_line => {
                in_long_line = false;
                continue;
            }
            Line::Text(line) => responder.answer(&line),
        };
        out.write_all(&answer.unwrap_or_else(Answer::Error).line())?;
        out.flush()?;
    }
}

/// A bot of one rank for each game.
#[derive(Debug)]
struct Responder {
    rank: Rank,
    seed: u64,
    bots: Vec<Box<dyn TurnTaker>>,
}

impl Responder {
    fn new(rank: Rank, seed: u64) -> Responder {
        let entrant = Entrant::from(rank);
        let bots: Vec<Box<dyn TurnTaker>> = vec![
            Box::new(entrant.bot::<ra::Position>()),
            Box::new(entrant.bot::<amun_re::Position>()),
        ];
        Responder { rank, seed, bots }
    }

    fn answer(&mut self, line: &[u8]) -> Result<Answer, String> {
        match Question::read(line)? {
            Question::Hello => Ok(Answer::Greeting(Greeting {
                name: self.rank.code().to_owned(),
                games: self.bots.iter().map(|bot| bot.game().to_owned()).collect(),
            })),
            Question::Turn(turn) => {
                let mut bots = self.bots.iter_mut();
                let bot = bots.find(|bot| bot.game() == turn.game);
                let bot = bot.ok_or_else(|| format!("game: there is no game {:?}", turn.game))?;
                // The same question has the same answer, whatever was asked before.
                bot.take_turn(&turn, self.seed ^ digest(line))
                    .map(Answer::Do)
            }
        }
    }
}

/// A bot of some game that is asked by messages.
trait TurnTaker: std::fmt::Debug {
    /// The key of its game.
    fn game(&self) -> &'static str;

    /// The action in notation, or what is wrong with the message.
    fn take_turn(&mut self, message: &TurnMessage, seed: u64) -> Result<String, String>;
}

impl<G: BotGame<View: DeserializeOwned>> TurnTaker for ArenaBot<G> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn take_turn(&mut self, message: &TurnMessage, seed: u64) -> Result<String, String> {
        let asked = message.read::<G>(&mut FastDice::new(seed, 0))?;
        self.begin(seed);
        Ok(self.choose(&asked.turn()).to_string())
    }
}

/// A hash of a text (FNV-1a).
fn digest(text: &[u8]) -> u64 {
    text.iter().fold(0xcbf2_9ce4_8422_2325, |digest, &byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
