//! Where the cards of a round went, told from what a viewer perceived.
//!
//! When a round is over the next one is dealt at once, so the view no longer holds the collections
//! that were scored. The sights tell of them, as far back as the viewer's memory goes.

use ::favor::{CLUES, Clues, Happened, MOST_PLAYERS, Sight};
use tabletop::Seats;

/// An auction that is over.
#[derive(Clone, Copy)]
pub(super) struct Hammer {
    /// What came of it: sold or discarded.
    pub(super) fell: Sight,
    /// The lot.
    pub(super) lot: Clues,
}

/// A round that has been scored.
#[derive(Clone, Copy)]
pub(super) struct Scored {
    /// Where it stands among the sights.
    pub(super) at: usize,
    /// The points by seat, the bonus included.
    pub(super) points: [i8; MOST_PLAYERS],
    /// Who got the bonus.
    pub(super) bonus: Seats,
    /// The doors by seat.
    pub(super) doors: [Option<::favor::Door>; MOST_PLAYERS],
    /// What each had won, if every card of the round is remembered.
    pub(super) collections: Option<[Clues; MOST_PLAYERS]>,
    /// Who won the game with it, if it was the last.
    pub(super) won: Option<(tabletop::Seat, ::favor::Decision)>,
}

/// The latest of each.
#[derive(Clone, Copy)]
pub(super) struct Story {
    /// The last auction of the round that is being played.
    pub(super) hammer: Option<Hammer>,
    /// The last round that was scored.
    pub(super) scored: Option<Scored>,
    turned_up: u32,
    lot: Clues,
    doors: [Option<::favor::Door>; MOST_PLAYERS],
    collections: [Clues; MOST_PLAYERS],
}

impl Story {
    /// The story that these sights tell.
    pub(super) fn of(sights: &[Sight]) -> Story {
        let mut story = Story {
            hammer: None,
            scored: None,
            turned_up: 0,
            lot: Clues::NONE,
            doors: [None; MOST_PLAYERS],
            collections: [Clues::NONE; MOST_PLAYERS],
        };
        for (at, sight) in sights.iter().enumerate() {
            story.hear(at, sight);
        }
        story
    }

    fn hear(&mut self, at: usize, sight: &Sight) {
        match *sight {
            Happened::RoundBegan { .. } => {
                *self = Story { scored: self.scored, ..Story::of(&[]) };
            }
            Happened::Opened(clue) | Happened::Added(_, clue) => {
                self.lot.add(clue);
                self.turned_up += 1;
            }
            Happened::Sold { seat, .. } => {
                self.collections[seat.index() % MOST_PLAYERS].add_all(self.lot);
                self.fall(sight);
            }
            Happened::Discarded => self.fall(sight),
            Happened::Showed(seat, door) => self.doors[seat.index() % MOST_PLAYERS] = Some(door),
            Happened::RoundEnded { points, bonus } => {
                let whole = self.turned_up == CLUES.len();
                self.scored = Some(Scored {
                    at,
                    points,
                    bonus,
                    doors: self.doors,
                    collections: whole.then_some(self.collections),
                    won: None,
                });
            }
            Happened::Won { seat, by } => {
                if let Some(scored) = &mut self.scored {
                    scored.won = Some((seat, by));
                }
            }
            _ => {}
        }
    }

    fn fall(&mut self, sight: &Sight) {
        self.hammer = Some(Hammer { fell: *sight, lot: self.lot });
        self.lot = Clues::NONE;
    }
}
