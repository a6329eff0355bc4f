//! How likely Ra is.

use ra::{Tile, Tiles};

/// The chance that there is a Ra tile among the next `draws`, in whole percent.
pub(crate) fn percent(bag: &Tiles, draws: u32) -> u32 {
    let (all, ra) = (bag.total(), u32::from(bag[Tile::Ra]));
    let (mut none, mut of) = (1_u64, 1_u64);
    for draw in 0..draws.min(all) {
        none *= u64::from((all - ra).saturating_sub(draw));
        of *= u64::from(all - draw);
    }
    let rounded = (200 * (of - none) + of) / (2 * of);
    u32::try_from(rounded).expect("a chance is at most 100 percent")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_draw_is_a_fraction_and_more_draws_leave_fewer_other_tiles() {
        let bag: Tiles = [(Tile::Ra, 16), (Tile::Nile, 20), (Tile::Pharaoh, 46)]
            .into_iter()
            .collect();
        assert_eq!(percent(&bag, 1), 20);
        // 1 - (66 · 65 · 64) / (82 · 81 · 80)
        assert_eq!(percent(&bag, 3), 48);
    }

    #[test]
    fn what_is_certain_or_impossible_is_so() {
        assert_eq!(percent(&Tiles::default(), 3), 0);
        let ra: Tiles = [(Tile::Ra, 2)].into_iter().collect();
        assert_eq!(percent(&ra, 3), 100);
        let nile: Tiles = [(Tile::Nile, 2)].into_iter().collect();
        assert_eq!(percent(&nile, 3), 0);
    }
}
