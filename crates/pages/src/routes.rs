//! The addresses that pages lead to, each spelled once.

/// A table.
pub(crate) fn table(id: &str) -> String {
    format!("/table/{id}")
}

/// What can be done at a table, or its stream.
pub(crate) fn act(table: &str, act: &str) -> String {
    format!("/table/{table}/{act}")
}

/// The replay of a finished game.
pub(crate) fn replay(table: &str) -> String {
    format!("/replay/{table}")
}

/// A moment of a replay.
pub(crate) fn replay_step(table: &str, step: usize) -> String {
    format!("/replay/{table}?step={step}")
}

/// A new game from a moment of a replay.
pub(crate) fn play_on(table: &str) -> String {
    format!("/replay/{table}/continue")
}

/// The record of a finished game.
pub(crate) fn record(table: &str) -> String {
    format!("/replay/{table}/record")
}

/// The form that opens a table of a game.
pub(crate) fn new_table(game: &str) -> String {
    format!("/new?game={game}")
}

/// The rules of a game.
pub(crate) fn rules(game: &str) -> String {
    format!("/rules/{game}")
}

/// A clause of the rules of a game.
pub(crate) fn clause(game: &str, clause: &str) -> String {
    format!("/rules/{game}#{clause}")
}
