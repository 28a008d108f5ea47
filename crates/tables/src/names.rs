//! What people and bots are called.

/// The longest name, in characters.
const LONGEST: usize = 24;

/// Names for people who have not said theirs: known in all our languages.
const PEOPLE: [&str; 32] = [
    "Amelia", "Bruno", "Clara", "Damian", "Elena", "Felix", "Greta", "Hugo", "Ines", "Jonas",
    "Klara", "Leo", "Mina", "Nino", "Olivia", "Paul", "Quentin", "Rosa", "Simon", "Tea", "Ugo",
    "Vera", "Walter", "Xenia", "Yann", "Zoe", "Alma", "Boris", "Celia", "Dario", "Emma", "Fabian",
];

/// Names for bots: lovers, schemers and letter-writers of old stages.
const BOTS: [&str; 16] = [
    "Figaro",
    "Roxane",
    "Cyrano",
    "Rosina",
    "Papageno",
    "Zerlina",
    "Leporello",
    "Susanna",
    "Cherubino",
    "Colombina",
    "Arlecchino",
    "Despina",
    "Lindoro",
    "Valmont",
    "Beatrice",
    "Benedick",
];

/// A name for somebody who has not said one, unlike those taken. The same number gives the same
/// name.
pub fn person_name(number: u64, taken: &[String]) -> String {
    free(&PEOPLE, number, taken)
}

/// A name for a bot, unlike those taken.
pub fn bot_name(number: u64, taken: &[String]) -> String {
    free(&BOTS, number, taken)
}

fn free(names: &[&str], number: u64, taken: &[String]) -> String {
    let first = (number % names.len() as u64) as usize;
    let mut round = names.iter().cycle().skip(first).take(names.len());
    let name = round.find(|name| taken.iter().all(|other| other != *name));
    name.map_or_else(|| names[first].to_string(), |name| name.to_string())
}

/// A name or a line of chat as people may write it: no control or direction-changing characters,
/// no runs of blanks, not too long, not empty.
pub fn tidy(text: &str, longest: usize) -> Option<String> {
    let plain = |c: char| {
        let hidden = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
        if c.is_control() || hidden { ' ' } else { c }
    };
    let words = text.chars().map(plain).collect::<String>();
    let tidy = words.split_whitespace().collect::<Vec<_>>().join(" ");
    // Marks that are piled on one letter would reach over the lines above.
    let piled = tidy.chars().filter(|c| matches!(c, '\u{300}'..='\u{36f}')).count();
    let fits = !tidy.is_empty() && tidy.chars().count() <= longest && piled <= 8;
    fits.then_some(tidy)
}

/// A name, made tidy.
pub(crate) fn name(text: &str) -> Option<String> {
    tidy(text, LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_bounded() {
        assert_eq!(name("  Anna\t\nMaria "), Some("Anna Maria".into()));
        assert_eq!(name("\u{202e}evil"), Some("evil".into()));
        assert_eq!(name("<b>"), Some("<b>".into()), "escaping is for those who show it");
        assert_eq!(name(" \u{200b} "), None);
        assert_eq!(name(&"x".repeat(25)), None);
        assert_eq!(name(&format!("Z{}", "\u{301}".repeat(20))), None);
    }

    #[test]
    fn nobody_is_given_a_name_that_is_taken() {
        let mut taken = Vec::new();
        for _ in 0..6 {
            let next = bot_name(3, &taken);
            assert!(!taken.contains(&next));
            taken.push(next);
        }
    }
}
