//! A table of the toy game from its opening to its verified record, without a server.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use club::{
    Command, Entry, MAX_ENTRIES, Mode, NotNow, OpenTable, Origin, Pace, Problem, Registry,
    SeatPlan, State, Table, TooMany, Verdict, Visitor,
};
use conformance::toy::Toy;
use games::Kind;
use tabletop::{Observer, Seat, Seats};

static TOY: Kind<Toy> = Kind::new();

fn games() -> Registry {
    Registry::standard().with(&TOY)
}

/// A table with its log, as a server without a network would keep it.
struct Kept {
    table: Table,
    log: Vec<String>,
    at: u64,
}

impl Kept {
    fn open(open: &OpenTable, visitor: &Visitor) -> Kept {
        let seed = "5".repeat(64);
        let new = open.open(&games(), visitor, "table", seed, 1_000).unwrap();
        Kept {
            log: new.entries.iter().map(Entry::to_line).collect(),
            table: new.table,
            at: 1_000,
        }
    }

    fn send(&mut self, visitor: &Visitor, command: &Command) -> Result<usize, Problem> {
        let events = self.table.handle(visitor, command, Seats::NONE)?;
        self.at += 10;
        let count = events.len();
        for event in events {
            let entry = Entry { at: self.at, event };
            self.table.apply(&entry).unwrap();
            self.log.push(entry.to_line());
        }
        Ok(count)
    }

    /// The first legal decision.
    fn decision(&self) -> (Seat, Command) {
        let game = self.table.game();
        let seat = game.owing().first().unwrap();
        let command = Command::Act {
            seat: Some(seat),
            step: game.number(Seats::only(seat)),
            action: game.legal(seat).swap_remove(0),
        };
        (seat, command)
    }

    /// The log adds up to the same table.
    fn check(&self) {
        let read = Table::read(&games(), "table", &self.log).unwrap();
        assert_eq!(read.entries, self.table.entries);
        assert_eq!(read.seats, self.table.seats);
        assert_eq!(read.stage, self.table.stage);
        assert_eq!(read.chat, self.table.chat);
        assert_eq!(read.moved_at, self.table.moved_at);
        assert_eq!(read.lobby_line(), self.table.lobby_line());
        for observer in observers(2) {
            let (read, kept) = (read.game(), self.table.game());
            assert_eq!(read.view(observer).get(), kept.view(observer).get());
            assert_eq!(read.log(observer), kept.log(observer));
        }
    }
}

fn observers(players: usize) -> impl Iterator<Item = Observer> {
    let seats = Seat::all(players).map(Observer::Seat);
    seats.chain([Observer::Spectator])
}

fn two_people() -> (Kept, Visitor, Visitor) {
    let (host, guest) = (Visitor::new("host"), Visitor::new("guest"));
    let open = OpenTable {
        seats: vec![SeatPlan::Open; 2],
        names: vec!["Nour".to_owned()],
        salt: "a b".to_owned(),
        ..OpenTable::new("toy")
    };
    (Kept::open(&open, &host), host, guest)
}

fn join(name: &str) -> Command {
    Command::Join {
        seat: None,
        name: name.to_owned(),
        salt: String::new(),
    }
}

fn say(text: &str) -> Command {
    Command::Say {
        text: text.to_owned(),
    }
}

#[test]
fn a_game_is_played_recorded_replayed_and_verified() {
    let (mut kept, host, guest) = two_people();
    assert_eq!(
        kept.send(&host, &Command::Start),
        Err(Problem::NotNow(NotNow::SeatsOpen))
    );
    assert_eq!(kept.send(&guest, &join("Masha")), Ok(2));
    assert_eq!(
        kept.send(&guest, &join("Masha")),
        Ok(0),
        "joining is idempotent"
    );
    assert_eq!(kept.send(&guest, &Command::Start), Err(Problem::NotYours));
    assert_eq!(kept.send(&host, &Command::Start), Ok(1));
    assert_eq!(kept.table.shuffle().unwrap().salt, "0:a-b");
    let mut moves = 0;
    while !kept.table.game().is_over() {
        assert_eq!(
            kept.table.record().unwrap_err(),
            Problem::NotNow(NotNow::Running)
        );
        assert_eq!(kept.table.shuffle_report().seed, None);
        let (seat, command) = kept.decision();
        let visitor = if seat.index() == 0 { &host } else { &guest };
        let other = if seat.index() == 0 { &guest } else { &host };
        assert_eq!(kept.send(other, &command), Err(Problem::NotYours));
        assert_eq!(kept.send(visitor, &command), Ok(1));
        assert_eq!(kept.table.moved_at, kept.at);
        assert_eq!(
            kept.send(visitor, &command),
            Ok(0),
            "a decision is made once"
        );
        kept.check();
        moves += 1;
    }
    assert!(moves > 4);
    assert_eq!(kept.table.state(), State::Finished);
    let report = kept.table.shuffle_report();
    assert!(
        matches!(report.verdict, Some(Verdict::Fair(_))),
        "{report:?}"
    );
    assert_eq!(report.seed, Some("5".repeat(64)));

    let record = kept.table.record().unwrap();
    let import = OpenTable::import(&games(), &record).unwrap();
    let imported = Kept::open(&import, &guest);
    assert_eq!(imported.table.record().unwrap(), record);
    assert_eq!(imported.table.shuffle_report(), report);
    for observer in observers(2) {
        let steps = imported.table.game().seen(observer);
        assert!(
            imported
                .table
                .replay(observer, Seats::NONE, steps + 1)
                .is_none()
        );
        let scene = imported.table.replay(observer, Seats::NONE, steps).unwrap();
        assert_eq!(
            scene.mode,
            Mode::Replay {
                at: steps,
                last: steps
            }
        );
        assert!(scene.game.game().is_over());
    }
}

#[test]
fn a_finished_game_continues_against_bots_and_has_one_rematch() {
    let (mut kept, host, guest) = two_people();
    kept.send(&guest, &join("Masha")).unwrap();
    kept.send(&host, &Command::Start).unwrap();
    assert_eq!(
        kept.table.may_meet_again(&host),
        Err(Problem::NotNow(NotNow::Running))
    );
    while !kept.table.game().is_over() {
        let (seat, command) = kept.decision();
        let visitor = if seat.index() == 0 { &host } else { &guest };
        kept.send(visitor, &command).unwrap();
    }
    let seat = Seat::new(1).unwrap();
    let rank = "random".parse().unwrap();
    let continued = kept
        .table
        .continued(Observer::Spectator, 2, seat, rank)
        .unwrap();
    assert!(matches!(continued.origin, Origin::Continued(_)));
    let continued = Kept::open(&continued, &guest);
    assert_eq!(continued.table.seats_of(&guest), Seats::only(seat));
    assert_eq!(continued.table.state(), State::Playing);
    continued.check();
    let last = kept.table.game().seen(Observer::Spectator);
    let over = kept.table.continued(Observer::Spectator, last, seat, rank);
    assert_eq!(over.unwrap_err(), Problem::NotNow(NotNow::Over));

    assert_eq!(kept.table.may_meet_again(&guest), Ok(None));
    let new = kept
        .table
        .open_rematch(&games(), &guest, "again", "6".repeat(64), 9)
        .unwrap();
    assert_eq!(new.table.seats_of(&host), Seats::only(Seat::default()));
    assert!(new.table.is_hosted_by(&guest));
    let rematch = |table: &str| Command::Rematch {
        table: table.to_owned(),
    };
    assert_eq!(kept.send(&guest, &rematch("again")), Ok(1));
    assert_eq!(kept.send(&host, &rematch("elsewhere")), Ok(0));
    assert_eq!(kept.table.may_meet_again(&host), Ok(Some("again")));
}

#[test]
fn the_page_of_a_visitor_shows_what_they_may_see_and_do() {
    let (mut kept, host, guest) = two_people();
    kept.send(&guest, &join("Masha")).unwrap();
    kept.send(&host, &Command::Start).unwrap();
    let stranger = Visitor::new("stranger");
    let scene = kept.table.scene(&stranger, Seats::NONE, None);
    assert_eq!(
        (scene.observer, scene.decides),
        (Observer::Spectator, false)
    );
    assert!(
        scene
            .sitters
            .iter()
            .all(|sitter| !sitter.you && !sitter.here)
    );
    let bot = Command::Bot {
        seat: Seat::default(),
        rank: "random".parse().unwrap(),
    };
    kept.send(&guest, &bot).unwrap();
    let scene = kept.table.scene(&host, Seats::NONE, None);
    assert!(!scene.decides, "a bot plays for the host");
    let (_, decision) = kept.decision();
    if kept.table.game().owing().contains(Seat::default()) {
        let refused = kept.send(&host, &decision);
        assert!(
            refused == Err(Problem::NotNow(NotNow::BotPlays)) || refused == Err(Problem::NotYours)
        );
    }
    assert_eq!(kept.send(&host, &Command::Return), Ok(1));
    assert!(kept.table.scene(&host, Seats::NONE, None).decides);
    kept.check();
}

#[test]
fn where_too_much_has_happened_only_the_game_goes_on() {
    let (mut kept, host, guest) = two_people();
    kept.send(&guest, &join("Masha")).unwrap();
    let pace = Command::Pace { pace: Pace::Slow };
    for (entries, accepts) in [(MAX_ENTRIES - 1, true), (MAX_ENTRIES, false)] {
        kept.table.entries = entries;
        for command in [&say("And?"), &pace] {
            let answer = kept.table.handle(&host, command, Seats::NONE);
            let refused = Some(Problem::TooMany(TooMany::Entries));
            assert_eq!(answer.err(), refused.filter(|_| !accepts), "{command:?}");
        }
        let start = kept.table.handle(&host, &Command::Start, Seats::NONE);
        assert!(start.is_ok(), "{start:?}");
    }
}

#[test]
fn a_log_that_cannot_have_happened_is_refused() {
    let (mut kept, host, guest) = two_people();
    kept.send(&guest, &join("Masha")).unwrap();
    kept.send(&host, &Command::Start).unwrap();
    let (seat, decision) = kept.decision();
    let visitor = if seat.index() == 0 { &host } else { &guest };
    kept.send(visitor, &decision).unwrap();
    let read = |log: &[String]| Table::read(&games(), "table", log).map(|_| ());
    let [opened, .., started, decided] = &kept.log[..] else {
        panic!("a log");
    };
    let twice = |line: &String| [&kept.log[..], std::slice::from_ref(line)].concat();
    for bad in [
        Vec::new(),
        vec![decided.clone()],
        twice(opened),
        twice(started),
        twice(&"{}".to_owned()),
        kept.log[1..].to_vec(),
    ] {
        assert!(read(&bad).is_err(), "{bad:?}");
    }
    let unknown = Table::read(&Registry::standard(), "table", &kept.log);
    assert!(
        unknown
            .unwrap_err()
            .to_string()
            .contains("there is no game")
    );
    let newer = opened.replace("\"rules\":1", "\"rules\":99");
    assert!(read(&[newer]).unwrap_err().to_string().contains("99"));
}
