//! Why a destiny came true, or did not.

use super::super::teller::{Teller, holds};
use super::super::who::People;
use super::super::{CardContext, Titled, Voice};
use super::{Fate, Reason};
use ::fog_of_love::content::{Condition, Measure, Stance};
use ::fog_of_love::{Facts, Scope, Setup, View};
use tabletop::Seat;

/// What became of both destinies, judged by all that there was.
pub(super) fn fates(teller: Teller<'_>, setup: &Setup, views: &[View; 2]) -> Vec<Fate> {
    let content = setup.book().content();
    let [pink, blue] = views;
    let facts =
        Facts { content, table: &pink.table, hidden: [pink.own.as_ref(), blue.own.as_ref()] };
    let names = teller.people();
    let fate = |seat: Seat| {
        let person = facts.table.person(seat);
        let destiny = person.destiny?;
        let card = content.destinies.get(destiny.index())?;
        let voice = Voice::new(teller.tongue, content, teller.names, CardContext::Destiny(destiny))
            .telling_of(People { names: &names, player: Some(seat), chooser: None });
        let conditions = match &card.when {
            Condition::All(all) => all.as_slice(),
            one => std::slice::from_ref(one),
        };
        let reason = |condition: &Condition| Reason {
            text: voice.condition(condition),
            values: values(&facts, condition, seat),
            holds: facts.holds(condition, &Scope::of(seat)),
        };
        let title = teller.title(Titled::Destiny(destiny));
        let stance = match card.stance {
            Stance::Stay => teller.tongue.fs_tale_stays(&teller.who(seat)),
            Stance::Separate => teller.tongue.fs_tale_leaves(&teller.who(seat)),
        };
        let fulfilled = holds(person.fulfilled);
        Some(Fate {
            seat,
            sentence: teller.tongue.fs_tale_destiny(&teller.who(seat), fulfilled, &title),
            stance,
            lead: teller.tongue.fs_tale_if(),
            fulfilled: person.fulfilled,
            reasons: conditions.iter().map(reason).collect(),
        })
    };
    [Seat(0), Seat(1)].into_iter().filter_map(fate).collect()
}

/// The numbers that a condition compares, those left out that stand on the card.
fn values(facts: &Facts<'_>, condition: &Condition, seat: Seat) -> Vec<i16> {
    let Condition::Compare(left, _, right) = condition else { return Vec::new() };
    let counted = [left, right].into_iter().filter(|one| !matches!(one, Measure::Number(_)));
    counted.map(|one| facts.measure(*one, &Scope::of(seat))).collect()
}
