//! Who attends a table, who waits for a seat there, who has been gone for how long, and how far a window
//! has come: handed to the table, which asks no clock and stores nothing of it.

use crate::{Asking, Guest, Running, Sealing};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// For how long somebody has had no connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Gone {
    /// For longer than a page takes to be loaded again.
    AWhile,
    /// For so long that the others need not wait.
    Long,
}

/// Who attends a table.
#[derive(Clone, Default, Debug)]
pub struct Attending {
    /// Those who are connected, once for each page. Lent: there may be thousands.
    here: Arc<Vec<Guest>>,
    /// Those who were, lately.
    left: Vec<(Guest, Option<Gone>)>,
    /// For how long all others have been gone, as far as is known.
    others: Option<Gone>,
    /// How far the window has come that is open, if that is known.
    window: Option<Running>,
    /// Those who have asked for a seat in the running game, if any. Lent.
    asking: Option<Arc<[Asking]>>,
    /// The numbers for the seed of the next game, if anybody has pledged one. Lent.
    sealing: Option<Arc<Sealing>>,
}

impl Attending {
    /// These are connected; everybody else has been gone for so long.
    pub fn new(here: impl Into<Arc<Vec<Guest>>>, others: Option<Gone>) -> Attending {
        Attending { here: here.into(), others, ..Attending::default() }
    }

    /// These are connected, and everybody else was a moment ago.
    pub fn of(here: &[Guest]) -> Attending {
        Attending::new(here.to_vec(), None)
    }

    /// Somebody left, so long ago.
    pub fn left(&mut self, guest: Guest, gone: Option<Gone>) {
        self.left.push((guest, gone));
    }

    /// So far has the window come that is open.
    #[must_use]
    pub fn with_window(self, window: Option<Running>) -> Attending {
        Attending { window, ..self }
    }

    /// These have asked for a seat in the running game, and wait for the host's answer.
    #[must_use]
    pub fn with_asking(self, asking: Option<Arc<[Asking]>>) -> Attending {
        Attending { asking, ..self }
    }

    /// So far have the numbers come for the seed of the next game.
    #[must_use]
    pub fn with_sealing(self, sealing: Option<Arc<Sealing>>) -> Attending {
        Attending { sealing, ..self }
    }

    /// How far they have come, if anybody has pledged one.
    pub fn sealing(&self) -> Option<&Sealing> {
        self.sealing.as_deref()
    }

    /// Those who have asked for a seat, the earliest first.
    pub fn asking(&self) -> &[Asking] {
        self.asking.as_deref().unwrap_or_default()
    }

    /// How far the window has come that is open, if that is known.
    pub fn window(&self) -> Option<Running> {
        self.window
    }

    /// Those who are connected, once for each page.
    pub fn here(&self) -> &[Guest] {
        &self.here
    }

    /// Whether somebody is connected.
    pub fn is_here(&self, guest: Guest) -> bool {
        self.here.contains(&guest)
    }

    /// For how long somebody has been gone; none if they are here, or were a moment ago.
    pub fn gone(&self, guest: Guest) -> Option<Gone> {
        if self.is_here(guest) {
            return None;
        }
        let left = self.left.iter().find(|(one, _)| *one == guest);
        left.map_or(self.others, |(_, gone)| *gone)
    }
}
