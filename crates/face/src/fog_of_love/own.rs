//! What only one of them knows: the hand, traits and how far each goal is, destinies and how near.

use fog_of_love::content::{Condition as When, Destiny, Measure, Scene, Trait};
use fog_of_love::{ORDERS, Phase, Private, Scope, View};
use tabletop::Seat;

/// What a seat holds hidden from the other.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Own {
    /// All of it.
    pub holds: Private,
    /// The scenes in hand, by deck.
    pub hand: Vec<Scene>,
    /// The traits, and how far each goal is.
    pub goals: Vec<Goal>,
    /// The destinies in hand, and how near each is.
    pub destinies: Vec<Near>,
    /// Those put away.
    pub put_away: Vec<Near>,
}

/// A trait and how far its goal is.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Goal {
    /// Which trait.
    pub card: Trait,
    /// The balance that counts for it now.
    pub now: i16,
    /// The balance that it needs in the order that is best for its holder.
    pub needed: i16,
    /// How many times its number that is: a second goal on one aspect needs double (FL-73).
    pub times: u8,
    /// Whether it is met as things stand, in the order that is best for its holder.
    pub met: bool,
}

/// A destiny and how near it is.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Near {
    /// Which.
    pub card: Destiny,
    /// What must hold, in the order of the card.
    pub conditions: Vec<Condition>,
}

impl Near {
    /// How far it is: what is missing of the condition that is farthest; none where nobody can tell, or
    /// where no number is missing though something is.
    pub fn to_go(&self) -> Option<i16> {
        let missing = self.conditions.iter().filter(|one| one.standing == Standing::Lacks);
        missing.filter_map(|one| one.missing).max().filter(|missing| *missing > 0)
    }

    /// Whether all of it holds as things stand.
    pub fn holds(&self) -> bool {
        self.conditions.iter().all(|one| one.standing == Standing::Holds)
    }
}

/// How things stand with something that must hold.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Condition {
    /// Whether it does.
    pub standing: Standing,
    /// The number it looks at, where it looks at one.
    pub now: Option<i16>,
    /// How much is missing, where a number must be reached.
    pub missing: Option<i16>,
}

/// Whether a condition holds, as far as its reader can tell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// It does.
    Holds,
    /// Not yet.
    Lacks,
    /// Nobody can tell before destinies are shown.
    Unknown,
}

pub(super) fn own(view: &View) -> Option<Own> {
    let (own, you) = (view.own.as_ref()?, view.seat()?);
    let scenes = &view.book().content().scenes;
    let mut hand: Vec<Scene> = own.hand.iter().collect();
    hand.sort_by_key(|scene| scenes.get(scene.index()).map(|card| card.deck));
    Some(Own {
        holds: own.clone(),
        hand,
        goals: goals(view, own, you),
        destinies: own.destinies.iter().map(|card| near(view, you, card)).collect(),
        put_away: own.pile.iter().map(|card| near(view, you, card)).collect(),
    })
}

/// Goals on one aspect are counted in the order that serves their holder best, as the finale lets them
/// choose.
fn goals(view: &View, own: &Private, you: Seat) -> Vec<Goal> {
    let facts = view.facts();
    let worth = |order: &[u8; 3]| facts.goals_worth(own, you, *order);
    let best = ORDERS.into_iter().max_by_key(worth).unwrap_or([0, 1, 2]);
    let met = facts.goals(own, you, best);
    let goal = |(place, card): (usize, &Option<Trait>)| {
        let card = (*card)?;
        let face = facts.content.traits.get(card.index())?;
        let earlier = best.iter().take_while(|at| usize::from(**at) != place);
        let same = |at: &&u8| {
            let earlier = own.traits[usize::from(**at) % 3];
            earlier.is_some_and(|card| facts.content.traits[card.index()].aspect == face.aspect)
        };
        let times = 1 + earlier.filter(same).count() as u8;
        let (now, needed) = (facts.balance(face, you), i16::from(face.number * times));
        Some(Goal { card, now, needed, times, met: met[place] })
    };
    own.traits.iter().enumerate().filter_map(goal).collect()
}

/// What must hold for a destiny.
pub fn whens(face: &When) -> &[When] {
    match face {
        When::All(all) => all.as_slice(),
        one => std::slice::from_ref(one),
    }
}

/// A destiny of somebody's, and how near it is as far as the viewer can tell.
pub fn near(view: &View, holder: Seat, card: Destiny) -> Near {
    let when = &view.book().content().destinies[card.index()].when;
    let conditions = whens(when).iter().map(|when| condition(view, holder, when)).collect();
    Near { card, conditions }
}

/// Whether a condition holds, the number that it looks at, and how much is missing.
fn condition(view: &View, holder: Seat, when: &When) -> Condition {
    let (facts, scope) = (view.facts(), Scope::of(holder));
    let judged = |holds: bool| if holds { Standing::Holds } else { Standing::Lacks };
    if let When::Compare(Measure::Goals(_), how, Measure::Number(needed)) = when
        && let Some(own) = view.own.as_ref().filter(|_| view.seat() == Some(holder))
        && view.table.phase != Phase::Over
    {
        // Goals are judged at the end; as things stand, in the best order.
        let met =
            ORDERS.map(|order| facts.goals(own, holder, order).iter().filter(|met| **met).count());
        let best = met.into_iter().max().unwrap_or(0) as i16;
        let missing = (*needed - best).max(0);
        let standing = judged(how.holds(best, *needed));
        return Condition { standing, now: Some(best), missing: Some(missing) };
    }
    let holds = facts.holds(when, &scope);
    let (standing, now, missing) = match when {
        When::Compare(left, _, right) => {
            let (now, wanted) = (facts.measure(*left, &scope), facts.measure(*right, &scope));
            let missing = if holds { 0 } else { (wanted - now).abs() };
            (judged(holds), Some(now), Some(missing))
        }
        When::Stance(..) | When::FinalDestiny(..) | When::Fulfilled(_) | When::Together => {
            let shown = [Seat(0), Seat(1)].iter();
            let shown = shown.copied().all(|seat| view.table.person(seat).destiny.is_some());
            (if shown { judged(holds) } else { Standing::Unknown }, None, None)
        }
        _ => (judged(holds), None, None),
    };
    Condition { standing, now, missing }
}
