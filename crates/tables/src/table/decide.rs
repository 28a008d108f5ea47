//! What is made of a command: who may ask for it, and the entries that say what it changes.

use super::admit::Coming;
use super::{Entropy, Phase, Table, number, setup_of};
use crate::names::{is_same_name, name};
use crate::{
    Attending, Chair, Change, Command, Entry, Guest, Opening, Play, Refusal, Request, Sitter,
    bot_name, person_name,
};
use house::{Numbers, Sealed};
use tabletop::Seat;
use words::Lang;

impl Table {
    /// What comes of a request. Nothing is changed.
    pub(super) fn decide(
        &self,
        guest: Guest,
        request: Request,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        match request {
            Request::Play(play) => {
                self.check_mine(guest, play.seat)?;
                Ok(vec![self.play(play)?])
            }
            Request::Command(command) => {
                if let Some(begins) = command.begins() {
                    self.check_may_begin(guest, begins)?;
                    return self.fill_and_start(None, self.numbers(attending), entropy);
                }
                let changes = self.changes(guest, command, attending, entropy)?;
                Ok(changes.into_iter().map(Entry::Changed).collect())
            }
        }
    }

    fn changes(
        &self,
        guest: Guest,
        command: Command,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Change>, Refusal> {
        if let Some((seat, said)) = command.said() {
            self.check_mine(guest, seat)?;
            self.check_may_talk()?;
            return Ok(vec![Change::Said(seat, said.ok_or(Refusal::BadText)?)]);
        }
        Ok(match command {
            Command::Sit { .. } | Command::Invited { .. } => {
                match self.come(guest, &command, attending, entropy)? {
                    Coming::Sits(change) => vec![change],
                    // Nothing to be kept: whoever runs the table keeps who waits.
                    Coming::Here | Coming::Asks(_) => Vec::new(),
                }
            }
            Command::Rename { seat, name: wanted } => {
                self.check_mine(guest, seat)?;
                let name = name(&wanted).ok_or(Refusal::BadName)?;
                self.check_name(&name, Some(seat), guest, attending)?;
                vec![Change::Renamed(seat, name)]
            }
            Command::Speak { seat, lang } => {
                self.check_mine(guest, seat)?;
                vec![Change::Spoke(seat, lang)]
            }
            Command::Bot { seat, level } => {
                vec![self.seat_bot(guest, seat, level, attending, entropy)?]
            }
            Command::Remove { seat } => vec![self.remove(guest, seat)?],
            Command::StandIn { seat } => self.stand_in(guest, seat, attending)?,
            Command::Leave { seat } => self.leave(guest, seat, attending)?,
            Command::Return { seat } => {
                let chair = self.check_mine(guest, seat)?;
                if chair.stand_in.is_none() {
                    return Err(Refusal::NotAway);
                }
                vec![Change::Back(seat)]
            }
            Command::Pause { on } => {
                self.check_host(guest)?;
                self.check_phase(Phase::Playing, Refusal::NotPlaying)?;
                vec![Change::Paused(on)]
            }
            Command::Window { seconds } => {
                self.check_window(guest, seconds)?;
                vec![Change::Window(seconds)]
            }
            // Nothing to be kept: whoever runs the table stops the clock.
            Command::Hold { seat } => {
                self.check_hold(guest, seat)?;
                Vec::new()
            }
            Command::First { seat } => {
                self.check_host(guest)?;
                if self.phase() == Phase::Playing {
                    return Err(Refusal::Begun);
                }
                if let Some(seat) = seat {
                    self.chair(seat)?;
                }
                vec![Change::First(seat)]
            }
            Command::Players { players } => self.players(guest, players, entropy)?,
            Command::Set { from_box, story, events, all_stories } => {
                self.set(guest, from_box, story, events, all_stories)?
            }
            Command::LeaveOut { scenes, on } => self.leave_out(guest, scenes, on)?,
            Command::Veto { seat, topics } => vec![self.veto(guest, seat, topics)?],
            Command::Watchers { allowed } => {
                self.check_host(guest)?;
                vec![Change::Watchers(allowed)]
            }
            Command::Tell { seat, text } => vec![self.tell(guest, seat, &text)?],
            Command::Character { seat, name } => vec![self.character(guest, seat, &name)?],
            Command::Claim { seat, of } => self.claim(guest, seat, of)?,
            Command::Admit { request } => vec![self.admit(guest, request, attending, entropy)?],
            Command::Decline { request } => self.decline(guest, request, attending)?,
            Command::Withdraw => self.withdraw(guest, attending)?,
            Command::Reclaim { seat } => {
                let holder = self.chair(seat)?.holder().filter(|holder| holder.guest == guest);
                holder.ok_or(Refusal::NotYours)?;
                vec![Change::Reclaimed(seat)]
            }
            Command::Release { seat } => {
                let chair = self.check_mine(guest, seat)?;
                let holds = chair.holder().is_some_and(|holder| holder.guest == guest);
                if holds {
                    return Err(Refusal::NotYours);
                }
                vec![Change::Released { seat, guest }]
            }
            Command::ShareStory { seat, on } => self.share_story(guest, seat, on)?,
            // Nothing to be kept before the game begins: whoever runs the table keeps it until then.
            Command::Pledge { .. } | Command::Redeem { .. } => Vec::new(),
            Command::Start | Command::Rematch | Command::Say { .. } | Command::React { .. } => {
                Vec::new()
            }
        })
    }

    /// Before the first game the host says how many seats there are. Around one device all of them are
    /// the host's.
    fn players(
        &self,
        guest: Guest,
        players: u32,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Change>, Refusal> {
        self.check_host(guest)?;
        self.check_phase(Phase::Gathering, Refusal::Begun)?;
        let opening = Opening { players: Some(players), ..self.opening.clone() };
        let count = usize::from(setup_of(&opening, None)?.players());
        if count == self.chairs.len() {
            return Ok(Vec::new());
        }
        let one_device = self.opening.one_device;
        let stays =
            |chair: &Chair| chair.sitter == Sitter::Person && !(one_device && chair.is_of(guest));
        if self.chairs.iter().skip(count).any(stays) {
            return Err(Refusal::Taken);
        }
        let mut changes = vec![Change::Players(players)];
        let (mut names, lang) =
            (self.names(), self.chairs.first().map_or(Lang::En, |one| one.lang));
        for seat in (self.chairs.len()..count).filter(|_| one_device) {
            let name = person_name(number(entropy), &names);
            names.push(name.clone());
            changes.push(Change::Sat { seat: seat as u8, guest, name, lang });
        }
        Ok(changes)
    }

    fn seat_bot(
        &self,
        guest: Guest,
        seat: u8,
        level: String,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<Change, Refusal> {
        self.check_host(guest)?;
        self.check_level(&level)?;
        let chair = self.chair(seat)?;
        let here = || chair.is_played() && chair.guests.iter().any(|one| attending.is_here(*one));
        match chair.sitter {
            Sitter::Person if self.phase() == Phase::Gathering => Err(Refusal::Taken),
            // Nobody's hand is played for them while they hold it.
            Sitter::Person if here() => Err(Refusal::Present),
            Sitter::Person => Ok(Change::Away(seat, level)),
            _ => {
                let kept = matches!(chair.sitter, Sitter::Bot(_)).then(|| chair.name.clone());
                let new = || bot_name(number(entropy), &self.names());
                Ok(Change::Bot { seat, level, name: kept.unwrap_or_else(new) })
            }
        }
    }

    fn remove(&self, guest: Guest, seat: u8) -> Result<Change, Refusal> {
        self.check_host(guest)?;
        let chair = self.chair(seat)?;
        // Whoever looks after a table for a while does not take it away.
        if chair.is_of(self.opener) && guest != self.opener {
            return Err(Refusal::Opener);
        }
        match (self.phase(), &chair.sitter) {
            (Phase::Gathering, _) => Ok(Change::Removed { seat, level: None }),
            (_, Sitter::Person) => {
                Ok(Change::Removed { seat, level: Some(self.kind().about().usual_level.into()) })
            }
            _ => Err(Refusal::Begun),
        }
    }

    fn leave(&self, guest: Guest, seat: u8, attending: &Attending) -> Result<Vec<Change>, Refusal> {
        let chair = self.check_mine(guest, seat)?;
        let mut entries = match self.phase() {
            Phase::Gathering => vec![Change::Freed(seat)],
            // Whoever has left already has left.
            _ if chair.stand_in.is_some() => Vec::new(),
            _ => vec![self.away(seat)],
        };
        // Somebody who is still there must be able to look after the table.
        let next = self.heir(attending, |chair| !chair.is_of(guest));
        if let (true, Some(next)) = (self.is_host(guest), next) {
            entries.push(Change::Host(next));
        }
        Ok(entries)
    }

    /// Seats bots where nobody sits and deals a new game.
    pub(super) fn fill_and_start(
        &self,
        level: Option<&str>,
        numbers: Option<Numbers>,
        entropy: &mut dyn Entropy,
    ) -> Result<Vec<Entry>, Refusal> {
        let level = level.unwrap_or(self.kind().about().usual_level);
        self.check_level(level)?;
        let mut entries = Vec::new();
        let mut names = self.names();
        for (seat, chair) in self.chairs.iter().enumerate() {
            if chair.sitter == Sitter::Nobody {
                let name = bot_name(number(entropy), &names);
                names[seat].clone_from(&name);
                let (seat, level) = (seat as u8, level.to_string());
                entries.push(Entry::Changed(Change::Bot { seat, level, name }));
            }
        }
        let sealed = numbers.as_ref().map(Numbers::deal);
        let mut sealed = sealed.unwrap_or_else(|| Sealed::new(entropy.bytes()));
        let setup = self.next_setup()?;
        let first = setup.begin().opening(&mut sealed)?;
        let (seed, unseen) = (sealed.broken(), setup.unseen());
        entries.push(Entry::Started { seed, unseen, numbers, first });
        Ok(entries)
    }

    /// What comes of a move, be it a person's or a bot's.
    pub(crate) fn play(&self, play: Play) -> Result<Entry, Refusal> {
        let game = self.game().filter(|game| !game.is_over()).ok_or(Refusal::NotPlaying)?;
        if self.paused {
            return Err(Refusal::Paused);
        }
        if play.steps.is_some_and(|steps| steps != game.steps()) {
            return Err(Refusal::Stale);
        }
        let step = game.game.decide(Seat(play.seat), play.action, &mut game.sealed.clone());
        step.map(Entry::Moved).map_err(|why| match Refusal::from(why) {
            Refusal::Illegal(why, _) => Refusal::Illegal(why, self.names()),
            other => other,
        })
    }

    pub(super) fn check_mine(&self, guest: Guest, seat: u8) -> Result<&Chair, Refusal> {
        let chair = self.chair(seat)?;
        if chair.is_of(guest) { Ok(chair) } else { Err(Refusal::NotYours) }
    }

    pub(crate) fn check_host(&self, guest: Guest) -> Result<(), Refusal> {
        if self.is_host(guest) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(crate) fn check_phase(&self, phase: Phase, refusal: Refusal) -> Result<(), Refusal> {
        if self.phase() == phase { Ok(()) } else { Err(refusal) }
    }

    fn check_level(&self, level: &str) -> Result<(), Refusal> {
        let known = self.kind().about().levels.contains(&level);
        if known { Ok(()) } else { Err(Refusal::UnknownLevel) }
    }

    /// The name somebody wants in a seat, or one that is found for them.
    pub(super) fn name_or_new(
        &self,
        wanted: &str,
        seat: Option<u8>,
        guest: Guest,
        attending: &Attending,
        entropy: &mut dyn Entropy,
    ) -> Result<String, Refusal> {
        if wanted.trim().is_empty() {
            return Ok(person_name(number(entropy), &self.names()));
        }
        let name = name(wanted).ok_or(Refusal::BadName)?;
        self.check_name(&name, seat, guest, attending)?;
        Ok(name)
    }

    /// Nobody is called like somebody else at the table, or like somebody who waits at the door.
    pub(super) fn check_name(
        &self,
        name: &str,
        seat: Option<u8>,
        guest: Guest,
        attending: &Attending,
    ) -> Result<(), Refusal> {
        let seated = (0..).zip(&self.chairs).filter(|(at, _)| Some(*at) != seat);
        let seated = seated.map(|(_, chair)| &chair.name);
        let asking = self.waiting(attending).filter(|one| one.guest != guest).map(|one| &one.name);
        let taken = seated.chain(asking).any(|other| is_same_name(name, other));
        if taken { Err(Refusal::NameTaken) } else { Ok(()) }
    }
}
