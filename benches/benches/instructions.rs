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
#[bench::four(args = (4), setup = benches::decisions::<Ra>)]
fn ra_look(positions: Vec<Ra>) {
    benches::look(&positions);
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::views::<Ra>)]
fn ra_write(views: Vec<ra::View>) {
    black_box(benches::write_json(&views));
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::texts::<Ra>)]
fn ra_read(texts: Vec<String>) {
    black_box(benches::read_json::<Ra>(&texts));
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

#[library_benchmark]
#[bench::four(args = (4), setup = benches::decisions::<AmunRe>)]
fn amun_re_look(positions: Vec<AmunRe>) {
    benches::look(&positions);
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::views::<AmunRe>)]
fn amun_re_write(views: Vec<amun_re::View>) {
    black_box(benches::write_json(&views));
}

#[library_benchmark]
#[bench::four(args = (4), setup = benches::texts::<AmunRe>)]
fn amun_re_read(texts: Vec<String>) {
    black_box(benches::read_json::<AmunRe>(&texts));
}

library_benchmark_group!(
    name = ra_group;
    benchmarks =
        ra_game, ra_fused, ra_actions, ra_apply, ra_copy, ra_look, ra_write, ra_read
);
library_benchmark_group!(
    name = amun_re_group;
    benchmarks =
        amun_re_game, amun_re_actions, amun_re_apply, amun_re_copy, amun_re_look, amun_re_write,
        amun_re_read
);
main!(library_benchmark_groups = ra_group, amun_re_group);
