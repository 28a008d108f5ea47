//! Packs of cards, as people write them.

use crate::kept::play;
use packs::{Source, press, unpress};

/// A pack is read or found wrong; what is read can be kept and played.
pub(crate) fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let source = Source::new(text.split("=== ").skip(1).map(|file| {
        let (name, content) = file.split_once('\n').unwrap_or((file, ""));
        (name, content)
    }));
    let reading = packs::read(&[source]);
    assert!(!reading.summary().is_empty());
    for finding in reading.findings() {
        assert!(finding.problem.sentence().ends_with(['.', '?']), "{finding}");
    }
    let Ok(pack) = reading.pack() else { return };
    let hash = &pack.content.edition.hash;
    let kept = unpress(&press(&pack), hash).expect("what is pressed comes back");
    assert_eq!((&kept.content, &kept.texts), (&pack.content, &pack.texts));
    for words in pack.texts.values() {
        assert!(words.count() > 0);
    }
    assert!(play(pack.content), "a pack without errors can be played");
}
