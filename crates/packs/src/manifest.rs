//! Reading `pack.toml`.

use crate::character::Worth;
use crate::names::is_id;
use crate::notes::Place;
use crate::problem::{Problem, What};
use crate::value::SATISFACTION;
use crate::walk::{Desk, Fields, Node};

/// The languages that the parlour speaks.
pub const LANGUAGES: [&str; 4] = ["en", "it", "de", "fr"];

/// What a pack says about itself.
#[derive(Clone, Debug)]
pub(crate) struct Manifest {
    pub id: String,
    pub version: String,
    /// The languages, and where each is listed.
    pub languages: Vec<(String, Place)>,
    pub worth: Worth,
    pub flags: Vec<(String, Place)>,
    pub tags: Vec<(String, Place)>,
    /// Where to point at when the whole pack is meant.
    pub place: Place,
}

impl Desk<'_> {
    /// The manifest's keys. Whoever calls asks for the others and finishes the fields.
    pub fn manifest(&mut self, fields: &mut Fields<'_>) -> Manifest {
        let id = fields.need("id", self).and_then(|node| {
            let id = self.text(node)?.to_string();
            if !is_id(&id) {
                self.say(node, Problem::BadId(id.clone()));
            }
            Some(id)
        });
        let version = fields.need("version", self).and_then(|node| {
            let version = self.text(node)?.to_string();
            if !is_version(&version) {
                self.say(node, Problem::BadVersion(version.clone()));
            }
            Some(version)
        });
        let languages = match fields.need("languages", self) {
            Some(node) => self.languages(node),
            None => Vec::new(),
        };
        let reward = self.number_or(fields.get("reward"), SATISFACTION, 3);
        let penalty = self.number_or(fields.get("penalty"), SATISFACTION, -1);
        Manifest {
            id: id.unwrap_or_default(),
            version: version.unwrap_or_default(),
            languages,
            worth: Worth { reward, penalty },
            flags: self.new_names(fields.get("flags")),
            tags: self.new_names(fields.get("tags")),
            place: Place { file: self.file, at: 0 },
        }
    }

    fn languages<'a>(&mut self, node: &'a Node<'a>) -> Vec<(String, Place)> {
        let known = LANGUAGES.map(|language| (language, language));
        let mut languages = Vec::new();
        let mut listed = Vec::new();
        for item in self.list(node).unwrap_or_default() {
            if let Some(language) = self.word(item, What::Language, &known) {
                self.push_once(item, &mut listed, language);
                languages.push((language.to_string(), self.place(item.span())));
            }
        }
        if languages.is_empty() {
            let what = "languages".to_string();
            self.say(node, Problem::TooFew { what, given: 0, least: 1 });
        }
        languages
    }

    /// Names that the list introduces, each an id and none twice.
    fn new_names<'a>(&mut self, node: Option<&'a Node<'a>>) -> Vec<(String, Place)> {
        let mut names: Vec<(String, Place)> = Vec::new();
        for item in node.and_then(|node| self.list(node)).unwrap_or_default() {
            let Some(name) = self.text(item) else { continue };
            if !is_id(name) {
                self.say(item, Problem::BadId(name.to_string()));
            } else if names.iter().any(|(known, _)| known == name) {
                self.say(item, Problem::Repeated(name.to_string()));
            } else {
                names.push((name.to_string(), self.place(item.span())));
            }
        }
        names
    }
}

/// Three numbers with points between them.
fn is_version(version: &str) -> bool {
    let parts: Vec<&str> = version.split('.').collect();
    let number =
        |part: &&str| (1..=5).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    parts.len() == 3 && parts.iter().all(number)
}
