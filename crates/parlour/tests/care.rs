//! `parlour check` and `parlour tidy` as a person meets them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn parlour(arguments: &[&str]) -> Output {
    let binary = Command::new(env!("CARGO_BIN_EXE_parlour")).args(arguments).output();
    binary.expect("the binary runs")
}

/// What is printed, and with which code it ends.
fn says(arguments: &[&str]) -> (String, Option<i32>) {
    let output = parlour(arguments);
    let printed = [output.stdout, output.stderr].concat();
    (String::from_utf8(printed).expect("text"), output.status.code())
}

/// A folder of this test's own with the journal of an earlier parlour.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("care").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let golden = "../server/tests/golden/data/format-4/journal.sqlite";
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(golden);
    std::fs::copy(golden, folder.join("parlour.sqlite")).expect("a copy");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn a_sound_journal_is_called_sound() {
    let folder = folder("sound");
    let (told, code) = says(&["check", text(&folder), "--lang", "en"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("is sound") && told.contains("Tables: 15"), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    let files = std::fs::read_dir(&folder).expect("the folder").count();
    assert_eq!(files, 1, "nothing is put beside it");
}

#[test]
fn what_is_wrong_is_told_line_by_line() {
    let folder = folder("flawed");
    let db = rusqlite::Connection::open(folder.join("parlour.sqlite")).expect("the journal");
    db.execute("UPDATE log SET body = x'00' WHERE table_no = 5 AND seq = 3", []).expect("damage");
    db.execute("UPDATE log SET body = x'00' WHERE table_no = 9 AND seq = 1", []).expect("damage");
    drop(db);
    let (told, code) = says(&["check", text(&folder), "--lang", "en"]);
    assert_eq!(code, Some(1), "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 3, "{told}");
    assert!(lines[0].contains("entry 3") && lines[0].contains("backup"), "{told}");
    assert!(lines[1].contains("entry 1") && lines[2].contains("Findings: 2"), "{told}");
    assert!(!told.contains("SELECT"), "{told}");
    let (told, code) = says(&["check", text(&folder), "--lang", "de"]);
    assert!(code == Some(1) && told.contains("Eintrag 3"), "{told}");
}

#[test]
fn a_wrong_call_is_refused_in_one_sentence() {
    let nowhere = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("care").join("nowhere");
    for call in [
        vec!["check", text(&nowhere)],
        vec!["tidy", "--older-than", "30", "--data", text(&nowhere)],
        vec!["tidy", "--older-than", "30", "--dry-run", "--data", text(&nowhere)],
    ] {
        let (told, code) = says(&call);
        assert_eq!(code, Some(2), "{told}");
        assert_eq!(told.trim_end().lines().count(), 1, "{told}");
        assert!(!nowhere.exists(), "no journal is made");
    }
    assert_eq!(says(&["tidy"]).1, Some(2), "how old must be said");
    assert_eq!(says(&["tidy", "--older-than", "0"]).1, Some(2), "today is not old");
}

#[test]
fn tidying_tells_what_it_did() {
    let folder = folder("tidy");
    let data = text(&folder);
    let count = |older: &str, trial: bool| {
        let mut call = vec!["tidy", "--older-than", older, "--data", data, "--lang", "en"];
        call.extend(trial.then_some("--dry-run"));
        let (told, code) = says(&call);
        assert_eq!(code, Some(0), "{told}");
        told
    };
    assert!(count("60000", false).contains("removed: 0"));
    assert!(count("60000", true).contains("would be removed: 0"));
}
