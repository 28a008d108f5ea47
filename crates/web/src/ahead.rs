//! What the page would show after each pick, drawn ahead.
//!
//! Choosing a card, then whom to play it on, should be felt at once, on any line. So the page is
//! given the picks that lead to a move, as a tree, with the parts of the table that look different
//! at each of its points. A script walks it and knows no game. A whole move is sent, and judged
//! here as ever. A round trip for every pick would be felt on a slow line, and rules in the page
//! would be rules written twice.

use crate::parts::{Parts, Sent, Sheet, Work};
use crate::play::{Leads, Play};
use crate::{TablePage, table};
use serde::Serialize;
use std::collections::{BTreeMap, VecDeque};

/// No more points are drawn ahead; what lies beyond is asked for.
const MOST: usize = 160;

/// The points of the tree by the picks that lead there, with a space between.
pub type Ahead = BTreeMap<String, Point>;

/// Some picks, short of a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Point {
    /// What looks different from the table with nothing picked.
    #[serde(skip_serializing_if = "Parts::is_empty")]
    pub parts: Parts,
    /// Where each further pick leads.
    pub next: BTreeMap<String, Next>,
}

/// Where a pick leads.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Next {
    /// To another point.
    To(String),
    /// Elsewhere: to a move, or to a point that has not been drawn.
    Ask(bool),
}

/// Whether anything may be picked on a page: an earlier moment can be looked at, but not played, and what is
/// to be taken in comes first.
pub(crate) fn is_now(page: &TablePage<'_>) -> bool {
    let now = page.glimpse.is_some_and(|it| it.steps() == page.picture.steps);
    now && page.seat.is_some() && !page.desk.waits
}

/// Draws what each pick would show to somebody who has these parts of the page as it is now.
pub(crate) fn ahead(page: &TablePage<'_>, game: &dyn Play, sent: &Sent, work: &mut Work) -> Ahead {
    let mut ahead = Ahead::new();
    let base = game.picks();
    let mut begun = VecDeque::from([base.clone()]);
    while let Some(picks) = begun.pop_front() {
        let key = picks.join(" ");
        if ahead.contains_key(&key) {
            continue;
        }
        let here = game.at(&picks);
        let mut point = Point::default();
        for (pick, leads) in here.next() {
            let next = match leads {
                Leads::Move => Next::Ask(true),
                Leads::To(stand) => {
                    let to = stand.join(" ");
                    match ahead.contains_key(&to) || ahead.len() + begun.len() < MOST {
                        true => {
                            begun.push_back(stand);
                            Next::To(to)
                        }
                        false => Next::Ask(false),
                    }
                }
            };
            point.next.insert(pick, next);
        }
        if picks == base {
            if point.next.is_empty() {
                return Ahead::new();
            }
        } else {
            let mut sheet = Sheet::new(sent);
            table::picking(&mut sheet, page, &*here);
            *work += sheet.work();
            point.parts = sheet.finish().0;
        }
        ahead.insert(key, point);
    }
    ahead
}
