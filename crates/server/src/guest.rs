//! The visitor behind a request, with their settings and language.

use std::sync::Arc;

use club::{MAX_NAME, Pace, Visitor, clean_line};
use pages::{Language, MAX_VOLUME, Motion, Reader, Settings, Text, Theme};
use serde::{Deserialize, Serialize};

/// The visitor behind a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// The visitor.
    pub(crate) visitor: Visitor,
    /// Their settings.
    pub(crate) settings: Settings,
    /// The language of their pages.
    pub(crate) language: Language,
    /// The address under which they reach this server: `https://ra.example.org`.
    pub(crate) origin: Arc<str>,
}

impl Guest {
    /// The reader of a page.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader {
            text: Text::of(self.language),
            settings: &self.settings,
        }
    }

    /// The address of a table, to be shared.
    pub(crate) fn link(&self, table: &str) -> String {
        format!("{}/table/{table}", self.origin)
    }

    /// Settings and language as one text, equal if and only if they are.
    pub(crate) fn settings_key(&self) -> String {
        format!(
            "{} {}",
            self.language.code(),
            write_settings(&self.settings)
        )
    }
}

/// Settings as their cookie and the form have them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SettingsForm {
    /// The name.
    pub(crate) name: String,
    /// The code of the theme.
    pub(crate) theme: String,
    /// The code of the language, or anything else for that of the browser.
    pub(crate) language: String,
    /// The code of the pace.
    pub(crate) pace: String,
    /// `yes`, or anything else.
    pub(crate) confirm: String,
    /// The code of the motion.
    pub(crate) motion: String,
    /// A number.
    pub(crate) volume: String,
    /// `yes`, or anything else.
    pub(crate) notify: String,
}

impl SettingsForm {
    /// The settings; unknown values become defaults.
    pub(crate) fn read(&self) -> Settings {
        Settings {
            name: clean_line(&self.name, MAX_NAME),
            theme: Theme::from_code(&self.theme).unwrap_or_default(),
            language: Language::from_code(&self.language),
            pace: Pace::from_code(&self.pace).unwrap_or_default(),
            confirm: self.confirm == "yes",
            motion: Motion::from_code(&self.motion).unwrap_or_default(),
            volume: self.volume.parse().unwrap_or(0).min(MAX_VOLUME),
            notify: self.notify == "yes",
        }
    }

    fn of(settings: &Settings) -> SettingsForm {
        SettingsForm {
            name: settings.name.clone(),
            theme: settings.theme.code().to_owned(),
            language: settings
                .language
                .map_or("browser", Language::code)
                .to_owned(),
            pace: settings.pace.code().to_owned(),
            confirm: yes_no(settings.confirm),
            motion: settings.motion.code().to_owned(),
            volume: settings.volume.to_string(),
            notify: yes_no(settings.notify),
        }
    }
}

fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

/// Settings as the text of a cookie.
pub(crate) fn write_settings(settings: &Settings) -> String {
    let json = serde_json::to_vec(&SettingsForm::of(settings)).expect("settings are plain data");
    data_encoding::BASE64URL_NOPAD.encode(&json)
}

/// The settings in a cookie, if it can be read.
pub(crate) fn read_settings(cookie: &str) -> Option<Settings> {
    let json = data_encoding::BASE64URL_NOPAD
        .decode(cookie.as_bytes())
        .ok()?;
    let form: SettingsForm = serde_json::from_slice(&json).ok()?;
    Some(form.read())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_their_cookie() {
        let settings = Settings {
            name: "Анна; = \"☥\"".to_owned(),
            theme: Theme::Night,
            language: Some(Language::English),
            pace: Pace::Fast,
            confirm: true,
            motion: Motion::Reduced,
            volume: 7,
            notify: true,
        };
        let cookie = write_settings(&settings);
        assert!(
            cookie
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        );
        assert_eq!(read_settings(&cookie), Some(settings));
        for bad in ["", "x", "e30x", "////"] {
            assert_eq!(read_settings(bad), None, "{bad}");
        }
    }
}
