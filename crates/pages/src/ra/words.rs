//! What things are called, by the edition whose names the table uses (RA-E20 to RA-E24).

use ra::scoring::Category;
use ra::{NameSet, Tile};

use crate::text::Text;

/// A tile's name in keys of messages and in names of drawings: `mon-step-pyramid`.
pub(crate) fn id(tile: Tile) -> String {
    tile.key().replace(['.', '_'], "-")
}

/// The messages about a tile; some editions have another name for it.
fn key(tile: Tile, names: NameSet) -> String {
    let usual = NameSet::Classic.tile(tile);
    match names.tile(tile) {
        name if name == usual => format!("ra-tile-{}", id(tile)),
        name => format!("ra-tile-{name}"),
    }
}

/// Its name alone, with a capital, as on the tile.
pub(crate) fn tile(tile: Tile, names: NameSet, text: &Text) -> String {
    capital(&text.say(&key(tile, names)))
}

/// One of it in a sentence: "a sphinx".
pub(crate) fn one(tile: Tile, names: NameSet, text: &Text) -> String {
    text.say(&format!("{}.one", key(tile, names)))
}

/// Some of it in a sentence: "two sphinxes".
pub(crate) fn some(tile: Tile, count: u8, names: NameSet, text: &Text) -> String {
    if count == 1 {
        return one(tile, names, text);
    }
    let key = format!("{}.many", key(tile, names));
    text.tell(&key, &[("count", count.into())])
}

/// A list in a sentence: "a, b and c".
pub(crate) fn list(items: &[String], text: &Text) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let first = first.join(", ");
            text.tell(
                "list-and",
                &[("first", first.into()), ("last", last.as_str().into())],
            )
        }
    }
}

/// The `number`-th god of the game: its name, and its drawing.
pub(crate) fn god(number: usize, names: NameSet, text: &Text) -> (String, String) {
    let gods = names.names().gods;
    let id = gods[number % gods.len()].to_lowercase();
    (text.say(&format!("ra-god-{id}")), format!("g-god-{id}"))
}

/// What an epoch is called.
pub(crate) fn epoch(number: u8, names: NameSet, text: &Text) -> String {
    let key = match names {
        NameSet::Alea => "ra-kingdom",
        NameSet::Brazilian => "ra-era",
        NameSet::Classic | NameSet::Windrider | NameSet::Barge => "ra-epoch",
    };
    text.tell(key, &[("number", number.into())])
}

/// "12 points", or what the edition calls them.
pub(crate) fn points(count: u16, names: NameSet, text: &Text) -> String {
    let key = match names {
        NameSet::Alea => "ra-fame-points",
        NameSet::Barge => "ra-victory-points",
        NameSet::Classic | NameSet::Windrider | NameSet::Brazilian => "ra-points",
    };
    text.tell(key, &[("count", count.into())])
}

/// What points are given for.
pub(crate) fn category(category: Category, text: &Text) -> String {
    text.say(match category {
        Category::Gods => "ra-gods",
        Category::Gold => "ra-gold",
        Category::Pharaohs => "ra-pharaohs",
        Category::River => "ra-river",
        Category::Civilization => "ra-civilization",
        Category::Variety => "ra-variety",
        Category::Identical => "ra-identical",
        Category::Suns => "ra-suns",
    })
}

/// The colours of a tile: a value of `data-cat`.
pub(crate) fn colours(tile: Tile) -> &'static str {
    use ra::tile::Category;
    match tile.category() {
        Category::Ra => "ra",
        Category::God => "god",
        Category::Gold => "gold",
        Category::Pharaoh => "pharaoh",
        Category::River if tile == Tile::Flood => "flood",
        Category::River => "nile",
        Category::Civilization => "civ",
        Category::Monument => "mon",
        Category::Disaster => "dis",
    }
}

/// The text with its first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
