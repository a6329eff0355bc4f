//! A table as JSON for one observer.

use club::{Occupant, Visitor};
use games::Told;
use pages::Shown;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use tabletop::{Chance as _, Observer, Seat, Seats, Seen};

use super::types::{ChatView, PlayerView, ResultView, ShuffleView, TableView};
use crate::game::Match;
use crate::games::MatchTask;
use crate::problem::Problem;
use crate::render;
use crate::shuffle::ShuffleReport;
use crate::table::{Live, Stage};

/// What a program sees of a table: as the seat it asks for, if it has it, or as the one that owes
/// a decision.
pub(super) fn view(
    live: &Live,
    visitor: &Visitor,
    seat: Option<Seat>,
    log: bool,
) -> Result<TableView, Problem> {
    let own = live.table.seats_of(visitor);
    let own = match seat {
        Some(seat) if own.contains(seat) => Seats::only(seat),
        Some(_) => return Err(Problem::NotYours),
        None => own,
    };
    Ok(live.table.game.with(View {
        live,
        own,
        number: match own {
            Seats::NONE => live.table.number_for(visitor),
            own => live.table.number(own),
        },
        log,
    }))
}

struct View<'a> {
    live: &'a Live,
    own: Seats,
    number: u64,
    log: bool,
}

impl MatchTask for View<'_> {
    type Output = TableView;

    fn run<G: Shown>(self, game: &Match<G>) -> TableView {
        let (live, own) = (self.live, self.own);
        let table = &live.table;
        let observer = render::observer(table, own);
        let begun = table.stage != Stage::Waiting;
        let shuffle = ShuffleReport::of(table, game);
        let position = game.position();
        let players = position.players();
        TableView {
            table: table.id.to_string(),
            game: table.opened.game.clone(),
            state: state(table.state()),
            options: table.opened.options.clone(),
            players: Seat::all(players)
                .map(|seat| player(live, seat, own))
                .collect(),
            pace: table.pace.code(),
            watchers: live.watchers,
            shuffle: ShuffleView {
                commit: shuffle.commitment,
                salt: shuffle.salt,
                seed: shuffle.seed,
            },
            seat: observer.seat().map(u8::from),
            step: self.number,
            owing: match begun {
                true => position.owing().into_iter().map(u8::from).collect(),
                false => Vec::new(),
            },
            legal: match begun {
                true => game
                    .legal(observer)
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
                false => Vec::new(),
            },
            undoable: observer.seat().map_or(0, |seat| game.play.undoable(seat)),
            view: begun.then(|| {
                let view = position.view(observer);
                to_raw_value(&view).expect("a view is plain data")
            }),
            log: self.log.then(|| log(game, observer)),
            result: position.standing().map(|standing| ResultView {
                scores: standing.scores.of(players).to_vec(),
                places: standing.places.of(players).to_vec(),
            }),
            chat: table
                .chat
                .iter()
                .map(|said| ChatView {
                    seat: said.seat.into(),
                    name: said.name.clone(),
                    text: said.text.clone(),
                })
                .collect(),
            rematch: table.rematch.as_deref().map(str::to_owned),
        }
    }
}

pub(super) fn state(state: club::State) -> &'static str {
    match state {
        club::State::Waiting => "waiting",
        club::State::Playing => "playing",
        club::State::Finished => "finished",
    }
}

fn player(live: &Live, seat: Seat, own: Seats) -> PlayerView {
    let chair = &live.table.chairs[seat.index()];
    PlayerView {
        name: chair.name(seat).map(str::to_owned),
        kind: match chair.occupant() {
            Occupant::Person => "person",
            Occupant::Bot(_) => "bot",
            Occupant::StandIn(_) => "stand-in",
            Occupant::Empty => "empty",
        },
        bot: chair.bot.map(bots::Rank::code),
        here: live.here.contains(seat),
        you: own.contains(seat),
    }
}

fn log<G: Shown>(game: &Match<G>, observer: Observer) -> Vec<Value> {
    let line = |told: Told<G>| {
        let did = match told.seen {
            Seen::Whole(step) => Value::Object(step.to_json()),
            Seen::Chosen(seat) => json!({"by": seat}),
            Seen::Hidden(chance) => json!({"chance": chance.kind(), "to": chance.to()}),
        };
        json!({"did": did, "events": told.events})
    };
    render::log(game, observer).into_iter().map(line).collect()
}
