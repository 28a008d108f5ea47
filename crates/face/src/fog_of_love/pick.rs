//! What can be picked, by the names that pages and programs use.

use fog_of_love::content::{Deck, Gender, Letter};

/// Something that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// `gender-…`: a form of address.
    Gender(Gender),
    /// `keep-2`: one of the traits dealt. Three are kept.
    Keep(u8),
    /// `dealt-2`: one of the cards dealt.
    Dealt(u8),
    /// `scene-7`: a scene in hand.
    Scene(u8),
    /// `option-a`: an option of the card.
    Option(Letter),
    /// `deck-sweet`: a deck to draw from.
    Deck(Deck),
    /// `part-1`: a part of an effect.
    Part(u8),
    /// `place-1`: one of one's own cards, by its place.
    Place(u8),
    /// `destiny-3`: a destiny.
    Destiny(u8),
    /// `take-3`: the destiny that comes.
    Take(u8),
    /// `give-3`: the destiny that goes.
    Give(u8),
    /// `secret-0`: a secret of the other person.
    Secret(u8),
    /// `aspect-4`: an aspect to guess.
    Aspect(u8),
    /// `mine-1`: a feature of one's own.
    Mine(u8),
    /// `theirs-1`: a feature of the other person.
    Theirs(u8),
    /// `enter-12`: a result that people have judged themselves.
    Enter(u16),
    /// `order-201`: an order of goals.
    Order(u8, u8, u8),
    /// `lock`: yes, what is picked.
    Lock,
    /// `trade`: trades the scene in.
    Trade,
    /// What needs no picking: `go-on`, `skip`, `introduce`, `done`, `confirm`, `object`.
    Word(Word),
}

/// A move that needs no picking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// Introduces the character.
    Introduce,
    /// Skips the turn.
    Skip,
    /// Lets it go on.
    GoOn,
    /// No more.
    Done,
    /// That is right.
    Confirm,
    /// That is not.
    Object,
}

impl Word {
    const ALL: [(Word, &'static str); 6] = [
        (Word::Introduce, "introduce"),
        (Word::Skip, "skip"),
        (Word::GoOn, "go-on"),
        (Word::Done, "done"),
        (Word::Confirm, "confirm"),
        (Word::Object, "object"),
    ];
}

impl crate::Pick for Pick {
    fn name(&self) -> String {
        match self {
            Pick::Gender(gender) => format!("gender-{}", gender.name()),
            Pick::Keep(place) => format!("keep-{place}"),
            Pick::Dealt(place) => format!("dealt-{place}"),
            Pick::Scene(scene) => format!("scene-{scene}"),
            Pick::Option(letter) => format!("option-{}", char::from(b'a' + *letter as u8)),
            Pick::Deck(deck) => format!("deck-{}", deck.name()),
            Pick::Part(number) => format!("part-{number}"),
            Pick::Place(place) => format!("place-{place}"),
            Pick::Destiny(card) => format!("destiny-{card}"),
            Pick::Take(card) => format!("take-{card}"),
            Pick::Give(card) => format!("give-{card}"),
            Pick::Secret(number) => format!("secret-{number}"),
            Pick::Aspect(index) => format!("aspect-{index}"),
            Pick::Mine(place) => format!("mine-{place}"),
            Pick::Theirs(place) => format!("theirs-{place}"),
            Pick::Enter(number) => format!("enter-{number}"),
            Pick::Order(a, b, c) => format!("order-{a}{b}{c}"),
            Pick::Lock => "lock".to_string(),
            Pick::Trade => "trade".to_string(),
            Pick::Word(word) => {
                let known = Word::ALL.iter().find(|(known, _)| known == word);
                known.map_or_else(String::new, |(_, name)| (*name).to_string())
            }
        }
    }

    fn named(name: &str) -> Option<Pick> {
        if let Some((word, _)) = Word::ALL.iter().find(|(_, known)| *known == name) {
            return Some(Pick::Word(*word));
        }
        match name {
            "lock" => return Some(Pick::Lock),
            "trade" => return Some(Pick::Trade),
            _ => {}
        }
        let (what, of) = name.split_once('-')?;
        let number = || of.parse().ok();
        Some(match what {
            "gender" => Pick::Gender(Gender::ALL.into_iter().find(|one| one.name() == of)?),
            "keep" => Pick::Keep(number()?),
            "dealt" => Pick::Dealt(number()?),
            "scene" => Pick::Scene(number()?),
            "option" => {
                let is = |letter: &Letter| of == char::from(b'a' + *letter as u8).to_string();
                Pick::Option(Letter::ALL.into_iter().find(is)?)
            }
            "deck" => Pick::Deck(Deck::ALL.into_iter().find(|deck| deck.name() == of)?),
            "part" => Pick::Part(number()?),
            "place" => Pick::Place(number()?),
            "destiny" => Pick::Destiny(number()?),
            "take" => Pick::Take(number()?),
            "give" => Pick::Give(number()?),
            "secret" => Pick::Secret(number()?),
            "aspect" => Pick::Aspect(number()?),
            "mine" => Pick::Mine(number()?),
            "theirs" => Pick::Theirs(number()?),
            "enter" => Pick::Enter(of.parse().ok()?),
            "order" => {
                let digit = |digit: u8| digit.checked_sub(b'0').filter(|digit| *digit < 3);
                let [a, b, c] = *of.as_bytes() else { return None };
                Pick::Order(digit(a)?, digit(b)?, digit(c)?)
            }
            _ => return None,
        })
    }
}
