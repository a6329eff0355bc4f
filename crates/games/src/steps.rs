//! What a decision leads to, between being decided and being done.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use tabletop::{Game, Seat, Step};

/// A step as the line of a record or a log (NO-4.4).
pub type StepLine = Map<String, Value>;

/// Steps of a match that were checked and rolled and are not carried out yet.
///
/// As JSON they are an array of [`StepLine`]s. They are equal if they are written alike.
#[derive(Clone)]
pub struct Steps(Arc<dyn AnySteps>);

impl Steps {
    pub(crate) fn new<G: Game>(before: G, steps: Vec<Step<G>>) -> Steps {
        Steps(Arc::new(TypedSteps { before, steps }))
    }

    /// The steps with their type, if they are of the game `G`.
    pub(crate) fn downcast_ref<G: Game>(&self) -> Option<&TypedSteps<G>> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// Who decided what, if the first step is a decision.
    pub fn decision(&self) -> Option<(Seat, String)> {
        self.0.decision()
    }

    /// The steps as lines of a record.
    pub fn lines(&self) -> Vec<StepLine> {
        self.0.lines()
    }
}

impl fmt::Debug for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq for Steps {
    fn eq(&self, other: &Steps) -> bool {
        self.lines() == other.lines()
    }
}

impl Serialize for Steps {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.lines().serialize(serializer)
    }
}

/// Steps of any game.
trait AnySteps: Any + fmt::Debug + Send + Sync {
    fn decision(&self) -> Option<(Seat, String)>;
    fn lines(&self) -> Vec<StepLine>;
}

/// Steps that lead on from a position.
#[derive(Debug)]
pub(crate) struct TypedSteps<G: Game> {
    /// The position in which they were checked.
    pub(crate) before: G,
    /// The steps.
    pub(crate) steps: Vec<Step<G>>,
}

impl<G: Game> AnySteps for TypedSteps<G> {
    fn decision(&self) -> Option<(Seat, String)> {
        match self.steps.first()? {
            Step::Decision { by, action } => Some((*by, action.to_string())),
            Step::Chance { .. } => None,
        }
    }

    fn lines(&self) -> Vec<StepLine> {
        self.steps.iter().map(Step::to_json).collect()
    }
}
