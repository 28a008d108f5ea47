//! How people add numbers of their own to a seed, before the game begins.
//!
//! While no game is being played, whoever has a seat may pledge a number. When a game is to begin, the
//! pledges of those who are there are laid open, with that of the parlour, and nothing is pledged any more;
//! then they are redeemed. Nothing of this is kept but what came of it, in [`Entry::Started`](crate::Entry):
//! whoever runs the table holds it, and hands it to the table with who attends.

use crate::{Attending, Guest, Phase, Refusal, Table};
use house::{Number, Numbers, Pledge, Promise};
use serde::Serialize;
use tabletop::Seat;
use utoipa::ToSchema;

/// The numbers for the seed of the next game, as far as they have come.
#[derive(Clone, Debug)]
pub struct Sealing {
    /// For which game of the table, the first being 1.
    game: u32,
    /// Who has pledged what.
    pledged: Vec<(Guest, Pledge)>,
    /// What is laid open, once the game is about to begin.
    laid: Option<Laid>,
}

/// Pledges that are laid open.
#[derive(Clone, Debug)]
struct Laid {
    /// The parlour's own number.
    number: Number,
    /// Whose they are, by seat.
    people: Vec<(Guest, Promise)>,
}

/// Numbers are asked for: the game begins when they are there, or after two seconds.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Sealing)]
pub struct SealingPicture {
    /// For which game of the table, the first being 1.
    pub game: u32,
    /// What the parlour has pledged.
    pub pledge: String,
    /// What the people have pledged, by seat. Whoever is among them redeems their pledge now.
    pub people: Vec<PledgePicture>,
}

/// What somebody has pledged.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Pledge)]
pub struct PledgePicture {
    /// Whose: the lowest seat of whoever pledged.
    pub seat: u8,
    /// What.
    pub pledge: String,
}

/// The numbers of which a seed is made: told when the game is over.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Numbers)]
pub struct NumbersPicture {
    /// What the parlour pledged.
    pub pledge: String,
    /// The parlour's number.
    pub number: String,
    /// What the people pledged and opened, by seat.
    pub people: Vec<PromisePicture>,
}

/// What somebody pledged, and their number if they opened it in time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Promise)]
pub struct PromisePicture {
    /// Whose: the lowest seat of whoever pledged.
    pub seat: u8,
    /// What they pledged.
    pub pledge: String,
    /// Their number; none if they did not open it.
    pub number: Option<String>,
}

impl NumbersPicture {
    pub(crate) fn of(numbers: &Numbers) -> NumbersPicture {
        let promise = |one: &Promise| PromisePicture {
            seat: one.seat,
            pledge: one.pledge.hex(),
            number: one.number.map(|number| number.hex()),
        };
        NumbersPicture {
            pledge: numbers.number().pledge().hex(),
            number: numbers.number().hex(),
            people: numbers.people().iter().map(promise).collect(),
        }
    }
}

impl Sealing {
    /// Nobody has pledged anything for the next game of a table.
    pub fn of(table: &Table) -> Sealing {
        Sealing { game: table.games() + 1, pledged: Vec::new(), laid: None }
    }

    /// Whether it is for the next game of the table, and not for one that has begun.
    pub fn is_for(&self, table: &Table) -> bool {
        self.game == table.games() + 1 && table.phase() != Phase::Playing
    }

    /// Whether nobody has pledged anything.
    pub fn is_empty(&self) -> bool {
        self.pledged.is_empty()
    }

    /// Whether the pledges are laid open.
    pub fn is_laid(&self) -> bool {
        self.laid.is_some()
    }

    /// Somebody pledges a number. The latest counts, until pledges are laid open.
    ///
    /// # Errors
    ///
    /// If they have no seat, or it is too late, or it is no pledge.
    pub fn pledge(&mut self, table: &Table, guest: Guest, pledge: &str) -> Result<(), Refusal> {
        if table.seats_of(guest).is_empty() {
            return Err(Refusal::NotYours);
        }
        if self.is_laid() || !self.is_for(table) {
            return Err(Refusal::NotSealing);
        }
        let pledge = Pledge::read(pledge).map_err(|_| Refusal::BadNumber)?;
        // Of those who have lost their seat nothing is kept, so there are few.
        self.pledged.retain(|(one, _)| *one != guest && !table.seats_of(*one).is_empty());
        self.pledged.push((guest, pledge));
        Ok(())
    }

    /// The game is about to begin: lays open what those have pledged who are there, with the pledge of the
    /// parlour. Says whether there is anything to wait for.
    ///
    /// Each has one number, at their lowest seat, and each seat has one: that of whoever sat down there, if
    /// several browsers act for it.
    pub fn lay_open(
        &mut self,
        table: &Table,
        number: Number,
        here: impl Fn(Guest) -> bool,
    ) -> bool {
        let mut people = Vec::new();
        for (seat, chair) in (0..).zip(table.chairs()) {
            let lowest = |guest: &Guest| table.seats_of(*guest).first() == Some(&Seat(seat));
            let pledged = |guest: &Guest| self.pledged.iter().find(|(one, _)| one == guest);
            let theirs = chair.guests.iter().filter(|guest| lowest(guest) && here(**guest));
            if let Some((guest, pledge)) = theirs.filter_map(pledged).next() {
                people.push((*guest, Promise { seat, pledge: *pledge, number: None }));
            }
        }
        let any = !people.is_empty();
        self.laid = any.then_some(Laid { number, people });
        any
    }

    /// Somebody opens the number that they have pledged.
    ///
    /// # Errors
    ///
    /// If they are not asked, or have pledged another or none.
    pub fn redeem(&mut self, guest: Guest, number: &str) -> Result<(), Refusal> {
        let laid = self.laid.as_mut().ok_or(Refusal::NotSealing)?;
        let number = Number::read(number).map_err(|_| Refusal::BadNumber)?;
        let mut people = laid.people.iter_mut();
        let own = people.find(|(one, promise)| *one == guest && promise.pledge == number.pledge());
        own.ok_or(Refusal::NotPledged)?.1.number = Some(number);
        Ok(())
    }

    /// Whether everybody has opened their number who was asked.
    pub fn is_whole(&self) -> bool {
        let whole = |laid: &Laid| laid.people.iter().all(|(_, one)| one.number.is_some());
        self.laid.as_ref().is_some_and(whole)
    }

    /// The numbers of which the seed is made, if pledges are laid open.
    fn numbers(&self) -> Option<Numbers> {
        let laid = self.laid.as_ref()?;
        let people = laid.people.iter().map(|(_, promise)| promise.clone()).collect();
        Some(Numbers::new(laid.number, people))
    }

    fn picture(&self) -> Option<SealingPicture> {
        let laid = self.laid.as_ref()?;
        let people = laid
            .people
            .iter()
            .map(|(_, one)| PledgePicture { seat: one.seat, pledge: one.pledge.hex() });
        let pledge = laid.number.pledge().hex();
        Some(SealingPicture { game: self.game, pledge, people: people.collect() })
    }
}

impl Table {
    /// What is asked of people before the next game begins, if it is.
    pub(crate) fn sealing(&self, attending: &Attending) -> Option<SealingPicture> {
        attending.sealing().filter(|sealing| sealing.is_for(self)).and_then(Sealing::picture)
    }

    /// The numbers of which the seed of the next game is made, if people took part in it.
    pub(crate) fn numbers(&self, attending: &Attending) -> Option<Numbers> {
        attending.sealing().filter(|sealing| sealing.is_for(self)).and_then(Sealing::numbers)
    }

    /// Whether somebody may begin the next game now. Nothing is changed.
    ///
    /// # Errors
    ///
    /// Why they may not.
    pub fn check_may_begin(&self, guest: Guest, begins: Begins) -> Result<(), Refusal> {
        match begins {
            Begins::First => {
                self.check_host(guest)?;
                self.check_phase(Phase::Gathering, Refusal::Begun)
            }
            Begins::Again if self.seats_of(guest).is_empty() => Err(Refusal::NotYours),
            Begins::Again => self.check_phase(Phase::Over, Refusal::NotOver),
        }
    }
}

/// What begins a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// The host starts the first one.
    First,
    /// Somebody wants to play again.
    Again,
}
