//! The roll of a table: who is connected, since when the others are not, and when that is told.

use crate::Config;
use std::sync::Arc;
use std::time::Duration;
use tables::{Attending, Gone, Guest};
use tokio::time::Instant;

/// How often it is told, at most, that one of the company comes or goes.
const OF_COMPANY: Duration = Duration::from_millis(250);

/// The same of strangers, who must not flood those who play.
const OF_STRANGERS: Duration = Duration::from_secs(1);

/// Where more than this attend, it is told less often of strangers, down to twice a minute.
const MANY: usize = 64;

/// Who is connected, and since when the others are not.
pub(super) struct Roll {
    /// Since when it is kept: whoever has not been here since was here before, if ever.
    since: Instant,
    /// Those who are connected, once for each page.
    here: Arc<Vec<Guest>>,
    /// Whom the table would miss. Of strangers nothing is remembered when they go: there may be
    /// thousands of them.
    company: Vec<Guest>,
    /// Those of the company who were connected, or asked for something, and when that was last. Whoever
    /// has been gone for long is left out: the roll has been kept for longer.
    left: Vec<(Guest, Instant)>,
    /// When it was last told who comes and goes.
    told: Option<Instant>,
    /// When it will be told next, if it will.
    due: Option<Instant>,
}

impl Roll {
    pub fn new() -> Roll {
        Roll {
            since: Instant::now(),
            here: Arc::default(),
            company: Vec::new(),
            left: Vec::new(),
            told: None,
            due: None,
        }
    }

    /// From now on these are the company.
    pub fn meet(&mut self, company: Vec<Guest>) {
        self.left.retain(|(one, _)| company.contains(one));
        self.company = company;
    }

    pub fn come(&mut self, guest: Guest) {
        self.left.retain(|(one, _)| *one != guest);
        Arc::make_mut(&mut self.here).push(guest);
    }

    /// One page of somebody's is closed.
    pub fn go(&mut self, guest: Guest, config: &Config) {
        if let Some(at) = self.here.iter().position(|one| *one == guest) {
            Arc::make_mut(&mut self.here).swap_remove(at);
        }
        self.seen(guest, config);
    }

    /// One of the company shows that they are there, connected or not: a program may do without a
    /// socket.
    pub fn seen(&mut self, guest: Guest, config: &Config) {
        if self.company.contains(&guest) && !self.here.contains(&guest) {
            self.left.retain(|(one, at)| *one != guest && at.elapsed() < config.gone);
            self.left.push((guest, Instant::now()));
        }
    }

    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Somebody has come or gone. Says when that is to be told, unless something will be told by then.
    pub fn tell_of(&mut self, guest: Guest) -> Option<Instant> {
        let many = u32::try_from(self.here.len() / MANY).unwrap_or(u32::MAX);
        let calm = match self.company.contains(&guest) {
            true => OF_COMPANY,
            false => OF_STRANGERS * many.clamp(1, 30),
        };
        let at = self.told.map_or_else(Instant::now, |told| told + calm);
        if self.due.is_some_and(|due| due <= at) {
            return None;
        }
        self.due = Some(at);
        self.due
    }

    /// Whether it is to be told by now who has come and gone. Then it is.
    pub fn is_due(&mut self) -> bool {
        let now = Instant::now();
        if self.due.is_none_or(|due| due > now) {
            return false;
        }
        (self.told, self.due) = (Some(now), None);
        true
    }

    /// What the table is told.
    pub fn attending(&self, config: &Config) -> Attending {
        let gone = |since: Instant| match since.elapsed() {
            gone if gone >= config.gone => Some(Gone::Long),
            gone if gone >= config.stepped_out => Some(Gone::AWhile),
            _ => None,
        };
        let mut attending = Attending::new(self.here.clone(), gone(self.since));
        for (guest, since) in &self.left {
            attending.left(*guest, gone(*since));
        }
        attending
    }

    /// When somebody will next have been gone for so long that it matters.
    pub fn next_mark(&self, config: &Config) -> Option<Instant> {
        let since = [self.since].into_iter().chain(self.left.iter().map(|(_, at)| *at));
        let marks = since.flat_map(|at| [at + config.stepped_out, at + config.gone]);
        let now = Instant::now();
        // A little later, so that it has surely come.
        marks.filter(|mark| *mark > now).min().map(|mark| mark + Duration::from_millis(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    fn guest(number: usize) -> Guest {
        Guest::of_secret(&format!("guest {number}"))
    }

    #[tokio::test(start_paused = true)]
    async fn strangers_who_have_gone_are_forgotten() {
        let (config, anna) = (Config::default(), guest(0));
        let mut roll = Roll::new();
        roll.meet(vec![anna]);
        for number in 0..1000 {
            roll.come(guest(number));
        }
        advance(config.gone).await;
        for number in 0..1000 {
            roll.go(guest(number), &config);
            roll.seen(guest(number), &config);
        }
        assert_eq!(roll.left.len(), 1, "nothing is kept of a stranger");
        assert_eq!(roll.attending(&config).gone(anna), None, "she was here a moment ago");
        assert_eq!(roll.attending(&config).gone(guest(1)), Some(Gone::Long));
        // Whoever gives their seat up is a stranger from then on.
        roll.meet(Vec::new());
        assert!(roll.left.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn a_crowd_that_comes_and_goes_is_told_of_once_in_a_while() {
        let (config, anna) = (Config::default(), guest(0));
        let mut roll = Roll::new();
        roll.meet(vec![anna]);
        // The first is told at once, the others together.
        assert_eq!(roll.tell_of(guest(1)), Some(Instant::now()));
        assert!(roll.is_due() && !roll.is_due());
        assert_eq!(roll.tell_of(guest(2)), Some(Instant::now() + OF_STRANGERS));
        assert_eq!(roll.tell_of(guest(3)), None, "they are told of by then");
        advance(OF_STRANGERS).await;
        assert!(roll.is_due());
        // Of a large crowd seldom, of one of the company soon even so.
        for number in 0..30 * MANY {
            roll.come(guest(number));
        }
        assert_eq!(roll.tell_of(guest(1)), Some(Instant::now() + OF_STRANGERS * 30));
        roll.go(anna, &config);
        assert_eq!(roll.tell_of(anna), Some(Instant::now() + OF_COMPANY));
        assert!(!roll.is_due());
        advance(OF_COMPANY).await;
        assert!(roll.is_due(), "and the crowd is told of with her");
        advance(OF_STRANGERS * 30).await;
        assert!(!roll.is_due());
    }
}
