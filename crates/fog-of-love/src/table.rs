//! What everybody can see.

use crate::content::{
    Aspect, ChangeOf, Content, Deck, Decks, Destiny, DestinyMove, Direction, Feature, Flag, Gender,
    Letters, MOST_CARDS, MOST_SECRETS, Moment, Occupation, RevealOf, Scene, Which,
};
use crate::stage::{Reacts, Stage};
use crate::{Frame, Scenes};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// One of the seven decks: four of scenes, and traits, occupations and features.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// A deck of scenes.
    Scenes(Deck),
    /// A deck of character cards.
    Character(ChangeOf),
}

impl Pile {
    /// How many there are.
    pub const COUNT: usize = 7;

    /// All of them.
    pub const ALL: [Pile; Pile::COUNT] = [
        Pile::Scenes(Deck::Sweet),
        Pile::Scenes(Deck::Serious),
        Pile::Scenes(Deck::Drama),
        Pile::Scenes(Deck::Custom),
        Pile::Character(ChangeOf::Trait),
        Pile::Character(ChangeOf::Occupation),
        Pile::Character(ChangeOf::Feature),
    ];

    /// Its place in [`Pile::ALL`].
    #[inline(always)]
    pub fn index(self) -> usize {
        match self {
            Pile::Scenes(deck) => deck as usize,
            Pile::Character(what) => 4 + what as usize,
        }
    }
}

/// Where the game stands, between one card and the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It is settled who goes first (FL-35).
    First,
    /// The decks are shuffled (FL-31, FL-33).
    Shuffle,
    /// Sides of the character card (FL-99).
    Gender,
    /// Traits (FL-100).
    Traits,
    /// Occupations (FL-104).
    Occupations,
    /// Features, one after the other (FL-108); how many have been placed.
    Features(u8),
    /// Names and introductions (FL-113, FL-114).
    Introductions,
    /// Opening hands (FL-115).
    Hands,
    /// The next chapter is revealed (FL-140).
    Chapter,
    /// The chapter card has been resolved.
    ChapterRead,
    /// A player may exchange minor scenes and plays one (FL-118, FL-119).
    Turn,
    /// A scene was replaced, and its player plays another; nothing is exchanged any more (FL-234).
    Again,
    /// The replacement for a minor scene is drawn (FL-234).
    Exchange,
    /// The player draws up to five (FL-120).
    Draw,
    /// Does the chapter end? (FL-121)
    Check,
    /// A step of the finale (FL-284), by its number.
    Finale(u8),
    /// Destinies are judged (FL-293).
    Judge,
    /// The game is over.
    Over,
}

/// What those who are to decide are asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// Nothing.
    Nothing,
    /// The side of the character card.
    Gender,
    /// Which three traits to keep.
    Traits,
    /// Which occupation to take up.
    Occupation,
    /// Which feature struck one about the partner.
    Feature,
    /// To name and introduce the character.
    Introduction,
    /// To exchange minor scenes or play a scene.
    Turn,
    /// Which deck to draw from.
    DrawFrom(Decks),
    /// Which option to take, out of these.
    Choice(Letters),
    /// Whether to react.
    Reaction(Moment),
    /// One of so many parts of an effect.
    Option(u8),
    /// Which of one's cards to give up; for a guess, of this aspect.
    GiveUp(ChangeOf, Option<Aspect>),
    /// Which of the cards drawn to take, for the character of this seat.
    Take(ChangeOf, Seat),
    /// Which destiny to discard.
    DropDestiny {
        /// Which may be.
        which: Which,
        /// Whether it is shown to the other person first.
        shown: bool,
        /// Whether it may be left.
        optional: bool,
    },
    /// Which destinies to switch, if any can be.
    Switch {
        /// In or out.
        how: DestinyMove,
        /// Which one is meant.
        which: Which,
        /// Whether it may be left.
        optional: bool,
    },
    /// Which destiny to take back.
    Recover {
        /// Which may be.
        which: Which,
        /// Whether it may be left.
        optional: bool,
    },
    /// Which scene to discard; whether one may stop.
    DiscardScene {
        /// As many as one likes.
        may_stop: bool,
    },
    /// Which card to show.
    Reveal(RevealOf),
    /// Which scene to trade.
    Trade,
    /// Which of this seat's secrets to reveal, blind.
    Secret(Seat),
    /// On which aspect a trait of the partner has its goal.
    Guess,
    /// Which features to swap.
    SwapFeatures,
    /// What came of an effect that only people understand.
    Enter,
    /// Whether that is right.
    Confirm,
    /// Another option for this seat, out of these.
    Rechoice(Letters, Seat),
    /// The final destiny.
    FinalDestiny,
    /// The order of goals on one aspect.
    Order,
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Nothing.
    Nothing,
    /// Who goes first.
    First,
    /// Which of the first so many cards of a deck goes to the place before the ones settled.
    Shuffle(Pile, u8),
    /// One of so many cards of a seat, for what.
    Random(Seat, Drawn, u8),
}

/// What a card picked at random is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// A scene in hand is discarded.
    DiscardScene,
    /// A secret is discarded.
    DiscardSecret,
    /// A card is shown.
    Reveal(RevealOf),
    /// A card is given up.
    GiveUp(ChangeOf),
}

/// A line entered by hand (FL-258).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ManualResult {
    /// Satisfaction of a seat.
    Satisfaction(Seat, i8),
    /// Tokens of a seat on an aspect, one more or one less.
    Token(Seat, Aspect, Direction),
}

/// Most lines entered for one effect.
pub const MOST_ENTRIES: usize = 4;
/// Most satisfaction, either way, in one line.
pub const MOST_ENTERED: i8 = 4;

/// What everybody can see of one person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Person {
    /// Hearts (FL-49).
    pub satisfaction: i16,
    /// Tokens by aspect (FL-59).
    pub tokens: [u8; Aspect::COUNT],
    /// The side of the character card.
    pub gender: Option<Gender>,
    /// The occupation.
    pub occupation: Option<Occupation>,
    /// The features.
    pub features: [Option<Feature>; 3],
    /// Whether the character has been introduced.
    pub introduced: bool,
    /// How many traits.
    pub traits: u8,
    /// How many cards dealt to choose from.
    pub dealt: u8,
    /// How many scenes in hand.
    pub hand: u8,
    /// How many secrets in play.
    pub secrets: u8,
    /// How many scenes discarded face down.
    pub face_down: u8,
    /// How many scenes laid aside for a trade.
    pub offered: u8,
    /// How many destinies in hand.
    pub destinies: u8,
    /// How many destinies in the personal pile.
    pub pile: u8,
    /// Whether an option or an occupation lies committed face down.
    pub committed: bool,
    /// Whether the final destiny has been selected.
    pub selected: bool,
    /// The final destiny, once it is revealed.
    pub destiny: Option<Destiny>,
    /// How many trait goals were completed, once they are judged.
    pub goals: u8,
    /// Whether the destiny is fulfilled, at the end.
    pub fulfilled: bool,
}

impl Person {
    /// Tokens on an aspect minus tokens on its opposite.
    #[inline]
    pub fn balance(&self, aspect: Aspect) -> i16 {
        i16::from(self.tokens[aspect.index()]) - i16::from(self.tokens[aspect.opposite().index()])
    }
}

/// What everybody can see.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The love story, as a number.
    pub story: u8,
    /// Whether it is played as its tutorial, with the cards in a fixed order (FL-299).
    pub tutorial: bool,
    /// The first player.
    pub first: Seat,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// The chapter on the table, from 1; 0 before the first.
    pub chapter: u8,
    /// How many scenes have been played for the chapter's length.
    pub count: u8,
    /// How many turns in a row nothing could be played.
    pub skipped: u8,
    /// The two people.
    pub people: [Person; 2],
    /// The sizes of the seven decks.
    pub decks: [u8; Pile::COUNT],
    /// The scenes on the table, in order (FL-164).
    pub laid: ArrayVec<Scene, MOST_CARDS>,
    /// Scenes discarded face up.
    pub discards: Scenes,
    /// Special events under the synopsis.
    pub events: Scenes,
    /// Flags raised.
    pub flags: u32,
    /// The scene whose follow-up waits for the next one.
    pub follow_up: Option<Scene>,
    /// The cards in the course of being resolved, the innermost last.
    pub stack: ArrayVec<Frame, { MOST_SECRETS + 4 }>,
    /// What is asked.
    pub asked: Asked,
    /// Who has yet to answer.
    pub waiting: Seats,
    /// What chance is asked.
    pub chance: Chance,
    /// Lines entered by hand for the present effect.
    pub entries: ArrayVec<ManualResult, MOST_ENTRIES>,
    /// The order in which each person's goals count, as places among their traits (FL-75).
    pub orders: [[u8; 3]; 2],
    /// Whether both stay, once destinies are revealed; final at the end.
    pub together: bool,
}

impl Table {
    /// One person.
    #[inline(always)]
    pub fn person(&self, seat: Seat) -> &Person {
        &self.people[seat.index() & 1]
    }

    #[inline(always)]
    pub(crate) fn person_mut(&mut self, seat: Seat) -> &mut Person {
        &mut self.people[seat.index() & 1]
    }

    /// Whether a flag is up.
    #[inline]
    pub fn flag(&self, flag: Flag) -> bool {
        self.flags >> (flag.0 & 31) & 1 != 0
    }

    /// The card being resolved.
    #[inline]
    pub fn frame(&self) -> Option<&Frame> {
        self.stack.last()
    }

    /// Who is asked at this moment whether to react, now or next: the card's partner comes first
    /// (FL-252). None while something else is asked.
    pub fn reacting(&self) -> Option<Seats> {
        let (Asked::Reaction(_), Some(frame)) = (self.asked, self.frame()) else { return None };
        let (Stage::Played(next) | Stage::Revealed(next) | Stage::Resolved(next)) = frame.stage
        else {
            return None;
        };
        Some(match next {
            Reacts::Player => self.waiting.with(frame.player),
            Reacts::Partner | Reacts::Nobody => self.waiting,
        })
    }

    /// Whether a choice is being made of which nobody may say what would be best (FL-45, FL-174), be it
    /// one that lies face down until another is revealed with it.
    pub fn is_secret_pending(&self) -> bool {
        let chooses =
            matches!(self.asked, Asked::Choice(_) | Asked::Rechoice(..) | Asked::FinalDestiny);
        chooses && !self.waiting.is_empty()
    }

    /// Whether the characters are still being made: they are named before the first chapter (FL-113).
    pub fn is_creation(&self) -> bool {
        matches!(
            self.phase,
            Phase::First
                | Phase::Shuffle
                | Phase::Gender
                | Phase::Traits
                | Phase::Occupations
                | Phase::Features(_)
                | Phase::Introductions
        )
    }

    /// Those draw sources of the present chapter that have cards (FL-130, FL-149).
    #[inline]
    pub fn sources(&self, content: &Content) -> Decks {
        let story = &content.stories[usize::from(self.story)];
        let Some(chapter) = story.chapters.get(usize::from(self.chapter).wrapping_sub(1)) else {
            return Decks::NONE;
        };
        let filled = Deck::ALL.into_iter().filter(|&deck| self.decks[deck as usize] > 0);
        filled.collect::<Decks>().and(chapter.draws)
    }

    /// The length of the present chapter.
    #[inline]
    pub fn length(&self, content: &Content) -> u8 {
        let story = &content.stories[usize::from(self.story)];
        story
            .chapters
            .get(usize::from(self.chapter).wrapping_sub(1))
            .map_or(0, |chapter| chapter.length)
    }
}
