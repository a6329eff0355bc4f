//! Opening tables: new ones, rematches, records of others, and games that go on elsewhere.

use std::net::IpAddr;

use bots::Rank;
use club::{Opened, Origin, Pace, SeatPlan, SeatState, TableEvent, Visitor, clean_salt};
use games::{Course, Guide};
use pages::Shown;
use serde_json::{Map, Value};
use tabletop::record::{Header, Record};
use tabletop::{Game, Observer, Play, Seat, Seats, Silence, Step};

use crate::app::App;
use crate::game::Match;
use crate::games::{MatchTask, Task, read_record, with_game};
use crate::problem::{NotNow, Problem};
use crate::table::{Ask, Table, lines, now};
use crate::visitor::{is_id, random_id};

/// A table that somebody wants to open.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// An id that was promised a seed before; a new one if none was.
    pub(crate) table: Option<String>,
    /// The game.
    pub(crate) game: String,
    /// Its options as a record writes them.
    pub(crate) options: Map<String, Value>,
    /// Who is to sit at each seat.
    pub(crate) seats: Vec<SeatPlan>,
    /// The names of the people at this device; the first is the visitor's.
    pub(crate) names: Vec<String>,
    /// What the visitor adds to the seed.
    pub(crate) salt: String,
    /// Whether strangers may find it.
    pub(crate) listed: bool,
    /// Whether one device is passed round: open seats are people at this device.
    pub(crate) local: bool,
    /// How fast bots move.
    pub(crate) pace: Pace,
    /// Whether the visitor sits down himself.
    pub(crate) sit: bool,
    /// Whether the game begins as soon as nobody is missing.
    pub(crate) start: bool,
    /// How the game begins.
    pub(crate) origin: Origin,
}

impl Order {
    /// A table of this game with nobody at it yet.
    pub(crate) fn new(game: &str) -> Order {
        Order {
            table: None,
            game: game.to_owned(),
            options: Map::new(),
            seats: Vec::new(),
            names: Vec::new(),
            salt: String::new(),
            listed: false,
            local: false,
            pace: Pace::default(),
            sit: true,
            start: false,
            origin: Origin::Fresh,
        }
    }
}

/// A day in milliseconds.
const DAY: u64 = 24 * 3_600_000;

/// Opens a table and says its id. Sent twice with the same id, it opens one table.
pub(crate) async fn open(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    order: Order,
) -> Result<String, Problem> {
    app.meter.opening(address)?;
    let since = now().saturating_sub(DAY);
    let unfinished = app.store.unfinished(visitor.id(), since).await?;
    if unfinished >= app.config.limits.tables {
        return Err(Problem::TooMany(
            "you have opened too many tables today that are not finished",
        ));
    }
    let id = match &order.table {
        Some(id) if is_id(id) => id.clone(),
        Some(_) => return Err(Problem::BadForm("table is no id".to_owned())),
        None => random_id(),
    };
    let opened = opened(app, visitor, &id, &order)?;
    let more = first_entries(visitor, &id, &opened, &order)?;
    match app.tables.open(&id, opened, more).await {
        Err(Problem::SeatTaken) => {
            // The same form again, or somebody else's table.
            let live = app.tables.get(&id).await?.now();
            match live.table.opened.host == *visitor {
                true => Ok(id),
                false => Err(Problem::SeatTaken),
            }
        }
        opened => {
            opened?;
            tracing::info!(table = id, game = order.game, "a table is opened");
            metrics::counter!("heliopolis_tables_total", "game" => order.game).increment(1);
            Ok(id)
        }
    }
}

fn opened(app: &App, visitor: &Visitor, id: &str, order: &Order) -> Result<Opened, Problem> {
    let task = ReadOptions(&order.options);
    let (rules, options, course) = with_game(&order.game, task)
        .ok_or_else(|| Problem::BadForm(format!("there is no game {:?}", order.game)))??;
    Ok(Opened {
        game: order.game.clone(),
        rules,
        options,
        seats: order.seats.clone(),
        host: visitor.clone(),
        listed: order.listed,
        local: order.local,
        pace: order.pace,
        seed: match (&order.origin, course) {
            (Origin::Guided, Some(course)) => course.seed.to_owned(),
            _ => app.keys.seed(id).to_string(),
        },
        origin: order.origin.clone(),
    })
}

struct ReadOptions<'a>(&'a Map<String, Value>);

impl Task for ReadOptions<'_> {
    type Output = Result<(u64, Map<String, Value>, Option<Course>), Problem>;

    /// The version of the rules, the options written out in full, and the prepared game.
    fn run<G: Shown>(self) -> Self::Output {
        use tabletop::Options as _;
        let options =
            G::Options::from_json(self.0).map_err(|faults| Problem::BadForm(faults.join("; ")))?;
        let guide = Guide::<G>::standard();
        Ok((G::RULES, options.to_json(), guide.map(|guide| guide.course)))
    }
}

/// Who sits down at once, and the start if nobody is missing.
fn first_entries(
    visitor: &Visitor,
    id: &str,
    opened: &Opened,
    order: &Order,
) -> Result<Vec<TableEvent>, Problem> {
    let mut entries = vec![TableEvent::Opened(Box::new(opened.clone()))];
    let open = Seat::all(order.seats.len()).zip(&order.seats);
    let open = open.filter(|(_, plan)| **plan == SeatPlan::Open);
    let people = match (order.sit, order.local) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => order.seats.len(),
    };
    for (number, (seat, _)) in open.take(people).enumerate() {
        let name = |number: usize| order.names.get(number).map_or("", String::as_str);
        entries.push(TableEvent::Seated {
            seat,
            visitor: visitor.clone(),
            name: match (number, name(number)) {
                (0, name) => name.to_owned(),
                (_, "") => format!("{} {}", name(0), number + 1),
                (_, name) => name.to_owned(),
            },
        });
        // Nobody changes the course of a prepared game.
        if order.origin != Origin::Guided {
            entries.push(TableEvent::Salted {
                seat,
                salt: clean_salt(&order.salt),
            });
        }
    }
    if order.start {
        let table = Table::read(id, &lines(&entries, 0))
            .map_err(|fault| Problem::BadForm(fault.to_string()))?;
        match table.consider(visitor, &Ask::Start, Seats::NONE) {
            Ok(started) => entries.extend(started),
            Err(Problem::NotNow(NotNow::SeatsOpen)) => {}
            Err(problem) => return Err(problem),
        }
    }
    entries.remove(0);
    Ok(entries)
}

/// Opens a table at which the same players can meet again, and says its id.
pub(crate) async fn rematch(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    table: &str,
) -> Result<String, Problem> {
    let old = &app.tables.get(table).await?.now().table;
    if old.seats_of(visitor).is_empty() {
        return Err(Problem::NotYours);
    }
    if let Some(id) = &old.rematch {
        return Ok(id.to_string());
    }
    if !old.game.is_over() {
        return Err(Problem::NotNow(NotNow::Running));
    }
    app.meter.opening(address)?;
    let id = app.keys.rematch(table);
    let plan = |chair: &SeatState| match (&chair.person, chair.bot) {
        (None, Some(rank)) => SeatPlan::Bot(rank.code().to_owned()),
        _ => SeatPlan::Open,
    };
    let opened = Opened {
        seats: old.chairs.iter().map(plan).collect(),
        host: visitor.clone(),
        seed: app.keys.seed(&id).to_string(),
        origin: Origin::Fresh,
        ..Opened::clone(&old.opened)
    };
    let seats = Seat::all(old.chairs.len()).zip(&old.chairs);
    let seated = seats.filter_map(|(seat, chair)| {
        let person = chair.person.as_ref().filter(|_| !chair.left)?;
        Some(TableEvent::Seated {
            seat,
            visitor: person.visitor.clone(),
            name: person.name.clone(),
        })
    });
    match app.tables.open(&id, opened, seated.collect()).await {
        // Somebody else was quicker; everybody meets at his table.
        Ok(()) | Err(Problem::SeatTaken) => {}
        Err(problem) => return Err(problem),
    }
    let ask = Ask::Rematch { table: id };
    let live = app.tables.ask(table, visitor, &ask).await?;
    let met = live.table.rematch.as_ref().ok_or(Problem::Unavailable)?;
    Ok(met.to_string())
}

/// Keeps a record as a table to be replayed, and says its id.
pub(crate) async fn import(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    text: &str,
) -> Result<String, Problem> {
    let record = read_record(text).map_err(|bad| Problem::BadRecord(bad.to_string()))?;
    app.meter.import(visitor, address)?;
    let order = Order {
        options: record.options,
        seats: vec![SeatPlan::Open; record.players],
        origin: record.origin,
        sit: false,
        ..Order::new(record.game)
    };
    open(app, visitor, address, order).await
}

/// Opens a table at which a finished game goes on from one of its steps, against bots.
pub(crate) async fn go_on(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    from: &Continue<'_>,
) -> Result<String, Problem> {
    let live = app.tables.get(from.table).await?.now();
    let table = &live.table;
    if table.state() != club::State::Finished {
        return Err(Problem::NotNow(NotNow::Running));
    }
    let players = table.chairs.len();
    if from.seat.index() >= players {
        return Err(Problem::BadForm("there is no such seat".to_owned()));
    }
    let record = table.game.with(Prefix {
        table,
        observer: from.observer,
        seen: from.seen,
    })?;
    let plan = |seat| match seat == from.seat {
        true => SeatPlan::Open,
        false => SeatPlan::Bot(from.rank.code().to_owned()),
    };
    let order = Order {
        options: table.opened.options.clone(),
        seats: Seat::all(players).map(plan).collect(),
        names: vec![from.name.to_owned()],
        pace: from.pace,
        start: true,
        origin: Origin::Continued(record),
        ..Order::new(&table.opened.game)
    };
    open(app, visitor, address, order).await
}

/// From where a game is to go on, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Continue<'a> {
    /// The finished game.
    pub(crate) table: &'a str,
    /// Who looked at it.
    pub(crate) observer: Observer,
    /// After so many of the steps he saw.
    pub(crate) seen: usize,
    /// The visitor's seat.
    pub(crate) seat: Seat,
    /// The visitor's name.
    pub(crate) name: &'a str,
    /// The bot at all other seats.
    pub(crate) rank: Rank,
    /// How fast bots move.
    pub(crate) pace: Pace,
}

/// The record of a game up to one of the steps that an observer saw.
struct Prefix<'a> {
    table: &'a Table,
    observer: Observer,
    seen: usize,
}

impl MatchTask for Prefix<'_> {
    type Output = Result<String, Problem>;

    fn run<G: Shown>(self, game: &Match<G>) -> Result<String, Problem> {
        let whole = game.play.in_turn_order();
        let mut play = Play::new(*whole.start());
        let mut seen = 0;
        let mut steps = whole.steps().iter();
        while seen < self.seen {
            let no_step = || Problem::BadForm("there is no such step".to_owned());
            let step = steps.next().ok_or_else(no_step)?;
            // Whether a step is seen depends on nothing but the position before it.
            let mut alone = Play::new(*play.position());
            repeat(&mut alone, step)?;
            seen += alone.seen_by(self.observer).count();
            repeat(&mut play, step)?;
        }
        if play.position().is_over() {
            return Err(Problem::NotNow(NotNow::Over));
        }
        let header = Header::new(game.options.clone(), self.table.players());
        Ok(Record::new(header, play).to_string())
    }
}

fn repeat<G: Game>(play: &mut Play<G>, step: &Step<G>) -> Result<(), Problem> {
    let repeated = match *step {
        Step::Decision { by, action } => play.decide(by, action, &mut Silence).is_ok(),
        Step::Chance { outcome, .. } => play.settle(outcome, &mut Silence).is_ok(),
    };
    repeated.then_some(()).ok_or(Problem::Unavailable)
}
