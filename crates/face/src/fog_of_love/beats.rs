//! What happened, one thing after the other: the beats of the story, and what must be taken in of them.

use crate::{Beat, Company, Kind, TakeIn};
use fog_of_love::{Happened, Shown, Sight, other};
use house::{FogOfLove, Glimpse, Titles};
use tabletop::Seat;
use words::fog_of_love::{Story, What, beat as worded};

/// What happened, as far back as the glimpse remembers.
pub fn beats(glimpse: &Glimpse<FogOfLove>, company: &Company<'_>) -> Vec<Beat<What>> {
    let (tongue, names, setup) = (company.tongue, company.names(), &glimpse.setup);
    let titles = Titles::new(setup, tongue, &names);
    let mut story = Story::new(setup);
    for (place, sight) in glimpse.recent.iter().enumerate() {
        story.follow(place, [sight]);
    }
    let you = glimpse.view.seat();
    let beats = story.beats().into_iter().filter_map(|beat| {
        let kept = worded(tongue, &titles, setup, &beat.what, &names);
        if kept.is_empty() {
            return None;
        }
        let (by, on) = people(&beat.what);
        let private = is_private(&beat.what, you);
        let wanted = private || is_solemn(&beat.what);
        Some(Beat {
            step: glimpse.step_of(beat.step),
            kind: kind(&beat.what),
            by,
            on,
            told: kept.clone(),
            take_in: wanted.then(|| TakeIn { text: kept.clone(), private }),
            kept,
            what: beat.what,
        })
    });
    beats.collect()
}

/// What sort of thing it is.
fn kind(what: &What) -> Kind {
    use Happened as H;
    match what {
        What::Seen(sight) => match sight {
            H::Starter(_) => Kind::Deal,
            H::RevealedSecret(..)
            | H::ShowedDestiny(..)
            | H::Overrode(..)
            | H::ShowedTraits(..)
            | H::Showed(..)
            | H::TookOccupation(..) => Kind::Reveal,
            H::ChoseGender(..)
            | H::PlacedFeature(..)
            | H::Introduced(_)
            | H::Exchanged(..)
            | H::LaidSecret(..)
            | H::Skipped(_)
            | H::Reacted(..)
            | H::Guessed(..)
            | H::Entered(..)
            | H::Confirmed(..)
            | H::Ordered(..)
            | H::SelectedDestiny(..) => Kind::Move,
            _ => Kind::Result,
        },
        What::Chapter(_) | What::Finale => Kind::Chapter,
        What::Turn(_) => Kind::Deal,
        What::Traits(..) | What::Played(..) | What::Decided(..) => Kind::Move,
        What::Chose(..) => Kind::Reveal,
        What::Drew(..) => Kind::Draw,
        What::Floor(..) => Kind::Tale,
        What::Lapsed(_)
        | What::Rechose(..)
        | What::Discarded(..)
        | What::Goals(..)
        | What::Came(_) => Kind::Result,
        What::Ending(_) => Kind::GameEnd,
    }
}

/// Who did it, and to whom.
fn people(what: &What) -> (Option<Seat>, Option<Seat>) {
    use Happened as H;
    let by = match what {
        What::Traits(seat, _)
        | What::Played(seat, ..)
        | What::Decided(seat, ..)
        | What::Drew(seat, _)
        | What::Discarded(seat, _)
        | What::Goals(seat, _) => Some(*seat),
        What::Seen(
            H::ChoseGender(seat, _)
            | H::Introduced(seat)
            | H::Exchanged(seat, _)
            | H::LaidSecret(seat, _)
            | H::Skipped(seat)
            | H::Reacted(seat, _)
            | H::Showed(seat, _)
            | H::ShowedDestiny(seat, _)
            | H::Overrode(seat, _)
            | H::ShowedTraits(seat, _)
            | H::RevealedSecret(seat, ..)
            | H::PlacedFeature(seat, _),
        ) => Some(*seat),
        _ => None,
    };
    let on = match what {
        What::Turn(seat) => Some(*seat),
        What::Seen(H::PlacedFeature(seat, _) | H::Showed(seat, _)) => Some(other(*seat)),
        _ => None,
    };
    (by, on)
}

/// Something that the partner shows to this viewer and to nobody else.
fn is_private(what: &What, you: Option<Seat>) -> bool {
    let What::Seen(Happened::Showed(seat, card)) = what else { return false };
    let seen = match card {
        Shown::Trait(card) => card.is_some(),
        Shown::Destiny(card) => card.is_some(),
        Shown::Scene(card) => card.is_some(),
    };
    seen && you.map(other) == Some(*seat)
}

/// What both take in before the story goes on: what comes to light, and how it ends.
fn is_solemn(what: &What) -> bool {
    use Happened as H;
    match what {
        What::Seen(sight) => matches!(
            sight,
            H::RevealedSecret(..) | H::ShowedDestiny(..) | H::Overrode(..) | H::ShowedTraits(..)
        ),
        What::Ending(_) => true,
        _ => false,
    }
}

/// How many things a viewer must take in among these: what the other shows, secrets that come out, and the
/// finale, which are one thing if they come at once.
pub fn take_ins(you: Option<Seat>, sights: &[Sight]) -> usize {
    let wanted = |sight: &Sight| match sight {
        Happened::Showed(seat, card) => {
            let seen = match card {
                Shown::Trait(card) => card.is_some(),
                Shown::Destiny(card) => card.is_some(),
                Shown::Scene(card) => card.is_some(),
            };
            seen && you.is_some_and(|you| other(you) == *seat)
        }
        Happened::RevealedSecret(..)
        | Happened::ShowedDestiny(..)
        | Happened::Overrode(..)
        | Happened::ShowedTraits(..)
        | Happened::Judged(_) => true,
        _ => false,
    };
    usize::from(sights.iter().any(wanted))
}
