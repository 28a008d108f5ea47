//! What nobody may learn: hidden choices before both are in, and reactions not played.

use crate::table::{ANNA, BEN, Card, Pack, Play, both, option, sat, scene};
use fog_of_love::content::{
    Effect, Feature, Letter, Modifier, Moment, Occupation, Places, Scene, Trait, Tutorial, Who,
};
use fog_of_love::{Action, Asked, Happened, View};
use tabletop::{Seat, Viewer};

fn other(seat: Seat) -> Seat {
    if seat == ANNA { BEN } else { ANNA }
}

/// Everything that a seat and a spectator perceive: all sights as text, both views, the moves.
fn perceived(play: &Play, seat: Seat) -> (String, String, View, View, Vec<Action>) {
    (
        play.seen(Viewer::Seat(seat), 0),
        play.seen(Viewer::Public, 0),
        play.view(seat).clone(),
        play.public().clone(),
        play.legal(seat),
    )
}

/// Plays every hidden choice of each seat, first or second to answer, and compares what the other
/// one perceives of it until both are in. Returns how many choices were tried.
#[track_caller]
fn nobody_learns_a_choice(begin: impl Fn() -> Play, asked: impl Fn(Asked) -> bool) -> usize {
    let mut tried = 0;
    for hidden in [ANNA, BEN] {
        let choices = begin().legal(hidden);
        assert!(choices.len() > 1, "there is something to hide");
        let mut seen = Vec::new();
        for &choice in &choices {
            let mut play = begin();
            assert!(asked(play.table().asked), "asked {:?}", play.table().asked);
            assert_eq!(play.table().waiting.len(), 2, "both are asked at once");
            let before = play.legal(other(hidden));
            play.act(hidden, choice);
            assert_eq!(play.legal(other(hidden)), before, "the moves stay the same");
            seen.push(perceived(&play, other(hidden)));
        }
        assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{hidden:?} gives something away");
        tried += choices.len();
    }
    tried
}

/// A card with four options, which both choose on.
fn four() -> Pack {
    let sweet = |n: i8| option(&["sincerity up"], &[sat(Who::Chooser, n)]);
    Pack::hands([both("card", &[1, 2, 3, 4].map(sweet))], [])
}

/// FL-177, FL-177/1, FL-I17: all letters of each seat look alike until both are in.
#[test]
fn no_letter_shows_before_both_have_chosen() {
    let begin = || {
        let mut play = Play::begin(&four());
        play.play(ANNA, "card").go_on();
        play
    };
    assert_eq!(nobody_learns_a_choice(begin, |asked| matches!(asked, Asked::Choice(_))), 8);
    let mut play = begin();
    play.act(BEN, Action::Choose(Letter::C)).act(ANNA, Action::Choose(Letter::B));
    let seen = play.sights(Viewer::Public, 0);
    assert!(
        seen.contains(&Happened::Chose([Some(Letter::B), Some(Letter::C)])),
        "then all see both"
    );
}

/// FL-177/1, FL-I17: nor on a chapter, nor in a finale, nor where they choose for each other.
#[test]
fn no_letter_shows_on_chapters_finales_and_under_a_situation() {
    let choice = |asked| matches!(asked, Asked::Choice(_));
    let sweet = |n: i8| option(&[], &[sat(Who::Chooser, n)]);
    let pack = || {
        Pack::of([]).telling(|story| {
            story.chapters[0].choice = fog_of_love::content::Choice::Both;
            story.chapters[0].options = [1, 2, 3].map(sweet).to_vec();
            story.chapters[0].length = 1;
            story.finale.options = [1, 2, 3].map(sweet).to_vec();
        })
    };
    let chapter = || {
        let mut play = Play::of(&pack().setup());
        play.create().first_legal().first_legal();
        play
    };
    assert_eq!(nobody_learns_a_choice(chapter, choice), 6);
    let finale = || {
        let mut play = chapter();
        play.reach_finale();
        play
    };
    assert_eq!(nobody_learns_a_choice(finale, choice), 6);
    let crossed = || {
        let mood = scene("mood").follow_up(&[Modifier::ForEachOther], &[]);
        let mut play = Play::begin(&Pack::hands([mood], [both("card", &[1, 2].map(sweet))]));
        play.turn(ANNA, "mood").play(BEN, "card").go_on();
        play
    };
    assert_eq!(nobody_learns_a_choice(crossed, choice), 4);
}

/// FL-195, FL-I17: which traits are kept stays hidden, also when both have kept theirs.
#[test]
fn kept_traits_stay_hidden() {
    let begin = || {
        let mut play = Play::of(&Pack::of([]).setup());
        play.first_legal().first_legal();
        play
    };
    assert_eq!(nobody_learns_a_choice(begin, |asked| asked == Asked::Traits), 20);
    let after = |kept| {
        let mut play = begin();
        play.act(ANNA, kept).act(BEN, Action::Keep(Places(0b111)));
        perceived(&play, BEN)
    };
    let first = after(Action::Keep(Places(0b111)));
    assert!(begin().legal(ANNA).into_iter().all(|kept| after(kept) == first));
}

/// FL-I17: an occupation selected is hidden until both have selected.
#[test]
fn a_selected_occupation_stays_hidden_until_both_have_selected() {
    let begin = || {
        let mut play = Play::of(&Pack::of([]).setup());
        while play.table().asked != Asked::Occupation {
            play.first_legal();
        }
        play
    };
    assert_eq!(nobody_learns_a_choice(begin, |asked| asked == Asked::Occupation), 6);
}

/// FL-286, FL-I17: a final destiny is hidden until both have selected theirs.
#[test]
fn a_final_destiny_stays_hidden_until_both_have_selected() {
    let begin = || {
        let mut play = Play::begin(&Pack::of([]));
        play.reach_finale();
        play
    };
    assert_eq!(nobody_learns_a_choice(begin, |asked| asked == Asked::FinalDestiny), 8);
}

/// FL-189, FL-I17: what is offered in a trade is hidden until both have offered.
#[test]
fn an_offer_stays_hidden_until_both_have_offered() {
    let begin = || {
        let card = scene("card").more(&[Effect::Trade { count: 2 }]);
        let mut play = Play::begin(&Pack::anna([card]));
        play.play(ANNA, "card").go_on();
        play
    };
    assert_eq!(nobody_learns_a_choice(begin, |asked| asked == Asked::Trade), 9);
    let second = || {
        let mut play = begin();
        play.first_legal().first_legal();
        play
    };
    assert_eq!(nobody_learns_a_choice(second, |asked| asked == Asked::Trade), 7);
}

/// One pack in two orders: with a reaction in Ben's hand, or deep in the deck.
fn orders(moment: Moment, with_choice: bool) -> [Pack; 2] {
    let sweet = |n: i8| option(&[], &[sat(Who::Chooser, n)]);
    let card = if with_choice { both("card", &[1, 2].map(sweet)) } else { scene("card") };
    let no = scene("no").reaction(moment).more(&[Effect::Skip]);
    [5, 30].map(|place| {
        let pack = Pack::of([Card(card.0.clone()), Card(no.0.clone())]);
        let mut order: Vec<Scene> = (0..40).map(Scene).filter(|scene| scene.0 != 1).collect();
        order.insert(5, Scene(1));
        order.swap(5, place);
        let tutorial = Tutorial {
            scenes: [order, Vec::new(), Vec::new(), Vec::new()],
            traits: (0..12).map(Trait).collect(),
            occupations: (0..8).map(Occupation).collect(),
            features: (0..14).map(Feature).collect(),
            lessons: Vec::new(),
        };
        pack.telling(|story| story.tutorial = Some(tutorial))
    })
}

/// FL-251, FL-251/1: whether Ben holds a fitting reaction and declines, or holds none, looks alike
/// to Anna and to spectators at every step, whoever plays the scene.
#[test]
fn a_reaction_that_is_not_played_leaves_no_trace() {
    for moment in [Moment::Played, Moment::Revealed, Moment::Resolved] {
        let [able, unable] = orders(moment, true).map(|pack| Play::begin(&pack));
        let (mut able, mut unable) = (able, unable);
        assert!(able.holds(BEN, "no") && !unable.holds(BEN, "no"));
        able.play(ANNA, "card");
        unable.play(ANNA, "card");
        let mut could = 0;
        while !able.is_at_turn() {
            assert!(perceived(&able, ANNA) == perceived(&unable, ANNA), "at {moment:?}");
            could += usize::from(able.legal(BEN).len() == 2 && unable.legal(BEN).len() == 1);
            able.first_legal();
            unable.first_legal();
        }
        assert_eq!(could, 1, "Ben really could have reacted at {moment:?}");
        assert!(perceived(&able, ANNA) == perceived(&unable, ANNA), "after {moment:?}");
    }
}

/// FL-251/1: and so it is when Ben could answer his own scene.
#[test]
fn not_answering_ones_own_scene_leaves_no_trace() {
    let [mut able, mut unable] = orders(Moment::Played, false).map(|pack| Play::begin(&pack));
    let shared = able.hand(BEN).into_iter().find(|id| unable.hand(BEN).contains(id));
    let shared = shared.expect("a scene that Ben holds in both orders");
    for play in [&mut able, &mut unable] {
        play.turn(ANNA, "card").play(BEN, &shared).act(ANNA, Action::GoOn);
    }
    assert_eq!((able.legal(BEN).len(), unable.legal(BEN).len()), (2, 1));
    able.act(BEN, Action::GoOn);
    unable.act(BEN, Action::GoOn);
    assert!(perceived(&able, ANNA) == perceived(&unable, ANNA));
}

/// FL-221, FL-228: one secret looks like another.
#[test]
fn secrets_laid_down_look_alike() {
    let game = |laid: &str| {
        let lie = |id: &str| scene(id).secret(&[], &[]);
        let mut play = Play::begin(&Pack::anna([lie("one"), lie("two")]));
        play.turn(ANNA, laid);
        perceived(&play, BEN)
    };
    assert!(game("one") == game("two"));
}
