//! A player who thinks of both: what the partner is like, and how the story may end.

use super::Persona;
use super::acquaintance::Acquaintance;
use super::judgement::{Judge, Worth};
use super::outlook::{Knowledge, Outlook, PURSUIT};
use super::prospects::Plot;
use super::whim::Whim;
use crate::{Bot, Dice};
use fog_of_love::content::{Destinies, Kind, Scene};
use fog_of_love::{Action, Asked, FogOfLove, Private, Source, State, View, other};
use rand_core::{Rng, SeedableRng};
use tabletop::{Game, Imagine, Seat, shuffle};

/// Worlds in which a decision inside a card is tried.
const WORLDS: usize = 2;
/// How often a world is imagined in the hope that the partner has committed another option there.
const TRIES: usize = 40;
/// How deep choices are weighed that follow from a move.
const DEPTH: u8 = 1;

/// What a fresh scene in hand is worth more than one that can hardly be used.
const FRESH: f64 = 0.004;
/// What a reaction in hand is worth.
const IN_RESERVE: f64 = 0.012;

/// Looks one scene ahead, with a portrait of the partner and the destinies in mind.
#[derive(Debug)]
pub struct Club {
    persona: Persona,
    /// What it has learnt of both people.
    acquaintance: Acquaintance,
    /// What decides between equals, thrown when it first matters.
    whim: Option<Whim>,
    menu: Vec<Action>,
}

impl Club {
    /// A player with these aims.
    pub fn new(persona: Persona) -> Club {
        Club { persona, acquaintance: Acquaintance::default(), whim: None, menu: Vec::new() }
    }

    /// Thinks about a view in which there is something to decide.
    fn think(&mut self, view: &View, me: Seat, dice: &mut Dice) -> Option<Action> {
        let (content, table) = (view.book().content(), &view.table);
        let Acquaintance { portraits, manners, .. } = &self.acquaintance;
        let plot = Plot::of(content, table, manners.trust());
        let certain = |seat| if seat == me { &[][..] } else { &view.known.traits[..] };
        let seats = [Seat(0), Seat(1)];
        let known = seats.map(|seat| {
            let own = view.own.as_ref().filter(|_| seat != me);
            portraits[seat.index()].likely(content, table, seat, certain(seat), own)
        });
        let open =
            seats.map(|seat| portraits[seat.index()].likely(content, table, seat, &[], None));
        let held = |seat| if seat == me { Destinies::NONE } else { view.known.destinies };
        let pursuit = seats.map(|seat| if seat == me { PURSUIT } else { manners.pursuit() });
        let known = Knowledge {
            content,
            plot: &plot,
            likely: [&known[0], &known[1]],
            held: seats.map(held),
            pursuit,
        };
        let open = Knowledge {
            content,
            plot: &plot,
            likely: [&open[0], &open[1]],
            held: [Destinies::NONE; 2],
            pursuit,
        };
        let whim = *self.whim.get_or_insert_with(|| Whim::thrown(dice));
        let judge = Judge::new(me, self.persona, known, open, *manners, whim, table);
        match table.asked {
            Asked::FinalDestiny => self.select(view, me, known),
            Asked::Choice(_) => self.choose(view, &judge, dice),
            // What people agree on by hand is theirs to say: a bot claims nothing and believes them.
            Asked::Enter => Some(Action::Done),
            Asked::Confirm => Some(Action::Confirm),
            Asked::Turn => self.turn(view, &judge, dice),
            _ => self.try_all(view, &judge, dice),
        }
    }

    /// The final destiny: the one that promises most, for both where the player has both in mind.
    fn select(&self, view: &View, me: Seat, known: Knowledge<'_>) -> Option<Action> {
        let own = view.own.as_ref()?;
        let seats = [me, other(me)];
        let worth = |action: &Action| {
            let Action::Select(card) = *action else { return 0.0 };
            let decided = Private { destiny: Some(card), ..own.clone() };
            let mut hidden = [None; 2];
            hidden[me.index()] = Some(&decided);
            let outlook = Outlook::of(known, &view.table, hidden);
            let chances = [outlook.fulfils(card, me), outlook.fulfilment(other(me))];
            let satisfactions = seats.map(|seat| outlook.satisfaction(seat).mean);
            self.persona.worth(chances, satisfactions, self.acquaintance.manners.trust())
        };
        best(self.menu.iter().map(|action| (worth(action), *action)))
    }

    /// An option: the best reply to what the partner will take.
    fn choose(&mut self, view: &View, judge: &Judge<'_>, dice: &mut Dice) -> Option<Action> {
        let partner = other(judge.me);
        let card = view.table.frame().map(|frame| frame.source);
        let mut states: Vec<State> = vec![FogOfLove::world(view, dice)];
        let Asked::Choice(letters) = view.table.asked else { return None };
        if view.table.person(partner).committed {
            for _ in 0..TRIES {
                if states.len() >= usize::from(letters.count()) {
                    break;
                }
                let state = FogOfLove::world(view, dice);
                let letter = |state: &State| state.private(partner).choice;
                if states.iter().all(|seen| letter(seen) != letter(&state)) {
                    states.push(state);
                }
            }
        }
        let meeting = judge.meet(&states, card, DEPTH, dice);
        if let Some(card) = card {
            self.acquaintance.foresee(view, card, meeting.ways);
        }
        meeting.letter.map(Action::Choose)
    }

    /// A turn: the scene that promises most, after exchanging minor scenes of no use.
    fn turn(&mut self, view: &View, judge: &Judge<'_>, dice: &mut Dice) -> Option<Action> {
        let content = view.book().content();
        let plays = self.menu.iter().filter(|action| !matches!(action, Action::Exchange(_)));
        let world = FogOfLove::world(view, dice);
        let weighed = plays.map(|&action| (self.trial(view, &world, judge, action, dice), action));
        let play = best(weighed);
        let useful = |action: &&Action| match **action {
            Action::Exchange(scene) => {
                let reaction = content.scenes[scene.index()].kinds.has(Kind::Reaction);
                let reserve = if reaction { IN_RESERVE } else { 0.0 };
                play != Some(Action::Play(scene)) && reserve < FRESH
            }
            _ => false,
        };
        let exchange = self.menu.iter().find(useful).copied();
        if let (None, Some(Action::Play(scene))) = (exchange, play) {
            self.foresee(view, world, judge, scene, dice);
        }
        exchange.or(play)
    }

    /// Remembers what the partner may take on a scene that is about to be played.
    fn foresee(
        &mut self,
        view: &View,
        mut state: State,
        judge: &Judge<'_>,
        scene: Scene,
        dice: &mut Dice,
    ) {
        let card = Source::Scene(scene);
        if FogOfLove::act(&mut state, judge.me, Action::Play(scene), &mut ()).is_ok()
            && judge.instinct.follow(&mut state, None, dice)
            && state.table().frame().is_some_and(|frame| frame.source == card)
        {
            let ways = judge.meet(&[state], None, 0, dice).ways;
            self.acquaintance.foresee(view, card, ways);
        }
    }

    /// Any other decision: tries every move in a few worlds.
    fn try_all(&self, view: &View, judge: &Judge<'_>, dice: &mut Dice) -> Option<Action> {
        let worlds: Vec<State> = (0..WORLDS).map(|_| FogOfLove::world(view, dice)).collect();
        best(self.menu.iter().map(|&action| {
            let each = worlds.iter().map(|world| self.trial(view, world, judge, action, dice));
            (each.sum::<f64>() / WORLDS as f64, action)
        }))
    }

    /// What a move is worth in a world.
    fn trial(
        &self,
        view: &View,
        world: &State,
        judge: &Judge<'_>,
        action: Action,
        dice: &mut Dice,
    ) -> f64 {
        let mut after = world.clone();
        if FogOfLove::act(&mut after, judge.me, action, &mut ()).is_err() {
            return f64::NEG_INFINITY;
        }
        let card = view.table.frame().map(|frame| frame.source);
        let card = card.filter(|card| !matches!(card, Source::Character));
        let Worth { own, .. } = judge.weigh(after, card, DEPTH, dice);
        let spent = if let Action::React(_) = action { IN_RESERVE } else { 0.0 };
        let hand = view.own.as_ref().map(|own| own.hand).unwrap_or_default();
        own - spent + self.persona.fun(view.book().content(), hand, action)
    }
}

/// The best of several moves; the first of equals, which is anyone: they come in no order.
fn best(weighed: impl Iterator<Item = (f64, Action)>) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for (worth, action) in weighed {
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}

impl Bot<FogOfLove> for Club {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        self.acquaintance.watch(view);
        self.menu.clear();
        if let Some(seen) = FogOfLove::seen_in(view) {
            FogOfLove::legal(seen, &mut self.menu);
        }
        if let ([_, _, ..], Some(me)) = (&self.menu[..], view.seat()) {
            let mut dice = Dice::seed_from_u64(rng.next_u64());
            shuffle(&mut self.menu, &mut dice);
            if let Some(action) = self.think(view, me, &mut dice) {
                return action;
            }
        }
        self.menu.first().copied().unwrap_or(Action::GoOn)
    }
}
