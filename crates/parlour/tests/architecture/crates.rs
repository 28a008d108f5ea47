//! The table of crates in ARCHITECTURE.md is true.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::repository::root;

type Uses = BTreeMap<String, BTreeSet<String>>;

/// The words in back-ticks of a table's cell.
fn ticked(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// The crates and what they may use, from the table whose last heading is "may use".
fn allowed(page: &str) -> Uses {
    page.lines()
        .skip_while(|line| !line.ends_with("| may use |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .flat_map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
            let uses = ticked(cells[cells.len() - 1]);
            ticked(cells[0]).into_iter().map(move |name| (name, uses.clone()))
        })
        .collect()
}

/// The crates of this workspace that a manifest names under `[dependencies]`.
fn used(manifest: &str, crates: &BTreeSet<String>) -> BTreeSet<String> {
    manifest
        .lines()
        .skip_while(|line| line.trim() != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| crates.contains(*name))
        .map(str::to_string)
        .collect()
}

#[test]
fn every_crate_uses_what_the_table_allows_and_no_more() {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let allowed = allowed(&page);
    let crates: BTreeSet<String> = fs::read_dir(root().join("crates"))
        .expect("the crates")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name"))
        .collect();
    assert_eq!(crates, allowed.keys().cloned().collect(), "the table lists the crates");
    for (name, may) in &allowed {
        let path = root().join("crates").join(name).join("Cargo.toml");
        let manifest = fs::read_to_string(path).expect("a manifest");
        assert_eq!(used(&manifest, &crates), *may, "what {name} uses and what it may use");
    }
}

#[test]
fn the_reader_of_tables_reads_tables() {
    let page = "x\n| crate | its one job | may use |\n|---|---|---|\n| `a` | `b` | – |\n\
                | `b` | c | `a`, `d` |\n\nend";
    let table = allowed(page);
    assert_eq!(table["a"], BTreeSet::new());
    assert_eq!(table["b"], BTreeSet::from(["a".to_string(), "d".to_string()]));
    let manifest = "[dependencies]\na.workspace = true\nserde = \"1\"\n[dev-dependencies]\nb = 1";
    let crates = BTreeSet::from(["a".to_string(), "b".to_string()]);
    assert_eq!(used(manifest, &crates), BTreeSet::from(["a".to_string()]));
}
