//! What a position is worth, to the player and in the eyes of both.

use super::Persona;
use super::casual::TOKEN;
use super::manners::{Manners, wants};
use super::outlook::{Knowledge, Outlook};
use super::persona::POINT;
use super::trial::Instinct;
use super::whim::Whim;
use crate::Dice;
use fog_of_love::content::{Aspect, MOST_DESTINIES};
use fog_of_love::{Source, State, Table, other};
use tabletop::Seat;

/// How much people care for each other's destiny, for all that one knows, where the own counts 1.
const REGARD: f64 = 0.5;

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Worth {
    /// To the player, with all it knows.
    pub(crate) own: f64,
    /// To each seat, as far as everybody knows.
    pub(crate) open: [f64; 2],
}

impl Worth {
    /// Adds a share of another worth.
    pub(crate) fn add(&mut self, share: f64, worth: Worth) {
        self.own += share * worth.own;
        self.open[0] += share * worth.open[0];
        self.open[1] += share * worth.open[1];
    }
}

/// Somebody who judges positions.
pub(crate) struct Judge<'a> {
    /// For whom.
    pub(crate) me: Seat,
    /// What it is after.
    pub(crate) persona: Persona,
    /// What it knows.
    pub(crate) known: Knowledge<'a>,
    /// What everybody knows.
    pub(crate) open: Knowledge<'a>,
    /// What people do without thinking.
    pub(crate) instinct: Instinct,
    /// How the partner chooses.
    pub(crate) manners: Manners,
    /// What decides between equals.
    pub(crate) whim: Whim,
    /// How much the partner wants tokens on each aspect.
    pub(crate) wants: [f64; Aspect::COUNT],
}

impl<'a> Judge<'a> {
    /// Judges for a seat, from the table as it stands.
    pub(crate) fn new(
        me: Seat,
        persona: Persona,
        known: Knowledge<'a>,
        open: Knowledge<'a>,
        manners: Manners,
        whim: Whim,
        table: &Table,
    ) -> Judge<'a> {
        let outlook = Outlook::of(known, table, [None; 2]);
        let mut taste = [[0.0; MOST_DESTINIES]; 2];
        for destiny in known.content.stories[usize::from(table.story)].destinies.iter() {
            for seat in [Seat(0), Seat(1)] {
                taste[seat.index()][destiny.index()] = outlook.fulfils(destiny, seat);
            }
        }
        let wants = wants(known.content, known.likely[other(me).index()], TOKEN);
        Judge { me, persona, known, open, instinct: Instinct { taste }, manners, whim, wants }
    }

    /// What a position is worth as it stands.
    pub(crate) fn look(&self, state: &State) -> Worth {
        let mut hidden = [None; 2];
        hidden[self.me.index()] = Some(state.private(self.me));
        let mine = Outlook::of(self.known, state.table(), hidden);
        let seats = [self.me, other(self.me)];
        let own = self.persona.worth(
            seats.map(|seat| mine.fulfilment(seat)),
            seats.map(|seat| mine.satisfaction(seat).mean),
            self.manners.trust(),
        );
        let open = Outlook::of(self.open, state.table(), [None; 2]);
        let chances = [Seat(0), Seat(1)].map(|seat| open.fulfilment(seat));
        let points = [Seat(0), Seat(1)].map(|seat| POINT * open.satisfaction(seat).mean);
        let one = |n: usize| chances[n] + points[n];
        Worth { own, open: [one(0) + REGARD * one(1), one(1) + REGARD * one(0)] }
    }

    /// What a position is worth once the card in course is resolved; its choices are weighed up to
    /// this depth.
    pub(crate) fn weigh(
        &self,
        mut state: State,
        card: Option<Source>,
        depth: u8,
        dice: &mut Dice,
    ) -> Worth {
        if self.instinct.follow(&mut state, card, dice) && depth > 0 {
            return self.meet(&[state], card, depth - 1, dice).worth;
        }
        self.look(&state)
    }
}
