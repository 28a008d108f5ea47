//! Whether each story can be dealt and played.

use crate::notes::Notes;
use crate::problem::{Never, Problem};
use crate::read::Draft;
use fog_of_love::content::{Content, Deck, Decks, FinaleStep, Kind, Story, Tutorial};

pub(super) fn check(draft: &Draft, notes: &mut Notes) {
    let content = &draft.content;
    if !content.stories.is_empty() && !content.stories.iter().any(reveals_before_secrets) {
        for place in std::mem::take(&mut notes.after_reveal) {
            notes.say(place, Problem::Never(Never::BeforeTheEnd));
        }
    }
    for (number, (story, owned)) in content.stories.iter().zip(&draft.stories).enumerate() {
        // Shuffled, and as its tutorial if it has one.
        for tutorial in std::iter::once(None).chain(story.tutorial.as_ref().map(Some)) {
            for deck in Deck::ALL {
                let given = dealt(content, number as u8, story, tutorial, deck);
                let least = 2 * story.opening_hand[deck as usize] as usize;
                if given < least {
                    notes.say(owned.place, Problem::ShortDeck { deck, given, least });
                }
            }
            let draws = story.chapters.iter().flat_map(|chapter| chapter.draws.iter());
            for deck in draws.collect::<Decks>().iter() {
                if dealt(content, number as u8, story, tutorial, deck) == 0 {
                    notes.say(owned.place, Problem::EmptyDeck(deck));
                }
            }
        }
        tutorial(draft, story, owned.place, notes);
    }
}

/// Whether secrets are resolved when the destinies are known already.
fn reveals_before_secrets(story: &Story) -> bool {
    let place = |wanted| story.finale.steps.iter().position(|&step| step == wanted);
    place(FinaleStep::RevealDestinies) < place(FinaleStep::Secrets)
}

/// How many scenes of a deck lie in it when the story begins. A tutorial deals only those that it
/// lists.
fn dealt(
    content: &Content,
    number: u8,
    story: &Story,
    tutorial: Option<&Tutorial>,
    deck: Deck,
) -> usize {
    let scenes = content.scene_numbers().zip(&content.scenes).filter(|(place, scene)| {
        scene.deck == deck
            && tutorial.is_none_or(|tutorial| tutorial.deals(*place))
            && scene.story.is_none_or(|wanted| wanted == number)
            && !scene.kinds.has(Kind::SpecialEvent)
            && (!scene.kinds.has(Kind::Linked)
                || scene.event.is_some_and(|event| story.events.contains(&event)))
    });
    scenes.count()
}

/// A tutorial's scenes lie in their own decks.
fn tutorial(draft: &Draft, story: &Story, place: crate::notes::Place, notes: &mut Notes) {
    for (deck, scenes) in story.tutorial.iter().flat_map(|t| Deck::ALL.into_iter().zip(&t.scenes)) {
        for scene in scenes {
            let card = draft.content.scenes.get(scene.index());
            if let Some(card) = card.filter(|card| card.deck != deck) {
                notes.say(place, Problem::WrongDeck(card.deck));
            }
        }
    }
}
