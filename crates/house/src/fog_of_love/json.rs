//! A view of Fog of Love as other programs read it: cards by their ids.

use crate::record::seats;
use fog_of_love::content::{Aspect, Content, Deck, Scene, Trait};
use fog_of_love::{Phase, Private, Scenes, Setup, View};
use serde_json::{Map, Value, json};
use tabletop::Seat;

pub(super) fn view(setup: &Setup, view: &View) -> Value {
    let content = setup.book().content();
    let table = &view.table;
    let decks = Deck::ALL.map(|deck| {
        // How many cards a deck has would tell how many were left out of it.
        let told = |left: &u8| *left == 0 || !setup.is_uncounted();
        let left = Some(table.decks[deck as usize]).filter(told);
        (deck.name().to_string(), left.into())
    });
    let flags = content.flags.iter().enumerate();
    let flags = flags.filter(|(at, _)| table.flags >> (at & 31) & 1 != 0);
    let mut json = json!({
        "story": content.stories[usize::from(table.story)].id,
        "pack": content.edition,
        "phase": table.phase,
        "first": table.first.0,
        "active": table.active.0,
        "chapter": table.chapter,
        "scenes": table.count,
        "length": table.length(content),
        "asked": table.asked,
        "waiting": seats(table.waiting),
        "people": [person(content, view, Seat(0)), person(content, view, Seat(1))],
        "decks": Value::Object(Map::from_iter(decks)),
        "laid": table.laid.iter().map(|&card| scene(content, card)).collect::<Vec<_>>(),
        "discards": scenes(content, &table.discards),
        "events": scenes(content, &table.events),
        "flags": flags.map(|(_, flag)| flag.clone()).collect::<Vec<_>>(),
        "follow_up": table.follow_up.map(|card| scene(content, card)),
        "resolving": table.stack.as_slice(),
        "own": view.own.as_ref().map(|own| private(content, own)),
        "known": {
            "traits": view.known.traits.iter().map(|&card| trait_(content, card)).collect::<Vec<_>>(),
            "destinies": view.known.destinies.iter().map(|card| content.destinies[card.index()].id.as_str()).collect::<Vec<_>>(),
            "hand": scenes(content, &view.known.hand),
        },
    });
    if let (true, Some(object)) = (table.tutorial, json.as_object_mut()) {
        let lessons = view.lessons().map(|lesson| lesson.number).collect::<Vec<_>>();
        object.insert("lessons".into(), lessons.into());
    }
    if let (Phase::Over, Some(object)) = (table.phase, json.as_object_mut()) {
        object.insert("together".into(), table.together.into());
        object.insert("winners".into(), seats(super::fulfilled(table)));
    }
    json
}

fn scene(content: &Content, card: Scene) -> &str {
    content.scenes.get(card.index()).map_or("", |card| card.id.as_str())
}

fn trait_(content: &Content, card: Trait) -> &str {
    content.traits.get(card.index()).map_or("", |card| card.id.as_str())
}

fn scenes(content: &Content, cards: &Scenes) -> Value {
    cards.iter().map(|card| scene(content, card)).collect()
}

/// What everybody can see of one person.
fn person(content: &Content, view: &View, seat: Seat) -> Value {
    let person = view.table.person(seat);
    let tokens = Aspect::all().filter(|aspect| person.tokens[aspect.index()] > 0).map(|aspect| {
        let name = format!("{} {}", aspect.dimension.name(), aspect.direction.name());
        (name, person.tokens[aspect.index()].into())
    });
    let features = person.features.iter().flatten();
    json!({
        "satisfaction": person.satisfaction,
        "tokens": Value::Object(tokens.collect()),
        "gender": person.gender,
        "occupation": person.occupation.map(|card| content.occupations[card.index()].id.as_str()),
        "features": features.map(|card| content.features[card.index()].id.as_str()).collect::<Vec<_>>(),
        "introduced": person.introduced,
        "traits": person.traits,
        "dealt": person.dealt,
        "hand": person.hand,
        "secrets": person.secrets,
        "face_down": person.face_down,
        "offered": person.offered,
        "destinies": person.destinies,
        "pile": person.pile,
        "committed": person.committed,
        "selected": person.selected,
        "destiny": person.destiny.map(|card| content.destinies[card.index()].id.as_str()),
        "goals": person.goals,
        "fulfilled": person.fulfilled,
    })
}

/// What only the viewer can see.
fn private(content: &Content, own: &Private) -> Value {
    let destiny = |card: fog_of_love::content::Destiny| content.destinies[card.index()].id.as_str();
    json!({
        "hand": scenes(content, &own.hand),
        "traits": own.traits.iter().flatten().map(|&card| trait_(content, card)).collect::<Vec<_>>(),
        "dealt": own.dealt.as_slice(),
        "destinies": own.destinies.iter().map(destiny).collect::<Vec<_>>(),
        "pile": own.pile.iter().map(destiny).collect::<Vec<_>>(),
        "destiny": own.destiny.map(destiny),
        "secrets": own.secrets.iter().map(|&card| scene(content, card)).collect::<Vec<_>>(),
        "face_down": scenes(content, &own.face_down),
        "offered": scenes(content, &own.offered),
        "choice": own.choice,
    })
}
