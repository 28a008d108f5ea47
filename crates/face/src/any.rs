//! A face of whichever game: what every game has in common, for whoever knows no rules.

use crate::{
    Beat, Choice, Company, Explanation, Leads, Pick, Point, favor, fog_of_love, love_letter,
};
use house::{AnyAction, AnyGlimpse, Glimpse, Hosted};
use std::cmp::Ordering;
use words::Tongue;

/// What is asked of a viewer, and what may be chosen, with the picks by their names. Names that mean
/// nothing are left out.
pub fn point(
    glimpse: &AnyGlimpse,
    company: &Company<'_>,
    picks: &[String],
) -> Point<String, AnyAction> {
    match glimpse {
        AnyGlimpse::LoveLetter(glimpse) => {
            let face = love_letter::Face::of(glimpse, company);
            spelt(face.point(company, &named(picks)), AnyAction::LoveLetter)
        }
        AnyGlimpse::Favor(glimpse) => {
            let face = favor::Face::of(glimpse, company);
            spelt(face.point(company, &named(picks)), AnyAction::Favor)
        }
        AnyGlimpse::FogOfLove(glimpse) => {
            let point = fog_of_love::point(glimpse, company, &named(picks));
            spelt(point, AnyAction::FogOfLove)
        }
    }
}

/// What a list of picks amounts to.
#[derive(Clone, PartialEq, Debug)]
pub enum Picked {
    /// More is needed: these picks stand. A pick that means nothing here is left out; one that
    /// contradicts an earlier pick replaces it.
    More(Vec<String>),
    /// A whole move.
    Move(AnyAction),
}

/// What picks by these names amount to.
pub fn picked(glimpse: &AnyGlimpse, picks: &[String]) -> Picked {
    match glimpse {
        AnyGlimpse::LoveLetter(glimpse) => {
            use love_letter::{Next, read};
            match read(glimpse.view.viewer.seat(), &glimpse.moves(), &named(picks)) {
                Next::Move(action) => Picked::Move(AnyAction::LoveLetter(action)),
                Next::More(chosen) => Picked::More(names(&chosen.picks())),
            }
        }
        AnyGlimpse::Favor(glimpse) => {
            use favor::{Next, read};
            match read(&glimpse.moves(), &named(picks)) {
                Next::Move(action) => Picked::Move(AnyAction::Favor(action)),
                Next::More(chosen) => Picked::More(names(&chosen.picks())),
            }
        }
        AnyGlimpse::FogOfLove(glimpse) => {
            use fog_of_love::{Next, Tree};
            match Tree::of(&glimpse.moves()).read(&named(picks)) {
                Next::Move(action) => Picked::Move(AnyAction::FogOfLove(action)),
                Next::More(standing) => Picked::More(names(&standing)),
            }
        }
    }
}

/// The rounds or chapters that have begun, as far back as the glimpse remembers: at which of its sights,
/// and what each is called.
pub fn rounds(glimpse: &AnyGlimpse, tongue: &Tongue) -> Vec<(usize, String)> {
    match glimpse {
        AnyGlimpse::LoveLetter(glimpse) => love_letter::rounds(glimpse, tongue),
        AnyGlimpse::Favor(glimpse) => favor::rounds(glimpse, tongue),
        AnyGlimpse::FogOfLove(glimpse) => fog_of_love::chapters(glimpse, tongue),
    }
}

/// What happened, as far back as the glimpse remembers, oldest first.
pub fn beats(glimpse: &AnyGlimpse, company: &Company<'_>) -> Vec<Beat<()>> {
    match glimpse {
        AnyGlimpse::LoveLetter(glimpse) => bare(love_letter::beats(glimpse, company)),
        AnyGlimpse::Favor(glimpse) => bare(favor::beats(glimpse, company)),
        AnyGlimpse::FogOfLove(glimpse) => {
            let mut beats = bare(fog_of_love::beats(glimpse, company));
            beats.extend(bare(fog_of_love::lesson_beats(glimpse, company)));
            beats.sort_by_key(|beat| beat.step);
            beats
        }
    }
}

/// Everything that can be asked about, where the game explains things by name.
pub fn explanations(glimpse: &AnyGlimpse, company: &Company<'_>) -> Vec<Explanation> {
    match glimpse {
        AnyGlimpse::LoveLetter(glimpse) => love_letter::explanations(&glimpse.setup, company),
        AnyGlimpse::Favor(_) => favor::explanations(company),
        AnyGlimpse::FogOfLove(glimpse) => fog_of_love::explanations(glimpse, company),
    }
}

/// How many things the viewer must take in of a step, counted from 1, as far back as the glimpse remembers.
/// Lessons come after these.
pub fn take_ins(glimpse: &AnyGlimpse, step: usize) -> usize {
    match glimpse {
        AnyGlimpse::LoveLetter(glimpse) => {
            let sights = of_step(glimpse, step);
            love_letter::take_ins(glimpse.view.viewer.seat(), sights).len()
        }
        AnyGlimpse::Favor(glimpse) => favor::take_ins(of_step(glimpse, step)),
        AnyGlimpse::FogOfLove(glimpse) => {
            fog_of_love::take_ins(glimpse.viewer.seat(), of_step(glimpse, step))
        }
    }
}

/// How many lessons of a first game have come to light for the viewer's seat in a step, counted from 1.
pub fn lessons(glimpse: &AnyGlimpse, step: usize) -> usize {
    match glimpse {
        AnyGlimpse::LoveLetter(_) | AnyGlimpse::Favor(_) => 0,
        AnyGlimpse::FogOfLove(glimpse) => fog_of_love::lessons(glimpse, step).len(),
    }
}

/// Whether a step, counted from 1, is staged at length: the same to every viewer.
pub fn is_staged(glimpse: &AnyGlimpse, step: usize) -> bool {
    match glimpse {
        AnyGlimpse::LoveLetter(_) | AnyGlimpse::Favor(_) => false,
        AnyGlimpse::FogOfLove(glimpse) => fog_of_love::is_staged(of_step(glimpse, step)),
    }
}

/// What was perceived in a step, counted from 1.
fn of_step<G: Hosted>(glimpse: &Glimpse<G>, step: usize) -> &[G::Sight] {
    let mut range = glimpse.recent.len()..0;
    for at in (0..glimpse.recent.len()).rev() {
        match (glimpse.step_of(at) + 1).cmp(&step) {
            Ordering::Greater => {}
            Ordering::Equal => range = at..range.end.max(at + 1),
            Ordering::Less => break,
        }
    }
    glimpse.recent.get(range).unwrap_or_default()
}

fn named<P: Pick>(picks: &[String]) -> Vec<P> {
    picks.iter().filter_map(|pick| P::named(pick)).collect()
}

fn names<P: Pick>(picks: &[P]) -> Vec<String> {
    picks.iter().map(Pick::name).collect()
}

/// A point with its picks by name.
fn spelt<P: Pick, A>(point: Point<P, A>, any: fn(A) -> AnyAction) -> Point<String, AnyAction> {
    let choice = |choice: Choice<P, A>| Choice {
        pick: choice.pick.name(),
        label: choice.label,
        about: choice.about,
        does: choice.does,
        grave: choice.grave,
        leads: match choice.leads {
            Leads::Further => Leads::Further,
            Leads::Move(action) => Leads::Move(any(action)),
            Leads::Nowhere(why) => Leads::Nowhere(why),
        },
    };
    Point {
        picks: names(&point.picks),
        prompt: point.prompt,
        choices: point.choices.into_iter().map(choice).collect(),
    }
}

/// Beats without what only their game says.
fn bare<W>(beats: Vec<Beat<W>>) -> Vec<Beat<()>> {
    let bare = |Beat { step, kind, by, on, told, kept, take_in, .. }: Beat<W>| Beat {
        step,
        kind,
        by,
        on,
        told,
        kept,
        take_in,
        what: (),
    };
    beats.into_iter().map(bare).collect()
}
