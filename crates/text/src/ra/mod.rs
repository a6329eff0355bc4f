//! The words of Ra.

mod names;
mod narrator;

use ra::{Action, Event, Options, Position};

use crate::message::Text;
use crate::narration::{Line, Narrated, Telling};

pub use names::{
    category, edition, epoch, god, god_key, one, points, some, tile, tile_key, tile_plain,
};
pub use narrator::Mark;

impl Narrated for Position {
    type Mark = Mark;

    fn tell(events: &[Event], telling: &Telling<'_, Position>) -> Vec<Line<Mark>> {
        narrator::tell(events, telling)
    }

    fn action_name(action: Action, options: &Options, text: &Text) -> String {
        let tile = |tile| names::one(tile, options.names, text);
        match action {
            Action::Draw => text.say("ra-act-draw"),
            Action::Invoke => text.say("ra-act-invoke"),
            Action::God(taken) => text.tell("ra-act-god", &[("tile", tile(taken).into())]),
            Action::Done => text.say("ra-act-done"),
            Action::Pass => text.say("ra-act-pass"),
            Action::Bid(sun) => text.tell("ra-act-bid", &[("sun", sun.0.into())]),
            Action::Lose(lost) => text.tell("ra-act-lose", &[("tile", tile(lost).into())]),
        }
    }
}
