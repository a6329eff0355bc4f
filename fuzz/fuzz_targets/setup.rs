//! Any JSON is a position that can be played to its end, or is refused.

#![no_main]

use fuzz::{Choices, play_out, through_the_doors};
use libfuzzer_sys::fuzz_target;
use serde_json::Deserializer;
use tabletop::Game;

/// An accepted setup is a position of the game: it can be written and viewed like any other, and every
/// sequence of choices from there on ends. The choices are the bytes after the JSON, then the JSON.
fn check<G: Game>(bytes: &[u8]) {
    let mut values = Deserializer::from_slice(bytes).into_iter::<G::Setup>();
    let Some(Ok(setup)) = values.next() else {
        return;
    };
    match G::from_setup(&setup) {
        Ok(position) => {
            through_the_doors(&position);
            let choices = [&bytes[values.byte_offset()..], bytes].concat();
            let over = play_out(position, &mut Choices::new(&choices), |before, _| {
                assert_eq!(G::from_setup(&before.to_setup()).as_ref(), Ok(before));
            });
            assert!(over.standing().is_some());
        }
        Err(faults) => assert!(!faults.0.is_empty() && !faults.to_string().is_empty()),
    }
}

fuzz_target!(|bytes: &[u8]| {
    check::<ra::Position>(bytes);
    check::<amun_re::Position>(bytes);
});
