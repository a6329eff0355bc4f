//! Any JSON is a set of options, including a board, or is refused with everything that is wrong.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{Map, Value};
use tabletop::{Game, Options};

/// Accepted options survive a round trip, and a table either starts with them or says why not.
fn check<G: Game>(json: &Map<String, Value>) {
    match G::Options::from_json(json) {
        Ok(options) => {
            assert_eq!(
                G::Options::from_json(&options.to_json()),
                Ok(options.clone())
            );
            for players in 0..8 {
                let _ = G::new(players, &options);
            }
        }
        Err(faults) => assert!(!faults.is_empty()),
    }
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(json) = serde_json::from_slice(bytes) {
        check::<ra::Position>(&json);
        check::<amun_re::Position>(&json);
    }
});
