//! Positions described by hand: there and back, and refused or playable.
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

mod common;

use amun_re::{Cards, Position, Province, Setup};
use common::{XorShift, play, play_on};
use tabletop::{Dice as _, Game};

#[test]
fn every_position_goes_through_its_setup_unchanged() {
    play(4, |position, _, dice| {
        let setup = position.to_setup();
        assert_eq!(Position::from_setup(&setup).as_ref(), Ok(position));
        if dice.below(20) == 0 {
            let json = serde_json::to_string(&setup).unwrap();
            assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
        }
    });
}

/// A setup whose parts come from different positions is refused or can be played to the end.
#[test]
fn whatever_is_accepted_can_be_played() {
    let mut setups = Vec::new();
    play(2, |position, _, _| setups.push(position.to_setup()));
    let mut dice = XorShift::new(7);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..60_000 {
        let base = &setups[dice.below(setups.len() as u32) as usize];
        let alike: Vec<&Setup> = (0..20)
            .map(|_| &setups[dice.below(setups.len() as u32) as usize])
            .filter(|other| other.seats.len() == base.seats.len())
            .collect();
        let Some(&other) = alike.first() else {
            continue;
        };
        let setup = disturb(base, other, &mut dice);
        match Position::from_setup(&setup) {
            Ok(position) => {
                accepted += 1;
                assert_eq!(position.to_setup(), setup);
                play_on(position, &mut dice);
            }
            Err(faults) => {
                refused += 1;
                assert!(!faults.0.is_empty());
            }
        }
    }
    assert!(
        accepted > 1_000 && refused > 1_000,
        "{accepted} and {refused}"
    );
}

fn disturb(base: &Setup, other: &Setup, dice: &mut XorShift) -> Setup {
    let mut setup = base.clone();
    for _ in 0..=dice.below(2) {
        let seat = dice.below(setup.seats.len() as u32) as usize;
        let from = other.seats[seat];
        let player = &mut setup.seats[seat];
        match dice.below(22) {
            0 => setup.phase = other.phase,
            1 => setup.open = other.open,
            2 => setup.tile = other.tile,
            3 => setup.next_first = other.next_first,
            4 => setup.epoch = other.epoch,
            5 => setup.round = other.round,
            6 => setup.in_play = other.in_play,
            7 => setup.provinces = other.provinces,
            8 => setup.options = other.options,
            9 => player.gold = dice.below(1400) as u16,
            10 => player.hand = from.hand,
            11 => player.played = from.played,
            12 => player.control = from.control,
            13 => player.scribe = from.scribe,
            14 => player.barred = from.barred,
            15 => player.province_cards = from.province_cards,
            16 => player.offer = from.offer,
            17 => player.revealing = from.revealing,
            18 => player.points = dice.below(2000) as u16,
            19 => setup.first = other.first,
            20 => {
                let province = dice.pick(&Province::ALL);
                setup.provinces[province].pyramids = dice.below(130) as u8;
                setup.provinces[province].stones = dice.below(4) as u8;
                setup.provinces[province].field_farmers = dice.below(8) as u8;
            }
            _ => {
                // Nearly all cards are in the discards, so that the deck runs out.
                setup.discards = setup.discards.and(&setup.deck);
                setup.deck = Cards::NONE;
            }
        }
    }
    if dice.below(2) == 0 {
        setup = setup.with_full_deck();
    }
    setup
}
