//! Every kind of effect in words.

use super::effect::Piece;
use super::value::Gain;
use super::{Prompt, Titled, Voice};
use ::fog_of_love::content::{
    Amount, Aspect, Change, Destinies, DestinyMove, Effect, HowMany, Icon, Kept, Pick, RevealOf,
    SwapOf, Tag, Which, Who,
};

/// Whether something must be done or may be left: `$duty`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// It may be left.
    May,
    /// It must be done.
    Must,
}

impl Duty {
    /// Both.
    pub const ALL: [Duty; 2] = [Duty::May, Duty::Must];

    /// The name that messages select on.
    pub fn name(self) -> &'static str {
        match self {
            Duty::May => "may",
            Duty::Must => "must",
        }
    }

    fn of(optional: bool) -> Duty {
        if optional { Duty::May } else { Duty::Must }
    }
}

impl Voice<'_> {
    /// An effect in words, or the parts of one that holds others.
    pub(super) fn piece<'e>(&self, effect: &'e Effect) -> Piece<'e> {
        let t = self.tongue;
        Piece::Clause(match effect {
            Effect::Satisfaction(who, amount) => {
                return self.gain_piece(*who, Gain::Satisfaction, *amount, 1);
            }
            Effect::Tokens(who, aspect, amount) => {
                return self.gain_piece(*who, Gain::Tokens(*aspect), *amount, 1);
            }
            Effect::Remove(who, aspect, Some(amount)) => {
                return self.gain_piece(*who, Gain::Tokens(*aspect), *amount, -1);
            }
            Effect::Remove(who, Aspect { dimension, direction }, None) => {
                let who = self.someone(*who);
                t.fl_lose_all(who.person, &who.letters, *dimension, *direction)
            }
            Effect::If { when, then, otherwise } => return Piece::If { when, then, otherwise },
            Effect::Choose { who, options } => return Piece::Choose { who: *who, options },
            Effect::Tell(who, name) => return Piece::Alone(self.tell(*who, name)),
            Effect::Manual(name) => return Piece::Alone(self.prompt(Prompt::Manual(name))),
            Effect::Change(change) => self.change(*change),
            Effect::Reveal { who, what, pick, count } => self.reveal(*who, *what, *pick, *count),
            Effect::DiscardScenes { who, count, pick } => self.discard(*who, *count, *pick),
            Effect::Draw { who, deck, count } => {
                let who = self.someone(*who);
                t.fl_draw(who.person, &who.letters, *deck, (*count).into())
            }
            Effect::Search { who, deck, icon } => {
                let who = self.someone(*who);
                match icon {
                    Icon::Kind(kind) => t.fl_search(who.person, &who.letters, *deck, *kind),
                    Icon::FollowUp => t.fl_search_follow_up(who.person, &who.letters, *deck),
                }
            }
            Effect::Swap(what) => self.swap(*what),
            Effect::Trade { count } => t.fl_trade((*count).into()),
            Effect::Destiny { who, how, which, optional } => {
                self.move_destiny(*who, *how, *which, Duty::of(*optional))
            }
            Effect::RevealSecret { who, count, tag } => self.reveal_secret(*who, *count, *tag),
            Effect::DiscardSecret { who, count } => {
                let who = self.someone(*who);
                t.fl_secret_discard(who.person, &who.letters, (*count).into())
            }
            Effect::Insert { event, deck, place, optional } => {
                let title = self.title(Titled::Scene(*event));
                match Duty::of(*optional) {
                    Duty::Must => t.fl_insert(*deck, *place, &title),
                    Duty::May => {
                        let who = self.someone(self.decider());
                        t.fl_insert_may(who.person, &who.letters, *deck, *place, &title)
                    }
                }
            }
            Effect::Raise(flag) => t.fl_raise(&self.title(Titled::Flag(*flag))),
            Effect::Lower(flag) => t.fl_lower(&self.title(Titled::Flag(*flag))),
            Effect::GuessTrait(who) => {
                let who = self.someone(*who);
                t.fl_guess(who.person, &who.letters)
            }
            Effect::Hint(who) => {
                let who = self.someone(*who);
                t.fl_hint(who.person, &who.letters)
            }
            Effect::Skip => t.fl_skip(),
            Effect::Replace => t.fl_replace(),
            Effect::Rechoose { who, how } => {
                let who = self.someone(*who);
                t.fl_rechoose(who.person, &who.letters, *how)
            }
            Effect::Void(who) => {
                let who = self.someone(*who);
                t.fl_void(who.person, &who.letters)
            }
            Effect::Ignore(who) => {
                let who = self.someone(*who);
                t.fl_ignore(who.person, &who.letters)
            }
            Effect::Repeat => t.fl_repeat(),
            Effect::Redirect => t.fl_redirect(),
            Effect::Override(who, destiny) => {
                let (who, title) = (self.someone(*who), self.title(Titled::Destiny(*destiny)));
                t.fl_override(who.person, &who.letters, &title)
            }
        })
    }

    fn gain_piece<'e>(&self, who: Who, what: Gain, amount: Amount, sign: i64) -> Piece<'e> {
        let gain = self.gain(what, amount, sign);
        match amount.share {
            None => Piece::Gets { who, gain },
            Some(_) => Piece::GetsCounted { who, gain },
        }
    }

    fn change(&self, Change { who, what, pick, selects }: Change) -> String {
        let who = self.someone(who);
        match selects {
            Kept::Self_ => self.tongue.fl_change(who.person, &who.letters, what, pick),
            Kept::Other => self.tongue.fl_change_by_other(who.person, &who.letters, what, pick),
        }
    }

    fn reveal(&self, who: Who, what: RevealOf, pick: Pick, count: u8) -> String {
        let (t, who, count) = (self.tongue, self.someone(who), i64::from(count));
        match what {
            RevealOf::Trait => t.fl_reveal_trait(who.person, &who.letters, pick, count),
            RevealOf::Destiny => t.fl_reveal_destiny(who.person, &who.letters, pick, count),
            RevealOf::Scenes => t.fl_reveal_scenes(who.person, &who.letters, pick, count),
            RevealOf::NamedDestiny(destiny) => {
                t.fl_reveal_named(who.person, &who.letters, &self.title(Titled::Destiny(destiny)))
            }
        }
    }

    fn discard(&self, who: Who, count: HowMany, pick: Pick) -> String {
        let (t, who) = (self.tongue, self.someone(who));
        match (count, pick) {
            (HowMany::All, Pick::Chosen | Pick::Random | Pick::Guessed | Pick::All)
            | (HowMany::Exactly(_) | HowMany::Any, Pick::All) => {
                t.fl_discard_all(who.person, &who.letters)
            }
            (HowMany::Any, Pick::Chosen | Pick::Random | Pick::Guessed) => {
                t.fl_discard_any(who.person, &who.letters)
            }
            (HowMany::Exactly(count), Pick::Chosen | Pick::Random | Pick::Guessed) => {
                t.fl_discard_scenes(who.person, &who.letters, pick, count.into())
            }
        }
    }

    fn swap(&self, what: SwapOf) -> String {
        match what {
            SwapOf::Occupations => self.tongue.fl_swap_occupations(),
            SwapOf::Hands => self.tongue.fl_swap_hands(),
            SwapOf::Features => {
                let who = self.someone(self.decider());
                self.tongue.fl_swap_features(who.person, &who.letters)
            }
            SwapOf::Satisfaction => self.tongue.fl_swap_satisfaction(),
            SwapOf::Tokens(Aspect { dimension, direction }) => {
                self.tongue.fl_swap_tokens(dimension, direction)
            }
        }
    }

    fn move_destiny(&self, who: Who, how: DestinyMove, which: Which, duty: Duty) -> String {
        let (t, who) = (self.tongue, self.someone(who));
        let (person, letters) = (who.person, &who.letters);
        match how {
            DestinyMove::Discard { count, reveal: false } => {
                t.fl_destiny_discard(person, letters, duty, &self.which(which, count))
            }
            DestinyMove::Discard { count, reveal: true } => {
                t.fl_destiny_discard_shown(person, letters, duty, &self.which(which, count))
            }
            DestinyMove::SwitchIn => {
                t.fl_destiny_switch_in(person, letters, duty, &self.which(which, 1))
            }
            DestinyMove::SwitchOut => {
                t.fl_destiny_switch_out(person, letters, duty, &self.which(which, 1))
            }
            DestinyMove::Recover => {
                t.fl_destiny_recover(person, letters, duty, &self.which(which, 1))
            }
        }
    }

    /// “a destiny”, “‘Love Team’ or ‘Dominant’”
    fn which(&self, which: Which, count: u8) -> String {
        let titles = |these: Destinies| {
            let quoted = |one| self.tongue.fl_quoted(&self.title(Titled::Destiny(one)));
            self.any_of(&these.iter().map(quoted).collect::<Vec<_>>())
        };
        match which {
            Which::Any => self.tongue.fl_destinies_any(count.into()),
            Which::Named(these) => self.tongue.fl_destinies_named(&titles(these)),
            Which::Except(these) => self.tongue.fl_destinies_except(&titles(these), count.into()),
        }
    }

    fn reveal_secret(&self, who: Who, count: HowMany, tag: Option<Tag>) -> String {
        let (t, who) = (self.tongue, self.someone(who));
        let (person, letters) = (who.person, &who.letters);
        let tag = tag.map(|tag| self.title(Titled::Tag(tag)));
        match (count, tag) {
            (HowMany::Exactly(count), None) => t.fl_secret_reveal(person, letters, count.into()),
            (HowMany::Any, None) => t.fl_secret_reveal_any(person, letters),
            (HowMany::All, None) => t.fl_secret_reveal_all(person, letters),
            (HowMany::Exactly(count), Some(tag)) => {
                t.fl_secret_reveal_tag(person, letters, &tag, count.into())
            }
            (HowMany::Any, Some(tag)) => t.fl_secret_reveal_any_tag(person, letters, &tag),
            (HowMany::All, Some(tag)) => t.fl_secret_reveal_all_tag(person, letters, &tag),
        }
    }
}
