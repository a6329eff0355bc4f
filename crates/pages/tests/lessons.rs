//! The guided first games teach everything, early, and no matter how one plays.

#[path = "support/courses.rs"]
mod courses;
#[path = "support/guided.rs"]
mod guided;
mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bots::Rank;
use games::Guide;
use pages::{Language, Shown, Text, asset};
use tabletop::{Play, Silence, Step};

use self::courses::{NOVICE, new_kingdom, second_epoch, taught, teaches};
use self::guided::{Learner, played, prepared};

#[test]
fn the_courses_teach_everything_early() {
    assert!(teaches(&prepared::<ra::Position>(), second_epoch));
    assert!(teaches(&prepared::<amun_re::Position>(), new_kingdom));
}

/// A player who plays oddly has fewer decisions, and still learns everything before the game is over.
fn teaches_in_the_end<G: Shown>() {
    for learner in [Learner::First, Learner::Last] {
        let play = played::<G>(&prepared::<G>(), learner, |_| false);
        let taught = taught(&play);
        let lessons: Vec<_> = taught.keys().collect();
        assert!(taught.is_complete(), "{learner:?}: {lessons:?}");
    }
}

#[test]
fn the_courses_teach_everything_to_whoever_plays_oddly() {
    teaches_in_the_end::<ra::Position>();
    teaches_in_the_end::<amun_re::Position>();
}

/// Nothing is kept but the steps: a game cut short has taught the beginning of what it teaches.
fn resumes<G: Shown>() {
    let whole = played::<G>(&prepared::<G>(), Learner::Like(Rank::Scribe), |_| false);
    let lessons: Vec<_> = taught(&whole).keys().collect();
    for steps in (0..whole.steps().len()).step_by(7) {
        let cut = Play::new(*whole.start());
        let cut = whole.steps()[..steps].iter().fold(cut, |mut play, step| {
            match *step {
                Step::Decision { by, action } => {
                    play.decide(by, action, &mut Silence).expect("it was legal");
                }
                Step::Chance { outcome, .. } => {
                    play.settle(outcome, &mut Silence).expect("it was possible");
                }
            }
            play
        });
        let begun: Vec<_> = taught(&cut).keys().collect();
        assert!(lessons.starts_with(&begun), "{begun:?}");
    }
}

#[test]
fn a_game_that_is_resumed_has_taught_what_it_had() {
    resumes::<ra::Position>();
    resumes::<amun_re::Position>();
}

/// The keys of all lessons of a game.
fn keys<G: Shown>() -> BTreeSet<&'static str> {
    let play = played::<G>(&prepared::<G>(), NOVICE, |_| false);
    let taught = taught(&play);
    let keys: BTreeSet<_> = taught.keys().collect();
    assert_eq!(keys.len(), taught.all, "no two lessons have one key");
    keys
}

#[test]
fn lessons_are_short_in_every_language() {
    let mut all = keys::<ra::Position>();
    all.extend(keys::<amun_re::Position>());
    for language in Language::ALL {
        for key in &all {
            let text = Text::of(language);
            let head = text.say(&format!("{key}.head"));
            let says = text.say(&format!("{key}.text"));
            let words = |text: &str| text.split_whitespace().count();
            assert!(words(&head) <= 5, "{} {key}: {head}", language.code());
            assert!(
                words(&says) <= 42,
                "{} {key}: {} words",
                language.code(),
                words(&says)
            );
        }
    }
}

/// The clause and the thing of every lesson.
fn cited<G: Shown>() -> Vec<(&'static str, &'static str)> {
    let guide = Guide::<G>::standard().expect("a standard game");
    let lessons = guide.lessons.iter();
    lessons
        .map(|lesson| (lesson.clause, lesson.points_at))
        .collect()
}

#[test]
fn lessons_cite_rules_and_point_at_things_the_style_sheet_knows() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let style = String::from_utf8_lossy(asset("lessons.css").bytes).into_owned();
    let games = [
        ("ra.md", cited::<ra::Position>()),
        ("amun-re.md", cited::<amun_re::Position>()),
    ];
    for (file, lessons) in games {
        let rules = fs::read_to_string(rules.join(file)).expect("the rules are there");
        for (clause, thing) in lessons {
            assert!(
                rules.contains(&format!("**{clause}")),
                "{file} has no {clause}"
            );
            let pointer = format!("data-points-at='{thing}'");
            assert!(style.contains(&pointer), "nothing shows {thing}");
        }
    }
}
