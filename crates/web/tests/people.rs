//! The people of Fog of Love: who they are follows from a seed, what they wear from their cards.

use packs::{Clothes, Looks, Mood, Paint, Thing, Trick, Wear};
use std::collections::{BTreeMap, BTreeSet};
use web::art::people::{Hair, Person, Portrait, Side, Skin, bust};
use web::assets::asset;

fn looks() -> &'static Looks {
    &packs::base().looks
}

fn drawn(portrait: &Portrait, mood: Mood) -> String {
    bust(portrait, mood, Side::Left, "Ada").into_string()
}

fn thing(thing: Thing) -> Wear {
    Wear { thing: Some(thing), ..Wear::default() }
}

fn change(change: Trick) -> Wear {
    Wear { change: Some(change), ..Wear::default() }
}

fn seeds() -> impl Iterator<Item = String> {
    (0..4000).map(|number| format!("guest {number}"))
}

#[test]
fn the_same_seed_is_the_same_person_for_ever() {
    assert_eq!(Person::of("Ada"), Person::of("Ada"));
    // Whoever comes back tomorrow finds the face they left.
    insta::assert_debug_snapshot!(Person::of("Ada"));
}

#[test]
fn every_slot_is_drawn_by_itself() {
    let people: Vec<Person> = seeds().map(|seed| Person::of(&seed)).collect();
    let share = |holds: &dyn Fn(&Person) -> bool| {
        people.iter().filter(|person| holds(person)).count() * 100 / people.len()
    };
    assert!((22..=28).contains(&share(&|person| person.beard.is_some())));
    assert!((30..=36).contains(&share(&|person| person.glasses.is_some())));
    // No head of hair and no colour of skin makes a beard likelier.
    let mut bearded: BTreeMap<(Hair, Skin), [usize; 2]> = BTreeMap::new();
    for person in &people {
        bearded.entry((person.hair, person.skin)).or_default()
            [usize::from(person.beard.is_some())] += 1;
    }
    assert_eq!(bearded.len(), 12 * 5, "every hair comes on every skin");
    for (which, [without, with]) in bearded {
        assert!(with > 0 && without > with / 2, "{which:?}: {with} of {}", with + without);
    }
    assert!(people.iter().all(|person| !matches!(person.hair, Hair::Shawl | Hair::Wrap)));
    assert!(people.iter().all(|person| person.clothes.is_none()), "nobody has chosen yet");
}

#[test]
fn the_two_of_a_couple_never_look_alike() {
    for seed in seeds() {
        for other in [seed.clone(), format!("{seed} too")] {
            let [one, other] = Person::couple([&seed, &other]);
            assert_ne!(one.palette.main, other.palette.main, "{seed}");
            assert_ne!((one.hair, one.hair_colour), (other.hair, other.hair_colour), "{seed}");
        }
    }
    let [one, _] = Person::couple(["Ada", "Bruno"]);
    assert_eq!(one, Person::of("Ada"), "the first stays as they are");
}

#[test]
fn an_occupation_dresses_and_a_choice_of_ones_own_wins() {
    let person = Person::of("Ada");
    let chef = looks().occupation("head-chef");
    let portrait = Portrait::dressed(person, Some(chef), []);
    assert_eq!((portrait.clothes, portrait.palette.main), (Clothes::Uniform, Paint::Linen));
    assert_eq!(portrait.things, [Thing::Spoon]);
    let chosen = Person { clothes: Some(Clothes::Evening), ..person };
    let portrait = Portrait::dressed(chosen, Some(chef), []);
    assert_eq!((portrait.clothes, portrait.palette), (Clothes::Evening, person.palette));
    assert_eq!(portrait.things, [Thing::Spoon], "the thing of the job stays");
}

#[test]
fn of_two_ways_to_dress_chance_takes_one() {
    let singer = looks().occupation("wedding-singer");
    let clothes =
        seeds().map(|seed| Portrait::dressed(Person::of(&seed), Some(singer), []).clothes);
    let clothes: BTreeSet<Clothes> = clothes.collect();
    assert_eq!(clothes, BTreeSet::from([Clothes::Evening, Clothes::Jacket]));
}

#[test]
fn of_the_things_of_features_one_is_worn_where_there_is_room() {
    let person = Person { hair: Hair::Crop, ..Person::of("Ada") };
    let writer = thing(Thing::Pens);
    let [hanky, book, sock] = [Thing::Handkerchief, Thing::Book, Thing::Sock].map(thing);
    let features = [&hanky, &book, &sock];
    let things = Portrait::dressed(person, Some(&writer), features).things;
    assert_eq!(things, [Thing::Pens, Thing::Sock], "the pocket is taken, and a hand would hide it");
    assert_eq!(Portrait::dressed(person, None, features).things, [Thing::Handkerchief]);
    let veiled = Person { hair: Hair::Shawl, ..person };
    let pencil = thing(Thing::Pencil);
    assert_eq!(Portrait::dressed(veiled, None, [&pencil]).things, []);
}

#[test]
fn a_change_shows_in_the_moods_that_it_belongs_to() {
    let person = Person { glasses: None, ..Person::of("Ada") };
    let winking = Portrait::dressed(person, None, [&change(Trick::Wink)]);
    assert!(drawn(&winking, Mood::Smiling).contains("#change-wink-r\""));
    assert!(!drawn(&winking, Mood::Smiling).contains("#face-smiling-r\""));
    assert!(!drawn(&winking, Mood::Angry).contains("change-wink"));
    let hot = Portrait::dressed(person, None, [&change(Trick::Ears)]);
    assert!(drawn(&hot, Mood::Hurt).contains("#ear-hot\""));
    assert!(!drawn(&hot, Mood::Neutral).contains("#ear-hot\""));
    let veiled = Portrait { person: Person { hair: Hair::Shawl, ..person }, ..hot };
    assert!(drawn(&veiled, Mood::Hurt).contains("#change-flush\""));
    assert!(!drawn(&veiled, Mood::Hurt).contains("#ear"));
}

#[test]
fn things_before_the_eyes_take_the_place_of_glasses() {
    let seed = seeds().find(|seed| Person::of(seed).glasses.is_some()).expect("one in three");
    let plain = Portrait::plain(Person::of(&seed));
    assert!(drawn(&plain, Mood::Neutral).contains("#glasses-"));
    let dark = Portrait { things: vec![Thing::Sunglasses], ..plain };
    let drawn = drawn(&dark, Mood::Neutral);
    assert!(drawn.contains("#thing-sunglasses\"") && !drawn.contains("#glasses-"));
}

#[test]
fn a_bust_says_who_it_is_and_people_look_at_each_other() {
    let portrait = Portrait::plain(Person::of("Ada"));
    let left = bust(&portrait, Mood::Smiling, Side::Left, "Ada, <smiling>").into_string();
    assert!(left.contains("role=\"img\" aria-label=\"Ada, &lt;smiling&gt;\""), "{left}");
    let right = bust(&portrait, Mood::Smiling, Side::Right, "Ada").into_string();
    assert!(right.contains("matrix(-1 0 0 1 120 0)") && !left.contains("matrix"));
    assert!(!left.contains(" style=") && !left.contains(" id="));
}

#[test]
fn whatever_a_bust_is_made_of_is_drawn_and_coloured() {
    let sheet = String::from_utf8(asset("people.svg").expect("a sheet").bytes.into_owned());
    let style = String::from_utf8(asset("parlour.css").expect("a style").bytes.into_owned());
    let (sheet, style) = (sheet.expect("text"), style.expect("text"));
    let content = &packs::base().content;
    let mut names = BTreeSet::new();
    for (number, seed) in seeds().enumerate().take(720) {
        let job = &content.occupations[number % content.occupations.len()].id;
        let feature = &content.features[number % content.features.len()].id;
        let person = Person { hair: Hair::ALL[number % Hair::ALL.len()], ..Person::of(&seed) };
        let portrait =
            Portrait::dressed(person, Some(looks().occupation(job)), [looks().feature(feature)]);
        for mood in Mood::all() {
            let drawn = drawn(&portrait, mood);
            let parts = drawn.split("#").skip(1).filter_map(|rest| rest.split('"').next());
            names.extend(parts.map(str::to_string));
            let classes = drawn.split("class=\"").nth(1).and_then(|rest| rest.split('"').next());
            for class in classes.expect("classes").split(' ') {
                assert!(style.contains(&format!(".{class}")), "{class}");
            }
        }
    }
    for name in &names {
        assert!(sheet.contains(&format!("<g id=\"{name}\">")), "{name} is not drawn");
    }
    assert!(names.len() > 130, "nearly all parts were seen: {}", names.len());
}
