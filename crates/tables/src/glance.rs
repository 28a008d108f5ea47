//! A table at a glance: what its own people are told of it elsewhere.

use crate::{Guest, Phase, Table, Tally};
use house::GameKind;
use serde::Serialize;
use tabletop::Seats;
use utoipa::ToSchema;

/// A table at a glance. It holds what everybody at the table sees, and who sits there.
#[derive(Clone, Debug)]
pub struct Glance {
    game: GameKind,
    phase: Phase,
    paused: bool,
    one_device: bool,
    chairs: Vec<Seated>,
    /// Who is to move, or has won.
    seats: Seats,
    score: Vec<Tally>,
}

#[derive(Clone, Debug)]
struct Seated {
    name: String,
    guests: Vec<Guest>,
    /// Whether the person plays for themselves.
    played: bool,
    /// Who played here until the end and was removed since,
    retired: Vec<Guest>,
    /// and what this seat was called then: they are told nothing of later.
    name_then: String,
}

/// One of somebody's tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct YourTable {
    /// The game.
    pub game: GameKind,
    /// Who else sits there.
    pub others: Vec<String>,
    /// How it stands.
    pub stands: Stands,
    /// Who has won how many games there, by seat, from the second game on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub score: Vec<Tally>,
}

/// How one of somebody's tables stands, the most urgent first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// They are to move.
    YourTurn,
    /// Others are.
    TurnOf(Vec<String>),
    /// People are sitting down.
    Gathering,
    /// The game rests.
    Paused,
    /// It is over, and these have won.
    Over(Vec<String>),
}

impl Stands {
    /// How much it matters: the less, the later in a list.
    pub fn rank(&self) -> u8 {
        match self {
            Stands::YourTurn => 0,
            Stands::TurnOf(_) => 1,
            Stands::Gathering => 2,
            Stands::Paused => 3,
            Stands::Over(_) => 4,
        }
    }
}

impl Table {
    /// The table at a glance.
    pub fn glance(&self) -> Glance {
        let chairs = (0..).zip(&self.chairs).map(|(seat, chair)| Seated {
            name: chair.name.clone(),
            guests: chair.guests.clone(),
            played: chair.is_played(),
            retired: self.retired_from(seat),
            name_then: self.name_then(seat, self.steps()),
        });
        let waiting = self.game().map(|game| game.game.waiting());
        Glance {
            game: self.kind(),
            phase: self.phase(),
            paused: self.paused,
            one_device: self.opening.one_device,
            chairs: chairs.collect(),
            seats: waiting.map_or(Seats::NONE, |now| now.winners().unwrap_or_else(|| now.seats())),
            score: self.score(),
        }
    }
}

impl Glance {
    /// The table as one of somebody's; none if they have no seat there, and had none when its game
    /// ended.
    pub fn of(&self, guest: Guest) -> Option<YourTable> {
        let mine = |chair: &Seated| chair.guests.contains(&guest);
        if !self.chairs.iter().any(mine) {
            return self.retired(guest);
        }
        let named = |chair: &&Seated| !chair.name.is_empty();
        let others = self.chairs.iter().filter(|chair| self.one_device || !mine(chair));
        let meant = |seat: tabletop::Seat| self.chairs.get(seat.index());
        let names = || self.seats.into_iter().filter_map(meant).map(|one| one.name.clone());
        let asked = |seat| meant(seat).is_some_and(|chair| mine(chair) && chair.played);
        let stands = match self.phase {
            Phase::Gathering => Stands::Gathering,
            Phase::Over => Stands::Over(names().collect()),
            Phase::Playing if self.paused => Stands::Paused,
            // A device that is passed around is everybody's.
            Phase::Playing if !self.one_device && self.seats.into_iter().any(asked) => {
                Stands::YourTurn
            }
            Phase::Playing => Stands::TurnOf(names().collect()),
        };
        let others = others.filter(named).map(|chair| chair.name.clone());
        let (game, others, score) = (self.game, others.collect(), self.score.clone());
        Some(YourTable { game, others, stands, score })
    }

    /// The same for somebody who played the game that is over and was removed since, as it was then.
    fn retired(&self, guest: Guest) -> Option<YourTable> {
        let mine = |chair: &&Seated| chair.retired.contains(&guest);
        self.chairs.iter().find(mine)?;
        let others = self.chairs.iter().filter(|chair| !mine(chair));
        let won = self.seats.into_iter().filter_map(|seat| self.chairs.get(seat.index()));
        let names = |chair: &Seated| chair.name_then.clone();
        let stands = Stands::Over(won.map(names).collect());
        let (game, others) = (self.game, others.map(names).collect());
        Some(YourTable { game, others, stands, score: Vec::new() })
    }
}
