mod glossary;

use super::{FluentArgs, FluentValue, Lang, MESSAGES, SOURCES, Tongue, named};
use crate::fog_of_love::{Deed, Duty, Holds, Person, Relation};
use ::favor::{Clue, Door};
use ::fog_of_love::content::{Deck, Dimension, FinaleStep, Gender, Kind as Scene};
use ::love_letter::Card;
use variables::{Kind, variable};

#[path = "../../build/variables.rs"]
mod variables;

/// Every message in every language, with all the names it can be asked to select on and the
/// numbers that matter to plurals.
fn each_text(mut each: impl FnMut(Lang, &str, String)) {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        for (id, variables) in MESSAGES {
            let mut counts = vec![0, 1, 2, 5, 21, -1, -2];
            if !variables.iter().any(|name| variable(name).unwrap().1 == Kind::Number) {
                counts.truncate(1);
            }
            for names in &names(variables) {
                for count in &counts {
                    each(lang, id, said(tongue, id, variables, names, *count));
                }
            }
        }
    }
}

/// All the names that a message may select on together, by the place of their variable; where a
/// variable has no names, any will do.
fn names(variables: &[&str]) -> Vec<Vec<&'static str>> {
    variables.iter().fold(vec![Vec::new()], |so_far, name| {
        let names = match variable(name).unwrap().1 {
            Kind::Named(kind) => names_of(kind),
            Kind::Text | Kind::Number => vec![""],
        };
        let with = |list: &Vec<&'static str>| {
            let list = list.clone();
            names.clone().into_iter().map(move |name| [list.clone(), vec![name]].concat())
        };
        so_far.iter().flat_map(with).collect()
    })
}

/// The names of a kind of thing.
fn names_of(kind: &str) -> Vec<&'static str> {
    match kind {
        "::love_letter::Card" => Card::ALL.map(Card::name).to_vec(),
        "::favor::Door" => Door::ALL.map(Door::name).to_vec(),
        "::favor::Clue" => Clue::ALL.map(Clue::name).to_vec(),
        "crate::fog_of_love::Person" => Person::ALL.map(Person::name).to_vec(),
        "crate::fog_of_love::Relation" => Relation::ALL.map(Relation::name).to_vec(),
        "crate::fog_of_love::Duty" => Duty::ALL.map(Duty::name).to_vec(),
        "crate::fog_of_love::Deed" => Deed::ALL.map(Deed::name).to_vec(),
        "crate::fog_of_love::Holds" => Holds::ALL.map(Holds::name).to_vec(),
        "::fog_of_love::content::Dimension" => Dimension::ALL.map(Dimension::name).to_vec(),
        "::fog_of_love::content::Deck" => Deck::ALL.map(Deck::name).to_vec(),
        "::fog_of_love::content::Kind" => Scene::ALL.map(Scene::name).to_vec(),
        "::fog_of_love::content::Gender" => Gender::ALL.map(Gender::name).to_vec(),
        "::fog_of_love::content::FinaleStep" => FinaleStep::ALL.map(FinaleStep::name).to_vec(),
        "::fog_of_love::content::Direction" => vec!["up", "down"],
        "::fog_of_love::content::Choice" => vec!["nobody", "partner", "player", "both"],
        "::fog_of_love::content::ChangeOf" => vec!["trait", "occupation", "feature"],
        "::fog_of_love::content::Pick" => vec!["chosen", "random", "guessed", "all"],
        "::fog_of_love::content::Place" => vec!["shuffled", "top"],
        "::fog_of_love::content::Stance" => vec!["stay", "separate"],
        "::fog_of_love::content::Moment" => vec!["played", "revealed", "resolved"],
        "::fog_of_love::content::Does" => {
            vec!["satisfaction", "tokens", "destinies", "changes", "reveals", "scenes"]
        }
        "::fog_of_love::content::Answers" => vec!["own", "partner", "any"],
        "::fog_of_love::content::Rechoice" => vec!["pick", "force", "copy", "further"],
        kind => panic!("list the names of {kind} here"),
    }
}

fn said(
    tongue: &Tongue,
    id: &str,
    variables: &[&str],
    names: &[&'static str],
    count: i64,
) -> String {
    let mut arguments = FluentArgs::new();
    for (variable_name, name) in variables.iter().zip(names) {
        let value = match variable(variable_name).unwrap().1 {
            Kind::Named(_) => named(name),
            Kind::Number => FluentValue::from(count),
            Kind::Text => FluentValue::from("Anna"),
        };
        arguments.set(*variable_name, value);
    }
    let pattern = tongue.bundle.get_message(id).and_then(|message| message.value()).unwrap();
    let mut errors = Vec::new();
    let text = tongue.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
    assert!(errors.is_empty(), "{id} in {:?}: {errors:?}", tongue.lang);
    text
}

#[test]
fn every_message_is_said_in_every_language_without_a_trace_of_its_making() {
    let mut said = 0;
    each_text(|lang, id, text| {
        said += 1;
        assert!(!text.is_empty(), "{id} in {lang:?} is empty");
        let traces = ['{', '}', '\u{2068}', '\u{2069}', '$', '\t', '\n'];
        assert!(!text.contains(traces), "{id} in {lang:?}: {text:?}");
        assert!(!text.contains("  ") && text.trim() == text, "{id} in {lang:?}: {text:?}");
    });
    assert!(said > 1000);
}

#[test]
fn every_language_keeps_its_typography() {
    each_text(|lang, id, text| {
        assert!(!text.contains(['\'', '"']), "a typewriter’s quotes, {id} in {lang:?}: {text}");
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            let spaced = pair[0] == '\u{202f}';
            let wants_space = matches!(pair[1], '?' | '!' | ';' | ':' | '»') || pair[0] == '«';
            match lang {
                Lang::Fr if wants_space && pair[0] == '«' => {
                    assert_eq!(pair[1], '\u{202f}', "{text}")
                }
                Lang::Fr if wants_space => assert!(spaced, "{id}: {text:?}"),
                Lang::Fr => {}
                _ => assert!(!spaced && (pair[0] != ' ' || !wants_space), "{id}: {text:?}"),
            }
        }
        let quotes = match lang {
            Lang::En => "“”",
            Lang::De => "„“",
            Lang::It | Lang::Fr => "«»",
        };
        let strange = text.chars().find(|c| "“”„«»".contains(*c) && !quotes.contains(*c));
        assert_eq!(strange, None, "{id} in {lang:?}: {text}");
    });
}

/// “de Anna” is wrong and “d’Bruno” no better: nobody knows which name comes, except `DE`.
#[test]
fn no_french_word_that_elides_stands_before_a_name() {
    let eliding = ["de", "que", "le", "la", "ne", "se", "jusque", "lorsque", "puisque"];
    each_text(|lang, id, text| {
        let words: Vec<&str> = text.split([' ', '\u{202f}']).collect();
        for pair in words.windows(2).filter(|_| lang == Lang::Fr) {
            let elides = pair[1].starts_with("Anna") && eliding.contains(&pair[0]);
            let elided = pair[1].contains("’Anna") && !pair[1].starts_with("d’Anna");
            assert!(!elides && !elided, "{id}: {text}");
        }
    });
    for (_, name, source) in SOURCES.iter().filter(|(lang, ..)| *lang == Lang::Fr) {
        let fixed = ["d’{ $player", "d’{ $target", "de { $player }", "de { $target }"];
        assert_eq!(fixed.iter().find(|one| source.contains(**one)), None, "{name}: say DE(…)");
    }
}

#[test]
fn lists_of_one_two_and_three() {
    let names = ["Anna", "Bruno", "Carla", "Dora"];
    let expected = [
        (Lang::En, ["Anna and Bruno", "Anna, Bruno and Carla", "Anna, Bruno, Carla and Dora"]),
        (Lang::It, ["Anna e Bruno", "Anna, Bruno e Carla", "Anna, Bruno, Carla e Dora"]),
        (Lang::De, ["Anna und Bruno", "Anna, Bruno und Carla", "Anna, Bruno, Carla und Dora"]),
        (Lang::Fr, ["Anna et Bruno", "Anna, Bruno et Carla", "Anna, Bruno, Carla et Dora"]),
    ];
    for (lang, lists) in expected {
        let tongue = Tongue::of(lang);
        assert_eq!(tongue.list(&names[..0]), "");
        assert_eq!(tongue.list(&names[..1]), "Anna");
        for (length, list) in (2..).zip(lists) {
            assert_eq!(tongue.list(&names[..length]), list);
        }
    }
}

#[test]
fn a_negative_number_has_a_minus_and_its_own_plural() {
    let points = |lang, count| Tongue::of(lang).fv_points(count);
    assert_eq!(
        [-2, -1, 0, 1].map(|count| points(Lang::En, count)),
        ["−2 points", "−1 point", "0 points", "1 point"]
    );
    assert_eq!(
        [-2, -1, 0, 1].map(|count| points(Lang::Fr, count)),
        ["−2 points", "−1 point", "0 point", "1 point"]
    );
    assert_eq!(points(Lang::It, -1), "−1 punto");
    assert_eq!(points(Lang::De, -2), "−2 Punkte");
}

#[test]
fn a_level_that_no_language_knows_keeps_its_name() {
    assert_eq!(Tongue::of(Lang::De).level("master"), "meisterhaft");
    assert_eq!(Tongue::of(Lang::De).level("grandmaster"), "grandmaster");
}

#[test]
fn a_tongue_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(Tongue::of(Lang::En));
}
