//! The pages that are no tables.

use bots::Rank;
use std::sync::Arc;

use club::{ChatLine, Problem, Registry};
use pages::{
    Entry, EntryState, Fresh, Language, Lobby, NewTable, Pages, Place, Reader, Settings, Text,
    WaitingRoom,
};
use serde_json::Map;
use tabletop::Seat;

/// Every page with its name, in a language.
pub(crate) fn all(language: Language) -> Vec<(&'static str, String)> {
    let settings = Settings {
        name: "Masha".to_owned(),
        language: Some(language),
        ..Settings::default()
    };
    let reader = &Reader {
        text: Text::of(language),
        settings: &settings,
    };
    let games = Pages::new(&Registry::standard());
    let game = |key| games.of(key).expect("a standard game");
    let new = NewTable {
        fresh: fresh(),
        problem: None,
    };
    let bad = Problem::BadForm("players: 9 cannot play".to_owned());
    let refused = NewTable {
        fresh: fresh(),
        problem: Some(&bad),
    };
    vec![
        (
            "start",
            pages::start(&games, &lobby(), reader).into_string(),
        ),
        (
            "start-empty",
            pages::start(&games, &Lobby::default(), reader).into_string(),
        ),
        (
            "new-ra",
            pages::new_table(game("ra"), &games, &new, reader).into_string(),
        ),
        (
            "new-amun-re",
            pages::new_table(game("amun-re"), &games, &refused, reader).into_string(),
        ),
        ("waiting-host", waiting(true, reader)),
        ("waiting-guest", waiting(false, reader)),
        ("settings", pages::settings_page("/", reader).into_string()),
        (
            "design-ra",
            pages::design_page::<ra::Position>(reader).into_string(),
        ),
        (
            "design-amun-re",
            pages::design_page::<amun_re::Position>(reader).into_string(),
        ),
        (
            "rules-ra",
            pages::rules_page::<ra::Position>(reader).into_string(),
        ),
        (
            "rules-amun-re",
            pages::rules_page::<amun_re::Position>(reader).into_string(),
        ),
        ("fair", pages::fair_page(reader).into_string()),
        (
            "error",
            pages::error_page(&Problem::NotFound, reader).into_string(),
        ),
    ]
}

fn fresh() -> Fresh {
    Fresh {
        table: "fresh".to_owned(),
        commitment: "9f2c0c3ad1b1c3f1f8a3f0c2f6f1e5d4c3b2a1908f7e6d5c4b3a29180706f5e4".to_owned(),
    }
}

fn entry(table: &str, game: &'static str, names: &[Option<&str>], state: EntryState) -> Entry {
    Entry {
        table: table.to_owned(),
        game,
        names: names.iter().map(|name| name.map(str::to_owned)).collect(),
        summary: (game == "ra").then(|| "open scores".to_owned()),
        state,
        guided: table == "b",
    }
}

fn lobby() -> Lobby {
    let running = |your_turn, watchers| EntryState::Running {
        your_turn,
        watchers,
    };
    Lobby {
        mine: vec![
            entry(
                "a",
                "ra",
                &[Some("Masha"), Some("Nour"), Some("Артём")],
                running(true, 0),
            ),
            entry(
                "b",
                "amun-re",
                &[Some("Masha"), Some("Teun"), Some("Imhotep")],
                running(false, 0),
            ),
            entry(
                "c",
                "ra",
                &[Some("Masha"), Some("Imhotep")],
                EntryState::Over { place: Some(1) },
            ),
        ],
        open: vec![
            entry(
                "d",
                "ra",
                &[Some("Marina"), None, None, None],
                EntryState::Waiting,
            ),
            entry(
                "e",
                "amun-re",
                &[Some("Вечер у Нила"), Some("Teun"), None],
                EntryState::Waiting,
            ),
        ],
        running: vec![entry(
            "f",
            "ra",
            &[Some("Ada"), Some("Grace"), Some("Emmy")],
            running(false, 4),
        )],
        fresh: fresh(),
        problem: None,
    }
}

fn waiting(host: bool, reader: &Reader<'_>) -> String {
    let person = |name: &str, you, salt: Option<&str>| Place::Person {
        name: name.to_owned(),
        you,
        here: you,
        salt: salt.map(str::to_owned),
    };
    let places = [
        person("Masha", host, Some("0badcafe1234")),
        person("Nour", false, None),
        Place::Bot(Rank::Scribe),
        Place::Open,
    ];
    let chat = [Arc::new(ChatLine {
        seat: Seat::default(),
        name: "Nour".to_owned(),
        text: "One moment, tea!".to_owned(),
    })];
    let games = Pages::new(&Registry::standard());
    let room = WaitingRoom {
        table: "tbl",
        options: &Map::new(),
        places: &places,
        link: "http://localhost:7777/table/tbl",
        listed: false,
        local: false,
        commitment: &fresh().commitment,
        host,
        chat: &chat,
        problem: None,
    };
    pages::waiting_room(games.of("ra").expect("a standard game"), &room, reader).into_string()
}
