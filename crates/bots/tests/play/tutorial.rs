//! The tutorial, played by bots.

use crate::common::table;
use bots::fog_of_love::LEVELS;
use bots::{Among, Dice};
use fog_of_love::content::{Cue, Deck, Scene, Tutorial};
use fog_of_love::{Event, FogOfLove, Happened, Setup};
use rand_core::SeedableRng;
use tabletop::{Audience, Deals, Seat, Viewer, Witness};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public];

/// Who watches the lessons come to light, and the scenes come from their decks.
struct Class {
    audience: Audience<FogOfLove>,
    /// The numbers of the lessons as they came, for each viewer.
    lessons: [Vec<u8>; 3],
    /// The scenes as they were drawn, by deck.
    drawn: [Vec<Scene>; 4],
}

impl Witness<Event> for Class {
    fn witness(&mut self, event: &Event) {
        if let Happened::Drew(_, deck, scene) = *event {
            self.drawn[deck as usize].push(scene);
        }
        self.audience.witness(event);
        self.look();
    }
}

impl Class {
    fn look(&mut self) {
        for (viewer, seen) in VIEWERS.into_iter().zip(&mut self.lessons) {
            for lesson in self.audience.view(viewer).lessons() {
                if !seen.contains(&lesson.number) {
                    seen.push(lesson.number);
                }
            }
        }
    }
}

fn setup() -> Setup {
    let setup = Setup::new(packs::base_book(), "sunday-morning-date").and_then(Setup::as_tutorial);
    setup.expect("the tutorial")
}

fn tutorial() -> &'static Tutorial {
    let content = packs::base_book().content();
    content.stories.iter().find_map(|story| story.tutorial.as_ref()).expect("a tutorial")
}

/// A game of the tutorial between two bots of a level.
fn lesson_of(level: &'static str, game: u64) -> Class {
    let setup = setup();
    let audience = Audience::everybody(&setup);
    let mut class = Class { audience, lessons: Default::default(), drawn: Default::default() };
    class.look();
    let mut bots = table(&LEVELS, 2, |_| level);
    let (mut deals, mut dice) = (Deals::new(game), Dice::seed_from_u64(game));
    let among = Among { setup: &setup, bots: &mut bots, deals: &mut deals, rng: &mut dice };
    among.play(&mut class, |_| {}, |_, _, _| {}, |_, _| {}).expect("legal moves");
    class
}

/// Whether a lesson comes with the cards that people meet, so that its place may vary.
fn wanders(number: u8) -> bool {
    let lesson = tutorial().lessons.iter().find(|lesson| lesson.number == number);
    let by_card = |cue: &Cue| {
        use Cue::{Chooses, DiscardDestiny, Scene, SwitchDestiny};
        matches!(cue, Scene(_) | Chooses(_) | DiscardDestiny | SwitchDestiny)
    };
    lesson.is_some_and(|lesson| lesson.when.iter().any(by_card))
}

/// FL-304: both players have read all thirty lessons in the end, and those that hang on no card in
/// the order of their numbers.
#[test]
fn every_lesson_comes_to_light_in_its_order() {
    assert_eq!(tutorial().lessons.len(), 30);
    for (level, games) in [("random", 60), ("casual", 20), ("club", 10)] {
        for game in 0..games {
            for (seen, viewer) in lesson_of(level, game).lessons.iter().zip(VIEWERS) {
                let mut all = seen.clone();
                all.sort_unstable();
                let told = format!("{level} {game}, {viewer:?}: {seen:?}");
                assert_eq!(all, (1..=30).collect::<Vec<u8>>(), "{told}");
                let fixed: Vec<u8> = seen.iter().copied().filter(|&n| !wanders(n)).collect();
                assert!(fixed.is_sorted(), "{told}");
            }
        }
    }
}

/// FL-304: nearly all lessons about a kind of card come with such a card, and not because they
/// have to come some time.
#[test]
fn lessons_about_cards_come_with_the_cards() {
    let games = 40;
    let (mut early, mut all) = (0, 0);
    for game in 0..games {
        let class = lesson_of("club", game);
        for seen in &class.lessons[..2] {
            let place = |number: u8| seen.iter().position(|&other| other == number);
            let chapter = |number: u8| match number {
                11 | 14 | 15 => place(18),
                19..=23 => place(24),
                _ => place(27),
            };
            for number in (1..=30).filter(|&number| wanders(number)) {
                all += 1;
                early += u32::from(place(number) < chapter(number));
            }
        }
    }
    assert!(early * 10 >= all * 7, "{early} of {all}");
}

/// FL-299, FL-299/1: every game draws the same scenes in the same order, however many it draws.
#[test]
fn every_game_of_the_tutorial_draws_the_same_scenes() {
    for (level, game) in [("random", 1), ("random", 2), ("club", 3), ("casual", 4)] {
        let drawn = lesson_of(level, game).drawn;
        for deck in Deck::ALL {
            let (drawn, order) = (&drawn[deck as usize], &tutorial().scenes[deck as usize]);
            assert!(order.starts_with(drawn), "{level} {game}: {deck:?}");
        }
        assert!(drawn[Deck::Sweet as usize].len() > 6, "{level} {game}");
    }
}
