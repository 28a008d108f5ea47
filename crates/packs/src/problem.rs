//! What can be wrong with a pack, as data. [`crate::report`] puts it into sentences.

use fog_of_love::content::Deck;

/// Something that was found at a place of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The file's name, or the folder's if it concerns the whole of it.
    pub file: String,
    /// The line, counted from 1; 0 where no line is meant.
    pub line: u32,
    /// The column in characters, counted from 1; 0 where no line is meant.
    pub column: u32,
    /// What it is.
    pub problem: Problem,
}

impl Finding {
    /// Whether the pack is refused because of it.
    pub fn is_error(&self) -> bool {
        self.problem.severity() == Severity::Error
    }
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The pack can be played, but its author should know.
    Warning,
    /// The pack is refused.
    Error,
}

/// A kind of word that a pack may get wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum What {
    Answers,
    Aspect,
    Change,
    Choice,
    Clothes,
    Condition,
    Cue,
    Deck,
    Destiny,
    Dimension,
    Effect,
    Feature,
    Flag,
    Gender,
    Does,
    Goal,
    Held,
    Icon,
    Kind,
    Language,
    Letter,
    Measure,
    Modifier,
    Moment,
    Mood,
    Number,
    Occupation,
    Pack,
    Paint,
    Part,
    Pick,
    Place,
    Prop,
    Rechoice,
    Scene,
    Selects,
    Setting,
    Sign,
    Stance,
    Step,
    Story,
    Swap,
    Tag,
    Thing,
    Trait,
    Trick,
    Who,
}

/// A form of value in TOML.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Shape {
    Text,
    Number,
    Truth,
    List,
    Table,
    Other,
}

/// What is wrong with a file or a folder before anything in it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It cannot be read; the machine says why.
    Unreadable(String),
    /// More files than a pack may have.
    TooManyFiles(usize),
    /// Larger than a file may be, in bytes.
    FileTooLarge(usize),
    /// All files together are larger than a pack may be, in bytes.
    PackTooLarge(usize),
    /// Not a name that a pack's file may have.
    Name,
    /// A link, which is never followed.
    Link,
    /// A folder within the folder, or something stranger.
    NotAFile,
    /// Two files of one name.
    Twice,
    /// Not text in UTF-8.
    NotText,
    /// Brackets within brackets, too many for any card.
    TooDeep(usize),
    /// There is no `pack.toml`.
    NoManifest,
}

/// Why `who` has no meaning in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Senseless {
    /// `chooser` and `other` outside an option.
    OutsideOption,
    /// `player` and `partner` on a chapter or a finale (FL-142).
    NobodyPlays,
    /// `chose …` inside an option, where there is a chooser.
    InsideOption,
    /// `chose …` where nothing has been chosen.
    NoChoice,
    /// More than one person where one must decide.
    OnePerson,
    /// Neither `player` nor `partner` of a reaction.
    NotOfReaction,
}

/// Why a condition can never hold, or an effect never happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Never {
    /// It looks at two choices, but not both choose.
    NotBoth,
    /// That person does not choose on this card.
    DoesNotChoose,
    /// Inside an option whose chooser chose that very option.
    OtherOption,
    /// Nothing was guessed before.
    NoGuess,
    /// The flag is never raised.
    FlagNeverRaised(String),
    /// No number is as small and as large as is asked.
    Contradiction,
    /// The destinies are not revealed yet.
    BeforeTheEnd,
    /// Only a destiny is judged by it.
    OnlyDestinies,
    /// There are no secrets.
    NoSecrets,
    /// No secret carries the tag.
    NoSecretTagged(String),
    /// No scene of the deck shows the icon.
    NothingToFind(Deck),
    /// The story's destinies leave nothing over.
    NoDestiny,
}

/// Why nobody will ever see a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreachable {
    /// No story draws from its deck.
    Deck(Deck),
    /// No story uses the destiny.
    Destiny,
    /// Nothing inserts the special event.
    Event,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// It is not there: the language, and the text's name.
    Missing {
        /// The language.
        language: String,
        /// The name, such as `scene-burnt-toast.a`.
        name: String,
    },
    /// There is no card or option for it; perhaps this name was meant.
    Unused {
        /// The name.
        name: String,
        /// The nearest name that is missing.
        nearest: Option<String>,
    },
    /// It stands there twice.
    Twice(String),
    /// Longer than its place on the card.
    TooLong {
        /// Its length in characters.
        given: usize,
        /// The limit.
        most: usize,
    },
    /// `<`, `>`, a character that cannot be seen, or one mark too many on a letter.
    Markup(char),
    /// A variable other than `$player` and `$partner`.
    Variable(String),
    /// A function, a reference, a term or a selector.
    NotPlain,
    /// The language has no file.
    NoFile(String),
    /// The file's language is not listed in `pack.toml`.
    NotListed(String),
    /// Too many placeables in one message.
    TooMany(usize),
}

/// Something wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A file or folder that cannot be taken.
    Unfit(Unfit),
    /// Not TOML or not Fluent; the reader says why.
    Syntax(String),
    /// More findings than anybody would read.
    More,
    /// A word that means nothing in its place.
    Unknown {
        /// What it should name.
        what: What,
        /// The word.
        given: String,
        /// The words that it could be.
        known: Vec<String>,
    },
    /// A key that means nothing in its place.
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that it could be.
        known: Vec<&'static str>,
    },
    /// Two clauses in one table.
    TwoClauses {
        /// The one.
        first: String,
        /// The other.
        second: String,
    },
    /// A value of the wrong form.
    WrongType {
        /// The form it should have.
        expected: Shape,
        /// The form it has.
        found: Shape,
    },
    /// A number outside its range.
    OutOfRange {
        /// The number as written.
        given: String,
        /// The least that is allowed.
        least: i64,
        /// The most that is allowed.
        most: i64,
    },
    /// A key that is required.
    MissingKey(&'static str),
    /// Not an id: small letters, digits and hyphens, beginning with a letter.
    BadId(String),
    /// Not a version such as `1.0.0`.
    BadVersion(String),
    /// Two cards of one kind with the same id.
    DuplicateId {
        /// The kind.
        what: What,
        /// The id.
        id: String,
        /// Where the first one stands.
        first: String,
    },
    /// The same word twice in one list.
    Repeated(String),
    /// More of something than there may be.
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many there may be.
        most: usize,
    },
    /// Fewer of something than there must be.
    TooFew {
        /// Of what.
        what: String,
        /// How many there are.
        given: usize,
        /// How many there must be.
        least: usize,
    },
    /// Effects within effects within effects.
    TooNested(usize),
    /// `who` without a meaning.
    Senseless {
        /// The word.
        who: String,
        /// Why it means nothing here.
        why: Senseless,
    },
    /// An option that the card does not have.
    NoSuchOption {
        /// Its letter.
        letter: char,
        /// How many options there are.
        options: usize,
    },
    /// One option, or more than four.
    OptionCount(usize),
    /// Options on a card on which nobody chooses.
    NobodyChooses,
    /// Somebody chooses, but there are no options.
    NothingToChoose,
    /// Only a reaction can do this.
    OnlyReactions(String),
    /// A reaction can do this only at another moment.
    OtherMoment {
        /// The effect.
        effect: String,
        /// The moments at which it works.
        moments: &'static str,
    },
    /// Only a finale or a secret's `never` part can do this.
    OnlyAtTheEnd(String),
    /// A condition that never holds or an effect that never happens.
    Never(Never),
    /// A type without the part that it needs, such as a secret without `[scene.secret]`.
    TypeWithoutPart(&'static str),
    /// A part without its type.
    PartWithoutType(&'static str),
    /// A secret that is a minor scene as well.
    MinorSecret,
    /// A situation that does nothing to the next scene.
    NoFollowUp,
    /// A card that does nothing at all.
    NothingHappens,
    /// The opening hand is not five scenes.
    OpeningHand(u32),
    /// Too few scenes for two opening hands.
    ShortDeck {
        /// Of which deck.
        deck: Deck,
        /// How many there are.
        given: usize,
        /// How many are needed.
        least: usize,
    },
    /// A chapter draws from a deck without scenes.
    EmptyDeck(Deck),
    /// The scene named is no special event.
    NotAnEvent(String),
    /// A special event without a linked scene that inserts it.
    NoLinkedScenes,
    /// The scene is in another deck.
    WrongDeck(Deck),
    /// A destiny that the story does not have.
    NotInStory(String),
    /// A finale's step that is missing.
    NoStep(&'static str),
    /// A finale's step that comes twice.
    StepTwice(&'static str),
    /// A finale's step that comes before the one that it needs.
    StepOrder {
        /// The one that must come first.
        first: &'static str,
        /// The one that must come later.
        then: &'static str,
    },
    /// A card that nobody will ever see.
    Unreachable(Unreachable),
    /// Something about a text.
    Text(TextFault),
}

impl Problem {
    /// How bad it is.
    pub fn severity(&self) -> Severity {
        match self {
            Problem::Unreachable(_)
            | Problem::NoFollowUp
            | Problem::NothingHappens
            | Problem::Never(
                Never::OtherOption
                | Never::NothingToFind(_)
                | Never::NoSecrets
                | Never::NoSecretTagged(_),
            ) => Severity::Warning,
            _ => Severity::Error,
        }
    }
}
