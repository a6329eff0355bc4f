//! What is seen to move and heard at a table of Amun-Re.

use amun_re::event::{Event, Source};
use amun_re::{Province, offering::Offer};
use tabletop::Seat;

use crate::amun_re::scene::scribe;
use crate::cues::{Cues, Sound};

/// The deck of power cards and what lies beside it.
pub(super) const SUPPLY: &str = "supply";
/// Where offerings are laid.
pub(super) const ALTAR: &str = "altar";

/// A province.
pub(super) fn land(province: Province) -> String {
    format!("land-{}", province.key())
}

/// A player's area.
pub(super) fn area(seat: Seat) -> String {
    format!("seat-{seat}")
}

pub(super) fn cues<'a>(events: impl Iterator<Item = &'a Event>) -> Cues {
    let mut cues = Cues::default();
    for event in events {
        cue(&mut cues, *event);
    }
    cues
}

fn cue(cues: &mut Cues, event: Event) {
    let supply = || SUPPLY.to_owned();
    match event {
        Event::ProvinceOpened { province, .. } => {
            cues.shines(land(province));
            cues.heard(Sound::Draw);
        }
        Event::Bid { seat, province, .. } => {
            cues.carried(&scribe(seat), area(seat), land(province));
            cues.heard(Sound::Bid);
        }
        Event::Outbid { seat, province, .. } => {
            cues.carried(&scribe(seat), land(province), area(seat));
        }
        Event::Passed { .. } => cues.heard(Sound::Pass),
        Event::ProvinceWon { province, .. } => {
            cues.shines(land(province));
            cues.heard(Sound::Win);
        }
        Event::Paid { seat, gold } if gold > 0 => {
            cues.carried("ar-gold", area(seat), supply());
        }
        Event::InstantGold { seat, province, .. } => {
            cues.carried("ar-gold", land(province), area(seat));
            cues.heard(Sound::Gold);
        }
        Event::ProvinceIncome { seat, province, .. } => {
            cues.carried("ar-gold", land(province), area(seat));
            cues.heard(Sound::Gold);
        }
        Event::CardDrawn { seat, .. } => {
            cues.carried("ar-card", supply(), area(seat));
            cues.heard(Sound::Draw);
        }
        Event::CardPlayed { seat, province, .. } => {
            let to = province.map_or_else(supply, land);
            cues.carried("ar-card", area(seat), to);
            cues.heard(Sound::Draw);
        }
        Event::FarmerPlaced {
            seat,
            province,
            from,
        } => {
            let drawing = match from {
                Source::FreeFarmer => "ar-free-farmer",
                Source::Instant | Source::Market | Source::Reward => "ar-farmer",
            };
            cues.carried(drawing, area(seat), land(province));
            cues.heard(Sound::Place);
        }
        Event::StonePlaced { seat, province, .. } => {
            cues.carried("ar-stone", area(seat), land(province));
            cues.heard(Sound::Place);
        }
        Event::PyramidBuilt { province, .. } => {
            cues.shines(land(province));
            cues.heard(Sound::Win);
        }
        Event::OfferShown { seat, offer } => offering(cues, seat, offer),
        Event::EpochEnded { .. } => cues.heard(Sound::Score),
        Event::Placed { .. } => cues.heard(Sound::Over),
        _ => {}
    }
}

fn offering(cues: &mut Cues, seat: Seat, offer: Offer) {
    let altar = ALTAR.to_owned();
    match offer.gold {
        Some(_) => cues.carried("ar-gold", area(seat), altar),
        None => {
            cues.carried("ar-gold", altar, area(seat));
            cues.heard(Sound::Loss);
        }
    }
    cues.heard(Sound::Gold);
}
