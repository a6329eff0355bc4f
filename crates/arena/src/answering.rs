//! Our bots for other programs: questions in, answers out (docs/protocol.md).

use std::io::{self, BufRead, Write};

use bots::{Bot, BotGame, FastDice, Rank};
use serde::de::DeserializeOwned;
use tabletop::Game;

use crate::arena_bot::ArenaBot;
use crate::entrant::Entrant;
use crate::protocol::{Answer, Asked, Greeting, Line, Question, TurnMessage, next_line};

/// The longest question that is read. The view of a table with a board of its own has less than a
/// tenth of it.
const LONGEST: usize = 1 << 20;

/// Answers every line with a line until there are no more. What cannot be answered is answered with
/// the reason.
pub fn answer_questions(
    rank: Rank,
    seed: u64,
    questions: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut court = Court::new(rank, seed);
    // After the beginning of a line that is too long comes the rest of it, in parts.
    let mut in_long_line = false;
    loop {
        let answer = match next_line(questions, LONGEST)? {
            Line::End => return Ok(()),
            Line::TooLong if in_long_line => continue,
            Line::TooLong => {
                in_long_line = true;
                Err(format!("the message has more than {LONGEST} bytes"))
            }
            Line::Text(_) if in_long_line => {
                in_long_line = false;
                continue;
            }
            Line::Text(line) => court.answer(&line),
        };
        out.write_all(&answer.unwrap_or_else(Answer::Error).line())?;
        out.flush()?;
    }
}

/// The same bot for every game.
#[derive(Debug)]
struct Court {
    rank: Rank,
    seed: u64,
    ra: ArenaBot<::ra::Position>,
    amun_re: ArenaBot<::amun_re::Position>,
}

impl Court {
    fn new(rank: Rank, seed: u64) -> Court {
        let entrant = Entrant::from(rank);
        Court {
            rank,
            seed,
            ra: entrant.bot(),
            amun_re: entrant.bot(),
        }
    }

    fn answer(&mut self, line: &[u8]) -> Result<Answer, String> {
        match Question::read(line)? {
            Question::Hello => Ok(Answer::Greeting(Greeting {
                name: self.rank.code().to_owned(),
                games: [::ra::Position::KEY, ::amun_re::Position::KEY]
                    .map(str::to_owned)
                    .to_vec(),
            })),
            Question::Turn(turn) => {
                // The same question has the same answer, whatever was asked before.
                let seed = self.seed ^ digest(line);
                let action = match turn.game.as_str() {
                    ::ra::Position::KEY => choose(&mut self.ra, &turn, seed),
                    ::amun_re::Position::KEY => choose(&mut self.amun_re, &turn, seed),
                    game => Err(format!("game: there is no game {game:?}")),
                };
                action.map(Answer::Do)
            }
        }
    }
}

fn choose<G>(bot: &mut ArenaBot<G>, message: &TurnMessage, seed: u64) -> Result<String, String>
where
    G: BotGame<View: DeserializeOwned>,
{
    let asked: Asked<G> = message.read(&mut FastDice::new(seed, 0))?;
    bot.begin(seed);
    Ok(bot.choose(&asked.turn()).to_string())
}

/// A number for a text (FNV-1a).
fn digest(text: &[u8]) -> u64 {
    text.iter().fold(0xcbf2_9ce4_8422_2325, |digest, &byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
