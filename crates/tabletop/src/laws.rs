//! The laws: one suite of tests that every game passes, over thousands of random games.
//!
//! * **journal** – applying the events again rebuilds the state exactly, after every step.
//! * **legal** – a seat that is asked has a move; every listed move is accepted and every other is
//!   refused with the state unchanged; nobody else may act, and chance gives only its answers.
//! * **menu** – a seat's view lists the same moves as the true state, in the same order.
//! * **truth** – whatever a view claims holds in the true state.
//! * **secret** – a viewer's sight of an event does not change when what the rulebook hides from
//!   that viewer is replaced by something else.
//! * **world** – an imagined state agrees with the view, is sound, and asks the same seats; driven
//!   in step with the truth, chance included, it goes on agreeing with a view that is fed only
//!   what that viewer sees, and refuses the same moves for the same reasons.
//! * **newcomer** – whoever takes a seat over sees what it holds and has its moves, believes nothing
//!   that is not so, and can go on from there as any viewer can; what they are shown is made of the
//!   public's view and what the seat holds, whether the truth or the seat's view lends it.
//! * **sound** – the game's own invariants hold: cards and tokens are conserved.
//! * **end** – every game ends.
//!
//! The suite tests itself on a toy game with planted defects, in `tests/laws.rs`.

use crate::{Ask, Game, Imagine, Seat, Seats, Turn, Viewer, below, mix};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;

/// What a game tells the laws about itself. None of it is used in play.
pub trait Lawful: Imagine {
    /// Every action that somebody might send at such a table, legal or not.
    fn universe(setup: &Self::Setup) -> Vec<Self::Action>;
    /// Whether everything that a view claims holds in a state.
    fn agrees(view: &Self::View, state: &Self::State) -> Result<(), String>;
    /// Whether a state keeps the game's invariants.
    fn sound(setup: &Self::Setup, state: &Self::State) -> Result<(), String>;
    /// The event with all that `viewer` may not know replaced by something else. A second opinion
    /// beside [`Game::sight`], written from the rulebook's table of who may know what.
    fn disguise(event: &Self::Event, viewer: Viewer, rng: &mut impl Rng) -> Self::Event;
    /// More steps than any game takes.
    fn longest(setup: &Self::Setup) -> usize;
}

/// A law that a game broke.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which law.
    pub law: &'static str,
    /// After how many steps of the game.
    pub step: usize,
    /// For whom, if for somebody in particular.
    pub viewer: Option<Viewer>,
    /// What went wrong.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law `{}` is broken at step {}", self.law, self.step)?;
        match self.viewer {
            Some(Viewer::Seat(seat)) => write!(f, " for seat {}", seat.0)?,
            Some(Viewer::Public) => write!(f, " for spectators")?,
            None => {}
        }
        write!(f, ": {}", self.detail)
    }
}

/// Plays one random game and checks every law at every step. Returns the number of steps.
pub fn check<G: Lawful>(setup: &G::Setup, seed: u64) -> Result<usize, Broken> {
    let mut trial = Trial::<G>::new(setup, seed);
    trial.check_state()?;
    while !trial.over() {
        trial.check_moves()?;
        trial.check_worlds()?;
        trial.check_newcomers()?;
        trial.advance()?;
        if trial.step > G::longest(setup) {
            return Err(trial.broken("end", trial.mover(), "the game goes on and on".into()));
        }
    }
    trial.check_moves()?;
    Ok(trial.step)
}

/// Checks `games` random games, their setups taken in turn, and panics with what broke.
pub fn check_all<G: Lawful>(setups: &[G::Setup], games: u64, seed: u64) {
    for game in 0..games {
        let setup = &setups[(game % setups.len() as u64) as usize];
        if let Err(broken) = check::<G>(setup, mix(seed, game)) {
            panic!("game {game} of seed {seed}, {setup:?}: {broken}");
        }
    }
}

/// How many games a law test plays: `short` in the usual run, `long` when `PARLOUR_LONG` is set.
pub fn games(short: u64, long: u64) -> u64 {
    if std::env::var_os("PARLOUR_LONG").is_some() { long } else { short }
}

/// A world driven in step with the truth, for one viewer.
struct Twin<G: Game> {
    viewer: Viewer,
    world: G::State,
}

/// A game on trial.
struct Trial<'a, G: Game> {
    setup: &'a G::Setup,
    rng: Xoshiro256PlusPlus,
    step: usize,
    mover: Option<Seat>,
    state: G::State,
    /// The state as the journal rebuilds it.
    rebuilt: G::State,
    viewers: Vec<Viewer>,
    views: Vec<G::View>,
    universe: Vec<G::Action>,
    twin: Option<Twin<G>>,
    /// Somebody who has taken a seat over, and what they know.
    newcomer: Option<(Seat, G::View)>,
}

/// What one step did: who or what caused it, and the events.
enum Cause<G: Game> {
    Action(Seat, G::Action),
    Chance,
}

impl<'a, G: Lawful> Trial<'a, G> {
    fn new(setup: &'a G::Setup, seed: u64) -> Self {
        let viewers: Vec<Viewer> = Viewer::all(G::players(setup)).collect();
        Trial {
            setup,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            step: 0,
            mover: None,
            state: G::start(setup),
            rebuilt: G::start(setup),
            views: viewers.iter().map(|&viewer| G::view(setup, viewer)).collect(),
            viewers,
            universe: G::universe(setup),
            twin: None,
            newcomer: None,
        }
    }

    fn broken(&self, law: &'static str, viewer: Option<Viewer>, detail: String) -> Broken {
        Broken { law, step: self.step, viewer, detail }
    }

    fn over(&self) -> bool {
        matches!(G::turn(&self.state), Turn::Over(_))
    }

    fn asked(&self) -> Seats {
        match G::turn(&self.state) {
            Turn::Seats(seats) => seats,
            _ => Seats::NONE,
        }
    }

    /// Who acted last: the first to ask when something is wrong with the state.
    fn mover(&self) -> Option<Viewer> {
        self.mover.map(Viewer::Seat)
    }

    /// The laws `journal`, `sound` and `truth`.
    fn check_state(&self) -> Result<(), Broken> {
        if self.rebuilt != self.state {
            let detail = format!("rebuilt {:?}, but is {:?}", self.rebuilt, self.state);
            return Err(self.broken("journal", self.mover(), detail));
        }
        G::sound(self.setup, &self.state).map_err(|why| self.broken("sound", self.mover(), why))?;
        for (&viewer, view) in self.viewers.iter().zip(&self.views) {
            G::agrees(view, &self.state).map_err(|why| self.broken("truth", Some(viewer), why))?;
        }
        Ok(())
    }

    /// The laws `legal` and `menu`.
    fn check_moves(&self) -> Result<(), Broken> {
        let asked = self.asked();
        for (&viewer, view) in self.viewers.iter().zip(&self.views) {
            let Viewer::Seat(seat) = viewer else { continue };
            let legal = moves::<G>(G::seen(&self.state, seat));
            let Some(seen) = G::seen_in(view) else {
                return Err(self.broken("menu", Some(viewer), "the view lends nothing".into()));
            };
            let listed = moves::<G>(seen);
            if legal != listed {
                let detail = format!("the truth lists {legal:?}, the view {listed:?}");
                return Err(self.broken("menu", Some(viewer), detail));
            }
            if asked.has(seat) && legal.is_empty() {
                return Err(self.broken("legal", Some(viewer), "is asked, but has no move".into()));
            }
            if !asked.has(seat) && !legal.is_empty() {
                return Err(self.broken("legal", Some(viewer), format!("may not do {legal:?}")));
            }
            // Whoever is not asked is refused out of hand: a few moves prove it.
            let tries =
                if asked.has(seat) { self.universe.len() } else { 5.min(self.universe.len()) };
            self.check_answers(seat, &legal, tries)?;
        }
        self.check_chance()
    }

    /// Every listed move is accepted, every other refused without a trace.
    fn check_answers(&self, seat: Seat, legal: &[G::Action], tries: usize) -> Result<(), Broken> {
        let viewer = Some(Viewer::Seat(seat));
        for (n, action) in legal.iter().enumerate() {
            if legal[..n].contains(action) {
                let detail = format!("{action:?} is listed twice");
                return Err(self.broken("legal", viewer, detail));
            }
            let mut copy = self.state.clone();
            if let Err(why) = G::act(&mut copy, seat, action.clone(), &mut ()) {
                let detail = format!("{action:?} is listed but refused: {why:?}");
                return Err(self.broken("legal", viewer, detail));
            }
        }
        let mut copy = self.state.clone();
        let mut events = Vec::new();
        let skip = (self.step * 31) % (self.universe.len() + 1 - tries);
        for action in self.universe.iter().skip(skip).take(tries) {
            if legal.contains(action) {
                continue;
            }
            if G::act(&mut copy, seat, action.clone(), &mut events).is_ok() {
                let detail = format!("{action:?} is accepted but not listed");
                return Err(self.broken("legal", viewer, detail));
            }
            if copy != self.state || !events.is_empty() {
                let detail = format!("{action:?} is refused but leaves a trace");
                return Err(self.broken("legal", viewer, detail));
            }
        }
        Ok(())
    }

    /// Every answer of chance is accepted; and none when chance is not asked.
    fn check_chance(&self) -> Result<(), Broken> {
        let mut rng = self.rng.clone();
        let Turn::Chance(ask) = G::turn(&self.state) else {
            let never = |ask: &G::Ask| ask.pick(&mut rng);
            return match G::chance(&mut self.state.clone(), never, &mut ()) {
                Ok(false) => Ok(()),
                _ => Err(self.broken("legal", None, "chance acts out of turn".into())),
            };
        };
        let mut trouble = None;
        let mut asked = None;
        let mut copy = self.state.clone();
        let done = G::chance(&mut copy, |ask| asked.insert(ask.clone()).pick(&mut rng), &mut ());
        if asked.as_ref() != Some(&ask) || done != Ok(true) {
            trouble = Some(format!("chance is asked {asked:?} in one go, but {ask:?} in two"));
        }
        let mut weight = 0;
        ask.outcomes(|outcome, w| {
            weight += w;
            let mut copy = self.state.clone();
            if let Err(why) = G::deal(&mut copy, outcome, &mut ()) {
                trouble =
                    Some(format!("chance may answer {outcome:?}, but it is refused: {why:?}"));
            }
        });
        if weight == 0 {
            trouble = Some(format!("chance has no answer to {ask:?}"));
        }
        match trouble {
            Some(detail) => Err(self.broken("legal", None, detail)),
            None => Ok(()),
        }
    }

    /// The law `world`, for a world imagined now.
    fn check_worlds(&mut self) -> Result<(), Broken> {
        for n in 0..self.viewers.len() {
            let (viewer, view) = (self.viewers[n], self.views[n].clone());
            let world = G::world(&view, &mut self.rng);
            self.check_world(viewer, &view, &world)?;
            // One of them goes on in step with the truth until it can no longer follow.
            if self.twin.is_none() && below(&mut self.rng, self.viewers.len() as u32) == 0 {
                self.twin = Some(Twin { viewer, world });
            }
        }
        Ok(())
    }

    /// The law `newcomer`, for somebody who takes some seat over now and for whoever did before.
    fn check_newcomers(&mut self) -> Result<(), Broken> {
        let n = below(&mut self.rng, self.viewers.len() as u32 - 1) as usize;
        let (seat, public) = (Seat(n as u8), self.viewers.len() - 1);
        let broken = |why: &str| self.broken("newcomer", Some(Viewer::Seat(seat)), why.into());
        let view = G::newcomer(&self.views[public], G::seen(&self.state, seat));
        let lent = G::seen_in(&self.views[n]).map(|own| G::newcomer(&self.views[public], own));
        if lent.as_ref() != Some(&view) {
            return Err(broken("the seat's own view makes another newcomer than the truth"));
        }
        if self.newcomer.is_none() || below(&mut self.rng, 8) == 0 {
            self.newcomer = Some((seat, view.clone()));
        }
        self.check_newcomer(seat, &view)?;
        if let Some((seat, view)) = self.newcomer.clone() {
            self.check_newcomer(seat, &view)?;
        }
        Ok(())
    }

    /// What somebody knows who has taken a seat over, now or some time ago.
    fn check_newcomer(&mut self, seat: Seat, view: &G::View) -> Result<(), Broken> {
        let viewer = Viewer::Seat(seat);
        let world = G::world(view, &mut self.rng);
        let broken = |why| self.broken("newcomer", Some(viewer), why);
        let (truth, seen) = (G::seen(&self.state, seat), G::seen_in(view));
        if seen.as_ref() != Some(&truth) {
            return Err(broken(format!("sees {seen:?}, but the seat {truth:?}")));
        }
        let moves = (moves::<G>(truth), seen.map(moves::<G>));
        if moves.1.as_ref() != Some(&moves.0) {
            return Err(broken(format!("may do {:?}, but the seat {:?}", moves.1, moves.0)));
        }
        G::agrees(view, &self.state).map_err(broken)?;
        self.check_world(viewer, view, &world)
    }

    fn check_world(&self, viewer: Viewer, view: &G::View, world: &G::State) -> Result<(), Broken> {
        let broken = |why| self.broken("world", Some(viewer), why);
        G::agrees(view, world).map_err(broken)?;
        G::sound(self.setup, world).map_err(broken)?;
        let asks = |state: &G::State| match G::turn(state) {
            Turn::Seats(seats) => (1, seats),
            Turn::Chance(_) => (2, Seats::NONE),
            Turn::Over(winners) => (3, winners),
        };
        if asks(world) != asks(&self.state) {
            return Err(broken(format!("the world asks {:?}", G::turn(world))));
        }
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        if moves::<G>(G::seen(world, seat)) != moves::<G>(G::seen(&self.state, seat)) {
            return Err(broken("the world lists other moves than the truth".into()));
        }
        let few = self.universe.len().div_ceil(20);
        for action in self.universe.iter().skip(self.step % few).step_by(few) {
            let answer =
                |state: &G::State| G::act(&mut state.clone(), seat, action.clone(), &mut ()).err();
            let (truly, there) = (answer(&self.state), answer(world));
            if truly != there {
                let detail = format!("{action:?} answers {truly:?}, in a world {there:?}");
                return Err(broken(detail));
            }
        }
        Ok(())
    }

    /// One random step, and everybody's perception of it.
    fn advance(&mut self) -> Result<(), Broken> {
        let mut events = Vec::new();
        let cause = self.random_step(&mut events)?;
        self.step += 1;
        for event in &events {
            G::apply(&mut self.rebuilt, event);
            self.check_secrets(event)?;
            for (&viewer, view) in self.viewers.iter().zip(&mut self.views) {
                if let Some(sight) = G::sight(event, viewer) {
                    G::see(view, &sight);
                }
            }
            if let Some((seat, view)) = &mut self.newcomer
                && let Some(sight) = G::sight(event, Viewer::Seat(*seat))
            {
                G::see(view, &sight);
            }
        }
        self.check_state()?;
        self.drive_twin(&cause, &events)
    }

    fn random_step(&mut self, events: &mut Vec<G::Event>) -> Result<Cause<G>, Broken> {
        match G::turn(&self.state) {
            Turn::Seats(seats) => {
                let n = below(&mut self.rng, seats.len());
                let seat = seats.nth(n).unwrap_or(Seat(0));
                let legal = moves::<G>(G::seen(&self.state, seat));
                let action = legal[below(&mut self.rng, legal.len() as u32) as usize].clone();
                G::act(&mut self.state, seat, action.clone(), events).map_err(|why| {
                    let detail = format!("{action:?} refused: {why:?}");
                    self.broken("legal", Some(Viewer::Seat(seat)), detail)
                })?;
                self.mover = Some(seat);
                Ok(Cause::Action(seat, action))
            }
            Turn::Chance(ask) => {
                let outcome = ask.pick(&mut self.rng);
                G::deal(&mut self.state, outcome, events)
                    .map_err(|why| self.broken("legal", None, format!("{outcome:?}: {why:?}")))?;
                Ok(Cause::Chance)
            }
            Turn::Over(_) => Ok(Cause::Chance),
        }
    }

    /// The law `secret`.
    fn check_secrets(&mut self, event: &G::Event) -> Result<(), Broken> {
        for n in 0..self.viewers.len() {
            let viewer = self.viewers[n];
            let sight = G::sight(event, viewer);
            for _ in 0..3 {
                let other = G::disguise(event, viewer, &mut self.rng);
                let other_sight = G::sight(&other, viewer);
                if sight != other_sight {
                    let detail =
                        format!("{event:?} is seen as {sight:?}, but {other:?} as {other_sight:?}");
                    return Err(self.broken("secret", Some(viewer), detail));
                }
            }
        }
        Ok(())
    }

    /// Finds a step of the twin world that looks the same to its viewer, and takes it.
    fn drive_twin(&mut self, cause: &Cause<G>, events: &[G::Event]) -> Result<(), Broken> {
        let Some(Twin { viewer, world }) = self.twin.take() else { return Ok(()) };
        let sights = sights::<G>(events, viewer);
        let mut followers = Vec::new();
        let mut follow = |state: G::State, events: &[G::Event]| {
            if self::sights::<G>(events, viewer) == sights {
                followers.push(state);
            }
        };
        match cause {
            Cause::Action(seat, action) => {
                let own = viewer.is(*seat);
                let actions =
                    if own { vec![action.clone()] } else { moves::<G>(G::seen(&world, *seat)) };
                for action in actions {
                    let (mut copy, mut events) = (world.clone(), Vec::new());
                    if G::act(&mut copy, *seat, action, &mut events).is_ok() {
                        follow(copy, &events);
                    }
                }
            }
            Cause::Chance => {
                let Turn::Chance(ask) = G::turn(&world) else { return Ok(()) };
                ask.outcomes(|outcome, _| {
                    let (mut copy, mut events) = (world.clone(), Vec::new());
                    if G::deal(&mut copy, outcome, &mut events).is_ok() {
                        follow(copy, &events);
                    }
                });
            }
        }
        if followers.is_empty() {
            return Ok(());
        }
        let chosen = below(&mut self.rng, followers.len() as u32) as usize;
        let world = followers.swap_remove(chosen);
        let at = self.viewers.iter().position(|&v| v == viewer).unwrap_or(0);
        self.check_world(viewer, &self.views[at], &world)?;
        self.twin = Some(Twin { viewer, world });
        Ok(())
    }
}

fn sights<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Sight> {
    events.iter().filter_map(|event| G::sight(event, viewer)).collect()
}

fn moves<G: Game>(seen: G::Seen<'_>) -> Vec<G::Action> {
    let mut menu = Vec::new();
    G::legal(seen, &mut menu);
    menu
}
