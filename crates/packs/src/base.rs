//! The packs that come with the parlour.

use crate::{Pack, Source, read};
use fog_of_love::Book;
use std::sync::{Arc, OnceLock};

macro_rules! files {
    ($folder:literal: $($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../packs/", $folder, "/", $name)))),*]
    };
}

/// The files of the pack `base`, carried inside the program.
pub fn base_source() -> Source {
    Source::new(files!["base":
        "pack.toml",
        "scenes-sweet.toml",
        "scenes-serious.toml",
        "scenes-drama.toml",
        "scenes-events.toml",
        "characters.toml",
        "destinies.toml",
        "looks.toml",
        "stories.toml",
        "en.ftl",
        "it.ftl",
        "de.ftl",
        "fr.ftl",
        "en-told.ftl",
        "it-told.ftl",
        "de-told.ftl",
        "fr-told.ftl",
        "en-epilogues.ftl",
        "it-epilogues.ftl",
        "de-epilogues.ftl",
        "fr-epilogues.ftl",
    ])
}

/// The files of the pack `second`, which adds to `base`, carried inside the program.
pub fn second_source() -> Source {
    Source::new(files!["second":
        "pack.toml",
        "scenes-any-story.toml",
        "stories-nothing-serious.toml",
        "stories-second-helpings.toml",
        "stories-sunday-morning-date.toml",
        "stories-where-were-we.toml",
        "characters.toml",
        "looks.toml",
        "en.ftl",
        "it.ftl",
        "de.ftl",
        "fr.ftl",
        "en-told.ftl",
        "it-told.ftl",
        "de-told.ftl",
        "fr-told.ftl",
    ])
}

/// The pack `base`.
pub fn base() -> &'static Pack {
    static BASE: OnceLock<Pack> = OnceLock::new();
    // A test reads the same files and tells what is wrong with them, if anything is.
    BASE.get_or_init(|| read(&[base_source()]).pack().unwrap_or_default())
}

/// The packs `base` and `second` as one.
pub fn second() -> &'static Pack {
    static SECOND: OnceLock<Pack> = OnceLock::new();
    SECOND.get_or_init(|| {
        let sources = [base_source().labelled("base"), second_source().labelled("second")];
        read(&sources).pack().unwrap_or_default()
    })
}

/// The pack `base`, ready to play.
pub fn base_book() -> &'static Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| match Book::new(base().content.clone()) {
        Ok(book) => book,
        Err(why) => unreachable!("the pack of the house can be played: {why}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder;
    use std::path::Path;

    /// What is carried along is what lies in the folders, and nothing is wrong with it.
    #[test]
    fn the_packs_of_the_house_have_no_findings() {
        let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs");
        let source = |name: &str| folder(&packs.join(name)).expect("the folder of the pack");
        let boxes = [(vec!["base"], base()), (vec!["base", "second"], second())];
        for (names, carried) in boxes {
            let sources: Vec<Source> =
                names.iter().map(|name| source(name).labelled(*name)).collect();
            let reading = read(&sources);
            let findings: Vec<String> =
                reading.findings().iter().map(ToString::to_string).collect();
            assert!(findings.is_empty(), "{}", findings.join("\n"));
            let pack = reading.pack().expect("a pack");
            assert_eq!((&pack.content, &pack.texts), (&carried.content, &carried.texts));
        }
    }

    #[test]
    fn the_base_pack_can_be_played() {
        assert!(base_book().content().scenes.len() == 113);
        assert!(Book::new(second().content.clone()).is_ok());
    }
}
