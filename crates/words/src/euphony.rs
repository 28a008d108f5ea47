//! Small words that change before a name: messages call them, since only they know what name comes.

use crate::Lang;

/// Puts a name behind a small word.
type Join = fn(&str) -> String;

/// The functions that a language's messages may call.
pub(crate) fn of(lang: Lang) -> &'static [(&'static str, Join)] {
    match lang {
        Lang::It => &[("A", a), ("E", e)],
        Lang::Fr => &[("DE", de)],
        Lang::En | Lang::De => &[],
    }
}

/// The small words of a language that change before a name: `DE`.
pub fn small_words(lang: Lang) -> impl Iterator<Item = &'static str> {
    of(lang).iter().map(|(word, _)| *word)
}

/// A name with a small word before it: “d’Anna”. One that the language does not have is left out.
pub fn before(lang: Lang, word: &str, name: &str) -> String {
    let join = of(lang).iter().find(|(one, _)| *one == word);
    join.map_or_else(|| name.to_owned(), |(_, join)| join(name))
}

/// “d’Anna”, “de Bruno”
fn de(name: &str) -> String {
    if elides(name) { format!("d’{name}") } else { format!("de {name}") }
}

/// “ad Anna”, “a Bruno”: the *d* keeps two equal vowels apart.
fn a(name: &str) -> String {
    if matches!(vowel(name), Some('a')) { format!("ad {name}") } else { format!("a {name}") }
}

/// “ed Elena”, “e Bruno”
fn e(name: &str) -> String {
    if matches!(vowel(name), Some('e')) { format!("ed {name}") } else { format!("e {name}") }
}

/// Whether a French word loses its last vowel before this name. An *h* keeps it, as it does before
/// foreign names, but for the first names in which no Frenchman hears it; a *y* keeps it before a
/// vowel: “de Yann”, “d’Yves”.
fn elides(name: &str) -> bool {
    const MUTE: [&str; 12] = [
        "hélène",
        "helene",
        "héloïse",
        "henri",
        "henriette",
        "hervé",
        "hippolyte",
        "honoré",
        "hortense",
        "hubert",
        "hugo",
        "hugues",
    ];
    let lower = name.to_lowercase();
    let first = lower.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    match vowel(name) {
        Some('y') => first.chars().nth(1).is_some_and(|second| vowel_of(second).is_none()),
        Some(_) => true,
        None => MUTE.contains(&first),
    }
}

/// The vowel that a name begins with, without its accent.
fn vowel(name: &str) -> Option<char> {
    name.chars().next().and_then(|first| first.to_lowercase().next()).and_then(vowel_of)
}

fn vowel_of(letter: char) -> Option<char> {
    Some(match letter {
        'a' | 'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'æ' => 'a',
        'e' | 'è' | 'é' | 'ê' | 'ë' => 'e',
        'i' | 'ì' | 'í' | 'î' | 'ï' => 'i',
        'o' | 'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' | 'œ' => 'o',
        'u' | 'ù' | 'ú' | 'û' | 'ü' => 'u',
        'y' | 'ÿ' => 'y',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_de_loses_its_vowel_before_another() {
        let said =
            ["Anna", "Élise", "Bruno", "Yves", "Yann", "Hugo", "Hans", "œdipe", "7", ""].map(de);
        let expected = [
            "d’Anna",
            "d’Élise",
            "de Bruno",
            "d’Yves",
            "de Yann",
            "d’Hugo",
            "de Hans",
            "d’œdipe",
            "de 7",
            "de ",
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn italian_keeps_two_equal_vowels_apart() {
        assert_eq!(
            ["Anna", "Elena", "Bruno", "àgata"].map(a),
            ["ad Anna", "a Elena", "a Bruno", "ad àgata"]
        );
        assert_eq!(["Anna", "Elena", "Èva"].map(e), ["e Anna", "ed Elena", "ed Èva"]);
    }
}
