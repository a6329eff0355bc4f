//! Why an action is not legal now.

use tabletop::Arg;

use crate::card::Card;

/// The reasons; each text ends a sentence that begins with the action.
///
/// They speak of public things and of the player's own hand and gold only, so that a refusal never
/// tells what others hide (AR-12.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The player does not have the card.
    #[error("needs the card {0}")]
    NoCard(Card),
    /// The card to be sold is not in hand.
    #[error("is not possible without the card in hand")]
    NothingToSell,
    /// The same name was played in this phase.
    #[error("is not possible: {0} was already played in this phase")]
    PlayedBefore(Card),
    /// Only the controller uses a province.
    #[error("names a province that the player does not control")]
    NotControlled,

    /// The province card is not in hand.
    #[error("names a province card that is not in hand")]
    NoProvinceCard,
    /// A province card must be chosen.
    #[error("is not possible while a province card is to be chosen")]
    RevealDue,

    /// There is no such space.
    #[error("does not name a space: bids are 0 1 3 6 10 15 21 28 36")]
    NoSpace,
    /// The province is not auctioned.
    #[error("names a province that is not open")]
    NotOpen,
    /// The player was outbid there most recently.
    #[error("names the barred province: bid elsewhere first")]
    Barred,
    /// After Bribe only the barred province is left.
    #[error("does not name the barred province, where Bribe demands a bid")]
    Bribed,
    /// Another scribe is as high or higher.
    #[error("does not outbid {0}")]
    TooLow(u16),
    /// Defence demands two spaces more.
    #[error("is not two spaces above {0}, as Defence demands")]
    Defended(u16),
    /// The gold in hand does not suffice for the bid.
    #[error("is more gold than is in hand")]
    BidTooHigh,
    /// Nobody has outbid the player.
    #[error("is not possible: there is no barred province")]
    NothingBarred,
    /// The bid after Bribe must be possible.
    #[error("is not possible: no bid on the barred province can be paid")]
    BribeInVain,
    /// A bid is due.
    #[error("is not possible while a bid is due")]
    BidDue,
    /// A leader can only pass.
    #[error("is not possible: a leader must pass")]
    MustPass,
    /// An instant stone must be placed.
    #[error("is not possible while an instant stone is to be placed")]
    StoneDue,

    /// This kind or a later one has been bought.
    #[error("comes too late: cards are bought before farmers, farmers before stones, each once")]
    KindClosed,
    /// A lot has at least one piece.
    #[error("buys nothing: to leave a kind out, buy a later one or say done")]
    EmptyLot,
    /// The gold in hand does not suffice for the lot.
    #[error("costs more gold than is in hand")]
    LotTooDear,
    /// The card limit.
    #[error("is more than the card limit of {0}")]
    CardLimit(u8),
    /// Not that many cards exist.
    #[error("is more than the {0} cards that are left")]
    FewCards(u8),
    /// Not that many fields are free.
    #[error("is more than the {0} free fields")]
    FewFields(u8),
    /// All fields are taken.
    #[error("names a province without a free field")]
    NoFreeField,
    /// An Architect needs two stones.
    #[error("names a province that does not hold 2 stones")]
    NoTwoStones,
    /// The pieces of a lot come first.
    #[error("has to wait until all pieces of the lot are placed")]
    LotFirst,
    /// It is a market turn.
    #[error("is not possible in a market turn")]
    MarketTurn,

    /// At least 1 gold, or Theft.
    #[error("offers nothing: lay at least 1 gold, or Theft")]
    NoOffer,
    /// The gold in hand does not suffice for the offering.
    #[error("is more gold than is in hand")]
    OfferTooHigh,
    /// An offering is due.
    #[error("is not possible while an offering is to be made")]
    OfferingDue,
    /// The Offering Change must be used.
    #[error("is not possible while the total is to be raised or lowered")]
    ChangeDue,
    /// There is no card to take.
    #[error("is not possible: no power card is left")]
    NoCardExists,
    /// A reward is to be chosen.
    #[error("is not possible while a reward is to be chosen")]
    RewardDue,

    /// It is a harvest turn.
    #[error("is not possible in a harvest turn")]
    HarvestTurn,
}

impl tabletop::Illegal for Illegal {
    fn key(&self) -> &'static str {
        match self {
            Illegal::NoCard(_) => "no-card",
            Illegal::NothingToSell => "nothing-to-sell",
            Illegal::PlayedBefore(_) => "played-before",
            Illegal::NotControlled => "not-controlled",
            Illegal::NoProvinceCard => "no-province-card",
            Illegal::RevealDue => "reveal-due",
            Illegal::NoSpace => "no-space",
            Illegal::NotOpen => "not-open",
            Illegal::Barred => "barred",
            Illegal::Bribed => "bribed",
            Illegal::TooLow(_) => "too-low",
            Illegal::Defended(_) => "defended",
            Illegal::BidTooHigh => "bid-too-high",
            Illegal::NothingBarred => "nothing-barred",
            Illegal::BribeInVain => "bribe-in-vain",
            Illegal::BidDue => "bid-due",
            Illegal::MustPass => "must-pass",
            Illegal::StoneDue => "stone-due",
            Illegal::KindClosed => "kind-closed",
            Illegal::EmptyLot => "empty-lot",
            Illegal::LotTooDear => "lot-too-dear",
            Illegal::CardLimit(_) => "card-limit",
            Illegal::FewCards(_) => "few-cards",
            Illegal::FewFields(_) => "few-fields",
            Illegal::NoFreeField => "no-free-field",
            Illegal::NoTwoStones => "no-two-stones",
            Illegal::LotFirst => "lot-first",
            Illegal::MarketTurn => "market-turn",
            Illegal::NoOffer => "no-offer",
            Illegal::OfferTooHigh => "offer-too-high",
            Illegal::OfferingDue => "offering-due",
            Illegal::ChangeDue => "change-due",
            Illegal::NoCardExists => "no-card-exists",
            Illegal::RewardDue => "reward-due",
            Illegal::HarvestTurn => "harvest-turn",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::NoCard(card) | Illegal::PlayedBefore(card) => {
                vec![("card", Arg::Key(card.key()))]
            }
            Illegal::TooLow(gold) | Illegal::Defended(gold) => {
                vec![("gold", Arg::Number(gold.into()))]
            }
            Illegal::CardLimit(number) | Illegal::FewCards(number) | Illegal::FewFields(number) => {
                vec![("n", Arg::Number(number.into()))]
            }
            Illegal::NothingToSell
            | Illegal::NotControlled
            | Illegal::NoProvinceCard
            | Illegal::RevealDue
            | Illegal::NoSpace
            | Illegal::NotOpen
            | Illegal::Barred
            | Illegal::Bribed
            | Illegal::BidTooHigh
            | Illegal::NothingBarred
            | Illegal::BribeInVain
            | Illegal::BidDue
            | Illegal::MustPass
            | Illegal::StoneDue
            | Illegal::KindClosed
            | Illegal::EmptyLot
            | Illegal::LotTooDear
            | Illegal::NoFreeField
            | Illegal::NoTwoStones
            | Illegal::LotFirst
            | Illegal::MarketTurn
            | Illegal::NoOffer
            | Illegal::OfferTooHigh
            | Illegal::OfferingDue
            | Illegal::ChangeDue
            | Illegal::NoCardExists
            | Illegal::RewardDue
            | Illegal::HarvestTurn => Vec::new(),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Illegal::NoCard(_) | Illegal::PlayedBefore(_) => "AR-3.4",
            Illegal::NothingToSell => "AR-3.5",
            Illegal::NotControlled => "AR-3.3",
            Illegal::NoProvinceCard => "AR-10.3",
            Illegal::NoSpace => "AR-1.3",
            Illegal::NotOpen => "AR-4.1",
            Illegal::Barred => "AR-4.6",
            Illegal::Bribed | Illegal::NothingBarred | Illegal::BribeInVain => "AR-4.9",
            Illegal::TooLow(_) | Illegal::BidTooHigh => "AR-4.4",
            Illegal::Defended(_) => "AR-4.8",
            Illegal::MustPass => "AR-4.3",
            Illegal::KindClosed => "AR-5.2",
            Illegal::LotTooDear => "AR-5.3",
            Illegal::EmptyLot => "NO-3.3",
            Illegal::CardLimit(_) | Illegal::FewCards(_) => "AR-5.4",
            Illegal::FewFields(_) | Illegal::NoFreeField => "AR-5.5",
            Illegal::NoTwoStones => "AR-5.9",
            Illegal::LotFirst => "AR-5.7",
            Illegal::NoOffer | Illegal::OfferTooHigh => "AR-6.1",
            Illegal::NoCardExists => "AR-6.8",
            Illegal::RevealDue
            | Illegal::BidDue
            | Illegal::StoneDue
            | Illegal::MarketTurn
            | Illegal::OfferingDue
            | Illegal::ChangeDue
            | Illegal::RewardDue
            | Illegal::HarvestTurn => "AR-3.7",
        }
    }
}
