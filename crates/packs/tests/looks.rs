//! What cards look like: read beside them, checked by name, and no part of what they do.

use crate::common::{check, findings, list, shown, small};
use fog_of_love::content::{Deck, Letter};
use packs::{
    Clothes, Held, Mood, Pack, Paint, Problem, Prop, Setting, Sign, Source, Thing, Trick, What,
    folder, press, read, unpress,
};
use std::path::Path;

/// The small pack with a file of looks.
fn with(looks: &str) -> Source {
    let mut source = small();
    source.files.push(("looks.toml".to_string(), looks.as_bytes().to_vec()));
    source
}

fn pack(looks: &str) -> Pack {
    let reading = read(&[with(looks)]);
    assert!(reading.findings().is_empty(), "{}", shown(reading.findings()));
    reading.pack().expect("a pack")
}

const DRESSED: &str = r#"
[look.scene]
burnt-toast = { place = "kitchen", prop = "moka", mood = ["smiling", "hurt"], b = "angry" }
karaoke = {}

[look.story.sunday-soup]
place = "cafe"
chapters = ["market"]
finale = "gate"
ending = "beach"
held = "scarf"

[look.occupation]
baker = { clothes = ["apron", "coat"], thing = "flour", paint = { main = "wax", accent = "gold" } }

[look.feature]
half-smile = { change = "sly" }

[look.trait]
list-maker = { sign = "red-pencil" }

[look.destiny]
in-step = { sign = "equal-partners" }
"#;

#[test]
fn a_card_looks_as_its_pack_says() {
    let pack = pack(DRESSED);
    let looks = &pack.looks;
    let toast = looks.scene("burnt-toast");
    assert_eq!((toast.place, toast.prop), (Some(Setting::Kitchen), Some(Prop::Moka)));
    assert_eq!(toast.mood, Some((Mood::Smiling, Mood::Hurt)));
    assert_eq!((toast.option(Letter::A), toast.option(Letter::B)), (None, Some(Mood::Angry)));
    let baker = looks.occupation("baker");
    assert_eq!(baker.clothes, [Clothes::Apron, Clothes::Coat]);
    assert_eq!((baker.thing, baker.paint.main), (Some(Thing::Flour), Some(Paint::Wax)));
    assert_eq!(looks.feature("half-smile").change, Some(Trick::Sly));
    assert_eq!(looks.trait_sign("list-maker"), Some(Sign::RedPencil));
    assert_eq!(looks.destiny_sign("in-step"), Some(Sign::EqualPartners));
    let story = looks.story("sunday-soup").expect("a story");
    assert_eq!((story.ending, story.held), (Some(Setting::Beach), Some(Held::Scarf)));
}

#[test]
fn a_scene_plays_in_its_own_place_or_its_chapters_or_its_decks() {
    let pack = pack(DRESSED);
    let scene =
        |id: &str| pack.content.scenes.iter().find(|scene| scene.id == id).expect("a scene");
    let place = |id, story, chapter| pack.looks.place(scene(id), story, chapter);
    assert_eq!(place("burnt-toast", "sunday-soup", 1), Setting::Kitchen);
    assert_eq!(place("karaoke", "sunday-soup", 1), Setting::Market);
    assert_eq!(place("karaoke", "sunday-soup", 0), Setting::Cafe);
    let karaoke = packs::usual_place(scene("karaoke").deck);
    assert_eq!(place("karaoke", "another", 1), karaoke);
    assert_eq!(packs::usual_place(Deck::Drama), Setting::Stairs);
    assert_eq!(pack.looks.prop("karaoke"), Prop::Cup);
}

#[test]
fn looks_change_nothing_that_is_played_and_are_kept_with_the_cards() {
    let (dressed, bare) = (pack(DRESSED), read(&[small()]).pack().expect("a pack"));
    let hash = &dressed.content.edition.hash;
    assert_eq!(*hash, bare.content.edition.hash);
    let again = unpress(&press(&dressed), hash).expect("the same cards");
    assert_eq!(again.looks, dressed.looks);
    let text = String::from_utf8(press(&dressed)).expect("text");
    let later = text.replace("\"kitchen\"", "\"a-place-of-tomorrow\"");
    assert_ne!(later, text);
    let again = unpress(later.as_bytes(), hash).expect("the same cards");
    assert_eq!(again.content, dressed.content, "looks keep nobody from playing");
    let (before, _) = text.split_once(",\"looks\":").expect("looks come last");
    let earlier = unpress(format!("{before}}}").as_bytes(), hash).expect("cards of earlier days");
    assert_eq!(earlier.looks, bare.looks);
}

#[test]
fn a_name_that_is_not_drawn_is_found_where_it_stands() {
    let one = |looks: &str| {
        let found = findings(with(looks));
        assert_eq!(found.len(), 1, "{}", shown(&found));
        (found[0].line, found[0].problem.clone())
    };
    let (line, problem) = one("[look.scene]\nburnt-toast = { place = \"kitchin\" }\n");
    let Problem::Unknown { what: What::Setting, given, known } = problem else {
        panic!("{problem:?}")
    };
    assert_eq!((line, given.as_str()), (2, "kitchin"));
    assert!(known.contains(&"kitchen".to_string()));
    for (looks, what) in [
        ("[look.scene]\nburnt-toast = { prop = \"x\" }", What::Prop),
        ("[look.scene]\nburnt-toast = { a = \"x\" }", What::Mood),
        ("[look.occupation]\nbaker = { clothes = \"x\" }", What::Clothes),
        ("[look.occupation]\nbaker = { thing = \"x\" }", What::Thing),
        ("[look.occupation]\nbaker = { paint = { main = \"x\" } }", What::Paint),
        ("[look.feature]\nfreckles = { change = \"x\" }", What::Trick),
        ("[look.trait]\nlist-maker = { sign = \"x\" }", What::Sign),
        ("[look.story]\nsunday-soup = { held = \"x\" }", What::Held),
        ("[look.scene]\nnobody-knows = {}", What::Scene),
    ] {
        let (line, problem) = one(looks);
        let named = matches!(problem, Problem::Unknown { what: found, .. } if found == what);
        assert!(named && line == 2, "{looks}: {problem:?}");
        assert!(problem.sentence().ends_with('.'));
    }
    let (_, problem) = one("[look.scene]\nburnt-toast = { d = \"hurt\" }");
    assert_eq!(problem, Problem::NoSuchOption { letter: 'd', options: 3 });
    let (_, problem) = one("[look.scene]\nburnt-toast = { mood = [\"hurt\"] }");
    assert!(matches!(problem, Problem::TooFew { given: 1, least: 2, .. }), "{problem:?}");
    let (_, problem) = one("[look.colour]\nburnt-toast = {}");
    assert!(matches!(problem, Problem::UnknownKey { .. }), "{problem:?}");
}

#[test]
fn a_card_has_one_look() {
    let mut source = with("[look.trait]\nlist-maker = { sign = \"red-pencil\" }\n");
    let other = b"[look.trait]\nlist-maker = { sign = \"barometer\" }\n".to_vec();
    source.files.push(("more-looks.toml".to_string(), other));
    let found = findings(source);
    let problems: Vec<&Problem> = found.iter().map(|finding| &finding.problem).collect();
    assert_eq!(problems, [&Problem::Repeated("list-maker".to_string())]);
    let known = list(&["steady-flame", "in-step", "two-suitcases"]);
    let unknown = Problem::Unknown { what: What::Destiny, given: "outstep".to_string(), known };
    let from = "[[destiny]]";
    check("stories.toml", from, "look.destiny.^outstep.sign = \"love-team\"\n[[destiny]]", unknown);
}

/// The cards of the house, and those of its second edition together with them.
fn house() -> Pack {
    let path = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(name);
    let source = |name: &str| folder(&path(name)).expect("a folder").labelled(name);
    read(&[source("base"), source("second")]).pack().expect("sound packs")
}

#[test]
fn every_card_of_the_house_has_a_look() {
    let Pack { content, looks, .. } = &house();
    for scene in &content.scenes {
        assert!(looks.knows_scene(&scene.id), "{}", scene.id);
    }
    for card in &content.occupations {
        let wear = looks.occupation(&card.id);
        assert!(!wear.clothes.is_empty() && wear.thing.is_some(), "{}", card.id);
    }
    for card in &content.features {
        assert!(looks.knows_feature(&card.id), "{}", card.id);
    }
    for card in &content.traits {
        assert!(looks.trait_sign(&card.id).is_some(), "{}", card.id);
    }
    for card in &content.destinies {
        assert!(looks.destiny_sign(&card.id).is_some(), "{}", card.id);
    }
    for story in &content.stories {
        let look = looks.story(&story.id).expect(&story.id);
        assert_eq!(look.chapters.len(), story.chapters.len(), "{}", story.id);
        let ends = [look.place, look.finale, look.ending];
        assert!(ends.iter().all(Option::is_some) && look.held.is_some(), "{}", story.id);
    }
}

#[test]
fn two_traits_never_share_a_sign() {
    let Pack { content, looks, .. } = &house();
    let traits = content.traits.iter().filter_map(|card| looks.trait_sign(&card.id));
    let destinies = content.destinies.iter().filter_map(|card| looks.destiny_sign(&card.id));
    let mut signs: Vec<Sign> = traits.chain(destinies).collect();
    let many = signs.len();
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), many);
}
