//! What has just happened, and whose turn it is, in one line above everything.

use amun_re::Position;
use maud::{Markup, html};

use super::ask;
use super::desk::Desk;
use crate::rich;
use crate::shown::Shown;

pub(super) fn line(desk: &Desk<'_>) -> Markup {
    let mut steps = desk.scene.log.iter().rev();
    let last = steps.find_map(|told| {
        let lines = desk.scene.tell(told, desk.text);
        lines.into_iter().rfind(|line| !line.heading)
    });
    html! {
        p.live {
            @if let Some(last) = last { (rich::line(&last, Position::marked)) " " }
            b { (ask::headline(desk)) }
        }
    }
}
