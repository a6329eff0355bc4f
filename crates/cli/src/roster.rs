//! `heliopolis bots`: the list of bots, with their measured strength.

use std::io::Write;

use bots::{Rank, Standings, measured};
use serde_json::json;

use crate::args::BotsArgs;
use crate::failure::Failure;
use crate::output;

pub(crate) fn run(args: &BotsArgs) -> Result<(), Failure> {
    let mut out = output::open();
    if args.json {
        for rank in Rank::ALL {
            let ratings: Vec<_> = measured()
                .iter()
                .filter_map(|standings| {
                    let Standings { game, players, .. } = standings;
                    let rating = standings.rating(rank)?;
                    let (rating, ci95) = (rating.rating, rating.ci95);
                    Some(json!({"game": game, "players": players, "rating": rating, "ci95": ci95}))
                })
                .collect();
            let (name, description) = (rank.code(), rank.description());
            let bot = json!({"name": name, "description": description, "ratings": ratings});
            output::json(&mut out, &bot)?;
        }
        return Ok(out.flush()?);
    }
    for rank in Rank::ALL {
        writeln!(out, "{:<9} {}", rank.code(), rank.description())?;
    }
    writeln!(
        out,
        "\nMeasured strength. Of two bots 400 apart the higher comes before the lower ten times out \
         of eleven;\nrandom has 0 (heliopolis ladder measures it again).\n"
    )?;
    write!(out, "{:<9}", "")?;
    for Standings { game, players, .. } in measured() {
        write!(out, " {:>11}", format!("{game} {players}"))?;
    }
    writeln!(out)?;
    for rank in Rank::ALL {
        write!(out, "{:<9}", rank.code())?;
        for standings in measured() {
            let rating = standings
                .rating(rank)
                .map(|rating| format!("{:.0}", rating.rating));
            write!(out, " {:>11}", rating.unwrap_or_default())?;
        }
        writeln!(out)?;
    }
    Ok(out.flush()?)
}
