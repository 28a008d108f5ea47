//! Effects: what a card does (FL-189 to FL-207, FL-256, FL-273 to FL-281).

use super::{Amount, Aspect, Condition, Deck, Destinies, Destiny, Flag, Icon, Scene, Tag, Who};
use serde::{Deserialize, Serialize};

/// One clause of a card. In a pack a table whose first word says what happens; most take `who`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// `{ satisfaction = 2, who = "both" }`: everything that one step gives a person is added up
    /// and then settled at once (FL-54).
    Satisfaction(Who, Amount),
    /// `{ tokens = "sincerity up", who = "other", count = 1 }`: `count` is 1 unless given.
    Tokens(Who, Aspect, Amount),
    /// `{ remove = "sincerity up", who = "partner", count = 1 }`: all of them unless a count is
    /// given; never below nothing.
    Remove(Who, Aspect, Option<Amount>),
    /// `{ change = "trait", who = "chooser" }` (FL-190 to FL-198).
    Change(Change),
    /// `{ reveal = "trait", who = "partner", pick = "random", count = 1 }` (FL-200): `pick` is
    /// `"chosen"` (by their owner, the usual), `"random"` or `"all"`.
    Reveal {
        /// Whose card is shown to the other person.
        who: Who,
        /// Of what kind.
        what: RevealOf,
        /// Which of them.
        pick: Pick,
        /// How many; for `all` it does not matter.
        count: u8,
    },
    /// `{ discard-scenes = 2, who = "chooser", pick = "random" }`, or `discard-scenes = "any"` for
    /// as many as they like: face down (FL-203).
    DiscardScenes {
        /// Who discards.
        who: Who,
        /// How many.
        count: HowMany,
        /// Which.
        pick: Pick,
    },
    /// `{ draw = "drama", who = "player", count = 2 }`: from the deck named, whatever the chapter
    /// says.
    Draw {
        /// Who draws.
        who: Who,
        /// From where.
        deck: Deck,
        /// How many.
        count: u8,
    },
    /// `{ search = "drama", for = "secret", who = "player" }`: takes the first scene with that
    /// icon (FL-207).
    Search {
        /// Who gets it.
        who: Who,
        /// Where.
        deck: Deck,
        /// What it shows in its lower right corner.
        icon: Icon,
    },
    /// `{ swap = "occupations" }` and the other words of [`SwapOf`].
    Swap(SwapOf),
    /// `{ trade = 1 }`: both secretly lay so many scenes aside and exchange them at once; as many
    /// as the smaller hand allows.
    Trade {
        /// How many each.
        count: u8,
    },
    /// `{ discard-destiny = "any", who = "both" }` and its kin: see [`DestinyMove`].
    Destiny {
        /// Whose.
        who: Who,
        /// What is done.
        how: DestinyMove,
        /// Which.
        which: Which,
        /// `optional = true`: they may leave it.
        optional: bool,
    },
    /// `{ reveal-secret = 1, who = "partner" }`: so many of `who`'s secrets, picked blind by the
    /// other person (FL-243), or `reveal-secret = "all"`, with `tag = "affair"` only those that
    /// carry the tag.
    RevealSecret {
        /// Whose secrets.
        who: Who,
        /// How many.
        count: HowMany,
        /// Only with this tag.
        tag: Option<Tag>,
    },
    /// `{ discard-secret = 1, who = "partner" }`: at random, unseen (FL-230).
    DiscardSecret {
        /// Whose.
        who: Who,
        /// How many.
        count: u8,
    },
    /// `{ insert = "wedding-bells", deck = "drama", place = "shuffled" }` (FL-260, FL-264): `place`
    /// is `"shuffled"`, the usual, or `"top"`; `optional = true` lets the card's player decide.
    Insert {
        /// The special event.
        event: Scene,
        /// Into which deck.
        deck: Deck,
        /// Where in it.
        place: Place,
        /// Whether the card's player may leave it.
        optional: bool,
    },
    /// `{ raise = "moved-in" }`
    Raise(Flag),
    /// `{ lower = "moved-in" }`
    Lower(Flag),
    /// `{ guess-trait = "player" }`: this person names an aspect; it is right if a trait of the
    /// other person has its goal there. A later `if = "guessed"` looks at it.
    GuessTrait(Who),
    /// `{ tell = "first-kiss", who = "player" }`: a prompt to tell something, free to skip (FL-37);
    /// its words stand under `.tell-first-kiss` of the card.
    Tell(Who, String),
    /// `{ hint = "partner" }`: they hint at one of their secrets without revealing it: telling.
    Hint(Who),
    /// `{ manual = "swap-stories" }`: what no word here covers; its words stand under
    /// `.manual-swap-stories`. The card's player enters what came of it, the other confirms
    /// (FL-258).
    Manual(String),
    /// `{ if = {...}, then = [...], else = [...] }`: `else` may be left out.
    If {
        /// When.
        when: Condition,
        /// Then this.
        then: Vec<Effect>,
        /// Otherwise this.
        otherwise: Vec<Effect>,
    },
    /// `{ may = [...], who = "chooser" }` and `{ choose = [[...], [...]], who = "chooser" }`: an
    /// open decision inside an effect; `may` is the same with an empty second list. Up to four.
    Choose {
        /// Who decides; one person.
        who: Who,
        /// Between what.
        options: Vec<Vec<Effect>>,
    },
    /// `"skip"`, only on reactions: the scene answered is not resolved, but counts (FL-255).
    Skip,
    /// `"replace"`, only on reactions: the scene answered is not resolved, and its player plays
    /// another one, if there is one to play.
    Replace,
    /// `{ rechoose = "partner", how = "pick" }`, only on reactions at the moment `revealed`: see
    /// [`Rechoice`].
    Rechoose {
        /// Whose choice changes.
        who: Who,
        /// How.
        how: Rechoice,
    },
    /// `{ void = "player" }`, only on reactions at `revealed`: the choice of this person gives
    /// neither tokens nor effects; it still counts for a match.
    Void(Who),
    /// `{ ignore = "player" }`, only on reactions at `revealed`: the scene's effects leave this
    /// person's satisfaction as it is.
    Ignore(Who),
    /// `"repeat"`, only on reactions at `resolved`: the scene's effects are resolved once more.
    Repeat,
    /// `"redirect"`, only on reactions at `revealed`: chooser and other trade places in
    /// the effects of the choices.
    Redirect,
    /// `{ override-destiny = "heartbreaker", who = "player" }`, only in a finale or a secret's
    /// `never` part: the final destiny becomes this one.
    Override(Who, Destiny),
}

impl Effect {
    /// Satisfaction for somebody, the commonest clause.
    pub fn satisfaction(who: Who, plus: i8) -> Effect {
        Effect::Satisfaction(who, Amount::fixed(plus))
    }
}

/// A change of something about a character:
/// `{ change = "feature", who = "other", pick = "chosen", selects = "other" }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// Whose character changes.
    pub who: Who,
    /// What: `"trait"`, `"feature"` or `"occupation"`.
    pub what: ChangeOf,
    /// Which of theirs is given up: `"chosen"` (the usual), `"random"` or, for a trait that was
    /// guessed right, `"guessed"`.
    pub pick: Pick,
    /// `selects = "other"`: the other person selects among the three drawn; otherwise the person
    /// who changes does, `"self"` (FL-197).
    pub selects: Kept,
}

/// Who selects among the cards drawn in a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kept {
    /// The person whose character changes.
    Self_,
    /// The other person.
    Other,
}

/// What a change concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum ChangeOf {
    /// `"trait"`
    Trait,
    /// `"occupation"`
    Occupation,
    /// `"feature"`
    Feature,
}

impl ChangeOf {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            ChangeOf::Trait => "trait",
            ChangeOf::Occupation => "occupation",
            ChangeOf::Feature => "feature",
        }
    }
}

/// What is shown to the other person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RevealOf {
    /// `reveal = "trait"`
    Trait,
    /// `reveal = "destiny"`: of those in hand.
    Destiny,
    /// `reveal = "love-team"`: this destiny, if it is in hand.
    NamedDestiny(Destiny),
    /// `reveal = "scenes"`: of those in hand.
    Scenes,
}

/// How cards are picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// By their owner.
    Chosen,
    /// By chance.
    Random,
    /// The one that was guessed.
    Guessed,
    /// All of them.
    All,
}

impl Pick {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Pick::Chosen => "chosen",
            Pick::Random => "random",
            Pick::Guessed => "guessed",
            Pick::All => "all",
        }
    }
}

/// How many cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HowMany {
    /// So many, or as many as there are.
    Exactly(u8),
    /// `"any"`: as many as they like, also none.
    Any,
    /// `"all"`
    All,
}

/// What two people exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SwapOf {
    /// `"occupations"`: and the tokens that come with them.
    Occupations,
    /// `"hands"`: all scenes in hand.
    Hands,
    /// `"features"`: the card's player picks one of their own and one of the partner's features;
    /// the tokens go with them. On a chapter the first player picks.
    Features,
    /// `"satisfaction"`
    Satisfaction,
    /// `{ swap = "sincerity up" }`: all tokens on one aspect.
    Tokens(Aspect),
}

/// Where a special event goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// `"shuffled"` into the deck.
    Shuffled,
    /// `"top"` of the deck.
    Top,
}

impl Place {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Place::Shuffled => "shuffled",
            Place::Top => "top",
        }
    }
}

/// The moves of a destiny (FL-273 to FL-279).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DestinyMove {
    /// `discard-destiny`, with `count` where it is not 1: from hand to the personal pile, while at
    /// least two stay in hand.
    Discard {
        /// How many.
        count: u8,
        /// `reveal = true`: it is shown to the other person first.
        reveal: bool,
    },
    /// `switch-in`: from the pile to the hand, and another one from hand to the pile.
    SwitchIn,
    /// `switch-out`: from hand to the pile, and another one from the pile to the hand.
    SwitchOut,
    /// `recover`: from the pile to the hand.
    Recover,
}

/// Which destinies: `"any"`, `"love-team"`, `["love-team", "dominant"]`, or
/// `{ except = "love-team" }`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Whichever they like.
    Any,
    /// One of these.
    Named(Destinies),
    /// Any but these.
    Except(Destinies),
}

impl Which {
    /// Those of `among` that are meant.
    #[inline]
    pub fn of(self, among: Destinies) -> Destinies {
        match self {
            Which::Any => among,
            Which::Named(these) => among.and(these),
            Which::Except(these) => among.minus(these),
        }
    }
}

/// How a reaction changes a choice (FL-247, FL-254).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rechoice {
    /// `"pick"`: the one who chose picks another option, openly.
    Pick,
    /// `"force"`: the reaction's player picks another option for them, openly.
    Force,
    /// `"copy"`: it becomes the same as the other person's.
    Copy,
    /// `"further"`: the one who chose picks one more option, whose effects they get as well.
    Further,
}

impl Rechoice {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Rechoice::Pick => "pick",
            Rechoice::Force => "force",
            Rechoice::Copy => "copy",
            Rechoice::Further => "further",
        }
    }
}
