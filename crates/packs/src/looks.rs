//! What cards look like: where a scene plays, what a baker wears, the picture of a trait.
//!
//! Looks lie beside the cards, as words do. They change nothing that happens, so the hash of a pack does
//! not know them, and a game goes on when they change. All of them may be left out.

mod read;
mod vocabulary;

pub use vocabulary::{Clothes, Held, Mood, Paint, Prop, Setting, Sign, Thing, Trick};

use fog_of_love::content::{Deck, Letter, SceneCard};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the cards of a pack look like, by the ids of the cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Looks {
    scenes: BTreeMap<String, SceneLook>,
    stories: BTreeMap<String, StoryLook>,
    occupations: BTreeMap<String, Wear>,
    features: BTreeMap<String, Wear>,
    traits: BTreeMap<String, Sign>,
    destinies: BTreeMap<String, Sign>,
}

/// How a scene is staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SceneLook {
    /// Where it plays, if not where its chapter does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Setting>,
    /// What stands on the table, if not the cup.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prop: Option<Prop>,
    /// What whoever speaks shows, and whoever listens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mood: Option<(Mood, Mood)>,
    /// What whoever chose an option shows.
    pub options: [Option<Mood>; 4],
}

/// Where a story plays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct StoryLook {
    /// Before its first chapter.
    pub place: Option<Setting>,
    /// Its chapters, in order.
    pub chapters: Vec<Setting>,
    /// The finale.
    pub finale: Option<Setting>,
    /// The last picture.
    pub ending: Option<Setting>,
    /// What both hold in the last picture.
    pub held: Option<Held>,
}

/// What an occupation or a feature shows of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Wear {
    /// What is worn; of several, chance takes one.
    pub clothes: Vec<Clothes>,
    /// What is carried.
    pub thing: Option<Thing>,
    /// What is different about the face.
    pub change: Option<Trick>,
    /// The colours of the clothes.
    pub paint: Paints,
}

/// The colours of clothes, as far as they are fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Paints {
    /// Most of it.
    pub main: Option<Paint>,
    /// What shows beneath.
    pub second: Option<Paint>,
    /// Ties, braid, cuffs.
    pub accent: Option<Paint>,
}

/// What nobody has given a look wears.
static PLAIN: Wear = Wear {
    clothes: Vec::new(),
    thing: None,
    change: None,
    paint: Paints { main: None, second: None, accent: None },
};

/// Where a scene of a deck plays when neither it nor its chapter says.
pub fn usual_place(deck: Deck) -> Setting {
    match deck {
        Deck::Sweet => Setting::Cafe,
        Deck::Serious => Setting::Sitting,
        Deck::Drama => Setting::Stairs,
        Deck::Custom => Setting::Street,
    }
}

impl Looks {
    /// How a scene is staged.
    pub fn scene(&self, id: &str) -> SceneLook {
        self.scenes.get(id).copied().unwrap_or_default()
    }

    /// Where a story plays.
    pub fn story(&self, id: &str) -> Option<&StoryLook> {
        self.stories.get(id)
    }

    /// What an occupation wears and carries.
    pub fn occupation(&self, id: &str) -> &Wear {
        self.occupations.get(id).unwrap_or(&PLAIN)
    }

    /// What a feature shows.
    pub fn feature(&self, id: &str) -> &Wear {
        self.features.get(id).unwrap_or(&PLAIN)
    }

    /// The picture of a trait.
    pub fn trait_sign(&self, id: &str) -> Option<Sign> {
        self.traits.get(id).copied()
    }

    /// The picture of a destiny.
    pub fn destiny_sign(&self, id: &str) -> Option<Sign> {
        self.destinies.get(id).copied()
    }

    /// Where a scene plays: where it says, else where its chapter does, else where scenes of its deck do.
    pub fn place(&self, scene: &SceneCard, story: &str, chapter: u8) -> Setting {
        let own = self.scene(&scene.id).place;
        own.or_else(|| self.chapter(story, chapter)).unwrap_or(usual_place(scene.deck))
    }

    /// Where a chapter plays, counted from 1; before the first one, where the story begins.
    pub fn chapter(&self, story: &str, chapter: u8) -> Option<Setting> {
        let look = self.story(story)?;
        let place = usize::from(chapter).checked_sub(1).and_then(|at| look.chapters.get(at));
        place.copied().or(look.place)
    }

    /// What stands on the table in a scene.
    pub fn prop(&self, scene: &str) -> Prop {
        self.scene(scene).prop.unwrap_or(Prop::Cup)
    }

    /// Whether a pack has said anything about this card; for checks.
    pub fn knows_scene(&self, id: &str) -> bool {
        self.scenes.contains_key(id)
    }

    /// Whether a pack has said anything about this feature, if only that it shows nothing; for checks.
    pub fn knows_feature(&self, id: &str) -> bool {
        self.features.contains_key(id)
    }
}

impl SceneLook {
    /// What whoever chose this option shows, if the card says so.
    pub fn option(&self, letter: Letter) -> Option<Mood> {
        self.options[letter.index()]
    }
}
