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
