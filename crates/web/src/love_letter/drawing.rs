//! What every part of the table is drawn from.

use super::choice::{Choice, Next, read, target_of};
use crate::table::thrown_in;
use crate::{Desk, TablePage};
use house::{Glimpse, LoveLetter};
use love_letter::{Action, Card, Sight, View};
use maud::{Markup, html};
use tables::{ChairPicture, Sitter};
use tabletop::{Seat, Seats};
use words::Tongue;

/// One viewer's drawing at the table.
pub(super) struct Drawing<'a> {
    pub(super) tongue: &'static Tongue,
    pub(super) names: Vec<String>,
    /// Whether a bot plays there, by seat.
    bots: Vec<bool>,
    pub(super) view: &'a View,
    /// What was perceived lately, oldest first.
    pub(super) recent: &'a [Sight],
    pub(super) steps: usize,
    pub(super) desk: &'a Desk,
    /// The viewer's legal moves; none in a replay.
    pub(super) moves: Vec<Action>,
    pub(super) choice: Choice,
    /// What somebody has just thrown in, and who.
    thrown_in: Option<(u8, Markup)>,
}

fn is_bot(chair: &ChairPicture) -> bool {
    matches!(chair.sitter, Sitter::Bot(_)) || chair.stand_in.is_some()
}

impl<'a> Drawing<'a> {
    /// What a page shows of a glimpse.
    pub(super) fn of(page: &TablePage<'a>, glimpse: &'a Glimpse<LoveLetter>) -> Drawing<'a> {
        // An earlier moment can be looked at, but not played.
        let now = page.picture.steps == glimpse.steps && page.seat.is_some();
        let moves = if now { glimpse.moves() } else { Vec::new() };
        let choice = match read(glimpse.view.viewer.seat(), &moves, &page.desk.picks) {
            Next::More(choice) => choice,
            Next::Move(_) => Choice::Nothing,
        };
        Drawing {
            tongue: page.tongue(),
            names: page.names(),
            bots: page.picture.seats.iter().map(is_bot).collect(),
            view: &glimpse.view,
            recent: &glimpse.recent,
            steps: glimpse.steps,
            desk: page.desk,
            moves,
            choice,
            thrown_in: thrown_in(page),
        }
    }

    /// The viewer's seat.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// What somebody is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.tongue.seat_number(i64::from(seat.0) + 1),
        }
    }

    /// What a seat has just thrown in.
    pub(super) fn thrown_in(&self, seat: Seat) -> Option<&Markup> {
        self.thrown_in.as_ref().filter(|(by, _)| *by == seat.0).map(|(_, said)| said)
    }

    /// Whether a bot plays for a seat.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).copied().unwrap_or(false)
    }

    /// Everybody else, from the viewer's left clockwise; for spectators everybody.
    pub(super) fn others(&self) -> Vec<Seat> {
        let players = self.view.table.players;
        let Some(me) = self.me() else { return Seats::all(players).into_iter().collect() };
        let mut seats = Vec::new();
        let mut seat = me.left(players);
        while seat != me {
            seats.push(seat);
            seat = seat.left(players);
        }
        seats
    }

    /// The chosen card must be played on somebody: on these.
    pub(super) fn targets(&self) -> Seats {
        match self.choice {
            Choice::Card(card) => {
                Choice::Card(card).moves(&self.moves).into_iter().filter_map(target_of).collect()
            }
            Choice::Guard(_) => Choice::Card(Card::Guard)
                .moves(&self.moves)
                .into_iter()
                .filter_map(target_of)
                .collect(),
            _ => Seats::NONE,
        }
    }

    /// How many cards a seat holds: everybody in the round has one, and whoever is on turn has
    /// what is missing elsewhere.
    pub(super) fn held(&self, seat: Seat) -> u32 {
        let table = &self.view.table;
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
}

/// Favour tokens as wax seals, against the goal.
pub(super) fn seals(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let table = &drawing.view.table;
    let (has, goal) = (table.tokens.of(seat), table.tokens_to_win());
    html! {
        span.tokens role="img" aria-label=(drawing.tongue.ll_tokens_of_goal(has.into(), goal.into())) {
            @for _ in 0..has { (crate::art::seal()) }
            @for _ in has..goal { (crate::art::seal_empty()) }
        }
    }
}
