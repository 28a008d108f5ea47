//! The lists of legal moves.

use crate::content::{Aspect, Direction, Gender, Places, RevealOf};
use crate::judge::ORDERS;
use crate::table::{Asked, MOST_ENTERED, MOST_ENTRIES, ManualResult, Phase};
use crate::{Action, Seen, Shown};
use tabletop::{Menu, Seat};

impl Seen<'_> {
    /// Lists every legal move.
    pub(crate) fn legal(&self, menu: &mut impl Menu<Action>) {
        if !self.table.waiting.has(self.seat) {
            return;
        }
        let content = self.book.content();
        match self.table.asked {
            Asked::Nothing => {}
            Asked::Gender => menu.append(Gender::ALL.map(Action::Gender)),
            Asked::Traits => {
                for kept in (0..1u8 << self.own.dealt.len()).map(Places) {
                    if kept.count() == 3 {
                        menu.push(Action::Keep(kept));
                    }
                }
            }
            Asked::Occupation => self.places(menu, Action::Occupation),
            Asked::Feature => self.places(menu, Action::Feature),
            Asked::Take(..) => self.places(menu, Action::Take),
            Asked::Introduction => menu.push(Action::Introduce),
            Asked::Turn => {
                let exchange =
                    self.table.phase == Phase::Turn && !self.table.sources(content).is_empty();
                let mut stuck = true;
                for scene in self.own.hand.iter() {
                    if self.can_play(scene).is_ok() {
                        menu.push(Action::Play(scene));
                        stuck = false;
                    }
                    if exchange && content.scenes[scene.index()].kinds.is_minor() {
                        menu.push(Action::Exchange(scene));
                        stuck = false;
                    }
                }
                if stuck {
                    menu.push(Action::Skip);
                }
            }
            Asked::DrawFrom(decks) => decks.iter().for_each(|d| menu.push(Action::DrawFrom(d))),
            Asked::Choice(letters) | Asked::Rechoice(letters, _) => {
                letters.iter().for_each(|letter| menu.push(Action::Choose(letter)));
            }
            Asked::Reaction(moment) => {
                menu.push(Action::GoOn);
                for scene in self.own.hand.iter() {
                    if content.scenes[scene.index()].reaction.is_some()
                        && self.can_react(moment, scene).is_ok()
                    {
                        menu.push(Action::React(scene));
                    }
                }
            }
            Asked::Option(count) => (0..count).for_each(|n| menu.push(Action::Pick(n))),
            Asked::GiveUp(what, aspect) => {
                for place in 0..3 {
                    if self.can_give_up(what, aspect, place).is_ok() {
                        menu.push(Action::GiveUp(place));
                    }
                }
            }
            Asked::DropDestiny { which, optional, .. } => {
                which.of(self.own.free_destinies()).iter().for_each(|d| menu.push(Action::Drop(d)));
                if optional {
                    menu.push(Action::GoOn);
                }
            }
            Asked::Switch { how, which, optional } => {
                let (takes, gives) = self.switches(how, which);
                for take in takes.iter() {
                    gives.iter().for_each(|give| menu.push(Action::Switch(take, give)));
                }
                if optional || takes.is_empty() || gives.is_empty() {
                    menu.push(Action::GoOn);
                }
            }
            Asked::Recover { which, optional } => {
                let takes = which.of(self.own.pile);
                takes.iter().for_each(|take| menu.push(Action::Recover(take)));
                if optional || takes.is_empty() {
                    menu.push(Action::GoOn);
                }
            }
            Asked::DiscardScene { may_stop } => {
                self.own.hand.iter().for_each(|scene| menu.push(Action::Discard(scene)));
                if may_stop {
                    menu.push(Action::GoOn);
                }
            }
            Asked::Reveal(what) => self.reveals(what, menu),
            Asked::Trade => self.own.hand.iter().for_each(|scene| menu.push(Action::Offer(scene))),
            Asked::Secret(owner) => {
                (0..self.table.person(owner).secrets).for_each(|n| menu.push(Action::Secret(n)));
            }
            Asked::Guess => Aspect::all().for_each(|aspect| menu.push(Action::Guess(aspect))),
            Asked::SwapFeatures => {
                for place in 0..9 {
                    menu.push(Action::SwapFeatures(place / 3, place % 3));
                }
            }
            Asked::Enter => self.entries(menu),
            Asked::Confirm => menu.append([Action::Confirm, Action::Object]),
            Asked::FinalDestiny => {
                self.own.destinies.iter().for_each(|card| menu.push(Action::Select(card)));
            }
            Asked::Order => menu.append(ORDERS.map(Action::Order)),
        }
    }

    fn places(&self, menu: &mut impl Menu<Action>, action: impl Fn(u8) -> Action) {
        (0..self.own.dealt.len() as u8).for_each(|place| menu.push(action(place)));
    }

    fn reveals(&self, what: RevealOf, menu: &mut impl Menu<Action>) {
        let fresh = |card: Shown| !self.own.shown.contains(&card);
        match what {
            RevealOf::Trait => {
                for (place, card) in (0..).zip(self.own.traits) {
                    if card.is_some_and(|card| fresh(Shown::Trait(card))) {
                        menu.push(Action::ShowTrait(place));
                    }
                }
            }
            RevealOf::Destiny | RevealOf::NamedDestiny(_) => {
                let fresh = self.own.destinies.iter().filter(|&card| fresh(Shown::Destiny(card)));
                fresh.for_each(|card| menu.push(Action::ShowDestiny(card)));
            }
            RevealOf::Scenes => {
                let fresh = self.own.hand.iter().filter(|&card| fresh(Shown::Scene(card)));
                fresh.for_each(|card| menu.push(Action::ShowScene(card)));
            }
        }
    }

    fn entries(&self, menu: &mut impl Menu<Action>) {
        menu.push(Action::Done);
        if self.table.entries.len() >= MOST_ENTRIES {
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            for amount in (-MOST_ENTERED..=MOST_ENTERED).filter(|&amount| amount != 0) {
                menu.push(Action::Enter(ManualResult::Satisfaction(seat, amount)));
            }
            for aspect in Aspect::all() {
                for way in [Direction::Up, Direction::Down] {
                    menu.push(Action::Enter(ManualResult::Token(seat, aspect, way)));
                }
            }
        }
    }
}
