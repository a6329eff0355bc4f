//! A table as somebody sees it: the one place where pages are made from the state.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use club::Occupant;
use games::Told;
use maud::Markup;
use pages::{ChatLine, Mode, Place, Scene, Shown, Sitter, TablePage, WaitingRoom};
use tabletop::{Game, Observer, Seat, Seats, Seen, Step};

use crate::game::Match;
use crate::games::MatchTask;
use crate::guest::Guest;
use crate::guided;
use crate::problem::Problem;
use crate::shuffle::ShuffleReport;
use crate::table::{Live, Stage, Table};

/// The live parts of pages that were rendered of one state of a table. Whoever sees the same gets
/// the same: a thousand spectators cost one rendering.
#[derive(Debug, Default)]
pub(crate) struct Renderings(Mutex<HashMap<Key, Arc<str>>>);

/// All on which a rendering depends besides the state of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    own: Seats,
    host: bool,
    since: u64,
    settings: String,
    origin: Arc<str>,
}

/// So many renderings of one state are kept: nobody fills the memory by changing his settings.
const KEPT: usize = 64;

/// The live part of the page of a table, for somebody whose previous page had the number `since`.
pub(crate) fn live_part(live: &Live, guest: &Guest, since: u64) -> Arc<str> {
    let key = Key {
        own: live.table.seats_of(&guest.visitor),
        host: guest.visitor == live.table.opened.host,
        since,
        settings: guest.settings_key(),
        origin: Arc::clone(&guest.origin),
    };
    let renderings = &live.renderings.0;
    let known = || renderings.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(html) = known().get(&key) {
        return Arc::clone(html);
    }
    // Two who come at the same moment may both render; that is better than one waiting.
    let html: Arc<str> = markup(live, guest, Some(since), None, false)
        .into_string()
        .into();
    let mut known = known();
    if known.len() < KEPT {
        known.insert(key, Arc::clone(&html));
    }
    html
}

/// The whole page of a table.
pub(crate) fn whole_page(live: &Live, guest: &Guest, problem: Option<&Problem>) -> Markup {
    markup(live, guest, None, problem, true)
}

fn markup(
    live: &Live,
    guest: &Guest,
    since: Option<u64>,
    problem: Option<&Problem>,
    whole: bool,
) -> Markup {
    let problem = problem.map(|problem| problem.told(guest));
    live.table.game.with(Render {
        live,
        guest,
        since,
        problem: problem.as_ref(),
        whole,
    })
}

struct Render<'a> {
    live: &'a Live,
    guest: &'a Guest,
    since: Option<u64>,
    problem: Option<&'a pages::Problem>,
    whole: bool,
}

impl MatchTask for Render<'_> {
    type Output = Markup;

    fn run<G: Shown>(self, game: &Match<G>) -> Markup {
        match self.live.table.stage {
            Stage::Waiting => self.waiting(game),
            Stage::Begun(_) | Stage::Imported => self.table(game),
        }
    }
}

impl Render<'_> {
    fn waiting<G: Shown>(&self, game: &Match<G>) -> Markup {
        let (live, guest) = (self.live, self.guest);
        let table = &live.table;
        let places: Vec<Place> = table
            .seats()
            .map(|(seat, chair)| match (&chair.person, chair.bot) {
                (Some(person), _) => Place::Person {
                    name: person.name.clone(),
                    you: person.visitor == guest.visitor,
                    here: live.here.contains(seat),
                    salt: chair.salt.clone(),
                },
                (None, Some(rank)) => Place::Bot(rank),
                (None, None) => Place::Open,
            })
            .collect();
        let room = WaitingRoom::<G> {
            table: &table.id,
            options: &game.options,
            places: &places,
            link: &guest.link(&table.id),
            listed: table.opened.listed,
            local: table.opened.local,
            commitment: &table.commitment(),
            host: guest.visitor == table.opened.host,
            chat: &chat(table),
            problem: self.problem,
        };
        match self.whole {
            true => pages::waiting_room(&room, &guest.reader()),
            false => pages::waiting_live(&room, &guest.reader()),
        }
    }

    fn table<G: Shown>(&self, game: &Match<G>) -> Markup {
        let (live, guest) = (self.live, self.guest);
        let table = &live.table;
        let own = table.seats_of(&guest.visitor);
        let observer = observer(table, own);
        let log = log(game, observer);
        let step = table.number_for(&guest.visitor);
        let new = self.since.map_or(0, |since| step.saturating_sub(since));
        let legal = match table.chairs_bot(observer) {
            true => Vec::new(),
            false => game.legal(observer),
        };
        let taught = guided::taught(table, game, observer);
        let scene = Scene {
            table: &table.id,
            observer,
            options: &game.options,
            view: &game.position().view(observer),
            legal: &legal,
            owing: game.position().owing(),
            step,
            sitters: &sitters(live, own),
            undoable: observer.seat().map_or(0, |seat| game.play.undoable(seat)),
            fresh: fresh(&log, new),
            log: &log,
            mode: match game.position().is_over() {
                true => Mode::Finished,
                false => Mode::Live,
            },
            taught: taught.as_ref(),
        };
        let fair = ShuffleReport::of(table, game);
        let page = TablePage {
            scene,
            chat: &chat(table),
            watchers: live.watchers,
            link: &guest.link(&table.id),
            pace: (guest.visitor == table.opened.host).then_some(table.pace),
            fairness: fair.shown(),
            problem: self.problem,
        };
        match self.whole {
            true => pages::table_page(&page, &guest.reader()),
            false => pages::table_live(&page, &guest.reader()),
        }
    }
}

/// A finished game after `at` of its steps, as an observer saw it; nothing if there are not so
/// many.
pub(crate) fn replay_page(
    live: &Live,
    guest: &Guest,
    observer: Observer,
    at: usize,
) -> Option<Markup> {
    live.table.game.with(Replay {
        live,
        guest,
        observer,
        at,
    })
}

struct Replay<'a> {
    live: &'a Live,
    guest: &'a Guest,
    observer: Observer,
    at: usize,
}

impl MatchTask for Replay<'_> {
    type Output = Option<Markup>;

    fn run<G: Shown>(self, game: &Match<G>) -> Option<Markup> {
        let (live, guest, observer) = (self.live, self.guest, self.observer);
        let table = &live.table;
        let play = game.play.in_turn_order();
        let steps: Vec<_> = play.seen_by(observer).collect();
        let position = match self.at {
            0 => *play.start(),
            at => steps.get(at - 1)?.after,
        };
        let log: Vec<Told<G>> = told(steps.iter().take(self.at).cloned());
        let scene = Scene {
            table: &table.id,
            observer,
            options: &game.options,
            view: &position.view(observer),
            legal: &[],
            owing: position.owing(),
            step: self.at as u64,
            sitters: &sitters(live, Seats::NONE),
            undoable: 0,
            fresh: log.len().min(1),
            log: &log,
            mode: Mode::Replay {
                at: self.at,
                last: steps.len(),
            },
            taught: None,
        };
        let fair = ShuffleReport::of(table, game);
        let page = TablePage {
            scene,
            chat: &[],
            watchers: 0,
            link: &guest.link(&table.id),
            pace: None,
            fairness: fair.shown(),
            problem: None,
        };
        Some(pages::table_page(&page, &guest.reader()))
    }
}

/// Whose eyes somebody has who owns these seats. A device that is passed round shows the seat that
/// owes a decision, and nobody's secrets in between.
pub(crate) fn observer(table: &Table, own: Seats) -> Observer {
    let seat = match own.len() {
        0 | 1 => own.first(),
        _ if table.game.is_over() => own.first(),
        _ => {
            let owing = table.game.owing();
            own.into_iter().find(|&seat| owing.contains(seat))
        }
    };
    seat.map_or(Observer::Spectator, Observer::Seat)
}

/// What happened, as an observer saw it.
pub(crate) fn log<G: Game>(game: &Match<G>, observer: Observer) -> Vec<Told<G>> {
    told(game.play.seen_by(observer))
}

fn told<G: Game>(steps: impl Iterator<Item = tabletop::SeenStep<G>>) -> Vec<Told<G>> {
    let told = steps.enumerate().map(|(number, step)| Told {
        step: number + 1,
        seen: step.seen,
        events: step.events,
    });
    told.collect()
}

/// How many of the last steps of a log belong to so many acts.
fn fresh<G: Game>(log: &[Told<G>], acts: u64) -> usize {
    let mut left = acts;
    let new = log.iter().rev().take_while(|told| {
        let begins = left > 0;
        if matches!(
            told.seen,
            Seen::Whole(Step::Decision { .. }) | Seen::Chosen(_)
        ) {
            left = left.saturating_sub(1);
        }
        begins
    });
    new.count()
}

fn sitters(live: &Live, own: Seats) -> Vec<Sitter> {
    let sitter = |(seat, chair): (Seat, &club::SeatState)| Sitter {
        name: chair.name(seat).unwrap_or_default().to_owned(),
        occupant: chair.occupant(),
        here: match chair.occupant() {
            Occupant::Bot(_) | Occupant::StandIn(_) => true,
            Occupant::Person | Occupant::Empty => live.here.contains(seat),
        },
        you: own.contains(seat),
    };
    live.table.seats().map(sitter).collect()
}

fn chat(table: &Table) -> Vec<ChatLine> {
    let line = |said: &Arc<crate::table::Said>| ChatLine {
        name: said.name.clone(),
        text: said.text.clone(),
    };
    table.chat.iter().map(line).collect()
}

impl Table {
    /// Whether a bot decides for this observer.
    fn chairs_bot(&self, observer: Observer) -> bool {
        let chair = observer
            .seat()
            .and_then(|seat| self.chairs.get(seat.index()));
        chair.is_some_and(|chair| chair.bot.is_some())
    }
}
