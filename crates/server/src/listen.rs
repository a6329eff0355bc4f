//! Connections: how many an address may have, and how long they may be silent.

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

/// The header timeout behind a proxy, which keeps connections for its next request: the proxy must
/// close them first, because a request that meets a closing connection is lost.
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
            // Retries after a moment if the process has no more file descriptors.
            connection = Listener::accept(&mut listener) => connection,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let place = match admit(&app, peer) {
            Ok(place) => place,
            Err(problem) => {
                tracing::debug!(%peer, %problem, "connection refused");
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
                tracing::debug!(%peer, %error, "connection lost");
            }
        });
    }
    drop(listener);
    served.shutdown().await;
}

/// How long a connection may take to send the head of a request (slowloris).
fn patience(config: &Config) -> Duration {
    if config.behind_proxy {
        PROXY
    } else {
        config.patience
    }
}

/// Counts a connection. Behind a proxy all connections have its address, and the proxy limits them.
fn admit(app: &App, peer: SocketAddr) -> Result<Option<OpenConnection>, Problem> {
    if app.config.behind_proxy {
        Ok(None)
    } else {
        app.meter.connection(peer.ip()).map(Some)
    }
}

/// A request with the address it came from.
fn from(peer: SocketAddr, request: Request<Incoming>) -> Request {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    request
}
