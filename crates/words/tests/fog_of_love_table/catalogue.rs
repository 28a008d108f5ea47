//! One of everything that can be said at the table.

use crate::fog_of_love_table::table::{ANNA, BRUNO};
use fog_of_love::content::{
    Aspect, ChangeOf, Clause, Deck, Decks, Destiny, DestinyMove, Dimension, Direction, Feature,
    Flag, Gender, Letter, Letters, Moment, Occupation, Part, Place, Places, RevealOf, Scene, Trait,
    Which,
};
use fog_of_love::{
    Asked, Bend, Chance, Dealt, Fact, Frame, Happened, Held, Illegal, ManualResult, Phase, Pile,
    Refused, Shown, Sight, Source, Stage, Switch, Untold, Why,
};
use tabletop::Seats;
use words::fog_of_love::{Came, CardContext, Change, Mark, What};

pub const SINCERITY: Aspect = Aspect::up(Dimension::Sincerity);
pub const GENTLENESS: Aspect = Aspect::down(Dimension::Gentleness);

fn why(source: Source) -> Why {
    Why::Clause(source, Clause { part: Part::More, number: 2 })
}

fn letters() -> Letters {
    [Letter::A, Letter::C].into_iter().collect()
}

/// What the log passes over.
pub fn silent() -> Vec<Sight> {
    use Happened as H;
    let frame = Frame::new(Source::Scene(Scene(1)), ANNA, Stage::OnPlay, None);
    vec![
        H::Shuffled(Pile::Scenes(Deck::Sweet), 3, None),
        H::Chanced(Chance::First),
        H::Went(Phase::Turn),
        H::Asked(Asked::Turn, Seats::one(ANNA)),
        H::WentOn(ANNA),
        H::Began(frame),
        H::Paused(frame),
        H::Ended,
        H::Settled,
        H::Covered(ANNA),
    ]
}

/// What needs more than itself to be told: it goes into the beats of a story.
pub fn gathered() -> Vec<Sight> {
    use Happened as H;
    vec![
        H::Dealt(ANNA, Dealt::Trait(Some(Trait(3)))),
        H::Dealt(ANNA, Dealt::Feature(None)),
        H::KeptTraits(ANNA, Some(Places(0b111))),
        H::SelectedOccupation(ANNA, Some(Occupation(2))),
        H::Returned(ANNA, ChangeOf::Trait),
        H::Drew(ANNA, Deck::Sweet, Some(Scene(5))),
        H::Discarded(ANNA, Some(Scene(5))),
        H::Played(ANNA, Scene(5)),
        H::Offered(ANNA, Some(Scene(5))),
        H::Committed(ANNA, Some(Letter::B)),
        H::Chose([Some(Letter::A), Some(Letter::D)]),
        H::Picked(ANNA, 1),
        H::Rechose(ANNA, Letter::B),
        H::Credited(ANNA, 2, why(Source::Scene(Scene(5)))),
        H::Prompted(ANNA, why(Source::Scene(Scene(5)))),
        H::Tokens(ANNA, SINCERITY, 1, Why::Feature(Feature(3))),
        H::TurnPassed(BRUNO),
        H::ChapterBegan(2),
        H::FinaleBegan,
        H::JudgedGoal(ANNA, Trait(4), true),
        H::Judged([true, false]),
    ]
}

/// One of every beat that is not a sight.
pub fn beats() -> Vec<What> {
    let card = CardContext::Scene(Scene(5));
    let chapter = CardContext::Chapter { story: 0, chapter: 1 };
    let came = |satisfaction, total, tokens: &[(Aspect, i16)]| Came {
        satisfaction,
        total,
        tokens: tokens.to_vec(),
    };
    vec![
        What::Traits(ANNA, Vec::new()),
        What::Traits(ANNA, vec![Trait(0), Trait(4), Trait(7)]),
        What::Chapter(2),
        What::Finale,
        What::Turn(BRUNO),
        What::Played(ANNA, Scene(5), Mark::None),
        What::Played(ANNA, Scene(5), Mark::Under(Scene(6))),
        What::Played(ANNA, Scene(5), Mark::Lapsed(Scene(6))),
        What::Lapsed(Scene(6)),
        What::Chose(card, BRUNO, [Some(Letter::A), Some(Letter::D)]),
        What::Chose(chapter, ANNA, [Some(Letter::B), Some(Letter::B)]),
        What::Chose(card, ANNA, [None, Some(Letter::C)]),
        What::Rechose(card, ANNA, Bend::Choice(BRUNO, Letter::B)),
        What::Rechose(card, ANNA, Bend::Further(BRUNO, Letter::B)),
        What::Floor(Seats::one(ANNA), why(Source::Scene(Scene(5)))),
        What::Floor(Seats::all(2), why(Source::Scene(Scene(5)))),
        What::Drew(ANNA, vec![None]),
        What::Drew(ANNA, vec![None, None]),
        What::Drew(ANNA, vec![Some(Scene(5)), Some(Scene(6))]),
        What::Discarded(ANNA, vec![None]),
        What::Discarded(ANNA, vec![None, None, None]),
        What::Discarded(ANNA, vec![Some(Scene(5))]),
        What::Goals(ANNA, vec![(Trait(1), true), (Trait(2), false), (Trait(3), true)]),
        What::Goals(BRUNO, vec![(Trait(1), false)]),
        What::Came([
            came(Change::By(3), 12, &[(SINCERITY, 1), (GENTLENESS, -2)]),
            came(Change::By(-1), 0, &[]),
        ]),
        What::Came([came(Change::None, 4, &[(SINCERITY, 1)]), came(Change::NoneLeft, 0, &[])]),
    ]
}

/// Everything that the log tells, hidden cards before open ones.
pub fn told() -> Vec<Sight> {
    [creation(), scenes(), choices(), characters(), course()].concat()
}

fn creation() -> Vec<Sight> {
    use Happened as H;
    let mut all = vec![H::Starter(ANNA)];
    all.extend(Gender::ALL.map(|gender| H::ChoseGender(ANNA, gender)));
    all.extend([
        H::TookOccupation(ANNA, Occupation(2)),
        H::PlacedFeature(ANNA, Feature(4)),
        H::Introduced(ANNA),
    ]);
    all
}

fn scenes() -> Vec<Sight> {
    use Happened as H;
    let mut all = Vec::new();
    for deck in Deck::ALL {
        all.push(H::Inserted(Scene(9), deck, Place::Shuffled));
    }
    all.extend([
        H::Inserted(Scene(9), Deck::Drama, Place::Top),
        H::Exchanged(ANNA, Scene(5)),
        H::LaidSecret(ANNA, None),
        H::LaidSecret(ANNA, Some(Scene(5))),
        H::Skipped(ANNA),
        H::Reacted(BRUNO, Scene(6)),
        H::Found(ANNA, Deck::Serious, None),
        H::Found(ANNA, Deck::Serious, Some(Scene(5))),
        H::SearchedInVain(ANNA, Deck::Custom),
        H::Handed(ANNA, None),
        H::Handed(ANNA, Some(Scene(5))),
        H::FollowUp(Scene(5)),
    ]);
    all
}

fn choices() -> Vec<Sight> {
    use Happened as H;
    vec![
        H::Left(ANNA),
        H::Guessed(ANNA, SINCERITY, true),
        H::Guessed(BRUNO, GENTLENESS, false),
        H::Entered(ANNA, ManualResult::Satisfaction(BRUNO, -2)),
        H::Entered(ANNA, ManualResult::Token(ANNA, SINCERITY, Direction::Down)),
        H::EntriesDone(ANNA),
        H::Confirmed(BRUNO, true),
        H::Confirmed(BRUNO, false),
        H::Bent(Bend::Skip),
        H::Bent(Bend::Replace),
        H::Bent(Bend::Void(ANNA)),
        H::Bent(Bend::Ignore(ANNA)),
        H::Bent(Bend::Repeat),
        H::Bent(Bend::Redirect),
    ]
}

fn characters() -> Vec<Sight> {
    use Happened as H;
    let mut all = Vec::new();
    for card in [
        Held::Trait(None),
        Held::Trait(Some(Trait(3))),
        Held::Occupation(Occupation(3)),
        Held::Feature(Feature(3)),
    ] {
        all.push(H::GaveUp(ANNA, card));
        all.push(H::Took(ANNA, ANNA, card));
        all.push(H::Took(ANNA, BRUNO, card));
    }
    for card in [
        Shown::Trait(None),
        Shown::Trait(Some(Trait(3))),
        Shown::Destiny(None),
        Shown::Destiny(Some(Destiny(3))),
        Shown::Scene(None),
        Shown::Scene(Some(Scene(3))),
    ] {
        all.push(H::Showed(ANNA, card));
    }
    for yes in [true, false] {
        all.push(H::Admitted(ANNA, Fact::Trait(Trait(3)), yes));
        all.push(H::Admitted(ANNA, Fact::Destiny(Destiny(3)), yes));
    }
    all.extend([
        H::SwappedOccupations,
        H::SwappedFeatures(0, 1),
        H::SwappedSatisfaction,
        H::SwappedTokens(SINCERITY),
        H::DiscardedDestiny(ANNA, None),
        H::DiscardedDestiny(ANNA, Some(Destiny(1))),
        H::RecoveredDestiny(ANNA, None),
        H::RecoveredDestiny(ANNA, Some(Destiny(1))),
        H::SwitchedDestiny(ANNA, None),
        H::SwitchedDestiny(ANNA, Some(Switch::Nothing)),
        H::SwitchedDestiny(ANNA, Some(Switch::Cards { took: Destiny(1), gave: Destiny(2) })),
        H::RevealedSecret(ANNA, 0, Scene(5)),
        H::DiscardedSecret(ANNA, None),
        H::DiscardedSecret(ANNA, Some(Scene(5))),
    ]);
    all
}

fn course() -> Vec<Sight> {
    use Happened as H;
    vec![
        H::Flagged(Flag(0), true),
        H::Flagged(Flag(0), false),
        H::ChapterEnded,
        H::SelectedDestiny(ANNA, None),
        H::SelectedDestiny(ANNA, Some(Destiny(1))),
        H::ShowedDestiny(ANNA, Destiny(1)),
        H::Overrode(ANNA, Destiny(2)),
        H::ShowedTraits(ANNA, [Trait(0), Trait(4), Trait(7)]),
        H::Ordered(ANNA, [2, 0, 1]),
    ]
}

/// Every question, put to Anna.
pub fn questions() -> Vec<Asked> {
    let which = Which::Any;
    let decks: Decks = [Deck::Sweet, Deck::Drama].into_iter().collect();
    let mut all = vec![
        Asked::Gender,
        Asked::Traits,
        Asked::Occupation,
        Asked::Feature,
        Asked::Introduction,
        Asked::Turn,
        Asked::DrawFrom(decks),
        Asked::Choice(letters()),
        Asked::Rechoice(letters(), ANNA),
        Asked::Rechoice(letters(), BRUNO),
        Asked::Option(2),
        Asked::GiveUp(ChangeOf::Trait, Some(GENTLENESS)),
    ];
    all.extend([Moment::Played, Moment::Revealed, Moment::Resolved].map(Asked::Reaction));
    for what in [ChangeOf::Trait, ChangeOf::Occupation, ChangeOf::Feature] {
        all.push(Asked::GiveUp(what, None));
        all.extend([ANNA, BRUNO].map(|seat| Asked::Take(what, seat)));
    }
    for optional in [true, false] {
        all.push(Asked::DropDestiny { which, shown: false, optional });
        all.push(Asked::DropDestiny { which, shown: true, optional });
        all.push(Asked::Switch { how: DestinyMove::SwitchIn, which, optional });
        all.push(Asked::Switch { how: DestinyMove::SwitchOut, which, optional });
        all.push(Asked::Recover { which, optional });
        all.push(Asked::DiscardScene { may_stop: optional });
    }
    all.extend([RevealOf::Trait, RevealOf::Destiny, RevealOf::Scenes].map(Asked::Reveal));
    all.extend([
        Asked::Trade,
        Asked::Secret(BRUNO),
        Asked::Guess,
        Asked::SwapFeatures,
        Asked::Enter,
        Asked::Confirm,
        Asked::FinalDestiny,
        Asked::Order,
    ]);
    all
}

pub const ILLEGAL: [Illegal; 22] = [
    Illegal::NotAsked,
    Illegal::AskedElse,
    Illegal::KeepThree,
    Illegal::NoSuchPlace,
    Illegal::NotInHand,
    Illegal::NotMinor,
    Illegal::NothingToDraw,
    Illegal::OnlyAnswers,
    Illegal::NoSecret,
    Illegal::Requires,
    Illegal::MustPlay,
    Illegal::NotASource,
    Illegal::NoSuchOption,
    Illegal::DoesNotAnswer,
    Illegal::MayNotLeave,
    Illegal::NotThatDestiny,
    Illegal::ShownAlready,
    Illegal::NoSuchSecret,
    Illegal::NotEnterable,
    Illegal::NotAnOrder,
    Illegal::NoChance,
    Illegal::ImpossibleChance,
];

pub fn refusals() -> Vec<Refused> {
    let mut all = vec![Refused::Story("moonlight".into()), Refused::Seat(2)];
    all.push(Refused::Event("wedding-bells".into()));
    all.extend(Deck::ALL.map(Refused::Scenes));
    all
}

pub const UNTOLD: [Untold; 6] = [
    Untold::Seat,
    Untold::Empty,
    Untold::TooLong,
    Untold::Unprintable,
    Untold::OwnName,
    Untold::Full,
];
