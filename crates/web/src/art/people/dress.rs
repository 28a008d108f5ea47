//! What an occupation and features add to a person.

use super::person::{Palette, Person};
use super::things::{clash, is_seen};
use packs::{Clothes, Paints, Thing, Trick, Wear};

/// A person as they sit for their picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Portrait {
    pub person: Person,
    pub clothes: Clothes,
    pub palette: Palette,
    /// One of the occupation and one of a feature, at most.
    pub things: Vec<Thing>,
    pub changes: Vec<Trick>,
}

impl Portrait {
    /// Somebody of whom nothing is known but their looks.
    pub fn plain(person: Person) -> Portrait {
        let clothes = person.clothes.unwrap_or(person.plain);
        Portrait {
            person,
            clothes,
            palette: person.palette,
            things: Vec::new(),
            changes: Vec::new(),
        }
    }

    /// Somebody with an occupation, and the features that were noticed about them, in order.
    ///
    /// All changes of features apply; of their things one, the first that finds its place free and is seen.
    /// Clothes that a player chose stay as they are.
    pub fn dressed<'a>(
        person: Person,
        occupation: Option<&Wear>,
        features: impl IntoIterator<Item = &'a Wear>,
    ) -> Portrait {
        let mut portrait = Portrait::plain(person);
        if let Some(wear) = occupation {
            portrait.wear(wear);
            portrait.things.extend(wear.thing);
            portrait.changes.extend(wear.change);
        }
        let mut carries = false;
        for wear in features {
            portrait.wear(wear);
            if let Some(change) = wear.change.filter(|one| !portrait.changes.contains(one)) {
                portrait.changes.push(change);
            }
            let free = |thing: &Thing| {
                is_seen(*thing, person.hair)
                    && !portrait.things.iter().any(|other| clash(*thing, *other))
            };
            if let Some(thing) = wear.thing.filter(|thing| !carries && free(thing)) {
                portrait.things.push(thing);
                carries = true;
            }
        }
        portrait
    }

    /// Puts clothes on, unless the player has chosen their own.
    fn wear(&mut self, wear: &Wear) {
        if self.person.clothes.is_some() {
            return;
        }
        if let Some(last) = wear.clothes.len().checked_sub(1) {
            let which = usize::from(self.person.taste) * wear.clothes.len() / 256;
            self.clothes = wear.clothes[which.min(last)];
        }
        let Paints { main, second, accent } = wear.paint;
        self.palette.main = main.unwrap_or(self.palette.main);
        self.palette.second = second.unwrap_or(self.palette.second);
        self.palette.accent = accent.unwrap_or(self.palette.accent);
    }
}
