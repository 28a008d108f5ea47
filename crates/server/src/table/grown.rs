//! How long a table's journal has grown, and what is too long.
//!
//! Whoever has a seat could fill the disk with chat, or by leaving and coming back. So there is an
//! end to it, far beyond anything that people do at a table. A game under way always goes on to its
//! own end, whatever was said beside it.
//!
//! Whoever asks too much is refused, and never somebody else. So there is no room that all share: each
//! seat has its own, of which half is for whoever sat down there alone, since a private link may be in
//! anybody's hands; each host has their own; people who sit down uninvited have theirs. What cannot be
//! done without end has no limit at all: whoever leaves must have come back.
//!
//! All of it is counted from the entries alone, so that it is the same after a restart and at every
//! node.

use crate::config::Limits;
use crate::rejection::Rejection;
use tables::{Change, Command, Entry, Guest, Phase, Refusal, Request, Table};

/// So many entries, and of so many bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// How many entries.
    pub entries: u32,
    /// How many bytes they have together.
    pub bytes: usize,
}

impl Room {
    fn add(&mut self, bytes: usize) {
        self.entries = self.entries.saturating_add(1);
        self.bytes = self.bytes.saturating_add(bytes);
    }

    fn is_within(self, most: Room) -> bool {
        self.entries < most.entries && self.bytes < most.bytes
    }

    fn half(self) -> Room {
        Room { entries: self.entries.div_ceil(2), bytes: self.bytes.div_ceil(2) }
    }
}

/// So often may the holder of a seat make its private links void.
const RECLAIMS: u32 = 16;
/// So many devices may come by one private link, one after the other.
const CLAIMS: u32 = 32;
/// So often may the host's role pass by itself.
const HANDOVERS: u32 = 1000;

/// What was stored for a seat since the last deal, and since its holder sat down or reclaimed it.
#[derive(Clone, Copy, Default)]
struct OfSeat {
    talk: Room,
    around: Room,
    claims: u32,
    reclaims: u32,
    /// Whether a bot plays for its holder, as far as it was told since.
    away: bool,
}

/// How long a table's journal has grown.
#[derive(Default)]
pub(crate) struct Grown {
    /// Deals and moves.
    played: Room,
    /// All the rest.
    beside: Room,
    /// What was stored since the last deal, and for whom.
    lately: Lately,
    host: Option<Guest>,
}

#[derive(Default)]
struct Lately {
    /// By seat; those of which nothing was stored may be missing.
    seats: Vec<OfSeat>,
    /// What each host has changed.
    hosts: Vec<(Guest, Room)>,
    /// Who has sat down, and how often.
    sat: Vec<(Guest, u32)>,
    /// All of them together.
    sittings: u32,
    /// How often somebody else became the host.
    handovers: u32,
}

impl Lately {
    fn seat(&mut self, seat: u8) -> &mut OfSeat {
        let seat = usize::from(seat);
        if self.seats.len() <= seat {
            self.seats.resize(seat + 1, OfSeat::default());
        }
        &mut self.seats[seat]
    }

    fn host(&mut self, host: Guest) -> &mut Room {
        let at = self.hosts.iter().position(|(guest, _)| *guest == host);
        let at = at.unwrap_or_else(|| {
            self.hosts.push((host, Room::default()));
            self.hosts.len() - 1
        });
        &mut self.hosts[at].1
    }

    fn sits(&mut self, guest: Guest) {
        match self.sat.iter_mut().find(|(one, _)| *one == guest) {
            Some((_, often)) => *often += 1,
            None => self.sat.push((guest, 1)),
        }
    }
}

impl Grown {
    /// The number of the next entry.
    pub fn next(&self) -> u32 {
        self.played.entries.saturating_add(self.beside.entries)
    }

    /// How many entries are neither deals nor moves.
    pub fn beside(&self) -> u32 {
        self.beside.entries
    }

    /// An entry of so many bytes is stored.
    pub fn add<S>(&mut self, entry: &Entry<S>, bytes: usize) {
        match entry {
            Entry::Opened(_, host) => {
                self.host = Some(*host);
                self.beside.add(bytes);
            }
            Entry::Started { .. } => {
                self.played.add(bytes);
                self.lately = Lately::default();
            }
            Entry::Moved(_) => self.played.add(bytes),
            Entry::Changed(change) => {
                self.beside.add(bytes);
                self.changed(change, bytes);
            }
        }
    }

    fn changed(&mut self, change: &Change, bytes: usize) {
        let lately = &mut self.lately;
        match change {
            Change::Said(seat, _) | Change::Told { seat, .. } => lately.seat(*seat).talk.add(bytes),
            Change::Renamed(seat, _)
            | Change::Spoke(seat, _)
            | Change::Vetoed { seat, .. }
            | Change::Character(seat, _)
            | Change::SharedStory(seat, _) => lately.seat(*seat).around.add(bytes),
            Change::Back(seat) => {
                let seat = lately.seat(*seat);
                seat.around.add(bytes);
                seat.away = false;
            }
            Change::Sat { seat, guest, .. } => {
                *lately.seat(*seat) = OfSeat::default();
                lately.sittings += 1;
                lately.sits(*guest);
            }
            // Somebody whom a host has let in, or invited.
            Change::TookOver { seat, .. } => {
                *lately.seat(*seat) = OfSeat::default();
                self.by_host(bytes);
            }
            Change::Claimed { seat, .. } => lately.seat(*seat).claims += 1,
            Change::Reclaimed(seat) => {
                let seat = lately.seat(*seat);
                let (reclaims, away) = (seat.reclaims + 1, seat.away);
                *seat = OfSeat { reclaims, away, ..OfSeat::default() };
            }
            Change::Host(guest) => {
                lately.handovers += 1;
                self.host = Some(*guest);
            }
            // Whoever was away before is played for by another bot, which only a host can want.
            Change::Away(seat, _) if std::mem::replace(&mut lately.seat(*seat).away, true) => {
                self.by_host(bytes);
            }
            Change::Bot { .. }
            | Change::Removed { .. }
            | Change::First(_)
            | Change::Watchers(_)
            | Change::Players(_)
            | Change::Set { .. }
            | Change::Paused(_)
            | Change::Window(_) => self.by_host(bytes),
            // There is an end to each of these by itself: none comes without one that is counted, or
            // the table takes no more of them.
            Change::Away(..)
            | Change::Freed(_)
            | Change::Released { .. }
            | Change::Asked { .. }
            | Change::Declined(_)
            | Change::Withdrawn(_) => {}
        }
    }

    fn by_host(&mut self, bytes: usize) {
        if let Some(host) = self.host {
            self.lately.host(host).add(bytes);
        }
    }

    /// Whether there is room for what somebody asks. What is not theirs to ask is left to the table to
    /// refuse.
    pub fn check(
        &self,
        limits: &Limits,
        table: &Table,
        guest: Guest,
        request: &Request,
    ) -> Result<(), Rejection> {
        // A game that has begun can be played to its end: it has one.
        let Request::Command(command) = request else { return Ok(()) };
        let full = |fits: bool| if fits { Ok(()) } else { Err(Rejection::TableFull) };
        let enough = |fits: bool| if fits { Ok(()) } else { Err(Rejection::Enough) };
        match command {
            // They are not stored, or end by themselves.
            Command::Hold { .. }
            | Command::Pledge { .. }
            | Command::Redeem { .. }
            | Command::Withdraw
            | Command::Decline { .. }
            | Command::Leave { .. }
            | Command::Release { .. }
            | Command::StandIn { .. } => Ok(()),
            Command::Pause { on: false } if table.is_paused() => Ok(()),
            Command::Start | Command::Rematch => full(self.played.is_within(limits.table)),
            Command::Say { seat, .. }
            | Command::React { seat, .. }
            | Command::Tell { seat, .. } => {
                if !self.of(*seat).talk.is_within(share(limits.talk, table, guest, *seat)) {
                    return Err(Rejection::TalkedOut);
                }
                full(self.beside.is_within(limits.table))
            }
            Command::Return { seat } => enough(self.has_room_for(limits, table, guest, *seat)),
            Command::Rename { seat, .. }
            | Command::Speak { seat, .. }
            | Command::Veto { seat, .. }
            | Command::Character { seat, .. }
            | Command::ShareStory { seat, .. } => {
                enough(self.has_room_for(limits, table, guest, *seat))?;
                full(self.beside.is_within(limits.table))
            }
            Command::Reclaim { seat } => enough(self.of(*seat).reclaims < RECLAIMS),
            Command::Claim { seat, .. } => {
                let has = table.seats_of(guest).iter().any(|one| one.0 == *seat);
                let fits = has || self.of(*seat).claims < CLAIMS;
                if fits { Ok(()) } else { Err(Refusal::Devices.into()) }
            }
            Command::Sit { .. } => self.check_sitting(limits, table, guest),
            // However many came uninvited, as many again may be invited.
            Command::Invited { .. } if table.phase() != Phase::Playing => {
                full(self.lately.sittings / 2 < limits.sittings)
            }
            Command::Invited { .. } => enough(self.of_host(table.host()).is_within(limits.host)),
            Command::Bot { .. }
            | Command::Remove { .. }
            | Command::Pause { .. }
            | Command::Window { .. }
            | Command::First { .. }
            | Command::Players { .. }
            | Command::Set { .. }
            | Command::LeaveOut { .. }
            | Command::Watchers { .. }
            | Command::Admit { .. } => enough(self.of_host(guest).is_within(limits.host)),
        }
    }

    /// Where a game runs, whoever wants to sit down asks for it, and nothing is stored.
    fn check_sitting(&self, limits: &Limits, table: &Table, guest: Guest) -> Result<(), Rejection> {
        if table.phase() == Phase::Playing || !table.seats_of(guest).is_empty() {
            return Ok(());
        }
        let often = self.lately.sat.iter().find(|(one, _)| *one == guest);
        if often.is_some_and(|(_, often)| *often >= limits.sittings_of_one) {
            return Err(Rejection::Restless);
        }
        let fits = self.lately.sittings < limits.sittings && self.beside.is_within(limits.table);
        if fits { Ok(()) } else { Err(Rejection::TableFull) }
    }

    fn of(&self, seat: u8) -> OfSeat {
        self.lately.seats.get(usize::from(seat)).copied().unwrap_or_default()
    }

    fn of_host(&self, guest: Guest) -> Room {
        let room = self.lately.hosts.iter().find(|(host, _)| *host == guest);
        room.map_or(Room::default(), |(_, room)| *room)
    }

    fn has_room_for(&self, limits: &Limits, table: &Table, guest: Guest, seat: u8) -> bool {
        self.of(seat).around.is_within(share(limits.around, table, guest, seat))
    }

    /// Whether the host's role may pass by itself.
    pub fn may_pass_on(&self) -> bool {
        self.lately.handovers < HANDOVERS
    }

    /// Whether there is room for what bots tell: of that there is as much as there are cards.
    pub fn may_tell(&self, limits: &Limits) -> bool {
        self.beside.is_within(limits.table)
    }
}

/// What somebody may use of the room of a seat: all of it if they sat down there, and half if they have
/// it by a private link.
fn share(all: Room, table: &Table, guest: Guest, seat: u8) -> Room {
    let holds = table.holder(seat).is_ok_and(|(holder, _)| holder.guest == guest);
    if holds { all } else { all.half() }
}
