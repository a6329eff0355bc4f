//! The networks of the program are what their cards say.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bots::net::{Encode, Net, Scratch, hash, shipped_names};
use train::{Card, Recipe, reference_outputs};

fn nets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../nets")
}

fn card(name: &str) -> (Card, Net) {
    let read = |kind: &str| fs::read(nets().join(format!("{name}.{kind}"))).expect(name);
    let bytes = read("net");
    assert!(
        name.ends_with(&hash(&bytes)),
        "{name} does not match its hash"
    );
    let card: Card = serde_json::from_slice(&read("json")).expect(name);
    assert_eq!(card.name, name);
    (card, Net::from_bytes(&bytes).expect(name))
}

#[test]
fn every_table_has_a_network() {
    fn has_networks<G: Encode>() {
        for players in G::PLAYERS {
            assert!(Net::for_vizier::<G>(players).suits::<G>(players));
            assert!(Net::for_pharaoh::<G>(players).suits::<G>(players));
        }
    }
    has_networks::<ra::Position>();
    has_networks::<amun_re::Position>();
}

/// The networks in use, and those that their trainings started from.
fn kept() -> BTreeSet<String> {
    let mut kept = BTreeSet::new();
    let mut next: Vec<String> = shipped_names().map(str::to_owned).collect();
    while let Some(name) = next.pop() {
        next.extend(card(&name).0.recipe.from);
        kept.insert(name);
    }
    kept
}

#[test]
fn the_bots_compute_what_the_cards_say() {
    for name in kept() {
        let (card, net) = card(&name);
        assert!(card.samples.len() > 2, "{name}");
        let mut scratch = Scratch::default();
        for sample in &card.samples {
            scratch.input.clear();
            for &(number, value) in &sample.inputs {
                scratch.input.from(number.into()).number(value);
            }
            let chances = net.evaluate(&mut scratch);
            assert_eq!(
                reference_outputs(&net, &sample.inputs),
                sample.chances,
                "{name}"
            );
            for (chance, expected) in chances.iter().zip(&sample.chances) {
                assert!((f64::from(*chance) - expected).abs() < 1e-5, "{name}");
            }
        }
    }
}

#[test]
fn the_recipes_are_those_of_the_cards() {
    let recipes = Path::new(env!("CARGO_MANIFEST_DIR")).join("recipes");
    for name in kept() {
        let (card, _) = card(&name);
        let (recipe, _) = name.rsplit_once('-').expect("a recipe and a hash");
        let file = format!("{recipe}.json");
        let recipe = fs::read(recipes.join(&file)).expect(&file);
        let recipe: Recipe = serde_json::from_slice(&recipe).expect(&file);
        assert_eq!(recipe, card.recipe, "{file}");
        let last = card.progress.last().expect("a training has reports");
        assert_eq!(last.games, recipe.games, "{name} was trained to the end");
    }
}

#[test]
fn nothing_else_is_kept_and_all_is_small() {
    let mut size = 0;
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(nets()).expect("the folder of networks") {
        let path = entry.expect("an entry").path();
        let is = |kind: &str| path.extension().is_some_and(|extension| extension == kind);
        if is("net") {
            size += fs::metadata(&path).expect("its size").len();
        }
        if is("net") || is("json") {
            let name = path
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            names.insert(name);
        }
    }
    assert_eq!(names, kept());
    assert!(size <= 3_000_000, "{size} bytes");
}
