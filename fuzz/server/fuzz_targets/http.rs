//! Any requests at all are answered: without a fault of ours, without end, without a secret.

#![no_main]

#[path = "../../../crates/server/tests/doors/site.rs"]
mod site;

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use site::Site;

/// After so many inputs everything that they have left behind is thrown away.
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
