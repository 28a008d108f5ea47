//! A match as a journal keeps it: step by step, every viewer looking on.
//!
//! It is a [`Match`] with its events. Deciding changes nothing and gives a step; taking a step is
//! the same whether it was decided just now or read from the journal. Which step opened a window
//! follows from the steps, so it is the same for everybody and after a restart.

use crate::hosted::{longest_menu, menu};
use crate::sealed::{Dealer, answer};
use crate::{Glimpse, Hosted, Line, Memory, Scribe, Silence, Taken};
use bots::Dice;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use tabletop::{Audience, Game, Made, Match, Seat, Seats, Turn, Viewer, Waiting, shuffle};

/// One step of a match as the journal keeps it: a move, and all that came of it until somebody is
/// asked again. The first step has no move.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "G::Action: Serialize, G::Event: Serialize",
    deserialize = "G::Action: Deserialize<'de>, G::Event: Deserialize<'de>"
))]
pub struct Step<G: Game> {
    /// Who moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<G::Action>,
    /// What truly happened.
    pub events: Vec<G::Event>,
    /// How many questions chance has answered since the match began.
    pub asked: u32,
}

/// A journal that does not fit the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what is stored does not fit the rules")
    }
}

impl std::error::Error for Damaged {}

/// A step that has been taken: the move, and how many events there were when it was over.
struct Mark<G: Game> {
    made: Option<(Seat, G::Action)>,
    end: u32,
}

impl<G: Game> Clone for Mark<G> {
    fn clone(&self) -> Self {
        Mark { made: self.made.clone(), end: self.end }
    }
}

/// A moment at which silence means something, for as long as it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// How many steps had been taken when it began.
    pub since: usize,
    /// Who has not answered yet.
    pub seats: Seats,
}

/// Somebody who took a seat over in the midst of a match: from when on, and what they know.
struct Newcomer<G: Game> {
    seat: Seat,
    /// How many steps had been taken.
    since: usize,
    view: G::View,
}

impl<G: Game> Clone for Newcomer<G> {
    fn clone(&self) -> Self {
        Newcomer { seat: self.seat, since: self.since, view: self.view.clone() }
    }
}

/// A match with everything that has happened in it. It holds the truth; out of it come only
/// [glimpses](Glimpse).
pub struct RecordedMatch<G: Hosted> {
    setup: G::Setup,
    game: Match<G>,
    events: Vec<G::Event>,
    steps: Vec<Mark<G>>,
    asked: u32,
    window: Option<Window>,
    /// The latest of each seat that was taken over.
    newcomers: Vec<Newcomer<G>>,
}

impl<G: Hosted> Clone for RecordedMatch<G> {
    fn clone(&self) -> Self {
        RecordedMatch {
            setup: self.setup.clone(),
            game: self.game.clone(),
            events: self.events.clone(),
            steps: self.steps.clone(),
            asked: self.asked,
            window: self.window,
            newcomers: self.newcomers.clone(),
        }
    }
}

impl<G: Hosted> RecordedMatch<G> {
    /// A match that has not begun.
    pub fn new(setup: G::Setup) -> Self {
        let game = Match::new(&setup, Audience::everybody(&setup));
        let (events, steps, newcomers) = (Vec::new(), Vec::new(), Vec::new());
        RecordedMatch { setup, game, events, steps, asked: 0, window: None, newcomers }
    }

    /// What was settled before the first card.
    pub(crate) fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// How many sit here.
    pub fn players(&self) -> u8 {
        G::players(&self.setup)
    }

    /// Whom it waits for.
    pub fn waiting(&self) -> Waiting {
        self.game.waiting()
    }

    /// How many steps have been taken, the first deal being one.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// How a match would begin: dealt until somebody is asked. Nothing is changed.
    ///
    /// # Errors
    ///
    /// If the dealer gives impossible answers.
    pub fn opening(&self, dealer: &mut impl Dealer) -> Result<Step<G>, Damaged> {
        self.settled(None, self.game.from_here(Vec::new()), dealer)
    }

    /// What comes of a move until somebody is asked again. Nothing is changed.
    ///
    /// # Errors
    ///
    /// Why the rules refuse the move.
    pub fn decide(
        &self,
        seat: Seat,
        action: G::Action,
        dealer: &mut impl Dealer,
    ) -> Result<Step<G>, Refused<G>> {
        let mut trial = self.game.from_here(Vec::new());
        trial.take(Made::Action(seat, action.clone())).map_err(Refused::Illegal)?;
        self.settled(Some((seat, action)), trial, dealer).map_err(|Damaged| Refused::Dealt)
    }

    fn settled(
        &self,
        made: Option<(Seat, G::Action)>,
        mut trial: Match<G, Vec<G::Event>>,
        dealer: &mut impl Dealer,
    ) -> Result<Step<G>, Damaged> {
        let mut asked = self.asked;
        while let Turn::Chance(ask) = G::turn(trial.state()) {
            let outcome = answer(dealer, asked, &ask);
            trial.take(Made::Chance(outcome)).map_err(|_| Damaged)?;
            asked += 1;
        }
        let (seat, action) = made.unzip();
        Ok(Step { seat, action, events: trial.into_parts().1, asked })
    }

    /// Takes a step, decided just now or read from the journal.
    pub fn take(&mut self, step: Step<G>) {
        self.game.follow(&step.events);
        for newcomer in &mut self.newcomers {
            let viewer = Viewer::Seat(newcomer.seat);
            for sight in step.events.iter().filter_map(|event| G::sight(event, viewer)) {
                G::see(&mut newcomer.view, &sight);
            }
        }
        self.events.extend(step.events);
        self.asked = step.asked;
        let end = self.events.len() as u32;
        self.steps.push(Mark { made: step.seat.zip(step.action), end });
        self.window = self.window_now();
    }

    /// The window after the latest step: the one before it, if somebody let it go on there, or
    /// another.
    fn window_now(&self) -> Option<Window> {
        let silence = self.silent()?;
        let made = self.steps.last().and_then(|step| step.made.as_ref());
        let goes_on = |before: &Window| {
            made.is_some_and(|(seat, action)| {
                *action == silence.action && before.seats.without(*seat) == silence.seats
            })
        };
        let before = self.window.filter(goes_on);
        let since = before.map_or(self.steps.len(), |before| before.since);
        Some(Window { since, seats: silence.seats })
    }

    fn silent(&self) -> Option<Silence<G::Action>> {
        G::silence(self.public())
    }

    /// The moment at which silence means something, if it is such a moment.
    pub fn window(&self) -> Option<Window> {
        self.window
    }

    /// What whoever says nothing does now, if silence means anything.
    pub fn silence(&self) -> Option<G::Action> {
        self.silent().map(|silence| silence.action)
    }

    fn public(&self) -> &G::View {
        self.game.witness().view(Viewer::Public)
    }

    /// Whether choices lie face down that must not be talked about.
    pub fn is_secret_pending(&self) -> bool {
        G::is_secret_pending(self.public())
    }

    /// Whether characters may be named now.
    pub fn is_naming(&self) -> bool {
        G::is_naming(self.public())
    }

    /// Whether nothing is to be told of a step, counted from 1, to anybody: as when somebody goes on in
    /// silence. It is then passed over at once.
    pub fn is_quiet(&self, step: usize) -> bool {
        let step = step.min(self.steps.len());
        let (begin, end) = (self.end(step.saturating_sub(1)), self.end(step));
        let sights = |from, to| self.sights_between(Viewer::Public, from, to);
        G::WINDOWS && {
            let mut all: Vec<G::Sight> = sights(0, begin).collect();
            let from = all.len();
            all.extend(sights(begin, end));
            G::is_quiet(&self.setup, &all, from)
        }
    }

    /// Somebody else takes a seat over. From now on its eyes see what it holds and what happens, and
    /// of the time before only what everybody saw. A bot that plays for the seat keeps its memory.
    pub fn take_over(&mut self, seat: Seat) {
        let audience = self.game.witness();
        let view =
            newcomers_view::<G>(audience.view(Viewer::Public), audience.view(Viewer::Seat(seat)));
        self.newcomers.retain(|newcomer| newcomer.seat != seat);
        self.newcomers.push(Newcomer { seat, since: self.steps.len(), view });
    }

    /// Whoever took the seat of this viewer over, if somebody did.
    fn newcomer(&self, viewer: Viewer) -> Option<&Newcomer<G>> {
        self.newcomers.iter().find(|newcomer| viewer.is(newcomer.seat))
    }

    /// What a bot of this level would do in this seat, knowing what the seat may know.
    pub fn choose(&self, seat: Seat, level: &str, dice: &mut Dice) -> Option<G::Action> {
        let level = G::levels().iter().find(|known| known.name == level)?;
        Some((level.seat)().choose(self.game.witness().view(Viewer::Seat(seat)), dice))
    }

    /// The legal moves of a viewer; none if they are not asked.
    pub fn moves(&self, viewer: Viewer) -> Vec<G::Action> {
        menu::<G>(self.game.witness().view(viewer))
    }

    /// How long the list of a seat's moves is at the most, as other programs read it and as everybody
    /// can reckon it.
    pub fn longest_menu(&self, seat: Seat) -> usize {
        longest_menu::<G>(self.game.witness().view(Viewer::Public), seat)
    }

    /// Whether something happened in the latest step that everybody should be given time to take in.
    pub fn is_solemn(&self) -> bool {
        let (from, to) = (self.end(self.steps.len().saturating_sub(1)), self.end(self.steps.len()));
        self.sights_between(Viewer::Public, from, to).any(|sight| G::is_solemn(&sight))
    }

    /// How many events there were after so many steps.
    fn end(&self, steps: usize) -> usize {
        let last = steps.checked_sub(1).and_then(|last| self.steps.get(last));
        last.map_or(0, |step| step.end as usize)
    }

    fn sights_between(
        &self,
        viewer: Viewer,
        from: usize,
        to: usize,
    ) -> impl Iterator<Item = G::Sight> {
        self.events[from..to].iter().filter_map(move |event| G::sight(event, viewer))
    }

    /// Whose eyes somebody has for a step that has these of a seat now: before they came, everybody's.
    fn eyes(&self, viewer: Viewer, step: usize) -> Viewer {
        match self.newcomer(viewer) {
            Some(newcomer) if step < newcomer.since => Viewer::Public,
            _ => viewer,
        }
    }

    /// Everything that a viewer has perceived since a step, step by step.
    pub fn sights(&self, viewer: Viewer, from: usize) -> Vec<Vec<G::Sight>> {
        let step = |n: usize| {
            let eyes = self.eyes(viewer, n);
            self.sights_between(eyes, self.end(n), self.end(n + 1)).collect()
        };
        (from..self.steps.len()).map(step).collect()
    }

    /// The same as other programs are told it.
    pub fn sent(&self, viewer: Viewer, from: usize) -> Vec<Vec<G::Sight>> {
        let mut steps = self.sights(viewer, from);
        steps.iter_mut().for_each(|sights| sights.retain(|sight| G::is_sent(self.setup(), sight)));
        steps
    }

    /// Everything that happened, step by step and nothing hidden, once the match is over.
    pub(crate) fn opened(&self) -> Option<Vec<Vec<G::Sight>>> {
        let step =
            |n: usize| self.events[self.end(n)..self.end(n + 1)].iter().map(G::open).collect();
        let over = matches!(self.waiting(), Waiting::Over(_));
        over.then(|| (0..self.steps.len()).map(step).collect())
    }

    /// What a viewer sees now.
    pub fn glimpse(&self, viewer: Viewer) -> Glimpse<G> {
        let view = match self.newcomer(viewer) {
            Some(newcomer) => &newcomer.view,
            None => self.game.witness().view(viewer),
        };
        let eyes = |step| self.eyes(viewer, step);
        // A game that is over is told as a whole.
        let over = matches!(self.waiting(), Waiting::Over(_));
        let memory = if over { Memory::Whole } else { Memory::Recent };
        self.glimpse_of(viewer, view.clone(), self.steps.len(), memory, eyes).lately()
    }

    /// What a viewer saw when so many steps had been taken, with all that led there. Whoever took the
    /// seat over sees the time before as everybody did, until the match is over and nothing is hidden
    /// any more.
    pub fn glimpse_at(&self, viewer: Viewer, steps: usize) -> Glimpse<G> {
        let steps = steps.min(self.steps.len());
        let over = matches!(self.waiting(), Waiting::Over(_));
        let Some(newcomer) = self.newcomer(viewer).filter(|_| !over) else {
            let view = self.view_at(viewer, steps);
            return self.glimpse_of(viewer, view, steps, Memory::Whole, |_| viewer);
        };
        if steps < newcomer.since {
            let (public, view) = (Viewer::Public, self.view_at(Viewer::Public, steps));
            return self.glimpse_of(public, view, steps, Memory::Whole, |_| public);
        }
        let [public, own] = [Viewer::Public, viewer].map(|eyes| self.view_at(eyes, newcomer.since));
        let mut view = newcomers_view::<G>(&public, &own);
        for sight in self.sights_between(viewer, self.end(newcomer.since), self.end(steps)) {
            G::see(&mut view, &sight);
        }
        self.glimpse_of(viewer, view, steps, Memory::Whole, |step| self.eyes(viewer, step))
    }

    /// What a viewer knew when so many steps had been taken.
    fn view_at(&self, viewer: Viewer, steps: usize) -> G::View {
        let mut view = G::view(&self.setup, viewer);
        for sight in self.sights_between(viewer, 0, self.end(steps)) {
            G::see(&mut view, &sight);
        }
        view
    }

    /// What a viewer saw lately when so many steps had been taken: for whoever follows at their own
    /// pace.
    pub fn glimpse_then(&self, viewer: Viewer, steps: usize) -> Glimpse<G> {
        if steps < self.steps.len() {
            self.glimpse_at(viewer, steps).lately()
        } else {
            self.glimpse(viewer)
        }
    }

    fn glimpse_of(
        &self,
        viewer: Viewer,
        view: G::View,
        steps: usize,
        memory: Memory,
        eyes: impl Fn(usize) -> Viewer,
    ) -> Glimpse<G> {
        let latest = self.end(steps.saturating_sub(1));
        let from = memory.from::<G>(latest);
        let first = self.steps.partition_point(|step| step.end as usize <= from);
        let lessons = self.lessons(viewer, &view, steps);
        let mut glimpse = Glimpse::new(self.setup.clone(), viewer, view, steps, memory);
        glimpse.lessons = lessons;
        for (number, step) in self.steps.iter().enumerate().take(steps).skip(first) {
            let begin = self.end(number).max(from);
            let sights = self.sights_between(eyes(number), begin, step.end as usize);
            glimpse.remember(number, sights);
        }
        glimpse
    }

    /// The lessons that have come to light for whoever has this view after so many steps, each with the step
    /// in which it did.
    fn lessons(&self, viewer: Viewer, view: &G::View, steps: usize) -> Vec<(usize, u8)> {
        let mut lessons: Vec<(usize, u8)> = Vec::new();
        // Few games teach.
        if G::lessons(view).is_empty() {
            return lessons;
        }
        let since = self.newcomer(viewer).map_or(0, |newcomer| newcomer.since);
        let mut view = G::view(&self.setup, self.eyes(viewer, 0));
        for step in 0..steps {
            if step == since && since > 0 {
                view = newcomers_view::<G>(&view, &self.view_at(viewer, since));
            }
            let eyes = self.eyes(viewer, step);
            for sight in self.sights_between(eyes, self.end(step), self.end(step + 1)) {
                G::see(&mut view, &sight);
            }
            for number in G::lessons(&view) {
                if lessons.iter().all(|(_, known)| *known != number) {
                    lessons.push((step, number));
                }
            }
        }
        lessons
    }

    /// Plays the match again from its moves. `watch` is shown each step of the rules.
    fn again(
        &self,
        dealer: &mut impl Dealer,
        mut watch: impl FnMut(&Taken<'_, G>) -> Result<(), Damaged>,
    ) -> Result<(), Damaged> {
        let mut game = Match::<G, Vec<G::Event>>::new(&self.setup, Vec::new());
        let mut moves = self.steps.iter().filter_map(|step| step.made.clone());
        let mut asked = 0;
        loop {
            let before = game.state().clone();
            game.witness_mut().clear();
            let made = game.step(|_, turn| match turn {
                Turn::Chance(ask) => {
                    asked += 1;
                    Some(Made::Chance(answer(dealer, asked - 1, &ask)))
                }
                Turn::Seats(_) => moves.next().map(|(seat, action)| Made::Action(seat, action)),
                Turn::Over(_) => None,
            });
            let Some(made) = made.map_err(|_| Damaged)? else { return Ok(()) };
            let (events, after) = (game.witness(), game.state());
            watch(&Taken { before: &before, made: &made, events, after })?;
        }
    }

    /// The transcript of the match so far, header excluded. For matches that are over: it hides
    /// nothing.
    ///
    /// # Errors
    ///
    /// If the moves do not fit the dealer.
    pub fn transcript(&self, dealer: &mut impl Dealer) -> Result<Vec<Line>, Damaged> {
        let mut scribe = G::scribe(&self.setup);
        let mut lines = Vec::new();
        let mut rest = dealer.source(u32::MAX);
        // What nobody drew is turned over after the fact: as good as a shuffle.
        let mut arrange = |mut cards: Vec<Value>| {
            shuffle(&mut cards, &mut rest);
            cards
        };
        self.again(dealer, |step| {
            scribe.step(step, &mut arrange, &mut lines);
            Ok(())
        })?;
        Ok(lines)
    }

    /// Whether everything happened as the rules, the moves and this dealer have it.
    pub fn is_honest(&self, dealer: &mut impl Dealer) -> bool {
        let mut there = self.events.iter();
        let same = self.again(dealer, |step| {
            let same = step.events.iter().all(|event| there.next() == Some(event));
            if same { Ok(()) } else { Err(Damaged) }
        });
        same.is_ok() && there.next().is_none()
    }
}

/// What somebody may know who takes over the seat with this view.
fn newcomers_view<G: Game>(public: &G::View, own: &G::View) -> G::View {
    match G::seen_in(own) {
        Some(seen) => G::newcomer(public, seen),
        // It is no seat's: there is nothing to take over.
        None => public.clone(),
    }
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<G: Game> {
    /// The rules refuse it.
    Illegal(G::Illegal),
    /// Chance gave an impossible answer.
    Dealt,
}
