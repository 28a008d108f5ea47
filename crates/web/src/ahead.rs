//! What the page would show after each pick, drawn ahead.
//!
//! Choosing a card, then whom to play it on, should be felt at once, on any line. So the page is given the
//! picks that lead to a move, as a tree, with the parts of the table that look different at each of its
//! points. A script walks it and knows no game. A whole move is sent, and judged here as ever.

use crate::parts::{Parts, parts};
use crate::{GameUi, Picked, TablePage, table};
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

/// Draws what each pick would show. `drawn` is the table as the page shows it now.
pub fn ahead(page: &TablePage<'_>, drawn: &Parts) -> Ahead {
    let now =
        page.seat.is_some() && page.glimpse.is_some_and(|it| it.steps() == page.picture.steps);
    let Some(glimpse) = page.glimpse.filter(|_| now) else { return Ahead::new() };
    let mut ahead = Ahead::new();
    let mut begun = VecDeque::from([page.desk.picks.clone()]);
    while let Some(picks) = begun.pop_front() {
        let key = picks.join(" ");
        if ahead.contains_key(&key) {
            continue;
        }
        let first = picks == page.desk.picks;
        let mut desk = page.desk.clone();
        desk.picks = picks;
        let mut point = Point::default();
        let drawing = table::picking(&TablePage { desk: &desk, ..*page }, glimpse).into_string();
        for pick in offered(&drawing) {
            let further: Vec<String> =
                desk.picks.iter().map(String::as_str).chain([pick]).map(Into::into).collect();
            let next = match glimpse.picked(&further) {
                Picked::Move(_) => Next::Ask(true),
                Picked::More(stand) if stand == desk.picks => continue,
                Picked::More(stand) => {
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
            point.next.insert(pick.to_string(), next);
        }
        if !first {
            point.parts = parts(&drawing);
            point.parts.retain(|id, html| drawn.get(id) != Some(html));
        }
        if first && point.next.is_empty() {
            return Ahead::new();
        }
        ahead.insert(key, point);
    }
    ahead
}

/// What can be picked in a drawing.
fn offered(drawing: &str) -> impl Iterator<Item = &str> {
    drawing.split(" data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next())
}
