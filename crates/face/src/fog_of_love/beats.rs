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
    let mut lit: Vec<(usize, Together)> = Vec::new();
    let beats = story.beats().into_iter().filter_map(|beat| {
        let kept = worded(tongue, &titles, setup, &beat.what, &names);
        if kept.is_empty() {
            return None;
        }
        let (by, on) = people(&beat.what);
        let step = glimpse.step_of(beat.step);
        let (private, secrets) = (is_private(&beat.what, you), secrets(&lit, step));
        let take_in = of_beat(you, &beat.what, secrets).map(|thing| {
            let together = lit.contains(&(step, thing));
            lit.push((step, thing));
            TakeIn { text: kept.clone(), private, together }
        });
        Some(Beat {
            step,
            kind: kind(&beat.what),
            by,
            on,
            told: kept.clone(),
            take_in,
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

/// How many secrets of a step have come to light so far.
fn secrets(lit: &[(usize, Together)], step: usize) -> usize {
    lit.iter().filter(|(of, thing)| *of == step && matches!(thing, Together::Secret(_))).count()
}

/// To what a beat belongs that a viewer must take in, if it is such a thing.
fn of_beat(you: Option<Seat>, what: &What, secrets: usize) -> Option<Together> {
    match what {
        What::Seen(sight) => together(you, sight, secrets),
        What::Ending(_) => Some(Together::Ending),
        _ => None,
    }
}

/// What belongs together when it comes to light: both destinies are turned at once, and so are all traits;
/// each secret is a thing of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Together {
    /// What the other shows.
    Shown,
    /// A secret, by its number among those of a step.
    Secret(usize),
    /// What both wanted.
    Destinies,
    /// What both were.
    Traits,
    /// How it ended.
    Ending,
}

/// To what something belongs that a viewer must take in, if it is such a thing. `secrets` have come before it.
fn together(you: Option<Seat>, sight: &Sight, secrets: usize) -> Option<Together> {
    match sight {
        Happened::Showed(seat, card) => {
            let seen = match card {
                Shown::Trait(card) => card.is_some(),
                Shown::Destiny(card) => card.is_some(),
                Shown::Scene(card) => card.is_some(),
            };
            (seen && you.map(other) == Some(*seat)).then_some(Together::Shown)
        }
        Happened::RevealedSecret(..) => Some(Together::Secret(secrets)),
        Happened::ShowedDestiny(..) | Happened::Overrode(..) => Some(Together::Destinies),
        Happened::ShowedTraits(..) => Some(Together::Traits),
        Happened::Judged(_) => Some(Together::Ending),
        _ => None,
    }
}

/// The things that a viewer must take in among these, in the order in which they come.
pub fn to_take_in(you: Option<Seat>, sights: &[Sight]) -> Vec<Together> {
    let (mut all, mut secrets) = (Vec::new(), 0);
    for one in sights {
        let Some(belongs) = together(you, one, secrets) else { continue };
        secrets += usize::from(matches!(belongs, Together::Secret(_)));
        if !all.contains(&belongs) {
            all.push(belongs);
        }
    }
    all
}

/// Whether seals break among these.
pub fn is_staged(sights: &[Sight]) -> bool {
    let breaks = |sight: &Sight| matches!(sight, Happened::Chose(chosen) if *chosen != [None; 2]);
    sights.iter().any(breaks)
}

/// How many things a viewer must take in among these.
pub fn take_ins(you: Option<Seat>, sights: &[Sight]) -> usize {
    to_take_in(you, sights).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fog_of_love::content::{Destiny, Scene, Trait};

    #[test]
    fn what_is_turned_together_is_taken_in_together() {
        let (one, two) = (Seat(0), Seat(1));
        let sights = [
            Happened::ShowedDestiny(one, Destiny(1)),
            Happened::ShowedDestiny(two, Destiny(2)),
            Happened::RevealedSecret(one, 0, Scene(3)),
            Happened::RevealedSecret(two, 0, Scene(4)),
            Happened::ShowedTraits(one, [Trait(0), Trait(1), Trait(2)]),
            Happened::ShowedTraits(two, [Trait(3), Trait(4), Trait(5)]),
            Happened::Judged([true, false]),
        ];
        use Together::{Destinies, Ending, Secret, Traits};
        let all = [Destinies, Secret(0), Secret(1), Traits, Ending];
        assert_eq!(to_take_in(Some(one), &sights), all);
        assert_eq!(to_take_in(None, &sights), all, "everybody who looks on takes them in");
    }

    #[test]
    fn what_is_shown_concerns_whom_it_is_shown_to() {
        let shown = [Happened::Showed(Seat(1), Shown::Trait(Some(Trait(7)))); 2];
        assert_eq!(to_take_in(Some(Seat(0)), &shown), [Together::Shown]);
        assert_eq!(to_take_in(Some(Seat(1)), &shown), []);
        assert_eq!(to_take_in(None, &[Happened::Showed(Seat(1), Shown::Trait(None))]), []);
    }
}
