//! What the simulation found, each fault with a test of its own.

use std::time::Duration;

use axum::http::StatusCode;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::yields;
use crate::site::{Site, Visitor};

async fn site(folder: &TempDir, idle: Duration) -> Site {
    Site::start(&folder.path().join("heliopolis.db"), idle).await
}

const LONG: Duration = Duration::from_secs(600);

/// A table of Ra with these bots and this visitor, where the game is on.
async fn begin(site: &Site, visitor: &Visitor, bots: &[&str]) -> String {
    let seats: Vec<&str> = ["open"].iter().chain(bots).copied().collect();
    let new = json!({"game": "ra", "seats": seats, "pace": "at-once", "start": true});
    let (_, view) = site.api(visitor, "", Some(&new)).await;
    format!("/{}", view["table"].as_str().unwrap())
}

/// A table that leaves the memory writes what it was asked before, and comes back only then. Once
/// it came back at once, without the last entries, and could not write any more.
#[tokio::test]
async fn a_table_that_is_asked_while_it_leaves_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let site = site(&folder, Duration::ZERO).await;
    let visitor = site.visitor().await;
    let table = begin(&site, &visitor, &["random"]).await;
    let chat = format!("{table}/chat");
    for round in 0..50 {
        let says = (0..3).map(async |number| {
            yields(number * round).await;
            let text = format!("{round} {number}");
            let (status, _) = site
                .api(&visitor, &chat, Some(&json!({"text": text})))
                .await;
            assert_eq!(status, StatusCode::OK, "{text}");
            let (_, view) = site.api(&visitor, &table, None).await;
            let lines = view["chat"].as_array().unwrap();
            assert!(lines.iter().any(|line| line["text"] == *text), "{text}");
        });
        join_all(says).await;
    }
}

/// A visitor who asks for a table and goes away leaves nothing behind. Once every id that was asked for
/// took memory for ever if the connection was lost in time.
#[tokio::test]
async fn ids_of_no_table_are_forgotten_however_the_request_ends() {
    let folder = TempDir::new().unwrap();
    let site = site(&folder, LONG).await;
    let visitor = site.visitor().await;
    for number in 0..40 {
        let path = format!("/{number:032x}");
        tokio::select! {
            biased;
            _ = site.api(&visitor, &path, None) => {}
            () = yields(number % 4) => {}
        }
    }
    assert_eq!(site.tables_in_memory().await, 0);
}

/// All who want a rematch at the same moment meet at the same table. Once each of them opened one.
#[tokio::test]
async fn a_rematch_that_many_ask_for_at_once_is_one_table() {
    let folder = TempDir::new().unwrap();
    let site = site(&folder, LONG).await;
    let visitor = site.visitor().await;
    let table = begin(&site, &visitor, &["random"]).await;
    let bot = json!({"seat": 0, "rank": "random"});
    site.api(&visitor, &format!("{table}/bot"), Some(&bot))
        .await;
    while site.api(&visitor, &table, None).await.1["state"] != "finished" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let again = format!("{table}/rematch");
    let body = json!({});
    let answers = join_all((0..4).map(|_| site.api(&visitor, &again, Some(&body)))).await;
    let tables: Vec<&Value> = answers.iter().map(|(_, answer)| &answer["table"]).collect();
    assert!(tables[0].is_string() && tables.iter().all(|table| *table == tables[0]));
    let file = rusqlite::Connection::open(folder.path().join("heliopolis.db")).unwrap();
    let count = file.query_row("SELECT count(*) FROM tables", [], |row| {
        row.get::<_, i64>(0)
    });
    assert_eq!(count, Ok(2));
}

/// Who has several seats may count for all of them or for one. Once a decision counted for one seat
/// was taken for an older one that was counted for all, and acknowledged without being done.
#[tokio::test]
async fn a_decision_is_not_taken_for_an_older_one_that_was_counted_otherwise() {
    let folder = TempDir::new().unwrap();
    let site = site(&folder, LONG).await;
    let visitor = site.visitor().await;
    // With luck four tiles are drawn before the first Ra; often enough it takes a few tables.
    for number in 0..200 {
        let id = format!("{number:032x}");
        let fields = format!("game=ra&players=2&local=yes&name=a&name1=b&table={id}");
        site.form(&visitor, "/tables", fields).await;
        let start = json!({});
        site.api(&visitor, &format!("/{id}/start"), Some(&start))
            .await;
        let act = format!("/{id}/act");
        let mut view = Value::Null;
        for step in [0, 2, 4, 6] {
            let draw = json!({"step": step, "do": "draw"});
            view = site.api(&visitor, &act, Some(&draw)).await.1;
        }
        let free = |view: &Value| {
            view["legal"]
                .as_array()
                .is_some_and(|legal| legal.contains(&json!("draw")))
        };
        if !free(&view) || view["owing"] != json!([0]) {
            continue;
        }
        let draw = json!({"step": 4, "do": "draw", "seat": 0});
        let (status, _) = site.api(&visitor, &act, Some(&draw)).await;
        assert_eq!(status, StatusCode::OK);
        let (_, after) = site.api(&visitor, &format!("/{id}?log=true"), None).await;
        assert_eq!(after["step"], 10, "the fifth tile is drawn");
        return;
    }
    panic!("the first Ra always comes early");
}

/// Whatever is asked for while a bot thinks, it decides. Once it began anew with every word of the
/// chat, every change of the pace and every wish that it hurry.
#[tokio::test]
async fn a_bot_decides_however_much_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let site = site(&folder, LONG).await;
    let visitor = site.visitor().await;
    let table = begin(&site, &visitor, &["pharaoh"]).await;
    let path = |what| format!("{table}/{what}");
    let asked = [
        ("chat", vec![json!({"text": "And?"})]),
        (
            "pace",
            vec![json!({"pace": "fast"}), json!({"pace": "at-once"})],
        ),
        ("hurry", vec![json!({})]),
    ];
    for (what, bodies) in asked {
        let (_, mut view) = site.api(&visitor, &table, None).await;
        while view["owing"] == json!([0]) {
            let first = json!({"step": view["step"], "do": view["legal"][0]});
            (_, view) = site.api(&visitor, &path("act"), Some(&first)).await;
        }
        let mut decided = false;
        for body in bodies.iter().cycle().take(2_000) {
            let (status, now) = site.api(&visitor, &path(what), Some(body)).await;
            assert_eq!(status, StatusCode::OK, "{now}");
            decided = now["step"] != view["step"];
            if decided {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(decided, "{what}");
    }
}
