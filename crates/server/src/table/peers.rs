//! Other parlours that share the journal and have the same table in memory: who is connected there.
//!
//! Nothing of this is kept. What they say may be late or get lost, so it decides nothing that the
//! journal decides: it is shown, and it says who goes first.

use super::askers::Asked;
use super::window::WindowWord;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tables::Guest;
use tokio::time::Instant;

/// After how long without a word another parlour counts as gone.
const SILENT: Duration = Duration::from_secs(10);

/// How many other parlours are known at most: far more than ever have the same table.
const KNOWN: usize = 32;

/// How many are named at most who are connected: far more than sit at any table,
const HERE: usize = 14;
/// and who were a moment ago. What is too long is not said at all.
const LEFT: usize = 6;

/// How many requests are heard of, of one parlour.
const ASKED: usize = 6;

/// So many spectators are counted at another parlour, at most.
const COUNTED: u32 = 10_000;

/// What a parlour says to others of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Word {
    /// Which parlour.
    pub node: u64,
    /// Whether it wants to be told the same.
    pub asks: bool,
    /// Whether it has put the table away.
    pub leaves: bool,
    /// Who is connected there, of those whom the table would miss.
    pub here: Vec<Guest>,
    /// Who of them was, and how many milliseconds ago.
    pub left: Vec<(Guest, u64)>,
    /// For how many milliseconds it has kept account of that.
    pub since: u64,
    /// How many others are connected.
    pub strangers: u32,
    /// How far the open window has come, and for whom it does not run.
    pub window: Option<WindowWord>,
    /// Who has asked for a seat there, and waits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<Asked>,
    /// Requests that were made elsewhere, and taken back there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<u32>,
}

impl Word {
    /// The same, short enough to be said.
    pub fn short(mut self) -> Word {
        self.here.truncate(HERE);
        self.left.truncate(LEFT);
        self.asked.truncate(ASKED);
        self
    }

    /// Whether it tells what another did, but for the time that has passed.
    pub fn is_like(&self, other: &Word) -> bool {
        let held = |word: &Word| word.window.map(|window| (window.opened, window.held));
        self.here == other.here
            && self.strangers == other.strangers
            && held(self) == held(other)
            && self.asked == other.asked
            && self.taken_back == other.taken_back
            && self.left.iter().map(|one| one.0).eq(other.left.iter().map(|one| one.0))
    }
}

/// Another parlour.
pub(super) struct Peer {
    node: u64,
    heard: Instant,
    pub since: Instant,
    pub here: Vec<Guest>,
    pub left: Vec<(Guest, Instant)>,
    pub strangers: u32,
    pub asked: Vec<Asked>,
}

impl Peer {
    fn is_empty(&self) -> bool {
        self.here.is_empty() && self.strangers == 0
    }

    /// Who was there, and when last.
    pub fn seen(self) -> impl Iterator<Item = (Guest, Instant)> {
        let heard = self.heard;
        self.here.into_iter().map(move |guest| (guest, heard)).chain(self.left)
    }
}

/// What came of a word.
#[derive(Default)]
pub(super) struct Heard {
    /// Whether it was the first of that parlour.
    pub is_new: bool,
    /// Whether somebody has come or gone, or asks for a seat, or no more.
    pub is_change: bool,
    /// A parlour that has put the table away.
    pub left: Option<Peer>,
}

/// The other parlours.
#[derive(Default)]
pub(super) struct Peers(Vec<Peer>);

impl Peers {
    pub fn iter(&self) -> impl Iterator<Item = &Peer> {
        self.0.iter()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn hear(&mut self, word: &Word) -> Heard {
        let known = self.0.iter().position(|peer| peer.node == word.node);
        let former = known.map(|at| self.0.swap_remove(at));
        if word.leaves {
            return Heard { is_new: false, is_change: former.is_some(), left: former };
        }
        // Somebody else's place is not taken for a newcomer: they are known when one is gone.
        if former.is_none() && self.0.len() >= KNOWN {
            return Heard::default();
        }
        let now = Instant::now();
        let ago = |millis: u64| now.checked_sub(Duration::from_millis(millis)).unwrap_or(now);
        let left = word.left.iter().take(LEFT);
        let peer = Peer {
            node: word.node,
            heard: now,
            since: ago(word.since),
            here: word.here.iter().take(HERE).copied().collect(),
            left: left.map(|(guest, millis)| (*guest, ago(*millis))).collect(),
            strangers: word.strangers.min(COUNTED),
            asked: word.asked.iter().take(ASKED).cloned().collect(),
        };
        let change = match &former {
            Some(former) => {
                former.here != peer.here
                    || former.strangers != peer.strangers
                    || former.asked != peer.asked
            }
            None => !peer.is_empty() || !peer.asked.is_empty(),
        };
        self.0.push(peer);
        Heard { is_new: former.is_none(), is_change: change, left: None }
    }

    /// Those of which nothing was heard for long are gone.
    pub fn expire(&mut self) -> Vec<Peer> {
        self.0.extract_if(.., |peer| peer.heard.elapsed() >= SILENT).collect()
    }

    /// When the next will have been silent for too long.
    pub fn next_mark(&self) -> Option<Instant> {
        self.0.iter().map(|peer| peer.heard + SILENT).min()
    }

    /// How many go first where something is to be done once: those where somebody is connected, by
    /// their numbers, then the others.
    pub fn before(&self, node: u64, is_empty: bool) -> u32 {
        let first = |peer: &&Peer| (peer.is_empty(), peer.node) < (is_empty, node);
        u32::try_from(self.0.iter().filter(first).count()).unwrap_or(u32::MAX)
    }
}
