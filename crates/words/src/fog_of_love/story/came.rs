//! What came of a scene: what each person really has more or less of.

use ::fog_of_love::content::Aspect;
use ::fog_of_love::{Person, Table};
use tabletop::Seat;

/// What came of it for one person.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Came {
    /// What became of their satisfaction.
    pub satisfaction: Change,
    /// Satisfaction after it.
    pub total: i16,
    /// Tokens gained and lost.
    pub tokens: Vec<(Aspect, i16)>,
}

/// What became of somebody's satisfaction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Change {
    /// Nothing.
    #[default]
    None,
    /// So much was really gained or lost: there is nothing below 0 (FL-51).
    By(i16),
    /// Some was to be lost, but there was none left.
    NoneLeft,
}

impl Came {
    /// Whether nothing came of it.
    pub fn is_nothing(&self) -> bool {
        self.satisfaction == Change::None && self.tokens.is_empty()
    }
}

/// What both people had when it was last told, and what they were due since.
pub(super) struct Scales {
    had: [(i16, [u8; Aspect::COUNT]); 2],
    due: [i16; 2],
}

fn has(person: &Person) -> (i16, [u8; Aspect::COUNT]) {
    (person.satisfaction, person.tokens)
}

impl Scales {
    pub(super) fn new(table: &Table) -> Scales {
        Scales { had: [0, 1].map(|seat| has(table.person(Seat(seat)))), due: [0; 2] }
    }

    /// Satisfaction is gained or lost, to be settled later.
    pub(super) fn owe(&mut self, seat: Seat, amount: i16) {
        let due = &mut self.due[seat.index() & 1];
        *due = due.saturating_add(amount);
    }

    /// What came of it for both since the last time, if anything did.
    pub(super) fn weigh(&mut self, table: &Table) -> Option<[Came; 2]> {
        let came = [0, 1].map(|seat| self.one(seat, table.person(Seat(seat as u8))));
        let settled = table.frame().is_none_or(|frame| frame.owed == [0; 2]);
        if !settled || came.iter().all(Came::is_nothing) {
            return None;
        }
        *self = Scales::new(table);
        Some(came)
    }

    fn one(&self, seat: usize, person: &Person) -> Came {
        let (satisfaction, tokens) = &self.had[seat];
        let satisfaction = match person.satisfaction - satisfaction {
            0 if self.due[seat] < 0 && person.satisfaction == 0 => Change::NoneLeft,
            0 => Change::None,
            change => Change::By(change),
        };
        let change = |aspect: Aspect| {
            let at = aspect.index();
            let change = i16::from(person.tokens[at]) - i16::from(tokens[at]);
            (change != 0).then_some((aspect, change))
        };
        let tokens = Aspect::all().filter_map(change).collect();
        Came { satisfaction, total: person.satisfaction, tokens }
    }
}
