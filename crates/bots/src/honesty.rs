//! What every bot must keep: it does what is legal, and it decides by its view alone.

use tabletop::{Next, Play, Silence};

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;
use crate::roster::{Played, Player, Rank};

/// Lets bots of these ranks play whole games. Each decision is legal, and stays the same when
/// everything the seat cannot see is dealt anew.
pub(crate) fn play_honestly<G: Played>(ranks: &[Rank], options: &G::Options, games: u64) {
    for game in 0..games {
        let mut dice = FastDice::new(game, 0);
        let mut bots: Vec<Player<G>> = ranks.iter().map(|rank| rank.player()).collect();
        for (seed, bot) in (1..).zip(&mut bots) {
            bot.begin(seed);
        }
        let mut play = Play::new(G::new(ranks.len(), options).unwrap());
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
