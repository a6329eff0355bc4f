//! Time by the clock: `cargo bench -p benches --bench clock`.

use bots::BotGame;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Enough games that the branch predictor does not memorize them.
const GAMES: u64 = 2_000;

fn games<G: BotGame>(bencher: Bencher<'_, '_>, players: usize) {
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| benches::play::<G>(players, GAMES));
}

/// Measures something done with all of these at once.
fn all<I: Sync, O>(bencher: Bencher<'_, '_>, items: &[I], run: impl Fn(&[I]) -> O + Sync) {
    bencher
        .counter(ItemsCount::new(items.len()))
        .bench(|| run(items));
}

fn actions<G: BotGame>(bencher: Bencher<'_, '_>, players: usize) {
    all(
        bencher,
        &benches::decisions(players),
        benches::list_actions::<G>,
    );
}

fn apply<G: BotGame>(bencher: Bencher<'_, '_>, players: usize) {
    all(bencher, &benches::turns(players), benches::apply::<G>);
}

fn copy<G: BotGame>(bencher: Bencher<'_, '_>, players: usize) {
    all(bencher, &benches::decisions(players), benches::copy::<G>);
}

fn look<G: BotGame>(bencher: Bencher<'_, '_>, players: usize) {
    all(bencher, &benches::decisions(players), benches::look::<G>);
}

fn write<G: BotGame>(bencher: Bencher<'_, '_>, players: usize) {
    all(bencher, &benches::views::<G>(players), benches::write_json);
}

fn read<G: BotGame>(bencher: Bencher<'_, '_>, players: usize) {
    all(
        bencher,
        &benches::texts::<G>(players),
        benches::read_json::<G>,
    );
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
