//! Visitors: identity without an account.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A person or program, known by a random id.
///
/// Knowing the id is not enough to act as the visitor (the server signs it), but it is private all
/// the same: `Debug` does not show it, so it never reaches a trace.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Visitor(String);

impl Visitor {
    /// The visitor with this id.
    pub fn new(id: impl Into<String>) -> Visitor {
        Visitor(id.into())
    }

    /// The visitor's id.
    pub fn id(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Visitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Visitor")
    }
}
