//! Whole games by the forms of the pages, as a browser without JavaScript plays them.

use std::collections::BTreeSet;
use std::time::Duration;

use bots::FastDice;
use serde_json::json;
use tabletop::Dice;

use crate::support::{Browser, Button, Page, Site};

/// A game against bots by pressing buttons; says how many.
async fn check_whole_game(site: &Site, game: &str, seed: u64) -> usize {
    let browser = site.browser();
    let start = browser.get("/").await;
    let quick = start.buttons_to("/quick");
    let quick = quick
        .iter()
        .find(|button| button.field("game") == Some(game));
    browser
        .post("/settings", &[("pace".to_owned(), "at-once".to_owned())])
        .await;
    let mut quick = quick.expect("one click starts a game").clone();
    quick.choose("rank", "novice");
    let mut page = browser.press(&quick).await;
    let mut dice = FastDice::new(seed, 0);
    let mut pressed = 0;
    let mut waited = 0;
    loop {
        let acts = page.buttons_to("/act");
        if acts.is_empty() {
            if !page.buttons_to("/rematch").is_empty() {
                return pressed;
            }
            waited += 1;
            assert!(waited < 20_000, "nothing happens: {}", page.said());
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            page = browser
                .get(&path(&quick_table(&page, &browser).await))
                .await;
            continue;
        }
        let act = &acts[dice.below(acts.len() as u32) as usize];
        page = browser.press(act).await;
        pressed += 1;
        assert!(
            page.status.is_success() || page.status == 409 || page.status == 422,
            "{}, {act:?}: {}",
            page.status,
            page.said()
        );
    }
}

fn path(table: &str) -> String {
    format!("/table/{table}")
}

/// The table of a page, from any of its links.
async fn quick_table(page: &Page, _: &Browser) -> String {
    let begin = page.html.find("/table/").expect("a link to the table") + "/table/".len();
    page.html[begin..begin + 32].to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_ra_by_forms() {
    let site = Site::start().await;
    assert!(check_whole_game(&site, "ra", 1).await > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_amun_re_by_forms() {
    let site = Site::start().await;
    assert!(check_whole_game(&site, "amun-re", 2).await > 30);
}

/// A browser opens a table, a program joins it by the invitation, and they play together.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_and_a_program_at_one_table() {
    let site = Site::start().await;
    let browser = site.browser();
    let new = browser.get("/new?game=ra").await;
    let mut open: Button = new.buttons_to("/tables").remove(0);
    for (name, value) in [
        ("players", "2"),
        ("seat1", "open"),
        ("name", "<b>Anne</b> & co"),
    ] {
        open.choose(name, value);
    }
    let page = browser.press(&open).await;
    assert!(
        page.html.contains("&lt;b&gt;Anne&lt;/b&gt; &amp; co"),
        "{}",
        page.html
    );
    let table = quick_table(&page, &browser).await;
    let program = site.program().await;
    program
        .must(&table, "join", json!({"name": "program", "salt": "x"}))
        .await;
    let page = browser.get(&path(&table)).await;
    let mut page = browser.press(&page.buttons_to("/start")[0]).await;
    let mut dice = FastDice::new(3, 0);
    loop {
        if let [first, ..] = page.buttons_to("/act").as_slice() {
            page = browser.press(first).await;
            continue;
        }
        let view = program.view(&table).await;
        if view["state"] == "finished" {
            break;
        }
        if !view["legal"].as_array().unwrap().is_empty() {
            program.act(&view, &mut dice).await;
        }
        page = browser.get(&path(&table)).await;
    }
    let record = browser.get(&format!("/replay/{table}/record")).await;
    assert!(record.html.contains("\"seed\""));
    let replay = browser.get(&format!("/replay/{table}?step=10&as=1")).await;
    assert_eq!(replay.status, 200);
    let beyond = browser.get(&format!("/replay/{table}?step=100000")).await;
    assert_eq!(beyond.status, 404);
    let fields = [("step", "10"), ("rank", "random"), ("seat", "1")];
    let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let on = browser
        .post(&format!("/replay/{table}/continue"), &fields)
        .await;
    let on = browser.get(on.leads_to.as_deref().unwrap()).await;
    assert_eq!(on.status, 200);
    let rematch = browser
        .post(&format!("/table/{table}/rematch"), &[])
        .await
        .leads_to;
    let (_, again) = program.ask(&table, "rematch", json!({})).await;
    assert_eq!(rematch, Some(path(again["table"].as_str().unwrap())));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_is_passed_round() {
    let site = Site::start().await;
    let browser = site.browser();
    let fields = [
        ("game", "amun-re"),
        ("players", "3"),
        ("local", "yes"),
        ("name", "Anne"),
        ("seat1", "random"),
        ("name2", "Ben"),
        ("pace", "at-once"),
    ];
    let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let opened = browser.post("/tables", &fields).await;
    let page = browser.get(opened.leads_to.as_deref().unwrap()).await;
    let mut page = browser.press(&page.buttons_to("/start")[0]).await;
    let mut dice = FastDice::new(4, 0);
    let mut covered = BTreeSet::new();
    loop {
        let acts = page.buttons_to("/act");
        if acts.is_empty() {
            if !page.buttons_to("/rematch").is_empty() {
                break;
            }
            // The bot is at it.
            assert!(!page.html.contains("class=\"cover\""));
            tokio::time::sleep(Duration::from_millis(5)).await;
            page = browser.get(opened.leads_to.as_deref().unwrap()).await;
            continue;
        }
        // The previous holder of the device does not see what the next one holds.
        let named = |name: &&str| page.html.contains(&format!("Pass the device to {name}<"));
        let asked: Vec<_> = ["Anne", "Ben"].into_iter().filter(named).collect();
        assert_eq!(asked.len(), 1, "{}", page.html);
        covered.extend(asked);
        let act = &acts[dice.below(acts.len() as u32) as usize];
        // Sent twice, it is done once: nobody else's decision is made by a double click.
        let page_number = act.field("step").unwrap().to_owned();
        page = browser.press(act).await;
        let again = browser.press(act).await;
        if page.status == 200 {
            assert_eq!(again.status, 200, "{}", again.html);
            for act in again.buttons_to("/act") {
                assert_ne!(act.field("step"), Some(page_number.as_str()));
            }
            page = again;
        }
    }
    assert_eq!(covered.len(), 2);
}
