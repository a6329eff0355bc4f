//! Positions and views in written form.

use serde::de::DeserializeOwned;
use tabletop::{Game, Observer, Seat};

use crate::{Suite, Verdict};

impl<G: Game> Suite<G> {
    /// Every position written out reads back as the same position, through JSON as well.
    pub fn setups_round_trip(&self) {
        self.in_every_position(|play, _| check_setup(play.position()));
    }

    /// Every view written as JSON reads back as the same view.
    pub fn views_survive_json(&self)
    where
        G::View: DeserializeOwned,
    {
        self.in_every_position(|play, _| {
            for observer in observers(play.position().players()) {
                let view = play.position().view(observer);
                let text = to_json(&view)?;
                match serde_json::from_str::<G::View>(&text) {
                    Ok(read) if read == view => {}
                    Ok(read) => return Err(format!("{view:?} is {text}, which reads {read:?}")),
                    Err(error) => return Err(format!("{view:?} is {text}, and then {error}")),
                }
            }
            Ok(())
        });
    }
}

/// Everybody who may look: the players and a spectator.
pub(crate) fn observers(players: usize) -> impl Iterator<Item = Observer> {
    let seats = Seat::all(players).map(Observer::Seat);
    seats.chain([Observer::Spectator])
}

/// The position can be written out and read back, through JSON as well.
pub(crate) fn check_setup<G: Game>(position: &G) -> Verdict {
    let setup = position.to_setup();
    match G::from_setup(&setup) {
        Ok(read) => ensure!(read == *position, "{setup:?} is another position: {read:?}"),
        Err(faults) => return Err(format!("{setup:?} is refused: {faults}")),
    }
    let text = to_json(&setup)?;
    match serde_json::from_str::<G::Setup>(&text) {
        Ok(read) => ensure!(read == setup, "{setup:?} is {text}, which reads {read:?}"),
        Err(error) => return Err(format!("{setup:?} is {text}, and then {error}")),
    }
    Ok(())
}

fn to_json(value: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("cannot be written: {error}"))
}
