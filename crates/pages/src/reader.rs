//! The reader of a page: their language and settings.

use club::Pace;
use text::{Language, Text};

/// Who reads a page.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The words of their language.
    pub text: &'a Text,
    /// What they chose.
    pub settings: &'a Settings,
}

/// What a visitor chose; the browser keeps it in a cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The name they go by; empty until they have typed one.
    pub name: String,
    /// Day or night.
    pub theme: Theme,
    /// The language; none means the browser's.
    pub language: Option<Language>,
    /// How fast bots move at tables that they open.
    pub pace: Pace,
    /// Whether likely mistakes are confirmed.
    pub confirm: bool,
    /// Whether things move.
    pub motion: Motion,
    /// How loud the sounds are, up to [`MAX_VOLUME`]; silent at first.
    pub volume: u8,
    /// Whether the browser may notify them of their turn.
    pub notify: bool,
}

/// The greatest volume.
pub const MAX_VOLUME: u8 = 10;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            theme: Theme::default(),
            language: None,
            pace: Pace::default(),
            confirm: true,
            motion: Motion::default(),
            volume: 0,
            notify: false,
        }
    }
}

/// Day or night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Papyrus and ink.
    Day,
    /// Lapis and gold.
    Night,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Day, Theme::Night];

    /// Its code in forms.
    pub fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Day => "day",
            Theme::Night => "night",
        }
    }

    /// The theme with this code.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// Whether things move on the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// They travel.
    Full,
    /// They are in their new place at once.
    Reduced,
}

impl Motion {
    /// Every choice.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];

    /// Its code in forms.
    pub fn code(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Full => "full",
            Motion::Reduced => "reduced",
        }
    }

    /// The choice with this code.
    pub fn from_code(code: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.code() == code)
    }
}
