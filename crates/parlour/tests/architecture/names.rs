//! Whatever ARCHITECTURE.md, CONTRIBUTING.md and README.md name in back-ticks is there: files and
//! folders, crates and what they declare, commands, settings, rules. So is what links lead to.

use std::fs;

use super::repository::{Repository, root};

const PAGES: [&str; 3] = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"];

/// What stands in back-ticks and is not ours: words of Rust and of libraries, of Fluent, SVG and
/// the catalogues of rules, and what is made by running something.
const FOREIGN: &[&str] = &[
    "#[derive(Hash)]",
    "#[utoipa::path]",
    "HashMap",
    "biased",
    "select!",
    "tokio::time",
    "unwrap",
    ".told",
    "{ $partner }",
    "{ $player }",
    "{ A($player) }",
    "{ DE($player) }",
    "<g>",
    "- Not testable:",
    "Edge:",
    "-- --nocapture",
    "by-hand-…",
    "corpus/TARGET/found-….txt",
    "found-…",
    "target/release/parlour",
    "target/screenshots",
    "target/tmp/TARGET-broken.txt",
];

/// What a page has in back-ticks, one after the other, without the blocks that are indented.
fn ticked(page: &str) -> Vec<String> {
    let prose: Vec<&str> = page.lines().filter(|line| !line.starts_with("    ")).collect();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    prose.join("\n").split('`').skip(1).step_by(2).map(words).collect()
}

/// Where the links of a page lead, as far as that is in the repository.
fn links(page: &str) -> Vec<&str> {
    page.split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', '#']).next())
        .filter(|link| !link.is_empty() && !link.contains("://"))
        .collect()
}

/// The rows of tables that describe the files of folders: the first heading names the folders, the
/// first cells the files, and each is in every one of the folders.
fn described(page: &str) -> Vec<String> {
    let first = |line: &str| ticked(line.split('|').nth(1).unwrap_or_default());
    let mut found = Vec::new();
    let mut folders = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        if !line.starts_with('|') {
            inside = false;
        } else if !inside {
            inside = true;
            folders = first(line);
        } else {
            let files = first(line);
            let pairs =
                files.iter().flat_map(|file| folders.iter().map(move |folder| (folder, file)));
            found.extend(
                pairs.map(|(folder, file)| format!("{folder}/{}", file.trim_end_matches('/'))),
            );
        }
    }
    found
}

/// Whether what stands in back-ticks is there.
fn is_there(repository: &Repository, word: &str) -> bool {
    let words: Vec<&str> = word.split(' ').collect();
    if words.contains(&"cargo") {
        return is_command(repository, &words);
    }
    if let ["parlour", what, ..] = words.as_slice() {
        let variant = what[..1].to_uppercase() + &what[1..];
        return repository.has_symbol(&format!("parlour::{variant}"));
    }
    if let Some(script) = words[0].strip_prefix("./") {
        return repository.has(script);
    }
    if word.starts_with("PARLOUR_") {
        return is_setting(repository, word);
    }
    if is_rule(word) {
        return repository.speaks_of(word);
    }
    if let Some((before, rest)) = word.split_once('{')
        && let Some((each, after)) = rest.split_once('}')
    {
        return each.split(',').all(|one| is_there(repository, &format!("{before}{one}{after}")));
    }
    if repository.crates.contains(word) {
        return true;
    }
    let ends = [".rs", ".md", ".js", ".css", ".toml", ".ftl", ".svg", ".txt"];
    if word.contains('/') || ends.iter().any(|end| word.ends_with(end)) {
        return repository.has_path(word);
    }
    let symbol = word.split(['<', '(']).next().unwrap_or_default().trim_end_matches('!');
    repository.has_symbol(symbol)
}

/// Whether a setting is read, whatever it is set to.
fn is_setting(repository: &Repository, word: &str) -> bool {
    let name = word.split('=').next().unwrap_or_default();
    repository.speaks_of(&format!("\"{name}\""))
}

/// `LL-77`, `LL-77/1`. Whatever number a test cites is a rule: the trace of the rules sees to that.
fn is_rule(word: &str) -> bool {
    let number = |rest: &str| rest.chars().all(|char| char.is_ascii_digit() || char == '/');
    ["LL-", "FV-", "FL-"].iter().any(|game| word.strip_prefix(game).is_some_and(number))
}

/// Whether the crates, tests, examples and settings of a command are there.
fn is_command(repository: &Repository, words: &[&str]) -> bool {
    let after = |flag| words.iter().skip_while(move |word| **word != flag).nth(1).copied();
    let package = after("-p");
    let file = |kind: &str, name: &str| {
        let stem = format!("crates/{}/{kind}/{name}", package.unwrap_or("parlour"));
        repository.has(&format!("{stem}.rs")) || repository.has(&format!("{stem}/main.rs"))
    };
    package.is_none_or(|package| repository.crates.contains(package))
        && after("--test").is_none_or(|name| file("tests", name))
        && after("--example").is_none_or(|name| file("examples", name))
        && (words.iter().filter(|word| word.starts_with("PARLOUR_")))
            .all(|setting| is_setting(repository, setting))
}

/// What a page names that is not there.
fn missing(repository: &Repository, page: &str, foreign: &[&str]) -> Vec<String> {
    let words = ticked(page).into_iter();
    let words = words.filter(|word| !foreign.contains(&&**word) && !is_there(repository, word));
    let files = described(page).into_iter().filter(|path| !repository.has(path));
    let links = links(page).into_iter().map(str::to_string).filter(|link| !repository.has(link));
    words.chain(files).chain(links).collect()
}

fn read(page: &str) -> String {
    fs::read_to_string(root().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"))
}

#[test]
fn whatever_a_page_names_is_there() {
    let repository = Repository::here();
    let found = PAGES.map(|page| (page, missing(&repository, &read(page), FOREIGN)));
    assert!(
        found.iter().all(|(_, missing)| missing.is_empty()),
        "named, and not there: {found:#?}"
    );
}

#[test]
fn what_is_not_ours_is_spoken_of() {
    let words: Vec<String> = PAGES.iter().flat_map(|page| ticked(&read(page))).collect();
    let idle: Vec<_> =
        FOREIGN.iter().filter(|word| !words.iter().any(|said| said == *word)).collect();
    assert!(idle.is_empty(), "on the list of foreign names, and on no page: {idle:?}");
}

/// A repository of two crates.
fn small() -> Repository {
    let files = [
        ("test", ""),
        ("docs/rules/bed.md", ""),
        ("crates/bed-room/src/lib.rs", "mod linen; mod table;"),
        ("crates/bed-room/src/linen.rs", "pub struct Sheet<T> { width: T } pub fn fold() {}"),
        ("crates/bed-room/src/linen/silk.rs", "impl Sheet<u8> { fn iron(&self) {} }"),
        ("crates/bed-room/src/table.rs", "enum Table { Round } // LL-77"),
        ("crates/bed-room/tests/nights/main.rs", "const LONG: &str = \"PARLOUR_LONG\";"),
        ("crates/hall/src/main.rs", "pub struct Table { legs: u8 } macro_rules! lay { () => {} }"),
        ("crates/parlour/src/call.rs", "enum Command { Serve }"),
    ];
    Repository::new(files.map(|(path, text)| (path.to_string(), text.to_string())))
}

#[test]
fn what_is_there_is_found() {
    let repository = small();
    for word in [
        "bed-room",
        "bed_room::linen",
        "bed_room::Sheet",
        "bed_room::linen::Sheet::iron",
        "linen::Sheet<T>",
        "Sheet::width",
        "fold(a, b)",
        "Table::Round",
        "Table::legs",
        "hall::Table",
        "hall::lay!",
        "linen.rs",
        "linen/silk.rs",
        "linen/",
        "tests/nights",
        "hall/src/main.rs",
        "crates/{bed-room,hall}/src",
        "docs/rules/bed.md",
        "./test --long",
        "LL-77",
        "PARLOUR_LONG=1",
        "PARLOUR_LONG=1 cargo test -p bed-room --test nights",
        "parlour serve",
    ] {
        assert!(is_there(&repository, word), "{word} is there");
    }
}

#[test]
fn what_is_invented_is_missed() {
    let repository = small();
    for word in [
        "kitchen",
        "Pillow",
        "bed_room::Pillow",
        "bed_room::lay!",
        "hall::Sheet",
        "hall::linen",
        "table::Sheet",
        "Sheet::legs",
        "Sheet::fold",
        "hall::Table::Round",
        "bed_room::Table::legs",
        "pillow.rs",
        "silk/linen.rs",
        "linen/pillow.rs",
        "silk.md",
        "kitchen/src/main.rs",
        "crates/{bed-room,kitchen}/src",
        "docs/rules/pillow.md",
        "./tests",
        "LL-78",
        "PARLOUR_SHORT=1",
        "PARLOUR_SHORT=1 cargo test -p bed-room --test nights",
        "cargo test -p kitchen",
        "cargo test -p bed-room --test days",
        "cargo run -p bed-room --example nights",
        "parlour sleep",
    ] {
        assert!(!is_there(&repository, word), "{word} is not there");
    }
}

#[test]
fn whatever_a_page_has_wrong_is_told() {
    let page = "A `Sheet` and a `Pillow`, by `maid`.\n\n    `indented` is code\n\n\
        | `crates/bed-room/src` | what |\n|---|---|\n\
        | `linen.rs`, `linen/` | so |\n| `main.rs` | so |\n\n\
        A [rule](docs/rules/bed.md#fold), [another](docs/none.md), [site](https://a.example/).\n";
    let found = missing(&small(), page, &["maid"]);
    assert_eq!(found, ["Pillow", "crates/bed-room/src/main.rs", "docs/none.md"]);
}
