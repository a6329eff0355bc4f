//! `heliopolis show`

use insta::assert_snapshot;

use crate::support::{golden, heliopolis};

fn show(name: &str, more: &[&str]) -> String {
    let file = golden(name);
    let arguments = [&["show", &file], more].concat();
    heliopolis(&arguments).good()
}

#[test]
fn an_auction_in_progress() {
    assert_snapshot!(show("five-players", &["--at", "80"]));
}

#[test]
fn a_loss() {
    assert_snapshot!(show("two-players", &["--at", "222"]));
}

#[test]
fn the_end_of_the_game() {
    assert_snapshot!(show("tie", &[]));
}

#[test]
fn the_start_comes_before_the_first_step() {
    let text = show("five-players", &["--at", "0"]);
    assert!(text.starts_with("step 0 of 566\n"), "{text}");
    assert!(text.contains("Old Kingdom of 3, 5 players"), "{text}");
    assert!(text.ends_with("Chance decides: set to Anne.\n"), "{text}");
}

#[test]
fn every_language_is_drawn() {
    for (language, over) in [
        ("en", "The game is over."),
        ("ru", "Игра окончена."),
        ("nl", "Het spel is afgelopen."),
        ("pt-BR", "A partida acabou."),
    ] {
        let text = show("tie", &["--lang", language]);
        assert!(text.trim_end().ends_with(over), "{language}: {text}");
    }
}

#[test]
fn an_unknown_language_is_refused() {
    let file = golden("tie");
    let why = heliopolis(&["show", &file, "--lang", "tlh"]).refused();
    assert!(why.contains("expected one of en, ru, nl, pt-BR"), "{why}");
}
