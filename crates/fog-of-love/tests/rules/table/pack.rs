//! Packs in Rust.

use fog_of_love::content::*;
use fog_of_love::{Book, Setup};
use std::sync::Arc;

/// `aspect("sincerity up")`
pub fn aspect(text: &str) -> Aspect {
    let (dimension, direction) = text.split_once(' ').expect("a dimension and a direction");
    let dimension = Dimension::named(dimension).expect("a dimension");
    if direction == "up" { Aspect::up(dimension) } else { Aspect::down(dimension) }
}

/// Satisfaction for somebody.
pub fn sat(who: Who, plus: i8) -> Effect {
    Effect::satisfaction(who, plus)
}

/// An option with tokens, one each, and effects.
pub fn option(tokens: &[&str], effects: &[Effect]) -> OptionCard {
    let gift = |text: &&str| TokenGift { aspect: aspect(text), count: 1 };
    OptionCard { tokens: tokens.iter().map(gift).collect(), effects: effects.to_vec() }
}

/// A scene in the making.
pub struct Card(pub SceneCard);

/// A scene of the sweet deck without anything on it.
pub fn scene(id: &str) -> Card {
    Card(SceneCard {
        id: id.into(),
        deck: Deck::Sweet,
        choice: Choice::Nobody,
        kinds: Kinds::default(),
        tutorial: false,
        story: None,
        event: None,
        tags: Tags::NONE,
        requires: None,
        on_play: Vec::new(),
        options: Vec::new(),
        more: Vec::new(),
        follow_up: None,
        secret: None,
        reaction: None,
    })
}

/// A scene on which both choose between these options.
pub fn both(id: &str, options: &[OptionCard]) -> Card {
    scene(id).chooses(Choice::Both, options)
}

impl Card {
    /// Who chooses, between what.
    pub fn chooses(mut self, choice: Choice, options: &[OptionCard]) -> Card {
        (self.0.choice, self.0.options) = (choice, options.to_vec());
        self
    }

    /// Of another deck.
    pub fn deck(mut self, deck: Deck) -> Card {
        self.0.deck = deck;
        self
    }

    /// Of a type.
    pub fn kind(mut self, kind: Kind) -> Card {
        self.0.kinds = self.0.kinds.with(kind);
        self
    }

    /// With additional effects.
    pub fn more(mut self, effects: &[Effect]) -> Card {
        self.0.more = effects.to_vec();
        self
    }

    /// With effects at the moment of playing.
    pub fn on_play(mut self, effects: &[Effect]) -> Card {
        self.0.on_play = effects.to_vec();
        self
    }

    /// A secret: its tokens, and what happens if it is never revealed.
    pub fn secret(mut self, tokens: &[&str], never: &[Effect]) -> Card {
        let tokens = option(tokens, &[]).tokens;
        self.0.secret = Some(Secret { tokens, never: never.to_vec() });
        self.kind(Kind::Secret)
    }

    /// A reaction that answers any scene at a moment.
    pub fn reaction(self, moment: Moment) -> Card {
        self.reacts(Reaction {
            moment,
            answers: Answers::Any,
            fits: Fits::default(),
            partner_chose: None,
            player_chose: None,
        })
    }

    /// A reaction.
    pub fn reacts(mut self, reaction: Reaction) -> Card {
        self.0.reaction = Some(reaction);
        self.kind(Kind::Reaction)
    }

    /// A situation that changes any next scene.
    pub fn follow_up(self, changes: &[Modifier], effects: &[Effect]) -> Card {
        self.follow_up_for(Fits::default(), changes, effects)
    }

    /// A situation that changes a fitting next scene.
    pub fn follow_up_for(mut self, fits: Fits, changes: &[Modifier], effects: &[Effect]) -> Card {
        let (changes, effects) = (changes.to_vec(), effects.to_vec());
        self.0.follow_up = Some(FollowUp { fits, changes, effects });
        self.kind(Kind::Situation)
    }

    /// Playable only while this holds.
    pub fn requires(mut self, condition: Condition) -> Card {
        self.0.requires = Some(condition);
        self
    }

    /// With a tag.
    pub fn tag(mut self, tag: Tag) -> Card {
        self.0.tags = self.0.tags.with(tag);
        self
    }

    /// Linked to a special event.
    pub fn linked(mut self, event: Scene) -> Card {
        self.0.event = Some(event);
        self.kind(Kind::Linked)
    }
}

/// A trait with a goal.
pub fn trait_card(id: &str, on: &str, goal: Goal, number: u8) -> TraitCard {
    let (reward, penalty) = (3, 0);
    TraitCard { id: id.into(), aspect: aspect(on), goal, number, reward, penalty }
}

/// A pack in the making. Its content may be changed freely before it is played.
pub struct Pack {
    /// What is in it; the decks are laid out when it is played.
    pub content: Content,
}

impl Pack {
    /// A pack with these scenes in this order, and plain scenes after them.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Pack {
        let mut scenes: Vec<SceneCard> = cards.into_iter().map(|card| card.0).collect();
        let plain = 40usize.saturating_sub(scenes.len());
        scenes.extend((0..plain).map(|n| scene(&format!("plain-{n}")).0));
        let dimension = |n: usize| Aspect::at(n % 12);
        let traits = (0..12).map(|n| TraitCard {
            id: format!("trait-{n}"),
            aspect: dimension(n),
            goal: Goal::Individual,
            number: 3,
            reward: 3,
            penalty: 0,
        });
        let occupations =
            (0..8).map(|n| OccupationCard { id: format!("job-{n}"), aspect: dimension(n) });
        let features =
            (0..14).map(|n| FeatureCard { id: format!("feature-{n}"), aspect: dimension(n) });
        let destinies = ["love", "equal", "team", "exit"].map(|id| DestinyCard {
            id: id.into(),
            stance: if id == "exit" { Stance::Separate } else { Stance::Stay },
            when: Condition::All(Vec::new()),
        });
        let chapter = Chapter {
            draws: [Deck::Sweet].into_iter().collect(),
            length: 6,
            tags: Tags::NONE,
            choice: Choice::Nobody,
            options: Vec::new(),
            more: Vec::new(),
        };
        Pack {
            content: Content {
                edition: Edition::default(),
                scenes,
                traits: traits.collect(),
                occupations: occupations.collect(),
                features: features.collect(),
                destinies: destinies.to_vec(),
                stories: vec![Story {
                    id: "story".into(),
                    opening_hand: [5, 0, 0, 0],
                    satisfaction: 0,
                    destinies: (0..4).map(Destiny).collect(),
                    in_pile: Destinies::NONE,
                    events: Vec::new(),
                    chapters: vec![chapter],
                    finale: Finale { steps: FinaleStep::USUAL.to_vec(), ..Finale::default() },
                    tutorial: None,
                }],
                flags: vec!["flag".into(), "other-flag".into()],
                tags: vec!["affair".into(), "home".into()],
            },
        }
    }

    /// A pack in which Anna's hand opens with these scenes; the rest is plain.
    pub fn anna(cards: impl IntoIterator<Item = Card>) -> Pack {
        Pack::hands(cards, [])
    }

    /// A pack in which Anna's and Ben's hands open with these scenes; the rest is plain.
    pub fn hands(
        anna: impl IntoIterator<Item = Card>,
        ben: impl IntoIterator<Item = Card>,
    ) -> Pack {
        let filled = |cards: Vec<Card>, name: &str| {
            let rest: Vec<Card> =
                (cards.len()..5).map(|n| scene(&format!("{name}-plain-{n}"))).collect();
            cards.into_iter().chain(rest)
        };
        let anna = filled(anna.into_iter().collect(), "anna");
        let ben = filled(ben.into_iter().collect(), "ben");
        Pack::of(anna.chain(ben))
    }

    /// The story.
    pub fn story(&mut self) -> &mut Story {
        &mut self.content.stories[0]
    }

    /// Changes the pack in passing.
    pub fn with(mut self, change: impl FnOnce(&mut Content)) -> Pack {
        change(&mut self.content);
        self
    }

    /// The number of a scene.
    pub fn number(&self, id: &str) -> Scene {
        let at = self.content.scenes.iter().position(|card| card.id == id);
        Scene(at.expect("a scene of the pack") as u8)
    }

    /// The book, with all decks in the order of the lists.
    pub fn book(&self) -> Arc<Book> {
        let mut content = self.content.clone();
        let in_deck = |deck: Deck| {
            content
                .scene_numbers()
                .filter(|scene| {
                    let card = &content.scenes[scene.index()];
                    card.deck == deck && !card.kinds.has(Kind::SpecialEvent)
                })
                .collect()
        };
        let tutorial = Tutorial {
            scenes: Deck::ALL.map(in_deck),
            traits: (0..content.traits.len() as u8).map(Trait).collect(),
            occupations: (0..content.occupations.len() as u8).map(Occupation).collect(),
            features: (0..content.features.len() as u8).map(Feature).collect(),
            lessons: Vec::new(),
        };
        content.stories[0].tutorial.get_or_insert(tutorial);
        Book::new(content).expect("a playable pack")
    }

    /// A table where seat 0, Anna, goes first and nothing is shuffled.
    pub fn setup(&self) -> Setup {
        let setup = Setup::new(&self.book(), "story").and_then(Setup::as_tutorial);
        let setup = setup.expect("a story that can be dealt");
        setup.starting_with(super::ANNA).expect("a seat")
    }
}
