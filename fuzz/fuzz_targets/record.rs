//! Any bytes are a record or are refused, with the line and the reason.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::Game;
use tabletop::record::{BadRecord, Record, RecordFile};

fn read<G: Game>(bytes: &[u8]) -> Result<Record<G>, BadRecord> {
    RecordFile::open(bytes)?.read()
}

/// A record that is read survives a round trip. Reading, refusing and verifying never panic.
fn check<G: Game>(bytes: &[u8]) {
    match read::<G>(bytes) {
        Ok(record) => {
            let text = record.to_string();
            let again = read(text.as_bytes());
            assert_eq!(again.as_ref(), Ok(&record), "{text}");
            assert_eq!(again.map(|record| record.to_string()), Ok(text));
            if record.verify().is_ok() {
                assert!(record.header.seed.is_some());
            }
        }
        Err(bad) => {
            let lines = bytes.split(|&byte| byte == b'\n').count();
            assert!((1..=lines).contains(&bad.line), "{bad}");
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    check::<ra::Position>(bytes);
    check::<amun_re::Position>(bytes);
});
