//! Every rule has a test, and every number that code cites is a rule.
//!
//! The catalogues in `docs/rules` number each rule (`**LL-46**` at the start of a line), its Edge
//! lines (`LL-46/1` is the first one below it) and the invariants (`**LL-I7**`). A test cites what
//! it proves in the comment above it, before the first colon:
//!
//! ```text
//! /// LL-46, LL-46/1: Countess and King in hand: the King is refused.
//! #[test]
//! ```
//!
//! An invariant may instead be watched by a game's law tests, whose complaint begins with it:
//! `"LL-I4: nothing to draw"`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// One numbered line of a catalogue.
#[derive(Debug, PartialEq)]
struct Rule {
    number: String,
    edges: usize,
    /// Whether a test must cite it: not an open question, nor marked `Not testable`.
    wants_test: bool,
}

/// A number that some file cites, and where.
#[derive(Clone, Debug, PartialEq)]
struct Citation {
    number: String,
    place: String,
}

// Reading catalogues

/// The rules of a catalogue, in order.
fn rules(catalogue: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for line in catalogue.lines() {
        let bold = line.strip_prefix("**").and_then(|line| line.split_once("**"));
        if let Some((number, _)) = bold.filter(|(number, _)| is_number(number)) {
            let question = number.contains("-Q");
            rules.push(Rule { number: number.into(), edges: 0, wants_test: !question });
        } else if line.starts_with('#') {
            // What follows a heading belongs to no rule.
            rules.push(Rule { number: String::new(), edges: 0, wants_test: false });
        } else if let Some(rule) = rules.last_mut() {
            rule.edges += usize::from(line.starts_with("- Edge:"));
            rule.wants_test &= !line.starts_with("- Not testable:");
        }
    }
    rules.retain(|rule| !rule.number.is_empty());
    rules
}

/// A rule's number and those of its Edge lines.
fn numbers(rule: &Rule) -> impl Iterator<Item = String> {
    let edges = (1..=rule.edges).map(|edge| format!("{}/{edge}", rule.number));
    [rule.number.clone()].into_iter().chain(edges)
}

/// Whether a word is a rule's number: two capitals, a hyphen, perhaps `I` or `Q`, digits, and
/// perhaps the number of an Edge line.
fn is_number(word: &str) -> bool {
    let Some((prefix, rest)) = word.split_once('-') else { return false };
    let (main, edge) = rest.split_once('/').unwrap_or((rest, "1"));
    let main = main.strip_prefix(['I', 'Q']).unwrap_or(main);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    prefix.len() == 2
        && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
        && digits(main)
        && digits(edge)
}

fn is_invariant(word: &str) -> bool {
    is_number(word) && word.contains("-I")
}

// Reading sources

/// What the tests of a file cite, and the invariants that its laws watch.
fn citations(source: &str, place: &str) -> Vec<Citation> {
    let complaints = source.split('"').filter_map(|text| text.split_once(": "));
    let watched = complaints.map(|(number, _)| number).filter(|number| is_invariant(number));
    let mut citations: Vec<Citation> = watched.flat_map(|number| words(number, place)).collect();
    let mut comment = String::new();
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            comment += text;
        } else if line == "#[test]" {
            let cited = comment.split_once(':').map_or("", |(cited, _)| cited);
            if cited.split(", ").all(|word| is_number(word.trim())) {
                citations.extend(words(cited, place));
            }
        } else if !line.starts_with("#[") {
            comment.clear();
        }
    }
    citations
}

/// Every number that a text mentions.
fn words(text: &str, place: &str) -> Vec<Citation> {
    let apart = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '/');
    let words = text.split(apart).map(|word| word.trim_end_matches(['-', '/']));
    let words = words.filter(|word| is_number(word));
    words.map(|number| Citation { number: number.into(), place: place.into() }).collect()
}

// Comparing them

/// The numbers that want a test and have none.
fn untested(rules: &[Rule], citations: &[Citation]) -> Vec<String> {
    let cited: BTreeSet<&str> = citations.iter().map(|cited| cited.number.as_str()).collect();
    let wanted = rules.iter().filter(|rule| rule.wants_test).flat_map(numbers);
    wanted.filter(|number| !cited.contains(number.as_str())).collect()
}

/// The citations of numbers that do not exist, in the catalogues that do.
fn unknown(rules: &[Rule], citations: &[Citation]) -> Vec<String> {
    let known: BTreeSet<String> = rules.iter().flat_map(numbers).collect();
    let prefixes: BTreeSet<&str> = rules.iter().map(|rule| &rule.number[..2]).collect();
    let wrong = citations
        .iter()
        .filter(|cited| prefixes.contains(&cited.number[..2]) && !known.contains(&cited.number));
    wrong.map(|cited| format!("{} in {}", cited.number, cited.place)).collect()
}

// The project

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of all files below a folder with this ending, with their paths.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    for path in entries.map(|entry| entry.expect("a file").path()) {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            let name = path.strip_prefix(project()).unwrap_or(&path).display().to_string();
            found.push((name, fs::read_to_string(&path).expect("a text")));
        }
    }
    found
}

fn all_rules() -> Vec<Rule> {
    let catalogues = files(&project().join("docs/rules"), "md");
    let rules: Vec<Rule> = catalogues.iter().flat_map(|(_, text)| rules(text)).collect();
    assert!(!rules.is_empty(), "there is no catalogue");
    rules
}

fn all_sources(read: fn(&str, &str) -> Vec<Citation>) -> Vec<Citation> {
    let sources = files(&project().join("crates"), "rs");
    sources.iter().flat_map(|(name, text)| read(text, name)).collect()
}

#[test]
fn every_rule_and_every_edge_has_a_test() {
    let untested = untested(&all_rules(), &all_sources(citations));
    assert!(untested.is_empty(), "{} without a test: {}", untested.len(), untested.join(", "));
}

#[test]
fn every_number_that_a_test_cites_is_a_rule() {
    let unknown = unknown(&all_rules(), &all_sources(citations));
    assert!(unknown.is_empty(), "cited by tests, but no rules: {}", unknown.join(", "));
}

#[test]
fn every_number_in_the_sources_is_a_rule() {
    let unknown = unknown(&all_rules(), &all_sources(words));
    assert!(unknown.is_empty(), "mentioned, but no rules: {}", unknown.join(", "));
}

// The checker itself, on a small game of its own

#[cfg(test)]
mod checker {
    use super::*;

    const CATALOGUE: &str = "\
# A game

**ZZ-1** [S] Two play.
- Edge: one is refused.
- Edge: three are refused.

**ZZ-2** [S] The box is red.
- Not testable: nobody sees it.
- Edge: in the dark.

## Open questions
- Edge: of the table, not of a rule.

**ZZ-Q1** Who begins?

**ZZ-I1** Two always play.
";

    fn rule(number: &str, edges: usize, wants_test: bool) -> Rule {
        Rule { number: number.into(), edges, wants_test }
    }

    fn cite(number: &str) -> Citation {
        Citation { number: number.into(), place: "here".into() }
    }

    #[test]
    fn a_catalogue_gives_its_numbers_and_edges() {
        let expected = [
            rule("ZZ-1", 2, true),
            rule("ZZ-2", 1, false),
            rule("ZZ-Q1", 0, false),
            rule("ZZ-I1", 0, true),
        ];
        assert_eq!(rules(CATALOGUE), expected);
    }

    #[test]
    fn what_no_test_cites_is_missing_unless_it_is_not_testable() {
        let rules = rules(CATALOGUE);
        assert_eq!(untested(&rules, &[]), ["ZZ-1", "ZZ-1/1", "ZZ-1/2", "ZZ-I1"]);
        let cited = ["ZZ-1", "ZZ-1/2", "ZZ-I1"].map(cite);
        assert_eq!(untested(&rules, &cited), ["ZZ-1/1"]);
    }

    #[test]
    fn what_no_catalogue_lists_is_unknown() {
        let rules = rules(CATALOGUE);
        let cited = ["ZZ-1", "ZZ-1/3", "ZZ-2/1", "ZZ-3", "ZZ-Q1", "ZZ-Q2", "YY-9"].map(cite);
        let expected = ["ZZ-1/3 in here", "ZZ-3 in here", "ZZ-Q2 in here"];
        assert_eq!(unknown(&rules, &cited), expected, "and other games do not count yet");
    }

    #[test]
    fn a_test_cites_in_the_comment_directly_above_it() {
        let source = "
            /// ZZ-1, ZZ-1/1: Two: not ZZ-2.
            #[test]
            fn two_play() {}

            /// ZZ-3: Not a test.
            fn helper() {}

            /// ZZ-4: Over two
            /// lines.
            #[track_caller]
            #[test]
            fn more() {}

            #[test]
            fn silent() {}

            /// Says ZZ-5 in passing: no proof.
            #[test]
            fn passing() {}
        ";
        assert_eq!(citations(source, "here"), ["ZZ-1", "ZZ-1/1", "ZZ-4"].map(cite));
    }

    #[test]
    fn a_law_watches_the_invariant_that_its_complaint_begins_with() {
        let source = r#"check(two, "ZZ-I1: one plays")?; check(red, "ZZ-1: blue, not ZZ-I2: red")"#;
        assert_eq!(citations(source, "here"), ["ZZ-I1"].map(cite));
    }

    #[test]
    fn numbers_are_found_in_running_text() {
        let text = "// (ZZ-1, ZZ-2/1): ZZ-3 to ZZ-I4. ZZ-n, UTF-8, AZZ-7, ZZ-8/ and `ZZ-Q9`";
        let expected = ["ZZ-1", "ZZ-2/1", "ZZ-3", "ZZ-I4", "ZZ-8", "ZZ-Q9"].map(cite);
        assert_eq!(words(text, "here"), expected);
    }
}
