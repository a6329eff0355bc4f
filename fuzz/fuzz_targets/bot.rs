//! Any line of an external bot, and any question to a built-in bot, is understood or refused.

#![no_main]

use arena::protocol::{Answer, Question};
use bots::Rank;
use libfuzzer_sys::fuzz_target;

/// The ranks that do not search.
const QUICK: [Rank; 4] = [Rank::Random, Rank::Novice, Rank::Scribe, Rank::Vizier];

/// An answer of an external bot: if it is understood, it survives a round trip.
fn read_answer(line: &[u8]) {
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

/// Questions to a built-in bot: every line has one answer, and a decision is a legal one.
fn ask(rank: Rank, mut questions: &[u8]) {
    let mut answers = Vec::new();
    arena::answer_questions(rank, 1, &mut { questions }, &mut answers).expect("memory can be written to");
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
        "no more answers than questions"
    );
}

fuzz_target!(|bytes: &[u8]| {
    let Some((first, lines)) = bytes.split_first() else {
        return;
    };
    for line in lines.split(|&byte| byte == b'\n') {
        read_answer(line);
    }
    ask(QUICK[usize::from(*first) % QUICK.len()], lines);
});
