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

/// Something is there, and something is wrong with it: that is what `check` is asked.
#[test]
fn a_journal_that_is_cut_off_is_called_damaged_and_not_sent_round_in_circles() {
    let folder = folder("cut-off");
    let file = folder.join("parlour.sqlite");
    let whole = std::fs::read(&file).expect("the journal");
    for length in [100, 512, 4095, 4096, 20_000, whole.len() / 2, whole.len() - 4096] {
        std::fs::write(&file, &whole[..length]).expect("written");
        for (lang, words) in [
            ("en", "damaged so badly"),
            ("it", "così danneggiato"),
            ("de", "so beschädigt"),
            ("fr", "si endommagé"),
        ] {
            let (told, code) = says(&["check", text(&folder), "--lang", lang]);
            assert_eq!(code, Some(1), "{length}: {told}");
            assert!(told.contains(words) && !told.contains("parlour check"), "{length}: {told}");
            assert_eq!(told.lines().count(), 1, "{length}: {told}");
        }
    }
    // It still begins like a journal, but what follows makes no sense.
    let mut bytes = whole.clone();
    bytes[16..18].fill(0xff);
    std::fs::write(&file, bytes).expect("written");
    assert_eq!(says(&["check", text(&folder)]).1, Some(1));
}

#[test]
fn a_backup_is_judged_where_it_lies() {
    let folder = folder("backup-file");
    let copies = folder.join("copies");
    std::fs::create_dir(&copies).expect("a folder");
    let copy = copies.join("monday.sqlite");
    let (told, code) = says(&["backup", text(&copy), "--data", text(&folder)]);
    assert_eq!(code, Some(0), "{told}");
    let (told, code) = says(&["check", text(&copy), "--lang", "en"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("monday.sqlite is sound") && told.contains("Tables: 15"), "{told}");
    let files = std::fs::read_dir(&copies).expect("the folder").count();
    assert_eq!(files, 1, "nothing is put beside it");

    let db = rusqlite::Connection::open(&copy).expect("the copy");
    db.execute("UPDATE log SET body = x'00' WHERE table_no = 5 AND seq = 3", []).expect("damage");
    drop(db);
    let (told, code) = says(&["check", text(&copy), "--lang", "en"]);
    assert!(code == Some(1) && told.contains("entry 3"), "{told}");

    std::fs::write(&copy, "a shopping list").expect("written");
    for (lang, words) in [
        ("en", "neither a journal nor"),
        ("it", "né un registro né"),
        ("de", "weder ein Tagebuch noch"),
        ("fr", "ni un journal ni"),
    ] {
        let (told, code) = says(&["check", text(&copy), "--lang", lang]);
        assert!(code == Some(2) && told.contains(words), "{told}");
    }
    // What is to be changed has to be a folder.
    let (told, code) =
        says(&["tidy", "--older-than", "30", "--data", text(&folder.join("parlour.sqlite"))]);
    assert_eq!(code, Some(2), "{told}");
    assert!(!told.contains("os error"), "{told}");
}

/// A copy of what is damaged is damaged: whoever makes one every night should hear of it.
#[test]
fn a_backup_of_a_damaged_journal_says_so() {
    let folder = folder("backup-damaged");
    let db = rusqlite::Connection::open(folder.join("parlour.sqlite")).expect("the journal");
    db.execute("UPDATE log SET body = x'00' WHERE table_no = 5 AND seq = 3", []).expect("damage");
    drop(db);
    for (lang, words) in [
        ("en", "is damaged, because"),
        ("it", "è danneggiata"),
        ("de", "ist beschädigt, weil"),
        ("fr", "est endommagée"),
    ] {
        let copy = folder.join(lang);
        let (told, code) = says(&["backup", text(&copy), "--data", text(&folder), "--lang", lang]);
        assert_eq!((code, told.lines().count()), (Some(1), 2), "{told}");
        assert!(told.contains(words) && copy.exists(), "{told}");
    }
    // It cannot even be copied.
    let file = folder.join("parlour.sqlite");
    let whole = std::fs::read(&file).expect("the journal");
    std::fs::write(&file, &whole[..whole.len() - 4096]).expect("written");
    let (told, code) = says(&["backup", text(&folder.join("cut")), "--data", text(&folder)]);
    assert_eq!((code, told.lines().count()), (Some(1), 1), "{told}");
}

#[test]
fn a_copy_that_has_no_place_to_go_is_not_the_fault_of_the_journal() {
    let folder = folder("no-place");
    let nowhere = folder.join("nowhere");
    for (lang, words) in [
        ("en", "There is no folder"),
        ("it", "non esiste"),
        ("de", "gibt es nicht"),
        ("fr", "n’existe pas"),
    ] {
        let copy = nowhere.join("copy.sqlite");
        let (told, code) = says(&["backup", text(&copy), "--data", text(&folder), "--lang", lang]);
        assert_eq!((code, told.lines().count()), (Some(2), 1), "{told}");
        assert!(told.contains(words) && told.contains(text(&nowhere)), "{told}");
    }
    let inside = folder.join("parlour.sqlite").join("copy");
    let (told, code) = says(&["backup", text(&inside), "--data", text(&folder), "--lang", "en"]);
    assert!(code == Some(2) && told.contains("copy cannot be written"), "{told}");
    // A journal that is not there is still the journal's fault, wherever the copy should go.
    let (told, _) = says(&["backup", text(&inside), "--data", text(&nowhere), "--lang", "en"]);
    assert!(told.contains("no journal in"), "{told}");
    let (told, code) = says(&["backup", "postgres://anna:secret@db/p", "--data", text(&folder)]);
    assert!(code == Some(2) && !told.contains("secret"), "{told}");
}

#[test]
fn no_password_is_shown_where_a_database_was_meant() {
    for place in [
        "Postgres://anna:secret@127.0.0.1:1/parlour",
        "postgres://anna:not#secret@127.0.0.1:1/parlour",
        "host=127.0.0.1 port=1 user=anna password=secret",
        "anna:secret@127.0.0.1:1/parlour",
    ] {
        for call in [
            vec!["check", place],
            vec!["tidy", "--older-than", "30", "--data", place],
            vec!["tidy", "--older-than", "30", "--dry-run", "--data", place],
            vec!["backup", "copy.sqlite", "--data", place],
        ] {
            let (told, code) = says(&call);
            assert_eq!((code, told.lines().count()), (Some(2), 1), "{told}");
            assert!(!told.contains("secret") && !told.contains("not#"), "{told}");
        }
    }
}
