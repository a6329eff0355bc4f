//! The way to a server: over sockets, or straight to its router.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::Result;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use reqwest::Client;
use tower::ServiceExt as _;

/// The way to a server.
#[derive(Clone, Debug)]
pub enum Way {
    /// Over sockets, to this address.
    Sockets(Client, String),
    /// Within this process.
    Router(Router),
}

impl Way {
    /// Over sockets, to this address.
    pub fn sockets(http: &Client, server: &str) -> Way {
        Way::Sockets(http.clone(), server.to_owned())
    }

    /// Sends this to the API with a token.
    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        token: &str,
        json: Option<String>,
    ) -> Result<(StatusCode, Bytes)> {
        let path = format!("/api/v1{path}");
        match self {
            Way::Sockets(http, server) => {
                let mut request = http.request(method, format!("{server}{path}"));
                request = request.bearer_auth(token);
                if let Some(json) = json {
                    request = request.header(CONTENT_TYPE, "application/json").body(json);
                }
                let answer = request.send().await?;
                Ok((answer.status(), answer.bytes().await?))
            }
            Way::Router(router) => {
                let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 1));
                let mut request = Request::builder()
                    .method(method)
                    .uri(path)
                    .header(AUTHORIZATION, format!("Bearer {token}"))
                    .extension(ConnectInfo(here));
                if json.is_some() {
                    request = request.header(CONTENT_TYPE, "application/json");
                }
                let request = request.body(json.map_or_else(Body::empty, Body::from))?;
                let answer = router.clone().oneshot(request).await?;
                let status = answer.status();
                Ok((status, to_bytes(answer.into_body(), usize::MAX).await?))
            }
        }
    }
}
