//! The log: what happened, as one viewer perceived it.

use super::teller::{Teller, holds};
use super::who::option_letter;
use super::{CardNames, Titled};
use crate::Tongue;
use ::fog_of_love::content::{Aspect, ChangeOf, RevealOf, Trait};
use ::fog_of_love::{Bend, Fact, Happened, NOTHING, Sight, Source, Why, other};
use tabletop::Seat;

/// What a viewer perceived, in one or more sentences that name people and never say “you”. A card
/// that the viewer saw goes by its title; of any other it says only what kind of card it is.
///
/// Silent are the steps of the machinery: what the game goes on to, whom it asks, how a card
/// proceeds, what is shuffled, that a step is settled or a card shown is covered again. Silent is
/// above all [`Happened::WentOn`]: nothing may show that somebody could have reacted.
pub fn log(
    tongue: &Tongue,
    names: &dyn CardNames,
    sight: &Sight,
    players: &[String],
) -> Option<String> {
    Teller::new(tongue, names, players).tell(sight)
}

impl Teller<'_> {
    fn tell(self, sight: &Sight) -> Option<String> {
        use Happened as H;
        let t = self.tongue;
        let who = |seat: Seat| self.who(seat);
        let title = |of: Titled| self.title(of);
        Some(match *sight {
            H::Shuffled(..)
            | H::Chanced(_)
            | H::Went(_)
            | H::Asked(..)
            | H::WentOn(_)
            | H::Began(_)
            | H::Paused(_)
            | H::Ended
            | H::Settled
            | H::Covered(_) => return None,

            H::Starter(seat) => t.ft_log_starter(&who(seat)),
            H::ChoseGender(seat, gender) => t.ft_log_gender(&who(seat), gender),
            H::Dealt(seat, what, None) => t.ft_log_dealt(&who(seat), what),
            H::Dealt(seat, what, Some(card)) => {
                t.ft_log_dealt_card(&who(seat), what, &self.character(what, card))
            }
            H::KeptTraits(seat, _) => t.ft_log_kept(&who(seat)),
            H::SelectedOccupation(seat, None) => t.ft_log_occupation(&who(seat)),
            H::SelectedOccupation(seat, Some(card)) => {
                t.ft_log_occupation_card(&who(seat), &self.character(ChangeOf::Occupation, card))
            }
            H::TookOccupation(seat, card) => {
                t.ft_log_took_occupation(&who(seat), &title(Titled::Occupation(card)))
            }
            H::PlacedFeature(seat, card) => {
                t.ft_log_feature(&who(seat), &who(other(seat)), &title(Titled::Feature(card)))
            }
            H::Returned(seat, what) => t.ft_log_returned(&who(seat), what),
            H::Introduced(seat) => t.ft_log_introduced(&who(seat)),

            H::Drew(seat, deck, None) => t.ft_log_drew(&who(seat), deck),
            H::Drew(seat, deck, Some(card)) => {
                t.ft_log_drew_card(&who(seat), deck, &self.scene(card))
            }
            H::Exchanged(seat, scene) => {
                t.ft_log_exchanged(&who(seat), &title(Titled::Scene(scene)))
            }
            H::Played(seat, scene) => t.ft_log_played(&who(seat), &title(Titled::Scene(scene))),
            H::LaidSecret(seat, None) => t.ft_log_secret(&who(seat)),
            H::LaidSecret(seat, Some(card)) => t.ft_log_secret_card(&who(seat), &self.scene(card)),
            H::Skipped(seat) => t.ft_log_skipped(&who(seat)),
            H::Reacted(seat, scene) => t.ft_log_reacted(&who(seat), &title(Titled::Scene(scene))),
            H::Discarded(seat, None) => t.ft_log_discarded(&who(seat)),
            H::Discarded(seat, Some(card)) => {
                t.ft_log_discarded_card(&who(seat), &self.scene(card))
            }
            H::Found(seat, deck, None) => t.ft_log_found(&who(seat), deck),
            H::Found(seat, deck, Some(card)) => {
                t.ft_log_found_card(&who(seat), deck, &self.scene(card))
            }
            H::SearchedInVain(seat, deck) => t.ft_log_in_vain(&who(seat), deck),
            H::Offered(seat, None) => t.ft_log_offered(&who(seat)),
            H::Offered(seat, Some(card)) => t.ft_log_offered_card(&who(seat), &self.scene(card)),
            H::Handed(seat, None) => t.ft_log_handed(&who(seat), &who(other(seat))),
            H::Handed(seat, Some(card)) => {
                t.ft_log_handed_card(&who(seat), &who(other(seat)), &self.scene(card))
            }
            H::Inserted(scene, deck, place) => {
                t.ft_log_inserted(deck, place, &title(Titled::Scene(scene)))
            }
            H::FollowUp(scene) => t.ft_log_follow_up(&title(Titled::Scene(scene))),

            H::Committed(seat, None) => t.ft_log_committed(&who(seat)),
            H::Committed(seat, Some(letter)) => {
                t.ft_log_committed_option(&who(seat), &option_letter(letter))
            }
            H::Chose(letters) => self.chose(letters),
            H::Picked(seat, _) => t.ft_log_picked(&who(seat)),
            H::Guessed(seat, Aspect { dimension, direction }, right) => {
                t.ft_log_guessed(&who(seat), dimension, direction, holds(right))
            }
            H::Prompted(seat, why) => {
                t.ft_log_prompted(&who(seat), &self.source(why.source).unwrap_or_default())
            }
            H::Entered(seat, entry) => {
                let (target, gain) = self.entry(entry);
                t.ft_log_entered(&who(seat), &who(target), &gain)
            }
            H::EntriesDone(seat) => t.ft_log_entries_done(&who(seat)),
            H::Confirmed(seat, yes) => t.ft_log_confirmed(&who(seat), holds(yes)),
            H::Bent(bend) => self.bent(bend),

            H::Credited(seat, amount, why) => {
                self.gain(seat, &self.satisfaction(amount.into()), why, Teller::goal)
            }
            H::Tokens(seat, aspect, change, why) => {
                self.gain(seat, &self.tokens(aspect, change.into()), why, |_, _| None)
            }

            H::GaveUp(seat, what, None) => t.ft_log_gave_up(&who(seat), what),
            H::GaveUp(seat, what, Some(card)) => {
                t.ft_log_gave_up_card(&who(seat), what, &self.character(what, card))
            }
            H::Took(seat, by, what, card) => self.took(seat, by, what, card),
            H::Showed(seat, what, card) => self.showed(seat, what, card),
            H::Admitted(seat, Fact::Trait(card), yes) => {
                t.ft_log_admitted_trait(&who(seat), holds(yes), &title(Titled::Trait(card)))
            }
            H::Admitted(seat, Fact::Destiny(card), yes) => {
                t.ft_log_admitted_destiny(&who(seat), holds(yes), &title(Titled::Destiny(card)))
            }
            H::SwappedOccupations => t.ft_log_swapped_occupations(&self.both()),
            H::SwappedFeatures(..) => t.ft_log_swapped_features(&self.both()),
            H::SwappedSatisfaction => t.ft_log_swapped_satisfaction(&self.both()),
            H::SwappedTokens(Aspect { dimension, direction }) => {
                t.ft_log_swapped_tokens(&self.both(), dimension, direction)
            }

            H::DiscardedDestiny(seat, None) => t.ft_log_dropped(&who(seat)),
            H::DiscardedDestiny(seat, Some(card)) => {
                t.ft_log_dropped_card(&who(seat), &self.destiny(card))
            }
            H::RecoveredDestiny(seat, None) => t.ft_log_recovered(&who(seat)),
            H::RecoveredDestiny(seat, Some(card)) => {
                t.ft_log_recovered_card(&who(seat), &self.destiny(card))
            }
            H::SwitchedDestiny(seat, take, give) => self.switched(seat, take, give),
            H::RevealedSecret(seat, _, scene) => {
                t.ft_log_secret_revealed(&who(seat), &title(Titled::Scene(scene)))
            }
            H::DiscardedSecret(seat, None) => t.ft_log_secret_discarded(&who(seat)),
            H::DiscardedSecret(seat, Some(card)) => {
                t.ft_log_secret_discarded_card(&who(seat), &self.scene(card))
            }
            H::Flagged(flag, true) => t.ft_log_flag_up(&title(Titled::Flag(flag))),
            H::Flagged(flag, false) => t.ft_log_flag_down(&title(Titled::Flag(flag))),

            H::TurnPassed(seat) => t.ft_log_turn(&who(seat)),
            H::ChapterBegan(number) => t.ft_log_chapter(number.into()),
            H::ChapterEnded => t.ft_log_chapter_over(),
            H::FinaleBegan => t.ft_log_finale(),
            H::SelectedDestiny(seat, None) => t.ft_log_selected(&who(seat)),
            H::SelectedDestiny(seat, Some(card)) => {
                t.ft_log_selected_card(&who(seat), &self.destiny(card))
            }
            H::ShowedDestiny(seat, card) => {
                t.ft_log_showed_final(&who(seat), &title(Titled::Destiny(card)))
            }
            H::Overrode(seat, card) => t.ft_log_overrode(&who(seat), &title(Titled::Destiny(card))),
            H::ShowedTraits(seat, cards) => {
                t.ft_log_showed_traits(&who(seat), &self.traits(cards.into_iter()))
            }
            H::Ordered(seat, _) => t.ft_log_ordered(&who(seat)),
            H::JudgedGoal(seat, card, met) => {
                t.ft_log_goal(&who(seat), holds(met), &title(Titled::Trait(card)))
            }
            H::Judged(fulfilled) => self.judged(fulfilled),
        })
    }

    /// Choices revealed: one, two that differ, or a match.
    fn chose(self, letters: [u8; 2]) -> String {
        let one = |seat: Seat, letter: u8| {
            self.tongue.ft_log_chose(&self.who(seat), &option_letter(letter))
        };
        match letters {
            [a, b] if a == b && a != NOTHING => {
                self.tongue.ft_log_matched(&self.both(), &option_letter(a))
            }
            [a, b] => {
                let made = [(Seat(0), a), (Seat(1), b)].into_iter();
                let made = made.filter(|&(_, letter)| letter != NOTHING);
                self.tongue.text(made.map(|(seat, letter)| one(seat, letter)))
            }
        }
    }

    fn bent(self, bend: Bend) -> String {
        let t = self.tongue;
        match bend {
            Bend::Skip => t.ft_log_bent_skip(),
            Bend::Replace => t.ft_log_bent_replace(),
            Bend::Choice(seat, letter) => {
                t.ft_log_bent_choice(&self.who(seat), &option_letter(letter))
            }
            Bend::Further(seat, letter) => {
                t.ft_log_bent_further(&self.who(seat), &option_letter(letter))
            }
            Bend::Void(seat) => t.ft_log_bent_void(&self.who(seat)),
            Bend::Ignore(seat) => t.ft_log_bent_ignore(&self.who(seat)),
            Bend::Repeat => t.ft_log_bent_repeat(),
            Bend::Redirect => t.ft_log_bent_redirect(),
        }
    }

    /// The trait whose goal brings satisfaction, where it comes from no card in course.
    fn goal(self, why: Why) -> Option<String> {
        let card = u8::try_from(why.clause).ok()?;
        Some(self.tongue.ft_source_card(&self.title(Titled::Trait(Trait(card)))))
    }

    /// Something gained or lost, and the card it comes from, if it is one.
    fn gain(
        self,
        seat: Seat,
        gain: &str,
        why: Why,
        goal: impl FnOnce(Self, Why) -> Option<String>,
    ) -> String {
        let source = match why.source {
            Source::Character => goal(self, why),
            source => self.source(source),
        };
        match source {
            Some(source) => self.tongue.ft_log_gain(&self.who(seat), gain, &source),
            None => self.tongue.ft_log_gain_plain(&self.who(seat), gain),
        }
    }

    fn took(self, seat: Seat, by: Seat, what: ChangeOf, card: Option<u8>) -> String {
        let (t, player) = (self.tongue, self.who(by));
        let title = card.map(|card| self.character(what, card));
        match (title, seat == by) {
            (None, true) => t.ft_log_took(&player, what),
            (Some(title), true) => t.ft_log_took_card(&player, what, &title),
            (None, false) => t.ft_log_took_for(&player, &self.who(seat), what),
            (Some(title), false) => t.ft_log_took_for_card(&player, &self.who(seat), what, &title),
        }
    }

    fn showed(self, seat: Seat, what: RevealOf, card: Option<u8>) -> String {
        let (t, player, target) = (self.tongue, self.who(seat), self.who(other(seat)));
        match (what, card) {
            (RevealOf::Trait, None) => t.ft_log_showed_trait(&player, &target),
            (RevealOf::Trait, Some(card)) => {
                let title = self.character(ChangeOf::Trait, card);
                t.ft_log_showed_trait_card(&player, &target, &title)
            }
            (RevealOf::Destiny | RevealOf::NamedDestiny(_), None) => {
                t.ft_log_showed_destiny(&player, &target)
            }
            (RevealOf::Destiny | RevealOf::NamedDestiny(_), Some(card)) => {
                t.ft_log_showed_destiny_card(&player, &target, &self.destiny(card))
            }
            (RevealOf::Scenes, None) => t.ft_log_showed_scene(&player, &target),
            (RevealOf::Scenes, Some(card)) => {
                t.ft_log_showed_scene_card(&player, &target, &self.scene(card))
            }
        }
    }

    /// Whether anything was switched is its owner's secret (FL-281).
    fn switched(self, seat: Seat, take: Option<u8>, give: Option<u8>) -> String {
        let (t, player) = (self.tongue, self.who(seat));
        match (take, give) {
            (Some(NOTHING), _) | (_, Some(NOTHING)) => t.ft_log_switched_none(&player),
            (Some(take), Some(give)) => {
                t.ft_log_switched_cards(&player, &self.destiny(take), &self.destiny(give))
            }
            (None, _) | (_, None) => t.ft_log_switched(&player),
        }
    }

    fn judged(self, fulfilled: [bool; 2]) -> String {
        let (t, [pink, blue]) = (self.tongue, [Seat(0), Seat(1)].map(|seat| self.who(seat)));
        match fulfilled {
            [true, true] => t.ft_log_judged_both(&self.both()),
            [true, false] => t.ft_log_judged_one(&pink, &blue),
            [false, true] => t.ft_log_judged_one(&blue, &pink),
            [false, false] => t.ft_log_judged_none(&pink, &blue),
        }
    }
}
