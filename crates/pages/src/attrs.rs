//! The contract between pages, scripts and style sheets: every data attribute and what it means.
//!
//! Markup spells attributes out, so this list is not used to write them; a test holds that pages
//! write exactly these, and that scripts or style sheets read each of them.

/// Every data attribute that pages write, with its meaning.
pub const ATTRIBUTES: &[(&str, &str)] = &[
    (
        "data-ask-notify",
        "a switch that asks the browser for permission to notify",
    ),
    ("data-asked", "the reader owes a decision"),
    (
        "data-at",
        "a place that things travel to and from, by its name in cues",
    ),
    ("data-cat", "the colours of a tile, by its category"),
    ("data-confirm", "likely mistakes are confirmed"),
    ("data-copied", "what a button says when it has copied"),
    (
        "data-copy",
        "the selector of the field that a button copies",
    ),
    (
        "data-game",
        "the game of a page; its style sheets are scoped by it",
    ),
    ("data-heard", "the sounds of an update"),
    ("data-i", "the place of a piece on the Ra track"),
    ("data-keep", "a field whose text survives updates"),
    (
        "data-keep-scroll",
        "an element whose scroll position survives updates",
    ),
    (
        "data-key",
        "the key that presses a button or follows a link",
    ),
    ("data-live", "a form that is sent without loading a page"),
    ("data-lost", "what is said when the connection is lost"),
    ("data-motion", "whether things move"),
    ("data-n", "the length of the Ra track"),
    ("data-notify", "the reader wants to be notified"),
    ("data-of", "whose stone this is in the result"),
    (
        "data-piece",
        "a piece that keeps its identity through updates and is seen to move",
    ),
    ("data-players", "the number of players"),
    ("data-points-at", "what a lesson speaks of"),
    (
        "data-roving",
        "a group in which the arrow keys move the focus",
    ),
    (
        "data-salt",
        "a hidden field that the browser fills with random characters",
    ),
    (
        "data-seat-field",
        "the fields of a seat that only some numbers of players have",
    ),
    ("data-seen", "what travels with an update"),
    ("data-show-keys", "the button that lists the keys"),
    (
        "data-slip",
        "the question before an act that is likely a mistake",
    ),
    (
        "data-step",
        "the number of the page, which the stream goes on from",
    ),
    ("data-stream", "where updates come from"),
    ("data-submit", "a choice that sends its form at once"),
    ("data-tally", "a number that counts up"),
    ("data-theme", "day or night"),
    ("data-theme-choice", "a button that chooses the theme"),
    ("data-title", "the title of the page after an update"),
    ("data-track", "how the Ra track is drawn"),
    (
        "data-turn",
        "the icon of the page while it is the reader's turn",
    ),
    ("data-volume", "how loud sounds are"),
    ("data-volume-choice", "the control of the volume"),
    (
        "data-waiting",
        "the game has not begun; its beginning loads a page",
    ),
    ("data-why", "the id of what explains this"),
];
