//! Games of bots, stopped at every step and shown to any observer.

use amun_re::{Options, Position};
use bots::{Bot, FastDice, Player, Rank, Turn};
use maud::Markup;
use pages::{
    Fairness, Language, Mode, Reader, Scene, Settings, Sitter, TablePage, Text, Told, Who,
    table_live, table_page,
};
use tabletop::{Game, Next, Observer, Play, Seat, Seats, Silence};

/// Names as visitors type them: one is long, one wants to be markup.
pub const NAMES: [&str; 5] = ["Anna", "Boris", "Wilhelmina-Aleid", "D<i>&\"n", "Ēva"];

/// A game that bots play from this seed, handed over after every step.
pub fn watch(
    players: usize,
    options: Options,
    (rank, seed): (Rank, u64),
    mut visit: impl FnMut(&Play<Position>),
) {
    let start = Position::new(players, &options).expect("so many can play");
    let mut play = Play::new(start);
    let mut dice = FastDice::new(seed, 0);
    let mut bots: Vec<Player<Position>> = (0..players).map(|_| rank.player()).collect();
    for (bot, number) in bots.iter_mut().zip(0..) {
        Bot::<Position>::begin(bot, seed + number);
    }
    visit(&play);
    loop {
        match play.position().next() {
            Next::Over => return,
            Next::Chance(_) => {
                let outcome = play.position().sample(&mut dice);
                play.settle(outcome, &mut Silence).expect("it was sampled");
            }
            Next::Decision(seats) => {
                let seat = seats.first().expect("somebody owes the decision");
                let legal = play.position().legal(seat);
                let action = bots[seat.index()].choose(&Turn::new(play.position(), seat, &legal));
                play.decide(seat, action, &mut Silence)
                    .expect("bots do what is legal");
            }
        }
        visit(&play);
    }
}

/// The seats of a table: a person, and bots.
pub fn sitters(players: usize) -> Vec<Sitter> {
    let sitter = |(number, name): (usize, &&str)| Sitter {
        name: (*name).to_owned(),
        who: if number == 1 {
            Who::Bot(Rank::Scribe)
        } else {
            Who::Person
        },
        here: number != 3,
        you: number == 0,
    };
    NAMES.iter().take(players).enumerate().map(sitter).collect()
}

/// What the table looks like to an observer.
pub struct Stage {
    view: amun_re::View,
    legal: Vec<amun_re::Action>,
    log: Vec<Told<Position>>,
    sitters: Vec<Sitter>,
    owing: Seats,
    observer: Observer,
    fresh: usize,
}

impl Stage {
    pub fn new(play: &Play<Position>, observer: Observer) -> Stage {
        let position = play.position();
        let owed = |seat: &Seat| position.owing().contains(*seat);
        let legal = observer
            .seat()
            .filter(owed)
            .map(|seat| position.legal(seat));
        let told = |(number, step): (usize, tabletop::SeenStep<Position>)| Told {
            step: number + 1,
            seen: step.seen,
            events: step.events,
        };
        Stage {
            view: position.view(observer),
            legal: legal.map(|list| list.to_vec()).unwrap_or_default(),
            log: play.seen_by(observer).enumerate().map(told).collect(),
            sitters: sitters(position.players()),
            owing: position.owing(),
            observer,
            fresh: 1,
        }
    }

    /// The legal actions of the observer.
    pub fn legal(&self) -> &[amun_re::Action] {
        &self.legal
    }

    fn page(&self) -> TablePage<'_, Position> {
        TablePage {
            scene: Scene {
                table: "t1",
                observer: self.observer,
                options: &self.view.options,
                view: &self.view,
                legal: &self.legal,
                owing: self.owing,
                step: 7,
                sitters: &self.sitters,
                undoable: 0,
                log: &self.log,
                fresh: self.fresh,
                mode: Mode::Live,
            },
            chat: &[],
            watchers: 0,
            link: "http://localhost/table/t1",
            fairness: Fairness::default(),
            problem: None,
        }
    }

    /// The whole page.
    pub fn whole(&self) -> Markup {
        with_reader(|reader| table_page(&self.page(), reader))
    }

    /// What an update carries.
    pub fn update(&self) -> Markup {
        with_reader(|reader| table_live(&self.page(), reader))
    }
}

fn with_reader(show: impl Fn(&Reader<'_>) -> Markup) -> Markup {
    let settings = Settings::default();
    show(&Reader {
        text: Text::of(Language::English),
        settings: &settings,
    })
}
