//! The names of everything that cards may refer to, across all packs that are read together.

use crate::problem::What;

/// The names of one kind of thing; a name's place is its number.
#[derive(Default)]
pub(crate) struct Index {
    names: Vec<String>,
}

impl Index {
    pub fn number(&self, name: &str) -> Option<u8> {
        self.names.iter().position(|known| known == name).and_then(|place| place.try_into().ok())
    }

    pub fn add(&mut self, name: &str) {
        self.names.push(name.to_string());
    }

    pub fn list(&self) -> &[String] {
        &self.names
    }
}

/// All names.
#[derive(Default)]
pub(crate) struct Names {
    pub scenes: Index,
    pub traits: Index,
    pub occupations: Index,
    pub features: Index,
    pub destinies: Index,
    pub stories: Index,
    pub flags: Index,
    pub tags: Index,
}

impl Names {
    /// The names of this kind; scenes for anything that is not named.
    pub fn of(&self, what: What) -> &Index {
        match what {
            What::Trait => &self.traits,
            What::Occupation => &self.occupations,
            What::Feature => &self.features,
            What::Destiny => &self.destinies,
            What::Story => &self.stories,
            What::Flag => &self.flags,
            What::Tag => &self.tags,
            _ => &self.scenes,
        }
    }

    pub fn of_mut(&mut self, what: What) -> &mut Index {
        match what {
            What::Trait => &mut self.traits,
            What::Occupation => &mut self.occupations,
            What::Feature => &mut self.features,
            What::Destiny => &mut self.destinies,
            What::Story => &mut self.stories,
            What::Flag => &mut self.flags,
            What::Tag => &mut self.tags,
            _ => &mut self.scenes,
        }
    }
}

/// Whether this can name a card: small letters, digits and hyphens, beginning with a letter.
pub(crate) fn is_id(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    id.len() <= 48
        && id.as_bytes().first().is_some_and(u8::is_ascii_lowercase)
        && id.bytes().all(plain)
        && !["any", "all", "trait", "destiny", "scenes"].contains(&id)
}

/// The known word that is nearest to a misspelt one, if any is near.
pub(crate) fn nearest<'a>(given: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let most = (1 + given.chars().count() / 3).min(3);
    let length = given.len();
    known
        .filter(|word| word.len().abs_diff(length) <= 2 * most)
        .map(|word| (distance(given, word), word))
        .filter(|(distance, _)| *distance <= most)
        .min()
        .map(|(_, word)| word)
}

/// How many letters must be added, left out or changed. Long words are never near.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if one.len() > 80 || other.len() > 80 {
        return usize::MAX;
    }
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = corner + usize::from(a != b);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_near() {
        assert_eq!(distance("swet", "sweet"), 1);
        assert_eq!(distance("", "abc"), 3);
        let decks = ["sweet", "serious", "drama"];
        assert_eq!(nearest("swet", decks.into_iter()), Some("sweet"));
        assert_eq!(nearest("tragedy", decks.into_iter()), None);
    }

    #[test]
    fn ids_are_plain() {
        assert!(is_id("burnt-toast-2"));
        for id in ["", "Toast", "2-toast", "a b", "any", "tòast", "a_b"] {
            assert!(!is_id(id), "{id}");
        }
    }
}
