//! How much a visitor, or an address, may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use club::{Problem, TooMany, Visitor};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one address in a second, in the long run.
    pub rate: NonZeroU32,
    /// Unfinished tables that one visitor may have opened within a day.
    pub tables: u64,
    /// Records that one visitor may import in a day.
    pub imports_of_visitor: NonZeroU32,
    /// Records that one address may import in a day.
    pub imports_of_address: NonZeroU32,
    /// Streams that one visitor may have open.
    pub streams_of_visitor: usize,
    /// Streams that one address may have open.
    pub streams_of_address: usize,
    /// Streams of all together.
    pub streams: usize,
}

const SIX: NonZeroU32 = NonZeroU32::new(6).expect("not zero");
const DAY: Duration = Duration::from_secs(24 * 3_600);

impl Limits {
    /// The default of [`Limits::rate`].
    pub const DEFAULT_RATE: NonZeroU32 = NonZeroU32::new(50).expect("not zero");
    /// The default of [`Limits::streams_of_address`].
    pub const DEFAULT_STREAMS: usize = 200;
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: Limits::DEFAULT_RATE,
            tables: 40,
            imports_of_visitor: NonZeroU32::new(40).expect("not zero"),
            imports_of_address: NonZeroU32::new(200).expect("not zero"),
            streams_of_visitor: 20,
            streams_of_address: Limits::DEFAULT_STREAMS,
            streams: 20_000,
        }
    }
}

/// Connections that one address may have open in addition to those of its streams.
const CONNECTIONS: usize = 300;
/// The longest body of a form or an API request, in bytes.
pub(crate) const BODY: usize = 64 << 10;
/// The longest record that can be imported, in bytes.
pub(crate) const IMPORT: usize = 1 << 20;
/// How much of a body that is too long is drained, in bytes.
pub(crate) const DRAINED: usize = 16 << 20;

/// Who has asked for how much.
#[derive(Debug)]
pub(crate) struct Meter {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    visitors: DefaultKeyedRateLimiter<Visitor>,
    opening: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<Visitor>,
    imports_of_visitor: DefaultKeyedRateLimiter<Visitor>,
    imports_of_address: DefaultKeyedRateLimiter<IpAddr>,
    streams: Arc<Mutex<Streams>>,
    connections: Connections,
    limits: Limits,
}

/// How many connections each address has open.
type Connections = Arc<Mutex<HashMap<IpAddr, usize>>>;

#[derive(Debug, Default)]
struct Streams {
    all: usize,
    visitors: HashMap<Visitor, usize>,
    addresses: HashMap<IpAddr, usize>,
}

/// An open stream; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct OpenStream {
    streams: Arc<Mutex<Streams>>,
    visitor: Visitor,
    address: IpAddr,
}

/// An open connection; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct OpenConnection {
    connections: Connections,
    address: IpAddr,
}

impl Meter {
    /// A meter on which nobody has asked for anything.
    pub(crate) fn new(limits: Limits) -> Meter {
        // Loading a page asks for some ten files at once, and a house has several people.
        let burst = limits.rate.saturating_mul(SIX);
        let requests = Quota::per_second(limits.rate).allow_burst(burst);
        let changes = Quota::per_second(limits.rate);
        let openings = Quota::per_minute(limits.rate);
        // By default ten lines at once, and one per second after that.
        let chat = Quota::per_second(part(limits.rate, 50)).allow_burst(part(limits.rate, 5));
        Meter {
            addresses: RateLimiter::keyed(requests),
            visitors: RateLimiter::keyed(changes),
            opening: RateLimiter::keyed(openings),
            chat: RateLimiter::keyed(chat),
            imports_of_visitor: RateLimiter::keyed(in_a_day(limits.imports_of_visitor)),
            imports_of_address: RateLimiter::keyed(in_a_day(limits.imports_of_address)),
            streams: Arc::default(),
            connections: Arc::default(),
            limits,
        }
    }

    /// Counts a request from this address.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        check(&self.addresses, &network(address))
    }

    /// Counts a request of this visitor that changes something.
    pub(crate) fn change(&self, visitor: &Visitor) -> Result<(), Problem> {
        check(&self.visitors, visitor)
    }

    /// Counts a table opened from this address.
    pub(crate) fn opening(&self, address: IpAddr) -> Result<(), Problem> {
        check(&self.opening, &network(address))
    }

    /// Counts a line of chat.
    pub(crate) fn chat(&self, visitor: &Visitor) -> Result<(), Problem> {
        check(&self.chat, visitor)
    }

    /// Counts an imported record.
    pub(crate) fn import(&self, visitor: &Visitor, address: IpAddr) -> Result<(), Problem> {
        let too_many = |_| Problem::TooMany(TooMany::Imports);
        check(&self.imports_of_visitor, visitor).map_err(too_many)?;
        check(&self.imports_of_address, &network(address)).map_err(too_many)
    }

    /// Counts a connection from this address until it is dropped.
    pub(crate) fn connection(&self, address: IpAddr) -> Result<OpenConnection, Problem> {
        let address = network(address);
        let mut connections = lock(&self.connections);
        let count = connections.entry(address).or_default();
        if *count >= self.limits.streams_of_address.saturating_add(CONNECTIONS) {
            return Err(Problem::TooMany(TooMany::Connections));
        }
        *count += 1;
        Ok(OpenConnection {
            connections: Arc::clone(&self.connections),
            address,
        })
    }

    /// Counts a stream until it is dropped.
    pub(crate) fn stream(&self, visitor: &Visitor, address: IpAddr) -> Result<OpenStream, Problem> {
        let address = network(address);
        let mut streams = lock(&self.streams);
        let of_visitor = streams.visitors.get(visitor).copied().unwrap_or_default();
        let of_address = streams.addresses.get(&address).copied().unwrap_or_default();
        if of_visitor >= self.limits.streams_of_visitor
            || of_address >= self.limits.streams_of_address
            || streams.all >= self.limits.streams
        {
            return Err(Problem::TooMany(TooMany::Streams));
        }
        streams.all += 1;
        *streams.visitors.entry(visitor.clone()).or_default() += 1;
        *streams.addresses.entry(address).or_default() += 1;
        metrics::gauge!("heliopolis_streams").set(streams.all as f64);
        Ok(OpenStream {
            streams: Arc::clone(&self.streams),
            visitor: visitor.clone(),
            address,
        })
    }

    /// Forgets visitors and addresses that have been quiet for a while.
    pub(crate) fn tidy(&self) {
        self.addresses.retain_recent();
        self.visitors.retain_recent();
        self.opening.retain_recent();
        self.chat.retain_recent();
        self.imports_of_visitor.retain_recent();
        self.imports_of_address.retain_recent();
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut streams = lock(&self.streams);
        streams.all -= 1;
        leave(&mut streams.visitors, &self.visitor);
        leave(&mut streams.addresses, &self.address);
        metrics::gauge!("heliopolis_streams").set(streams.all as f64);
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        leave(&mut lock(&self.connections), &self.address);
    }
}

fn leave<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

fn lock<T>(counts: &Mutex<T>) -> MutexGuard<'_, T> {
    // The counts are consistent even if a thread panicked while holding them.
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

fn check<K: Hash + Eq + Clone>(meter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Problem> {
    meter
        .check_key(key)
        .map_err(|_| Problem::TooMany(TooMany::Requests))
}

/// A fraction of a rate, but at least 1.
fn part(rate: NonZeroU32, divisor: u32) -> NonZeroU32 {
    NonZeroU32::new(rate.get() / divisor).unwrap_or(NonZeroU32::MIN)
}

/// This many per day, all at once if need be.
fn in_a_day(number: NonZeroU32) -> Quota {
    let each = Quota::with_period(DAY / number.get()).expect("a day is long enough");
    each.allow_burst(number)
}

/// The network that limits apply to: a single IPv6 subscriber has 2^64 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            Ipv6Addr::from_bits(network).into()
        }
        address => address,
    }
}
