//! The ways out: nobody reads on, or there is no room.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::support::golden;

#[test]
fn whoever_stops_reading_does_so_in_peace() {
    let file = golden("five-players");
    let help: [&[&str]; 2] = [&["--help"], &["replay", "--help"]];
    let long: [&[&str]; 3] = [
        &["replay", &file, "--json"],
        &["replay", &file],
        &["record", "--game", "ra", "--players", "5"],
    ];
    for arguments in help.into_iter().chain(long) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_heliopolis"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        let out = child.stdout.take().expect("its output is a pipe");
        let read = BufReader::with_capacity(16, out).read_line(&mut first);
        assert!(read.is_ok_and(|length| length > 0));
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty());
    }
}

/// A full disk is an error of the system, not of the input; and it is no reason to panic.
#[test]
fn a_full_disk_is_an_error() {
    let full = || {
        File::options()
            .write(true)
            .open("/dev/full")
            .expect("a full device")
    };
    let program = || Command::new(env!("CARGO_BIN_EXE_heliopolis"));
    let output = program()
        .args(["replay", &golden("plain")])
        .stdout(full())
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.starts_with(b"heliopolis: "));
    let silent = program()
        .args(["show", "no/such/file"])
        .stderr(full())
        .status();
    assert_eq!(silent.expect("the program starts").code(), Some(2));
}
