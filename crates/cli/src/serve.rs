//! `heliopolis serve`: the server, until it is asked to stop.

use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use anyhow::Context;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{Config, Limits, Server};
use tracing_subscriber::EnvFilter;

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::output;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    // RUST_LOG says otherwise, for example heliopolis=debug,server=debug.
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("warn,server=info,store=info"));
    // A program has one log; if it has one already, that one is used.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        // A log that cannot be written must not bring down the server.
        .log_internal_errors(false)
        .try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start threads")?;
    runtime.block_on(serve(args))
}

async fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let mut address = args.addr;
    if args.lan {
        address.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    }
    let default = Config::new(&args.data);
    let config = Config {
        base_url: args.base_url.clone(),
        behind_proxy: args.behind_proxy,
        bot_threads: args.bot_threads.map_or(default.bot_threads, usize::from),
        idle: Duration::from_secs(args.idle),
        limits: Limits {
            rate: args.rate,
            streams_of_address: args.streams,
            ..default.limits
        },
        ..default
    };
    let server = server::start(address, config)
        .await
        .map_err(anyhow::Error::from)?;
    // From the greeting on, the server may be asked to stop.
    let stopped = stop_signal()?;
    // The server runs even if nobody reads the greeting.
    let _ = greet(args, &server);
    stopped.await;
    tracing::info!("stopping: finishing what is under way");
    server.stop().await;
    Ok(())
}

/// Says where to play.
fn greet(args: &ServeArgs, server: &Server) -> Result<(), Failure> {
    let address = server.address();
    let link = match &args.base_url {
        Some(base) => base.clone(),
        None if address.ip().is_unspecified() => {
            format!("http://{}", SocketAddr::new(own_address(), address.port()))
        }
        None => format!("http://{address}"),
    };
    output::line(format_args!("Heliopolis: play at {link}"))?;
    if args.lan
        && let Ok(code) = QrCode::new(&link)
    {
        let drawing = code.render::<Dense1x2>().quiet_zone(true).build();
        output::line(format_args!("{drawing}"))?;
    }
    let data = args.data.display();
    output::line(format_args!(
        "Everything is kept in {data}. Stop with ctrl-c."
    ))
}

/// The address of this machine in the local network.
fn own_address() -> IpAddr {
    // Nothing is sent: the system only says which address it would send from.
    let outside = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let address = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))
        .and_then(|socket| socket.connect(outside).and_then(|()| socket.local_addr()));
    address.map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip())
}

/// Waits for a signal to stop.
fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupted = signal(SignalKind::interrupt())?;
        let mut terminated = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // If the system cannot tell, the server runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
