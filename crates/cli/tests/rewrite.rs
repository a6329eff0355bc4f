//! Records that are read and written again, with fields of others in them (NO-4.8).

use tabletop::record::{Record, RecordFile};

fn rewritten(text: &str) -> String {
    let record: Record<ra::Position> = RecordFile::open(text.as_bytes())
        .and_then(RecordFile::read)
        .expect("a good record");
    record.to_string()
}

const HEADER: &str = concat!(
    r#"{"format":1,"game":"ra","rules":1,"#,
    r#""options":{"scores":"hidden","track":"tiles","counter":"off","names":"classic"},"#,
    r#""players":[{"name":"a","z":1,"y":{},"x":[]},{"name":"b","bot":"random","elo":1500.5}],"#,
    r#""table":7,"at":"dawn","zoom":null,"a":"b"}"#
);

/// Every rewriting turned the unknown fields of a line round once.
#[test]
fn unknown_fields_stay_where_they_are() {
    let text = [
        HEADER,
        r#"{"chance":"set","to":0,"is":"B","ms":3,"by_hand":true,"a":0}"#,
        r#"{"chance":"set","to":1,"is":"A"}"#,
        r#"{"by":1,"do":"invoke","to":"all","ms":4,"a":{"z":1,"b":2}}"#,
        r#"{"end":"stopped","why":"rain","until":"noon","scores":"none","a":1}"#,
        "",
    ];
    let text = text.join("\n");
    assert_eq!(rewritten(&text), text);
}

#[test]
fn fields_may_come_in_any_order_and_leave_in_ours() {
    let step = r#"{"a":1,"is":"B","b":2,"to":0,"c":3,"chance":"set","d":4}"#;
    let ours = r#"{"chance":"set","to":0,"is":"B","a":1,"b":2,"c":3,"d":4}"#;
    let text = rewritten(&format!("{HEADER}\r\n{step}"));
    assert_eq!(text, format!("{HEADER}\n{ours}\n"));
}
