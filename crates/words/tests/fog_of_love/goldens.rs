//! Everything that cards can say, in each language, to be read by people.

use crate::fog_of_love::catalogue::{
    EXTROVERSION, GENTLENESS, SINCERITY, common_effects, conditions, nested_effects, people,
    simple_effects,
};
use crate::fog_of_love::grammar::check;
use crate::fog_of_love::table::{SCENE, letters, scene, with_voice};
use fog_of_love::content::{
    Answers, Chapter, Choice, Comparison, Condition, Deck, Decks, Destiny, DestinyCard, Dimension,
    Effect, FinaleStep, Fits, FollowUp, Gender, Goal, Kind, Kinds, Measure, Modifier, Moment,
    OptionCard, Reaction, SceneCard, Secret, Stance, Tags, TokenGift, TraitCard, Who,
};
use words::fog_of_love::{
    CardContext, Line, Voice, aspect, aspect_mark, deck, dimension, finale_step, gender, kind,
    stance, trait_goal, type_line,
};
use words::{Lang, Tongue};

fn put(page: &mut String, lines: &[Line]) {
    for line in lines {
        check(line);
        page.push_str(&"  ".repeat(line.depth.into()));
        page.push_str(&line.text);
        page.push('\n');
    }
}

fn put_all(page: &mut String, voice: Voice<'_>, effects: &[Effect]) {
    for effect in effects {
        put(page, &voice.effect(effect));
    }
}

fn heading(page: &mut String, title: &str) {
    page.push_str(&format!("\n== {title} ==\n"));
}

fn page(lang: Lang) -> String {
    let mut page = String::new();
    with_voice(lang, SCENE, |voice| {
        heading(&mut page, "people");
        for who in people() {
            put(&mut page, &voice.effect(&Effect::satisfaction(who, 2)));
            put(&mut page, &voice.effect(&Effect::Draw { who, deck: Deck::Sweet, count: 1 }));
            let when = Condition::Stance(who, Stance::Stay);
            let then = vec![Effect::satisfaction(who, 1)];
            put(&mut page, &voice.effect(&Effect::If { when, then, otherwise: Vec::new() }));
        }
        for who in [Who::Partner, Who::Both] {
            heading(&mut page, &format!("effects, {who:?}"));
            put_all(&mut page, voice, &simple_effects(who));
        }
        heading(&mut page, "common effects");
        put_all(&mut page, voice, &common_effects());
        heading(&mut page, "effects inside others");
        put_all(&mut page, voice, &nested_effects());
        for who in [Who::Chooser, Who::Both] {
            heading(&mut page, &format!("conditions, {who:?}"));
            for condition in conditions(who) {
                page.push_str(&format!("… {}\n", voice.condition(&condition)));
            }
        }
        heading(&mut page, "follow-ups");
        for follow_up in follow_ups() {
            put(&mut page, &voice.follow_up(&follow_up));
        }
        heading(&mut page, "reactions");
        for reaction in reactions() {
            page.push_str(&format!("{}\n", voice.reaction(&reaction)));
        }
        heading(&mut page, "parts of scenes");
        cards(&mut page, voice);
    });
    heading(&mut page, "destinies");
    with_voice(lang, CardContext::Destiny(Destiny(0)), |voice| {
        for card in destinies() {
            put(&mut page, &voice.destiny(&card));
        }
        heading(&mut page, "conditions, holder");
        for condition in conditions(Who::Player) {
            page.push_str(&format!("… {}\n", voice.condition(&condition)));
        }
    });
    names(&mut page, Tongue::of(lang));
    page
}

fn follow_ups() -> Vec<FollowUp> {
    let changes = vec![
        Modifier::Satisfaction(Who::Both, 2),
        Modifier::Satisfaction(Who::Player, 0),
        Modifier::Satisfaction(Who::Partner, 3),
        Modifier::Tokens(None, 2),
        Modifier::Tokens(Some(SINCERITY), 0),
        Modifier::SwapRoles,
        Modifier::Chooses(Choice::Nobody),
        Modifier::Chooses(Choice::Partner),
        Modifier::Chooses(Choice::Player),
        Modifier::Chooses(Choice::Both),
        Modifier::Forbid(letters(&[0, 2])),
        Modifier::InOrder,
        Modifier::ForEachOther,
    ];
    let choices = [Choice::Nobody, Choice::Partner, Choice::Player, Choice::Both];
    let mut follow_ups = vec![FollowUp { fits: Fits::default(), changes, effects: Vec::new() }];
    for (choice, deck) in choices.into_iter().zip(Deck::ALL) {
        let fits = Fits { choice: Some(choice), deck: Some(deck), ..Fits::default() };
        let effects = vec![Effect::satisfaction(Who::Player, 1)];
        follow_ups.push(FollowUp { fits, changes: Vec::new(), effects });
    }
    for kind in Kind::ALL {
        let fits = Fits { kind: Some(kind), ..Fits::default() };
        follow_ups.push(FollowUp { fits, changes: vec![Modifier::InOrder], effects: Vec::new() });
    }
    follow_ups
}

fn reactions() -> Vec<Reaction> {
    let mut reactions = Vec::new();
    for moment in [Moment::Played, Moment::Revealed, Moment::Resolved] {
        for answers in [Answers::Own, Answers::Partner, Answers::Any] {
            let fits = Fits::default();
            reactions.push(Reaction {
                moment,
                answers,
                fits,
                partner_chose: None,
                player_chose: None,
            });
        }
    }
    let fits = Fits { deck: Some(Deck::Sweet), ..Fits::default() };
    reactions.push(Reaction {
        moment: Moment::Revealed,
        answers: Answers::Any,
        fits,
        partner_chose: Some(letters(&[0, 1])),
        player_chose: Some(letters(&[2])),
    });
    reactions
}

fn cards(page: &mut String, voice: Voice<'_>) {
    let gifts =
        [TokenGift { aspect: SINCERITY, count: 1 }, TokenGift { aspect: GENTLENESS, count: 2 }];
    for text in voice.tokens(&gifts).into_iter().chain(voice.token_marks(&gifts)) {
        page.push_str(&format!("{text}\n"));
    }
    let secret = SceneCard {
        kinds: Kinds::default().with(Kind::Secret),
        choice: Choice::Partner,
        requires: Some(Condition::Not(Box::new(Condition::Together))),
        on_play: vec![Effect::satisfaction(Who::Player, 1)],
        more: vec![Effect::satisfaction(Who::Both, -2)],
        secret: Some(Secret {
            tokens: gifts[..1].to_vec(),
            never: vec![Effect::satisfaction(Who::Player, 3)],
        }),
        ..scene()
    };
    let tender = OptionCard { tokens: gifts.to_vec(), ..scene().options[0].clone() };
    let idle = OptionCard::default();
    let plain = SceneCard { choice: Choice::Nobody, ..scene() };
    for card in [&secret, &plain, &scene()] {
        page.push_str(&format!("{}\n", words::fog_of_love::type_line(voice.tongue(), card)));
    }
    page.push_str(&format!("{}\n", voice.requires(&secret).unwrap_or_default()));
    put(page, &voice.on_play(&secret));
    put(page, &voice.secret(&secret));
    put(page, &voice.option_effects(&tender));
    put(page, &voice.options_effects(&[tender, idle]));
    let draws: Decks = [Deck::Sweet, Deck::Serious].into_iter().collect();
    let (tags, choice) = (Tags::NONE, Choice::Both);
    let (options, more) = (Vec::new(), Vec::new());
    put(page, &voice.chapter(&Chapter { draws, length: 6, tags, choice, options, more }));
}

fn destinies() -> Vec<DestinyCard> {
    let at_least =
        |measure, number| Condition::Compare(measure, Comparison::AtLeast, Measure::Number(number));
    let stays = Condition::Stance(Who::Partner, Stance::Stay);
    let when = Condition::All(vec![
        at_least(Measure::Balance(Who::Player, SINCERITY), 4),
        at_least(Measure::Satisfaction(Who::Partner), 40),
        stays.clone(),
    ]);
    let unconditional = DestinyCard { id: "a".to_owned(), stance: Stance::Stay, when };
    let when = Condition::All(vec![
        Condition::Any(vec![
            Condition::FinalDestiny(Who::Partner, Destiny(1)),
            Condition::All(vec![
                at_least(Measure::Satisfaction(Who::Player), 15),
                Condition::OpposedTrait(Who::Player),
            ]),
        ]),
        Condition::Not(Box::new(stays)),
    ]);
    let exit = DestinyCard { id: "b".to_owned(), stance: Stance::Separate, when };
    vec![unconditional, exit]
}

fn names(page: &mut String, tongue: &Tongue) {
    heading(page, "traits");
    for (goal, aspect, number, penalty) in
        [(Goal::Individual, GENTLENESS, 3, -1), (Goal::Shared, EXTROVERSION, 5, 0)]
    {
        let card = TraitCard { id: "t".to_owned(), aspect, goal, number, reward: 3, penalty };
        page.push_str(&format!("{}\n", trait_goal(tongue, &card)));
    }
    let mut all = SceneCard { choice: Choice::Player, ..scene() };
    all.kinds = Kind::ALL.into_iter().fold(Kinds::default(), Kinds::with);
    page.push_str(&format!("{}\n", type_line(tongue, &all)));
    heading(page, "names");
    let dimensions = Dimension::ALL.map(|one| dimension(tongue, one));
    let decks = Deck::ALL.map(|one| deck(tongue, one));
    let kinds = Kind::ALL.map(|one| kind(tongue, one));
    let genders = Gender::ALL.map(|one| gender(tongue, one));
    let stances = [Stance::Stay, Stance::Separate].map(|one| stance(tongue, one));
    let aspects = [aspect(tongue, SINCERITY), aspect_mark(tongue, GENTLENESS)];
    let lists: [&[String]; 6] = [&dimensions, &aspects, &decks, &kinds, &genders, &stances];
    for list in lists {
        page.push_str(&format!("{}\n", list.join(", ")));
    }
    for step in FinaleStep::ALL {
        page.push_str(&format!("{}\n", finale_step(tongue, step)));
    }
}

#[test]
fn everything_in_english() {
    insta::assert_snapshot!(page(Lang::En));
}

#[test]
fn everything_in_italian() {
    insta::assert_snapshot!(page(Lang::It));
}

#[test]
fn everything_in_german() {
    insta::assert_snapshot!(page(Lang::De));
}

#[test]
fn everything_in_french() {
    insta::assert_snapshot!(page(Lang::Fr));
}
