//! What has just happened, and whose turn it is, in one line above everything.

use maud::{Markup, html};

use super::desk::Desk;
use super::{ask, tell};

pub(super) fn line(desk: &Desk<'_>) -> Markup {
    let names = desk.scene.names();
    let last = desk.scene.log.iter().rev().find_map(|told| {
        let events = told.events.iter().copied();
        let deeds: Vec<_> = events.filter(|event| !tell::is_heading(event)).collect();
        tell::tell(&deeds, &names, desk.text).pop()
    });
    html! {
        p.live {
            @if let Some(last) = last { (last) " " }
            b { (ask::headline(desk)) }
        }
    }
}
