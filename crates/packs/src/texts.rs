//! Which texts a pack must have, and whether it has them.

use crate::epilogue::{MOST_PARAGRAPH, facts, is_epilogue, keys, paragraphs};
use crate::fluent::{Text, texts};
use crate::manifest::Manifest;
use crate::names::nearest;
use crate::notes::{Notes, Place};
use crate::problem::{Problem, TextFault};
use crate::read::{Draft, Owned};
use crate::words::{Piece, Words};
use fog_of_love::content::Kind;
use std::collections::{BTreeMap, BTreeSet};

/// Most characters in a title or a name.
pub const MOST_TITLE: usize = 48;
/// Most characters in an option.
pub const MOST_OPTION: usize = 140;
/// Most characters in what the card's player says.
pub const MOST_WORDS: usize = 280;
/// Most characters in a text.
pub const MOST_TEXT: usize = 420;
/// Most characters in a prompt.
pub const MOST_PROMPT: usize = 200;
/// Most ideas that a prompt to tell something may offer.
pub const MOST_IDEAS: usize = 3;
/// How many characters a person's name is reckoned to take.
const NAME: usize = 8;

/// The small words that change before a name, by language; `words` puts them there.
pub const SMALL_WORDS: [(&str, &[&str]); 2] = [("it", &["A", "E"]), ("fr", &["DE"])];

/// A text that a pack may have.
#[derive(Clone, Copy)]
struct Wanted {
    most: usize,
    required: bool,
    place: Place,
}

/// The texts of one pack's cards, by name.
struct List<'n> {
    wanted: BTreeMap<String, Wanted>,
    prompts: BTreeMap<&'n str, Vec<&'n str>>,
    /// What is said in any language.
    said: &'n BTreeSet<String>,
    /// What epilogues may speak of, by message.
    facts: BTreeMap<String, BTreeSet<String>>,
}

impl List<'_> {
    fn add(&mut self, name: String, most: usize, required: bool, place: Place) {
        self.wanted.insert(name, Wanted { most, required, place });
    }

    /// It may be left out; but what one language says all of them say.
    fn may(&mut self, name: String, most: usize, place: Place) {
        let required = self.said.contains(&name);
        self.add(name, most, required, place);
    }

    /// What became of the two, for each way in which a story can end: of all of them or of none.
    fn epilogues(&mut self, draft: &Draft, number: usize, notes: &Notes, place: Place) {
        let keys = keys(&draft.content, number);
        let required = keys.iter().any(|key| self.said.contains(key));
        let prompts = notes.prompts.iter().map(|(key, prompt)| (key.as_str(), prompt.as_str()));
        let facts = facts(&draft.content.stories[number], prompts);
        for key in keys {
            self.add(key.clone(), MOST_TITLE, required, place);
            for (number, paragraph) in paragraphs().enumerate() {
                for (instead, attribute) in paragraph.into_iter().enumerate() {
                    let first = (number, instead) == (0, 0);
                    let name = format!("{key}.{attribute}");
                    self.add(name, MOST_PARAGRAPH, required && first, place);
                }
            }
            self.facts.insert(key, facts.clone());
        }
    }

    /// A title with its text and the attributes that any card may have.
    fn card(&mut self, key: &str, text: bool, options: usize, place: Place) {
        self.add(key.to_string(), MOST_TITLE, true, place);
        self.add(format!("{key}.text"), MOST_TEXT, text, place);
        for letter in ["a", "b", "c", "d"].iter().take(options) {
            self.add(format!("{key}.{letter}"), MOST_OPTION, true, place);
        }
        for prompt in self.prompts.get(key).cloned().unwrap_or_default() {
            self.add(format!("{key}.{prompt}"), MOST_PROMPT, true, place);
            if prompt.starts_with("tell-") {
                for number in 1..=MOST_IDEAS {
                    self.add(format!("{key}.{prompt}-{number}"), MOST_OPTION, false, place);
                }
            }
        }
    }
}

fn wanted(
    draft: &Draft,
    pack: usize,
    manifest: &Manifest,
    said: &BTreeSet<String>,
    notes: &Notes,
) -> (BTreeMap<String, Wanted>, BTreeMap<String, BTreeSet<String>>) {
    let mut prompts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (key, prompt) in &notes.prompts {
        prompts.entry(key).or_default().push(prompt);
    }
    let mut list = List { wanted: BTreeMap::new(), prompts, said, facts: BTreeMap::new() };
    let pack_key = format!("pack-{}", manifest.id);
    list.card(&pack_key, false, 0, manifest.place);
    list.add(format!("{pack_key}.author"), MOST_TITLE, false, manifest.place);
    let content = &draft.content;
    for (kind, names) in [("flag", &manifest.flags), ("tag", &manifest.tags)] {
        for (name, place) in names {
            let key = format!("{kind}-{name}");
            if kind == "flag" {
                list.may(format!("{key}.told"), MOST_TEXT, *place);
                list.may(format!("{key}.undone"), MOST_TEXT, *place);
            }
            // It may go by its id.
            list.may(key, MOST_TITLE, *place);
        }
    }
    for (card, place) in mine(&content.scenes, &draft.scenes, pack) {
        let key = format!("scene-{}", card.id);
        list.card(&key, true, card.options.len(), place);
        list.add(format!("{key}.words"), MOST_WORDS, false, place);
        list.may(format!("{key}.told"), MOST_TEXT, place);
        if card.kinds.has(Kind::Secret) {
            list.add(format!("{key}.never"), MOST_TEXT, false, place);
        }
    }
    for (card, place) in mine(&content.traits, &draft.traits, pack) {
        list.card(&format!("trait-{}", card.id), true, 0, place);
    }
    for (card, place) in mine(&content.occupations, &draft.occupations, pack) {
        list.card(&format!("occupation-{}", card.id), false, 0, place);
    }
    for (card, place) in mine(&content.features, &draft.features, pack) {
        list.card(&format!("feature-{}", card.id), false, 0, place);
    }
    for (card, place) in mine(&content.destinies, &draft.destinies, pack) {
        list.card(&format!("destiny-{}", card.id), true, 0, place);
    }
    for (number, (story, place)) in content.stories.iter().zip(&draft.stories).enumerate() {
        let place = match place.pack == pack {
            true => place.place,
            false => continue,
        };
        let id = &story.id;
        list.card(&format!("story-{id}"), true, 0, place);
        list.may(format!("story-{id}.told"), MOST_TEXT, place);
        list.epilogues(draft, number, notes, place);
        list.add(format!("story-{id}.rules"), MOST_TEXT, false, place);
        for (number, chapter) in story.chapters.iter().enumerate() {
            let key = format!("chapter-{id}-{}", number + 1);
            list.card(&key, true, chapter.options.len(), place);
            list.may(format!("{key}.told"), MOST_TEXT, place);
        }
        list.card(&format!("finale-{id}"), true, story.finale.options.len(), place);
        list.may(format!("finale-{id}.told"), MOST_TEXT, place);
        for lesson in story.tutorial.iter().flat_map(|tutorial| &tutorial.lessons) {
            let key = format!("tutorial-{id}-{}", lesson.number);
            for part in 1..=lesson.parts.len() {
                list.add(format!("{key}.part-{part}"), MOST_TEXT, true, place);
            }
            list.add(key, MOST_TITLE, true, place);
        }
    }
    (list.wanted, list.facts)
}

/// The cards of one pack and where they stand.
fn mine<'a, T>(
    cards: &'a [T],
    owned: &'a [Owned],
    pack: usize,
) -> impl Iterator<Item = (&'a T, Place)> {
    let own = move |(card, owned): (&'a T, &'a Owned)| {
        (owned.pack == pack).then_some((card, owned.place))
    };
    cards.iter().zip(owned).filter_map(own)
}

/// A file of a language of a pack.
pub(crate) struct Tongue<'a> {
    pub page: u16,
    pub pack: usize,
    pub language: &'a str,
    pub text: &'a str,
}

/// The words of all packs by language. In a language that not every pack speaks, some are missing.
pub(crate) fn words(
    draft: &Draft,
    manifests: &[Manifest],
    tongues: &[Tongue<'_>],
    notes: &mut Notes,
) -> BTreeMap<String, Words> {
    let mut all: BTreeMap<String, Words> = BTreeMap::new();
    for (pack, manifest) in manifests.iter().enumerate() {
        for tongue in tongues.iter().filter(|tongue| tongue.pack == pack) {
            if !manifest.languages.iter().any(|(language, _)| language == tongue.language) {
                let fault = TextFault::NotListed(tongue.language.to_string());
                notes.say(Place { file: tongue.page, at: 0 }, Problem::Text(fault));
            }
        }
        let mut read: Vec<(&str, Vec<Text>)> = Vec::new();
        for (language, place) in &manifest.languages {
            let own = |tongue: &&Tongue<'_>| tongue.pack == pack && tongue.language == language;
            if !tongues.iter().any(|tongue| own(&tongue)) {
                notes.say(*place, Problem::Text(TextFault::NoFile(language.clone())));
                continue;
            }
            let files = tongues.iter().filter(own);
            let found = files.flat_map(|tongue| texts(tongue.page, tongue.text, notes)).collect();
            read.push((language, found));
        }
        let said = read.iter().flat_map(|(_, texts)| texts).map(|text| text.name.clone()).collect();
        let (wanted, facts) = wanted(draft, pack, manifest, &said, notes);
        for (language, texts) in read {
            let words = one_language(language, texts, &wanted, &facts, notes);
            all.entry(language.to_string()).or_default().join(words);
        }
    }
    all
}

fn one_language(
    language: &str,
    found: Vec<Text>,
    wanted: &BTreeMap<String, Wanted>,
    facts: &BTreeMap<String, BTreeSet<String>>,
    notes: &mut Notes,
) -> Words {
    let names: BTreeSet<&str> = found.iter().map(|text| text.name.as_str()).collect();
    let places: BTreeMap<&str, Place> =
        found.iter().map(|text| (text.name.as_str(), text.place)).collect();
    let missing = |name: &&String| !names.contains(name.as_str());
    // Nobody who misspells a name meant what hardly a pack has.
    let rare = |name: &str| {
        let attribute = name.split('.').nth(1).unwrap_or_default();
        is_epilogue(name) || matches!(attribute, "told" | "undone")
    };
    let meant = |name: &&String| missing(name) && (wanted[*name].required || !rare(name));
    let absent: Vec<&str> = wanted.keys().filter(meant).map(String::as_str).collect();
    for name in wanted.iter().filter(|(_, text)| text.required).map(|(name, _)| name) {
        if !names.contains(name.as_str()) {
            // Beside the card's other texts if it has any there, otherwise at the card itself.
            let message = name.split('.').next().unwrap_or_default();
            let place = places.get(message).copied().unwrap_or(wanted[name].place);
            let language = language.to_string();
            let fault = TextFault::Missing { language, name: name.clone() };
            notes.say(place, Problem::Text(fault));
        }
    }
    let mut words = Words::default();
    for text in &found {
        if notes.is_full() {
            break;
        }
        judge(text, wanted, &absent, notes);
        judge_slots(language, text, facts, notes);
    }
    for text in found {
        if words.knows(&text.name) {
            notes.say(text.place, Problem::Text(TextFault::Twice(text.name)));
        } else {
            words.put(text.name, text.pieces);
        }
    }
    words
}

fn judge(text: &Text, wanted: &BTreeMap<String, Wanted>, absent: &[&str], notes: &mut Notes) {
    let Some(place) = wanted.get(&text.name) else {
        let name = text.name.clone();
        let nearest = nearest(&name, absent.iter().copied()).map(str::to_string);
        notes.say(text.place, Problem::Text(TextFault::Unused { name, nearest }));
        return;
    };
    let length = |piece: &Piece| match piece {
        Piece::Text(text) => text.chars().count(),
        Piece::Player | Piece::Partner | Piece::Before(..) => NAME,
        // How long it is nobody knows.
        Piece::Fact(_) => 0,
    };
    let given = text.pieces.iter().map(length).sum();
    if given > place.most {
        let most = place.most;
        notes.say(text.place, Problem::Text(TextFault::TooLong { given, most }));
    }
}

/// Whether what is put into a text can be had: facts of the story, small words of the language.
fn judge_slots(
    language: &str,
    text: &Text,
    facts: &BTreeMap<String, BTreeSet<String>>,
    notes: &mut Notes,
) {
    let message = text.name.split('.').next().unwrap_or_default();
    let small = SMALL_WORDS.iter().find(|(of, _)| *of == language).map_or(&[][..], |(_, all)| all);
    for piece in &text.pieces {
        let fault = match piece {
            Piece::Fact(fact) if !facts.get(message).is_some_and(|all| all.contains(fact)) => {
                TextFault::Variable(fact.clone())
            }
            Piece::Before(word, _) if !small.contains(&word.as_str()) => TextFault::NotPlain,
            _ => continue,
        };
        notes.say(text.place, Problem::Text(fault));
    }
}
