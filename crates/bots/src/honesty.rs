//! What every bot must keep to: legal actions, and decisions by its view alone.

use tabletop::{Next, Play, Silence};

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;
use crate::game::BotGame;
use crate::rank::Rank;
use crate::rank_bot::RankBot;

/// Few, so that whole games of searching bots are played quickly.
const ITERATIONS: u32 = 12;

/// Lets bots of these ranks play whole games. Each decision is legal, and stays the same when
/// everything the seat cannot see is dealt again.
pub(crate) fn play_honestly<G: BotGame>(ranks: &[Rank], options: &G::Options, games: u64) {
    for game in 0..games {
        let mut dice = FastDice::new(game, 0);
        let bot = |rank: &Rank| rank.bot_with(None, Some(ITERATIONS));
        let mut bots: Vec<RankBot<G>> = ranks.iter().map(bot).collect();
        for (seed, bot) in (1..).zip(&mut bots) {
            bot.begin(seed);
        }
        let mut play = Play::new(G::new(bots.len(), options).unwrap());
        loop {
            let position = *play.position();
            match position.next() {
                Next::Over => break,
                Next::Chance(_) => {
                    let outcome = position.sample(&mut dice);
                    play.settle(outcome, &mut Silence).unwrap();
                }
                Next::Decision(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = position.legal(seat);
                    let turn = Turn::new(&position, seat, &legal);
                    let mut again = bots[seat.index()].clone();
                    let action = bots[seat.index()].choose(&turn);
                    let imagined = G::determinize(&turn.view(), &mut dice);
                    let other = again.choose(&Turn::new(&imagined, seat, &legal));
                    assert_eq!(action, other, "by what is hidden in {position:?}");
                    play.decide(seat, action, &mut Silence).unwrap();
                }
            }
        }
    }
}
