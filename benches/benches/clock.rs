//! Time by the clock: `cargo bench -p benches --bench clock`.

use bots::Played;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// So many that the processor does not learn by heart what happens in them.
const GAMES: u64 = 2_000;

fn games<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
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

fn look<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
    let positions = benches::decisions::<G>(players);
    bencher
        .counter(ItemsCount::new(positions.len() * players))
        .bench(|| benches::look(&positions));
}

fn write<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
    let views = benches::views::<G>(players);
    bencher
        .counter(ItemsCount::new(views.len()))
        .bench(|| benches::write_json(&views));
}

fn read<G: Played>(bencher: Bencher<'_, '_>, players: usize) {
    let texts = benches::texts::<G>(players);
    bencher
        .counter(ItemsCount::new(texts.len()))
        .bench(|| benches::read_json::<G>(&texts));
}

mod ra {
    use divan::Bencher;
    use divan::counter::ItemsCount;
    use ra::Position;

    use super::GAMES;

    #[divan::bench(args = [2, 3, 4, 5])]
    fn games(bencher: Bencher<'_, '_>, players: usize) {
        super::games::<Position>(bencher, players);
    }

    #[divan::bench(args = [2, 3, 4, 5])]
    fn fused(bencher: Bencher<'_, '_>, players: usize) {
        bencher
            .counter(ItemsCount::new(GAMES))
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

    #[divan::bench(args = [4])]
    fn look(bencher: Bencher<'_, '_>, players: usize) {
        super::look::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn write(bencher: Bencher<'_, '_>, players: usize) {
        super::write::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn read(bencher: Bencher<'_, '_>, players: usize) {
        super::read::<Position>(bencher, players);
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

    #[divan::bench(args = [4])]
    fn look(bencher: Bencher<'_, '_>, players: usize) {
        super::look::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn write(bencher: Bencher<'_, '_>, players: usize) {
        super::write::<Position>(bencher, players);
    }

    #[divan::bench(args = [4])]
    fn read(bencher: Bencher<'_, '_>, players: usize) {
        super::read::<Position>(bencher, players);
    }
}
