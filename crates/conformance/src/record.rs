//! Records: what is written reads back, and only what was fair verifies.

use tabletop::record::{BadRecord, CannotVerify, End, Ending, Header, Reason, Record, RecordFile};
use tabletop::{FairDice, Game, Next, Outcome, Play, Seed, Silence, Step};

use crate::points::{sealed_points, shuffled};
use crate::suite::{Scene, random_step};
use crate::{Suite, TestDice, Verdict};

impl<G: Game> Suite<G> {
    /// A random game written as a record reads back as the same game, is written again as the same
    /// bytes, and verifies. With another outcome of chance it does not, and the right line is named;
    /// without a seed it replays. The steps of sealed points may be in any order.
    pub fn records_round_trip(&self) {
        let mut outcomes = self.outcomes.clone();
        self.in_every_game(|scene, dice| {
            let seed = Seed::from_number(dice.bits());
            play_fairly(scene, &seed, dice)?;
            let mut record = Record::new(scene.header.clone().with_seed(seed), scene.play.clone());
            if record.end.is_none() && dice.once_in(2) {
                record.end = Some(End {
                    how: Ending::Stopped("the cat\nsat on the board".to_owned()),
                    extra: serde_json::Map::new(),
                });
            }
            for step in record.play.steps() {
                if let Step::Chance { outcome, .. } = *step
                    && !outcomes.contains(&outcome)
                {
                    outcomes.push(outcome);
                }
            }
            check_round_trip(&record)?;
            check_without_seed(&record)?;
            check_other_commitment(&record, dice)?;
            check_other_outcomes(&record, &outcomes, dice)?;
            check_any_order(&record, dice)?;
            check_prefix(&record, dice)
        });
    }
}

/// Plays at random with dice that follow from the seed; one game in four is broken off.
fn play_fairly<G: Game>(scene: &mut Scene<G>, seed: &Seed, dice: &mut TestDice) -> Verdict {
    if dice.once_in(2) {
        scene.header.salt = Some("sand & \"salt\"".to_owned());
    }
    let salt = scene.header.salt.clone().unwrap_or_default();
    let mut fair = FairDice::new(seed, &salt);
    let broken_off = dice.once_in(4);
    loop {
        if broken_off && dice.once_in(50) {
            return Ok(());
        }
        if let Next::Chance(_) = scene.play.position().next() {
            let outcome = scene.play.position().sample(&mut fair);
            let settled = scene.play.settle(outcome, &mut Silence);
            settled.map_err(|refusal| format!("{outcome:?} is refused: {refusal}"))?;
        } else if !random_step(&mut scene.play, dice)? {
            return Ok(());
        }
    }
}

fn read<G: Game>(text: &str) -> Result<Record<G>, BadRecord> {
    RecordFile::open(text.as_bytes())?.read()
}

fn read_well<G: Game>(text: &str) -> Result<Record<G>, String> {
    read(text).map_err(|bad| format!("{bad}\n{text}"))
}

fn check_round_trip<G: Game>(record: &Record<G>) -> Verdict {
    let text = record.to_string();
    let again = read_well::<G>(&text)?;
    ensure!(
        again.to_string() == text,
        "{text}is written again as\n{again}"
    );
    ensure!(again == *record, "{record:?}\nreads back as\n{again:?}");
    let chances = record.play.chances();
    ensure!(
        again.verify() == Ok(chances),
        "a fair game does not verify: {:?}",
        again.verify()
    );
    Ok(())
}

fn check_without_seed<G: Game>(record: &Record<G>) -> Verdict {
    let header = Header {
        seed: None,
        commit: None,
        ..record.header.clone()
    };
    let text = Record {
        header,
        ..record.clone()
    }
    .to_string();
    let again = read_well::<G>(&text)?;
    ensure!(
        again.play == record.play,
        "without a seed it is another game"
    );
    ensure!(
        again.verify() == Err(CannotVerify::NoSeed),
        "without a seed it verifies: {:?}",
        again.verify()
    );
    Ok(())
}

fn check_other_commitment<G: Game>(record: &Record<G>, dice: &mut TestDice) -> Verdict {
    let mut other = record.clone();
    other.header.commit = Some(Seed::from_number(dice.bits()).commitment());
    let found = read_well::<G>(&other.to_string())?.verify();
    expect_mismatch(found, 1, Reason::CommitMismatch)
}

/// One outcome is replaced: by another possible one, and by an impossible one.
fn check_other_outcomes<G: Game>(
    record: &Record<G>,
    outcomes: &[Outcome<G>],
    dice: &mut TestDice,
) -> Verdict {
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let positions: Vec<G> = record.play.positions().collect();
    let steps = record.play.steps();
    for number in 0..steps.len() {
        let Step::Chance { chance, outcome } = steps[number] else {
            continue;
        };
        if !dice.once_in(8) {
            continue;
        }
        let line = number + 2;
        let replaced = |outcome| {
            let step = Step::<G>::Chance { chance, outcome };
            let step = serde_json::Value::Object(step.to_json()).to_string();
            let mut lines = lines.clone();
            lines[line - 1] = &step;
            lines.join("\n")
        };
        let possible: Vec<_> = positions[number]
            .outcomes()
            .map(|(other, _)| other)
            .filter(|&other| other != outcome)
            .collect();
        if let Some(&other) = dice.pick(&possible) {
            match read::<G>(&replaced(other)) {
                Ok(record) => expect_mismatch(record.verify(), line, Reason::SeedMismatch)?,
                // The outcome could have been, but then something later could not.
                Err(bad) => ensure!(bad.line > line, "line {line} is changed, but {bad}"),
            }
        }
        let impossible: Vec<_> = outcomes
            .iter()
            .filter(|&&other| positions[number].weight_of(other) == 0)
            .collect();
        if let Some(&&other) = dice.pick(&impossible) {
            match read::<G>(&replaced(other)) {
                Err(bad) if bad.line == line && bad.reason == Reason::Impossible => {}
                found => return Err(format!("{other:?} in line {line} gives {found:?}")),
            }
        }
    }
    Ok(())
}

fn expect_mismatch(found: Result<u64, CannotVerify>, line: usize, reason: Reason) -> Verdict {
    match found {
        Err(CannotVerify::Mismatch(bad)) if bad.line == line && bad.reason == reason => Ok(()),
        found => Err(format!("line {line} should be {reason}, but {found:?}")),
    }
}

/// Sealed points read in any order and lead to the same game in turn order.
fn check_any_order<G: Game>(record: &Record<G>, dice: &mut TestDice) -> Verdict {
    let other = Record {
        play: shuffled(&record.play, dice)?,
        ..record.clone()
    };
    let other = read_well::<G>(&other.to_string())?;
    ensure!(
        other.play.position() == record.play.position(),
        "the order of sealed steps changes the game"
    );
    ensure!(
        other.verify().is_ok(),
        "the order of sealed steps changes the outcomes"
    );
    let (sorted, also_sorted) = (record.play.in_turn_order(), other.play.in_turn_order());
    ensure!(
        sorted == also_sorted,
        "turn order is not the same order: {sorted:?}, {also_sorted:?}"
    );
    ensure!(
        sorted.in_turn_order() == sorted,
        "turn order changes if it is made again"
    );
    check_in_turn_order(&sorted)?;
    let sorted = record.in_turn_order();
    let again = read_well::<G>(&sorted.to_string())?;
    ensure!(
        again.play == sorted.play,
        "a record in turn order reads back as another game"
    );
    Ok(())
}

fn check_in_turn_order<G: Game>(play: &Play<G>) -> Verdict {
    for point in sealed_points(play) {
        let opening = play
            .position_after(point.start)
            .ok_or("the point has no opening")?;
        let turns: Vec<_> = opening
            .first_player()
            .clockwise(opening.players())
            .collect();
        let turn = |step: &Step<G>| match step {
            Step::Decision { by, .. } => turns.iter().position(|seat| seat == by),
            Step::Chance { .. } => None,
        };
        ensure!(
            play.steps()[point.clone()].is_sorted_by_key(turn),
            "the steps {point:?} are not in turn order"
        );
    }
    Ok(())
}

/// The first lines alone are the unfinished game they tell.
fn check_prefix<G: Game>(record: &Record<G>, dice: &mut TestDice) -> Verdict {
    let text = record.to_string();
    let possible: Vec<usize> = (1..=record.play.steps().len() + 1).collect();
    let count = *dice.pick(&possible).ok_or("a record has a header")?;
    let lines: Vec<&str> = text.lines().take(count).collect();
    let prefix = read_well::<G>(&lines.join("\n"))?;
    ensure!(prefix.end.is_none(), "the beginning of a game has an end");
    ensure!(
        Some(*prefix.play.position()) == record.play.position_after(count - 1),
        "the first {count} lines lead to another position"
    );
    Ok(())
}
