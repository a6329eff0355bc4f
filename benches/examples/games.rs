//! Plays random games of Ra, for `benches/where`: `games engine|fused PLAYERS GAMES`.

use anyhow::{Context, Result, bail};

fn main() -> Result<()> {
    let mut words = std::env::args().skip(1);
    let way = words.next().unwrap_or_default();
    let mut number = || {
        words
            .next()
            .context("a number is missing")?
            .parse()
            .context("no number")
    };
    let (players, games) = (number()? as usize, number()?);
    match way.as_str() {
        "engine" => drop(benches::play::<ra::Position>(players, games)),
        "fused" => benches::play_fused(players, games),
        _ => bail!("games engine|fused PLAYERS GAMES"),
    }
    Ok(())
}
