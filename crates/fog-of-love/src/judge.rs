//! Conditions, amounts, goals and destinies: reading the game, changing nothing.

use crate::content::{
    Amount, Condition, Content, Destiny, Goal, Letter, Letters, Measure, Stance, TraitCard, Who,
};
use crate::frame::{Frame, other};
use crate::{Private, Table};
use arrayvec::ArrayVec;
use tabletop::Seat;

/// One or two people, in the order in which something concerns them (FL-186).
pub(crate) type People = ArrayVec<Seat, 2>;

/// Whom the words of a card mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// The card's player; none on chapters and finales.
    pub player: Option<Seat>,
    /// The chooser of the option in question.
    pub chooser: Option<Seat>,
    /// The options chosen, by seat.
    pub choices: [Option<Letter>; 2],
    /// Whether the last guess was right.
    pub guessed: bool,
    /// Who comes first where both are meant.
    pub first: Seat,
}

impl Scope {
    /// The scope of a destiny or of a scene in hand: only its holder has a name.
    pub fn of(holder: Seat) -> Scope {
        Scope {
            player: Some(holder),
            chooser: None,
            choices: [None; 2],
            guessed: false,
            first: holder,
        }
    }

    /// The scope of a card in course.
    #[inline]
    pub(crate) fn in_course(frame: &Frame) -> Scope {
        Scope {
            player: frame.source.is_played().then_some(frame.player),
            chooser: frame.chooser(),
            choices: frame.choices,
            guessed: frame.guess.is_some_and(|guess| guess.right),
            first: frame.player,
        }
    }

    fn took(&self, seat: Seat, letters: Letters) -> bool {
        self.choices[seat.index() & 1].is_some_and(|letter| letters.has(letter))
    }
}

/// What can be read of a game: the table, and the hidden sides that the reader knows.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    /// The cards.
    pub content: &'a Content,
    /// The table.
    pub table: &'a Table,
    /// The hidden side of each seat, where it is known.
    pub hidden: [Option<&'a Private>; 2],
}

impl Facts<'_> {
    /// Whom a card means.
    #[inline]
    pub(crate) fn people(&self, who: Who, scope: &Scope) -> People {
        let mut people = People::new();
        let first = self.table.first;
        match who {
            Who::Chooser => people.extend(scope.chooser),
            Who::Other => people.extend(scope.chooser.map(other)),
            Who::Player => people.extend(scope.player),
            Who::Partner => people.extend(scope.player.map(other)),
            Who::Both => people.extend([scope.first, other(scope.first)]),
            Who::First => people.push(first),
            Who::Second => people.push(other(first)),
            Who::Pink => people.push(Seat(0)),
            Who::Blue => people.push(Seat(1)),
            Who::Chose(letters) => people.extend(
                [scope.first, other(scope.first)].into_iter().filter(|&s| scope.took(s, letters)),
            ),
        }
        people
    }

    /// A number, added up over the people meant.
    fn sum(&self, who: Who, scope: &Scope, of: impl Fn(Seat) -> i16) -> i16 {
        self.people(who, scope).into_iter().map(of).fold(0, i16::saturating_add)
    }

    /// Reads a measure.
    pub fn measure(&self, measure: Measure, scope: &Scope) -> i16 {
        let person = |seat| self.table.person(seat);
        let hearts = |seat| person(seat).satisfaction;
        match measure {
            Measure::Number(number) => number,
            Measure::Satisfaction(who) => self.sum(who, scope, hearts),
            Measure::Lead(who) => self.sum(who, scope, |seat| hearts(seat) - hearts(other(seat))),
            Measure::Gap => (hearts(Seat(0)) - hearts(Seat(1))).abs(),
            Measure::Lowest => hearts(Seat(0)).min(hearts(Seat(1))),
            Measure::Highest => hearts(Seat(0)).max(hearts(Seat(1))),
            Measure::Balance(who, aspect) => {
                self.sum(who, scope, |seat| person(seat).balance(aspect))
            }
            Measure::Tokens(who, aspect) => {
                self.sum(who, scope, |seat| person(seat).tokens[aspect.index()].into())
            }
            Measure::Secrets(who) => self.sum(who, scope, |seat| person(seat).secrets.into()),
            Measure::Hand(who) => self.sum(who, scope, |seat| person(seat).hand.into()),
            Measure::Destinies(who) => self.sum(who, scope, |seat| person(seat).destinies.into()),
            Measure::Goals(who) => self.sum(who, scope, |seat| person(seat).goals.into()),
            Measure::Scenes => self.table.count.into(),
        }
    }

    /// Reckons an amount.
    #[inline]
    pub fn amount(&self, amount: Amount, scope: &Scope) -> i16 {
        let plus = i16::from(amount.plus);
        let Some(share) = amount.share else { return plus };
        let each = self.measure(share.of, scope).div_euclid(i16::from(share.every.max(1)));
        let limit = i16::from(share.limit);
        (plus + each.saturating_mul(share.times.into()).clamp(-limit, limit)).clamp(-99, 99)
    }

    /// Whether a condition holds. What the reader does not know is taken not to hold.
    pub fn holds(&self, condition: &Condition, scope: &Scope) -> bool {
        self.judge(condition, scope, 0)
    }

    fn judge(&self, condition: &Condition, scope: &Scope, depth: u8) -> bool {
        let all = |who, test: &dyn Fn(Seat) -> bool| {
            let people = self.people(who, scope);
            !people.is_empty() && people.into_iter().all(test)
        };
        match condition {
            Condition::Match(letters) => match scope.choices {
                [Some(pink), Some(blue)] => pink == blue && letters.has(pink),
                _ => false,
            },
            Condition::NoMatch => match scope.choices {
                [Some(pink), Some(blue)] => pink != blue,
                _ => false,
            },
            Condition::Pair(one, two) => {
                let took = |seat, letters| scope.took(Seat(seat), letters);
                took(0, *one) && took(1, *two) || took(0, *two) && took(1, *one)
            }
            Condition::ExactlyOne(letters) => {
                scope.took(Seat(0), *letters) != scope.took(Seat(1), *letters)
            }
            Condition::Chose(who, letters) => all(*who, &|seat| scope.took(seat, *letters)),
            Condition::Compare(left, how, right) => {
                how.holds(self.measure(*left, scope), self.measure(*right, scope))
            }
            Condition::HasTrait(who, card) => {
                all(*who, &|seat| self.hidden[seat.index()].is_some_and(|own| own.has_trait(*card)))
            }
            Condition::HoldsDestiny(who, card) => all(*who, &|seat| {
                self.hidden[seat.index()].is_some_and(|own| own.destinies.has(*card))
            }),
            Condition::HasOccupation(who, card) => {
                all(*who, &|seat| self.table.person(seat).occupation == Some(*card))
            }
            Condition::HasFeature(who, card) => {
                all(*who, &|seat| self.table.person(seat).features.contains(&Some(*card)))
            }
            Condition::IsGender(who, gender) => {
                all(*who, &|seat| self.table.person(seat).gender == Some(*gender))
            }
            Condition::Flag(flag) => self.table.flag(*flag),
            Condition::Guessed => scope.guessed,
            Condition::Together => self.table.together,
            Condition::Stance(who, stance) => all(*who, &|seat| self.stance(seat) == Some(*stance)),
            Condition::FinalDestiny(who, card) => {
                all(*who, &|seat| self.table.person(seat).destiny == Some(*card))
            }
            Condition::Fulfilled(who) => {
                all(*who, &|seat| depth == 0 && self.fulfilled_at(seat, depth + 1))
            }
            Condition::OpposedTrait(who) => all(*who, &|seat| self.opposed(seat)),
            Condition::All(list) => list.iter().all(|each| self.judge(each, scope, depth)),
            Condition::Any(list) => list.iter().any(|each| self.judge(each, scope, depth)),
            Condition::Not(inner) => !self.judge(inner, scope, depth),
        }
    }

    /// Whether a seat stays or separates, once its destiny is revealed.
    pub fn stance(&self, seat: Seat) -> Option<Stance> {
        let destiny = self.table.person(seat).destiny?;
        Some(self.content.destinies[destiny.index()].stance)
    }

    /// Whether the final destiny of a seat is fulfilled, as things stand (FL-293).
    pub fn fulfilled(&self, seat: Seat) -> bool {
        self.fulfilled_at(seat, 0)
    }

    fn fulfilled_at(&self, seat: Seat, depth: u8) -> bool {
        let destiny = self.table.person(seat).destiny;
        destiny.is_some_and(|destiny| self.would_fulfil(destiny, seat, depth))
    }

    fn would_fulfil(&self, destiny: Destiny, seat: Seat, depth: u8) -> bool {
        self.judge(&self.content.destinies[destiny.index()].when, &Scope::of(seat), depth)
    }

    /// Whether some shared goal of a seat ended on the opposite side.
    fn opposed(&self, seat: Seat) -> bool {
        let Some(own) = self.hidden[seat.index()] else { return false };
        own.traits.iter().flatten().any(|card| {
            let card = &self.content.traits[card.index()];
            card.goal == Goal::Shared && self.balance(card, seat) < 0
        })
    }

    /// The balance that a trait's goal looks at (FL-67, FL-70).
    pub fn balance(&self, card: &TraitCard, seat: Seat) -> i16 {
        let own = self.table.person(seat).balance(card.aspect);
        match card.goal {
            Goal::Individual => own,
            Goal::Shared => own + self.table.person(other(seat)).balance(card.aspect),
        }
    }

    /// Which of a seat's goals are completed when they count in this order, by their places among
    /// the traits (FL-73 to FL-77).
    pub fn goals(&self, own: &Private, seat: Seat, order: [u8; 3]) -> [bool; 3] {
        let mut met = [false; 3];
        for (nth, &place) in order.iter().enumerate() {
            let Some(card) = own.traits[usize::from(place) % 3] else { continue };
            let card = &self.content.traits[card.index()];
            let before = order[..nth].iter().filter(|&&earlier| {
                let earlier = own.traits[usize::from(earlier) % 3];
                earlier.is_some_and(|c| self.content.traits[c.index()].aspect == card.aspect)
            });
            let needed = i16::from(card.number) * (before.count() as i16 + 1);
            met[usize::from(place) % 3] = self.balance(card, seat) >= needed;
        }
        met
    }

    /// Satisfaction that a seat's goals are worth in this order.
    pub fn goals_worth(&self, own: &Private, seat: Seat, order: [u8; 3]) -> i16 {
        let met = self.goals(own, seat, order);
        let worth = own.traits.iter().zip(met).filter_map(|(card, met)| {
            card.map(|card| i16::from(self.content.traits[card.index()].worth(met)))
        });
        worth.sum()
    }

    /// Whether a seat has several goals on one aspect, so that their order matters.
    pub fn has_doubled_goals(&self, own: &Private) -> bool {
        let aspects = own.traits.map(|c| c.map(|c| self.content.traits[c.index()].aspect));
        let same = |a: usize, b: usize| aspects[a].is_some() && aspects[a] == aspects[b];
        same(0, 1) || same(0, 2) || same(1, 2)
    }
}

/// The orders of three goals.
pub const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
