//! Who somebody is before they put anything on, and how that follows from a seed.

use super::slots::{Beard, Glasses, Hair, HairColour, Head, Nose, Skin};
use packs::{Clothes, Paint};

/// The colours somebody wears where their occupation does not say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Palette {
    /// Most of it.
    pub main: Paint,
    /// What shows beneath.
    pub second: Paint,
    /// Ties, braid, cuffs.
    pub accent: Paint,
}

impl Palette {
    const fn new(main: Paint, second: Paint, accent: Paint) -> Palette {
        Palette { main, second, accent }
    }

    /// All of them; no two have the same main colour.
    pub const ALL: [Palette; 8] = [
        Palette::new(Paint::Plum, Paint::Sky, Paint::Wax),
        Palette::new(Paint::Teal, Paint::Linen, Paint::Gold),
        Palette::new(Paint::Royal, Paint::Sky, Paint::Wax),
        Palette::new(Paint::Sage, Paint::Linen, Paint::Umber),
        Palette::new(Paint::Wax, Paint::Gold, Paint::Night),
        Palette::new(Paint::Night, Paint::Gold, Paint::Sage),
        Palette::new(Paint::Gold, Paint::Linen, Paint::Teal),
        Palette::new(Paint::Umber, Paint::Sky, Paint::Wax),
    ];
}

/// What a player may choose about their character's looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Person {
    pub head: Head,
    pub hair: Hair,
    pub hair_colour: HairColour,
    pub skin: Skin,
    pub nose: Nose,
    pub beard: Option<Beard>,
    pub glasses: Option<Glasses>,
    pub palette: Palette,
    /// What they chose to wear; otherwise the occupation decides.
    pub clothes: Option<Clothes>,
    /// What they wear while they have no occupation.
    pub plain: Clothes,
    /// From 0 up to 255: which of several ways to dress for an occupation is theirs.
    pub taste: u8,
}

/// One in so many by chance.
const BEARDED: u32 = 4;
const WITH_GLASSES: u32 = 3;

impl Person {
    /// Whoever follows from a seed.
    pub fn of(seed: &str) -> Person {
        let skin = *pick(seed, "skin", Skin::ALL);
        let own_hair: Vec<Hair> =
            Hair::ALL.iter().copied().filter(|hair| !hair.is_cloth()).collect();
        let clothes: Vec<Clothes> = Clothes::all().collect();
        let is = |slot: &str, one_in: u32| hash(seed, slot).is_multiple_of(one_in);
        Person {
            head: *pick(seed, "head", Head::ALL),
            hair: *pick(seed, "hair", &own_hair),
            hair_colour: *pick(seed, "hair colour", skin.hair_colours()),
            skin,
            nose: *pick(seed, "nose", Nose::ALL),
            beard: is("beard", BEARDED).then(|| *pick(seed, "which beard", Beard::ALL)),
            glasses: is("glasses", WITH_GLASSES)
                .then(|| *pick(seed, "which glasses", Glasses::ALL)),
            palette: *pick(seed, "palette", &Palette::ALL),
            clothes: None,
            plain: *pick(seed, "clothes", &clothes),
            taste: (hash(seed, "taste") >> 24) as u8,
        }
    }

    /// The two who meet at a table: never in the same colours, and never with the same head of hair.
    pub fn couple(seeds: [&str; 2]) -> [Person; 2] {
        let [one, mut other] = seeds.map(Person::of);
        if other.palette == one.palette {
            other.palette = after(&Palette::ALL, &one.palette);
        }
        if (other.hair, other.hair_colour) == (one.hair, one.hair_colour) {
            let own_hair: Vec<Hair> =
                Hair::ALL.iter().copied().filter(|hair| !hair.is_cloth()).collect();
            other.hair = after(&own_hair, &one.hair);
        }
        [one, other]
    }
}

/// The choice that follows this one.
fn after<T: Copy + PartialEq>(all: &[T], one: &T) -> T {
    let at = all.iter().position(|other| other == one).unwrap_or(0);
    all[(at + 1) % all.len()]
}

fn pick<'a, T>(seed: &str, slot: &str, all: &'a [T]) -> &'a T {
    &all[hash(seed, slot) as usize % all.len()]
}

/// Each slot has a hash of its own: FNV-1a over seed and slot, stirred so that its low bits are as good as
/// its high ones.
fn hash(seed: &str, slot: &str) -> u32 {
    let bytes = seed.bytes().chain([b'/']).chain(slot.bytes());
    let fold = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    let mut hash = bytes.fold(2_166_136_261, fold);
    hash = (hash ^ hash >> 15).wrapping_mul(2_246_822_519);
    hash = (hash ^ hash >> 13).wrapping_mul(3_266_489_917);
    hash ^ hash >> 16
}
