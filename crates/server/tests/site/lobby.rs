//! The start page, settings, and records from elsewhere.

use pages::{Language, Text};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::support::{Browser, Site, begin, play};

async fn import(site: &Site, browser: &Browser, record: String) -> reqwest::Response {
    let form = Form::new().part("record", Part::text(record).file_name("game.jsonl"));
    let request = browser.http.post(format!("{}/import", site.url));
    request.multipart(form).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_for_those_who_may_find_them() {
    let site = Site::start().await;
    let browser = site.browser();
    let program = site.program().await;
    let secret = program.open("ra", &["open", "open"]).await;
    let new = json!({"game": "ra", "seats": ["open", "open"], "listed": true});
    let (_, listed) = program.post("/tables", new).await;
    let listed = listed["table"].as_str().unwrap();
    let page = browser.get("/").await.html;
    assert!(page.contains(listed) && !page.contains(&secret));
    let quick = browser.get("/").await.buttons_to("/quick").remove(0);
    let mine = browser
        .post(&quick.action, &quick.fields)
        .await
        .leads_to
        .unwrap();
    let mine = mine.strip_prefix("/table/").unwrap();
    assert!(browser.get("/").await.html.contains(mine));
    assert!(!site.browser().get("/").await.html.contains(mine));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_out_and_comes_in_again() {
    let site = Site::start().await;
    let mut players = Vec::new();
    for _ in 0..3 {
        players.push(site.program().await);
    }
    for game in ["ra", "amun-re"] {
        let table = begin(game, &players).await;
        play(&players, &table, 5_000, 5).await;
        let (_, record) = players[0].get(&format!("/tables/{table}/record")).await;
        let record = record.as_str().unwrap().to_owned();
        let browser = site.browser();
        let answer = import(&site, &browser, record.clone()).await;
        let path = answer.headers()["location"].to_str().unwrap().to_owned();
        let page = browser.get(&format!("{path}?step=7&as=0")).await;
        assert_eq!(page.status, 200);
        assert!(
            page.html.contains("player 1"),
            "the names of the record are shown"
        );
        let copy = browser.get(&format!("{path}/record")).await.html;
        assert_eq!(copy, record);

        let mut bad: Vec<&str> = record.lines().collect();
        bad.swap(5, 6);
        let answer = import(&site, &browser, bad.join("\n")).await;
        assert_eq!(answer.status(), 422);
        assert!(answer.text().await.unwrap().contains("line "));
    }
    let browser = site.browser();
    for nonsense in ["", "hello", "{}", "{\"format\":1,\"game\":\"chess\"}"] {
        let answer = import(&site, &browser, nonsense.to_owned()).await;
        assert_eq!(answer.status(), 422, "{nonsense}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_imports_records_without_end() {
    let folder = tempfile::TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| {
        config.limits.imports_of_visitor = 2.try_into().unwrap();
        config.limits.imports_of_address = 3.try_into().unwrap();
    })
    .await;
    let players = [site.program().await, site.program().await];
    let table = begin("ra", &players).await;
    play(&players, &table, 5_000, 6).await;
    let (_, record) = players[0].get(&format!("/tables/{table}/record")).await;
    let record = record.as_str().unwrap();
    let [one, other] = [site.browser(), site.browser()];
    for (browser, status) in [(&one, 303), (&one, 303), (&one, 429), (&other, 303)] {
        let answer = import(&site, browser, record.to_owned()).await;
        assert_eq!(answer.status(), status);
    }
    let answer = import(&site, &other, record.to_owned()).await;
    assert_eq!(answer.status(), 429, "the house has imported enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_by_the_browser() {
    let site = Site::start().await;
    let browser = site.browser();
    let fields = [("name", "Кло"), ("theme", "night"), ("back", "/fair")];
    let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let saved = browser.post("/settings", &fields).await;
    assert_eq!(saved.leads_to.as_deref(), Some("/fair"));
    let page = browser.get("/settings").await.html;
    assert!(page.contains("Кло") && page.contains("data-theme=\"night\""));
    assert!(!site.browser().get("/settings").await.html.contains("Кло"));
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_the_pages_are_kept_for_ever_and_operations_answer() {
    let site = Site::start().await;
    let page = site.browser().get("/").await.html;
    let begin = page.find("/assets/").unwrap();
    let path = page[begin..].split('"').next().unwrap();
    let answer = reqwest::get(format!("{}{path}", site.url)).await.unwrap();
    assert_eq!(answer.status(), 200);
    let cache = answer.headers()["cache-control"].to_str().unwrap();
    assert!(cache.contains("immutable"));
    assert_eq!(site.browser().get("/assets/0-icon.svg").await.status, 404);
    assert_eq!(site.browser().get("/healthz").await.html, "ok\n");
    let metrics = site.browser().get("/metrics").await.html;
    assert!(metrics.contains("heliopolis_requests_total"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_both_games_are_served_in_every_language() {
    let site = Site::start().await;
    let browser = site.browser();
    for language in Language::ALL {
        for game in ["ra", "amun-re"] {
            let address = format!("{}/rules/{game}", site.url);
            let request = browser.http.get(address);
            let request = request.header("accept-language", language.code());
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status(), 200);
            let page = answer.text().await.unwrap();
            assert!(page.contains(&format!("lang=\"{}\"", language.code())));
            let title = Text::of(language).say("rules-minute");
            assert!(page.contains(&title), "{game} in {}", language.code());
        }
    }
    let page = browser.get("/").await.html;
    assert!(page.contains("/rules/ra") && page.contains("/rules/amun-re"));
    assert_eq!(browser.get("/rules/chess").await.status, 404);
}

/// A visitor who takes a seat does not appear as the author of what somebody else said there.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_stays_with_who_said_it() {
    let site = Site::start().await;
    let (host, mallory, bob) = (
        site.program().await,
        site.program().await,
        site.program().await,
    );
    let table = host.open("ra", &["open", "open"]).await;
    mallory
        .must(&table, "join", json!({"seat": 1, "name": "Mallory"}))
        .await;
    mallory
        .must(&table, "chat", json!({"text": "I cheat"}))
        .await;
    mallory.must(&table, "leave", json!({})).await;
    bob.must(&table, "join", json!({"seat": 1, "name": "Bob"}))
        .await;
    let said = |view: &Value| view["chat"][0]["name"].clone();
    assert_eq!(said(&bob.view(&table).await), "Mallory");
    let folder = site.stop().await;
    let site = Site::start_in(folder, |_| ()).await;
    assert_eq!(said(&bob.at(&site).view(&table).await), "Mallory");
    let page = site.browser().get(&format!("/table/{table}")).await.html;
    assert!(page.contains("<b>Mallory</b> I cheat"), "{page}");
}
