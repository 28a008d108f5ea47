//! The build refuses a bad locale file, and says where.

#[path = "../build/catalogue.rs"]
#[allow(dead_code)]
mod catalogue;
#[path = "../build/check.rs"]
mod check;
#[path = "../build/variables.rs"]
#[allow(dead_code)]
mod variables;

use check::Language;

/// What is wrong with two languages of one file each.
fn faults(english: &str, german: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut languages = Vec::new();
    for (code, source) in [("en", english), ("de", german)] {
        let sayings = catalogue::read(&format!("{code}/a.ftl"), source).unwrap_or_else(|wrong| {
            faults.extend(wrong);
            Vec::new()
        });
        let (language, twice) = Language::gather(code, code, sayings);
        languages.push(language);
        faults.extend(twice);
    }
    if faults.is_empty() {
        faults = check::check(&languages);
    }
    faults.iter().map(ToString::to_string).collect()
}

const CARDS: &str = "name = { $card ->\n [spy] S\n *[king] K\n }\n";

#[test]
fn files_that_agree_pass() {
    let english = "hello = Hello, { $player }!\n";
    let german = "hello = { $player }, { -hail }!\n-hail = hallo\n";
    assert_eq!(faults(english, german), [""; 0]);
}

#[test]
fn a_syntax_error_is_named_with_its_line() {
    let found = faults("a = A\n\nb = { $player\n", "a = A\nb = { $player }\n");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("en/a.ftl:3: syntax error: "), "{found:?}");
    let found = faults("a = A\n\n!\n", "a = A\n");
    assert!(found[0].starts_with("en/a.ftl:3: syntax error: "), "{found:?}");
}

#[test]
fn a_missing_message_is_named_with_the_place_where_it_is() {
    let found = faults("a = A\nb = B\n", "a = A\n");
    assert_eq!(found, ["de/a.ftl:1: `b` is missing; it is in en/a.ftl, line 2"]);
}

#[test]
fn a_message_too_many_is_refused() {
    assert_eq!(faults("a = A\n", "a = A\n\nb = B\n"), ["de/a.ftl:3: `b` is not in en"]);
}

#[test]
fn a_message_said_twice_is_refused() {
    let found = faults("a = A\n", "a = A\na = Ah\n");
    assert_eq!(found, ["de/a.ftl:2: `a` is already in de/a.ftl, line 1"]);
}

#[test]
fn other_variables_are_refused_even_behind_a_reference() {
    let found = faults("a = { $player }\n", "a = { $players }\n");
    assert_eq!(found, ["de/a.ftl:1: `a` takes $players, but $player in en"]);
    let found = faults("a = A\nb = B\n", "a = { b }\nb = { $player }\n");
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found[0], "de/a.ftl:1: `a` takes $player, but no variable in en");
}

#[test]
fn an_unlisted_variable_is_refused() {
    let found = faults("a = { $plaier }\n", "a = { $plaier }\n");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("en/a.ftl:1: unknown variable $plaier"), "{found:?}");
}

#[test]
fn a_reference_to_nothing_is_refused() {
    let found = faults("a = A\n", "a = A { b }\n");
    assert_eq!(found, ["de/a.ftl:1: there is no `b` to refer to"]);
    let found = faults("a = A\n", "a = A { a.der }\n");
    assert_eq!(found, ["de/a.ftl:1: there is no `a.der` to refer to"]);
}

#[test]
fn a_term_or_attribute_without_use_is_refused() {
    let found = faults("a = A\n", "a = A\n    .der = der A\n-b = B\n");
    assert_eq!(
        found,
        ["de/a.ftl:3: nothing refers to `-b`", "de/a.ftl:2: nothing refers to `a.der`"]
    );
}

#[test]
fn a_misspelt_variant_is_refused() {
    let found = faults(CARDS, "name = { $card ->\n [spi] S\n *[king] K\n }\n");
    assert_eq!(
        found,
        [
            "de/a.ftl:1: `name`: $card is never [spi]",
            "de/a.ftl:1: `name`: no variant of $card for [spy]"
        ]
    );
}

#[test]
fn a_forgotten_variant_is_refused_unless_the_rest_is_meant() {
    let found = faults(CARDS, "name = { $card ->\n *[king] K\n }\n");
    assert_eq!(found, ["de/a.ftl:1: `name`: no variant of $card for [spy]"]);
    assert_eq!(faults(CARDS, "name = { $card ->\n *[other] K\n }\n"), [""; 0]);
}

#[test]
fn numbers_choose_by_plural_form_or_by_number() {
    let model = "a = { $count ->\n [one] one\n *[other] some\n }\n";
    assert_eq!(faults(model, "a = { $count ->\n [0] keine\n *[other] ein paar\n }\n"), [""; 0]);
    let found = faults(model, "a = { $count ->\n [eins] eine\n *[other] ein paar\n }\n");
    assert_eq!(found, ["de/a.ftl:1: `a`: $count is never [eins]"]);
}

#[test]
fn a_function_that_does_not_exist_is_refused() {
    let found = faults("a = A\n", "a = { DATETIME(1) }\n");
    assert_eq!(found, ["de/a.ftl:1: there is no function DATETIME"]);
}

/// The files themselves, once more and apart from the build.
#[test]
fn the_four_languages_agree() {
    let mut languages = Vec::new();
    for code in ["en", "it", "de", "fr"] {
        let home = format!("{}/locales/{code}", env!("CARGO_MANIFEST_DIR"));
        let mut sayings = Vec::new();
        for entry in std::fs::read_dir(&home).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                let source = std::fs::read_to_string(&path).unwrap();
                sayings.extend(catalogue::read(&path.display().to_string(), &source).unwrap());
            }
        }
        let (language, twice) = Language::gather(code, &home, sayings);
        assert_eq!(twice, []);
        languages.push(language);
    }
    assert_eq!(check::check(&languages), []);
    let keys = |language: &Language| -> Vec<(String, Vec<String>)> {
        let public = language.public();
        public.map(|one| (one.id.clone(), language.variables_of(&one.id))).collect()
    };
    assert!(keys(&languages[0]).len() > 100);
    for language in &languages[1..] {
        assert_eq!(keys(language), keys(&languages[0]), "{}", language.code);
    }
}
