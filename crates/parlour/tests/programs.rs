//! Tests that are part of no program are never run, and nobody is told. So every file of tests must be named
//! by another, or by a manifest.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All files of Rust in a folder and below it.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// The files that a file has for modules.
fn modules(file: &Path, text: &str) -> Vec<PathBuf> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let is_root = ["main", "mod", "all", "lib"].contains(&stem) || !text.contains("\nmod ");
    let beside = if is_root { folder.to_path_buf() } else { folder.join(stem) };
    let mut found = Vec::new();
    let mut told = None;
    for line in text.lines().map(str::trim) {
        if let Some(path) = line.strip_prefix("#[path = \"") {
            told = path.strip_suffix("\"]").map(|path| folder.join(path));
        }
        let name = line.trim_start_matches("pub(crate) ").trim_start_matches("pub ");
        let Some(name) = name.strip_prefix("mod ").and_then(|name| name.strip_suffix(';')) else {
            continue;
        };
        match told.take() {
            Some(path) => found.push(path),
            None => {
                for beside in [&beside, folder] {
                    found.push(beside.join(format!("{name}.rs")));
                    found.push(beside.join(name).join("mod.rs"));
                }
            }
        }
    }
    found
}

/// The files that nothing leads to, in the folder of a crate.
fn forgotten(home: &Path) -> Vec<PathBuf> {
    let (tests, manifest) = (home.join("tests"), home.join("Cargo.toml"));
    let manifest = fs::read_to_string(manifest).unwrap_or_default();
    let by_itself = !manifest.contains("autotests = false");
    let mut all = Vec::new();
    sources(&tests, &mut all);
    let mut reached: BTreeSet<PathBuf> = BTreeSet::new();
    for file in &all {
        let text = fs::read_to_string(file).unwrap_or_default();
        reached.extend(modules(file, &text).iter().filter_map(|file| file.canonicalize().ok()));
        let name = file.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let is_top = file.parent() == Some(&tests);
        let is_main = name == "main" && file.parent().and_then(Path::parent) == Some(&tests);
        let named = manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"));
        if by_itself && (is_top || is_main) || is_top && named {
            reached.extend(file.canonicalize());
        }
    }
    // What other crates include is theirs to name.
    let shared = |file: &PathBuf| file.components().any(|part| part.as_os_str() == "common");
    all.retain(|file| !shared(file) && file.canonicalize().is_ok_and(|at| !reached.contains(&at)));
    all
}

#[test]
fn every_file_of_tests_is_part_of_a_program() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let homes: Vec<PathBuf> =
        fs::read_dir(crates).expect("the crates").flatten().map(|home| home.path()).collect();
    let forgotten: Vec<PathBuf> = homes.iter().flat_map(|home| forgotten(home)).collect();
    assert_eq!(forgotten, [] as [PathBuf; 0]);
    let with_tests = homes.iter().filter(|home| home.join("tests").is_dir()).count();
    assert!(with_tests > 10, "{with_tests} crates have tests");
}

#[test]
fn a_file_that_nothing_names_is_found() {
    let home = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let file = home.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    };
    write("Cargo.toml", "[package]\nautotests = false\n\n[[test]]\nname = \"all\"\n");
    write("tests/all.rs", "//! All.\n\nmod one;\nmod many;\n");
    write("tests/one.rs", "");
    write("tests/many/mod.rs", "//! Many.\n\nmod inner;\n");
    write("tests/many/inner.rs", "");
    assert_eq!(forgotten(home.path()), [] as [PathBuf; 0]);
    write("tests/two.rs", "");
    write("tests/many/outer.rs", "");
    let mut found = forgotten(home.path());
    found.sort();
    assert_eq!(found, ["tests/many/outer.rs", "tests/two.rs"].map(|name| home.path().join(name)));
}
