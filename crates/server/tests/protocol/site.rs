//! The server in this program, on a file, and how visitors reach it.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{Method, Request, Response, StatusCode};
use serde_json::Value;
use server::{CannotServe, Config};
use store::OpenError;
use tower::ServiceExt as _;

/// A running server.
#[derive(Clone)]
pub(crate) struct Site(Router);

/// A visitor with a browser and a program.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    cookie: String,
    token: String,
}

impl Visitor {
    /// The visitor's id, as the log has it.
    pub(crate) fn id(&self) -> &str {
        self.token.split('.').next().unwrap_or_default()
    }
}

/// The longest answer that is read.
const LONGEST: usize = 8 << 20;

impl Site {
    /// Starts a server on this file, once the last one has let go of it.
    pub(crate) async fn start(data: &Path, idle: Duration) -> Site {
        loop {
            let mut config = Config::new(data);
            config.limits.rate = 1_000_000.try_into().unwrap();
            config.idle = idle;
            match server::without_port(config) {
                Ok(router) => return Site(router),
                Err(CannotServe::Data(OpenError::InUse(_))) => {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Somebody new.
    pub(crate) async fn visitor(&self) -> Visitor {
        let start = self.request(Method::GET, "/", &[], Body::empty()).await;
        let cookie = start.headers()[SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let headers = [(COOKIE.as_str(), cookie.as_str())];
        let tokens = self.request(Method::POST, "/api/v1/tokens", &headers, Body::empty());
        let (_, answer) = read(tokens.await).await;
        let answer: Value = serde_json::from_str(&answer).unwrap();
        let token = answer["token"].as_str().unwrap().to_owned();
        Visitor { cookie, token }
    }

    /// How many tables are in memory, as the server counts them.
    pub(crate) async fn tables_in_memory(&self) -> u64 {
        let metrics = self.request(Method::GET, "/metrics", &[], Body::empty());
        let (_, text) = read(metrics.await).await;
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("heliopolis_tables_in_memory "));
        line.and_then(|number| number.parse().ok()).unwrap()
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Body,
    ) -> Response<Body> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(body).unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], 1));
        request.extensions_mut().insert(ConnectInfo(address));
        self.0.clone().oneshot(request).await.unwrap()
    }

    /// A program asks the API.
    pub(crate) async fn api(
        &self,
        visitor: &Visitor,
        path: &str,
        body: Option<&Value>,
    ) -> (StatusCode, Value) {
        let response = self.api_response(visitor, path, body).await;
        let (status, text) = read(response).await;
        (
            status,
            serde_json::from_str(&text).unwrap_or(Value::String(text)),
        )
    }

    /// The same, before the answer is read.
    pub(crate) async fn api_response(
        &self,
        visitor: &Visitor,
        path: &str,
        body: Option<&Value>,
    ) -> Response<Body> {
        let path = format!("/api/v1/tables{path}");
        let bearer = format!("Bearer {}", visitor.token);
        let headers = [
            (AUTHORIZATION.as_str(), bearer.as_str()),
            (CONTENT_TYPE.as_str(), "application/json"),
        ];
        match body {
            Some(json) => {
                let body = Body::from(json.to_string());
                self.request(Method::POST, &path, &headers, body).await
            }
            None => {
                self.request(Method::GET, &path, &headers, Body::empty())
                    .await
            }
        }
    }

    /// A browser sends a form.
    pub(crate) async fn form(
        &self,
        visitor: &Visitor,
        path: &str,
        fields: String,
    ) -> (StatusCode, String) {
        let headers = [
            (COOKIE.as_str(), visitor.cookie.as_str()),
            (CONTENT_TYPE.as_str(), "application/x-www-form-urlencoded"),
        ];
        read(
            self.request(Method::POST, path, &headers, Body::from(fields))
                .await,
        )
        .await
    }
}

async fn read(response: Response<Body>) -> (StatusCode, String) {
    let status = response.status();
    let body = to_bytes(response.into_body(), LONGEST).await.unwrap();
    (status, String::from_utf8(body.to_vec()).unwrap())
}
