//! The two of them: who they are, how happy, and what they have shown of themselves.

use super::Look;
use fog_of_love::content::{Aspect, Dimension, Feature, Goal as GoalOf, Occupation};
use fog_of_love::{Phase, other};
use tabletop::Seat;
use words::fog_of_love::{Titled, dimension, gender, note};

/// One of the two.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// Where.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Whether a bot plays here.
    pub bot: bool,
    /// Satisfaction.
    pub satisfaction: i16,
    /// The form of address on their character card.
    pub gender: Option<String>,
    /// What they do for a living.
    pub occupation: Option<(Occupation, String)>,
    /// What the other noticed first.
    pub features: Vec<(Feature, String)>,
    /// How many secrets lie before them.
    pub secrets: u8,
    /// Whether a choice of theirs lies sealed.
    pub sealed: bool,
    /// Whether they are waited for.
    pub waited: bool,
    /// What they once showed the viewer.
    pub notes: Vec<String>,
}

/// One of the six scales.
#[derive(Clone, PartialEq, Debug)]
pub struct Scale {
    /// Which dimension.
    pub dimension: Dimension,
    /// What it is called.
    pub name: String,
    /// The tokens of each person, by seat: on the upper aspect and on the lower.
    pub tokens: [(u8, u8); 2],
    /// Where the viewer's goals lie: a balance of one's own, or of both.
    pub goals: Vec<(i16, GoalOf)>,
}

impl Scale {
    /// The balance of a person.
    pub fn balance(&self, seat: Seat) -> i16 {
        let (up, down) = self.tokens[seat.index() & 1];
        i16::from(up) - i16::from(down)
    }
}

pub(super) fn player(look: &Look<'_>, seat: Seat) -> Player {
    let view = &look.glimpse.view;
    let person = view.table.person(seat);
    let tongue = look.company.tongue;
    let shown = view.seat().map(other) == Some(seat);
    let notes = view.known.notes.iter().filter(|_| shown);
    let features = person.features.iter().flatten();
    Player {
        seat,
        name: look.company.name(seat),
        bot: look.company.is_bot(seat),
        satisfaction: person.satisfaction,
        gender: person.gender.map(|of| gender(tongue, of)),
        occupation: person.occupation.map(|card| (card, look.title(Titled::Occupation(card)))),
        features: features.map(|card| (*card, look.title(Titled::Feature(*card)))).collect(),
        secrets: person.secrets,
        sealed: person.committed,
        waited: view.table.waiting.has(seat) && view.table.phase != Phase::Over,
        notes: notes.map(|one| note(tongue, &look.titles, one)).collect(),
    }
}

pub(super) fn scales(look: &Look<'_>) -> Vec<Scale> {
    let view = &look.glimpse.view;
    let tokens = |seat: Seat, up: Aspect| {
        let person = view.table.person(seat);
        (person.tokens[up.index()], person.tokens[up.opposite().index()])
    };
    let goals = |up: Aspect| {
        let traits = view.own.iter().flat_map(|own| own.traits.iter().flatten());
        let goals = traits.filter_map(|card| {
            let card = look.content().traits.get(card.index())?;
            let at = i16::from(card.number);
            match card.aspect {
                aspect if aspect == up => Some((at, card.goal)),
                aspect if aspect == up.opposite() => Some((-at, card.goal)),
                _ => None,
            }
        });
        goals.collect()
    };
    let scale = |of: Dimension| {
        let up = Aspect::up(of);
        let tokens = [Seat(0), Seat(1)].map(|seat| tokens(seat, up));
        Scale { dimension: of, name: dimension(look.company.tongue, of), tokens, goals: goals(up) }
    };
    Dimension::ALL.into_iter().map(scale).collect()
}
