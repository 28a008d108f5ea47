//! People who are gone: who may let a bot play for them, and who looks after the table meanwhile.
//!
//! Who is gone is handed to the table, as randomness is: the server keeps the roll and knows two
//! marks, some seconds and a minute. The role of the host goes back to whoever opened the table as
//! soon as they are in their seat again, so that a telephone that slept takes nothing away from
//! anybody. That a bot plays and who is the host are entries of kinds that there were before, so an
//! older reader follows them.

use super::{Phase, Table};
use crate::{Attending, Chair, Change, Entry, Gone, Guest, Refusal, Sitter};

impl Table {
    /// For how long whoever plays a seat has been gone, by seat. It matters while a game is played and
    /// nobody else plays for them.
    pub fn gone(&self, attending: &Attending) -> Vec<Option<Gone>> {
        self.chairs.iter().map(|chair| self.gone_from(chair, attending)).collect()
    }

    pub(crate) fn gone_from(&self, chair: &Chair, attending: &Attending) -> Option<Gone> {
        if self.phase() != Phase::Playing || !chair.is_played() || self.opening.one_device {
            return None;
        }
        // A seat that is played from two browsers is left when both are.
        chair.guests.iter().map(|guest| attending.gone(*guest)).min().flatten()
    }

    /// Anybody with a seat may let a bot play for somebody who has been gone for long. It plays as
    /// usual: nobody chooses how well somebody else is played for.
    pub(super) fn stand_in(
        &self,
        guest: Guest,
        seat: u8,
        attending: &Attending,
    ) -> Result<Vec<Change>, Refusal> {
        if self.seats_of(guest).is_empty() {
            return Err(Refusal::NotYours);
        }
        self.check_phase(Phase::Playing, Refusal::NotPlaying)?;
        let chair = self.chair(seat)?;
        let here = chair.is_of(guest) || chair.guests.iter().any(|one| attending.is_here(*one));
        match (&chair.sitter, &chair.stand_in) {
            (Sitter::Person, None) if here => Err(Refusal::Present),
            (Sitter::Person, None) if self.gone_from(chair, attending) != Some(Gone::Long) => {
                Err(Refusal::TooSoon)
            }
            (Sitter::Person, None) => Ok(vec![self.away(seat)]),
            // Asked twice is asked once.
            (Sitter::Person, Some(_)) => Ok(Vec::new()),
            _ => Err(Refusal::NotAway),
        }
    }

    /// A bot plays for whoever has this seat.
    pub(super) fn away(&self, seat: u8) -> Change {
        Change::Away(seat, self.kind().about().usual_level.into())
    }

    /// Passes the role of the host on if that is due, and says so: to whoever has sat longest of those
    /// who are here, when the host has been gone for long; back to whoever opened the table, as soon as
    /// they are here and play.
    pub fn pass_on(&mut self, attending: &Attending) -> Option<Entry> {
        let next = self.keeper(attending).filter(|next| *next != self.host)?;
        let entry = Entry::Changed(Change::Host(next));
        self.apply(entry.clone()).ok()?;
        Some(entry)
    }

    fn keeper(&self, attending: &Attending) -> Option<Guest> {
        if self.opening.one_device {
            return None;
        }
        let opener = self.opener;
        let plays = |chair: &Chair| chair.is_played() && chair.is_of(opener);
        if attending.is_here(opener) && self.chairs.iter().any(plays) {
            return Some(opener);
        }
        if attending.gone(self.host) != Some(Gone::Long) {
            return None;
        }
        self.heir(attending, |_| true).filter(|heir| attending.is_here(*heir))
    }

    /// Who would look after the table: whoever has sat longest, those who are here first.
    pub(super) fn heir(
        &self,
        attending: &Attending,
        may: impl Fn(&Chair) -> bool,
    ) -> Option<Guest> {
        let played = self.chairs.iter().filter(|chair| chair.is_played() && may(chair));
        let heirs = played.filter_map(|chair| {
            let here = chair.guests.iter().find(|one| attending.is_here(**one));
            let heir = here.or_else(|| chair.guests.first())?;
            Some((here.is_none(), chair.since, *heir))
        });
        heirs.min_by_key(|(missing, since, _)| (*missing, *since)).map(|(.., heir)| heir)
    }
}
