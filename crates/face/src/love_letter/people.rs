//! Who sits at the table, and what lies before them.

use crate::{Company, around};
use love_letter::{Card, Kinds, Laid, Step, View};
use tabletop::Seat;

/// Somebody at a table of Love Letter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Where.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Whether a bot plays here.
    pub bot: bool,
    /// How many favor tokens they have.
    pub tokens: u8,
    /// Whether they are still in the round.
    pub inside: bool,
    /// Whether a Handmaid protects them.
    pub protected: bool,
    /// Whether it is their turn.
    pub active: bool,
    /// How many cards they hold.
    pub held: u32,
    /// The card that the viewer can be sure of, if it is somebody else's.
    pub sure: Option<Card>,
    /// What they have played and discarded this round, in order.
    pub row: Vec<(Card, Laid)>,
}

/// What each hand may be that is not the viewer's own, by everything seen and by counting.
pub(super) fn possible(view: &View) -> Vec<(Seat, Kinds)> {
    let you = view.viewer.seat();
    let others = around(view.table.players, you).into_iter().filter(|&seat| you != Some(seat));
    let held = others.filter(|&seat| held(view, seat) > 0);
    held.map(|seat| (seat, view.possible(seat))).collect()
}

/// Everybody, from the viewer's left clockwise, themselves last.
pub(super) fn players(
    view: &View,
    company: &Company<'_>,
    possible: &[(Seat, Kinds)],
) -> Vec<Player> {
    let table = &view.table;
    let you = view.viewer.seat();
    let over = matches!(table.step, Step::Over(_));
    let player = |seat: Seat| {
        let (held, inside) = (held(view, seat), table.inside.has(seat));
        Player {
            seat,
            name: company.name(seat),
            bot: company.is_bot(seat),
            tokens: table.tokens.of(seat),
            inside,
            protected: inside && table.protected.has(seat),
            active: seat == table.active && !over,
            held,
            sure: possible.iter().find(|(of, _)| *of == seat).and_then(|(_, kinds)| kinds.only()),
            row: table.rows.of(seat).collect(),
        }
    };
    around(table.players, you).into_iter().map(player).collect()
}

/// How many cards a seat holds: everybody in the round has one, and whoever is on turn has what is
/// missing elsewhere.
pub(super) fn held(view: &View, seat: Seat) -> u32 {
    let table = &view.table;
    if !table.inside.has(seat) || table.round == 0 {
        return 0;
    }
    if seat != table.active {
        return 1;
    }
    let open = table.open.iter().flatten().count() as u32;
    let elsewhere = u32::from(table.deck)
        + u32::from(table.aside)
        + open
        + table.rows.len() as u32
        + table.inside.without(seat).len();
    table.edition.deck().len().saturating_sub(elsewhere)
}
