//! Words: all there, none too many, plain and short.

use crate::common::{self, check, check_among, edited, findings, shown, small};
use packs::{Problem, TextFault};

const EN: &str = "en.ftl";
const IT: &str = "it.ftl";

fn text(fault: TextFault) -> Problem {
    Problem::Text(fault)
}

fn missing(language: &str, name: &str) -> Problem {
    text(TextFault::Missing { language: language.to_string(), name: name.to_string() })
}

#[test]
fn every_card_has_its_words_in_every_language() {
    let from = "scene-karaoke = Karaoke\n";
    let it = common::SMALL[2].1;
    let start = it.find(from).expect("karaoke");
    let end = start + it[start..].find("\n\n").expect("its end");
    let found = findings(edited(IT, &it[start..end], ""));
    let names = ["", ".a", ".b", ".tell-song", ".text"];
    let expected = names.map(|name| missing("it", &format!("scene-karaoke{name}")));
    assert_eq!(found.iter().map(|f| f.problem.clone()).collect::<Vec<_>>(), expected);
    assert!(
        found.iter().all(|f| (f.file.as_str(), f.line) == ("scenes.toml", 72)),
        "{}",
        shown(&found)
    );
    let from =
        "scene-karaoke = Karaoke\n    .text = { $player } ha scritto i vostri nomi sulla lista.\n";
    check(IT, from, "^scene-karaoke = Karaoke\n", missing("it", "scene-karaoke.text"));
    let from = "trait-peeker = Peeker\n    .text = No drawer is safe.\n";
    check(EN, from, "^trait-peeker = Peeker\n", missing("en", "trait-peeker.text"));
}

#[test]
fn flags_and_tags_have_words_in_every_language_or_in_none() {
    let from = "pack-small = A small affair\n";
    let said = "flag-moved-in = You live together\n\ntag-old-flame = An old flame\n\n";
    let mut source = edited(EN, from, &format!("{said}{from}"));
    let found = findings(source.clone());
    let names: Vec<Problem> = found.iter().map(|finding| finding.problem.clone()).collect();
    assert_eq!(names, [missing("it", "flag-moved-in"), missing("it", "tag-old-flame")]);
    assert!(found.iter().all(|finding| finding.file == "pack.toml"), "{}", shown(&found));
    let italian = "flag-moved-in = Vivete insieme\n\ntag-old-flame = Una vecchia fiamma\n\n";
    let file = source.files.iter_mut().find(|(name, _)| name == IT).expect("Italian");
    file.1 = [italian.as_bytes(), &file.1].concat();
    let pack = packs::read(&[source]).pack().expect("a sound pack");
    let words = pack.words("it").expect("Italian");
    assert_eq!(words.get("flag-moved-in", None, "", "").as_deref(), Some("Vivete insieme"));
    let fault = TextFault::Unused {
        name: "flag-moved-on".to_string(),
        nearest: Some("flag-moved-in".to_string()),
    };
    check(EN, from, &format!("^flag-moved-on = Gone\n{from}"), text(fault));
}

#[test]
fn words_for_nothing_are_found() {
    let unused = |name: &str, nearest: Option<&str>| {
        let nearest = nearest.map(str::to_string);
        text(TextFault::Unused { name: name.to_string(), nearest })
    };
    let from = "pack-small = A small affair\n";
    check(
        EN,
        from,
        "^scene-nowhere = Nowhere\npack-small = A small affair\n",
        unused("scene-nowhere", None),
    );
    let from = "    .b = Hold the coats.\n";
    let to = "    .b = Hold the coats.\n    .^d = Flee.\n";
    check(EN, from, to, unused("scene-karaoke.d", None));
    let to = "    .b = Hold the coats.\n    .^never = Hush.\n";
    check(EN, from, to, unused("scene-karaoke.never", None));
    let problem = unused("destiny-in-setp", Some("destiny-in-step"));
    check_among(EN, "destiny-in-step = ", "^destiny-in-setp = ", problem);
    let problem = text(TextFault::Twice("pack-small".to_string()));
    check(EN, "scene-burnt-toast =", "^pack-small = Again\n\nscene-burnt-toast =", problem);
}

#[test]
fn words_fit_on_the_card() {
    let long = |given, most| text(TextFault::TooLong { given, most });
    let times = |count| "x".repeat(count);
    check(EN, "scene-karaoke = Karaoke", &format!("^scene-karaoke = {}", times(49)), long(49, 48));
    check(EN, ".b = Hold the coats.", &format!(".^b = {}", times(141)), long(141, 140));
    check(EN, ".words = “I am not hungry.”", &format!(".^words = {}", times(281)), long(281, 280));
    check(EN, ".text = Somebody has to.", &format!(".^text = {}", times(421)), long(421, 420));
    let from = ".tell-song = Tell which song it was, and who asked for an encore.";
    check(EN, from, &format!(".^tell-song = {}", times(201)), long(201, 200));
    let name = format!("{{ $player }}{}", times(41));
    check(EN, "scene-karaoke = Karaoke", &format!("^scene-karaoke = {name}"), long(49, 48));
}

#[test]
fn words_are_plain() {
    let from = "    .text = Somebody has to.";
    let markup = |char| text(TextFault::Markup(char));
    check(EN, from, "    .text = Somebody ^<b>has</b> to.", markup('<'));
    check(EN, from, "    .text = Some^\u{7}body has to.", markup('\u{7}'));
    check(EN, from, "    .text = Some^\u{202e}body has to.", markup('\u{202e}'));
    check(EN, from, "    .text = Some{ \"^\\u003c\" }body has to.", markup('<'));
    let variable = text(TextFault::Variable("name".to_string()));
    check(EN, from, "    .text = { $^name } has to.", variable);
    for placeable in [
        "{ scene-karaoke }",
        "{ -brand }",
        "{ NUMBER(3) }",
        "{ 3 }",
        "{ { $player } }",
        "{ $player ->\n        [one] x\n       *[other] y\n    }",
    ] {
        check(EN, from, &format!("    .^text = {placeable} has to."), text(TextFault::NotPlain));
    }
    check(EN, "pack-small =", "-^term = A term\n\npack-small =", text(TextFault::NotPlain));
    assert_eq!(findings(edited(EN, from, "    .text = Somebody{ \"\" } has { $partner } to.")), []);
}

#[test]
fn listed_languages_and_files_agree() {
    let mut source = small();
    source.files.retain(|(name, _)| name != IT);
    let found = findings(source);
    assert_eq!(found.len(), 1, "{}", shown(&found));
    assert_eq!(found[0].problem, text(TextFault::NoFile("it".to_string())));
    assert_eq!((found[0].file.as_str(), found[0].line, found[0].column), ("pack.toml", 3, 20));
    let found = findings(edited("pack.toml", "[\"en\", \"it\"]", "[\"en\"]"));
    assert_eq!(found[0].problem, text(TextFault::NotListed("it".to_string())));
    assert_eq!((found[0].file.as_str(), found[0].line), (IT, 1));
}

#[test]
fn faults_of_syntax_are_told_with_their_line() {
    let found = findings(edited(EN, "scene-karaoke = Karaoke", "scene karaoke = Karaoke"));
    assert!(matches!(&found[0].problem, Problem::Syntax(_)), "{}", shown(&found));
    assert_eq!((found[0].file.as_str(), found[0].line), (EN, 32));
}

#[test]
fn people_are_named_in_the_words() {
    let pack = packs::read(&[small()]).pack().expect("a sound pack");
    assert_eq!(pack.languages().collect::<Vec<_>>(), ["en", "it"]);
    let words = pack.words("en").expect("English");
    let get = |key, attribute| words.get(key, attribute, "Ada", "Ugo");
    assert_eq!(get("scene-burnt-toast", None).as_deref(), Some("Burnt toast"));
    let said = get("scene-borrowed-sweater", Some("text"));
    let expected = "Ada is wearing your favourite sweater. It looks better than on you.";
    assert_eq!(said.as_deref(), Some(expected), "the lines of a paragraph are joined");
    let said = get("scene-wedding-bells", Some("text"));
    assert_eq!(said.as_deref(), Some("Everybody has turned around. Ugo too."));
    assert_eq!(get("scene-burnt-toast", Some("d")), None);
}

/// An epilogue for each way in which the story can end, in every language, or none at all.
const EPILOGUES: [&str; 6] =
    ["together-both", "together-one", "together-none", "apart-both", "apart-one", "apart-none"];

fn epilogues(part: &str) -> String {
    let one =
        |way: &&str| format!("epilogue-sunday-soup-{way} = The spoon\n    .part-1 = {part}\n\n");
    EPILOGUES.iter().map(one).collect()
}

#[test]
fn a_story_has_all_its_epilogues_or_none() {
    let mut source = small();
    let some = "The spoon stayed with { $player }, whose card said { $player-occupation }.";
    source.files.push(("en-epilogues.ftl".to_string(), epilogues(some).into_bytes()));
    let found = findings(source.clone());
    let names: Vec<Problem> = found.iter().map(|finding| finding.problem.clone()).collect();
    let mut expected: Vec<Problem> = EPILOGUES
        .iter()
        .flat_map(|way| ["", ".part-1"].map(|part| format!("epilogue-sunday-soup-{way}{part}")))
        .map(|name| missing("it", &name))
        .collect();
    let order = |problem: &Problem| format!("{problem:?}");
    expected.sort_by_key(order);
    let mut names = names;
    names.sort_by_key(order);
    assert_eq!(names, expected);
    source.files.push(("it-epilogues.ftl".to_string(), epilogues(some).into_bytes()));
    let pack = packs::read(&[source]).pack().expect("a sound pack");
    // Words change nothing about what cards do.
    let bare = packs::read(&[small()]).pack().expect("a sound pack");
    assert_eq!(pack.content, bare.content);
    let words = pack.words("it").expect("Italian");
    let key = packs::epilogue_key("sunday-soup", fog_of_love::Way::ApartOne);
    assert!(words.has(&key, Some("part-1")));
    assert_eq!(words.get(&key, Some("part-1"), "Ada", "Ugo"), None, "nobody's occupation is known");
    let told = words.fill(&key, Some("part-1"), |slot| match slot {
        packs::Slot::Name(_) => Some("Ada".to_string()),
        packs::Slot::Fact("player-occupation") => Some("Baker".to_string()),
        _ => None,
    });
    assert_eq!(told.as_deref(), Some("The spoon stayed with Ada, whose card said Baker."));
}

#[test]
fn an_epilogue_speaks_of_what_can_be_known() {
    let faults = |part: &str| {
        let mut source = small();
        for file in ["en-epilogues.ftl", "it-epilogues.ftl"] {
            source.files.push((file.to_string(), epilogues(part).into_bytes()));
        }
        findings(source).into_iter().map(|found| found.problem).collect::<Vec<_>>()
    };
    let good = [
        "{ $partner-feature }",
        "{ $player-chose-1 }",
        "{ $player-told-years-later }",
        "{ $partner-told-years-later }",
    ];
    for part in good {
        assert_eq!(faults(part), [], "{part}");
    }
    // The second chapter asks for no choice, the finale neither, and nobody asks about the song there.
    for name in ["player-chose-2", "player-chose-finale", "player-told-song", "player-hat", "job"] {
        let fault = text(TextFault::Variable(name.to_string()));
        assert_eq!(faults(&format!("{{ ${name} }}")), vec![fault; 12]);
    }
    assert_eq!(faults("{ A($player) }"), vec![text(TextFault::NotPlain); 6], "not in English");
    assert_eq!(faults("{ DE($player) }"), vec![text(TextFault::NotPlain); 12]);
    assert_eq!(faults("{ A($hat) }"), vec![text(TextFault::NotPlain); 12]);
    let eloped = "epilogue-sunday-soup-eloped";
    let found = findings(edited(EN, "pack-small", &format!("{eloped} = No\npack-small")));
    let unused = |problem: &Problem| matches!(problem, Problem::Text(TextFault::Unused { name, .. }) if name == eloped);
    assert!(found.iter().any(|one| unused(&one.problem)), "{}", shown(&found));
}

/// A situation may be worded once more for the story to keep: in every language, or in none.
#[test]
fn what_is_told_afterwards_is_told_in_every_language() {
    let from = "scene-karaoke = Karaoke\n";
    let found = findings(edited(EN, from, &format!("{from}    .told = It was late.\n")));
    let names: Vec<Problem> = found.into_iter().map(|finding| finding.problem).collect();
    assert_eq!(names, [missing("it", "scene-karaoke.told")]);
}
