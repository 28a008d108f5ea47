//! What SECURITY.md promises is tried where it says so.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files that a cell of a table names, each with the tests that are named behind it.
fn named(cell: &str) -> Vec<(&str, Vec<&str>)> {
    let mut files: Vec<(&str, Vec<&str>)> = Vec::new();
    for word in cell.split('`').skip(1).step_by(2) {
        match files.last_mut() {
            _ if word.ends_with(".rs") => files.push((word, Vec::new())),
            Some((_, tests)) => tests.push(word),
            None => panic!("{word} is in no file: {cell}"),
        }
    }
    files
}

/// Whether a source has a test of this name.
fn has_test(source: &str, name: &str) -> bool {
    let head = format!("fn {name}(");
    let Some(at) = source.find(&head) else { return false };
    let before = source[..at].trim_end_matches("async ").lines().rev();
    let mut attributes = before
        .skip_while(|line| line.trim().is_empty())
        .take_while(|line| line.trim().starts_with(['#', '/']));
    attributes.any(|line| line.contains("test]") || line.contains("test("))
}

#[test]
fn every_threat_names_a_test_that_is_there() {
    let page = fs::read_to_string(root().join("SECURITY.md")).expect("SECURITY.md");
    let rows =
        page.lines().filter(|line| line.starts_with("| ") && !line.ends_with("| shown by |"));
    let mut tried = 0;
    for row in rows {
        let cell = row.trim_end_matches('|').rsplit('|').next().unwrap_or_default();
        let files = named(cell);
        assert!(!files.is_empty(), "nothing shows this: {row}");
        for (file, tests) in files {
            let source = fs::read_to_string(root().join(file));
            let source = source.unwrap_or_else(|_| panic!("there is no {file}"));
            assert!(!tests.is_empty(), "no test of {file} is named: {row}");
            for test in tests {
                assert!(has_test(&source, test), "{file} has no test {test}");
                tried += 1;
            }
        }
    }
    assert!(tried > 60, "{tried}");
}

#[test]
fn every_file_that_the_page_refers_to_is_there() {
    let page = fs::read_to_string(root().join("SECURITY.md")).expect("SECURITY.md");
    let linked = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let ticked = page.split('`').skip(1).step_by(2).filter(|word| word.ends_with(".rs"));
    for file in linked.chain(ticked) {
        let (file, heading) = file.split_once('#').unwrap_or((file, ""));
        let text = fs::read_to_string(root().join(file)).unwrap_or_else(|_| panic!("no {file}"));
        let is_there = |line: &str| line.starts_with('#') && slug(line) == heading;
        assert!(heading.is_empty() || text.lines().any(is_there), "{file} has no {heading}");
    }
}

/// What a heading is called in an address.
fn slug(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = words.chars().filter(|letter| letter.is_alphanumeric() || " -".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

#[test]
fn the_reader_of_threats_reads_them() {
    let cell = " `a.rs`: `one`, `two`; `b.rs`: `three` ";
    assert_eq!(named(cell), [("a.rs", vec!["one", "two"]), ("b.rs", vec!["three"])]);
    let source = "/// Says why.\n#[test]\nfn one() {}\n\n#[tokio::test(flavor = \"x\")]\nasync fn two() {}\n\nfn three() {}";
    assert_eq!(
        ["one", "two", "three", "four"].map(|name| has_test(source, name)),
        [true, true, false, false]
    );
    assert_eq!(slug("## Whom to tell of a hole"), "whom-to-tell-of-a-hole");
}
