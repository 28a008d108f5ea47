//! The small pack is sound.

use std::path::Path;

/// FL-308: a tutorial is a fixed order of cards and a list of numbered lessons.
#[test]
fn the_small_pack_has_no_findings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/small");
    let source = packs::folder(&folder).expect("a folder");
    let reading = packs::read(&[source]);
    let found: Vec<String> = reading.findings().iter().map(ToString::to_string).collect();
    assert_eq!(found, Vec::<String>::new());
    insta::assert_snapshot!(reading.summary());
}
