//! One of everything that a card can say.

use crate::fog_of_love::table::letters;
use fog_of_love::content::{
    Amount, Aspect, Change, ChangeOf, Comparison, Condition, Deck, Destinies, Destiny, DestinyMove,
    Dimension, Effect, Feature, Flag, Gender, HowMany, Icon, Kept, Kind, Measure, Occupation, Pick,
    Place, Rechoice, RevealOf, Scene, Share, Stance, SwapOf, Tag, Trait, Which, Who,
};

pub const SINCERITY: Aspect = Aspect::up(Dimension::Sincerity);
pub const GENTLENESS: Aspect = Aspect::down(Dimension::Gentleness);
pub const EXTROVERSION: Aspect = Aspect::up(Dimension::Extroversion);

/// Everybody.
pub fn people() -> Vec<Who> {
    let single = [Who::Chooser, Who::Other, Who::Player, Who::Partner, Who::Both];
    let seats = [Who::First, Who::Second, Who::Pink, Who::Blue];
    let chose = [Who::Chose(letters(&[0])), Who::Chose(letters(&[0, 2]))];
    single.into_iter().chain(seats).chain(chose).collect()
}

/// Every number that a card reads off the table.
pub fn measures(who: Who) -> Vec<Measure> {
    vec![
        Measure::Number(3),
        Measure::Satisfaction(who),
        Measure::Lead(who),
        Measure::Gap,
        Measure::Lowest,
        Measure::Highest,
        Measure::Balance(who, SINCERITY),
        Measure::Tokens(who, EXTROVERSION),
        Measure::Secrets(who),
        Measure::Hand(who),
        Measure::Destinies(who),
        Measure::Goals(who),
        Measure::Scenes,
    ]
}

/// Every condition on somebody.
pub fn conditions(who: Who) -> Vec<Condition> {
    let number = Measure::Number(20);
    let compare = |comparison| Condition::Compare(Measure::Satisfaction(who), comparison, number);
    let mut conditions = vec![
        Condition::Match(letters(&[0, 1, 2])),
        Condition::Match(letters(&[0, 2])),
        Condition::NoMatch,
        Condition::Pair(letters(&[0]), letters(&[1, 2])),
        Condition::ExactlyOne(letters(&[1])),
        Condition::Chose(who, letters(&[0, 1])),
        compare(Comparison::AtLeast),
        compare(Comparison::AtMost),
        compare(Comparison::MoreThan),
        compare(Comparison::LessThan),
        compare(Comparison::Exactly),
        Condition::HasTrait(who, Trait(0)),
        Condition::HasOccupation(who, Occupation(0)),
        Condition::HasFeature(who, Feature(0)),
        Condition::HoldsDestiny(who, Destiny(0)),
        Condition::IsGender(who, Gender::Woman),
        Condition::IsGender(who, Gender::Neither),
        Condition::Flag(Flag(0)),
        Condition::Guessed,
        Condition::Together,
        Condition::Stance(who, Stance::Stay),
        Condition::Stance(who, Stance::Separate),
        Condition::FinalDestiny(who, Destiny(1)),
        Condition::Fulfilled(who),
        Condition::OpposedTrait(who),
    ];
    let denied: Vec<_> =
        conditions.iter().map(|one| Condition::Not(Box::new(one.clone()))).collect();
    conditions.extend(denied);
    let highest = |left| Condition::Compare(left, Comparison::MoreThan, Measure::Highest);
    conditions.extend(measures(who).into_iter().map(highest));
    let [flag, guessed, together] =
        [Condition::Flag(Flag(0)), Condition::Guessed, Condition::Together];
    conditions.push(Condition::All(vec![flag.clone(), guessed.clone(), together.clone()]));
    conditions.push(Condition::Any(vec![flag.clone(), Condition::All(vec![guessed, together])]));
    conditions.push(Condition::Not(Box::new(Condition::All(vec![flag, Condition::NoMatch]))));
    conditions.push(Condition::All(Vec::new()));
    conditions.push(Condition::Any(Vec::new()));
    conditions
}

/// Every effect on somebody that holds no others.
pub fn simple_effects(who: Who) -> Vec<Effect> {
    let mut effects = vec![
        Effect::satisfaction(who, 2),
        Effect::satisfaction(who, -1),
        Effect::Tokens(who, SINCERITY, Amount::fixed(1)),
        Effect::Tokens(who, GENTLENESS, Amount::fixed(2)),
        Effect::Remove(who, SINCERITY, Some(Amount::fixed(1))),
        Effect::Remove(who, EXTROVERSION, None),
        Effect::DiscardScenes { who, count: HowMany::Exactly(2), pick: Pick::Chosen },
        Effect::DiscardScenes { who, count: HowMany::Exactly(1), pick: Pick::Random },
        Effect::DiscardScenes { who, count: HowMany::Any, pick: Pick::Chosen },
        Effect::DiscardScenes { who, count: HowMany::All, pick: Pick::All },
        Effect::Search { who, deck: Deck::Drama, icon: Icon::FollowUp },
        Effect::DiscardSecret { who, count: 1 },
        Effect::Hint(who),
        Effect::GuessTrait(who),
        Effect::Tell(who, "first-kiss".to_owned()),
        Effect::Void(who),
        Effect::Ignore(who),
        Effect::Override(who, Destiny(1)),
    ];
    for deck in Deck::ALL {
        effects.push(Effect::Draw { who, deck, count: 1 + deck as u8 });
    }
    for kind in Kind::ALL {
        effects.push(Effect::Search { who, deck: Deck::Serious, icon: Icon::Kind(kind) });
    }
    for how in [Rechoice::Pick, Rechoice::Force, Rechoice::Copy, Rechoice::Further] {
        effects.push(Effect::Rechoose { who, how });
    }
    for count in [HowMany::Exactly(1), HowMany::Exactly(2), HowMany::Any, HowMany::All] {
        effects.push(Effect::RevealSecret { who, count, tag: None });
        effects.push(Effect::RevealSecret { who, count, tag: Some(Tag(0)) });
    }
    effects.extend(counted(who));
    effects.extend(changes(who));
    effects.extend(reveals(who));
    effects.extend(destinies(who));
    effects
}

/// Amounts that are counted.
fn counted(who: Who) -> Vec<Effect> {
    let share = |of, every| Share { of, every, times: 1, limit: 6 };
    let amount = |plus, share| Amount { plus, share: Some(share) };
    let mut effects: Vec<Effect> = measures(who)
        .into_iter()
        .flat_map(|of| [share(of, 1), share(of, 2)])
        .map(|share| Effect::Satisfaction(Who::Both, amount(0, share)))
        .collect();
    let secrets = share(Measure::Secrets(Who::Partner), 1);
    effects.push(Effect::Satisfaction(who, amount(2, secrets)));
    effects.push(Effect::Tokens(who, SINCERITY, amount(0, secrets)));
    effects.push(Effect::Remove(who, SINCERITY, Some(amount(1, secrets))));
    effects
}

fn changes(who: Who) -> Vec<Effect> {
    let mut effects = Vec::new();
    for what in [ChangeOf::Trait, ChangeOf::Occupation, ChangeOf::Feature] {
        for pick in [Pick::Chosen, Pick::Random, Pick::Guessed, Pick::All] {
            effects.push(Effect::Change(Change { who, what, pick, selects: Kept::Self_ }));
        }
    }
    let what = ChangeOf::Feature;
    effects.push(Effect::Change(Change { who, what, pick: Pick::Chosen, selects: Kept::Other }));
    effects
}

fn reveals(who: Who) -> Vec<Effect> {
    let mut effects = Vec::new();
    for what in [RevealOf::Trait, RevealOf::Destiny, RevealOf::Scenes] {
        for pick in [Pick::Chosen, Pick::Random, Pick::Guessed, Pick::All] {
            effects.push(Effect::Reveal { who, what, pick, count: 1 });
        }
        effects.push(Effect::Reveal { who, what, pick: Pick::Chosen, count: 2 });
        effects.push(Effect::Reveal { who, what, pick: Pick::Random, count: 2 });
    }
    let what = RevealOf::NamedDestiny(Destiny(0));
    effects.push(Effect::Reveal { who, what, pick: Pick::Chosen, count: 1 });
    effects
}

fn destinies(who: Who) -> Vec<Effect> {
    let these: Destinies = [Destiny(0), Destiny(1)].into_iter().collect();
    let one = Destinies::one(Destiny(0));
    let mut effects = Vec::new();
    for optional in [false, true] {
        for how in [
            DestinyMove::Discard { count: 1, reveal: false },
            DestinyMove::Discard { count: 2, reveal: false },
            DestinyMove::Discard { count: 1, reveal: true },
            DestinyMove::SwitchIn,
            DestinyMove::SwitchOut,
            DestinyMove::Recover,
        ] {
            effects.push(Effect::Destiny { who, how, which: Which::Any, optional });
        }
    }
    let how = DestinyMove::SwitchIn;
    effects.push(Effect::Destiny { who, how, which: Which::Named(one), optional: false });
    effects.push(Effect::Destiny { who, how, which: Which::Named(these), optional: false });
    let how = DestinyMove::Discard { count: 1, reveal: false };
    effects.push(Effect::Destiny { who, how, which: Which::Except(these), optional: false });
    effects
}

/// Every effect that is about nobody in particular.
pub fn common_effects() -> Vec<Effect> {
    let mut effects = vec![
        Effect::Swap(SwapOf::Occupations),
        Effect::Swap(SwapOf::Hands),
        Effect::Swap(SwapOf::Features),
        Effect::Swap(SwapOf::Satisfaction),
        Effect::Swap(SwapOf::Tokens(GENTLENESS)),
        Effect::Trade { count: 1 },
        Effect::Trade { count: 2 },
        Effect::Raise(Flag(0)),
        Effect::Lower(Flag(0)),
        Effect::Manual("swap-seats".to_owned()),
        Effect::Skip,
        Effect::Replace,
        Effect::Repeat,
        Effect::Redirect,
    ];
    for (place, optional) in [(Place::Shuffled, false), (Place::Top, false), (Place::Top, true)] {
        effects.push(Effect::Insert { event: Scene(0), deck: Deck::Drama, place, optional });
    }
    effects
}

/// Effects that hold others.
pub fn nested_effects() -> Vec<Effect> {
    let both = Effect::satisfaction(Who::Both, 2);
    let less = Effect::satisfaction(Who::Both, -1);
    let draw = Effect::Draw { who: Who::Chooser, deck: Deck::Drama, count: 1 };
    let matching = || Condition::Match(letters(&[0, 1, 2]));
    let on = |when, then: &[&Effect], otherwise: &[&Effect]| Effect::If {
        when,
        then: then.iter().map(|&one| one.clone()).collect(),
        otherwise: otherwise.iter().map(|&one| one.clone()).collect(),
    };
    let may = Effect::Choose { who: Who::Chooser, options: vec![vec![draw.clone()], vec![]] };
    let choose = Effect::Choose {
        who: Who::Partner,
        options: vec![vec![both.clone(), draw.clone()], vec![less.clone()], vec![]],
    };
    let tell = Effect::Tell(Who::Player, "first-kiss".to_owned());
    let inner = on(Condition::Guessed, &[&both], &[&less]);
    vec![
        on(matching(), &[&both], &[]),
        on(matching(), &[&both, &draw], &[&less]),
        on(matching(), &[&draw], &[]),
        on(matching(), &[], &[&less]),
        on(Condition::Together, &[&inner, &tell], &[&may]),
        may.clone(),
        choose.clone(),
        Effect::Choose { who: Who::First, options: vec![vec![inner], vec![choose]] },
    ]
}
