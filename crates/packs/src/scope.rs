//! What may be said where: people, letters, aspects.

use crate::problem::{Never, Problem, Senseless, What};
use crate::walk::{Desk, Node};
use fog_of_love::content::{Aspect, Choice, Deck, Direction, Letter, Letters, Moment, Who};

/// A card, as far as its words depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Card {
    Scene,
    Chapter,
    Finale,
    Destiny,
}

/// How near the end is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// In the midst of the game.
    Far,
    /// In the finale, before the destinies are revealed.
    Hidden,
    /// In a secret's `never` part: before or after that, as a story's finale has it.
    Depends,
    /// In the finale, the destinies being revealed.
    Revealed,
    /// On a destiny, when everything is over.
    Judged,
}

/// Where on a card something stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    pub card: Card,
    /// Who chose before this is read; nobody where no choice has been made.
    pub choice: Choice,
    /// Among how many options.
    pub options: u8,
    /// Inside which option.
    pub option: Option<u8>,
    /// When the reaction is played, if it is one.
    pub reaction: Option<Moment>,
    /// What of the end is known.
    pub end: End,
    /// How many lists of effects or conditions lie around it.
    pub depth: usize,
}

impl Scope {
    pub fn of(card: Card) -> Scope {
        Scope {
            card,
            choice: Choice::Nobody,
            options: 0,
            option: None,
            reaction: None,
            end: match card {
                Card::Destiny => End::Judged,
                Card::Finale => End::Hidden,
                Card::Scene | Card::Chapter => End::Far,
            },
            depth: 0,
        }
    }

    /// The same place before anybody has chosen.
    pub fn before_choice(self) -> Scope {
        Scope { choice: Choice::Nobody, options: 0, ..self }
    }

    /// Inside an option.
    pub fn in_option(self, letter: u8) -> Scope {
        Scope { option: Some(letter), ..self }
    }

    /// One list further in.
    pub fn deeper(self) -> Scope {
        Scope { depth: self.depth + 1, ..self }
    }

    /// All letters of the card.
    pub fn letters(self) -> Letters {
        Letter::ALL.into_iter().take(self.options.into()).collect()
    }
}

/// The words for people.
const PEOPLE: [(&str, Who); 9] = [
    ("chooser", Who::Chooser),
    ("other", Who::Other),
    ("player", Who::Player),
    ("partner", Who::Partner),
    ("both", Who::Both),
    ("first", Who::First),
    ("second", Who::Second),
    ("pink", Who::Pink),
    ("blue", Who::Blue),
];

impl Desk<'_> {
    /// Whom a card speaks of.
    pub fn who(&mut self, node: &Node<'_>, scope: Scope) -> Option<Who> {
        let text = self.text(node)?;
        let who = match text.strip_prefix("chose ") {
            Some(letters) => Who::Chose(self.letters_of(node, letters, scope)?),
            None => self.word(node, What::Who, &PEOPLE)?,
        };
        let why = match who {
            Who::Chooser | Who::Other if scope.option.is_none() => Senseless::OutsideOption,
            Who::Player | Who::Partner if matches!(scope.card, Card::Chapter | Card::Finale) => {
                Senseless::NobodyPlays
            }
            Who::Chose(_) if scope.option.is_some() => Senseless::InsideOption,
            Who::Chose(_) if scope.choice == Choice::Nobody => Senseless::NoChoice,
            _ => return Some(who),
        };
        self.say(node, Problem::Senseless { who: text.to_string(), why });
        None
    }

    /// Exactly one person, who is to decide something.
    pub fn one_person(&mut self, node: &Node<'_>, scope: Scope) -> Option<Who> {
        let who = self.who(node, scope)?;
        if matches!(who, Who::Both | Who::Chose(_)) {
            let who = node.get_ref().as_str().unwrap_or_default().to_string();
            self.say(node, Problem::Senseless { who, why: Senseless::OnePerson });
            return None;
        }
        Some(who)
    }

    /// Options by their letters: `"a"`, `"a or c"`; `"any"` for all that the card has.
    pub fn letters(&mut self, node: &Node<'_>, scope: Scope) -> Option<Letters> {
        let text = self.text(node)?;
        match text {
            "any" => Some(scope.letters()),
            _ => self.letters_of(node, text, scope),
        }
    }

    fn letters_of(&mut self, node: &Node<'_>, text: &str, scope: Scope) -> Option<Letters> {
        let mut letters = Letters::NONE;
        for word in text.split(" or ") {
            let letter = match word {
                "a" => Letter::A,
                "b" => Letter::B,
                "c" => Letter::C,
                "d" => Letter::D,
                _ => {
                    let known = ["a", "b", "c", "d"].map(str::to_string).to_vec();
                    let given = word.to_string();
                    self.say(node, Problem::Unknown { what: What::Letter, given, known });
                    return None;
                }
            };
            if letters.has(letter) {
                self.say(node, Problem::Repeated(word.to_string()));
            }
            if letter.index() >= scope.options.into() && scope.choice != Choice::Nobody {
                let letter = char::from(b'a' + letter as u8);
                let options = scope.options as usize;
                self.say(node, Problem::NoSuchOption { letter, options });
            }
            letters = letters.with(letter);
        }
        Some(letters)
    }

    /// Notes a condition that can never hold.
    pub fn never(&mut self, node: &Node<'_>, why: Never) {
        self.say(node, Problem::Never(why));
    }

    /// One direction of a dimension: `"sincerity up"`.
    pub fn aspect(&mut self, node: &Node<'_>) -> Option<Aspect> {
        let text = self.text(node)?;
        let found = Aspect::all().find(|&aspect| aspect_name(aspect) == text);
        if found.is_none() {
            let known = Aspect::all().map(aspect_name).collect();
            self.say(node, Problem::Unknown { what: What::Aspect, given: text.to_string(), known });
        }
        found
    }

    /// A deck of scenes.
    pub fn deck(&mut self, node: &Node<'_>) -> Option<Deck> {
        self.word(node, What::Deck, &Deck::ALL.map(|deck| (deck.name(), deck)))
    }
}

/// An aspect's name in a pack.
pub(crate) fn aspect_name(aspect: Aspect) -> String {
    let direction = match aspect.direction {
        Direction::Up => "up",
        Direction::Down => "down",
    };
    format!("{} {direction}", aspect.dimension.name())
}
