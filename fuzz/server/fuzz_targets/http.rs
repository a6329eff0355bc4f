//! Any request is answered without a server error, without hanging and without leaking a secret.

#![no_main]

#[path = "../../../crates/server/tests/doors/site.rs"]
mod site;

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use site::Site;

/// The number of inputs after which the server is replaced by a fresh one.
const RENEWED: u32 = 500;

thread_local! {
    static SITE: RefCell<Option<(Site, u32)>> = const { RefCell::new(None) };
}

fuzz_target!(|script: &[u8]| {
    SITE.with_borrow_mut(|place| {
        let (site, inputs) = place.get_or_insert_with(|| (Site::open(), 0));
        site.answer(&String::from_utf8_lossy(script));
        *inputs += 1;
        if *inputs >= RENEWED {
            *place = None;
        }
    });
});
