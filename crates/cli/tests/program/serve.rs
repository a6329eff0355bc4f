//! `heliopolis serve`: how it begins and ends.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::support::{PROGRAM, heliopolis};

#[test]
fn what_cannot_be_used_is_said_in_one_message() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data.db");
    let data = data.to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let message = heliopolis(&["serve", "--addr", &address, "--data", data]).failed();
    assert!(message.contains(&address), "{message}");
    let nowhere = folder.path().join("no/such/folder.db");
    let nowhere = nowhere.to_str().unwrap();
    let message = heliopolis(&["serve", "--addr", "127.0.0.1:0", "--data", nowhere]).failed();
    assert!(message.contains("no/such"), "{message}");
    for bad in [
        ["--addr", "here"],
        ["--base-url", "games.example.org"],
        ["--base-url", "https://games.example.org/ra"],
        ["--bot-threads", "0"],
        ["--rate", "0"],
    ] {
        heliopolis(&["serve", bad[0], bad[1]]).refused();
    }
}

/// Says where to play, and ends politely when it is asked to.
#[test]
#[cfg(unix)]
fn it_says_where_to_play_and_ends_when_asked_to() {
    let folder = TempDir::new().unwrap();
    for lan in [&[][..], &["--lan"][..]] {
        let mut server = Command::new(PROGRAM)
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(lan)
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
        let first = lines.next().unwrap().unwrap();
        assert!(first.contains("play at http://"), "{first}");
        if !lan.is_empty() {
            let mut picture = lines.by_ref().take(5).map(Result::unwrap);
            assert!(picture.any(|line| line.contains('█')), "a QR code");
        }
        let id = server.id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
        assert!(server.wait().unwrap().success());
        assert!(folder.path().join("heliopolis.db").exists());
    }
}
