//! `heliopolis bot`: our bots for other programs (docs/protocol.md).

use std::io;

use bots::Rank;

use crate::args::BotArgs;
use crate::failure::Failure;
use crate::output;

pub(crate) fn run(args: &BotArgs) -> Result<(), Failure> {
    let rank: Rank = args.name.parse().map_err(Failure::input)?;
    arena::answer_questions(
        rank,
        args.seed,
        &mut io::stdin().lock(),
        &mut output::open(),
    )?;
    Ok(())
}
