//! The names of everything that cards can look like. What they name is drawn by the crate `web`.

use serde::{Deserialize, Serialize};

/// A closed set of drawings, each by the name that a pack calls it.
macro_rules! names {
    ($(#[$about:meta])* $set:ident: $($one:ident = $name:literal),* $(,)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum $set { $(#[serde(rename = $name)] $one),* }

        impl $set {
            /// All of them by name.
            pub const NAMED: &'static [(&'static str, $set)] = &[$(($name, $set::$one)),*];

            /// What a pack calls it.
            pub fn name(self) -> &'static str {
                match self { $($set::$one => $name),* }
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = $set> {
                $set::NAMED.iter().map(|(_, one)| *one)
            }
        }
    };
}

names! {
    /// Where a scene plays: `place = "cafe"`.
    Setting:
    Kitchen = "kitchen", KitchenCalm = "kitchen-calm", KitchenRain = "kitchen-rain", Cafe = "cafe",
    CafeEmpty = "cafe-empty", CafePaper = "cafe-paper", Stairs = "stairs", Quay = "quay",
    QuayNight = "quay-night", Hall = "hall", HallScarf = "hall-scarf", Sitting = "sitting",
    Balcony = "balcony", Bar = "bar", Bedroom = "bedroom", BedroomPlain = "bedroom-plain",
    Gate = "gate", Restaurant = "restaurant", RestaurantBill = "restaurant-bill", Boxes = "boxes",
    Piano = "piano", Train = "train", Market = "market", Park = "park", Hospital = "hospital",
    Room214 = "room-214", Street = "street", StreetRain = "street-rain", Beach = "beach",
}

names! {
    /// What stands on the table in a scene: `prop = "moka"`.
    Prop:
    Cup = "cup", Candle = "candle", Moka = "moka", Umbrella = "umbrella", Suitcase = "suitcase",
    Keys = "keys", Letter = "letter", Phone = "phone", Accordion = "accordion", Cake = "cake",
    Bicycle = "bicycle", Boat = "boat", RingBox = "ring-box", Book = "book", Plant = "plant",
    Wine = "wine", Ticket = "ticket", Photo = "photo", Toothbrush = "toothbrush", Camera = "camera",
    Chess = "chess", Ladder = "ladder", Wallpaper = "wallpaper", Jar = "jar",
    Lighthouse = "lighthouse", Map = "map", Cat = "cat",
}

names! {
    /// What both hold in the last picture of a story: `held = "scarf"`.
    Held:
    Newspaper = "newspaper", Scarf = "scarf", PizzaLid = "pizza-lid", Corkscrews = "corkscrews",
}

names! {
    /// What a face shows: `mood = ["smiling", "surprised"]`.
    Mood:
    Neutral = "neutral", Smiling = "smiling", Hurt = "hurt", Flirting = "flirting", Angry = "angry",
    Surprised = "surprised",
}

names! {
    /// What an occupation wears: `clothes = "apron"`.
    Clothes:
    Waistcoat = "waistcoat", Apron = "apron", Cardigan = "cardigan", Jacket = "jacket",
    Evening = "evening", Overalls = "overalls", Coat = "coat", Rollneck = "rollneck",
    Uniform = "uniform", Striped = "striped",
}

names! {
    /// What an occupation or a feature carries: `thing = "pencil"`.
    Thing:
    Fork = "fork", Flour = "flour", Pens = "pens", Brushes = "brushes", Badge = "badge",
    Whistle = "whistle", Tape = "tape", Loupe = "loupe", Binoculars = "binoculars",
    Goggles = "goggles", Keys = "keys", Mic = "mic", Bee = "bee", Moth = "moth", Cards = "cards",
    Domino = "domino", Vial = "vial", Spoon = "spoon", Cone = "cone", Candles = "candles",
    Fish = "fish", Carrot = "carrot", Book = "book", Map = "map", Crumbs = "crumbs",
    Bread = "bread", Pencil = "pencil", Headphones = "headphones", Scarf = "scarf",
    Handkerchief = "handkerchief", Petals = "petals", Sunglasses = "sunglasses",
    Earring = "earring", Watch = "watch", Cutlery = "cutlery", Pen = "pen", Sock = "sock",
    Collar = "collar", Shell = "shell", Leaf = "leaf", Napkin = "napkin", Wave = "wave",
    Note = "note", Palm = "palm", Mask = "mask", Drops = "drops", Needle = "needle",
    Ticket = "ticket", Strap = "strap", Biscuit = "biscuit", Rosette = "rosette",
    Spanner = "spanner", Toothbrush = "toothbrush", Parcel = "parcel", Pawprints = "pawprints",
}

names! {
    /// What a feature changes in a face or in how somebody holds themselves: `change = "wink"`.
    Trick:
    Ears = "ears", Flush = "flush", Tilt = "tilt", Chin = "chin", Lean = "lean", Back = "back",
    Shrug = "shrug", Brow = "brow", Wink = "wink", Gaze = "gaze", Wet = "wet", Laugh = "laugh",
    Sly = "sly", Whistle = "whistle",
}

names! {
    /// A colour of clothes: `paint = { main = "wax" }`.
    Paint:
    Plum = "plum", Sky = "sky", Wax = "wax", Teal = "teal", Gold = "gold", Royal = "royal",
    Sage = "sage", Umber = "umber", Night = "night", Steel = "steel", Linen = "linen",
}

names! {
    /// The picture of a trait or of a destiny: `sign = "barometer"`.
    Sign:
    ListMaker = "list-maker", WindingDay = "winding-day", RotaOnTheFridge = "rota-on-the-fridge",
    LooseEnds = "loose-ends", FriendOfTomorrow = "friend-of-tomorrow",
    TuesdayPicnic = "tuesday-picnic", DoorOpener = "door-opener", LidLifter = "lid-lifter",
    WrongTurnings = "wrong-turnings", KnownRoads = "known-roads", SameBench = "same-bench",
    SoupAsItWas = "soup-as-it-was", HeartOfTheStairwell = "heart-of-the-stairwell",
    ExtraLeaf = "extra-leaf", FirstOnTheFloor = "first-on-the-floor",
    TwoIsACrowd = "two-is-a-crowd", FarEndOfTheGarden = "far-end-of-the-garden",
    TelephoneInTheBreadBin = "telephone-in-the-bread-bin", Barometer = "barometer",
    BrassBands = "brass-bands", ThinWalls = "thin-walls", TwoHandkerchiefs = "two-handkerchiefs",
    Oilskin = "oilskin", NovemberSwimmer = "november-swimmer", OverBySupper = "over-by-supper",
    LetItHail = "let-it-hail", SoftSpot = "soft-spot", OpenHands = "open-hands",
    SomebodysBlanket = "somebodys-blanket", PaperKnife = "paper-knife",
    FencingLesson = "fencing-lesson", RedPencil = "red-pencil", GlassFront = "glass-front",
    CardsOnTheTable = "cards-on-the-table", NoSurprises = "no-surprises",
    Embroidery = "embroidery", MysteryNovel = "mystery-novel", SideDoor = "side-door",
    UnconditionalLove = "unconditional-love", EqualPartners = "equal-partners",
    LoveTeam = "love-team", Dominant = "dominant", SelfRealization = "self-realization",
    HonorableExit = "honorable-exit", Heartbreaker = "heartbreaker",
}
