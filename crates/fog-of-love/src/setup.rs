//! What is settled before the first card.

use crate::content::{Deck, Kind, Scene, Tags, Tutorial};
use crate::state::Truth;
use crate::{Book, Scenes, rules};
use std::fmt;
use std::sync::Arc;
use tabletop::Seat;

/// Why a table cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The pack has no such story.
    Story(String),
    /// This story has no tutorial.
    Tutorial(String),
    /// There is no such seat.
    Seat(u8),
    /// This scene is not a special event, or has no linked scenes to bring it in (FL-30).
    Event(String),
    /// So few scenes are left in this deck that the opening hands cannot be dealt.
    Scenes(Deck),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Story(id) => write!(f, "there is no love story {id}"),
            Refused::Tutorial(id) => write!(f, "the love story {id} has no tutorial"),
            Refused::Seat(seat) => write!(f, "there is no seat {seat}: two people play"),
            Refused::Event(id) => write!(f, "{id} is no special event with linked scenes"),
            Refused::Scenes(deck) => {
                write!(f, "too few scenes are left in the {} deck", deck.name())
            }
        }
    }
}

impl std::error::Error for Refused {}

/// Which of the scenes that belong to a single story are in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scenery {
    /// Those of the story that is told.
    OwnStory,
    /// Those of all stories (FL-317).
    AllStories,
}

/// A table: the cards, the love story, who goes first, what is left out.
#[derive(Clone)]
pub struct Setup {
    pub(crate) book: Arc<Book>,
    pub(crate) story: u8,
    pub(crate) tutorial: bool,
    scenery: Scenery,
    pub(crate) first: Option<Seat>,
    pub(crate) events: Scenes,
    pub(crate) left_out: Scenes,
    /// Left out as well, in such a way that nobody sees it.
    unseen: Scenes,
    /// Whether nobody is told how many cards there are.
    uncounted: bool,
    /// The state before anything has happened.
    pub(crate) start: Option<Arc<Truth>>,
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let story = &self.book.content().stories[usize::from(self.story)].id;
        f.debug_struct("Setup")
            .field("book", &self.book)
            .field("story", story)
            .field("tutorial", &self.tutorial)
            .field("scenery", &self.scenery)
            .field("first", &self.first)
            .field("events", &self.events)
            .field("left_out", &self.left_out)
            .field("unseen", &self.unseen)
            .field("uncounted", &self.uncounted)
            .finish_non_exhaustive()
    }
}

impl Setup {
    /// A table for a love story of a pack, with the special events that the story includes.
    pub fn new(book: &Arc<Book>, story: &str) -> Result<Setup, Refused> {
        let number = book.content().story(story).ok_or_else(|| Refused::Story(story.into()))?;
        let content = book.content();
        let events = &content.stories[usize::from(number)].events;
        if let Some(event) = events.iter().find(|&&event| content.linked(event).next().is_none()) {
            return Err(Refused::Event(content.scenes[event.index()].id.clone()));
        }
        let setup = Setup {
            book: book.clone(),
            story: number,
            tutorial: false,
            scenery: Scenery::OwnStory,
            first: None,
            events: events.iter().copied().collect(),
            left_out: Scenes::NONE,
            unseen: Scenes::NONE,
            uncounted: false,
            start: None,
        };
        setup.checked()
    }

    /// As a first game that teaches the rules: the cards that the story's tutorial lists and no
    /// others, in its order (FL-299).
    pub fn as_tutorial(mut self) -> Result<Setup, Refused> {
        let story = &self.book.content().stories[usize::from(self.story)];
        if story.tutorial.is_none() {
            return Err(Refused::Tutorial(story.id.clone()));
        }
        self.tutorial = true;
        self.checked()
    }

    /// With the normal scenes of all stories left in the decks (FL-317). Special events and their
    /// linked scenes are another matter: [`Setup::with_event`].
    pub fn with_scenes_of_all_stories(mut self) -> Result<Setup, Refused> {
        self.scenery = Scenery::AllStories;
        self.checked()
    }

    /// The player who goes first (FL-35). Without it chance decides.
    pub fn starting_with(mut self, seat: Seat) -> Result<Setup, Refused> {
        if seat.0 > 1 {
            return Err(Refused::Seat(seat.0));
        }
        self.first = Some(seat);
        self.checked()
    }

    /// With a special event of this or another story, and its linked scenes (FL-27, FL-30).
    pub fn with_event(mut self, id: &str) -> Result<Setup, Refused> {
        let content = self.book.content();
        let event = content.scene_numbers().find(|&scene| {
            let card = &content.scenes[scene.index()];
            card.id == id && card.kinds.has(Kind::SpecialEvent)
        });
        match event {
            Some(event) if content.linked(event).next().is_some() => {
                self.events.add(event);
                self.checked()
            }
            _ => Err(Refused::Event(id.into())),
        }
    }

    /// With these special events and no others, instead of those that the story includes (FL-27).
    pub fn with_events(mut self, ids: &[&str]) -> Result<Setup, Refused> {
        self.events = Scenes::NONE;
        ids.iter().try_fold(self.checked()?, |setup, id| setup.with_event(id))
    }

    /// Without single scenes (FL-319), by their ids; unknown ones are not missed.
    pub fn without(mut self, ids: &[&str]) -> Result<Setup, Refused> {
        let content = self.book.content();
        for scene in content.scene_numbers() {
            if ids.contains(&content.scenes[scene.index()].id.as_str()) {
                self.left_out.add(scene);
            }
        }
        self.checked()
    }

    /// Without all scenes that carry one of these tags: topics that a table would rather not meet.
    pub fn without_tags(mut self, tags: Tags) -> Result<Setup, Refused> {
        let content = self.book.content();
        for scene in content.scene_numbers() {
            if !content.scenes[scene.index()].tags.and(tags).is_empty() {
                self.left_out.add(scene);
            }
        }
        self.checked()
    }

    /// Without these scenes, and without anybody seeing it: a special event stays under the synopsis
    /// for all to see, and what would bring it into play is left out. Unknown ids are not missed.
    pub fn without_unseen(mut self, ids: &[&str]) -> Result<Setup, Refused> {
        let content = self.book.content();
        for scene in content.scene_numbers() {
            let card = &content.scenes[scene.index()];
            let is_named = |scene: Scene| ids.contains(&content.scenes[scene.index()].id.as_str());
            if is_named(scene) || card.event.is_some_and(is_named) {
                self.unseen.add(scene);
            }
        }
        self.checked()
    }

    /// For a table at which scenes may be left out unseen: nobody is told how many cards the decks have,
    /// since that would tell it. The rules do not care; whoever tells people what happens does.
    pub fn uncounted(self) -> Setup {
        Setup { uncounted: true, ..self }
    }

    /// Whether nobody is told how many cards the decks have.
    pub fn is_uncounted(&self) -> bool {
        self.uncounted
    }

    /// The scenes of this table that carry one of these tags, special events included.
    pub fn about(&self, tags: Tags) -> impl Iterator<Item = Scene> {
        let content = self.book.content();
        content.scene_numbers().filter(move |&scene| {
            let tagged = !content.scenes[scene.index()].tags.and(tags).is_empty();
            tagged && self.in_play(scene)
        })
    }

    fn checked(mut self) -> Result<Setup, Refused> {
        let story = &self.book.content().stories[usize::from(self.story)];
        for deck in Deck::ALL {
            let count = self.deck(deck).count();
            if count < usize::from(story.opening_hand[deck as usize]) * 2 {
                return Err(Refused::Scenes(deck));
            }
        }
        self.start = Some(Arc::new(rules::opening(&self)));
        Ok(self)
    }

    /// The cards.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }

    /// The love story, as a number.
    pub fn story(&self) -> u8 {
        self.story
    }

    /// Who goes first, if that is settled.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The special events that are included.
    pub fn events(&self) -> Scenes {
        self.events
    }

    /// Whether the ordinary scenes of all stories are in the decks (FL-317).
    pub fn has_scenes_of_all_stories(&self) -> bool {
        self.scenery == Scenery::AllStories
    }

    /// The scenes that are left out, whether everybody knows it or not.
    pub fn left_out(&self) -> impl Iterator<Item = Scene> {
        let all = self.book.content().scene_numbers();
        all.filter(|&scene| self.left_out.has(scene) || self.unseen.has(scene))
    }

    /// Those of them that are left out without anybody seeing it.
    pub fn unseen(&self) -> impl Iterator<Item = Scene> {
        self.book.content().scene_numbers().filter(|&scene| self.unseen.has(scene))
    }

    /// Whether a scene is in play: in a deck at the start, or under the synopsis. Events and their
    /// linked scenes may be those of another story (FL-27).
    pub fn in_play(&self, scene: Scene) -> bool {
        let card = &self.book.content().scenes[scene.index()];
        if self.left_out.has(scene) {
            return false;
        }
        if let Some(tutorial) = self.tutorial()
            && !card.kinds.has(Kind::SpecialEvent)
            && !tutorial.deals(scene)
        {
            return false;
        }
        if card.kinds.has(Kind::SpecialEvent) {
            return self.includes(scene);
        }
        if self.unseen.has(scene) {
            return false;
        }
        if card.kinds.has(Kind::Linked) {
            return card.event.is_some_and(|event| self.includes(event));
        }
        let of_all = self.scenery == Scenery::AllStories;
        card.story.is_none_or(|story| story == self.story || of_all)
    }

    /// Whether a special event is included. It is not without a linked scene to bring it in, nor
    /// are linked scenes in play without it (FL-30).
    fn includes(&self, event: Scene) -> bool {
        let mut linked = self.book.content().linked(event);
        self.events.has(event)
            && !self.left_out.has(event)
            && linked.any(|scene| {
                !self.left_out.has(scene) && self.tutorial().is_none_or(|t| t.deals(scene))
            })
    }

    /// The scenes that make up a deck at the start, top card last. A tutorial keeps its own order;
    /// all else is shuffled.
    pub(crate) fn deck(&self, deck: Deck) -> impl Iterator<Item = Scene> {
        let content = self.book.content();
        let fixed = self.tutorial().map(|tutorial| &tutorial.scenes[deck as usize]);
        let count = fixed.map_or(content.scenes.len(), Vec::len);
        (0..count)
            .map(move |n| match fixed {
                Some(order) => order[count - 1 - n],
                None => Scene(n as u8),
            })
            .filter(move |&scene| {
                let card = &content.scenes[scene.index()];
                card.deck == deck && !card.kinds.has(Kind::SpecialEvent) && self.in_play(scene)
            })
    }

    /// Whether this is the story's tutorial, with the cards in a fixed order (FL-299).
    pub fn is_tutorial(&self) -> bool {
        self.tutorial
    }

    /// The order of the cards, if they have one.
    pub(crate) fn tutorial(&self) -> Option<&Tutorial> {
        let story = &self.book.content().stories[usize::from(self.story)];
        story.tutorial.as_ref().filter(|_| self.tutorial)
    }
}
