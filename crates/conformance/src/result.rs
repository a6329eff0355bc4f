//! Tables and results.

use serde_json::Map;
use tabletop::{Game, MAX_SEATS, NoSuchTable, Options, Seat, Standing};

use crate::{Suite, Verdict};

impl<G: Game> Suite<G> {
    /// A game begins with every number of players it is for and refuses all others; options read
    /// back as they are written, and what is missing has its default.
    pub fn tables_are_those_of_the_game(&self) {
        let default = G::Options::default();
        assert!(*G::PLAYERS.end() <= MAX_SEATS && *G::PLAYERS.start() > 0);
        for players in (0..=MAX_SEATS + 2).chain([255, 256, 65_536 + 3, usize::MAX]) {
            match G::new(players, &default) {
                Ok(start) => {
                    assert!(G::PLAYERS.contains(&players), "{players} may play");
                    assert_eq!(start.players(), players);
                }
                Err(refusal) => {
                    assert!(!G::PLAYERS.contains(&players), "{refusal}");
                    assert!(matches!(refusal, NoSuchTable::Players(_)), "{refusal:?}");
                }
            }
        }
        assert_eq!(
            G::Options::from_json(&default.to_json()),
            Ok(default.clone())
        );
        assert_eq!(G::Options::from_json(&Map::new()), Ok(default));
        let listed = G::Options::SPECS.iter();
        let listed: Map<_, _> = listed
            .map(|spec| (spec.key.to_owned(), spec.default()))
            .collect();
        assert!(
            listed.iter().eq(&G::Options::default().to_json()),
            "the list of options is not what the options are written as"
        );
        for table in &self.tables {
            let written = table.options.to_json();
            assert_eq!(G::Options::from_json(&written).as_ref(), Ok(&table.options));
        }
    }

    /// There is a result exactly when the game is over; more points are a better place, and equal
    /// places are shared.
    pub fn results_are_consistent(&self) {
        self.in_every_position(|play, _| {
            let position = play.position();
            match position.standing() {
                None if !position.is_over() => Ok(()),
                None => Err("the game is over without a result".to_owned()),
                Some(_) if !position.is_over() => Err("there is a result too early".to_owned()),
                Some(standing) => check_standing(&standing, position.players()),
            }
        });
    }
}

fn check_standing(standing: &Standing, players: usize) -> Verdict {
    let Standing { scores, places, .. } = standing;
    for seat in Seat::all(players) {
        let better = places
            .of(players)
            .iter()
            .filter(|&&place| place < places[seat]);
        ensure!(
            usize::from(places[seat]) == better.count() + 1,
            "the places are {:?}",
            places.of(players)
        );
        for other in Seat::all(players) {
            ensure!(
                scores[seat] <= scores[other] || places[seat] < places[other],
                "the scores are {:?}, but the places {:?}",
                scores.of(players),
                places.of(players)
            );
        }
    }
    for empty in Seat::all(MAX_SEATS).skip(players) {
        ensure!(
            scores[empty] == 0 && places[empty] == 0,
            "seat {empty} is empty, but has a result"
        );
    }
    Ok(())
}
