//! Why not.

use crate::Tongue;
use ::fog_of_love::{
    Illegal, LONGEST_LINE, LONGEST_NAME, MOST_ENTERED, MOST_ENTRIES, Refused, Untold,
};

/// Why a move is refused, in one sentence to the player who tried it.
pub fn illegal(tongue: &Tongue, illegal: Illegal) -> String {
    match illegal {
        Illegal::NotAsked => tongue.ft_illegal_not_asked(),
        Illegal::AskedElse => tongue.ft_illegal_asked_else(),
        Illegal::KeepThree => tongue.ft_illegal_keep_three(),
        Illegal::NoSuchPlace => tongue.ft_illegal_no_such_place(),
        Illegal::NotInHand => tongue.ft_illegal_not_in_hand(),
        Illegal::NotMinor => tongue.ft_illegal_not_minor(),
        Illegal::TooLate => tongue.ft_illegal_too_late(),
        Illegal::NothingToDraw => tongue.ft_illegal_nothing_to_draw(),
        Illegal::OnlyAnswers => tongue.ft_illegal_only_answers(),
        Illegal::NoSecret => tongue.ft_illegal_no_secret(),
        Illegal::Requires => tongue.ft_illegal_requires(),
        Illegal::MustPlay => tongue.ft_illegal_must_play(),
        Illegal::NotASource => tongue.ft_illegal_not_a_source(),
        Illegal::NoSuchOption => tongue.ft_illegal_no_such_option(),
        Illegal::DoesNotAnswer => tongue.ft_illegal_does_not_answer(),
        Illegal::MayNotLeave => tongue.ft_illegal_may_not_leave(),
        Illegal::NotThatDestiny => tongue.ft_illegal_not_that_destiny(),
        Illegal::ShownAlready => tongue.ft_illegal_shown_already(),
        Illegal::NoSuchSecret => tongue.ft_illegal_no_such_secret(),
        Illegal::NotEnterable => {
            tongue.ft_illegal_not_enterable(MOST_ENTRIES as i64, MOST_ENTERED.into())
        }
        Illegal::NotAnOrder => tongue.ft_illegal_not_an_order(),
        Illegal::NoChance => tongue.ft_illegal_no_chance(),
        Illegal::ImpossibleChance => tongue.ft_illegal_impossible_chance(),
    }
}

/// Why a table may not be played.
pub fn refused(tongue: &Tongue, refused: &Refused) -> String {
    match refused {
        Refused::Story(id) => tongue.ft_refused_story(id),
        Refused::Tutorial(id) => tongue.ft_refused_tutorial(id),
        Refused::Seat(seat) => tongue.ft_refused_seat(i64::from(*seat) + 1),
        Refused::Event(id) => tongue.ft_refused_event(id),
        Refused::Scenes(deck) => tongue.ft_refused_scenes(*deck),
    }
}

/// Why a name or a line of the story is not taken.
pub fn untold(tongue: &Tongue, untold: Untold) -> String {
    match untold {
        Untold::Seat => tongue.ft_untold_seat(),
        Untold::Empty => tongue.ft_untold_empty(),
        Untold::TooLong => tongue.ft_untold_too_long(LONGEST_NAME as i64, LONGEST_LINE as i64),
        Untold::Unprintable => tongue.ft_untold_unprintable(),
        Untold::OwnName => tongue.ft_untold_own_name(),
        Untold::Full => tongue.ft_untold_full(),
    }
}
