//! The networks that come with the program.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

use super::Valued;
use super::net::Net;

/// A network in use.
struct Shipped {
    /// Game, number of players, what sets it apart, and the beginning of the SHA-256 of the file; the
    /// card of the same name says how it was made.
    name: &'static str,
    game: &'static str,
    players: usize,
    is_large: bool,
    bytes: &'static [u8],
}

macro_rules! shipped {
    ($($game:literal $players:literal $kind:literal $hash:literal)*) => {
        &[$(Shipped {
            name: concat!($game, "-", $players, $kind, "-", $hash),
            game: $game,
            players: $players,
            is_large: !$kind.is_empty(),
            bytes: include_bytes!(concat!(
                "../../../../nets/", $game, "-", $players, $kind, "-", $hash, ".net"
            )),
        }),*]
    };
}

const SHIPPED: &[Shipped] = shipped! {
    "ra" 2 "" "25bb733998af"
    "ra" 3 "" "99eec619e0ab"
    "ra" 4 "" "374aa869dc61"
    "ra" 5 "" "51f87193b728"
    "amun-re" 3 "" "4a622f4da4eb"
    "amun-re" 4 "" "dda35ec5a98a"
    "amun-re" 5 "" "2f94097c3205"
};

impl Net {
    /// The network that judges quickest in a game with so many players.
    ///
    /// # Panics
    ///
    /// If there is none, or its file is not the one that its name promises, which a test would have
    /// found.
    pub fn small<G: Valued>(players: usize) -> &'static Net {
        find::<G>(players, false)
            .unwrap_or_else(|| panic!("there is no network for {players} players of {}", G::KEY))
    }

    /// The network that judges best: the larger one, where there are two.
    ///
    /// # Panics
    ///
    /// As [`Net::small`].
    pub fn large<G: Valued>(players: usize) -> &'static Net {
        find::<G>(players, true).unwrap_or_else(|| Net::small::<G>(players))
    }
}

fn find<G: Valued>(players: usize, is_large: bool) -> Option<&'static Net> {
    static LOADED: [OnceLock<Net>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
    let is_it =
        |net: &Shipped| (net.game, net.players, net.is_large) == (G::KEY, players, is_large);
    let number = SHIPPED.iter().position(is_it)?;
    Some(LOADED[number].get_or_init(|| load::<G>(&SHIPPED[number])))
}

fn load<G: Valued>(shipped: &Shipped) -> Net {
    let Shipped {
        name,
        players,
        bytes,
        ..
    } = *shipped;
    assert!(name.ends_with(&hash(bytes)), "{name} is not what it was");
    let net = Net::from_bytes(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(
        net.suits::<G>(players),
        "{name} has not the shape of the game"
    );
    net
}

/// The names of the networks in use.
pub fn shipped_names() -> impl Iterator<Item = &'static str> {
    SHIPPED.iter().map(|shipped| shipped.name)
}

/// What the name of a network ends with: the first 12 hexadecimal digits of its SHA-256.
pub fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
