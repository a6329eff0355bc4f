//! What has just happened, and whose turn it is, in one line above everything.

use amun_re::Position;
use maud::{Markup, html};

use crate::amun_re::decision;
use crate::amun_re::scene::Stage;
use crate::rich;
use crate::shown::Shown;

pub(super) fn line(stage: &Stage<'_>) -> Markup {
    let mut steps = stage.scene.log.iter().rev();
    let last = steps.find_map(|told| {
        let lines = stage.scene.tell(told, stage.text);
        lines.into_iter().rfind(|line| !line.heading)
    });
    html! {
        p.live {
            @if let Some(last) = last { (rich::line(&last, Position::marked)) " " }
            b { (decision::headline(stage)) }
        }
    }
}
