//! An entry in a game's list of options is found wherever a table is described.

use std::io::BufRead;
use std::ops::RangeInclusive;

use club::Registry;
use conformance::toy::Toy;
use games::{AnyMatch, Course, GameKind, Kind};
use serde_json::{Map, Value, json};
use tabletop::record::{BadRecord, RecordFile};
use tabletop::{Affects, NoSuchTable, OptionSpec, Values};
use tempfile::TempDir;

use crate::support::Site;

/// The toy game, with one more entry in its list of options and nothing else.
#[derive(Debug)]
struct Listed;

static TOY: Kind<Toy> = Kind::new();

const OPTIONS: &[OptionSpec] = &[OptionSpec {
    key: "throwing_sticks",
    values: Values::OneOf(&["four", "five"]),
    affects: Affects::Play,
    clause: "TOY-1",
}];

impl GameKind for Listed {
    fn key(&self) -> &'static str {
        TOY.key()
    }

    fn rules(&self) -> u64 {
        TOY.rules()
    }

    fn players(&self) -> RangeInclusive<usize> {
        TOY.players()
    }

    fn options(&self) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn course(&self) -> Option<Course> {
        None
    }

    fn read_options(&self, json: &Map<String, Value>) -> Result<Map<String, Value>, Vec<String>> {
        let [sticks] = OPTIONS else {
            panic!("there is one option");
        };
        let chosen = json.get(sticks.key).cloned();
        let chosen = chosen.unwrap_or_else(|| sticks.default());
        let faults = sticks.faults(&chosen);
        if faults.is_empty() {
            Ok(Map::from_iter([(sticks.key.to_owned(), chosen)]))
        } else {
            Err(faults)
        }
    }

    fn open(
        &self,
        players: usize,
        options: &Map<String, Value>,
    ) -> Result<Box<dyn AnyMatch>, NoSuchTable> {
        TOY.open(players, options)
    }

    fn read_record(
        &self,
        file: RecordFile<Box<dyn BufRead + '_>>,
    ) -> Result<Box<dyn AnyMatch>, BadRecord> {
        TOY.read_record(file)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_in_the_list_is_in_form_summary_and_api() {
    let games = || Registry::standard().with(&Listed);
    let folder = TempDir::new().unwrap();
    let site = Site::start_in(folder, |config| config.games = games()).await;
    let form = site.browser().get("/new?game=toy").await.html;
    assert!(form.contains("option.throwing_sticks"), "{form}");
    assert!(form.contains("&quot;five&quot;"), "{form}");

    let document = serde_json::to_value(server::openapi(&games())).unwrap();
    let option = &document["components"]["schemas"]["Options.toy"]["properties"]["throwing_sticks"];
    assert_eq!(option["enum"], json!(["four", "five"]));
    assert_eq!(option["default"], json!("four"));

    let program = site.program().await;
    let table = |sticks: &str| {
        json!({
            "game": "toy", "seats": ["open", "open"], "listed": true,
            "options": {"throwing_sticks": sticks},
        })
    };
    let (status, problem) = program.post("/tables", table("six")).await;
    assert_eq!(status, 400, "{problem}");
    assert!(problem.to_string().contains("expected four or five"));
    let (status, opened) = program.post("/tables", table("five")).await;
    assert!(status.is_success(), "{opened}");
    assert_eq!(opened["options"]["throwing_sticks"], "five");
    let lobby = site.browser().get("/").await.html;
    assert!(lobby.contains("five"), "{lobby}");
}
