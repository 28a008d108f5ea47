//! The repository as its pages may speak of it: its files, its crates, and what these declare.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::source::declared;

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of Rust: in which crate and modules it is, and its text.
struct Module {
    home: String,
    within: Vec<String>,
    text: String,
}

/// Where something is declared, and in what.
struct Place {
    module: usize,
    owner: Option<String>,
}

#[derive(Default)]
pub struct Repository {
    /// Every file and folder, from the root.
    paths: BTreeSet<String>,
    pub crates: BTreeSet<String>,
    modules: Vec<Module>,
    names: BTreeMap<String, Vec<Place>>,
}

impl Repository {
    /// Files of these paths and texts.
    pub fn new(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut repository = Self::default();
        for (path, text) in files {
            let parts: Vec<&str> = path.split('/').collect();
            repository.paths.extend((1..=parts.len()).map(|end| parts[..end].join("/")));
            if let ["crates", home, kind, rest @ ..] = parts.as_slice() {
                repository.crates.insert(home.to_string());
                if path.ends_with(".rs") {
                    repository.add(home, kind, rest, text);
                }
            }
        }
        repository
    }

    fn add(&mut self, home: &str, kind: &str, rest: &[&str], text: String) {
        let within = [kind]
            .iter()
            .chain(rest)
            .map(|part| part.trim_end_matches(".rs").to_string())
            .filter(|part| !["src", "lib", "main", "mod"].contains(&part.as_str()))
            .collect();
        for found in declared(&text) {
            let place = Place { module: self.modules.len(), owner: found.owner };
            self.names.entry(found.name).or_default().push(place);
        }
        self.modules.push(Module { home: home.to_string(), within, text });
    }

    /// This one, as it lies on the disk.
    pub fn here() -> Self {
        let mut files = Vec::new();
        let mut folders = vec![root()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                if path.is_dir() {
                    if ![".git", "target", "node_modules"].contains(&name.as_str()) {
                        folders.push(path);
                    }
                    continue;
                }
                let rust = name.ends_with(".rs");
                let text =
                    if rust { fs::read_to_string(&path).expect("text") } else { String::new() };
                let from_root = path.strip_prefix(root()).expect("below the root");
                files.push((from_root.to_str().expect("a plain path").replace('\\', "/"), text));
            }
        }
        Self::new(files)
    }

    /// Whether there is such a file or folder: from the root, from `crates`, from a crate or from
    /// its sources; a bare name of a file anywhere in `crates`. A star is anything within a name.
    pub fn has_path(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let bare = !path.contains('/') && path.contains('.');
        let from_crate = |base: &str| {
            self.crates.iter().any(|home| self.has(&format!("crates/{home}/{base}{path}")))
        };
        self.has(path)
            || self.has(&format!("crates/{path}"))
            || from_crate("")
            || from_crate("src/")
            || bare
                && self.paths.iter().any(|have| {
                    have.starts_with("crates/")
                        && have.rsplit('/').next().is_some_and(|name| fits(path, name))
                })
    }

    /// Whether exactly this path is there, from the root.
    pub fn has(&self, path: &str) -> bool {
        match path.contains('*') {
            false => self.paths.contains(path),
            true => self.paths.iter().any(|have| fits(path, have)),
        }
    }

    /// Whether something of this name is declared: `Type`, `Type::member`, `module::item`,
    /// `crate_name::module::Type::member`. Where a crate or a module is named, it is declared
    /// there, and a member is one of that type and no other.
    pub fn has_symbol(&self, symbol: &str) -> bool {
        let parts: Vec<&str> = symbol.split("::").collect();
        let home = parts[0].replace('_', "-");
        let known = self.crates.contains(&home);
        let modules: Vec<usize> = (0..self.modules.len())
            .filter(|&module| !known || self.modules[module].home == home)
            .collect();
        self.resolves(&modules, if known { &parts[1..] } else { &parts })
    }

    fn resolves(&self, modules: &[usize], parts: &[&str]) -> bool {
        let Some((first, rest)) = parts.split_first() else { return true };
        let inner: Vec<usize> = (modules.iter().copied())
            .filter(|&module| self.modules[module].within.iter().any(|part| part == first))
            .collect();
        if !inner.is_empty() && self.resolves(&inner, rest) {
            return true;
        }
        let mut places = self.places(first).iter().filter(|place| modules.contains(&place.module));
        match rest {
            [] => places.next().is_some(),
            [member] => places.any(|owner| {
                self.places(member).iter().any(|place| {
                    place.owner.as_deref() == Some(first)
                        && self.modules[place.module].home == self.modules[owner.module].home
                })
            }),
            _ => false,
        }
    }

    fn places(&self, name: &str) -> &[Place] {
        self.names.get(name).map_or(&[], Vec::as_slice)
    }

    /// Whether the sources have this in them: a setting in quotation marks, the number of a rule.
    pub fn speaks_of(&self, words: &str) -> bool {
        self.modules.iter().any(|module| module.text.contains(words))
    }
}

/// Whether a name fits a pattern in which one star may stand for anything but a folder.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name
            .strip_prefix(before)
            .and_then(|rest| rest.strip_suffix(after))
            .is_some_and(|between| !between.contains('/')),
    }
}
