//! Games played at random, in several styles so that rare things happen often enough.

use amun_re::{Action, Event, Goods, Options, Position};
use conformance::{StyledGame, Taste};

/// A random game of Amun-Re.
pub(crate) type RandomGame = StyledGame<Position, Style>;

/// What a random player likes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Style {
    /// Everything alike.
    Any,
    /// Provinces that others lead in, with Defence and Bribe.
    Stubborn,
    /// Theft.
    Thieving,
    /// To buy, play and sell cards, so that the deck runs out.
    Trading,
    /// To keep cards, so that they cease to exist.
    Hoarding,
    /// Stones and Architects, and large offerings.
    Building,
}

impl Taste<Position> for Style {
    const ALL: &'static [Style] = &[
        Style::Any,
        Style::Stubborn,
        Style::Thieving,
        Style::Trading,
        Style::Hoarding,
        Style::Building,
    ];

    fn weight(self, position: &Position, action: Action) -> usize {
        match (self, action) {
            (Style::Any, _) => 1,
            (_, Action::Bid { province, gold }) => {
                let fights = matches!(self, Style::Stubborn) && gold < 16;
                let held = position.scribe_on(province).is_some();
                if fights && held { 40 } else { 1 }
            }
            (
                Style::Hoarding,
                Action::Bribe
                | Action::Defend
                | Action::Architect(_)
                | Action::FreeFarmer(_)
                | Action::Harvest(_)
                | Action::Treasury(_)
                | Action::Sell(_)
                | Action::Theft { change: true }
                | Action::Offer { change: true, .. },
            ) => 0,
            (_, Action::Bribe | Action::Defend) => 40,
            (Style::Stubborn | Style::Thieving, Action::TakeCard) => 60,
            (Style::Thieving, Action::Theft { .. }) => 2000,
            (Style::Stubborn, Action::Sell(_)) => 0,
            (
                Style::Trading | Style::Hoarding | Style::Stubborn,
                Action::Buy {
                    goods: Goods::Cards,
                    number,
                },
            ) => 60 * usize::from(number),
            (Style::Trading | Style::Hoarding, Action::TakeCard) => 60,
            (Style::Trading, Action::Sell(_)) => 3,
            (Style::Trading, Action::Decline) => 0,
            (Style::Building, Action::Architect(_)) => 60,
            (
                Style::Building,
                Action::Buy {
                    goods: Goods::Stones,
                    number,
                },
            ) => usize::from(number) * 4,
            (Style::Building, Action::Offer { gold, .. }) => usize::from(gold),
            (Style::Building, Action::Done) => 2,
            (_, Action::FreeFarmer(_) | Action::Harvest(_) | Action::Treasury(_)) => 10,
            (_, Action::Theft { change } | Action::Offer { change, .. }) if change => 3,
            _ => 1,
        }
    }
}

/// Every number of players, without and with the expert variant.
pub(crate) fn tables() -> impl Iterator<Item = (usize, Options)> {
    let kinds = [false, true].map(|expert| Options {
        expert,
        ..Options::default()
    });
    (3..=5).flat_map(move |players| kinds.map(|options| (players, options)))
}

/// Shows the events of every step of random games and the position after it, for every kind of
/// table; what is followed up through a game is made anew for each.
pub(crate) fn every_step<T>(
    games: u64,
    begin: impl Fn(&Position) -> T,
    mut look: impl FnMut(&mut T, &[Event], &Position),
) {
    for (players, options) in tables() {
        for seed in 0..games {
            let mut game = RandomGame::new(players, &options, seed);
            let mut followed = begin(&game.position);
            look(&mut followed, &[], &game.position);
            while game.step().is_some() {
                look(&mut followed, &game.events, &game.position);
            }
        }
    }
}
