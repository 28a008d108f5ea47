//! What an event changes in one person's hidden side.

use crate::content::{Destiny, Places, Scene};
use crate::vision::{Dealt, Held, Switch, Vision};
use crate::{Happened, Private};
use tabletop::Seat;

impl Private {
    /// What an event changes in the hidden side of `seat`, as that seat sees it.
    #[inline(always)]
    pub(crate) fn apply<V: Vision>(&mut self, seat: Seat, event: &Happened<V>) {
        use Happened as H;
        match *event {
            H::Dealt(s, card) if s == seat => self.dealt.extend(card.shown()),
            H::KeptTraits(s, kept) if s == seat => self.keep(V::shown(kept).unwrap_or_default()),
            H::SelectedOccupation(s, card) if s == seat => self.occupation = V::shown(card),
            H::TookOccupation(s, card) if s == seat => {
                self.occupation = None;
                self.dealt.retain(|dealt| *dealt != Dealt::Occupation(card));
            }
            H::PlacedFeature(s, card) if s == seat => {
                self.dealt.retain(|dealt| *dealt != Dealt::Feature(card));
            }
            H::Returned(s, _) if s == seat => self.dealt.clear(),
            H::Drew(s, _, card) | H::Found(s, _, card) if s == seat => self.gain(V::shown(card)),
            H::Exchanged(s, scene) | H::Played(s, scene) | H::Reacted(s, scene) if s == seat => {
                self.hand.remove(scene);
            }
            H::LaidSecret(s, card) if s == seat => {
                if let Some(scene) = V::shown(card) {
                    self.hand.remove(scene);
                    self.secrets.push(scene);
                }
            }
            H::Committed(s, letter) if s == seat => self.choice = V::shown(letter),
            H::Chose(_) => self.choice = None,
            H::GaveUp(s, Held::Trait(card)) if s == seat => {
                let card = V::shown(card);
                for place in &mut self.traits {
                    if *place == card {
                        *place = None;
                    }
                }
            }
            H::Took(s, by, card) => {
                if by == seat {
                    self.dealt.retain(|dealt| Some(*dealt) != card.shown());
                }
                if s == seat
                    && let Held::Trait(card) = card
                    && let Some(free) = self.traits.iter_mut().find(|t| t.is_none())
                {
                    *free = V::shown(card);
                }
            }
            H::Discarded(s, card) if s == seat => {
                if let Some(scene) = V::shown(card) {
                    self.hand.remove(scene);
                    self.face_down.add(scene);
                }
            }
            H::Showed(s, card) if s == seat => {
                if let Some(card) = card.shown() {
                    let _ = self.shown.try_push(card);
                }
            }
            H::Covered(s) if s == seat => self.shown.clear(),
            H::Offered(s, card) if s == seat => {
                if let Some(scene) = V::shown(card) {
                    self.hand.remove(scene);
                    self.offered.add(scene);
                }
            }
            H::Handed(from, card) if from == seat => {
                if let Some(scene) = V::shown(card) {
                    self.offered.remove(scene);
                }
            }
            H::Handed(_, card) => self.gain(V::shown(card)),
            H::DiscardedDestiny(s, card) if s == seat => self.drop_destiny(V::shown(card)),
            H::RecoveredDestiny(s, card) if s == seat => self.recover_destiny(V::shown(card)),
            H::SwitchedDestiny(s, switch) if s == seat => {
                if let Some(Switch::Cards { took, gave }) = V::shown(switch) {
                    self.recover_destiny(Some(took));
                    self.drop_destiny(Some(gave));
                }
            }
            H::RevealedSecret(s, at, _) if s == seat => {
                self.secrets.remove(at.into());
            }
            H::DiscardedSecret(s, card) if s == seat => {
                if let Some(scene) = V::shown(card) {
                    self.secrets.retain(|secret| *secret != scene);
                    self.face_down.add(scene);
                }
            }
            H::SelectedDestiny(s, card) if s == seat => self.destiny = V::shown(card),
            _ => {}
        }
    }

    fn keep(&mut self, kept: Places) {
        let mut rest = arrayvec::ArrayVec::new();
        let mut place = 0;
        for (nth, &card) in (0..).zip(&self.dealt) {
            match card {
                Dealt::Trait(card) if kept.has(nth) => {
                    if let Some(free) = self.traits.get_mut(place) {
                        *free = Some(card);
                        place += 1;
                    }
                }
                _ => rest.push(card),
            }
        }
        self.dealt = rest;
    }

    fn gain(&mut self, card: Option<Scene>) {
        if let Some(scene) = card {
            self.hand.add(scene);
        }
    }

    fn drop_destiny(&mut self, card: Option<Destiny>) {
        if let Some(card) = card {
            self.destinies = self.destinies.without(card);
            self.pile = self.pile.with(card);
        }
    }

    fn recover_destiny(&mut self, card: Option<Destiny>) {
        if let Some(card) = card {
            self.pile = self.pile.without(card);
            self.destinies = self.destinies.with(card);
        }
    }
}
