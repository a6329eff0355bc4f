//! The pages of every game: its own where it has some, plain ones elsewhere.

use std::fmt;
use std::marker::PhantomData;

use club::{Mode, Registry};
use games::{GameKind, Match};
use maud::Markup;

use crate::design::design_page;
use crate::game_pages::{Face, GamePages, TableView};
use crate::plain::Plain;
use crate::reader::Reader;
use crate::rules::rules_page;
use crate::scene::Scene;
use crate::shown::Shown;
use crate::table::{self, TablePage};

/// The pages of every game of a registry.
#[derive(Debug)]
pub struct Pages(Vec<Box<dyn GamePages>>);

impl Pages {
    /// The pages of these games.
    pub fn new(games: &Registry) -> Pages {
        Pages(games.iter().map(pages_of).collect())
    }

    /// The pages of the game with this key.
    pub fn of(&self, key: &str) -> Option<&dyn GamePages> {
        self.iter().find(|pages| pages.key() == key)
    }

    /// The pages of every game, in the order of the registry.
    pub fn iter(&self) -> impl Iterator<Item = &dyn GamePages> {
        self.0.iter().map(|pages| &**pages)
    }
}

fn pages_of(kind: &'static dyn GameKind) -> Box<dyn GamePages> {
    let own = [Own::of::<ra::Position>(), Own::of::<amun_re::Position>()];
    match own.into_iter().find(|own| own.key == kind.key()) {
        Some(own) => (own.make)(kind),
        None => Box::new(Plain::new(kind)),
    }
}

/// A game with pages of its own.
struct Own {
    key: &'static str,
    make: fn(&'static dyn GameKind) -> Box<dyn GamePages>,
}

impl Own {
    fn of<G: Shown>() -> Own {
        Own {
            key: G::KEY,
            make: |kind| Box::new(Typed::<G>(kind, PhantomData)),
        }
    }
}

/// The pages of the game `G`.
struct Typed<G>(&'static dyn GameKind, PhantomData<fn() -> G>);

impl<G: Shown> Typed<G> {
    /// The page with its types, for `look` to render.
    fn with_page(view: &TableView<'_>, look: impl FnOnce(&TablePage<'_, G>) -> Markup) -> Markup {
        let scene = view.scene;
        let game: &Match<G> = scene
            .game
            .game()
            .downcast_ref()
            .expect("pages are found by the key of the game");
        let (observer, position) = (scene.observer, game.position());
        let legal = if scene.decides {
            game.actions(observer)
        } else {
            Vec::new()
        };
        let undoable = match scene.mode {
            Mode::Live | Mode::Finished => observer.seat(),
            Mode::Replay { .. } => None,
        };
        let learner = observer.seat().filter(|_| scene.guided);
        let taught = learner.and_then(|seat| game.taught(seat));
        look(&TablePage {
            scene: Scene {
                table: scene.table,
                observer,
                options: game.chosen(),
                view: &position.view(observer),
                legal: &legal,
                owing: position.owing(),
                step: scene.step,
                sitters: &scene.sitters,
                undoable: undoable.map_or(0, |seat| game.play().undoable(seat)),
                fresh: scene.fresh,
                log: &game.told(observer),
                mode: scene.mode,
                taught: taught.as_ref(),
            },
            chat: view.chat,
            watchers: view.watchers,
            link: view.link,
            pace: view.pace,
            shuffle: view.shuffle,
            problem: view.problem,
        })
    }
}

impl<G: Shown> GamePages for Typed<G> {
    fn kind(&self) -> &'static dyn GameKind {
        self.0
    }

    fn face(&self) -> Option<&'static Face> {
        Some(G::FACE)
    }

    fn styles(&self) -> &'static [&'static str] {
        G::STYLES
    }

    fn sprite(&self) -> &'static str {
        G::sprite()
    }

    fn table_page(&self, table: &TableView<'_>, reader: &Reader<'_>) -> Markup {
        Typed::<G>::with_page(table, |page| table::table_page(page, reader))
    }

    fn table_live(&self, table: &TableView<'_>, reader: &Reader<'_>) -> Markup {
        Typed::<G>::with_page(table, |page| table::table_live(page, reader))
    }

    fn rules_page(&self, reader: &Reader<'_>) -> Option<Markup> {
        Some(rules_page::<G>(reader))
    }

    fn design_page(&self, reader: &Reader<'_>) -> Option<Markup> {
        Some(design_page::<G>(reader))
    }
}

impl<G: Shown> fmt::Debug for Typed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Typed").field(&G::KEY).finish()
    }
}
