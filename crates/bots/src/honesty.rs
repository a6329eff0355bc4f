//! What every bot must keep: it does what is legal, and it decides by its view alone.

use tabletop::{Next, Play, Silence};

use crate::bot::{Bot, Turn};
use crate::dice::FastDice;
use crate::ours::Ours;
use crate::roster::{Played, Player, Rank};

/// A bot of every rank. The pharaoh counts its walks, since the clock is not the same twice.
pub(crate) fn court() -> Vec<Ours> {
    let names = ["random", "novice", "scribe", "vizier", "pharaoh:12walks"];
    let court = names.map(|name| name.parse::<Ours>().unwrap());
    assert_eq!(court.each_ref().map(|bot| bot.rank), Rank::ALL);
    court.to_vec()
}

/// Lets these bots play whole games. Each decision is legal, and stays the same when
/// everything the seat cannot see is dealt anew.
pub(crate) fn play_honestly<G: Played>(bots: &[Ours], options: &G::Options, games: u64) {
    for game in 0..games {
        let mut dice = FastDice::new(game, 0);
        let mut players: Vec<Player<G>> = bots.iter().map(Ours::player).collect();
        for (seed, player) in (1..).zip(&mut players) {
            player.begin(seed);
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
                    let mut again = players[seat.index()].clone();
                    let action = players[seat.index()].choose(&turn);
                    let imagined = G::determinize(&turn.view(), &mut dice);
                    let other = again.choose(&Turn::new(&imagined, seat, &legal));
                    assert_eq!(action, other, "by what is hidden in {position:?}");
                    play.decide(seat, action, &mut Silence).unwrap();
                }
            }
        }
    }
}
