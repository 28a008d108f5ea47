//! What a table's task says to those of other parlours, and when.
//!
//! Where nobody else has the table, nothing is said: a table usually lives in one parlour. A task that
//! begins asks whether there are others; who knows of others says again and again what there is to
//! tell; who misses somebody asks for them now and then.

use super::Version;
use super::peers::Word;
use crate::keys::TableKey;
use crate::parlour::Parlour;
use journal::Whispers;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// How often it is said again how things are here, while others have the table too.
const BEAT: Duration = Duration::from_secs(3);

/// How often it is asked for those who are missing.
const ASKING: Duration = Duration::from_secs(15);

/// The talk between parlours about one table.
pub(super) struct Gossip {
    /// None where nobody shares the journal.
    whispers: Option<Whispers>,
    /// Changes when somebody comes or goes here.
    version: watch::Receiver<Version>,
    /// What was said last, and when.
    said: Option<(Word, Instant)>,
    /// Whether somebody attended here then.
    attended: bool,
    /// Whether others are to be asked.
    asks: bool,
    /// Whether they want to hear from us.
    asked: bool,
}

/// Who is there to talk.
pub(super) struct Standing {
    /// Whether others have the table too.
    pub others: bool,
    /// Whether somebody attends here.
    pub attended: bool,
    /// Whether somebody who asked here for a seat waits for an answer.
    pub asked: bool,
    /// Whether somebody is missing.
    pub missing: bool,
}

impl Gossip {
    pub fn new(parlour: &Parlour, key: TableKey, version: watch::Receiver<Version>) -> Gossip {
        let whispers = parlour.journal.whispers(key.0);
        Gossip { whispers, version, said: None, attended: false, asks: true, asked: false }
    }

    /// Others want to hear how things are here.
    pub fn is_asked(&mut self) {
        self.asked = true;
    }

    /// Others have the table, as something of theirs shows.
    pub fn ask(&mut self) {
        self.asks = true;
    }

    /// When there will be something to say.
    pub fn due(&self, standing: &Standing) -> Option<Instant> {
        self.whispers.as_ref()?;
        let said = self.said.as_ref().map(|(_, at)| *at);
        match said {
            None => Some(Instant::now()),
            Some(_) if self.asks || self.asked => Some(Instant::now()),
            Some(at) if standing.others && (standing.attended || standing.asked) => Some(at + BEAT),
            Some(at) if standing.missing && standing.attended => Some(at + ASKING),
            Some(_) => None,
        }
    }

    /// Says how things are here, if others should hear it now; else nobody even finds out how they are.
    pub fn speak(
        &mut self,
        parlour: &Parlour,
        key: TableKey,
        standing: &Standing,
        word: impl FnOnce() -> Word,
    ) {
        if self.whispers.is_none() {
            return;
        }
        self.version.mark_unchanged();
        // Where nobody attended, others need not have heard of us, and do not tell us anything.
        let before = std::mem::replace(&mut self.attended, standing.attended);
        let came = standing.attended && !before;
        self.asks |= came && !standing.others;
        let due = self.due(standing).is_some_and(|due| due <= Instant::now());
        if !due && !standing.others {
            return;
        }
        let word = word();
        let known = self.said.as_ref().is_some_and(|(said, _)| said.is_like(&word));
        if !due && known {
            return;
        }
        let asks = self.asks || !standing.others;
        let word = Word { asks, ..word };
        // What cannot be written is not said.
        if let Ok(words) = serde_json::to_vec(&word) {
            parlour.journal.whisper(key.0, words.into());
        }
        (self.asks, self.asked) = (false, false);
        self.said = Some((word, Instant::now()));
    }

    /// Waits until another parlour says something, or somebody comes or goes here.
    pub async fn news(&mut self, others: bool) -> Option<Word> {
        let Some(whispers) = &mut self.whispers else { return std::future::pending().await };
        tokio::select! {
            biased;
            words = whispers.next() => serde_json::from_slice(&words).ok(),
            _ = self.version.changed(), if others => None,
        }
    }
}
