//! The networks that are built into the program.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

use super::Encode;
use super::network::Net;

macro_rules! shipped {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../../../nets/", $name, ".net")))),*]
    };
}

/// The networks in use. A name has the game, the number of players, the rank if it is not for all,
/// and the beginning of the SHA-256 of the file. The card of the same name says how it was trained.
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
    /// The network of [`Vizier`](crate::Vizier) for this game and number of players.
    ///
    /// # Panics
    ///
    /// If there is none, or the hash in its name is not that of its file. A test rules that out.
    pub fn for_vizier<G: Encode>(players: usize) -> &'static Net {
        let name = format!("{}-{players}", G::KEY);
        find::<G>(&name, players).unwrap_or_else(|| panic!("there is no network {name}"))
    }

    /// The network of [`Pharaoh`](crate::Pharaoh): one of its own, or else the vizier's.
    ///
    /// # Panics
    ///
    /// As [`Net::for_vizier`].
    pub fn for_pharaoh<G: Encode>(players: usize) -> &'static Net {
        let name = format!("{}-{players}-pharaoh", G::KEY);
        find::<G>(&name, players).unwrap_or_else(|| Net::for_vizier::<G>(players))
    }
}

/// The network of this name without its hash; loaded when it is first asked for.
fn find<G: Encode>(name: &str, players: usize) -> Option<&'static Net> {
    static LOADED: [OnceLock<Net>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
    let is_it = |(full, _): &(&str, _)| full.rsplit_once('-').is_some_and(|(own, _)| own == name);
    let number = SHIPPED.iter().position(is_it)?;
    Some(LOADED[number].get_or_init(|| load::<G>(SHIPPED[number], players)))
}

fn load<G: Encode>((name, bytes): (&str, &[u8]), players: usize) -> Net {
    assert!(
        name.ends_with(&hash(bytes)),
        "{name} does not match its hash"
    );
    let net = Net::from_bytes(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(
        net.suits::<G>(players),
        "{name} does not have the shape of the game"
    );
    net
}

/// The names of the networks in use.
pub fn shipped_names() -> impl Iterator<Item = &'static str> {
    SHIPPED.iter().map(|(name, _)| *name)
}

/// The end of a network's name: the first 12 hexadecimal digits of the SHA-256 of its file.
pub fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
