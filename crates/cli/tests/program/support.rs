//! Running the program and looking at what came of it.

use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::{Map, Value};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_heliopolis");

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program without any input.
pub(crate) fn heliopolis(arguments: &[&str]) -> Ran {
    run(Command::new(PROGRAM).args(arguments), io::empty())
}

/// Runs the program with this on its standard input, and with 200 MB of address space: what is
/// read must not be able to fill the memory.
pub(crate) fn feed(arguments: &[&str], input: impl Read + Send) -> Ran {
    let limited = r#"ulimit -v 200000 && exec "$0" "$@""#;
    let mut shell = Command::new("sh");
    run(shell.args(["-c", limited, PROGRAM]).args(arguments), input)
}

fn run(command: &mut Command, mut input: impl Read + Send) -> Ran {
    // What the tests read is English, wherever they run.
    command.env("LC_ALL", "C");
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("its input is a pipe");
    let output = thread::scope(|scope| {
        // The program may stop reading whenever it has seen enough.
        scope.spawn(move || io::copy(&mut input, &mut pipe).is_ok());
        child.wait_with_output().expect("the program ends")
    });
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("the program prints UTF-8"),
        err: String::from_utf8(output.stderr).expect("the program complains in UTF-8"),
    }
}

impl Ran {
    /// It went well and nobody complained; this was printed.
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }

    /// The input was refused in one message and with nothing printed; this is the message.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        self.stopped(2)
    }

    /// A check did not hold; this is the message.
    #[track_caller]
    pub(crate) fn failed(self) -> String {
        self.stopped(1)
    }

    #[track_caller]
    fn stopped(self, code: i32) -> String {
        let Ran {
            code: got,
            out,
            err,
        } = &self;
        assert_eq!((*got, out.as_str()), (Some(code), ""), "{err}");
        assert!(!err.contains("panicked"), "{err}");
        let message = err.strip_prefix("heliopolis: ");
        message.expect("the program names itself").to_owned()
    }
}

/// The JSON objects of a text, one a line.
pub(crate) fn objects(text: &str) -> Vec<Map<String, Value>> {
    let object = |line| serde_json::from_str(line).expect("a line is a JSON object");
    text.lines().map(object).collect()
}

/// The only JSON object of a text.
pub(crate) fn object(text: &str) -> Map<String, Value> {
    let mut objects = objects(text);
    assert_eq!(objects.len(), 1);
    objects.remove(0)
}

/// A game of Ra, recorded with these arguments.
pub(crate) fn record(arguments: &str) -> String {
    let command = format!("record --game ra {arguments}");
    heliopolis(&command.split(' ').collect::<Vec<_>>()).good()
}

/// The path of a golden game of Ra.
pub(crate) fn golden(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("golden/ra").join(name).with_extension("jsonl");
    path.to_str().expect("the path is text").to_owned()
}

/// A file of this name in a folder for tests, without anything in it yet.
pub(crate) fn scratch(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It is there if the test has run before.
    let _ = std::fs::remove_file(&path);
    path.to_str().expect("the path is text").to_owned()
}

/// A bot that is this shell script, as a list names it. It has greeted already; `first` answers a
/// question in `$question` with the first legal action.
pub(crate) fn script(name: &str, body: &str) -> String {
    let path = scratch(name);
    let greeting = r#"echo '{"name":"test","games":["ra","amun-re"]}'"#;
    let first = r#"first() {
  legal=${question##*'"legal":["'}
  echo "{\"do\":\"${legal%%'"'*}\"}"
}"#;
    let text = format!("{first}\nread -r hello\n{greeting}\n{body}\n");
    std::fs::write(&path, text).expect("the script is written");
    format!("exec:sh '{path}'")
}

/// The script that does the first legal thing.
pub(crate) const FIRST: &str = "while read -r question; do first; done";

/// The report of a match.
pub(crate) fn arena(arguments: &[&str]) -> Map<String, Value> {
    object(&heliopolis(&[&["arena", "--json"], arguments].concat()).good())
}
