//! Seats that change hands: who asks for one, who is invited to one, who takes one along.
//!
//! In a running game a seat changes hands by a request that everybody sees and the host answers, or
//! by the host's invitation. Nothing of a request is an entry before that, or a stranger could fill
//! the table: whoever runs it keeps who waits, and hands it to the table with who attends. A no is
//! stored as the request and its answer, the two kinds of entry by which requests were kept once.
//!
//! [`Change::TookOver`] then marks the match: from that step on the eyes of the seat are those of a
//! newcomer, made of the public's view and of what the seat holds, and the sights of before are the
//! public's. The bots of a seat keep its own view.

use super::{Entropy, Phase, Table, number};
use crate::{
    Asking, Attending, Change, Command, Guest, Holder, MOST_ASKING, MOST_DECLINED, Refusal,
    Request, Sitter, person_name,
};
use house::GameKind;
use words::Lang;

/// So many browsers may act for one seat. More than anybody has, and an end to what a private link that
/// was lost can bring in.
const MOST_DEVICES: usize = 8;

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

/// What comes of it when somebody wants to sit down.
pub(super) enum Coming {
    /// They sit here already, or wait for just this.
    Here,
    /// They sit down.
    Sits(Change),
    /// The host is asked.
    Asks(Asking),
}

/// Somebody who wants to sit down.
struct Newcomer<'a> {
    guest: Guest,
    /// The name they want; empty if one is to be found.
    wanted: &'a str,
    lang: Lang,
}

impl Table {
    /// Whom the host is asked to let in by this, if it is a request for a seat in the running game. The
    /// table keeps nothing of it: whoever runs it does, until it is answered, and shows it to the table
    /// ([`Attending::with_asking`]).
    ///
    /// # Errors
    ///
    /// Why it is refused.
    pub fn asks_for(
        &self,
        guest: Guest,
        request: &Request,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Option<Asking>, Refusal> {
        let Request::Command(command @ (Command::Sit { .. } | Command::Invited { .. })) = request
        else {
            return Ok(None);
        };
        match self.come(guest, command, attending, entropy)? {
            Coming::Asks(asking) => Ok(Some(asking)),
            Coming::Here | Coming::Sits(_) => Ok(None),
        }
    }

    /// Somebody wants to sit down, invited or not.
    pub(super) fn come(
        &self,
        guest: Guest,
        command: &Command,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Coming, Refusal> {
        match command {
            Command::Sit { seat, name, lang } => {
                let wanted = name.as_deref().unwrap_or("");
                let who = Newcomer { guest, wanted, lang: lang.unwrap_or(Lang::En) };
                self.sit(&who, *seat, attending, entropy)
            }
            Command::Invited { seat, name, lang, by } => {
                let wanted = name.as_deref().unwrap_or("");
                let who = Newcomer { guest, wanted, lang: *lang };
                self.sit_invited(&who, *seat, by, attending, entropy)
            }
            _ => Ok(Coming::Here),
        }
    }

    fn sit(
        &self,
        who: &Newcomer<'_>,
        seat: Option<u8>,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Coming, Refusal> {
        // The same link in the same browser is the same seat.
        if !self.seats_of(who.guest).is_empty() {
            return Ok(Coming::Here);
        }
        if self.removed.contains(&who.guest) {
            return Err(Refusal::Removed);
        }
        let seat = seat.or_else(|| self.free_seat()).ok_or(Refusal::Full)?;
        // In a running game a seat holds secrets: the host decides who may have it.
        if self.phase() == Phase::Playing {
            return self.ask_for(who, seat, attending, entropy);
        }
        if self.chair(seat)?.sitter == Sitter::Person {
            return Err(Refusal::Taken);
        }
        let name = self.name_or_new(who.wanted, Some(seat), who.guest, attending, entropy)?;
        Ok(Coming::Sits(Change::Sat { seat, guest: who.guest, name, lang: who.lang }))
    }

    /// Somebody asks for a seat in a running game.
    fn ask_for(
        &self,
        who: &Newcomer<'_>,
        seat: u8,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Coming, Refusal> {
        let &Newcomer { guest, wanted, lang } = who;
        if self.chair(seat)?.is_played() {
            return Err(Refusal::Taken);
        }
        if self.declined.contains(&guest) {
            return Err(Refusal::NotThisGame);
        }
        let others = self.waiting(attending).filter(|one| one.guest != guest).count();
        match self.waiting(attending).find(|one| one.guest == guest) {
            // Asked twice is asked once.
            Some(one) if one.seat == seat && (wanted.trim().is_empty() || wanted == one.name) => {
                return Ok(Coming::Here);
            }
            None if others >= MOST_ASKING => return Err(Refusal::Crowded),
            // Whoever is asked must be able to say no.
            _ if self.declined.len() + others >= MOST_DECLINED => return Err(Refusal::Crowded),
            _ => {}
        }
        let name = self.name_or_new(wanted, Some(seat), guest, attending, entropy)?;
        let number = self.unused_number(attending, entropy);
        Ok(Coming::Asks(Asking { number, guest, seat, name, lang }))
    }

    /// A number for a request. Not the next one: another parlour that has the table might give it to
    /// somebody else, and the host let the wrong one in.
    fn unused_number(&self, attending: &Attending, entropy: &mut dyn Entropy) -> u32 {
        loop {
            let number = number(entropy) as u32;
            let stored = self.asking.iter().chain(attending.asking());
            if number > self.asked && stored.into_iter().all(|one| one.number != number) {
                return number;
            }
        }
    }

    /// Everybody who waits for the host's answer: those who are kept by whoever runs the table, and
    /// those whom the journal has from the days when requests were stored.
    pub(crate) fn waiting<'a>(
        &'a self,
        attending: &'a Attending,
    ) -> impl Iterator<Item = &'a Asking> {
        let asking = attending.asking();
        let again = |one: &Asking| asking.iter().any(|other| other.guest == one.guest);
        let stored = self.asking.iter().filter(move |one| !again(one));
        let playing = self.phase() == Phase::Playing;
        stored.chain(asking.iter().filter(|one| self.still_asks(one))).filter(move |_| playing)
    }

    /// Whether somebody who asked for a seat still waits for an answer.
    pub fn still_asks(&self, asking: &Asking) -> bool {
        let guest = asking.guest;
        self.phase() == Phase::Playing
            && usize::from(asking.seat) < self.chairs.len()
            && self.seats_of(guest).is_empty()
            && !self.declined.contains(&guest)
            && !self.removed.contains(&guest)
    }

    /// A request that waits for an answer.
    fn request<'a>(&'a self, number: u32, attending: &'a Attending) -> Result<&'a Asking, Refusal> {
        self.check_phase(Phase::Playing, Refusal::NotPlaying)?;
        self.waiting(attending).find(|one| one.number == number).ok_or(Refusal::NoRequest)
    }

    /// The host lets somebody in.
    pub(super) fn admit(
        &self,
        host: Guest,
        number: u32,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Change, Refusal> {
        self.check_host(host)?;
        let Asking { guest, seat, name, lang, .. } = self.request(number, attending)?.clone();
        if self.removed.contains(&guest) {
            return Err(Refusal::Removed);
        }
        // Whoever had the seat may have come back, and whoever asked may have found another.
        if self.chair(seat)?.is_played() || !self.seats_of(guest).is_empty() {
            return Err(Refusal::Taken);
        }
        // Somebody may have taken that name at another parlour.
        let name = match self.check_name(&name, Some(seat), guest, &Attending::default()) {
            Ok(()) => name,
            Err(_) => person_name(super::number(entropy), &self.names()),
        };
        Ok(Change::TookOver { seat, guest, name, lang })
    }

    /// The host says no, and that is stored: who asked, and the answer.
    pub(super) fn decline(
        &self,
        host: Guest,
        number: u32,
        attending: &Attending,
    ) -> Result<Vec<Change>, Refusal> {
        self.check_host(host)?;
        let Asking { guest, seat, name, lang, .. } = self.request(number, attending)?.clone();
        if self.asking.iter().any(|one| one.number == number) {
            return Ok(vec![Change::Declined(number)]);
        }
        let asked = Change::Asked { seat, guest, name, lang };
        Ok(vec![asked, Change::Declined(self.asked + 1)])
    }

    /// Somebody takes their request back. Of one that was never stored nothing is, either.
    pub(super) fn withdraw(
        &self,
        guest: Guest,
        attending: &Attending,
    ) -> Result<Vec<Change>, Refusal> {
        let mine = |one: &&Asking| one.guest == guest;
        if self.waiting(attending).find(mine).is_none() {
            return Err(Refusal::NoRequest);
        }
        let stored = self.asking.iter().filter(mine);
        Ok(stored.map(|one| Change::Withdrawn(one.number)).collect())
    }

    /// Somebody comes with the host's invitation to this seat. One that a person has held in this
    /// game is given away before everybody's eyes all the same.
    fn sit_invited(
        &self,
        who: &Newcomer<'_>,
        seat: u8,
        by: &Invitation,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Coming, Refusal> {
        // It was good a moment ago, at this parlour; the table decides.
        if !self.invitation(seat)?.is_still(by) {
            return Err(Refusal::NotYours);
        }
        let (guest, lang) = (who.guest, who.lang);
        let chair = self.chair(seat)?;
        let free = self.seats_of(guest).is_empty() && !self.removed.contains(&guest);
        if self.phase() != Phase::Playing || chair.held || !free {
            return self.sit(who, Some(seat), attending, entropy);
        }
        let name = self.name_or_new(who.wanted, Some(seat), guest, attending, entropy)?;
        Ok(Coming::Sits(Change::TookOver { seat, guest, name, lang }))
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
        if chair.guests.len() >= MOST_DEVICES {
            return Err(Refusal::Devices);
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
    pub fn door(&self, guest: Guest, attending: &Attending) -> Option<Door> {
        let may_ask = self.phase() == Phase::Playing
            && self.free_seat().is_some()
            && !self.removed.contains(&guest);
        let asking = self.waiting(attending).any(|one| one.guest == guest);
        may_ask.then(|| Door { game: self.kind(), host: self.host_name(), asking })
    }

    fn host_name(&self) -> String {
        let host = self.chairs.iter().find(|chair| chair.is_of(self.host));
        host.map_or_else(String::new, |chair| chair.name.clone())
    }
}
