//! Enough cards of each kind (FL-Q31), not too many, and events with their linked scenes.

use crate::notes::{Notes, Place};
use crate::problem::{Never, Problem};
use crate::read::Draft;
use fog_of_love::content::{Deck, Flag, Kind, MOST_PER_DECK, Scene, Tag};

/// The fewest cards with which two can play: five traits, three occupations and five features each.
const FEWEST: [(&str, usize); 4] =
    [("traits", 10), ("occupations", 6), ("features", 10), ("stories", 1)];

pub(super) fn check(draft: &Draft, place: Place, notes: &mut Notes) {
    let content = &draft.content;
    let given = [
        content.traits.len(),
        content.occupations.len(),
        content.features.len(),
        content.stories.len(),
    ];
    for ((what, least), given) in FEWEST.into_iter().zip(given) {
        if given < least {
            notes.say(place, Problem::TooFew { what: what.to_string(), given, least });
        }
    }
    // Any event may be inserted into any deck.
    let events = content.scenes.iter().filter(|card| card.kinds.has(Kind::SpecialEvent)).count();
    for deck in Deck::ALL {
        let scenes = content.scenes.iter().filter(|scene| scene.deck == deck).count();
        if scenes + events > MOST_PER_DECK {
            notes.say(place, Problem::TooMany { what: "scenes in a deck", most: MOST_PER_DECK });
        }
    }
    kept_together(draft, notes);
    flags_and_tags(draft, notes);
}

/// An event and its linked scenes are kept together (FL-318).
fn kept_together(draft: &Draft, notes: &mut Notes) {
    let content = &draft.content;
    let is_event = |scene: Scene| {
        content.scenes.get(scene.index()).is_some_and(|card| card.kinds.has(Kind::SpecialEvent))
    };
    let name = |scene: Scene| {
        content.scenes.get(scene.index()).map(|card| card.id.clone()).unwrap_or_default()
    };
    for (number, (card, owned)) in content.scenes.iter().zip(&draft.scenes).enumerate() {
        let scene = Scene(number as u8);
        if card.kinds.has(Kind::SpecialEvent) && content.linked(scene).next().is_none() {
            notes.say(owned.place, Problem::NoLinkedScenes);
        }
        if let Some(event) = card.event.filter(|&event| !is_event(event)) {
            notes.say(owned.place, Problem::NotAnEvent(name(event)));
        }
    }
    for (story, owned) in content.stories.iter().zip(&draft.stories) {
        for &event in story.events.iter().filter(|&&event| !is_event(event)) {
            notes.say(owned.place, Problem::NotAnEvent(name(event)));
        }
    }
    for (event, place) in notes.inserted.clone() {
        if !is_event(Scene(event)) {
            notes.say(place, Problem::NotAnEvent(name(Scene(event))));
        }
    }
}

/// Flags that are looked at are raised somewhere; tags that secrets are revealed by are on one;
/// searches can find something.
fn flags_and_tags(draft: &Draft, notes: &mut Notes) {
    let content = &draft.content;
    for (flag, place) in notes.tested.clone() {
        if notes.raised >> (flag % 32) & 1 == 0 {
            let name = content.flags.get(Flag(flag).index()).cloned().unwrap_or_default();
            notes.say(place, Problem::Never(Never::FlagNeverRaised(name)));
        }
    }
    if !content.scenes.iter().any(|card| card.kinds.has(Kind::Secret)) {
        for place in std::mem::take(&mut notes.secrets) {
            notes.say(place, Problem::Never(Never::NoSecrets));
        }
    }
    for (tag, place) in notes.tags.clone() {
        let tagged = |card: &&fog_of_love::content::SceneCard| {
            card.kinds.has(Kind::Secret) && card.tags.has(Tag(tag))
        };
        if !content.scenes.iter().any(|card| tagged(&card)) {
            let name = content.tags.get(Tag(tag).index()).cloned().unwrap_or_default();
            notes.say(place, Problem::Never(Never::NoSecretTagged(name)));
        }
    }
    for (deck, icon, place) in notes.searches.clone() {
        if !content.scenes.iter().any(|card| card.deck == deck && card.shows(icon)) {
            notes.say(place, Problem::Never(Never::NothingToFind(deck)));
        }
    }
}
