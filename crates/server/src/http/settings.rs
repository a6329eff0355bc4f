//! A visitor's settings, and the page about fair shuffles.

use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use pages::{Settings, Theme};
use serde::Deserialize;

use super::extract::{FormBody, QueryParams};
use super::middleware::keep_settings;
use crate::app::App;
use crate::guest::{Guest, SettingsForm};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Back {
    back: String,
}

/// `GET /settings`
pub(super) async fn page(
    guest: Guest,
    QueryParams(Back { back }): QueryParams<Back>,
) -> Html<String> {
    Html(pages::settings_page(own_path(&back), &guest.reader()).into_string())
}

#[derive(Debug, Deserialize)]
pub(super) struct Saved {
    #[serde(flatten)]
    settings: SettingsForm,
    #[serde(default)]
    back: String,
}

/// `POST /settings`
pub(super) async fn save(State(app): State<App>, FormBody(saved): FormBody<Saved>) -> Response {
    let mut response = Redirect::to(own_path(&saved.back)).into_response();
    keep_settings(&app, &mut response, &saved.settings.read());
    response
}

#[derive(Debug, Deserialize)]
pub(super) struct Themed {
    theme: String,
    #[serde(default)]
    back: String,
}

/// `POST /settings/theme`
pub(super) async fn theme(
    State(app): State<App>,
    guest: Guest,
    FormBody(themed): FormBody<Themed>,
) -> Response {
    let mut response = Redirect::to(own_path(&themed.back)).into_response();
    let theme = Theme::from_code(&themed.theme).unwrap_or_default();
    let settings = Settings {
        theme,
        ..guest.settings
    };
    keep_settings(&app, &mut response, &settings);
    response
}

/// A path on this site to return to, so that a link to the settings cannot lead elsewhere (open
/// redirect).
fn own_path(path: &str) -> &str {
    let own = path.starts_with('/')
        && !path.starts_with("//")
        && path
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if own { path } else { "/" }
}

/// `GET /fair`
pub(super) async fn fair(guest: Guest) -> Html<String> {
    Html(pages::fair_page(&guest.reader()).into_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_lead_back_to_our_own_pages_only() {
        assert_eq!(own_path("/table/1?a=b"), "/table/1?a=b");
        for foreign in [
            "",
            "x",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/\nx",
        ] {
            assert_eq!(own_path(foreign), "/", "{foreign}");
        }
    }
}
