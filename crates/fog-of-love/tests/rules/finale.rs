//! The finale.

use crate::table::{ANNA, BEN, Card, DISCARD, Pack, Play, destiny, option, sat, scene};
use fog_of_love::content::{
    Comparison, Condition, Destinies, Destiny, Effect, FinaleStep, Letter, Measure, Pick, RevealOf,
    Stance, Trait, Which, Who,
};
use fog_of_love::{Action, Asked, Event, FogOfLove, Happened, Illegal, Phase, Source};
use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
use tabletop::{Game, Imagine, Seat, Turn, Viewer};

const LOVE: Destiny = Destiny(0);
const EXIT: Destiny = Destiny(3);

/// A story of one short chapter.
fn short(pack: Pack) -> Pack {
    pack.telling(|story| story.chapters[0].length = 1)
}

/// Anna has played the only scene, and the finale begins.
fn finale(pack: Pack) -> Play {
    let mut play = Play::begin(&short(pack));
    play.reach_finale();
    play
}

/// The finale has come to its end with these final destinies.
fn ended(pack: Pack, anna: Destiny, ben: Destiny) -> Play {
    let mut play = finale(pack);
    play.act(ANNA, Action::Select(anna)).act(BEN, Action::Select(ben)).finish();
    play
}

fn secret(id: &str) -> Card {
    scene(id).secret(&["sincerity up"], &[sat(Who::Player, 1)])
}

/// FL-284, FL-297: the steps come in the order of the card, with choices and effects of its own.
#[test]
fn the_finale_gives_its_own_instructions() {
    let pack = Pack::of([]).telling(|story| {
        story.finale.steps = vec![
            FinaleStep::Effects,
            FinaleStep::SelectDestiny,
            FinaleStep::RevealDestinies,
            FinaleStep::Choices,
        ];
        story.finale.effects = vec![sat(Who::First, 4)];
        story.finale.options = vec![option(&[], &[sat(Who::Chooser, 1)]), option(&[], &[])];
        story.finale.more = vec![sat(Who::Both, 2)];
    });
    let mut play = finale(pack);
    assert_eq!((play.table().asked, play.hearts()), (Asked::FinalDestiny, (4, 0)));
    play.act(ANNA, Action::Select(LOVE)).act(BEN, Action::Select(LOVE));
    assert!(play.happened(&Happened::ShowedDestiny(BEN, LOVE)));
    play.act(ANNA, Action::Choose(Letter::A)).act(BEN, Action::Choose(Letter::B));
    assert_eq!((play.hearts(), play.table().phase), ((7, 2), Phase::Over));
}

/// FL-285, FL-285/1: one of those in hand, not of the pile.
#[test]
fn the_final_destiny_is_selected_from_hand() {
    let card = scene("card").more(&[destiny(Who::Player, DISCARD, Which::Any)]);
    let mut play = Play::begin(&short(Pack::anna([card])));
    play.play(ANNA, "card").go_on().act(ANNA, Action::Drop(LOVE)).reach_finale();
    assert_eq!(play.table().asked, Asked::FinalDestiny);
    assert_eq!(play.refused(ANNA, Action::Select(LOVE)), Illegal::NotThatDestiny);
    assert_eq!(play.legal(ANNA), [1, 2, 3].map(|n| Action::Select(Destiny(n))));
}

/// FL-286: the first to select shows nothing; both are revealed together.
#[test]
fn final_destinies_are_selected_in_secret_and_revealed_together() {
    let mut play = finale(Pack::of([]));
    play.act(BEN, Action::Select(EXIT));
    assert!(play.sights(Viewer::Seat(ANNA), 0).contains(&Happened::SelectedDestiny(BEN, None)));
    assert_eq!(play.table().person(BEN).destiny, None);
    play.act(ANNA, Action::Select(LOVE));
    let shown = play.place(0, |event| *event == Happened::ShowedDestiny(ANNA, LOVE));
    assert_eq!(play.events[shown + 1], Happened::ShowedDestiny(BEN, EXIT));
}

/// FL-287: what was never revealed is revealed now, with its effects and tokens.
#[test]
fn secrets_are_revealed_in_the_finale() {
    let mut play = Play::begin(&short(Pack::anna([secret("lie")])));
    play.turn(ANNA, "lie").finish();
    assert!(play.happened(&Happened::RevealedSecret(ANNA, 0, play.scene("lie"))));
    assert_eq!((play.hearts(), play.own(ANNA).secrets.len()), ((1, 0), 0));
    assert_eq!(play.table().person(ANNA).tokens.iter().sum::<u8>(), 5);
}

/// FL-288, FL-288/1: traits are shown, and completed goals are rewarded.
#[test]
fn completed_goals_give_satisfaction() {
    let pack = Pack::of([]).with(|content| content.traits[0].number = 1);
    let play = ended(pack, LOVE, LOVE);
    let shown = Happened::ShowedTraits(ANNA, [0, 1, 2].map(Trait));
    assert!(play.sights(Viewer::Seat(BEN), 0).contains(&shown));
    assert!(play.happened(&Happened::JudgedGoal(ANNA, Trait(0), true)));
    assert_eq!((play.hearts(), play.table().person(ANNA).goals), ((3, 0), 1));
}

/// FL-289: choices, destinies face down, secrets, goals, destinies revealed, judged.
#[test]
fn the_usual_order_of_the_finale() {
    let pack =
        Pack::anna([secret("lie")]).telling(|story| story.finale.options = vec![option(&[], &[])]);
    let mut play = Play::begin(&short(pack));
    let from = play.turn(ANNA, "lie").events.len();
    play.finish();
    let steps: [fn(&Event) -> bool; 7] = [
        |event| matches!(event, Event::Chose(_)),
        |event| matches!(event, Event::SelectedDestiny(..)),
        |event| matches!(event, Event::RevealedSecret(..)),
        |event| matches!(event, Event::ShowedTraits(..)),
        |event| matches!(event, Event::JudgedGoal(..)),
        |event| matches!(event, Event::ShowedDestiny(..)),
        |event| matches!(event, Event::Judged(_)),
    ];
    assert!(steps.map(|step| play.place(from, step)).is_sorted());
}

/// FL-289: a secret's tokens count for the goals.
#[test]
fn secrets_come_before_goals() {
    let pack = Pack::anna([secret("lie")]).with(|content| {
        (content.traits[0].aspect, content.traits[0].number) =
            (crate::table::aspect("sincerity up"), 1);
    });
    let mut play = Play::begin(&short(pack));
    play.turn(ANNA, "lie").finish();
    assert!(play.happened(&Happened::JudgedGoal(ANNA, Trait(0), true)));
}

/// FL-290: the first player's secrets first, each in the order played.
#[test]
fn several_secrets_are_resolved_in_order() {
    let anna = [secret("first"), secret("second")];
    let pack = short(Pack::hands(anna, [secret("his")]));
    let mut play = Play::of(&pack.setup());
    play.create().rest();
    play.turn(ANNA, "second").turn(BEN, "his").turn(ANNA, "first").finish();
    let order = play.events.iter().filter_map(|event| match event {
        Event::RevealedSecret(_, _, scene) => Some(*scene),
        _ => None,
    });
    assert_eq!(order.collect::<Vec<_>>(), ["second", "first", "his"].map(|id| play.scene(id)));
}

/// FL-291, FL-292: together only if both stay.
#[test]
fn the_couple_stays_together_only_if_both_stay() {
    assert!(ended(Pack::of([]), LOVE, Destiny(2)).table().together);
    assert!(!ended(Pack::of([]), LOVE, EXIT).table().together);
    assert!(!ended(Pack::of([]), EXIT, EXIT).table().together);
    let play = ended(Pack::of([]), LOVE, EXIT);
    let stances = [ANNA, BEN].map(|seat: Seat| play.state.facts().stance(seat));
    assert_eq!(stances, [Some(Stance::Stay), Some(Stance::Separate)]);
}

/// FL-293, FL-293/1: judged after all gains, both on the same state.
#[test]
fn destinies_are_judged_on_the_final_state() {
    let enough = |who| {
        let wanted = Measure::Satisfaction(who);
        Condition::Compare(wanted, Comparison::AtLeast, Measure::Number(3))
    };
    let judged = |when| {
        let pack = Pack::of([]).with(|content| {
            content.traits[0].number = 1;
            content.destinies[0].when = when;
        });
        ended(pack, LOVE, LOVE).table().people.map(|person| person.fulfilled)
    };
    assert_eq!(judged(enough(Who::Player)), [true, false], "Anna's goal gave her 3");
    assert_eq!(judged(enough(Who::Partner)), [false, true], "Ben looks at the same 3");
}

/// FL-I21: one result for each, and one for the couple; then the game is over.
#[test]
fn the_game_ends_after_the_finale_with_its_results() {
    let pack = Pack::of([]).with(|content| content.destinies[3].when = Condition::Any(Vec::new()));
    let play = ended(pack, LOVE, EXIT);
    assert_eq!(play.count(|event| matches!(event, Event::Judged([true, false]))), 1);
    assert_eq!(play.table().phase, Phase::Over);
    let Turn::Over(winners) = fog_of_love::FogOfLove::turn(&play.state) else { panic!("over") };
    assert_eq!(winners, tabletop::Seats::one(ANNA));
    assert!(play.legal(ANNA).is_empty() && play.legal(BEN).is_empty());
}

/// FL-294: a situation reaches no secret and no effect of the finale.
#[test]
fn no_situation_affects_the_finale() {
    let double = fog_of_love::content::Modifier::Satisfaction(Who::Both, 2);
    let moon = scene("moon").follow_up(&[double], &[sat(Who::Both, 4)]);
    let pack =
        Pack::hands([secret("lie"), moon], [scene("whim").kind(fog_of_love::content::Kind::Minor)]);
    let mut play = Play::begin(&short(pack));
    play.turn(ANNA, "lie").turn(BEN, "whim").play(ANNA, "moon").finish();
    assert_eq!(play.hearts(), (1, 0));
}

/// FL-295: scenes in hand do nothing, and stay where they are.
#[test]
fn scenes_left_in_hand_have_no_further_use() {
    let mut play = finale(Pack::of([]));
    let hands = [ANNA, BEN].map(|seat| play.hand(seat));
    for seat in [ANNA, BEN] {
        assert!(play.legal(seat).iter().all(|action| matches!(action, Action::Select(_))));
    }
    play.finish();
    assert_eq!([ANNA, BEN].map(|seat| play.hand(seat)), hands);
}

/// FL-297: the steps may be fewer, and a finale may override a destiny.
#[test]
fn a_finale_may_override_a_destiny() {
    let pack = Pack::of([]).telling(|story| {
        story.finale.steps =
            vec![FinaleStep::SelectDestiny, FinaleStep::RevealDestinies, FinaleStep::Effects];
        story.finale.effects = vec![Effect::Override(Who::Blue, EXIT)];
    });
    let play = ended(pack, LOVE, LOVE);
    assert_eq!(play.table().person(BEN).destiny, Some(EXIT));
    assert!(!play.table().together);
    assert_eq!(play.count(|event| matches!(event, Event::ShowedTraits(..))), 0);
}

/// FL-231: a destiny that overrides another need not have been in hand, and whoever knows the hand
/// does not imagine it there.
#[test]
fn an_overriding_destiny_is_imagined_right() {
    let all =
        Effect::Reveal { who: Who::Partner, what: RevealOf::Destiny, pick: Pick::All, count: 1 };
    let pack = Pack::anna([scene("cards-up").more(&[all])]).telling(|story| {
        story.in_pile = Destinies::one(EXIT);
        story.finale.steps = vec![
            FinaleStep::SelectDestiny,
            FinaleStep::RevealDestinies,
            FinaleStep::Effects,
            FinaleStep::Choices,
        ];
        story.finale.effects = vec![Effect::Override(Who::Blue, EXIT)];
        story.finale.options = vec![option(&[], &[]), option(&[], &[])];
    });
    let mut play = Play::begin(&short(pack));
    play.play(ANNA, "cards-up").reach_finale();
    play.act(ANNA, Action::Select(LOVE)).act(BEN, Action::Select(LOVE));
    assert_eq!(play.table().person(BEN).destiny, Some(EXIT));
    let known = play.view(ANNA).known.destinies;
    assert_eq!(known, play.own(BEN).destinies, "Anna has seen all of them");
    let world = FogOfLove::world(play.view(ANNA), &mut SplitMix64::seed_from_u64(1));
    assert_eq!(world.private(BEN).destinies, known);
}

/// FL-226, FL-290: a secret in the finale is its player's, whoever that is.
#[test]
fn a_secret_in_the_finale_speaks_for_its_player() {
    let mut play = Play::begin(&short(Pack::hands(
        [scene("whim").kind(fog_of_love::content::Kind::Minor)],
        [secret("his")],
    )));
    play.turn(ANNA, "whim").turn(BEN, "his").finish();
    assert_eq!(play.hearts(), (0, 1));
    let never = Source::Never(play.scene("his"));
    assert!(play.events.iter().any(
        |event| matches!(event, Event::Began(frame) if frame.source == never && frame.player == BEN)
    ));
}

/// FL-231: a secret that was never revealed overrides a final destiny that still lies face down.
#[test]
fn a_secret_overrides_a_destiny_that_still_lies_face_down() {
    let secret = scene("double-life").secret(&[], &[Effect::Override(Who::Player, EXIT)]);
    let mut play = Play::begin(&Pack::anna([secret]));
    play.play(ANNA, "double-life");
    play.end_with(0, 0);
    assert_eq!(play.table().person(ANNA).destiny, Some(EXIT));
    assert_eq!(play.table().person(BEN).destiny, Some(Destiny(0)));
    assert!(!play.table().together);
}
