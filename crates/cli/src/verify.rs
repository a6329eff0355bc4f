//! `heliopolis verify`: whether a game was played with the promised seed.

use std::io::Write;

use games::Registry;
use serde_json::json;
use tabletop::record::CannotVerify;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::{input, output};

pub(crate) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let game = Registry::standard().read_record(input::open(&args.file)?)?;
    let proof = game.proof(None);
    let outcomes = proof.outcomes.as_ref().map_err(|error| match error {
        CannotVerify::NoSeed | CannotVerify::UnknownMethod(_) => Failure::input(error),
        CannotVerify::Mismatch(_) => Failure::Check(error.to_string()),
    })?;
    let promised = proof.commitment.is_some();
    let mut out = output::open();
    if args.json {
        let report = json!({
            "verified": true, "outcomes": outcomes, "commit": promised,
            "finished": game.is_over(),
        });
        output::json(&mut out, &report)?;
    } else {
        let promise = if promised {
            "the seed is the one that was promised"
        } else {
            "nobody promised the seed: there is no commit"
        };
        writeln!(
            out,
            "fair: all {outcomes} outcomes follow from the seed; {promise}"
        )?;
    }
    Ok(out.flush()?)
}
