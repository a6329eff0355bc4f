//! Whatever one program says to another as a bot, or to a bot of ours, is understood or refused.

#![no_main]

use arena::protocol::{Answer, Question};
use bots::Rank;
use libfuzzer_sys::fuzz_target;

/// The bots that do not think by the clock.
const QUICK: [Rank; 4] = [Rank::Random, Rank::Novice, Rank::Scribe, Rank::Vizier];

/// What a program of somebody else may answer: understood, it is the same when it is said again.
fn hear(line: &[u8]) {
    match Answer::read(line) {
        Ok(answer) => {
            let said = answer.line();
            let text = said.strip_suffix(b"\n").expect("a line has an end");
            assert!(!text.contains(&b'\n'));
            assert_eq!(Answer::read(text), Ok(answer));
        }
        Err(why) => assert!(!why.is_empty() && why.len() < 1_000, "{why}"),
    }
}

/// What our bots may be asked: every line has one answer, and a decision is one of those allowed.
fn ask(rank: Rank, mut questions: &[u8]) {
    let mut answers = Vec::new();
    arena::answer_questions(rank, 1, &mut { questions }, &mut answers).expect("nothing is lost in memory");
    let mut answers = answers.split(|&byte| byte == b'\n');
    while !questions.is_empty() {
        let end = questions.iter().position(|&byte| byte == b'\n');
        let (question, rest) = questions.split_at(end.unwrap_or(questions.len()));
        questions = rest.strip_prefix(b"\n").unwrap_or_default();
        let answer = Answer::read(answers.next().expect("an answer for every line"));
        if let Ok(Answer::Do(action)) = answer {
            let Ok(Question::Turn(turn)) = Question::read(question) else {
                panic!("nobody asked for a decision");
            };
            assert!(turn.legal.contains(&action), "{action}");
        } else {
            assert!(answer.is_ok(), "{answer:?}");
        }
    }
    assert_eq!(
        answers.collect::<Vec<_>>(),
        [b""],
        "nothing is said unasked"
    );
}

fuzz_target!(|bytes: &[u8]| {
    let Some((first, lines)) = bytes.split_first() else {
        return;
    };
    for line in lines.split(|&byte| byte == b'\n') {
        hear(line);
    }
    ask(QUICK[usize::from(*first) % QUICK.len()], lines);
});
