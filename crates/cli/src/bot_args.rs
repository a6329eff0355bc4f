//! The arguments `--bots` and `--threads`.

use arena::Entrant;

use crate::failure::Failure;

/// The bots of a comma-separated list: one for each seat, or one for all.
pub(crate) fn read_bots(list: &str, players: usize) -> Result<Vec<Entrant>, Failure> {
    let bots = Entrant::load_list(list).map_err(refuse_bot)?;
    match &bots[..] {
        [bot] => Ok(vec![bot.clone(); players]),
        _ if bots.len() == players => Ok(bots),
        _ => {
            let count = bots.len();
            Err(Failure::input(format!(
                "--bots: {count} bots for {players} players"
            )))
        }
    }
}

/// The refusal of a bot in the list.
pub(crate) fn refuse_bot(why: impl std::fmt::Display) -> Failure {
    Failure::input(format!("--bots: {why}"))
}

/// How many threads to use: the number given, or one for each core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(all, usize::from)
}
