//! How fast bots move, and who may say so.

use std::time::{Duration, Instant};

use bots::FastDice;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Program, Site};

/// A table of Ra with a person and slow bots, begun.
async fn slow_table(host: &Program, seats: &[&str]) -> String {
    let new = json!({"game": "ra", "seats": seats, "pace": "slow"});
    let (status, view) = host.post("/tables", new).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    view["table"].as_str().unwrap().to_owned()
}

/// The view in which the host has to decide.
async fn asked(host: &Program, table: &str) -> Value {
    loop {
        let view = host.view(table).await;
        if view["legal"]
            .as_array()
            .is_some_and(|legal| !legal.is_empty())
        {
            return view;
        }
        host.ask(table, "hurry", json!({})).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A slow bot waits for longer than this.
const SLOW: Duration = Duration::from_millis(1_700);

#[tokio::test]
async fn whoever_is_alone_with_bots_need_not_wait_for_them() {
    let site = Site::start().await;
    let host = site.program().await;
    let table = slow_table(&host, &["open", "novice", "novice"]).await;
    host.must(&table, "start", json!({})).await;
    let mut dice = FastDice::new(1, 0);
    // On a busy machine a moment may be missed; slow bots would miss them all.
    for _ in 0..10 {
        let view = asked(&host, &table).await;
        let view = host.act(&view, &mut dice).await;
        let begun = Instant::now();
        host.must(&table, "hurry", json!({})).await;
        while begun.elapsed() < SLOW {
            let now = host.view(&table).await;
            if now["step"] != view["step"] {
                return;
            }
        }
    }
    panic!("the bots do not hurry");
}

#[tokio::test]
async fn others_at_the_table_are_not_hurried() {
    let site = Site::start().await;
    let [host, other] = [site.program().await, site.program().await];
    let table = slow_table(&host, &["open", "open", "novice"]).await;
    other.must(&table, "join", json!({"name": "Nour"})).await;
    host.must(&table, "start", json!({})).await;
    let (status, problem) = host.ask(&table, "hurry", json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT, "{problem}");
    let (status, _) = site.program().await.ask(&table, "hurry", json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_host_sets_the_pace_for_good() {
    let site = Site::start().await;
    let [host, other] = [site.program().await, site.program().await];
    let table = slow_table(&host, &["open", "open", "novice"]).await;
    other.must(&table, "join", json!({"name": "Nour"})).await;
    host.must(&table, "start", json!({})).await;
    let pace = json!({"pace": "at-once"});
    let (status, _) = other.ask(&table, "pace", pace.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = host.ask(&table, "pace", json!({"pace": "light"})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    host.must(&table, "pace", pace).await;
    // What was said is in the log, and the table comes back with it.
    let site = Site::start_in(site.stop().await, |_| {}).await;
    let view = host.at(&site).view(&table).await;
    assert_eq!(view["state"], "playing");
    assert_eq!(view["pace"], "at-once");
}
