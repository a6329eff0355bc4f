//! The real program is killed while many play; what it acknowledged is there when it comes back.

use std::path::Path;

/// `CRASH_KILLS=20 CRASH_TABLES=30 cargo test -p cli --test crash` takes longer and finds more.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_no_acknowledged_move() {
    let number = |name: &str, default| {
        let given = std::env::var(name).ok().and_then(|text| text.parse().ok());
        given.unwrap_or(default)
    };
    let kills = number("CRASH_KILLS", 3);
    let tables = number("CRASH_TABLES", 6) as usize;
    let program = Path::new(env!("CARGO_BIN_EXE_heliopolis"));
    let report = load::kill_and_check(program, tables, kills).await;
    println!("{}", report.expect("nothing is lost"));
}
