//! Ra keeps the contract of every game at our tables.

use std::ops::RangeInclusive;

use tabletop::{
    Dice, Events, Faults, Game, Next, NoSuchTable, Observer, Refusal, Seat, Seats, Spelling,
    Standing,
};

use crate::action::{Action, Actions};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::phase::Phase;
use crate::position::Position;
use crate::setup::{Fault, Setup};
use crate::sun::{SunSet, sets};
use crate::tile::Tile;
use crate::view::View;

/// What is left to chance (NO-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// A set of suns is dealt to this seat.
    Set(Seat),
    /// A tile is drawn.
    Draw,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This set was dealt.
    Set(SunSet),
    /// This tile was drawn.
    Tile(Tile),
}

impl tabletop::Chance for Chance {
    type Outcome = Outcome;

    fn kind(self) -> &'static str {
        match self {
            Chance::Set(_) => "set",
            Chance::Draw => "draw",
        }
    }

    fn to(self) -> Option<Seat> {
        match self {
            Chance::Set(seat) => Some(seat),
            Chance::Draw => None,
        }
    }

    fn is_secret(self) -> bool {
        false
    }

    fn spell(self, outcome: Outcome) -> Spelling {
        match outcome {
            Outcome::Set(set) => Spelling::key(set.key()),
            Outcome::Tile(tile) => Spelling::key(tile.key()),
        }
    }

    fn read(self, spelling: &Spelling) -> Option<Outcome> {
        let Spelling::Key(key) = spelling else {
            return None;
        };
        match self {
            Chance::Set(_) => SunSet::from_key(key).map(Outcome::Set),
            Chance::Draw => Tile::from_key(key).map(Outcome::Tile),
        }
    }
}

impl Game for Position {
    const KEY: &'static str = "ra";
    const RULES: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=5;

    type Options = Options;
    type Setup = Setup;
    type Fault = Fault;
    type Action = Action;
    type Actions = Actions;
    type Illegal = Illegal;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(players: usize, options: &Options) -> Result<Position, NoSuchTable> {
        let allowed = options.names.players();
        match u8::try_from(players) {
            Ok(count) if allowed.contains(&players) => Ok(Position::start(count, *options)),
            _ if Self::PLAYERS.contains(&players) => {
                let message =
                    format!("the edition of 1999 is for 3 to 5 players, not {players} (RA-E01)");
                Err(NoSuchTable::Players(message))
            }
            _ => {
                let message = format!("Ra is for 2 to 5 players, not {players} (RA-2.1)");
                Err(NoSuchTable::Players(message))
            }
        }
    }

    fn from_setup(setup: &Setup) -> Result<Position, Faults<Fault>> {
        setup.position()
    }

    fn to_setup(&self) -> Setup {
        Setup::of(self)
    }

    fn players(&self) -> usize {
        self.players()
    }

    #[inline]
    fn next(&self) -> Next<Chance> {
        match self.phase {
            Phase::Deal { seat } => Next::Chance(Chance::Set(seat)),
            Phase::Draw { .. } => Next::Chance(Chance::Draw),
            Phase::Over => Next::Over,
            Phase::Turn { seat } | Phase::Gods { seat } => Next::Decision(Seats::only(seat)),
            Phase::Auction(auction) => Next::Decision(Seats::only(auction.speaker)),
            Phase::Loss(loss) => Next::Decision(Seats::only(loss.owner)),
        }
    }

    #[inline(always)] // Into the caller's loop, where the list is used at once.
    fn actions(&self, seat: Seat, list: &mut Actions) {
        list.clear();
        match self.phase {
            Phase::Turn { seat: turn } if turn == seat => self.list_turn(seat, list),
            Phase::Gods { seat: turn } if turn == seat => self.list_god_step(seat, list),
            Phase::Auction(auction) if auction.speaker == seat => {
                auction.list(self.areas[seat].usable, list);
            }
            Phase::Loss(loss) if loss.owner == seat => loss.list(&self.areas[seat].tiles, list),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal<Illegal>> {
        match self.next() {
            Next::Chance(_) => return Err(Refusal::ChanceDue),
            Next::Over => return Err(Refusal::Over),
            Next::Decision(seats) if !seats.contains(seat) => return Err(Refusal::NotAsked(seat)),
            Next::Decision(_) => {}
        }
        let area = &self.areas[seat];
        match self.phase {
            Phase::Turn { seat } => self.check_turn(seat, action),
            Phase::Gods { seat } => self.check_god_step(seat, action),
            Phase::Auction(auction) => auction.check(area.usable, action),
            Phase::Loss(loss) => loss.check(&area.tiles, action),
            Phase::Deal { .. } | Phase::Draw { .. } | Phase::Over => Ok(()),
        }
        .map_err(Refusal::Illegal)
    }

    #[inline(always)] // As for `actions`: the loop knows the phase already.
    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        // The phase comes first: it is known already where the action was chosen, whereas the
        // action is a surprise.
        match (&self.phase, action) {
            (Phase::Auction(_), _) => self.speak(seat, action.sun(), events),
            (_, Action::Draw) => self.phase = Phase::Draw { seat },
            (_, Action::Invoke) => self.invoke(seat, events),
            (_, Action::God(tile)) => self.spend_god(seat, tile, events),
            (_, Action::Done) => self.pass_turn(seat),
            (&Phase::Loss(loss), Action::Lose(tile)) => self.lose(loss, tile, events),
            _ => unreachable!("the action is not legal"),
        }
    }

    #[inline]
    fn weight(&self) -> u32 {
        match self.phase {
            Phase::Draw { .. } => self.bag.total(),
            Phase::Deal { .. } => sets(self.players())
                .iter()
                .filter(|&&set| self.undealt(set))
                .count() as u32,
            _ => 0,
        }
    }

    #[inline]
    fn outcome_at(&self, number: u32) -> Outcome {
        match self.phase {
            Phase::Draw { .. } => Outcome::Tile(self.bag.nth(number)),
            _ => {
                let undealt = |set: &SunSet| self.undealt(set.suns(self.players()));
                let set = SunSet::ALL.into_iter().filter(undealt).nth(number as usize);
                Outcome::Set(set.expect("a set is dealt only while there is one"))
            }
        }
    }

    fn weight_of(&self, outcome: Outcome) -> u32 {
        match (self.phase, outcome) {
            (Phase::Draw { .. }, Outcome::Tile(tile)) => self.bag[tile].into(),
            (Phase::Deal { .. }, Outcome::Set(set)) => {
                self.undealt(set.suns(self.players())).into()
            }
            _ => 0,
        }
    }

    #[inline]
    fn settle_unchecked(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        match (self.phase, outcome) {
            (Phase::Draw { seat }, Outcome::Tile(tile)) => self.draw(seat, tile, events),
            (Phase::Deal { seat }, Outcome::Set(set)) => self.deal(seat, set, events),
            _ => unreachable!("the outcome is impossible"),
        }
    }

    fn view(&self, observer: Observer) -> View {
        View::new(*self, observer)
    }

    fn determinize(view: &View, _: &mut impl Dice) -> Position {
        view.determinize()
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| Standing {
            scores: self.by_seat(|seat| self.points(seat).into()),
            places: self.places(),
            also: None,
        })
    }
}

impl Position {
    /// A set of suns is dealt; when all have one, the first epoch begins (RA-2.4, RA-2.7).
    fn deal(&mut self, seat: Seat, set: SunSet, events: &mut impl Events<Event>) {
        events.tell(Event::SetDealt { seat, set });
        self.areas[seat].usable = set.suns(self.players());
        match Seat::all(self.players()).nth(seat.index() + 1) {
            Some(seat) => self.phase = Phase::Deal { seat },
            None => self.begin_epoch(events),
        }
    }
}
