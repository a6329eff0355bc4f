//! A server for a test, programs that ask it, and browsers.

use std::path::PathBuf;
use std::time::Duration;

use bots::FastDice;
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use scraper::{ElementRef, Html, Selector};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use tabletop::Dice;
use tempfile::TempDir;

/// A running server with a data file of its own.
pub(crate) struct Site {
    server: Server,
    folder: TempDir,
    pub(crate) url: String,
}

impl Site {
    pub(crate) async fn start() -> Site {
        Site::start_in(TempDir::new().unwrap(), |_| ()).await
    }

    /// A server on the data of this folder, with a changed configuration.
    pub(crate) async fn start_in(folder: TempDir, change: impl FnOnce(&mut Config)) -> Site {
        let mut config = Config::new(data(&folder));
        config.limits.rate = 100_000.try_into().unwrap();
        config.limits.tables = 10_000;
        config.limits.streams_of_address = 10_000;
        change(&mut config);
        let server = server::start("127.0.0.1:0".parse().unwrap(), config).await;
        let server = server.unwrap();
        Site {
            url: format!("http://{}", server.address()),
            server,
            folder,
        }
    }

    /// Stops the server and gives its data back.
    pub(crate) async fn stop(self) -> TempDir {
        self.server.stop().await;
        self.folder
    }

    /// A program with a token.
    pub(crate) async fn program(&self) -> Program {
        let url = format!("{}/api/v1", self.url);
        let http = Client::new();
        let answer = http.post(format!("{url}/tokens")).send().await.unwrap();
        let token: Value = answer.json().await.unwrap();
        Program {
            token: token["token"].as_str().unwrap().to_owned(),
            http,
            url,
        }
    }

    /// A browser without JavaScript.
    pub(crate) fn browser(&self) -> Browser {
        let http = Client::builder()
            .cookie_store(true)
            .redirect(Policy::none());
        Browser {
            http: http.build().unwrap(),
            url: self.url.clone(),
        }
    }
}

pub(crate) fn data(folder: &TempDir) -> PathBuf {
    folder.path().join("heliopolis.db")
}

/// Limits that nobody reaches, except those that are given.
pub(crate) fn limits() -> Limits {
    Limits {
        rate: 100_000.try_into().unwrap(),
        ..Limits::default()
    }
}

/// A program that plays through the API.
#[derive(Clone)]
pub(crate) struct Program {
    http: Client,
    url: String,
    pub(crate) token: String,
}

impl Program {
    fn request(&self, request: RequestBuilder) -> RequestBuilder {
        request.bearer_auth(&self.token)
    }

    /// The same program at another server.
    pub(crate) fn at(&self, site: &Site) -> Program {
        Program {
            url: format!("{}/api/v1", site.url),
            ..self.clone()
        }
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        let request = self.http.get(format!("{}{path}", self.url));
        read(self.request(request).send().await.unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.http.post(format!("{}{path}", self.url)).json(&body);
        read(self.request(request).send().await.unwrap()).await
    }

    pub(crate) async fn stream(&self, path: &str) -> Events {
        let request = self.http.get(format!("{}{path}", self.url));
        Events::new(self.request(request).send().await.unwrap())
    }

    /// Opens a table and says its id.
    pub(crate) async fn open(&self, game: &str, seats: &[&str]) -> String {
        let new = json!({"game": game, "seats": seats, "salt": "papyrus", "pace": "at-once"});
        let (status, view) = self.post("/tables", new).await;
        assert_eq!(status, StatusCode::CREATED, "{view}");
        view["table"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn view(&self, table: &str) -> Value {
        let (status, view) = self.get(&format!("/tables/{table}")).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }

    pub(crate) async fn ask(&self, table: &str, what: &str, body: Value) -> (StatusCode, Value) {
        self.post(&format!("/tables/{table}/{what}"), body).await
    }

    /// The same, when nothing speaks against it.
    pub(crate) async fn must(&self, table: &str, what: &str, body: Value) -> Value {
        let (status, view) = self.ask(table, what, body).await;
        assert_eq!(status, StatusCode::OK, "{what}: {view}");
        view
    }

    /// Does any legal thing in this view.
    pub(crate) async fn act(&self, view: &Value, dice: &mut impl Dice) -> Value {
        let legal = view["legal"].as_array().unwrap();
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let table = view["table"].as_str().unwrap();
        let act = json!({"step": view["step"], "do": action});
        self.must(table, "act", act).await
    }
}

async fn read(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.unwrap();
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    (status, value)
}

/// Opens a table for these programs, one at each seat, and begins.
pub(crate) async fn begin(game: &str, players: &[Program]) -> String {
    let table = players[0].open(game, &vec!["open"; players.len()]).await;
    for (number, player) in players.iter().enumerate().skip(1) {
        let join = json!({"name": format!("player {number}"), "salt": "reed"});
        player.must(&table, "join", join).await;
    }
    players[0].must(&table, "start", json!({})).await;
    table
}

/// Lets them make legal decisions until the game is over, or this many.
pub(crate) async fn play(players: &[Program], table: &str, decisions: usize, seed: u64) -> Value {
    let mut dice = FastDice::new(seed, 0);
    for _ in 0..decisions {
        let view = players[0].view(table).await;
        let Some(seat) = view["owing"][0].as_u64() else {
            return view;
        };
        let player = &players[usize::try_from(seat).unwrap()];
        let view = player.view(table).await;
        player.act(&view, &mut dice).await;
    }
    players[0].view(table).await
}

/// A browser without JavaScript.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) http: Client,
    url: String,
}

impl Browser {
    /// The same browser at another server.
    pub(crate) fn at(&self, site: &Site) -> Browser {
        Browser {
            url: site.url.clone(),
            ..self.clone()
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Page {
        let response = self.http.get(format!("{}{path}", self.url)).send().await;
        Page::read(response.unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, fields: &[(String, String)]) -> Page {
        let request = self.http.post(format!("{}{path}", self.url)).form(fields);
        Page::read(request.send().await.unwrap()).await
    }

    /// Presses a button and follows where it leads.
    pub(crate) async fn press(&self, button: &Button) -> Page {
        let page = self.post(&button.action, &button.fields).await;
        match &page.leads_to {
            Some(path) => self.get(path).await,
            None => page,
        }
    }
}

/// What a browser was answered.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) leads_to: Option<String>,
    pub(crate) html: String,
}

impl Page {
    async fn read(response: Response) -> Page {
        let location = response.headers().get("location");
        Page {
            status: response.status(),
            leads_to: location.map(|location| location.to_str().unwrap().to_owned()),
            html: response.text().await.unwrap(),
        }
    }

    /// Every button with the fields its form sends.
    pub(crate) fn buttons(&self) -> Vec<Button> {
        let html = Html::parse_document(&self.html);
        let (forms, buttons) = (Selector::parse("form"), Selector::parse("button"));
        let (forms, buttons) = (forms.unwrap(), buttons.unwrap());
        let mut all = Vec::new();
        for form in html.select(&forms) {
            let action = form.attr("action").unwrap_or_default();
            let fields = fields(form);
            // A button may name its form from anywhere on the page.
            let inside = form.select(&buttons);
            let inside = inside.filter(|button| button.attr("form").is_none());
            let named = html.select(&buttons).filter(|button| {
                let name = button.attr("form");
                name.is_some() && name == form.attr("id")
            });
            for button in inside.chain(named) {
                if button.attr("disabled").is_some() || button.attr("type") == Some("button") {
                    continue;
                }
                let own = button.attr("name").map(|name| {
                    let value = button.attr("value").unwrap_or_default();
                    (name.to_owned(), value.to_owned())
                });
                all.push(Button {
                    action: button.attr("formaction").unwrap_or(action).to_owned(),
                    fields: fields.iter().cloned().chain(own).collect(),
                });
            }
        }
        all
    }

    /// The words of the page, without its drawings and scripts.
    pub(crate) fn said(&self) -> String {
        let html = Html::parse_document(&self.html);
        let words = html.root_element().text().map(str::trim);
        words
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>()
            .join(" | ")
    }

    /// The buttons of forms with this action.
    pub(crate) fn buttons_to(&self, action: &str) -> Vec<Button> {
        let buttons = self.buttons().into_iter();
        buttons
            .filter(|button| button.action.ends_with(action))
            .collect()
    }
}

/// What a form sends besides the pressed button.
fn fields(form: ElementRef<'_>) -> Vec<(String, String)> {
    let inputs = Selector::parse("input[name], select[name], textarea[name]").unwrap();
    let options = Selector::parse("option").unwrap();
    let mut fields = Vec::new();
    for input in form.select(&inputs) {
        let name = input.attr("name").unwrap_or_default().to_owned();
        let kind = input.attr("type").unwrap_or("text");
        if matches!(kind, "checkbox" | "radio") && input.attr("checked").is_none() {
            continue;
        }
        let chosen = input
            .select(&options)
            .find(|option| option.attr("selected").is_some());
        let chosen = chosen.or(input.select(&options).next());
        let value = match (input.value().name(), chosen) {
            ("select", Some(option)) => option.attr("value").unwrap_or_default().to_owned(),
            ("textarea", _) => input.text().collect(),
            _ => input.attr("value").unwrap_or_default().to_owned(),
        };
        fields.push((name, value));
    }
    fields
}

/// Something that can be pressed.
#[derive(Clone, Debug)]
pub(crate) struct Button {
    pub(crate) action: String,
    pub(crate) fields: Vec<(String, String)>,
}

impl Button {
    /// Fills in a field of the form.
    pub(crate) fn choose(&mut self, name: &str, value: &str) {
        self.fields.retain(|(field, _)| field != name);
        self.fields.push((name.to_owned(), value.to_owned()));
    }

    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        let mut fields = self.fields.iter().rev();
        let field = fields.find(|(other, _)| other == name);
        field.map(|(_, value)| value.as_str())
    }
}

/// Server-sent events as they arrive.
pub(crate) struct Events {
    pub(crate) response: Response,
    buffer: String,
}

impl Events {
    pub(crate) fn new(response: Response) -> Events {
        Events {
            response,
            buffer: String::new(),
        }
    }

    /// The id and the data of the next event; none if nothing comes within the time.
    pub(crate) async fn next_within(&mut self, time: Duration) -> Option<(String, String)> {
        loop {
            if let Some((event, rest)) = self.buffer.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.buffer = rest;
                let field = |name: &str| {
                    let lines = event.lines().filter_map(|line| line.strip_prefix(name));
                    lines.map(str::trim_start).collect::<Vec<_>>().join("\n")
                };
                if event.contains("event: update") {
                    return Some((field("id:"), field("data:")));
                }
                continue;
            }
            let chunk = tokio::time::timeout(time, self.response.chunk())
                .await
                .ok()?;
            let chunk = chunk.ok()??;
            self.buffer.push_str(&String::from_utf8_lossy(&chunk));
        }
    }

    pub(crate) async fn next(&mut self) -> (String, String) {
        let event = self.next_within(Duration::from_secs(60)).await;
        event.expect("an event arrives")
    }
}
