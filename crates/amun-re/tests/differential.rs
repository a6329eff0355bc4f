//! The engine against a slow literal reading of the same rules, step by step.
//!
//! Both play the same random games. Before every step they must agree on who owes what, on every
//! legal text, on the chance that is due with its weights, and on everything that can be counted.
//! `DIFFERENTIAL_GAMES` sets the number of games for each kind of table.
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

mod common;
mod literal;

use std::collections::BTreeMap;

use amun_re::options::{First, InstantStones};
use amun_re::{Action, Board, Card, Cards, Options, Phase, Position, Province};
use conformance::TestDice;

use literal::{Land, Literal, Table};
use serde_json::json;
use tabletop::{Chance as _, Dice as _, Game, Next, Seat, Silence};

/// How the players of a game choose.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Every legal action alike.
    Uniform,
    /// Cards are bought, taken, played and sold whenever possible, so that the deck runs out and
    /// rare plays happen; bids fight for provinces.
    Eager,
    /// As before, but cards are hoarded, so that they cease to exist.
    Hoarding,
}

impl Style {
    fn prefers(self, action: Action) -> bool {
        match action {
            Action::Bribe
            | Action::Defend
            | Action::Architect(_)
            | Action::FreeFarmer(_)
            | Action::Treasury(_)
            | Action::TakeCard => true,
            Action::Buy { goods, .. } => goods.key() == "cards",
            Action::Theft { change } | Action::Offer { change, .. } => change,
            Action::Sell(_) => matches!(self, Style::Eager),
            Action::Bid { gold, .. } => gold > 0,
            _ => false,
        }
    }

    fn choose(self, legal: &[Action], dice: &mut TestDice) -> Action {
        let preferred: Vec<Action> = match self {
            Style::Uniform => Vec::new(),
            _ if dice.below(3) == 0 => Vec::new(),
            _ => legal
                .iter()
                .copied()
                .filter(|&action| self.prefers(action))
                .collect(),
        };
        let among = if preferred.is_empty() {
            legal.to_vec()
        } else {
            preferred
        };
        let hoarded = |action: &Action| !matches!(action, Action::Sell(_));
        let among: Vec<Action> = match self {
            Style::Hoarding => among.into_iter().filter(hoarded).collect(),
            _ => among,
        };
        *dice.one_of(&among)
    }
}

/// A board that presses on every limit of AR-1.11.
fn rich_board() -> Board {
    let mut json = Board::standard().to_json();
    json["name"] = json!("rich");
    for (number, province) in json["provinces"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .enumerate()
    {
        province["instant"]["cards"] = json!(number % 5);
        province["instant"]["stones"] = json!((number + 2) % 5);
        province["instant"]["gold"] = json!(20);
        province["fields"] = json!(6 - number % 3);
        province["cards"] = json!(4 - number % 2);
        province["caravan"] = json!(20);
        province["mine"] = json!(20);
    }
    Board::from_json(&json).unwrap()
}

fn land(board: &Board, province: Province) -> Land {
    let printed = board[province];
    Land {
        key: province.key(),
        west: board.on_bank(amun_re::board::Bank::West).contains(province),
        upper: board.in_upper_egypt().contains(province),
        nile: board.at_the_nile().contains(province),
        fields: printed.fields.into(),
        temples: printed.temples.into(),
        symbols: printed.symbols.into(),
        mine: printed.mine.into(),
        caravan: printed.caravan.into(),
        instant_cards: printed.instant.cards.into(),
        instant_stones: printed.instant.stones.into(),
        instant_gold: printed.instant.gold.into(),
    }
}

fn table(options: &Options) -> Table {
    Table {
        expert: options.expert,
        instant_stones_any: options.instant_stones == InstantStones::Any,
        first: match options.first {
            First::Random => None,
            First::Seat(seat) => Some(seat.index()),
        },
        board: Province::ALL
            .map(|province| land(&options.board, province))
            .to_vec(),
    }
}

/// Everything countable of the position, under the names of the literal reading.
fn facts(position: &Position) -> BTreeMap<String, i64> {
    let mut facts = BTreeMap::new();
    let mut note = |name: String, number: i64| {
        if number != 0 {
            facts.insert(name, number);
        }
    };
    let seat_number = |seat: Option<Seat>| seat.map_or(0, |seat| seat.index() as i64 + 1);
    note("epoch".to_owned(), position.epoch().into());
    note("round".to_owned(), position.round().into());
    let tile = position.tile().map_or(0, |tile| tile.value());
    note("tile".to_owned(), tile.into());
    note("first_player".to_owned(), seat_number(position.first()));
    let seats = || Seat::all(position.players());
    let players = || seats().map(|seat| (seat, position.player(seat)));
    let sold = players().fold(Cards::NONE, |all, (_, player)| all.plus(&player.sold));
    for card in Card::ALL {
        note(format!("deck.{card}"), position.deck()[card].into());
        // The literal reading discards sealed sales at once; it knows no views.
        let discarded = position.discards()[card] + sold[card];
        note(format!("discards.{card}"), discarded.into());
    }
    for (seat, player) in players() {
        note(format!("seat{seat}.gold"), player.gold.into());
        note(format!("seat{seat}.points"), player.points.into());
        for card in Card::ALL {
            note(format!("seat{seat}.hand.{card}"), player.hand[card].into());
        }
        for province in player.province_cards {
            note(format!("seat{seat}.cards_of.{province}"), 1);
        }
        if let Some(bid) = player.scribe {
            let name = format!("bid.{}.seat{seat}", bid.province);
            note(name, bid.space.place() as i64 + 1);
        }
        if let Some(barred) = player.barred {
            note(format!("barred.seat{seat}.{barred}"), 1);
        }
        let bidding = matches!(position.phase(), Phase::Auction { .. });
        if bidding && player.is_defended() {
            note(format!("defended.seat{seat}"), 1);
        }
    }
    for province in position.open() {
        note(format!("open.{province}"), 1);
    }
    for province in Province::ALL {
        let pieces = position.pieces(province);
        let controller = seat_number(position.controller(province));
        note(format!("control.{province}"), controller);
        note(format!("{province}.farmers"), pieces.field_farmers.into());
        note(
            format!("{province}.free_farmers"),
            pieces.free_farmers.into(),
        );
        note(format!("{province}.stones"), pieces.stones.into());
        note(format!("{province}.pyramids"), pieces.pyramids.into());
    }
    facts
}

/// What happened in the games, so that a test that meets nothing rare is noticed.
#[derive(Debug, Default)]
struct Met {
    verbs: BTreeMap<String, u32>,
    shuffles: u32,
    no_cards: u32,
}

/// Plays one game with both and compares them before every step.
fn compare(players: usize, options: &Options, style: Style, seed: u64, met: &mut Met) {
    let mut dice = TestDice::new(seed);
    let mut position = Position::new(players, options).unwrap();
    let mut literal = Literal::new(players, table(options));
    let mut log = Vec::new();
    loop {
        let context =
            || format!("{players} players, {options:?}, {style:?}, seed {seed}: {log:#?}");
        assert_eq!(facts(&position), literal.facts(), "{}", context());
        let owing: Vec<usize> = position.owing().into_iter().map(Seat::index).collect();
        assert_eq!(owing, literal.owes(), "{}", context());
        for seat in Seat::all(players) {
            let mut legal: Vec<String> = position
                .legal(seat)
                .iter()
                .map(ToString::to_string)
                .collect();
            legal.sort();
            assert_eq!(legal, literal.legal(seat.index()), "{}", context());
        }
        match position.next() {
            Next::Over => {
                assert!(literal.over(), "{}", context());
                let ending = literal.result().unwrap();
                let standing = position.standing().unwrap();
                let numbers = |list: &[i32]| list.iter().map(|&n| n.into()).collect::<Vec<i64>>();
                assert_eq!(numbers(standing.scores.of(players)), ending.scores);
                let places = standing
                    .places
                    .of(players)
                    .iter()
                    .map(|&place| place.into());
                assert_eq!(places.collect::<Vec<usize>>(), ending.places);
                let (name, gold) = standing.also.unwrap();
                assert_eq!((name, numbers(gold.of(players))), ("gold", ending.gold));
                return;
            }
            Next::Chance(chance) => {
                let due = literal.chance().unwrap_or_else(|| panic!("{}", context()));
                assert_eq!(chance.kind(), due.kind, "{}", context());
                assert_eq!(chance.to().map(Seat::index), due.to, "{}", context());
                let outcomes: Vec<(String, u32)> = position
                    .outcomes()
                    .map(|(outcome, weight)| (chance.spell(outcome).to_string(), weight))
                    .collect();
                assert_eq!(outcomes, due.outcomes, "{}", context());
                let outcome = position.sample(&mut dice);
                let spelling = chance.spell(outcome);
                assert_eq!(chance.read(&spelling), Some(outcome));
                literal.outcome(&spelling.to_string());
                position.settle(outcome, &mut Silence).unwrap();
                log.push(format!("{} {spelling}", chance.kind()));
            }
            Next::Decision(seats) => {
                let number = dice.below(seats.len() as u32) as usize;
                let seat = seats.into_iter().nth(number).unwrap();
                let action = style.choose(&position.legal(seat), &mut dice);
                let text = action.to_string();
                literal.decide(seat.index(), &text);
                let mut events = Vec::new();
                position
                    .apply(seat, text.parse().unwrap(), &mut events)
                    .unwrap();
                met.note(&text, &events);
                log.push(format!("{seat}: {text}"));
            }
        }
    }
}

impl Met {
    fn note(&mut self, text: &str, events: &[amun_re::Event]) {
        let verb = text.split(' ').next().unwrap_or_default().to_owned();
        *self.verbs.entry(verb).or_default() += 1;
        for event in events {
            match event {
                amun_re::Event::DiscardsShuffled { .. } => self.shuffles += 1,
                amun_re::Event::NoCardsLeft { .. } => self.no_cards += 1,
                _ => {}
            }
        }
    }
}

#[test]
fn the_engine_plays_as_the_literal_reading_does() {
    let games = std::env::var("DIFFERENTIAL_GAMES").ok();
    let games: u64 = games.map_or(1, |games| games.parse().expect("a number of games"));
    let mut met = Met::default();
    let mut seed = 0;
    for players in 3..=5 {
        for expert in [false, true] {
            for instant_stones in [InstantStones::Any, InstantStones::Won] {
                for first in [First::Random, First::Seat(Seat::new(players - 1).unwrap())] {
                    for board in [Board::standard(), rich_board()] {
                        let options = Options {
                            expert,
                            instant_stones,
                            first,
                            board,
                            ..Options::default()
                        };
                        for style in [Style::Uniform, Style::Eager, Style::Hoarding] {
                            for _ in 0..games {
                                seed += 1;
                                compare(players, &options, style, seed, &mut met);
                            }
                        }
                    }
                }
            }
        }
    }
    println!("{seed} games: {met:?}");
    assert!(met.shuffles > 0 && met.no_cards > 0);
    let rare = [
        "bribe",
        "defend",
        "change",
        "treasury",
        "decline",
        "reveal",
        "free-farmer",
    ];
    for verb in rare {
        assert!(met.verbs.contains_key(verb), "no game had {verb}");
    }
}
