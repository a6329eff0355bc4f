//! Writes pages of many moments of Amun-Re into a folder, with their assets, to be looked at.
//!
//! `cargo run -p pages --example amun_re -- FOLDER`, then serve the folder with any web server.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs, io};

use amun_re::options::{Counter, Gold};
use amun_re::{Options, Phase, Position};
use bots::Rank;
use staged::{Stage, watch};
use tabletop::{Game, Observer, Play, Seat};

#[path = "../tests/staged/mod.rs"]
mod staged;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "pages".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in pages::assets() {
        fs::write(folder.join(&asset.path()[1..]), asset.bytes)?;
    }
    let expert = Options {
        expert: true,
        gold: Gold::Open,
        counter: Counter::On,
        ..Options::default()
    };
    for (players, options, rank, seed) in [
        (4, Options::default(), Rank::Scribe, 4),
        (3, Options::default(), Rank::Random, 3),
        (5, expert, Rank::Scribe, 5),
    ] {
        let mut seen = BTreeSet::new();
        let mut written = Ok(());
        watch(players, options, (rank, seed), |play| {
            if written.is_ok() {
                written = write_new(folder, play, &mut seen);
            }
        });
        written?;
    }
    Ok(())
}

/// Writes the page of this moment for seat 0 and for a spectator if there is none of its kind yet.
fn write_new(folder: &Path, play: &Play<Position>, seen: &mut BTreeSet<String>) -> io::Result<()> {
    let position = play.position();
    let seat = Seat::default();
    let asked = position.owing().contains(seat);
    let phase = format!("{:?}", position.phase());
    let phase = phase
        .split([' ', '('])
        .next()
        .unwrap_or_default()
        .to_lowercase();
    let late = position.round() == 3;
    let kind = match position.phase() {
        Phase::Over => "over".to_owned(),
        _ => format!(
            "{phase}-{}{}",
            if asked { "asked" } else { "waiting" },
            if late { "-late" } else { "" }
        ),
    };
    let name = format!("{}-{kind}", position.players());
    if !seen.insert(name.clone()) {
        return Ok(());
    }
    let stage = Stage::new(play, Observer::Seat(seat));
    fs::write(
        folder.join(format!("{name}.html")),
        stage.whole().into_string(),
    )?;
    if !asked {
        let stage = Stage::new(play, Observer::Spectator);
        fs::write(
            folder.join(format!("{name}-watch.html")),
            stage.whole().into_string(),
        )?;
    }
    Ok(())
}
