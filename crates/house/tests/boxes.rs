//! Boxes of cards: what is offered, what is in them, and what hostile packs come to.

use fog_of_love::Setup;
use fog_of_love::content::Kind;
use house::boxes::{self, NotOffered};
use house::{CardBox, FogOfLove, Hosted, Wanted};
use packs::Source;
use std::path::Path;
use words::{Lang, Tongue};

fn wanted(key: &str, story: &str) -> Wanted {
    let cards = Some(boxes::named(key).expect("it is offered").cards.clone());
    Wanted { cards, story: Some(story.to_string()), ..Wanted::default() }
}

fn table(wanted: &Wanted) -> Setup {
    FogOfLove::setup(wanted).expect("a table")
}

/// How many scenes of the box are in play, and which story those have that belong to one.
fn in_play(setup: &Setup) -> (usize, Vec<u8>) {
    let content = setup.book().content();
    let scenes: Vec<_> = content.scene_numbers().filter(|&scene| setup.in_play(scene)).collect();
    let stories = scenes.iter().filter_map(|scene| {
        let card = &content.scenes[scene.index()];
        card.story.filter(|_| !card.kinds.has(Kind::SpecialEvent))
    });
    let mut stories: Vec<u8> = stories.collect();
    stories.sort_unstable();
    stories.dedup();
    (scenes.len(), stories)
}

#[test]
fn the_box_as_printed_comes_first_and_stays_as_it_is() {
    let offered = boxes::offered();
    assert_eq!([&*offered[0].key, &*offered[1].key], [boxes::PRINTED, boxes::SECOND]);
    assert_eq!(offered[0].cards, house::cards::hash());
    assert_eq!((offered[0].counts.scenes, offered[1].counts.scenes), (113, 175));
    assert_eq!(offered[1].stories, offered[0].stories, "no story more");
    let usual = table(&Wanted::default());
    assert_eq!(usual.book().content().edition.id, boxes::PRINTED);
    assert!(boxes::named("nothing").is_err());
}

/// A story has what was there before, ten scenes of its own and twenty-two that fit any; those of the
/// other stories come with a word.
#[test]
fn the_second_edition_comes_into_play_in_every_story() {
    for story in &boxes::printed().stories {
        let (printed, _) = in_play(&table(&wanted(boxes::PRINTED, story)));
        let second = table(&wanted(boxes::SECOND, story));
        assert_eq!(in_play(&second), (printed + 10 + 22, vec![second.story()]), "{story}");
        let all = Wanted { all_stories: true, ..wanted(boxes::SECOND, story) };
        assert_eq!(in_play(&table(&all)).1, [0, 1, 2, 3], "{story}");
    }
}

/// What can be left out of the box as printed can be left out of the bigger one.
#[test]
fn topics_and_single_scenes_are_left_out_of_the_bigger_box() {
    let second = boxes::named(boxes::SECOND).expect("it is offered");
    assert_eq!(second.topics, boxes::printed().topics);
    let decks = second.scenes.iter().map(|deck| deck.scenes.len()).sum::<usize>();
    assert_eq!(
        decks,
        boxes::printed().scenes.iter().map(|deck| deck.scenes.len()).sum::<usize>() + 62
    );
    for story in &second.stories {
        let usual = table(&wanted(boxes::SECOND, story));
        let without = vec!["hot-water".to_string(), "burnt-moka".to_string()];
        let fewer = Wanted { without, ..wanted(boxes::SECOND, story) };
        assert_eq!(in_play(&table(&fewer)).0, in_play(&usual).0 - 2, "{story}");
        for topic in &second.topics {
            let rather_not = Wanted { topics: vec![topic.clone()], ..wanted(boxes::SECOND, story) };
            let (setup, content) = (table(&rather_not), usual.book().content());
            let touches = |scene: &fog_of_love::content::Scene| {
                let card = &content.scenes[scene.index()];
                card.tags.iter().any(|tag| content.tags[tag.index()] == *topic)
            };
            let mut met = content.scene_numbers().filter(|scene| setup.in_play(*scene));
            let event = |scene: &fog_of_love::content::Scene| {
                content.scenes[scene.index()].kinds.has(Kind::SpecialEvent)
            };
            assert!(!met.any(|scene| touches(&scene) && !event(&scene)), "{story}, {topic}");
        }
        let every = Wanted { topics: second.topics.clone(), ..wanted(boxes::SECOND, story) };
        assert!(FogOfLove::setup(&every).is_ok(), "{story}");
    }
}

#[test]
fn whatever_can_be_chosen_has_a_name_in_every_language() {
    let second = boxes::named(boxes::SECOND).expect("it is offered");
    for tongue in Lang::ALL.map(Tongue::of) {
        for scene in second.scenes.iter().flat_map(|deck| &deck.scenes) {
            assert_ne!(second.scene_title(tongue, scene), *scene);
        }
        assert_eq!((second.author(tongue), second.other_language(tongue.lang())), (None, None));
        assert_ne!(second.title(tongue), boxes::printed().title(tongue));
    }
}

/// The small pack of `crates/packs`, a whole game in English and Italian, under another name.
fn small(id: &str, edit: impl Fn(&str, String) -> String) -> Source {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packs/tests/small");
    let read = packs::folder(&folder).expect("the small pack");
    let renamed = read.files.into_iter().map(|(name, bytes)| {
        let text = String::from_utf8(bytes).expect("text");
        let text = text.replace("id = \"small\"", &format!("id = \"{id}\""));
        let text = edit(&name, text.replace("pack-small", &format!("pack-{id}")));
        (name, text)
    });
    Source::new(renamed.collect::<Vec<_>>())
}

/// Three lines and a scene that add to the cards of the house.
fn moonlight(id: &str, language: &str, author: &str) -> Source {
    let manifest = format!("id = \"{id}\"\nversion = \"0.1.0\"\nlanguages = [\"{language}\"]\n");
    let scene = format!(
        "\n[[scene]]\nid = \"{id}-dance\"\ndeck = \"sweet\"\nchooses = \"both\"\n\
         \n[[scene.option]]\ntokens = {{ extroversion = 1 }}\nchooser = 1\n\
         \n[[scene.option]]\ntokens = {{ sensitivity = 1 }}\nchooser = 2\n"
    );
    let words = format!(
        "pack-{id} = Mondschein\n    .author = {author}\nscene-{id}-dance = Der letzte Tanz\n    \
         .text = Danach packt die Kapelle ein.\n    .a = „Dann sind wir die Letzten.“\n    \
         .b = „Ich sehe dir lieber zu.“\n"
    );
    let words_file = format!("{language}.ftl");
    Source::new([("pack.toml".to_string(), manifest + &scene), (words_file, words)])
}

#[test]
fn a_pack_is_offered_beside_the_cards_of_the_house() {
    let offered = boxes::offer(&moonlight("moonlight", "de", "Ada")).expect("it passes");
    let keys: Vec<&str> = offered.iter().map(|one| one.key.as_str()).collect();
    assert_eq!(keys, ["base+moonlight", "base+second+moonlight"]);
    let (one, english) = (&offered[0], Tongue::of(Lang::En));
    assert_eq!(one.counts.cards(), boxes::printed().counts.cards() + 1);
    assert_eq!(
        (one.languages.as_slice(), one.author(english)),
        (&["de".to_string()][..], Some("Ada".to_string()))
    );
    assert!(one.title(english).contains("Mondschein"));
    // Each card in the reader's language as far as it has it.
    assert_eq!(one.other_language(Lang::En), Some(Lang::De));
    assert_eq!(one.scene_title(english, "moonlight-dance"), "Der letzte Tanz");
    let printed = boxes::printed().scene_title(english, "burnt-moka");
    assert_eq!(one.scene_title(english, "burnt-moka"), printed);
    assert_eq!(boxes::offer(&moonlight("moonlight", "de", "Ada")).map(|again| again.len()), Ok(2));
}

#[test]
fn a_whole_game_is_offered_alone() {
    let offered = boxes::offer(&small("evening", |_, text| text)).expect("it passes");
    let one = offered.iter().find(|one| one.key == "evening").expect("alone");
    assert_eq!(one.languages, ["en", "it"]);
    assert_eq!(one.other_language(Lang::Fr), Some(Lang::En));
    let wanted = Wanted { cards: Some(one.cards.clone()), ..Wanted::default() };
    assert_eq!(table(&wanted).book().content().edition.id, "evening");
}

fn findings(offered: Result<Vec<std::sync::Arc<CardBox>>, NotOffered>) -> Vec<String> {
    match offered {
        Err(NotOffered::Findings(findings)) => findings.iter().map(ToString::to_string).collect(),
        other => panic!("{:?}", other.map(|boxes| boxes.len())),
    }
}

/// Whatever is wrong is told in a sentence, and nothing of it is offered.
#[test]
fn hostile_packs_are_told_what_is_wrong_and_not_offered() {
    let pack = |files: &[(&str, String)]| Source::new(files.to_vec());
    let manifest =
        |more: &str| format!("id = \"hostile\"\nversion = \"1.0.0\"\nlanguages = [\"en\"]\n{more}");
    let words = |title: &str| format!("pack-hostile = {title}\n");
    let plain = || words("Hostile");
    let feature = "\n[[feature]]\nid = \"x\"\naspect = \"sincerity up\"\n";
    let deep = "a = ".to_string() + &"[".repeat(100_000) + &"]".repeat(100_000);
    let nested = format!(
        "\n[[scene]]\nid = \"deep\"\ndeck = \"sweet\"\nmore = [{}\"skip\"{}]\n",
        "{ if = \"together\", then = [".repeat(60),
        "] }".repeat(60)
    );
    let twin = boxes::printed().scenes[0].scenes[0].clone();
    let twin = format!(
        "\n[[scene]]\nid = \"{twin}\"\ndeck = \"sweet\"\nmore = [{{ satisfaction = 1, who = \"both\" }}]\n"
    );
    let hostile = [
        ("nothing at all", pack(&[])),
        ("broken TOML", pack(&[("pack.toml", manifest("flags = [[\n")), ("en.ftl", plain())])),
        ("broken Fluent", pack(&[("pack.toml", manifest("")), ("en.ftl", plain() + "= { { {\n")])),
        ("an unknown key", pack(&[("pack.toml", manifest("price = 3\n")), ("en.ftl", plain())])),
        ("a missing language", pack(&[("pack.toml", manifest(""))])),
        (
            "megabytes",
            pack(&[("pack.toml", manifest("")), ("en.ftl", plain() + &"#".repeat(3 << 20))]),
        ),
        ("deep nesting", pack(&[("pack.toml", manifest(&deep)), ("en.ftl", plain())])),
        ("effects in effects", pack(&[("pack.toml", manifest(&nested)), ("en.ftl", plain())])),
        ("a card of the house", pack(&[("pack.toml", manifest(&twin)), ("en.ftl", plain())])),
        ("no text", pack(&[("pack.toml", manifest(feature)), ("en.ftl", plain())])),
        ("markup", pack(&[("pack.toml", manifest("")), ("en.ftl", words("<script>"))])),
        (
            "writing turned around",
            pack(&[("pack.toml", manifest("")), ("en.ftl", words("a\u{202e}b"))]),
        ),
        (
            "unseen characters",
            pack(&[("pack.toml", manifest("")), ("en.ftl", words("a\u{200b}b"))]),
        ),
        (
            "piled marks",
            pack(&[
                ("pack.toml", manifest("")),
                ("en.ftl", words(&format!("a{}", "\u{301}".repeat(9)))),
            ]),
        ),
        ("a long name", pack(&[("pack.toml", manifest("")), ("en.ftl", words(&"x".repeat(49)))])),
        ("a function", pack(&[("pack.toml", manifest("")), ("en.ftl", words("{ NUMBER(1) }"))])),
        (
            "a path",
            pack(&[("pack.toml", manifest("")), ("en.ftl", plain()), ("../x.toml", String::new())]),
        ),
        (
            "the name of the house",
            pack(&[
                ("pack.toml", manifest("").replace("hostile", "base")),
                ("en.ftl", plain().replace("hostile", "base")),
            ]),
        ),
    ];
    for (what, source) in hostile {
        let told = findings(boxes::offer(&source));
        assert!(
            !told.is_empty() && told.iter().all(|told| told.ends_with('.')),
            "{what}: {told:?}"
        );
    }
    assert!(boxes::offered().iter().all(|one| !one.key.contains("hostile")));
    // A whole game may not pass for the house's, nor for another's.
    let base = small("base", |_, text| text.replace("satisfaction = 2", "satisfaction = 3"));
    assert_eq!(boxes::offer(&base).err(), Some(NotOffered::Name("base".into())));
    boxes::offer(&small("evening", |_, text| text)).expect("it passes");
    let same = boxes::offer(&small("other", |_, text| text));
    assert!(matches!(same, Err(NotOffered::Same(_))), "{same:?}");
}
