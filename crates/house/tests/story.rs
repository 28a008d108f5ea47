//! Fog of Love's log is a story: it names, quotes and sums up, and what it says is so.

use fog_of_love::{Setup, Sight};
use house::{AnySetup, FogOfLove, Hosted, RecordedMatch, Sealed, Wanted};
use tabletop::{Seat, Viewer, Waiting};
use words::fog_of_love::{Beat, CardNames, Change, Mark, Story, Titled, What};
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
    assert_eq!(said(Lang::It, tag).as_deref(), Some("i soldi"));
}

#[test]
fn a_game_of_the_box_in_french() {
    let setup = table("sunday-morning-date");
    let game = played(&setup, "casual", 9, |_| {});
    let log = game.glimpse_at(Viewer::Seat(Seat(0)), game.steps());
    insta::assert_snapshot!(lines(log.log(Tongue::of(Lang::Fr), &players())).join("\n"));
}
