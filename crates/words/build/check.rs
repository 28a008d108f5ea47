//! What all languages together must keep.

use super::catalogue::{Fault, Place, Saying, Selector};
use super::variables::{Kind, variable};
use std::collections::{BTreeMap, BTreeSet};

/// All that one language says, by id.
pub struct Language {
    /// Its code.
    pub code: String,
    /// Its folder.
    pub home: String,
    /// What it says.
    pub sayings: BTreeMap<String, Saying>,
}

impl Language {
    /// Gathers what the files of a language say. What is said twice is a fault.
    pub fn gather(code: &str, home: &str, sayings: Vec<Saying>) -> (Language, Vec<Fault>) {
        let mut by_id: BTreeMap<String, Saying> = BTreeMap::new();
        let mut faults = Vec::new();
        for saying in sayings {
            if let Some(first) = by_id.get(&saying.id) {
                let Place { file, line } = &first.at;
                let what = format!("`{}` is already in {file}, line {line}", saying.id);
                faults.push(Fault { at: saying.at, what });
            } else {
                by_id.insert(saying.id.clone(), saying);
            }
        }
        (Language { code: code.to_owned(), home: home.to_owned(), sayings: by_id }, faults)
    }

    /// The messages that Rust may call.
    pub fn public(&self) -> impl Iterator<Item = &Saying> {
        self.sayings.values().filter(|saying| saying.is_public())
    }

    /// The variables that a message takes, its own and those of what it refers to, in the order
    /// of arguments. Terms take none: Fluent shows them no variables from outside.
    pub fn variables_of(&self, id: &str) -> Vec<String> {
        let mut found = BTreeSet::new();
        let mut visited = BTreeSet::new();
        let mut waiting = vec![id.to_owned()];
        while let Some(id) = waiting.pop() {
            let Some(saying) = self.sayings.get(&id) else { continue };
            if id.starts_with('-') || !visited.insert(id) {
                continue;
            }
            found.extend(saying.variables.iter().map(|(name, _)| name.clone()));
            waiting.extend(saying.references.iter().map(|(name, _)| name.clone()));
        }
        let mut found = Vec::from_iter(found);
        found.sort_by_key(|name| variable(name).map(|(place, _)| place));
        found
    }
}

/// Everything wrong with the languages, the first being the model of the others.
pub fn check(languages: &[Language]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Some((model, others)) = languages.split_first() else { return faults };
    for language in languages {
        check_references(language, &mut faults);
        check_variables(language, &mut faults);
        check_selectors(model, language, &mut faults);
    }
    for language in others {
        compare(model, language, &mut faults);
    }
    faults
}

/// Whatever is referred to exists, and whatever only references can reach is referred to.
fn check_references(language: &Language, faults: &mut Vec<Fault>) {
    let mut used = BTreeSet::new();
    for (id, at) in language.sayings.values().flat_map(|saying| &saying.references) {
        used.insert(id);
        if !language.sayings.contains_key(id) {
            faults.push(Fault { at: at.clone(), what: format!("there is no `{id}` to refer to") });
        }
    }
    for saying in language.sayings.values().filter(|saying| !saying.is_public()) {
        if !used.contains(&saying.id) {
            let what = format!("nothing refers to `{}`", saying.id);
            faults.push(Fault { at: saying.at.clone(), what });
        }
    }
}

/// Every variable is on the list.
fn check_variables(language: &Language, faults: &mut Vec<Fault>) {
    let sayings = language.sayings.values().filter(|saying| !saying.id.starts_with('-'));
    for (name, at) in sayings.flat_map(|saying| &saying.variables) {
        if variable(name).is_none() {
            let what = format!("unknown variable ${name}: is it in build/variables.rs?");
            faults.push(Fault { at: at.clone(), what });
        }
    }
}

/// Numbers choose by plural form. Names choose among the names that the model knows: all of them,
/// unless the variant for the rest is `other`. A misspelt or forgotten name is thus a fault
/// instead of a wrong sentence.
fn check_selectors(model: &Language, language: &Language, faults: &mut Vec<Fault>) {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    for saying in language.sayings.values().filter(|saying| !saying.id.starts_with('-')) {
        for Selector { variable: name, keys, default, at } in &saying.selectors {
            let numeric = matches!(variable(name), Some((_, Kind::Number)));
            let known = names_of(model, name);
            for key in keys.iter().filter(|key| *key != "other") {
                let fits = if numeric {
                    PLURALS.contains(&key.as_str()) || key.parse::<i64>().is_ok()
                } else {
                    known.contains(key.as_str())
                };
                if !fits {
                    let what = format!("`{}`: ${name} is never [{key}]", saying.id);
                    faults.push(Fault { at: at.clone(), what });
                }
            }
            for missing in known.iter().filter(|known| !keys.iter().any(|key| key == *known)) {
                if !numeric && default != "other" {
                    let what = format!("`{}`: no variant of ${name} for [{missing}]", saying.id);
                    faults.push(Fault { at: at.clone(), what });
                }
            }
        }
    }
}

/// The names that a variable is compared with anywhere in a language.
fn names_of<'a>(language: &'a Language, variable: &str) -> BTreeSet<&'a str> {
    let selectors = language.sayings.values().flat_map(|saying| &saying.selectors);
    let keys = selectors.filter(|one| one.variable == variable).flat_map(|one| &one.keys);
    keys.map(String::as_str).filter(|key| *key != "other").collect()
}

/// A language says what the model says, with the same variables: no more, no less.
fn compare(model: &Language, language: &Language, faults: &mut Vec<Fault>) {
    for Saying { id, at, .. } in model.public() {
        let Some(own) = language.sayings.get(id) else {
            let Place { file, line } = at;
            let what = format!("`{id}` is missing; it is in {file}, line {line}");
            let name = file.rsplit('/').next().unwrap_or_default();
            let at = Place { file: format!("{}/{name}", language.home), line: 1 };
            faults.push(Fault { at, what });
            continue;
        };
        let (theirs, ours) = (model.variables_of(id), language.variables_of(id));
        if theirs != ours {
            let what =
                format!("`{id}` takes {}, but {} in {}", list(&ours), list(&theirs), model.code);
            faults.push(Fault { at: own.at.clone(), what });
        }
    }
    for Saying { id, at, .. } in language.public() {
        if !model.sayings.contains_key(id) {
            let what = format!("`{id}` is not in {}", model.code);
            faults.push(Fault { at: at.clone(), what });
        }
    }
}

fn list(variables: &[String]) -> String {
    if variables.is_empty() {
        return "no variable".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" and ")
}
