//! What is refused, and that nothing happens then.

use reqwest::header::{AUTHORIZATION, COOKIE, ORIGIN};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use crate::support::{Program, Site, begin, limits};

#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_twice_is_done_once_and_a_stale_one_not_at_all() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let view = players[0].view(&table).await;
    let seat = usize::try_from(view["owing"][0].as_u64().unwrap()).unwrap();
    let (player, other) = (&players[seat], &players[1 - seat]);
    let view = player.view(&table).await;
    let act = json!({"step": view["step"], "do": "draw"});
    let once = player.must(&table, "act", act.clone()).await;
    let twice = player.must(&table, "act", act.clone()).await;
    assert_eq!(once, twice);

    let refusals = [
        (
            other,
            json!({"step": view["step"], "do": "draw"}),
            409,
            "stale",
        ),
        (player, json!({"step": 99, "do": "draw"}), 409, "stale"),
        (
            player,
            json!({"step": once["step"], "do": "draw"}),
            409,
            "not-asked",
        ),
        (
            player,
            json!({"step": once["step"], "do": "dance"}),
            409,
            "not-asked",
        ),
        (player, json!({"step": once["step"]}), 400, "bad-request"),
        (player, json!({"do": "draw"}), 400, "bad-request"),
        (
            player,
            json!({"step": -1, "do": "draw"}),
            400,
            "bad-request",
        ),
        (
            player,
            json!({"step": 1, "do": "draw", "seat": 9}),
            400,
            "bad-request",
        ),
        (
            player,
            json!({"step": 1, "do": "draw", "seat": 1 - seat}),
            403,
            "not-yours",
        ),
        (
            player,
            json!({"step": 1, "do": "draw", "as": 1}),
            400,
            "bad-request",
        ),
        (player, json!([1, 2]), 400, "bad-request"),
    ];
    for (player, body, status, title) in refusals {
        let (answered, problem) = player.ask(&table, "act", body.clone()).await;
        let bad = answered.as_u16() == 422 && status == 400;
        assert!(answered == status || bad, "{body}: {answered} {problem}");
        assert_eq!(problem["title"], title, "{body}: {problem}");
    }
    let view = other.view(&table).await;
    let now = |action: &str| json!({"step": view["step"], "do": action});
    for (action, status) in [
        ("bid 13", 422),
        ("fly", 400),
        ("", 400),
        (&"x".repeat(3_000), 400),
    ] {
        let (answered, problem) = other.ask(&table, "act", now(action)).await;
        assert_eq!(answered, status, "{problem}");
    }
    let (_, problem) = other.ask(&table, "act", now("bid 13")).await;
    assert!(
        problem["detail"].as_str().unwrap().contains("(RA-"),
        "{problem}"
    );
    assert_eq!(other.view(&table).await, view);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_must_make_sense() {
    let site = Site::start().await;
    let program = site.program().await;
    let bad = [
        json!({"game": "go", "seats": ["open", "open"]}),
        json!({"game": "ra", "seats": []}),
        json!({"game": "ra", "seats": ["open"]}),
        json!({"game": "amun-re", "seats": ["open", "open"]}),
        json!({"game": "ra", "seats": vec!["open"; 6]}),
        json!({"game": "ra", "seats": ["open", "sphinx"]}),
        json!({"game": "ra", "seats": ["open", "open"], "options": {"scores": "sideways"}}),
        json!({"game": "ra", "seats": ["open", "open"], "pace": "never"}),
        json!({"game": "ra", "seats": ["open", "open"], "colour": "red"}),
        json!({"game": "ra"}),
    ];
    for body in bad {
        let (status, problem) = program.post("/tables", body.clone()).await;
        assert!(status == 400 || status == 422, "{body}: {status} {problem}");
        assert!(problem["detail"].is_string(), "{problem}");
    }
    for path in [
        "/tables/x",
        "/tables/00000000000000000000000000000000",
        "/nowhere",
    ] {
        let (status, problem) = program.get(path).await;
        assert_eq!(
            (status, &problem["title"]),
            (StatusCode::NOT_FOUND, &json!("not-found"))
        );
    }
    let table = program.open("ra", &["open", "open"]).await;
    let (status, _) = program.ask(&table, "start", json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _) = program.ask(&table, "dance", json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let second = site.program().await;
    second.must(&table, "join", json!({})).await;
    let third = site.program().await;
    let (status, _) = third.ask(&table, "join", json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _) = second.ask(&table, "start", json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "only the host begins");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_passes_for_somebody_else() {
    let site = Site::start().await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let http = Client::new();
    let api = format!("{}/api/v1/tables/{table}", site.url);
    let (id, signature) = players[0].token.split_once('.').unwrap();
    let (_, other_signature) = players[1].token.split_once('.').unwrap();
    let forged = [
        String::new(),
        "Bearer ".to_owned(),
        format!("Basic {id}"),
        format!("Bearer {id}"),
        format!("Bearer {id}.{other_signature}"),
        format!("Bearer {id}.{}", "0".repeat(64)),
        format!("Bearer {id}.{}", &signature[..62]),
    ];
    for header in forged {
        let answer = http.get(&api).header(AUTHORIZATION, &header).send().await;
        assert_eq!(answer.unwrap().status(), 401, "{header}");
    }
    // A token is no cookie: the page is that of a spectator, with a new visitor's cookie.
    let page = format!("{}/table/{table}", site.url);
    let cookie = format!("visitor={}", players[0].token);
    let answer = http.get(&page).header(COOKIE, cookie).send().await.unwrap();
    assert!(answer.headers().contains_key("set-cookie"));
    let html = answer.text().await.unwrap();
    assert!(!html.contains("name=\"do\""), "a stranger may not act");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_make_a_browser_act() {
    let site = Site::start().await;
    let http = Client::new();
    let quick = format!("{}/quick", site.url);
    let form = [("game", "ra"), ("rank", "random")];
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let answer = http.post(&quick).header(ORIGIN, origin).form(&form).send();
        assert_eq!(answer.await.unwrap().status(), 403, "{origin}");
    }
    for site_header in ["cross-site", "same-site"] {
        let request = http.post(&quick).header("sec-fetch-site", site_header);
        let answer = request.form(&form).send().await.unwrap();
        assert_eq!(answer.status(), 403, "{site_header}");
    }
    let own = http.post(&quick).header(ORIGIN, &site.url).form(&form);
    assert_eq!(own.send().await.unwrap().status(), 200, "led to the table");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_keeps_browsers_careful() {
    let site = Site::start().await;
    let http = Client::new();
    for path in ["/", "/nowhere", "/api/v1/tables", "/healthz", "/assets/x"] {
        let answer = http
            .get(format!("{}{path}", site.url))
            .send()
            .await
            .unwrap();
        let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        assert_eq!(header("x-content-type-options"), "nosniff");
    }
    let answer = http.get(&site.url).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(!answer.text().await.unwrap().contains("<script>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_large_and_too_many_is_refused() {
    let folder = tempfile::TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| {
        config.limits = server::Limits {
            rate: 20.try_into().unwrap(),
            tables: 2,
            ..limits()
        };
    })
    .await;
    let program = site.program().await;
    let (status, _) = program
        .post("/tables", json!({"name": "x".repeat(100_000)}))
        .await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    let (status, _) = program
        .post("/records", Value::String("x".repeat(2 << 20)))
        .await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    // The answer comes however much is still on its way.
    for _ in 0..8 {
        let (status, _) = program
            .post("/records", Value::String("x".repeat(9 << 20)))
            .await;
        assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    }
    for _ in 0..2 {
        program.open("ra", &["open", "open"]).await;
    }
    let new = json!({"game": "ra", "seats": ["open", "open"]});
    let (status, _) = program.post("/tables", new).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    let mut refused = 0;
    for _ in 0..400 {
        let (status, _) = program.get("/tables").await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0, "nobody asks without end");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_talks_without_end() {
    let folder = tempfile::TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| config.limits = server::Limits::default()).await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    let say = async |player: &Program| player.ask(&table, "chat", json!({"text": "And?"})).await;
    for _ in 0..10 {
        assert_eq!(say(&players[0]).await.0, StatusCode::OK);
    }
    let mut refused = Value::Null;
    for _ in 0..40 {
        let (status, problem) = say(&players[0]).await;
        if status != StatusCode::OK {
            refused = problem;
            break;
        }
    }
    assert_eq!(refused["title"], "too-many", "{refused}");
    assert_eq!(say(&players[1]).await.0, StatusCode::OK);
}
