//! A player who does what suits its traits and pleases at once.

use super::outlook::{Knowledge, Outlook};
use super::prospects::Plot;
use crate::Bot;
use fog_of_love::content::{
    Aspect, Choice, Content, Destinies, Effect, OptionCard, Places, SceneCard, TokenGift, Who,
};
use fog_of_love::{Action, Dealt, FogOfLove, Private, View};
use rand_core::Rng;
use tabletop::{Game, Seat, below};

/// What a token towards an own goal is worth in satisfaction: a goal is worth about four points and
/// takes three tokens.
pub(crate) const TOKEN: f64 = 1.3;
/// Half of the satisfaction for a match is counted in: it may come or not.
const HOPE: f64 = 0.5;

/// Takes what suits its own traits and pleases at once; selects the destiny that fits as things
/// stand.
#[derive(Debug, Default)]
pub struct Casual {
    menu: Vec<Action>,
}

impl Casual {
    /// How much a move pleases; nothing where it has no opinion.
    fn pleases(view: &View, me: Seat, own: &Private, action: Action) -> f64 {
        let content = view.book().content();
        let wants = |aspect: Aspect| -> f64 {
            let goals = own.traits.iter().flatten().map(|card| {
                let goal = content.traits[card.index()].aspect;
                f64::from(goal == aspect) - f64::from(goal.opposite() == aspect)
            });
            TOKEN * goals.sum::<f64>()
        };
        let now = |card| as_things_stand(view, me, own, card);
        match action {
            Action::Keep(kept) => kept_traits(content, own, kept),
            Action::Occupation(at) => match own.dealt.get(usize::from(at)) {
                Some(Dealt::Occupation(card)) => wants(content.occupations[card.index()].aspect),
                _ => 0.0,
            },
            Action::Choose(letter) => {
                let Some(frame) = view.table.frame() else { return 0.0 };
                let options = view.book().options(view.table.story, frame.source);
                let option = options.get(letter.index());
                option.map_or(0.0, |option| taking(option, &wants))
            }
            Action::Play(scene) => playing(&content.scenes[scene.index()], &wants),
            Action::Drop(card) => -now(card),
            Action::Switch(take, give) => now(take) - now(give),
            Action::Recover(card) | Action::Select(card) => now(card),
            Action::Done | Action::Confirm => TOKEN,
            Action::React(_) | Action::Exchange(_) | Action::Discard(_) => -TOKEN,
            _ => 0.0,
        }
    }
}

/// Likes goals that do not stand in each other's way.
fn kept_traits(content: &Content, own: &Private, kept: Places) -> f64 {
    let aspects = kept.iter().filter_map(|at| match own.dealt.get(usize::from(at)) {
        Some(Dealt::Trait(card)) => Some(content.traits[card.index()].aspect),
        _ => None,
    });
    let aspects: Vec<Aspect> = aspects.collect();
    let mut clashes = 0.0;
    for (n, one) in aspects.iter().enumerate() {
        for two in &aspects[..n] {
            clashes += f64::from(one.dimension == two.dimension);
        }
    }
    -clashes
}

/// Satisfaction that effects bring the chooser of an option.
fn pleasure(effects: &[Effect], whom: Who) -> f64 {
    let each = effects.iter().map(|effect| match effect {
        Effect::Satisfaction(who, amount) if *who == whom || *who == Who::Both => {
            f64::from(amount.plus)
        }
        Effect::If { then, .. } => HOPE * pleasure(then, whom),
        _ => 0.0,
    });
    each.sum()
}

fn gifts(tokens: &[TokenGift], wants: &impl Fn(Aspect) -> f64) -> f64 {
    tokens.iter().map(|gift| f64::from(gift.count) * wants(gift.aspect)).sum()
}

/// What taking an option brings.
pub(crate) fn taking(option: &OptionCard, wants: &impl Fn(Aspect) -> f64) -> f64 {
    gifts(&option.tokens, wants) + pleasure(&option.effects, Who::Chooser)
}

/// What playing a scene brings: the best option where one may choose, the average of what others
/// may choose otherwise.
fn playing(card: &SceneCard, wants: &impl Fn(Aspect) -> f64) -> f64 {
    let count = card.options.len().max(1) as f64;
    let chosen = match card.choice {
        Choice::Both => card.options.iter().map(|option| taking(option, wants)).fold(0.0, f64::max),
        Choice::Partner => {
            card.options.iter().map(|option| pleasure(&option.effects, Who::Other)).sum::<f64>()
                / count
        }
        _ => 0.0,
    };
    let secret = card.secret.as_ref().map_or(0.0, |secret| gifts(&secret.tokens, wants));
    chosen + secret + pleasure(&card.more, Who::Player)
}

/// The chance of a destiny if the game ended now.
fn as_things_stand(
    view: &View,
    me: Seat,
    own: &Private,
    card: fog_of_love::content::Destiny,
) -> f64 {
    let content = view.book().content();
    let known = Knowledge {
        content,
        plot: &Plot::over(),
        likely: [&[]; 2],
        held: [Destinies::NONE; 2],
        pursuit: [0.0; 2],
    };
    let mut hidden = [None; 2];
    hidden[me.index()] = Some(own);
    Outlook::of(known, &view.table, hidden).fulfils(card, me)
}

impl Bot<FogOfLove> for Casual {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        self.menu.clear();
        if let Some(seen) = FogOfLove::seen_in(view) {
            FogOfLove::legal(seen, &mut self.menu);
        }
        let (Some(me), Some(own)) = (view.seat(), &view.own) else {
            return Action::GoOn;
        };
        // The most pleasing one; chance decides between equals.
        let mut best: Option<(f64, Action)> = None;
        let mut equals = 1;
        for &action in &self.menu {
            let pleases = Casual::pleases(view, me, own, action);
            match best {
                Some((most, _)) if pleases < most => continue,
                Some((most, _)) if pleases == most => {
                    equals += 1;
                    if below(rng, equals) != 0 {
                        continue;
                    }
                }
                _ => equals = 1,
            }
            best = Some((pleases, action));
        }
        best.map_or(Action::GoOn, |(_, action)| action)
    }
}
