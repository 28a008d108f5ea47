//! A pack in which everything happens that can happen.

use crate::fog_of_love_table::catalogue::{GENTLENESS, SINCERITY};
use fog_of_love::content::*;
use fog_of_love::{Book, Setup};

fn scene(id: &str, more: Vec<Effect>) -> SceneCard {
    SceneCard {
        id: id.to_owned(),
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
        more,
        follow_up: None,
        secret: None,
        reaction: None,
    }
}

fn options() -> Vec<OptionCard> {
    let option = |plus, aspect| OptionCard {
        tokens: vec![TokenGift { aspect, count: 1 }],
        effects: vec![Effect::satisfaction(Who::Chooser, plus)],
    };
    vec![option(2, SINCERITY), option(-1, GENTLENESS), option(1, SINCERITY.opposite())]
}

fn both(id: &str) -> SceneCard {
    SceneCard { choice: Choice::Both, options: options(), ..scene(id, Vec::new()) }
}

fn reaction(id: &str, moment: Moment, more: Vec<Effect>) -> SceneCard {
    let (answers, fits) = (Answers::Any, Fits::default());
    let reaction = Reaction { moment, answers, fits, partner_chose: None, player_chose: None };
    let kinds = Kinds::default().with(Kind::Reaction);
    SceneCard { kinds, reaction: Some(reaction), ..scene(id, more) }
}

fn secret(id: &str, never: Vec<Effect>) -> SceneCard {
    let tokens = vec![TokenGift { aspect: GENTLENESS, count: 1 }];
    let secret = Some(Secret { tokens, never });
    SceneCard { kinds: Kinds::default().with(Kind::Secret), secret, ..both(id) }
}

fn change(what: ChangeOf, pick: Pick, selects: Kept) -> Effect {
    Effect::Change(Change { who: Who::Player, what, pick, selects })
}

fn destiny(how: DestinyMove, optional: bool) -> Effect {
    Effect::Destiny { who: Who::Player, how, which: Which::Any, optional }
}

/// What plain scenes do, each on a scene of its own.
fn deeds() -> Vec<Vec<Effect>> {
    let (who, count) = (Who::Player, 1);
    let reveal = |what, pick| Effect::Reveal { who, what, pick, count };
    let discard = |count| Effect::DiscardScenes { who: Who::Both, count, pick: Pick::Chosen };
    let sat = |plus| vec![Effect::satisfaction(who, plus)];
    vec![
        vec![change(ChangeOf::Trait, Pick::Chosen, Kept::Self_)],
        vec![change(ChangeOf::Trait, Pick::Random, Kept::Other)],
        vec![change(ChangeOf::Occupation, Pick::Chosen, Kept::Self_)],
        vec![change(ChangeOf::Feature, Pick::Chosen, Kept::Other)],
        vec![reveal(RevealOf::Trait, Pick::Chosen), reveal(RevealOf::Scenes, Pick::All)],
        vec![reveal(RevealOf::Destiny, Pick::Chosen), reveal(RevealOf::Scenes, Pick::Chosen)],
        vec![discard(HowMany::Exactly(1)), discard(HowMany::Any)],
        vec![Effect::Draw { who, deck: Deck::Serious, count: 2 }],
        vec![
            Effect::Search { who, deck: Deck::Serious, icon: Icon::Kind(Kind::Secret) },
            Effect::Search { who, deck: Deck::Custom, icon: Icon::FollowUp },
        ],
        vec![Effect::Swap(SwapOf::Occupations), Effect::Swap(SwapOf::Hands)],
        vec![Effect::Swap(SwapOf::Features), Effect::Swap(SwapOf::Satisfaction)],
        vec![Effect::Swap(SwapOf::Tokens(SINCERITY)), Effect::Trade { count: 2 }],
        vec![destiny(DestinyMove::Discard { count: 1, reveal: false }, false)],
        vec![destiny(DestinyMove::Discard { count: 1, reveal: true }, true)],
        vec![destiny(DestinyMove::SwitchIn, true), destiny(DestinyMove::SwitchOut, false)],
        vec![destiny(DestinyMove::Recover, true)],
        vec![Effect::DiscardSecret { who, count: 1 }],
        vec![Effect::Insert {
            event: Scene(0),
            deck: Deck::Sweet,
            place: Place::Shuffled,
            optional: true,
        }],
        vec![Effect::Raise(Flag(0)), Effect::Lower(Flag(0))],
        vec![
            Effect::GuessTrait(Who::Partner),
            Effect::If {
                when: Condition::Guessed,
                then: vec![change(ChangeOf::Trait, Pick::Guessed, Kept::Self_)],
                otherwise: Vec::new(),
            },
        ],
        vec![Effect::Tell(who, "kiss".into()), Effect::Manual("swap".into())],
        vec![Effect::Choose { who, options: vec![sat(2), sat(-1), Vec::new()] }],
        vec![
            Effect::If {
                when: Condition::HasTrait(who, Trait(3)),
                then: sat(1),
                otherwise: Vec::new(),
            },
            Effect::If {
                when: Condition::HoldsDestiny(Who::Partner, Destiny(1)),
                then: sat(1),
                otherwise: Vec::new(),
            },
        ],
        vec![Effect::Remove(Who::Both, SINCERITY, None)],
    ]
}

fn scenes() -> Vec<SceneCard> {
    let rechoose = |how| vec![Effect::Rechoose { who: Who::Partner, how }];
    let revealed = |id, more| reaction(id, Moment::Revealed, more);
    let event = Kinds::default().with(Kind::SpecialEvent);
    let linked = Kinds::default().with(Kind::Linked);
    let reveals = Kinds::default().with(Kind::RevealSecret);
    let reveal = Effect::RevealSecret { who: Who::Partner, count: HowMany::Exactly(1), tag: None };
    let follow_up = FollowUp {
        fits: Fits::default(),
        changes: vec![Modifier::SwapRoles],
        effects: vec![Effect::satisfaction(Who::Both, 1)],
    };
    let mut scenes = vec![
        SceneCard { kinds: event, ..scene("event", vec![Effect::satisfaction(Who::Both, 1)]) },
        SceneCard { kinds: linked, event: Some(Scene(0)), ..both("linked") },
        SceneCard {
            kinds: Kinds::default().with(Kind::Situation),
            follow_up: Some(follow_up),
            ..both("situation")
        },
        secret("affair", vec![Effect::Override(Who::Player, Destiny(3))]),
        reaction("skip", Moment::Played, vec![Effect::Skip]),
        reaction("replace", Moment::Played, vec![Effect::Replace]),
        revealed("pick", rechoose(Rechoice::Pick)),
        revealed("force", rechoose(Rechoice::Force)),
        revealed("further", rechoose(Rechoice::Further)),
        revealed("copy", rechoose(Rechoice::Copy)),
        revealed("void", vec![Effect::Void(Who::Player), Effect::Ignore(Who::Partner)]),
        revealed("redirect", vec![Effect::Redirect]),
        reaction("repeat", Moment::Resolved, vec![Effect::Repeat]),
    ];
    scenes.extend((0..5).map(|n| secret(&format!("secret-{n}"), vec![])));
    let more = |n| scene(&format!("reveal-{n}"), vec![reveal.clone()]);
    scenes.extend((0..5).map(|n| SceneCard { kinds: reveals, ..more(n) }));
    let numbered = deeds().into_iter().enumerate();
    scenes.extend(numbered.map(|(n, deed)| scene(&format!("deed-{n}"), deed)));
    scenes.extend((0..16).map(|n| both(&format!("plain-{n}"))));
    for (n, card) in scenes.iter_mut().enumerate().skip(2) {
        card.deck = if n % 3 == 0 { Deck::Serious } else { Deck::Sweet };
    }
    scenes
}

fn story() -> Story {
    let chapter = |length| Chapter {
        draws: [Deck::Sweet, Deck::Serious].into_iter().collect(),
        length,
        tags: Tags::NONE,
        choice: Choice::Both,
        options: options(),
        more: Vec::new(),
    };
    let mut steps = FinaleStep::USUAL.to_vec();
    // Destinies are open before the secrets are, so that a secret may change one.
    steps.swap(2, 4);
    Story {
        id: "story".into(),
        opening_hand: [3, 2, 0, 0],
        satisfaction: 3,
        destinies: (0..5).map(Destiny).collect(),
        in_pile: Destinies::one(Destiny(4)),
        events: vec![Scene(0)],
        chapters: vec![chapter(8), chapter(9)],
        finale: Finale { steps, options: options(), ..Finale::default() },
        tutorial: None,
    }
}

/// A table for that pack; chance decides who goes first.
pub fn setup() -> Setup {
    let stance = |n| if n == 3 { Stance::Separate } else { Stance::Stay };
    let when = |n| match n {
        0 => Condition::Together,
        _ => Condition::Compare(
            Measure::Satisfaction(Who::Player),
            Comparison::AtLeast,
            Measure::Number(8),
        ),
    };
    let content = Content {
        edition: Edition::default(),
        scenes: scenes(),
        traits: (0..12)
            .map(|n| TraitCard {
                id: format!("trait-{n}"),
                aspect: Aspect::at(n % 4),
                goal: if n % 3 == 0 { Goal::Shared } else { Goal::Individual },
                number: 2,
                reward: 3,
                penalty: -1,
            })
            .collect(),
        occupations: (0..9)
            .map(|n| OccupationCard { id: format!("job-{n}"), aspect: Aspect::at(n) })
            .collect(),
        features: (0..14)
            .map(|n| FeatureCard { id: format!("feature-{n}"), aspect: Aspect::at(n % 12) })
            .collect(),
        destinies: (0..5)
            .map(|n| DestinyCard { id: format!("fate-{n}"), stance: stance(n), when: when(n) })
            .collect(),
        stories: vec![story()],
        flags: vec!["moved-in".into()],
        tags: Vec::new(),
    };
    let book = Book::new(content).expect("a playable pack");
    Setup::new(&book, "story").expect("a story")
}
