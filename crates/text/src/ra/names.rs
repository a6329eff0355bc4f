//! What things are called, by the edition whose names the table uses (RA-E20 to RA-E24).

use ra::scoring::Category;
use ra::{NameSet, Tile};

use crate::message::{Text, capitalized};

/// A tile in keys of messages and in names of drawings: `mon-step-pyramid`.
pub fn tile_key(tile: Tile) -> String {
    tile.key().replace(['.', '_'], "-")
}

/// The message about a tile; some editions have another name for it (RA-E20, RA-E21).
fn message(tile: Tile, names: NameSet) -> String {
    match (names, tile) {
        (NameSet::Alea, Tile::War) => "ra-tile-unrest".to_owned(),
        (NameSet::Barge, Tile::Fortress) => "ra-tile-mausoleum".to_owned(),
        (NameSet::Barge, Tile::Palace) => "ra-tile-sanctuary".to_owned(),
        _ => format!("ra-tile-{}", tile_key(tile)),
    }
}

/// Its name alone, with a capital, as on the tile.
pub fn tile(tile: Tile, names: NameSet, text: &Text) -> String {
    capitalized(&tile_plain(tile, names, text))
}

/// Its name alone, as in a list.
pub fn tile_plain(tile: Tile, names: NameSet, text: &Text) -> String {
    text.say(&message(tile, names))
}

/// One of it in a sentence: "a sphinx".
pub fn one(tile: Tile, names: NameSet, text: &Text) -> String {
    text.say(&format!("{}.one", message(tile, names)))
}

/// Some of it in a sentence: "two sphinxes".
pub fn some(tile: Tile, count: u8, names: NameSet, text: &Text) -> String {
    if count == 1 {
        return one(tile, names, text);
    }
    let key = format!("{}.many", message(tile, names));
    text.tell(&key, &[("count", count.into())])
}

/// What an edition is called, as the option that chooses it says it.
pub fn edition(names: NameSet, text: &Text) -> String {
    let key = match names {
        NameSet::Classic => "classic",
        NameSet::Alea => "1999",
        NameSet::Windrider => "2016",
        NameSet::Brazilian => "brazilian",
        NameSet::Barge => "2023",
    };
    text.say(&format!("option-ra-names-{key}"))
}

/// The keys of the eight gods of an edition (RA-E22, RA-R32).
const fn gods(names: NameSet) -> [&'static str; 8] {
    match names {
        NameSet::Classic | NameSet::Alea | NameSet::Windrider | NameSet::Barge => [
            "anubis", "bastet", "khnum", "horus", "set", "sobek", "thoth", "wadjet",
        ],
        NameSet::Brazilian => [
            "hathor", "isis", "osiris", "ptah", "sekhmet", "seshat", "sobek", "thoth",
        ],
    }
}

/// The key of the `number`-th god of a game, in messages and in names of drawings.
pub fn god_key(number: usize, names: NameSet) -> &'static str {
    let gods = gods(names);
    gods[number % gods.len()]
}

/// The name of the `number`-th god of a game.
pub fn god(number: usize, names: NameSet, text: &Text) -> String {
    text.say(&format!("ra-god-{}", god_key(number, names)))
}

/// What an epoch is called (RA-E23).
pub fn epoch(number: u8, names: NameSet, text: &Text) -> String {
    let key = match names {
        NameSet::Alea => "ra-kingdom",
        NameSet::Brazilian => "ra-era",
        NameSet::Classic | NameSet::Windrider | NameSet::Barge => "ra-epoch",
    };
    text.tell(key, &[("number", number.into())])
}

/// "12 points", or what the edition calls them (RA-E24).
pub fn points(count: i32, names: NameSet, text: &Text) -> String {
    let key = match names {
        NameSet::Alea => "ra-fame-points",
        NameSet::Barge => "ra-victory-points",
        NameSet::Classic | NameSet::Windrider | NameSet::Brazilian => "ra-points",
    };
    text.tell(key, &[("count", count.into())])
}

/// What points are given for.
pub fn category(category: Category, text: &Text) -> String {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::language::Language;

    /// RA-E20 to RA-E24, RA-R31, RA-R32
    #[test]
    fn editions_differ_where_the_table_says_so() {
        let text = Text::of(Language::English);
        let name = |named, set| tile(named, set, text);
        assert_eq!(name(Tile::War, NameSet::Alea), "Unrest");
        assert_eq!(name(Tile::War, NameSet::Windrider), "War");
        assert_eq!(name(Tile::Fortress, NameSet::Barge), "Mausoleum");
        assert_eq!(name(Tile::Palace, NameSet::Barge), "Sanctuary");
        assert_eq!(name(Tile::Palace, NameSet::Classic), "Palace");
        assert_eq!(god(1, NameSet::Brazilian, text), "Isis");
        assert_eq!(epoch(1, NameSet::Alea, text), "Old Kingdom");
        assert_eq!(points(2, NameSet::Alea, text), "2 fame points");
        assert_eq!(points(2, NameSet::Barge, text), "2 victory points");
    }

    #[test]
    fn no_edition_gives_two_tiles_the_same_name() {
        for language in Language::ALL {
            for set in NameSet::ALL {
                let name = |named| tile(named, set, Text::of(language));
                let names: BTreeSet<_> = Tile::ALL.map(name).into();
                assert_eq!(names.len(), Tile::KINDS, "{language:?} {set:?}");
            }
        }
    }
}
