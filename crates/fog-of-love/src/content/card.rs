//! The cards: scenes, traits, occupations, features, destinies.

use super::{Aspect, Condition, Deck, Does, Effect, Letters, Tags, Who};
use serde::{Deserialize, Serialize};

/// Tokens that a card gives: `tokens = { sincerity = 1, gentleness = -1 }`, where a minus means the
/// arrow down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenGift {
    /// On which aspect.
    pub aspect: Aspect,
    /// How many.
    pub count: u8,
}

/// Who chooses on a card (FL-175): `chooses = "partner"`, `"both"`, or nothing where no choice is
/// offered. `"player"` exists for follow-ups that turn a scene around.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Choice {
    /// Nobody.
    #[default]
    Nobody,
    /// The card's partner, openly (FL-176).
    Partner,
    /// The card's player, openly.
    Player,
    /// Both, in secret and at once (FL-177).
    Both,
}

impl Choice {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Choice::Nobody => "nobody",
            Choice::Partner => "partner",
            Choice::Player => "player",
            Choice::Both => "both",
        }
    }
}

/// A type of scene (FL-163): `types = ["minor", "reaction"]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// `"situation"` (FL-208)
    Situation,
    /// `"secret"` (FL-219)
    Secret,
    /// `"minor"` (FL-232)
    Minor,
    /// `"reveal-secret"`, which is minor too (FL-239)
    RevealSecret,
    /// `"reaction"`, which is minor too (FL-239)
    Reaction,
    /// `"special-effect"` (FL-257)
    SpecialEffect,
    /// `"special-event"` (FL-259)
    SpecialEvent,
    /// `"linked"`, with `event = "wedding-bells"` (FL-260)
    Linked,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 8] = [
        Kind::Situation,
        Kind::Secret,
        Kind::Minor,
        Kind::RevealSecret,
        Kind::Reaction,
        Kind::SpecialEffect,
        Kind::SpecialEvent,
        Kind::Linked,
    ];

    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Situation => "situation",
            Kind::Secret => "secret",
            Kind::Minor => "minor",
            Kind::RevealSecret => "reveal-secret",
            Kind::Reaction => "reaction",
            Kind::SpecialEffect => "special-effect",
            Kind::SpecialEvent => "special-event",
            Kind::Linked => "linked",
        }
    }
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds(pub u8);

impl Kinds {
    /// Whether a type is among them.
    #[inline(always)]
    pub fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// With a type.
    #[inline(always)]
    #[must_use]
    pub fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// Whether the scene is a minor one: reactions and reveal-a-secret scenes are (FL-239).
    #[inline(always)]
    pub fn is_minor(self) -> bool {
        self.has(Kind::Minor) || self.has(Kind::RevealSecret) || self.has(Kind::Reaction)
    }
}

/// What a scene shows in its lower right corner (FL-162, FL-207).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Icon {
    /// A type of scene: `for = "secret"`. `for = "minor"` finds every minor scene.
    Kind(Kind),
    /// `for = "follow-up"`: the scene has a follow-up (FL-211).
    FollowUp,
}

/// An option of a card: `[[scene.option]]`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OptionCard {
    /// The tokens its chooser gains.
    pub tokens: Vec<TokenGift>,
    /// What it does to chooser and other: `chooser = 2` and `other = -1` are short for
    /// satisfaction, `effects = [...]` holds the rest. Shorthands come first.
    pub effects: Vec<Effect>,
}

/// What a situation does to the next scene (FL-218): `[scene.follow-up]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FollowUp {
    /// Which scenes it fits; the next one that is played uses it up even if it does not.
    pub fits: Fits,
    /// What it changes: `changes = [...]`.
    pub changes: Vec<Modifier>,
    /// Effects added to the scene's additional effects: `effects = [...]`. Here `player` is who
    /// plays the *next* scene.
    pub effects: Vec<Effect>,
}

/// Which scenes something concerns: `chooses = "both"`, `deck = "sweet"`, `type = "situation"`,
/// `does = "destinies"`; whatever is left out may be anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fits {
    /// With this kind of choice.
    pub choice: Option<Choice>,
    /// Of this deck.
    pub deck: Option<Deck>,
    /// Of this type.
    pub kind: Option<Kind>,
    /// Doing such a thing.
    pub does: Option<Does>,
}

/// A change to the next scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Modifier {
    /// `{ satisfaction = "double", who = "both" }`, or `"ignore"`: 2 or 0 times.
    Satisfaction(Who, i8),
    /// `{ tokens = "double" }`, `{ tokens = "double", aspect = "sincerity up" }`, or `"ignore"`:
    /// those that the options give.
    Tokens(Option<Aspect>, u8),
    /// `"swap-roles"`: chooser and other trade places in the effects of the choices.
    SwapRoles,
    /// `{ chooses = "both" }`: somebody else chooses.
    Chooses(Choice),
    /// `{ forbid = "a" }`: these options may not be chosen, unless no other is left.
    Forbid(Letters),
    /// `"in-order"`: where both choose, the card's partner does so first and openly.
    InOrder,
    /// `"for-each-other"`: where both choose, each picks the option that the other one takes.
    ForEachOther,
}

/// The two faces of a secret's fate besides its choice: `[scene.secret]`. A scene's own options and
/// `more` are what happens when it is revealed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secret {
    /// The tokens for its player, whichever way it ends (FL-224, FL-226).
    pub tokens: Vec<TokenGift>,
    /// `never = [...]`: what happens if it was never revealed.
    pub never: Vec<Effect>,
}

/// When a reaction may be played (FL-251): `moment = "played"`, `"revealed"`, `"resolved"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Moment {
    /// A scene was played, before choices.
    Played,
    /// The choices are revealed, before tokens are placed.
    Revealed,
    /// The scene is resolved.
    Resolved,
}

impl Moment {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Moment::Played => "played",
            Moment::Revealed => "revealed",
            Moment::Resolved => "resolved",
        }
    }
}

/// Whose scene a reaction answers: `answers = "own"`, `"partner"`, `"any"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// A scene that the reaction's player played.
    Own,
    /// A scene that the partner played.
    Partner,
    /// Either.
    #[default]
    Any,
}

impl Answers {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Answers::Own => "own",
            Answers::Partner => "partner",
            Answers::Any => "any",
        }
    }
}

/// What a reaction answers (FL-256): `[scene.reaction]`. What it does stands in the scene's own
/// options and `more`, where `player` is who plays the reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reaction {
    /// When.
    pub moment: Moment,
    /// Whose scene.
    pub answers: Answers,
    /// Which scenes.
    pub fits: Fits,
    /// `partner-chose = "a"`: only if the reaction's partner chose one of these.
    pub partner_chose: Option<Letters>,
    /// `player-chose = "b"`: only if the reaction's player did.
    pub player_chose: Option<Letters>,
}

/// A scene: `[[scene]]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SceneCard {
    /// `id = "burnt-toast"`. Its words stand in the language files under `scene-burnt-toast`.
    pub id: String,
    /// `deck = "sweet"`
    pub deck: Deck,
    /// `chooses = "both"`
    pub choice: Choice,
    /// `types = [...]`
    pub kinds: Kinds,
    /// `tutorial = true`: the asterisk (FL-161).
    pub tutorial: bool,
    /// `story = "sunday-morning-date"`: in play only in this story, as its number.
    pub story: Option<u8>,
    /// `event = "wedding-bells"`: a linked scene's event.
    pub event: Option<super::Scene>,
    /// `tags = ["affair"]`, also for topics that a table may leave out.
    pub tags: Tags,
    /// `requires = {...}`: playable only while this holds.
    pub requires: Option<Condition>,
    /// `on-play = [...]`: at the moment of playing, before reactions and choices.
    pub on_play: Vec<Effect>,
    /// `[[scene.option]]`, up to four.
    pub options: Vec<OptionCard>,
    /// `more = [...]`: the additional effects; for a card without choices, its effects.
    pub more: Vec<Effect>,
    /// `[scene.follow-up]`
    pub follow_up: Option<FollowUp>,
    /// `[scene.secret]`
    pub secret: Option<Secret>,
    /// `[scene.reaction]`
    pub reaction: Option<Reaction>,
}

impl SceneCard {
    /// Whether it shows this icon in its lower right corner.
    pub fn shows(&self, icon: Icon) -> bool {
        match icon {
            Icon::Kind(Kind::Minor) => self.kinds.is_minor(),
            Icon::Kind(kind) => self.kinds.has(kind),
            Icon::FollowUp => self.follow_up.is_some(),
        }
    }

    /// Whether it is such a scene.
    pub fn fits(&self, fits: Fits) -> bool {
        fits.choice.is_none_or(|choice| choice == self.choice)
            && fits.deck.is_none_or(|deck| deck == self.deck)
            && fits.kind.is_none_or(|kind| self.shows(Icon::Kind(kind)))
            && fits.does.is_none_or(|does| self.does(does))
    }
}

/// What a trait strives for (FL-67, FL-70).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// `goal = "individual"`: the balance of the player's own tokens.
    Individual,
    /// `goal = "shared"`: the balance of both players' tokens together.
    Shared,
}

/// A trait: `[[trait]]` with `id`, `aspect = "sincerity up"`, `goal`, `number = 3`, and `reward` and
/// `penalty` where they differ from the pack's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TraitCard {
    /// Its id; words under `trait-…`.
    pub id: String,
    /// The goal's aspect.
    pub aspect: Aspect,
    /// Whose tokens count.
    pub goal: Goal,
    /// How many are needed.
    pub number: u8,
    /// Satisfaction for a goal completed.
    pub reward: i8,
    /// Satisfaction for a goal missed, usually negative.
    pub penalty: i8,
}

/// An occupation: `[[occupation]]` with `id` and `aspect`; words under `occupation-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OccupationCard {
    /// Its id.
    pub id: String,
    /// Where its token goes.
    pub aspect: Aspect,
}

/// A feature: `[[feature]]` with `id` and `aspect`; words under `feature-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FeatureCard {
    /// Its id.
    pub id: String,
    /// Where its token goes.
    pub aspect: Aspect,
}

/// Whether a character stays or leaves: `stance = "stay"`, `"separate"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Stays in the relationship.
    Stay,
    /// Leaves it.
    Separate,
}

impl Stance {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Stance::Stay => "stay",
            Stance::Separate => "separate",
        }
    }
}

/// A destiny: `[[destiny]]` with `id`, `stance` and `when = [...]`, in which `player` is its holder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DestinyCard {
    /// Its id; words under `destiny-…`.
    pub id: String,
    /// Stay or separate.
    pub stance: Stance,
    /// What must hold at the end.
    pub when: Condition,
}

impl TraitCard {
    /// What the goal is worth, completed or not.
    #[inline]
    pub fn worth(&self, completed: bool) -> i8 {
        if completed { self.reward } else { self.penalty }
    }
}
