//! The glossary of `docs/rules/glossary.md` is kept: one term for one thing, with its article.

use super::each_text;
use crate::rules::{games_with_rules, rules_page};
use crate::{Lang, Tongue};
use ::favor::Door;
use ::love_letter::Card;

const GLOSSARY: &str = include_str!("../../../../../docs/rules/glossary.md");

/// A noun of one language, in the texts of one game or, without one, in all.
#[derive(Debug)]
struct Term {
    lang: Lang,
    game: Option<&'static str>,
    article: &'static str,
    noun: &'static str,
    gender: Gender,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
    /// English has none.
    None,
}

/// What may not be written, and what to write instead.
struct Never {
    lang: Lang,
    game: Option<&'static str>,
    phrase: String,
    instead: &'static str,
}

/// The rows of the tables under each heading, the heads of the tables left out.
fn rows() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let mut heading = "";
    let lines = GLOSSARY.lines().filter_map(move |line| {
        heading = line.strip_prefix("## ").unwrap_or(heading);
        let cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
        Some((heading, cells.collect::<Vec<_>>()))
    });
    lines.filter(|(_, cells)| !["Italian", "Where"].contains(&cells[1]))
}

fn game(name: &str) -> Option<&'static str> {
    match name {
        "Love Letter" => Some("love-letter"),
        "Favor" => Some("favor"),
        "Fog of Love" => Some("fog-of-love"),
        "The parlour" | "everywhere" => None,
        name => panic!("no game is called {name}"),
    }
}

fn terms() -> Vec<Term> {
    let tables = rows().filter(|(heading, _)| *heading != "Never");
    let of_row = |(heading, cells): (&str, Vec<&'static str>)| {
        assert_eq!(cells.len(), Lang::ALL.len(), "{cells:?}");
        let of = game(heading);
        Lang::ALL.into_iter().zip(cells).map(move |(lang, cell)| term(lang, of, cell))
    };
    tables.flat_map(of_row).collect()
}

/// “la Guardia”, “l’Espionne (f)”
fn term(lang: Lang, game: Option<&'static str>, cell: &'static str) -> Term {
    let (cell, told) = match cell.strip_suffix(')').and_then(|cell| cell.split_once(" (")) {
        Some((cell, told)) => (cell, Some(told)),
        None => (cell, None),
    };
    let split = cell.find('’').filter(|at| *at < 4).map(|at| at + '’'.len_utf8());
    let (article, noun) = match split {
        Some(at) => cell.split_at(at),
        None => cell.split_once(' ').expect("an article and a noun"),
    };
    let gender = match (lang, article, told) {
        (Lang::En, "the", None) => Gender::None,
        (Lang::It, "il" | "lo", None) | (Lang::Fr, "le", None) | (Lang::De, "der", None) => {
            Gender::Masculine
        }
        (Lang::It | Lang::Fr, "la", None) | (Lang::De, "die", None) => Gender::Feminine,
        (Lang::De, "das", None) => Gender::Neuter,
        (Lang::It | Lang::Fr, "l’", Some("m")) => Gender::Masculine,
        (Lang::It | Lang::Fr, "l’", Some("f")) => Gender::Feminine,
        _ => panic!("what gender is {cell} in {lang:?}?"),
    };
    Term { lang, game, article, noun, gender }
}

fn nevers() -> Vec<Never> {
    let of_row = |(_, cells): (&str, Vec<&'static str>)| {
        let [lang, place, phrase, instead] = cells[..] else { panic!("{cells:?}") };
        let lang = match lang {
            "English" => Lang::En,
            "Italian" => Lang::It,
            "German" => Lang::De,
            "French" => Lang::Fr,
            lang => panic!("nobody here speaks {lang}"),
        };
        Never { lang, game: game(place), phrase: phrase.to_lowercase(), instead }
    };
    rows().filter(|(heading, _)| *heading == "Never").map(of_row).collect()
}

/// Words that only stand before nouns of another gender.
fn wrong_before(lang: Lang, gender: Gender, noun: &str) -> Vec<&'static str> {
    const IT_MASCULINE: &str = "il lo un uno del dello al allo dal dallo nel nello sul sullo quel \
                                questo tuo suo nessun";
    const IT_FEMININE: &str =
        "la una un’ della alla dalla nella sulla quella questa tua sua nessuna";
    const FR_MASCULINE: &str = "le un du au ce cet quel aucun";
    const FR_FEMININE: &str = "la une cette quelle aucune sa ma ta";
    let wrong = match (lang, gender) {
        (_, Gender::None) => "",
        (Lang::It, Gender::Masculine) => IT_FEMININE,
        (Lang::It, _) => IT_MASCULINE,
        (Lang::Fr, Gender::Masculine) => FR_FEMININE,
        (Lang::Fr, _) => FR_MASCULINE,
        // In the plural everything is “die”, and Kanzler remain Kanzler.
        (Lang::De, Gender::Masculine) if noun.ends_with("er") || noun.ends_with("el") => {
            "das eine einer keine keiner deine deiner"
        }
        (Lang::De, Gender::Masculine) => "die das eine einer keine keiner deine deiner",
        (Lang::De, Gender::Feminine) => {
            "den dem das des ein einen einem eines kein keinen dein deinen"
        }
        (Lang::De, Gender::Neuter) if noun.ends_with("el") || noun.ends_with("er") => {
            "eine einen einer keine keinen keiner deinen deiner"
        }
        (Lang::De, Gender::Neuter) => {
            "die der den eine einen einer keine keinen keiner deine deinen"
        }
        (Lang::En, _) => "",
    };
    wrong.split_whitespace().collect()
}

/// Whether a phrase stands in a text as whole words.
fn has(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        !before.is_some_and(char::is_alphabetic) && !after.is_some_and(char::is_alphabetic)
    })
}

/// A name of several words that is written with other capitals: “versione classica”.
fn misspelt<'t>(text: &'t str, small: &str, name: &str) -> Option<&'t str> {
    let is_name = name.contains(' ') && name.chars().any(char::is_uppercase);
    // Capitals and small letters are of one length in our languages, so places agree.
    if !is_name || text.len() != small.len() {
        return None;
    }
    let lower = name.to_lowercase();
    let mut all = small.match_indices(&lower).filter_map(|(at, _)| text.get(at..at + lower.len()));
    all.find(|written| {
        let rest = |text: &str| text.chars().skip(1).collect::<String>();
        let lowered =
            name.starts_with(char::is_uppercase) && written.starts_with(char::is_lowercase);
        lowered || rest(written) != rest(name)
    })
}

/// What is wrong with a text, if anything: an article that does not go with its noun, a name with
/// other capitals, or what is never to be written.
fn fault(
    terms: &[Term],
    nevers: &[Never],
    lang: Lang,
    of: Option<&str>,
    text: &str,
) -> Option<String> {
    let here = |game: Option<&str>| game.is_none() || game == of;
    for term in terms.iter().filter(|term| term.lang == lang && here(term.game)) {
        if !text.contains(term.noun) {
            continue;
        }
        for article in wrong_before(lang, term.gender, term.noun) {
            let gap = if article.ends_with('’') { "" } else { " " };
            let capital: String = article.chars().take(1).flat_map(char::to_uppercase).collect();
            let at_start: String = capital.chars().chain(article.chars().skip(1)).collect();
            for article in [article, &at_start] {
                let wrong = format!("{article}{gap}{}", term.noun);
                if has(text, &wrong) {
                    return Some(format!("“{wrong}” should be “{} {}”", term.article, term.noun));
                }
            }
        }
    }
    let small = text.to_lowercase();
    for term in terms.iter().filter(|term| term.lang == lang && here(term.game)) {
        if let Some(written) = misspelt(text, &small, term.noun) {
            return Some(format!("“{written}” should be “{}”", term.noun));
        }
    }
    let found = nevers.iter().filter(|never| never.lang == lang && here(never.game));
    let found = found.into_iter().find(|never| has(&small, &never.phrase))?;
    Some(format!("“{}” should be “{}”", found.phrase, found.instead))
}

/// The game that a message belongs to.
fn game_of(id: &str) -> Option<&'static str> {
    match id.split('-').next()? {
        "ll" | "llw" => Some("love-letter"),
        "fv" | "fvw" => Some("favor"),
        "fl" | "ft" => Some("fog-of-love"),
        _ => None,
    }
}

#[test]
fn every_text_keeps_to_the_glossary() {
    let (terms, nevers) = (terms(), nevers());
    let mut faults = std::collections::BTreeSet::new();
    each_text(|lang, id, text| {
        let fault = fault(&terms, &nevers, lang, game_of(id), &text);
        faults.extend(fault.map(|fault| format!("{lang:?}, {id}: {fault}")));
    });
    for game in games_with_rules() {
        for lang in Lang::ALL {
            for line in rules_page(lang, game).unwrap().lines() {
                let fault = fault(&terms, &nevers, lang, Some(game), line);
                faults.extend(fault.map(|fault| format!("{lang:?}, rules of {game}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_term_is_in_use() {
    let mut said: Vec<(Lang, Option<&str>, String)> = Vec::new();
    each_text(|lang, id, text| said.push((lang, game_of(id), text.to_lowercase())));
    for game in games_with_rules() {
        for lang in Lang::ALL {
            said.push((lang, Some(game), rules_page(lang, game).unwrap().to_lowercase()));
        }
    }
    let mut unsaid = Vec::new();
    for Term { lang, game, noun, .. } in terms() {
        let noun = noun.to_lowercase();
        let mut texts =
            said.iter().filter(|(of, at, _)| *of == lang && (game.is_none() || *at == game));
        // German declines: “einen Roten Tiger”.
        let stem = noun.split(' ').next_back().filter(|_| lang == Lang::De).unwrap_or(&noun);
        if !texts.any(|(.., text)| text.contains(stem)) {
            unsaid.push((lang, noun));
        }
    }
    assert_eq!(unsaid, []);
}

#[test]
fn the_cards_go_by_the_names_of_the_glossary() {
    let terms = terms();
    let of = |lang, game| {
        let fits = move |term: &&Term| term.lang == lang && term.game == Some(game);
        terms.iter().filter(fits)
    };
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        for (card, term) in Card::ALL.into_iter().zip(of(lang, "love-letter")) {
            assert_eq!(tongue.ll_card(card), term.noun);
            let gap = if term.article.ends_with('’') { "" } else { " " };
            let end = format!("{}{gap}{}.", term.article, term.noun);
            let said = tongue.ll_log_laid_open(card);
            assert!(said.ends_with(&end), "{said} does not end with {end}");
        }
        for door in Door::ALL {
            let said = tongue.fv_identity_is(door);
            let known = of(lang, "favor")
                .any(|term| said.ends_with(&format!("{} {}.", term.article, term.noun)));
            assert!(known, "{said}");
        }
    }
}

/// Each catalogue of rules lists at its end what is attested: no term strays from it.
#[test]
fn the_catalogues_of_rules_know_the_cards_by_the_same_names() {
    let catalogue = include_str!("../../../../../docs/rules/love-letter.md");
    let all = terms();
    for term in all.iter().filter(|term| term.game == Some("love-letter")).take(4 * Card::ALL.len())
    {
        assert!(catalogue.contains(&format!("| {} |", term.noun)), "{term:?}");
    }
}

#[test]
fn the_wrong_article_and_the_wrong_word_are_found() {
    let (terms, nevers) = (terms(), nevers());
    let found = |lang, game, text| fault(&terms, &nevers, lang, game, text);
    for (lang, game, wrong, right) in [
        (Lang::Fr, "love-letter", "Anna pioche la Garde.", "Anna pioche le Garde."),
        (Lang::Fr, "love-letter", "La Garde doit savoir.", "L’effet du Garde."),
        (Lang::It, "love-letter", "Anna gioca il Guardia.", "Anna gioca la Guardia."),
        (Lang::It, "favor", "Chiami un asta.", "Chiami un’asta."),
        (Lang::De, "love-letter", "Anna spielt den Zofe.", "Anna hilft der Zofe."),
        (Lang::De, "fog-of-love", "die Schicksal", "das Schicksal"),
        (Lang::De, "love-letter", "eine Kanzler", "die beiden Kanzler"),
        (Lang::De, "love-letter", "Aus diesem Keim.", "Aus diesem Startwert."),
        (Lang::It, "favor", "Il seme del mazzo", "Insieme"),
        (Lang::Fr, "favor", "La causerie", "La discussion"),
        (Lang::It, "favor", "La versione classica", "La Versione Classica"),
        (Lang::De, "favor", "die klassische Version", "Die Klassische Version"),
        (Lang::Fr, "love-letter", "Un pion faveur", "Pion Faveur"),
    ] {
        assert!(found(lang, Some(game), wrong).is_some(), "{wrong}");
        assert_eq!(found(lang, Some(game), right), None);
    }
    // What one game may not say is another's own word.
    assert!(found(Lang::De, Some("favor"), "ablegen").is_some());
    assert_eq!(found(Lang::De, Some("love-letter"), "ablegen"), None);
}
