//! Nobody is told more than their seat may know: in two worlds that differ only in what a seat may
//! not know, everything sent to it is the same, byte for byte.

use std::time::Duration;

use bots::FastDice;
use club::{Append, Journal as _, LobbyLine, State, Storage as _, TableKey};
use reqwest::Client;
use reqwest::header::COOKIE;
use serde_json::{Value, json};
use store::Store;
use tabletop::record::{Header, Player, Record};
use tabletop::{Dice, Game, Next, Observer, Play, Seat, Silence, Step};
use tempfile::TempDir;

use crate::support::{Events, Site, data};

/// A game of random decisions, up to a step after which somebody owes a decision.
fn random_game<G: Game>(players: usize, steps: u32, dice: &mut FastDice) -> Play<G> {
    let start = G::new(players, &G::Options::default()).unwrap();
    let mut play = Play::new(start);
    let length = dice.below(steps);
    loop {
        let position = *play.position();
        match position.next() {
            Next::Over => return random_game(players, steps, dice),
            Next::Chance(_) => play.settle(position.sample(dice), &mut Silence).unwrap(),
            Next::Decision(_) if play.steps().len() >= length as usize => return play,
            Next::Decision(seats) => {
                let owing: Vec<Seat> = seats.into_iter().collect();
                let by = owing[dice.below(owing.len() as u32) as usize];
                let legal = position.legal(by);
                let action = legal[dice.below(legal.len() as u32) as usize];
                play.decide(by, action, &mut Silence).unwrap();
            }
        }
    }
}

/// The same game with another outcome or decision in one place, if this seat cannot tell.
fn twin<G: Game>(play: &Play<G>, seat: Seat, dice: &mut FastDice) -> Option<Play<G>> {
    let observer = Observer::Seat(seat);
    let place = dice.below(play.steps().len().max(1) as u32) as usize;
    let mut other = Play::new(*play.start());
    for (number, step) in play.steps().iter().enumerate() {
        let position = *other.position();
        let changed = number == place;
        match *step {
            Step::Decision { by, action } => {
                let legal = position.legal(by);
                let action = match changed {
                    true => *legal.get(dice.below(legal.len().max(1) as u32) as usize)?,
                    false => action,
                };
                other.decide(by, action, &mut Silence).ok()?;
            }
            Step::Chance { outcome, .. } => {
                let outcome = match changed {
                    true => position.sample(dice),
                    false => outcome,
                };
                other.settle(outcome, &mut Silence).ok()?;
            }
        }
    }
    let seen = |play: &Play<G>| -> Vec<_> {
        let steps = play.seen_by(observer);
        steps
            .map(|step| (step.seen, step.events, step.after.view(observer)))
            .collect()
    };
    let same = seen(play) == seen(&other)
        && play.position().view(observer) == other.position().view(observer)
        && play.position().owing() == other.position().owing();
    (same && play.steps() != other.steps()).then_some(other)
}

const TABLE: &str = "0123456789abcdef0123456789abcdef";

/// A server with one table at which this game is on.
async fn world<G: Game>(folder: TempDir, visitors: &[String], play: &Play<G>, seed: &str) -> Site {
    let names = (0..visitors.len()).map(|seat| Player {
        name: format!("player {seat}"),
        ..Player::default()
    });
    let header = Header::<G>::new(G::Options::default(), names.collect());
    let record = Record::new(header, play.clone()).to_string();
    let mut entries = vec![json!({"opened": {
        "game": G::KEY, "rules": G::RULES, "options": {}, "seats": vec!["open"; visitors.len()],
        "host": visitors[0], "listed": false, "local": false, "pace": "normal",
        "seed": seed, "beginning": {"continued": record},
    }})];
    for (seat, visitor) in visitors.iter().enumerate() {
        let name = format!("player {seat}");
        entries.push(json!({"seated": {"seat": seat, "visitor": visitor, "name": name}}));
    }
    entries.push(json!({"started": {"salt": "", "steps": []}}));
    let line = |mut entry: Value| {
        entry["at"] = 1.into();
        entry.to_string()
    };
    let store = Store::open(&data(&folder), None).unwrap();
    let new = TableKey {
        game: G::KEY.to_owned(),
        rules: G::RULES,
        host: visitors[0].clone(),
    };
    let append = Append {
        table: TABLE.to_owned(),
        after: 0,
        entries: entries.into_iter().map(line).collect(),
        at: 1,
        lobby: Some(LobbyLine {
            state: State::Playing,
            listed: false,
            summary: "{}".to_owned(),
        }),
        sitters: Vec::new(),
    };
    store.create(new, append).await.unwrap();
    store.close().await;
    Site::start_in(folder, |config| {
        config.base_url = Some("http://here".to_owned());
    })
    .await
}

/// Somebody with a cookie and a token for the same visitor.
struct Twofold {
    cookie: String,
    token: String,
    id: String,
}

async fn visitor(site: &Site) -> Twofold {
    let http = Client::new();
    let answer = http.get(&site.url).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let tokens = http.post(format!("{}/api/v1/tokens", site.url));
    let token: Value = tokens
        .header(COOKIE, &cookie)
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    let id = cookie.split(['=', '.']).nth(1).unwrap().to_owned();
    Twofold {
        token: token["token"].as_str().unwrap().to_owned(),
        cookie,
        id,
    }
}

impl Twofold {
    fn get(&self, site: &Site, path: &str) -> reqwest::RequestBuilder {
        let request = Client::new().get(format!("{}{path}", site.url));
        request
            .header(COOKIE, &self.cookie)
            .bearer_auth(&self.token)
    }

    fn post(&self, site: &Site, path: &str) -> reqwest::RequestBuilder {
        let request = Client::new().post(format!("{}{path}", site.url));
        request
            .header(COOKIE, &self.cookie)
            .bearer_auth(&self.token)
    }

    /// Comes to the table, and stays until it knows: who is there is counted now and then.
    async fn settle(&self, site: &Site, seat: Seat) {
        told(self.get(site, &format!("/table/{TABLE}"))).await;
        loop {
            let view = self.get(site, &format!("/api/v1/tables/{TABLE}"));
            let view: Value = view.send().await.unwrap().json().await.unwrap();
            if view["players"][seat.index()]["here"] == true {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Everything this visitor can get out of the server without changing anything.
    async fn everything(&self, site: &Site, forbidden: &[String]) -> Vec<String> {
        let mut all = Vec::new();
        let api = format!("/api/v1/tables/{TABLE}");
        let table = format!("/table/{TABLE}");
        let pages = [
            "/".to_owned(),
            table.clone(),
            api.clone(),
            format!("{api}?log=true"),
            format!("{api}/record"),
            format!("/replay/{TABLE}"),
            format!("/replay/{TABLE}/record"),
            format!("/replay/{TABLE}?step=3&as=1"),
        ];
        for page in pages {
            all.push(told(self.get(site, &page)).await);
        }
        let view: Value = self
            .get(site, &api)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap();
        for action in forbidden {
            let json = json!({"step": view["step"], "do": action});
            all.push(told(self.post(site, &format!("{api}/act")).json(&json)).await);
            let form = [("step", view["step"].to_string()), ("do", action.clone())];
            all.push(told(self.post(site, &format!("{table}/act")).form(&form)).await);
        }
        for what in ["undo", "rematch", "start", "join"] {
            let json = json!({"step": 99_999});
            all.push(told(self.post(site, &format!("{api}/{what}")).json(&json)).await);
        }
        let continued = [("step", "1"), ("rank", "random")];
        let continued = self
            .post(site, &format!("/replay/{TABLE}/continue"))
            .form(&continued);
        all.push(told(continued).await);
        all
    }

    async fn streams(&self, site: &Site) -> [Events; 2] {
        let page = self.get(site, &format!("/table/{TABLE}/stream"));
        let api = self.get(site, &format!("/api/v1/tables/{TABLE}/stream"));
        [
            Events::new(page.send().await.unwrap()),
            Events::new(api.send().await.unwrap()),
        ]
    }
}

/// An answer with all its headers, except the time.
async fn told(request: reqwest::RequestBuilder) -> String {
    let answer = request.send().await.unwrap();
    let mut headers = answer.headers().clone();
    headers.remove("date");
    let status = answer.status();
    let text = answer.text().await.unwrap();
    format!("{status} {headers:?}\n{}", without_fresh_ids(&text))
}

/// Every start page offers a new table under a random id, which says nothing; those of the table
/// and of its visitors are the same in both worlds and stay.
fn without_fresh_ids(text: &str) -> String {
    let field = "name=\"table\" value=\"";
    let mut parts = text.split(field);
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str(field);
        kept.push_str(part.trim_start_matches(|digit: char| digit.is_ascii_hexdigit()));
    }
    kept
}

/// Everything that arrives: what is expected of each stream, however long it takes, and what
/// comes on top of it soon.
async fn drain(streams: &mut [Events; 2], expected: usize) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for stream in streams {
        for _ in 0..expected {
            all.push(stream.next().await);
        }
        while let Some(event) = stream.next_within(Duration::from_millis(300)).await {
            all.push(event);
        }
    }
    all
}

/// What a seat does in each of the two worlds: not the same if possible, but so that it has chosen
/// in both or in none, since that is for all to see; and whether it has.
fn different_choices<G: Game>(
    plays: [&Play<G>; 2],
    by: Seat,
    dice: &mut FastDice,
) -> ([String; 2], bool) {
    let owing = |play: &Play<G>, action| {
        let mut position = *play.position();
        position.apply_unchecked(by, action, &mut Silence);
        position.owing()
    };
    let here = plays[0].position().legal(by);
    let here = here[dice.below(here.len() as u32) as usize];
    let mut there = plays[1].position().legal(by).to_vec();
    there.retain(|&action| owing(plays[1], action) == owing(plays[0], here));
    // Another one than here, if there is one.
    there.sort_by_key(|&action| action == here);
    let chosen = owing(plays[0], here) != plays[0].position().owing();
    ([here.to_string(), there[0].to_string()], chosen)
}

/// Where two answers part.
fn difference(here: &str, there: &str) -> String {
    let same = here.bytes().zip(there.bytes());
    let same = same.take_while(|(here, there)| here == there).count();
    let near = |text: &str| {
        let text = text.as_bytes();
        let near = &text[same.saturating_sub(200)..(same + 200).min(text.len())];
        String::from_utf8_lossy(near).into_owned()
    };
    format!("\n{}\n--- there:\n{}", near(here), near(there))
}

/// Compares two worlds for one seat; `plays` are the game in both.
async fn check<G: Game>(plays: [&Play<G>; 2], seat: Seat, dice: &mut FastDice) {
    let players = plays[0].position().players();
    // The key of the server is the same in both worlds, so that its cookies are.
    let first = TempDir::new().unwrap();
    let site = Site::start_in(first, |_| ()).await;
    let mut people = Vec::new();
    for _ in 0..players {
        people.push(visitor(&site).await);
    }
    let folders = [site.stop().await, TempDir::new().unwrap()];
    std::fs::copy(data(&folders[0]), data(&folders[1])).unwrap();
    let mut visitors: Vec<String> = people.iter().map(|person| person.id.clone()).collect();
    let [one, two] = folders;
    let one = world(one, &visitors, plays[0], &"ab".repeat(32)).await;
    if plays[0].steps() == plays[1].steps() {
        // Where the games are the same, at least the seed and who the others are differs.
        for other in Seat::all(players).filter(|&other| other != seat && other.index() > 0) {
            visitors[other.index()] = format!("{:032x}", other.index() + 77);
        }
    }
    let two = world(two, &visitors, plays[1], &"cd".repeat(32)).await;
    let person = &people[seat.index()];
    let legal: Vec<String> = plays[0]
        .position()
        .legal(seat)
        .iter()
        .map(ToString::to_string)
        .collect();
    let tried = [
        "draw",
        "pass",
        "bid 13",
        "bid thebes 3",
        "offer 3",
        "offer theft",
        "done",
        "take card",
        "sell goal.bank",
        "reveal",
        "buy cards 1",
        "lose pharaoh",
        "nonsense",
    ];
    let forbidden: Vec<String> = tried
        .iter()
        .map(|&text| text.to_owned())
        .filter(|text| !legal.contains(text))
        .collect();
    for site in [&one, &two] {
        person.settle(site, seat).await;
    }
    let (here, there) = (
        person.everything(&one, &forbidden).await,
        person.everything(&two, &forbidden).await,
    );
    for (here, there) in here.iter().zip(&there) {
        assert!(
            here == there,
            "seat {seat} is told more than it may know: {}",
            difference(here, there)
        );
    }
    // Others choose at a sealed point, differently in the two worlds, before this seat has chosen.
    let position = plays[0].position();
    let other = position.owing().into_iter().find(|&other| other != seat);
    let other = other.filter(|_| position.sealed() && position.owing().contains(seat));
    // Both are there before anybody listens, so that only what they do is news.
    for site in [&one, &two] {
        for here in [Some(seat), other].into_iter().flatten() {
            people[here.index()].settle(site, here).await;
        }
    }
    let mut streams = [person.streams(&one).await, person.streams(&two).await];
    let [here, there] = &mut streams;
    assert_eq!(drain(here, 1).await, drain(there, 1).await);
    if let Some(other) = other {
        let (actions, chosen) = different_choices(plays, other, dice);
        for (site, action) in [&one, &two].into_iter().zip(actions) {
            let body = json!({"step": 0, "do": action});
            let request = people[other.index()].post(site, &format!("/api/v1/tables/{TABLE}/act"));
            let answer = request.json(&body).send().await.unwrap();
            assert_eq!(answer.status(), 200, "{action}");
        }
        // A choice is for all to see, and what comes before it is not.
        let expected = usize::from(chosen);
        assert_eq!(drain(here, expected).await, drain(there, expected).await);
    }
    drop(streams);
    one.stop().await;
    two.stop().await;
}

/// NO-4.9: no record of a running game leaves the server, and no log tells more than a view.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_of_amun_re_is_told_nothing_that_others_hide() {
    let mut dice = FastDice::new(11, 0);
    let mut checked = 0;
    let mut sealed = 0;
    while checked < 4 || sealed < 2 {
        let players = 3 + dice.below(3) as usize;
        let play = random_game::<amun_re::Position>(players, 150, &mut dice);
        let seat = Seat::new(dice.below(players as u32) as usize).unwrap();
        let at_sealed_point = play.position().sealed() && play.position().owing().contains(seat);
        if checked >= 4 && !at_sealed_point {
            continue;
        }
        let Some(other) = (0..60).find_map(|_| twin(&play, seat, &mut dice)) else {
            continue;
        };
        checked += 1;
        sealed += usize::from(at_sealed_point);
        check([&play, &other], seat, &mut dice).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_of_ra_is_told_nothing_about_the_seed_or_who_the_others_are() {
    let mut dice = FastDice::new(12, 0);
    for _ in 0..3 {
        let players = 2 + dice.below(4) as usize;
        let play = random_game::<ra::Position>(players, 150, &mut dice);
        let seat = Seat::new(dice.below(players as u32) as usize).unwrap();
        check([&play, &play], seat, &mut dice).await;
    }
}
