//! The chance that a condition will hold at the end.

use super::odds::Guess;
use super::outlook::{Outlook, people};
use fog_of_love::Scope;
use fog_of_love::content::{Aspect, Comparison, Condition, Measure, Stance, Who};
use tabletop::Seat;

/// What one cannot see into: the partner's own success, which depends on this one's.
const UNKNOWN: f64 = 0.5;

impl Outlook<'_> {
    /// The chance that a condition on a card of this holder will hold at the end.
    pub(crate) fn chance(&self, condition: &Condition, holder: Seat) -> f64 {
        let all = |who: Who, one: &dyn Fn(Seat) -> f64| -> f64 {
            people(who, holder, self.table).into_iter().flatten().map(one).product()
        };
        match condition {
            Condition::All(list) => list.iter().map(|each| self.chance(each, holder)).product(),
            Condition::Any(list) => {
                1.0 - list.iter().map(|each| 1.0 - self.chance(each, holder)).product::<f64>()
            }
            Condition::Not(inner) => 1.0 - self.chance(inner, holder),
            Condition::Compare(left, how, right) => self.compare(*left, *how, *right, holder),
            Condition::Stance(who, stance) => all(*who, &|seat| self.stands(seat, *stance)),
            Condition::Together => {
                [Seat(0), Seat(1)].into_iter().map(|seat| self.stands(seat, Stance::Stay)).product()
            }
            Condition::FinalDestiny(who, destiny) => {
                all(*who, &|seat| self.takes(seat, |card| card == *destiny))
            }
            Condition::Fulfilled(_) => UNKNOWN,
            other => f64::from(self.facts().holds(other, &Scope::of(holder))),
        }
    }

    fn stands(&self, seat: Seat, stance: Stance) -> f64 {
        let destinies = &self.known.content.destinies;
        self.takes(seat, |card| destinies[card.index()].stance == stance)
    }

    fn compare(&self, left: Measure, how: Comparison, right: Measure, holder: Seat) -> f64 {
        let up = matches!(how, Comparison::AtLeast | Comparison::MoreThan);
        let bound = self.measure(right, holder, !up);
        if left == Measure::Gap && bound.variance == 0.0 {
            return self.gap(how, bound.mean);
        }
        let over = self.measure(left, holder, up).minus(bound);
        match how {
            Comparison::AtLeast => over.at_least(0.0),
            Comparison::MoreThan => over.at_least(1.0),
            Comparison::AtMost => 1.0 - over.at_least(1.0),
            Comparison::LessThan => 1.0 - over.at_least(0.0),
            Comparison::Exactly => over.between(0.0, 0.0),
        }
    }

    /// The chance that the two satisfactions end so far apart.
    fn gap(&self, how: Comparison, bound: f64) -> f64 {
        let lead = self.lead_unwanted();
        match how {
            Comparison::AtMost => lead.between(-bound, bound),
            Comparison::LessThan => lead.between(1.0 - bound, bound - 1.0),
            Comparison::AtLeast => 1.0 - lead.between(1.0 - bound, bound - 1.0),
            Comparison::MoreThan => 1.0 - lead.between(-bound, bound),
            Comparison::Exactly => {
                lead.between(bound, bound)
                    + if bound > 0.0 { lead.between(-bound, -bound) } else { 0.0 }
            }
        }
    }

    /// What a measure will be at the end; `up` says whether the holder wants it high.
    fn measure(&self, measure: Measure, holder: Seat, up: bool) -> Guess {
        let sum = |who: Who, one: &dyn Fn(Seat) -> Guess| {
            let people = people(who, holder, self.table);
            people.into_iter().flatten().map(one).fold(Guess::certain(0.0), Guess::plus)
        };
        let extreme = |high: bool| {
            let [one, two] = [Seat(0), Seat(1)].map(|seat| self.satisfaction(seat));
            if (one.mean > two.mean) == high { one } else { two }
        };
        match measure {
            Measure::Number(number) => Guess::certain(f64::from(number)),
            Measure::Satisfaction(Who::Both) => self.sum(),
            Measure::Satisfaction(who) => sum(who, &|seat| self.satisfaction(seat)),
            Measure::Lead(who) if up => sum(who, &|seat| self.lead_wanted(seat)),
            Measure::Lead(who) => sum(who, &|seat| self.lead(seat)),
            Measure::Gap => {
                let lead = self.lead(Seat(0));
                Guess { mean: lead.mean.abs(), variance: lead.variance }
            }
            Measure::Lowest => extreme(false),
            Measure::Highest => extreme(true),
            Measure::Balance(who, aspect) => {
                sum(who, &|seat| self.wanted(seat, aspect, up, seat == holder))
            }
            Measure::Goals(who) => sum(who, &|seat| self.goals_met(seat)),
            other => Guess::certain(f64::from(self.facts().measure(other, &Scope::of(holder)))),
        }
    }

    /// The balance at the end when somebody wants it high, or low.
    fn wanted(&self, seat: Seat, aspect: Aspect, up: bool, wants: bool) -> Guess {
        if up {
            return self.balance_ahead(seat, aspect, wants);
        }
        let low = self.balance_ahead(seat, aspect.opposite(), wants);
        Guess { mean: -low.mean, variance: low.variance }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fog_of_love::LEVELS;
    use crate::fog_of_love::outlook::Knowledge;
    use crate::fog_of_love::prospects::Plot;
    use crate::{Among, Dice};
    use fog_of_love::content::Destinies;
    use fog_of_love::{Setup, State};
    use rand_core::SeedableRng;
    use tabletop::Deals;

    #[test]
    fn what_is_settled_is_foreseen() {
        let setup = Setup::new(packs::base_book(), "sunday-morning-date").expect("a table");
        let club = LEVELS.iter().find(|level| level.name == "club").expect("a level");
        let mut met = 0;
        for game in 0..60 {
            let mut bots = [(club.seat)(), (club.seat)()];
            let (mut deals, mut dice) = (Deals::new(game), Dice::seed_from_u64(game));
            let among = Among { setup: &setup, bots: &mut bots, deals: &mut deals, rng: &mut dice };
            let mut last: Option<State> = None;
            let ended = |_: &mut (), state: &State| last = Some(state.clone());
            among.play(&mut (), |_| {}, |_, _, _| {}, ended).expect("legal moves");
            let state = last.expect("the end");
            let content = state.book().content();
            let known = Knowledge {
                content,
                plot: &Plot::of(content, state.table(), 0.5),
                likely: [&[]; 2],
                held: [Destinies::NONE; 2],
                pursuit: [0.0; 2],
            };
            let hidden = [Seat(0), Seat(1)].map(|seat| Some(state.private(seat)));
            let outlook = Outlook::of(known, state.table(), hidden);
            for seat in [Seat(0), Seat(1)] {
                let person = state.table().person(seat);
                let chance = person.destiny.map_or(0.0, |card| outlook.fulfils(card, seat));
                let sure = if person.fulfilled { chance > 0.9 } else { chance < 0.1 };
                assert!(sure, "game {game}: {chance} of {person:?}");
                met += u32::from(person.fulfilled);
            }
        }
        assert!(met > 5, "{met} fulfilled destinies prove something");
    }
}
