//! What lies where: the referee's own table.

use super::pack::{Aspect, Card, Pack, Story};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use toml::Table;

/// One of the two people.
#[derive(Clone, Debug, Default)]
pub struct Person {
    pub satisfaction: i64,
    pub tokens: [i64; 12],
    pub gender: String,
    pub occupation: usize,
    pub features: Vec<usize>,
    pub traits: Vec<usize>,
    pub hand: Vec<usize>,
    pub destinies: Vec<usize>,
    pub pile: Vec<usize>,
    pub secrets: Vec<usize>,
    pub goals: usize,
    pub last: Option<usize>,
}

impl Person {
    pub fn balance(&self, aspect: Aspect) -> i64 {
        self.tokens[aspect.0] - self.tokens[aspect.opposite().0]
    }
}

/// A card in course and all that bends it.
#[derive(Clone, Debug)]
pub struct Frame {
    pub source: Json,
    pub card: Card,
    /// Who played it; on a chapter the first player, for the order of things (FL-186).
    pub player: usize,
    pub chosen: [Option<usize>; 2],
    pub further: [Option<usize>; 2],
    pub void: [bool; 2],
    pub ignore: [bool; 2],
    pub redirected: bool,
    pub skipped: bool,
    pub replaced: bool,
    pub repeat: bool,
    /// The guess of this card: aspect and whether it was right.
    pub guess: Option<(Aspect, bool)>,
    /// The follow-up that fits this card, and the scene it stands on.
    pub follow_up: Option<Table>,
    pub under: Option<usize>,
    /// Inside an option: whose choice it is.
    pub chooser: Option<usize>,
    /// What the current step has brought so far, by seat (FL-54).
    pub pending: [i64; 2],
}

impl Frame {
    pub fn new(source: Json, card: Card, player: usize) -> Frame {
        Frame {
            source,
            card,
            player,
            chosen: [None; 2],
            further: [None; 2],
            void: [false; 2],
            ignore: [false; 2],
            redirected: false,
            skipped: false,
            replaced: false,
            repeat: false,
            guess: None,
            follow_up: None,
            under: None,
            chooser: None,
            pending: [0; 2],
        }
    }

    /// Those of `changes` in the follow-up that are a plain word, as `swap-roles`.
    pub fn bent(&self, word: &str) -> bool {
        self.changes().iter().any(|change| change.as_str() == Some(word))
    }

    pub fn changes(&self) -> &[toml::Value] {
        let changes = self.follow_up.as_ref().and_then(|follow_up| follow_up.get("changes"));
        changes.and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default()
    }

    /// Who chooses, with the follow-up: `{ chooses = "both" }`.
    pub fn chooses(&self) -> String {
        let by =
            |change: &toml::Value| Some(change.as_table()?.get("chooses")?.as_str()?.to_string());
        self.changes().iter().find_map(by).unwrap_or_else(|| self.card.chooses.clone())
    }

    /// Both people, the card's player first (FL-186).
    pub fn both(&self) -> [usize; 2] {
        [self.player, 1 - self.player]
    }
}

/// Which cards the players chose to play with: what the header says beyond the story.
#[derive(Clone, Debug, Default)]
pub struct Chosen {
    /// The special events under the synopsis, if other than the story's own (FL-27).
    pub events: Option<Vec<String>>,
    /// Whether the ordinary scenes of all stories are in the decks (FL-317).
    pub all_stories: bool,
    /// Scenes that were left out (FL-319).
    pub without: Vec<String>,
}

impl Chosen {
    /// Every card that the header names must be one, and every event must have linked scenes
    /// (FL-30).
    pub fn read(header: &serde_json::Value, pack: &Pack) -> Result<Chosen, String> {
        let list = |field: &str| -> Result<Option<Vec<String>>, String> {
            let Some(listed) = header.get(field) else { return Ok(None) };
            let listed = listed.as_array().ok_or(format!("`{field}`: expected a list"))?;
            let ids = listed.iter().map(|id| id.as_str().map(str::to_string));
            Ok(Some(ids.collect::<Option<_>>().ok_or(format!("`{field}`: expected ids"))?))
        };
        let (events, without) = (list("events")?, list("without")?.unwrap_or_default());
        let card = |id: &String| pack.scenes.iter().find(|card| card.id == *id);
        if let Some(unknown) = without.iter().find(|id| card(id).is_none()) {
            return Err(format!("`without`: no scene {unknown} (FL-319)"));
        }
        for id in events.iter().flatten() {
            let linked = pack.scenes.iter().any(|card| card.event.as_ref() == Some(id));
            if !card(id).is_some_and(|card| card.is("special-event")) || !linked {
                return Err(format!("`events`: {id} is none, or has no linked scenes (FL-30)"));
            }
        }
        Ok(Chosen { events, all_stories: header["all_stories"] == true, without })
    }
}

/// Everything on and around the board.
#[derive(Clone, Debug)]
pub struct World {
    pub pack: Pack,
    pub story: usize,
    /// Whether the cards are those of the story's tutorial, in its order (FL-299).
    pub tutorial: bool,
    /// Which cards the players chose.
    pub chosen: Chosen,
    pub first: usize,
    pub people: [Person; 2],
    /// The seven decks, top card first.
    pub decks: BTreeMap<String, VecDeque<usize>>,
    /// Scenes on the table of this chapter.
    pub table: Vec<usize>,
    pub discards: Vec<usize>,
    pub face_down: Vec<usize>,
    /// Special events under the synopsis.
    pub events: Vec<usize>,
    /// Special events that have come into play.
    pub inserted: Vec<usize>,
    pub flags: BTreeSet<String>,
    /// The scene whose follow-up waits, and whether a chapter has ended since.
    pub follow_up: Option<usize>,
    pub crossed: bool,
    /// From 1.
    pub chapter: usize,
    pub active: usize,
    /// Turns without a play, one after another.
    pub skips: usize,
    pub revealed: bool,
}

impl World {
    pub fn new(pack: Pack, story: usize, tutorial: bool, chosen: Chosen) -> World {
        let mut world = World {
            pack,
            story,
            tutorial,
            chosen,
            first: 0,
            people: [Person::default(), Person::default()],
            decks: BTreeMap::new(),
            table: Vec::new(),
            discards: Vec::new(),
            face_down: Vec::new(),
            events: Vec::new(),
            inserted: Vec::new(),
            flags: BTreeSet::new(),
            follow_up: None,
            crossed: false,
            chapter: 0,
            active: 0,
            skips: 0,
            revealed: false,
        };
        let story = &world.pack.stories[story];
        let number = |id: &String| world.pack.destiny(id);
        let pile: Vec<usize> = story.in_pile.iter().filter_map(number).collect();
        let all: Vec<usize> = story.destinies.iter().filter_map(number).collect();
        for person in &mut world.people {
            person.satisfaction = story.satisfaction; // FL-50
            person.destinies = all.iter().copied().filter(|card| !pile.contains(card)).collect();
            person.pile.clone_from(&pile);
        }
        let included = |card: &Card| {
            let mut linked =
                world.pack.scenes.iter().filter(|scene| scene.event.as_ref() == Some(&card.id));
            match &world.chosen.events {
                Some(events) => events.contains(&card.id),
                None => {
                    story.events.contains(&card.id) && linked.any(|scene| world.is_dealt(&scene.id))
                }
            }
        };
        let scenes = world.pack.scenes.iter().enumerate();
        world.events = scenes.filter(|(_, card)| included(card)).map(|(scene, _)| scene).collect();
        world
    }

    /// The cards of a deck from the top, in a tutorial.
    pub fn listed(&self, deck: &str) -> Option<&[String]> {
        let tutorial = self.pack.stories[self.story].tutorial.as_ref().filter(|_| self.tutorial)?;
        let listed = tutorial.iter().find(|(name, _)| name == deck);
        Some(listed.map_or(&[], |(_, cards)| cards.as_slice()))
    }

    /// Whether a scene may be dealt: a tutorial deals only those that it lists.
    fn is_dealt(&self, id: &str) -> bool {
        let mut decks = ["sweet", "serious", "drama"].into_iter();
        !self.tutorial
            || decks.any(|deck| self.listed(deck).unwrap_or_default().contains(&id.into()))
    }

    /// The scenes of a deck at the start (FL-25, FL-29, FL-30): all but those of other stories,
    /// unless they were asked for (FL-317), special events, linked scenes of events that are not
    /// included, and what was left out (FL-319).
    pub fn scenes_of(&self, deck: &str) -> Vec<usize> {
        let Story { id, events, .. } = &self.pack.stories[self.story];
        let Chosen { events: chosen, all_stories, without } = &self.chosen;
        let events = chosen.as_ref().unwrap_or(events);
        let belongs = |card: &Card| {
            card.deck == deck
                && !card.is("special-event")
                && self.is_dealt(&card.id)
                && !without.contains(&card.id)
                && card.story.as_ref().is_none_or(|story| story == id || *all_stories)
                && card.event.as_ref().is_none_or(|event| events.contains(event))
        };
        let scenes = self.pack.scenes.iter().enumerate();
        scenes.filter(|(_, card)| belongs(card)).map(|(scene, _)| scene).collect()
    }

    pub fn hands(&self) -> [&[usize]; 2] {
        [&self.people[0].hand, &self.people[1].hand]
    }

    pub fn scene(&self, scene: usize) -> &Card {
        &self.pack.scenes[scene]
    }

    pub fn chapter_card(&self) -> &Card {
        &self.pack.stories[self.story].chapters[self.chapter.max(1) - 1]
    }

    /// The draw sources that still hold cards (FL-130, FL-149).
    pub fn sources(&self) -> Vec<String> {
        let full = |deck: &&String| self.decks.get(*deck).is_some_and(|deck| !deck.is_empty());
        self.chapter_card().draws.iter().filter(full).cloned().collect()
    }

    /// The order of scenes played of the chapter: how many count (FL-I13).
    pub fn count(&self) -> usize {
        self.table.len()
    }

    pub fn is_over(&self) -> bool {
        self.count() >= self.chapter_card().length // FL-137
    }
}

/// The deck of a kind of card about a character.
pub fn deck_of(kind: &str) -> &'static str {
    match kind {
        "trait" => "traits",
        "occupation" => "occupations",
        _ => "features",
    }
}

/// Destinies as questions name them: the lowest first.
pub fn sorted(destinies: &[usize]) -> Vec<usize> {
    let mut sorted = destinies.to_vec();
    sorted.sort_unstable();
    sorted
}
