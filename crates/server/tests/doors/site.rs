//! A site that answers requests written as text, and what must hold for every answer. The fuzz
//! target `http` uses this file as well.
//!
//! A script is one request or several, with `%` on a line of its own in between:
//!
//! ```text
//! POST /table/{RA}/act
//! cookie: {A}
//! content-type: application/x-www-form-urlencoded
//!
//! step=0&do=draw
//! ```
//!
//! `{RA}`, `{AMUN}`, `{WAIT}` and `{OVER}` are the ids of tables: two at which a game is on, one at
//! which players are missing, and the record of a game. Two visitors sit there: `{A}` and `{B}` are
//! their cookies, `{a}` and `{b}` their tokens.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, HttpBody as _, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, Response};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

/// The longest answer there may be, in bytes.
const LONGEST: usize = 4 << 20;
/// The longest time an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// Some finished game.
const RECORD: &str = include_str!("../../../../golden/ra/plain.jsonl");

/// A server without a port, with some tables.
pub(crate) struct Site {
    runtime: Runtime,
    router: Router,
    folder: TempDir,
    /// What stands for what in a script.
    words: Vec<(&'static str, String)>,
    /// What may be told to nobody: the seeds of running games, and who the visitors are.
    secrets: Vec<String>,
    /// Those that a visitor has given away himself, in a name or in the chat.
    given_away: RefCell<Vec<String>>,
}

impl Site {
    /// A fresh site.
    pub(crate) fn open() -> Site {
        let folder = TempDir::new_in("/dev/shm").or_else(|_| TempDir::new());
        let folder = folder.expect("a folder for the data");
        let mut config = server::Config::new(folder.path().join("heliopolis.db"));
        config.limits.rate = 1_000_000.try_into().expect("not zero");
        config.limits.tables = 1_000_000;
        config.limits.imports_of_visitor = 1_000_000.try_into().expect("not zero");
        config.limits.imports_of_address = 1_000_000.try_into().expect("not zero");
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        let runtime = runtime.expect("a runtime");
        let router = runtime.block_on(async { server::without_port(config) });
        let mut site = Site {
            router: router.expect("a server"),
            runtime,
            folder,
            words: Vec::new(),
            secrets: Vec::new(),
            given_away: RefCell::default(),
        };
        site.furnish();
        site
    }

    /// Lets the visitors in and opens the tables.
    fn furnish(&mut self) {
        for (cookie, token) in [("{A}", "{a}"), ("{B}", "{b}")] {
            let response = self.call("GET /\n\n");
            let given = response.headers()["set-cookie"].to_str().expect("a cookie");
            let given = given.split(';').next().unwrap_or_default().to_owned();
            let answer = self.json(&format!("POST /api/v1/tokens\ncookie: {given}\n\n"));
            let signed = answer["token"].as_str().expect("a token").to_owned();
            let id = signed.split('.').next().unwrap_or_default();
            self.secrets.push(id.to_owned());
            self.words.push((cookie, given));
            self.words.push((token, signed));
        }
        for (word, game, seats) in [
            ("{RA}", "ra", json!(["open", "open"])),
            ("{AMUN}", "amun-re", json!(["open", "open", "novice"])),
            ("{WAIT}", "ra", json!(["open", "open", "open"])),
        ] {
            let new = json!({"game": game, "seats": seats, "pace": "at-once", "listed": true});
            let opened = self.post("{a}", "/api/v1/tables", &new);
            let table = opened["table"].as_str().expect("a table").to_owned();
            self.post("{b}", &format!("/api/v1/tables/{table}/join"), &json!({}));
            self.post("{a}", &format!("/api/v1/tables/{table}/start"), &json!({}));
            self.words.push((word, table));
        }
        let record = format!("POST /api/v1/records\nauthorization: Bearer {{a}}\n\n{RECORD}");
        let over = self.json(&record)["table"]
            .as_str()
            .expect("a table")
            .to_owned();
        self.words.push(("{OVER}", over));
        let file = rusqlite::Connection::open(self.folder.path().join("heliopolis.db"));
        let file = file.expect("the data file");
        let query = "SELECT entry FROM log WHERE number = 1 AND entry NOT LIKE '%\"imported\"%'";
        let mut query = file.prepare(query).expect("a query");
        let entries = query
            .query_map([], |row| row.get::<_, String>(0))
            .expect("entries");
        for entry in entries {
            let entry: Value = serde_json::from_str(&entry.expect("an entry")).expect("JSON");
            let seed = entry["opened"]["seed"].as_str().expect("a seed");
            self.secrets.push(seed.to_owned());
        }
        assert_eq!(self.secrets.len(), 5, "two visitors and three seeds");
    }

    fn post(&self, token: &str, path: &str, json: &Value) -> Value {
        let headers = format!("authorization: Bearer {token}\ncontent-type: application/json");
        self.json(&format!("POST {path}\n{headers}\n\n{json}"))
    }

    fn json(&self, request: &str) -> Value {
        serde_json::from_str(&self.text(request)).expect("JSON")
    }

    /// The answer to one request.
    pub(crate) fn text(&self, request: &str) -> String {
        let response = self.call(request);
        let body = self
            .runtime
            .block_on(to_bytes(response.into_body(), LONGEST));
        String::from_utf8_lossy(&body.expect("an answer")).into_owned()
    }

    fn call(&self, request: &str) -> Response<Body> {
        let request = read(&self.fill_in(request)).expect("a request");
        self.runtime
            .block_on(self.router.clone().oneshot(request))
            .expect("an answer")
    }

    /// Replaces the words that stand for something.
    fn fill_in(&self, script: &str) -> String {
        let fill = |text: String, (word, meaning): &(&str, String)| text.replace(word, meaning);
        self.words.iter().fold(script.to_owned(), fill)
    }

    /// Answers the requests of a script; each answer must be in order.
    pub(crate) fn answer(&self, script: &str) {
        for text in self.fill_in(script).split("\n%\n") {
            // What is no request at all does not come this far.
            if let Some(request) = read(text) {
                self.runtime.block_on(self.check(text, request));
            }
        }
    }

    async fn check(&self, text: &str, request: Request<Body>) {
        let answer = async {
            let response = self
                .router
                .clone()
                .oneshot(request)
                .await
                .expect("infallible");
            let (parts, body) = response.into_parts();
            let body = match is_endless(&parts.headers) {
                true => first(body).await,
                false => to_bytes(body, LONGEST)
                    .await
                    .expect("an answer of some length")
                    .to_vec(),
            };
            (parts.status, parts.headers, body)
        };
        let answer = tokio::time::timeout(PATIENCE, answer).await;
        let (status, headers, body) = answer.unwrap_or_else(|_| panic!("no answer to\n{text}"));
        assert!(!status.is_server_error(), "{status} to\n{text}");
        let told = format!("{headers:?}\n{}", String::from_utf8_lossy(&body));
        let mut given_away = self.given_away.borrow_mut();
        for secret in &self.secrets {
            if says(text, secret) {
                given_away.push(secret.clone());
            }
            let known = given_away.contains(secret) || text.contains(secret);
            assert!(known || !told.contains(secret), "{told}\nto\n{text}");
        }
        let known = |token: &str| {
            self.words
                .iter()
                .any(|(word, meaning)| *word == token && text.contains(meaning))
        };
        if let Ok(view) = serde_json::from_slice::<Value>(&body)
            && !known("{a}")
            && !known("{b}")
        {
            assert!(
                view.get("seat").is_none_or(Value::is_null),
                "a seat for nobody\n{text}"
            );
        }
    }
}

/// The request that this text describes, if there can be one.
fn read(text: &str) -> Option<Request<Body>> {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let (method, target) = lines.next()?.split_once(' ')?;
    let mut request = Request::builder().method(method).uri(target);
    for line in lines {
        let (name, value) = line.split_once(": ")?;
        request = request.header(name, value);
    }
    let mut request = request.body(Body::from(body.to_owned())).ok()?;
    let address = SocketAddr::from(([127, 0, 0, 1], 1));
    request.extensions_mut().insert(ConnectInfo(address));
    Some(request)
}

/// Whether a request says this where others may come to read it.
fn says(text: &str, secret: &str) -> bool {
    let private =
        |line: &&str| !line.starts_with("cookie: ") && !line.starts_with("authorization: ");
    text.lines()
        .filter(private)
        .any(|line| line.contains(secret))
}

fn is_endless(headers: &HeaderMap) -> bool {
    let kind = headers
        .get("content-type")
        .and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/event-stream"))
}

/// The beginning of an endless answer.
async fn first(mut body: Body) -> Vec<u8> {
    let frame = std::future::poll_fn(|context| std::pin::Pin::new(&mut body).poll_frame(context));
    let frame = frame.await.and_then(Result::ok);
    let data = frame.and_then(|frame| frame.into_data().ok());
    data.map_or_else(Vec::new, |data| data.to_vec())
}
