//! The larger drawings: all that has a name is drawn, all that is drawn has a name, and a page fetches only what
//! it shows.

use flate2::Compression;
use flate2::write::GzEncoder;
use packs::{Clothes, Held, Mood, Prop, Setting, Sign, Thing};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use web::art::people::{Beard, Glasses, Hair, Head, Nose};
use web::art::room::{self, Guest};
use web::art::scenery::{backdrop, held, prop};
use web::art::signs::{Mark, mark, sign};
use web::art::{Sheet, people::Skin};
use web::assets::asset;

/// All sheets together, in bytes as they are sent.
const MOST: usize = 60 * 1024;

fn text(sheet: Sheet) -> String {
    String::from_utf8(asset(sheet.file()).expect("a sheet").bytes.into_owned()).expect("text")
}

/// The names of the drawings on a sheet.
fn drawn(sheet: Sheet) -> BTreeSet<String> {
    let text = text(sheet);
    let names = text.split("<g id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let all: Vec<String> = names.map(str::to_string).collect();
    let set: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(set.len(), all.len(), "{sheet:?} has a name twice");
    set
}

/// What a page refers to, by file.
fn wanted(shown: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut wanted: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for rest in shown.split("href=\"/assets/").skip(1) {
        let (file, rest) = rest.split_once("?v=").expect("a hash");
        let name = rest.split_once('#').expect("a name").1.split('"').next().expect("its end");
        wanted.entry(file.to_string()).or_default().insert(name.to_string());
    }
    wanted
}

/// Whatever can be shown beside people.
fn everything() -> String {
    let mut shown = Vec::new();
    shown.extend(Setting::all().map(backdrop));
    shown.extend(Prop::all().map(prop));
    shown.extend(Held::all().map(|one| held(one, [Skin::A, Skin::E])));
    shown.extend(Sign::all().map(sign));
    shown.extend(Mark::ALL.map(mark));
    shown.extend(Guest::ALL.map(room::guest));
    shown.extend([room::candle(), room::scales(), room::laurel()]);
    shown.into_iter().map(|one| one.into_string()).collect()
}

/// The names of everything that people are put together from.
fn parts_of_people() -> BTreeSet<String> {
    let mut names: Vec<String> = vec!["ear".into(), "ear-hot".into()];
    names.extend(Head::ALL.iter().map(|one| format!("head-{}", one.name())));
    names.extend(Nose::ALL.iter().map(|one| format!("nose-{}", one.name())));
    names.extend(Beard::ALL.iter().map(|one| format!("beard-{}", one.name())));
    names.extend(Glasses::ALL.iter().map(|one| format!("glasses-{}", one.name())));
    names.extend(Clothes::all().map(|one| format!("cloth-{}", one.name())));
    names.extend(Thing::all().map(|one| format!("thing-{}", one.name())));
    names.extend(Hair::ALL.iter().map(|one| format!("hair-{}-f", one.name())));
    let behind = ["curls", "long", "bun", "afro", "bob", "shawl", "tail", "locs", "wrap"];
    names.extend(behind.map(|one| format!("hair-{one}-b")));
    for mood in Mood::all() {
        names.extend(["c", "l", "r", "b", "m"].map(|part| format!("face-{}-{part}", mood.name())));
    }
    let changed = ["flush", "wet", "brow-b", "wink-r", "gaze-l", "gaze-r", "laugh-m", "sly-m"];
    names.extend(changed.map(|one| format!("change-{one}")));
    names.push("change-whistle-m".to_string());
    names.into_iter().collect()
}

#[test]
fn all_that_has_a_name_is_drawn_and_all_that_is_drawn_has_a_name() {
    let mut wanted = wanted(&everything());
    wanted.insert(Sheet::People.file().to_string(), parts_of_people());
    for sheet in Sheet::ALL {
        assert_eq!(wanted.remove(sheet.file()), Some(drawn(sheet)), "{sheet:?}");
    }
    assert!(wanted.is_empty(), "{wanted:?}");
}

#[test]
fn all_sheets_together_are_light() {
    let mut whole = 0;
    for sheet in Sheet::ALL {
        // As the parlour compresses what it sends.
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text(sheet).as_bytes()).expect("memory");
        let bytes = encoder.finish().expect("memory").len();
        println!("{:>7}  {}", bytes, sheet.file());
        whole += bytes;
    }
    println!("{whole:>7}  in all");
    assert!(whole <= MOST, "{whole} bytes of drawings");
}

#[test]
fn sheets_are_painted_by_the_page_alone() {
    let style = String::from_utf8(asset("parlour.css").expect("a style").bytes.into_owned());
    let style = style.expect("text");
    for sheet in Sheet::ALL {
        let text = text(sheet);
        for forbidden in [" class=", " style=", "url(", "<text", "<style", "<script", "=\"#", "\n"]
        {
            assert!(!text.contains(forbidden), "{forbidden} in {sheet:?}");
        }
        for rest in text.split("var(--").skip(1) {
            let name = rest.split([')', ',']).next().expect("a name");
            assert!(style.contains(&format!("--{name}: ")), "--{name} of {sheet:?}");
        }
    }
}

#[test]
fn sheets_are_well_formed() {
    for sheet in Sheet::ALL {
        let text = text(sheet);
        let mut open = Vec::new();
        for tag in text.split('<').skip(1) {
            let (tag, after) = tag.split_once('>').expect("an end");
            assert_eq!(after, "", "nothing stands between tags: {tag}");
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(name), "{sheet:?}: {tag}");
                continue;
            }
            let name = tag.split([' ', '/']).next().expect("a name");
            let mut keys: Vec<&str> = tag
                .split('"')
                .step_by(2)
                .filter_map(|part| part.trim().strip_suffix('='))
                .collect();
            let many = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), many, "an attribute twice in {sheet:?}: <{tag}>");
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{sheet:?}: {open:?}");
    }
}

#[test]
fn drawings_beside_words_are_hidden_from_screen_readers() {
    let shown = everything();
    let many = shown.matches("<svg ").count();
    assert_eq!(shown.matches("aria-hidden=\"true\" focusable=\"false\"").count(), many);
    assert!(!shown.contains(" style=") && !shown.contains(" id="));
}
