//! What happened, as one viewer perceived it: the sights that stand for themselves.

use super::teller::{Teller, holds};
use super::{CardNames, Titled};
use crate::Tongue;
use ::fog_of_love::content::Aspect;
use ::fog_of_love::{Bend, Fact, Fogged, Happened, Held, Shown, Sight, Switch, other};
use tabletop::Seat;

/// What a viewer perceived, in one or more sentences that name people and never say “you”. A card
/// that the viewer saw goes by its title; of any other it says only what kind of card it is.
///
/// Silent are the steps of the machinery: what the game goes on to, whom it asks, how a card
/// proceeds, what is shuffled, that a step is settled or a card shown is covered again. Silent is
/// what needs more than itself to be told, which is the affair of a [story](super::Story). And silent
/// is above all [`Happened::WentOn`]: nothing may show that somebody could have reacted.
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
            H::Dealt(..)
            | H::KeptTraits(..)
            | H::SelectedOccupation(..)
            | H::Returned(..)
            | H::Drew(..)
            | H::Discarded(..)
            | H::Played(..)
            | H::Offered(..)
            | H::Committed(..)
            | H::Chose(_)
            | H::Picked(..)
            | H::Rechose(..)
            | H::Credited(..)
            | H::Tokens(..)
            | H::Prompted(..)
            | H::TurnPassed(_)
            | H::ChapterBegan(_)
            | H::FinaleBegan
            | H::JudgedGoal(..)
            | H::Judged(_)
            | H::Bent(Bend::Choice(..) | Bend::Further(..)) => return None,

            H::Starter(seat) => t.ft_log_starter(&who(seat)),
            H::ChoseGender(seat, gender) => t.ft_log_gender(&who(seat), gender),
            H::TookOccupation(seat, card) => {
                t.ft_log_took_occupation(&who(seat), &title(Titled::Occupation(card)))
            }
            H::PlacedFeature(seat, card) => {
                t.ft_log_feature(&who(seat), &who(other(seat)), &title(Titled::Feature(card)))
            }
            H::Introduced(seat) => t.ft_log_introduced(&who(seat)),

            H::Exchanged(seat, scene) => {
                t.ft_log_exchanged(&who(seat), &title(Titled::Scene(scene)))
            }
            H::LaidSecret(seat, None) => t.ft_log_secret(&who(seat)),
            H::LaidSecret(seat, Some(card)) => {
                t.ft_log_secret_card(&who(seat), &title(Titled::Scene(card)))
            }
            H::Skipped(seat) => t.ft_log_skipped(&who(seat)),
            H::Reacted(seat, scene) => t.ft_log_reacted(&who(seat), &title(Titled::Scene(scene))),
            H::Found(seat, deck, None) => t.ft_log_found(&who(seat), deck),
            H::Found(seat, deck, Some(card)) => {
                t.ft_log_found_card(&who(seat), deck, &title(Titled::Scene(card)))
            }
            H::SearchedInVain(seat, deck) => t.ft_log_in_vain(&who(seat), deck),
            H::Handed(seat, None) => t.ft_log_handed(&who(seat), &who(other(seat))),
            H::Handed(seat, Some(card)) => {
                t.ft_log_handed_card(&who(seat), &who(other(seat)), &title(Titled::Scene(card)))
            }
            H::Inserted(scene, deck, place) => {
                t.ft_log_inserted(deck, place, &title(Titled::Scene(scene)))
            }
            H::FollowUp(scene) => t.ft_log_follow_up(&title(Titled::Scene(scene))),

            H::Left(seat) => t.fs_left(&who(seat)),
            H::Guessed(seat, Aspect { dimension, direction }, right) => {
                t.ft_log_guessed(&who(seat), dimension, direction, holds(right))
            }
            H::Entered(seat, entry) => {
                let (target, gain) = self.entry(entry);
                t.ft_log_entered(&who(seat), &who(target), &gain)
            }
            H::EntriesDone(seat) => t.ft_log_entries_done(&who(seat)),
            H::Confirmed(seat, yes) => t.ft_log_confirmed(&who(seat), holds(yes)),
            H::Bent(Bend::Skip) => t.ft_log_bent_skip(),
            H::Bent(Bend::Replace) => t.ft_log_bent_replace(),
            H::Bent(Bend::Void(seat)) => t.ft_log_bent_void(&who(seat)),
            H::Bent(Bend::Ignore(seat)) => t.ft_log_bent_ignore(&who(seat)),
            H::Bent(Bend::Repeat) => t.ft_log_bent_repeat(),
            H::Bent(Bend::Redirect) => t.ft_log_bent_redirect(),

            H::GaveUp(seat, card) => match held(card) {
                None => t.ft_log_gave_up(&who(seat), card.kind()),
                Some(one) => t.ft_log_gave_up_card(&who(seat), card.kind(), &title(one)),
            },
            H::Took(seat, by, card) => self.took(seat, by, card),
            H::Showed(seat, card) => self.showed(seat, card),
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
                t.ft_log_dropped_card(&who(seat), &title(Titled::Destiny(card)))
            }
            H::RecoveredDestiny(seat, None) => t.ft_log_recovered(&who(seat)),
            H::RecoveredDestiny(seat, Some(card)) => {
                t.ft_log_recovered_card(&who(seat), &title(Titled::Destiny(card)))
            }
            H::SwitchedDestiny(seat, switch) => self.switched(seat, switch),
            H::RevealedSecret(seat, _, scene) => {
                t.ft_log_secret_revealed(&who(seat), &title(Titled::Scene(scene)))
            }
            H::DiscardedSecret(seat, None) => t.ft_log_secret_discarded(&who(seat)),
            H::DiscardedSecret(seat, Some(card)) => {
                t.ft_log_secret_discarded_card(&who(seat), &title(Titled::Scene(card)))
            }
            H::Flagged(flag, true) => t.ft_log_flag_up(&title(Titled::Flag(flag))),
            H::Flagged(flag, false) => t.ft_log_flag_down(&title(Titled::Flag(flag))),

            H::ChapterEnded => t.ft_log_chapter_over(),
            H::SelectedDestiny(seat, None) => t.ft_log_selected(&who(seat)),
            H::SelectedDestiny(seat, Some(card)) => {
                t.ft_log_selected_card(&who(seat), &title(Titled::Destiny(card)))
            }
            H::ShowedDestiny(seat, card) => {
                t.ft_log_showed_final(&who(seat), &title(Titled::Destiny(card)))
            }
            H::Overrode(seat, card) => t.ft_log_overrode(&who(seat), &title(Titled::Destiny(card))),
            H::ShowedTraits(seat, cards) => {
                t.ft_log_showed_traits(&who(seat), &self.traits(cards.into_iter()))
            }
            H::Ordered(seat, _) => t.ft_log_ordered(&who(seat)),
        })
    }

    fn took(self, seat: Seat, by: Seat, card: Held<Fogged>) -> String {
        let (t, player, what) = (self.tongue, self.who(by), card.kind());
        let title = held(card).map(|card| self.title(card));
        match (title, seat == by) {
            (None, true) => t.ft_log_took(&player, what),
            (Some(title), true) => t.ft_log_took_card(&player, what, &title),
            (None, false) => t.ft_log_took_for(&player, &self.who(seat), what),
            (Some(title), false) => t.ft_log_took_for_card(&player, &self.who(seat), what, &title),
        }
    }

    fn showed(self, seat: Seat, card: Shown<Fogged>) -> String {
        let (t, player, target) = (self.tongue, self.who(seat), self.who(other(seat)));
        let title = |of: Titled| self.title(of);
        match card {
            Shown::Trait(None) => t.ft_log_showed_trait(&player, &target),
            Shown::Trait(Some(card)) => {
                t.ft_log_showed_trait_card(&player, &target, &title(Titled::Trait(card)))
            }
            Shown::Destiny(None) => t.ft_log_showed_destiny(&player, &target),
            Shown::Destiny(Some(card)) => {
                t.ft_log_showed_destiny_card(&player, &target, &title(Titled::Destiny(card)))
            }
            Shown::Scene(None) => t.ft_log_showed_scene(&player, &target),
            Shown::Scene(Some(card)) => {
                t.ft_log_showed_scene_card(&player, &target, &title(Titled::Scene(card)))
            }
        }
    }

    /// Whether anything was switched is its owner's secret (FL-281).
    fn switched(self, seat: Seat, switch: Option<Switch>) -> String {
        let (t, player) = (self.tongue, self.who(seat));
        match switch {
            None => t.ft_log_switched(&player),
            Some(Switch::Nothing) => t.ft_log_switched_none(&player),
            Some(Switch::Cards { took, gave }) => {
                let [took, gave] = [took, gave].map(|card| self.title(Titled::Destiny(card)));
                t.ft_log_switched_cards(&player, &took, &gave)
            }
        }
    }
}

/// The card of a character, if the viewer saw it.
fn held(card: Held<Fogged>) -> Option<Titled> {
    match card {
        Held::Trait(card) => card.map(Titled::Trait),
        Held::Occupation(card) => Some(Titled::Occupation(card)),
        Held::Feature(card) => Some(Titled::Feature(card)),
    }
}
