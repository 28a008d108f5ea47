//! Boxes: the cards of one or several packs put together, as tables may choose them.
//!
//! The box as printed is the usual one. What else is offered is the house's second edition, and whatever
//! packs the host of the parlour brings along; each is chosen by a key, and played by the hash of its
//! cards, so that a game goes on when its box is no longer offered.
//!
//! A text is looked up card by card (`Pack::words_of`), so a card without the reader's language
//! borrows another.

use crate::about::{DeckOfScenes, SpecialEvent, StoryTopics, events_of, topics_of, unavoidable_of};
use crate::cards::{self, BadCards};
use crate::{BadSetup, GameKind, Wanted};
use packs::{Finding, Pack, Source};
use serde::Serialize;
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use utoipa::ToSchema;
use words::{Lang, Tongue};

/// The key of the box as printed.
pub const PRINTED: &str = "base";
/// The key of the same with the second edition.
pub const SECOND: &str = "base+second";

/// Most boxes that are offered: more than anybody would look through.
pub const MOST_BOXES: usize = 64;

/// How many cards there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Counts {
    /// Scenes of all decks, special events among them.
    pub scenes: usize,
    /// Traits.
    pub traits: usize,
    /// Occupations.
    pub occupations: usize,
    /// Features.
    pub features: usize,
    /// Destinies.
    pub destinies: usize,
}

impl Counts {
    /// All of them.
    pub fn cards(&self) -> usize {
        self.scenes + self.traits + self.occupations + self.features + self.destinies
    }
}

/// A box of cards, as it is described to people and programs.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CardBox {
    /// Its key, the ids of its packs: `base` is the box as printed, `base+second` the same with the
    /// second edition.
    #[serde(rename = "box")]
    pub key: String,
    /// The hash of what its cards do: `cards` of a table that is played with them.
    pub cards: String,
    /// The languages in which all of its cards can be read.
    pub languages: Vec<String>,
    /// How many cards it has.
    pub counts: Counts,
    /// The stories it tells.
    pub stories: Vec<String>,
    /// The special events that any of its stories can include.
    pub events: Vec<SpecialEvent>,
    /// The topics that players may leave out, each in private.
    pub topics: Vec<String>,
    /// The stories whose chapters touch on such topics all the same.
    pub unavoidable: Vec<StoryTopics>,
    /// Its scenes by deck, which can be left out one by one.
    pub scenes: Vec<DeckOfScenes>,
    #[serde(skip)]
    pack: Arc<Pack>,
}

impl CardBox {
    /// The box of cards that are at hand.
    pub(crate) fn new(pack: &Arc<Pack>) -> CardBox {
        let (kind, content) = (GameKind::FogOfLove, &pack.content);
        let cards = content.edition.hash.clone();
        let usual = Wanted { cards: Some(cards.clone()), ..Wanted::default() };
        let stories = crate::fog_of_love::stories(content);
        CardBox {
            key: content.edition.id.clone(),
            cards,
            languages: pack.languages().map(str::to_string).collect(),
            counts: Counts {
                scenes: content.scenes.len(),
                traits: content.traits.len(),
                occupations: content.occupations.len(),
                features: content.features.len(),
                destinies: content.destinies.len(),
            },
            events: events_of(kind, &usual, crate::fog_of_love::events(content), &stories),
            topics: topics_of(kind, &usual),
            unavoidable: unavoidable_of(kind, &usual, &stories),
            scenes: crate::fog_of_love::scenes(content),
            stories,
            pack: pack.clone(),
        }
    }

    /// What people call it.
    pub fn title(&self, tongue: &Tongue) -> String {
        match self.key.as_str() {
            PRINTED => tongue.web_box_printed(),
            SECOND => tongue.web_box_second(),
            key => {
                let mut ids = key.split('+');
                let last = ids.next_back().unwrap_or_default();
                let name = self.named(tongue, &format!("pack-{last}"), last);
                match ids.next_back() {
                    None => name,
                    Some("second") => tongue.web_box_with_second(&name),
                    Some(_) => tongue.web_box_with(&name),
                }
            }
        }
    }

    /// Who wrote what it adds to the cards of the house, if they have said so.
    pub fn author(&self, tongue: &Tongue) -> Option<String> {
        let key = format!("pack-{}", self.pack.ids().last()?);
        let (_, words) = self.pack.words_of(&key, tongue.lang().code())?;
        words.get(&key, Some("author"), "", "")
    }

    /// The language in which some of its cards are read by somebody whose language they do not speak.
    pub fn other_language(&self, lang: Lang) -> Option<Lang> {
        if self.languages.iter().any(|code| code == lang.code()) {
            return None;
        }
        let foreign = |id: &str| {
            let (code, _) = self.pack.words_of(&format!("pack-{id}"), lang.code())?;
            Lang::from_code(code).filter(|other| *other != lang)
        };
        self.pack.ids().find_map(foreign)
    }

    /// Whether it has such a scene, be it in a deck or not.
    pub fn has_scene(&self, id: &str) -> bool {
        self.pack.content.scenes.iter().any(|scene| scene.id == id)
    }

    /// What people call one of its stories.
    pub fn story_title(&self, tongue: &Tongue, story: &str) -> String {
        self.named(tongue, &format!("story-{story}"), story)
    }

    /// What people call one of its scenes or special events.
    pub fn scene_title(&self, tongue: &Tongue, scene: &str) -> String {
        self.named(tongue, &format!("scene-{scene}"), scene)
    }

    /// What people call one of its topics.
    pub fn topic_title(&self, tongue: &Tongue, topic: &str) -> String {
        self.named(tongue, &format!("tag-{topic}"), topic)
    }

    /// The topics that the chapters of one of its stories touch on.
    pub fn unavoidable(&self, story: &str) -> &[String] {
        let of = self.unavoidable.iter().find(|of| of.story == story);
        of.map_or(&[], |of| &of.topics)
    }

    /// The title of a message, or else its id.
    fn named(&self, tongue: &Tongue, key: &str, id: &str) -> String {
        let words = self.pack.words_of(key, tongue.lang().code());
        let title = words.and_then(|(_, words)| words.get(key, None, "", ""));
        title.unwrap_or_else(|| id.to_string())
    }
}

static OFFERED: LazyLock<Mutex<Vec<Arc<CardBox>>>> = LazyLock::new(|| {
    let second = Arc::new(packs::second().clone());
    // A test brings it, and tells what is wrong if it cannot be played.
    let second = cards::bring(&second).ok().and_then(|hash| of_cards(&hash));
    Mutex::new([Some(printed()), second].into_iter().flatten().collect())
});

fn shelf() -> MutexGuard<'static, Vec<Arc<CardBox>>> {
    OFFERED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The box as printed.
pub fn printed() -> Arc<CardBox> {
    static BOX: LazyLock<Arc<CardBox>> =
        LazyLock::new(|| Arc::new(CardBox::new(&Arc::new(packs::base().clone()))));
    BOX.clone()
}

/// The boxes that a table may choose, the usual one first.
pub fn offered() -> Vec<Arc<CardBox>> {
    shelf().clone()
}

/// The box that is offered under this key.
///
/// # Errors
///
/// If there is none.
pub fn named(key: &str) -> Result<Arc<CardBox>, BadSetup> {
    let all = offered();
    all.iter().find(|one| one.key == key).cloned().ok_or_else(|| BadSetup::Box {
        wanted: key.to_string(),
        known: all.iter().map(|one| one.key.clone()).collect(),
    })
}

/// The box that cards at hand make, whether it is offered or not.
pub fn of_cards(hash: &str) -> Option<Arc<CardBox>> {
    if hash == cards::hash() {
        return Some(printed());
    }
    cards::take(hash)
        .map(|brought| brought.about.get_or_init(|| Arc::new(CardBox::new(&brought.pack))).clone())
}

/// Why a pack is not offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotOffered {
    /// It does not pass its check.
    Findings(Vec<Finding>),
    /// Another box has its name.
    Name(String),
    /// Its cards do what those of another box do, so that games could not tell them apart.
    Same(String),
    /// The engine cannot play it.
    Unplayable(String),
    /// There are enough.
    TooMany,
}

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotOffered::Findings(findings) => write!(f, "it has {} findings", findings.len()),
            NotOffered::Name(key) => write!(f, "there is a box {key} already"),
            NotOffered::Same(key) => write!(f, "its cards do the same as those of {key}"),
            NotOffered::Unplayable(why) => write!(f, "it cannot be played: {why}"),
            NotOffered::TooMany => write!(f, "there are {MOST_BOXES} boxes already"),
        }
    }
}

impl std::error::Error for NotOffered {}

/// Offers the boxes that a pack makes: alone if it is a whole game, and beside the cards of the house,
/// without the second edition and with it.
///
/// # Errors
///
/// If it makes none: what is wrong with the one that comes nearest.
pub fn offer(pack: &Source) -> Result<Vec<Arc<CardBox>>, NotOffered> {
    let base = || packs::base_source().labelled("base");
    let second = || packs::second_source().labelled("second");
    let together = [vec![], vec![base()], vec![base(), second()]];
    let (mut boxes, mut nearest) = (Vec::new(), Vec::new());
    for mut sources in together {
        sources.push(pack.clone());
        match packs::read(&sources).pack() {
            Ok(pack) if pack.content.stories.is_empty() => {}
            Ok(pack) => boxes.push(put_up(pack)?),
            Err(findings) if nearest.is_empty() || findings.len() < nearest.len() => {
                nearest = findings;
            }
            Err(_) => {}
        }
    }
    if boxes.is_empty() { Err(NotOffered::Findings(nearest)) } else { Ok(boxes) }
}

/// Puts a box on the list.
fn put_up(pack: Pack) -> Result<Arc<CardBox>, NotOffered> {
    let edition = pack.content.edition.clone();
    if let Some(other) = cards::take(&edition.hash)
        && other.pack.content.edition.id != edition.id
    {
        return Err(NotOffered::Same(other.pack.content.edition.id.clone()));
    }
    let offered = offered();
    if let Some(known) = offered.iter().find(|one| one.key == edition.id) {
        let same = known.cards == edition.hash;
        return if same { Ok(known.clone()) } else { Err(NotOffered::Name(edition.id)) };
    }
    if offered.len() >= MOST_BOXES {
        return Err(NotOffered::TooMany);
    }
    let hash = cards::bring(&Arc::new(pack)).map_err(|why| match why {
        BadCards::Unplayable(why) => NotOffered::Unplayable(why),
        BadCards::Unkept(why) => NotOffered::Unplayable(why.to_string()),
    })?;
    let new = of_cards(&hash).ok_or(NotOffered::TooMany)?;
    shelf().push(new.clone());
    Ok(new)
}
