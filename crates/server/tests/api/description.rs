//! The description names what there is, and nothing else.

use crate::parlour::Parlour;
use crate::schema::{Schemas, all, check, description};
use house::GameKind;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tables::{Command, Play, Reaction, Refusal, Request};
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
    assert!(!described.is_empty());
}

#[test]
fn every_reference_leads_somewhere_and_everything_is_used() {
    let description = description();
    let text = description.to_string();
    for name in description["components"]["schemas"].as_object().expect("schemas").keys() {
        let used = format!("\"#/components/schemas/{name}\"");
        // What sockets say has no place in such a description but among the schemas.
        let on_sockets = ["Frame", "Message"].contains(&name.as_str());
        assert!(on_sockets || text.contains(&used), "{name} is not used");
    }
    for part in text.split("\"$ref\":\"#").skip(1) {
        let pointer = part.split('"').next().expect("a reference");
        assert!(description.pointer(pointer).is_some(), "{pointer}");
    }
}

/// Every address says what it is for, what each of its parameters means, and what it answers.
#[test]
fn everything_is_said_in_words() {
    let description = description();
    let said = |value: &Value, word: &str| {
        let text = value[word].as_str().unwrap_or_default();
        assert!(text.len() > 5, "{word} of {value}");
    };
    let operations = description["paths"].as_object().expect("paths").values();
    let operations = operations.flat_map(|path| path.as_object().expect("a path").values());
    for operation in operations {
        said(operation, "summary");
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            said(parameter, "description");
        }
        let answers = operation["responses"].as_object().expect("answers");
        answers.values().for_each(|answer| said(answer, "description"));
        assert!(answers.contains_key("429"), "anybody may be turned away: {operation}");
    }
    let parameters = |path: &str| {
        let list = description["paths"][path]["get"]["parameters"].as_array().expect("a list");
        list.iter().map(|one| one["name"].as_str().expect("a name")).collect::<Vec<_>>()
    };
    let table = "/api/v1/tables/{table}";
    assert_eq!(parameters(table), ["table", "seat", "lang"]);
    assert_eq!(parameters(&format!("{table}/sights")), ["table", "seat", "from", "lang"]);
    assert_eq!(parameters(&format!("{table}/replay")), ["table", "seat", "game", "step", "lang"]);
    assert_eq!(parameters(&format!("{table}/transcript")), ["table", "game", "lang"]);
    assert_eq!(parameters(&format!("{table}/seat")), ["table", "seat", "lang"]);
    assert_eq!(parameters(&format!("{table}/invitation")), ["table", "seat", "lang"]);
    assert_eq!(parameters(&format!("{table}/socket")), ["table", "seat", "from", "lang"]);
}

/// Every example is what it is an example of.
#[test]
fn examples_are_true() {
    let schemas = Schemas::new();
    let mut found = 0;
    for value in all(&schemas.description) {
        let Some(schema) = value.get("schema") else { continue };
        let more = value.get("examples").and_then(Value::as_object).into_iter();
        let more = more.flat_map(|examples| examples.values()).map(|example| &example["value"]);
        for example in value.get("example").into_iter().chain(more) {
            check(&schemas.validator(schema), "an example", example);
            found += 1;
        }
    }
    assert!(found > 10, "{found}");
}

/// One of each command. A new one does not compile before it is here.
fn commands() -> Vec<Command> {
    let (seat, name, level, text) = (1, "Bruno".to_string(), "club".to_string(), "Hm".to_string());
    let commands = vec![
        Command::Sit { seat: None, name: Some(name.clone()), lang: Some(Lang::It) },
        Command::Rename { seat, name },
        Command::Speak { seat, lang: Lang::De },
        Command::Bot { seat, level },
        Command::StandIn { seat },
        Command::Remove { seat },
        Command::Start,
        Command::Pledge { pledge: "5e".repeat(32) },
        Command::Redeem { number: "0f".repeat(32) },
        Command::Leave { seat },
        Command::Return { seat },
        Command::Pause { on: true },
        Command::Window { seconds: Some(5) },
        Command::Hold { seat },
        Command::First { seat: Some(seat) },
        Command::Players { players: 3 },
        Command::Set {
            from_box: Some("base+second".into()),
            story: None,
            events: Some(vec!["room-214".into()]),
            all_stories: Some(true),
        },
        Command::LeaveOut { scenes: vec!["burnt-moka".into()], on: true },
        Command::Veto { seat, topics: vec!["affair".into()] },
        Command::Watchers { allowed: false },
        Command::Say { seat, text },
        Command::React { seat, reaction: Reaction::Bravo },
        Command::Tell { seat, text: "It rained.".to_string() },
        Command::Character { seat, name: "Robin".to_string() },
        Command::ShareStory { seat, on: true },
        Command::Rematch,
        Command::Admit { request: 1 },
        Command::Decline { request: 1 },
        Command::Withdraw,
        Command::Reclaim { seat },
        Command::Release { seat },
    ];
    for command in &commands {
        match command {
            Command::Sit { .. }
            | Command::Rename { .. }
            | Command::Speak { .. }
            | Command::Bot { .. }
            | Command::StandIn { .. }
            | Command::Remove { .. }
            | Command::Start
            | Command::Pledge { .. }
            | Command::Redeem { .. }
            | Command::Leave { .. }
            | Command::Return { .. }
            | Command::Pause { .. }
            | Command::Window { .. }
            | Command::Hold { .. }
            | Command::First { .. }
            | Command::Players { .. }
            | Command::Set { .. }
            | Command::LeaveOut { .. }
            | Command::Veto { .. }
            | Command::Watchers { .. }
            | Command::Say { .. }
            | Command::React { .. }
            | Command::Tell { .. }
            | Command::Character { .. }
            | Command::ShareStory { .. }
            | Command::Rematch
            | Command::Admit { .. }
            | Command::Decline { .. }
            | Command::Withdraw
            | Command::Reclaim { .. }
            | Command::Release { .. }
            // Not for clients: the server's own, for links to seats.
            | Command::Claim { .. }
            | Command::Invited { .. } => {}
        }
    }
    commands
}

#[test]
fn every_command_is_described_and_no_other() {
    let schemas = Schemas::new();
    let mut names = Vec::new();
    for command in commands() {
        let written = serde_json::to_value(&command).expect("JSON");
        for schema in ["Command", "Request", "Message"] {
            schemas.check(schema, &written);
        }
        names.push(written["do"].clone());
    }
    let described = &schemas.description["components"]["schemas"];
    let commands = described["Command"]["oneOf"].as_array().expect("commands").iter();
    let words = commands.map(|command| command["properties"]["do"]["enum"][0].clone());
    assert_eq!(words.collect::<Vec<_>>(), names);
    let reactions: Vec<Value> = Reaction::ALL.iter().map(|reaction| json!(reaction)).collect();
    assert_eq!(described["Reaction"]["enum"], json!(reactions));
    let langs: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    assert_eq!(described["Lang"]["enum"], json!(langs));
    let games: Vec<&str> = GameKind::ALL.iter().map(|game| game.key()).collect();
    assert_eq!(described["Game"]["enum"], json!(games));
}

/// What is described as a move is read as one, and what is not described is not.
#[test]
fn moves_are_read_as_described() {
    let schemas = Schemas::new();
    let read = |written: &Value| Request::read(GameKind::LoveLetter, &written.to_string());
    let played = json!({ "do": "play", "seat": 1, "action": { "play": "handmaid" } });
    schemas.check("Request", &played);
    assert!(matches!(read(&played), Ok(Request::Play(Play { seat: 1, steps: None, .. }))));
    let in_time = json!({ "do": "play", "seat": 0, "steps": 4, "action": { "play": "spy" } });
    schemas.check("Message", &in_time);
    assert!(matches!(read(&in_time), Ok(Request::Play(Play { seat: 0, steps: Some(4), .. }))));
    for wrong in [json!({ "do": "play", "seat": 1 }), json!({ "do": "claim", "seat": 1 })] {
        assert!(!schemas.fits("Request", &wrong) && read(&wrong).is_err(), "{wrong}");
    }
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
    let fog_of_love = {
        use fog_of_love::Illegal as I;
        let known = |illegal: &I| match illegal {
            I::NotAsked | I::AskedElse | I::KeepThree | I::NoSuchPlace | I::NotInHand => {}
            I::NotMinor | I::TooLate | I::NothingToDraw | I::OnlyAnswers | I::NoSecret => {}
            I::Requires | I::MustPlay | I::NotASource | I::NoSuchOption | I::DoesNotAnswer => {}
            I::MayNotLeave | I::NotThatDestiny | I::ShownAlready | I::NoSuchSecret => {}
            I::NotEnterable | I::NotAnOrder | I::NoChance | I::ImpossibleChance => {}
        };
        let all = [
            I::NotAsked,
            I::AskedElse,
            I::KeepThree,
            I::NoSuchPlace,
            I::NotInHand,
            I::NotMinor,
            I::TooLate,
            I::NothingToDraw,
            I::OnlyAnswers,
            I::NoSecret,
            I::Requires,
            I::MustPlay,
            I::NotASource,
            I::NoSuchOption,
            I::DoesNotAnswer,
            I::MayNotLeave,
            I::NotThatDestiny,
            I::ShownAlready,
            I::NoSuchSecret,
            I::NotEnterable,
            I::NotAnOrder,
            I::NoChance,
            I::ImpossibleChance,
        ];
        all.iter().for_each(known);
        all.map(|illegal| json!(illegal))
    };
    love_letter.into_iter().chain(favor).chain(fog_of_love).collect()
}

#[test]
fn every_code_is_described_and_no_other() {
    let described = description()["components"]["schemas"]["Code"]["enum"].clone();
    let described: Vec<String> = serde_json::from_value(described).expect("codes");
    let unique: BTreeSet<String> = described.iter().cloned().collect();
    assert_eq!(unique.len(), described.len(), "each is listed once");
    let ours = server::CODES.iter().chain(Refusal::CODES).map(|code| code.to_string());
    let rules = rules().into_iter().filter_map(|written| match written {
        Value::Object(object) => object.keys().next().cloned(),
        word => word.as_str().map(str::to_string),
    });
    assert_eq!(unique, ours.chain(rules).collect());
}

#[tokio::test]
async fn the_parlour_gives_its_description() {
    let parlour = Parlour::open().await;
    let reply = parlour.somebody().get("/api/openapi.json").await.expect("an answer");
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(reply.json(), description());
}
