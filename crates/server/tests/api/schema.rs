//! Checks values against the schemas of the description.

use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};

/// The description of the API.
pub fn description() -> Value {
    serde_json::from_str(server::description()).expect("the description")
}

/// The schemas of the description, taken at their word: a field that is not described is wrong. The
/// description itself leaves that open, since clients are to ignore what they do not know.
pub struct Schemas {
    pub description: Value,
    components: Value,
    named: HashMap<String, Validator>,
}

impl Schemas {
    pub fn new() -> Schemas {
        let description = description();
        let mut components = description["components"].clone();
        let composed = composed(&components);
        for (name, schema) in components["schemas"].as_object_mut().expect("schemas") {
            if !composed.contains(name) {
                close(schema);
            }
        }
        let schemas = Schemas { description, components, named: HashMap::new() };
        let names = schemas.components["schemas"].as_object().expect("schemas").keys();
        let named = names.map(|name| {
            let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
            (name.clone(), schemas.validator(&schema))
        });
        Schemas { named: named.collect(), ..schemas }
    }

    /// What checks a schema of the description.
    pub fn validator(&self, schema: &Value) -> Validator {
        let mut schema = schema.clone();
        if schema.get("$ref").is_some() {
            schema["unevaluatedProperties"] = json!(false);
        }
        schema["components"] = self.components.clone();
        jsonschema::draft202012::new(&schema).expect("a schema")
    }

    pub fn fits(&self, name: &str, value: &Value) -> bool {
        self.named[name].is_valid(value)
    }

    /// Fails with places and reasons if a value is not as the schema of this name has it.
    pub fn check(&self, name: &str, value: &Value) {
        check(&self.named[name], name, value);
    }
}

/// Fails with places and reasons if a value is not as a schema has it.
pub fn check(schema: &Validator, name: &str, value: &Value) {
    let why =
        |error: jsonschema::ValidationError<'_>| format!("{}: {error}", error.instance_path());
    let wrong: Vec<String> = schema.iter_errors(value).map(why).collect();
    assert!(wrong.is_empty(), "{name}: {}\nin {value}", wrong.join("\n"));
}

/// The schemas that are part of others, which add fields to theirs.
fn composed(components: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Value> = all(components).filter_map(|one| one.get("allOf")).collect();
    while let Some(schema) = open.pop() {
        let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        if let Some(name) = name.filter(|name| found.insert(name.to_string())) {
            open.push(&components["schemas"][name]);
        }
        for word in ["allOf", "oneOf", "anyOf"] {
            open.extend(schema.get(word).and_then(Value::as_array).into_iter().flatten());
        }
        open.extend(schema.as_array().into_iter().flatten());
    }
    found
}

/// A value and all that is in it.
pub fn all(value: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    let inner: Box<dyn Iterator<Item = &Value> + '_> = match value {
        Value::Object(object) => Box::new(object.values().flat_map(all)),
        Value::Array(list) => Box::new(list.iter().flat_map(all)),
        _ => Box::new(std::iter::empty()),
    };
    Box::new(std::iter::once(value).chain(inner))
}

/// Forbids fields that are not described.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            if object.contains_key("allOf") {
                object.insert("unevaluatedProperties".into(), json!(false));
                return;
            }
            if object.get("properties").is_some_and(Value::is_object) {
                object.insert("additionalProperties".into(), json!(false));
            }
            object.values_mut().for_each(close);
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}

/// The check itself says no where it should.
#[test]
fn wrong_values_are_found() {
    let schemas = Schemas::new();
    assert!(schemas.fits("Request", &json!({ "do": "start" })));
    for wrong in [
        json!({}),
        json!({ "do": "dance" }),
        json!({ "do": "claim", "seat": 1 }),
        json!({ "do": "rename", "seat": 1 }),
        json!({ "do": "rename", "seat": -1, "name": "x" }),
        json!({ "do": "rename", "seat": "1", "name": "x" }),
        json!({ "do": "speak", "seat": 1, "lang": "xx" }),
        json!({ "do": "play", "seat": 1 }),
        json!("start"),
    ] {
        assert!(!schemas.fits("Request", &wrong), "{wrong}");
    }
    assert!(schemas.fits("Refusal", &json!({ "code": "full", "sentence": "No." })));
    assert!(!schemas.fits("Refusal", &json!({ "code": "fuller", "sentence": "No." })));
    let more = json!({ "error": { "code": "full", "sentence": "No.", "more": 1 } });
    assert!(!schemas.fits("Error", &more), "what is not described is found");
    assert!(schemas.fits("Message", &json!({ "id": 7, "do": "look" })));
    assert!(schemas.fits("Message", &json!({ "id": 7, "do": "start" })));
    assert!(!schemas.fits("Message", &json!({ "id": "7", "do": "look" })));
}
