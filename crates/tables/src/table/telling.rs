//! The story that the players tell beside the game: what their characters are called, and what they
//! say (FL-37, FL-113).
//!
//! Names and lines are entries, and a `Chronicle` holds them beside the match, which knows nothing
//! of them. What a card asks for, and the ideas it lends, come from the pack; which of them a bot
//! borrows follows from a hash of what everybody knows.

use super::{Phase, Table};
use crate::names::{character_name, is_same_name, name, tidy, tidy_lines};
use crate::{Change, Entry, Guest, Refusal, Sitter, TellingPicture, ToldPicture};
use house::{Hosted, LONGEST_LINE, MOST_LINES, Told, with_game};
use std::hash::{DefaultHasher, Hash, Hasher};
use tabletop::{Seat, Viewer};
use words::{Lang, Tongue};

/// A line that a card lent, by the code of each language; nothing of a line that somebody made up.
pub(super) type Lent = std::collections::BTreeMap<String, String>;

/// How many lines of the story are shown beside a table.
const SHOWN: usize = 40;
/// A bot answers a card within so many steps, or not at all.
const FRESH: usize = 6;

impl Table {
    /// Whether the players are characters, who tell their story as they play.
    fn tells(&self) -> bool {
        with_game!(self.kind(), G => G::TELLS)
    }

    /// Everything that was told in the game that is played here, or was played last.
    pub fn told(&self) -> &[Told] {
        self.chronicle.lines()
    }

    /// The names by seat, as a story wants them: those of the characters, once they have any.
    pub fn cast(&self) -> Vec<String> {
        let chairs = (0..).map(Seat).zip(&self.chairs);
        let named = |(seat, chair): (Seat, &crate::Chair)| {
            self.chronicle.name_of(seat).unwrap_or(&chair.name).to_string()
        };
        chairs.map(named).collect()
    }

    /// Nobody talks while choices lie face down: neither words nor gestures should tell what is chosen.
    pub(super) fn check_may_talk(&self) -> Result<(), Refusal> {
        if self.is_choosing() { Err(Refusal::Choosing) } else { Ok(()) }
    }

    fn is_choosing(&self) -> bool {
        let playing = self.game().filter(|_| self.phase() == Phase::Playing);
        playing.is_some_and(|game| game.game.is_secret_pending())
    }

    fn is_naming(&self) -> bool {
        let playing = self.game().filter(|_| self.tells() && self.phase() == Phase::Playing);
        playing.is_some_and(|game| game.game.is_naming())
    }

    /// Somebody tells a line in character.
    pub(super) fn tell(&self, guest: Guest, seat: u8, text: &str) -> Result<Change, Refusal> {
        self.check_mine(guest, seat)?;
        if !self.tells() {
            return Err(Refusal::NotTold);
        }
        self.game().ok_or(Refusal::NotPlaying)?;
        self.check_may_talk()?;
        let text = tidy_lines(text, LONGEST_LINE).ok_or(Refusal::BadLine)?;
        if self.told().len() >= MOST_LINES {
            return Err(Refusal::StoryFull);
        }
        let idea = self.idea_of(seat, &text);
        Ok(Change::Told { seat, at: self.steps(), text, idea })
    }

    /// The ideas that the latest question to a seat lends, in a language.
    fn ideas(&self, seat: u8, lang: Lang) -> Vec<String> {
        let public = self.game().map(|game| game.game.glimpse(Viewer::Public));
        let asked = public.and_then(|it| it.telling(Seat(seat), Tongue::of(lang), &self.cast()));
        asked.map(|(_, telling)| telling.ideas).unwrap_or_default()
    }

    /// Which idea a line is, word for word, in whatever language it was borrowed.
    fn idea_of(&self, seat: u8, text: &str) -> Option<u8> {
        let same = |idea: &String| tidy(idea, LONGEST_LINE).as_deref() == Some(text);
        let place = |lang: Lang| self.ideas(seat, lang).iter().position(same);
        Lang::ALL.into_iter().find_map(place).and_then(|place| u8::try_from(place).ok())
    }

    /// An idea that the latest question to a seat lends, in each language.
    pub(super) fn lent(&self, seat: u8, idea: u8) -> Lent {
        let one = |lang: Lang| {
            let text = self.ideas(seat, lang).into_iter().nth(usize::from(idea))?;
            Some((lang.code().to_string(), text))
        };
        Lang::ALL.into_iter().filter_map(one).collect()
    }

    /// Everything that was told, for a reader of a language.
    pub(super) fn told_in(&self, lang: Lang) -> impl Iterator<Item = (&Told, &str)> {
        self.told().iter().zip(&self.lent).map(move |(told, lent)| {
            (told, lent.get(lang.code()).map_or(told.text.as_str(), String::as_str))
        })
    }

    /// Somebody names their character: not after themselves, and unlike the other one.
    pub(super) fn character(&self, guest: Guest, seat: u8, text: &str) -> Result<Change, Refusal> {
        let chair = self.check_mine(guest, seat)?;
        if !self.tells() {
            return Err(Refusal::NotTold);
        }
        if !self.is_naming() {
            return Err(Refusal::NamedAlready);
        }
        let name = name(text).ok_or(Refusal::BadName)?;
        if is_same_name(&name, &chair.name) {
            return Err(Refusal::OwnName);
        }
        let others = (0..).zip(self.cast()).filter(|(other, _)| *other != seat);
        if others.into_iter().any(|(_, other)| is_same_name(&name, &other)) {
            return Err(Refusal::NameTaken);
        }
        Ok(Change::Character(seat, name))
    }

    /// Bots name their characters, and answer about every second card that asks them to tell something,
    /// by their persona more or fewer, with a line that the card lends. Which, depends on nothing hidden.
    pub fn bots_tell(&mut self) -> Vec<Entry> {
        let mut entries = Vec::new();
        for seat in 0..self.chairs.len() as u8 {
            if !self.is_bot(seat) {
                continue;
            }
            let line = self.named_by_bot(seat).or_else(|| self.told_by_bot(seat));
            let Some(entry) = line.map(Entry::Changed) else { continue };
            if self.apply(entry.clone()).is_ok() {
                entries.push(entry);
            }
        }
        entries
    }

    fn is_bot(&self, seat: u8) -> bool {
        let chair = self.chairs.get(usize::from(seat));
        self.tells() && chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Bot(_)))
    }

    fn named_by_bot(&self, seat: u8) -> Option<Change> {
        let named = self.chronicle.name_of(Seat(seat)).is_some();
        if named || !self.is_naming() {
            return None;
        }
        let taken: Vec<String> = self.names().into_iter().chain(self.cast()).collect();
        Some(Change::Character(seat, character_name(self.fate(seat, 0)?, &taken)))
    }

    fn told_by_bot(&self, seat: u8) -> Option<Change> {
        if self.is_choosing() || self.told().len() >= MOST_LINES {
            return None;
        }
        let public = self.game()?.game.glimpse(Viewer::Public);
        let person = self.chairs.iter().find(|chair| chair.sitter == Sitter::Person)?;
        let (step, telling) = public.telling(Seat(seat), Tongue::of(person.lang), &self.cast())?;
        let told = |line: &Told| line.seat == Seat(seat) && line.at as usize >= step;
        if step + FRESH < self.steps() || self.told().iter().rev().any(told) {
            return None;
        }
        let fate = self.fate(seat, step)?;
        let count = telling.ideas.len() as u64;
        if count == 0 || !self.is_in_the_mood(seat, fate) {
            return None;
        }
        let idea = fate / 2 % count;
        let text = telling.ideas.into_iter().nth(idea as usize)?;
        let text = tidy(&text, LONGEST_LINE)?;
        Some(Change::Told { seat, at: self.steps(), text, idea: u8::try_from(idea).ok() })
    }

    /// Whether a bot says something, with this number: one that likes a scene says more than one that
    /// likes itself.
    fn is_in_the_mood(&self, seat: u8, fate: u64) -> bool {
        let level = self.chair(seat).ok().and_then(crate::Chair::bot).unwrap_or_default();
        match level {
            "club-mischievous" => !fate.is_multiple_of(4),
            "club-selfish" => fate % 4 == 1,
            _ => fate % 2 == 1,
        }
    }

    /// A number for a bot at a step, from what everybody knows.
    fn fate(&self, seat: u8, step: usize) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        let level = self.chair(seat).ok()?.bot()?;
        (self.game()?.seal(), level, seat, step).hash(&mut hasher);
        Some(hasher.finish())
    }

    /// The story as everybody sees it, where one is told.
    pub(crate) fn telling(&self) -> Option<TellingPicture> {
        self.game().filter(|_| self.tells())?;
        let told = self.told();
        let line = |(told, lent): (&Told, &Lent)| ToldPicture {
            seat: told.seat.0,
            step: told.at as usize,
            text: told.text.clone(),
            lent: lent.clone(),
        };
        let latest = told.len().saturating_sub(SHOWN);
        Some(TellingPicture {
            naming: self.is_naming(),
            choosing: self.is_choosing(),
            told: told.iter().zip(&self.lent).skip(latest).map(line).collect(),
        })
    }

    /// What a character is called, once it has a name.
    pub(crate) fn character_of(&self, seat: u8) -> Option<String> {
        self.chronicle.name_of(Seat(seat)).map(str::to_string)
    }
}
