//! What is to be seen of a table.

use crate::GUESTS;
use tables::{Attending, Eyes, Table};

/// Everything that anybody sees of a table now.
pub(crate) fn now(table: &Table) -> String {
    let mut seen = format!("{:?} {:?}", table.chairs(), table.bot_to_move());
    for guest in *GUESTS {
        let mine = table.seats_of(guest).into_iter().map(|seat| Eyes::Seat(seat.0));
        for eyes in mine.chain([Eyes::Public]) {
            seen += &match table.look(guest, eyes, &Attending::of(&GUESTS[..2])) {
                Err(refusal) => format!("\n{refusal:?}"),
                Ok(look) => {
                    let game = look
                        .glimpse
                        .map(|glimpse| (glimpse.view_json().to_string(), glimpse.moves_json()));
                    format!("\n{:?} {:?} {:?} {game:?}", look.picture, look.seat, look.holder)
                }
            };
        }
    }
    seen
}

/// The same with all that led there.
pub(crate) fn ever(table: &Table) -> String {
    let mut seen = now(table);
    for guest in *GUESTS {
        let mine = table.seats_of(guest).into_iter().map(|seat| Eyes::Seat(seat.0));
        for eyes in mine.chain([Eyes::Public]) {
            seen += &match table.sights(guest, eyes, 0, &Attending::default()) {
                Err(refusal) => format!("\n{refusal:?}"),
                Ok(told) => format!("\n{:?} {}", told.sights, told.moves),
            };
        }
    }
    let record = table.record(GUESTS[0]);
    seen + &record.map_or_else(|no| format!("\n{no:?}"), |record| record.text())
}
