//! Why something is not possible.

use ra::Illegal;

use crate::message::Text;

pub(super) fn why_not(reason: &Illegal, text: &Text) -> String {
    text.say(match reason {
        Illegal::RowFull => "ra-why-row-full",
        Illegal::NoGod => "ra-no-god",
        Illegal::NotForGods => "ra-why-not-for-gods",
        Illegal::NotInRow => "ra-why-not-in-row",
        Illegal::NotUsable => "ra-why-not-usable",
        Illegal::TooLow(sun) => return text.tell("ra-why-too-low", &[("sun", sun.0.into())]),
        Illegal::MustBid => "ra-why-must-bid",
        Illegal::NotOwned => "ra-why-not-owned",
        Illegal::NotStruck => "ra-why-not-struck",
        Illegal::NotAtTurn => "ra-why-not-at-turn",
        Illegal::NoAuction => "ra-why-no-auction",
        Illegal::DuringAuction => "ra-why-during-auction",
        Illegal::NothingToEnd => "ra-why-nothing-to-end",
        Illegal::NothingToLose => "ra-why-nothing-to-lose",
        Illegal::LossFirst => "ra-why-loss-first",
    })
}
