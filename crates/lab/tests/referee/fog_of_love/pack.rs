//! The cards, read from the packs' own files: `packs/base/*.toml`, and what the second edition adds.

use super::record::Verdict;
use serde_json::{Value as Json, json};
use std::path::Path;
use toml::{Table, Value};

/// A clause, a condition or a measure, as it stands in the pack.
pub type Clause = Value;

/// One of the twelve aspects: twice the dimension, and one more for the arrow down (FL-57).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aspect(pub usize);

const DIMENSIONS: [&str; 6] =
    ["discipline", "curiosity", "extroversion", "sensitivity", "gentleness", "sincerity"];

impl Aspect {
    /// `"sincerity up"`.
    pub fn named(name: &str) -> Option<Aspect> {
        let (dimension, direction) = name.split_once(' ')?;
        let place = DIMENSIONS.iter().position(|known| *known == dimension)?;
        match direction {
            "up" => Some(Aspect(place * 2)),
            "down" => Some(Aspect(place * 2 + 1)),
            _ => None,
        }
    }

    pub fn opposite(self) -> Aspect {
        Aspect(self.0 ^ 1)
    }

    pub fn json(self) -> Json {
        let direction = if self.0.is_multiple_of(2) { "up" } else { "down" };
        json!({"dimension": DIMENSIONS[self.0 / 2], "direction": direction})
    }
}

/// An option of a card.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    pub tokens: Vec<(Aspect, i64)>,
    pub effects: Vec<Clause>,
}

/// A scene, a chapter or a finale: whatever can be resolved.
#[derive(Clone, Debug, Default)]
pub struct Card {
    pub id: String,
    pub deck: String,
    /// `nobody`, `partner`, `player` or `both`.
    pub chooses: String,
    pub types: Vec<String>,
    pub tags: Vec<String>,
    /// The one story it belongs to, if it does.
    pub story: Option<String>,
    pub event: Option<String>,
    pub requires: Option<Clause>,
    pub on_play: Vec<Clause>,
    pub options: Vec<Choice>,
    pub more: Vec<Clause>,
    pub follow_up: Option<Table>,
    pub secret: Option<Table>,
    pub reaction: Option<Table>,
    /// A chapter's length and draw sources.
    pub length: usize,
    pub draws: Vec<String>,
}

impl Card {
    pub fn is(&self, kind: &str) -> bool {
        self.types.iter().any(|known| known == kind)
    }

    /// FL-239: reactions and reveal-a-secret scenes are minor too.
    pub fn is_minor(&self) -> bool {
        self.is("minor") || self.is("reaction") || self.is("reveal-secret")
    }

    /// What stands in the lower right corner (FL-207, FL-211).
    pub fn shows(&self, icon: &str) -> bool {
        match icon {
            "follow-up" => self.follow_up.is_some(),
            "minor" => self.is_minor(),
            kind => self.is(kind),
        }
    }

    /// Whether the scene is such as `chooses`, `deck` and `type` say.
    pub fn fits(&self, wanted: &Table) -> bool {
        text(wanted, "chooses").is_none_or(|chooses| chooses == self.chooses)
            && text(wanted, "deck").is_none_or(|deck| deck == self.deck)
            && text(wanted, "type").is_none_or(|kind| self.shows(kind))
    }

    fn read(table: &Table) -> Verdict<Card> {
        let owned = |key: &str| text(table, key).unwrap_or_default().to_string();
        let options = list(table, "option");
        Ok(Card {
            id: owned("id"),
            deck: owned("deck"),
            chooses: text(table, "chooses").unwrap_or("nobody").to_string(),
            types: words(table.get("types")),
            tags: words(table.get("tags")),
            story: text(table, "story").map(str::to_string),
            event: text(table, "event").map(str::to_string),
            requires: table.get("requires").cloned(),
            on_play: list(table, "on-play"),
            options: options.iter().map(choice).collect::<Verdict<_>>()?,
            more: list(table, "more"),
            follow_up: inner(table, "follow-up"),
            secret: inner(table, "secret"),
            reaction: inner(table, "reaction"),
            length: table.get("length").and_then(Value::as_integer).unwrap_or(0) as usize,
            draws: words(table.get("draws")),
        })
    }
}

/// A trait's goal (FL-83).
#[derive(Clone, Debug)]
pub struct Goal {
    pub id: String,
    pub aspect: Aspect,
    pub shared: bool,
    pub number: i64,
    pub reward: i64,
    pub penalty: i64,
}

/// A destiny.
#[derive(Clone, Debug)]
pub struct Destiny {
    pub id: String,
    pub stance: String,
    pub when: Clause,
}

/// A love story.
#[derive(Clone, Debug)]
pub struct Story {
    pub id: String,
    pub opening: Vec<(String, usize)>,
    pub satisfaction: i64,
    pub destinies: Vec<String>,
    pub in_pile: Vec<String>,
    pub events: Vec<String>,
    pub chapters: Vec<Card>,
    pub steps: Vec<String>,
    /// The finale's choices, and what it does besides.
    pub finale: Card,
    pub finale_effects: Vec<Clause>,
    /// The decks of its tutorial by name, each the ids of its cards from the top.
    pub tutorial: Option<Vec<(String, Vec<String>)>>,
}

/// The whole pack. Lists stand in the order that the record's `cards` line gives.
#[derive(Clone, Debug)]
pub struct Pack {
    pub name: String,
    pub scenes: Vec<Card>,
    pub traits: Vec<Goal>,
    /// Occupations, then features: id and aspect.
    pub occupations: Vec<(String, Aspect)>,
    pub features: Vec<(String, Aspect)>,
    pub destinies: Vec<Destiny>,
    pub stories: Vec<Story>,
    pub flags: Vec<String>,
}

impl Pack {
    /// Packs of the house as one, from their files.
    pub fn of(names: &[&str]) -> Verdict<Pack> {
        let mut all = Table::new();
        let mut editions = [Vec::new(), Vec::new()];
        for name in names {
            for file in files(name)? {
                for (key, value) in file {
                    match (all.get_mut(&key), value) {
                        (_, Value::String(word)) if key == "id" => editions[0].push(word),
                        (_, Value::String(word)) if key == "version" => editions[1].push(word),
                        (Some(Value::Array(known)), Value::Array(more)) => known.extend(more),
                        (_, value) => drop(all.insert(key, value)),
                    }
                }
            }
        }
        let tables = |key: &str| -> Vec<Table> {
            list(&all, key).iter().filter_map(|value| value.as_table().cloned()).collect()
        };
        let usual = |key: &str| all.get(key).and_then(Value::as_integer).unwrap_or(0);
        let plain = |key: &str| -> Verdict<Vec<(String, Aspect)>> {
            tables(key).iter().map(|card| Ok((id(card), aspect(card)?))).collect()
        };
        let goal = |card: &Table| -> Verdict<Goal> {
            let number = |key: &str| card.get(key).and_then(Value::as_integer);
            Ok(Goal {
                id: id(card),
                aspect: aspect(card)?,
                shared: text(card, "goal") == Some("shared"),
                number: number("number").ok_or("a goal without a number")?,
                reward: number("reward").unwrap_or_else(|| usual("reward")),
                penalty: number("penalty").unwrap_or_else(|| usual("penalty")),
            })
        };
        let destiny = |card: &Table| Destiny {
            id: id(card),
            stance: text(card, "stance").unwrap_or_default().to_string(),
            when: card.get("when").cloned().unwrap_or(Value::Array(Vec::new())),
        };
        Ok(Pack {
            name: editions.map(|words| words.join("+")).join(" "),
            scenes: tables("scene").iter().map(Card::read).collect::<Verdict<_>>()?,
            traits: tables("trait").iter().map(goal).collect::<Verdict<_>>()?,
            occupations: plain("occupation")?,
            features: plain("feature")?,
            destinies: tables("destiny").iter().map(destiny).collect(),
            stories: tables("story").iter().map(story).collect::<Verdict<_>>()?,
            flags: words(all.get("flags")),
        })
    }

    /// Puts the cards in the order of the record, which must name each exactly once.
    pub fn numbered(&mut self, line: &Json) -> Verdict {
        order(&mut self.scenes, &line["scenes"], |card| &card.id)?;
        order(&mut self.traits, &line["traits"], |card| &card.id)?;
        order(&mut self.occupations, &line["occupations"], |card| &card.0)?;
        order(&mut self.features, &line["features"], |card| &card.0)?;
        order(&mut self.destinies, &line["destinies"], |card| &card.id)
    }

    /// The number of a destiny.
    pub fn destiny(&self, id: &str) -> Option<usize> {
        self.destinies.iter().position(|card| card.id == id)
    }
}

/// The files of a pack that hold cards, in no order.
fn files(name: &str) -> Verdict<Vec<Table>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs").join(name);
    let mut files = Vec::new();
    for file in std::fs::read_dir(&folder).map_err(|why| why.to_string())? {
        let path = file.map_err(|why| why.to_string())?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let written = std::fs::read_to_string(&path).map_err(|why| why.to_string())?;
            files.push(written.parse::<Table>().map_err(|why| why.to_string())?);
        }
    }
    Ok(files)
}

fn order<T>(cards: &mut [T], ids: &Json, id: impl Fn(&T) -> &str) -> Verdict {
    let ids = ids.as_array().ok_or("`cards`: expected lists of ids")?;
    if ids.len() != cards.len() {
        return Err(format!("`cards`: expected {} cards, found {}", cards.len(), ids.len()));
    }
    for (place, wanted) in ids.iter().enumerate() {
        let found = cards[place..].iter().position(|card| *wanted == id(card));
        let found = found.ok_or_else(|| format!("`cards`: {wanted} is unknown or twice"))?;
        cards.swap(place, place + found);
    }
    Ok(())
}

fn story(table: &Table) -> Verdict<Story> {
    let chapters = list(table, "chapter");
    let chapter = |value: &Value| {
        let mut chapter = Card::read(value.as_table().ok_or("a chapter is a table")?)?;
        if chapter.options.is_empty() {
            chapter.chooses = "nobody".to_string();
        } else if chapter.chooses == "nobody" {
            chapter.chooses = "both".to_string(); // FL-143
        }
        Ok(chapter)
    };
    let opening = inner(table, "opening-hand").unwrap_or_default();
    let finale = inner(table, "finale").unwrap_or_default();
    let mut steps = words(finale.get("steps"));
    if steps.is_empty() {
        let usual = ["choices", "select-destiny", "secrets", "goals", "reveal-destinies"]; // FL-289
        steps = usual.map(str::to_string).to_vec();
    }
    let drawn = |deck: &str| opening.get(deck).and_then(Value::as_integer).unwrap_or(0) as usize;
    let decks = ["sweet", "serious", "drama", "custom"];
    Ok(Story {
        id: id(table),
        opening: decks.map(|deck| (deck.to_string(), drawn(deck))).to_vec(),
        satisfaction: table.get("satisfaction").and_then(Value::as_integer).unwrap_or(0),
        destinies: words(table.get("destinies")),
        in_pile: words(table.get("in-pile")),
        events: words(table.get("events")),
        chapters: chapters.iter().map(chapter).collect::<Verdict<_>>()?,
        steps,
        tutorial: inner(table, "tutorial").map(|decks| {
            let names = ["sweet", "serious", "drama", "traits", "occupations", "features"];
            names.map(|deck| (deck.to_string(), words(decks.get(deck)))).to_vec()
        }),
        finale_effects: list(&finale, "effects"),
        finale: Card { chooses: "both".to_string(), ..Card::read(&finale)? }, // FL-143
    })
}

fn choice(value: &Value) -> Verdict<Choice> {
    let table = value.as_table().ok_or("an option is a table")?;
    let mut effects = Vec::new();
    for who in ["chooser", "other"] {
        if let Some(amount) = table.get(who) {
            let mut clause = Table::new();
            clause.insert("satisfaction".into(), amount.clone());
            clause.insert("who".into(), who.into());
            effects.push(Value::Table(clause));
        }
    }
    effects.extend(list(table, "effects"));
    Ok(Choice { tokens: tokens(table)?, effects })
}

/// `tokens = { sincerity = 1, gentleness = -1 }`.
pub fn tokens(table: &Table) -> Verdict<Vec<(Aspect, i64)>> {
    let mut gifts = Vec::new();
    for (dimension, count) in inner(table, "tokens").unwrap_or_default() {
        let count = count.as_integer().ok_or("tokens are numbers")?;
        let direction = if count < 0 { "down" } else { "up" };
        let aspect = Aspect::named(&format!("{dimension} {direction}"));
        gifts.push((aspect.ok_or("an unknown dimension")?, count.abs()));
    }
    Ok(gifts)
}

pub fn text<'a>(table: &'a Table, key: &str) -> Option<&'a str> {
    table.get(key).and_then(Value::as_str)
}

pub fn list(table: &Table, key: &str) -> Vec<Value> {
    table.get(key).and_then(Value::as_array).cloned().unwrap_or_default()
}

fn inner(table: &Table, key: &str) -> Option<Table> {
    table.get(key).and_then(Value::as_table).cloned()
}

fn id(table: &Table) -> String {
    text(table, "id").unwrap_or_default().to_string()
}

fn aspect(table: &Table) -> Verdict<Aspect> {
    let name = text(table, "aspect").unwrap_or_default();
    Aspect::named(name).ok_or_else(|| format!("{name}: not an aspect"))
}

/// A word or a list of words.
pub fn words(value: Option<&Value>) -> Vec<String> {
    match value {
        Some(Value::String(word)) => vec![word.clone()],
        Some(Value::Array(list)) => {
            list.iter().filter_map(Value::as_str).map(str::to_string).collect()
        }
        _ => Vec::new(),
    }
}
