//! What all requests share.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use store::{OpenError, Store};
use tokio::sync::{Mutex, watch};

use crate::bots::Thinkers;
use crate::limits::{Limits, Meter};
use crate::live::Tables;
use crate::table::Surroundings;
use crate::visitor::Keys;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The data file.
    pub data: PathBuf,
    /// How many pages the data file may have; without a number it may fill the disk.
    pub max_pages: Option<u32>,
    /// Where visitors find us, if that is not where we listen: `https://ra.example.org`.
    pub base_url: Option<String>,
    /// Whether a proxy stands before us, whose word about addresses counts.
    pub behind_proxy: bool,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// After so long without anybody a table leaves the memory.
    pub idle: Duration,
    /// How long somebody may have a connection without having said what he asks for.
    pub patience: Duration,
    /// How much a visitor may ask for.
    pub limits: Limits,
}

impl Config {
    /// The usual, with this data file.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            data: data.into(),
            max_pages: None,
            base_url: None,
            behind_proxy: false,
            bot_threads: usual_bot_threads(),
            idle: Duration::from_secs(600),
            patience: Duration::from_secs(30),
            limits: Limits::default(),
        }
    }
}

/// One core is left for the tables.
fn usual_bot_threads() -> usize {
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
    /// The data.
    pub(crate) store: Store,
    /// The tables in memory.
    pub(crate) tables: Tables,
    /// What we sign with.
    pub(crate) keys: Keys,
    /// Who has asked for how much.
    pub(crate) meter: Meter,
    /// Held by whoever looks for his guided game and opens one if there is none: of several clicks
    /// only the first opens a table.
    pub(crate) learning: Mutex<()>,
    /// Whether the server is stopping.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// Opens the data.
    pub(crate) fn new(config: Config) -> Result<App, OpenError> {
        let store = Store::open(&config.data, config.max_pages)?;
        let round = Surroundings {
            store: store.clone(),
            thinkers: Thinkers::new(config.bot_threads),
            idle: config.idle,
        };
        Ok(App(Arc::new(Inner {
            keys: Keys::new(*store.secret()),
            tables: Tables::new(round),
            meter: Meter::new(config.limits),
            learning: Mutex::default(),
            closing: watch::Sender::new(false),
            store,
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
