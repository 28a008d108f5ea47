//! How much the cards of a pack weigh when they are sent, in a language.

use super::card::{read, small};
use super::cards::{Cards, Holder};
use super::mine::destiny;
use super::{hand, lesson, notebook};
use crate::Room;
use ::fog_of_love::content::{Destiny, Feature, Occupation, Trait};
use face::fog_of_love::{Notebook, near};
use flate2::{Compress, Compression, FlushCompress};
use house::{FogOfLove, Glimpse};
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use tabletop::Seat;
use words::Lang;
use words::fog_of_love::{Titled, trait_goal};

/// The weights of cards of one kind: of the heaviest, of the two heaviest, and so on.
#[derive(Debug)]
pub(super) struct Pile(Vec<Room>);

impl Pile {
    /// Weighs cards as they are drawn. One of them teaches what all have in common, as whatever comes
    /// before it on a page does.
    fn of(drawn: Vec<Markup>) -> Pile {
        let first = drawn.first().map_or(String::new(), |first| first.0.clone());
        let weigh = |card: &Markup| Room {
            squeezed: squeezed(&card.0, &first).max(squeezed(&card.0, "") / 2),
            plain: card.0.len() * 5 / 4,
        };
        let mut all: Vec<Room> = drawn.iter().map(weigh).collect();
        all.sort_by_key(|weight| std::cmp::Reverse(weight.squeezed));
        let mut plain: Vec<usize> = all.iter().map(|weight| weight.plain).collect();
        plain.sort_unstable_by(|a, b| b.cmp(a));
        let mut sum = Room::default();
        let sums = all.iter().zip(plain).map(|(weight, plain)| {
            sum += Room { plain, ..*weight };
            sum
        });
        Pile(sums.collect())
    }

    /// The weight of so many cards, be they the heaviest.
    pub(super) fn heaviest(&self, count: usize) -> Room {
        let at = count.min(self.0.len());
        at.checked_sub(1).map_or(Room::default(), |last| self.0[last])
    }
}

/// How many bytes something takes after something else, compressed.
fn squeezed(text: &str, after: &str) -> usize {
    let length = |text: &str| {
        let mut squeezer = Compress::new(Compression::new(5), false);
        let mut into = Vec::with_capacity(text.len() + 256);
        // There is room for all of it, so nothing is left to be done.
        let _ = squeezer.compress_vec(text.as_bytes(), &mut into, FlushCompress::Finish);
        into.len()
    };
    length(&[after, text].concat()).saturating_sub(length(after))
}

/// How much the cards of a pack weigh in a language.
#[derive(Debug)]
pub(super) struct Heft {
    /// Scenes as they are read.
    pub(super) scenes: Pile,
    /// The same as they lie in a hand.
    pub(super) held: Pile,
    /// Traits with their goals.
    pub(super) traits: Pile,
    /// Destinies with their conditions.
    pub(super) destinies: Pile,
    /// What may be dealt to choose from: traits, occupations and features.
    pub(super) dealt: Pile,
    /// Lessons of a tutorial.
    pub(super) lessons: Pile,
    /// A notebook in which nothing is ruled out.
    pub(super) notebook: Pile,
}

/// Names that are as long as one may be.
const NAMES: [&str; 2] = ["Wolfeschlegelsteinhausen", "Featherstonehaugh-Marjor"];

/// By the hash of the pack, the story and the language.
type Weighed = HashMap<(String, u8, &'static str), Arc<Heft>>;

impl Heft {
    /// Every card is weighed once, when it is first asked for.
    pub(super) fn of(glimpse: &Glimpse<FogOfLove>, lang: Lang) -> Arc<Heft> {
        static ALL: LazyLock<Mutex<Weighed>> = LazyLock::new(Mutex::default);
        let hash = &glimpse.setup.book().content().edition.hash;
        let key = (hash.to_string(), glimpse.view.table.story, lang.code());
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(key).or_insert_with(|| Arc::new(Heft::weigh(glimpse, lang))).clone()
    }

    fn weigh(glimpse: &Glimpse<FogOfLove>, lang: Lang) -> Heft {
        let names = NAMES.map(str::to_string);
        let cards = Cards::of(lang, &names, &glimpse.setup);
        let (content, seat) = (cards.content(), Seat(0));
        // Their holder is no reader: then they are named, which is longer.
        let holder = Holder { seat, reader: None };
        // All there are: which of them are left out of a game is nobody's business.
        let numbers = |count: usize| 0..count as u8;
        let occupations = numbers(content.occupations.len()).map(Occupation);
        let features = numbers(content.features.len()).map(Feature);
        let others = occupations.map(Titled::Occupation).chain(features.map(Titled::Feature));
        let traits = || {
            numbers(content.traits.len()).map(Trait).map(|card| {
                let goal = trait_goal(cards.tongue(), &content.traits[card.index()]);
                html! { (small(&cards, Titled::Trait(card))) p { (goal) } }
            })
        };
        let dealt = traits().chain(others.map(|card| small(&cards, card)));
        let destinies = numbers(content.destinies.len()).map(Destiny).map(|card| {
            html! { (small(&cards, Titled::Destiny(card))) (destiny(&cards, holder, &near(&glimpse.view, seat, card))) }
        });
        let scenes = || content.scene_numbers();
        Heft {
            scenes: Pile::of(scenes().map(|card| read(&(cards, card, seat))).collect()),
            held: Pile::of(scenes().map(|card| hand::lying(cards, card)).collect()),
            traits: Pile::of(traits().collect()),
            destinies: Pile::of(destinies.collect()),
            dealt: Pile::of(dealt.collect()),
            lessons: Pile::of(lesson::all(&cards)),
            notebook: Pile::of(vec![whole_notebook(&cards, glimpse.view.table.story)]),
        }
    }
}

/// The longest notebook that there can be: everything is possible, and so much ruled out besides.
fn whole_notebook(cards: &Cards<'_>, story: u8) -> Markup {
    let content = cards.content();
    let traits: Vec<Trait> = (0..content.traits.len() as u8).map(Trait).collect();
    let destinies: Vec<Destiny> = content.stories[usize::from(story)].destinies.iter().collect();
    let some = |from: usize| traits.iter().skip(from).take(3).copied().collect();
    let notebook = Notebook {
        has: some(0),
        has_not: some(3),
        may_have: traits.clone(),
        wants: destinies.iter().take(1).copied().collect(),
        wants_not: destinies.iter().take(1).copied().collect(),
        destinies: destinies.len() as u8,
        may_want: destinies,
    };
    notebook::draw(&(*cards, Seat(0), &notebook))
}
