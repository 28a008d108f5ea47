//! Those who wait at the door of a running game for the host's answer.
//!
//! Nothing of them is stored before the host says yes: what a stranger does takes no room from those who
//! sit at the table. A request is kept in memory, told to other parlours that have the table, and
//! forgotten with it; whoever asked is shown that, and may ask again.

use crate::config::Limits;
use crate::rejection::Rejection;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tables::{Asking, Guest, Refusal};

/// Of so many it is remembered how often they have asked; of more, the latest.
const REMEMBERED: usize = 256;

/// So many requests that were taken back are told to other parlours, the latest.
const TAKEN_BACK: usize = 8;

/// Somebody who has asked, and from where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Asked {
    pub asking: Asking,
    /// A number for the address, which tells nobody what it is.
    pub from: u64,
}

/// Those who wait.
#[derive(Default)]
pub(super) struct Askers {
    /// Those who asked here, the earliest first.
    here: Vec<Asked>,
    /// Requests that were made elsewhere, and taken back or made anew here.
    taken_back: Vec<u32>,
    /// In which game it was counted how often somebody asked, and how often.
    often: (u32, Vec<(Guest, u32)>),
    /// Those who wait here or elsewhere, as the table is told.
    all: Option<Arc<[Asking]>>,
}

impl Askers {
    /// Everybody who waits, as the table is told; none if nobody does.
    pub fn all(&self) -> Option<Arc<[Asking]>> {
        self.all.clone()
    }

    /// Those who asked here.
    pub fn here(&self) -> &[Asked] {
        &self.here
    }

    /// Requests of which other parlours are told that they were taken back.
    pub fn taken_back(&self) -> &[u32] {
        &self.taken_back
    }

    /// Whether somebody may ask in this game, given who waits elsewhere. Others from the same address
    /// must not keep everybody else from asking.
    pub fn check(
        &mut self,
        asked: &Asked,
        game: u32,
        elsewhere: &[&Asked],
        limits: &Limits,
    ) -> Result<(), Rejection> {
        if self.often.0 != game {
            self.often = (game, Vec::new());
        }
        let guest = asked.asking.guest;
        let often = self.often.1.iter().find(|(one, _)| *one == guest);
        if often.is_some_and(|(_, often)| *often >= limits.sittings_of_one) {
            return Err(Rejection::Restless);
        }
        let all = self.here.iter().chain(elsewhere.iter().copied());
        let theirs = |one: &&Asked| one.from == asked.from && one.asking.guest != guest;
        match all.filter(theirs).count() < limits.asking_per_address {
            true => Ok(()),
            false => Err(Refusal::Crowded.into()),
        }
    }

    /// Somebody asks, and has it counted.
    pub fn ask(&mut self, asked: Asked, elsewhere: &[&Asked]) {
        let guest = asked.asking.guest;
        self.count(guest);
        self.withdraw(guest, elsewhere);
        self.here.push(asked);
    }

    fn count(&mut self, guest: Guest) {
        let often = &mut self.often.1;
        if let Some((_, often)) = often.iter_mut().find(|(one, _)| *one == guest) {
            *often += 1;
            return;
        }
        if often.len() >= REMEMBERED {
            often.remove(0);
        }
        often.push((guest, 1));
    }

    /// Somebody takes back what they asked for, wherever it was.
    pub fn withdraw(&mut self, guest: Guest, elsewhere: &[&Asked]) {
        self.here.retain(|one| one.asking.guest != guest);
        let theirs = elsewhere.iter().filter(|one| one.asking.guest == guest);
        self.taken_back.extend(theirs.map(|one| one.asking.number));
        let long = self.taken_back.len().saturating_sub(TAKEN_BACK);
        self.taken_back.drain(..long);
    }

    /// Another parlour tells that these were taken back there.
    pub fn hear(&mut self, taken_back: &[u32]) {
        self.here.retain(|one| !taken_back.contains(&one.asking.number));
    }

    /// Somebody who is here asked at another parlour, which is gone: they wait here from now on.
    pub fn adopt(&mut self, asked: Asked) {
        let known = self.here.iter().any(|one| one.asking.guest == asked.asking.guest);
        if !known && !self.taken_back.contains(&asked.asking.number) {
            self.here.push(asked);
        }
    }

    /// Whoever has their answer waits no more; says whether there was somebody.
    pub fn settle(&mut self, waits: impl Fn(&Asking) -> bool) -> bool {
        let before = self.here.len();
        self.here.retain(|one| waits(&one.asking));
        before != self.here.len()
    }

    /// Whoever asked first and is gone makes room; says whether somebody did.
    pub fn make_room(&mut self, is_here: impl Fn(Guest) -> bool) -> bool {
        let gone = self.here.iter().position(|one| !is_here(one.asking.guest));
        gone.map(|at| self.here.remove(at)).is_some()
    }

    /// Somebody waits, or no more: from now on the table is told so.
    pub fn tell<'a>(&mut self, elsewhere: impl Iterator<Item = &'a Asked>) {
        let mut all: Vec<&Asking> = self.here.iter().map(|one| &one.asking).collect();
        for Asked { asking, .. } in elsewhere {
            let known = |one: &&Asking| one.guest == asking.guest || one.number == asking.number;
            if !self.taken_back.contains(&asking.number) && !all.iter().any(known) {
                all.push(asking);
            }
        }
        self.all = (!all.is_empty()).then(|| all.into_iter().cloned().collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    fn asked(who: &str, number: u32, from: u64) -> Asked {
        let (guest, name) = (Guest::of_secret(who), who.to_string());
        Asked { asking: Asking { number, guest, seat: 1, name, lang: Lang::En }, from }
    }

    fn numbers(askers: &mut Askers, elsewhere: &[Asked]) -> Vec<u32> {
        askers.tell(elsewhere.iter());
        askers.all().iter().flat_map(|all| all.iter()).map(|one| one.number).collect()
    }

    /// Asks if that is allowed.
    fn asks(askers: &mut Askers, asked: Asked, game: u32) -> Result<(), Rejection> {
        askers.check(&asked, game, &[], &Limits::default())?;
        askers.ask(asked, &[]);
        Ok(())
    }

    #[test]
    fn one_address_does_not_fill_the_door() {
        let mut askers = Askers::default();
        let crowded = Err(Refusal::Crowded.into());
        assert_eq!(asks(&mut askers, asked("a", 1, 7), 1), Ok(()));
        assert_eq!(asks(&mut askers, asked("b", 2, 7), 1), Ok(()));
        assert_eq!(asks(&mut askers, asked("c", 3, 7), 1), crowded);
        assert_eq!(asks(&mut askers, asked("a", 4, 7), 1), Ok(()), "for something else");
        assert_eq!(asks(&mut askers, asked("friend", 5, 8), 1), Ok(()));
        assert_eq!(numbers(&mut askers, &[]), [2, 4, 5]);
        // Wherever they wait.
        let elsewhere = [asked("d", 6, 9), asked("e", 7, 9)];
        let elsewhere: Vec<&Asked> = elsewhere.iter().collect();
        let limits = Limits::default();
        let more = askers.check(&asked("f", 8, 9), 1, &elsewhere, &limits);
        assert_eq!(more, Err(Refusal::Crowded.into()));
    }

    #[test]
    fn whoever_asks_too_often_is_refused_and_nobody_else() {
        let mut askers = Askers::default();
        let most = Limits::default().sittings_of_one;
        for number in 0..most {
            assert_eq!(asks(&mut askers, asked("a", number, 7), 1), Ok(()));
            askers.withdraw(Guest::of_secret("a"), &[]);
        }
        assert_eq!(asks(&mut askers, asked("a", 90, 7), 1), Err(Rejection::Restless));
        assert_eq!(asks(&mut askers, asked("friend", 91, 7), 1), Ok(()));
        assert_eq!(asks(&mut askers, asked("a", 92, 7), 2), Ok(()), "the next game is another");
        // However many they are, little is remembered of them.
        for number in 0..3000 {
            let who = format!("s{number}");
            let from = 100 + u64::from(number);
            assert_eq!(asks(&mut askers, asked(&who, number, from), 3), Ok(()));
            askers.withdraw(Guest::of_secret(&who), &[]);
        }
        assert_eq!(askers.often.1.len(), REMEMBERED);
    }

    #[test]
    fn what_is_taken_back_at_one_parlour_is_taken_back_at_all() {
        let [mut here, mut there] = [Askers::default(), Askers::default()];
        asks(&mut there, asked("a", 1, 7), 1).expect("asked");
        let told = there.here().to_vec();
        assert_eq!(numbers(&mut here, &told), [1]);
        here.withdraw(Guest::of_secret("a"), &told.iter().collect::<Vec<_>>());
        assert_eq!(numbers(&mut here, &told), [0u32; 0], "whatever is said there meanwhile");
        there.hear(here.taken_back());
        assert!(there.here().is_empty());
        // Whoever asks for something else at another parlour asks once.
        asks(&mut there, asked("b", 2, 7), 1).expect("asked");
        let told = there.here().to_vec();
        here.ask(asked("b", 3, 7), &told.iter().collect::<Vec<_>>());
        assert_eq!(numbers(&mut here, &told), [3]);
        there.hear(here.taken_back());
        assert_eq!(numbers(&mut there, here.here()), [3]);
    }

    #[test]
    fn whoever_is_gone_makes_room() {
        let mut askers = Askers::default();
        for (number, who) in (1..).zip(["a", "b", "c"]) {
            asks(&mut askers, asked(who, number, number.into()), 1).expect("asked");
        }
        let here = Guest::of_secret("a");
        assert!(askers.make_room(|guest| guest == here));
        assert_eq!(numbers(&mut askers, &[]), [1, 3]);
        assert!(askers.make_room(|guest| guest == here));
        assert!(!askers.make_room(|guest| guest == here));
        assert!(askers.settle(|_| false) && !askers.settle(|_| false));
        assert_eq!(numbers(&mut askers, &[]), [0u32; 0]);
    }
}
