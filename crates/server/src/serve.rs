//! Starting and stopping a server.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use store::OpenError;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::{App, Config};
use crate::http;
use crate::listen::listen;

/// Why no server can be started.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    /// The data cannot be used.
    #[error(transparent)]
    Data(#[from] OpenError),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {why}")]
    Address {
        /// Which.
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: App,
    task: JoinHandle<()>,
}

/// How long open connections may take to end when the server stops (graceful shutdown).
const GRACE: Duration = Duration::from_secs(5);
/// How often stale counters are dropped and metrics aggregated.
const TIDY: Duration = Duration::from_secs(60);

/// Starts a server.
///
/// # Errors
///
/// If the address or the data cannot be used.
pub async fn start(address: SocketAddr, config: Config) -> Result<Server, CannotServe> {
    let refuse = |why| CannotServe::Address { address, why };
    let listener = TcpListener::bind(address).await.map_err(refuse)?;
    let address = listener.local_addr().map_err(refuse)?;
    let (app, router) = open(config)?;
    #[cfg(unix)]
    allow_many_files();
    let task = tokio::spawn(listen(listener, app.clone(), router));
    Ok(Server { address, app, task })
}

/// Raises the limit on open files: every connection is one, and the default suits small programs.
#[cfg(unix)]
fn allow_many_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let files = getrlimit(Resource::Nofile);
    let all = Rlimit {
        current: files.maximum,
        ..files
    };
    if let Err(error) = setrlimit(Resource::Nofile, all) {
        tracing::warn!(%error, "the limit on open files cannot be raised; fewer connections are possible");
    }
}

/// A server without a port: requests are handed to it, each with the
/// [`ConnectInfo`](axum::extract::ConnectInfo) of its sender. It lives as long as the runtime on
/// which this is called.
///
/// # Errors
///
/// If the data cannot be used.
pub fn without_port(config: Config) -> Result<Router, CannotServe> {
    Ok(open(config)?.1)
}

/// Opens the data, brings the tables back, and is ready for requests.
pub(crate) fn open(config: Config) -> Result<(App, Router), OpenError> {
    let app = App::new(config)?;
    tokio::spawn(keep_tidy(app.clone()));
    let waking = app.clone();
    tokio::spawn(async move { waking.tables.wake().await });
    let router = http::router(app.clone());
    Ok((app, router))
}

async fn keep_tidy(app: App) {
    let mut closing = app.closing.subscribe();
    loop {
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => return,
            () = tokio::time::sleep(TIDY) => {
                app.meter.tidy();
                app.renderings.tidy();
                http::tidy();
            }
        }
    }
}

impl Server {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: no new requests, those under way are answered, and everything written is on disk.
    pub async fn stop(self) {
        self.app.closing.send_replace(true);
        if tokio::time::timeout(GRACE, self.task).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.app.storage.close().await;
    }
}
