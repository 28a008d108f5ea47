//! Checks values against the schemas of the description: as much of JSON Schema as it uses, and a
//! panic where it uses more.

use serde_json::Value;

/// The description of the API.
pub fn description() -> Value {
    serde_json::from_str(include_str!("../../src/api/openapi.json")).expect("the description")
}

/// Words that say something to people only.
const NOTES: [&str; 4] = ["description", "title", "examples", "example"];

/// Schemas of a description.
pub struct Schemas(pub Value);

impl Schemas {
    /// Fails with the place and the reason if a value is not as the schema of this name has it.
    pub fn check(&self, name: &str, value: &Value) {
        let schema = serde_json::json!({ "$ref": format!("#/components/schemas/{name}") });
        if let Err(why) = self.fits(&schema, value, name) {
            panic!("{why}\nin {value}");
        }
    }

    /// Whether a value is as a schema has it; if not, where and why.
    pub fn fits(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let schema = schema.as_object().unwrap_or_else(|| panic!("{at}: no schema"));
        for (word, wanted) in schema {
            self.word(word, wanted, schema, value).map_err(|why| {
                if why.contains('→') { format!("{at} {why}") } else { format!("{at} → {why}") }
            })?;
        }
        Ok(())
    }

    fn word(
        &self,
        word: &str,
        wanted: &Value,
        schema: &serde_json::Map<String, Value>,
        value: &Value,
    ) -> Result<(), String> {
        let number = || wanted.as_u64().expect("a number") as f64;
        let list = || wanted.as_array().expect("a list");
        let all = |ok: bool| if ok { Ok(()) } else { Err(format!("{word} {wanted}: {value}")) };
        let long = |value: &Value| value.as_array().map(Vec::len).map(|long| long as f64);
        match word {
            "$ref" => {
                let name = wanted.as_str().and_then(|name| name.strip_prefix('#'));
                let schema = name.and_then(|name| self.0.pointer(name));
                self.fits(schema.unwrap_or_else(|| panic!("no {wanted}")), value, "")
            }
            "type" => match wanted {
                Value::Array(types) => all(types.iter().any(|one| is(one, value))),
                one => all(is(one, value)),
            },
            "enum" => all(list().contains(value)),
            "const" => all(wanted == value),
            "minimum" => all(value.as_f64().is_none_or(|value| value >= number())),
            "maximum" => all(value.as_f64().is_none_or(|value| value <= number())),
            "minLength" => all(value.as_str().is_none_or(|s| s.chars().count() as f64 >= number())),
            "maxLength" => all(value.as_str().is_none_or(|s| s.chars().count() as f64 <= number())),
            "minItems" => all(long(value).is_none_or(|long| long >= number())),
            "maxItems" => all(long(value).is_none_or(|long| long <= number())),
            "required" => {
                let has = |name: &Value| value.get(name.as_str().unwrap_or_default()).is_some();
                all(!value.is_object() || list().iter().all(has))
            }
            "properties" => {
                let named = wanted.as_object().expect("schemas");
                named.iter().try_for_each(|(name, schema)| match value.get(name) {
                    Some(value) => self.fits(schema, value, &format!(".{name}")),
                    None => Ok(()),
                })
            }
            "additionalProperties" => {
                assert_eq!(*wanted, Value::Bool(false));
                let known = schema["properties"].as_object().expect("properties");
                let more =
                    value.as_object().and_then(|o| o.keys().find(|k| !known.contains_key(*k)));
                more.map_or(Ok(()), |more| Err(format!("{more} is not described: {value}")))
            }
            "items" => each(value, |_, item| self.fits(wanted, item, "[]")),
            "prefixItems" => each(value, |n, item| match list().get(n) {
                Some(schema) => self.fits(schema, item, &format!("[{n}]")),
                None => Ok(()),
            }),
            "allOf" => list().iter().try_for_each(|schema| self.fits(schema, value, "all")),
            "oneOf" | "anyOf" => {
                let tried: Vec<_> = list().iter().map(|one| self.fits(one, value, "")).collect();
                let fit = tried.iter().filter(|fits| fits.is_ok()).count();
                if fit == 1 || (fit > 1 && word == "anyOf") {
                    return Ok(());
                }
                let why: Vec<String> = tried.into_iter().filter_map(Result::err).collect();
                Err(format!("{fit} of {word}: {value}\n  {}", why.join("\n  ")))
            }
            note if NOTES.contains(&note) => Ok(()),
            other => panic!("this check does not know {other:?}"),
        }
    }
}

fn each(
    value: &Value,
    mut check: impl FnMut(usize, &Value) -> Result<(), String>,
) -> Result<(), String> {
    let items = value.as_array().map_or(&[][..], Vec::as_slice);
    items.iter().enumerate().try_for_each(|(n, item)| check(n, item))
}

fn is(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        other => panic!("this check does not know the type {other:?}"),
    }
}

/// The check itself says no where it should.
#[test]
fn wrong_values_are_found() {
    let schemas = Schemas(description());
    let command = serde_json::json!({ "$ref": "#/components/schemas/Command" });
    let fits = |value: Value| schemas.fits(&command, &value, "command");
    assert_eq!(fits(serde_json::json!({ "do": "start" })), Ok(()));
    for wrong in [
        serde_json::json!({}),
        serde_json::json!({ "do": "dance" }),
        serde_json::json!({ "do": "rename", "seat": 1 }),
        serde_json::json!({ "do": "rename", "seat": 9, "name": "x" }),
        serde_json::json!({ "do": "rename", "seat": "1", "name": "x" }),
        serde_json::json!({ "do": "play", "seat": 1, "action": { "guess": ["guard", 1] } }),
        serde_json::json!({ "do": "play", "seat": 1, "action": { "keep": ["guard", "spy"] } }),
        serde_json::json!("start"),
    ] {
        assert!(fits(wrong.clone()).is_err(), "{wrong}");
    }
    let said = serde_json::json!({ "$ref": "#/components/schemas/Refusal" });
    let more = serde_json::json!({ "code": "full", "sentence": "No.", "more": 1 });
    assert!(schemas.fits(&said, &more, "").is_err(), "what is not described is found");
}
