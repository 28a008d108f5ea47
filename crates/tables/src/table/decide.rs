//! What is made of a command: who may ask for it, and the entries that say what it changes.

use super::{Entropy, Phase, Table, number, wanted};
use crate::names::name;
use crate::{Chair, Command, Entry, Guest, Refusal, Sitter, TableGame, bot_name, person_name};
use house::Sealed;
use words::Lang;

impl Table {
    pub(super) fn decide(
        &mut self,
        guest: Guest,
        command: Command,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        if let Some((seat, said)) = command.said() {
            self.check_mine(guest, seat)?;
            return Ok(vec![Entry::Said(seat, said.ok_or(Refusal::BadText)?)]);
        }
        Ok(match command {
            Command::Sit { seat, name, lang } => {
                let lang = lang.unwrap_or(Lang::En);
                self.sit(guest, seat, name.as_deref().unwrap_or(""), lang, entropy)?
            }
            Command::Rename { seat, name: wanted } => {
                self.check_mine(guest, seat)?;
                vec![Entry::Renamed(seat, name(&wanted).ok_or(Refusal::BadName)?)]
            }
            Command::Speak { seat, lang } => {
                self.check_mine(guest, seat)?;
                vec![Entry::Spoke(seat, lang)]
            }
            Command::Bot { seat, level } => vec![self.seat_bot(guest, seat, level, entropy)?],
            Command::Remove { seat } => vec![self.remove(guest, seat)?],
            Command::Start => {
                self.check_host(guest)?;
                self.check_phase(Phase::Gathering, Refusal::Begun)?;
                self.start(entropy)?
            }
            Command::Rematch => {
                if self.seats_of(guest).is_empty() {
                    return Err(Refusal::NotYours);
                }
                self.check_phase(Phase::Over, Refusal::NotOver)?;
                self.start(entropy)?
            }
            Command::Leave { seat } => self.leave(guest, seat)?,
            Command::Return { seat } => {
                let chair = self.check_mine(guest, seat)?;
                if chair.stand_in.is_none() {
                    return Err(Refusal::NotAway);
                }
                vec![Entry::Back(seat)]
            }
            Command::Pause { on } => {
                self.check_host(guest)?;
                self.check_phase(Phase::Playing, Refusal::NotPlaying)?;
                vec![Entry::Paused(on)]
            }
            Command::Watchers { allowed } => {
                self.check_host(guest)?;
                vec![Entry::Watchers(allowed)]
            }
            Command::Claim { seat } => {
                let chair = self.chair(seat)?;
                if chair.sitter != Sitter::Person {
                    return Err(Refusal::NotYours);
                }
                if chair.is_of(guest) { vec![] } else { vec![Entry::Claimed { seat, guest }] }
            }
            Command::Play { .. } | Command::Say { .. } | Command::React { .. } => Vec::new(),
        })
    }

    fn sit(
        &self,
        guest: Guest,
        seat: Option<u8>,
        wanted: &str,
        lang: Lang,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        // The same link in the same browser is the same seat.
        if !self.seats_of(guest).is_empty() {
            return Ok(Vec::new());
        }
        let seat = seat.or_else(|| self.free_seat()).ok_or(Refusal::Full)?;
        if self.chair(seat)?.sitter == Sitter::Person {
            return Err(Refusal::Taken);
        }
        Ok(vec![Entry::Sat { seat, guest, name: self.name_or_new(wanted, entropy)?, lang }])
    }

    fn seat_bot(
        &self,
        guest: Guest,
        seat: u8,
        level: String,
        entropy: &mut dyn Entropy,
    ) -> Result<Entry, Refusal> {
        self.check_host(guest)?;
        self.check_level(&level)?;
        let chair = self.chair(seat)?;
        match chair.sitter {
            Sitter::Person if self.phase() == Phase::Gathering => Err(Refusal::Taken),
            Sitter::Person => Ok(Entry::Away(seat, level)),
            _ => {
                let kept = matches!(chair.sitter, Sitter::Bot(_)).then(|| chair.name.clone());
                let new = || bot_name(number(entropy), &self.names());
                Ok(Entry::Bot { seat, level, name: kept.unwrap_or_else(new) })
            }
        }
    }

    fn remove(&self, guest: Guest, seat: u8) -> Result<Entry, Refusal> {
        self.check_host(guest)?;
        let chair = self.chair(seat)?;
        match (self.phase(), &chair.sitter) {
            (Phase::Gathering, _) => Ok(Entry::Freed(seat)),
            (_, Sitter::Person) => Ok(Entry::Gone { seat, level: self.usual_level().into() }),
            _ => Err(Refusal::Begun),
        }
    }

    fn leave(&self, guest: Guest, seat: u8) -> Result<Vec<Entry>, Refusal> {
        self.check_mine(guest, seat)?;
        let mut entries = vec![match self.phase() {
            Phase::Gathering => Entry::Freed(seat),
            _ => Entry::Away(seat, self.usual_level().into()),
        }];
        // Somebody who is still there must be able to look after the table.
        let here = |chair: &&Chair| !chair.is_of(guest) && chair.stand_in.is_none();
        let next = self.chairs.iter().filter(here).find_map(|chair| chair.guests.first());
        if let (true, Some(next)) = (self.is_host(guest), next) {
            entries.push(Entry::Host(*next));
        }
        Ok(entries)
    }

    /// Seats bots where nobody sits and deals a new game.
    fn start(&mut self, entropy: &mut dyn Entropy) -> Result<Vec<Entry>, Refusal> {
        let mut entries = Vec::new();
        let mut names = self.names();
        for (seat, chair) in self.chairs.iter().enumerate() {
            if chair.sitter == Sitter::Nobody {
                let name = bot_name(number(entropy), &names);
                names[seat].clone_from(&name);
                let level = self.usual_level().to_string();
                entries.push(Entry::Bot { seat: seat as u8, level, name });
            }
        }
        let mut sealed = Sealed::new(entropy.bytes());
        let mut live = self.seating.open(&wanted(&self.opening)).map_err(Refusal::Setup)?;
        let first = live.begin(&mut sealed).map_err(|_| Refusal::Damaged)?;
        entries.push(Entry::Started { seed: sealed.broken(), first });
        self.begin(TableGame { live, sealed });
        Ok(entries)
    }

    pub(super) fn check_mine(&self, guest: Guest, seat: u8) -> Result<&Chair, Refusal> {
        let chair = self.chair(seat)?;
        if chair.is_of(guest) { Ok(chair) } else { Err(Refusal::NotYours) }
    }

    fn check_host(&self, guest: Guest) -> Result<(), Refusal> {
        if self.is_host(guest) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn check_phase(&self, phase: Phase, refusal: Refusal) -> Result<(), Refusal> {
        if self.phase() == phase { Ok(()) } else { Err(refusal) }
    }

    fn check_level(&self, level: &str) -> Result<(), Refusal> {
        let known = self.seating.levels().contains(&level);
        if known { Ok(()) } else { Err(Refusal::UnknownLevel) }
    }

    /// The level of bots that nobody chose.
    fn usual_level(&self) -> &'static str {
        let levels = self.seating.levels();
        let casual = levels.iter().find(|level| **level == "casual");
        casual.or(levels.last()).copied().unwrap_or("random")
    }

    pub(super) fn name_or_new(
        &self,
        wanted: &str,
        entropy: &mut dyn Entropy,
    ) -> Result<String, Refusal> {
        if wanted.trim().is_empty() {
            return Ok(person_name(number(entropy), &self.names()));
        }
        name(wanted).ok_or(Refusal::BadName)
    }
}
