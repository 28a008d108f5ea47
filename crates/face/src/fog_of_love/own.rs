//! What only one of them knows: the hand, traits and how far each goal is, destinies and how near.

use super::Look;
use fog_of_love::content::{Condition as When, Deck, Destiny, Measure, Scene, Stance, Trait};
use fog_of_love::{Asked, ORDERS, Phase, Scope};
use tabletop::{Game, Seat};
use words::fog_of_love::{CardContext, Titled, illegal, trait_goal, type_line};

/// What a seat holds hidden from the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Own {
    /// The scenes in hand, by deck.
    pub hand: Vec<Held>,
    /// The traits, and how far each goal is.
    pub goals: Vec<Goal>,
    /// The destinies in hand, and how near each is.
    pub destinies: Vec<DestinyFace>,
    /// Those put away.
    pub put_away: Vec<DestinyFace>,
    /// The secrets in play.
    pub secrets: Vec<(Scene, String)>,
}

/// A scene in hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Held {
    /// Which.
    pub scene: Scene,
    /// Its id in the pack.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its deck.
    pub deck: Deck,
    /// Its type, in words.
    pub kind: String,
    /// Why it cannot be played, where one might expect it.
    pub why: Option<String>,
}

/// A trait and how far its goal is.
#[derive(Clone, PartialEq, Debug)]
pub struct Goal {
    /// Which trait.
    pub card: Trait,
    /// What it is called.
    pub title: String,
    /// What it wants, in words.
    pub goal: String,
    /// The balance that counts for it now.
    pub now: i16,
    /// The balance that it needs by itself; a second goal on one aspect needs double (FL-73).
    pub needed: i16,
    /// Whether it is met as things stand, in the order that is best for its holder.
    pub met: bool,
}

/// A destiny and how near it is.
#[derive(Clone, PartialEq, Debug)]
pub struct DestinyFace {
    /// Which.
    pub card: Destiny,
    /// What it is called.
    pub title: String,
    /// Whether it stays or separates.
    pub stance: Stance,
    /// What must hold.
    pub conditions: Vec<Condition>,
}

/// Something that must hold.
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    /// In words.
    pub text: String,
    /// Whether it does.
    pub standing: Standing,
    /// The number it looks at, where it looks at one.
    pub now: Option<i16>,
    /// How much is missing, where a number must be reached.
    pub missing: Option<i16>,
}

/// Whether a condition holds, as far as its reader can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It does.
    Holds,
    /// Not yet.
    Lacks,
    /// Nobody can tell before destinies are shown.
    Unknown,
}

pub(super) fn own(look: &Look<'_>) -> Option<Own> {
    let view = &look.glimpse.view;
    let (own, you) = (view.own.as_ref()?, view.seat()?);
    let mut scenes: Vec<Scene> = own.hand.iter().collect();
    scenes.sort_by_key(|scene| look.content().scenes.get(scene.index()).map(|card| card.deck));
    let secret = |scene: &Scene| (*scene, look.title(Titled::Scene(*scene)));
    Some(Own {
        hand: scenes.into_iter().filter_map(|scene| held(look, scene)).collect(),
        goals: goals(look, you),
        destinies: own.destinies.iter().map(|card| destiny(look, you, card)).collect(),
        put_away: own.pile.iter().map(|card| destiny(look, you, card)).collect(),
        secrets: own.secrets.iter().map(secret).collect(),
    })
}

fn held(look: &Look<'_>, scene: Scene) -> Option<Held> {
    let card = look.content().scenes.get(scene.index())?;
    let view = &look.glimpse.view;
    let turn = view.table.asked == Asked::Turn && !look.glimpse.moves().is_empty();
    let seen = house::FogOfLove::seen_in(view).filter(|_| turn);
    let why = seen.and_then(|seen| seen.can_play(scene).err());
    Some(Held {
        scene,
        id: card.id.clone(),
        title: look.title(Titled::Scene(scene)),
        deck: card.deck,
        kind: type_line(look.company.tongue, card),
        why: why.map(|why| illegal(look.company.tongue, why)),
    })
}

/// Goals on one aspect are counted in the order that serves their holder best, as the finale lets them
/// choose.
fn goals(look: &Look<'_>, you: Seat) -> Vec<Goal> {
    let view = &look.glimpse.view;
    let Some(own) = &view.own else { return Vec::new() };
    let facts = view.facts();
    let worth = |order: &[u8; 3]| facts.goals_worth(own, you, *order);
    let best = ORDERS.into_iter().max_by_key(worth).unwrap_or([0, 1, 2]);
    let met = facts.goals(own, you, best);
    let goal = |(place, card): (usize, &Option<Trait>)| {
        let card = (*card)?;
        let face = look.content().traits.get(card.index())?;
        Some(Goal {
            card,
            title: look.title(Titled::Trait(card)),
            goal: trait_goal(look.company.tongue, face),
            now: facts.balance(face, you),
            needed: i16::from(face.number),
            met: met[place],
        })
    };
    own.traits.iter().enumerate().filter_map(goal).collect()
}

/// A destiny of somebody's, with what must hold.
pub(super) fn destiny(look: &Look<'_>, holder: Seat, card: Destiny) -> DestinyFace {
    let face = &look.content().destinies[card.index()];
    let list = match &face.when {
        When::All(all) => all.as_slice(),
        one => std::slice::from_ref(one),
    };
    DestinyFace {
        card,
        title: look.title(Titled::Destiny(card)),
        stance: face.stance,
        conditions: list.iter().map(|when| condition(look, holder, card, when)).collect(),
    }
}

fn condition(look: &Look<'_>, holder: Seat, card: Destiny, when: &When) -> Condition {
    let text = look.voice_of(CardContext::Destiny(card), holder, |voice| {
        look.company.tongue.flw_condition(&voice.condition(when))
    });
    let (standing, now, missing) = standing(look, holder, when);
    Condition { text: capital(&text), standing, now, missing }
}

/// Whether a condition holds, the number that it looks at, and how much is missing.
fn standing(look: &Look<'_>, holder: Seat, when: &When) -> (Standing, Option<i16>, Option<i16>) {
    let view = &look.glimpse.view;
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
        return (judged(how.holds(best, *needed)), Some(best), Some(missing));
    }
    let holds = facts.holds(when, &scope);
    match when {
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
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
