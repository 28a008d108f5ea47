//! What is picked, and the move that it amounts to.
//!
//! A move is a path of picks. A scene, then `lock`: it is played; a scene, then `trade`: it is traded in.
//! Three traits, then `lock`. Picks may come in any order, but only the last pick of a path makes the move.

use super::Pick;
use super::pick::Word;
use fog_of_love::Action;
use std::mem::discriminant;

/// What picks amount to.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// A whole move.
    Move(Action),
    /// These stand, and more is needed.
    More(Vec<Pick>),
}

/// The picks that make a move, the `nth` of those that can be made; the last makes it one.
fn path(nth: usize, action: Action) -> Vec<Pick> {
    let one = |pick: Pick| vec![pick, Pick::Lock];
    let word = |word: Word| vec![Pick::Word(word)];
    match action {
        Action::Gender(gender) => one(Pick::Gender(gender)),
        Action::Keep(kept) => kept.iter().map(Pick::Keep).chain([Pick::Lock]).collect(),
        Action::Occupation(place) | Action::Feature(place) | Action::Take(place) => {
            one(Pick::Dealt(place))
        }
        Action::Introduce => word(Word::Introduce),
        Action::Exchange(card) => vec![Pick::Scene(card.0), Pick::Trade],
        Action::Play(card)
        | Action::React(card)
        | Action::Discard(card)
        | Action::ShowScene(card)
        | Action::Offer(card) => one(Pick::Scene(card.0)),
        Action::Skip => word(Word::Skip),
        Action::DrawFrom(deck) => vec![Pick::Deck(deck)],
        Action::Choose(letter) => one(Pick::Option(letter)),
        Action::GoOn => word(Word::GoOn),
        Action::Pick(number) => one(Pick::Part(number)),
        Action::GiveUp(place) | Action::ShowTrait(place) => one(Pick::Place(place)),
        Action::Drop(card)
        | Action::Recover(card)
        | Action::ShowDestiny(card)
        | Action::Select(card) => one(Pick::Destiny(card.0)),
        Action::Switch(take, give) => vec![Pick::Take(take.0), Pick::Give(give.0), Pick::Lock],
        Action::Secret(number) => one(Pick::Secret(number)),
        Action::Guess(aspect) => one(Pick::Aspect(aspect.index() as u8)),
        Action::SwapFeatures(mine, theirs) => {
            vec![Pick::Mine(mine), Pick::Theirs(theirs), Pick::Lock]
        }
        Action::Enter(_) => one(Pick::Enter(nth as u16)),
        Action::Done => word(Word::Done),
        Action::Confirm => word(Word::Confirm),
        Action::Object => word(Word::Object),
        Action::Order([a, b, c]) => one(Pick::Order(a, b, c)),
    }
}

/// The tree of choices: all moves with their picks.
#[derive(Clone, Debug)]
pub struct Tree(Vec<(Vec<Pick>, Action)>);

impl Tree {
    /// The tree of these moves.
    pub fn of(moves: &[Action]) -> Tree {
        Tree((0..).zip(moves).map(|(nth, action)| (path(nth, *action), *action)).collect())
    }

    /// What these picks amount to, in whichever order they came. Those that mean nothing here are passed
    /// over; one that contradicts an earlier one replaces it.
    pub fn read(&self, picks: &[Pick]) -> Next {
        let mut standing = Vec::new();
        for pick in picks {
            match self.and(&standing, *pick) {
                Next::More(stand) => standing = stand,
                done @ Next::Move(_) => return done,
            }
        }
        Next::More(standing)
    }

    /// What one more pick amounts to.
    pub fn and(&self, standing: &[Pick], pick: Pick) -> Next {
        // Of the traits several may be picked; picked again, one is put back.
        let several = matches!(pick, Pick::Keep(_));
        let others = |same: fn(&Pick, &Pick) -> bool| {
            standing.iter().copied().filter(move |other| !same(other, &pick)).collect::<Vec<_>>()
        };
        if several && standing.contains(&pick) {
            return Next::More(others(|a, b| a == b));
        }
        let same_group = |a: &Pick, b: &Pick| discriminant(a) == discriminant(b);
        let mut with = if several { standing.to_vec() } else { others(same_group) };
        with.push(pick);
        with.sort_by_cached_key(crate::Pick::name);
        if let Some(action) = self.whole(&with).or_else(|| self.whole(&[pick])) {
            return Next::Move(action);
        }
        let open = |picks: &[Pick]| self.0.iter().any(|(path, _)| on(path, picks));
        Next::More(match pick {
            Pick::Lock | Pick::Trade => standing.to_vec(),
            _ if open(&with) => with,
            _ if !several && open(&[pick]) => vec![pick],
            _ => standing.to_vec(),
        })
    }

    /// The move that exactly these picks make.
    fn whole(&self, picks: &[Pick]) -> Option<Action> {
        let is = |path: &[Pick]| path.len() == picks.len() && on(path, picks);
        self.0.iter().find(|(path, _)| is(path)).map(|(_, action)| *action)
    }

    /// Everything that may be pressed where this stands, and what it comes to. What changes nothing is
    /// left out.
    pub fn next(&self, standing: &[Pick]) -> Vec<(Pick, Next)> {
        let mut found: Vec<(Pick, Next)> = Vec::new();
        for pick in self.0.iter().flat_map(|(path, _)| path) {
            if is_offered(standing, *pick) && found.iter().all(|(other, _)| other != pick) {
                let next = self.and(standing, *pick);
                if !matches!(&next, Next::More(stand) if stand == standing) {
                    found.push((*pick, next));
                }
            }
        }
        found
    }

    /// All moves with their picks.
    pub(super) fn ways(&self) -> &[(Vec<Pick>, Action)] {
        &self.0
    }
}

/// Whether all of these lie on a path.
fn on(path: &[Pick], picks: &[Pick]) -> bool {
    picks.iter().all(|pick| path.contains(pick))
}

/// Whether something is there to be pressed. A scene that is considered lies over all else but the hand;
/// and there are dozens of results: once one is picked, it stands alone.
fn is_offered(standing: &[Pick], pick: Pick) -> bool {
    let considered = standing.iter().any(|pick| matches!(pick, Pick::Scene(_)));
    let entered = standing.iter().any(|pick| matches!(pick, Pick::Enter(_)));
    match pick {
        Pick::Lock | Pick::Trade | Pick::Scene(_) => true,
        Pick::Enter(_) => !entered && !considered,
        _ => !considered,
    }
}

#[cfg(test)]
mod tests;
