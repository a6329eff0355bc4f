//! Middleware: security headers, rate limits, CSRF, and who sent the request.

use std::any::Any;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{
    self, ACCEPT_LANGUAGE, COOKIE, HOST, HeaderName, HeaderValue, ORIGIN, SET_COOKIE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use club::{Problem, Visitor};
use pages::{Language, Settings};

use super::rejection::Rejection;
use crate::app::App;
use crate::guest::{Guest, read_settings, write_settings};
use crate::identity::{Purpose, new_visitor};
use crate::problem::{status, trace};

const VISITOR: &str = "visitor";
const SETTINGS: &str = "settings";
/// Browsers keep a cookie for 400 days at most.
const KEPT: &str = "Max-Age=34560000";

/// Content security policy: everything from here, nothing inline, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Adds the security headers to every answer.
pub(super) fn security_headers<B>(mut response: Response<B>) -> Response<B> {
    let headers = response.headers_mut();
    let set = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "interest-cohort=()",
        ),
    ];
    for (name, value) in set {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages are private; what may be cached says so itself.
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("private, no-store"));
    response
}

/// The address a request came from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address(pub(super) IpAddr);

/// Refuses requests above the rate limit, and those sent by pages of other sites (CSRF).
pub(super) async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = address(&app, peer, request.headers());
    let safe = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    let checked = app.meter.request(address).and_then(|()| {
        if !safe && is_foreign(request.headers(), &origin(&app, request.headers())) {
            return Err(Problem::Foreign);
        }
        Ok(())
    });
    if let Err(problem) = checked {
        // A short answer, not a page.
        trace(&problem);
        return (status(&problem), format!("{problem}\n")).into_response();
    }
    request.extensions_mut().insert(Address(address));
    next.run(request).await
}

/// The address that limits apply to: the peer's, or what the proxy reports.
fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        // The last entry is the one that our own proxy added.
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        read_address(last.to_str().ok()?.rsplit(',').next()?.trim())
    };
    let told = app.config.behind_proxy.then(forwarded).flatten();
    told.unwrap_or_else(|| peer.ip())
}

/// An address as proxies write it: some add the port.
fn read_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    text.parse().or_else(|_| with_port()).ok()
}

/// The address under which the sender of these headers reaches this server.
fn origin(app: &App, headers: &HeaderMap) -> Arc<str> {
    if let Some(base) = &app.config.base_url {
        return base.trim_end_matches('/').into();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or("localhost")).into()
}

/// Whether a page of another site made the browser send this (CSRF). Browsers say so; other
/// programs do not carry cookies they do not know of.
fn is_foreign(headers: &HeaderMap, own: &str) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    headers
        .get(ORIGIN)
        .is_some_and(|origin| origin.as_bytes() != own.as_bytes())
}

/// Identifies the visitor, gives new ones a cookie, and renders problems as pages.
pub(super) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let known = cookie(headers, VISITOR).and_then(|signed| app.keys.read(signed, Purpose::Cookie));
    let is_new = known.is_none();
    let settings = cookie(headers, SETTINGS).and_then(read_settings);
    let settings = settings.unwrap_or_default();
    let guest = Guest {
        visitor: known.unwrap_or_else(new_visitor),
        language: language(&settings, headers),
        settings,
        origin: origin(&app, headers),
    };
    request.extensions_mut().insert(guest.clone());
    let mut response = next.run(request).await;
    if let Some(Rejection(problem)) = response.extensions_mut().remove::<Rejection>() {
        response = problem_page(&problem, &guest);
    }
    if is_new {
        let signed = app.keys.sign(&guest.visitor, Purpose::Cookie);
        set_cookie(&app, response.headers_mut(), VISITOR, &signed);
    }
    response
}

/// A page that says what went wrong.
fn problem_page(problem: &Problem, guest: &Guest) -> Response {
    let page = pages::error_page(problem, &guest.reader()).into_string();
    (status(problem), Html(page)).into_response()
}

/// Adds the cookie with a visitor's settings.
pub(super) fn keep_settings(app: &App, response: &mut Response, settings: &Settings) {
    set_cookie(
        app,
        response.headers_mut(),
        SETTINGS,
        &write_settings(settings),
    );
}

fn set_cookie(app: &App, headers: &mut HeaderMap, name: &str, value: &str) {
    let base = app.config.base_url.as_deref().unwrap_or_default();
    let secure = if base.starts_with("https:") {
        "; Secure"
    } else {
        ""
    };
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; {KEPT}{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.append(SET_COOKIE, cookie);
    }
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).iter();
    let cookies = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'));
    let mut pairs = cookies.filter_map(|cookie| cookie.trim().split_once('='));
    pairs
        .find(|(other, _)| *other == name)
        .map(|(_, value)| value)
}

/// The chosen language, or the one the browser prefers.
fn language(settings: &Settings, headers: &HeaderMap) -> Language {
    let preferred = || {
        let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        Language::accepted(header)
    };
    settings.language.or_else(preferred).unwrap_or_default()
}

impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, Rejection> {
        let guest = parts.extensions.get::<Guest>();
        Ok(guest.cloned().ok_or(Problem::Unavailable)?)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, Rejection> {
        let address = parts.extensions.get::<Address>();
        Ok(address.copied().ok_or(Problem::Unavailable)?)
    }
}

/// The answer where there is no page.
pub(super) async fn not_found() -> Rejection {
    Rejection(Problem::NotFound)
}

/// The answer after a panic. It tells the visitor nothing but that.
#[allow(clippy::needless_pass_by_value)] // The layer hands it over like this.
pub(super) fn after_panic(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let what = text.or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(what = what.unwrap_or("?"), "a request panicked");
    (
        StatusCode::INTERNAL_SERVER_ERROR,
        "something went wrong here\n",
    )
        .into_response()
}

/// The visitor with the cookie in these headers, or a new one.
pub(super) fn visitor_of(app: &App, headers: &HeaderMap) -> Visitor {
    cookie(headers, VISITOR)
        .and_then(|signed| app.keys.read(signed, Purpose::Cookie))
        .unwrap_or_else(new_visitor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_with_its_port_and_without() {
        for (text, address) in [
            ("10.2.0.1", "10.2.0.1"),
            ("10.2.0.1:5000", "10.2.0.1"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]:443", "2001:db8::1"),
        ] {
            assert_eq!(read_address(text), address.parse().ok(), "{text}");
        }
        for bad in ["", "unknown", "10.2.0", "10.2.0.1:", "_hidden:80"] {
            assert_eq!(read_address(bad), None, "{bad}");
        }
    }
}
