//! What cards look at: choices, the table, the people.

use crate::table::{
    ANNA, BEN, Pack, Play, aspect, both, letters, option, per, sat, scene, tokens, when,
};
use fog_of_love::content::{
    Amount, Choice, Comparison, Condition, Destiny, Effect, Feature, Flag, Gender, Goal, Measure,
    Occupation, Stance, Who,
};
use fog_of_love::{Action, Asked, Illegal, Phase, Scope};

/// Whether a condition holds on a card on which Anna chose A and Ben chose B.
fn holds(condition: Condition) -> bool {
    let options = [(); 3].map(|()| option(&[], &[]));
    let card = both("card", &options).more(&[when(condition, &[sat(Who::Both, 1)])]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play_both(ANNA, "card", 'a', 'b').hearts() == (1, 1)
}

fn not(condition: Condition) -> Condition {
    Condition::Not(Box::new(condition))
}

/// FL-185, FL-189: conditions on a match, a pair, on who chose what.
#[test]
fn conditions_look_at_the_choices() {
    let l = letters;
    assert!(!holds(Condition::Match(l("abc"))) && holds(Condition::NoMatch));
    assert!(holds(Condition::Pair(l("a"), l("b"))) && holds(Condition::Pair(l("b"), l("a"))));
    assert!(holds(Condition::Pair(l("bc"), l("a"))) && !holds(Condition::Pair(l("a"), l("c"))));
    assert!(holds(Condition::ExactlyOne(l("a"))) && !holds(Condition::ExactlyOne(l("ab"))));
    assert!(!holds(Condition::ExactlyOne(l("c"))));
    assert!(holds(Condition::Chose(Who::Player, l("a"))));
    assert!(!holds(Condition::Chose(Who::Partner, l("a"))));
    assert!(holds(Condition::Chose(Who::Both, l("ab"))));
    assert!(!holds(Condition::Chose(Who::Both, l("a"))));
}

/// FL-189: inside an option, a condition may look at what the other one chose.
#[test]
fn an_option_may_look_at_the_others_choice() {
    let lucky = when(Condition::Chose(Who::Other, letters("b")), &[sat(Who::Chooser, 4)]);
    let pack = Pack::anna([both("card", &[option(&[], &[lucky]), option(&[], &[])])]);
    let hearts = |ben| Play::begin(&pack).play_both(ANNA, "card", 'a', ben).hearts();
    assert_eq!((hearts('b'), hearts('a')), ((4, 0), (0, 0)));
}

/// FL-185: where one chooses there is neither a match nor a difference.
#[test]
fn one_choice_is_no_match() {
    let hearts = |condition| {
        let card = scene("card").chooses(Choice::Partner, &[option(&[], &[])]);
        let card = card.more(&[when(condition, &[sat(Who::Both, 1)])]);
        Play::begin(&Pack::anna([card])).turn(ANNA, "card").hearts()
    };
    assert_eq!(hearts(Condition::Match(letters("abcd"))), (0, 0));
    assert_eq!(hearts(Condition::NoMatch), (0, 0));
    assert_eq!(hearts(Condition::Chose(Who::Partner, letters("a"))), (1, 1));
}

/// FL-189: conditions on occupation, feature and gender.
#[test]
fn conditions_look_at_the_characters() {
    assert!(holds(Condition::HasOccupation(Who::Player, Occupation(0))));
    assert!(!holds(Condition::HasOccupation(Who::Partner, Occupation(0))));
    assert!(holds(Condition::HasFeature(Who::Partner, Feature(2))));
    assert!(!holds(Condition::HasFeature(Who::Player, Feature(2))));
    assert!(holds(Condition::IsGender(Who::Both, Gender::Neither)));
    assert!(!holds(Condition::IsGender(Who::Player, Gender::Woman)));
}

/// FL-189: all, any and not; all of nothing holds, any of nothing does not.
#[test]
fn conditions_can_be_combined() {
    let (yes, no) = (|| Condition::NoMatch, || Condition::Match(letters("abc")));
    assert!(holds(Condition::All(vec![yes(), yes()])) && !holds(Condition::All(vec![yes(), no()])));
    assert!(holds(Condition::Any(vec![no(), yes()])) && !holds(Condition::Any(vec![no()])));
    assert!(holds(not(no())) && !holds(not(yes())));
    assert!(holds(Condition::All(Vec::new())) && !holds(Condition::Any(Vec::new())));
}

/// FL-189: before the finale nothing is known of the end.
#[test]
fn conditions_on_the_end_do_not_hold_before_it() {
    assert!(!holds(Condition::Together));
    assert!(!holds(Condition::Stance(Who::Player, Stance::Stay)));
    assert!(!holds(Condition::FinalDestiny(Who::Player, Destiny(0))));
    assert!(!holds(Condition::Fulfilled(Who::Player)));
    assert!(!holds(Condition::Guessed));
}

/// FL-189: a flag holds from when it is raised until it is lowered, with an else for the rest.
#[test]
fn conditions_look_at_flags() {
    let (then, otherwise) = (vec![sat(Who::Both, 5)], vec![sat(Who::Both, 1)]);
    let look = Effect::If { when: Condition::Flag(Flag(0)), then, otherwise };
    let up = scene("up").more(&[Effect::Raise(Flag(0))]);
    let cards = [scene("early").more(std::slice::from_ref(&look)), scene("late").more(&[look])];
    let mut play = Play::begin(&Pack::hands(cards, [up]));
    assert_eq!(play.turn(ANNA, "early").hearts(), (1, 1));
    assert_eq!(play.turn(BEN, "up").turn(ANNA, "late").hearts(), (6, 6));
}

/// FL-189: a scene may require something, and cannot be played without.
#[test]
fn a_scene_may_require_something() {
    let home = scene("home").requires(Condition::Flag(Flag(0)));
    let mut play = Play::begin(&Pack::hands([home], [scene("up").more(&[Effect::Raise(Flag(0))])]));
    assert_eq!(play.refused(ANNA, Action::Play(play.scene("home"))), Illegal::Requires);
    play.plain(ANNA).turn(BEN, "up").turn(ANNA, "home");
    assert_eq!(play.laid().len(), 3);
}

/// A game with 7 and 3 hearts, some tokens on sincerity, and a secret before Ben.
fn measured() -> Play {
    let card = scene("card").more(&[
        sat(Who::Player, 7),
        sat(Who::Partner, 3),
        tokens(Who::Player, "sincerity up", 2),
        tokens(Who::Partner, "sincerity down", 1),
    ]);
    let mut play = Play::begin(&Pack::hands([card], [scene("lie").secret(&[], &[])]));
    play.turn(ANNA, "card").turn(BEN, "lie");
    play
}

/// FL-189: every number that a card may read off the table.
#[test]
fn measures_read_the_table() {
    let play = measured();
    let (up, down) = (aspect("sincerity up"), aspect("sincerity down"));
    let expected = [
        (Measure::Number(4), 4),
        (Measure::Satisfaction(Who::Player), 7),
        (Measure::Satisfaction(Who::Both), 10),
        (Measure::Lead(Who::Player), 4),
        (Measure::Lead(Who::Partner), -4),
        (Measure::Gap, 4),
        (Measure::Lowest, 3),
        (Measure::Highest, 7),
        (Measure::Balance(Who::Player, up), 2),
        (Measure::Balance(Who::Both, up), 1),
        (Measure::Balance(Who::Player, down), -2),
        (Measure::Tokens(Who::Both, down), 1),
        (Measure::Secrets(Who::Partner), 1),
        (Measure::Secrets(Who::Player), 0),
        (Measure::Hand(Who::Both), 10),
        (Measure::Destinies(Who::Partner), 4),
        (Measure::Goals(Who::Both), 0),
        (Measure::Scenes, 1),
    ];
    for (measure, number) in expected {
        let read = play.state.facts().measure(measure, &Scope::of(ANNA));
        assert_eq!(read, number, "{measure:?}");
        assert_eq!(play.public().facts().measure(measure, &Scope::of(ANNA)), number, "in the open");
    }
}

/// FL-189: five ways of comparing.
#[test]
fn numbers_are_compared_in_five_ways() {
    use Comparison as C;
    let ways = [C::AtLeast, C::AtMost, C::MoreThan, C::LessThan, C::Exactly];
    let seven = Measure::Satisfaction(Who::Player);
    let play = measured();
    let results = |number| {
        let compare = |way| Condition::Compare(seven, way, Measure::Number(number));
        ways.map(|way| play.state.facts().holds(&compare(way), &Scope::of(ANNA)))
    };
    assert_eq!(results(6), [true, false, true, false, false]);
    assert_eq!(results(7), [true, true, false, false, true]);
    assert_eq!(results(8), [false, true, false, true, false]);
}

/// FL-189: an amount grows for every so many, up to a limit, on top of a fixed part.
#[test]
fn amounts_are_counted_from_the_table() {
    let gained = |effect: Effect| {
        let cards = [scene("seven").more(&[sat(Who::Player, 7)]), scene("card").more(&[effect])];
        let mut play = Play::begin(&Pack::anna(cards));
        play.turn(ANNA, "seven").plain(BEN).turn(ANNA, "card").satisfaction(ANNA) - 7
    };
    let hearts = Measure::Satisfaction(Who::Player);
    assert_eq!(gained(per(Who::Player, hearts, 2, 1, 9)), 3, "incomplete ones do not count");
    assert_eq!(gained(per(Who::Player, hearts, 1, 2, 9)), 9, "the limit");
    assert_eq!(gained(per(Who::Player, hearts, 1, -1, 5)), -5, "either way");
    let Effect::Satisfaction(who, amount) = per(Who::Player, hearts, 7, 2, 9) else { panic!() };
    assert_eq!(gained(Effect::Satisfaction(who, Amount { plus: 1, ..amount })), 3);
}

/// Whether Anna's destiny with this condition is fulfilled, Ben's final destiny being `ben`.
fn fulfilled(when: Condition, ben: u8) -> bool {
    fulfilled_with(Goal::Shared, when, ben)
}

/// The same, where Anna's trait 1 has such a goal.
fn fulfilled_with(goal: Goal, when: Condition, ben: u8) -> bool {
    let pack = Pack::of([]).with(|content| {
        content.destinies[0].when = when;
        content.destinies[1].when = Condition::Any(Vec::new());
        content.traits[1].goal = goal;
        content.stories[0].chapters[0].length = 1;
    });
    let mut play = Play::begin(&pack);
    play.reach_finale();
    assert_eq!(play.table().asked, Asked::FinalDestiny);
    play.act(ANNA, Action::Select(Destiny(0))).act(BEN, Action::Select(Destiny(ben)));
    assert_eq!(play.table().phase, Phase::Over);
    play.table().person(ANNA).fulfilled
}

/// FL-189, FL-291: destinies look at who stays, at the final destinies, and at each other.
#[test]
fn destinies_look_at_the_end() {
    assert!(fulfilled(Condition::Together, 2) && !fulfilled(Condition::Together, 3));
    let stays = Condition::Stance(Who::Partner, Stance::Stay);
    assert!(fulfilled(stays.clone(), 2) && !fulfilled(stays, 3));
    let exit = Condition::FinalDestiny(Who::Partner, Destiny(3));
    assert!(fulfilled(exit.clone(), 3) && !fulfilled(exit, 2));
    let happy = Condition::Fulfilled(Who::Partner);
    assert!(fulfilled(happy.clone(), 2) && !fulfilled(happy, 1));
}

/// FL-189: some shared goal may end on the opposite side.
#[test]
fn a_shared_goal_may_end_on_the_opposite_side() {
    assert!(fulfilled(Condition::OpposedTrait(Who::Player), 2), "more discipline up than down");
    assert!(!fulfilled(Condition::OpposedTrait(Who::Partner), 2));
    let opposed = Condition::OpposedTrait(Who::Player);
    assert!(!fulfilled_with(Goal::Individual, opposed, 2), "goals of one's own do not count");
}

/// FL-189: two destinies that look at each other do not fulfil each other.
#[test]
fn destinies_that_look_at_each_other_are_not_fulfilled() {
    assert!(!fulfilled(Condition::Fulfilled(Who::Partner), 0));
}
