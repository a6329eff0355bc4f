//! The guided first game: one click, no waiting room, and it goes on where it was left.

use std::time::Duration;

use futures_util::future::join_all;

use crate::support::{Browser, Page, Site};

/// Presses "Learn by playing" of this game and follows where it leads.
async fn learn(browser: &Browser, game: &str) -> (String, Page) {
    let start = browser.get("/").await;
    let mut buttons = start.buttons_to("/guided").into_iter();
    let button = buttons.find(|button| button.field("game") == Some(game));
    let button = button.expect("every game can be learnt");
    let path = browser.post(&button.action, &button.fields).await.leads_to;
    let path = path.expect("it leads to a table");
    let page = browser.get(&path).await;
    (path, page)
}

/// The number of things learnt, as the card says it: "3/16".
fn learnt(page: &Page) -> usize {
    let (_, count) = page.html.split_once("class=\"lesson__count\"").unwrap();
    let (_, count) = count.split_once('>').unwrap();
    count.split('/').next().unwrap().trim().parse().unwrap()
}

/// Does the first thing that is possible; says the page of the result if the game is over.
async fn act(browser: &Browser, path: &str) -> Option<Page> {
    loop {
        let page = browser.get(path).await;
        if page.html.contains("class=\"panel final\"") {
            return Some(page);
        }
        if let Some(button) = page.buttons_to("/act").first() {
            browser.press(button).await;
            return None;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A browser whose bots do not make it wait.
async fn quick_browser(site: &Site) -> Browser {
    let browser = site.browser();
    let pace = ("pace".to_owned(), "at-once".to_owned());
    browser.post("/settings", &[pace]).await;
    browser
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_begins_at_once_and_resumes_after_a_restart() {
    for game in ["ra", "amun-re"] {
        let site = Site::start().await;
        let browser = quick_browser(&site).await;
        let (path, page) = learn(&browser, game).await;
        assert_eq!(learnt(&page), 1, "the first decision is the learner's");
        assert!(!page.buttons_to("/act").is_empty());
        for _ in 0..4 {
            act(&browser, &path).await;
        }
        let before = learnt(&browser.get(&path).await);
        assert!(before > 1);
        let site = Site::start_in(site.stop().await, |_| ()).await;
        let browser = browser.at(&site);
        let start = browser.get("/").await.said();
        assert!(start.contains("Continue the tutorial"), "{start}");
        let (again, page) = learn(&browser, game).await;
        assert_eq!(again, path, "the game goes on");
        assert!(learnt(&page) >= before);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_guided_game_begins_a_new_one() {
    let site = Site::start().await;
    let browser = quick_browser(&site).await;
    let (path, page) = learn(&browser, "ra").await;
    assert_eq!(
        learn(&browser, "ra").await.0,
        path,
        "one click more changes nothing"
    );
    browser.press(&page.buttons_to("/leave")[0]).await;
    assert!(
        !browser
            .get("/")
            .await
            .said()
            .contains("Continue the tutorial")
    );
    assert_ne!(learn(&browser, "ra").await.0, path);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_clicks_at_once_begin_one_guided_game() {
    let site = Site::start().await;
    let browser = quick_browser(&site).await;
    let game = [("game".to_owned(), "ra".to_owned())];
    let clicks = (0..8).map(|_| browser.post("/guided", &game));
    let pages = join_all(clicks).await;
    let first = &pages[0].leads_to;
    assert!(first.is_some());
    assert!(pages.iter().all(|page| page.leads_to == *first));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_is_the_same_for_all_and_nobody_is_told_that_it_was_shuffled() {
    let site = Site::start().await;
    let mut courses = Vec::new();
    for _ in 0..2 {
        let browser = quick_browser(&site).await;
        let fields = [("game", "ra"), ("salt", "papyrus"), ("name", "Nour")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let path = browser.post("/guided", &fields).await.leads_to.unwrap();
        let page = loop {
            if let Some(page) = act(&browser, &path).await {
                break page;
            }
        };
        let said = page.said();
        assert!(said.contains("Tutorial draws") && said.contains("Well played!"));
        assert!(!said.contains("draws match"), "{said}");
        let record = format!("{}/record", path.replace("table", "replay"));
        let record = browser.get(&record).await.html;
        let (header, steps) = record.split_once('\n').unwrap();
        assert!(
            !header.contains("seed") && !header.contains("commit"),
            "{header}"
        );
        courses.push(steps.to_owned());
    }
    assert_eq!(courses[0], courses[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_for_the_one_who_learns() {
    let site = Site::start().await;
    let (path, page) = learn(&quick_browser(&site).await, "amun-re").await;
    assert!(page.html.contains("id=\"lesson-ar-auction\""));
    let watched = site.browser().get(&path).await;
    assert!(watched.status.is_success() && !watched.html.contains("lesson"));
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_guided_game_of_a_game_we_do_not_know() {
    let site = Site::start().await;
    let browser = site.browser();
    for fields in [vec![], vec![("game".to_owned(), "chess".to_owned())]] {
        let answer = browser.post("/guided", &fields).await;
        assert_eq!(answer.status, 400, "{fields:?}");
    }
}
