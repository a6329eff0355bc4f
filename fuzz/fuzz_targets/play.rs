//! Any bytes are the choices of a legal game that ends.

#![no_main]

use fuzz::{Choices, play_out, through_the_doors};
use libfuzzer_sys::fuzz_target;
use tabletop::{Game, Seat, Silence, Step};

/// How often the expensive checks are made.
const EVERY: usize = 16;

/// Whatever is chosen, listing, checking and applying agree, and the game ends with a result.
fn check<G: Game>(options: &G::Options, bytes: &[u8]) {
    let choices = &mut Choices::new(bytes);
    let counts: Vec<usize> = G::PLAYERS.collect();
    let players = choices.one_of(&counts);
    let start = G::new(players, options).expect("the game is for this many");
    let mut known: Vec<G::Action> = Vec::new();
    let mut steps = 0;
    let over = play_out(start, choices, |position, step| {
        agree(position, step, &mut known);
        if steps % EVERY == 0 {
            through_the_doors(position);
        }
        steps += 1;
    });
    through_the_doors(&over);
    let standing = over.standing().expect("the game is over");
    assert!(standing.places.of(players).contains(&1));
}

/// The checked calls accept exactly what is listed, and a refusal changes nothing. `known` are the
/// actions met so far: most of them are not legal now.
fn agree<G: Game>(position: &G, step: Step<G>, known: &mut Vec<G::Action>) {
    let mut checked = *position;
    match step {
        Step::Chance { outcome, .. } => {
            let total: u32 = position.outcomes().map(|(_, weight)| weight).sum();
            assert_eq!(total, position.weight());
            checked.settle(outcome, &mut Silence).expect("possible");
        }
        Step::Decision { by, action } => {
            let legal = position.legal(by);
            for &action in &*known {
                let refused = checked.check(by, action).is_err();
                assert_eq!(refused, !legal.contains(&action), "{action}");
                if refused {
                    assert!(checked.apply(by, action, &mut Silence).is_err());
                }
            }
            for seat in Seat::all(position.players()) {
                let owes = position.owing().contains(seat);
                assert_eq!(position.legal(seat).is_empty(), !owes);
                assert!(owes || checked.apply(seat, action, &mut Silence).is_err());
            }
            assert_eq!(checked, *position);
            checked.apply(by, action, &mut Silence).expect("legal");
            for &action in legal.iter() {
                if !known.contains(&action) {
                    assert_eq!(action.to_string().parse(), Ok(action));
                    known.push(action);
                }
            }
        }
    }
    let mut after = *position;
    step.repeat(&mut after, &mut Silence);
    assert_eq!(checked, after, "{step:?}");
}

fuzz_target!(|bytes: &[u8]| {
    check::<ra::Position>(&ra::Options::default(), bytes);
    check::<amun_re::Position>(&amun_re::Options::default(), bytes);
    let expert = amun_re::Options {
        expert: true,
        ..amun_re::Options::default()
    };
    check::<amun_re::Position>(&expert, bytes);
});
