//! Time by the clock: `cargo bench -p benches --bench clock`.

use bots::Played;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn games<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
    const GAMES: u64 = 100;
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| benches::play::<G>(players, GAMES));
}

fn actions<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
    let positions = benches::decisions::<G>(players);
    let count = ItemsCount::new(positions.len());
    bencher
        .counter(count)
        .bench(|| benches::list_actions(&positions));
}

fn apply<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
    let turns = benches::turns::<G>(players);
    bencher
        .counter(ItemsCount::new(turns.len()))
        .bench(|| benches::apply(&turns));
}

fn copy<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
    let positions = benches::decisions::<G>(players);
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| benches::copy(&positions));
}

mod ra {
    use divan::Bencher;
    use ra::Position;

    #[divan::bench(args = [2, 3, 4, 5])]
    fn games(bencher: Bencher<'_, '_>, players: usize) {
        super::games::<Position>(bencher, players);
    }

    #[divan::bench(args = [2, 3, 4, 5])]
    fn fused(bencher: Bencher<'_, '_>, players: usize) {
        const GAMES: u64 = 100;
        bencher
            .counter(divan::counter::ItemsCount::new(GAMES))
            .bench(|| benches::play_fused(players, GAMES));
    }

    #[divan::bench(args = [4])]
    fn actions(bencher: Bencher<'_, '_>, players: usize) {
        super::actions::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn apply(bencher: Bencher<'_, '_>, players: usize) {
        super::apply::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn copy(bencher: Bencher<'_, '_>, players: usize) {
        super::copy::<Position>(bencher, players);
    }
}

mod amun_re {
    use amun_re::Position;
    use divan::Bencher;

    #[divan::bench(args = [3, 4, 5])]
    fn games(bencher: Bencher<'_, '_>, players: usize) {
        super::games::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn actions(bencher: Bencher<'_, '_>, players: usize) {
        super::actions::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn apply(bencher: Bencher<'_, '_>, players: usize) {
        super::apply::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn copy(bencher: Bencher<'_, '_>, players: usize) {
        super::copy::<Position>(bencher, players);
    }
}
