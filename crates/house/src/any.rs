//! A set-up, a match, a move, a glimpse: of whichever game.
//!
//! Each is an enum over the games of the house, so a `match` that forgets one does not compile.

use crate::recorded::Refused;
use crate::retold::{self, Flaw, Replayed};
use crate::{
    BadSetup, Damaged, Dealer, Favor, FogOfLove, GameKind, Glimpse, Hosted, Line, LoveLetter,
    RecordedMatch, Sealed, Step, Telling, Wanted, Window, each,
};
use bots::Dice;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use std::fmt;
use tabletop::{Game, Seat, Viewer, Waiting};
use words::Tongue;
use words::fog_of_love::{Said, Tale};

/// An enum with something of each game.
macro_rules! any {
    ($(#[$doc:meta])* $name:ident = $of:ident) => {
        $(#[$doc])*
        pub enum $name {
            /// Of Love Letter.
            LoveLetter($of<LoveLetter>),
            /// Of Favor.
            Favor($of<Favor>),
            /// Of Fog of Love.
            FogOfLove($of<FogOfLove>),
        }

        impl $name {
            /// Of which game.
            pub fn kind(&self) -> GameKind {
                match self {
                    $name::LoveLetter(_) => GameKind::LoveLetter,
                    $name::Favor(_) => GameKind::Favor,
                    $name::FogOfLove(_) => GameKind::FogOfLove,
                }
            }
        }
    };
}

// What is large is boxed: a table of Love Letter should not pay for Fog of Love.
type MatchOf<G> = Box<RecordedMatch<G>>;
type GlimpseOf<G> = Box<Glimpse<G>>;
type SetupOf<G> = <G as Game>::Setup;
type ActionOf<G> = <G as Game>::Action;
type IllegalOf<G> = <G as Game>::Illegal;

any! {
    /// What is settled before the first card.
    #[derive(Clone, Debug)]
    AnySetup = SetupOf
}

any! {
    /// A move.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[serde(untagged)]
    AnyAction = ActionOf
}

any! {
    /// Why the rules refuse a move.
    #[derive(Clone, Debug, PartialEq)]
    AnyIllegal = IllegalOf
}

any! {
    /// A step as the journal keeps it.
    #[derive(Clone, Debug, Serialize)]
    #[serde(untagged)]
    AnyStep = Step
}

any! {
    /// A match with everything that has happened in it.
    #[derive(Clone)]
    AnyMatch = MatchOf
}

any! {
    /// What one viewer sees of a match at one moment.
    AnyGlimpse = GlimpseOf
}

/// Several `Any…` of one game go together.
macro_rules! together {
    ($any:ident($one:expr), $other:ident($two:expr), ($a:ident, $b:ident) => $body:expr, else $no:expr) => {
        match ($one, $two) {
            ($any::LoveLetter($a), $other::LoveLetter($b)) => $body,
            ($any::Favor($a), $other::Favor($b)) => $body,
            ($any::FogOfLove($a), $other::FogOfLove($b)) => $body,
            _ => $no,
        }
    };
}

/// Wraps what a game gives into the `Any…` of that game.
macro_rules! wrapped {
    ($any:ident($value:expr), $one:ident => $body:expr, $into:ident) => {
        match $value {
            $any::LoveLetter($one) => ($body).map($into::LoveLetter),
            $any::Favor($one) => ($body).map($into::Favor),
            $any::FogOfLove($one) => ($body).map($into::FogOfLove),
        }
    };
}

impl AnySetup {
    /// The table somebody wants.
    ///
    /// # Errors
    ///
    /// Why it cannot be had.
    pub fn of(kind: GameKind, wanted: &Wanted) -> Result<AnySetup, BadSetup> {
        Ok(match kind {
            GameKind::LoveLetter => AnySetup::LoveLetter(LoveLetter::setup(wanted)?),
            GameKind::Favor => AnySetup::Favor(Favor::setup(wanted)?),
            GameKind::FogOfLove => AnySetup::FogOfLove(FogOfLove::setup(wanted)?),
        })
    }

    /// The table that the header of a transcript describes; what it does not say is as wanted.
    ///
    /// # Errors
    ///
    /// Why it cannot be had.
    pub fn of_header(
        kind: GameKind,
        header: &Map<String, Value>,
        wanted: &Wanted,
    ) -> Result<AnySetup, BadSetup> {
        Ok(match kind {
            GameKind::LoveLetter => AnySetup::LoveLetter(LoveLetter::read_header(header, wanted)?),
            GameKind::Favor => AnySetup::Favor(Favor::read_header(header, wanted)?),
            GameKind::FogOfLove => AnySetup::FogOfLove(FogOfLove::read_header(header, wanted)?),
        })
    }

    /// How many sit here.
    pub fn players(&self) -> u8 {
        match self {
            AnySetup::LoveLetter(setup) => LoveLetter::players(setup),
            AnySetup::Favor(setup) => Favor::players(setup),
            AnySetup::FogOfLove(setup) => FogOfLove::players(setup),
        }
    }

    /// The hash of the cards it is played with, where the game is played with packs.
    pub fn cards(&self) -> Option<&str> {
        match self {
            AnySetup::LoveLetter(_) | AnySetup::Favor(_) => None,
            AnySetup::FogOfLove(setup) => Some(&setup.book().content().edition.hash),
        }
    }

    /// The love story that is told, where the game tells stories.
    pub fn story(&self) -> Option<&str> {
        match self {
            AnySetup::LoveLetter(_) | AnySetup::Favor(_) => None,
            AnySetup::FogOfLove(setup) => {
                let stories = &setup.book().content().stories;
                stories.get(usize::from(setup.story())).map(|story| story.id.as_str())
            }
        }
    }

    /// The special events that are included, where the game has such cards.
    pub fn events(&self) -> Vec<String> {
        match self {
            AnySetup::LoveLetter(_) | AnySetup::Favor(_) => Vec::new(),
            AnySetup::FogOfLove(setup) => crate::fog_of_love::under_synopsis(setup),
        }
    }

    /// The topics that the chapters of its story touch on. Whoever would rather not meet one of them
    /// chooses another story: chapters are never left out.
    pub fn unavoidable(&self) -> Vec<String> {
        match self {
            AnySetup::LoveLetter(_) | AnySetup::Favor(_) => Vec::new(),
            AnySetup::FogOfLove(setup) => crate::fog_of_love::unavoidable(setup),
        }
    }

    /// The topics that its cards touch on.
    pub fn topics(&self) -> &[String] {
        match self {
            AnySetup::LoveLetter(_) | AnySetup::Favor(_) => &[],
            AnySetup::FogOfLove(setup) => &setup.book().content().tags,
        }
    }

    /// Whether every topic may be left out: not where there are too few cards without them, or where
    /// all cards are fixed. So nobody can leave out too much, and nobody is told that somebody did.
    pub fn can_leave_topics_out(&self) -> bool {
        match self {
            AnySetup::LoveLetter(_) | AnySetup::Favor(_) => false,
            AnySetup::FogOfLove(setup) => crate::fog_of_love::can_leave_topics_out(setup),
        }
    }

    /// The cards that are left out in such a way that nobody sees it.
    pub fn unseen(&self) -> Vec<String> {
        match self {
            AnySetup::LoveLetter(_) | AnySetup::Favor(_) => Vec::new(),
            AnySetup::FogOfLove(setup) => crate::fog_of_love::unseen(setup),
        }
    }

    /// A match that has not begun.
    pub fn begin(&self) -> AnyMatch {
        match self.clone() {
            AnySetup::LoveLetter(setup) => {
                AnyMatch::LoveLetter(Box::new(RecordedMatch::new(setup)))
            }
            AnySetup::Favor(setup) => AnyMatch::Favor(Box::new(RecordedMatch::new(setup))),
            AnySetup::FogOfLove(setup) => AnyMatch::FogOfLove(Box::new(RecordedMatch::new(setup))),
        }
    }

    /// The header of a transcript.
    pub fn header(&self, seed: &str) -> Line {
        match self {
            AnySetup::LoveLetter(setup) => retold::header::<LoveLetter>(setup, seed),
            AnySetup::Favor(setup) => retold::header::<Favor>(setup, seed),
            AnySetup::FogOfLove(setup) => retold::header::<FogOfLove>(setup, seed),
        }
    }

    /// Follows the lines of a transcript, header excluded, and tells the game as `viewer` saw it, or
    /// with nothing hidden.
    ///
    /// # Errors
    ///
    /// What is wrong with the transcript.
    pub fn replay(
        &self,
        lines: &[Line],
        tongue: &Tongue,
        players: &[String],
        viewer: Option<Viewer>,
    ) -> Result<Replayed, Flaw> {
        match self {
            AnySetup::LoveLetter(setup) => {
                retold::replay::<LoveLetter>(setup, lines, tongue, players, viewer)
            }
            AnySetup::Favor(setup) => {
                retold::replay::<Favor>(setup, lines, tongue, players, viewer)
            }
            AnySetup::FogOfLove(setup) => {
                retold::replay::<FogOfLove>(setup, lines, tongue, players, viewer)
            }
        }
    }

    /// Follows the lines of a transcript, header excluded, and says whether chance gave every answer
    /// that this sealed deal gives.
    ///
    /// # Errors
    ///
    /// What is wrong with the transcript.
    pub fn is_dealt_by(&self, lines: &[Line], sealed: &Sealed) -> Result<bool, Flaw> {
        match self {
            AnySetup::LoveLetter(s) => retold::is_dealt_by::<LoveLetter>(s, lines, sealed),
            AnySetup::Favor(s) => retold::is_dealt_by::<Favor>(s, lines, sealed),
            AnySetup::FogOfLove(s) => retold::is_dealt_by::<FogOfLove>(s, lines, sealed),
        }
    }
}

/// It is not a move of this game at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMove;

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a move in this game")
    }
}

impl std::error::Error for NotAMove {}

impl AnyAction {
    /// A move as other programs write it: the one place where moves of a game are read.
    ///
    /// # Errors
    ///
    /// If it is not a move of this game.
    pub fn read(kind: GameKind, json: &str) -> Result<AnyAction, NotAMove> {
        let read = match kind {
            GameKind::LoveLetter => serde_json::from_str(json).map(AnyAction::LoveLetter),
            GameKind::Favor => serde_json::from_str(json).map(AnyAction::Favor),
            GameKind::FogOfLove => serde_json::from_str(json).map(AnyAction::FogOfLove),
        };
        read.map_err(|_| NotAMove)
    }
}

impl AnyIllegal {
    /// In one word for programs: `countess_first`.
    pub fn code(&self) -> String {
        let code = each!(AnyIllegal::self, why => serde_json::to_value(why));
        match code {
            Ok(Value::String(code)) => code,
            Ok(Value::Object(object)) => object.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// In one sentence for people.
    pub fn say(&self, tongue: &Tongue, players: &[String]) -> String {
        match self {
            AnyIllegal::LoveLetter(why) => LoveLetter::illegal(tongue, why, players),
            AnyIllegal::Favor(why) => Favor::illegal(tongue, why, players),
            AnyIllegal::FogOfLove(why) => FogOfLove::illegal(tongue, why, players),
        }
    }
}

impl fmt::Display for AnyIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the rules of {} refuse it: {}", self.kind(), self.code())
    }
}

impl std::error::Error for AnyIllegal {}

impl AnyStep {
    /// A step out of the journal of a game.
    ///
    /// # Errors
    ///
    /// If it is none of this game.
    pub fn read(kind: GameKind, json: &RawValue) -> Result<AnyStep, Damaged> {
        let json = json.get();
        let read = match kind {
            GameKind::LoveLetter => serde_json::from_str(json).map(AnyStep::LoveLetter),
            GameKind::Favor => serde_json::from_str(json).map(AnyStep::Favor),
            GameKind::FogOfLove => serde_json::from_str(json).map(AnyStep::FogOfLove),
        };
        read.map_err(|_| Damaged)
    }

    /// How many questions chance has answered since the match began.
    pub fn asked(&self) -> u32 {
        each!(AnyStep::self, step => step.asked)
    }
}

/// Why a move cannot be made.
#[derive(Clone, Debug, PartialEq)]
pub enum CannotAct {
    /// It is a move of another game.
    NotAMove,
    /// The rules refuse it.
    Illegal(AnyIllegal),
    /// Chance gave an impossible answer.
    Dealt,
}

/// Anything as other programs read it.
fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    // Nothing here has keys that are not strings, so it can be written.
    to_raw_value(value).unwrap_or_default()
}

impl AnyMatch {
    /// How many sit here.
    pub fn players(&self) -> u8 {
        each!(AnyMatch::self, game => game.players())
    }

    /// Whom it waits for.
    pub fn waiting(&self) -> Waiting {
        each!(AnyMatch::self, game => game.waiting())
    }

    /// The game as a tale to keep, with what was told meanwhile, once it is over; none if it is not a
    /// game that tells one.
    pub fn tale(&self, tongue: &Tongue, told: &[Said], players: &[String]) -> Option<Tale> {
        match self {
            AnyMatch::LoveLetter(_) | AnyMatch::Favor(_) => None,
            AnyMatch::FogOfLove(game) => crate::fog_of_love::tale(game, tongue, told, players),
        }
    }

    /// How many steps have been taken, the first deal being one.
    pub fn steps(&self) -> usize {
        each!(AnyMatch::self, game => game.steps())
    }

    /// The header of its transcript.
    pub fn header(&self, seed: &str) -> Line {
        match self {
            AnyMatch::LoveLetter(game) => retold::header::<LoveLetter>(game.setup(), seed),
            AnyMatch::Favor(game) => retold::header::<Favor>(game.setup(), seed),
            AnyMatch::FogOfLove(game) => retold::header::<FogOfLove>(game.setup(), seed),
        }
    }

    /// How the match would begin. Nothing is changed.
    ///
    /// # Errors
    ///
    /// If the dealer gives impossible answers.
    pub fn opening(&self, dealer: &mut impl Dealer) -> Result<AnyStep, Damaged> {
        wrapped!(AnyMatch(self), game => game.opening(dealer), AnyStep)
    }

    /// What comes of a move until somebody is asked again. Nothing is changed.
    ///
    /// # Errors
    ///
    /// Why it cannot be made.
    pub fn decide(
        &self,
        seat: Seat,
        action: AnyAction,
        dealer: &mut impl Dealer,
    ) -> Result<AnyStep, CannotAct> {
        /// A game's own refusal becomes anybody's.
        macro_rules! decided {
            ($($game:ident)*) => {
                match (self, action) {
                    $((AnyMatch::$game(game), AnyAction::$game(action)) => {
                        game.decide(seat, action, dealer).map(AnyStep::$game).map_err(|why| match why {
                            Refused::Illegal(why) => CannotAct::Illegal(AnyIllegal::$game(why)),
                            Refused::Dealt => CannotAct::Dealt,
                        })
                    })*
                    _ => Err(CannotAct::NotAMove),
                }
            };
        }
        decided!(LoveLetter Favor FogOfLove)
    }

    /// Takes a step, decided just now or read from the journal.
    ///
    /// # Errors
    ///
    /// If it is a step of another game.
    pub fn take(&mut self, step: AnyStep) -> Result<(), Damaged> {
        together!(AnyMatch(self), AnyStep(step), (game, step) => {
            game.take(step);
            Ok(())
        }, else Err(Damaged))
    }

    /// Somebody else takes a seat over: from now on its eyes remember of the time before only what
    /// everybody saw. A bot that plays for the seat keeps its memory.
    pub fn take_over(&mut self, seat: Seat) {
        each!(AnyMatch::self, game => game.take_over(seat));
    }

    /// What a bot of this level would do in this seat, knowing what the seat may know.
    pub fn choose(&self, seat: Seat, level: &str, dice: &mut Dice) -> Option<AnyAction> {
        wrapped!(AnyMatch(self), game => game.choose(seat, level, dice), AnyAction)
    }

    /// What a viewer sees now.
    pub fn glimpse(&self, viewer: Viewer) -> AnyGlimpse {
        let some =
            wrapped!(AnyMatch(self), game => Some(Box::new(game.glimpse(viewer))), AnyGlimpse);
        some.unwrap_or_else(|| unreachable!("there is a glimpse of every match"))
    }

    /// What a viewer saw when so many steps had been taken, with all that led there.
    pub fn glimpse_at(&self, viewer: Viewer, steps: usize) -> AnyGlimpse {
        let some = wrapped!(AnyMatch(self), game => Some(Box::new(game.glimpse_at(viewer, steps))), AnyGlimpse);
        some.unwrap_or_else(|| unreachable!("there is a glimpse of every match"))
    }

    /// What a viewer saw lately when so many steps had been taken.
    pub fn glimpse_then(&self, viewer: Viewer, steps: usize) -> AnyGlimpse {
        let some = wrapped!(AnyMatch(self), game => Some(Box::new(game.glimpse_then(viewer, steps))), AnyGlimpse);
        some.unwrap_or_else(|| unreachable!("there is a glimpse of every match"))
    }

    /// Whether something happened in the latest step that everybody should be given time to take in.
    pub fn is_solemn(&self) -> bool {
        each!(AnyMatch::self, game => game.is_solemn())
    }

    /// The moment at which silence means something, if it is such a moment.
    pub fn window(&self) -> Option<Window> {
        each!(AnyMatch::self, game => game.window())
    }

    /// What whoever says nothing does now, if silence means anything.
    pub fn silence(&self) -> Option<AnyAction> {
        wrapped!(AnyMatch(self), game => game.silence(), AnyAction)
    }

    /// Whether choices lie face down that must not be talked about.
    pub fn is_secret_pending(&self) -> bool {
        each!(AnyMatch::self, game => game.is_secret_pending())
    }

    /// Whether characters may be named now.
    pub fn is_naming(&self) -> bool {
        each!(AnyMatch::self, game => game.is_naming())
    }

    /// Whether nothing that everybody saw of a step, counted from 1, is worth being shown.
    pub fn is_quiet(&self, step: usize) -> bool {
        each!(AnyMatch::self, game => game.is_quiet(step))
    }

    /// The list of the viewer's legal moves, as other programs read it; empty if the viewer is not
    /// asked.
    pub fn moves(&self, viewer: Viewer) -> Box<RawValue> {
        each!(AnyMatch::self, game => raw(&game.moves(viewer)))
    }

    /// How long that list is at the most for a seat, as everybody can reckon it.
    pub fn longest_menu(&self, seat: Seat) -> usize {
        each!(AnyMatch::self, game => game.longest_menu(seat))
    }

    /// Everything that a viewer has perceived since this step, step by step, as programs read it.
    pub fn sights(&self, viewer: Viewer, from: usize) -> Vec<Box<RawValue>> {
        each!(AnyMatch::self, game => game.sent(viewer, from).iter().map(raw).collect())
    }

    /// The transcript of the match so far, header excluded. For matches that are over: it hides
    /// nothing.
    ///
    /// # Errors
    ///
    /// If the moves do not fit the dealer.
    pub fn transcript(&self, dealer: &mut impl Dealer) -> Result<Vec<Line>, Damaged> {
        each!(AnyMatch::self, game => game.transcript(dealer))
    }

    /// Whether everything happened as the rules, the moves and this dealer have it.
    pub fn is_honest(&self, dealer: &mut impl Dealer) -> bool {
        each!(AnyMatch::self, game => game.is_honest(dealer))
    }
}

impl AnyGlimpse {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        each!(AnyGlimpse::self, glimpse => glimpse.viewer)
    }

    /// How many steps have been taken.
    pub fn steps(&self) -> usize {
        each!(AnyGlimpse::self, glimpse => glimpse.steps)
    }

    /// Whom the game waits for.
    pub fn waiting(&self) -> Waiting {
        each!(AnyGlimpse::self, glimpse => glimpse.waiting())
    }

    /// Whether the viewer is asked to move.
    pub fn is_asked(&self) -> bool {
        let quiet = each!(AnyGlimpse::self, glimpse => glimpse.hushed);
        !quiet && self.viewer().seat().is_some_and(|seat| self.waiting().seats().has(seat))
    }

    /// The same while the viewer says nothing: no move is offered to them.
    pub fn hush(&mut self) {
        each!(AnyGlimpse::self, glimpse => glimpse.hushed = true);
    }

    /// The view as other programs read it.
    pub fn view_json(&self) -> Value {
        match self {
            AnyGlimpse::LoveLetter(g) => LoveLetter::view_json(&g.setup, &g.view),
            AnyGlimpse::Favor(g) => Favor::view_json(&g.setup, &g.view),
            AnyGlimpse::FogOfLove(g) => FogOfLove::view_json(&g.setup, &g.view),
        }
    }

    /// How many of the recent sights, which are the public's, tell this seat more.
    pub fn told_more(&self, seat: Seat) -> usize {
        each!(AnyGlimpse::self, glimpse => glimpse.told_more(seat))
    }

    /// How long what this seat knows beside the public, whose glimpse this is, and what it may do are at
    /// the most, as other programs read them: in bytes.
    pub fn longest_view(&self, seat: Seat) -> usize {
        each!(AnyGlimpse::self, glimpse => glimpse.longest_view(seat))
    }

    /// The viewer's legal moves, as other programs read them.
    pub fn moves_json(&self) -> Box<RawValue> {
        each!(AnyGlimpse::self, glimpse => raw(&glimpse.moves()))
    }

    /// The viewer's legal moves.
    pub fn moves(&self) -> Vec<AnyAction> {
        match self {
            AnyGlimpse::LoveLetter(g) => g.moves().into_iter().map(AnyAction::LoveLetter).collect(),
            AnyGlimpse::Favor(g) => g.moves().into_iter().map(AnyAction::Favor).collect(),
            AnyGlimpse::FogOfLove(g) => g.moves().into_iter().map(AnyAction::FogOfLove).collect(),
        }
    }

    /// The log of what was perceived, with the number of the step that each line belongs to.
    pub fn log(&self, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)> {
        each!(AnyGlimpse::self, glimpse => glimpse.log(tongue, players))
    }

    /// What the log says of one step, each line with the place of its sight among the recent ones.
    pub fn log_of(&self, step: usize, tongue: &Tongue, players: &[String]) -> Vec<(usize, String)> {
        each!(AnyGlimpse::self, glimpse => glimpse.log_of(step, tongue, players))
    }

    /// The step that a recent sight belongs to, by its place among them.
    pub fn step_of(&self, sight: usize) -> usize {
        each!(AnyGlimpse::self, glimpse => glimpse.step_of(sight))
    }

    /// What a card has lately asked this seat to tell, and after how many steps.
    pub fn telling(
        &self,
        seat: Seat,
        tongue: &Tongue,
        players: &[String],
    ) -> Option<(usize, Telling)> {
        each!(AnyGlimpse::self, glimpse => glimpse.telling(seat, tongue, players))
    }

    /// What to do or to wait for, in one sentence.
    pub fn ask(&self, tongue: &Tongue, players: &[String]) -> String {
        each!(AnyGlimpse::self, glimpse => glimpse.ask(tongue, players))
    }
}
