//! A damaged log, a full disk, and tables that leave the memory and come back.

use std::time::Duration;

use club::{Journal as _, Storage as _};
use reqwest::StatusCode;
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Site, begin, data, play};

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_reported_and_the_others_go_on() {
    let harm = [
        "DELETE FROM log WHERE table_id = ?1 AND number = (SELECT max(number) FROM log WHERE table_id = ?1)",
        "UPDATE log SET entry = substr(entry, 1, 20) WHERE table_id = ?1 AND number = 7",
        "UPDATE log SET entry = replace(entry, 'draw', 'pass') WHERE table_id = ?1",
        "UPDATE tables SET entries = entries + 1 WHERE id = ?1",
    ];
    for sql in harm {
        let site = Site::start().await;
        let players = [site.program().await, site.program().await];
        let bad = begin("ra", &players).await;
        let good = begin("ra", &players).await;
        for table in [&bad, &good] {
            play(&players, table, 20, 1).await;
        }
        let folder = site.stop().await;
        let harmed = Connection::open(data(&folder))
            .unwrap()
            .execute(sql, [&bad]);
        assert!(harmed.unwrap() > 0, "{sql}");
        let site = Site::start_in(folder, |_| ()).await;
        let (status, problem) = players[0].at(&site).get(&format!("/tables/{bad}")).await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{sql}");
        assert_eq!(problem["title"], "damaged");
        let page = site.browser().get(&format!("/table/{bad}")).await;
        assert_eq!(page.status, 500);
        let players = players.clone().map(|player| player.at(&site));
        let view = play(&players, &good, 5_000, 1).await;
        assert_eq!(view["state"], "finished");
    }
}

/// An entry that is whole but makes no sense: an outcome that does not follow from the seed.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_was_forged_is_not_served() {
    let site = Site::start().await;
    let host = site.program().await;
    let table = host.open("ra", &["open", "random"]).await;
    let folder = site.stop().await;
    let store = store::Store::open(&data(&folder), None).unwrap();
    let entries = store.entries(&table, 0).await.unwrap().len() as u64;
    let forged = json!({"at": 1, "started": {"salt": "", "steps": [
        {"chance": "set", "to": 0, "is": "A"}, {"chance": "set", "to": 1, "is": "A"},
    ]}});
    let append = club::Append {
        table: table.clone(),
        after: entries,
        entries: vec![forged.to_string()],
        at: 1,
        lobby: None,
        sitters: Vec::new(),
    };
    store.append(append).await.unwrap();
    store.close().await;
    let site = Site::start_in(folder, |_| ()).await;
    let (status, _) = host.at(&site).get(&format!("/tables/{table}")).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_the_move_and_nothing_is_lost() {
    let folder = TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| config.max_bytes = Some(45 * 4_096)).await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let mut said = 0;
    let problem = loop {
        let text = format!("{said:0300}");
        let (status, answer) = players[0].ask(&table, "chat", json!({"text": text})).await;
        if status != StatusCode::OK {
            break answer;
        }
        said += 1;
        assert!(said < 2_000, "the disk never fills up");
    };
    assert_eq!(
        (&problem["title"], &problem["status"]),
        (&json!("not-written"), &json!(503))
    );
    let before = players[0].view(&table).await;
    let last = before["chat"].as_array().unwrap().last().unwrap()["text"].clone();
    assert_eq!(last, format!("{:0300}", said - 1));
    let folder = site.stop().await;
    let site = Site::start_in(folder, |_| ()).await;
    let players = players.map(|player| player.at(&site));
    assert_eq!(players[0].view(&table).await["chat"], before["chat"]);
    assert_eq!(play(&players, &table, 5_000, 1).await["state"], "finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_visits_leaves_the_memory_and_comes_back() {
    let folder = TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| config.idle = Duration::from_millis(100)).await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let before = play(&players, &table, 5, 1).await;
    // The gauge belongs to the process, so that servers of other tests may set it meanwhile.
    let in_memory = async || {
        let metrics = site.browser().get("/metrics").await.html;
        metrics.contains("heliopolis_tables_in_memory 1\n")
    };
    let watching = players[0].stream(&format!("/tables/{table}/stream")).await;
    while !in_memory().await {}
    drop(watching);
    let mut waited = 0;
    while in_memory().await {
        assert!(waited < 600, "the table stays in memory");
        waited += 1;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let after = players[0].view(&table).await;
    assert_eq!(after["view"], before["view"]);
    assert_eq!(play(&players, &table, 5_000, 1).await["state"], "finished");
}

/// The line that a lobby shows is not what a game is played from.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_line_is_harmed_closes_neither_the_lobby_nor_itself() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let bad = begin("ra", &players).await;
    let good = begin("ra", &players).await;
    let folder = site.stop().await;
    let sql = "UPDATE tables SET summary = CAST(X'7BFF7D' AS TEXT) WHERE id = ?1";
    let harmed = Connection::open(data(&folder))
        .unwrap()
        .execute(sql, [&bad]);
    assert_eq!(harmed.unwrap(), 1);
    let site = Site::start_in(folder, |_| ()).await;
    assert_eq!(site.browser().get("/").await.status, 200);
    let players = players.map(|player| player.at(&site));
    for table in [&bad, &good] {
        assert_eq!(play(&players, table, 5_000, 1).await["state"], "finished");
    }
}

/// A bot waits before it tries again, or else the log grows without end while the disk is full.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_on_a_full_disk_does_not_try_without_a_pause() {
    let folder = TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| config.max_bytes = Some(16 * 4_096)).await;
    let host = site.program().await;
    let seats = ["random"; 5];
    let new = json!({
        "game": "amun-re", "seats": seats, "sit": false, "start": true, "pace": "at-once",
    });
    let (status, view) = host.post("/tables", new).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    let table = view["table"].as_str().unwrap();
    let _watching = host.stream(&format!("/tables/{table}/stream")).await;
    let refused = async || {
        let metrics = site.browser().get("/metrics").await.html;
        let line = metrics
            .lines()
            .find_map(|line| line.strip_prefix("heliopolis_refused_writes_total "));
        line.map_or(0, |number| number.parse::<u64>().unwrap())
    };
    let mut waited = 0;
    while refused().await == 0 || host.view(table).await["state"] != "playing" {
        assert!(
            waited < 300,
            "the disk never fills up: {}",
            host.view(table).await
        );
        waited += 1;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Long enough for what the game waits for otherwise to be over.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let before = refused().await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    // Other tests on full disks are counted with it.
    let tries = refused().await - before;
    assert!(tries < 10, "{tries}");
}
