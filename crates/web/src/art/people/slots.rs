//! What a player may choose, slot by slot. The names are those of the drawings in `assets/art/people.svg`.

/// The choices of one slot, each by the name of its drawing or of its paint.
macro_rules! slot {
    ($(#[$about:meta])* $slot:ident: $($one:ident = $name:literal),* $(,)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum $slot { $($one),* }

        impl $slot {
            /// All of them.
            pub const ALL: &'static [$slot] = &[$($slot::$one),*];

            /// The name it goes by.
            pub fn name(self) -> &'static str {
                match self { $($slot::$one => $name),* }
            }
        }
    };
}

slot! {
    /// The shape of a head.
    Head: Oval = "oval", Round = "round", Square = "square", Heart = "heart",
}

slot! {
    /// Hair, or what is worn over it.
    Hair:
    Curls = "curls", Crop = "crop", Part = "part", Long = "long", Bun = "bun", Afro = "afro",
    Braid = "braid", Bald = "bald", Bob = "bob", Shawl = "shawl", Tail = "tail", Locs = "locs",
    Wrap = "wrap", Quiff = "quiff",
}

slot! {
    /// The colour of hair.
    HairColour:
    Chestnut = "chestnut", Blond = "blond", Ginger = "ginger", Grey = "grey", Black = "black",
    Plum = "plum",
}

slot! {
    /// Skin, from the lightest to the darkest.
    Skin: A = "a", B = "b", C = "c", D = "d", E = "e",
}

slot! {
    /// A nose.
    Nose: Straight = "straight", Small = "small", Grand = "grand", Broad = "broad",
}

slot! {
    /// A beard.
    Beard: Full = "full", Tache = "tache", Goatee = "goatee", Stubble = "stubble",
}

slot! {
    /// Glasses.
    Glasses: Round = "round", Square = "square", Half = "half", Wing = "wing",
}

impl Hair {
    /// Whether it is drawn behind the shoulders, too.
    pub(super) fn falls_behind(self) -> bool {
        !matches!(self, Hair::Crop | Hair::Part | Hair::Braid | Hair::Bald | Hair::Quiff)
    }

    /// A cloth, which nobody wears who has not chosen it.
    pub(super) fn is_cloth(self) -> bool {
        matches!(self, Hair::Shawl | Hair::Wrap)
    }

    pub(super) fn hides_ears(self) -> bool {
        self == Hair::Shawl
    }
}

impl Skin {
    /// Faces on the two darkest are drawn with darker ink and lighter lids.
    pub(super) fn is_deep(self) -> bool {
        matches!(self, Skin::D | Skin::E)
    }

    /// The colours of hair that are seen on it; what is listed twice is twice as likely.
    pub(super) fn hair_colours(self) -> &'static [HairColour] {
        use HairColour::{Black, Blond, Chestnut, Ginger, Grey, Plum};
        match self {
            Skin::A | Skin::B => &[Chestnut, Chestnut, Blond, Ginger, Grey, Black, Black, Plum],
            Skin::C | Skin::D => &[Chestnut, Chestnut, Grey, Black, Black, Black, Plum],
            Skin::E => &[Grey, Grey, Black, Black, Black, Black, Plum],
        }
    }
}
