//! Standard output. A reader that stops reading is not an error.

use std::fmt::Arguments;
use std::io::{self, BufWriter, Write};

use serde::Serialize;

use crate::failure::Failure;

/// Standard output, buffered. The caller flushes it.
pub(crate) type Out = BufWriter<io::StdoutLock<'static>>;

/// Opens standard output.
pub(crate) fn open() -> Out {
    BufWriter::new(io::stdout().lock())
}

/// Prints one line.
pub(crate) fn line(text: Arguments<'_>) -> Result<(), Failure> {
    let mut out = open();
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}

/// Prints one value as one line of JSON.
pub(crate) fn json(out: &mut Out, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")?;
    Ok(())
}
