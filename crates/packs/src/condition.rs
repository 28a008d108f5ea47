//! Reading conditions.

use crate::problem::{Never, Problem, What};
use crate::scope::{Card, End, Scope};
use crate::walk::{Desk, Fields, Node};
use fog_of_love::content::{
    Choice, Comparison, Condition, Destiny, Feature, Flag, Gender, Letters, Measure, Occupation,
    Stance, Trait, Who,
};

/// Lists within lists of effects or conditions.
pub(crate) const MOST_NESTED: usize = 6;
/// Clauses in one list.
pub(crate) const MOST_CLAUSES: usize = 16;

#[derive(Clone, Copy)]
enum Head {
    Match,
    Pair,
    ExactlyOne,
    Chose,
    Compare,
    HasTrait,
    HasOccupation,
    HasFeature,
    HoldsDestiny,
    FinalDestiny,
    Gender,
    Flag,
    Stance,
    Fulfilled,
    OpposedTrait,
    All,
    Any,
    Not,
}

const HEADS: [(&str, Head); 18] = [
    ("match", Head::Match),
    ("pair", Head::Pair),
    ("exactly-one", Head::ExactlyOne),
    ("chose", Head::Chose),
    ("compare", Head::Compare),
    ("has-trait", Head::HasTrait),
    ("has-occupation", Head::HasOccupation),
    ("has-feature", Head::HasFeature),
    ("holds-destiny", Head::HoldsDestiny),
    ("gender", Head::Gender),
    ("flag", Head::Flag),
    ("stance", Head::Stance),
    ("final-destiny", Head::FinalDestiny),
    ("fulfilled", Head::Fulfilled),
    ("opposed-trait", Head::OpposedTrait),
    ("all", Head::All),
    ("any", Head::Any),
    ("not", Head::Not),
];

#[derive(Clone, Copy)]
enum Bare {
    NoMatch,
    Guessed,
    Together,
}

const BARE: [(&str, Bare); 3] =
    [("no-match", Bare::NoMatch), ("guessed", Bare::Guessed), ("together", Bare::Together)];

/// The ways to compare, by their words.
const COMPARISONS: [(&str, Comparison); 5] = [
    ("at-least", Comparison::AtLeast),
    ("at-most", Comparison::AtMost),
    ("more-than", Comparison::MoreThan),
    ("less-than", Comparison::LessThan),
    ("exactly", Comparison::Exactly),
];

/// Whether a character stays, by its words.
pub(crate) const STANCES: [(&str, Stance); 2] =
    [("stay", Stance::Stay), ("separate", Stance::Separate)];

impl Desk<'_> {
    /// A condition: a table, a single word, or a list of which all must hold.
    pub fn condition<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> Option<Condition> {
        self.notes.conditions += 1;
        if scope.depth > MOST_NESTED {
            self.say(node, Problem::TooNested(MOST_NESTED));
            return None;
        }
        if node.get_ref().is_array() {
            return self.conditions(node, scope).map(Condition::All);
        }
        if node.get_ref().is_str() {
            return self.bare_condition(node, scope);
        }
        let mut fields = self.fields(node)?;
        let Some((key, head)) = fields.head(&HEADS) else {
            self.headless(node, What::Condition, &HEADS, &BARE);
            return None;
        };
        let value = fields.need(key, self)?;
        let condition = self.condition_of(head, node, value, &mut fields, scope);
        fields.finish(self, &HEADS);
        condition
    }

    fn bare_condition(&mut self, node: &Node<'_>, scope: Scope) -> Option<Condition> {
        Some(match self.word(node, What::Condition, &BARE)? {
            Bare::NoMatch => {
                self.both_choose(node, scope);
                Condition::NoMatch
            }
            Bare::Guessed => {
                if !self.guessed {
                    self.never(node, Never::NoGuess);
                }
                Condition::Guessed
            }
            Bare::Together => {
                self.destinies_revealed(node, scope);
                Condition::Together
            }
        })
    }

    fn condition_of<'a>(
        &mut self,
        head: Head,
        node: &'a Node<'a>,
        value: &'a Node<'a>,
        fields: &mut Fields<'a>,
        scope: Scope,
    ) -> Option<Condition> {
        Some(match head {
            Head::Match => {
                self.both_choose(node, scope);
                Condition::Match(self.letters(value, scope)?)
            }
            Head::ExactlyOne => {
                self.both_choose(node, scope);
                Condition::ExactlyOne(self.letters(value, scope)?)
            }
            Head::Pair => {
                self.both_choose(node, scope);
                let [one, other] = self.list(value)? else {
                    let given = self.list(value)?.len();
                    let what = "letters in a pair".to_string();
                    self.say(value, Problem::TooFew { what, given, least: 2 });
                    return None;
                };
                let one = self.letters(one, scope);
                Condition::Pair(one?, self.letters(other, scope)?)
            }
            Head::Chose => self.chose(node, value, fields, scope)?,
            Head::Compare => self.compare(value, fields, scope)?,
            Head::HasTrait => {
                let card = self.named(value, What::Trait).map(Trait);
                Condition::HasTrait(self.need_who(fields, scope)?, card?)
            }
            Head::HasOccupation => {
                let card = self.named(value, What::Occupation).map(Occupation);
                Condition::HasOccupation(self.need_who(fields, scope)?, card?)
            }
            Head::HasFeature => {
                let card = self.named(value, What::Feature).map(Feature);
                Condition::HasFeature(self.need_who(fields, scope)?, card?)
            }
            Head::HoldsDestiny => {
                let card = self.named(value, What::Destiny).map(Destiny);
                Condition::HoldsDestiny(self.need_who(fields, scope)?, card?)
            }
            Head::FinalDestiny => {
                self.destinies_revealed(node, scope);
                let card = self.named(value, What::Destiny).map(Destiny);
                Condition::FinalDestiny(self.need_who(fields, scope)?, card?)
            }
            Head::Stance => {
                self.destinies_revealed(node, scope);
                let stance = self.word(value, What::Stance, &STANCES);
                Condition::Stance(self.need_who(fields, scope)?, stance?)
            }
            Head::Gender => {
                let genders = Gender::ALL.map(|gender| (gender.name(), gender));
                let gender = self.word(value, What::Gender, &genders);
                Condition::IsGender(self.need_who(fields, scope)?, gender?)
            }
            Head::Flag => {
                let flag = self.named(value, What::Flag)?;
                let place = self.place(value.span());
                self.notes.tested.push((flag, place));
                Condition::Flag(Flag(flag))
            }
            Head::Fulfilled => {
                if scope.card != Card::Destiny {
                    self.never(node, Never::OnlyDestinies);
                }
                Condition::Fulfilled(self.who(value, scope)?)
            }
            Head::OpposedTrait => {
                if scope.end == End::Far {
                    self.never(node, Never::BeforeTheEnd);
                }
                Condition::OpposedTrait(self.who(value, scope)?)
            }
            Head::All => Condition::All(self.conditions(value, scope)?),
            Head::Any => Condition::Any(self.conditions(value, scope)?),
            Head::Not => Condition::Not(Box::new(self.condition(value, scope.deeper())?)),
        })
    }

    fn conditions<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> Option<Vec<Condition>> {
        let list = self.list(node)?;
        if list.is_empty() {
            let what = "conditions in the list".to_string();
            self.say(node, Problem::TooFew { what, given: 0, least: 1 });
        }
        if list.len() > MOST_CLAUSES {
            let what = "conditions in a list";
            self.say(node, Problem::TooMany { what, most: MOST_CLAUSES });
        }
        let list = list.iter().take(MOST_CLAUSES);
        let conditions: Vec<_> =
            list.filter_map(|item| self.condition(item, scope.deeper())).collect();
        Some(conditions)
    }

    /// A condition of a card or a destiny as a whole, which should be able to hold.
    pub fn whole_condition<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> Option<Condition> {
        let condition = self.condition(node, scope)?;
        if contradicts(&condition) {
            self.never(node, Never::Contradiction);
        }
        Some(condition)
    }

    fn both_choose(&mut self, node: &Node<'_>, scope: Scope) {
        if scope.choice != Choice::Both {
            self.never(node, Never::NotBoth);
        }
    }

    /// Something that the revealed destinies tell.
    fn destinies_revealed(&mut self, node: &Node<'_>, scope: Scope) {
        match scope.end {
            End::Far | End::Hidden => self.never(node, Never::BeforeTheEnd),
            End::Depends => {
                let place = self.place(node.span());
                self.notes.after_reveal.push(place);
            }
            End::Revealed | End::Judged => {}
        }
    }

    fn chose<'a>(
        &mut self,
        node: &'a Node<'a>,
        value: &'a Node<'a>,
        fields: &mut Fields<'a>,
        scope: Scope,
    ) -> Option<Condition> {
        let letters: Option<Letters> = self.letters(value, scope);
        let who = match fields.get("who") {
            Some(who) => self.who(who, scope)?,
            None if scope.option.is_some() => Who::Chooser,
            None => self.need_who(fields, scope)?,
        };
        let letters = letters?;
        let chooses = match (scope.choice, who) {
            (Choice::Nobody, _) => false,
            (Choice::Both, _) | (_, Who::Chooser) => true,
            (Choice::Partner, Who::Player | Who::Other | Who::Both) => false,
            (Choice::Player, Who::Partner | Who::Other | Who::Both) => false,
            _ => true,
        };
        if !chooses {
            self.never(node, Never::DoesNotChoose);
        }
        if let (Who::Chooser, Some(option)) = (who, scope.option)
            && letters.0 >> option & 1 == 0
        {
            self.never(node, Never::OtherOption);
        }
        Some(Condition::Chose(who, letters))
    }

    fn compare<'a>(
        &mut self,
        value: &'a Node<'a>,
        fields: &mut Fields<'a>,
        scope: Scope,
    ) -> Option<Condition> {
        let left = self.measure(value, scope);
        let Some((key, comparison)) = fields.head(&COMPARISONS) else {
            // Asked for by name, so that a misspelt one is told what it could be.
            for (word, _) in COMPARISONS {
                fields.get(word);
            }
            self.say_at(fields.span.clone(), Problem::MissingKey("at-least"));
            return None;
        };
        let right = fields.need(key, self)?;
        let right = self.measure(right, scope);
        Some(Condition::Compare(left?, comparison, right?))
    }

    /// `who`, where it is required.
    pub fn need_who(&mut self, fields: &mut Fields<'_>, scope: Scope) -> Option<Who> {
        let who = fields.need("who", self)?;
        self.who(who, scope)
    }
}

/// Whether some list asks one measure to be larger and smaller than it can be.
fn contradicts(condition: &Condition) -> bool {
    let Condition::All(all) = condition else { return false };
    let bounds = |wanted: &Measure| {
        all.iter().fold((i16::MIN, i16::MAX), |(least, most), condition| match condition {
            Condition::Compare(measure, how, Measure::Number(n)) if measure == wanted => {
                match how {
                    Comparison::AtLeast => (least.max(*n), most),
                    Comparison::MoreThan => (least.max(n + 1), most),
                    Comparison::AtMost => (least, most.min(*n)),
                    Comparison::LessThan => (least, most.min(n - 1)),
                    Comparison::Exactly => (least.max(*n), most.min(*n)),
                }
            }
            _ => (least, most),
        })
    };
    all.iter().any(|condition| match condition {
        Condition::Compare(measure, ..) => {
            let (least, most) = bounds(measure);
            least > most
        }
        nested => contradicts(nested),
    })
}
