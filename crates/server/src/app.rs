//! What all requests share.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use club::{Registry, Storage};
use pages::Pages;
use store::{OpenError, Store};
use tokio::sync::{Mutex, watch};

use crate::bots::Thinkers;
use crate::identity::Keys;
use crate::limits::{Limits, Meter};
use crate::registry::Tables;
use crate::renderings::Renderings;
use crate::table::Services;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games that can be played.
    pub games: Registry,
    /// The data file.
    pub data: PathBuf,
    /// The size in bytes beyond which the data file does not grow, if there is a limit.
    pub max_bytes: Option<u64>,
    /// The public address, if it differs from where the server listens: `https://ra.example.org`.
    pub base_url: Option<String>,
    /// Whether requests come through a proxy that reports the address of the client.
    pub behind_proxy: bool,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// How long a table stays in memory after the last visitor has left.
    pub idle: Duration,
    /// How long a connection may take to send a complete request (slowloris).
    pub patience: Duration,
    /// How much a visitor may ask for.
    pub limits: Limits,
}

impl Config {
    /// The defaults, with this data file.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            games: Registry::standard(),
            data: data.into(),
            max_bytes: None,
            base_url: None,
            behind_proxy: false,
            bot_threads: default_bot_threads(),
            idle: Duration::from_secs(600),
            patience: Duration::from_secs(30),
            limits: Limits::default(),
        }
    }
}

/// One core is left for the tables.
fn default_bot_threads() -> usize {
    let cores = std::thread::available_parallelism();
    cores.map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

/// What all requests share.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Inner>);

/// The parts of an [`App`].
#[derive(Debug)]
pub(crate) struct Inner {
    /// How the server runs.
    pub(crate) config: Config,
    /// Where logs and lists are kept.
    pub(crate) storage: Arc<dyn Storage>,
    /// The tables in memory.
    pub(crate) tables: Tables,
    /// The keys that sign cookies and tokens.
    pub(crate) keys: Keys,
    /// Who has asked for how much.
    pub(crate) meter: Meter,
    /// Held while a visitor's guided game is looked up and opened if there is none, so that
    /// several clicks open one table.
    pub(crate) learning: Mutex<()>,
    /// The pages of the games.
    pub(crate) pages: Pages,
    /// What has been rendered for streams.
    pub(crate) renderings: Renderings,
    /// Whether the server is stopping.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// Opens the data.
    pub(crate) fn new(config: Config) -> Result<App, OpenError> {
        let storage: Arc<dyn Storage> = Arc::new(Store::open(&config.data, config.max_bytes)?);
        let services = Services {
            games: config.games.clone(),
            storage: Arc::clone(&storage),
            thinkers: Thinkers::new(config.bot_threads),
            idle: config.idle,
        };
        Ok(App(Arc::new(Inner {
            keys: Keys::new(*storage.secret()),
            tables: Tables::new(services),
            meter: Meter::new(config.limits),
            learning: Mutex::default(),
            pages: Pages::new(&config.games),
            renderings: Renderings::default(),
            closing: watch::Sender::new(false),
            storage,
            config,
        })))
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
