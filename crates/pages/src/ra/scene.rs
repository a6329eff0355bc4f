//! A scene of Ra with all that its parts ask for again and again.

use ra::{NameSet, Phase, Position, Sun, Suns, View};
use tabletop::{Observer, Seat};
use text::{Text, yes_no};

use crate::ra::history::History;
use crate::ra::worth::{self, Worth};
use crate::scene::Scene;

/// The scene, its words, and what happened before.
#[derive(Debug)]
pub struct Stage<'a> {
    pub(super) scene: &'a Scene<'a, Position>,
    pub(super) view: &'a View,
    pub(super) history: History,
    pub(super) names: NameSet,
    pub(super) text: &'a Text,
}

impl<'a> Stage<'a> {
    pub(super) fn new(scene: &'a Scene<'a, Position>, text: &'a Text) -> Stage<'a> {
        Stage {
            scene,
            view: scene.view,
            history: History::of(scene.log),
            names: scene.options.names,
            text,
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.view.players())
    }

    /// The seat whose area is shown as one's own; to somebody who watches, that is the first.
    pub(super) fn own_seat(&self) -> Seat {
        self.scene.observer.seat().unwrap_or_default()
    }

    /// The other seats, clockwise.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        let players = self.view.players();
        self.own_seat().clockwise(players).skip(1)
    }

    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.scene.observer.is(seat)
    }

    /// A player's name; "You" to himself.
    pub(super) fn name(&self, seat: Seat) -> String {
        if self.is_you(seat) {
            self.text.say("you")
        } else {
            self.scene.name(seat).to_owned()
        }
    }

    /// What a message selects by whether it is about the reader.
    pub(super) fn you(&self, seat: Seat) -> &'static str {
        yes_no(self.is_you(seat))
    }

    /// Who decides now.
    pub(super) fn owing(&self) -> Option<Seat> {
        self.view.phase().owing()
    }

    /// What goes on where nobody decides: chance does, or the game is over.
    pub(super) fn nobody_decides(&self) -> String {
        self.text.say(match self.view.phase() {
            Phase::Over => "ra-over",
            Phase::Deal { .. } => "ra-wait-deal",
            _ => "ra-wait-draw",
        })
    }

    /// All who speak in an auction of this Ra player, in order (RA-5.3).
    pub(super) fn speakers(&self, ra_player: Seat) -> Vec<Seat> {
        let players = self.view.players();
        let from = ra_player.left(players);
        let active = |seat: &Seat| self.view.area(*seat).is_active();
        from.clockwise(players).filter(active).collect()
    }

    /// Those of the auction that is going on who have not spoken and come after this one.
    pub(super) fn later_speakers(&self, speaker: Seat) -> Vec<Seat> {
        match self.view.phase() {
            Phase::Auction(auction) => {
                let order = self.speakers(auction.ra_player);
                let after = order.iter().position(|&seat| seat == speaker);
                order[after.map_or(order.len(), |at| at + 1)..].to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// The suns with which a player could win the row as things stand.
    pub(super) fn winning_suns(&self, seat: Seat) -> Suns {
        let usable = self.view.area(seat).usable;
        match self.view.phase() {
            Phase::Auction(auction) if auction.high.is_none_or(|bid| bid.seat != seat) => {
                auction.biddable(usable)
            }
            _ => usable,
        }
    }

    /// What winning the row would change for a player, with the lowest sun that could do it.
    pub(super) fn row_worth(&self, seat: Seat) -> Option<Worth> {
        let high = match self.view.phase() {
            Phase::Auction(auction) => auction.high.filter(|bid| bid.seat == seat),
            _ => None,
        };
        let lowest = || self.winning_suns(seat).into_iter().next();
        let sun = high.map(|bid| bid.sun).or_else(lowest)?;
        self.worth_with(seat, sun)
    }

    /// What winning the row with this sun would change for a player.
    pub(super) fn worth_with(&self, seat: Seat, sun: Sun) -> Option<Worth> {
        worth::of_row(self.view, seat, sun)
    }

    /// What a player would score now.
    pub(super) fn score_now(&self, seat: Seat) -> i16 {
        self.view.tally()[seat].iter().sum()
    }

    /// Whether what is left in the bag is shown (RA-12.5).
    pub(super) fn counts_bag(&self) -> bool {
        self.scene.options.counter == ra::options::Counter::On
    }

    /// Suns in a sentence: "9 and 2".
    pub(super) fn sun_list(&self, suns: Suns) -> String {
        let mut numbers: Vec<String> = suns.into_iter().map(|sun| sun.to_string()).collect();
        numbers.reverse();
        self.text.list(&numbers)
    }

    /// Whether somebody watches without a seat.
    pub(super) fn is_watched(&self) -> bool {
        self.scene.observer == Observer::Spectator
    }
}
