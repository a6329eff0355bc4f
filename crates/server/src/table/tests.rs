//! A table whose log has another writer.

use std::sync::Arc;
use std::time::Duration;

use club::{
    Append, Command, Entry, Journal as _, OpenTable, Problem, Registry, SeatPlan, Storage, Table,
    TableKey, Visitor,
};
use store::Store;
use tempfile::TempDir;

use super::{Handle, Services, start};
use crate::bots::Thinkers;

/// A table of the first game there is, with all seats taken by one visitor, and its actor.
struct Shared {
    store: Store,
    host: Visitor,
    handle: Handle,
    id: String,
    _folder: TempDir,
}

impl Shared {
    async fn open() -> Shared {
        let folder = TempDir::new().expect("a folder");
        let store = Store::open(&folder.path().join("data.db"), None).expect("a store");
        let games = Registry::standard();
        let kind = games.iter().next().expect("a game");
        let open = OpenTable {
            seats: vec![SeatPlan::Open; *kind.players().start()],
            names: vec!["Nour".to_owned()],
            local: true,
            start: true,
            ..OpenTable::new(kind.key())
        };
        let (host, id) = (Visitor::new("host"), "table");
        let new = open
            .open(&games, &host, id, "0".repeat(64), 1)
            .expect("a table");
        let key = TableKey {
            game: kind.key().to_owned(),
            rules: kind.rules(),
            host: host.id().to_owned(),
        };
        let append = Append {
            lobby: Some(new.table.lobby_line()),
            ..append(id, 0, &new.entries)
        };
        store.create(key, append).await.expect("written");
        let services = Services {
            games,
            storage: Arc::new(store.clone()) as Arc<dyn Storage>,
            thinkers: Thinkers::new(1),
            idle: Duration::from_secs(600),
        };
        Shared {
            handle: start(new.table, services, || ()),
            id: id.to_owned(),
            store,
            host,
            _folder: folder,
        }
    }

    fn table(&self) -> Arc<Table> {
        Arc::clone(&self.handle.now().table)
    }

    /// Writes to the log as another process would, without the actor.
    async fn write_elsewhere(&self, command: &Command) {
        let table = self.table();
        let events = table
            .handle(&self.host, command, tabletop::Seats::NONE)
            .expect("allowed");
        let entries: Vec<Entry> = events
            .into_iter()
            .map(|event| Entry { at: 2, event })
            .collect();
        let append = append(&self.id, table.entries, &entries);
        self.store.append(append).await.expect("written");
    }

    async fn send(&self, command: Command) -> Result<(), Problem> {
        self.handle.send(&self.host, command).await.map(|_| ())
    }

    /// What the log adds up to is what the actor shows.
    async fn check(&self) {
        let log = self.store.entries(&self.id, 0).await.expect("a log");
        let read = Table::read(&Registry::standard(), &self.id, &log).expect("a sound log");
        let (table, shown) = (read, self.table());
        assert_eq!(table.entries, shown.entries);
        let seats = tabletop::Seats::NONE;
        assert_eq!(table.game().number(seats), shown.game().number(seats));
        assert_eq!(table.chat, shown.chat);
    }
}

fn append(table: &str, after: u64, entries: &[Entry]) -> Append {
    Append {
        table: table.to_owned(),
        after,
        entries: entries.iter().map(Entry::to_line).collect(),
        at: 2,
        lobby: None,
        sitters: Vec::new(),
    }
}

/// The legal decisions at a table.
fn decisions(table: &Table) -> Vec<Command> {
    let seat = table.game().owing().first().expect("somebody owes");
    let step = table.game().number(tabletop::Seats::only(seat));
    let decision = |action| Command::Act {
        seat: Some(seat),
        step,
        action,
    };
    table.game().legal(seat).into_iter().map(decision).collect()
}

fn say(text: &str) -> Command {
    Command::Say {
        text: text.to_owned(),
    }
}

#[tokio::test]
async fn a_command_is_handled_again_after_another_writer_was_quicker() {
    let shared = Shared::open().await;
    let decision = decisions(&shared.table()).swap_remove(0);
    shared.write_elsewhere(&say("I was here first")).await;
    // The actor does not know of it yet. What was decided still fits.
    shared
        .send(decision)
        .await
        .expect("the decision still fits");
    shared
        .send(say("and so was I"))
        .await
        .expect("the table goes on");
    assert_eq!(shared.table().chat.len(), 2);
    shared.check().await;
}

#[tokio::test]
async fn a_decision_on_a_position_that_another_writer_has_changed_is_stale() {
    let shared = Shared::open().await;
    let [made, other, ..] = &decisions(&shared.table())[..] else {
        panic!("there is something to decide");
    };
    shared.write_elsewhere(made).await;
    let mut follower = shared.handle.follow();
    follower.mark_unchanged();
    assert_eq!(shared.send(other.clone()).await, Err(Problem::Stale));
    assert!(
        follower.has_changed().expect("it is there"),
        "everybody is told"
    );
    // The decision that was made is done already, and the game goes on.
    shared.send(made.clone()).await.expect("done already");
    let next = decisions(&shared.table()).swap_remove(0);
    shared.send(next).await.expect("the game goes on");
    shared.check().await;
}
