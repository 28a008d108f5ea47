//! How much one of the two is told beside the public, at the most.

use fog_of_love::{Asked, Happened, Setup, Sight, View, other};
use tabletop::Seat;

/// Whether a seat perceives more of something than the public.
pub(super) fn is_told_more(sight: &Sight, seat: Seat) -> bool {
    match *sight {
        Happened::Dealt(whose, _)
        | Happened::KeptTraits(whose, _)
        | Happened::SelectedOccupation(whose, _)
        | Happened::Drew(whose, ..)
        | Happened::LaidSecret(whose, _)
        | Happened::Committed(whose, _)
        | Happened::Discarded(whose, _)
        | Happened::Found(whose, ..)
        | Happened::DiscardedDestiny(whose, _)
        | Happened::RecoveredDestiny(whose, _)
        | Happened::SwitchedDestiny(whose, _)
        | Happened::DiscardedSecret(whose, _)
        | Happened::SelectedDestiny(whose, _) => whose == seat,
        // What is shown or changes hands is seen by both.
        Happened::GaveUp(..)
        | Happened::Took(..)
        | Happened::Showed(..)
        | Happened::Offered(..)
        | Happened::Handed(..) => true,
        _ => false,
    }
}

/// All cards that a seat holds or knows of the other's, by their ids.
pub(super) fn longest_view(setup: &Setup, public: &View, seat: Seat) -> usize {
    let content = setup.book().content();
    let ids = content.scenes.iter().map(|card| &card.id);
    let ids = ids.chain(content.traits.iter().map(|card| &card.id));
    let ids = ids.chain(content.destinies.iter().map(|card| &card.id));
    let longest = 3 + ids.map(String::len).max().unwrap_or(0);
    let (own, partner) = (public.table.person(seat), public.table.person(other(seat)));
    let scenes = own.hand + own.secrets + own.face_down + own.offered + partner.hand;
    let others = own.traits + own.dealt + partner.traits;
    let destinies = own.destinies + own.pile + partner.destinies + 1;
    384 + longest * (usize::from(scenes) + usize::from(others) + usize::from(destinies))
}

/// The longest list of moves at what is asked now.
pub(super) fn longest_menu(public: &View, seat: Seat) -> usize {
    let own = public.table.person(seat);
    let [hand, destinies, pile] =
        [own.hand, own.destinies, own.pile].map(|number| usize::from(number) + 1);
    match public.table.asked {
        Asked::Nothing => 0,
        // `{"exchange":123},{"play":123}`
        Asked::Turn | Asked::Reaction(_) | Asked::DiscardScene { .. } | Asked::Trade => {
            32 + 33 * hand
        }
        Asked::Reveal(_) => 160 + 20 * (hand + destinies),
        Asked::DropDestiny { .. } | Asked::Recover { .. } | Asked::FinalDestiny => {
            32 + 16 * (destinies + pile)
        }
        // `{"switch":[12,34]}`
        Asked::Switch { .. } => 32 + 20 * destinies * (destinies + pile),
        // Every result that may be entered.
        Asked::Enter => 5 * 1024,
        Asked::Guess => 1024,
        _ => 384,
    }
}
