//! Views: what is seen and what is answered depends on what the seat may know, and on nothing else.

use tabletop::{Game, Observer};

use crate::setup::{check_setup, observers};
use crate::suite::play_out;
use crate::{Suite, TestDice, Verdict};

impl<G: Game> Suite<G> {
    /// Filling in what a view does not tell gives a position with the same view. It is one that can
    /// be written out and played to its end, and it asks the same of the same seats. The observer
    /// has the same legal actions in it, and is refused everything else in the same words.
    pub fn views_are_honest(&self) {
        self.in_every_position(|play, dice| {
            for observer in observers(play.position().players()) {
                self.check_observer(play.position(), observer, dice)
                    .map_err(|fault| format!("for {observer:?}, {fault}"))?;
            }
            Ok(())
        });
    }

    fn check_observer(&self, real: &G, observer: Observer, dice: &mut TestDice) -> Verdict {
        let view = real.view(observer);
        let imagined = G::determinize(&view, dice);
        ensure!(
            imagined.view(observer) == view,
            "the position imagined has another view: {imagined:?}"
        );
        ensure!(
            imagined.players() == real.players()
                && imagined.next() == real.next()
                && imagined.sealed() == real.sealed()
                && imagined.first_player() == real.first_player(),
            "something else is next in the position imagined: {imagined:?}"
        );
        ensure!(
            imagined.standing() == real.standing(),
            "the position imagined has another result: {imagined:?}"
        );
        check_setup(&imagined)?;
        if let Some(seat) = observer.seat() {
            let (actions, others) = (real.legal(seat), imagined.legal(seat));
            ensure!(
                *actions == *others,
                "the legal actions {:?} depend on what is hidden: {:?}",
                &*actions,
                &*others
            );
            for &action in &self.actions {
                let answer = |position: &G| {
                    let checked = position.check(seat, action);
                    checked.map_err(|refusal| refusal.to_string())
                };
                let (told, otherwise) = (answer(real), answer(&imagined));
                ensure!(
                    told == otherwise,
                    "the answer to {action} depends on what is hidden: {told:?}, {otherwise:?}"
                );
            }
        }
        // Playing on is slow, so it is done now and then.
        if dice.once_in(16) {
            let end = play_out(imagined, dice)?;
            ensure!(
                end.is_over(),
                "the position imagined does not come to an end"
            );
        }
        Ok(())
    }
}
