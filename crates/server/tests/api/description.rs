//! The description names what there is, and nothing else.

use crate::parlour::Parlour;
use crate::schema::{Schemas, description};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tables::{Command, Reaction, Refusal};
use words::Lang;

type Routes = BTreeSet<(String, String)>;

/// Address and method of every route under `/api/v1`, as `router.rs` has them.
fn routes() -> Routes {
    let source = include_str!("../../src/router.rs");
    let calls = source.split(".route(\"").skip(1).filter(|call| call.starts_with("/api/v1"));
    let route = |call: &str| {
        let (path, rest) = call.split_once('"').expect("a path");
        let handlers = rest.split("\n").next().expect("its handlers").to_string();
        let methods = ["get", "post", "put", "delete", "patch"];
        let has = |method: &&str| handlers.contains(&format!("{method}("));
        let methods = methods.into_iter().filter(has);
        methods.map(|method| (path.to_string(), method.to_string())).collect::<Vec<_>>()
    };
    calls.flat_map(route).collect()
}

#[test]
fn every_route_is_described_and_no_other() {
    let description = description();
    let paths = description["paths"].as_object().expect("paths");
    let methods = |(path, item): (&String, &Value)| {
        let named = item.as_object().expect("a path").keys().filter(|key| *key != "parameters");
        named.map(|method| (path.clone(), method.clone())).collect::<Vec<_>>()
    };
    let described: Routes = paths.iter().flat_map(methods).collect();
    assert_eq!(described, routes());
    assert_eq!(described.len(), 10);
}

#[test]
fn every_reference_leads_somewhere_and_everything_is_used() {
    let description = description();
    let text = description.to_string();
    for kind in ["schemas", "parameters", "responses"] {
        for name in description["components"][kind].as_object().expect("components").keys() {
            let used = format!("\"#/components/{kind}/{name}\"");
            // The frames are described in prose: sockets have no place in such a description.
            let prose = ["Frame", "Message"].contains(&name.as_str());
            assert!(prose || text.contains(&used), "{name} is not used");
        }
    }
    for part in text.split("\"$ref\":\"#").skip(1) {
        let pointer = part.split('"').next().expect("a reference");
        assert!(description.pointer(pointer).is_some(), "{pointer}");
    }
}

/// Every example is what it is an example of.
#[test]
fn examples_are_true() {
    let schemas = Schemas(description());
    let mut found = 0;
    let mut stack = vec![&schemas.0];
    while let Some(value) = stack.pop() {
        if let (Some(schema), Some(example)) = (value.get("schema"), value.get("example")) {
            schemas.fits(schema, example, "example").expect("a true example");
            found += 1;
        }
        let more = value.get("schema").and(value.get("examples")).and_then(Value::as_object);
        for example in more.into_iter().flat_map(|examples| examples.values()) {
            schemas.fits(&value["schema"], &example["value"], "example").expect("true");
            found += 1;
        }
        if let (Some(Value::Array(examples)), Some(_)) = (value.get("examples"), value.get("do")) {
            panic!("an example beside a command: {examples:?}");
        }
        match value {
            Value::Object(object) => stack.extend(object.values()),
            Value::Array(list) => stack.extend(list),
            _ => {}
        }
    }
    assert!(found > 20, "{found}");
    let Value::Array(messages) = &schemas.0["components"]["schemas"]["Message"]["examples"] else {
        panic!("examples of messages");
    };
    messages.iter().for_each(|message| schemas.check("Message", message));
}

/// One of each command. A new one does not compile before it is here.
fn commands() -> Vec<Command> {
    let (seat, name, level, text) = (1, "Bruno".to_string(), "club".to_string(), "Hm".to_string());
    let play = Command::Play { seat, steps: Some(4), action: json!({ "play": "handmaid" }) };
    let commands = vec![
        Command::Sit { seat: None, name: Some(name.clone()), lang: Some(Lang::It) },
        Command::Rename { seat, name },
        Command::Speak { seat, lang: Lang::De },
        Command::Bot { seat, level },
        Command::Remove { seat },
        Command::Start,
        play,
        Command::Leave { seat },
        Command::Return { seat },
        Command::Pause { on: true },
        Command::Watchers { allowed: false },
        Command::Say { seat, text },
        Command::React { seat, reaction: Reaction::Bravo },
        Command::Rematch,
    ];
    for command in &commands {
        match command {
            Command::Sit { .. }
            | Command::Rename { .. }
            | Command::Speak { .. }
            | Command::Bot { .. }
            | Command::Remove { .. }
            | Command::Start
            | Command::Play { .. }
            | Command::Leave { .. }
            | Command::Return { .. }
            | Command::Pause { .. }
            | Command::Watchers { .. }
            | Command::Say { .. }
            | Command::React { .. }
            | Command::Rematch
            // Not for clients: the server's own, for private links.
            | Command::Claim { .. } => {}
        }
    }
    commands
}

#[test]
fn every_command_is_described_and_no_other() {
    let schemas = Schemas(description());
    let mut names = Vec::new();
    for command in commands() {
        let written = serde_json::to_value(&command).expect("JSON");
        schemas.check("Command", &written);
        schemas.check("Message", &written);
        names.push(written["do"].clone());
    }
    let described = schemas.0["components"]["schemas"]["Command"]["oneOf"].as_array();
    let described: Vec<Value> = described
        .expect("commands")
        .iter()
        .map(|command| {
            // What is described as an example is a command.
            let example = &command["examples"][0];
            serde_json::from_value::<Command>(example.clone()).expect("a command");
            command["properties"]["do"]["const"].clone()
        })
        .collect();
    assert_eq!(described, names);
    let reactions: Vec<Value> = Reaction::ALL.iter().map(|reaction| json!(reaction)).collect();
    assert_eq!(schemas.0["components"]["schemas"]["Reaction"]["enum"], json!(reactions));
    let langs: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    assert_eq!(schemas.0["components"]["schemas"]["Lang"]["enum"], json!(langs));
    let games: Vec<&str> = house::tables().iter().map(|game| game.key()).collect();
    assert_eq!(schemas.0["components"]["schemas"]["Game"]["enum"], json!(games));
}

/// The codes with which the rules of the games refuse moves. A new one does not compile before it
/// is here.
fn rules() -> Vec<Value> {
    let (card, seat) = (love_letter::Card::Guard, tabletop::Seat(0));
    let love_letter = {
        use love_letter::Illegal as I;
        let known = |illegal: &I| match illegal {
            I::NotYourTurn | I::NotNow | I::NotInHand(_) | I::CountessFirst(_) => {}
            I::ChoosesNobody(_) | I::MustChoose(_) | I::MustName | I::NotOneself => {}
            I::IsOut(_) | I::IsProtected(_) | I::NotNameable(_) => {}
            I::NotTheseCards | I::NotInDeck => {}
        };
        let all = [
            I::NotYourTurn,
            I::NotNow,
            I::NotInHand(card),
            I::CountessFirst(card),
            I::ChoosesNobody(card),
            I::MustChoose(card),
            I::MustName,
            I::NotOneself,
            I::IsOut(seat),
            I::IsProtected(seat),
            I::NotNameable(card),
            I::NotTheseCards,
            I::NotInDeck,
        ];
        all.iter().for_each(known);
        all.map(|illegal| json!(illegal))
    };
    let favor = {
        use favor::Illegal as I;
        let known = |illegal: &I| match illegal {
            I::NotYourTurn | I::NotNow | I::NoAuction | I::InAuction => {}
            I::MustRaise(_) | I::TooFewTokens(_) | I::NotInDeck => {}
        };
        let all = [I::NoAuction, I::InAuction, I::MustRaise(1), I::TooFewTokens(1)];
        all.iter().for_each(known);
        all.map(|illegal| json!(illegal))
    };
    love_letter.into_iter().chain(favor).collect()
}

#[test]
fn every_code_is_described_and_no_other() {
    let described = description();
    let described = described["components"]["schemas"]["Code"]["enum"].clone();
    let mut codes: Vec<Value> = server::CODES.iter().map(|code| json!(code)).collect();
    codes.extend(Refusal::CODES.iter().map(|code| json!(code)));
    codes.extend(rules().iter().map(|written| match written {
        Value::Object(object) => json!(object.keys().next()),
        word => word.clone(),
    }));
    assert_eq!(described, Value::Array(codes));
}

#[tokio::test]
async fn the_parlour_gives_its_description() {
    let parlour = Parlour::open().await;
    let reply = parlour.somebody().get("/api/openapi.json").await.expect("an answer");
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(reply.json(), description());
}
