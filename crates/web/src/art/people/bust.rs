//! Putting a portrait together: parts over parts, painted from the back to the front.

use super::dress::Portrait;
use super::slots::{Beard, Glasses};
use super::things::{Layer, layer};
use crate::art::sheet::Sheet;
use maud::{Markup, html};
use packs::{Mood, Trick};

/// On which side of the table somebody sits. People look at each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Looking to the right, as everybody is drawn.
    Left,
    /// Mirrored.
    Right,
}

/// How somebody holds themselves: a tilt of the head round the neck, a nod, a lean of the whole bust in
/// degrees, and shoulders that rise.
#[derive(Clone, Copy, Default)]
struct Posture {
    tilt: f32,
    nod: f32,
    lean: f32,
    rise: f32,
}

fn posture(mood: Mood) -> Posture {
    let (tilt, lean, nod) = match mood {
        Mood::Neutral => (0., 0., 0.),
        Mood::Smiling => (3., 1.5, 0.),
        Mood::Hurt => (-5., -1.5, 2.5),
        Mood::Flirting => (7., 3., 1.),
        Mood::Angry => (-1., 4., 1.),
        Mood::Surprised => (-3., -2.5, -2.5),
    };
    Posture { tilt, nod, lean, rise: 0. }
}

/// Whether a change is seen in this mood: nobody winks in anger.
fn shows(change: Trick, mood: Mood) -> bool {
    use Mood::{Flirting, Neutral, Smiling, Surprised};
    match change {
        Trick::Flush | Trick::Tilt | Trick::Chin | Trick::Lean | Trick::Back => true,
        // Ears give away every feeling, so they are pale only where there is none.
        Trick::Ears => mood != Neutral,
        Trick::Shrug | Trick::Gaze | Trick::Whistle => mood == Neutral,
        Trick::Brow | Trick::Wink => matches!(mood, Neutral | Flirting | Smiling),
        Trick::Wet => matches!(mood, Neutral | Flirting | Surprised),
        Trick::Laugh => mood == Smiling,
        Trick::Sly => matches!(mood, Neutral | Flirting),
    }
}

/// Which part of a face a change takes the place of: the eyes (`l`, `r`), the brows, the mouth.
fn replaces(change: Trick, part: &str) -> bool {
    match change {
        Trick::Brow => part == "b",
        Trick::Wink => part == "r",
        Trick::Gaze => matches!(part, "l" | "r"),
        Trick::Laugh | Trick::Sly | Trick::Whistle => part == "m",
        _ => false,
    }
}

/// Cheeks, eyes, brows, mouth.
const FACE: [&str; 5] = ["c", "l", "r", "b", "m"];

/// Somebody's bust in a mood. The label says in words who it is and how they look: “Ada, smiling”.
pub fn bust(portrait: &Portrait, mood: Mood, side: Side, label: &str) -> Markup {
    let person = &portrait.person;
    let class = format!(
        "art bust sk-{} hr-{} c1-{} c2-{} ac-{}",
        person.skin.name(),
        person.hair_colour.name(),
        portrait.palette.main.name(),
        portrait.palette.second.name(),
        portrait.palette.accent.name(),
    );
    let mirrored = (side == Side::Right).then_some("matrix(-1 0 0 1 120 0)");
    html! {
        svg class=(class) viewBox="0 -12 120 162" role="img" aria-label=(label) {
            g transform=[mirrored] { (whole(portrait, mood)) }
        }
    }
}

fn part(name: &str) -> Markup {
    Sheet::People.part(name)
}

fn whole(portrait: &Portrait, mood: Mood) -> Markup {
    let hair = portrait.person.hair;
    let seen = || portrait.changes.iter().copied().filter(|change| shows(*change, mood));
    let stance = seen().fold(posture(mood), bent);
    let head = format!(
        "rotate({} 60 100) translate(0 {}) translate(60 98) scale(1.2) translate(-60 -96)",
        stance.tilt, stance.nod
    );
    let lean = (stance.lean != 0.).then(|| format!("rotate({} 60 168)", stance.lean));
    let risen = (stance.rise != 0.).then(|| format!("translate(0 {})", -stance.rise));
    html! {
        g transform=[lean] {
            @if hair.falls_behind() {
                g transform=(head) { (part(&format!("hair-{}-b", hair.name()))) }
            }
            g transform=[risen] {
                (part(&format!("cloth-{}", portrait.clothes.name())))
                (things(portrait, Layer::Body))
            }
            g transform=(head) { (head_of(portrait, mood)) }
            (things(portrait, Layer::Top))
        }
        (things(portrait, Layer::Air))
    }
}

/// What a change does to a posture.
fn bent(stance: Posture, change: Trick) -> Posture {
    match change {
        Trick::Tilt => Posture { tilt: stance.tilt + 6., ..stance },
        Trick::Lean => Posture { lean: stance.lean + 3., ..stance },
        Trick::Back => Posture { lean: stance.lean - 3., ..stance },
        Trick::Shrug => Posture { rise: stance.rise + 3., ..stance },
        Trick::Chin => Posture {
            tilt: stance.tilt - 4.,
            nod: stance.nod - 2.5,
            lean: stance.lean + 2.,
            ..stance
        },
        _ => stance,
    }
}

fn things(portrait: &Portrait, when: Layer) -> Markup {
    let things = portrait.things.iter().filter(|thing| layer(**thing) == when);
    html! { @for thing in things { (part(&format!("thing-{}", thing.name()))) } }
}

/// The head: ears, face, beard, what is worn on it.
fn head_of(portrait: &Portrait, mood: Mood) -> Markup {
    let person = &portrait.person;
    let hot = portrait.changes.contains(&Trick::Ears) && shows(Trick::Ears, mood);
    let over_eyes = portrait.things.iter().any(|thing| layer(*thing) == Layer::Eyes);
    html! {
        @if !person.hair.hides_ears() { (part(if hot { "ear-hot" } else { "ear" })) }
        (part(&format!("head-{}", person.head.name())))
        @if let Some(beard) = person.beard.map(Beard::name) { (part(&format!("beard-{beard}"))) }
        g class=[person.skin.is_deep().then_some("deep")] {
            (face(portrait, mood))
            // Where no ears are seen, the cheeks give it away.
            @if hot && person.hair.hides_ears() { (part("change-flush")) }
            (part(&format!("nose-{}", person.nose.name())))
        }
        @if over_eyes { (things(portrait, Layer::Eyes)) }
        @else if let Some(glasses) = person.glasses.map(Glasses::name) {
            (part(&format!("glasses-{glasses}")))
        }
        (part(&format!("hair-{}-f", person.hair.name())))
        (things(portrait, Layer::Head))
    }
}

/// The face of a mood, with what is different about this one.
fn face(portrait: &Portrait, mood: Mood) -> Markup {
    let seen: Vec<Trick> =
        portrait.changes.iter().copied().filter(|change| shows(*change, mood)).collect();
    let drawn = |which: &str| match seen.iter().rev().find(|change| replaces(**change, which)) {
        Some(change) => format!("change-{}-{which}", change.name()),
        None => format!("face-{}-{which}", mood.name()),
    };
    html! {
        @for which in FACE { (part(&drawn(which))) }
        @for change in seen.iter().filter(|one| matches!(one, Trick::Flush | Trick::Wet)) {
            (part(&format!("change-{}", change.name())))
        }
    }
}
