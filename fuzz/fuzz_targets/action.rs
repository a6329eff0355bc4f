//! Any text is an action or is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::Game;

/// A text that is read is written the same, except for numbers beyond all suns and gold (NO-1.3,
/// NO-1.5). A refusal is a short message.
fn check<G: Game>(text: &str) {
    match text.parse::<G::Action>() {
        Ok(action) => {
            let written = action.to_string();
            assert_eq!(written.parse(), Ok(action), "{text:?}");
            let huge = text.split(' ').any(|word| word.len() > 2);
            assert!(written == text || huge, "{text:?} became {written:?}");
        }
        Err(error) => assert!(error.to_string().len() < 1_000),
    }
}

fuzz_target!(|text: &str| {
    check::<ra::Position>(text);
    check::<amun_re::Position>(text);
});
