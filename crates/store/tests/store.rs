//! The store on a real file: what is acknowledged is there, and what was changed is noticed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::{Path, PathBuf};

use club::{
    Append, Directory as _, Journal as _, LobbyLine, ReadError, Refused, State, Storage as _,
    TableKey, Which,
};
use rusqlite::Connection;
use store::{OpenError, Store};
use tempfile::TempDir;

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("data.db")
}

fn append(table: &str, after: u64, entries: &[&str]) -> Append {
    Append {
        table: table.to_owned(),
        after,
        entries: entries.iter().map(|&entry| entry.to_owned()).collect(),
        at: 1_000 + after,
        lobby: None,
        sitters: Vec::new(),
    }
}

async fn create(store: &Store, table: &str) -> Result<(), Refused> {
    let new = TableKey {
        game: "ra".to_owned(),
        rules: 1,
        host: "anne".to_owned(),
    };
    let append = Append {
        lobby: Some(LobbyLine {
            state: State::Waiting,
            listed: true,
            summary: "a table".to_owned(),
        }),
        sitters: vec!["anne".to_owned()],
        ..append(table, 0, &["opened"])
    };
    store.create(new, append).await
}

/// Changes the file behind the store's back.
fn tamper(path: &Path, sql: &str) {
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[tokio::test]
async fn what_was_written_is_there_after_the_store_was_closed() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&file(&folder), None).unwrap();
    let secret = *store.secret();
    create(&store, "t").await.unwrap();
    store.append(append("t", 1, &["a", "b"])).await.unwrap();
    store.close().await;
    assert_eq!(
        store.append(append("t", 3, &["c"])).await,
        Err(Refused::Closed)
    );
    let store = Store::open(&file(&folder), None).unwrap();
    assert_eq!(store.entries("t", 0).await.unwrap(), ["opened", "a", "b"]);
    assert_eq!(*store.secret(), secret);
}

#[tokio::test]
async fn a_reader_who_knows_the_beginning_is_sent_the_rest() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    let store = Store::open(&path, None).unwrap();
    create(&store, "t").await.unwrap();
    store
        .append(append("t", 1, &["a", "b", "c"]))
        .await
        .unwrap();
    assert_eq!(store.entries("t", 2).await.unwrap(), ["b", "c"]);
    assert!(store.entries("t", 4).await.unwrap().is_empty());
    let damaged = |read| matches!(read, Err(ReadError::Damaged(_)));
    assert!(damaged(store.entries("t", 5).await), "there are only four");
    tamper(&path, "UPDATE log SET entry = 'x' WHERE number = 3");
    assert!(damaged(store.entries("t", 2).await));
    // What is known already is not read again.
    assert_eq!(store.entries("t", 3).await.unwrap(), ["c"]);
}

#[tokio::test]
async fn only_the_next_entry_is_accepted() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&file(&folder), None).unwrap();
    create(&store, "t").await.unwrap();
    assert_eq!(create(&store, "t").await, Err(Refused::NotNext));
    for wrong in [0, 2, 7] {
        let refused = store.append(append("t", wrong, &["x"])).await;
        assert_eq!(refused, Err(Refused::NotNext));
    }
    let nowhere = store.append(append("u", 0, &["x"])).await;
    assert_eq!(nowhere, Err(Refused::NotNext));
    assert_eq!(store.entries("t", 0).await.unwrap(), ["opened"]);
    assert_eq!(store.entries("u", 0).await, Err(ReadError::NoSuchTable));
}

#[tokio::test]
async fn many_write_at_once_and_a_refused_one_does_not_harm_the_others() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&file(&folder), None).unwrap();
    let tables: Vec<String> = (0..50).map(|number| format!("t{number}")).collect();
    for table in &tables {
        create(&store, table).await.unwrap();
    }
    let mut writes = tokio::task::JoinSet::new();
    for table in &tables {
        let (store, table) = (store.clone(), table.clone());
        writes.spawn(async move {
            for after in 1..20 {
                store.append(append(&table, after, &["x"])).await.unwrap();
                let again = store.append(append(&table, after, &["x"])).await;
                assert_eq!(again, Err(Refused::NotNext));
            }
        });
    }
    writes.join_all().await;
    for table in &tables {
        assert_eq!(store.entries(table, 0).await.unwrap().len(), 20);
    }
}

#[tokio::test]
async fn a_lobby_lists_tables_latest_first() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&file(&folder), None).unwrap();
    for table in ["a", "b", "c"] {
        create(&store, table).await.unwrap();
    }
    let started = Append {
        lobby: Some(LobbyLine {
            state: State::Playing,
            listed: false,
            summary: "begun".to_owned(),
        }),
        sitters: vec!["carl".to_owned(), "anne".to_owned()],
        ..append("b", 1, &["started"])
    };
    store.append(started).await.unwrap();
    let ids = async |which| {
        let tables = store.tables(which, 10).await.unwrap();
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(Which::Listed(State::Waiting)).await.len(), 2);
    assert!(ids(Which::Listed(State::Playing)).await.is_empty());
    assert_eq!(ids(Which::Of("carl".to_owned())).await, ["b"]);
    assert_eq!(ids(Which::Of("anne".to_owned())).await[0], "b");
    assert_eq!(ids(Which::PlayedSince(1_001)).await, ["b"]);
    assert!(ids(Which::PlayedSince(1_002)).await.is_empty());
    assert_eq!(store.unfinished("anne", 1_000).await.unwrap(), 3);
    assert_eq!(store.unfinished("anne", 1_001).await.unwrap(), 0);
}

#[tokio::test]
async fn every_change_behind_our_back_is_noticed_and_other_tables_go_on() {
    let harm = [
        "UPDATE log SET entry = 'y' WHERE table_id = 't' AND number = 2",
        "UPDATE log SET entry = x'ff00' WHERE table_id = 't' AND number = 2",
        "DELETE FROM log WHERE table_id = 't' AND number = 3",
        "DELETE FROM log WHERE table_id = 't' AND number = 2",
        "UPDATE log SET number = 4 WHERE table_id = 't' AND number = 3",
        "UPDATE tables SET entries = 2 WHERE id = 't'",
        "UPDATE tables SET chain = x'00' WHERE id = 't'",
        "UPDATE log SET table_id = 'u' WHERE table_id = 't'; \
         UPDATE log SET table_id = 't' WHERE table_id = 'v'; \
         UPDATE log SET table_id = 'v' WHERE table_id = 'u'",
    ];
    for sql in harm {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&file(&folder), None).unwrap();
        for table in ["t", "v", "w"] {
            create(&store, table).await.unwrap();
            store.append(append(table, 1, &["a", "b"])).await.unwrap();
        }
        tamper(&file(&folder), sql);
        let read = store.entries("t", 0).await;
        assert!(
            matches!(read, Err(ReadError::Damaged(_))),
            "{sql}: {read:?}"
        );
        assert_eq!(store.entries("w", 0).await.unwrap().len(), 3);
        store.append(append("w", 3, &["c"])).await.unwrap();
    }
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&file(&folder), Some(30 * 4_096)).unwrap();
    create(&store, "t").await.unwrap();
    let long = "x".repeat(3_000);
    let mut written = 1;
    let refused = loop {
        match store.append(append("t", written, &[&long])).await {
            Ok(()) => written += 1,
            Err(refused) => break refused,
        }
        assert!(written < 100, "the file never fills up");
    };
    assert_eq!(refused, Refused::Full);
    assert_eq!(store.entries("t", 0).await.unwrap().len() as u64, written);
    store.close().await;
    let store = Store::open(&file(&folder), None).unwrap();
    store.append(append("t", written, &["y"])).await.unwrap();
}

#[tokio::test]
async fn a_file_that_is_none_of_ours_is_refused_clearly() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    let store = Store::open(&path, None).unwrap();
    let again = Store::open(&path, None).unwrap_err();
    assert!(matches!(again, OpenError::InUse(_)), "{again}");
    store.close().await;
    tamper(&path, "INSERT INTO migrations (number) VALUES (99)");
    let newer = Store::open(&path, None).unwrap_err();
    assert!(newer.to_string().contains("newer"), "{newer}");

    let text = folder.path().join("notes.txt");
    std::fs::write(&text, "dear diary ".repeat(500)).unwrap();
    assert!(Store::open(&text, None).is_err());
    assert!(Store::open(&folder.path().join("no/such/folder/data.db"), None).is_err());
}

#[tokio::test]
async fn a_half_written_transaction_is_as_if_it_had_never_been() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    let store = Store::open(&path, None).unwrap();
    create(&store, "t").await.unwrap();
    for after in 1..20 {
        store.append(append("t", after, &["x"])).await.unwrap();
    }
    // The server dies: what it leaves behind is the file and the log of SQLite beside it, whose
    // end did not reach the disk.
    let crashed = folder.path().join("crashed.db");
    let wal = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
    std::fs::copy(&path, &crashed).unwrap();
    let log = std::fs::read(wal(&path)).unwrap();
    for cut in [1, 100, 5_000, log.len() / 2] {
        std::fs::write(wal(&crashed), &log[..log.len() - cut]).unwrap();
        let store = Store::open(&crashed, None).unwrap();
        let entries = store.entries("t", 0).await.map(|entries| entries.len());
        match entries {
            Ok(count) => assert!(count < 20),
            Err(error) => assert_eq!(error, ReadError::NoSuchTable),
        }
        store.close().await;
        std::fs::copy(&path, &crashed).unwrap();
    }
}

/// Whatever somebody else keeps there stays as it is.
#[tokio::test]
async fn a_database_of_something_else_is_not_touched() {
    let folder = TempDir::new().unwrap();
    for sql in [
        "CREATE TABLE bookmarks (page TEXT)",
        "CREATE TABLE log (line TEXT); INSERT INTO log VALUES ('mine')",
    ] {
        let path = folder.path().join(format!("{}.db", sql.len()));
        tamper(&path, sql);
        let before = std::fs::read(&path).unwrap();
        let refused = Store::open(&path, None).unwrap_err();
        assert!(matches!(refused, OpenError::Foreign(_)), "{refused}");
        assert_eq!(std::fs::read(&path).unwrap(), before);
    }
    // Nor what bears the name of the lock.
    std::fs::write(folder.path().join("Cargo.lock"), "versions").unwrap();
    let store = Store::open(&folder.path().join("Cargo"), None).unwrap();
    store.close().await;
    let kept = std::fs::read_to_string(folder.path().join("Cargo.lock")).unwrap();
    assert_eq!(kept, "versions");
}

/// It holds the key of all cookies and the seeds of running games.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_data() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    let store = Store::open(&path, None).unwrap();
    create(&store, "t").await.unwrap();
    for end in ["", "-wal", "-shm"] {
        let path = format!("{}{end}", path.display());
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{path}: {mode:o}");
    }
    store.close().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_listed_does_not_hide_the_others() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder);
    let store = Store::open(&path, None).unwrap();
    create(&store, "bad").await.unwrap();
    create(&store, "good").await.unwrap();
    tamper(
        &path,
        "UPDATE tables SET summary = CAST(X'7BFF7D' AS TEXT) WHERE id = 'bad'",
    );
    for which in [Which::Listed(State::Waiting), Which::Of("anne".to_owned())] {
        let listed = store.tables(which, 10).await.unwrap();
        let ids: Vec<_> = listed.into_iter().map(|listing| listing.id).collect();
        assert_eq!(ids, ["good"]);
    }
    assert_eq!(store.entries("bad", 0).await.unwrap(), ["opened"]);
}

#[tokio::test]
async fn a_store_that_nobody_writes_to_any_more_is_not_well() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&file(&folder), None).unwrap();
    store.check().await.unwrap();
    store.close().await;
    assert!(matches!(store.check().await, Err(ReadError::Failed(_))));
}
