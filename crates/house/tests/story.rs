//! Fog of Love's log is a story: it names, quotes and sums up, and what it says is so.

use fog_of_love::{Setup, Sight};
use house::{AnyMatch, AnySetup, FogOfLove, Hosted, RecordedMatch, Sealed, Wanted};
use tabletop::{Seat, Viewer, Waiting};
use words::fog_of_love::{
    Beat, CardNames, Change, Mark, Passage, Said, Story, Tale, Titled, What, markdown,
};
use words::{Lang, Tongue};

fn players() -> [String; 2] {
    ["Anna", "Ben"].map(String::from)
}

/// A table for a story.
fn table(story: &str) -> Setup {
    let wanted = Wanted { story: Some(story.into()), ..Wanted::default() };
    FogOfLove::setup(&wanted).expect("a table")
}

/// A game between bots of a level, `watch`ed after every step.
fn played(
    setup: &Setup,
    level: &str,
    seed: u8,
    mut watch: impl FnMut(&RecordedMatch<FogOfLove>),
) -> RecordedMatch<FogOfLove> {
    let (mut sealed, mut dice) = (Sealed::new([seed; 32]), house::dice(seed.into()));
    let mut game = RecordedMatch::<FogOfLove>::new(setup.clone());
    game.take(game.opening(&mut sealed).expect("a deal"));
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        let action = game.choose(seat, level, &mut dice).expect("a move");
        game.take(game.decide(seat, action, &mut sealed).expect("legal"));
        watch(&game);
    }
    game
}

fn beats(setup: &Setup, sights: &[Vec<Sight>]) -> Vec<Beat> {
    let mut story = Story::new(setup);
    for (step, sights) in sights.iter().enumerate() {
        story.follow(step, sights);
    }
    story.beats()
}

fn lines(log: Vec<(usize, String)>) -> Vec<String> {
    log.into_iter().map(|(_, line)| line).collect()
}

/// FL-51: nobody has less than nothing, so what is told to be lost is what was really lost.
#[test]
fn what_came_of_it_adds_up_to_what_there_is() {
    let setup = table("sunday-morning-date");
    let (mut floors, mut lapsed, mut marked) = (0, 0, 0);
    for seed in 0..40 {
        let game = played(&setup, "random", seed, |_| {});
        let end = game.glimpse(Viewer::Public).view.table;
        let mut has = [0; 2];
        for beat in beats(&setup, &game.sights(Viewer::Public, 0)) {
            match beat.what {
                What::Came(came) => {
                    for (has, came) in has.iter_mut().zip(came) {
                        match came.satisfaction {
                            Change::None => {}
                            Change::By(change) => *has += change,
                            Change::NoneLeft => {
                                assert_eq!(*has, 0);
                                floors += 1;
                            }
                        }
                        assert_eq!(*has, came.total);
                    }
                }
                What::Played(_, _, Mark::Lapsed(_)) | What::Lapsed(_) => lapsed += 1,
                What::Played(_, _, Mark::Under(_)) => marked += 1,
                _ => {}
            }
        }
        assert_eq!(has, [0, 1].map(|seat| end.person(Seat(seat)).satisfaction));
    }
    assert!(floors > 0 && lapsed > 0 && marked > 0, "{floors} {lapsed} {marked}");
}

#[test]
fn a_chapter_ends_before_it_is_somebodys_turn() {
    let setup = table("sunday-morning-date");
    let game = played(&setup, "random", 3, |_| {});
    for viewer in Viewer::all(2) {
        let log =
            lines(game.glimpse_at(viewer, game.steps()).log(Tongue::of(Lang::En), &players()));
        let ends = log.iter().filter(|line| *line == "The chapter ends.").count();
        assert_eq!(ends, 3);
        for pair in log.windows(2).filter(|pair| pair[1] == "The chapter ends.") {
            assert!(!pair[0].ends_with("turn."), "{pair:?}");
        }
        assert!(log.last().is_some_and(|line| line.starts_with("Anna and Ben ")), "the ending");
    }
}

/// A transcript, the page of a replay and whoever followed read the same.
#[test]
fn everybody_reads_the_same_story() {
    let wanted = Wanted { first: Some(0), ..Wanted::default() };
    let setup = FogOfLove::setup(&wanted).expect("a table");
    let game = played(&setup, "casual", 5, |_| {});
    let transcript = game.transcript(&mut Sealed::new([5; 32])).expect("an honest game");
    let room = AnySetup::FogOfLove(setup);
    for viewer in Viewer::all(2) {
        let tongue = Tongue::of(Lang::De);
        let replayed = room.replay(&transcript, tongue, &players(), Some(viewer));
        let page = game.glimpse_at(viewer, game.steps()).log(tongue, &players());
        assert_eq!(replayed.expect("the rules agree").log, lines(page));
    }
}

/// A replay tells each step by itself, a page all of them: what a step was told in, it keeps.
#[test]
fn what_a_step_was_told_in_stays() {
    let tongue = Tongue::of(Lang::En);
    let mut told = 0;
    for story in ["sunday-morning-date", "second-helpings"] {
        let setup = table(story);
        for seed in 0..24 {
            let game = played(&setup, "casual", seed, |_| {});
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let end = game.glimpse_at(viewer, game.steps());
                for step in 0..game.steps() {
                    let then = game.glimpse_at(viewer, step + 1);
                    let then = lines(then.log_of(step, tongue, &players()));
                    let now = lines(end.log_of(step, tongue, &players()));
                    assert_eq!(then, now, "{story} {seed}, step {step}");
                    told += then.len();
                }
            }
        }
    }
    assert!(told > 1000, "{told}");
}

/// Whoever looks at a table in play reads the chapter from its beginning, and of a long one the
/// latest lines.
#[test]
fn the_present_chapter_is_remembered() {
    let setup = table("sunday-morning-date");
    let mut whole = 0;
    played(&setup, "casual", 2, |game| {
        let glimpse = game.glimpse(Viewer::Seat(Seat(0)));
        let log = lines(glimpse.log(Tongue::of(Lang::En), &players()));
        let chapter = format!("Chapter {}: ", glimpse.view.table.chapter);
        let begun = glimpse.view.table.chapter > 0;
        let heading = log.iter().any(|line| line.starts_with(&chapter) || line.contains("finale:"));
        assert!(!begun || heading || log.len() == 60, "{chapter}{log:#?}");
        whole += usize::from(begun && heading);
    });
    assert!(whole > 50, "{whole}");
}

/// What somebody kept is theirs to read, and nobody else's.
#[test]
fn traits_are_named_to_whoever_kept_them() {
    let setup = table("sunday-morning-date");
    let game = played(&setup, "casual", 4, |_| {});
    let kept = |viewer| {
        let beats = beats(&setup, &game.sights(viewer, 0));
        let kept = beats.into_iter().filter_map(|beat| match beat.what {
            What::Traits(seat, kept) => Some((seat, kept.len())),
            _ => None,
        });
        kept.collect::<Vec<_>>()
    };
    assert_eq!(kept(Viewer::Seat(Seat(1))), [(Seat(0), 0), (Seat(1), 3)]);
    assert_eq!(kept(Viewer::Public), [(Seat(0), 0), (Seat(1), 0)]);
}

/// Flags are called what the pack says that they stand for.
#[test]
fn flags_and_tags_have_words() {
    let setup = table("sunday-morning-date");
    let names = players();
    let said = |lang, of| house::Titles::new(&setup, Tongue::of(lang), &names).title(of);
    let flag = Titled::Flag(fog_of_love::content::Flag(0));
    assert_eq!(said(Lang::En, flag).as_deref(), Some("You live together"));
    assert_eq!(said(Lang::De, flag).as_deref(), Some("Ihr lebt zusammen"));
    let tag = Titled::Tag(fog_of_love::content::Tag(1));
    assert_eq!(said(Lang::It, tag).as_deref(), Some("gli amori di prima"));
}

#[test]
fn a_game_of_the_box_in_french() {
    let setup = table("sunday-morning-date");
    let game = played(&setup, "casual", 9, |_| {});
    let log = game.glimpse_at(Viewer::Seat(Seat(0)), game.steps());
    insta::assert_snapshot!(lines(log.log(Tongue::of(Lang::Fr), &players())).join("\n"));
}

/// A game that was told on the way.
fn tale(lang: Lang, seed: u8) -> Tale {
    let setup = AnySetup::FogOfLove(table("sunday-morning-date"));
    let (mut sealed, mut dice) = (Sealed::new([seed; 32]), house::dice(seed.into()));
    let mut game = setup.begin();
    game.take(game.opening(&mut sealed).expect("a deal")).expect("a step");
    let mut told = Vec::new();
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        assert_eq!(game.tale(Tongue::of(lang), &[], &players()), None, "not before the end");
        let action = game.choose(seat, "casual", &mut dice).expect("a move");
        game.take(game.decide(seat, action, &mut sealed).expect("legal")).expect("a step");
        if [5, 30, 31].contains(&game.steps()) {
            let text = format!("*Line* {} <b>", told.len() + 1);
            told.push(Said { seat, step: game.steps(), text });
        }
    }
    game.tale(Tongue::of(lang), &told, &players()).expect("a tale")
}

#[test]
fn a_tale_to_keep_in_english() {
    insta::assert_snapshot!(markdown(Tongue::of(Lang::En), &tale(Lang::En, 9)));
}

#[test]
fn a_tale_to_keep_in_german() {
    insta::assert_snapshot!(markdown(Tongue::of(Lang::De), &tale(Lang::De, 9)));
}

/// What was told stands where it was told, each condition says whether it held, and no secret is
/// left unsaid.
#[test]
fn a_tale_is_whole() {
    let mut revealed = 0;
    for (seed, lang) in (1..).zip([Lang::ALL, Lang::ALL].concat()) {
        let tale = tale(lang, seed);
        let told = |passage: &Passage| match passage {
            Passage::Told(..) => 1,
            Passage::Answers { told, .. } => told.len(),
            _ => 0,
        };
        assert_eq!(tale.prologue.iter().map(told).sum::<usize>(), 1);
        let scenes = tale.parts.iter().flat_map(|part| &part.scenes);
        let parts = tale.parts.iter().flat_map(|part| &part.passages);
        let passages = scenes.clone().flat_map(|scene| &scene.passages).chain(parts);
        assert_eq!(passages.map(told).sum::<usize>(), 2);
        assert_eq!((tale.parts.len(), tale.fates.len()), (4, 2));
        for fate in &tale.fates {
            assert_eq!(fate.fulfilled, fate.reasons.iter().all(|reason| reason.holds));
            assert!(!fate.reasons.is_empty());
        }
        for secret in scenes.filter_map(|scene| scene.secret.as_ref()) {
            assert!(secret.matches('.').count() == 2, "{secret}");
            revealed += 1;
        }
        assert!(tale.portraits.iter().all(|one| one.traits.len() == 3 && one.features.len() == 3));
        // Nothing that people write is taken for markup.
        let page = markdown(Tongue::of(lang), &tale);
        assert!(page.contains("\\*Line\\* 1 \\<b\\>"), "{page}");
    }
    assert!(revealed > 0, "no secret was laid");
}

/// A game of each story, read in each language: nothing is missing, nothing is said twice in a row,
/// and no secret is told before it comes out.
#[test]
fn a_tale_of_every_story_reads_well() {
    let (mut parted, mut kept, mut found, mut flagged) = (0, 0, 0, 0);
    for story in ["sunday-morning-date", "where-were-we", "nothing-serious", "second-helpings"] {
        for seed in 0..12 {
            let level = ["club", "casual"][usize::from(seed % 2)];
            let game = played(&table(story), level, seed, |_| {});
            let game = AnyMatch::FogOfLove(Box::new(game));
            for lang in Lang::ALL {
                let tongue = Tongue::of(lang);
                let tale = game.tale(tongue, &[], &players()).expect("a tale");
                parted += usize::from(tale.ending.contains(" parted, "));
                let page = markdown(tongue, &tale);
                assert!(!page.contains(['{', '}', '$']), "{page}");
                assert!(!page.contains("  ") && !page.contains(" ."), "{page}");
                let scenes = tale.parts.iter().flat_map(|part| &part.scenes);
                for scene in scenes.clone().filter(|scene| scene.secret.is_some()) {
                    assert_eq!(scene.text, None, "{} is told too early", scene.title);
                }
                let parts = tale.parts.iter().map(|part| &part.passages);
                for page in scenes.map(|scene| &scene.passages).chain(parts) {
                    for two in page.windows(2) {
                        assert!(two[0] != two[1], "told twice: {two:?}");
                    }
                    for passage in page {
                        match passage {
                            Passage::Card { title, said, text, .. } => {
                                let told = said.is_some() || text.is_some();
                                assert!(told, "nothing is told of {title}");
                                kept += usize::from(title.contains("to the very end"));
                                found += usize::from(title.contains("came to light"));
                            }
                            Passage::Note(note) => {
                                let flags = ["moved in together", " engaged", " married", "afloat"];
                                flagged += usize::from(flags.iter().any(|it| note.contains(it)))
                            }
                            _ => {}
                        }
                    }
                }
            }
        }
    }
    assert!(
        parted > 2 && kept > 2 && found > 2 && flagged > 2,
        "{parted} {kept} {found} {flagged}"
    );
}
