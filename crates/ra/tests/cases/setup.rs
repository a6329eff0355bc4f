//! Components and setup (RA-1, RA-2).

use ra::sun::{all_suns, suns_each};
use ra::tile::TileCategory;
use ra::{Event, Options, Outcome, Phase, Position, Sun, SunSet, Suns, Tile, Tiles};
use tabletop::{Game, Next, Seat, Silence};

use crate::common::{scene, seat};

/// A new table where the sets are dealt in this order.
fn dealt(sets: &[SunSet]) -> Position {
    let table = Position::new(sets.len(), &Options::default());
    let mut position = table.expect("2 to 5 can play");
    for &set in sets {
        let settled = position.settle(Outcome::Set(set), &mut Silence);
        settled.expect("each set is dealt once");
    }
    position
}

/// RA-1.1: key, copies, category, and whether the tile is kept between epochs.
#[test]
fn the_tiles_are_those_of_the_table() {
    let table = "ra 30 Ra; god 8 God; gold 5 Gold; pharaoh 25 Pharaoh kept; nile 25 River kept; \
        flood 12 River; civ.art 5 Civilization; civ.agriculture 5 Civilization; \
        civ.religion 5 Civilization; civ.astronomy 5 Civilization; civ.writing 5 Civilization; \
        mon.fortress 5 Monument kept; mon.obelisk 5 Monument kept; mon.palace 5 Monument kept; \
        mon.pyramid 5 Monument kept; mon.sphinx 5 Monument kept; mon.statue 5 Monument kept; \
        mon.step_pyramid 5 Monument kept; mon.temple 5 Monument kept; dis.funeral 2 Disaster; \
        dis.drought 2 Disaster; dis.war 4 Disaster; dis.earthquake 2 Disaster";
    let lines: Vec<_> = table.split(';').map(str::trim).collect();
    let ours = Tile::ALL.map(|tile| {
        let kept = if tile.is_kept() { " kept" } else { "" };
        format!("{tile} {} {:?}{kept}", tile.copies(), tile.category())
    });
    assert_eq!(ours.to_vec(), lines);
}

/// RA-1.2: gods, gold and Ra tiles included, 150 tiles can enter the row.
#[test]
fn all_tiles_but_ra_tiles_can_enter_the_row() {
    let others = Tile::ALL
        .into_iter()
        .filter(|tile| tile.category() != TileCategory::Ra);
    assert_eq!(
        others.map(|tile| u32::from(tile.copies())).sum::<u32>(),
        150
    );
    for tile in Tile::ALL.into_iter().filter(|tile| *tile != Tile::Ra) {
        assert_eq!(scene(2).begin().draw(tile.key()).row(), tile.key());
    }
}

/// RA-1.3
#[test]
fn no_sun_is_above_16_or_below_1() {
    assert_eq!(Sun::HIGHEST, Sun(16));
    assert!(all_suns(5).into_iter().eq((1..=16).map(Sun)));
}

/// RA-1.4
#[test]
fn the_row_has_eight_spaces() {
    let mut table = scene(3).begin();
    table.draw("8 nile");
    assert!(table.position.row().is_full());
    assert_eq!(table.row(), "nile nile nile nile nile nile nile nile");
}

/// RA-1.5: it marks the Ra player and carries no rule of its own.
#[test]
fn the_ra_statue_stands_with_whoever_caused_the_auction() {
    let mut table = scene(3).turn(2).begin();
    table.play("2 invoke");
    let Phase::Auction(auction) = table.position.phase() else {
        panic!("there is an auction");
    };
    assert_eq!(auction.ra_player, seat(2));
}

/// RA-1.6, RA-R22
#[test]
fn the_supply_of_tablets_never_limits_a_score() {
    let table = scene(5).epoch(3).gains(0, &[88, 88]).begin();
    assert_eq!(table.points()[0], 186);
}

/// RA-1.7: areas count by kind, so there is no position inside them.
#[test]
fn it_has_no_effect_in_which_order_tiles_came_into_an_area() {
    let mut one = scene(2).row("nile gold nile").begin();
    let mut other = scene(2).row("gold nile nile").begin();
    for table in [&mut one, &mut other] {
        table.play("0 invoke; 1 pass; 0 bid 2");
    }
    assert_eq!(one.tiles(0), "gold 2 nile");
    assert_eq!(one.position, other.position);
}

/// RA-2.1, RA-E01, RA-15.1
#[test]
fn two_to_five_can_play() {
    for players in 0..8 {
        let table = Position::new(players, &Options::default());
        assert_eq!(table.is_ok(), (2..=5).contains(&players), "{players}");
    }
    let alea = Options {
        names: ra::NameSet::Alea,
        ..Options::default()
    };
    assert!(Position::new(2, &alea).is_err(), "1999 is for 3 to 5");
    assert!(Position::new(3, &alea).is_ok());
}

/// RA-2.2
#[test]
fn all_180_tiles_are_in_the_bag_for_any_number_of_players() {
    for players in 2..=5 {
        let table = scene(players).begin();
        assert_eq!(table.position.bag(), &Tiles::GAME);
        assert_eq!(table.position.bag().total(), 180);
    }
}

/// RA-2.3
#[test]
fn everybody_starts_with_10_points() {
    assert_eq!(scene(4).begin().points(), [10, 10, 10, 10]);
}

/// RA-T07, RA-2.4, RA-R02, RA-E02
#[test]
fn the_sun_sets_are_those_of_the_table() {
    let tables: [&[&str]; 4] = [
        &["9 6 5 2", "8 7 4 3"],
        &["13 8 5 2", "12 9 6 3", "11 10 7 4"],
        &["13 6 2", "12 7 3", "11 8 4", "10 9 5"],
        &["16 7 2", "15 8 3", "14 9 4", "13 10 5", "12 11 6"],
    ];
    let sums: [&[u16]; 4] = [
        &[22, 22],
        &[28, 30, 32],
        &[21, 22, 23, 24],
        &[25, 26, 27, 28, 29],
    ];
    for (players, (sets, sums)) in (2..).zip(tables.into_iter().zip(sums)) {
        let table = scene(players).begin();
        let dealt: Vec<_> = (0..players).map(|seat| table.suns(seat)).collect();
        assert_eq!(dealt, sets);
        assert_eq!(table.centre(), 1);
        let areas = Seat::all(players).map(|seat| table.position.area(seat));
        assert!(areas.map(|area| area.suns().sum()).eq(sums.iter().copied()));
    }
}

/// RA-2.4: the sets and the 1 in the centre use every sun up to the highest once.
#[test]
fn the_sets_are_a_partition_of_the_suns_in_use() {
    for (players, highest) in (2..).zip([9, 13, 13, 16]) {
        let sets = SunSet::ALL.map(|set| set.suns(players));
        let together = sets.into_iter().fold(Suns::NONE, Suns::union);
        let lengths: usize = sets.iter().map(|set| set.len()).sum();
        assert!(together.into_iter().eq((2..=highest).map(Sun)));
        assert_eq!(lengths, together.len());
        assert_eq!(lengths, players * suns_each(players));
    }
}

/// RA-2.4, NO-2.6: each set is equally likely and dealt once, from seat 0 on.
#[test]
fn the_sets_are_dealt_at_random() {
    for players in 2..=5 {
        let mut position = Position::new(players, &Options::default()).unwrap();
        for number in 0..players {
            let due = Next::Chance(ra::Chance::Set(seat(number)));
            assert_eq!(position.next(), due);
            let left: Vec<_> = position.outcomes().collect();
            assert_eq!(left.len(), players - number);
            assert!(left.iter().all(|(_, weight)| *weight == 1));
            let (last, _) = left[left.len() - 1];
            position.settle(last, &mut Silence).unwrap();
            assert_eq!(position.weight_of(last), 0, "it is dealt");
        }
        assert!(matches!(position.next(), Next::Decision(_)));
    }
}

/// RA-T08, RA-T41, RA-2.5, RA-R01, RA-4.3
#[test]
fn the_last_ra_tile_of_the_track_ends_the_epoch_and_the_one_before_starts_an_auction() {
    for (players, length) in (2..).zip([6, 8, 9, 10]) {
        assert_eq!(ra::epoch::ra_tiles(players), length);
        let mut table = scene(players).begin();
        for count in 1..length {
            table.draw("ra");
            assert_eq!(table.position.ra_count(), count);
            assert!(matches!(table.position.phase(), Phase::Auction(_)));
            table.all_pass();
        }
        table.draw("ra");
        assert!(matches!(table.position.phase(), Phase::Turn { .. }));
        assert_eq!((table.position.epoch(), table.position.ra_count()), (2, 0));
    }
}

/// RA-R03, RA-E03, RA-12.6: how the track is drawn has no effect.
#[test]
fn the_barge_needs_as_many_ra_tiles_as_the_track_of_tiles() {
    let barge = Options {
        track: ra::options::Track::Barge,
        ..Options::default()
    };
    let mut table = scene(3).options(barge).ra_count(6).begin();
    table.play("0 draw ra").all_pass().play("1 draw ra");
    assert_eq!(table.position.epoch(), 2);
}

/// RA-2.6
#[test]
fn the_board_is_empty_at_the_start() {
    let table = scene(3).begin();
    assert_eq!((table.position.epoch(), table.position.ra_count()), (1, 0));
    assert!(table.position.row().is_empty());
    assert_eq!((0..3).map(|seat| table.tiles(seat)).collect::<String>(), "");
}

/// RA-2.7: the holder of 9, 13 or 16 begins, at any seat.
#[test]
fn the_holder_of_the_highest_sun_begins() {
    use SunSet::{A, B, C, D, E};
    assert_eq!(dealt(&[B, A]).owing().first(), Some(seat(1)));
    assert_eq!(dealt(&[C, B, A]).owing().first(), Some(seat(2)));
    assert_eq!(dealt(&[D, A, C, B]).owing().first(), Some(seat(1)));
    assert_eq!(dealt(&[E, D, C, A, B]).owing().first(), Some(seat(3)));
}

/// RA-2.4, RA-2.7
#[test]
fn dealing_is_told() {
    let mut events = Vec::new();
    let mut position = Position::new(2, &Options::default()).unwrap();
    for set in [SunSet::B, SunSet::A] {
        position.settle(Outcome::Set(set), &mut events).unwrap();
    }
    let (first, second) = (seat(0), seat(1));
    let dealt = |seat, set| Event::SetDealt { seat, set };
    let began = Event::EpochBegan {
        epoch: 1,
        first: second,
    };
    assert_eq!(
        events,
        [dealt(first, SunSet::B), dealt(second, SunSet::A), began]
    );
}
