//! How a love story ends.

use super::teller::{Teller, holds};
use super::{CardNames, Titled};
use crate::Tongue;
use ::fog_of_love::{Table, Way};
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

/// The same, as a tale tells it afterwards.
pub(super) fn ended(teller: Teller<'_>, table: &Table) -> String {
    let (tongue, both) = (teller.tongue, teller.both());
    let one = teller.who(if table.person(Seat(0)).fulfilled { Seat(0) } else { Seat(1) });
    match Way::of(table) {
        Way::TogetherBoth => tongue.fs_tale_together_both(&both),
        Way::TogetherOne => tongue.fs_tale_together_one(&one, &both),
        Way::TogetherNone => tongue.fs_tale_together_none(&both),
        Way::ApartBoth => tongue.fs_tale_apart_both(&both),
        Way::ApartOne => tongue.fs_tale_apart_one(&one, &both),
        Way::ApartNone => tongue.fs_tale_apart_none(&both),
    }
}

/// Whether the two stay together, and whose dream came true.
fn outcome(teller: Teller<'_>, table: &Table) -> String {
    let tongue = teller.tongue;
    let both = teller.both();
    let one = teller.who(if table.person(Seat(0)).fulfilled { Seat(0) } else { Seat(1) });
    match Way::of(table) {
        Way::TogetherBoth => tongue.ft_ending_together_both(&both),
        Way::TogetherNone => tongue.ft_ending_together_none(&both),
        Way::TogetherOne => tongue.ft_ending_together_one(&one, &both),
        Way::ApartBoth => tongue.ft_ending_apart_both(&both),
        Way::ApartNone => tongue.ft_ending_apart_none(&both),
        Way::ApartOne => tongue.ft_ending_apart_one(&one, &both),
    }
}
