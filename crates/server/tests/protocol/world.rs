//! What has happened so far: the model after every entry of the log, and every request.
//!
//! The log in the file decides in which order things happened; the model decides whether they may
//! happen. Whatever is answered is looked up in both at once, so what is acknowledged is on disk.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags, params};
use serde_json::Value;
use tabletop::Game;

use crate::model::{Ask, Model, Verdict, kind};

/// Everything that has happened at one table.
pub(crate) struct World<G: Game> {
    file: Connection,
    pub(crate) table: String,
    /// The ids of the visitors.
    pub(crate) visitors: Vec<String>,
    /// The table before the first entry, and after each.
    pub(crate) versions: Vec<Model<G>>,
    /// The newest version that somebody is known to have been shown. The file may be ahead of what
    /// is shown, for a moment.
    pub(crate) public: usize,
    /// Whether the table stays in memory as long as the server runs: then it remembers who is here.
    pub(crate) stays: bool,
    requests: Vec<Request>,
    presence: Vec<Presence>,
}

/// A request, by its number in the list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent(usize);

#[derive(Debug)]
struct Request {
    visitor: usize,
    ask: Ask,
    /// The newest version when it was sent.
    since: usize,
    /// The version after what it led to.
    led_to: Option<usize>,
    /// Whether it may still lead to something.
    open: bool,
}

/// Whether a visitor counts as present; between being sent and being served nobody knows.
#[derive(Clone, Copy, Debug, Default)]
struct Presence {
    maybe: bool,
    surely: Option<Instant>,
}

/// The number of entries written with the table: it is opened, and the host sits down with a salt.
const OPENING: usize = 3;

/// Shorter than anybody is remembered by a table.
const REMEMBERED: Duration = Duration::from_secs(20);

impl<G: Game> World<G> {
    /// A table that was just opened.
    pub(crate) fn new(file: &Path, table: String, visitors: Vec<String>, seats: usize) -> World<G> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        World {
            file: Connection::open_with_flags(file, flags).unwrap(),
            table,
            presence: vec![Presence::default(); visitors.len()],
            visitors,
            versions: vec![Model::new(seats)],
            public: 0,
            stays: false,
            requests: Vec::new(),
        }
    }

    /// The newest version.
    pub(crate) fn now(&self) -> &Model<G> {
        self.versions.last().unwrap()
    }

    /// The number of the newest version.
    pub(crate) fn newest(&self) -> usize {
        self.versions.len() - 1
    }

    /// The entries of the log after the first `after`.
    fn entries(&self, after: usize) -> Vec<Value> {
        let query = "SELECT entry FROM log WHERE table_id = ?1 AND number > ?2 ORDER BY number";
        let mut query = self.file.prepare_cached(query).unwrap();
        let rows = query.query_map(params![self.table, after as i64], |row| {
            row.get::<_, String>(0)
        });
        let entries = rows
            .unwrap()
            .map(|entry| serde_json::from_str(&entry.unwrap()));
        entries.collect::<Result<_, _>>().unwrap()
    }

    /// How many tables there are.
    pub(crate) fn tables(&self) -> usize {
        let count = self
            .file
            .query_row("SELECT count(*) FROM tables", [], |row| row.get(0));
        count.unwrap()
    }

    /// Reads what has been written. Every entry is what somebody asked for and may have, or what a
    /// bot decides.
    pub(crate) fn catch_up(&mut self) {
        for entry in self.entries(self.newest()) {
            let number = self.versions.len();
            if number > OPENING && !is_of_bot(&entry) {
                let asked =
                    (0..self.requests.len()).find(|&request| self.explains(request, &entry));
                let Some(asked) = asked else {
                    let open: Vec<_> = self.requests.iter().filter(|other| other.open).collect();
                    panic!("entry {number} is what nobody asked for: {entry}\n{open:#?}");
                };
                self.requests[asked].led_to = Some(number);
            }
            let next = self.repeated(self.now(), &entry);
            self.versions.push(next);
        }
    }

    fn repeated(&self, before: &Model<G>, entry: &Value) -> Model<G> {
        let mut after = before.clone();
        after.repeat(entry, |id| {
            let visitor = self.visitors.iter().position(|other| other == id);
            visitor.expect("everybody who sits down is one of ours")
        });
        after
    }

    /// Whether this request can have led to the next entry.
    fn explains(&self, request: usize, entry: &Value) -> bool {
        let request = &self.requests[request];
        let (kind, what) = kind(entry);
        let seat = what["seat"].as_u64().map(|seat| seat as usize);
        let own = self.now().seat_of(request.visitor);
        if kind == "salted" {
            // A visitor who sits down brings a salt along: here it is their name.
            let text = what["salt"].as_str().unwrap();
            return own == seat
                && match &request.ask {
                    Ask::Join { name, .. } => name == text,
                    Ask::Salt(salt) => request.open && request.led_to.is_none() && salt == text,
                    _ => false,
                };
        }
        if !request.open || request.led_to.is_some() {
            return false;
        }
        let says = match (&request.ask, kind) {
            (Ask::Join { seat: wanted, name }, "seated") => {
                what["visitor"] == *self.visitors[request.visitor]
                    && what["name"] == **name
                    && (wanted.is_none() || *wanted == seat)
            }
            (Ask::Leave, "left") | (Ask::Return, "returned") => own == seat,
            (Ask::Start, "started") => true,
            (Ask::Act { step, text }, "decided") => {
                let decision = &what["steps"][0];
                what["seen"] == *step
                    && decision["do"] == **text
                    && decision["by"].as_u64().map(|by| by as usize) == own
            }
            (Ask::Undo { decisions, .. }, "undone") => {
                own == seat && what["decisions"] == *decisions
            }
            (Ask::Say(text), "said") => own == seat && what["text"] == **text,
            (Ask::Bot { seat: wanted, rank }, "bot-took") => {
                Some(*wanted) == seat && what["rank"] == **rank
            }
            (Ask::Rematch, "rematch") => true,
            _ => false,
        };
        says && self
            .verdicts(request, self.newest())
            .contains(&Verdict::Happens)
    }

    /// What may come of a request at a version: one thing, or two if nobody can know who is here.
    fn verdicts(&self, request: &Request, version: usize) -> [Verdict; 2] {
        let judge = |here: &dyn Fn(&Presence) -> bool| {
            let here = |visitor: usize| here(&self.presence[visitor]);
            self.versions[version].judge(request.visitor, &request.ask, here)
        };
        let surely = |presence: &Presence| {
            presence
                .surely
                .is_some_and(|since| since.elapsed() < REMEMBERED)
        };
        [judge(&surely), judge(&|presence| presence.maybe)]
    }

    /// A visitor sends something.
    pub(crate) fn sends(&mut self, visitor: usize, ask: &Ask) -> Sent {
        self.catch_up();
        self.presence[visitor].maybe = true;
        self.requests.push(Request {
            visitor,
            ask: ask.clone(),
            since: self.newest(),
            led_to: None,
            open: true,
        });
        Sent(self.requests.len() - 1)
    }

    /// The versions a request may have been served at: where it happened, or where there was
    /// nothing to do.
    pub(crate) fn acknowledged(&mut self, Sent(number): Sent) -> Vec<usize> {
        self.catch_up();
        self.served(number);
        let request = &self.requests[number];
        let done = |version: &usize| self.verdicts(request, *version).contains(&Verdict::Done);
        let versions: Vec<usize> = (request.since..=self.newest()).filter(done).collect();
        let since = request.since;
        let led_to = request.led_to.or_else(|| {
            let later = |other: &Request| other.led_to.is_some_and(|led_to| led_to > since);
            let alike = self.alike(number, later).filter(|_| versions.is_empty())?;
            self.requests[alike].led_to.take()
        });
        self.requests[number].led_to = led_to;
        if let Some(led_to) = led_to {
            self.public = self.public.max(led_to);
            return (led_to..=self.newest()).collect();
        }
        assert!(
            !versions.is_empty(),
            "acknowledged, but not on disk and not done before: {:#?}",
            self.requests[number]
        );
        versions
    }

    /// Another request with the same words that is still on its way. Of those alike nobody can know
    /// which led to an entry before they are answered.
    fn alike(&self, number: usize, fits: impl Fn(&Request) -> bool) -> Option<usize> {
        let this = &self.requests[number];
        self.requests.iter().position(|other| {
            other.open && (other.visitor, &other.ask) == (this.visitor, &this.ask) && fits(other)
        })
    }

    /// A request was refused; `fits` says whether the answer is the one for this word. Says at
    /// which versions it may have been.
    pub(crate) fn refused(
        &mut self,
        Sent(number): Sent,
        fits: impl Fn(&'static str) -> bool,
    ) -> Vec<usize> {
        self.catch_up();
        self.served(number);
        if let Some(led_to) = self.requests[number].led_to.take() {
            let alike = self.alike(number, |other| other.led_to.is_none());
            let alike = alike.expect("what was refused did not happen");
            self.requests[alike].led_to = Some(led_to);
        }
        let request = &self.requests[number];
        let fitting = |version: &usize| {
            let verdicts = self.verdicts(request, *version);
            verdicts
                .iter()
                .any(|verdict| matches!(verdict, Verdict::Refused(word) if fits(word)))
        };
        let versions: Vec<usize> = (request.since..=self.newest()).filter(fitting).collect();
        let verdict = self.verdicts(request, self.newest());
        assert!(
            !versions.is_empty(),
            "refused with another word than {verdict:?}: {request:#?}"
        );
        versions
    }

    fn served(&mut self, number: usize) {
        let request = &mut self.requests[number];
        request.open = false;
        self.presence[request.visitor].surely = self.stays.then(Instant::now);
    }

    /// Somebody is shown the table; it must be as it was at one of these versions. Says the first.
    pub(crate) fn shown(
        &mut self,
        visitor: usize,
        view: &Value,
        versions: impl IntoIterator<Item = usize>,
    ) -> usize {
        let versions: Vec<usize> = versions.into_iter().collect();
        let same = |face: &Value| {
            let fields = face.as_object().unwrap();
            fields.iter().all(|(name, value)| match name.as_str() {
                "players" => same_players(value, &view["players"]),
                name => *value == view[name],
            })
        };
        let fits = |version: &&usize| same(&self.versions[**version].face(visitor));
        let Some(version) = versions.iter().find(fits) else {
            let face = versions
                .last()
                .map(|&version| self.versions[version].face(visitor));
            let face = face.unwrap_or_default();
            panic!(
                "visitor {visitor} is shown\n{view}\nand at {versions:?} the last one is\n{face}"
            );
        };
        self.public = self.public.max(*version);
        *version
    }

    /// The server has been killed and started again. Nothing that was written is missing or
    /// changed, and folding the log anew leads to the same table.
    pub(crate) fn restarted(&mut self) {
        self.catch_up();
        for request in &mut self.requests {
            request.open = false;
        }
        self.presence.fill(Presence::default());
        self.public = self.newest();
        let entries = self.entries(0);
        assert!(entries.len() >= self.newest(), "entries are missing");
        let mut again = self.versions[0].clone();
        for entry in &entries[..self.newest()] {
            again = self.repeated(&again, entry);
        }
        for visitor in 0..self.visitors.len() {
            assert_eq!(again.face(visitor), self.now().face(visitor));
        }
    }

    /// Somebody opens a stream.
    pub(crate) fn arrives(&mut self, visitor: usize) {
        self.presence[visitor].maybe = true;
    }
}

fn is_of_bot(entry: &Value) -> bool {
    let (kind, what) = kind(entry);
    kind == "decided" && what.get("seen").is_none()
}

/// The same but for who is present.
fn same_players(face: &Value, shown: &Value) -> bool {
    let (face, shown) = (face.as_array().unwrap(), shown.as_array().unwrap());
    let same = |(face, shown): (&Value, &Value)| {
        let fields = face.as_object().unwrap();
        fields.iter().all(|(name, value)| *value == shown[name])
    };
    face.len() == shown.len() && face.iter().zip(shown).all(same)
}
