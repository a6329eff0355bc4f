//! Bots that are programs of others.
//!
//! Such a program may answer nonsense, too late or never, and it may end whenever it likes. Then it
//! forfeits the decision: the first legal action is done for it. No game ends and nothing hangs.

mod command;
mod process;

use std::marker::PhantomData;
use std::time::{Duration, Instant};

use bots::{Bot, Turn};
use tabletop::Game;

pub use command::{BadCommand, CommandLine};

use crate::forfeits::{Forfeits, Reason};
use crate::protocol::{Answer, Line, Question, TurnMessage};
use process::{LONGEST, Process};

/// How long a program may take to greet us after its start.
pub const GREETING: Duration = Duration::from_secs(10);

/// How long after its time an answer still counts: it has a way to go.
pub const GRACE: Duration = Duration::from_millis(200);

/// How often a program is started anew in a game, and how often without a good answer in between.
pub const RESTARTS: u32 = 3;

/// After so many late answers in a row the program is started anew.
pub const LATE_IN_A_ROW: u32 = 3;

/// A bot that is a program of somebody else.
#[derive(Debug)]
pub struct Program<G> {
    line: CommandLine,
    process: Option<Process>,
    /// Answers it still owes from decisions that are past.
    owed: u32,
    late: u32,
    /// How often it has failed: in this game, and since the last good answer.
    failures: u32,
    barren: u32,
    /// Why it is not asked any more.
    given_up: Option<String>,
    forfeits: Forfeits,
    game: PhantomData<G>,
}

/// A forfeited decision: the reason, and what happened.
type Forfeit = (Reason, String);

impl<G: Game> Program<G> {
    /// The program of this command line; it is started when it is needed.
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

    /// Starts the program, so that it is known whether there is one and whether it plays the game.
    /// Whatever else is wrong with it shows in its forfeits.
    pub fn get_ready(&mut self) -> Result<(), String> {
        match self.start() {
            Err((Reason::GivenUp, why)) => Err(why),
            _ => Ok(()),
        }
    }

    /// What it has forfeited since this was asked last.
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
        let answer = process.hear(Instant::now() + GREETING);
        match answer.map(|line| read(&line)) {
            None => {
                drop(process);
                let seconds = GREETING.as_secs();
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

    /// The program is of no use any more as it runs.
    fn fail(&mut self) {
        self.process = None;
        self.failures += 1;
        self.barren += 1;
    }

    /// What the program does.
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

    /// Drops what the program has said since it answered. If it has ended meanwhile, it must start
    /// anew.
    fn skip_the_unasked(&mut self) {
        // Somebody who never stops talking is not heard out.
        const PATIENCE: usize = 64;
        for _ in 0..PATIENCE {
            match self.process.as_ref().and_then(Process::heard) {
                None => return,
                Some(Line::Text(_)) => self.owed = self.owed.saturating_sub(1),
                Some(Line::TooLong | Line::End) => return self.fail(),
            }
        }
    }
}

/// Reads what the program said.
fn read(line: &Line) -> Result<Answer, Forfeit> {
    match line {
        Line::End => Err((Reason::Ended, "it ended".to_owned())),
        Line::TooLong => Err((
            Reason::Unreadable,
            format!("a line of more than {LONGEST} bytes"),
        )),
        Line::Text(text) => Answer::read(text)
            .map_err(|error| (Reason::Unreadable, format!("{}: {error}", shown(text)))),
    }
}

/// Whether the answer is a legal action.
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

/// The beginning of what was said, fit to be printed.
fn shown(text: &[u8]) -> String {
    const SHOWN: usize = 60;
    let text = String::from_utf8_lossy(text);
    let short: String = text.chars().take(SHOWN).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    format!("{short:?}{more}")
}

impl<G: Game> Bot<G> for Program<G> {
    /// Programs draw their own luck.
    fn begin(&mut self, _: u64) {
        self.failures = 0;
    }

    /// Where there is no choice, the program is not asked.
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
