//! The networks that come with the program.

use sha2::{Digest, Sha256};

use super::Valued;
use super::net::Net;

macro_rules! shipped {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../../../nets/", $name, ".net")))),*]
    };
}

/// The networks in use. A name has the game, the number of players, and the beginning of the SHA-256
/// of the file; the card of the same name says how it was made.
const SHIPPED: &[(&str, &[u8])] = shipped! {
    "ra-2-25bb733998af"
    "ra-3-99eec619e0ab"
    "ra-4-374aa869dc61"
    "ra-5-51f87193b728"
    "amun-re-3-4a622f4da4eb"
    "amun-re-4-dda35ec5a98a"
    "amun-re-5-2f94097c3205"
};

/// The network for a game with so many players.
///
/// # Panics
///
/// If the file is not the one that its name promises, which a test would have found.
pub(crate) fn shipped<G: Valued>(players: usize) -> Net {
    let prefix = format!("{}-{players}-", G::KEY);
    let (name, bytes) = SHIPPED
        .iter()
        .find(|(name, _)| name.starts_with(&prefix))
        .unwrap_or_else(|| panic!("there is no network {prefix}"));
    let hash = hash(bytes);
    assert_eq!(name[prefix.len()..], hash, "{name} is not what it was");
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
