//! What cards ask people to tell, for as long as it is the moment for it.

use fog_of_love::content::Effect;
use fog_of_love::{Happened, Setup, Sight, Why};
use house::{FogOfLove, Glimpse};
use tabletop::Seat;

/// So many cards later nobody goes back to a question.
const MOMENT: u8 = 2;

/// What a card asks somebody to tell.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Question {
    /// After how many steps it was asked.
    pub step: usize,
    /// Who is asked.
    pub seats: Vec<Seat>,
    /// What is asked, as it was seen.
    pub sight: Sight,
    /// How many scenes and chapters have begun since.
    pub age: u8,
}

impl Question {
    /// Whether the page still tells of what it was asked about.
    pub fn is_of_now(&self) -> bool {
        self.age == 0
    }
}

/// The questions whose moment has not gone, oldest first. It goes with the second card after it: whoever
/// is not the next to play has a turn to answer in.
pub(super) fn questions(glimpse: &Glimpse<FogOfLove>) -> Vec<Question> {
    let sights = glimpse.recent.iter().enumerate();
    follow(&glimpse.setup, sights.map(|(at, sight)| (glimpse.step_of(at) + 1, *sight)))
}

fn follow(setup: &Setup, sights: impl Iterator<Item = (usize, Sight)>) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    for (step, sight) in sights {
        match sight {
            Happened::Prompted(seat, why) if is_told(setup, why) => {
                let same = |last: &&mut Question| {
                    last.step == step
                        && matches!(last.sight, Happened::Prompted(_, of) if of == why)
                };
                match questions.last_mut().filter(same) {
                    Some(same) => same.seats.push(seat),
                    None => questions.push(Question { step, seats: vec![seat], sight, age: 0 }),
                }
            }
            Happened::Played(..)
            | Happened::LaidSecret(..)
            | Happened::ChapterBegan(_)
            | Happened::FinaleBegan => {
                questions.iter_mut().for_each(|question| question.age += 1);
                questions.retain(|question| question.age < MOMENT);
            }
            _ => {}
        }
    }
    questions
}

/// Whether it asks for something to be told; a card may also ask for something to be done by hand.
fn is_told(setup: &Setup, why: Why) -> bool {
    let Why::Clause(source, clause) = why else { return false };
    matches!(setup.book().named(setup.story(), source, clause), Some(Effect::Tell(..)))
}
