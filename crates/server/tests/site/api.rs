//! Whole games through the API.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tabletop::record::RecordFile;

use crate::support::{Program, Site, begin, play};

async fn programs(site: &Site, count: usize) -> Vec<Program> {
    let mut programs = Vec::new();
    for _ in 0..count {
        programs.push(site.program().await);
    }
    programs
}

/// Plays a game, then checks its record as anybody can.
async fn check_whole_game(game: &str, count: usize, seed: u64) {
    let site = Site::start().await;
    let players = programs(&site, count).await;
    let table = begin(game, &players).await;
    let promised = players[0].view(&table).await["shuffle"].clone();
    assert!(promised["commit"].is_string() && promised["seed"].is_null());
    let record = format!("/tables/{table}/record");
    let (status, early) = players[0].get(&record).await;
    assert_eq!(
        (status, &early["title"]),
        (StatusCode::CONFLICT, &json!("not-now"))
    );

    let view = play(&players, &table, 5_000, seed).await;
    assert_eq!(view["state"], "finished");
    assert_eq!(view["result"]["places"].as_array().unwrap().len(), count);
    assert_eq!(view["shuffle"]["commit"], promised["commit"]);
    let (status, record) = players[0].get(&record).await;
    assert_eq!(status, StatusCode::OK);
    let record = record.as_str().unwrap();
    assert!(record.contains("\"salt\":\"0:papyrus 1:reed"), "{record}");
    let outcomes = match game {
        "ra" => read::<ra::Position>(record),
        _ => read::<amun_re::Position>(record),
    };
    assert!(outcomes > 10);
}

fn read<G: tabletop::Game>(record: &str) -> u64 {
    let file = RecordFile::open(record.as_bytes()).unwrap();
    file.read::<G>().unwrap().verify().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_ra_is_played_to_its_end() {
    for count in [2, 5] {
        check_whole_game("ra", count, 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_amun_re_is_played_to_its_end() {
    for count in [3, 5] {
        check_whole_game("amun-re", count, 2).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_program_plays_all_open_seats_and_needs_one_request_for_a_move() {
    let site = Site::start().await;
    let program = site.program().await;
    let new = json!({
        "game": "ra", "seats": ["open", "open", "open"], "local": true, "start": true,
    });
    let (status, mut view) = program.post("/tables", new).await;
    assert_eq!(status, StatusCode::CREATED);
    let act = format!("/tables/{}/act", view["table"].as_str().unwrap());
    let mut movers = std::collections::BTreeSet::new();
    while view["state"] == "playing" {
        assert_eq!(view["owing"], json!([view["seat"]]));
        movers.insert(view["seat"].as_u64());
        let action = json!({"step": view["step"], "do": view["legal"][0]});
        let (status, next) = program.post(&act, action).await;
        assert_eq!(status, StatusCode::OK, "{next}");
        view = next;
    }
    assert_eq!(view["state"], "finished");
    assert_eq!(movers.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_play_while_somebody_is_there() {
    let site = Site::start().await;
    let new = json!({
        "game": "ra", "seats": ["random", "novice", "scribe"], "pace": "at-once",
        "sit": false, "start": true,
    });
    let program = site.program().await;
    let (status, view) = program.post("/tables", new).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    let table = view["table"].as_str().unwrap().to_owned();
    // Nobody is at the table, so nothing happens there, not even after a restart.
    let a_while = Duration::from_millis(1_500);
    tokio::time::sleep(a_while).await;
    let site = Site::start_in(site.stop().await, |_| ()).await;
    tokio::time::sleep(a_while).await;
    let program = site.program().await;
    assert_eq!(program.view(&table).await["step"], view["step"]);
    let mut events = program.stream(&format!("/tables/{table}/stream")).await;
    loop {
        let (_, view) = events.next().await;
        let view: Value = serde_json::from_str(&view).unwrap();
        if view["state"] == "finished" {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_come_to_the_turn_of_a_person_whoever_is_there() {
    let site = Site::start().await;
    let program = site.program().await;
    let table = program.open("ra", &["open", "random", "novice"]).await;
    program.must(&table, "start", json!({})).await;
    let site = Site::start_in(site.stop().await, |_| ()).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let program = program.at(&site);
    while program.view(&table).await["owing"] != json!([0]) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The stand-in is a bot as well: the game goes on as long as somebody looks.
    let bot = json!({"seat": 0, "rank": "random"});
    program.must(&table, "bot", bot).await;
    while program.view(&table).await["state"] != "finished" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_goes_back_and_the_old_move_is_stale_then() {
    let site = Site::start().await;
    let players = programs(&site, 3).await;
    let table = begin("amun-re", &players).await;
    // In the trade of Amun-Re a player decides several times in a row.
    for seed in 0..400 {
        let view = play(&players, &table, 1, seed).await;
        let Some(seat) = view["owing"][0].as_u64() else {
            panic!("the game is over and nothing could be taken back");
        };
        let player = &players[usize::try_from(seat).unwrap()];
        let before = player.view(&table).await;
        if before["undoable"].as_u64().unwrap() == 0 {
            continue;
        }
        let (status, _) = player.ask(&table, "undo", json!({"step": 0})).await;
        assert_eq!(status, StatusCode::CONFLICT);
        let after = player
            .must(&table, "undo", json!({"step": before["step"]}))
            .await;
        assert!(after["step"].as_u64() > before["step"].as_u64());
        assert_ne!(after["view"], before["view"]);
        let (status, twice) = player
            .ask(&table, "undo", json!({"step": before["step"]}))
            .await;
        assert_eq!(
            (status, &twice["title"]),
            (StatusCode::CONFLICT, &json!("stale"))
        );
        return;
    }
    panic!("nothing could ever be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_an_absent_seat_and_the_owner_takes_it_back() {
    let site = Site::start().await;
    let players = programs(&site, 3).await;
    let table = begin("ra", &players).await;
    let bot = json!({"seat": 1, "rank": "novice"});
    let (status, _) = players[0].ask(&table, "bot", bot.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT, "the player is there");
    players[1].must(&table, "leave", json!({})).await;
    let view = players[0].must(&table, "bot", bot).await;
    assert_eq!(view["players"][1]["kind"], "stand-in");
    let view = players[1].must(&table, "return", json!({})).await;
    assert_eq!(view["players"][1]["kind"], "person");
    let stranger = site.program().await;
    for what in ["return", "leave", "chat", "undo", "act"] {
        let body = json!({"text": "hello", "step": 0, "do": "draw"});
        let (status, _) = stranger.ask(&table, what, body).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{what}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_looks_again_and_again_is_there() {
    let site = Site::start().await;
    let players = programs(&site, 3).await;
    let table = begin("ra", &players).await;
    // After a restart nobody is present until they ask for something.
    let site = Site::start_in(site.stop().await, |_| ()).await;
    let players: Vec<Program> = players.iter().map(|player| player.at(&site)).collect();
    while players[1].view(&table).await["players"][1]["here"] != true {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let bot = json!({"seat": 1, "rank": "novice"});
    let (status, _) = players[0].ask(&table, "bot", bot).await;
    assert_eq!(status, StatusCode::CONFLICT, "the program is there");
    let bot = json!({"seat": 2, "rank": "novice"});
    let view = players[0].must(&table, "bot", bot).await;
    assert_eq!(view["players"][2]["kind"], "stand-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_describes_the_routes() {
    let site = Site::start().await;
    let games = club::Registry::standard();
    let document = site.browser().get("/api/openapi.json").await.html;
    let document: Value = serde_json::from_str(&document).unwrap();
    let paths = document["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 18, "{:?}", paths.keys());
    let act = &paths["/api/v1/tables/{id}/undo"]["post"];
    assert_eq!(act["operationId"], "undo", "every act has its own path");
    assert_eq!(
        document,
        serde_json::to_value(server::openapi(&games)).unwrap()
    );
}

/// A program that knows nothing but Python and the network plays a whole game.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_game() {
    let python = std::process::Command::new("python3")
        .arg("--version")
        .output();
    if python.is_err() {
        println!("skipped: there is no python3");
        return;
    }
    let site = Site::start().await;
    for game in ["ra", "amun-re"] {
        let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/api_bot.py");
        let mut command = tokio::process::Command::new("python3");
        let played = command.args([bot, &site.url, "--game", game]).output();
        let played = played.await.unwrap();
        let output = String::from_utf8(played.stdout).unwrap();
        assert!(
            played.status.success(),
            "{}",
            String::from_utf8_lossy(&played.stderr)
        );
        assert!(
            output.contains("Python: ") && output.lines().count() == 3,
            "{output}"
        );
    }
}
