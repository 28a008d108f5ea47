//! What somebody knows of the other: which traits and destinies they may still have, from what was shown,
//! admitted and denied, and from what one holds oneself.

use fog_of_love::content::{Destiny, Trait};
use fog_of_love::{View, other};

/// What a player knows of the partner's hidden side.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Notebook {
    /// Traits that they surely have.
    pub has: Vec<Trait>,
    /// Traits that they may have.
    pub may_have: Vec<Trait>,
    /// Traits that they surely have not, one's own apart.
    pub has_not: Vec<Trait>,
    /// Destinies that are surely in their hand.
    pub wants: Vec<Destiny>,
    /// Destinies that may be.
    pub may_want: Vec<Destiny>,
    /// Destinies that surely are not.
    pub wants_not: Vec<Destiny>,
    /// How many destinies they hold.
    pub destinies: u8,
}

/// What a view tells of the partner, once there is something to tell.
pub(super) fn notebook(view: &View) -> Option<Notebook> {
    let (own, you) = (view.own.as_ref()?, view.seat()?);
    let partner = view.table.person(other(you));
    if own.traits.iter().all(Option::is_none) {
        return None;
    }
    let content = view.book().content();
    let known = &view.known;
    let full = usize::from(partner.traits) == known.traits.len();
    let is_denied = |card: &Trait| {
        let aspect = content.traits[card.index()].aspect;
        full || view.denied.traits.contains(card) || view.denied.aspects.contains(&aspect)
    };
    let all = (0..content.traits.len() as u8).map(Trait);
    let others = all.filter(|card| !own.has_trait(*card) && !known.traits.contains(card));
    let (has_not, may_have) = others.partition(is_denied);
    let story = &content.stories[usize::from(view.table.story)];
    let whole = story.destinies.iter().count() == usize::from(partner.destinies);
    let counted = known.destinies.iter().count() == usize::from(partner.destinies);
    let mut notebook = Notebook {
        has: known.traits.to_vec(),
        may_have,
        // Of those whom nothing rules out but a full hand there is nothing to say.
        has_not: if full { Vec::new() } else { has_not },
        wants: Vec::new(),
        may_want: Vec::new(),
        wants_not: Vec::new(),
        destinies: partner.destinies,
    };
    for card in story.destinies.iter() {
        let surely = whole || known.destinies.has(card);
        let not = counted || view.denied.destinies.has(card);
        let list = match (surely, not) {
            (true, _) => &mut notebook.wants,
            (false, true) => &mut notebook.wants_not,
            (false, false) => &mut notebook.may_want,
        };
        list.push(card);
    }
    Some(notebook)
}
