//! How a love story ends.

use super::teller::{Teller, holds};
use super::{CardNames, Titled};
use crate::Tongue;
use ::fog_of_love::Table;
use tabletop::Seat;

/// Whether the two stay together, whose dream came true, and who fulfilled which destiny.
pub fn ending(tongue: &Tongue, names: &dyn CardNames, table: &Table, players: &[String]) -> String {
    let teller = Teller::new(tongue, names, players);
    let destinies = [Seat(0), Seat(1)].into_iter().filter_map(|seat| {
        let person = table.person(seat);
        let title = teller.title(Titled::Destiny(person.destiny?));
        Some(tongue.ft_ending_destiny(&teller.who(seat), holds(person.fulfilled), &title))
    });
    tongue.text([outcome(teller, table)].into_iter().chain(destinies))
}

/// Whether the two stay together, and whose dream came true.
pub(super) fn outcome(teller: Teller<'_>, table: &Table) -> String {
    let tongue = teller.tongue;
    let both = teller.both();
    let fulfilled = [Seat(0), Seat(1)].map(|seat| table.person(seat).fulfilled);
    let one = teller.who(if fulfilled[0] { Seat(0) } else { Seat(1) });
    match (table.together, fulfilled) {
        (true, [true, true]) => tongue.ft_ending_together_both(&both),
        (true, [false, false]) => tongue.ft_ending_together_none(&both),
        (true, _) => tongue.ft_ending_together_one(&one, &both),
        (false, [true, true]) => tongue.ft_ending_apart_both(&both),
        (false, [false, false]) => tongue.ft_ending_apart_none(&both),
        (false, _) => tongue.ft_ending_apart_one(&one, &both),
    }
}
