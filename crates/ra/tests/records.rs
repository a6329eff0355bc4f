//! Records of Ra: the example of the notation, and every reason to refuse a record (NO-4, NO-6).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use conformance::{TestDice, random_step};
use ra::{Options, Position};
use tabletop::record::{BadRecord, CannotVerify, Header, Player, Reason, Record, RecordFile};
use tabletop::{Game, Play};

/// The example of NO-6, as the document has it.
fn example() -> String {
    let document = include_str!("../../../rules/notation.md");
    let section = document.split("### Ra, three players").nth(1).unwrap();
    let block = section.split("```json\n").nth(1).unwrap();
    block.split("```").next().unwrap().to_owned()
}

/// The example with one line replaced; the header is line 1.
fn example_with(line: usize, text: &str) -> String {
    let example = example();
    let mut lines: Vec<&str> = example.lines().collect();
    lines[line - 1] = text;
    lines.join("\n")
}

/// A whole game of two, played at random.
fn finished() -> String {
    let mut play = Play::new(Position::new(2, &Options::default()).unwrap());
    let mut dice = TestDice::new(1);
    while random_step(&mut play, &mut dice).unwrap() {}
    let players = ["Anne", "Carl"].map(|name| Player {
        name: name.to_owned(),
        ..Player::default()
    });
    Record::new(Header::new(Options::default(), players.into()), play).to_string()
}

/// The whole game with another end line.
fn finished_with(end: &str) -> String {
    let finished = finished();
    let end_line = finished.lines().last().unwrap();
    finished.replace(end_line, end)
}

fn read(text: impl AsRef<[u8]>) -> Result<Record<Position>, BadRecord> {
    RecordFile::open(text.as_ref())?.read()
}

/// The first fault of a record, whether it is found by replaying or by verifying.
fn fault(text: impl AsRef<[u8]>) -> BadRecord {
    match read(text).map(|record| record.verify()) {
        Err(bad) | Ok(Err(CannotVerify::Mismatch(bad))) => bad,
        Ok(verified) => panic!("there is no fault: {verified:?}"),
    }
}

#[test]
fn the_example_replays_verifies_and_is_written_as_it_was() {
    let record = read(example()).unwrap();
    assert_eq!(record.play.steps().len(), 31);
    assert_eq!(record.play.position().ra_count(), 3);
    assert_eq!(record.verify(), Ok(12));
    assert_eq!(record.header.players[2].bot.as_deref(), Some("greedy"));
    assert_eq!(record.to_string(), example());
    let mut written = Vec::new();
    record.write(&mut written).unwrap();
    assert_eq!(written, example().as_bytes());
}

/// NO-5.4: how the outcomes were found does not matter to a reader who replays them.
#[test]
fn a_record_of_another_method_is_replayed_but_not_verified() {
    let other = example().replace("sha256-1", "dice-7");
    let record = read(&other).unwrap();
    assert_eq!(record.play, read(example()).unwrap().play);
    let method = "dice-7".to_owned();
    assert_eq!(record.verify(), Err(CannotVerify::UnknownMethod(method)));
    assert_eq!(record.to_string(), other);
}

/// NO-4.10: to replay takes no seed, to verify takes one.
#[test]
fn the_example_replays_without_seed_and_commitment() {
    let example = example();
    let (header, steps) = example.split_once('\n').unwrap();
    let (unseeded, _) = header.split_once(",\"rng\"").unwrap();
    let record = read(format!("{unseeded}}}\n{steps}")).unwrap();
    assert_eq!(record.play, read(&example).unwrap().play);
    assert_eq!(record.verify(), Err(CannotVerify::NoSeed));
}

#[test]
fn a_whole_game_is_written_as_it_was() {
    let text = finished();
    let record = read(&text).unwrap();
    assert!(record.play.position().is_over() && record.end.is_some());
    assert_eq!(record.to_string(), text);
}

/// Lines that a record is refused for: the example with this line replaced by this text. The
/// messages may begin like this.
const BAD_LINES: &str = r##"
5  | bad-json          | []                                    | not a JSON object
5  | bad-json          | {"by":0,"do":"draw"                   | EOF while parsing an object, column 19
5  | bad-json          | {"by":0,"do":"draw","by":0}           | duplicate field "by", column 27
5  | bad-json          |                                       | empty line before the end
5  | bad-step          | {}                                    | not a decision, an outcome or an end
5  | bad-step          | {"say":"hello"}                       | not a decision, an outcome or an end
5  | bad-step          | {"by":0,"do":"draw","is":"ra"}        | fields of more than one kind of line
5  | bad-step          | {"by":0,"end":"stopped"}              | fields of more than one kind of line
5  | bad-step          | {"by":0}                              | missing field "do"
5  | bad-step          | {"do":"draw"}                         | missing field "by"
5  | bad-step          | {"by":"0","do":"draw"}                | field "by" must be an integer
5  | bad-step          | {"by":0.5,"do":"draw"}                | field "by" must be an integer
5  | bad-step          | {"by":0,"do":7}                       | field "do" must be a string
2  | bad-step          | {"chance":"set","to":0}               | missing field "is"
2  | bad-step          | {"chance":"set","to":0,"is":-1}       | field "is" must be a string or a non-negative integer
2  | bad-step          | {"chance":"set","to":null,"is":"A"}   | field "to" must be an integer
2  | bad-step          | {"to":0,"is":"A"}                     | missing field "chance"
5  | bad-step          | {"end":"lost"}                        | the end must be "finished" or "stopped", not "lost"
5  | bad-step          | {"end":"stopped"}                     | missing field "why"
5  | bad-seat          | {"by":3,"do":"draw"}                  | there is no seat 3 at a table of 3
5  | bad-seat          | {"by":-1,"do":"draw"}                 | there is no seat -1 at a table of 3
5  | bad-seat          | {"by":4294967296,"do":"draw"}         | there is no seat 4294967296 at a table of 3
2  | bad-seat          | {"chance":"set","to":4,"is":"A"}      | there is no seat 4 at a table of 3
5  | syntax            | {"by":0,"do":"Draw"}                  | "Draw" has a word that is neither a key nor a number
5  | syntax            | {"by":0,"do":"bid a\u0000\n"}         | "bid a\0\n" has a word
5  | not-asked         | {"by":1,"do":"draw"}                  | draw: seat 1 has no decision to make now
5  | illegal           | {"by":0,"do":"bid 5"}                 | bid 5 is a choice in an auction, and there is none (RA-3.7)
2  | chance-expected   | {"by":0,"do":"draw"}                  | set to 0 is due before draw
5  | chance-unexpected | {"chance":"draw","is":"ra"}           | draw is not due: seats {0} owe a decision
2  | chance-unexpected | {"chance":"set","to":1,"is":"A"}      | set to 0 is due, not set to 1
2  | chance-unexpected | {"chance":"set","is":"A"}             | set to 0 is due, not set
6  | chance-unexpected | {"chance":"\u001b[2J","is":"ra"}      | draw is due, not \u{1b}[2J
6  | chance-unexpected | {"chance":"draw","to":0,"is":"ra"}    | draw is due, not draw to 0
3  | impossible        | {"chance":"set","to":1,"is":"A"}      | set cannot be A now
3  | impossible        | {"chance":"set","to":1,"is":"D"}      | set cannot be D now
6  | impossible        | {"chance":"draw","is":"sphinx"}       | draw cannot be sphinx now
6  | impossible        | {"chance":"draw","is":3}              | draw cannot be 3 now
5  | early-end         | {"end":"finished","scores":[]}        | the game is not over yet
32 | seed-mismatch     | {"chance":"draw","is":"gold"}         | draw must be ra, not gold
"##;

/// The same for headers: the first text is replaced by the second.
const BAD_HEADERS: &str = r##"
bad-header      | "format":1          | "form":1             | missing field "format"
bad-header      | "format":1          | "format":2           | unsupported format 2 (this build supports 1)
bad-header      | "format":1          | "format":1.0         | field "format" must be a non-negative integer
bad-header      | "format":1          | "format":-1          | field "format" must be a non-negative integer
bad-header      | "format":1          | "format":99999999999999999999 | field "format" must be a non-negative integer
bad-header      | "game":"ra"         | "game":"chess"       | unknown game "chess"
bad-header      | "game":"ra"         | "game":[]            | field "game" must be a string
bad-header      | "rules":1           | "rules":7            | unsupported rules version 7 (this build supports 1)
bad-header      | "rules":1           | "rule":1             | missing field "rules"
bad-header      | {"scores":"hidden"} | 3                    | field "options" must be an object
bad-header      | "players":          | "people":            | missing field "players"
bad-header      | "players":          | "players":7,"people": | field "players" must be an array
bad-header      | {"name":"Carl"}     | "Carl"               | a player must be an object
bad-header      | {"name":"Carl"}     | {}                   | missing field "name"
bad-header      | "greedy"            | true                 | field "bot" must be a string
bad-header      | "rng"               | "random"             | missing field "rng" although there is "commit"
bad-header      | "commit":"6         | "commit":"           | field "commit" is not 64 hexadecimal digits
bad-header      | "seed":"0           | "seed":"z            | field "seed" is not 64 hexadecimal digits
bad-options     | "hidden"            | "secret"             | scores: expected hidden or open, not "secret"
bad-players     | "players":          | "players":[],"people": | Ra is for 2 to 5 players, not 0 (RA-2.1)
bad-players     | {"name":"Carl"}     | {"name":"C"},{"name":""},{"name":""},{"name":""} | Ra is for 2 to 5 players, not 6
commit-mismatch | "commit":"6         | "commit":"7          | the seed has 630dcd2966c43366
"##;

/// The same for the end line of a whole game.
const BAD_ENDS: &str = r##"
wrong-result | {"end":"finished","scores":[1,2],"places":[2,1]} | scores are [
wrong-result | {"end":"finished","scores":[],"places":[]}       | scores are [
bad-step     | {"end":"finished"}                               | missing field "scores"
bad-step     | {"end":"finished","scores":7,"places":[1,2]}     | field "scores" must be an array
after-end    | {"by":0,"do":"draw"}                             | draw: the game is over
after-end    | {"chance":"draw","is":"ra"}                      | draw: the game is over
"##;

/// A record that must be refused: in which line, why, and how the message begins.
type Refused = (usize, String, String, Vec<u8>);

fn refused(line: usize, reason: &str, message: &str, text: impl Into<Vec<u8>>) -> Refused {
    (line, reason.to_owned(), message.to_owned(), text.into())
}

/// The rows of a table above, cell by cell.
fn rows<const CELLS: usize>(table: &str) -> impl Iterator<Item = [&str; CELLS]> {
    let rows = table.lines().filter(|row| !row.is_empty());
    rows.map(|row| {
        let cells: Vec<&str> = row.split(" | ").map(str::trim).collect();
        cells.try_into().expect(row)
    })
}

fn refused_records() -> Vec<Refused> {
    let last = finished().lines().count();
    let lines = rows(BAD_LINES).map(|[line, reason, text, message]| {
        let line = line.parse().unwrap();
        refused(line, reason, message, example_with(line, text))
    });
    let headers = rows(BAD_HEADERS).map(|[reason, old, new, message]| {
        assert_eq!(example().matches(old).count(), 1, "{old}");
        refused(1, reason, message, example().replace(old, new))
    });
    let ends = rows(BAD_ENDS)
        .map(|[reason, text, message]| refused(last, reason, message, finished_with(text)));
    let mut records: Vec<Refused> = lines.chain(headers).chain(ends).collect();

    let long = format!("{{\"by\":0,\"do\":\"{}\"}}", "x".repeat(65_536));
    let not_utf8 = [example().as_bytes(), b"{\"by\":0,\"do\":\"\xff\"}"].concat();
    let empty = "empty line before the end";
    let salted = example().replace("\"seed\"", "\"salt\":\"x\",\"seed\"");
    let behind = "unexpected line after the end line";
    let places = finished().replace("\"places\":[", "\"places\":[9,");
    records.extend([
        refused(1, "bad-header", "the file is empty", ""),
        refused(
            5,
            "too-long",
            "more than 65536 bytes",
            example_with(5, &long),
        ),
        refused(34, "bad-json", "not UTF-8", not_utf8),
        refused(1, "bad-json", empty, format!("\n{}", example())),
        refused(34, "bad-json", empty, example() + "\n\n"),
        refused(34, "bad-json", empty, example() + "\n" + &long),
        refused(2, "seed-mismatch", "set must be", salted),
        refused(
            34,
            "after-end",
            behind,
            example() + "{\"by\":0,\"do\":\"draw\"}",
        ),
        refused(last + 1, "after-end", behind, finished() + "{}"),
        refused(last, "wrong-result", "places are [", places),
    ]);
    records
}

/// NO-4.11, NO-1.5: a record holds exactly the texts of the notation.
#[test]
fn every_reason_to_refuse_a_record_is_found_with_its_line() {
    let mut found = HashSet::new();
    for (line, reason, message, text) in refused_records() {
        let bad = fault(&text);
        assert_eq!((bad.line, bad.reason.key()), (line, &*reason), "{bad}");
        let expected = format!("line {line}: {reason}: {message}");
        assert!(
            bad.to_string().starts_with(&expected),
            "{bad}, not {expected}"
        );
        found.insert(bad.reason);
    }
    for reason in Reason::ALL {
        assert!(found.contains(&reason), "no bad record shows {reason}");
    }
}

/// NO-4.7
#[test]
fn a_game_may_be_broken_off_after_any_line() {
    let finished = finished();
    let lines: Vec<&str> = finished.lines().collect();
    for count in (1..lines.len()).step_by(7).chain([lines.len() - 1]) {
        let text = lines[..count].join("\n") + "\n{\"end\":\"stopped\",\"why\":\"rain\"}\n";
        let record = read(&text).unwrap();
        assert_eq!(record.play.steps().len(), count - 1);
        assert_eq!(record.to_string(), text);
    }
}

/// NO-4.2
#[test]
fn a_file_cut_off_anywhere_is_an_unfinished_game_or_refused_in_its_last_line() {
    let example = example();
    let whole = read(&example).unwrap().play;
    for end in 0..example.len() {
        let part = &example[..end];
        match read(part) {
            Ok(record) => {
                assert!(part.ends_with(['\n', '}']), "{part}");
                let steps = record.play.steps();
                assert_eq!(steps, &whole.steps()[..steps.len()]);
            }
            Err(bad) => assert_eq!(bad.line, part.lines().count().max(1), "{bad}"),
        }
    }
}

/// NO-4.8
#[test]
fn unknown_fields_are_kept_where_a_record_is_written_again() {
    let text = example()
        .replace(r#"{"scores":"hidden"}"#, r#"{"lamps":3,"scores":"open"}"#)
        .replace(r#"{"name":"Carl"}"#, r#"{"name":"Carl","age":0.1}"#)
        .replace("1d1e1f\"}", "1d1e1f\",\"table\":\"☥ \\u0000\"}")
        .replace(
            "\"do\":\"invoke\"",
            "\"do\":\"invoke\",\"ms\":[1,{\"x\":null}]",
        )
        .replace(
            "\"why\":\"example\"",
            "\"why\":\"example\",\"by whom\":\"us\"",
        );
    let record = read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.notes.len(), 1);
    // Changed options are written in full, and the unknown ones stay.
    let mut changed = record;
    changed.header.options = Options::default();
    let written = changed.to_string();
    assert!(written.contains(r#""scores":"hidden","#) && written.contains(r#""lamps":3"#));
    assert_eq!(read(&written).unwrap().header.options, Options::default());
}

/// NO-4.3: a record with the promise alone names the method too.
#[test]
fn the_method_stands_with_the_promise() {
    let mut record = read(example()).unwrap();
    record.header.seed = None;
    let text = record.to_string();
    assert!(text.contains(r#""rng":"sha256-1","commit":"#), "{text}");
    assert_eq!(read(&text).unwrap(), record);
}
