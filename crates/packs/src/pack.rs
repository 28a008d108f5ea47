//! From files to a pack that can be played.

use crate::check::check;
use crate::looks::Looks;
use crate::manifest::Manifest;
use crate::notes::{Notes, Page};
use crate::problem::Finding;
use crate::read::{Sheet, cards, manifests, parse};
use crate::source::Source;
use crate::texts::{Tongue, words};
use crate::words::Words;
use data_encoding::HEXLOWER;
use fog_of_love::content::{Content, Edition};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// A pack without errors: what the engine plays and what people read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pack {
    /// The cards.
    pub content: Content,
    /// The words by language. Where packs speak other languages, some cards may lack theirs.
    pub texts: BTreeMap<String, Words>,
    /// What the cards look like.
    pub looks: Looks,
    /// The files it was read from, to be read again together with those of other packs.
    sources: Vec<Source>,
}

impl Pack {
    /// The words in a language.
    pub fn words(&self, language: &str) -> Option<&Words> {
        self.texts.get(language)
    }

    /// A pack that was kept: there are no files to read it from again.
    pub(crate) fn kept(content: Content, texts: BTreeMap<String, Words>, looks: Looks) -> Pack {
        Pack { content, texts, looks, sources: Vec::new() }
    }

    /// The languages in which every card has its words: those in which each of its packs has a title.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        let titled = |words: &Words| self.ids().all(|id| words.has(&format!("pack-{id}"), None));
        self.texts.iter().filter(move |(_, words)| titled(words)).map(|(code, _)| code.as_str())
    }

    /// The ids of the packs that it was put together from.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.content.edition.id.split('+')
    }

    /// The words of one message in a language, or in English, or in whichever it has; and in which.
    pub fn words_of(&self, key: &str, language: &str) -> Option<(&str, &Words)> {
        let wanted = [language, "en"].into_iter().filter_map(|code| self.texts.get_key_value(code));
        let mut known = wanted.chain(&self.texts);
        known.find(|(_, words)| words.has(key, None)).map(|(code, words)| (code.as_str(), words))
    }
}

/// What came of reading: a pack, unless there are errors, and all that was found.
#[derive(Clone, Debug)]
pub struct Reading {
    pack: Pack,
    findings: Vec<Finding>,
}

impl Reading {
    /// What was found, in the order of the files: errors and warnings.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// How many findings are errors.
    pub fn errors(&self) -> usize {
        self.findings.iter().filter(|finding| finding.is_error()).count()
    }

    /// The pack, if nothing is wrong with it but warnings.
    ///
    /// # Errors
    ///
    /// All findings, if any of them is an error.
    pub fn pack(self) -> Result<Pack, Vec<Finding>> {
        match self.errors() {
            0 => Ok(self.pack),
            _ => Err(self.findings),
        }
    }

    /// One line about the whole: `base 1.0.0: 113 scenes, 38 traits, …: no findings`.
    pub fn summary(&self) -> String {
        crate::report::summary(&self.pack.content, &self.findings)
    }
}

/// Reads packs together. References may go from one pack to cards of another.
pub fn read(sources: &[Source]) -> Reading {
    let mut findings = Vec::new();
    let mut notes = Notes::default();
    let mut pages: Vec<Page<'_>> = Vec::new();
    let mut sheets: Vec<Sheet<'_>> = Vec::new();
    let mut tongues: Vec<Tongue<'_>> = Vec::new();
    let mut readable = true;
    for (pack, source) in sources.iter().enumerate() {
        let (mut files, unfit) = source.sound();
        findings.extend(unfit);
        // The order of the cards must not depend on the order in which a disk lists its files.
        files.sort_unstable();
        for (name, text) in files {
            let page = pages.len() as u16;
            pages.push(Page { path: source.path(name), text });
            if let Some(stem) = name.strip_suffix(".ftl") {
                // `en.ftl`, and if one file is too long to find one's way in, `en-told.ftl`.
                let language = stem.split('-').next().unwrap_or(stem);
                tongues.push(Tongue { page, pack, language, text });
                continue;
            }
            match parse(page, pack, name, text, &mut notes) {
                Some(sheet) => sheets.push(sheet),
                None => readable = false,
            }
        }
    }
    let mut pack = Pack::default();
    if readable && sheets.iter().filter(|sheet| sheet.is_manifest).count() == sources.len() {
        let manifests = manifests(&sheets, &pages, &mut notes);
        let draft = cards(&sheets, &manifests, &pages, &mut notes);
        let place = manifests.first().map(|manifest| manifest.place).unwrap_or_default();
        check(&draft, place, &mut notes);
        pack.texts = words(&draft, &manifests, &tongues, &mut notes);
        pack.looks = draft.looks;
        pack.content = draft.content;
        pack.content.edition = edition(&pack.content, &manifests);
        pack.sources = sources.to_vec();
    }
    findings.extend(notes.findings(&pages));
    Reading { pack, findings }
}

/// Several packs as one (FL-320).
///
/// # Errors
///
/// What is wrong with the combination, such as one id in two packs.
pub fn combine(packs: &[Pack]) -> Result<Pack, Vec<Finding>> {
    let several = packs.len() > 1;
    let sources = packs.iter().flat_map(|pack| {
        let id = pack.content.edition.id.clone();
        pack.sources.iter().cloned().map(move |source| match source.label.is_empty() && several {
            true => source.labelled(id.clone()),
            false => source,
        })
    });
    read(&sources.collect::<Vec<_>>()).pack()
}

/// Which content it is, to the byte: a hash of the mechanics, so that better words leave old games
/// as they are.
fn edition(content: &Content, manifests: &[Manifest]) -> Edition {
    let joined =
        |part: fn(&Manifest) -> &str| manifests.iter().map(part).collect::<Vec<_>>().join("+");
    Edition { id: joined(|m| &m.id), version: joined(|m| &m.version), hash: hash(content) }
}

/// The hash of a content's mechanics, its edition left out, as hexadecimal digits.
pub(crate) fn hash(content: &Content) -> String {
    digest(&bare(content))
}

/// A content's mechanics as text, its edition left out.
pub(crate) fn bare(content: &Content) -> String {
    let bare = Content { edition: Edition::default(), ..content.clone() };
    // Content is plain data with string keys; writing it cannot fail.
    serde_json::to_string(&bare).unwrap_or_default()
}

pub(crate) fn digest(text: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(text))
}
