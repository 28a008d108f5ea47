//! What one viewer sees of a match at one moment.

use crate::hosted::{longest_menu, menu};
use crate::{Hosted, Perceived, Telling};
use std::sync::OnceLock;
use tabletop::{Game, Seat, Viewer, Waiting};
use words::{Lang, Tongue};

/// How many lines of the log are told beside a table.
const TOLD: usize = 60;

/// How far back a glimpse remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// What happened lately, for a table that is looked at often.
    Recent,
    /// Everything, for a replay.
    Whole,
}

impl Memory {
    /// From which event on, given where the latest step begins.
    pub(crate) fn from<G: Hosted>(self, latest: usize) -> usize {
        match self {
            Memory::Recent => latest.saturating_sub(G::RECENT),
            Memory::Whole => 0,
        }
    }
}

/// What one viewer sees of a match at one moment, and how it came to it. Made of sights alone.
pub struct Glimpse<G: Game> {
    /// What was settled before the first card.
    pub setup: G::Setup,
    /// Who looks.
    pub viewer: Viewer,
    /// All that they may know.
    pub view: G::View,
    /// How many steps have been taken.
    pub steps: usize,
    /// What was perceived lately, oldest first.
    pub recent: Vec<G::Sight>,
    /// The lessons of a first game that have come to light, by their numbers, each with its step.
    pub lessons: Vec<(usize, u8)>,
    /// For each step, how many of the recent sights there were when it was over.
    marks: Vec<(usize, usize)>,
    memory: Memory,
    /// Whether the viewer says nothing, so that no move is offered to them.
    pub(crate) hushed: bool,
    /// The log in the language and with the names that it was first asked for in: a page reads it more
    /// than once.
    told: OnceLock<Log>,
}

/// A log, and for whom it was told.
struct Log {
    lang: Lang,
    players: Vec<String>,
    lines: Vec<(usize, String)>,
}

impl<G: Hosted> Glimpse<G> {
    pub(crate) fn new(
        setup: G::Setup,
        viewer: Viewer,
        view: G::View,
        steps: usize,
        memory: Memory,
    ) -> Self {
        let (recent, lessons, marks) = Default::default();
        let told = OnceLock::new();
        Glimpse { setup, viewer, view, steps, recent, lessons, marks, memory, hushed: false, told }
    }

    /// The same for a table that is looked at often: of the log, the latest lines.
    pub(crate) fn lately(self) -> Self {
        Glimpse { memory: Memory::Recent, told: OnceLock::new(), ..self }
    }

    pub(crate) fn remember(&mut self, step: usize, sights: impl Iterator<Item = G::Sight>) {
        self.recent.extend(sights);
        self.marks.push((step, self.recent.len()));
    }

    /// The step that a recent sight belongs to, by its place among them.
    pub fn step_of(&self, sight: usize) -> usize {
        let mark = self.marks.get(self.marks.partition_point(|(_, end)| *end <= sight));
        mark.map_or(self.steps, |(step, _)| *step)
    }

    /// Whom the game waits for.
    pub fn waiting(&self) -> Waiting {
        G::waiting(&self.view)
    }

    /// The viewer's legal moves; none if they are not asked, or say nothing.
    pub fn moves(&self) -> Vec<G::Action> {
        if self.hushed { Vec::new() } else { menu::<G>(&self.view) }
    }

    /// The log of what was perceived, with the number of the step that each line belongs to.
    pub fn log(&self, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)> {
        let lines = self.lines(tongue, players).into_iter();
        lines.map(|(place, line)| (self.step_of(place), line)).collect()
    }

    /// What the log says of one step, each line with the place of its sight among the recent ones.
    pub fn log_of(&self, step: usize, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)> {
        let mut lines = self.lines(tongue, players);
        lines.retain(|(place, _)| self.step_of(*place) == step);
        lines
    }

    /// The log, each line with the place of its sight among the recent ones.
    fn lines(&self, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)> {
        let told = self.told.get_or_init(|| Log {
            lang: tongue.lang(),
            players: players.to_vec(),
            lines: self.tell(tongue, players),
        });
        if told.lang == tongue.lang() && told.players == players {
            told.lines.clone()
        } else {
            self.tell(tongue, players)
        }
    }

    fn tell(&self, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)> {
        let perceived = Perceived { view: &self.view, sights: &self.recent, most: self.most() };
        G::log(&self.setup, tongue, &perceived, players)
    }

    /// How many lines of the log are told at the most.
    pub(crate) fn most(&self) -> usize {
        match self.memory {
            Memory::Recent => TOLD,
            Memory::Whole => usize::MAX,
        }
    }

    /// What a card has lately asked this seat to tell, and after how many steps.
    pub fn telling(
        &self,
        seat: Seat,
        tongue: &Tongue,
        players: &[String],
    ) -> Option<(usize, Telling)> {
        let place = self.recent.iter().rposition(|sight| G::prompted(sight) == Some(seat))?;
        let telling = G::telling(&self.setup, tongue, &self.recent[place], players)?;
        Some((self.step_of(place) + 1, telling))
    }

    /// How many of the recent sights, which are the public's, tell this seat more.
    pub fn told_more(&self, seat: Seat) -> usize {
        self.recent.iter().filter(|sight| G::is_told_more(sight, seat)).count()
    }

    /// How long what this seat knows beside the public, whose glimpse this is, and what it may do are at
    /// the most, as other programs read them.
    pub fn longest_view(&self, seat: Seat) -> usize {
        G::longest_view(&self.setup, &self.view, seat) + longest_menu::<G>(&self.view, seat)
    }

    /// What to do or to wait for, in one sentence.
    pub fn ask(&self, tongue: &Tongue, players: &[String]) -> String {
        G::ask(&self.setup, tongue, &self.view, players)
    }
}
