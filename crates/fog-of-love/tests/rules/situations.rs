//! Situations, and what they do to the next scene.

use crate::table::{
    ANNA, BEN, Card, Pack, Play, aspect, both, letters, option, reveal_secret, sat, scene, tokens,
};
use fog_of_love::content::{
    Choice, Deck, Effect, Fits, FollowUp, Icon, Kind, Letter, Modifier, Moment, OptionCard, Who,
};
use fog_of_love::{Action, Happened, Illegal};
use tabletop::Seats;

const DOUBLE: Modifier = Modifier::Satisfaction(Who::Both, 2);

/// A situation that doubles satisfaction.
fn double(id: &str) -> Card {
    scene(id).follow_up(&[DOUBLE], &[])
}

/// A scene worth 3 to both.
fn sweet(id: &str) -> Card {
    scene(id).more(&[sat(Who::Both, 3)])
}

/// Anna has played a situation with these changes, and Ben a scene on it.
fn under(changes: &[Modifier], effects: &[Effect], card: Card) -> Play {
    let mut play = Play::begin(&Pack::hands([scene("mood").follow_up(changes, effects)], [card]));
    play.turn(ANNA, "mood").play(BEN, "card").go_on();
    play
}

fn options() -> [OptionCard; 2] {
    let a = option(&["sincerity up", "gentleness up"], &[sat(Who::Chooser, 3), sat(Who::Other, 1)]);
    [a, option(&["sincerity down"], &[sat(Who::Chooser, 5)])]
}

/// FL-208, FL-209: it is the turn's play, asks nothing, and doubles the next scene.
#[test]
fn a_situation_affects_the_next_scene() {
    let mut play = Play::begin(&Pack::hands([double("moon"), sweet("third")], [sweet("kiss")]));
    play.turn(ANNA, "moon");
    assert_eq!((play.laid(), play.table().active), (vec!["moon".into()], BEN));
    assert_eq!(play.turn(BEN, "kiss").hearts(), (6, 6));
    assert_eq!(play.turn(ANNA, "third").hearts(), (9, 9), "the next one, and no more");
}

/// FL-210, FL-210/1, FL-I16: of two situations only the latest works.
#[test]
fn only_the_latest_situation_works() {
    let triple = scene("sun").follow_up(&[Modifier::Satisfaction(Who::Both, 3)], &[]);
    let mut play = Play::begin(&Pack::hands([double("moon"), sweet("kiss")], [triple]));
    play.turn(ANNA, "moon").turn(BEN, "sun");
    assert_eq!(play.table().follow_up, Some(play.scene("sun")));
    assert_eq!(play.turn(ANNA, "kiss").hearts(), (9, 9));
}

/// FL-211: any scene may have a follow-up, and shows its icon.
#[test]
fn a_follow_up_has_an_icon_wherever_it_stands() {
    let mut card = sweet("walk");
    let (fits, effects) = (Fits::default(), Vec::new());
    card.0.follow_up = Some(FollowUp { fits, changes: vec![DOUBLE], effects });
    assert!(card.0.shows(Icon::FollowUp) && !card.0.shows(Icon::Kind(Kind::Situation)));
    let mut play = Play::begin(&Pack::hands([card], [sweet("kiss")]));
    assert_eq!(play.turn(ANNA, "walk").turn(BEN, "kiss").hearts(), (9, 9));
}

/// A story of two chapters, the first one scene long; each chapter card gives 1 to both.
fn two_chapters(pack: Pack) -> Pack {
    pack.telling(|story| {
        story.chapters[0].length = 1;
        story.chapters[0].more = vec![sat(Who::Both, 1)];
        story.chapters.push(story.chapters[0].clone());
        story.finale.effects = vec![sat(Who::Both, 1)];
        story.finale.steps.push(fog_of_love::content::FinaleStep::Effects);
    })
}

/// FL-212, FL-213: the new chapter is not affected, its first scene is.
#[test]
fn a_situation_waits_for_the_first_scene_of_the_new_chapter() {
    let pack = two_chapters(Pack::hands([double("moon")], [sweet("kiss")]));
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "moon");
    assert_eq!((play.hearts(), play.table().chapter), ((2, 2), 2), "chapter two is not doubled");
    assert!(play.table().discards.has(play.scene("moon")));
    play.play(BEN, "kiss").go_on();
    assert!(play.happened(&Happened::FinaleBegan));
    assert_eq!(play.count(|event| matches!(event, Happened::Credited(_, 6, _))), 2);
}

/// FL-212, FL-213/1: before the finale it comes to nothing.
#[test]
fn the_last_situation_before_the_finale_is_lost() {
    let pack = two_chapters(Pack::hands([], [double("moon")]));
    let mut play = Play::begin(&pack);
    play.plain(ANNA).play(BEN, "moon").reach_finale();
    assert_eq!(play.table().follow_up, None);
    play.finish();
    assert_eq!(play.count(|event| matches!(event, Happened::Credited(_, 2, _))), 0);
}

/// FL-214: minor scenes and a secret laid down neither receive nor use up the follow-up.
#[test]
fn minor_scenes_and_secrets_leave_the_follow_up_waiting() {
    let minor = sweet("whim").kind(Kind::Minor);
    let secret = scene("lie").secret(&[], &[]);
    let mut play = Play::begin(&Pack::hands([double("moon"), secret], [minor]));
    assert_eq!(play.turn(ANNA, "moon").turn(BEN, "whim").hearts(), (3, 3), "not doubled");
    play.turn(ANNA, "lie");
    assert_eq!(play.table().follow_up, Some(play.scene("moon")), "still waiting");
    assert_eq!(play.plain(BEN).table().follow_up, None, "the plain scene used it up");
}

/// FL-214: a reaction neither receives the follow-up nor uses it up.
#[test]
fn a_reaction_leaves_the_follow_up_to_the_scene() {
    let laugh = sweet("laugh").reaction(Moment::Played);
    let mut play = Play::begin(&Pack::hands([double("moon"), laugh], [sweet("kiss")]));
    play.turn(ANNA, "moon").play(BEN, "kiss").react(ANNA, "laugh").rest();
    assert_eq!(play.hearts(), (9, 9), "3 for the laugh, twice 3 for the kiss");
}

/// FL-215: a revealed secret neither receives the follow-up nor uses it up.
#[test]
fn a_revealed_secret_is_not_the_next_scene() {
    let secret = sweet("lie").secret(&[], &[]);
    let reveal = scene("ask").kind(Kind::RevealSecret).more(&[reveal_secret(Who::Partner, 1)]);
    let cards = [secret, double("moon"), sweet("kiss")];
    let mut play = Play::begin(&Pack::hands(cards, [scene("one"), reveal]));
    play.turn(ANNA, "lie").turn(BEN, "one").turn(ANNA, "moon");
    assert_eq!(play.turn(BEN, "ask").hearts(), (3, 3), "not doubled");
    assert_eq!(play.turn(ANNA, "kiss").hearts(), (9, 9), "still waiting");
}

/// FL-216: it works on the partner's scene and on one's own.
#[test]
fn the_next_scene_may_be_anybodys() {
    let minor = scene("whim").kind(Kind::Minor);
    let mut play = Play::begin(&Pack::hands([double("moon"), sweet("kiss")], [minor]));
    play.turn(ANNA, "moon").turn(BEN, "whim");
    assert_eq!(play.turn(ANNA, "kiss").hearts(), (6, 6), "Anna's own");
    assert_eq!(under(&[DOUBLE], &[], sweet("card")).hearts(), (6, 6), "Ben's");
}

/// FL-217: a skipped scene takes the follow-up with it.
#[test]
fn a_skipped_scene_uses_up_the_follow_up() {
    let skip = scene("no").reaction(Moment::Played).more(&[Effect::Skip]);
    let mut play =
        Play::begin(&Pack::hands([double("moon"), skip, sweet("third")], [sweet("kiss")]));
    play.turn(ANNA, "moon").play(BEN, "kiss").react(ANNA, "no").rest();
    assert_eq!(play.hearts(), (0, 0));
    assert_eq!(play.turn(ANNA, "third").hearts(), (3, 3));
}

/// FL-218: a follow-up may want a kind of choice, a deck, a type; another scene uses it up.
#[test]
fn a_follow_up_fits_only_certain_scenes() {
    let hearts = |fits| {
        let moon = scene("moon").follow_up_for(fits, &[DOUBLE], &[]);
        let card = scene("card").chooses(Choice::Partner, &[option(&[], &[])]);
        let card = card.kind(Kind::SpecialEffect).more(&[sat(Who::Both, 3)]);
        let mut play = Play::begin(&Pack::hands([moon, sweet("third")], [card]));
        play.turn(ANNA, "moon").turn(BEN, "card");
        assert_eq!(play.table().follow_up, None, "used up in any case");
        play.satisfaction(ANNA)
    };
    let any = Fits::default();
    assert_eq!(hearts(any), 6);
    assert_eq!(hearts(Fits { choice: Some(Choice::Partner), ..any }), 6);
    assert_eq!(hearts(Fits { choice: Some(Choice::Both), ..any }), 3);
    assert_eq!(hearts(Fits { deck: Some(Deck::Sweet), ..any }), 6);
    assert_eq!(hearts(Fits { deck: Some(Deck::Drama), ..any }), 3);
    assert_eq!(hearts(Fits { kind: Some(Kind::SpecialEffect), ..any }), 6);
    assert_eq!(hearts(Fits { kind: Some(Kind::Secret), ..any }), 3);
}

/// FL-218: satisfaction doubles or counts nothing, for those the follow-up means.
#[test]
fn a_follow_up_doubles_or_cancels_satisfaction() {
    let hearts =
        |who, times| under(&[Modifier::Satisfaction(who, times)], &[], sweet("card")).hearts();
    assert_eq!(hearts(Who::Both, 0), (0, 0));
    assert_eq!(hearts(Who::Player, 2), (3, 6), "Ben plays the next scene");
    assert_eq!(hearts(Who::Partner, 0), (0, 3));
}

/// FL-218: so do the tokens of the options, all or of one aspect.
#[test]
fn a_follow_up_doubles_or_cancels_tokens() {
    let has = |only: Option<&str>, times| {
        let change = Modifier::Tokens(only.map(aspect), times);
        let mut play = under(&[change], &[], both("card", &options()));
        play.both('a', 'b');
        ["sincerity up", "gentleness up"].map(|on| play.tokens(ANNA, aspect(on)))
    };
    assert_eq!(has(None, 2), [2, 2]);
    assert_eq!(has(Some("sincerity up"), 2), [2, 1]);
    assert_eq!(has(None, 0), [0, 0]);
}

/// FL-218: chooser and other trade places in the effects, not in the tokens.
#[test]
fn a_follow_up_swaps_the_roles() {
    let mut play = under(&[Modifier::SwapRoles], &[], both("card", &options()));
    play.both('a', 'b');
    assert_eq!(play.hearts(), (6, 3), "Ben gets 3 of Anna's A, Anna its 1 and 5 of his B");
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1);
}

/// FL-218: somebody else chooses.
#[test]
fn a_follow_up_changes_who_chooses() {
    let asked =
        |choice| under(&[Modifier::Chooses(choice)], &[], both("card", &options())).table().waiting;
    assert_eq!(asked(Choice::Player), Seats::one(BEN));
    assert_eq!(asked(Choice::Partner), Seats::one(ANNA));
    let partner = scene("card").chooses(Choice::Partner, &options());
    assert_eq!(
        under(&[Modifier::Chooses(Choice::Both)], &[], partner).table().waiting,
        Seats::all(2)
    );
}

/// FL-218: an option is forbidden, unless no other is left.
#[test]
fn a_follow_up_forbids_options() {
    let play = under(&[Modifier::Forbid(letters("a"))], &[], both("card", &options()));
    assert_eq!(play.legal(ANNA), [Action::Choose(Letter::B)]);
    assert_eq!(play.refused(ANNA, Action::Choose(Letter::A)), Illegal::NoSuchOption);
    let play = under(&[Modifier::Forbid(letters("ab"))], &[], both("card", &options()));
    assert_eq!(play.legal(BEN), [Action::Choose(Letter::A), Action::Choose(Letter::B)]);
}

/// FL-218: the card's partner chooses first and openly, then its player.
#[test]
fn a_follow_up_makes_choices_go_in_order() {
    let mut play = under(&[Modifier::InOrder], &[], both("card", &options()));
    assert_eq!(play.table().waiting, Seats::one(ANNA));
    play.act(ANNA, Action::Choose(Letter::B));
    assert_eq!(play.table().waiting, Seats::one(BEN));
    assert_eq!(play.view(BEN).table.frame().and_then(|frame| frame.choice(ANNA)), Some(Letter::B));
    play.act(BEN, Action::Choose(Letter::A)).go_on();
    assert_eq!(play.hearts(), (6, 3));
}

/// FL-218: each picks the option that the other one takes.
#[test]
fn a_follow_up_makes_them_choose_for_each_other() {
    let mut play = under(&[Modifier::ForEachOther], &[], both("card", &options()));
    play.both('a', 'b');
    assert!(play.happened(&Happened::Chose([Some(Letter::B), Some(Letter::A)])));
    assert_eq!(play.tokens(BEN, aspect("sincerity up")), 1);
}

/// FL-218: effects are added, for the player of the next scene.
#[test]
fn a_follow_up_adds_effects() {
    let effects = [sat(Who::Player, 2), tokens(Who::Partner, "sincerity up", 1)];
    let play = under(&[], &effects, sweet("card"));
    assert_eq!(play.hearts(), (3, 5));
    assert_eq!(play.tokens(ANNA, aspect("sincerity up")), 1);
}
