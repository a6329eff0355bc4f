//! The pages of each game, found by its key.

use std::marker::PhantomData;

use club::{Pace, Problem, Scene, ShuffleReport};
use games::{AnyMatch, Match};
use maud::Markup;
use pages::{
    ChatLine, Fairness, Mode, NewTable, Place, Reader, Shown, Sitter, TablePage, Verdict,
    WaitingRoom,
};
use serde_json::{Map, Value};
use tabletop::{Game, Options as _};
use text::Text;

/// The pages of a game, without knowing which.
pub(crate) trait GamePages: Send + Sync {
    /// The key of the game.
    fn key(&self) -> &'static str;
    /// The page of a table, or only its live part.
    fn table(&self, scene: &Scene<'_>, page: &TableParts<'_>, reader: &Reader<'_>) -> Markup;
    /// The page of a table before the game, or only its live part.
    fn waiting(&self, game: &dyn AnyMatch, room: &RoomParts<'_>, reader: &Reader<'_>) -> Markup;
    /// The form that opens a table.
    fn new_table(&self, page: &NewTable<'_>, reader: &Reader<'_>) -> Markup;
    /// The rules.
    fn rules(&self, reader: &Reader<'_>) -> Markup;
    /// The pieces at every size.
    fn design(&self, reader: &Reader<'_>) -> Markup;
    /// What a table chose, in a few words.
    fn options_summary(&self, options: &Map<String, Value>, text: &Text) -> Option<String>;
}

/// What a table page shows besides the scene.
pub(crate) struct TableParts<'a> {
    pub(crate) chat: &'a [ChatLine],
    pub(crate) watchers: usize,
    pub(crate) link: &'a str,
    pub(crate) pace: Option<Pace>,
    pub(crate) shuffle: &'a ShuffleReport,
    pub(crate) problem: Option<&'a Problem>,
    pub(crate) whole: bool,
}

/// What a waiting room shows.
pub(crate) struct RoomParts<'a> {
    pub(crate) table: &'a str,
    pub(crate) places: &'a [Place],
    pub(crate) link: &'a str,
    pub(crate) listed: bool,
    pub(crate) local: bool,
    pub(crate) commitment: &'a str,
    pub(crate) host: bool,
    pub(crate) chat: &'a [ChatLine],
    pub(crate) problem: Option<&'a Problem>,
    pub(crate) whole: bool,
}

/// The pages of the game with this key.
pub(crate) fn pages_of(key: &str) -> Option<&'static dyn GamePages> {
    static RA: TypedPages<ra::Position> = TypedPages(PhantomData);
    static AMUN_RE: TypedPages<amun_re::Position> = TypedPages(PhantomData);
    let all: [&'static dyn GamePages; 2] = [&RA, &AMUN_RE];
    all.into_iter().find(|pages| pages.key() == key)
}

struct TypedPages<G>(PhantomData<fn() -> G>);

fn typed<G: Game>(game: &dyn AnyMatch) -> &Match<G> {
    game.downcast_ref()
        .expect("pages are found by the key of the game")
}

impl<G: Shown> GamePages for TypedPages<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn table(&self, scene: &Scene<'_>, page: &TableParts<'_>, reader: &Reader<'_>) -> Markup {
        let game = typed::<G>(scene.game.game());
        let (observer, position) = (scene.observer, game.position());
        let legal = match scene.decides {
            true => game.actions(observer),
            false => Vec::new(),
        };
        let log = game.told(observer);
        let sitter = |sitter: &club::Sitter| Sitter {
            name: sitter.name.clone(),
            occupant: sitter.occupant,
            here: sitter.here,
            you: sitter.you,
        };
        let sitters: Vec<Sitter> = scene.sitters.iter().map(sitter).collect();
        let undoable = |seat| game.undoable(seat);
        let mode = match scene.mode {
            club::Mode::Live => Mode::Live,
            club::Mode::Finished => Mode::Finished,
            club::Mode::Replay { at, last } => Mode::Replay { at, last },
        };
        let learner = observer.seat().filter(|_| scene.guided);
        let taught = learner.and_then(|seat| game.taught(seat));
        let verdict = page.shuffle.verdict.as_ref().map(|verdict| match verdict {
            club::Verdict::Fair(outcomes) => Verdict::Fair(*outcomes),
            club::Verdict::Unproven(why) => Verdict::Unproven(why.clone()),
            club::Verdict::Prepared => Verdict::Prepared,
        });
        let shown = TablePage {
            scene: pages::Scene {
                table: scene.table,
                observer,
                options: game.chosen(),
                view: &position.view(observer),
                legal: &legal,
                owing: position.owing(),
                step: scene.step,
                sitters: &sitters,
                undoable: match mode {
                    Mode::Replay { .. } => 0,
                    Mode::Live | Mode::Finished => observer.seat().map_or(0, undoable),
                },
                fresh: scene.fresh,
                log: &log,
                mode,
                taught: taught.as_ref(),
            },
            chat: page.chat,
            watchers: page.watchers,
            link: page.link,
            pace: page.pace,
            fairness: Fairness {
                commitment: page.shuffle.commitment.as_deref(),
                salt: page.shuffle.salt.as_deref(),
                seed: page.shuffle.seed.as_deref(),
                verdict: verdict.as_ref(),
            },
            problem: page.problem,
        };
        match page.whole {
            true => pages::table_page(&shown, reader),
            false => pages::table_live(&shown, reader),
        }
    }

    fn waiting(&self, game: &dyn AnyMatch, room: &RoomParts<'_>, reader: &Reader<'_>) -> Markup {
        let shown = WaitingRoom::<G> {
            table: room.table,
            options: typed::<G>(game).chosen(),
            places: room.places,
            link: room.link,
            listed: room.listed,
            local: room.local,
            commitment: room.commitment,
            host: room.host,
            chat: room.chat,
            problem: room.problem,
        };
        match room.whole {
            true => pages::waiting_room(&shown, reader),
            false => pages::waiting_live(&shown, reader),
        }
    }

    fn new_table(&self, page: &NewTable<'_>, reader: &Reader<'_>) -> Markup {
        pages::new_table::<G>(page, reader)
    }

    fn rules(&self, reader: &Reader<'_>) -> Markup {
        pages::rules_page::<G>(reader)
    }

    fn design(&self, reader: &Reader<'_>) -> Markup {
        pages::design_page::<G>(reader)
    }

    fn options_summary(&self, options: &Map<String, Value>, text: &Text) -> Option<String> {
        let options = G::Options::from_json(options).ok()?;
        text.options_summary(G::KEY, G::Options::SPECS, &options.to_json())
    }
}
