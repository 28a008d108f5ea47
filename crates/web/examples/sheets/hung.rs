//! How the sheets are hung.

use maud::{DOCTYPE, Markup, html};
use packs::{Clothes, Held, Looks, Mood, Pack, Prop, Setting, Sign, Thing, Wear};
use std::path::Path;
use web::art::people::{
    Beard, Glasses, Hair, HairColour, Head, Nose, Palette, Person, Portrait, Side, Skin, bust,
};
use web::art::room::{self, Guest};
use web::art::scenery::{backdrop, held, prop};
use web::art::signs::{Mark, mark, sign};
use web::art::{couple, icon};
use web::assets::url;

/// Every sheet with its width and height.
pub const SHEETS: [(&str, u32, u32); 9] = [
    ("occupations", 1400, 1020),
    ("features", 1400, 1420),
    ("moods", 1300, 1500),
    ("slots", 1300, 1420),
    ("things", 1300, 1400),
    ("places", 1300, 2680),
    ("props", 1300, 1120),
    ("signs", 1300, 1500),
    ("room", 1300, 860),
];

/// Its style, which the gallery serves beside that of the parlour.
pub const LAYOUT: &str = "
    body { display: block; padding: 1rem; background: var(--paper) }
    .hung { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.4rem, 1fr)); gap: .6rem }
    .hung figure { margin: 0; background: var(--wall); border-radius: 6px; overflow: hidden }
    .hung figcaption { background: var(--sheet); font: 400 11px/1.2 var(--sans); padding: .2rem .3rem; min-height: 2.1rem }
    .hung .bust { width: 6.4rem; margin: .4rem auto 0; overflow: hidden }
    .wide { grid-template-columns: repeat(3, 1fr) }
    .wide .view { position: relative; height: 13rem; overflow: hidden }
    .wide .place { position: absolute; inset: 0; width: 100%; height: 100% }
    .view .one { position: absolute; left: 3%; bottom: 0; height: 80% } .view .two { position: absolute; right: 3%; bottom: 0; height: 80% }
    .view .one .bust, .view .two .bust { width: auto; height: 100%; margin: 0 }
    .last { position: relative; height: 15rem; display: flex; justify-content: center; align-items: end }
    .last .bust { height: 100%; width: auto; flex: none; margin: 0 -.6rem } .last .held { position: absolute; bottom: 0; height: 100%; width: auto }
    .hung .prop { width: 5.4rem; height: 5.4rem; margin: .8rem auto } .hung .sign { width: 6rem; margin: .6rem auto }
    .small .sign { width: 60px; margin: .3rem } .small { display: flex; flex-wrap: wrap; margin-top: 1rem }
    .hung .icon { width: 32px; height: 32px; margin: .5rem } .hung .icon + .icon { width: 24px; height: 24px } .hung .icon + .icon + .icon { width: 16px; height: 16px }
    .hung .guest, .hung .candle, .hung .scales, .hung .laurel { width: auto; height: 8rem; margin: .5rem auto }
    .hung .couple { width: auto; height: 8rem; margin: .5rem }
";

pub fn page(sheet: &str, theme: &str) -> Markup {
    let body = match sheet {
        "occupations" => occupations(),
        "features" => features(),
        "moods" => moods(),
        "slots" => slots(),
        "things" => things(),
        "places" => places(),
        "props" => props(),
        "signs" => signs(),
        _ => room(),
    };
    html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head {
                meta charset="utf-8";
                title { (sheet) }
                link rel="stylesheet" href=(url("parlour.css"));
                link rel="stylesheet" href="/assets/sheets.css";
            }
            body { (body) }
        }
    }
}

/// The cards of the house, the second edition among them.
fn house() -> Pack {
    let path = |name: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(name);
    let source = |name: &str| packs::folder(&path(name)).expect("a folder").labelled(name);
    packs::read(&[source("base"), source("second")]).pack().expect("sound packs")
}

fn figure(drawn: Markup, name: &str) -> Markup {
    html! { figure { (drawn) figcaption { (name) } } }
}

fn mood_of(number: usize) -> Mood {
    Mood::NAMED[number % Mood::NAMED.len()].1
}

fn one(portrait: &Portrait, mood: Mood, name: &str) -> Markup {
    figure(bust(portrait, mood, Side::Left, name), name)
}

fn occupations() -> Markup {
    let Pack { content, looks, .. } = &house();
    let people = content.occupations.iter().enumerate().map(|(number, card)| {
        let person = Person::of(&card.id);
        let portrait = Portrait::dressed(person, Some(looks.occupation(&card.id)), []);
        one(&portrait, mood_of(number), &card.id)
    });
    html! { div.hung { @for person in people { (person) } } }
}

fn features() -> Markup {
    let Pack { content, looks, .. } = &house();
    let worker = |looks: &Looks, number: usize| -> Wear {
        looks.occupation(&content.occupations[number % content.occupations.len()].id).clone()
    };
    let people = content.features.iter().enumerate().map(|(number, card)| {
        let person = Person::of(&format!("{}-x", card.id));
        let job = worker(looks, number);
        let portrait = Portrait::dressed(person, Some(&job), [looks.feature(&card.id)]);
        let mood = [Mood::Neutral, Mood::Smiling, Mood::Flirting][number % 3];
        one(&portrait, mood, &card.id)
    });
    html! { div.hung { @for person in people { (person) } } }
}

fn moods() -> Markup {
    html! {
        div.hung {
            @for seed in ["Ada", "Bruno", "Ines", "Olaf", "Mina", "Kim", "Greta", "Felix", "Rosa"] {
                @for mood in Mood::all() {
                    (one(&Portrait::plain(Person::of(seed)), mood, &format!("{seed}, {}", mood.name())))
                }
            }
        }
    }
}

/// Somebody plain, to see one slot at a time.
fn plain() -> Person {
    let person = Person::of("plain");
    Person {
        head: Head::Oval,
        hair: Hair::Crop,
        hair_colour: HairColour::Chestnut,
        skin: Skin::B,
        nose: Nose::Straight,
        beard: None,
        glasses: None,
        palette: Palette::ALL[2],
        clothes: Some(Clothes::Cardigan),
        ..person
    }
}

fn slots() -> Markup {
    let show = |person: Person, name: &str| one(&Portrait::plain(person), Mood::Neutral, name);
    let p = plain();
    html! {
        div.hung {
            @for &head in Head::ALL { (show(Person { head, ..p }, head.name())) }
            @for &skin in Skin::ALL { (show(Person { skin, hair_colour: HairColour::Black, ..p }, skin.name())) }
            @for &nose in Nose::ALL { (show(Person { nose, ..p }, nose.name())) }
            @for &hair in Hair::ALL { (show(Person { hair, ..p }, hair.name())) }
            @for &hair_colour in HairColour::ALL { (show(Person { hair_colour, ..p }, hair_colour.name())) }
            @for &beard in Beard::ALL { (show(Person { beard: Some(beard), ..p }, beard.name())) }
            @for &glasses in Glasses::ALL { (show(Person { glasses: Some(glasses), ..p }, glasses.name())) }
            @for clothes in Clothes::all() { (show(Person { clothes: Some(clothes), ..p }, clothes.name())) }
            @for palette in Palette::ALL { (show(Person { palette, ..p }, palette.main.name())) }
        }
    }
}

fn things() -> Markup {
    let wearing = |thing: Thing| Portrait { things: vec![thing], ..Portrait::plain(plain()) };
    html! {
        div.hung { @for thing in Thing::all() { (one(&wearing(thing), Mood::Neutral, thing.name())) } }
    }
}

fn places() -> Markup {
    let sitting = |number: usize, side: Side| {
        let seeds = [format!("left {number}"), format!("right {number}")];
        let people = Person::couple([&seeds[0], &seeds[1]]).map(Portrait::plain);
        let who = if side == Side::Left { 0 } else { 1 };
        bust(&people[who], mood_of(number + who), side, "")
    };
    html! {
        div.hung.wide {
            @for (number, place) in Setting::all().enumerate() {
                (figure(html! {
                    div.view {
                        (backdrop(place))
                        div.one { (sitting(number, Side::Left)) }
                        div.two { (sitting(number, Side::Right)) }
                    }
                }, place.name()))
            }
        }
    }
}

fn props() -> Markup {
    html! {
        div.hung { @for one in Prop::all() { (figure(prop(one), one.name())) } }
        div.hung.wide {
            @for one in Held::all() {
                @let people = Person::couple([one.name(), "other"]);
                (figure(html! {
                    div.last {
                        (bust(&Portrait::plain(people[0]), Mood::Smiling, Side::Left, ""))
                        (bust(&Portrait::plain(people[1]), Mood::Flirting, Side::Right, ""))
                        (held(one, people.map(|person| person.skin)))
                    }
                }, one.name()))
            }
        }
    }
}

fn signs() -> Markup {
    html! {
        div.hung { @for one in Sign::all() { (figure(sign(one), one.name())) } }
        div.small { @for one in Sign::all() { (sign(one)) } }
        div.hung { @for one in Mark::ALL { (figure(html! { (mark(one)) (mark(one)) (mark(one)) }, one.name())) } }
    }
}

fn room() -> Markup {
    html! {
        div.hung {
            @for guest in Guest::ALL { (figure(room::guest(guest), "guest")) }
            (figure(room::candle(), "candle"))
            (figure(room::scales(), "scales"))
            (figure(room::laurel(), "laurel"))
        }
        div.hung.wide { (figure(couple(), "Fog of Love")) }
        div.hung { @for one in web::art::Icon::ALL { (figure(icon(one), &format!("{one:?}"))) } }
    }
}
