//! `heliopolis verify`: whether a game was played with the seed that was promised.

use std::io::Write;

use serde_json::json;
use tabletop::record::{CannotVerify, Record};

use crate::args::VerifyArgs;
use crate::draw::Drawn;
use crate::failure::Failure;
use crate::games::{RecordTask, with_record};
use crate::output;

pub(crate) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    with_record(&args.file, Verify { args })
}

struct Verify<'a> {
    args: &'a VerifyArgs,
}

impl RecordTask for Verify<'_> {
    fn run<G: Drawn>(self, record: Record<G>) -> Result<(), Failure> {
        let outcomes = record.verify().map_err(|error| match error {
            CannotVerify::NoSeed | CannotVerify::UnknownMethod(_) => Failure::input(error),
            CannotVerify::Mismatch(_) => Failure::Check(error.to_string()),
        })?;
        let promised = record.header.commit.is_some();
        let finished = record.play.position().is_over();
        let mut out = output::open();
        if self.args.json {
            let report = json!({
                "verified": true, "outcomes": outcomes, "commit": promised, "finished": finished,
            });
            output::json(&mut out, &report)?;
        } else {
            let promise = match promised {
                true => "the seed is the one that was promised",
                false => "nobody promised the seed: there is no commit",
            };
            writeln!(
                out,
                "fair: all {outcomes} outcomes follow from the seed; {promise}"
            )?;
        }
        Ok(out.flush()?)
    }
}
