//! The story of a game that is over: who may read it.
//!
//! A bot agrees by itself that others read it, but not for somebody whose seat it was given.

use super::{Phase, Table};
use crate::{Change, Guest, Refusal};
use house::Told;
use words::fog_of_love::{Said, Tale};
use words::{Lang, Tongue};

/// The story of a game, as somebody may read it.
pub struct Reading {
    /// The story, in their language.
    pub tale: Tale,
    /// Of those who played it: whether they agree that others read it.
    pub yours: Option<bool>,
    /// Whether all who played agree.
    pub shared: bool,
}

/// A seat that somebody took after the game was over: the story is not theirs.
pub(crate) struct Latecomer {
    seat: u8,
    /// Whether a person had held it in the game.
    after_person: bool,
}

/// Somebody who played a game to its end, and whom the host removed afterwards: what they played stays
/// theirs.
pub(crate) struct Retired {
    guest: Guest,
    seat: u8,
    /// Which game, the first being 1.
    game: u32,
}

/// A line that somebody told, for the tale, in the words of its reader.
fn said((told, text): (&Told, &str)) -> Said {
    Said { seat: told.seat, step: told.at as usize, text: text.to_string() }
}

impl Table {
    /// The story of the game that is over, in a language. Whoever played it may read it, and everybody
    /// else once all who played agree.
    ///
    /// # Errors
    ///
    /// If there is none, or it is not theirs to read: the refusal does not say which.
    pub fn story(&self, guest: Guest, lang: Lang) -> Result<Reading, Refusal> {
        let (mine, shared) = (self.played_by(guest), self.is_shared());
        if mine.is_empty() && !shared {
            return Err(Refusal::NoStory);
        }
        let game = self.game().ok_or(Refusal::NoStory)?;
        let told: Vec<Said> = self.told_in(lang).map(said).collect();
        let tale = game.game.tale(Tongue::of(lang), &told, &self.cast());
        let agrees = |seat: &u8| self.sharing.contains(seat);
        Ok(Reading {
            tale: tale.ok_or(Refusal::NoStory)?,
            yours: (!mine.is_empty()).then(|| mine.iter().all(agrees)),
            shared,
        })
    }

    /// The seats in which somebody played the game.
    pub fn played_by(&self, guest: Guest) -> Vec<u8> {
        let seats = self.seats_of(guest).into_iter().map(|seat| seat.0);
        let seats = seats.filter(|seat| self.latecomer(*seat).is_none());
        let mine = |one: &&Retired| (one.guest, one.game) == (guest, self.games);
        seats.chain(self.retired.iter().filter(mine).map(|one| one.seat)).collect()
    }

    /// Whether somebody played a game to its end, the first being 1, and was removed afterwards.
    pub fn is_retired(&self, guest: Guest, game: u32) -> bool {
        self.retired.iter().any(|one| (one.guest, one.game) == (guest, game))
    }

    /// Those who played the game that is over in this seat, and were removed afterwards.
    pub(crate) fn retired_from(&self, seat: u8) -> Vec<Guest> {
        let over = self.phase() == Phase::Over;
        let there = |one: &&Retired| over && (one.seat, one.game) == (seat, self.games);
        self.retired.iter().filter(there).map(|one| one.guest).collect()
    }

    /// The host removes these from a seat: if the game is over and they played it, it stays theirs.
    pub(super) fn retire(&mut self, seat: u8, guests: &[Guest]) {
        if self.phase() == Phase::Over && self.latecomer(seat).is_none() {
            let game = self.games;
            self.retired.extend(guests.iter().map(|&guest| Retired { guest, seat, game }));
        }
    }

    fn latecomer(&self, seat: u8) -> Option<&Latecomer> {
        self.latecomers.iter().find(|late| late.seat == seat)
    }

    /// Whether all who played agree that others read the story. Bots do, but not for somebody whose
    /// seat they were given.
    fn is_shared(&self) -> bool {
        let agrees = |(seat, chair): (u8, &crate::Chair)| {
            let held = self.latecomer(seat).map_or(chair.held, |late| late.after_person);
            !held || self.sharing.contains(&seat)
        };
        self.phase() == Phase::Over && (0..).zip(&self.chairs).all(agrees)
    }

    /// Somebody sits down: if the game is over, they did not play it.
    pub(super) fn come_late(&mut self, seat: u8) -> Result<(), Refusal> {
        if self.phase() == Phase::Over && self.latecomer(seat).is_none() {
            let after_person = self.chair(seat)?.held;
            self.latecomers.push(Latecomer { seat, after_person });
        }
        Ok(())
    }

    pub(super) fn share_story(
        &self,
        guest: Guest,
        seat: u8,
        on: bool,
    ) -> Result<Vec<Change>, Refusal> {
        if !self.played_by(guest).contains(&seat) {
            return Err(Refusal::NotYours);
        }
        self.check_phase(Phase::Over, Refusal::NotOver)?;
        if self.kind().about().stories.is_empty() {
            return Err(Refusal::NoStory);
        }
        let agreed = self.sharing.contains(&seat);
        Ok(if agreed == on { Vec::new() } else { vec![Change::SharedStory(seat, on)] })
    }
}
