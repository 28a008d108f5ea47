//! What the reader lets pass, the engine plays to the end.

use crate::common::{self, play, small};
use packs::read;

#[test]
fn the_small_pack_is_played_to_the_end() {
    play(&read(&[small()]).pack().expect("a sound pack"), 200);
}

#[test]
fn the_small_pack_is_played_without_its_fixed_order() {
    let stories = common::SMALL[5].1;
    let tutorial = &stories[stories.find("[story.tutorial]").expect("a tutorial")..];
    let mut source = common::edited("stories.toml", tutorial, "");
    for (name, text) in &mut source.files {
        if name.ends_with(".ftl") {
            let words = String::from_utf8(text.clone()).expect("text");
            let end = words.find("tutorial-sunday-soup-1").expect("the tutorial");
            text.truncate(end);
        }
    }
    let found = read(&[source.clone()]).findings().to_vec();
    assert_eq!(found, [], "{}", common::shown(&found));
    play(&read(&[source]).pack().expect("a sound pack"), 200);
}
