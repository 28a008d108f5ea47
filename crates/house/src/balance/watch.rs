//! Watches one game, and adds it to a tally.

use super::partners::{Couple, is_proper};
use super::tally::{MOST, Tally, place};
use fog_of_love::content::{Content, Letter};
use fog_of_love::{Event, Happened, Source, State, Why};
use tabletop::{Seat, Witness};

/// A card in course: which, by whom, what it gave, what was chosen.
#[derive(Clone, Copy)]
struct Course {
    source: Source,
    player: Seat,
    gave: [i16; 2],
    choices: [Option<Letter>; 2],
}

/// Somebody who watches a game.
pub struct Watch<'a> {
    content: &'a Content,
    /// Who sits where.
    seats: Couple,
    courses: Vec<Course>,
    hearts: [i16; 2],
    owed: [i16; 2],
    /// Satisfaction at the end of each chapter.
    chapters: Vec<[i16; 2]>,
    skipped: bool,
    sources: [i64; 3],
    tally: &'a mut Tally,
}

impl<'a> Watch<'a> {
    /// Watches these two, who begin with so much satisfaction.
    pub fn new(content: &'a Content, seats: Couple, start: u8, tally: &'a mut Tally) -> Watch<'a> {
        Watch {
            content,
            seats,
            courses: Vec::with_capacity(8),
            hearts: [i16::from(start); 2],
            owed: [0; 2],
            chapters: Vec::with_capacity(8),
            skipped: false,
            sources: [0; 3],
            tally,
        }
    }

    fn proper(&self) -> bool {
        self.seats.into_iter().all(is_proper)
    }

    fn credit(&mut self, seat: Seat, amount: i16, why: Why) {
        self.owed[seat.index() & 1] += amount;
        let source = match why {
            Why::Goal(_) => 2,
            other => match other.source() {
                Some(Source::Chapter(_) | Source::Finale | Source::FinaleEffects) => 1,
                _ => 0,
            },
        };
        self.sources[source] += i64::from(amount);
        if let Some(course) = self.courses.last_mut() {
            course.gave[seat.index() & 1] += amount;
        }
    }

    /// A card is done: what it gave is known.
    fn close(&mut self, course: Course) {
        let Some(card) = place(self.content, course.source) else { return };
        let Some(card) = self.tally.cards.get_mut(card) else { return };
        let player = course.player.index() & 1;
        let gave = course.gave.map(i64::from);
        if course.source.is_played() {
            let worth = &mut card.played[self.seats[player]];
            worth.count += 1;
            worth.gave[0] += gave[player];
            worth.gave[1] += gave[player ^ 1];
        }
        for (seat, letter) in course.choices.iter().enumerate() {
            let Some(letter) = letter else { continue };
            let worth = &mut card.options[letter.index()][self.seats[seat]];
            worth.count += 1;
            worth.gave[0] += gave[seat];
            worth.gave[1] += gave[seat ^ 1];
        }
        if let [Some(one), Some(two)] = course.choices
            && self.seats.into_iter().all(is_proper)
        {
            card.alike.add(one == two);
        }
    }

    /// The game is over: `couple` is its place among the couples, `swapped` whether the second of
    /// them sits first.
    pub fn end(&mut self, state: &State, couple: usize, swapped: bool) {
        let table = state.table();
        self.chapters.push([0, 1].map(|seat| table.person(Seat(seat)).satisfaction));
        let fate = &mut self.tally.fates[couple];
        let fulfilled = table.people.iter().filter(|person| person.fulfilled).count();
        fate.games += 1;
        fate.together += u64::from(table.together);
        fate.both += u64::from(fulfilled == 2);
        fate.one += u64::from(fulfilled == 1);
        fate.skipped += u64::from(self.skipped);
        fate.sources.iter_mut().zip(self.sources).for_each(|(sum, gave)| *sum += gave);
        for seat in 0..2 {
            let person = table.person(Seat(seat as u8));
            let who = seat ^ usize::from(swapped);
            if let Some(destiny) = person.destiny {
                fate.destinies[who][destiny.index()].add(person.fulfilled);
            }
            for (counts, hearts) in fate.hearts.iter_mut().zip(&self.chapters) {
                counts[usize::try_from(hearts[seat]).unwrap_or(0).min(MOST)] += 1;
            }
            fate.goals[who].tried += u64::from(person.traits);
            fate.goals[who].came_true += u64::from(person.goals);
        }
    }
}

impl Witness<Event> for Watch<'_> {
    fn witness(&mut self, event: &Event) {
        match *event {
            Happened::Began(frame) => self.courses.push(Course {
                source: frame.source,
                player: frame.player,
                gave: [0; 2],
                choices: [None; 2],
            }),
            Happened::Ended => {
                if let Some(course) = self.courses.pop() {
                    self.close(course);
                }
            }
            Happened::Chose(letters) => {
                if let Some(course) = self.courses.last_mut() {
                    course.choices = letters;
                }
            }
            Happened::Credited(seat, amount, why) => self.credit(seat, amount, why),
            Happened::Settled => {
                for (hearts, owed) in self.hearts.iter_mut().zip(&mut self.owed) {
                    *hearts = (*hearts + std::mem::take(owed)).max(0);
                }
            }
            Happened::SwappedSatisfaction => self.hearts.swap(0, 1),
            Happened::ChapterEnded => self.chapters.push(self.hearts),
            Happened::Skipped(_) => self.skipped = true,
            Happened::Tokens(_, aspect, change, Why::Option(..)) if change > 0 && self.proper() => {
                self.tally.aspects[aspect.index()] += u64::from(change.unsigned_abs());
            }
            Happened::JudgedGoal(_, card, met) if self.proper() => {
                if let Some(luck) = self.tally.traits.get_mut(card.index()) {
                    luck.add(met);
                }
            }
            _ => {}
        }
    }
}
