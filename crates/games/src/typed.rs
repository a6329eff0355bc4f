//! A match of one game.

use std::sync::OnceLock;

use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use tabletop::record::{Header, Player, Record};
use tabletop::{Dice, Game, Next, Observer, Options, Play, Seat, Seats, Silence, Standing, Step};

use crate::any_match::AnyMatch;
use crate::guide::{Guide, Taught};
use crate::history::{History, Told};
use crate::numbers::Numbers;
use crate::refusal::{Fault, Refusal};
use crate::shuffle::{Proof, Shuffle};
use crate::steps::{StepLine, Steps};

/// A match of the game `G`.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    play: Play<G>,
    history: History<G>,
    numbers: Numbers,
    /// The header of the record that the match was read from, if it was.
    header: Option<Header<G>>,
    proof: OnceLock<Proof>,
    guide: Option<&'static Guide<G>>,
}

impl<G: Game> Match<G> {
    pub(crate) fn new(
        options: G::Options,
        play: Play<G>,
        guide: Option<&'static Guide<G>>,
    ) -> Match<G> {
        Match {
            options,
            history: History::of(&play),
            play,
            numbers: Numbers::default(),
            header: None,
            proof: OnceLock::new(),
            guide,
        }
    }

    pub(crate) fn from_record(record: Record<G>, guide: Option<&'static Guide<G>>) -> Match<G> {
        Match {
            header: Some(record.header.clone()),
            ..Match::new(record.header.options, record.play, guide)
        }
    }

    /// What the table chose.
    pub fn chosen(&self) -> &G::Options {
        &self.options
    }

    /// The steps so far.
    pub fn play(&self) -> &Play<G> {
        &self.play
    }

    /// The position that they led to.
    pub fn position(&self) -> &G {
        self.play.position()
    }

    /// What an observer saw happen.
    pub fn told(&self, observer: Observer) -> Vec<Told<G>> {
        self.history.told(observer).collect()
    }

    /// What an observer may do now.
    pub fn actions(&self, observer: Observer) -> Vec<G::Action> {
        let seat = observer.seat();
        seat.map_or_else(Vec::new, |seat| self.position().legal(seat).to_vec())
    }

    /// What the game has taught the player at this seat, if it has a guide.
    pub fn taught(&self, seat: Seat) -> Option<Taught<G>> {
        Some(Taught::of(self.guide?, &self.play, seat))
    }

    /// The match as a file has it, with its header.
    fn to_record(&self, players: Vec<Player>, shuffle: Option<&Shuffle>) -> Record<G> {
        let header = match (&self.header, shuffle) {
            (Some(header), None) => header.clone(),
            // The beginning does not follow from this seed, so nothing can be promised for it.
            (Some(_), Some(_)) | (None, None) => Header::new(self.options.clone(), players),
            (None, Some(shuffle)) => Header {
                salt: Some(shuffle.salt.clone()).filter(|salt| !salt.is_empty()),
                ..Header::new(self.options.clone(), players).with_seed(shuffle.seed)
            },
        };
        Record::new(header, self.play.in_turn_order())
    }

    fn repeat(&mut self, step: Step<G>) {
        let before = *self.position();
        self.play.repeat(step, self.history.events());
        self.history.close(step, &before, self.play.position());
        if let Step::Decision { by, .. } = step {
            let hidden = before.same_point(self.play.position());
            self.numbers.count(by, before.players(), hidden);
        }
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn options(&self) -> Map<String, Value> {
        self.options.to_json()
    }

    fn players(&self) -> usize {
        self.position().players()
    }

    fn owing(&self) -> Seats {
        self.position().owing()
    }

    fn sealed(&self) -> bool {
        self.position().sealed()
    }

    fn is_over(&self) -> bool {
        self.position().is_over()
    }

    fn standing(&self) -> Option<Standing> {
        self.position().standing()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let legal = self.position().legal(seat);
        legal.iter().map(ToString::to_string).collect()
    }

    fn undoable(&self, seat: Seat) -> usize {
        self.play.undoable(seat)
    }

    fn number(&self, seats: Seats) -> u64 {
        self.numbers.of(seats)
    }

    fn view(&self, observer: Observer) -> Box<RawValue> {
        to_raw_value(&self.position().view(observer)).expect("a view is plain data")
    }

    fn log(&self, observer: Observer) -> Vec<Value> {
        let told = self.history.told(observer);
        told.map(|told| told.to_json()).collect()
    }

    fn seen(&self, observer: Observer) -> usize {
        self.history.seen(observer)
    }

    fn latest(&self, observer: Observer, decisions: u64) -> usize {
        self.history.latest(observer, decisions)
    }

    fn after(&self, observer: Observer, steps: usize) -> Option<Box<dyn AnyMatch>> {
        let whole = self.play.in_turn_order();
        let mut moment = Match {
            header: self.header.clone(),
            ..Match::new(self.options.clone(), Play::new(*whole.start()), self.guide)
        };
        let mut left = whole.steps().iter();
        while moment.seen(observer) < steps {
            moment.repeat(*left.next()?);
        }
        Some(Box::new(moment))
    }

    fn recorded_players(&self) -> Option<&[Player]> {
        Some(&self.header.as_ref()?.players)
    }

    fn record(&self, players: Vec<Player>, shuffle: Option<&Shuffle>) -> String {
        self.to_record(players, shuffle).to_string()
    }

    fn proof(&self, shuffle: Option<&Shuffle>) -> &Proof {
        self.proof
            .get_or_init(|| Proof::of(self.to_record(Vec::new(), shuffle)))
    }

    fn roll(&self, shuffle: &Shuffle) -> Steps {
        let mut dice = shuffle.dice(self.play.chances());
        let mut steps = Vec::new();
        roll(*self.position(), &mut dice, &mut steps);
        Steps::new(*self.position(), steps)
    }

    fn decide(&self, by: Seat, action: &str, shuffle: &Shuffle) -> Result<Steps, Refusal> {
        let decided: G::Action = action
            .parse()
            .map_err(|error| Refusal::Syntax(format!("{error}")))?;
        let mut position = *self.position();
        position
            .apply(by, decided, &mut Silence)
            .map_err(|refusal| Refusal::of(G::KEY, action, refusal))?;
        let mut steps = vec![Step::Decision {
            by,
            action: decided,
        }];
        let mut dice = shuffle.dice(self.play.chances());
        roll(position, &mut dice, &mut steps);
        Ok(Steps::new(*self.position(), steps))
    }

    fn read_steps(&self, lines: &[StepLine], shuffle: &Shuffle) -> Result<Steps, Fault> {
        let mut position = *self.position();
        let mut dice = shuffle.dice(self.play.chances());
        let mut steps = Vec::with_capacity(lines.len());
        for line in lines {
            let step = read_step(&position, line, &mut dice)?;
            step.repeat(&mut position, &mut Silence);
            steps.push(step);
        }
        Ok(Steps::new(*self.position(), steps))
    }

    fn commit(&mut self, steps: &Steps) -> Result<(), Fault> {
        let next = steps
            .downcast_ref::<G>()
            .filter(|steps| steps.before == *self.position())
            .ok_or_else(|| Fault("these steps do not follow here".to_owned()))?;
        self.proof = OnceLock::new();
        for step in &next.steps {
            self.repeat(*step);
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat, decisions: usize) -> Result<(), Fault> {
        // What can be taken back at a sealed point was done at that point.
        let hidden = self.position().sealed();
        if !self.play.undo(seat, decisions) {
            return Err(Fault(format!(
                "seat {seat} cannot take back {decisions} decisions"
            )));
        }
        self.history = History::of(&self.play);
        self.proof = OnceLock::new();
        self.numbers.count(seat, self.players(), hidden);
        Ok(())
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

/// Adds what chance decides from here on, until somebody owes a decision or the game is over.
fn roll<G: Game>(mut position: G, dice: &mut impl Dice, steps: &mut Vec<Step<G>>) {
    while let Next::Chance(chance) = position.next() {
        let outcome = position.sample(dice);
        position.settle_unchecked(outcome, &mut Silence);
        steps.push(Step::Chance { chance, outcome });
    }
}

/// The step that a line of a log means, if it is possible in this position.
fn read_step<G: Game>(
    position: &G,
    line: &StepLine,
    dice: &mut impl Dice,
) -> Result<Step<G>, Fault> {
    match position.next() {
        Next::Decision(_) => {
            let (by, text) =
                decision(line).ok_or_else(|| Fault("expected a decision".to_owned()))?;
            let action = text.parse().map_err(|error| Fault(format!("{error}")))?;
            position
                .check(by, action)
                .map_err(|refusal| Fault(format!("{text}: {refusal}")))?;
            Ok(Step::Decision { by, action })
        }
        Next::Chance(chance) => {
            let outcome = position.sample(dice);
            let step = Step::Chance { chance, outcome };
            let rolled = step.to_json();
            if rolled != *line {
                let (rolled, stated) = (Value::from(rolled), Value::from(line.clone()));
                return Err(Fault(format!("chance gave {rolled}, not {stated}")));
            }
            Ok(step)
        }
        Next::Over => Err(Fault("unexpected step after the end".to_owned())),
    }
}

/// Who decided what, if this is the line of a decision.
fn decision(line: &StepLine) -> Option<(Seat, &str)> {
    let seat = usize::try_from(line.get("by")?.as_u64()?).ok()?;
    Some((Seat::new(seat)?, line.get("do")?.as_str()?))
}
