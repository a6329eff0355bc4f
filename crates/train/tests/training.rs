//! Trainings are reproducible, however they are run.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use train::{Guests, Limits, Recipe};

fn recipe(game: &str, players: usize) -> Recipe {
    Recipe {
        game: game.to_owned(),
        players,
        tables: vec![serde_json::Map::new()],
        hidden: [8, 4],
        from: None,
        iterations: None,
        games: 12,
        batch: 4,
        lambda: 0.5,
        epsilon: 0.02,
        temperature: None,
        guests: Some(Guests {
            bot: "novice".to_owned(),
            alone: 4,
            part: 0.3,
        }),
        rate: [0.002, 0.1],
        average_from: 0.5,
        seed: 7,
        report_every: 8,
        rival: "random".to_owned(),
        rival_games: 4,
    }
}

/// An empty folder of this name.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn limits(threads: usize, time: Option<Duration>) -> Limits {
    Limits { threads, time }
}

/// The folder of networks: that of the other trainings.
fn nets() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

fn run(recipe: &Recipe, folder: &Path, limits: Limits) -> anyhow::Result<bool> {
    train::run(recipe, folder, nets(), limits)
}

fn result(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("result.net")).expect("a network")
}

#[test]
fn the_same_recipe_gives_the_same_weights_however_often_it_is_stopped() {
    for (game, players) in [("ra", 2), ("amun-re", 3)] {
        let recipe = recipe(game, players);
        let whole = folder(&format!("whole-{game}"));
        assert!(run(&recipe, &whole, limits(2, None)).expect("a training"));
        let parts = folder(&format!("parts-{game}"));
        let mut runs = 1;
        while !run(&recipe, &parts, limits(1, Some(Duration::ZERO))).expect("a training") {
            runs += 1;
        }
        assert_eq!(runs, 3, "one batch a run");
        assert_eq!(result(&whole), result(&parts));
        let table = fs::read_to_string(whole.join("progress.md")).expect("a table");
        assert_eq!(table.lines().count(), 2 + 2, "{table}");
        let picture = fs::read_to_string(whole.join("progress.svg")).expect("a picture");
        assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    }
}

#[test]
fn a_search_teaches_the_network_it_started_from() {
    let first = folder("first");
    run(&recipe("ra", 2), &first, limits(1, None)).expect("a training");
    let with_search = |iterations| Recipe {
        from: Some("first/result".to_owned()),
        iterations: Some(iterations),
        guests: None,
        ..recipe("ra", 2)
    };
    let (twice, again, longer) = (folder("twice"), folder("again"), folder("longer"));
    run(&with_search(4), &twice, limits(2, None)).expect("a training");
    run(&with_search(4), &again, limits(1, None)).expect("a training");
    run(&with_search(8), &longer, limits(1, None)).expect("a training");
    assert_eq!(result(&twice), result(&again));
    assert_ne!(result(&twice), result(&first));
    assert_ne!(result(&twice), result(&longer));
}

#[test]
fn a_checkpoint_of_another_recipe_or_a_damaged_one_is_refused() {
    let recipe = recipe("ra", 2);
    let folder = folder("refused");
    run(&recipe, &folder, limits(1, Some(Duration::ZERO))).expect("a training");
    let refusal = |recipe: &Recipe| {
        let refused = run(recipe, &folder, limits(1, None)).expect_err("a refusal");
        format!("{refused:#}")
    };
    let other = Recipe {
        lambda: 0.9,
        ..recipe.clone()
    };
    assert!(refusal(&other).contains("another recipe"));
    let path = folder.join("checkpoint");
    let bytes = fs::read(&path).expect("a checkpoint");
    fs::write(&path, &bytes[..bytes.len() - 4]).expect("a damaged one");
    assert!(refusal(&recipe).contains("numbers"));
    fs::write(&path, b"nonsense").expect("a damaged one");
    assert!(refusal(&recipe).contains("first line"));
}

#[test]
fn senseless_recipes_are_refused() {
    let refused = |change: fn(&mut Recipe)| {
        let mut recipe = recipe("ra", 2);
        change(&mut recipe);
        let refused = run(&recipe, &folder("senseless"), limits(1, None)).expect_err("a refusal");
        format!("{refused:#}")
    };
    assert!(refused(|recipe| recipe.game = "chess".to_owned()).contains("chess"));
    assert!(refused(|recipe| recipe.players = 6).contains("6"));
    assert!(refused(|recipe| recipe.batch = 0).contains("batch"));
    assert!(refused(|recipe| recipe.lambda = f32::NAN).contains("lambda"));
    assert!(refused(|recipe| recipe.hidden = [0, 1]).contains("hidden"));
    assert!(refused(|recipe| recipe.tables.clear()).contains("tables"));
    assert!(refused(|recipe| recipe.rival = "sphinx".to_owned()).contains("sphinx"));
    assert!(refused(|recipe| recipe.iterations = Some(0)).contains("iterations"));
    assert!(refused(|recipe| recipe.temperature = Some(0.0)).contains("temperature"));
    assert!(refused(|recipe| recipe.from = Some("nobody".to_owned())).contains("nobody"));
}
