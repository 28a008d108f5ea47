//! What the latest steps brought, as a page shows it beside the log.

use super::beats::Together;
use super::own::{Condition, near};
use fog_of_love::content::{Destiny, Letter, Scene, Trait};
use fog_of_love::{Fogged, Happened, Shown, Sight, Source, View, other};
use house::{FogOfLove, Glimpse};
use tabletop::Seat;
use words::Tongue;

/// Something that comes to light and is to be taken in.
#[derive(Clone, PartialEq, Hash, Debug)]
pub enum Revealed {
    /// The partner shows a card to the viewer alone; of a destiny, how near it is.
    Card(Seat, Shown, Vec<Condition>),
    /// A secret comes out, or comes to light only now that nobody can find it any more.
    Secret {
        /// Whose.
        seat: Seat,
        /// Which.
        scene: Scene,
        /// Whether nobody found it.
        lasted: bool,
    },
    /// What somebody wanted.
    Destiny(Seat, Destiny),
    /// What somebody was, each with whether its goal was reached, once that is judged.
    Traits(Seat, [(Trait, Option<bool>); 3]),
    /// How it ended.
    Ending,
}

impl Revealed {
    /// To what it belongs when it is taken in. `secrets` have come before it.
    pub fn together(&self, secrets: usize) -> Together {
        match self {
            Revealed::Card(..) => Together::Shown,
            Revealed::Secret { .. } => Together::Secret(secrets),
            Revealed::Destiny(..) => Together::Destinies,
            Revealed::Traits(..) => Together::Traits,
            Revealed::Ending => Together::Ending,
        }
    }
}

/// The latest step as a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Picture {
    /// Seals that break, by seat.
    Seals([Option<Letter>; 2]),
    /// A scene that is laid down.
    Scene(Scene),
    /// The same face down.
    Secret,
}

/// All that came to light, with the step of each.
pub(super) fn revealed(glimpse: &Glimpse<FogOfLove>) -> Vec<(usize, Revealed)> {
    let seen = |(at, sight): (usize, &Sight)| {
        reveals(glimpse, sight).map(|revealed| (glimpse.step_of(at), revealed))
    };
    glimpse.recent.iter().enumerate().filter_map(seen).collect()
}

fn reveals(glimpse: &Glimpse<FogOfLove>, sight: &Sight) -> Option<Revealed> {
    let (view, recent) = (&glimpse.view, &glimpse.recent);
    match *sight {
        Happened::Showed(seat, card) if view.seat().map(other) == Some(seat) => {
            shown(view, seat, card)
        }
        Happened::RevealedSecret(seat, _, scene) => {
            let never = Source::Never(scene);
            let is_never =
                |sight: &Sight| matches!(sight, Happened::Began(frame) if frame.source == never);
            Some(Revealed::Secret { seat, scene, lasted: recent.iter().any(is_never) })
        }
        Happened::ShowedDestiny(seat, card) | Happened::Overrode(seat, card) => {
            Some(Revealed::Destiny(seat, card))
        }
        Happened::ShowedTraits(seat, cards) => {
            let judged = |card: Trait| {
                let verdict = recent.iter().rev().find_map(|sight| match *sight {
                    Happened::JudgedGoal(whose, which, met) => {
                        (whose == seat && which == card).then_some(met)
                    }
                    _ => None,
                });
                (card, verdict)
            };
            Some(Revealed::Traits(seat, cards.map(judged)))
        }
        Happened::Judged(_) => Some(Revealed::Ending),
        _ => None,
    }
}

/// A card that the partner shows to nobody else.
fn shown(view: &View, seat: Seat, card: Shown<Fogged>) -> Option<Revealed> {
    let none = Vec::new();
    Some(match card {
        Shown::Trait(card) => Revealed::Card(seat, Shown::Trait(card?), none),
        Shown::Scene(card) => Revealed::Card(seat, Shown::Scene(card?), none),
        Shown::Destiny(card) => {
            Revealed::Card(seat, Shown::Destiny(card?), near(view, seat, card?).conditions)
        }
    })
}

/// The latest step as a picture, if it makes one.
pub(super) fn picture(glimpse: &Glimpse<FogOfLove>) -> Option<Picture> {
    let latest = glimpse.steps.checked_sub(1)?;
    let step = glimpse.recent.iter().enumerate().rev();
    let step = step.take_while(|(at, _)| glimpse.step_of(*at) == latest);
    let pictures = step.filter_map(|(_, sight)| match *sight {
        Happened::Chose(letters) => Some(Picture::Seals(letters)),
        Happened::Played(_, card) | Happened::Reacted(_, card) => Some(Picture::Scene(card)),
        Happened::LaidSecret(..) => Some(Picture::Secret),
        _ => None,
    });
    // The first of them: it was looked for from the end.
    pictures.last()
}

/// The steps in which somebody made a move that shows, and who did.
pub(super) fn movers(glimpse: &Glimpse<FogOfLove>) -> Vec<(usize, Seat)> {
    let moves = |(at, sight): (usize, &Sight)| Some((glimpse.step_of(at), mover(sight)?));
    glimpse.recent.iter().enumerate().filter_map(moves).collect()
}

/// Who makes a move that shows, if this is one.
fn mover(sight: &Sight) -> Option<Seat> {
    match *sight {
        Happened::Played(seat, _)
        | Happened::LaidSecret(seat, _)
        | Happened::Reacted(seat, _)
        | Happened::Exchanged(seat, _)
        | Happened::Committed(seat, _)
        | Happened::PlacedFeature(seat, _)
        | Happened::Introduced(seat) => Some(seat),
        _ => None,
    }
}

/// The step in which was chosen what the page still tells of: until the next card comes.
pub(super) fn came(glimpse: &Glimpse<FogOfLove>) -> Option<usize> {
    let latest = glimpse.recent.iter().enumerate().rev().find_map(|(at, sight)| match sight {
        Happened::Chose(_) => Some(Some(glimpse.step_of(at))),
        Happened::Played(..) | Happened::LaidSecret(..) | Happened::ChapterBegan(_) => Some(None),
        _ => None,
    });
    latest.flatten()
}

/// The chapters that have begun among the recent sights: at which of them, and what each is called.
pub fn chapters(glimpse: &Glimpse<FogOfLove>, tongue: &Tongue) -> Vec<(usize, String)> {
    let chapters = glimpse.recent.iter().enumerate().filter_map(|(at, sight)| match sight {
        _ if at == 0 && glimpse.step_of(at) == 0 => Some((at, tongue.ft_creation())),
        Happened::ChapterBegan(number) => Some((at, tongue.ft_chapter_short((*number).into()))),
        Happened::FinaleBegan => Some((at, tongue.ft_finale())),
        _ => None,
    });
    chapters.collect()
}
