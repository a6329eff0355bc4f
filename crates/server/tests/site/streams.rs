//! Live updates: they arrive, they catch up, and nobody can make them pile up.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Events, Site, begin, limits, play};

async fn watch(site: &Site, table: &str, after: &str) -> Events {
    let browser = site.browser();
    let request = browser
        .http
        .get(format!("{}/table/{table}/stream{after}", site.url));
    Events::new(request.send().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_viewer_sees_a_move_and_whoever_comes_late_the_newest_state() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let mut page = watch(&site, &table, "").await;
    let mut program = players[1].stream(&format!("/tables/{table}/stream")).await;
    let (_, first) = page.next().await;
    assert!(first.contains("id=\"live\""), "{first}");
    program.next().await;
    for acts in 1..5_u64 {
        play(&players, &table, 1, acts).await;
        // A watcher who comes or goes is an update as well.
        while page.next().await.0 != acts.to_string() {}
        loop {
            let view: Value = serde_json::from_str(&program.next().await.1).unwrap();
            if view["step"] == acts {
                break;
            }
        }
    }
    let (id, _) = watch(&site, &table, "?after=2").await.next().await;
    assert_eq!(id, "4");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_of_a_seat_ends_when_its_player_leaves() {
    let site = Site::start().await;
    let [host, guest] = [site.program().await, site.program().await];
    let table = host.open("ra", &["open", "open"]).await;
    guest.must(&table, "join", json!({})).await;
    let mut seat = guest
        .stream(&format!("/tables/{table}/stream?seat=1"))
        .await;
    seat.next().await;
    guest.must(&table, "leave", json!({})).await;
    while let Some((_, data)) = seat.next_within(Duration::from_secs(20)).await {
        let view: Value = serde_json::from_str(&data).unwrap();
        assert_eq!(view["seat"], 1, "{view}");
    }
    assert!(
        seat.response.chunk().await.unwrap().is_none(),
        "it has ended"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_are_counted() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let mut streams = Vec::new();
    for _ in 0..5 {
        streams.push(watch(&site, &table, "").await);
    }
    let mut program = players[0].stream(&format!("/tables/{table}/stream")).await;
    let mut count = async |wanted: u64| loop {
        let view: Value = serde_json::from_str(&program.next().await.1).unwrap();
        if view["watchers"] == wanted {
            return;
        }
    };
    count(5).await;
    streams.clear();
    count(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_streams_are_served_and_one_visitor_has_only_some() {
    // Both ends of every connection are files of this process; the server has asked for enough.
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let mut streams = Vec::new();
    for _ in 0..2000 {
        streams.push(watch(&site, &table, "").await);
    }
    for stream in &mut streams {
        stream.next().await;
    }
    play(&players, &table, 1, 1).await;
    for stream in &mut streams {
        while stream.next().await.0 != "1" {}
    }
    let mut own = Vec::new();
    let last = loop {
        let stream = players[0].stream(&format!("/tables/{table}/stream")).await;
        if stream.response.status() != 200 {
            break stream.response.status();
        }
        own.push(stream);
    };
    assert_eq!(
        (last.as_u16(), own.len()),
        (429, limits().streams_of_visitor)
    );
}

/// Somebody asks for a stream and never reads it; the table goes on for everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_delays_nobody() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let host = site.url.strip_prefix("http://").unwrap();
    let mut slow = Vec::new();
    for _ in 0..20 {
        let mut socket = TcpStream::connect(host).await.unwrap();
        let request = format!("GET /table/{table}/stream HTTP/1.1\r\nHost: {host}\r\n\r\n");
        socket.write_all(request.as_bytes()).await.unwrap();
        slow.push(socket);
    }
    let view = play(&players, &table, 5_000, 9).await;
    assert_eq!(view["state"], "finished");
    // A client that begins to read after all has missed most of it and ends with the latest state.
    let mut received = vec![0; 1 << 20];
    let mut total = 0;
    while let Ok(Ok(count)) =
        tokio::time::timeout(Duration::from_secs(2), slow[0].read(&mut received)).await
    {
        total += count;
    }
    assert!(total > 0);
}

/// A connection to a site on which this has been sent.
async fn connect(site: &Site, sent: &str) -> TcpStream {
    let host = site.url.strip_prefix("http://").unwrap();
    let mut socket = TcpStream::connect(host).await.unwrap();
    socket.write_all(sent.as_bytes()).await.unwrap();
    socket
}

/// Whether the server has ended the connection, or does so soon.
async fn is_ended(socket: &mut TcpStream) -> bool {
    let mut heard = Vec::new();
    let ended = socket.read_to_end(&mut heard);
    let ended = tokio::time::timeout(Duration::from_secs(60), ended).await;
    ended.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_say_what_he_asks_for_loses_the_connection() {
    let folder = tempfile::TempDir::new().unwrap();
    // Long enough for whole requests on a busy machine.
    let patience = Duration::from_secs(5);
    let site = Site::start_in(folder, |config| config.patience = patience).await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let mut stream = watch(&site, &table, "").await;
    let head = "POST /tables HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n";
    let form = "Content-Type: application/x-www-form-urlencoded\r\n\r\ngame=r";
    let halves = ["", "GET / HTTP/1.1\r\nHost: he", &format!("{head}{form}")];
    let ended = halves.map(async |half| is_ended(&mut connect(&site, half).await).await);
    assert_eq!(join_all(ended).await, [true; 3]);
    // A client that has asked and listens keeps its connection.
    play(&players, &table, 1, 1).await;
    while stream.next().await.0 != "1" {}
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_only_some_connections() {
    let folder = tempfile::TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| config.limits.streams_of_address = 0).await;
    let mut sockets = Vec::new();
    for _ in 0..300 {
        sockets.push(connect(&site, "").await);
    }
    assert!(is_ended(&mut connect(&site, "").await).await);
    sockets.clear();
    while site.browser().http.get(&site.url).send().await.is_err() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_escaped_and_cut() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let long = format!("<script>alert(1)</script>{}", "y".repeat(2_000));
    let view = players[0].must(&table, "chat", json!({"text": long})).await;
    let said = view["chat"][0]["text"].as_str().unwrap();
    assert_eq!(said.chars().count(), 300);
    let (status, _) = players[0]
        .ask(&table, "chat", json!({"text": " \n "}))
        .await;
    assert_eq!(status, 400);
    let page = site.browser().get(&format!("/table/{table}")).await.html;
    assert!(!page.contains("<script>alert"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_ends_its_streams() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let mut stream = players[0].stream(&format!("/tables/{table}/stream")).await;
    stream.next().await;
    let folder = site.stop().await;
    // Cut off, it would be an error.
    while stream.response.chunk().await.unwrap().is_some() {}
    let site = Site::start_in(folder, |_| ()).await;
    assert_eq!(
        site.browser().get(&format!("/table/{table}")).await.status,
        200
    );
}
