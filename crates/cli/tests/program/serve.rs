//! `heliopolis serve`: how it begins and ends.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

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

/// A server that ends with its test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What the server at this address answers.
fn answer(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(
        stream,
        "{request} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )
    .expect("it hears us out");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("it answers");
    text
}

/// The log may be on a disk that is full; players must not notice.
#[test]
#[cfg(target_os = "linux")]
fn a_log_that_cannot_be_written_harms_nobody() {
    let folder = TempDir::new().unwrap();
    let full = File::options().write(true).open("/dev/full").unwrap();
    let mut server = Command::new(PROGRAM)
        .args(["serve", "--addr", "127.0.0.1:0"])
        .env("RUST_LOG", "debug")
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(full)
        .spawn()
        .unwrap();
    let stdout = server.stdout.take().unwrap();
    let _server = Running(server);
    let first = BufReader::new(stdout).lines().next().unwrap().unwrap();
    let address = first.split("http://").nth(1).unwrap();
    for _ in 0..20 {
        let token = answer(address, "POST /api/v1/tokens");
        assert!(token.starts_with("HTTP/1.1 20"), "{token}");
        let missing = answer(address, "GET /table/none");
        assert!(missing.starts_with("HTTP/1.1 404"), "{missing}");
    }
    assert!(answer(address, "GET /healthz").ends_with("ok\n"));
}

#[test]
fn it_serves_also_if_nobody_reads_its_greeting() {
    let folder = TempDir::new().unwrap();
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap().to_string();
    drop(free);
    let mut server = Command::new(PROGRAM)
        .args(["serve", "--addr", &address])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(server.stdout.take());
    let mut server = Running(server);
    while TcpStream::connect(&address).is_err() {
        assert_eq!(server.0.try_wait().unwrap(), None, "it has ended");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(answer(&address, "GET /healthz").ends_with("ok\n"));
}
