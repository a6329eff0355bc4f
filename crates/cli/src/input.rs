//! Files that arguments name.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::Context;

use crate::failure::Failure;

/// A file that is being read.
pub(crate) type Input = Box<dyn BufRead>;

/// Opens a file; `-` is standard input.
pub(crate) fn open(path: &Path) -> Result<Input, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(std::io::stdin())));
    }
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()));
    match file {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) => Err(Failure::input(format!("{error:#}"))),
    }
}
