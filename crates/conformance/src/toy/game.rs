//! The toy game keeps the contract of every game.

use std::ops::RangeInclusive;

use tabletop::{
    ArrayVec, BySeat, Dice, Events, Faults, Game, Next, NoSuchTable, Observer, Refusal, Seat,
    Seats, Spelling, Standing,
};

use super::view::nth;
use super::{
    Action, COPIES, Card, Event, Fault, HAND, Holding, Illegal, Options, Phase, STEPS, Setup, Toy,
    View,
};

/// What is left to chance in the toy game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The card that this seat is dealt.
    Deal(Seat),
    /// Whose pawn moves.
    Roll,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This card is dealt.
    Card(Card),
    /// This seat's pawn moves.
    Pawn(Seat),
}

impl tabletop::Chance for Chance {
    type Outcome = Outcome;

    fn kind(self) -> &'static str {
        match self {
            Chance::Deal(_) => "deal",
            Chance::Roll => "roll",
        }
    }

    fn to(self) -> Option<Seat> {
        match self {
            Chance::Deal(seat) => Some(seat),
            Chance::Roll => None,
        }
    }

    fn is_secret(self) -> bool {
        matches!(self, Chance::Deal(_))
    }

    fn spell(self, outcome: Outcome) -> Spelling {
        match outcome {
            Outcome::Card(card) => Spelling::key(card.key()),
            Outcome::Pawn(seat) => Spelling::Number(seat.index() as u64),
        }
    }

    fn read(self, spelling: &Spelling) -> Option<Outcome> {
        match (self, spelling) {
            (Chance::Deal(_), Spelling::Key(key)) => Card::from_key(key).map(Outcome::Card),
            (Chance::Roll, &Spelling::Number(number)) => {
                let number = usize::try_from(number).ok()?;
                Seat::new(number).map(Outcome::Pawn)
            }
            _ => None,
        }
    }
}

impl Game for Toy {
    const KEY: &'static str = "toy";
    const RULES: u64 = 1;
    const PLAYERS: RangeInclusive<usize> = 2..=5;

    type Options = Options;
    type Setup = Setup;
    type Fault = Fault;
    type Action = Action;
    type Actions = ArrayVec<Action, 6>;
    type Illegal = Illegal;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(players: usize, options: &Options) -> Result<Toy, NoSuchTable> {
        if !Self::PLAYERS.contains(&players) {
            let message = format!("the toy game is for 2 to 5 players, not {players}");
            return Err(NoSuchTable::Players(message));
        }
        Ok(Toy {
            options: *options,
            players: players as u8,
            round: 1,
            phase: Phase::Deal {
                seat: Seat::default(),
            },
            deck: COPIES,
            shown: [0; 3],
            seats: BySeat::default(),
        })
    }

    fn from_setup(setup: &Setup) -> Result<Toy, Faults<Fault>> {
        setup.position()
    }

    fn to_setup(&self) -> Setup {
        Setup::of(self)
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn next(&self) -> Next<Chance> {
        match self.phase {
            Phase::Deal { seat } => Next::Chance(Chance::Deal(seat)),
            Phase::Roll { .. } => Next::Chance(Chance::Roll),
            Phase::Turn { seat, .. } => Next::Decision(Seats::only(seat)),
            Phase::Lay => Next::Decision(self.choosing()),
            Phase::Over => Next::Over,
        }
    }

    fn actions(&self, seat: Seat, list: &mut Self::Actions) {
        list.clear();
        if self.owing().contains(seat) {
            let legal = |&action: &Action| self.legality(seat, action).is_ok();
            list.extend(Action::conceivable().filter(legal));
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal<Illegal>> {
        match self.next() {
            Next::Chance(_) => Err(Refusal::ChanceDue),
            Next::Over => Err(Refusal::Over),
            Next::Decision(seats) if !seats.contains(seat) => Err(Refusal::NotAsked(seat)),
            Next::Decision(_) => self.legality(seat, action).map_err(Refusal::Illegal),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        match (action, &mut self.phase) {
            (Action::Step, Phase::Turn { steps, .. }) => {
                *steps += 1;
                self.advance(seat, 1, events);
            }
            (Action::Roll, &mut Phase::Turn { steps, .. }) => {
                self.phase = Phase::Roll { seat, steps };
            }
            (Action::Done, _) => self.end_turn(seat),
            (Action::Drop(card), _) => {
                self.seats[seat].hand[card as usize] -= 1;
                self.seats[seat].dropped[card as usize] += 1;
                events.tell(Event::Dropped { seat, card });
            }
            (Action::Lay(card), _) => {
                self.seats[seat].hand[card as usize] -= 1;
                self.seats[seat].laid = Some(card);
                events.tell(Event::Chosen { seat });
                if self.choosing().is_empty() {
                    self.show(events);
                }
            }
            _ => unreachable!("{action} is not legal in {:?}", self.phase),
        }
    }

    fn weight(&self) -> u32 {
        match self.phase {
            Phase::Deal { .. } => self.deck.iter().map(|&count| u32::from(count)).sum(),
            Phase::Roll { .. } => self.players.into(),
            _ => 0,
        }
    }

    fn outcome_at(&self, number: u32) -> Outcome {
        match self.phase {
            Phase::Deal { .. } => Outcome::Card(nth(&self.deck, number)),
            _ => Outcome::Pawn(Seat::new(number as usize).expect("a pawn has a seat")),
        }
    }

    fn weight_of(&self, outcome: Outcome) -> u32 {
        match (self.phase, outcome) {
            (Phase::Deal { .. }, Outcome::Card(card)) => self.deck[card as usize].into(),
            (Phase::Roll { .. }, Outcome::Pawn(seat)) => (seat.index() < self.players()).into(),
            _ => 0,
        }
    }

    fn settle_unchecked(&mut self, outcome: Outcome, events: &mut impl Events<Event>) {
        match (self.phase, outcome) {
            (Phase::Deal { seat }, Outcome::Card(card)) => {
                self.deck[card as usize] -= 1;
                self.seats[seat].hand[card as usize] += 1;
                events.tell(Event::Dealt {
                    seat,
                    card: Some(card),
                });
                let next = seat.left(self.players());
                self.phase = match self.seats[next].held() {
                    HAND => turn(self.first_player()),
                    _ => Phase::Deal { seat: next },
                };
            }
            (Phase::Roll { seat, steps }, Outcome::Pawn(pawn)) => {
                let rolled = true;
                self.phase = Phase::Turn {
                    seat,
                    steps,
                    rolled,
                };
                self.advance(pawn, 1, events);
            }
            _ => unreachable!("{outcome:?} is impossible in {:?}", self.phase),
        }
    }

    fn sealed(&self) -> bool {
        self.phase == Phase::Lay && self.taking_part() > 1
    }

    fn first_player(&self) -> Seat {
        Seat::new(usize::from(self.round) - 1).expect("rounds are fewer than seats")
    }

    fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Toy {
        view.fill_in(dice)
    }

    fn standing(&self) -> Option<Standing> {
        let mut standing = Standing {
            scores: BySeat::default(),
            places: BySeat::default(),
            also: None,
        };
        let holdings = self.seats.of(self.players());
        for seat in Seat::all(self.players()) {
            let pawn = self.seats[seat].pawn;
            let ahead = holdings.iter().filter(|holding| holding.pawn > pawn);
            standing.scores[seat] = pawn.into();
            standing.places[seat] = ahead.count() as u8 + 1;
        }
        self.is_over().then_some(standing)
    }
}

impl Toy {
    fn legality(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let holding = &self.seats[seat];
        let held = |card: Card| holding.hand[card as usize] > 0;
        match (self.phase, action) {
            (Phase::Turn { steps, .. }, Action::Step) if steps == STEPS => {
                Err(Illegal::NoMoreSteps)
            }
            (Phase::Turn { rolled: true, .. }, Action::Roll) => Err(Illegal::Rolled),
            (Phase::Turn { .. }, Action::Step | Action::Roll | Action::Done) => Ok(()),
            (Phase::Lay, Action::Lay(card) | Action::Drop(card)) if !held(card) => {
                Err(Illegal::NotHeld)
            }
            (Phase::Lay, Action::Drop(_)) if holding.held() == 1 => Err(Illegal::LastCard),
            (Phase::Lay, Action::Lay(_) | Action::Drop(_)) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    fn advance(&mut self, seat: Seat, by: u8, events: &mut impl Events<Event>) {
        self.seats[seat].pawn += by;
        events.tell(Event::Moved { seat, by });
    }

    fn end_turn(&mut self, seat: Seat) {
        let next = seat.left(self.players());
        if next == self.first_player() {
            self.choose_or_go_on();
        } else {
            self.phase = turn(next);
        }
    }

    /// All who hold cards choose; if nobody does, the round is over.
    fn choose_or_go_on(&mut self) {
        if self.taking_part() > 0 {
            self.phase = Phase::Lay;
        } else {
            self.end_round();
        }
    }

    /// Everything that was laid and dropped is shown.
    fn show(&mut self, events: &mut impl Events<Event>) {
        let laid = self.seats;
        let highest = Card::ALL.into_iter().rev().find(|&card| {
            let alike = |holding: &&Holding| holding.laid == Some(card);
            laid.of(self.players()).iter().filter(alike).count() == 1
        });
        for seat in Seat::all(self.players()) {
            let Holding { dropped, laid, .. } = laid[seat];
            self.seats[seat].dropped = [0; 3];
            self.seats[seat].laid = None;
            for card in Card::ALL {
                for _ in 0..dropped[card as usize] {
                    self.shown[card as usize] += 1;
                    events.tell(Event::Shown { seat, card });
                    self.advance(seat, 1, events);
                }
            }
            if let Some(card) = laid {
                self.shown[card as usize] += 1;
                events.tell(Event::Shown { seat, card });
                if highest == laid {
                    self.advance(seat, card.worth(), events);
                }
            }
        }
        if self.round == self.last_round() {
            self.choose_or_go_on();
        } else {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        if self.round == self.last_round() {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.phase = turn(self.first_player());
        }
    }
}

/// A turn that begins.
fn turn(seat: Seat) -> Phase {
    Phase::Turn {
        seat,
        steps: 0,
        rolled: false,
    }
}
