//! `parlour migrate` as a person meets it.

use journal::{Counts, Journal, Sqlite, TableId};
use scratch_postgres::Cluster;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn migrate(from: &str, to: &str, lang: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["migrate", from, to, "--lang", lang])
        .output()
        .expect("the binary runs")
}

/// The one sentence with which it is refused.
fn refuses(from: &str, to: &str, lang: &str) -> String {
    let output = migrate(from, to, lang);
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(output.stdout.is_empty(), "nothing is printed");
    assert_eq!(complaint.trim_end().lines().count(), 1, "{complaint}");
    complaint
}

/// A folder of this test's own, emptied.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("migrate").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[tokio::test]
async fn a_journal_goes_to_a_database_and_comes_back() {
    let (first, second) = (folder("first"), folder("second"));
    let journal = Sqlite::open(&first).expect("a journal");
    for table in 0..3 {
        let entries = vec!["a deal".into(), "a move".into()];
        journal.append(TableId([table; 16]), 0, entries).await.expect("stored");
    }
    let secret = journal.secret();
    drop(journal);

    let cluster = Cluster::shared();
    let database = cluster.url(&cluster.database());
    for (from, to) in [(text(&first), &*database), (&*database, text(&second))] {
        let output = migrate(from, to, "en");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8(output.stdout).expect("text");
        assert!(told.contains("3 tables") && told.contains(to), "{told}");
    }
    let journal = Sqlite::open(&second).expect("the copy");
    assert_eq!(journal.secret(), secret);
    assert_eq!(journal.count().await, Ok(Counts { tables: 3, entries: 6 }));

    let there = refuses(text(&first), &database, "de");
    assert!(there.contains("liegt schon ein Tagebuch"), "{there}");
}

/// Long work says how far it has got, on a terminal; in a pipe it would be in the way.
#[tokio::test]
async fn a_large_journal_says_how_far_it_has_got() {
    const TABLES: u32 = 4000;
    let from = folder("large");
    let journal = Sqlite::open(&from).expect("a journal");
    let appends: Vec<_> = (0..TABLES)
        .map(|number| {
            let mut name = [0; 16];
            name[..4].copy_from_slice(&number.to_be_bytes());
            journal.append(TableId(name), 0, vec![vec![b'x'; 500].into()])
        })
        .collect();
    for append in appends {
        append.await.expect("stored");
    }
    journal.close().await.expect("it closes");

    // `script` gives it a terminal.
    let parlour = env!("CARGO_BIN_EXE_parlour");
    let (seen, quiet) = (folder("large-seen"), folder("large-quiet"));
    let command = format!("{parlour} migrate {} {} --lang en", text(&from), text(&seen));
    let shown = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .env("TERM", "xterm")
        .output()
        .expect("a terminal");
    let told = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(shown.status.success(), "{told}");
    // Each table counts twice: copied, and compared.
    let far = |line: &str| -> Option<u32> {
        let (before, _) = line.split_once("/8,000")?;
        before.rsplit(' ').next()?.replace(',', "").parse().ok()
    };
    let steps: Vec<u32> = told.split('\r').filter_map(far).collect();
    assert!(steps.len() >= 2 && steps.is_sorted(), "it goes on: {steps:?} {told}");
    assert!(steps.iter().any(|step| (1..8000).contains(step)), "{steps:?}");
    assert!(told.contains("4000 tables") || told.contains("4,000 tables"), "{told}");

    let output = migrate(text(&from), text(&quiet), "en");
    assert!(output.status.success() && output.stderr.is_empty(), "nothing in a pipe");
}

#[test]
fn what_is_in_the_way_is_told_in_one_sentence_and_every_language() {
    let (none, to) = (folder("none"), folder("to"));
    for (lang, words) in [
        ("en", "There is no journal"),
        ("it", "non c’è alcun registro"),
        ("de", "liegt kein Tagebuch"),
        ("fr", "pas de journal"),
    ] {
        let complaint = refuses(text(&none), text(&to), lang);
        assert!(complaint.contains(words) && complaint.contains(text(&none)), "{complaint}");
    }
    drop(Sqlite::open(&none).expect("a journal"));
    for (lang, words) in [
        ("en", "out of reach"),
        ("it", "non è raggiungibile"),
        ("de", "nicht erreichbar"),
        ("fr", "hors d’atteinte"),
    ] {
        // Nobody listens on the first port.
        let complaint = refuses(text(&none), "postgres://anna:secret@127.0.0.1:1/parlour", lang);
        assert!(complaint.contains(words) && !complaint.contains("secret"), "{complaint}");
    }
    let complaint = refuses(text(&none), "postgres://", "en");
    assert!(complaint.contains("no address of a database"), "{complaint}");
}

/// What was meant as a database and is no address of one may have a password in it.
#[test]
fn what_is_no_address_is_neither_shown_nor_made_a_folder() {
    let (from, here) = (folder("no-address"), folder("no-address-here"));
    drop(Sqlite::open(&from).expect("a journal"));
    for to in ["host=db user=anna password=secret", "mysql://anna:secret@db/p", "anna:secret@db/p"]
    {
        for (lang, words) in [
            ("en", "no address of a database"),
            ("it", "non è l’indirizzo di un database"),
            ("de", "keine Adresse einer Datenbank"),
            ("fr", "pas l’adresse complète d’une base de données"),
        ] {
            let output = Command::new(env!("CARGO_BIN_EXE_parlour"))
                .args(["migrate", text(&from), to, "--lang", lang])
                .current_dir(&here)
                .output()
                .expect("the binary runs");
            let complaint = String::from_utf8(output.stderr).expect("text");
            assert_eq!(output.status.code(), Some(2), "{complaint}");
            assert!(complaint.contains(words) && !complaint.contains("secret"), "{complaint}");
            assert!(!complaint.contains("anna"), "{complaint}");
        }
    }
    assert_eq!(std::fs::read_dir(&here).expect("a folder").count(), 0, "nothing is made");
}

#[test]
fn a_password_is_not_shown_whatever_is_in_it() {
    let from = folder("passwords");
    drop(Sqlite::open(&from).expect("a journal"));
    for sign in ["#", "?", "/", "?#"] {
        let to = format!("Postgres://anna:hunter2{sign}sesame@127.0.0.1:1/parlour");
        let complaint = refuses(text(&from), &to, "en");
        assert!(complaint.contains("out of reach"), "{complaint}");
        assert!(complaint.contains("anna@127.0.0.1:1/parlour"), "{complaint}");
        assert!(!complaint.contains("hunter2") && !complaint.contains("sesame"), "{complaint}");
    }
}

/// Nobody is told to close a parlour that is not open.
#[test]
fn a_journal_that_is_there_already_is_called_that() {
    let place = folder("twice");
    drop(Sqlite::open(&place).expect("a journal"));
    for (lang, words) in [
        ("en", "holds a journal already"),
        ("it", "contiene già un registro"),
        ("de", "liegt schon ein Tagebuch"),
        ("fr", "contient déjà un journal"),
    ] {
        let complaint = refuses(text(&place), text(&place), lang);
        assert!(complaint.contains(words), "{complaint}");
    }
}

#[test]
fn a_file_is_not_taken_for_a_folder() {
    let place = folder("file");
    drop(Sqlite::open(&place).expect("a journal"));
    let (file, to) = (place.join("parlour.sqlite"), place.join("to"));
    for (lang, words) in [
        ("en", "is a file"),
        ("it", "è un file"),
        ("de", "ist eine Datei"),
        ("fr", "est un fichier"),
    ] {
        for (from, to) in [(&file, &to), (&place, &file)] {
            let complaint = refuses(text(from), text(to), lang);
            assert!(complaint.contains(words) && complaint.contains(text(&file)), "{complaint}");
        }
    }
}
