//! The Rust side of the locale files: a method for every message, and the texts themselves.

use crate::check::Language;
use crate::lang::Lang;
use crate::variables::{Kind, variable};
use std::fmt::Write;

/// A file to embed, and under which name.
pub struct Page {
    /// Its language.
    pub lang: Lang,
    /// Its name without the ending.
    pub name: String,
    /// Where it is, relative to the crate.
    pub path: String,
}

/// The methods of `Tongue`, out of the model language.
pub fn methods(model: &Language) -> String {
    let mut code = String::from("impl Tongue {\n");
    for saying in model.public() {
        let id = &saying.id;
        let variables = model.variables_of(id);
        let (mut parameters, mut values) = (String::new(), String::new());
        for name in &variables {
            let (kind, value) = match variable(name).map(|(_, kind)| kind) {
                Some(Kind::Named(named)) => (named, format!("named({name}.name())")),
                Some(Kind::Number) => ("i64", format!("FluentValue::from({name})")),
                Some(Kind::Text) | None => ("&str", format!("FluentValue::from({name})")),
            };
            let _ = write!(parameters, ", {name}: {kind}");
            let _ = write!(values, "({name:?}, {value}), ");
        }
        let doc = format!("`{id}`: “{}”", saying.gist.replace('\n', " "));
        let method = id.replace('-', "_");
        let _ = write!(
            code,
            "    #[doc = {doc:?}]\n    pub fn {method}(&self{parameters}) -> String {{\n        \
             self.say({id:?}, &[{values}])\n    }}\n"
        );
    }
    code.push_str("}\n\n");
    code
}

/// Every message with its variables, for the tests that say them all.
pub fn messages(model: &Language) -> String {
    let mut code =
        String::from("#[cfg(test)]\npub(crate) const MESSAGES: &[(&str, &[&str])] = &[\n");
    for saying in model.public() {
        let _ = writeln!(code, "    ({:?}, &{:?}),", saying.id, model.variables_of(&saying.id));
    }
    code.push_str("];\n");
    code
}

/// The list `name` of all `pages`: language, name, text.
pub fn pages(name: &str, pages: &[Page]) -> String {
    let mut code = format!("pub(crate) const {name}: &[(Lang, &str, &str)] = &[\n");
    for Page { lang, name, path } in pages {
        let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\"))");
        let _ = writeln!(code, "    (Lang::{lang:?}, {name:?}, {text}),");
    }
    code.push_str("];\n");
    code
}
