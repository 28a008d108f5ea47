//! Files and folders: bounded, plain, and nothing passed over in silence.

use crate::common::{self, edited, findings, shown, small};
use packs::{Problem, Source, Unfit};
use std::fs;
use std::path::{Path, PathBuf};

/// The faults of files in a pack, as file, line and fault.
fn unfit(source: Source) -> Vec<(String, u32, Unfit)> {
    let found = findings(source).into_iter();
    let unfit = found.filter_map(|finding| match finding.problem {
        Problem::Unfit(why) => Some((finding.file, finding.line, why)),
        _ => None,
    });
    unfit.collect()
}

fn with(name: &str, content: &[u8]) -> Source {
    let mut source = small();
    source.files.push((name.to_string(), content.to_vec()));
    source
}

fn one(name: &str, line: u32, why: Unfit) -> Vec<(String, u32, Unfit)> {
    vec![(name.to_string(), line, why)]
}

#[test]
fn names_lead_nowhere_else() {
    for name in
        ["../x.toml", "a/b.toml", "/etc.toml", "X.toml", ".toml", "x.json", "a b.ftl", "è.ftl"]
    {
        assert_eq!(unfit(with(name, b"")), one(name, 0, Unfit::Name), "{name}");
    }
    assert_eq!(unfit(with("en.ftl", b"")), one("en.ftl", 0, Unfit::Twice));
}

#[test]
fn sizes_are_bounded_before_anything_is_read() {
    let large = vec![b'#'; packs::MOST_FILE_BYTES + 1];
    let expected = one("more.toml", 0, Unfit::FileTooLarge(packs::MOST_FILE_BYTES));
    assert_eq!(unfit(with("more.toml", &large)), expected);
    let mut source = small();
    let file = vec![b'#'; packs::MOST_FILE_BYTES];
    source.files.extend((0..9).map(|n| (format!("more-{n}.toml"), file.clone())));
    let faults = unfit(source);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].2, Unfit::PackTooLarge(packs::MOST_BYTES));
    let mut source = small();
    source.files.extend((0..59).map(|n| (format!("more-{n}.toml"), Vec::new())));
    assert_eq!(unfit(source), one("pack.toml", 0, Unfit::TooManyFiles(packs::MOST_FILES)));
}

#[test]
fn what_is_not_text_is_told_where_it_begins() {
    assert_eq!(unfit(with("more.toml", b"# ok\n# \xff")), one("more.toml", 2, Unfit::NotText));
}

#[test]
fn deep_brackets_are_refused_before_a_parser_sees_them() {
    for deep in ["[", "{a=", "[{a="] {
        let text = format!("x = 1\ny = {}", deep.repeat(50_000));
        assert_eq!(unfit(with("more.toml", text.as_bytes()))[0].2, Unfit::TooDeep(40), "{deep}");
    }
    let keys = format!("{}x = 1", "a.".repeat(100_000));
    let found = findings(with("more.toml", keys.as_bytes()));
    assert!(matches!(found[0].problem, Problem::Syntax(_)), "{}", shown(&found));
    for deep in ["{ ", "{ A(", "{ $x ->\n *[x] ", "{ \"}\" ->\n *[x] "] {
        let text = format!("deep = {}", deep.repeat(10_000));
        let found = findings(with("de.ftl", text.as_bytes()));
        assert!(!found.is_empty());
        let listed = edited("pack.toml", "[\"en\", \"it\"]", "[\"en\", \"it\", \"de\"]");
        let mut listed = listed;
        listed.files.push(("de.ftl".to_string(), text.into_bytes()));
        let fault = Problem::Text(packs::TextFault::TooMany(100));
        assert!(findings(listed).iter().any(|finding| finding.problem == fault), "{deep}");
    }
}

#[test]
fn every_fault_of_syntax_is_told() {
    let mut source = edited("scenes.toml", "deck = \"sweet\"", "deck = sweet");
    source.files.push(("more.toml".to_string(), b"x = 1\n\ny == 2\n".to_vec()));
    let found = findings(source);
    let at: Vec<(&str, u32)> = found.iter().map(|f| (f.file.as_str(), f.line)).collect();
    assert!(
        at.contains(&("scenes.toml", 5)) && at.contains(&("more.toml", 3)),
        "{}",
        shown(&found)
    );
    assert!(found.iter().all(|f| matches!(f.problem, Problem::Syntax(_))));
}

#[test]
fn a_pack_has_a_manifest() {
    let mut source = small();
    source.files.retain(|(name, _)| name != "pack.toml");
    assert_eq!(unfit(source), one("pack.toml", 0, Unfit::NoManifest));
}

/// A folder of this test's own with the small pack in it.
fn on_disk(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in common::SMALL {
        fs::write(folder.join(name), text).expect("written");
    }
    folder
}

#[test]
fn a_folder_is_read_as_it_lies() {
    let folder = on_disk("plain");
    fs::write(folder.join("README.md"), "hello").expect("written");
    fs::write(folder.join("LICENSE-MIT"), "hello").expect("written");
    let source = packs::folder(&folder).expect("a source");
    assert_eq!(source, small());
}

#[test]
fn what_does_not_belong_into_a_folder_is_told() {
    let folder = on_disk("strays");
    fs::write(folder.join("notes.txt"), "hello").expect("written");
    fs::create_dir(folder.join("drafts")).expect("a folder");
    let large = vec![b'#'; packs::MOST_FILE_BYTES + 1];
    fs::write(folder.join("large.toml"), large).expect("written");
    #[cfg(unix)]
    std::os::unix::fs::symlink("/etc/passwd", folder.join("link.toml")).expect("a link");
    let mut faults = unfit(packs::folder(&folder).expect("a source"));
    faults.sort_by(|one, other| one.0.cmp(&other.0));
    let names: Vec<&str> = faults.iter().map(|(name, ..)| name.as_str()).collect();
    let expected: &[&str] = if cfg!(unix) {
        &["drafts", "large.toml", "link.toml", "notes.txt"]
    } else {
        &["drafts", "large.toml", "notes.txt"]
    };
    assert_eq!(names, expected);
    assert_eq!(faults[0].2, Unfit::NotAFile);
    assert_eq!(faults[1].2, Unfit::FileTooLarge(packs::MOST_FILE_BYTES));
    #[cfg(unix)]
    assert_eq!(faults[2].2, Unfit::Link);
}

#[test]
fn a_crowded_folder_is_left_at_the_limit() {
    let folder = on_disk("crowd");
    for number in 0..200 {
        fs::write(folder.join(format!("more-{number}.toml")), "").expect("written");
    }
    let faults = unfit(packs::folder(&folder).expect("a source"));
    assert!(faults.iter().any(|(_, _, why)| *why == Unfit::TooManyFiles(packs::MOST_FILES)));
}

#[test]
fn a_folder_that_is_not_there_cannot_be_read() {
    let finding = packs::folder(Path::new("/nowhere/at/all")).expect_err("no such folder");
    assert!(matches!(finding.problem, Problem::Unfit(Unfit::Unreadable(_))));
}
