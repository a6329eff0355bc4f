//! The game at a table: its steps, and the numbers by which observers count them.

use club::{Opened, Origin, Shuffle, StepLine};
use serde_json::Value;
use tabletop::record::{Header, Player, Record, RecordFile};
use tabletop::{
    BySeat, Dice, Game, Next, Observer, Options, Play, Refusal, Seat, Seats, Silence, Step,
};

use crate::table::Fault;

/// A game at a table.
#[derive(Clone, Debug)]
pub(crate) struct Match<G: Game> {
    /// What the table chose.
    pub(crate) options: G::Options,
    /// The steps.
    pub(crate) play: Play<G>,
    /// The header of the record that the game came from, if it did.
    pub(crate) came_from: Option<Header<G>>,
    numbers: Numbers,
}

/// How much each observer has seen happen.
///
/// The numbers go up with every act that an observer sees. What others do at a sealed point does
/// not count until the point is complete, so that a number tells nothing and nobody's page becomes
/// stale by it (AR-12.8).
#[derive(Clone, Copy, Debug, Default)]
struct Numbers {
    seats: BySeat<u64>,
    spectator: u64,
}

impl Numbers {
    fn count(&mut self, by: Seat, players: usize, hidden: bool) {
        for seat in Seat::all(players) {
            if seat == by || !hidden {
                self.seats[seat] += 1;
            }
        }
        self.spectator += u64::from(!hidden);
    }
}

impl<G: Game> Match<G> {
    /// The game of a table that was just opened.
    pub(crate) fn open(opened: &Opened) -> Result<Match<G>, Fault> {
        if opened.rules != G::RULES {
            let (played, known) = (opened.rules, G::RULES);
            return Err(Fault(format!(
                "the game is played under rules {played}; this program knows {known}"
            )));
        }
        let text = match &opened.origin {
            Origin::Fresh | Origin::Guided => {
                let options = G::Options::from_json(&opened.options)
                    .map_err(|faults| Fault(faults.join("; ")))?;
                let start = G::new(opened.seats.len(), &options)
                    .map_err(|error| Fault(error.to_string()))?;
                return Ok(Match::new(options, Play::new(start), None));
            }
            Origin::Continued(text) | Origin::Imported(text) => text,
        };
        let record: Record<G> = RecordFile::open(text.as_bytes())
            .and_then(RecordFile::read)
            .map_err(|bad| Fault(bad.to_string()))?;
        let options = record.header.options.clone();
        Ok(Match::new(options, record.play, Some(record.header)))
    }

    fn new(options: G::Options, play: Play<G>, came_from: Option<Header<G>>) -> Match<G> {
        Match {
            options,
            play,
            came_from,
            numbers: Numbers::default(),
        }
    }

    /// Where the game stands.
    pub(crate) fn position(&self) -> &G {
        self.play.position()
    }

    /// The number of the spectators' page.
    pub(crate) fn spectator_number(&self) -> u64 {
        self.numbers.spectator
    }

    /// The number of the page of somebody who has these seats. It goes up with whatever any of
    /// them sees.
    pub(crate) fn number(&self, seats: Seats) -> u64 {
        seats.into_iter().map(|seat| self.numbers.seats[seat]).sum()
    }

    /// What chance decides now, until somebody owes a decision or the game is over.
    pub(crate) fn roll(&self, fair: &Shuffle) -> Vec<StepLine> {
        let mut lines = Vec::new();
        roll(
            *self.position(),
            &mut fair.dice(self.play.chances()),
            &mut lines,
        );
        lines
    }

    /// The steps that a decision leads to: itself, and what chance decides upon it.
    pub(crate) fn decide(
        &self,
        by: Seat,
        action: G::Action,
        fair: &Shuffle,
    ) -> Result<Vec<StepLine>, Refusal<G::Illegal>> {
        let mut position = *self.position();
        position.apply(by, action, &mut Silence)?;
        let mut lines = vec![Step::<G>::Decision { by, action }.to_json()];
        roll(position, &mut fair.dice(self.play.chances()), &mut lines);
        Ok(lines)
    }

    /// Carries out steps of the log. Outcomes of chance must be those of the seed.
    pub(crate) fn repeat(&mut self, lines: &[StepLine], fair: &Shuffle) -> Result<(), Fault> {
        let mut dice = fair.dice(self.play.chances());
        for line in lines {
            match self.position().next() {
                Next::Decision(_) => self.repeat_decision(line)?,
                Next::Chance(chance) => {
                    let outcome = self.position().sample(&mut dice);
                    let fair = Step::<G>::Chance { chance, outcome }.to_json();
                    if fair != *line {
                        let (fair, stated) = (Value::from(fair), Value::from(line.clone()));
                        return Err(Fault(format!("chance gave {fair}, not {stated}")));
                    }
                    self.play
                        .settle(outcome, &mut Silence)
                        .map_err(|error| Fault(error.to_string()))?;
                }
                Next::Over => return Err(Fault("there is a step behind the end".to_owned())),
            }
        }
        Ok(())
    }

    fn repeat_decision(&mut self, line: &StepLine) -> Result<(), Fault> {
        let (by, text) = decision(line).ok_or_else(|| Fault("no decision".to_owned()))?;
        let action: G::Action = text.parse().map_err(|error| Fault(format!("{error}")))?;
        let before = *self.position();
        self.play
            .decide(by, action, &mut Silence)
            .map_err(|error| Fault(format!("{text}: {error}")))?;
        let after = self.position();
        let same_point = before.same_point(after);
        self.numbers.count(by, before.players(), same_point);
        Ok(())
    }

    /// Takes decisions back.
    pub(crate) fn undo(&mut self, seat: Seat, decisions: usize) -> Result<(), Fault> {
        // Whatever can be taken back at a sealed point was done there.
        let hidden = self.position().sealed();
        if !self.play.undo(seat, decisions) {
            return Err(Fault("this cannot be taken back".to_owned()));
        }
        self.numbers.count(seat, self.position().players(), hidden);
        Ok(())
    }

    /// The record of the game. It holds every secret, so it is for finished games only (NO-4.9).
    pub(crate) fn record(&self, players: Vec<Player>, fair: Option<&Shuffle>) -> Record<G> {
        let header = match (&self.came_from, fair) {
            (Some(header), None) => header.clone(),
            // The beginning was not decided by our seed, so nothing can be promised for it.
            (Some(_), Some(_)) | (None, None) => Header::new(self.options.clone(), players),
            (None, Some(fair)) => Header {
                salt: Some(fair.salt.clone()).filter(|salt| !salt.is_empty()),
                ..Header::new(self.options.clone(), players).with_seed(fair.seed)
            },
        };
        Record::new(header, self.play.in_turn_order())
    }

    /// What an observer may do now.
    pub(crate) fn legal(&self, observer: Observer) -> Vec<G::Action> {
        let seat = observer.seat();
        seat.map_or_else(Vec::new, |seat| self.position().legal(seat).to_vec())
    }
}

fn roll<G: Game>(mut position: G, dice: &mut impl Dice, lines: &mut Vec<StepLine>) {
    while let Next::Chance(chance) = position.next() {
        let outcome = position.sample(dice);
        lines.push(Step::<G>::Chance { chance, outcome }.to_json());
        position.settle_unchecked(outcome, &mut Silence);
    }
}

/// Who decided what, if this is the line of a decision.
pub(crate) fn decision(line: &StepLine) -> Option<(Seat, &str)> {
    let seat = usize::try_from(line.get("by")?.as_u64()?).ok()?;
    Some((Seat::new(seat)?, line.get("do")?.as_str()?))
}
