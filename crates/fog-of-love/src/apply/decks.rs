//! What an event changes in the decks.

use crate::content::Place;
use crate::table::Pile;
use crate::{Decks, Event, Happened, Private};

impl Decks {
    /// What an event changes in the decks. `returning` are the cards left before the seat that an
    /// event of returning names.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event, people: &[Private; 2]) {
        use Happened as H;
        match *event {
            H::Shuffled(pile, at, with) => {
                self.pile_mut(pile).swap(at.into(), with.into());
            }
            H::Dealt(_, card) => {
                self.pile_mut(Pile::Character(card.kind())).pop();
            }
            H::Returned(seat, what) => {
                for &card in &people[seat.index() & 1].dealt {
                    self.pile_mut(Pile::Character(what)).insert(0, card.number());
                }
            }
            H::GaveUp(_, card) => {
                self.pile_mut(Pile::Character(card.kind())).insert(0, card.number());
            }
            H::Drew(_, deck, _) => {
                self.pile_mut(Pile::Scenes(deck)).pop();
            }
            H::Found(_, deck, card) => self.pile_mut(Pile::Scenes(deck)).retain(|c| *c != card.0),
            H::Inserted(event, deck, place) => match place {
                Place::Top | Place::Shuffled => self.pile_mut(Pile::Scenes(deck)).push(event.0),
            },
            _ => {}
        }
    }
}
