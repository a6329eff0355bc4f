//! The data file in the hands of a host: copied while the server runs, restored, and kept from
//! version to version.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::{Path, PathBuf};
use std::process::Command;

use club::{Append, Journal as _, LobbyLine, State, Storage as _, TableKey};
use load::{Plan, Process, Table, Way};
use reqwest::Client;
use rusqlite::Connection;
use serde_json::Value;
use store::Store;
use tempfile::TempDir;

/// Runs the program on this data: exit code, output and errors.
fn heliopolis(command: &[&str], data: &Path) -> (Option<i32>, String, String) {
    let mut program = Command::new(program());
    let output = program.args(command).arg("--data").arg(data).output();
    let output = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

fn backup(data: &Path, copy: &Path) -> (Option<i32>, String, String) {
    heliopolis(&["backup", copy.to_str().unwrap()], data)
}

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_heliopolis"))
}

/// The data file that the program wrote when it had this schema.
fn written_with_schema(number: i64) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../store/tests/data")
        .join(format!("schema-{number}.db"))
}

fn sql(data: &Path, sql: &str) {
    Connection::open(data).unwrap().execute_batch(sql).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_many_play_is_whole_and_a_server_goes_on_with_it() {
    let folder = TempDir::new().unwrap();
    let (data, copy) = (folder.path().join("data.db"), folder.path().join("copy.db"));
    let server = Process::start(program(), &data).await.unwrap();
    let http = Client::new();
    let mut ours = Table::open(Way::sockets(&http, &server.url), Plan::ra(3), 1)
        .await
        .unwrap();
    for _ in 0..20 {
        ours.look().await.unwrap();
        ours.act().await.unwrap().unwrap();
    }
    let mut others = tokio::task::JoinSet::new();
    for seed in 2..6 {
        let mut table = Table::open(Way::sockets(&http, &server.url), Plan::ra(3), seed)
            .await
            .unwrap();
        others.spawn(async move { table.play_until_lost().await });
    }
    let (code, said, errors) = backup(&data, &copy);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let bytes = std::fs::metadata(&copy).unwrap().len();
    assert!(said.contains("5 tables"), "{said}");
    assert!(said.contains(&format!("{bytes} bytes")), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "it holds the seeds of running games");
    }
    let (code, _, errors) = backup(&data, &copy);
    assert_eq!(code, Some(2));
    assert!(errors.contains("exists already"), "{errors}");

    server.kill().await.unwrap();
    others.join_all().await;
    let restored = Process::start(program(), &copy).await.unwrap();
    ours.check(&restored.url).await.unwrap().unwrap();
    ours.look().await.unwrap();
    ours.act().await.unwrap().unwrap();
}

#[test]
fn what_cannot_be_copied_is_refused_and_leaves_nothing_behind() {
    let folder = TempDir::new().unwrap();
    let in_folder = |name: &str| folder.path().join(name);
    let copy = in_folder("copy.db");
    let (missing, text, foreign) = (
        in_folder("missing.db"),
        in_folder("notes.txt"),
        in_folder("foreign.db"),
    );
    std::fs::write(&text, "dear diary ".repeat(500)).unwrap();
    sql(&foreign, "CREATE TABLE notes (day TEXT)");
    for (data, reason) in [
        (&missing, "unable to open"),
        (&text, "not a database"),
        (&foreign, "not a data file of Heliopolis"),
    ] {
        let (code, said, errors) = backup(data, &copy);
        assert_eq!((code, said.as_str()), (Some(1), ""), "{errors}");
        assert!(errors.contains(reason), "{errors}");
        assert!(errors.contains(data.to_str().unwrap()), "{errors}");
        assert!(!copy.exists() && !missing.exists());
    }
    let (code, _, errors) = backup(&written_with_schema(1), &in_folder("no/such/copy.db"));
    assert_eq!(code, Some(1));
    assert!(errors.contains("cannot be written"), "{errors}");
}

#[test]
fn a_table_that_is_damaged_is_named_and_the_others_are_copied() {
    let folder = TempDir::new().unwrap();
    let (data, copy) = (folder.path().join("data.db"), folder.path().join("copy.db"));
    std::fs::copy(written_with_schema(1), &data).unwrap();
    let id: String = Connection::open(&data)
        .unwrap()
        .query_row("SELECT min(id) FROM tables", [], |row| row.get(0))
        .unwrap();
    let harm = format!("UPDATE log SET entry = '{{}}' WHERE number = 2 AND table_id = '{id}'");
    sql(&data, &harm);
    let (code, said, errors) = backup(&data, &copy);
    assert_eq!((code, said.as_str()), (Some(1), ""));
    assert!(errors.contains(&id), "{errors}");
    assert!(errors.contains("entry 2 has been changed"), "{errors}");
    assert!(copy.exists());
}

#[test]
fn a_newer_data_file_is_refused_and_not_touched() {
    let folder = TempDir::new().unwrap();
    let (data, copy) = (folder.path().join("data.db"), folder.path().join("copy.db"));
    std::fs::copy(written_with_schema(1), &data).unwrap();
    sql(&data, "INSERT INTO migrations (number) VALUES (99)");
    let before = std::fs::read(&data).unwrap();
    let serve = heliopolis(&["serve", "--addr", "127.0.0.1:0"], &data);
    for (code, said, errors) in [serve, backup(&data, &copy)] {
        assert_eq!((code, said.as_str()), (Some(1), ""), "{errors}");
        assert!(errors.contains("has schema 99"), "{errors}");
        assert!(errors.contains("written by a newer version"), "{errors}");
    }
    assert!(std::fs::read(&data).unwrap() == before);
    assert!(!copy.exists());
}

/// Tables of both games, waiting, playing and finished, as each schema has them; a new schema needs
/// a new file, which `heliopolis backup` makes of a server's data.
#[tokio::test(flavor = "multi_thread")]
async fn data_of_every_schema_there_was_is_served() {
    let folder = TempDir::new().unwrap();
    let fresh = folder.path().join("fresh.db");
    Store::open(&fresh, None).unwrap().close().await;
    let newest: i64 = Connection::open(&fresh)
        .unwrap()
        .query_row("SELECT max(number) FROM migrations", [], |row| row.get(0))
        .unwrap();
    for schema in 1..=newest {
        let data = folder.path().join(format!("{schema}.db"));
        std::fs::copy(written_with_schema(schema), &data).unwrap();
        let tables = tables(&data);
        for kind in ["ra waiting", "ra playing", "amun-re playing", "ra finished"] {
            let there = tables.iter().any(|(_, is)| is == kind);
            assert!(there, "schema {schema} has no table that is {kind}");
        }
        let server = Process::start(program(), &data).await.unwrap();
        let http = Client::new();
        for (id, is) in tables {
            let page = http.get(format!("{}/table/{id}", server.url)).send().await;
            assert_eq!(page.unwrap().status(), 200, "schema {schema}, {is}");
            let token = http.post(format!("{}/api/v1/tokens", server.url)).send();
            let token: Value = token.await.unwrap().json().await.unwrap();
            let view = http
                .get(format!("{}/api/v1/tables/{id}", server.url))
                .bearer_auth(token["token"].as_str().unwrap())
                .send();
            let view: Value = view.await.unwrap().json().await.unwrap();
            let game = view["game"].as_str().unwrap();
            assert_eq!(format!("{game} {}", view["state"].as_str().unwrap()), is);
        }
    }
}

/// A table of other rules than ours is not played by ours; those beside it are.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_under_rules_nobody_knows_is_refused_alone() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data.db");
    std::fs::copy(written_with_schema(1), &data).unwrap();
    let (known, _) = tables(&data).remove(0);
    let store = Store::open(&data, None).unwrap();
    let mut entries = store.entries(&known, 0).await.unwrap();
    entries[0] = entries[0].replacen("\"rules\":1", "\"rules\":9", 1);
    let unknown = "9".repeat(32);
    let new = TableKey {
        game: "ra".to_owned(),
        rules: 9,
        host: String::new(),
    };
    let append = Append {
        table: unknown.clone(),
        after: 0,
        entries,
        at: 1,
        lobby: Some(LobbyLine {
            state: State::Playing,
            listed: false,
            summary: "{}".to_owned(),
        }),
        sitters: Vec::new(),
    };
    store.create(new, append).await.unwrap();
    store.close().await;
    let server = Process::start(program(), &data).await.unwrap();
    let http = Client::new();
    let ask = async |id: &str| http.get(format!("{}/table/{id}", server.url)).send().await;
    assert_eq!(ask(&known).await.unwrap().status(), 200);
    assert_eq!(ask(&unknown).await.unwrap().status(), 500);
}

/// Id, and game and state, of every table in the file.
fn tables(data: &Path) -> Vec<(String, String)> {
    let file = Connection::open(data).unwrap();
    let mut rows = file
        .prepare("SELECT id, game || ' ' || state FROM tables")
        .unwrap();
    let tables = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    tables.unwrap().map(Result::unwrap).collect()
}
