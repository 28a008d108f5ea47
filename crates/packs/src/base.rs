//! The pack that comes with the parlour.

use crate::{Pack, Source, read};
use fog_of_love::Book;
use std::sync::{Arc, OnceLock};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../packs/base/", $name)))),*]
    };
}

/// The files of the pack `base`, carried inside the program.
pub fn base_source() -> Source {
    Source::new(files![
        "pack.toml",
        "scenes-sweet.toml",
        "scenes-serious.toml",
        "scenes-drama.toml",
        "scenes-events.toml",
        "characters.toml",
        "destinies.toml",
        "stories.toml",
        "en.ftl",
        "it.ftl",
        "de.ftl",
        "fr.ftl",
    ])
}

/// The pack `base`.
pub fn base() -> &'static Pack {
    static BASE: OnceLock<Pack> = OnceLock::new();
    // A test reads the same files and tells what is wrong with them, if anything is.
    BASE.get_or_init(|| read(&[base_source()]).pack().unwrap_or_default())
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

    #[test]
    fn the_base_pack_has_no_findings() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/base");
        let source = folder(&path).expect("the folder of the pack");
        let names: Vec<&str> = source.files.iter().map(|(name, _)| name.as_str()).collect();
        let reading = read(std::slice::from_ref(&source));
        let findings: Vec<String> = reading.findings().iter().map(ToString::to_string).collect();
        assert!(findings.is_empty(), "{}", findings.join("\n"));
        assert_eq!(reading.pack().expect("a pack").content, base().content, "{names:?}");
    }

    #[test]
    fn the_base_pack_can_be_played() {
        assert!(base_book().content().scenes.len() == 113);
    }
}
