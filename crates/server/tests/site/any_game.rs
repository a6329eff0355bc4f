//! A game that only the registry knows is played like any other: by forms, API and stream,
//! recorded, replayed and verified.

use bots::FastDice;
use club::Registry;
use conformance::toy::Toy;
use games::Kind;
use serde_json::{Value, json};
use tabletop::Dice as _;
use tempfile::TempDir;

use crate::support::{Site, begin, play};

static TOY: Kind<Toy> = Kind::new();

fn games() -> Registry {
    Registry::standard().with(&TOY)
}

async fn site() -> Site {
    let folder = TempDir::new().unwrap();
    Site::start_in(folder, |config| config.games = games()).await
}

/// All outcomes of the record follow from its seed.
fn check_record(record: &str) {
    let game = games().read_record(record.as_bytes()).unwrap();
    assert!(game.is_over());
    let outcomes = game.proof(None).outcomes.clone();
    assert!(outcomes.unwrap() > 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_pages_of_its_own_is_played_by_forms() {
    let site = site().await;
    let browser = site.browser();
    let pace = ("pace".to_owned(), "at-once".to_owned());
    browser.post("/settings", &[pace]).await;
    let start = browser.get("/").await;
    let quick = start.buttons_to("/quick");
    let toy = |game: Option<&str>| game == Some("toy");
    let quick = quick.iter().find(|button| toy(button.field("game")));
    let mut quick = quick.expect("the start page offers every game").clone();
    assert_eq!(quick.field("rank"), Some("random"), "it has no other bots");
    assert!(
        !start
            .buttons_to("/guided")
            .iter()
            .any(|button| toy(button.field("game")))
    );
    quick.choose("name", "Nour");
    let opened = browser.post(&quick.action, &quick.fields).await;
    let path = opened.leads_to.expect("a table");
    let mut page = browser.get(&path).await;
    let mut dice = FastDice::new(3, 0);
    let mut pressed = 0;
    while page.buttons_to("/rematch").is_empty() {
        let acts = page.buttons_to("/act");
        page = match acts.is_empty() {
            // The bots have not decided yet.
            true => browser.get(&path).await,
            false => {
                pressed += 1;
                let act = &acts[dice.below(acts.len() as u32) as usize];
                browser.press(act).await
            }
        };
        assert!(
            page.status.is_success() || page.status == 409,
            "{}",
            page.said()
        );
    }
    assert!(pressed > 2);

    let replay = path.replace("/table/", "/replay/");
    let first = browser.get(&replay).await;
    assert!(first.html.contains("?step=1"), "{}", first.said());
    assert!(
        browser
            .get(&format!("{replay}?step=2&as=0"))
            .await
            .status
            .is_success()
    );
    assert_eq!(
        browser.get(&format!("{replay}?step=100000")).await.status,
        404
    );
    check_record(&browser.get(&format!("{replay}/record")).await.html);
    let rematch = browser.press(&page.buttons_to("/rematch")[0]).await;
    assert!(rematch.status.is_success(), "{}", rematch.said());
    assert!(browser.get("/").await.said().contains("toy"));
    assert_eq!(browser.get("/rules/toy").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_opens_a_table_with_the_options_of_any_game() {
    let site = site().await;
    let browser = site.browser();
    let form = browser.get("/new?game=toy").await;
    let mut open = form.buttons_to("/tables").swap_remove(0);
    assert!(open.field("option.short").is_some(), "{open:?}");
    open.choose("option.short", "true");
    open.choose("players", "2");
    open.choose("seat1", "open");
    let room = browser.press(&open).await;
    assert!(room.status.is_success(), "{}", room.said());
    let friend = site.browser();
    let table = room.buttons_to("/salt")[0].action.replace("/salt", "");
    let waiting = friend.get(&table).await;
    let join = &waiting.buttons_to("/join")[0];
    friend.press(join).await;
    let room = browser.get(&table).await;
    let game = browser.press(&room.buttons_to("/start")[0]).await;
    assert!(game.html.contains("id=\"view\""), "{}", game.said());
}

#[tokio::test(flavor = "multi_thread")]
async fn any_game_is_played_by_the_api_and_seen_by_streams() {
    let site = site().await;
    let players = [site.program().await, site.program().await];
    let table = begin("toy", &players).await;
    let mut program = players[1]
        .stream(&format!("/tables/{table}/stream?log=true"))
        .await;
    let browser = site.browser();
    let live = browser
        .http
        .get(format!("{}/table/{table}/stream", site.url));
    let mut live = crate::support::Events::new(live.send().await.unwrap());
    assert!(live.next().await.1.contains("id=\"view\""));
    let over = play(&players, &table, 10_000, 7).await;
    assert_eq!(over["state"], "finished");
    assert_eq!(over["result"]["scores"].as_array().unwrap().len(), 2);
    loop {
        let view: Value = serde_json::from_str(&program.next().await.1).unwrap();
        if view["state"] == "finished" {
            assert!(!view["log"].as_array().unwrap().is_empty());
            break;
        }
    }
    while !live.next().await.1.contains("/replay/") {}

    let (status, record) = players[0].get(&format!("/tables/{table}/record")).await;
    assert!(status.is_success());
    let record = record.as_str().unwrap();
    check_record(record);
    let folder = site.stop().await;
    let site = Site::start_in(folder, |config| config.games = games()).await;
    let again = players[0].at(&site).view(&table).await;
    assert_eq!(again["result"], over["result"], "it survives a restart");
    let undo = json!({"step": again["step"]});
    let (status, problem) = players[0].at(&site).ask(&table, "undo", undo).await;
    assert_eq!(
        (status.as_u16(), &problem["title"]),
        (409, &json!("not-now"))
    );
}
