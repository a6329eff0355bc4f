//! Bots for matches of any game.

use std::fmt::Debug;

use games::AnyMatch;
use tabletop::{Dice, Observer, Seat};

use crate::bot::{Bot, Deadline, Turn};
use crate::dice::FastDice;
use crate::game::BotGame;
use crate::rank::Rank;
use crate::rank_bot::RankBot;

/// A built-in bot that takes part in matches without its caller knowing the game.
///
/// It is cheap to keep and quick to ask again: a searching bot keeps the memory of its search.
pub trait AnyBot: Debug + Send {
    /// Decides for `seat`; the action in notation. None if the seat owes no decision, or the match is
    /// one of another game.
    ///
    /// The same match, seat and seed give the same decision, unless a search runs against a deadline.
    /// Without one, searches are bounded by [`DEFAULT_ITERATIONS`](crate::DEFAULT_ITERATIONS).
    fn decide(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        deadline: Option<&dyn Deadline>,
    ) -> Option<String>;
}

impl Rank {
    /// The ranks that there are for the game with this key: all of them, or only
    /// [`Rank::Random`] if the game has no bots of its own.
    pub fn of_game(key: &str) -> &'static [Rank] {
        match GameBots::find(key) {
            Some(_) => &Rank::ALL,
            None => &[Rank::Random],
        }
    }

    /// A bot of this rank for the game with this key. If the game has no bots of its own, every rank
    /// plays at random.
    pub fn any_bot(self, key: &str) -> Box<dyn AnyBot> {
        match GameBots::find(key) {
            Some(bots) => (bots.make)(self),
            None => Box::new(AnyRandom),
        }
    }
}

/// The games with bots of their own.
const GAMES: [GameBots; 2] = [
    GameBots::of::<::ra::Position>(),
    GameBots::of::<::amun_re::Position>(),
];

/// The bots of one game.
#[derive(Clone, Copy)]
struct GameBots {
    key: &'static str,
    make: fn(Rank) -> Box<dyn AnyBot>,
}

impl GameBots {
    const fn of<G: BotGame>() -> GameBots {
        GameBots {
            key: G::KEY,
            make: |rank| Box::new(rank.bot::<G>()),
        }
    }

    fn find(key: &str) -> Option<GameBots> {
        GAMES.into_iter().find(|bots| bots.key == key)
    }
}

impl<G: BotGame> AnyBot for RankBot<G> {
    fn decide(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        deadline: Option<&dyn Deadline>,
    ) -> Option<String> {
        let game = game.downcast_ref::<G>()?;
        let legal = game.actions(Observer::Seat(seat));
        if legal.is_empty() {
            return None;
        }
        self.begin(seed);
        let turn = Turn::new(game.position(), seat, &legal);
        let turn = match deadline {
            Some(deadline) => turn.until(deadline),
            None => turn,
        };
        Some(self.choose(&turn).to_string())
    }
}

/// Plays any game at random.
#[derive(Debug)]
struct AnyRandom;

impl AnyBot for AnyRandom {
    fn decide(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        _: Option<&dyn Deadline>,
    ) -> Option<String> {
        let mut legal = game.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let number = FastDice::new(seed, 0).below(legal.len() as u32);
        Some(legal.swap_remove(number as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conformance::toy::Toy;
    use games::{Kind, Registry, Shuffle};
    use serde_json::Map;
    use tabletop::{Game as _, Seed};

    static TOY: Kind<Toy> = Kind::new();

    /// Lets bots of this rank play a whole match.
    fn play(registry: &Registry, key: &str, rank: Rank) {
        let kind = registry.get(key).unwrap();
        let shuffle = Shuffle::new(Seed::from_number(5));
        let players = *kind.players().start();
        let mut game = kind.open(players, &Map::new()).unwrap();
        game.commit(&game.roll(&shuffle)).unwrap();
        let mut bot = rank.any_bot(key);
        let mut seed = 0;
        while let Some(seat) = game.owing().first() {
            seed += 1;
            let action = bot.decide(&*game, seat, seed, None).unwrap();
            assert_eq!(bot.decide(&*game, seat, seed, None), Some(action.clone()));
            let steps = game.decide(seat, &action, &shuffle).unwrap();
            game.commit(&steps).unwrap();
        }
        assert!(game.is_over());
        for seat in Seat::all(players) {
            assert_eq!(bot.decide(&*game, seat, seed, None), None);
        }
    }

    #[test]
    fn every_game_of_the_registry_is_played_to_its_end() {
        let registry = Registry::standard().with(&TOY);
        for kind in registry.iter() {
            for rank in [Rank::Random, Rank::Novice, Rank::Scribe, Rank::Vizier] {
                play(&registry, kind.key(), rank);
            }
        }
    }

    #[test]
    fn a_game_without_bots_of_its_own_has_random() {
        assert_eq!(Rank::of_game(Toy::KEY), [Rank::Random]);
        assert_eq!(Rank::of_game(::ra::Position::KEY), Rank::ALL);
    }
}
