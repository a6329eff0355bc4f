//! A table as JSON for one visitor.

use std::sync::Arc;

use club::{ChatLine, Occupant, Problem, SeatState, Stage, Visitor};
use tabletop::{Seat, Seats, Standing};

use super::types::{ChatView, PlayerView, ResultView, ShuffleView, TableView};
use crate::table::Snapshot;

/// What a program sees of a table: as the seat it asks for, if it owns that, or as the one that
/// owes a decision.
pub(super) fn view(
    live: &Snapshot,
    visitor: &Visitor,
    seat: Option<Seat>,
    log: bool,
) -> Result<TableView, Problem> {
    let (table, game) = (&live.table, live.table.game());
    let own = table.seats_of(visitor);
    let own = match seat {
        Some(seat) if own.contains(seat) => Seats::only(seat),
        Some(_) => return Err(Problem::NotYours),
        None => own,
    };
    let observer = table.observer(own);
    let begun = table.stage != Stage::Waiting;
    let shuffle = table.shuffle_report();
    let seat = observer.seat();
    let asked = seat.filter(|_| begun);
    let result = |standing: Standing| ResultView {
        scores: standing.scores.of(game.players()).to_vec(),
        places: standing.places.of(game.players()).to_vec(),
    };
    Ok(TableView {
        table: table.id.to_string(),
        game: table.opened.game.clone(),
        state: table.state().key(),
        options: table.opened.options.clone(),
        players: table.seats().map(|seat| player(live, seat, own)).collect(),
        pace: table.pace.code(),
        watchers: live.watchers,
        shuffle: ShuffleView {
            commit: shuffle.commitment,
            salt: shuffle.salt,
            seed: shuffle.seed,
        },
        seat: seat.map(u8::from),
        step: game.number(own),
        owing: if begun {
            game.owing().into_iter().map(u8::from).collect()
        } else {
            Vec::new()
        },
        legal: asked.map_or_else(Vec::new, |seat| game.legal(seat)),
        undoable: seat.map_or(0, |seat| game.undoable(seat)),
        view: begun.then(|| game.view(observer)),
        log: log.then(|| game.log(observer)),
        result: game.standing().map(result),
        chat: table.chat.iter().map(chat_line).collect(),
        rematch: table.rematch.as_deref().map(str::to_owned),
    })
}

fn player(live: &Snapshot, (seat, state): (Seat, &SeatState), own: Seats) -> PlayerView {
    PlayerView {
        name: state.name(seat).map(str::to_owned),
        kind: match state.occupant() {
            Occupant::Person => "person",
            Occupant::Bot(_) => "bot",
            Occupant::StandIn(_) => "stand-in",
            Occupant::Empty => "empty",
        },
        bot: state.bot.map(bots::Rank::code),
        here: live.here.contains(seat),
        you: own.contains(seat),
    }
}

fn chat_line(line: &Arc<ChatLine>) -> ChatView {
    ChatView {
        seat: line.seat.into(),
        name: line.name.clone(),
        text: line.text.clone(),
    }
}
