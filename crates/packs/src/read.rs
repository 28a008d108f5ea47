//! Reading packs: files into names, names into cards, cards into content.

use crate::brackets::{MOST_DEEP, too_deep};
use crate::character::Worth;
use crate::looks::Looks;
use crate::manifest::Manifest;
use crate::names::{Names, is_id};
use crate::notes::{Notes, Page, Place, position};
use crate::problem::{Problem, Unfit, What};
use crate::walk::{Desk, Fields, Node};
use fog_of_love::content::{
    Content, Kind, MOST_CARDS, MOST_DESTINIES, MOST_FLAGS, MOST_PER_DECK, MOST_SECRETS, MOST_TAGS,
};
use toml::Spanned;
use toml::de::DeTable;

/// The kinds of cards, by the key of their lists.
pub(crate) const KINDS: [(&str, What); 6] = [
    ("scene", What::Scene),
    ("trait", What::Trait),
    ("occupation", What::Occupation),
    ("feature", What::Feature),
    ("destiny", What::Destiny),
    ("story", What::Story),
];

/// The key of the table that says what cards look like.
const LOOK: &str = "look";

/// Most stories.
const MOST_STORIES: usize = 64;
/// Most effects of all cards together, and most conditions: as many as the engine can number.
const MOST_CLAUSES: usize = 10_000;

/// A file of TOML that could be parsed.
pub(crate) struct Sheet<'a> {
    pub page: u16,
    /// Which pack it belongs to.
    pub pack: usize,
    pub is_manifest: bool,
    pub table: Spanned<DeTable<'a>>,
}

/// Parses a file, noting every fault of its syntax.
pub(crate) fn parse<'a>(
    page: u16,
    pack: usize,
    name: &str,
    text: &'a str,
    notes: &mut Notes,
) -> Option<Sheet<'a>> {
    let place = |at: usize| Place { file: page, at: at as u32 };
    if let Some(at) = too_deep(text) {
        notes.say(place(at), Problem::Unfit(Unfit::TooDeep(MOST_DEEP)));
        return None;
    }
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let at = error.span().map_or(0, |span| span.start);
        notes.say(place(at), Problem::Syntax(error.message().to_string()));
    }
    errors.is_empty().then_some(Sheet { page, pack, is_manifest: name == "pack.toml", table })
}

/// Where a card stands, and whose it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owned {
    pub place: Place,
    pub pack: usize,
}

/// All cards as they were read, with their places: number by number like the content.
#[derive(Default)]
pub(crate) struct Draft {
    pub content: Content,
    pub looks: Looks,
    pub scenes: Vec<Owned>,
    pub traits: Vec<Owned>,
    pub occupations: Vec<Owned>,
    pub features: Vec<Owned>,
    pub destinies: Vec<Owned>,
    pub stories: Vec<Owned>,
}

impl Draft {
    fn owners(&mut self, what: What) -> &mut Vec<Owned> {
        match what {
            What::Trait => &mut self.traits,
            What::Occupation => &mut self.occupations,
            What::Feature => &mut self.features,
            What::Destiny => &mut self.destinies,
            What::Story => &mut self.stories,
            _ => &mut self.scenes,
        }
    }
}

/// A card that is still TOML.
struct Raw<'a> {
    what: What,
    page: u16,
    pack: usize,
    /// Nothing if it has no good id of its own; it is read all the same, but not kept.
    id: Option<String>,
    node: &'a Node<'a>,
}

/// The manifests of all packs.
pub(crate) fn manifests<'a>(
    sheets: &'a [Sheet<'a>],
    pages: &[Page<'_>],
    notes: &mut Notes,
) -> Vec<Manifest> {
    let names = Names::default();
    let mut manifests = Vec::new();
    for sheet in sheets.iter().filter(|sheet| sheet.is_manifest) {
        let mut desk =
            Desk { file: sheet.page, names: &names, notes, key: String::new(), guessed: false };
        let mut fields = top(sheet);
        let manifest = desk.manifest(&mut fields);
        finish_top(fields, &mut desk);
        let twin = manifests.iter().find(|other: &&Manifest| other.id == manifest.id);
        if let Some(first) = twin.map(|twin| shown(pages, twin.place)) {
            let id = manifest.id.clone();
            notes.say(manifest.place, Problem::DuplicateId { what: What::Pack, id, first });
        }
        manifests.push(manifest);
    }
    manifests
}

fn top<'a>(sheet: &'a Sheet<'a>) -> Fields<'a> {
    Fields::of(sheet.table.get_ref(), 0..0)
}

fn finish_top(mut fields: Fields<'_>, desk: &mut Desk<'_>) {
    for (key, _) in KINDS {
        fields.get(key);
    }
    fields.get(LOOK);
    fields.done(desk);
}

/// Reads all cards of all packs. References are looked up when every id is known.
pub(crate) fn cards<'a>(
    sheets: &'a [Sheet<'a>],
    manifests: &[Manifest],
    pages: &[Page<'_>],
    notes: &mut Notes,
) -> Draft {
    let mut names = Names::default();
    introduce(manifests, &mut names, notes);
    let mut draft = Draft::default();
    let raws = register(sheets, pages, &mut names, &mut draft, notes);
    let usual = Worth { reward: 3, penalty: -1 };
    for raw in raws {
        let worth = manifests.get(raw.pack).map_or(usual, |manifest| manifest.worth);
        let mut desk =
            Desk { file: raw.page, names: &names, notes, key: String::new(), guessed: false };
        let Some(fields) = desk.fields(raw.node) else { continue };
        read_card(&mut desk, raw.what, raw.id, fields, worth, &mut draft.content);
    }
    for sheet in sheets {
        let mut desk =
            Desk { file: sheet.page, names: &names, notes, key: String::new(), guessed: false };
        if let Some(node) = top(sheet).get(LOOK) {
            desk.looks(node, &draft.content, &mut draft.looks);
        }
    }
    draft.content.flags = names.flags.list().to_vec();
    draft.content.tags = names.tags.list().to_vec();
    let secrets = draft.content.scenes.iter().filter(|scene| scene.kinds.has(Kind::Secret));
    for (what, given, most) in [
        ("secrets", secrets.count(), MOST_SECRETS),
        ("effects in all", notes.effects, MOST_CLAUSES),
        ("conditions in all", notes.conditions, MOST_CLAUSES),
    ] {
        if given > most {
            let place = manifests.first().map(|manifest| manifest.place).unwrap_or_default();
            notes.say(place, Problem::TooMany { what, most });
        }
    }
    draft
}

/// Flags and tags; packs that name the same one mean the same one.
fn introduce(manifests: &[Manifest], names: &mut Names, notes: &mut Notes) {
    for manifest in manifests {
        for (what, list, most, plural) in [
            (What::Flag, &manifest.flags, MOST_FLAGS, "flags"),
            (What::Tag, &manifest.tags, MOST_TAGS, "tags"),
        ] {
            let index = names.of_mut(what);
            for (name, place) in list {
                if index.number(name).is_some() {
                    continue;
                }
                if index.list().len() == most {
                    notes.say(*place, Problem::TooMany { what: plural, most });
                    break;
                }
                index.add(name);
            }
        }
    }
}

/// Gives every card its number, in the order of the files.
fn register<'a>(
    sheets: &'a [Sheet<'a>],
    pages: &[Page<'_>],
    names: &mut Names,
    draft: &mut Draft,
    notes: &mut Notes,
) -> Vec<Raw<'a>> {
    let mut raws = Vec::new();
    for (key, what) in KINDS {
        for sheet in sheets {
            let empty = Names::default();
            let mut desk =
                Desk { file: sheet.page, names: &empty, notes, key: String::new(), guessed: false };
            let mut fields = top(sheet);
            let list = fields.get(key).and_then(|node| desk.list(node)).unwrap_or_default();
            if key == KINDS[0].0 && !sheet.is_manifest {
                finish_top(fields, &mut desk);
            }
            for node in list {
                let id = own_id(&mut desk, node, what, names, draft, pages, sheet.pack);
                raws.push(Raw { what, page: sheet.page, pack: sheet.pack, id, node });
            }
        }
    }
    raws
}

/// The id under which a card is registered, if it has one that nobody else has.
fn own_id<'a>(
    desk: &mut Desk<'_>,
    node: &'a Node<'a>,
    what: What,
    names: &mut Names,
    draft: &mut Draft,
    pages: &[Page<'_>],
    pack: usize,
) -> Option<String> {
    // A card that is no table is told so when it is read.
    let mut fields = Fields::of(node.get_ref().as_table()?, node.span());
    let id_node = fields.need("id", desk)?;
    let id = desk.text(id_node)?.to_string();
    if !is_id(&id) {
        desk.say(id_node, Problem::BadId(id));
        return None;
    }
    let index = names.of_mut(what);
    if let Some(number) = index.number(&id) {
        let place = draft.owners(what).get(number as usize).map(|owned| owned.place);
        let first = place.map(|place| shown(pages, place)).unwrap_or_default();
        desk.say(id_node, Problem::DuplicateId { what, id, first });
        return None;
    }
    let (most, plural) = match what {
        What::Destiny => (MOST_DESTINIES, "destinies"),
        What::Scene => (MOST_CARDS, "scenes"),
        What::Trait => (MOST_PER_DECK, "traits"),
        What::Occupation => (MOST_PER_DECK, "occupations"),
        What::Feature => (MOST_PER_DECK, "features"),
        _ => (MOST_STORIES, "stories"),
    };
    if index.list().len() == most {
        desk.say(id_node, Problem::TooMany { what: plural, most });
        return None;
    }
    index.add(&id);
    let place = desk.place(id_node.span());
    draft.owners(what).push(Owned { place, pack });
    Some(id)
}

fn shown(pages: &[Page<'_>], place: Place) -> String {
    let Some(page) = pages.get(place.file as usize) else { return String::new() };
    let (line, _) = position(page.text, place.at as usize);
    format!("{}:{line}", page.path)
}

fn read_card(
    desk: &mut Desk<'_>,
    what: What,
    id: Option<String>,
    fields: Fields<'_>,
    worth: Worth,
    content: &mut Content,
) {
    let keep = id.is_some();
    let id = id.unwrap_or_default();
    fn put<T>(list: &mut Vec<T>, card: T, keep: bool) {
        if keep {
            list.push(card);
        }
    }
    match what {
        What::Trait => put(&mut content.traits, desk.trait_card(id, fields, worth), keep),
        What::Occupation => put(&mut content.occupations, desk.occupation(id, fields), keep),
        What::Feature => put(&mut content.features, desk.feature(id, fields), keep),
        What::Destiny => put(&mut content.destinies, desk.destiny_card(id, fields), keep),
        What::Story => put(&mut content.stories, desk.story(id, fields), keep),
        _ => put(&mut content.scenes, desk.scene(id, fields), keep),
    }
}
