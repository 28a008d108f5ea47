//! Seats that change hands: who asks for one, who is invited to one, who takes one along.

use super::{Entropy, Phase, Table};
use crate::{Asking, Change, Guest, Holder, MOST_ASKING, Refusal};
use house::GameKind;
use words::Lang;

/// What an invitation to a seat is bound to: it ends when somebody sits down there, or when
/// somebody else becomes the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The host.
    pub host: Guest,
    /// How many people have sat down in the seat.
    pub sitters: u32,
    /// Whether somebody has held it in this game, so that the host is asked all the same.
    pub held: bool,
    /// What the host is called.
    pub from: String,
}

impl Invitation {
    /// Whether it is the same one, whatever the host is called by now.
    fn is_still(&self, other: &Invitation) -> bool {
        (self.host, self.sitters) == (other.host, other.sitters)
    }
}

/// What somebody is told at the door of a table that they may not look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    /// The game.
    pub game: GameKind,
    /// What the host is called.
    pub host: String,
    /// Whether they have asked for a seat.
    pub asking: bool,
}

impl Table {
    /// Somebody asks for a seat in a running game.
    pub(super) fn ask_for(
        &self,
        guest: Guest,
        seat: u8,
        wanted: &str,
        lang: Lang,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Change>, Refusal> {
        if self.chair(seat)?.is_played() {
            return Err(Refusal::Taken);
        }
        if self.declined.contains(&guest) {
            return Err(Refusal::NotThisGame);
        }
        let asks = |one: &&Asking| one.guest == guest;
        match self.asking.iter().find(asks) {
            // Asked twice is asked once.
            Some(one) if one.seat == seat && (wanted.trim().is_empty() || wanted == one.name) => {
                return Ok(Vec::new());
            }
            None if self.asking.len() >= MOST_ASKING => return Err(Refusal::Crowded),
            _ => {}
        }
        let name = self.name_or_new(wanted, Some(seat), guest, entropy)?;
        Ok(vec![Change::Asked { seat, guest, name, lang }])
    }

    /// A request that waits for an answer.
    pub(super) fn request(&self, number: u32) -> Result<&Asking, Refusal> {
        self.check_phase(Phase::Playing, Refusal::NotPlaying)?;
        self.asking.iter().find(|one| one.number == number).ok_or(Refusal::NoRequest)
    }

    /// The host lets somebody in.
    pub(super) fn admit(&self, host: Guest, number: u32) -> Result<Change, Refusal> {
        self.check_host(host)?;
        let Asking { guest, seat, name, lang, .. } = self.request(number)?.clone();
        if self.removed.contains(&guest) {
            return Err(Refusal::Removed);
        }
        // Whoever had the seat may have come back, and whoever asked may have found another.
        if self.chair(seat)?.is_played() || !self.seats_of(guest).is_empty() {
            return Err(Refusal::Taken);
        }
        Ok(Change::TookOver { seat, guest, name, lang })
    }

    /// Somebody comes with the host's invitation to this seat. One that a person has held in this
    /// game is given away before everybody's eyes all the same.
    pub(super) fn sit_invited(
        &self,
        guest: Guest,
        seat: u8,
        by: &Invitation,
        wanted: &str,
        lang: Lang,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Change>, Refusal> {
        // It was good a moment ago, at this parlour; the table decides.
        if !self.invitation(seat)?.is_still(by) {
            return Err(Refusal::NotYours);
        }
        let chair = self.chair(seat)?;
        let free = self.seats_of(guest).is_empty() && !self.removed.contains(&guest);
        if self.phase() != Phase::Playing || chair.held || !free {
            return self.sit(guest, Some(seat), wanted, lang, entropy);
        }
        let name = self.name_or_new(wanted, Some(seat), guest, entropy)?;
        Ok(vec![Change::TookOver { seat, guest, name, lang }])
    }

    /// Somebody takes a seat along by its private link, which is good as long as the same person holds
    /// the seat and has not made it void.
    pub(super) fn claim(&self, guest: Guest, seat: u8, of: Holder) -> Result<Vec<Change>, Refusal> {
        let chair = self.chair(seat)?;
        if chair.is_of(guest) {
            return Ok(Vec::new());
        }
        if chair.holder() != Some(of) {
            return Err(Refusal::NotYours);
        }
        if self.removed.contains(&guest) {
            return Err(Refusal::Removed);
        }
        // Whoever sits here keeps their own eyes, wherever a link leads.
        if !self.opening.one_device && !self.seats_of(guest).is_empty() {
            return Err(Refusal::Seated);
        }
        Ok(vec![Change::Claimed { seat, guest }])
    }

    /// What an invitation to a seat is bound to.
    ///
    /// # Errors
    ///
    /// If there is no such seat, or somebody plays there.
    pub fn invitation(&self, seat: u8) -> Result<Invitation, Refusal> {
        let chair = self.chair(seat)?;
        if chair.is_played() {
            return Err(Refusal::Taken);
        }
        Ok(Invitation {
            host: self.host,
            sitters: chair.sitters,
            held: chair.held,
            from: self.host_name(),
        })
    }

    /// The same for the host, who alone hands invitations on.
    ///
    /// # Errors
    ///
    /// If they are not the host, or as above.
    pub fn invite(&self, guest: Guest, seat: u8) -> Result<Invitation, Refusal> {
        self.check_host(guest)?;
        self.invitation(seat)
    }

    /// The invitations that somebody may hand on in a running game.
    pub(super) fn invitations(&self, guest: Guest) -> Vec<(u8, Invitation)> {
        if self.phase() != Phase::Playing || self.opening.one_device {
            return Vec::new();
        }
        let seats = 0..self.chairs.len() as u8;
        seats.filter_map(|seat| Some((seat, self.invite(guest, seat).ok()?))).collect()
    }

    /// What somebody is told at the door of a running game that is closed to spectators: they may ask
    /// for a seat there.
    pub fn door(&self, guest: Guest) -> Option<Door> {
        let may_ask = self.phase() == Phase::Playing
            && self.free_seat().is_some()
            && !self.removed.contains(&guest);
        let asking = self.asking.iter().any(|one| one.guest == guest);
        may_ask.then(|| Door { game: self.kind(), host: self.host_name(), asking })
    }

    fn host_name(&self) -> String {
        let host = self.chairs.iter().find(|chair| chair.is_of(self.host));
        host.map_or_else(String::new, |chair| chair.name.clone())
    }
}
