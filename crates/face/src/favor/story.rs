//! Where the cards of a round went, told from what a viewer perceived.
//!
//! When a round is over the next one is dealt at once, so the view no longer holds the collections
//! that were scored. The sights tell of them, as far back as the viewer's memory goes.

use super::Perceived;
use favor::{CLUES, Clues, Decision, Door, Happened, MOST_PLAYERS, Sight};
use tabletop::{Seat, Seats};

/// An auction that is over.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Hammer {
    /// What came of it: sold or discarded.
    pub fell: Sight,
    /// The lot.
    pub lot: Clues,
}

/// A round that has been scored.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Scored {
    /// The step in which it was.
    pub step: usize,
    /// The points by seat, the bonus included.
    pub points: [i8; MOST_PLAYERS],
    /// Who got the bonus.
    pub bonus: Seats,
    /// The doors by seat.
    pub doors: [Option<Door>; MOST_PLAYERS],
    /// What each had won, if every card of the round is remembered.
    pub collections: Option<[Clues; MOST_PLAYERS]>,
    /// Who won the game with it, if it was the last.
    pub won: Option<(Seat, Decision)>,
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
    doors: [Option<Door>; MOST_PLAYERS],
    collections: [Clues; MOST_PLAYERS],
}

impl Story {
    /// The story that these sights tell.
    pub(super) fn of(happened: &[Perceived]) -> Story {
        let mut story = Story {
            hammer: None,
            scored: None,
            turned_up: 0,
            lot: Clues::NONE,
            doors: [None; MOST_PLAYERS],
            collections: [Clues::NONE; MOST_PLAYERS],
        };
        for seen in happened {
            story.hear(seen);
        }
        story
    }

    fn hear(&mut self, &Perceived { step, sight }: &Perceived) {
        match sight {
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
                    step,
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

    fn fall(&mut self, fell: Sight) {
        self.hammer = Some(Hammer { fell, lot: self.lot });
        self.lot = Clues::NONE;
    }
}
