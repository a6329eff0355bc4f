//! Any JSON is a playable board, or is refused with everything that is wrong (AR-1.10).

#![no_main]

use amun_re::{Board, Options, Position};
use fuzz::{Choices, play_out, through_the_doors};
use libfuzzer_sys::fuzz_target;
use serde_json::{Deserializer, Value};
use tabletop::Game;

fuzz_target!(|bytes: &[u8]| {
    let mut values = Deserializer::from_slice(bytes).into_iter::<Value>();
    let Some(Ok(json)) = values.next() else {
        return;
    };
    match Board::from_json(&json) {
        Ok(board) => {
            assert_eq!(Board::from_json(&board.to_json()), Ok(board));
            assert!(
                board
                    .warnings()
                    .iter()
                    .all(|warning| !warning.to_string().is_empty())
            );
            // The choices are the bytes after the JSON.
            let choices = &mut Choices::new(&bytes[values.byte_offset()..]);
            let options = Options {
                board,
                expert: choices.one_of(&[false, true]),
                ..Options::default()
            };
            let start = Position::new(choices.one_of(&[3, 4, 5]), &options).expect("a table");
            through_the_doors(&play_out(start, choices, |_, _| ()));
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
        }
    }
});
