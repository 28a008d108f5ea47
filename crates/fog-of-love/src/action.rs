//! What a seat may decide, and when.

use crate::content::{
    Answers, Aspect, ChangeOf, Deck, Destinies, Destiny, DestinyMove, Gender, Kind, Letter,
    Letters, Moment, Places, Scene, Which,
};
use crate::frame::other;
use crate::judge::Scope;
use crate::table::{ManualResult, Phase};
use crate::{Book, Facts, Frame, Private, Source, Table};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The most moves that are ever listed at once: a hand of every scene, each played or exchanged.
pub const MOST_ACTIONS: usize = 512;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The side of the character card (FL-99).
    Gender(Gender),
    /// Keeps the traits at these places of the five dealt (FL-101).
    Keep(Places),
    /// Selects the occupation at this place of those dealt (FL-104).
    Occupation(u8),
    /// Places the feature at this place of those dealt on the partner's character (FL-108).
    Feature(u8),
    /// Has named and introduced the character (FL-113, FL-114).
    Introduce,
    /// Discards a minor scene to draw a new one (FL-234).
    Exchange(Scene),
    /// Plays a scene (FL-119).
    Play(Scene),
    /// Has nothing to play (FL-126).
    Skip,
    /// Draws from this deck (FL-131).
    DrawFrom(Deck),
    /// Takes an option (FL-177).
    Choose(Letter),
    /// Does not react, or leaves what may be left (FL-251).
    GoOn,
    /// Reacts (FL-245).
    React(Scene),
    /// Takes one of the parts of an effect.
    Pick(u8),
    /// Gives up the trait, feature or occupation at this place (FL-190).
    GiveUp(u8),
    /// Takes the card at this place of those drawn (FL-192).
    Take(u8),
    /// Discards a destiny (FL-274).
    Drop(Destiny),
    /// Switches destinies: the first comes to hand, the second leaves it (FL-275, FL-276).
    Switch(Destiny, Destiny),
    /// Takes a destiny back (FL-279).
    Recover(Destiny),
    /// Discards a scene face down (FL-203).
    Discard(Scene),
    /// Shows the trait at this place (FL-200).
    ShowTrait(u8),
    /// Shows a destiny.
    ShowDestiny(Destiny),
    /// Shows a scene.
    ShowScene(Scene),
    /// Lays a scene aside for a trade.
    Offer(Scene),
    /// Has the partner's secret at this place revealed (FL-243).
    Secret(u8),
    /// Guesses the aspect of a trait.
    Guess(Aspect),
    /// Swaps the feature at this place with the partner's at that one.
    SwapFeatures(u8, u8),
    /// Enters a result by hand (FL-258).
    Enter(ManualResult),
    /// That is all.
    Done,
    /// The result entered is right.
    Confirm,
    /// It is not.
    Object,
    /// Selects the final destiny (FL-285).
    Select(Destiny),
    /// Puts the goals in this order (FL-75).
    Order([u8; 3]),
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// This seat is not asked anything now.
    NotAsked,
    /// Something else is asked.
    AskedElse,
    /// Exactly three traits are kept (FL-101).
    KeepThree,
    /// There is no card at that place.
    NoSuchPlace,
    /// The scene is not in hand.
    NotInHand,
    /// The scene is not a minor one (FL-234).
    NotMinor,
    /// Minor scenes are exchanged at the start of a turn only (FL-234).
    TooLate,
    /// There is no card to draw in its place (FL-237).
    NothingToDraw,
    /// The scene is a reaction: it only answers another scene (FL-245).
    OnlyAnswers,
    /// The partner has no secret to reveal (FL-244).
    NoSecret,
    /// What the scene requires does not hold.
    Requires,
    /// Something can be played or exchanged (FL-119, FL-126).
    MustPlay,
    /// The chapter does not draw from that deck, or it is empty (FL-130).
    NotASource,
    /// The card has no such option, or it is forbidden (FL-178).
    NoSuchOption,
    /// The scene does not answer this.
    DoesNotAnswer,
    /// That may not be left.
    MayNotLeave,
    /// That destiny cannot be moved so.
    NotThatDestiny,
    /// The card was shown already.
    ShownAlready,
    /// The partner has no such secret.
    NoSuchSecret,
    /// Results are whole numbers between the limits, and only so many.
    NotEnterable,
    /// The goals can be put in no such order.
    NotAnOrder,
    /// Chance is not asked.
    NoChance,
    /// Chance can give no such answer.
    ImpossibleChance,
}

/// What a seat sees when it considers its moves: the table and its own cards.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The cards.
    pub book: &'a Book,
    /// What everybody can see.
    pub table: &'a Table,
    /// What the seat holds.
    pub own: &'a Private,
    /// The seat.
    pub seat: Seat,
}

/// The same table and the same cards held: what was discarded face down is remembered, not held
/// (FL-205).
impl PartialEq for Seen<'_> {
    fn eq(&self, other: &Seen<'_>) -> bool {
        self.seat == other.seat && self.table == other.table && self.own.held() == other.own.held()
    }
}

pub(crate) fn need(holds: bool, why: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(why) }
}

impl Seen<'_> {
    fn facts(&self) -> Facts<'_> {
        let mut hidden = [None; 2];
        hidden[self.seat.index() & 1] = Some(self.own);
        Facts { content: self.book.content(), table: self.table, hidden }
    }

    /// Whether a scene in hand can be played as the turn's play.
    pub fn can_play(&self, scene: Scene) -> Result<(), Illegal> {
        let card = &self.book.content().scenes[scene.index()];
        need(!card.kinds.has(Kind::Reaction), Illegal::OnlyAnswers)?;
        let secrets = self.table.person(other(self.seat)).secrets;
        need(!card.kinds.has(Kind::RevealSecret) || secrets > 0, Illegal::NoSecret)?;
        match &card.requires {
            Some(requires) => {
                need(self.facts().holds(requires, &Scope::of(self.seat)), Illegal::Requires)
            }
            None => Ok(()),
        }
    }

    /// Whether a minor scene can be exchanged (FL-234, FL-237).
    pub fn can_exchange(&self, scene: Scene) -> Result<(), Illegal> {
        let card = &self.book.content().scenes[scene.index()];
        need(card.kinds.is_minor(), Illegal::NotMinor)?;
        need(self.table.phase == Phase::Turn, Illegal::TooLate)?;
        need(!self.table.sources(self.book.content()).is_empty(), Illegal::NothingToDraw)
    }

    /// Whether nothing can be played or exchanged.
    pub(crate) fn is_stuck(&self) -> bool {
        self.own.hand.iter().all(|s| self.can_play(s).is_err() && self.can_exchange(s).is_err())
    }

    /// The scene that may be answered now.
    fn answered(&self) -> Option<(&Frame, Scene)> {
        let frame = self.table.frame()?;
        match frame.source {
            Source::Scene(scene) => Some((frame, scene)),
            _ => None,
        }
    }

    /// Whether a scene in hand answers what happens now (FL-245, FL-256).
    pub fn can_react(&self, moment: Moment, scene: Scene) -> Result<(), Illegal> {
        let content = self.book.content();
        let fits = || {
            let reaction = content.scenes[scene.index()].reaction.as_ref()?;
            let (frame, answered) = self.answered()?;
            let whose = match reaction.answers {
                Answers::Own => frame.player == self.seat,
                Answers::Partner => frame.player != self.seat,
                Answers::Any => true,
            };
            let chose = |seat, letters: Option<Letters>| match letters {
                None => true,
                Some(letters) => frame.choice(seat).is_some_and(|letter| letters.has(letter)),
            };
            let holds = reaction.moment == moment
                && whose
                && content.scenes[answered.index()].fits(reaction.fits)
                && chose(other(self.seat), reaction.partner_chose)
                && chose(self.seat, reaction.player_chose);
            holds.then_some(())
        };
        need(fits().is_some(), Illegal::DoesNotAnswer)
    }

    /// The destinies that a switch can bring to hand and take from it (FL-275, FL-276).
    pub(crate) fn switches(&self, how: DestinyMove, which: Which) -> (Destinies, Destinies) {
        let (hand, pile) = (self.own.free_destinies(), self.own.pile);
        if hand.is_empty() {
            return (Destinies::NONE, Destinies::NONE);
        }
        match how {
            DestinyMove::SwitchIn => (which.of(pile), hand),
            _ => (pile, which.of(hand)),
        }
    }

    pub(crate) fn can_give_up(
        &self,
        what: ChangeOf,
        on: Option<Aspect>,
        place: u8,
    ) -> Result<(), Illegal> {
        let at = usize::from(place);
        let there = match what {
            ChangeOf::Trait => {
                let card = self.own.traits.get(at).copied().flatten();
                let aspect = card.map(|card| self.book.content().traits[card.index()].aspect);
                aspect.is_some() && (on.is_none() || aspect == on)
            }
            ChangeOf::Occupation => at == 0,
            ChangeOf::Feature => {
                self.table.person(self.seat).features.get(at).is_some_and(Option::is_some)
            }
        };
        need(there, Illegal::NoSuchPlace)
    }
}
