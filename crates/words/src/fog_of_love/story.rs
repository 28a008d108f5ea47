//! The log as a story: what a viewer perceived, gathered into beats.
//!
//! Most things are told as they happen. But what a scene brought is told once, when it is known, as
//! what each person really has more or less of; an option is told in its own words, which only the
//! card in course has; and whose turn it is comes after the end of a chapter. So the sights are
//! followed on a table of their own, the public's, and beats are made as they go. A beat knows only
//! what the sights show, and only beats that somebody reads are put into words.

mod came;
mod wording;

use super::CardContext;
use super::part::in_course;
use ::fog_of_love::content::{Letter, Scene, Trait};
use ::fog_of_love::{
    Asked, Bend, Dealt, FogOfLove, Frame, Happened, Setup, Sight, Source, Stage, Table, View, Why,
};
use came::Scales;
pub use came::{Came, Change};
use tabletop::{Game, Seat, Seats, Viewer};
pub use wording::{beat, story};

/// A beat of the story, with the step of the game that it belongs to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Beat {
    /// The step.
    pub step: usize,
    /// What is told.
    pub what: What,
}

/// What a beat tells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// Something that stands for itself.
    Seen(Sight),
    /// Three traits are kept; which ones, if the viewer saw them.
    Traits(Seat, Vec<Trait>),
    /// A chapter begins.
    Chapter(u8),
    /// The finale begins.
    Finale,
    /// Whose turn it is.
    Turn(Seat),
    /// A scene is played, and what the situation before it does to it.
    Played(Seat, Scene, Mark),
    /// A situation that no scene follows any more.
    Lapsed(Scene),
    /// Choices are revealed on the card in course, which somebody played.
    Chose(CardContext, Seat, [Option<Letter>; 2]),
    /// A choice is changed by a reaction, or made on top.
    Rechose(CardContext, Seat, Bend),
    /// Scenes are drawn since a card says so.
    Drew(Seat, Vec<Option<Scene>>),
    /// Scenes are discarded face down.
    Discarded(Seat, Vec<Option<Scene>>),
    /// Somebody decides between the parts of an effect.
    Decided(Seat, Box<Frame>, u8),
    /// People who may tell something, and what they are asked.
    Floor(Seats, Why),
    /// Goals that are met or missed.
    Goals(Seat, Vec<(Trait, bool)>),
    /// What came of it all, by seat.
    Came([Came; 2]),
    /// The ending, with the table as it is then.
    Ending(Box<Table>),
}

impl What {
    /// Whether there is anything to say of it: of choices that are told already there is not.
    pub fn is_told(&self) -> bool {
        !matches!(self, What::Chose(_, _, [None, None]))
    }
}

/// What the situation before a scene does to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// There is none.
    None,
    /// It leaves its mark.
    Under(Scene),
    /// It does not fit and lapses.
    Lapsed(Scene),
}

/// The story in the making.
pub struct Story {
    /// The public's view, which follows whatever the viewer perceives.
    view: View,
    /// The traits dealt, by seat, as far as they were seen.
    dealt: [Vec<Option<Trait>>; 2],
    scales: Scales,
    /// Whose turn it has become, until it is told.
    turn: Option<Seat>,
    /// The step in which somebody was asked to take it.
    asked: usize,
    /// The scene just played, until it is known what lies on it.
    played: Option<(Seat, Scene, Option<Scene>)>,
    beats: Vec<Beat>,
    /// How many of the beats stand as they are, since somebody was asked something after them.
    settled: usize,
}

impl Story {
    /// A story that has not begun.
    pub fn new(setup: &Setup) -> Story {
        let view = FogOfLove::view(setup, Viewer::Public);
        let scales = Scales::new(&view.table);
        let dealt = [Vec::new(), Vec::new()];
        Story {
            view,
            dealt,
            scales,
            turn: None,
            asked: 0,
            played: None,
            beats: Vec::new(),
            settled: 0,
        }
    }

    /// Follows what was perceived in a step.
    pub fn follow<'s>(&mut self, step: usize, sights: impl IntoIterator<Item = &'s Sight>) {
        for sight in sights {
            self.before(step, sight);
            FogOfLove::see(&mut self.view, sight);
            self.after(step, sight);
        }
    }

    /// All beats so far. Whose turn it is now is the last of them.
    pub fn beats(mut self) -> Vec<Beat> {
        if self.view.table.asked == Asked::Turn && !self.view.table.waiting.is_empty() {
            self.tell_turn();
        }
        self.beats
    }

    fn put(&mut self, step: usize, what: What) {
        self.beats.push(Beat { step, what });
    }

    /// The last beat, as long as it may grow: what was told when somebody was asked stays as it is.
    fn growing(&mut self) -> Option<&mut What> {
        self.beats[self.settled..].last_mut().map(|beat| &mut beat.what)
    }

    /// Belongs to the step in which they were asked, so that it stays where it is when the game goes on.
    fn tell_turn(&mut self) {
        if let Some(seat) = self.turn.take() {
            self.put(self.asked, What::Turn(seat));
        }
    }

    /// What came of things since the last time that it was told, if anything did.
    fn tell_came(&mut self, step: usize) {
        if let Some(came) = self.scales.weigh(&self.view.table) {
            self.put(step, What::Came(came));
        }
    }

    /// What has to be told before something changes the table.
    fn before(&mut self, step: usize, sight: &Sight) {
        use Happened as H;
        match *sight {
            H::Exchanged(..) | H::LaidSecret(..) | H::Skipped(_) => self.tell_turn(),
            H::Played(seat, scene) => {
                self.tell_turn();
                let card = &self.view.book().content().scenes[scene.index()];
                let waiting = self.view.table.follow_up.filter(|_| !card.kinds.is_minor());
                self.played = Some((seat, scene, waiting));
            }
            H::Picked(seat, number) => {
                if let Some(frame) = self.view.table.frame() {
                    self.put(step, What::Decided(seat, Box::new(*frame), number));
                }
            }
            H::Chose(letters) => self.chose(step, letters),
            H::Reacted(..) | H::RevealedSecret(..) | H::ChapterBegan(_) => self.tell_came(step),
            H::FinaleBegan => {
                self.turn = None;
                if let Some(situation) = self.view.table.follow_up {
                    self.put(step, What::Lapsed(situation));
                }
            }
            H::Credited(seat, amount, _) => self.scales.owe(seat, amount),
            _ => {}
        }
    }

    fn after(&mut self, step: usize, sight: &Sight) {
        use Happened as H;
        match *sight {
            // The machinery; what is told with something else; and above all that somebody went on,
            // for nothing may show that they could have reacted.
            H::Shuffled(..)
            | H::Chanced(_)
            | H::Went(_)
            | H::WentOn(_)
            | H::Settled
            | H::Covered(_)
            | H::Returned(..)
            | H::SelectedOccupation(..)
            | H::Committed(..)
            | H::Played(..)
            | H::Chose(_)
            | H::Picked(..)
            | H::Rechose(..)
            | H::Offered(..)
            | H::Credited(..)
            | H::Tokens(..) => {}

            H::Dealt(seat, Dealt::Trait(card)) => self.dealt[seat.index() & 1].push(card),
            H::Dealt(..) => {}
            H::KeptTraits(seat, places) => {
                let dealt = std::mem::take(&mut self.dealt[seat.index() & 1]);
                let seen = places.into_iter().flat_map(|places| places.iter());
                let kept = seen.filter_map(|place| *dealt.get(usize::from(place))?).collect();
                self.put(step, What::Traits(seat, kept));
            }
            H::TurnPassed(seat) => self.turn = Some(seat),
            H::Asked(asked, _) => {
                self.settled = self.beats.len();
                if asked == Asked::Turn {
                    self.asked = step;
                }
            }
            H::ChapterBegan(number) => self.put(step, What::Chapter(number)),
            H::FinaleBegan => self.put(step, What::Finale),
            H::Began(frame) => self.began(step, &frame),
            // What came of a scene is told before anybody is asked to react to it.
            H::Paused(Frame { stage: Stage::Resolved(_), .. }) | H::Ended => self.tell_came(step),
            H::Paused(_) => {}
            H::Bent(bend @ (Bend::Choice(..) | Bend::Further(..))) => self.bent(step, bend),
            H::Prompted(seat, why) => match self.growing() {
                Some(What::Floor(seats, same)) if *same == why => *seats = seats.with(seat),
                _ => self.put(step, What::Floor(Seats::one(seat), why)),
            },
            H::Drew(seat, _, card) => self.drew(step, seat, card),
            H::Discarded(seat, card) => match self.growing() {
                Some(What::Discarded(same, cards)) if *same == seat => {
                    cards.push(card);
                }
                _ => self.put(step, What::Discarded(seat, vec![card])),
            },
            H::JudgedGoal(seat, card, met) => match self.growing() {
                Some(What::Goals(same, goals)) if *same == seat => {
                    goals.push((card, met));
                }
                _ => self.put(step, What::Goals(seat, vec![(card, met)])),
            },
            H::Judged(_) => self.put(step, What::Ending(Box::new(self.view.table.clone()))),

            H::Starter(_)
            | H::ChoseGender(..)
            | H::TookOccupation(..)
            | H::PlacedFeature(..)
            | H::Introduced(_)
            | H::Exchanged(..)
            | H::LaidSecret(..)
            | H::Skipped(_)
            | H::Reacted(..)
            | H::Left(_)
            | H::GaveUp(..)
            | H::Took(..)
            | H::Showed(..)
            | H::Admitted(..)
            | H::Found(..)
            | H::SearchedInVain(..)
            | H::Handed(..)
            | H::SwappedOccupations
            | H::SwappedFeatures(..)
            | H::SwappedSatisfaction
            | H::SwappedTokens(_)
            | H::DiscardedDestiny(..)
            | H::RecoveredDestiny(..)
            | H::SwitchedDestiny(..)
            | H::RevealedSecret(..)
            | H::DiscardedSecret(..)
            | H::Inserted(..)
            | H::Flagged(..)
            | H::Guessed(..)
            | H::Entered(..)
            | H::EntriesDone(_)
            | H::Confirmed(..)
            | H::Bent(_)
            | H::FollowUp(_)
            | H::ChapterEnded
            | H::SelectedDestiny(..)
            | H::ShowedDestiny(..)
            | H::Overrode(..)
            | H::ShowedTraits(..)
            | H::Ordered(..) => self.put(step, What::Seen(*sight)),
        }
    }

    /// A card begins to be resolved: of a scene it is now known whether the situation before it fits.
    fn began(&mut self, step: usize, frame: &Frame) {
        if let Source::Scene(_) = frame.source
            && let Some((seat, scene, waiting)) = self.played.take()
        {
            let mark = match (frame.under, waiting) {
                (Some(situation), _) => Mark::Under(situation),
                (None, Some(situation)) => Mark::Lapsed(situation),
                (None, None) => Mark::None,
            };
            self.put(step, What::Played(seat, scene, mark));
        }
    }

    /// Choices are revealed. Where people choose one after the other, the first choice is told already;
    /// a match is told of both.
    fn chose(&mut self, step: usize, letters: [Option<Letter>; 2]) {
        let table = &self.view.table;
        let Some(frame) = table.frame() else { return };
        let is_match = letters[0].is_some() && letters[0] == letters[1];
        let fresh = |at: usize| letters[at].filter(|_| is_match || frame.choices[at].is_none());
        let what = What::Chose(in_course(table.story, frame), frame.player, [0, 1].map(fresh));
        self.put(step, what);
    }

    /// A reaction reaches the choice of the scene beneath it.
    fn bent(&mut self, step: usize, bend: Bend) {
        let table = &self.view.table;
        let answered = table.stack.len().checked_sub(2).map(|under| &table.stack[under]);
        if let Some(frame) = answered {
            self.put(step, What::Rechose(in_course(table.story, frame), frame.player, bend));
        }
    }

    /// Whoever draws to fill up a hand, or for a reaction, is not worth a line; a card that lets
    /// somebody draw is.
    fn drew(&mut self, step: usize, seat: Seat, card: Option<Scene>) {
        let by_card = self.view.table.frame().is_some_and(|frame| frame.stage != Stage::Drawn);
        match self.growing() {
            _ if !by_card => {}
            Some(What::Drew(same, cards)) if *same == seat => cards.push(card),
            _ => self.put(step, What::Drew(seat, vec![card])),
        }
    }
}
