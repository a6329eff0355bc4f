//! What holds for every page: its structure, its safety, its weight.

#[path = "support/ra_states.rs"]
mod ra_states;
#[path = "support/sheets.rs"]
mod sheets;
#[path = "support/mod.rs"]
mod support;
#[path = "support/tags.rs"]
mod tags;

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::Rank;
use club::{ChatLine, Mode};
use pages::{Language, Reader, Settings, Shown, Text};
use ra::{Action, NameSet, Options, Position};
use tabletop::{Game, Observer, Silence, Step};

use support::{Sample, compressed, seat};
use tags::{Tag, tags};

/// Every page that the gallery shows but those of Amun-Re, in every language.
fn all_pages() -> Vec<(String, String)> {
    let states = ra_states::all();
    let mut all = Vec::new();
    for language in Language::ALL {
        let settings = Settings {
            language: Some(language),
            ..Settings::default()
        };
        let code = language.code();
        for state in &states {
            let page = state.sample.html(state.observer, state.mode, &settings);
            all.push((format!("{code} ra-{}", state.name), page));
        }
        for (name, page) in sheets::all(language) {
            all.push((format!("{code} {name}"), page));
        }
    }
    all
}

#[test]
fn pages_are_well_formed() {
    for (name, page) in all_pages() {
        let tags = tags(&page);
        let mut ids = BTreeSet::new();
        let mut travellers = BTreeSet::new();
        for tag in &tags {
            let mut keys = BTreeSet::new();
            for (key, _) in &tag.attributes {
                assert!(keys.insert(key), "{name}: duplicate {key} in {tag:?}");
            }
            if let Some(id) = tag.get("id") {
                assert!(ids.insert(id), "{name}: two things have the id {id}");
            }
            if let Some(traveller) = tag.get("data-piece") {
                assert!(
                    travellers.insert(traveller),
                    "{name}: two things travel as {traveller}"
                );
            }
        }
        for tag in &tags {
            for (key, value) in &tag.attributes {
                let named: Vec<&str> = match key.as_str() {
                    "for" | "popovertarget" => vec![value],
                    "aria-labelledby" | "aria-describedby" => value.split(' ').collect(),
                    "href" => value.strip_prefix('#').into_iter().collect(),
                    _ => Vec::new(),
                };
                for id in named {
                    assert!(
                        ids.contains(id),
                        "{name}: nothing has the id {id} of {tag:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn nothing_runs_or_is_styled_inside_a_page() {
    for (name, page) in all_pages() {
        for tag in tags(&page) {
            let script = tag.name == "script" && tag.get("src").is_none();
            assert!(!script && tag.name != "style", "{name}: {tag:?}");
            let forbidden = |key: &str| key == "style" || key.starts_with("on");
            let found = tag.attributes.iter().find(|(key, _)| forbidden(key));
            assert_eq!(found, None, "{name}: {tag:?}");
        }
    }
}

#[test]
fn every_form_posts_inside_the_site_and_every_button_has_words() {
    for (name, page) in all_pages() {
        for tag in tags(&page) {
            if tag.name == "form" && tag.get("method") != Some("dialog") {
                let action = tag.get("action").unwrap_or_default();
                assert!(action.starts_with('/'), "{name}: {tag:?}");
            }
            if tag.name == "img" {
                assert!(tag.get("alt").is_some(), "{name}: {tag:?}");
            }
        }
        assert!(!page.contains("<button></button>"), "{name}");
    }
}

/// The actions that a page offers.
fn offered(page: &str) -> Vec<String> {
    let acts = |tag: &Tag| tag.name == "button" && tag.get("name") == Some("do");
    let tags = tags(page).into_iter().filter(acts);
    tags.map(|tag| tag.get("value").unwrap_or_default().to_owned())
        .collect()
}

/// Whole games of every size: at each decision everybody is offered exactly what is legal.
#[test]
fn every_legal_action_is_offered_once() {
    let settings = Settings::default();
    for players in Position::PLAYERS {
        for rank in [Rank::Random, Rank::Scribe] {
            let mut steps = 0;
            let options = Options::default();
            // Every seventh decision, so that the test stays quick; another seven each time.
            for goal in (players..).step_by(7) {
                let sample = Sample::<Position>::new(players, &options);
                let decisions = std::cell::Cell::new(0);
                let reached = sample.until(rank, players as u64, |_| {
                    decisions.set(decisions.get() + 1);
                    decisions.get() == goal
                });
                let Some(sample) = reached else { break };
                steps += 1;
                for observer in (0..players).map(seat).chain([Observer::Spectator]) {
                    let page = sample.html(observer, Mode::Live, &settings);
                    let mut shown = offered(&page);
                    let position = sample.play.position();
                    let legal = observer
                        .seat()
                        .map(|seat| position.legal(seat))
                        .unwrap_or_default();
                    let mut legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
                    shown.sort();
                    legal.sort();
                    assert_eq!(shown, legal, "{players} players, decision {goal}");
                }
            }
            assert!(steps > 5, "a game has more decisions");
        }
    }
}

#[test]
fn a_replay_offers_nothing() {
    for state in ra_states::all() {
        let mode = Mode::Replay { at: 3, last: 9 };
        let page = state
            .sample
            .html(state.observer, mode, &Settings::default());
        assert_eq!(offered(&page), Vec::<String>::new(), "{}", state.name);
    }
}

/// RA-7.6: a player who chooses what to lose reads how many of each kind they own.
#[test]
fn losses_say_what_is_owned() {
    let states = ra_states::all().into_iter();
    for state in states.filter(|state| state.name.starts_with("loss")) {
        let seat = state.observer.seat().expect("somebody is asked");
        let position = state.sample.play.position();
        let page = state
            .sample
            .html(state.observer, state.mode, &Settings::default());
        for action in &position.legal(seat) {
            let Action::Lose(tile) = *action else {
                panic!("{action} is not a loss");
            };
            let button = page
                .split("<button")
                .find(|button| button.contains(&format!("value=\"{action}\"")));
            let says = format!("You have {}.", position.area(seat).tiles[tile]);
            assert!(
                button.is_some_and(|button| button.contains(&says)),
                "{says}"
            );
        }
    }
}

/// At the first step of a replay no suns are dealt yet, and nobody decides.
#[test]
fn a_game_that_begins_is_not_over() {
    let sample = Sample::<Position>::new(3, &Options::default());
    let mode = Mode::Replay { at: 0, last: 9 };
    for mode in [Mode::Live, mode] {
        let page = sample.html(Observer::Spectator, mode, &Settings::default());
        assert!(page.contains("Dealing suns"));
        assert!(!page.contains("The game is over"));
    }
}

#[test]
fn what_people_type_is_escaped() {
    let hostile = "<img src=x onerror=alert(1)>\"'&\u{E000}0\u{E001}";
    for state in ra_states::all() {
        let mut sample = state.sample;
        for sitter in &mut sample.sitters {
            sitter.name = hostile.to_owned();
        }
        sample.chat.push(Arc::new(ChatLine {
            seat: tabletop::Seat::default(),
            name: hostile.to_owned(),
            text: hostile.to_owned(),
        }));
        sample.problem = Some(club::Problem::BadForm(hostile.to_owned()));
        let page = sample.html(state.observer, state.mode, &Settings::default());
        assert!(!page.contains("<img"), "{}", state.name);
        assert!(tags(&page).iter().all(|tag| tag.get("onerror").is_none()));
    }
}

/// RA-12.3
#[test]
fn totals_of_others_are_locked_at_a_table_that_hides_them() {
    let wanted = |position: &Position| position.epoch() == 2;
    let hidden = Sample::find(4, &Options::default(), Rank::Scribe, wanted);
    let page = hidden.html(seat(0), Mode::Live, &Settings::default());
    assert_eq!(page.matches("Hidden until the end of the game").count(), 3);
    let open = Options {
        scores: ra::options::Scores::Open,
        ..Options::default()
    };
    let open = Sample::find(4, &open, Rank::Scribe, wanted);
    let page = open.html(seat(0), Mode::Live, &Settings::default());
    assert!(!page.contains("Hidden until the end of the game"));
}

/// The budgets of the first visit, of the script and of an update.
#[test]
fn pages_are_light() {
    let settings = Settings::default();
    let reader = Reader {
        text: Text::of(Default::default()),
        settings: &settings,
    };
    let styles = ["tokens.css", "common.css"]
        .iter()
        .chain(<Position as Shown>::STYLES);
    let weigh = |name: &str| compressed(pages::asset(name).bytes);
    let script = |asset: &&pages::Asset| asset.name.ends_with(".js");
    let scripts = pages::assets().iter().filter(script);
    let scripts: usize = scripts.map(|asset| weigh(asset.name)).sum();
    assert!(scripts <= 20_000, "{scripts}");
    let files = scripts + weigh("icon.svg") + styles.map(|name| weigh(name)).sum::<usize>();
    for state in ra_states::all() {
        let page = state.sample.html(state.observer, state.mode, &settings);
        let visit = files + compressed(page.as_bytes());
        let update = state.sample.page(state.observer, state.mode, |page| {
            compressed(pages::table_live(page, &reader).into_string().as_bytes())
        });
        println!(
            "{}: {visit} bytes the first time, {update} an update",
            state.name
        );
        assert!(visit <= 120_000, "{}: {visit}", state.name);
        assert!(update <= 10_000, "{}: {update}", state.name);
    }
}

/// Formatting stops the test where a message lacks an argument.
#[test]
fn whole_games_are_told_in_every_language() {
    for (names, players) in NameSet::ALL.into_iter().zip([2, 3, 4, 5, 3]) {
        let options = Options {
            names,
            ..Options::default()
        };
        let game = Sample::<Position>::new(players, &options);
        let game = game.until(Rank::Novice, players as u64, Game::is_over);
        let game = game.expect("every game ends");
        let mut sample = Sample::<Position>::new(players, &options);
        for &step in game.play.steps() {
            for language in Language::ALL {
                let settings = Settings {
                    language: Some(language),
                    ..Settings::default()
                };
                sample.html(sample.owing(), Mode::Live, &settings);
            }
            let done = match step {
                Step::Decision { by, action } => {
                    sample.play.decide(by, action, &mut Silence).is_ok()
                }
                Step::Chance { outcome, .. } => sample.play.settle(outcome, &mut Silence).is_ok(),
            };
            assert!(done);
        }
    }
}
