//! What happens at the table, and what each viewer perceives of it.

use crate::code::Fact;
use crate::content::{
    Aspect, ChangeOf, Clause, Deck, Destiny, Feature, Flag, Gender, Letter, Occupation, Place,
    Places, Scene, Trait,
};
use crate::frame::{Frame, Source};
use crate::table::{Asked, Chance, ManualResult, Phase, Pile};
use crate::vision::{Clear, Dealt, Fogged, Held, Shown, Switch, Vision};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Viewer};

/// What caused something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A clause of the card in course, or of the situation whose follow-up concerns it.
    Clause(Source, Clause),
    /// The tokens on an option of the card in course (FL-181).
    Option(Source, Letter),
    /// The tokens on the upper part of a secret (FL-224).
    Secret(Source),
    /// An occupation, whose token comes and goes with it (FL-105, FL-194).
    Occupation(Occupation),
    /// A feature, whose token comes and goes with it (FL-108, FL-194).
    Feature(Feature),
    /// The goal of a trait (FL-66).
    Goal(Trait),
}

impl Why {
    /// The card in course that is the cause, if one is.
    #[inline]
    pub fn source(self) -> Option<Source> {
        match self {
            Why::Clause(source, _) | Why::Option(source, _) | Why::Secret(source) => Some(source),
            Why::Occupation(_) | Why::Feature(_) | Why::Goal(_) => None,
        }
    }
}

/// What a reaction does to the scene it answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bend {
    /// The scene is not resolved.
    Skip,
    /// Neither, and another one is played.
    Replace,
    /// A choice becomes this option.
    Choice(Seat, Letter),
    /// A choice is made on top.
    Further(Seat, Letter),
    /// A choice gives nothing.
    Void(Seat),
    /// The scene leaves this seat's satisfaction alone.
    Ignore(Seat),
    /// The effects are resolved once more.
    Repeat,
    /// Chooser and other trade places in the effects of the choices.
    Redirect,
}

/// One thing that happens. Seen [`Clear`]ly it is the truth, an [`Event`]; [`Fogged`] it is what
/// somebody perceives, a [`Sight`], in which a hidden thing may be `None`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Happened<V: Vision> {
    /// It is settled who goes first (FL-35).
    Starter(Seat),
    /// A place of a deck is settled: the card at `at` and the one at the second place change.
    Shuffled(Pile, u8, V::Of<u8>),
    /// Chance is asked.
    Chanced(Chance),
    /// The game goes on to another phase.
    Went(Phase),
    /// People are asked something.
    Asked(Asked, Seats),
    /// The side of a character card is chosen (FL-99).
    ChoseGender(Seat, Gender),
    /// A card is dealt to a seat to choose from (FL-100, FL-104, FL-107, FL-192).
    Dealt(Seat, Dealt<V>),
    /// Three traits are kept, as a set of places among those dealt (FL-101).
    KeptTraits(Seat, V::Of<Places>),
    /// An occupation is selected, but not shown (FL-104).
    SelectedOccupation(Seat, V::Of<Occupation>),
    /// An occupation is shown and laid down (FL-105).
    TookOccupation(Seat, Occupation),
    /// A feature is placed on the partner's character by this seat (FL-108).
    PlacedFeature(Seat, Feature),
    /// What is left of the cards dealt goes under the deck (FL-103, FL-106, FL-110, FL-193).
    Returned(Seat, ChangeOf),
    /// A character is named and introduced (FL-113, FL-114).
    Introduced(Seat),
    /// A scene is drawn.
    Drew(Seat, Deck, V::Of<Scene>),
    /// A minor scene is discarded for a new one (FL-234).
    Exchanged(Seat, Scene),
    /// A scene is played (FL-164).
    Played(Seat, Scene),
    /// A secret is laid face down (FL-219).
    LaidSecret(Seat, V::Of<Scene>),
    /// Nothing could be played (FL-126).
    Skipped(Seat),
    /// No reaction (FL-251).
    WentOn(Seat),
    /// A reaction is played (FL-245).
    Reacted(Seat, Scene),
    /// A card begins to be resolved.
    Began(Frame),
    /// It stops to ask.
    Paused(Frame),
    /// It is done.
    Ended,
    /// An option is chosen, face down (FL-177).
    Committed(Seat, V::Of<Letter>),
    /// Choices are revealed, by seat (FL-177).
    Chose([Option<Letter>; 2]),
    /// Somebody decides openly between the parts of an effect, counted from 0.
    Picked(Seat, u8),
    /// Somebody picks another option, openly (FL-247, FL-254).
    Rechose(Seat, Letter),
    /// Somebody leaves what may be left.
    Left(Seat),
    /// Satisfaction is gained or lost, to be settled with the rest of the step (FL-54).
    Credited(Seat, i16, Why),
    /// The step's satisfaction is settled (FL-51, FL-53).
    Settled,
    /// Tokens are placed or removed (FL-59).
    Tokens(Seat, Aspect, i8, Why),
    /// A card is given up and goes under its deck (FL-191).
    GaveUp(Seat, Held<V>),
    /// A new card is taken, for the character of the first seat, by the second (FL-192).
    Took(Seat, Seat, Held<V>),
    /// A scene is discarded face down (FL-203).
    Discarded(Seat, V::Of<Scene>),
    /// A card is shown to the partner (FL-200).
    Showed(Seat, Shown<V>),
    /// Showing is over.
    Covered(Seat),
    /// A hidden fact is told since a card asks for it.
    Admitted(Seat, Fact, bool),
    /// A scene is found in a deck (FL-207).
    Found(Seat, Deck, V::Of<Scene>),
    /// A deck was searched in vain.
    SearchedInVain(Seat, Deck),
    /// A scene is laid aside for a trade.
    Offered(Seat, V::Of<Scene>),
    /// A scene goes from this seat's hand to the other's.
    Handed(Seat, V::Of<Scene>),
    /// Occupations are swapped.
    SwappedOccupations,
    /// Features are swapped: the place of seat 0's, of seat 1's.
    SwappedFeatures(u8, u8),
    /// Satisfaction is swapped.
    SwappedSatisfaction,
    /// All tokens on an aspect are swapped.
    SwappedTokens(Aspect),
    /// A destiny goes to the personal pile (FL-274).
    DiscardedDestiny(Seat, V::Of<Destiny>),
    /// A destiny comes back from the personal pile (FL-279).
    RecoveredDestiny(Seat, V::Of<Destiny>),
    /// A switch is resolved (FL-275, FL-276).
    SwitchedDestiny(Seat, V::Of<Switch>),
    /// A secret is revealed: whose, which one in order, and what it was (FL-223).
    RevealedSecret(Seat, u8, Scene),
    /// A secret leaves play unseen (FL-230).
    DiscardedSecret(Seat, V::Of<Scene>),
    /// A special event goes into a deck (FL-260).
    Inserted(Scene, Deck, Place),
    /// A flag is raised or lowered.
    Flagged(Flag, bool),
    /// Somebody guesses a trait of the partner.
    Guessed(Seat, Aspect, bool),
    /// Somebody may tell something (FL-199).
    Prompted(Seat, Why),
    /// A line is entered by hand (FL-258).
    Entered(Seat, ManualResult),
    /// That is all.
    EntriesDone(Seat),
    /// The other person says whether it is right.
    Confirmed(Seat, bool),
    /// A reaction bends the scene it answers.
    Bent(Bend),
    /// A follow-up waits for the next scene (FL-209).
    FollowUp(Scene),
    /// It is this seat's turn now (FL-122).
    TurnPassed(Seat),
    /// A chapter is revealed (FL-140).
    ChapterBegan(u8),
    /// The chapter's cards go to the discard pile (FL-139).
    ChapterEnded,
    /// The finale is revealed (FL-141).
    FinaleBegan,
    /// A final destiny is selected (FL-285).
    SelectedDestiny(Seat, V::Of<Destiny>),
    /// A final destiny is revealed (FL-286).
    ShowedDestiny(Seat, Destiny),
    /// A secret overrides the final destiny.
    Overrode(Seat, Destiny),
    /// The traits are shown (FL-288).
    ShowedTraits(Seat, [Trait; 3]),
    /// The order of goals is fixed (FL-75).
    Ordered(Seat, [u8; 3]),
    /// A goal is judged (FL-66).
    JudgedGoal(Seat, Trait, bool),
    /// Destinies are judged: fulfilled by seat (FL-293).
    Judged([bool; 2]),
}

/// What truly happened.
pub type Event = Happened<Clear>;

/// What a viewer perceives.
pub type Sight = Happened<Fogged>;

/// Who may see a hidden thing.
enum MaySee {
    /// Only this seat.
    Only(Seat),
    /// Both players, but no spectator.
    Players,
    /// Nobody.
    None,
}

impl Event {
    /// The event as somebody would perceive it from whom nothing is hidden: for games that are
    /// over.
    pub fn open(&self) -> Sight {
        self.seen(|_| true)
    }

    /// The event with what is hidden shown to whom `sees` allows it.
    fn seen(&self, sees: impl Fn(MaySee) -> bool) -> Sight {
        use Happened as H;
        let only = |seat| sees(MaySee::Only(seat));
        let players = || sees(MaySee::Players);
        let held = |sees: bool, card| match card {
            Held::Trait(card) => Held::Trait(sees.then_some(card)),
            Held::Occupation(card) => Held::Occupation(card),
            Held::Feature(card) => Held::Feature(card),
        };
        match *self {
            H::Shuffled(pile, at, with) => {
                H::Shuffled(pile, at, sees(MaySee::None).then_some(with))
            }
            H::Dealt(seat, card) => {
                let sees = only(seat);
                let card = match card {
                    Dealt::Trait(card) => Dealt::Trait(sees.then_some(card)),
                    Dealt::Occupation(card) => Dealt::Occupation(sees.then_some(card)),
                    Dealt::Feature(card) => Dealt::Feature(sees.then_some(card)),
                };
                H::Dealt(seat, card)
            }
            H::KeptTraits(seat, kept) => H::KeptTraits(seat, only(seat).then_some(kept)),
            H::SelectedOccupation(seat, card) => {
                H::SelectedOccupation(seat, only(seat).then_some(card))
            }
            H::Drew(seat, deck, card) => H::Drew(seat, deck, only(seat).then_some(card)),
            H::LaidSecret(seat, card) => H::LaidSecret(seat, only(seat).then_some(card)),
            H::Committed(seat, letter) => H::Committed(seat, only(seat).then_some(letter)),
            H::GaveUp(seat, card) => H::GaveUp(seat, held(only(seat), card)),
            H::Took(seat, by, card) => {
                // Who selects it for the other sees it, and so does the other.
                let sees = if by == seat { only(seat) } else { players() };
                H::Took(seat, by, held(sees, card))
            }
            H::Discarded(seat, card) => H::Discarded(seat, only(seat).then_some(card)),
            H::Showed(seat, card) => {
                let sees = players();
                let card = match card {
                    Shown::Trait(card) => Shown::Trait(sees.then_some(card)),
                    Shown::Destiny(card) => Shown::Destiny(sees.then_some(card)),
                    Shown::Scene(card) => Shown::Scene(sees.then_some(card)),
                };
                H::Showed(seat, card)
            }
            H::Found(seat, deck, card) => H::Found(seat, deck, only(seat).then_some(card)),
            H::Offered(seat, card) => H::Offered(seat, only(seat).then_some(card)),
            H::Handed(seat, card) => H::Handed(seat, players().then_some(card)),
            H::DiscardedDestiny(seat, card) => {
                H::DiscardedDestiny(seat, only(seat).then_some(card))
            }
            H::RecoveredDestiny(seat, card) => {
                H::RecoveredDestiny(seat, only(seat).then_some(card))
            }
            H::SwitchedDestiny(seat, switch) => {
                H::SwitchedDestiny(seat, only(seat).then_some(switch))
            }
            H::DiscardedSecret(seat, card) => H::DiscardedSecret(seat, only(seat).then_some(card)),
            H::SelectedDestiny(seat, card) => H::SelectedDestiny(seat, only(seat).then_some(card)),
            H::Starter(seat) => H::Starter(seat),
            H::Chanced(chance) => H::Chanced(chance),
            H::Went(phase) => H::Went(phase),
            H::Asked(asked, seats) => H::Asked(asked, seats),
            H::ChoseGender(seat, gender) => H::ChoseGender(seat, gender),
            H::TookOccupation(seat, card) => H::TookOccupation(seat, card),
            H::PlacedFeature(seat, card) => H::PlacedFeature(seat, card),
            H::Returned(seat, what) => H::Returned(seat, what),
            H::Introduced(seat) => H::Introduced(seat),
            H::Exchanged(seat, scene) => H::Exchanged(seat, scene),
            H::Played(seat, scene) => H::Played(seat, scene),
            H::Skipped(seat) => H::Skipped(seat),
            H::WentOn(seat) => H::WentOn(seat),
            H::Reacted(seat, scene) => H::Reacted(seat, scene),
            H::Began(frame) => H::Began(frame),
            H::Paused(frame) => H::Paused(frame),
            H::Ended => H::Ended,
            H::Chose(letters) => H::Chose(letters),
            H::Picked(seat, number) => H::Picked(seat, number),
            H::Rechose(seat, letter) => H::Rechose(seat, letter),
            H::Left(seat) => H::Left(seat),
            H::Credited(seat, amount, why) => H::Credited(seat, amount, why),
            H::Settled => H::Settled,
            H::Tokens(seat, aspect, change, why) => H::Tokens(seat, aspect, change, why),
            H::Covered(seat) => H::Covered(seat),
            H::Admitted(seat, fact, yes) => H::Admitted(seat, fact, yes),
            H::SearchedInVain(seat, deck) => H::SearchedInVain(seat, deck),
            H::SwappedOccupations => H::SwappedOccupations,
            H::SwappedFeatures(a, b) => H::SwappedFeatures(a, b),
            H::SwappedSatisfaction => H::SwappedSatisfaction,
            H::SwappedTokens(aspect) => H::SwappedTokens(aspect),
            H::RevealedSecret(seat, at, scene) => H::RevealedSecret(seat, at, scene),
            H::Inserted(event, deck, place) => H::Inserted(event, deck, place),
            H::Flagged(flag, up) => H::Flagged(flag, up),
            H::Guessed(seat, aspect, right) => H::Guessed(seat, aspect, right),
            H::Prompted(seat, why) => H::Prompted(seat, why),
            H::Entered(seat, entry) => H::Entered(seat, entry),
            H::EntriesDone(seat) => H::EntriesDone(seat),
            H::Confirmed(seat, yes) => H::Confirmed(seat, yes),
            H::Bent(bend) => H::Bent(bend),
            H::FollowUp(scene) => H::FollowUp(scene),
            H::TurnPassed(seat) => H::TurnPassed(seat),
            H::ChapterBegan(number) => H::ChapterBegan(number),
            H::ChapterEnded => H::ChapterEnded,
            H::FinaleBegan => H::FinaleBegan,
            H::ShowedDestiny(seat, card) => H::ShowedDestiny(seat, card),
            H::Overrode(seat, card) => H::Overrode(seat, card),
            H::ShowedTraits(seat, cards) => H::ShowedTraits(seat, cards),
            H::Ordered(seat, order) => H::Ordered(seat, order),
            H::JudgedGoal(seat, card, met) => H::JudgedGoal(seat, card, met),
            H::Judged(fulfilled) => H::Judged(fulfilled),
        }
    }
}

/// What `viewer` perceives of `event`: the table at the end of the rule catalogue. The one place
/// where Fog of Love keeps its secrets.
pub(crate) fn sight(event: &Event, viewer: Viewer) -> Sight {
    event.seen(|eyes| match eyes {
        MaySee::Only(seat) => viewer.is(seat),
        MaySee::Players => viewer != Viewer::Public,
        MaySee::None => false,
    })
}
