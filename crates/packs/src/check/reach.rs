//! Cards that nobody will ever see.

use crate::notes::Notes;
use crate::problem::{Problem, Unreachable};
use crate::read::Draft;
use fog_of_love::content::{Deck, Decks, Destiny, Kind, Scene};

pub(super) fn check(draft: &Draft, notes: &mut Notes) {
    let content = &draft.content;
    let decks: Vec<Decks> = content.stories.iter().map(decks_of).collect();
    for (number, (card, owned)) in content.scenes.iter().zip(&draft.scenes).enumerate() {
        let scene = Scene(number as u8);
        if card.kinds.has(Kind::SpecialEvent) {
            if !notes.inserted.iter().any(|&(event, _)| Scene(event) == scene) {
                notes.say(owned.place, Problem::Unreachable(Unreachable::Event));
            }
            continue;
        }
        let drawn = match card.story {
            Some(story) => decks.get(story as usize).copied().unwrap_or_default(),
            None => decks.iter().fold(Decks::NONE, |all, &some| union(all, some)),
        };
        if !union(drawn, notes.drawn).has(card.deck) && !decks.is_empty() {
            notes.say(owned.place, Problem::Unreachable(Unreachable::Deck(card.deck)));
        }
    }
    for (number, owned) in draft.destinies.iter().enumerate() {
        let destiny = Destiny(number as u8);
        if !content.stories.iter().any(|story| story.destinies.has(destiny)) {
            notes.say(owned.place, Problem::Unreachable(Unreachable::Destiny));
        }
    }
}

/// The decks from which a story deals or draws.
fn decks_of(story: &fog_of_love::content::Story) -> Decks {
    let dealt = Deck::ALL.into_iter().filter(|&deck| story.opening_hand[deck as usize] > 0);
    let drawn = story.chapters.iter().flat_map(|chapter| chapter.draws.iter());
    dealt.chain(drawn).collect()
}

fn union(one: Decks, other: Decks) -> Decks {
    other.iter().fold(one, Decks::with)
}
