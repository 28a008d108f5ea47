//! Several packs as one (FL-320), editions, and a report as an author sees it.

use crate::common::{SMALL, edited, findings, shown, small};
use packs::{Pack, Problem, Source, What, combine, read};

/// A pack that adds one scene to the small one and speaks of its cards.
fn extra() -> Source {
    Source::new([
        (
            "pack.toml",
            r#"
id = "extra"
version = "0.2.0"
languages = ["en"]
flags = ["moved-in", "kissed"]

[[scene]]
id = "encore"
deck = "sweet"
story = "sunday-soup"
requires = { flag = "moved-in" }
more = [
  { raise = "kissed" },
  { if = { has-trait = "peeker", who = "partner" }, then = [{ recover = "in-step", who = "both" }] },
]
"#,
        ),
        (
            "en.ftl",
            "pack-extra = Extra\nscene-encore = Encore\n    .text = Once more, with feeling.\n",
        ),
    ])
}

fn pack(sources: &[Source]) -> Pack {
    read(sources).pack().unwrap_or_else(|found| panic!("{}", shown(&found)))
}

/// FL-320: packs are combined, and one may need what another brings.
#[test]
fn a_pack_may_speak_of_cards_of_another() {
    let both = pack(&[small().labelled("small"), extra().labelled("extra")]);
    assert_eq!(both.content.edition.id, "small+extra");
    assert_eq!(both.content.edition.version, "1.0.0+0.2.0");
    assert_eq!(both.content.scenes.len(), 16);
    assert_eq!(both.content.flags, ["moved-in", "kissed"]);
    assert_eq!(both.languages().collect::<Vec<_>>(), ["en"], "what both speak");
    let words = both.words("en").expect("English");
    assert!(words.has("scene-encore", Some("text")) && words.has("scene-karaoke", None));
    assert!(read(&[extra()]).pack().is_err(), "alone it is no game");
}

/// FL-320: duplicate identifiers are found across packs.
#[test]
fn an_id_belongs_to_one_pack() {
    let twin = Source::new([
        (
            "pack.toml",
            "id = \"twin\"\nversion = \"1.0.0\"\nlanguages = [\"en\"]\n\n[[feature]]\nid = \"freckles\"\naspect = \"sincerity up\"\n",
        ),
        ("en.ftl", "pack-twin = Twin\n"),
    ]);
    let found = read(&[small().labelled("small"), twin.labelled("twin")]).findings().to_vec();
    let [finding] = &found[..] else { panic!("{}", shown(&found)) };
    assert_eq!((finding.file.as_str(), finding.line), ("twin/pack.toml", 6));
    let first = "small/characters.toml:114".to_string();
    let id = "freckles".to_string();
    assert_eq!(finding.problem, Problem::DuplicateId { what: What::Feature, id, first });
}

#[test]
fn packs_that_are_sound_alone_are_combined() {
    let one = pack(&[small()]);
    assert_eq!(combine(std::slice::from_ref(&one)), Ok(one.clone()), "one alone stays as it is");
    let found = combine(&[one.clone(), one]).expect_err("the same pack twice");
    let id = "small".to_string();
    let first = "small/pack.toml:1".to_string();
    let problem = Problem::DuplicateId { what: What::Pack, id, first };
    assert!(found.iter().any(|finding| finding.problem == problem), "{}", shown(&found));
}

#[test]
fn the_hash_is_of_the_mechanics_and_of_nothing_else() {
    let hash = |source| pack(&[source]).content.edition.hash;
    let plain = hash(small());
    assert_eq!(plain.len(), 64);
    assert!(plain.bytes().all(|byte| byte.is_ascii_hexdigit()));
    assert_eq!(hash(edited("en.ftl", "Burnt toast", "Charred toast")), plain, "words");
    assert_eq!(hash(edited("scenes.toml", "# One", "# Some")), plain, "comments");
    assert_eq!(hash(edited("pack.toml", "1.0.0", "1.0.1")), plain, "the version stands beside it");
    assert_ne!(hash(edited("scenes.toml", "chooser = 1", "chooser = 2")), plain, "numbers");
    let mut other_order = small();
    other_order.files.reverse();
    assert_eq!(hash(other_order), plain, "the order of files");
}

#[test]
fn content_is_what_the_files_say() {
    let content = pack(&[small()]).content;
    insta::assert_debug_snapshot!(content.scenes[0]);
    insta::assert_debug_snapshot!(content.scenes[7].options);
    insta::assert_debug_snapshot!(content.scenes[8]);
    insta::assert_debug_snapshot!(content.scenes[13]);
    insta::assert_debug_snapshot!(content.stories[0]);
    let fibber = &content.traits[9];
    assert_eq!((fibber.reward, fibber.penalty), (4, -2));
    let peeker = &content.traits[2];
    assert_eq!((peeker.reward, peeker.penalty), (3, -1), "the pack's own");
}

#[test]
fn a_report_reads_well() {
    let edits = [
        ("scenes.toml", "deck = \"sweet\"", "deck = \"swet\""),
        ("scenes.toml", "{ match = \"any\" }", "{ mach = \"any\" }"),
        ("scenes.toml", "who = \"chose b\"", "who = \"chooser\""),
        ("scenes.toml", "{ manual = \"gaze\" }", "\"skip\", { manual = \"gaze\" }"),
        ("scenes.toml", "trade = 1", "trade = 11"),
        ("scenes.toml", "event = \"wedding-bells\"", "evnt = \"wedding-bells\""),
        ("stories.toml", "drama = 1 }", "drama = 2 }"),
        ("stories.toml", "\"in-step\", \"two-suitcases\"]", "\"two-suitcases\"]"),
        ("stories.toml", "\"reveal-destinies\", ", ""),
        ("characters.toml", "aspect = \"discipline up\"", "aspect = \"discipline\""),
        ("pack.toml", "[\"moved-in\"]", "[\"moved-in\", \"Moved out\"]"),
        ("en.ftl", "Sing.", "Sing <loudly>."),
        ("it.ftl", "scene-loose-lips =", "scene-lose-lips ="),
    ];
    let mut files = SMALL.map(|(name, text)| (name, text.to_string()));
    for (file, from, to) in edits {
        let (_, text) = files.iter_mut().find(|(name, _)| *name == file).expect("the file");
        assert!(text.contains(from), "{file} contains {from}");
        *text = text.replacen(from, to, 1);
    }
    let reading = read(&[Source::new(files.clone())]);
    let report = shown(reading.findings());
    insta::assert_snapshot!(format!("{report}\n{}", reading.summary()));
    assert!(!findings(Source::new(files)).is_empty());
}
