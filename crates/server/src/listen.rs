//! Connections: who gets one, and how long he may keep it without asking for anything.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use club::Problem;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tower::ServiceExt as _;

use crate::app::{App, Config};
use crate::limits::OpenConnection;

/// A proxy keeps connections for its next request. It ends them itself, before we do: a request
/// that crosses the end of its connection is lost.
const PROXY: Duration = Duration::from_secs(600);

/// Serves every connection until the server is stopping, and then until each has been answered.
pub(crate) async fn listen(mut listener: TcpListener, app: App, router: Router) {
    let mut closing = app.closing.subscribe();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(patience(&app.config));
    let served = GracefulShutdown::new();
    loop {
        let (stream, peer) = tokio::select! {
            // When the system has no more files, this tries again after a moment.
            connection = Listener::accept(&mut listener) => connection,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let place = match admit(&app, peer) {
            Ok(place) => place,
            Err(problem) => {
                tracing::debug!(%peer, %problem, "turned away");
                continue;
            }
        };
        let service = router
            .clone()
            .map_request(move |request| from(peer, request));
        let service = TowerToHyperService::new(service);
        let connection = served.watch(http.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            let _place = place;
            if let Err(error) = connection.await {
                tracing::debug!(%peer, %error, "a connection is lost");
            }
        });
    }
    drop(listener);
    served.shutdown().await;
}

/// How long somebody may take to say what he asks for.
fn patience(config: &Config) -> Duration {
    match config.behind_proxy {
        true => PROXY,
        false => config.patience,
    }
}

/// A place for a connection. Behind a proxy all come from its address, and the proxy looks who may.
fn admit(app: &App, peer: SocketAddr) -> Result<Option<OpenConnection>, Problem> {
    match app.config.behind_proxy {
        true => Ok(None),
        false => app.meter.connection(peer.ip()).map(Some),
    }
}

/// A request with the address it came from.
fn from(peer: SocketAddr, request: Request<Incoming>) -> Request {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}
