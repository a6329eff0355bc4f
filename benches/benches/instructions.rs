//! Instructions counted under valgrind, the same on a busy machine as on a quiet one:
//! `cargo bench -p benches --bench instructions`.

#![allow(missing_docs, reason = "the macros write public modules")]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use ra::Position as Ra;

#[library_benchmark]
#[benches::players(args = [2, 3, 4, 5])]
fn ra_game(players: usize) {
    black_box(benches::play::<Ra>(black_box(players), 10));
}

#[library_benchmark]
#[bench::ra(args = (4), setup = benches::decisions::<Ra>)]
fn ra_actions(positions: Vec<Ra>) {
    black_box(benches::list_actions(&positions));
}

#[library_benchmark]
#[bench::ra(args = (4), setup = benches::turns::<Ra>)]
fn ra_apply(turns: Vec<(Ra, ra::Action)>) {
    black_box(benches::apply(&turns));
}

#[library_benchmark]
#[bench::ra(args = (4), setup = benches::decisions::<Ra>)]
fn ra_copy(positions: Vec<Ra>) {
    benches::copy(&positions);
}

library_benchmark_group!(name = ra_group; benchmarks = ra_game, ra_actions, ra_apply, ra_copy);
main!(library_benchmark_groups = ra_group);
