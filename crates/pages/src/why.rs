//! Explanations of what lies on a table, for those who point at it, reach it by key or touch it.
//!
//! They never change, so they stand once in the page, outside the part that updates replace. A thing
//! names its explanation by `data-why`; a button may also open it by `popovertarget`, without script.

use maud::{Markup, html};

use crate::rules;
use crate::shown::Shown;

/// An explanation.
pub(crate) struct Why<'a> {
    /// Its id.
    pub(crate) id: &'a str,
    /// What is explained, as it is drawn.
    pub(crate) drawing: Markup,
    /// The colours of the drawing: the code of a category, or nothing.
    pub(crate) colours: &'a str,
    /// Its name.
    pub(crate) name: String,
    /// What it does or means.
    pub(crate) says: Markup,
    /// Where the rules say so: `RA-10.3`.
    pub(crate) clause: &'a str,
}

/// The explanation as a box that opens beside the thing.
pub(crate) fn why<G: Shown>(why: &Why<'_>) -> Markup {
    let heading = format!("{}-h", why.id);
    html! {
        div.tip popover id=(why.id) data-cat=(why.colours) role="dialog" aria-labelledby=(heading) {
            span.tip__tile data-cat=(why.colours) { (why.drawing) }
            div {
                h3 id=(heading) { (why.name) }
                p.tip__now {}
            }
            p { (why.says) }
            p.tip__rule { (rules::clause::<G>(why.clause)) }
        }
    }
}
