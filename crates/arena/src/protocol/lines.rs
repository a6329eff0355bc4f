//! Lines of bounded length, from a writer that is not trusted.

use std::io::{self, BufRead, Read};

/// What a reader returns next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line without its end.
    Text(Vec<u8>),
    /// The beginning of a line that is too long. The rest of it comes as the next line.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads a line of at most `max` bytes.
///
/// # Errors
///
/// If reading fails.
pub fn next_line(from: &mut impl BufRead, max: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let limit = max as u64 + 1;
    let length = from.by_ref().take(limit).read_until(b'\n', &mut line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
        Ok(Line::Text(line))
    } else if length > max {
        Ok(Line::TooLong)
    } else if length == 0 {
        Ok(Line::End)
    } else {
        Ok(Line::Text(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_or_are_too_long() {
        let mut from = &b"abc\n\nabcd\nx\nabcde\nlast"[..];
        let mut next = || next_line(&mut from, 4).unwrap();
        let text = |text: &str| Line::Text(text.as_bytes().to_vec());
        assert_eq!(
            (next(), next(), next()),
            (text("abc"), text(""), text("abcd"))
        );
        assert_eq!((next(), next()), (text("x"), Line::TooLong));
        assert_eq!((next(), next()), (text(""), text("last")));
        assert_eq!((next(), next()), (Line::End, Line::End));
    }
}
