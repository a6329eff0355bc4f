//! Rare cases, variants, what is secret, and editions (AR-10, AR-12, AR-14, AR-15).

use maud::{Markup, html};

use crate::passage::Pen;

pub(super) fn rare(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["AR-3.6", "AR-R28"], "rules-ar-rare-deck"))
        (pen.says(&["AR-4.11", "AR-T33"], "rules-ar-rare-bid"))
        (pen.says(&["AR-R59"], "rules-ar-rare-two-stones"))
        (pen.says(&["AR-T50"], "rules-ar-rare-giver"))
        (pen.says(&["AR-T70"], "rules-ar-rare-goal"))
    }
}

pub(super) fn variants(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["AR-10.1"], "rules-ar-expert"))
        (pen.says(&["AR-10.2"], "rules-ar-expert-deal"))
        (pen.says(&["AR-10.3", "AR-R51"], "rules-ar-expert-reveal"))
        (pen.says(&["AR-10.4"], "rules-ar-expert-free"))
        (pen.says(&["AR-10.5"], "rules-ar-expert-again"))
        (pen.says(&["AR-10.6"], "rules-ar-options"))
    }
}

pub(super) fn secrets(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&["AR-12.1", "AR-R53"], "rules-ar-public"))
        (pen.says(&["AR-12.2"], "rules-ar-private"))
        (pen.says(&["AR-12.3"], "rules-ar-hidden"))
        (pen.says(&["AR-12.4", "AR-R52"], "rules-ar-gold-hidden"))
        (pen.says(&["AR-12.5"], "rules-ar-shown"))
        (pen.says(&["AR-12.7"], "rules-ar-counter"))
    }
}

pub(super) fn editions(pen: Pen<'_>) -> Markup {
    html! {
        (pen.says(&[
            "AR-15.1", "AR-E01", "AR-E02", "AR-E03", "AR-E04", "AR-E05", "AR-E06", "AR-E11",
            "AR-E13", "AR-E15",
        ], "rules-ar-editions-base"))
        (pen.says(&["AR-E08", "AR-E14"], "rules-ar-editions-stone"))
        (pen.says(&["AR-E07", "AR-E09", "AR-E10", "AR-E12", "AR-E16"], "rules-ar-editions-small"))
        (pen.says(&["AR-E17", "AR-R39", "AR-R58"], "rules-ar-editions-names"))
    }
}
