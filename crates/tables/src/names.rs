//! What people and bots are called.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

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

/// Names for characters that bots play, which fit whoever they turn out to be.
const CHARACTERS: [&str; 16] = [
    "Robin",
    "Kim",
    "Alex",
    "Sascha",
    "Noa",
    "Sam",
    "Luca",
    "Charlie",
    "Dominique",
    "Camille",
    "Nikola",
    "Toni",
    "Jona",
    "Mika",
    "Kai",
    "Andrea",
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

/// A name for a character that a bot plays, unlike those taken.
pub(crate) fn character_name(number: u64, taken: &[String]) -> String {
    free(&CHARACTERS, number, taken)
}

fn free(names: &[&str], number: u64, taken: &[String]) -> String {
    let first = (number % names.len() as u64) as usize;
    let mut round = names.iter().cycle().skip(first).take(names.len());
    let name = round.find(|name| !taken.iter().any(|other| is_same_name(name, other)));
    name.map_or_else(|| names[first].to_string(), |name| name.to_string())
}

/// Marks on one letter that languages need; more would reach over the lines above.
const MOST_MARKS: usize = 2;

/// A name or a line of chat as people may write it: nothing invisible or direction-changing, no runs
/// of blanks, no piled marks, not too long, not empty.
pub fn tidy(text: &str, longest: usize) -> Option<String> {
    let blank = |c: char| if c.is_control() || is_blank(c) { ' ' } else { c };
    let shown: String = text.nfc().filter(|c| !is_hidden(*c)).map(blank).collect();
    let tidy = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let seen = tidy.chars().any(|c| !is_combining_mark(c) && c != ' ');
    let fits = seen && tidy.chars().count() <= longest && !is_piled(&tidy);
    fits.then_some(tidy)
}

/// Most lines into which somebody may break what they tell.
const MOST_BREAKS: usize = 12;

/// What somebody tells, made tidy line by line: where they broke it, it stays broken.
pub(crate) fn tidy_lines(text: &str, longest: usize) -> Option<String> {
    tidy(text, usize::MAX)?;
    let lines: Vec<String> = text.lines().filter_map(|line| tidy(line, usize::MAX)).collect();
    let broken = lines.join("\n");
    (lines.len() <= MOST_BREAKS && broken.chars().count() <= longest).then_some(broken)
}

/// A name, made tidy.
pub fn name(text: &str) -> Option<String> {
    tidy(text, LONGEST)
}

/// Whether two names read the same: capitals, blanks and ways of writing a letter make no difference.
pub(crate) fn is_same_name(one: &str, other: &str) -> bool {
    let read = |name: &str| -> String {
        let plain = name.nfkc().filter(|c| !is_hidden(*c) && !is_blank(*c) && !c.is_whitespace());
        plain.flat_map(char::to_lowercase).nfkc().collect()
    };
    !one.is_empty() && read(one) == read(other)
}

/// Characters that take no place, or turn the writing around.
fn is_hidden(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Characters that are letters by law and blanks to the eye.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

fn is_piled(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
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
    fn what_is_told_stays_broken_where_it_was_broken() {
        let told = |text: &str| tidy_lines(text, 20);
        assert_eq!(told(" It  rained.\r\n\n \u{200b}\nHard. "), Some("It rained.\nHard.".into()));
        assert_eq!(told("It\u{2028}rained."), Some("It rained.".into()), "no other break");
        assert_eq!(told(" \n \n"), None);
        assert_eq!(told("ten letter\nten letter"), None, "the break counts");
        assert_eq!(told(&"x".repeat(21)), None);
        assert_eq!(tidy_lines(&"a\n".repeat(13), 99), None, "a page is not filled with breaks");
        assert_eq!(told(&format!("It\nZ{}", "\u{301}".repeat(20))), None);
    }

    #[test]
    fn a_name_can_be_seen() {
        for blank in
            ["\u{3164}", "\u{2800}\u{115f}", "\u{ad}\u{34f}", "\u{e0041}", "\u{301}", "\u{2028}"]
        {
            assert_eq!(name(blank), None, "{blank:?}");
        }
        assert_eq!(
            name("An\u{200b}na\u{fe0f}"),
            Some("Anna".into()),
            "what is invisible is dropped"
        );
        // Marks of any kind, piled up.
        for mark in ["\u{301}", "\u{20d7}", "\u{489}", "\u{e47}", "\u{fe20}"] {
            assert_eq!(name(&format!("A{}", mark.repeat(4))), None, "{mark:?}");
        }
        for good in ["Zoë", "Nguyễn", "Ἀθηνᾶ", "กุ้ง", "अनिता", "מִרְיָם"]
        {
            assert!(name(good).is_some(), "{good}");
        }
    }

    #[test]
    fn names_that_read_the_same_are_the_same() {
        let same = [
            ("Anna", "ANNA"),
            ("Anna Maria", "anna\u{a0}maria"),
            ("Anna Maria", "AnnaMaria"),
            ("Zoe\u{308}", "Zoë"),
            ("Anna", "Ａnna"),
            ("Anna", "An\u{200d}na"),
        ];
        for (one, other) in same {
            assert!(is_same_name(one, other), "{one} {other}");
        }
        assert!(!is_same_name("Anna", "Hanna") && !is_same_name("", ""));
        assert_ne!(bot_name(0, &["figaro".into()]), "Figaro");
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
