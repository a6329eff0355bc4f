//! The table of Amun-Re: every decision of a game can be made on the page, and nothing is on it
//! that its reader may not know.

#[path = "support/amun_re_states.rs"]
mod amun_re_states;
mod support;

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use amun_re::{Options, Position};
use bots::{FastDice, Rank};
use club::Mode;
use pages::{Language, Reader, Scene, Settings, TablePage, Text, table_page};
use support::{Sample, compressed};
use tabletop::{Game, Observer, Seat, Silence, Step};

/// What follows each of these marks up to the next quotation mark.
fn values<'a>(html: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(mark)
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or_default())
}

/// The acts on a page.
fn acts(html: &str) -> Vec<&str> {
    let mut acts: Vec<_> = values(html, " name=\"do\" value=\"").collect();
    acts.sort_unstable();
    acts
}

fn render(page: &TablePage<'_, Position>) -> String {
    render_in(Language::default(), page)
}

fn render_in(language: Language, page: &TablePage<'_, Position>) -> String {
    let settings = Settings::default();
    let reader = Reader {
        text: Text::of(language),
        settings: &settings,
    };
    table_page(page, &reader).into_string()
}

/// Plays a game to its end and looks at it after every step.
fn walk(
    players: usize,
    options: &Options,
    (rank, seed): (Rank, u64),
    check: impl Fn(&Sample<Position>),
) {
    let game = Sample::<Position>::new(players, options).until(rank, seed, Game::is_over);
    let game = game.expect("every game ends");
    let mut sample = Sample::new(players, options);
    for &step in game.play.steps() {
        check(&sample);
        match step {
            Step::Decision { by, action } => sample.play.decide(by, action, &mut Silence).is_ok(),
            Step::Chance { outcome, .. } => sample.play.settle(outcome, &mut Silence).is_ok(),
        };
    }
    assert!(sample.play.position().is_over());
    check(&sample);
}

/// AR-3.7: a player who is asked finds every legal action on the page once; nobody else finds any.
/// NO-1.6: its text is the same in every language.
#[test]
fn every_legal_action_is_there_exactly_once() {
    let games = [
        (3, Options::default(), Rank::Random, 1),
        (4, Options::default(), Rank::Scribe, 2),
        (5, amun_re_states::expert(), Rank::Novice, 3),
        (3, amun_re_states::custom(), Rank::Random, 4),
    ];
    let languages = Language::ALL.into_iter().cycle();
    for ((players, options, rank, seed), language) in games.into_iter().zip(languages) {
        walk(players, &options, (rank, seed), |sample| {
            let position = sample.play.position();
            // A player who is asked, and one who is not.
            let idle = Seat::all(players).find(|seat| !position.owing().contains(*seat));
            for seat in position.owing().into_iter().chain(idle) {
                let observer = Observer::Seat(seat);
                let html = sample.page(observer, Mode::Live, |page| render_in(language, page));
                let legal = if position.owing().contains(seat) {
                    position.legal(seat)
                } else {
                    Default::default()
                };
                let mut legal: Vec<_> = legal.iter().map(ToString::to_string).collect();
                legal.sort_unstable();
                assert_eq!(acts(&html), legal, "{:?}", position.phase());
            }
        });
    }
}

/// The budget of an update, at the largest table and late in a game, in the widest letters.
#[test]
fn updates_are_light() {
    let settings = Settings::default();
    let heaviest = Cell::new(0);
    for (language, rank, seed) in [
        (Language::English, Rank::Random, 11),
        (Language::Russian, Rank::Scribe, 12),
        (Language::Russian, Rank::Random, 13),
    ] {
        let reader = Reader {
            text: Text::of(language),
            settings: &settings,
        };
        walk(5, &amun_re_states::expert(), (rank, seed), |sample| {
            let position = sample.play.position();
            let Some(seat) = position.owing().first() else {
                return;
            };
            let update = sample.page(Observer::Seat(seat), Mode::Live, |page| {
                compressed(pages::table_live(page, &reader).into_string().as_bytes())
            });
            heaviest.set(heaviest.get().max(update));
            assert!(update <= 10_000, "{update} at {:?}", position.phase());
        });
    }
    println!("{} bytes at most", heaviest.get());
}

/// AR-12.8: worlds that look alike to an observer give them the same page.
#[test]
fn equal_views_give_equal_pages() {
    for (players, options, rank, seed) in [
        (4, Options::default(), Rank::Scribe, 7),
        (3, amun_re_states::expert(), Rank::Random, 8),
    ] {
        walk(players, &options, (rank, seed), |sample| {
            let position = sample.play.position();
            let seats = Seat::all(players).map(Observer::Seat);
            for observer in seats.chain([Observer::Spectator]) {
                let other =
                    Position::determinize(&position.view(observer), &mut FastDice::new(seed, 1));
                let page = sample.page(observer, Mode::Live, render);
                let same = sample.page(observer, Mode::Live, |page| {
                    let view = other.view(observer);
                    let legal = observer
                        .seat()
                        .map(|seat| other.legal(seat))
                        .unwrap_or_default();
                    let scene = Scene {
                        view: &view,
                        legal: &legal,
                        owing: other.owing(),
                        ..page.scene
                    };
                    render(&TablePage { scene, ..*page })
                });
                assert!(page == same, "{observer:?} in {:?}", position.phase());
            }
        });
    }
}

/// The pages of all moments, in every language.
fn pages() -> impl Iterator<Item = (String, String)> {
    amun_re_states::all().into_iter().flat_map(|state| {
        Language::ALL.map(|language| {
            let render = |page: &TablePage<'_, Position>| render_in(language, page);
            let html = state.sample.page(state.observer, state.mode, render);
            (format!("{} {}", language.code(), state.name), html)
        })
    })
}

/// Formatting stops the test where a message lacks an argument.
#[test]
fn whole_games_are_told_in_every_language() {
    for (players, options, rank, seed) in [
        (3, Options::default(), Rank::Random, 21),
        (5, amun_re_states::expert(), Rank::Random, 22),
    ] {
        walk(players, &options, (rank, seed), |sample| {
            for language in Language::ALL {
                let render = |page: &TablePage<'_, Position>| render_in(language, page);
                for observer in [sample.owing(), Observer::Spectator] {
                    let html = sample.page(observer, Mode::Live, render);
                    assert!(!html.contains("{ $"), "{}", language.code());
                }
            }
        });
    }
}

#[test]
fn pages_hold_together() {
    for (name, html) in pages() {
        let mut ids = BTreeSet::new();
        for id in values(&html, " id=\"") {
            assert!(ids.insert(id), "{name}: two things are called {id}");
        }
        for mark in [
            " for=\"",
            " popovertarget=\"",
            " aria-labelledby=\"",
            " href=\"#",
        ] {
            for named in values(&html, mark).flat_map(str::split_whitespace) {
                assert!(ids.contains(named), "{name}: there is no {named}");
            }
        }
        for button in html.split(" form=\"").skip(1) {
            assert!(
                button.starts_with("act\""),
                "{name}: there is one form of acts"
            );
        }
    }
}

/// The policy for contents allows neither scripts nor styles in the page.
#[test]
fn pages_need_no_inline_script_or_style() {
    for (name, html) in pages() {
        for forbidden in [" style=\"", "<style", " onclick", " onload", "javascript:"] {
            assert!(!html.contains(forbidden), "{name}: {forbidden}");
        }
        let scripts = html.matches("<script").count();
        let files = html
            .matches("<script type=\"module\" src=\"/assets/")
            .count();
        assert_eq!(scripts, files, "{name}");
    }
}

/// What has just been counted does not push the question out of sight.
#[test]
fn the_question_stands_above_the_scoring() {
    let wanted = |position: &Position| position.epoch() == 2;
    let sample = Sample::find(3, &Options::default(), Rank::Scribe, wanted);
    let html = sample.page(sample.owing(), Mode::Live, |page| {
        let fresh = page.scene.log.len();
        let scene = Scene {
            fresh,
            ..page.scene
        };
        render(&TablePage { scene, ..*page })
    });
    let way = html.find("href=\"#counted\"");
    let question = html.find("id=\"h-ask\"");
    let scoring = html.find("id=\"counted\" open");
    assert!(way.is_some() && way < question && question < scoring);
}

/// Everything has been scored when the game is over.
#[test]
fn a_finished_game_is_not_scored_once_more() {
    for (name, html) in pages() {
        let over = name.starts_with("en over");
        assert!(!(over && html.contains("If scored now")), "{name}");
    }
}

#[test]
fn what_visitors_type_stays_text() {
    let (_, html) = pages()
        .find(|(name, _)| name == "en watch")
        .expect("it is among them");
    assert!(html.contains("&lt;b&gt;&amp;&quot;Ozymandias&quot;"));
    assert!(!html.contains("<b>&"));
}

/// The text of the decision: every line of it, and its buttons in brackets.
fn decision(html: &str) -> String {
    let start = html
        .find("<section class=\"askbox")
        .expect("there is a decision");
    let end = html[start..]
        .find("<section class=\"hand")
        .or(html[start..].find("<div class=\"rail"));
    let decision = &html[start..start + end.expect("something follows")];
    let mut text = String::new();
    for part in decision.split('<').skip(1) {
        let (tag, words) = part.split_once('>').unwrap_or((part, ""));
        if tag.starts_with("button") {
            let label = values(tag, " aria-label=\"").next().unwrap_or_default();
            let off = if tag.contains("aria-disabled") {
                "off "
            } else {
                ""
            };
            let _ = write!(text, "\n[{off}{label}]");
        } else if ["p", "h2", "h3", "li", "tr", "legend", "summary"]
            .contains(&tag.split(' ').next().unwrap_or_default())
        {
            text.push('\n');
        }
        let words = words.trim();
        if !words.is_empty() {
            let _ = write!(text, " {words}");
        }
    }
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// For eyes that know the language: a change of words shows in the snapshot.
#[test]
fn decisions_read_well() {
    let mut decisions: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for (name, html) in pages() {
        let (code, moment) = name.split_once(' ').expect("the language comes first");
        let moments = decisions.entry(code.to_owned()).or_default();
        moments.insert(moment.to_owned(), decision(&html));
    }
    for (code, moments) in decisions {
        let mut all = String::new();
        for (moment, text) in moments {
            let _ = write!(all, "# {moment}\n{text}\n\n");
        }
        insta::assert_snapshot!(format!("decisions_read_well_{code}"), all);
    }
}
