//! 9. Destinies as goals, and what success means.

use crate::table::{ANNA, BEN, Pack, Play, aspect, at_least, sat, scene, tokens};
use fog_of_love::content::{
    Comparison, Condition, Destinies, Destiny, Effect, Measure, Stance, Who,
};
use fog_of_love::{FogOfLove, Happened, Scope};
use tabletop::{Game, Seat, Seats, Turn};

const NEVER: Condition = Condition::Any(Vec::new());

/// The end of a game that began with these effects, where Anna selected a destiny with this
/// condition and Ben one without any.
fn ends(when: Condition, effects: &[Effect]) -> Play {
    let pack = Pack::chapters_giving(&[effects]);
    let mut play = Play::begin(&pack.with(|content| content.destinies[0].when = when));
    play.end_with(0, 1);
    play
}

fn fulfilled(when: Condition, effects: &[Effect]) -> bool {
    ends(when, effects).table().person(ANNA).fulfilled
}

/// FL-3, FL-3/1: both, only pink, only blue, neither.
#[test]
fn all_four_outcomes_are_reachable_and_reported() {
    let pack = Pack::chapters_giving(&[&[]]).with(|content| content.destinies[0].when = NEVER);
    for (anna, ben) in [(1, 1), (1, 0), (0, 1), (0, 0)] {
        let mut play = Play::begin(&pack);
        play.end_with(anna, ben);
        assert!(play.happened(&Happened::Judged([anna == 1, ben == 1])));
        let won = [(ANNA, anna), (BEN, ben)].into_iter().filter(|(_, destiny)| *destiny == 1);
        let won: Seats = won.map(|(seat, _)| seat).collect();
        assert_eq!(FogOfLove::turn(&play.state), Turn::Over(won));
    }
}

/// FL-3: the destiny selected at the end, whatever else is in hand.
#[test]
fn the_destiny_finally_chosen_counts() {
    let pack = Pack::chapters_giving(&[&[]]).with(|content| content.destinies[0].when = NEVER);
    let mut play = Play::begin(&pack);
    play.end_with(2, 0);
    assert_eq!(play.table().person(ANNA).destiny, Some(Destiny(2)));
    assert!(play.table().person(ANNA).fulfilled && !play.table().person(BEN).fulfilled);
}

/// FL-4: more hearts than the partner are no victory over anybody.
#[test]
fn there_is_no_single_winner() {
    let play = ends(
        at_least(Measure::Satisfaction(Who::Player), 3),
        &[sat(Who::Pink, 3), sat(Who::Blue, 30)],
    );
    assert_eq!(play.table().people.map(|person| person.fulfilled), [true, true]);
}

/// FL-5: hearts and tokens, each for itself.
#[test]
fn destinies_are_judged_by_satisfaction_and_tokens() {
    let when = || {
        let tokens = Measure::Balance(Who::Player, aspect("sincerity up"));
        Condition::All(vec![at_least(Measure::Satisfaction(Who::Player), 3), at_least(tokens, 2)])
    };
    let [hearts, honest] = [sat(Who::Pink, 3), tokens(Who::Pink, "sincerity up", 2)];
    assert!(fulfilled(when(), &[hearts.clone(), honest.clone()]));
    assert!(!fulfilled(when(), &[hearts]));
    assert!(!fulfilled(when(), &[honest]));
}

/// FL-84: a condition, and whether one stays.
#[test]
fn a_destiny_sets_conditions_and_a_stance() {
    let pack = Pack::chapters_giving(&[&[]]);
    let mut play = Play::begin(&pack);
    play.end_with(3, 0);
    let stance = |seat| play.state.facts().stance(seat);
    assert_eq!([ANNA, BEN].map(stance), [Some(Stance::Separate), Some(Stance::Stay)]);
    assert!(!play.table().together);
    assert!(fulfilled(at_least(Measure::Satisfaction(Who::Player), 2), &[sat(Who::Pink, 2)]));
    assert!(!fulfilled(at_least(Measure::Satisfaction(Who::Player), 2), &[sat(Who::Pink, 1)]));
}

/// FL-85, FL-87: no condition, no demand: two unhappy people can succeed.
#[test]
fn not_every_destiny_depends_on_satisfaction() {
    let play = ends(Condition::All(Vec::new()), &[]);
    assert_eq!(play.hearts(), (0, 0));
    assert_eq!(play.table().people.map(|person| person.fulfilled), [true, true]);
}

/// Unconditional Love.
fn unconditional() -> Condition {
    Condition::All(vec![
        at_least(Measure::Satisfaction(Who::Partner), 4),
        at_least(Measure::Balance(Who::Player, aspect("sincerity up")), 2),
        Condition::Stance(Who::Partner, Stance::Stay),
    ])
}

/// FL-86, FL-87: only the partner is happy.
#[test]
fn a_destiny_may_depend_on_the_partners_satisfaction() {
    let honest = tokens(Who::Pink, "sincerity up", 2);
    assert!(fulfilled(unconditional(), &[honest.clone(), sat(Who::Blue, 4)]));
    assert!(!fulfilled(unconditional(), &[honest, sat(Who::Pink, 9)]));
}

/// FL-88: one token against it is too much.
#[test]
fn a_destiny_may_demand_a_balance_of_tokens() {
    let [happy, up] = [sat(Who::Blue, 4), tokens(Who::Pink, "sincerity up", 2)];
    let down = tokens(Who::Pink, "sincerity down", 1);
    assert!(fulfilled(unconditional(), &[happy.clone(), up.clone()]));
    assert!(!fulfilled(unconditional(), &[happy, up, down]));
}

/// FL-89, FL-90, FL-90/1: one separates, the other wished to stay.
#[test]
fn a_destiny_may_require_that_the_partner_stays() {
    let when = Condition::Stance(Who::Partner, Stance::Stay);
    let pack = Pack::chapters_giving(&[&[]]).with(|content| content.destinies[0].when = when);
    for (ben, spoilt) in [(1, false), (3, true)] {
        let mut play = Play::begin(&pack);
        play.end_with(0, ben);
        assert_eq!(play.table().person(ANNA).fulfilled, !spoilt);
        assert_eq!(play.table().together, !spoilt);
        assert!(play.table().person(BEN).fulfilled, "who leaves may have what they wanted");
    }
}

/// FL-90, FL-90/1: nobody can leave.
#[test]
fn a_story_may_do_without_separation() {
    let staying: Destinies = [0, 1, 2].map(Destiny).into_iter().collect();
    let pack = Pack::chapters_giving(&[&[]]);
    let pack = pack.with(|content| content.stories[0].destinies = staying);
    for destiny in 0..3 {
        let mut play = Play::begin(&pack);
        play.end_with(destiny, 2 - destiny);
        assert!(play.table().together);
    }
}

fn measures() -> Vec<(Measure, i16)> {
    let up = aspect("sincerity up");
    vec![
        (Measure::Satisfaction(Who::Player), 7),
        (Measure::Satisfaction(Who::Partner), 4),
        (Measure::Satisfaction(Who::Both), 11),
        (Measure::Lowest, 4),
        (Measure::Highest, 7),
        (Measure::Gap, 3),
        (Measure::Lead(Who::Player), 3),
        (Measure::Lead(Who::Partner), -3),
        (Measure::Balance(Who::Player, up), 2),
        (Measure::Balance(Who::Partner, up), -1),
        (Measure::Balance(Who::Both, up), 1),
        (Measure::Tokens(Who::Player, up), 3),
        (Measure::Secrets(Who::Player), 1),
    ]
}

/// FL-91: with a number, in five ways.
#[test]
fn destinies_can_compare_all_that_is_counted() {
    let [up, down] = ["sincerity up", "sincerity down"];
    let pack = Pack::anna([scene("affair").secret(&[], &[])]).with(|content| {
        content.stories[0].chapters[0].more = vec![
            sat(Who::Pink, 7),
            sat(Who::Blue, 4),
            tokens(Who::Pink, up, 3),
            tokens(Who::Both, down, 1),
        ];
    });
    let mut play = Play::begin(&pack);
    play.play(ANNA, "affair");
    let facts = play.state.facts();
    use Comparison::{AtLeast, AtMost, Exactly, LessThan, MoreThan};
    for (measure, value) in measures() {
        for (how, than) in
            [(AtLeast, value), (AtMost, value), (Exactly, value), (MoreThan, value - 1)]
        {
            let when = Condition::Compare(measure, how, Measure::Number(than));
            assert!(facts.holds(&when, &Scope::of(ANNA)), "{when:?}");
        }
        for (how, than) in [(AtLeast, value + 1), (AtMost, value - 1), (LessThan, value)] {
            let when = Condition::Compare(measure, how, Measure::Number(than));
            assert!(!facts.holds(&when, &Scope::of(ANNA)), "{when:?}");
        }
    }
}

/// FL-91: one measure with another, either ... or, and not.
#[test]
fn destinies_can_compare_measures_and_offer_alternatives() {
    let happier = |who, than| {
        let hearts = [who, than].map(Measure::Satisfaction);
        Condition::Compare(hearts[0], Comparison::MoreThan, hearts[1])
    };
    let more = || happier(Who::Player, Who::Partner);
    let less = || happier(Who::Partner, Who::Player);
    let lead = [sat(Who::Pink, 2), sat(Who::Blue, 1)];
    assert!(fulfilled(more(), &lead));
    assert!(!fulfilled(less(), &lead));
    assert!(fulfilled(Condition::Any(vec![less(), more()]), &lead));
    assert!(!fulfilled(Condition::All(vec![less(), more()]), &lead));
    assert!(fulfilled(Condition::Not(Box::new(less())), &lead));
}

/// FL-91: which destiny the partner took, and whether it was fulfilled.
#[test]
fn destinies_can_look_at_the_partners_destiny() {
    assert!(fulfilled(Condition::FinalDestiny(Who::Partner, Destiny(1)), &[]));
    assert!(!fulfilled(Condition::FinalDestiny(Who::Partner, Destiny(2)), &[]));
    assert!(fulfilled(Condition::Fulfilled(Who::Partner), &[]));
    let pack = Pack::chapters_giving(&[&[]]).with(|content| {
        content.destinies[0].when = Condition::Fulfilled(Who::Partner);
        content.destinies[1].when = NEVER;
    });
    let mut play = Play::begin(&pack);
    play.end_with(0, 1);
    assert!(!play.table().person(Seat(0)).fulfilled);
}
