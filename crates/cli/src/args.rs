//! The arguments of the program.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, value_parser};
use text::Language;

use crate::table_args::TableArgs;

/// The default thinking time of a bot, in milliseconds.
const DEFAULT_MS: u64 = bots::DEFAULT_TIME.as_millis() as u64;

/// Heliopolis: a home for Ra and Amun-Re, two auction games set in ancient Egypt.
///
/// Plays games between bots; records, replays, verifies and draws them.
#[derive(Debug, Parser)]
#[command(name = "heliopolis", version, arg_required_else_help = false)]
#[command(after_help = "A FILE of - is standard input.\n\
    Exit codes: 0 done, 1 a check failed or the system refused, 2 bad arguments or bad input.")]
pub(crate) struct Options {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The language of drawings and sentences: en, ru, nl or pt-BR. Default: LC_ALL or LANG.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = read_language)]
    pub(crate) lang: Option<Language>,
}

impl Options {
    /// The language of drawings and sentences: the one asked for, or the system's.
    pub(crate) fn language(&self) -> Language {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let system = || {
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(set)?;
            Language::from_posix(&locale)
        };
        self.lang.or_else(system).unwrap_or_default()
    }
}

fn read_language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code);
        format!("expected one of {}", codes.join(", "))
    })
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Start the server, to play in the browser. This is the default command.
    Serve(ServeArgs),
    /// Back up the data of a server, running or not, and check the copy.
    Backup(BackupArgs),
    /// Play many games and measure speed, scores and win shares.
    Simulate(SimulateArgs),
    /// Play one game and write its record to standard output.
    Record(RecordArgs),
    /// Replay a record step by step.
    Replay(ReplayArgs),
    /// Check that the outcomes of chance in a record follow from its seed.
    Verify(VerifyArgs),
    /// Draw a position of a record as text.
    Show(ShowArgs),
    /// Play a match between bots, with confidence intervals.
    Arena(ArenaArgs),
    /// Play a match between every pair of bots, and rate them.
    Ladder(LadderArgs),
    /// Advise on a decision in a record, with reasons.
    Hint(HintArgs),
    /// Count the possible continuations of a game, for testing.
    Perft(PerftArgs),
    /// List the bots.
    Bots(BotsArgs),
    /// Act as a bot for another program, over standard input and output.
    Bot(BotArgs),
}

/// How the server runs.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The address to listen on.
    #[arg(long, value_name = "ADDRESS", default_value_t = ServeArgs::ADDRESS)]
    pub(crate) addr: SocketAddr,
    /// Listen on all network interfaces, and show the link as a QR code for phones.
    #[arg(long)]
    pub(crate) lan: bool,
    /// The data file.
    #[arg(long, value_name = "FILE", default_value = ServeArgs::DATA)]
    pub(crate) data: PathBuf,
    /// The public URL, if the server is behind a proxy: `https://games.example.org`
    #[arg(long, value_name = "URL", value_parser = read_base_url)]
    pub(crate) base_url: Option<String>,
    /// Trust the proxy's X-Forwarded-For header.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// How many bots may think at the same time. Default: one less than the number of cores.
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1_024))]
    pub(crate) bot_threads: Option<u16>,
    /// Unload a table after this many seconds without visitors. It is loaded again on demand.
    #[arg(long, value_name = "SECONDS", default_value_t = ServeArgs::IDLE)]
    pub(crate) idle: u64,
    /// Requests per second allowed from one address.
    #[arg(long, value_name = "N", default_value_t = server::Limits::DEFAULT_RATE)]
    pub(crate) rate: NonZeroU32,
    /// Table pages that one address may have open.
    #[arg(long, value_name = "N", default_value_t = server::Limits::DEFAULT_STREAMS)]
    pub(crate) streams: usize,
}

impl ServeArgs {
    const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7777);
    const DATA: &str = "heliopolis.db";
    const IDLE: u64 = 600;
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        ServeArgs {
            addr: ServeArgs::ADDRESS,
            lan: false,
            data: ServeArgs::DATA.into(),
            base_url: None,
            behind_proxy: false,
            bot_threads: None,
            idle: ServeArgs::IDLE,
            rate: server::Limits::DEFAULT_RATE,
            streams: server::Limits::DEFAULT_STREAMS,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The backup to write. The file must not exist.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// The data file of the server.
    #[arg(long, value_name = "FILE", default_value = ServeArgs::DATA)]
    pub(crate) data: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games.
    #[arg(long, value_name = "K", default_value_t = 10_000)]
    #[arg(value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// Bots, separated by commas: one for each seat, or one for all. A program is exec:COMMAND.
    #[arg(long, value_name = "LIST", default_value = "random")]
    pub(crate) bots: String,
    /// The same seed gives the same games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads. Default: all cores. The result does not depend on it.
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1_024))]
    pub(crate) threads: Option<u16>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The bots of the table, separated by commas: one for each seat, or one for all. A
    /// program is exec:COMMAND. The bots rotate through the seats together.
    #[arg(long, value_name = "LIST")]
    pub(crate) bots: String,
    /// How many games; rounded up to whole deals, each played in every seating.
    #[arg(long, value_name = "K", default_value_t = 400)]
    #[arg(value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How long a bot may think about a decision, in milliseconds.
    #[arg(long, value_name = "T", default_value_t = DEFAULT_MS)]
    #[arg(value_parser = value_parser!(u64).range(1..=3_600_000))]
    pub(crate) ms: u64,
    /// The same seed gives the same deals.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads. Default: all cores. The result does not depend on it.
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1_024))]
    pub(crate) threads: Option<u16>,
    /// Log the games to this file. A log of the same match is continued.
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The bots, separated by commas.
    #[arg(
        long,
        value_name = "LIST",
        default_value = "random,novice,scribe,vizier,pharaoh"
    )]
    pub(crate) bots: String,
    /// How many games each match has; rounded up to whole deals, each played in every seating.
    #[arg(long, value_name = "K", default_value_t = 600)]
    #[arg(value_parser = value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How long a bot may think about a decision, in milliseconds.
    #[arg(long, value_name = "T", default_value_t = 5)]
    #[arg(value_parser = value_parser!(u64).range(1..=3_600_000))]
    pub(crate) ms: u64,
    /// The same seed gives the same deals.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads. Default: all cores.
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1_024))]
    pub(crate) threads: Option<u16>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct HintArgs {
    /// The record.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// After this step; 0 is the start.
    #[arg(long, value_name = "STEP")]
    pub(crate) at: usize,
    /// The seat to advise. Default: the first that owes a decision.
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<usize>,
    /// How long to think, in milliseconds.
    #[arg(long, value_name = "T", default_value_t = DEFAULT_MS)]
    #[arg(value_parser = value_parser!(u64).range(1..=3_600_000))]
    pub(crate) ms: u64,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RecordArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Bots, separated by commas: one for each seat, or one for all. A program is exec:COMMAND.
    #[arg(long, value_name = "LIST", default_value = "random")]
    pub(crate) bots: String,
    /// The seed of the table: a number, or 64 hexadecimal digits.
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: String,
    /// What the players add to the seed.
    #[arg(long, value_name = "TEXT", value_parser = read_salt)]
    pub(crate) salt: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Only this step; 0 is the start.
    #[arg(long, value_name = "STEP")]
    pub(crate) at: Option<usize>,
    /// Only what this seat may know.
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<usize>,
    /// Print one JSON object per step.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The record.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    /// The record.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// After this step; 0 is the start. Default: the last step.
    #[arg(long, value_name = "STEP")]
    pub(crate) at: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many steps to look ahead.
    #[arg(long, value_name = "D", value_parser = value_parser!(u8).range(..=64))]
    pub(crate) depth: u8,
    /// Draw outcomes of chance from this seed, so that only decisions branch. Default: count every
    /// outcome.
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BotArgs {
    /// The bot.
    pub(crate) name: String,
    /// The same seed gives the same answers.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct BotsArgs {
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The URL of a whole site: a scheme and a host, no path.
fn read_base_url(text: &str) -> Result<String, String> {
    let host = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"))
        .map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("is not a URL like https://games.example.org".to_owned()),
    }
}

/// A salt must fit into the header of a record.
fn read_salt(text: &str) -> Result<String, String> {
    const MAX_BYTES: usize = 1_000;
    if text.len() > MAX_BYTES {
        return Err(format!("more than {MAX_BYTES} bytes"));
    }
    Ok(text.to_owned())
}
