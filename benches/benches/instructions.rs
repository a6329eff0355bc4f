//! Instructions counted under valgrind, the same on a busy machine as on a quiet one:
//! `cargo bench -p benches --bench instructions`.

#![allow(missing_docs, reason = "the macros write public modules")]

use std::hint::black_box;

use amun_re::Position as AmunRe;
use gungraun::{library_benchmark, library_benchmark_group, main};
use ra::Position as Ra;

#[library_benchmark]
#[bench::two(2)]
#[bench::three(3)]
#[bench::four(4)]
#[bench::five(5)]
fn ra_game(players: usize) {
    black_box(benches::play::<Ra>(black_box(players), 10));
}

#[library_benchmark]
#[bench::two(2)]
#[bench::three(3)]
#[bench::four(4)]
#[bench::five(5)]
fn ra_fused(players: usize) {
    benches::play_fused(black_box(players), 10);
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::decisions::<Ra>)]
fn ra_actions(positions: Vec<Ra>) {
    black_box(benches::list_actions(&positions));
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::turns::<Ra>)]
fn ra_apply(turns: Vec<(Ra, ra::Action)>) {
    black_box(benches::apply(&turns));
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::decisions::<Ra>)]
fn ra_copy(positions: Vec<Ra>) {
    benches::copy(&positions);
}

#[library_benchmark]
#[bench::three(3)]
#[bench::four(4)]
#[bench::five(5)]
fn amun_re_game(players: usize) {
    black_box(benches::play::<AmunRe>(black_box(players), 10));
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::decisions::<AmunRe>)]
fn amun_re_actions(positions: Vec<AmunRe>) {
    black_box(benches::list_actions(&positions));
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::turns::<AmunRe>)]
fn amun_re_apply(turns: Vec<(AmunRe, amun_re::Action)>) {
    black_box(benches::apply(&turns));
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::decisions::<AmunRe>)]
fn amun_re_copy(positions: Vec<AmunRe>) {
    benches::copy(&positions);
}

library_benchmark_group!(name = ra_group; benchmarks = ra_game, ra_fused, ra_actions, ra_apply, ra_copy);
library_benchmark_group!(
    name = amun_re_group;
    benchmarks = amun_re_game, amun_re_actions, amun_re_apply, amun_re_copy
);
main!(library_benchmark_groups = ra_group, amun_re_group);
