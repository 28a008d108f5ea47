//! Whether one move is legal, and if not, why.

use crate::action::need;
use crate::content::{RevealOf, Scene};
use crate::judge::ORDERS;
use crate::table::{Asked, MOST_ENTERED, MOST_ENTRIES, ManualResult};
use crate::{Action, Illegal, Seen, Shown};

impl Seen<'_> {
    /// Whether a move is legal, and if not, why.
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        need(self.table.waiting.has(self.seat), Illegal::NotAsked)?;
        let in_hand = |scene: Scene| need(self.own.hand.has(scene), Illegal::NotInHand);
        let dealt =
            |place: u8| need(usize::from(place) < self.own.dealt.len(), Illegal::NoSuchPlace);
        match (self.table.asked, action) {
            (Asked::Gender, Action::Gender(_))
            | (Asked::Introduction, Action::Introduce)
            | (Asked::Guess, Action::Guess(_))
            | (Asked::Confirm, Action::Confirm | Action::Object)
            | (Asked::Enter, Action::Done)
            | (Asked::Reaction(_), Action::GoOn) => Ok(()),
            (Asked::Traits, Action::Keep(kept)) => {
                kept.iter().try_for_each(dealt)?;
                need(kept.count() == 3, Illegal::KeepThree)
            }
            (Asked::Occupation, Action::Occupation(place))
            | (Asked::Feature, Action::Feature(place))
            | (Asked::Take(..), Action::Take(place)) => dealt(place),
            (Asked::Turn, Action::Play(scene)) => {
                in_hand(scene)?;
                self.can_play(scene)
            }
            (Asked::Turn, Action::Exchange(scene)) => {
                in_hand(scene)?;
                self.can_exchange(scene)
            }
            (Asked::Turn, Action::Skip) => need(self.is_stuck(), Illegal::MustPlay),
            (Asked::DrawFrom(decks), Action::DrawFrom(deck)) => {
                need(decks.has(deck), Illegal::NotASource)
            }
            (Asked::Choice(letters) | Asked::Rechoice(letters, _), Action::Choose(letter)) => {
                need(letters.has(letter), Illegal::NoSuchOption)
            }
            (Asked::Reaction(moment), Action::React(scene)) => {
                in_hand(scene)?;
                self.can_react(moment, scene)
            }
            (Asked::Option(count), Action::Pick(n)) => need(n < count, Illegal::NoSuchOption),
            (Asked::GiveUp(what, aspect), Action::GiveUp(place)) => {
                self.can_give_up(what, aspect, place)
            }
            (Asked::DropDestiny { which, .. }, Action::Drop(card)) => {
                need(which.of(self.own.free_destinies()).has(card), Illegal::NotThatDestiny)
            }
            (Asked::DropDestiny { optional, .. }, Action::GoOn) => {
                need(optional, Illegal::MayNotLeave)
            }
            (Asked::Switch { how, which, .. }, Action::Switch(take, give)) => {
                let (takes, gives) = self.switches(how, which);
                need(takes.has(take) && gives.has(give), Illegal::NotThatDestiny)
            }
            (Asked::Switch { how, which, optional }, Action::GoOn) => {
                let (takes, gives) = self.switches(how, which);
                need(optional || takes.is_empty() || gives.is_empty(), Illegal::MayNotLeave)
            }
            (Asked::Recover { which, .. }, Action::Recover(card)) => {
                need(which.of(self.own.pile).has(card), Illegal::NotThatDestiny)
            }
            (Asked::Recover { which, optional }, Action::GoOn) => {
                need(optional || which.of(self.own.pile).is_empty(), Illegal::MayNotLeave)
            }
            (Asked::DiscardScene { .. }, Action::Discard(scene))
            | (Asked::Trade, Action::Offer(scene)) => in_hand(scene),
            (Asked::DiscardScene { may_stop }, Action::GoOn) => {
                need(may_stop, Illegal::MayNotLeave)
            }
            (Asked::Reveal(RevealOf::Trait), Action::ShowTrait(place)) => {
                let card = self.own.traits.get(usize::from(place)).copied().flatten();
                let card = card.ok_or(Illegal::NoSuchPlace)?;
                need(!self.own.shown.contains(&Shown::Trait(card)), Illegal::ShownAlready)
            }
            (
                Asked::Reveal(RevealOf::Destiny | RevealOf::NamedDestiny(_)),
                Action::ShowDestiny(card),
            ) => {
                need(self.own.destinies.has(card), Illegal::NotThatDestiny)?;
                need(!self.own.shown.contains(&Shown::Destiny(card)), Illegal::ShownAlready)
            }
            (Asked::Reveal(RevealOf::Scenes), Action::ShowScene(scene)) => {
                in_hand(scene)?;
                need(!self.own.shown.contains(&Shown::Scene(scene)), Illegal::ShownAlready)
            }
            (Asked::Secret(owner), Action::Secret(n)) => {
                need(n < self.table.person(owner).secrets, Illegal::NoSuchSecret)
            }
            (Asked::SwapFeatures, Action::SwapFeatures(own, theirs)) => {
                need(own < 3 && theirs < 3, Illegal::NoSuchPlace)
            }
            (Asked::Enter, Action::Enter(entry)) => {
                let within = match entry {
                    ManualResult::Satisfaction(seat, amount) => {
                        seat.0 < 2 && amount != 0 && amount.unsigned_abs() <= MOST_ENTERED as u8
                    }
                    ManualResult::Token(seat, ..) => seat.0 < 2,
                };
                need(within && self.table.entries.len() < MOST_ENTRIES, Illegal::NotEnterable)
            }
            (Asked::FinalDestiny, Action::Select(card)) => {
                need(self.own.destinies.has(card), Illegal::NotThatDestiny)
            }
            (Asked::Order, Action::Order(order)) => {
                need(ORDERS.contains(&order), Illegal::NotAnOrder)
            }
            _ => Err(Illegal::AskedElse),
        }
    }
}
