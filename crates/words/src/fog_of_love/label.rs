//! What can be done, in short.

use super::line::capital;
use super::teller::Teller;
use super::who::option_letter;
use super::{CardNames, Titled, aspect};
use crate::Tongue;
use ::fog_of_love::content::{ChangeOf, Feature, Places, Trait};
use ::fog_of_love::{Action, Asked, Dealt, Seen, other};
use tabletop::Seat;

/// A short label for a decision of a seat: “Play ‘Burnt Toast’”. Decisions name cards by their
/// place; what the seat sees tells which card is meant.
pub fn label(
    tongue: &Tongue,
    names: &dyn CardNames,
    action: Action,
    seen: Seen<'_>,
    players: &[String],
) -> String {
    Choosing { teller: Teller::new(tongue, names, players), seen }.label(action)
}

/// A seat that considers its moves.
struct Choosing<'a> {
    teller: Teller<'a>,
    seen: Seen<'a>,
}

impl Choosing<'_> {
    fn label(&self, action: Action) -> String {
        let (t, teller) = (self.teller.tongue, self.teller);
        let title = |of: Titled| teller.title(of);
        match action {
            Action::Gender(gender) => t.ft_do_gender(gender),
            Action::Keep(kept) => t.ft_do_keep(&teller.traits(self.kept(kept))),
            Action::Occupation(place) | Action::Feature(place) => self.dealt(place),
            Action::Introduce => t.ft_do_introduce(),
            Action::Exchange(scene) => t.ft_do_exchange(&title(Titled::Scene(scene))),
            Action::Play(scene) => t.ft_do_play(&title(Titled::Scene(scene))),
            Action::Skip => t.ft_do_skip(),
            Action::DrawFrom(deck) => capital(&t.ft_do_draw(deck)),
            Action::Choose(letter) => t.ft_do_choose(&option_letter(letter)),
            Action::GoOn => self.go_on(),
            Action::React(scene) => t.ft_do_react(&title(Titled::Scene(scene))),
            Action::Pick(number) => teller
                .part_asked(self.seen, number)
                .unwrap_or_else(|| t.ft_do_pick(i64::from(number) + 1)),
            Action::GiveUp(place) => t.ft_do_give_up(&self.given_up(place)),
            Action::Take(place) => t.ft_do_take(&self.dealt(place)),
            Action::Drop(card) => t.ft_do_discard(&title(Titled::Destiny(card))),
            Action::Switch(take, give) => {
                t.ft_do_switch(&title(Titled::Destiny(take)), &title(Titled::Destiny(give)))
            }
            Action::Recover(card) => t.ft_do_recover(&title(Titled::Destiny(card))),
            Action::Discard(scene) => t.ft_do_discard(&title(Titled::Scene(scene))),
            Action::ShowTrait(place) => t.ft_do_show(&self.own_trait(place)),
            Action::ShowDestiny(card) => t.ft_do_show(&title(Titled::Destiny(card))),
            Action::ShowScene(scene) => t.ft_do_show(&title(Titled::Scene(scene))),
            Action::Offer(scene) => t.ft_do_offer(&title(Titled::Scene(scene))),
            Action::Secret(number) => t.ft_do_secret(i64::from(number) + 1),
            Action::Guess(guess) => capital(&aspect(t, guess)),
            Action::SwapFeatures(own, theirs) => t.ft_do_swap(
                &self.feature(other(self.seen.seat), theirs),
                &self.feature(self.seen.seat, own),
            ),
            Action::Enter(entry) => {
                let (seat, gain) = teller.entry(entry);
                t.ft_do_enter(&teller.who(seat), &gain)
            }
            Action::Done => t.ft_do_done(),
            Action::Confirm => t.ft_do_confirm(),
            Action::Object => t.ft_do_object(),
            Action::Select(card) => title(Titled::Destiny(card)),
            Action::Order([first, next, last]) => {
                let [first, next, last] = [first, next, last].map(|place| self.own_trait(place));
                t.ft_do_order(&first, &next, &last)
            }
        }
    }

    /// Leaving something, in words that fit what is asked.
    fn go_on(&self) -> String {
        let t = self.teller.tongue;
        match self.seen.table.asked {
            Asked::DiscardScene { .. } => t.ft_do_enough(),
            Asked::DropDestiny { .. } | Asked::Switch { .. } | Asked::Recover { .. } => {
                t.ft_do_leave()
            }
            _ => t.ft_do_go_on(),
        }
    }

    /// The traits at these places of those dealt.
    fn kept(&self, kept: Places) -> impl Iterator<Item = Trait> {
        kept.iter().filter_map(|place| match self.seen.own.dealt.get(usize::from(place)) {
            Some(&Dealt::Trait(card)) => Some(card),
            _ => None,
        })
    }

    /// The card at a place of those dealt.
    fn dealt(&self, place: u8) -> String {
        let Some(&card) = self.seen.own.dealt.get(usize::from(place)) else {
            return self.nameless(place);
        };
        self.teller.title(match card {
            Dealt::Trait(card) => Titled::Trait(card),
            Dealt::Occupation(card) => Titled::Occupation(card),
            Dealt::Feature(card) => Titled::Feature(card),
        })
    }

    fn own_trait(&self, place: u8) -> String {
        match self.seen.own.traits.get(usize::from(place)) {
            Some(&Some(card)) => self.teller.title(Titled::Trait(card)),
            Some(None) | None => self.nameless(place),
        }
    }

    fn feature(&self, seat: Seat, place: u8) -> String {
        let card: Option<Feature> =
            self.seen.table.person(seat).features.get(usize::from(place)).copied().flatten();
        card.map_or_else(|| self.nameless(place), |card| self.teller.title(Titled::Feature(card)))
    }

    fn given_up(&self, place: u8) -> String {
        match self.seen.table.asked {
            Asked::GiveUp(ChangeOf::Feature, _) => self.feature(self.seen.seat, place),
            Asked::GiveUp(ChangeOf::Occupation, _) => {
                match self.seen.table.person(self.seen.seat).occupation {
                    Some(card) => self.teller.title(Titled::Occupation(card)),
                    None => self.nameless(place),
                }
            }
            _ => self.own_trait(place),
        }
    }

    /// A place where no card is goes by its number.
    fn nameless(&self, place: u8) -> String {
        self.teller.tongue.ft_untitled(i64::from(place) + 1)
    }
}
