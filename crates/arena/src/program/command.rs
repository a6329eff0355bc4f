//! The command line of an external bot.

use std::fmt;
use std::process::Command;
use std::str::FromStr;

/// A command line: words as a shell would split them, but without a shell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    text: String,
    words: Vec<String>,
}

/// Why a text is not a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCommand {
    /// There is nothing to start.
    #[error("exec: without a command")]
    Empty,
    /// A quotation mark is not closed, or the last letter is a backslash.
    #[error("exec: unterminated quote")]
    OpenQuote,
}

impl FromStr for CommandLine {
    type Err = BadCommand;

    fn from_str(text: &str) -> Result<CommandLine, BadCommand> {
        let words = shlex::split(text).ok_or(BadCommand::OpenQuote)?;
        match words.first() {
            None => Err(BadCommand::Empty),
            Some(_) => Ok(CommandLine {
                text: text.to_owned(),
                words,
            }),
        }
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl CommandLine {
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_a_shell() {
        let words = |text: &str| text.parse::<CommandLine>().map(|line| line.words);
        let expected = ["python3", "my bot.py", "-x"].map(str::to_owned).to_vec();
        assert_eq!(words("python3 'my bot.py'  -x"), Ok(expected));
        assert_eq!(words(" "), Err(BadCommand::Empty));
        assert_eq!(words("a 'b"), Err(BadCommand::OpenQuote));
    }
}
