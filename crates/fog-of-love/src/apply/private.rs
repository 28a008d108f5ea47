//! What an event changes in one person's hidden side.

use super::Face;
use crate::content::{ChangeOf, Destiny, Scene, Trait};
use crate::frame::NOTHING;
use crate::{Happened, Private};
use tabletop::Seat;

impl Private {
    /// What an event changes in the hidden side of `seat`, as that seat sees it.
    #[inline(always)]
    pub(crate) fn apply<C: Face>(&mut self, seat: Seat, event: &Happened<C>) {
        use Happened as H;
        match *event {
            H::Dealt(s, _, card) if s == seat => self.dealt.extend(card.shown()),
            H::KeptTraits(s, kept) if s == seat => self.keep(kept.shown().unwrap_or(0)),
            H::SelectedOccupation(s, card) if s == seat => self.occupation = card.shown(),
            H::TookOccupation(s, card) if s == seat => {
                self.occupation = None;
                self.dealt.retain(|dealt| *dealt != card.0);
            }
            H::PlacedFeature(s, card) if s == seat => self.dealt.retain(|dealt| *dealt != card.0),
            H::Returned(s, _) if s == seat => self.dealt.clear(),
            H::Drew(s, _, card) | H::Found(s, _, card) if s == seat => self.gain(card.shown()),
            H::Exchanged(s, scene) | H::Played(s, scene) | H::Reacted(s, scene) if s == seat => {
                self.hand.remove(scene);
            }
            H::LaidSecret(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.hand.remove(scene);
                    self.secrets.push(scene);
                }
            }
            H::Committed(s, letter) if s == seat => self.choice = letter.shown(),
            H::Chose(_) => self.choice = None,
            H::GaveUp(s, ChangeOf::Trait, card) if s == seat => {
                let card = card.shown().map(Trait);
                for place in &mut self.traits {
                    if *place == card {
                        *place = None;
                    }
                }
            }
            H::Took(s, by, what, card) => {
                if by == seat {
                    self.dealt.retain(|dealt| Some(*dealt) != card.shown());
                }
                let mine = s == seat && what == ChangeOf::Trait;
                if mine && let Some(free) = self.traits.iter_mut().find(|t| t.is_none()) {
                    *free = card.shown().map(Trait);
                }
            }
            H::Discarded(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.hand.remove(scene);
                    self.face_down.add(scene);
                }
            }
            H::Showed(s, _, card) if s == seat => {
                if let Some(card) = card.shown() {
                    let _ = self.shown.try_push(card);
                }
            }
            H::Covered(s) if s == seat => self.shown.clear(),
            H::Offered(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.hand.remove(scene);
                    self.offered.add(scene);
                }
            }
            H::Handed(from, card) if from == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.offered.remove(scene);
                }
            }
            H::Handed(_, card) => self.gain(card.shown()),
            H::DiscardedDestiny(s, card) if s == seat => self.drop_destiny(card.shown()),
            H::RecoveredDestiny(s, card) if s == seat => self.recover_destiny(card.shown()),
            H::SwitchedDestiny(s, take, give) if s == seat => {
                self.recover_destiny(take.shown());
                self.drop_destiny(give.shown());
            }
            H::RevealedSecret(s, at, _) if s == seat => {
                self.secrets.remove(at.into());
            }
            H::DiscardedSecret(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.secrets.retain(|secret| *secret != scene);
                    self.face_down.add(scene);
                }
            }
            H::SelectedDestiny(s, card) if s == seat => self.destiny = card.shown().map(Destiny),
            _ => {}
        }
    }

    fn keep(&mut self, kept: u8) {
        let mut rest = arrayvec::ArrayVec::new();
        let mut place = 0;
        for (nth, &card) in self.dealt.iter().enumerate() {
            if kept >> nth & 1 == 0 {
                rest.push(card);
            } else if let Some(free) = self.traits.get_mut(place) {
                *free = Some(Trait(card));
                place += 1;
            }
        }
        self.dealt = rest;
    }

    fn gain(&mut self, card: Option<u8>) {
        if let Some(card) = card {
            self.hand.add(Scene(card));
        }
    }

    fn drop_destiny(&mut self, card: Option<u8>) {
        if let Some(card) = card.filter(|&card| card != NOTHING).map(Destiny) {
            self.destinies = self.destinies.without(card);
            self.pile = self.pile.with(card);
        }
    }

    fn recover_destiny(&mut self, card: Option<u8>) {
        if let Some(card) = card.filter(|&card| card != NOTHING).map(Destiny) {
            self.pile = self.pile.without(card);
            self.destinies = self.destinies.with(card);
        }
    }
}
