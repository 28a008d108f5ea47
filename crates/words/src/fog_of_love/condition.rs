//! Conditions, as they stand after “if”.

use super::{Titled, Voice};
use ::fog_of_love::content::{Comparison, Condition, Measure};

/// Whether something must hold or must not: `$holds`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// It holds.
    Yes,
    /// It does not.
    No,
}

impl Holds {
    /// Both.
    pub const ALL: [Holds; 2] = [Holds::Yes, Holds::No];

    /// The name that messages select on.
    pub fn name(self) -> &'static str {
        match self {
            Holds::Yes => "yes",
            Holds::No => "no",
        }
    }

    fn not(self) -> Holds {
        match self {
            Holds::Yes => Holds::No,
            Holds::No => Holds::Yes,
        }
    }
}

/// How two numbers lie to each other, denials included: `$relation`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
    /// More than.
    MoreThan,
    /// Less than.
    LessThan,
    /// Exactly.
    Exactly,
    /// Anything but.
    Unequal,
}

impl Relation {
    /// All of them.
    pub const ALL: [Relation; 6] = [
        Relation::AtLeast,
        Relation::AtMost,
        Relation::MoreThan,
        Relation::LessThan,
        Relation::Exactly,
        Relation::Unequal,
    ];

    /// The name that messages select on.
    pub fn name(self) -> &'static str {
        match self {
            Relation::AtLeast => "at-least",
            Relation::AtMost => "at-most",
            Relation::MoreThan => "more-than",
            Relation::LessThan => "less-than",
            Relation::Exactly => "exactly",
            Relation::Unequal => "unequal",
        }
    }

    fn of(comparison: Comparison, holds: Holds) -> Relation {
        match (comparison, holds) {
            (Comparison::AtLeast, Holds::Yes) | (Comparison::LessThan, Holds::No) => {
                Relation::AtLeast
            }
            (Comparison::AtMost, Holds::Yes) | (Comparison::MoreThan, Holds::No) => {
                Relation::AtMost
            }
            (Comparison::MoreThan, Holds::Yes) | (Comparison::AtMost, Holds::No) => {
                Relation::MoreThan
            }
            (Comparison::LessThan, Holds::Yes) | (Comparison::AtLeast, Holds::No) => {
                Relation::LessThan
            }
            (Comparison::Exactly, Holds::Yes) => Relation::Exactly,
            (Comparison::Exactly, Holds::No) => Relation::Unequal,
        }
    }
}

impl Voice<'_> {
    /// A condition, as it stands after “if”.
    pub fn condition(&self, condition: &Condition) -> String {
        self.holding(condition, Holds::Yes, Nesting::Outer)
    }

    /// The denial of a condition, as it stands after “if”.
    pub(super) fn denial(&self, condition: &Condition) -> String {
        self.holding(condition, Holds::No, Nesting::Outer)
    }

    /// What is denied is denied in its smallest parts, so that no language needs a word for “it is
    /// not so that”.
    fn holding(&self, condition: &Condition, holds: Holds, nesting: Nesting) -> String {
        let t = self.tongue;
        match condition {
            Condition::Match(letters) if self.is_every_option(*letters) => t.fl_when_match(holds),
            Condition::Match(letters) => t.fl_when_match_on(&self.letters(*letters), holds),
            Condition::NoMatch => t.fl_when_match(holds.not()),
            Condition::Pair(one, other) => {
                t.fl_when_pair(&self.letters(*one), &self.letters(*other), holds)
            }
            Condition::ExactlyOne(letters) => t.fl_when_exactly_one(&self.letters(*letters), holds),
            Condition::Chose(who, letters) => {
                let who = self.someone(*who);
                t.fl_when_chose(who.person, &who.letters, &self.letters(*letters), holds)
            }
            Condition::Compare(left, comparison, right) => {
                self.compare(*left, Relation::of(*comparison, holds), *right)
            }
            Condition::HasTrait(who, one) => {
                let (who, title) = (self.someone(*who), self.title(Titled::Trait(*one)));
                t.fl_when_trait(who.person, &who.letters, holds, &title)
            }
            Condition::HasOccupation(who, one) => {
                let (who, title) = (self.someone(*who), self.title(Titled::Occupation(*one)));
                t.fl_when_occupation(who.person, &who.letters, holds, &title)
            }
            Condition::HasFeature(who, one) => {
                let (who, title) = (self.someone(*who), self.title(Titled::Feature(*one)));
                t.fl_when_feature(who.person, &who.letters, holds, &title)
            }
            Condition::HoldsDestiny(who, one) => {
                let (who, title) = (self.someone(*who), self.title(Titled::Destiny(*one)));
                t.fl_when_holds_destiny(who.person, &who.letters, holds, &title)
            }
            Condition::IsGender(who, gender) => {
                let who = self.someone(*who);
                t.fl_when_gender(who.person, &who.letters, *gender, holds)
            }
            Condition::Flag(flag) => t.fl_when_flag(holds, &self.title(Titled::Flag(*flag))),
            Condition::Guessed => t.fl_when_guessed(holds),
            Condition::Together => t.fl_when_together(holds),
            Condition::Stance(who, stance) => {
                let who = self.someone(*who);
                t.fl_when_stance(who.person, &who.letters, *stance, holds)
            }
            Condition::FinalDestiny(who, one) => {
                let (who, title) = (self.someone(*who), self.title(Titled::Destiny(*one)));
                t.fl_when_final_destiny(who.person, &who.letters, holds, &title)
            }
            Condition::Fulfilled(who) => {
                let who = self.someone(*who);
                t.fl_when_fulfilled(who.person, &who.letters, holds)
            }
            Condition::OpposedTrait(who) => {
                let who = self.someone(*who);
                t.fl_when_opposed(who.person, &who.letters, holds)
            }
            Condition::All(all) => match holds {
                Holds::Yes => self.all(all, holds, nesting),
                Holds::No => self.any(all, holds, nesting),
            },
            Condition::Any(any) => match holds {
                Holds::Yes => self.any(any, holds, nesting),
                Holds::No => self.all(any, holds, nesting),
            },
            Condition::Not(inner) => self.holding(inner, holds.not(), nesting),
        }
    }

    fn compare(&self, left: Measure, relation: Relation, right: Measure) -> String {
        let measure = self.measure(left);
        match right {
            Measure::Number(number) => {
                self.tongue.fl_when_compare(relation, &measure, number.into())
            }
            Measure::Satisfaction(_)
            | Measure::Lead(_)
            | Measure::Gap
            | Measure::Lowest
            | Measure::Highest
            | Measure::Balance(..)
            | Measure::Tokens(..)
            | Measure::Secrets(_)
            | Measure::Hand(_)
            | Measure::Destinies(_)
            | Measure::Goals(_)
            | Measure::Scenes => {
                self.tongue.fl_when_compare_with(relation, &measure, &self.measure(right))
            }
        }
    }

    fn all(&self, all: &[Condition], holds: Holds, nesting: Nesting) -> String {
        match all {
            [] => self.tongue.fl_when_always(),
            [only] => self.holding(only, holds, nesting),
            several => nesting.around(self, self.tongue.list(&self.each(several, holds))),
        }
    }

    fn any(&self, any: &[Condition], holds: Holds, nesting: Nesting) -> String {
        match any {
            [] => self.tongue.fl_when_never(),
            [only] => self.holding(only, holds, nesting),
            several => {
                let several = self.any_of(&self.each(several, holds));
                nesting.around(self, self.tongue.fl_either_holds(&several))
            }
        }
    }

    fn each(&self, conditions: &[Condition], holds: Holds) -> Vec<String> {
        conditions.iter().map(|one| self.holding(one, holds, Nesting::Inner)).collect()
    }
}

/// Whether a condition stands inside another, where several together need a bracket.
#[derive(Clone, Copy)]
enum Nesting {
    Outer,
    Inner,
}

impl Nesting {
    fn around(self, voice: &Voice<'_>, condition: String) -> String {
        match self {
            Nesting::Outer => condition,
            Nesting::Inner => voice.tongue.fl_group(&condition),
        }
    }
}
