//! What has just happened, and whose turn it is, in one line above everything.

use maud::{Markup, html};

use super::desk::Desk;
use super::{ask, tell};

pub(super) fn line(desk: &Desk<'_>) -> Markup {
    let names = desk.scene.names();
    let mut steps = desk.scene.log.iter().rev();
    let last = steps.find_map(|told| tell::tell(&told.events, &names, desk.text).pop());
    html! {
        p.live {
            @if let Some(last) = last { (last) " " }
            b { (ask::headline(desk)) }
        }
    }
}
