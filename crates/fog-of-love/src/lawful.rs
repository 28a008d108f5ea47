//! What the laws need to know about Fog of Love.

pub(crate) mod random_pack;
mod stream;

use crate::content::{
    Aspect, ChangeOf, Deck, Destiny, Direction, Gender, Letter, Occupation, Places, Scene, Stance,
    Trait,
};
use crate::table::{ManualResult, Phase, Pile};
use crate::{
    Action, Book, Choosing, Dealt, Event, FogOfLove, Happened, Held, ORDERS, Setup, Shown, Source,
    Stage, State, Switch, View,
};
use rand_core::Rng;
use tabletop::laws::{self, Lawful};
use tabletop::{Seat, Viewer, below};

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl Lawful for FogOfLove {
    fn universe(setup: &Setup) -> Vec<Action> {
        let content = setup.book().content();
        let mut all = vec![
            Action::Introduce,
            Action::Skip,
            Action::GoOn,
            Action::Done,
            Action::Confirm,
            Action::Object,
            Action::Order([0, 0, 1]),
            Action::Enter(ManualResult::Satisfaction(Seat(0), 0)),
            Action::Enter(ManualResult::Satisfaction(Seat(1), 5)),
            Action::Enter(ManualResult::Satisfaction(Seat(2), 1)),
            Action::Enter(ManualResult::Token(Seat(1), Aspect::at(3), Direction::Up)),
        ];
        all.extend(Gender::ALL.map(Action::Gender));
        all.extend((0..64).map(|kept| Action::Keep(Places(kept))));
        all.extend(Letter::ALL.map(Action::Choose));
        for n in 0..6 {
            all.extend([
                Action::Occupation(n),
                Action::Feature(n),
                Action::Pick(n),
                Action::GiveUp(n),
                Action::Take(n),
                Action::ShowTrait(n),
                Action::Secret(n),
                Action::SwapFeatures(n, 1),
            ]);
        }
        all.extend(Deck::ALL.map(Action::DrawFrom));
        all.extend(Aspect::all().map(Action::Guess));
        all.extend(ORDERS.map(Action::Order));
        for scene in content.scene_numbers().chain([Scene(255)]) {
            all.extend([
                Action::Exchange(scene),
                Action::Play(scene),
                Action::React(scene),
                Action::Discard(scene),
                Action::ShowScene(scene),
                Action::Offer(scene),
            ]);
        }
        for card in (0..content.destinies.len() as u8 + 1).chain([16]).map(Destiny) {
            all.extend([
                Action::Drop(card),
                Action::Recover(card),
                Action::Select(card),
                Action::ShowDestiny(card),
            ]);
            all.extend(
                (0..content.destinies.len() as u8).map(|n| Action::Switch(Destiny(n), card)),
            );
        }
        all
    }

    fn agrees(view: &View, state: &State) -> Result<(), String> {
        ensure(view.table == *state.table(), || {
            format!("the table is {:?}, but seen as {:?}", state.table(), view.table)
        })?;
        let (Some(seat), Some(own)) = (view.seat(), &view.own) else { return Ok(()) };
        let truth = state.private(seat);
        // Whoever took the seat over does not know all that was discarded face down.
        let holds = own.held() == truth.held() && truth.face_down.contains(&own.face_down);
        ensure(holds, || format!("{seat:?} holds {truth:?}, but thinks {own:?}"))?;
        let partner = state.private(crate::other(seat));
        ensure(view.known.traits.iter().all(|&card| partner.has_trait(card)), || {
            format!("traits {:?} are known, but are {:?}", view.known.traits, partner.traits)
        })?;
        ensure(view.known.destinies.minus(partner.destinies).is_empty(), || {
            format!("destinies {:?} are known", view.known.destinies)
        })?;
        ensure(partner.hand.contains(&view.known.hand), || {
            format!("the hand {:?} is known, but is {:?}", view.known.hand, partner.hand)
        })
    }

    fn sound(setup: &Setup, state: &State) -> Result<(), String> {
        scenes_are_conserved(setup, state)?;
        characters_are_conserved(setup, state)?;
        destinies_are_conserved(setup, state)?;
        counts_are_true(state)?;
        chapters_are_sound(state)?;
        the_end_is_sound(state)
    }

    fn disguise(event: &Event, viewer: Viewer, rng: &mut impl Rng) -> Event {
        use Happened as H;
        let mut else_ = || below(rng, 200) as u8;
        let hidden_from = |seat: Seat| !viewer.is(seat);
        let mut copy = *event;
        match &mut copy {
            H::Shuffled(_, _, card) => *card = else_(),
            H::Dealt(seat, card) if hidden_from(*seat) => {
                *card = Dealt::numbered(card.kind(), else_());
            }
            H::KeptTraits(seat, kept) if hidden_from(*seat) => *kept = Places(else_()),
            H::SelectedOccupation(seat, card) if hidden_from(*seat) => *card = Occupation(else_()),
            H::Committed(seat, letter) if hidden_from(*seat) => {
                *letter = Letter::ALL[usize::from(else_() % 4)];
            }
            H::GaveUp(seat, Held::Trait(card)) if hidden_from(*seat) => *card = Trait(else_()),
            H::Drew(seat, _, card)
            | H::LaidSecret(seat, card)
            | H::Discarded(seat, card)
            | H::Found(seat, _, card)
            | H::Offered(seat, card)
            | H::DiscardedSecret(seat, card)
                if hidden_from(*seat) =>
            {
                *card = Scene(else_());
            }
            H::DiscardedDestiny(seat, card)
            | H::RecoveredDestiny(seat, card)
            | H::SelectedDestiny(seat, card)
                if hidden_from(*seat) =>
            {
                *card = Destiny(else_());
            }
            H::SwitchedDestiny(seat, switch) if hidden_from(*seat) => {
                *switch = match else_() % 3 {
                    0 => Switch::Nothing,
                    _ => Switch::Cards { took: Destiny(else_()), gave: Destiny(else_()) },
                };
            }
            H::Took(seat, by, Held::Trait(card)) if hidden_from(*seat) && hidden_from(*by) => {
                *card = Trait(else_());
            }
            H::Showed(_, card) if viewer == Viewer::Public => {
                *card = match card {
                    Shown::Trait(_) => Shown::Trait(Trait(else_())),
                    Shown::Destiny(_) => Shown::Destiny(Destiny(else_())),
                    Shown::Scene(_) => Shown::Scene(Scene(else_())),
                };
            }
            H::Handed(_, card) if viewer == Viewer::Public => *card = Scene(else_()),
            _ => {}
        }
        copy
    }

    fn longest(_: &Setup) -> usize {
        20_000
    }
}

/// FL-I1: each scene is in exactly one place.
fn scenes_are_conserved(setup: &Setup, state: &State) -> Result<(), String> {
    let mut found = [0u8; 256];
    let mut put = |scene: Scene| found[scene.index()] += 1;
    let table = state.table();
    for deck in Deck::ALL {
        state.decks().pile(Pile::Scenes(deck)).iter().for_each(|&card| put(Scene(card)));
    }
    for seat in [Seat(0), Seat(1)] {
        let own = state.private(seat);
        own.hand.iter().chain(own.face_down.iter()).chain(own.offered.iter()).for_each(&mut put);
        own.secrets.iter().for_each(|&scene| put(scene));
    }
    table.laid.iter().for_each(|&scene| put(scene));
    table.discards.iter().for_each(&mut put);
    table.events.iter().for_each(&mut put);
    let in_course = table.stack.iter().filter_map(|frame| match frame.source {
        Source::Revealed(scene) | Source::Never(scene) => Some(scene),
        _ => None,
    });
    in_course.for_each(&mut put);
    for scene in setup.book().content().scene_numbers() {
        let wanted = u8::from(setup.in_play(scene));
        ensure(found[scene.index()] == wanted, || {
            format!("FL-I1: scene {} is in {} places", scene.0, found[scene.index()])
        })?;
    }
    Ok(())
}

/// FL-I3 to FL-I5: traits, occupations and features.
fn characters_are_conserved(setup: &Setup, state: &State) -> Result<(), String> {
    let content = setup.book().content();
    let table = state.table();
    let created = !matches!(
        table.phase,
        Phase::First
            | Phase::Shuffle
            | Phase::Gender
            | Phase::Traits
            | Phase::Occupations
            | Phase::Features(_)
    );
    let changing = !table.stack.is_empty();
    let piles = [ChangeOf::Trait, ChangeOf::Occupation, ChangeOf::Feature]
        .map(|what| state.decks().pile(Pile::Character(what)).len());
    let dealt: usize = table.people.iter().map(|person| usize::from(person.dealt)).sum();
    let traits = [Seat(0), Seat(1)].map(|s| state.private(s).traits.iter().flatten().count());
    let occupations = table.people.map(|person| usize::from(person.occupation.is_some()));
    let features = table.people.map(|person| person.features.iter().flatten().count());
    let held = [traits, occupations, features].map(|[pink, blue]| pink + blue);
    let all = [content.traits.len(), content.occupations.len(), content.features.len()];
    if !setup.is_tutorial() {
        // Cards being selected are all of one kind.
        let missing = [0, 1, 2].map(|n| all[n] as i32 - piles[n] as i32 - held[n] as i32);
        let selecting = |n: usize| missing[n] == 0 || missing[n] == dealt as i32;
        ensure(selecting(0), || format!("FL-I3: {} traits are missing", missing[0]))?;
        ensure(selecting(1), || format!("FL-I4: {} occupations are missing", missing[1]))?;
        ensure(selecting(2), || format!("FL-I5: {} features are missing", missing[2]))?;
        ensure(missing.iter().sum::<i32>() == dealt as i32, || "cards lie about".into())?;
    }
    if created && !changing {
        ensure(traits == [3, 3], || format!("FL-I3: {traits:?} traits"))?;
        ensure(occupations == [1, 1], || format!("FL-I4: {occupations:?} occupations"))?;
        ensure(features == [3, 3], || format!("FL-I5: {features:?} features"))?;
        ensure(dealt == 0, || "cards lie about".into())?;
    }
    if table.phase == Phase::Introductions {
        for person in &table.people {
            let tokens: u8 = person.tokens.iter().sum();
            ensure(tokens == 4, || format!("FL-I10: {tokens} tokens after creation"))?;
        }
    }
    Ok(())
}

/// Destinies are in hand or in the pile, and enough of them in hand.
fn destinies_are_conserved(setup: &Setup, state: &State) -> Result<(), String> {
    let story = &setup.book().content().stories[usize::from(setup.story())];
    let dealt = story.destinies.minus(story.in_pile).count();
    for seat in [Seat(0), Seat(1)] {
        let own = state.private(seat);
        ensure(own.destinies.and(own.pile).is_empty(), || "a destiny is in two places".into())?;
        ensure(own.destinies.0 | own.pile.0 == story.destinies.0, || {
            "FL-I6: a destiny is lost".into()
        })?;
        ensure(dealt < 2 || own.destinies.count() >= 2, || "FL-I7: one destiny left".into())?;
    }
    Ok(())
}

/// What the table counts is what there is.
fn counts_are_true(state: &State) -> Result<(), String> {
    let table = state.table();
    for seat in [Seat(0), Seat(1)] {
        let (own, person) = (state.private(seat), table.person(seat));
        ensure(person.satisfaction >= 0, || "FL-I8: satisfaction below nothing".into())?;
        let pairs = [
            (own.hand.count(), person.hand, "hand"),
            (own.secrets.len() as u8, person.secrets, "secrets"),
            (own.face_down.count(), person.face_down, "face-down discards"),
            (own.offered.count(), person.offered, "scenes offered"),
            (own.destinies.count(), person.destinies, "destinies"),
            (own.pile.count(), person.pile, "pile"),
            (own.dealt.len() as u8, person.dealt, "cards dealt"),
            (own.traits.iter().flatten().count() as u8, person.traits, "traits"),
        ];
        for (is, counted, what) in pairs {
            ensure(is == counted, || format!("{seat:?}: {what} is {is}, counted {counted}"))?;
        }
        ensure(own.choice.is_some() == (person.committed && own.occupation.is_none()), || {
            "FL-I17: a choice is committed unseen".into()
        })?;
    }
    for pile in Pile::ALL {
        let (is, counted) = (state.decks().pile(pile).len(), table.decks[pile.index()]);
        ensure(is == usize::from(counted), || format!("{pile:?} has {is}, counted {counted}"))?;
    }
    Ok(())
}

/// The count of scenes, follow-ups and choices.
fn chapters_are_sound(state: &State) -> Result<(), String> {
    let (table, content) = (state.table(), state.book().content());
    ensure(table.laid.len() == usize::from(table.count), || {
        format!("FL-I13: {} scenes on the table, {} counted", table.laid.len(), table.count)
    })?;
    if table.phase == Phase::Turn && table.stack.is_empty() {
        ensure(table.count < table.length(content), || "FL-I14: a turn too many".into())?;
    }
    if let Some(situation) = table.follow_up {
        let follow_up = content.scenes[situation.index()].follow_up.is_some();
        let there = table.laid.contains(&situation) || table.discards.has(situation);
        ensure(follow_up && there, || "FL-I16: a follow-up of nowhere waits".into())?;
    }
    if matches!(table.phase, Phase::Finale(_) | Phase::Judge | Phase::Over) {
        ensure(table.follow_up.is_none(), || "FL-I16: a follow-up reaches the finale".into())?;
    }
    for frame in &table.stack {
        let before = frame.stage <= Stage::Choosing(Choosing::Unasked);
        let shown = frame.choices != [None; 2];
        ensure(!before || !shown, || "FL-I17: a choice shown too soon".into())?;
    }
    Ok(())
}

/// A result for each, and one for the couple.
fn the_end_is_sound(state: &State) -> Result<(), String> {
    let table = state.table();
    let over = table.phase == Phase::Over;
    ensure(!over || table.people.iter().all(|person| person.destiny.is_some()), || {
        "FL-I21: somebody ends without a destiny".into()
    })?;
    let stays = [Seat(0), Seat(1)].map(|seat| state.facts().stance(seat) == Some(Stance::Stay));
    ensure(!over || table.together == (stays == [true; 2]), || {
        "FL-I21: the couple's result is wrong".into()
    })
}

/// A pack with everything in it, played under every law.
fn setups(seeds: std::ops::Range<u64>) -> Vec<Setup> {
    let packs = seeds.map(random_pack::content);
    let books = packs.map(|content| Book::new(content).expect("a valid pack"));
    books.map(|book| Setup::new(&book, "story").expect("a story")).collect()
}

/// The pack that comes with the parlour. It is read by a crate that stands on this one, so it
/// comes over as data.
fn base() -> Vec<Setup> {
    let text = serde_json::to_string(&packs::base().content).expect("plain data");
    let content = serde_json::from_str(&text).expect("the same data");
    let book = Book::new(content).expect("a valid pack");
    let stories = book.content().stories.iter();
    let stories = stories.map(|story| Setup::new(&book, &story.id).expect("its story"));
    let mut setups: Vec<Setup> = stories.collect();
    let first = setups[0].clone();
    setups.push(first.clone().starting_with(Seat(1)).expect("a seat"));
    setups.push(first.clone().with_scenes_of_all_stories().expect("enough scenes"));
    setups.push(first.as_tutorial().expect("its tutorial"));
    setups
}

/// FL-6: set-up, creation, chapters, turns and finale of the base pack, under every law.
#[test]
fn the_base_pack_keeps_the_laws() {
    laws::check_all::<FogOfLove>(&base(), laws::games(150, 20_000), 23);
}

/// Packs that use the whole language keep every law.
#[test]
fn random_packs_keep_the_laws() {
    let games = laws::games(60, 2_000);
    for setup in setups(0..games) {
        laws::check_all::<FogOfLove>(&[setup], 1, 11);
    }
}

/// Random packs are played to the end, whatever they say.
#[test]
fn random_packs_come_to_an_end() {
    use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
    let games = laws::games(400, 20_000);
    for (seed, setup) in (1_000..).zip(setups(1_000..1_000 + games)) {
        let mut menu = [Action::GoOn; crate::MOST_ACTIONS];
        let mut rng = SplitMix64::seed_from_u64(seed);
        let mut deals = tabletop::Deals::new(seed);
        let end = tabletop::play_random::<FogOfLove, _>(&setup, &mut deals, &mut rng, &mut menu);
        assert!(end.is_ok(), "pack {seed}: {end:?}");
    }
}

/// Whatever can happen at all happens in some random pack: the laws have tried it.
#[test]
fn random_packs_use_the_whole_language() {
    use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
    struct Names(std::collections::BTreeSet<String>);
    impl tabletop::Witness<Event> for Names {
        fn witness(&mut self, event: &Event) {
            let text = format!("{event:?}");
            let name = text.split('(').next().unwrap_or_default();
            if !self.0.contains(name) {
                self.0.insert(name.to_string());
            }
        }
    }
    let mut names = Names(Default::default());
    for (seed, setup) in (5_000..).zip(setups(5_000..5_060)) {
        let mut places = [Action::GoOn; crate::MOST_ACTIONS];
        let mut rng = SplitMix64::seed_from_u64(seed);
        let mut deals = tabletop::Deals::new(seed);
        let played = tabletop::play_random_watched::<FogOfLove, _, _>(
            &setup,
            &mut deals,
            &mut rng,
            &mut places,
            &mut names,
            |_, _| {},
        );
        assert!(played.is_ok(), "pack {seed}");
    }
    let missing: Vec<&&str> = EVENTS.iter().filter(|name| !names.0.contains(**name)).collect();
    assert!(missing.is_empty(), "never happens: {missing:?}");
}

/// Every kind of event.
const EVENTS: [&str; 70] = [
    "Starter",
    "Shuffled",
    "Chanced",
    "Went",
    "Asked",
    "ChoseGender",
    "Dealt",
    "KeptTraits",
    "SelectedOccupation",
    "TookOccupation",
    "PlacedFeature",
    "Returned",
    "Introduced",
    "Drew",
    "Exchanged",
    "Played",
    "LaidSecret",
    "Skipped",
    "WentOn",
    "Reacted",
    "Began",
    "Paused",
    "Ended",
    "Committed",
    "Chose",
    "Picked",
    "Rechose",
    "Left",
    "Credited",
    "Settled",
    "Tokens",
    "GaveUp",
    "Took",
    "Discarded",
    "Showed",
    "Covered",
    "Admitted",
    "Found",
    "SearchedInVain",
    "Offered",
    "Handed",
    "SwappedOccupations",
    "SwappedFeatures",
    "SwappedSatisfaction",
    "SwappedTokens",
    "DiscardedDestiny",
    "RecoveredDestiny",
    "SwitchedDestiny",
    "RevealedSecret",
    "DiscardedSecret",
    "Inserted",
    "Flagged",
    "Guessed",
    "Prompted",
    "Entered",
    "EntriesDone",
    "Confirmed",
    "Bent",
    "FollowUp",
    "TurnPassed",
    "ChapterBegan",
    "ChapterEnded",
    "FinaleBegan",
    "SelectedDestiny",
    "ShowedDestiny",
    "Overrode",
    "ShowedTraits",
    "Ordered",
    "JudgedGoal",
    "Judged",
];
