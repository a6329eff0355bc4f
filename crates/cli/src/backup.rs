//! `heliopolis backup`: a copy of the data file, checked.

use store::{Backup, BackupError};

use crate::args::BackupArgs;
use crate::failure::Failure;
use crate::output;

pub(crate) fn run(args: &BackupArgs) -> Result<(), Failure> {
    let backup = store::backup(&args.data, &args.file).map_err(|error| match error {
        BackupError::Exists(_) => Failure::input(error),
        _ => Failure::Outside(error.into()),
    })?;
    let Backup {
        bytes,
        tables,
        damaged,
    } = backup;
    let file = args.file.display();
    if damaged.is_empty() {
        return output::line(format_args!(
            "{file}: {tables} tables, {bytes} bytes; every entry is as it was written"
        ));
    }
    let damaged: Vec<String> = damaged
        .iter()
        .map(|(table, why)| format!("{table} ({why})"))
        .collect();
    Err(Failure::Check(format!(
        "{file}: {tables} tables, {bytes} bytes; damaged in the data file already: {}",
        damaged.join(", ")
    )))
}
