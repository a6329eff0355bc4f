//! What every part of the table is made from.

use amun_re::{Action, Card, Direction, Event, Illegal, Position, Province, SeatView, View};
use club::Mode;
use maud::{Markup, html};
use tabletop::{Dice, Game, Refusal, Seat};
use text::{Narrated, Text, amun_re as words};

use crate::rich::{Piece, rich};
use crate::scene::Scene;

/// The scene, its words, and a world it could show.
#[derive(Debug)]
pub struct Stage<'a> {
    pub(super) scene: &'a Scene<'a, Position>,
    pub(super) view: &'a View,
    pub(super) text: &'a Text,
    /// A position that gives this view. The rules are asked through it: why something is not
    /// possible, and what an act would do. Nothing is taken from it that the view leaves open.
    pub(super) world: Position,
}

impl<'a> Stage<'a> {
    pub(super) fn new(scene: &'a Scene<'a, Position>, text: &'a Text) -> Stage<'a> {
        Stage {
            scene,
            view: scene.view,
            text,
            world: Position::determinize(scene.view, &mut Lowest),
        }
    }

    /// The seat that looks.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.observer
    }

    /// The observer as a player.
    pub(super) fn mine(&self) -> Option<&'a SeatView> {
        self.me().map(|seat| self.seat(seat))
    }

    /// A player.
    pub(super) fn seat(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    /// All players, by seat.
    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &'a SeatView)> + use<'a> {
        Seat::all(self.view.players()).zip(&self.view.seats)
    }

    /// Whether the observer may do this now.
    pub(super) fn may(&self, action: Action) -> bool {
        self.asked() && self.scene.legal.contains(&action)
    }

    /// Whether the observer has something to decide here and now; never in a replay.
    pub(super) fn asked(&self) -> bool {
        self.scene.mode == Mode::Live && !self.scene.legal.is_empty()
    }

    /// Why the observer, who is asked, may not do this; nothing if they may or are not asked.
    pub(super) fn refused(&self, action: Action) -> Option<Illegal> {
        let seat = self.me().filter(|_| self.asked())?;
        match self.world.check(seat, action).err()? {
            Refusal::Illegal(reason) => Some(reason),
            _ => None,
        }
    }

    /// The same as a sentence.
    pub(super) fn why_not(&self, action: Action) -> Option<String> {
        let reason = self.refused(action)?;
        Some(Position::why_not(&reason, self.text))
    }

    /// What would happen if the observer did this.
    pub(super) fn events_of(&self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(seat) = self.me().filter(|_| self.may(action)) {
            let mut world = self.world;
            world.apply_unchecked(seat, action, &mut events);
        }
        events
    }

    /// A message without arguments.
    pub(super) fn say(&self, key: &str) -> String {
        self.text.say(key)
    }

    /// A message about a number.
    pub(super) fn count(&self, key: &str, n: impl Into<usize>) -> String {
        self.text.tell(key, &[("n", n.into().into())])
    }

    /// A message about an amount of gold.
    pub(super) fn gold(&self, key: &str, gold: u16) -> String {
        self.text.tell(key, &[("gold", gold.into())])
    }

    /// A message about a province.
    pub(super) fn at(&self, key: &str, province: Province) -> String {
        let name = self.province(province);
        self.text.tell(key, &[("province", name.into())])
    }

    /// A message with markup in it.
    pub(super) fn rich(&self, key: &str, pieces: &[(&str, Piece<'_>)]) -> Markup {
        rich(self.text, key, pieces)
    }

    /// The name of a province.
    pub(super) fn province(&self, province: Province) -> String {
        words::province(province, self.text)
    }

    /// The name of a power card.
    pub(super) fn card(&self, card: Card) -> String {
        words::card(card, self.text)
    }

    /// A player's badge: the scribe in the seat's colour and shape, and the name.
    pub(super) fn who(&self, seat: Seat) -> Markup {
        badge(seat, self.scene.name(seat))
    }

    /// The button that carries an act.
    pub(super) fn act(&self, action: Action, class: &str, content: &Markup) -> Markup {
        html! {
            button class=(class) id=(act_id(action)) form="act" name="do" value=(action)
                data-key=[key(action)] { (content) }
        }
    }

    /// The button that carries an act, or one that says why it cannot be done.
    pub(super) fn act_or_why(&self, action: Action, class: &str, content: &Markup) -> Markup {
        match self.why_not(action) {
            Some(why) => html! {
                button class=(class) type="button" aria-disabled="true" {
                    (content) small.why { (why) }
                }
            },
            None => self.act(action, class, content),
        }
    }

    /// A button with only a number on it, which needs its whole name for those who cannot see
    /// where it stands.
    pub(super) fn act_labelled(&self, action: Action, class: &str, content: &Markup) -> Markup {
        let label = words::action_name(action, self.text);
        html! {
            button class=(class) id=(act_id(action)) form="act" name="do" value=(action)
                data-key=[key(action)] aria-label=(label) { (content) }
        }
    }
}

/// A player's badge: scribe in the colour and shape of the seat, and the name.
pub(super) fn badge(seat: Seat, name: &str) -> Markup {
    html! { span class={ "who " (colour(seat)) } { (icon(&scribe(seat))) span { (name) } } }
}

/// The id of the button of an act: whatever lies elsewhere and means the same is a label for it.
pub(super) fn act_id(action: Action) -> String {
    let text = action.to_string();
    format!("do-{}", text.replace([' ', '.'], "-").replace('+', "p"))
}

/// The key that does it: a letter for what is common, digits for an amount. Of the two sets of
/// offerings only one is visible, and keys do what is visible.
fn key(action: Action) -> Option<String> {
    let letter = match action {
        Action::Pass => "p",
        Action::Done => "d",
        Action::Decline => "x",
        Action::Defend => "f",
        Action::Bribe => "b",
        Action::TakeCard => "c",
        Action::Theft { .. } => "t",
        Action::Change(Direction::Raise) => "+",
        Action::Change(Direction::Lower) => "-",
        Action::Offer { gold, .. } => return Some(gold.to_string()),
        _ => return None,
    };
    Some(letter.to_owned())
}

/// A drawing of the game as decoration; gold, cards and tiles have colours of their own.
pub(crate) fn icon(name: &str) -> Markup {
    let class = match name {
        "ar-gold" => "glyph coin",
        "ar-card" => "glyph pcard",
        _ if name.starts_with("ar-tile") => "glyph tile",
        _ => "glyph",
    };
    html! { svg class=(class) aria-hidden="true" { use href={ "#" (name) } {} } }
}

/// The drawing of a power card.
pub(crate) fn card_icon(card: Card) -> Markup {
    icon(&format!("ar-{}", words::card_key(card)))
}

/// The class that gives a player's colour.
pub(crate) fn colour(seat: Seat) -> String {
    format!("p{}", seat.index() + 1)
}

/// The drawing of a player's scribe.
pub(crate) fn scribe(seat: Seat) -> String {
    format!("ar-scribe-{}", seat.index() + 1)
}

/// Dice that always fall alike, so that equal views give equal pages.
struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
