//! External bots: processes that speak the [protocol](crate::protocol).
//!
//! Such a program may answer nonsense, answer late or never, or exit at any time. Then it forfeits the
//! decision, and the first legal action is taken for it. No game is aborted and nothing hangs.

mod command;
mod process;

use std::marker::PhantomData;
use std::time::{Duration, Instant};

use bots::{Bot, Turn};
use tabletop::Game;

pub use command::{BadCommand, CommandLine};

use crate::forfeits::{Forfeits, Reason};
use crate::protocol::{Answer, Line, Question, TurnMessage};
use process::{MAX_ANSWER, Process};

/// How long a program may take to answer the greeting after its start.
pub const GREETING_TIME: Duration = Duration::from_secs(10);

/// How late an answer may arrive: it has to travel through pipes and threads.
pub const GRACE: Duration = Duration::from_millis(200);

/// How often a program is restarted in a game, and how often without a good answer in between.
pub const RESTARTS: u32 = 3;

/// The number of late answers in a row after which the program is restarted.
pub const LATE_IN_A_ROW: u32 = 3;

/// An external bot.
#[derive(Debug)]
pub struct Program<G> {
    line: CommandLine,
    process: Option<Process>,
    /// The number of answers it still owes for past decisions.
    owed: u32,
    late: u32,
    /// The number of failures in this game, and since the last good answer.
    failures: u32,
    barren: u32,
    /// Why it is no longer asked.
    given_up: Option<String>,
    forfeits: Forfeits,
    game: PhantomData<G>,
}

/// A forfeited decision: the reason, and what happened.
type Forfeit = (Reason, String);

impl<G: Game> Program<G> {
    /// The program of this command line. It is started when it is first asked.
    pub fn new(line: CommandLine) -> Program<G> {
        Program {
            line,
            process: None,
            owed: 0,
            late: 0,
            failures: 0,
            barren: 0,
            given_up: None,
            forfeits: Forfeits::default(),
            game: PhantomData,
        }
    }

    /// Its command line.
    pub fn line(&self) -> &CommandLine {
        &self.line
    }

    /// Starts the program, to learn whether it exists and plays the game. Everything else that is wrong
    /// with it shows in its forfeits.
    ///
    /// # Errors
    ///
    /// Why it cannot play.
    pub fn get_ready(&mut self) -> Result<(), String> {
        match self.start() {
            Err((Reason::GivenUp, why)) => Err(why),
            _ => Ok(()),
        }
    }

    /// What it has forfeited since the last call.
    pub fn take_forfeits(&mut self) -> Forfeits {
        std::mem::take(&mut self.forfeits)
    }

    /// Starts the program and greets it.
    fn start(&mut self) -> Result<(), Forfeit> {
        if let Some(why) = &self.given_up {
            return Err((Reason::GivenUp, why.clone()));
        }
        if self.failures > RESTARTS {
            let why = format!("it failed {} times in this game", self.failures);
            return Err((Reason::GivenUp, why));
        }
        if self.barren > RESTARTS {
            let why = format!("it failed {} times without a good answer", self.barren);
            return Err(self.give_up(why));
        }
        let process = match Process::start(&self.line) {
            Ok(process) => process,
            Err(error) => return Err(self.give_up(format!("it cannot be started: {error}"))),
        };
        (self.owed, self.late) = (0, 0);
        process.say(Question::Hello.line());
        let answer = process.hear(Instant::now() + GREETING_TIME);
        match answer.map(|line| read(&line)) {
            None => {
                drop(process);
                let seconds = GREETING_TIME.as_secs();
                self.give_up(format!("it did not answer hello within {seconds} s"));
                Err((
                    Reason::Late,
                    format!("no answer to hello within {seconds} s"),
                ))
            }
            Some(Err((reason, what))) => {
                self.fail();
                Err((reason, format!("to hello: {what}")))
            }
            Some(Ok(Answer::Greeting(greeting))) => {
                if greeting.games.iter().any(|game| game == G::KEY) {
                    self.process = Some(process);
                    return Ok(());
                }
                let games = greeting.games.join(", ");
                Err(self.give_up(format!("it does not play {}, but: {games}", G::KEY)))
            }
            Some(Ok(_)) => {
                self.fail();
                let what = "to hello: neither a name nor games";
                Err((Reason::Unreadable, what.to_owned()))
            }
        }
    }

    fn give_up(&mut self, why: String) -> Forfeit {
        self.given_up = Some(why.clone());
        (Reason::GivenUp, why)
    }

    /// Gives up the running process; the next question starts another.
    fn fail(&mut self) {
        self.process = None;
        self.failures += 1;
        self.barren += 1;
    }

    /// Asks the program for a decision.
    fn ask(&mut self, turn: &Turn<'_, G>) -> Result<G::Action, Forfeit> {
        self.skip_the_unasked();
        if self.process.is_none() {
            self.start()?;
        }
        let Some(process) = &self.process else {
            return Err((Reason::GivenUp, "it does not run".to_owned()));
        };
        process.say(Question::Turn(Box::new(TurnMessage::of(turn))).line());
        let until = Instant::now() + turn.time() + GRACE;
        let line = loop {
            match process.hear(until) {
                Some(Line::Text(_)) if self.owed > 0 => self.owed -= 1,
                line => break line,
            }
        };
        let Some(line) = line else {
            self.owed += 1;
            self.late += 1;
            if self.late >= LATE_IN_A_ROW {
                self.fail();
            }
            let what = format!("no answer within {} ms", turn.time().as_millis());
            return Err((Reason::Late, what));
        };
        self.late = 0;
        if !matches!(line, Line::Text(_)) {
            self.fail();
        }
        judge(turn, read(&line)?)
    }

    /// Drops what the program has said since its last answer. If it has exited meanwhile, it must be
    /// restarted.
    fn skip_the_unasked(&mut self) {
        // A program that never stops talking is not read to its end.
        const MAX_LINES: usize = 64;
        for _ in 0..MAX_LINES {
            match self.process.as_ref().and_then(Process::heard) {
                None => return,
                Some(Line::Text(_)) => self.owed = self.owed.saturating_sub(1),
                Some(Line::TooLong | Line::End) => return self.fail(),
            }
        }
    }
}

/// Reads a line of the program.
fn read(line: &Line) -> Result<Answer, Forfeit> {
    match line {
        Line::End => Err((Reason::Ended, "it ended".to_owned())),
        Line::TooLong => Err((
            Reason::Unreadable,
            format!("a line of more than {MAX_ANSWER} bytes"),
        )),
        Line::Text(text) => Answer::read(text)
            .map_err(|error| (Reason::Unreadable, format!("{}: {error}", shown(text)))),
    }
}

/// The action of an answer, if it is a legal one.
fn judge<G: Game>(turn: &Turn<'_, G>, answer: Answer) -> Result<G::Action, Forfeit> {
    let text = match answer {
        Answer::Do(text) => text,
        Answer::Error(error) => {
            let what = format!("it reports an error: {}", shown(error.as_bytes()));
            return Err((Reason::Unreadable, what));
        }
        Answer::Greeting(_) => {
            return Err((
                Reason::Unreadable,
                "it greets instead of playing".to_owned(),
            ));
        }
    };
    let action: Result<G::Action, _> = text.parse();
    let action = action.map_err(|error| (Reason::Illegal, error.to_string()))?;
    if turn.legal().contains(&action) {
        Ok(action)
    } else {
        let what = format!("{} is not legal", shown(text.as_bytes()));
        Err((Reason::Illegal, what))
    }
}

/// The beginning of a text, fit to be printed.
fn shown(text: &[u8]) -> String {
    const SHOWN: usize = 60;
    let text = String::from_utf8_lossy(text);
    let short: String = text.chars().take(SHOWN).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    format!("{short:?}{more}")
}

impl<G: Game> Bot<G> for Program<G> {
    /// Programs have their own random numbers.
    fn begin(&mut self, _: u64) {
        self.failures = 0;
    }

    /// Without a choice the program is not asked.
    #[cold]
    fn choose(&mut self, turn: &Turn<'_, G>) -> G::Action {
        let legal = turn.legal();
        if let [only] = *legal {
            return only;
        }
        match self.ask(turn) {
            Ok(action) => {
                self.barren = 0;
                action
            }
            Err((reason, what)) => {
                let what = format!("seat {}: {reason}: {what}", turn.seat());
                self.forfeits.add(reason, what);
                legal[0]
            }
        }
    }
}
