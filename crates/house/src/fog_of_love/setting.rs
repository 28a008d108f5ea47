//! Which cards are played with: special events, scenes of other stories, what is left out.

use crate::{BadSetup, DeckOfScenes, Wanted};
use fog_of_love::content::{Content, Deck, Kind, Scene, Tag, Tags};
use fog_of_love::{Refused, Setup};
use serde_json::{Map, Value};

/// The table as it is wanted, its story and its first player being settled.
pub(super) fn set(setup: Setup, wanted: &Wanted) -> Result<Setup, BadSetup> {
    let chosen = wanted.events.is_some() || wanted.all_stories || !wanted.without.is_empty();
    let left_out = !wanted.topics.is_empty() || !wanted.unseen.is_empty();
    match (chosen || left_out, setup.is_tutorial()) {
        (false, _) => Ok(setup),
        (true, true) => Err(BadSetup::FixedCards),
        (true, false) => choose(setup, wanted),
    }
}

fn choose(mut setup: Setup, wanted: &Wanted) -> Result<Setup, BadSetup> {
    let book = setup.book().clone();
    let content = book.content();
    let refusal = |refused| refusal(content, refused);
    let known = |id: &&String| content.scenes.iter().all(|card| card.id != **id);
    if let Some(unknown) = wanted.without.iter().chain(&wanted.unseen).find(known) {
        return Err(BadSetup::Card(unknown.clone()));
    }
    if let Some(events) = &wanted.events {
        setup = setup.with_events(&borrowed(events)).map_err(refusal)?;
    }
    if wanted.all_stories {
        setup = setup.with_scenes_of_all_stories().map_err(refusal)?;
    }
    if !wanted.without.is_empty() {
        setup = setup.without(&borrowed(&wanted.without)).map_err(refusal)?;
    }
    let tags = tags(content, &wanted.topics)?;
    let about = setup.about(tags).map(|scene| content.scenes[scene.index()].id.as_str());
    let unseen: Vec<&str> = borrowed(&wanted.unseen).into_iter().chain(about).collect();
    match unseen.is_empty() {
        true => Ok(setup),
        false => setup.without_unseen(&unseen).map_err(refusal),
    }
}

fn borrowed(ids: &[String]) -> Vec<&str> {
    ids.iter().map(String::as_str).collect()
}

/// The tags that topics are called by in a pack.
fn tags(content: &Content, topics: &[String]) -> Result<Tags, BadSetup> {
    let tag = |topic: &String| {
        let number = content.tags.iter().position(|tag| tag == topic);
        let unknown = || BadSetup::Topic { wanted: topic.clone(), known: content.tags.clone() };
        number.map(|number| Tag(number as u8)).ok_or_else(unknown)
    };
    topics.iter().map(tag).collect()
}

/// Why the engine refuses a table, as the house says it.
pub(super) fn refusal(content: &Content, refused: Refused) -> BadSetup {
    match refused {
        Refused::Seat(seat) => BadSetup::Seat(seat.into()),
        Refused::Story(wanted) => BadSetup::Story { wanted, known: super::stories(content) },
        Refused::Tutorial(_) => BadSetup::NoTutorial,
        Refused::Event(wanted) => BadSetup::Event { wanted, known: events(content) },
        Refused::Scenes(_) => BadSetup::TooFew,
    }
}

/// The special events that a table can include: those that have linked scenes.
pub(crate) fn events(content: &Content) -> Vec<String> {
    let is_event = |&scene: &Scene| {
        let card = &content.scenes[scene.index()];
        card.kinds.has(Kind::SpecialEvent) && content.linked(scene).next().is_some()
    };
    ids(content, content.scene_numbers().filter(is_event))
}

/// The scenes that can be left out one by one, deck by deck.
pub(crate) fn scenes(content: &Content) -> Vec<DeckOfScenes> {
    let single = |scene: &Scene, deck: Deck| {
        let card = &content.scenes[scene.index()];
        card.deck == deck && !card.kinds.has(Kind::SpecialEvent) && !card.kinds.has(Kind::Linked)
    };
    let of = |deck: Deck| {
        let scenes = content.scene_numbers().filter(|scene| single(scene, deck));
        DeckOfScenes { deck: deck.name(), scenes: ids(content, scenes) }
    };
    Deck::ALL.into_iter().map(of).filter(|of| !of.scenes.is_empty()).collect()
}

/// Whether a table can be played with every topic left out.
pub(crate) fn can_leave_topics_out(setup: &Setup) -> bool {
    let topics = setup.book().content().tags.clone();
    !topics.is_empty() && set(setup.clone(), &Wanted { topics, ..Wanted::default() }).is_ok()
}

/// The topics that the chapters of a table's story touch on, by their names.
pub(crate) fn unavoidable(setup: &Setup) -> Vec<String> {
    let content = setup.book().content();
    let tags = content.stories[usize::from(setup.story())].unavoidable();
    let named = tags.iter().filter_map(|tag| content.tags.get(tag.index()));
    named.cloned().collect()
}

/// The cards of a table that are left out in such a way that nobody sees it.
pub(crate) fn unseen(setup: &Setup) -> Vec<String> {
    ids(setup.book().content(), setup.unseen())
}

fn ids(content: &Content, scenes: impl Iterator<Item = Scene>) -> Vec<String> {
    scenes.map(|scene| content.scenes[scene.index()].id.clone()).collect()
}

/// The special events under the synopsis.
pub(crate) fn under_synopsis(setup: &Setup) -> Vec<String> {
    let in_play = setup.events().iter().filter(|&event| setup.in_play(event)).collect::<Vec<_>>();
    ids(setup.book().content(), in_play.into_iter())
}

/// What the header of a transcript says of it: nothing, where the cards are those of the story.
pub(super) fn header(setup: &Setup) -> Map<String, Value> {
    let content = setup.book().content();
    let mut header = Map::new();
    let own = content.stories[usize::from(setup.story())].events.iter().copied();
    let mut own = ids(content, own);
    own.sort();
    let mut events = under_synopsis(setup);
    events.sort();
    if events != own && !setup.is_tutorial() {
        header.insert("events".into(), events.into());
    }
    if setup.has_scenes_of_all_stories() {
        header.insert("all_stories".into(), true.into());
    }
    let left_out =
        ids(content, setup.left_out().filter(|&scene| would_lie_in_a_deck(setup, scene)));
    if !left_out.is_empty() {
        header.insert("without".into(), left_out.into());
    }
    header
}

/// Whether a scene that is left out would lie in a deck otherwise.
fn would_lie_in_a_deck(setup: &Setup, scene: Scene) -> bool {
    let card = &setup.book().content().scenes[scene.index()];
    match card.event {
        Some(event) => setup.in_play(event),
        None if card.kinds.has(Kind::SpecialEvent) => false,
        None => {
            let all = setup.has_scenes_of_all_stories();
            card.story.is_none_or(|story| story == setup.story() || all)
        }
    }
}

/// The same read back. A header says which events lay under the synopsis, whatever was left out.
pub(super) fn read_header(header: &Map<String, Value>, wanted: Wanted) -> Wanted {
    let list = |field: &str| -> Option<Vec<String>> {
        let list = header.get(field)?.as_array()?;
        Some(list.iter().filter_map(Value::as_str).map(str::to_string).collect())
    };
    Wanted {
        events: list("events"),
        all_stories: header.get("all_stories").and_then(Value::as_bool).unwrap_or(false),
        unseen: list("without").unwrap_or_default(),
        ..wanted
    }
}
