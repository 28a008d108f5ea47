//! Packs made up at random: valid, and using the whole language of cards.

use crate::content::*;
use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
use tabletop::below;

const SCENES: u8 = 44;
const TRAITS: u8 = 14;
const DESTINIES: u8 = 5;

/// The pack with this seed.
pub(crate) fn content(seed: u64) -> Content {
    let mut author = Author { rng: SplitMix64::seed_from_u64(seed), place: Spot::default() };
    author.content()
}

/// Where on a card the author is writing.
#[derive(Clone, Copy, Default)]
struct Spot {
    /// Inside an option.
    option: bool,
    /// On a chapter or finale.
    unplayed: bool,
    /// How many options the card has.
    letters: u8,
    /// On a reaction.
    reaction: Option<Moment>,
    /// In the finale.
    finale: bool,
    /// How deep.
    depth: u8,
}

struct Author {
    rng: SplitMix64,
    place: Spot,
}

impl Author {
    fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.rng, bound)
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize]
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    fn content(&mut self) -> Content {
        let mut content = Content {
            edition: Edition { id: "random".into(), version: "1".into(), hash: String::new() },
            flags: vec!["one".into(), "two".into()],
            tags: vec!["affair".into(), "home".into()],
            ..Content::default()
        };
        for n in 0..SCENES {
            let card = self.scene(n);
            content.scenes.push(card);
        }
        for n in 0..TRAITS {
            content.traits.push(TraitCard {
                id: format!("trait-{n}"),
                aspect: self.aspect(),
                goal: self.one(&[Goal::Individual, Goal::Shared]),
                number: 1 + self.below(4) as u8,
                reward: 3,
                penalty: -1,
            });
        }
        for n in 0..7 {
            let aspect = self.aspect();
            content.occupations.push(OccupationCard { id: format!("occupation-{n}"), aspect });
        }
        for n in 0..11 {
            let aspect = self.aspect();
            content.features.push(FeatureCard { id: format!("feature-{n}"), aspect });
        }
        for n in 0..DESTINIES {
            self.place = Spot { finale: true, ..Spot::default() };
            content.destinies.push(DestinyCard {
                id: format!("destiny-{n}"),
                stance: self.one(&[Stance::Stay, Stance::Stay, Stance::Separate]),
                when: self.condition(0),
            });
        }
        content.stories.push(self.story());
        content
    }

    fn story(&mut self) -> Story {
        self.place = Spot { unplayed: true, ..Spot::default() };
        let chapters = (0..1 + self.below(3))
            .map(|n| {
                let options = self.below(5) as u8;
                let options = if options == 1 { 0 } else { options };
                let draws = [Deck::Sweet, Deck::Serious, Deck::Drama];
                let mut decks: Decks = [draws[n as usize % 3]].into_iter().collect();
                if self.chance(40) {
                    decks = decks.with(self.one(&draws));
                }
                Chapter {
                    draws: decks,
                    length: 1 + self.below(6) as u8,
                    tags: if n == 0 { Tags::one(Tag(0)) } else { Tags::NONE },
                    choice: if options == 0 { Choice::Nobody } else { Choice::Both },
                    options: self.options(options),
                    more: self.effects(),
                }
            })
            .collect();
        self.place = Spot { unplayed: true, finale: true, ..Spot::default() };
        let mut steps = vec![
            FinaleStep::SelectDestiny,
            FinaleStep::RevealDestinies,
            FinaleStep::Secrets,
            FinaleStep::Goals,
        ];
        if self.chance(50) {
            steps = FinaleStep::USUAL.to_vec();
        }
        if self.chance(50) {
            let at = self.below(steps.len() as u32 + 1) as usize;
            steps.insert(at, FinaleStep::Effects);
        }
        Story {
            id: "story".into(),
            opening_hand: [2, 2, 1, 0],
            satisfaction: self.below(4) as u8,
            destinies: (0..DESTINIES).map(Destiny).collect(),
            in_pile: if self.chance(30) { Destinies::one(Destiny(1)) } else { Destinies::NONE },
            events: vec![Scene(SCENES - 1)],
            chapters,
            finale: Finale {
                steps,
                tags: Tags::one(Tag(1)),
                options: self.options(3),
                more: self.effects(),
                effects: self.effects(),
            },
            tutorial: None,
        }
    }

    /// Scenes whose types follow from their numbers, so that each pack has some of all.
    fn scene(&mut self, n: u8) -> SceneCard {
        let mut kinds = Kinds::default();
        let kind = match n % 11 {
            0 => Some(Kind::Secret),
            1 => Some(Kind::Reaction),
            2 => Some(Kind::Situation),
            3 if n < 11 => Some(Kind::RevealSecret),
            4 if n < 22 => Some(Kind::Minor),
            5 if n < 22 => Some(Kind::SpecialEffect),
            _ if n == SCENES - 1 => Some(Kind::SpecialEvent),
            _ if n == SCENES - 2 => Some(Kind::Linked),
            _ => None,
        };
        if let Some(kind) = kind {
            kinds = kinds.with(kind);
        }
        let choice = self.one(&[Choice::Nobody, Choice::Partner, Choice::Both, Choice::Both]);
        let letters = if choice == Choice::Nobody { 0 } else { 2 + self.below(3) as u8 };
        let moment = self.one(&[Moment::Played, Moment::Revealed, Moment::Resolved]);
        let is = |wanted| kind == Some(wanted);
        self.place =
            Spot { letters, reaction: is(Kind::Reaction).then_some(moment), ..Spot::default() };
        let options = self.options(letters);
        let mut more = self.effects();
        if is(Kind::RevealSecret) {
            let count = HowMany::Exactly(1);
            more.push(Effect::RevealSecret { who: Who::Partner, count, tag: None });
        }
        if is(Kind::Linked) {
            more.push(Effect::Insert {
                event: Scene(SCENES - 1),
                deck: self.deck(),
                place: self.one(&[Place::Shuffled, Place::Top]),
                optional: self.chance(50),
            });
        }
        self.place = Spot::default();
        SceneCard {
            id: format!("scene-{n}"),
            deck: [Deck::Sweet, Deck::Serious, Deck::Drama][usize::from(n) % 3],
            choice,
            kinds,
            tutorial: false,
            story: None,
            event: is(Kind::Linked).then_some(Scene(SCENES - 1)),
            tags: if self.chance(30) { Tags::one(Tag(self.below(2) as u8)) } else { Tags::NONE },
            requires: self.chance(5).then_some(Condition::Flag(Flag(0))),
            on_play: if self.chance(20) { self.effects() } else { Vec::new() },
            options,
            more,
            follow_up: (is(Kind::Situation) || self.chance(5)).then(|| self.follow_up()),
            secret: is(Kind::Secret).then(|| Secret {
                tokens: self.tokens(),
                never: {
                    self.place.finale = true;
                    self.effects()
                },
            }),
            reaction: is(Kind::Reaction).then(|| Reaction {
                moment,
                answers: self.one(&[Answers::Own, Answers::Partner, Answers::Any]),
                fits: self.fits(),
                partner_chose: (moment != Moment::Played && self.chance(30))
                    .then(|| self.letters()),
                player_chose: (moment != Moment::Played && self.chance(20)).then(|| self.letters()),
            }),
        }
    }

    fn follow_up(&mut self) -> FollowUp {
        let count = 1 + self.below(3);
        FollowUp {
            fits: self.fits(),
            changes: (0..count).map(|_| self.modifier()).collect(),
            effects: if self.chance(40) { self.effects() } else { Vec::new() },
        }
    }

    fn modifier(&mut self) -> Modifier {
        match self.below(8) {
            0 => Modifier::Satisfaction(self.one(&[Who::Player, Who::Partner, Who::Both]), 2),
            1 => Modifier::Satisfaction(self.one(&[Who::Player, Who::Partner, Who::Both]), 0),
            2 => Modifier::Tokens(self.chance(50).then(|| self.aspect()), 2),
            3 => Modifier::SwapRoles,
            4 => {
                let choices = [Choice::Partner, Choice::Player, Choice::Both];
                Modifier::Chooses(self.one(&choices))
            }
            5 => Modifier::Forbid(self.letters()),
            6 => Modifier::InOrder,
            _ => Modifier::ForEachOther,
        }
    }

    fn fits(&mut self) -> Fits {
        Fits {
            choice: self.chance(20).then(|| self.one(&[Choice::Partner, Choice::Both])),
            deck: self.chance(20).then(|| self.deck()),
            kind: self.chance(5).then_some(Kind::Situation),
            does: self.chance(15).then(|| self.one(&Does::ALL)),
        }
    }

    fn options(&mut self, count: u8) -> Vec<OptionCard> {
        self.place.letters = count;
        self.place.option = true;
        let options = (0..count)
            .map(|_| OptionCard { tokens: self.tokens(), effects: self.effects() })
            .collect();
        self.place.option = false;
        options
    }

    fn tokens(&mut self) -> Vec<TokenGift> {
        let count = self.below(3);
        let gift = |author: &mut Author| TokenGift {
            aspect: author.aspect(),
            count: 1 + u8::from(author.chance(10)),
        };
        (0..count).map(|_| gift(self)).collect()
    }

    fn effects(&mut self) -> Vec<Effect> {
        let count = self.below(3);
        (0..count).map(|_| self.effect()).collect()
    }

    fn effect(&mut self) -> Effect {
        let who = self.who();
        match self.below(36) {
            0..=5 => Effect::Satisfaction(who, self.amount()),
            6 => Effect::Tokens(who, self.aspect(), Amount::fixed(1)),
            7 => {
                let count = self.chance(50).then(|| Amount::fixed(1));
                Effect::Remove(who, self.aspect(), count)
            }
            8 | 9 => Effect::Change(Change {
                who,
                what: self.one(&[ChangeOf::Trait, ChangeOf::Occupation, ChangeOf::Feature]),
                pick: self.one(&[Pick::Chosen, Pick::Random, Pick::Guessed]),
                selects: self.one(&[Kept::Self_, Kept::Other]),
            }),
            10 => Effect::Reveal {
                who,
                what: self.one(&[
                    RevealOf::Trait,
                    RevealOf::Destiny,
                    RevealOf::NamedDestiny(Destiny(2)),
                    RevealOf::Scenes,
                ]),
                pick: self.one(&[Pick::Chosen, Pick::Random, Pick::All]),
                count: 1 + self.below(2) as u8,
            },
            11 => Effect::DiscardScenes {
                who,
                count: self.how_many(),
                pick: self.one(&[Pick::Chosen, Pick::Random]),
            },
            12 => Effect::Draw { who, deck: self.deck(), count: 1 + self.below(2) as u8 },
            13 => Effect::Search {
                who,
                deck: self.deck(),
                icon: self.one(&[
                    Icon::Kind(Kind::Secret),
                    Icon::Kind(Kind::Minor),
                    Icon::FollowUp,
                ]),
            },
            14 => {
                let aspect = self.aspect();
                Effect::Swap(self.one(&[
                    SwapOf::Occupations,
                    SwapOf::Hands,
                    SwapOf::Features,
                    SwapOf::Satisfaction,
                    SwapOf::Tokens(aspect),
                ]))
            }
            15 => Effect::Trade { count: 1 + self.below(2) as u8 },
            16..=19 => Effect::Destiny {
                who,
                how: self.one(&[
                    DestinyMove::Discard { count: 1, reveal: false },
                    DestinyMove::Discard { count: 2, reveal: true },
                    DestinyMove::SwitchIn,
                    DestinyMove::SwitchOut,
                    DestinyMove::Recover,
                ]),
                which: self.which(),
                optional: self.chance(30),
            },
            20 => Effect::RevealSecret {
                who,
                count: self.one(&[HowMany::Exactly(1), HowMany::Exactly(2), HowMany::All]),
                tag: self.chance(40).then_some(Tag(0)),
            },
            21 => Effect::DiscardSecret { who, count: 1 },
            22 => Effect::Raise(Flag(self.below(2) as u8)),
            23 => Effect::Lower(Flag(1)),
            24 => Effect::GuessTrait(who),
            25 => Effect::Tell(who, "something".into()),
            26 => Effect::Hint(who),
            27 => Effect::Manual("something".into()),
            28 | 29 if self.place.depth < 3 => {
                self.place.depth += 1;
                let effect = Effect::If {
                    when: self.condition(0),
                    then: self.effects(),
                    otherwise: self.effects(),
                };
                self.place.depth -= 1;
                effect
            }
            30 if self.place.depth < 3 => {
                self.place.depth += 1;
                let count = 1 + self.below(3);
                let options = (0..count).map(|_| self.effects()).collect();
                self.place.depth -= 1;
                Effect::Choose { who, options }
            }
            31 if self.place.finale => {
                Effect::Override(who, Destiny(self.below(DESTINIES.into()) as u8))
            }
            32..=35 if self.place.reaction.is_some() => self.bend(),
            _ => Effect::Satisfaction(who, Amount::fixed(1)),
        }
    }

    /// What only reactions do.
    fn bend(&mut self) -> Effect {
        let who = self.one(&[Who::Player, Who::Partner]);
        match self.below(9) {
            0 => Effect::Skip,
            1 => Effect::Replace,
            2 => Effect::Void(who),
            3 => Effect::Ignore(who),
            4 => Effect::Repeat,
            5 => Effect::Redirect,
            _ => Effect::Rechoose {
                who,
                how: self.one(&[
                    Rechoice::Pick,
                    Rechoice::Force,
                    Rechoice::Copy,
                    Rechoice::Further,
                ]),
            },
        }
    }

    fn condition(&mut self, depth: u8) -> Condition {
        let who = self.who();
        match self.below(22) {
            0 => Condition::Match(self.letters()),
            1 => Condition::NoMatch,
            2 => Condition::Pair(self.letters(), self.letters()),
            3 => Condition::ExactlyOne(self.letters()),
            4 => Condition::Chose(who, self.letters()),
            5..=8 => Condition::Compare(
                self.measure(),
                self.one(&[
                    Comparison::AtLeast,
                    Comparison::AtMost,
                    Comparison::MoreThan,
                    Comparison::LessThan,
                    Comparison::Exactly,
                ]),
                Measure::Number(self.below(12) as i16 - 2),
            ),
            9 => Condition::HasTrait(who, Trait(self.below(TRAITS.into()) as u8)),
            10 => Condition::HasOccupation(who, Occupation(self.below(7) as u8)),
            11 => Condition::HasFeature(who, Feature(self.below(11) as u8)),
            12 => Condition::HoldsDestiny(who, Destiny(self.below(DESTINIES.into()) as u8)),
            13 => Condition::IsGender(who, self.one(&Gender::ALL)),
            14 => Condition::Flag(Flag(self.below(2) as u8)),
            15 => Condition::Guessed,
            16 => Condition::Together,
            17 => Condition::Stance(who, self.one(&[Stance::Stay, Stance::Separate])),
            18 => Condition::FinalDestiny(who, Destiny(self.below(DESTINIES.into()) as u8)),
            19 if self.place.finale && self.chance(50) => Condition::Fulfilled(who),
            19 if self.place.finale => Condition::OpposedTrait(Who::Player),
            20 if depth < 2 => {
                let list = vec![self.condition(depth + 1), self.condition(depth + 1)];
                if self.chance(50) { Condition::All(list) } else { Condition::Any(list) }
            }
            _ if depth < 2 => Condition::Not(Box::new(self.condition(depth + 1))),
            _ => Condition::NoMatch,
        }
    }

    fn measure(&mut self) -> Measure {
        let (who, aspect) = (self.who(), self.aspect());
        self.one(&[
            Measure::Number(3),
            Measure::Satisfaction(who),
            Measure::Lead(who),
            Measure::Gap,
            Measure::Lowest,
            Measure::Highest,
            Measure::Balance(who, aspect),
            Measure::Tokens(who, aspect),
            Measure::Secrets(who),
            Measure::Hand(who),
            Measure::Destinies(who),
            Measure::Goals(who),
            Measure::Scenes,
        ])
    }

    fn amount(&mut self) -> Amount {
        let plus = self.below(8) as i8 - 4;
        let share = self.chance(15).then(|| Share {
            of: self.measure(),
            every: 1 + self.below(2) as u8,
            times: self.one(&[1, -1, 2]),
            limit: 6,
        });
        Amount { plus, share }
    }

    fn how_many(&mut self) -> HowMany {
        self.one(&[HowMany::Exactly(1), HowMany::Exactly(2), HowMany::Any, HowMany::All])
    }

    fn which(&mut self) -> Which {
        let some: Destinies =
            (0..DESTINIES).map(Destiny).filter(|_| below(&mut self.rng, 3) == 0).collect();
        self.one(&[Which::Any, Which::Named(some), Which::Except(some)])
    }

    fn who(&mut self) -> Who {
        let letters = self.letters();
        if self.place.option {
            return self.one(&[Who::Chooser, Who::Other, Who::Both]);
        }
        if self.place.unplayed {
            return self.one(&[Who::Both, Who::First, Who::Second, Who::Chose(letters)]);
        }
        self.one(&[
            Who::Player,
            Who::Partner,
            Who::Both,
            Who::First,
            Who::Pink,
            Who::Chose(letters),
        ])
    }

    fn letters(&mut self) -> Letters {
        let count = u32::from(self.place.letters.max(2));
        [self.below(count), self.below(count)]
            .into_iter()
            .filter_map(|n| Letter::at(n as usize))
            .collect()
    }

    fn deck(&mut self) -> Deck {
        self.one(&[Deck::Sweet, Deck::Serious, Deck::Drama])
    }

    fn aspect(&mut self) -> Aspect {
        Aspect::at(self.below(12) as usize)
    }
}
