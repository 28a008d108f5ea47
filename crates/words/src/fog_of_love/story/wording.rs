//! Beats of the story in words.

use super::super::teller::{Teller, holds};
use super::super::value::signed;
use super::super::who::option_letter;
use super::super::{CardContext, CardNames, CardText, Titled, ending, log};
use super::{Beat, Came, Change, Mark, What};
use crate::Tongue;
use ::fog_of_love::content::{Aspect, Letter, Scene, Trait};
use ::fog_of_love::{Bend, Setup};
use tabletop::Seat;

/// Beats in words, each with its step.
pub fn story(
    tongue: &Tongue,
    names: &dyn CardNames,
    setup: &Setup,
    beats: &[Beat],
    players: &[String],
) -> Vec<(usize, String)> {
    let worded = |one: &Beat| (one.step, beat(tongue, names, setup, &one.what, players));
    beats.iter().map(worded).filter(|(_, line)| !line.is_empty()).collect()
}

/// A beat in words, one or more sentences that name people and never say “you”.
pub fn beat(
    tongue: &Tongue,
    names: &dyn CardNames,
    setup: &Setup,
    what: &What,
    players: &[String],
) -> String {
    let (teller, story) = (Teller::new(tongue, names, players), setup.story());
    let who = |seat: Seat| teller.who(seat);
    match what {
        What::Seen(sight) => log(tongue, names, sight, players).unwrap_or_default(),
        What::Traits(seat, kept) if kept.is_empty() => tongue.ft_log_kept(&who(*seat)),
        What::Traits(seat, kept) => {
            tongue.fs_traits(&who(*seat), &teller.traits(kept.iter().copied()))
        }
        What::Chapter(number) => teller.chapter(story, *number),
        What::Finale => match names.text(CardContext::Finale { story }, CardText::Title, Seat(0)) {
            Some(title) => tongue.fs_finale(&title),
            None => tongue.ft_log_finale(),
        },
        What::Turn(seat) => tongue.ft_log_turn(&who(*seat)),
        What::Played(seat, scene, mark) => teller.played(*seat, *scene, *mark),
        What::Lapsed(scene) => tongue.fs_lapsed_end(&teller.title(Titled::Scene(*scene))),
        What::Chose(card, player, letters) => teller.chose(*card, *player, *letters),
        What::Rechose(card, player, bend) => teller.rechose(*card, *player, *bend),
        What::Drew(seat, cards) => match teller.scenes(cards) {
            Some(titles) => tongue.fs_drew_cards(&who(*seat), &titles),
            None => tongue.fs_drew(&who(*seat), cards.len() as i64),
        },
        What::Discarded(seat, cards) => match teller.scenes(cards) {
            Some(titles) => tongue.fs_discarded_cards(&who(*seat), &titles),
            None => tongue.fs_discarded(&who(*seat), cards.len() as i64),
        },
        What::Decided(seat, frame, number) => {
            match teller.part(setup.book(), story, frame, *number) {
                Some(text) => tongue.fs_decided(&who(*seat), &text),
                None => tongue.ft_log_picked(&who(*seat)),
            }
        }
        What::Floor(seats, _) => tongue.fs_floor(&teller.all(*seats), seats.len().into()),
        What::Goals(seat, goals) => teller.goals(*seat, goals),
        What::Came(came) => teller.came(came),
        What::Ending(table) => ending(tongue, names, table, players),
    }
}

impl Teller<'_> {
    fn chapter(self, story: u8, number: u8) -> String {
        let card = CardContext::Chapter { story, chapter: number.saturating_sub(1) };
        match self.names.text(card, CardText::Title, Seat(0)) {
            Some(title) => self.tongue.fs_chapter(&title, number.into()),
            None => self.tongue.ft_log_chapter(number.into()),
        }
    }

    fn played(self, seat: Seat, scene: Scene, mark: Mark) -> String {
        let (t, title) = (self.tongue, |scene| self.title(Titled::Scene(scene)));
        let played = t.ft_log_played(&self.who(seat), &title(scene));
        let mark = match mark {
            Mark::None => return played,
            Mark::Under(situation) => t.fs_under(&title(situation)),
            Mark::Lapsed(situation) => t.fs_lapsed(&title(situation)),
        };
        t.text([played, mark])
    }

    /// An option in its own words, with a stop behind them.
    fn option(self, card: CardContext, player: Seat, letter: Letter) -> Option<String> {
        let text = self.names.text(card, CardText::Option(letter), player)?;
        Some(super::super::line::stopped(self.tongue, &text))
    }

    /// Choices revealed: one, two that differ, or a match.
    fn chose(self, card: CardContext, player: Seat, letters: [Option<Letter>; 2]) -> String {
        let t = self.tongue;
        if let [Some(a), Some(b)] = letters
            && a == b
        {
            let (both, letter) = (self.both(), option_letter(a));
            return match self.option(card, player, a) {
                Some(text) => t.fs_matched(&both, &text, &letter),
                None => t.ft_log_matched(&both, &letter),
            };
        }
        // The card's player first.
        let seats = [player, ::fog_of_love::other(player)];
        let made = seats.into_iter().filter_map(|seat| {
            let letter = letters[seat.index() & 1]?;
            let (who, name) = (self.who(seat), option_letter(letter));
            Some(match self.option(card, player, letter) {
                Some(text) => t.fs_chose(&who, &text, &name),
                None => t.ft_log_chose(&who, &name),
            })
        });
        t.text(made)
    }

    fn rechose(self, card: CardContext, player: Seat, bend: Bend) -> String {
        let t = self.tongue;
        match bend {
            Bend::Choice(seat, letter) => {
                let (who, name) = (self.who(seat), option_letter(letter));
                match self.option(card, player, letter) {
                    Some(text) => t.fs_bent_choice(&who, &text, &name),
                    None => t.ft_log_bent_choice(&who, &name),
                }
            }
            Bend::Further(seat, letter) => {
                let (who, name) = (self.who(seat), option_letter(letter));
                match self.option(card, player, letter) {
                    Some(text) => t.fs_bent_further(&who, &text, &name),
                    None => t.ft_log_bent_further(&who, &name),
                }
            }
            _ => String::new(),
        }
    }

    /// Scenes in a list, if the viewer saw them all.
    fn scenes(self, cards: &[Option<Scene>]) -> Option<String> {
        let cards: Option<Vec<Scene>> = cards.iter().copied().collect();
        let quoted = |scene: &Scene| self.tongue.fl_quoted(&self.title(Titled::Scene(*scene)));
        Some(self.tongue.list(&cards?.iter().map(quoted).collect::<Vec<_>>()))
    }

    fn goals(self, seat: Seat, goals: &[(Trait, bool)]) -> String {
        let sentence = |met: bool| {
            let these = goals.iter().filter(|(_, is)| *is == met).map(|(card, _)| *card);
            let count = these.clone().count() as i64;
            let say =
                || self.tongue.fs_goals(&self.who(seat), holds(met), &self.traits(these), count);
            (count > 0).then(say)
        };
        self.tongue.text([true, false].into_iter().filter_map(sentence))
    }

    /// “Anna: +3 satisfaction (now 12), +1 gentleness ↑. Ben: −1 satisfaction (now 8).”
    pub(crate) fn came(self, came: &[Came; 2]) -> String {
        let told = [Seat(0), Seat(1)].into_iter().zip(came);
        let told = told.filter(|(_, came)| !came.is_nothing());
        self.tongue
            .text(told.map(|(seat, came)| self.tongue.fs_came(&self.who(seat), &self.gains(came))))
    }

    fn gains(self, came: &Came) -> String {
        let t = self.tongue;
        let satisfaction = match came.satisfaction {
            Change::None => None,
            Change::By(change) => {
                let gain = self.satisfaction(change.into());
                Some(t.fs_satisfaction(&gain, came.total.into()))
            }
            Change::NoneLeft => Some(t.fs_none_left()),
        };
        let token = |(aspect, change): &(Aspect, i16)| {
            let Aspect { dimension, direction } = *aspect;
            t.fl_token_mark(dimension, direction, &signed((*change).into()))
        };
        let gains = satisfaction.into_iter().chain(came.tokens.iter().map(token));
        let more = |list: String, next: String| t.list_more(&list, &next);
        gains.reduce(more).unwrap_or_default()
    }
}
