//! The networks that come with the program.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

use super::Valued;
use super::net::Net;

macro_rules! shipped {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../../../nets/", $name, ".net")))),*]
    };
}

/// The networks in use. A name has the game, the number of players, for whom it is if not for all,
/// and the beginning of the SHA-256 of the file; the card of the same name says how it was made.
const SHIPPED: &[(&str, &[u8])] = shipped! {
    "ra-2-9f1b75c8c9db"
    "ra-2-pharaoh-46dbee50eff7"
    "ra-3-bff471d13222"
    "ra-3-pharaoh-7896d43abd3d"
    "ra-4-374aa869dc61"
    "ra-4-pharaoh-b19af1f06dc0"
    "ra-5-7929c6cd40b2"
    "amun-re-3-c5b85738dbc1"
    "amun-re-4-dda35ec5a98a"
    "amun-re-5-4912c1bf189c"
};

impl Net {
    /// The network that [`Vizier`](crate::Vizier) judges by in a game with so many players.
    ///
    /// # Panics
    ///
    /// If there is none, or its file is not the one that its name promises, which a test would have
    /// found.
    pub fn for_vizier<G: Valued>(players: usize) -> &'static Net {
        let name = format!("{}-{players}", G::KEY);
        find::<G>(&name, players).unwrap_or_else(|| panic!("there is no network {name}"))
    }

    /// The network that [`Pharaoh`](crate::Pharaoh) judges by: one of its own, where there is one.
    ///
    /// # Panics
    ///
    /// As [`Net::for_vizier`].
    pub fn for_pharaoh<G: Valued>(players: usize) -> &'static Net {
        let name = format!("{}-{players}-pharaoh", G::KEY);
        find::<G>(&name, players).unwrap_or_else(|| Net::for_vizier::<G>(players))
    }
}

/// The network of this name, but for the hash; loaded when it is first asked for.
fn find<G: Valued>(name: &str, players: usize) -> Option<&'static Net> {
    static LOADED: [OnceLock<Net>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
    let is_it = |(full, _): &(&str, _)| full.rsplit_once('-').is_some_and(|(own, _)| own == name);
    let number = SHIPPED.iter().position(is_it)?;
    Some(LOADED[number].get_or_init(|| load::<G>(SHIPPED[number], players)))
}

fn load<G: Valued>((name, bytes): (&str, &[u8]), players: usize) -> Net {
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
    SHIPPED.iter().map(|(name, _)| *name)
}

/// What the name of a network ends with: the first 12 hexadecimal digits of its SHA-256.
pub fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
