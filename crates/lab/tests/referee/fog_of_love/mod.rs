//! A referee for Fog of Love: judges recorded games again from the rule catalogue alone.
//!
//! It knows the rules (`FL-n` of `docs/rules/fog-of-love.md`), the cards as the pack's own files
//! write them, and the format of transcripts. At every point the rules settle which line must come
//! next and, at a decision, exactly which options there are; so the record is read strictly
//! forwards, and effects are worked out anew from the cards.

mod choosing;
mod clauses;
mod conditions;
mod creation;
mod destinies;
mod finale;
mod pack;
mod people;
mod reactions;
mod record;
mod resolving;
mod turns;
mod world;

#[cfg(test)]
mod tests;

use pack::Pack;
use record::{Ask, Record, Verdict};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use world::{Chosen, Frame, World};

/// How often things happened in the games judged, by name.
#[derive(Debug, Default)]
pub struct Tally {
    pub games: u64,
    /// Clauses worked out, by kind.
    pub judged: BTreeMap<&'static str, u64>,
    corners: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// How often a corner of the rules was visited.
    pub fn corner(&self, name: &'static str) -> (&'static str, u64) {
        (name, self.corners.get(name).copied().unwrap_or(0))
    }

    fn count(&mut self, name: &'static str) {
        *self.corners.entry(name).or_default() += 1;
    }

    fn count_if(&mut self, yes: bool, name: &'static str) {
        if yes {
            self.count(name);
        }
    }
}

/// Judges a file of JSON lines holding any number of complete games.
///
/// The error names the first line (from 1) that breaks a rule or the format, and what was expected.
pub fn judge(mut lines: impl Iterator<Item = String>, tally: &mut Tally) -> Result<(), String> {
    static BOXES: OnceLock<Verdict<[Pack; 2]>> = OnceLock::new();
    let read = || Ok([Pack::of(&["base"])?, Pack::of(&["base", "second"])?]);
    let boxes = BOXES.get_or_init(read).as_ref().map_err(Clone::clone)?;
    let mut record = Record::new(&mut lines);
    loop {
        let header = record.line()?;
        let Some(header) = header else { return Ok(()) };
        let judged = game(&header, boxes, record, tally);
        record = judged?;
    }
}

fn game<'a>(
    header: &Json,
    boxes: &[Pack],
    record: Record<'a>,
    tally: &mut Tally,
) -> Verdict<Record<'a>> {
    let wrong = |what: &str| Err(format!("line {}: header: wrong {what}", record.number()));
    if header["format"] != "parlour-transcript" || header["version"] != 1 {
        return wrong("format");
    }
    if header["game"] != "fog-of-love" || header["players"] != 2 {
        return wrong("game or players (FL-1)");
    }
    let Some(cards) = boxes.iter().find(|pack| header["pack"] == *pack.name) else {
        return wrong("pack");
    };
    let Some(story) = cards.stories.iter().position(|story| header["story"] == *story.id) else {
        return wrong("story");
    };
    let chosen = match Chosen::read(header, cards) {
        Ok(chosen) => chosen,
        Err(why) => return Err(format!("line {}: header: {why}", record.number())),
    };
    let mut judge = Judge::new(cards, record);
    let judged = judge.game(story, header["tutorial"] == true, chosen, tally);
    match judged {
        Ok(()) => {
            tally.games += 1;
            Ok(judge.record)
        }
        Err(why) => Err(format!("line {}: {why}", judge.record.number())),
    }
}

/// The referee at work on one game.
struct Judge<'a> {
    record: Record<'a>,
    world: World,
    /// The cards in course, the innermost last.
    stack: Vec<Frame>,
    /// The clause being worked out, as the record names a cause.
    cause: Json,
    tally: Tally,
}

impl<'a> Judge<'a> {
    fn new(base: &Pack, record: Record<'a>) -> Self {
        let world = World::new(base.clone(), 0, false, Chosen::default());
        Judge { record, world, stack: Vec::new(), cause: Json::Null, tally: Tally::default() }
    }

    fn game(&mut self, story: usize, tutorial: bool, chosen: Chosen, tally: &mut Tally) -> Verdict {
        std::mem::swap(&mut self.tally, tally);
        let judged = self.whole_game(story, tutorial, chosen);
        std::mem::swap(&mut self.tally, tally);
        judged
    }

    fn whole_game(&mut self, story: usize, tutorial: bool, chosen: Chosen) -> Verdict {
        let cards = self.record.expect("cards", "format")?;
        let mut pack = self.world.pack.clone();
        pack.numbered(&cards)?;
        self.world = World::new(pack, story, tutorial, chosen);
        self.creation()?;
        self.chapters()?;
        self.finale()?;
        self.census()
    }

    /// FL-I1, FL-I3 to FL-I6: every card is in exactly one place.
    fn census(&self) -> Verdict {
        let world = &self.world;
        let mut scenes = [&world.table[..], &world.discards, &world.face_down].concat();
        for person in &world.people {
            scenes.extend(person.hand.iter().chain(&person.secrets));
            if person.traits.len() != 3 || person.features.len() != 3 {
                return Err("expected three traits and three features (FL-I3, FL-I5)".into());
            }
        }
        let mut all = world.inserted.clone();
        for deck in ["sweet", "serious", "drama", "custom"] {
            scenes.extend(world.decks.get(deck).into_iter().flatten());
            all.extend(world.scenes_of(deck));
        }
        scenes.sort_unstable();
        all.sort_unstable();
        if scenes != all {
            return Err(format!("expected every scene once: {all:?}, found {scenes:?} (FL-I1)"));
        }
        Ok(())
    }

    /// The card in course.
    fn frame(&self) -> Verdict<&Frame> {
        self.stack.last().ok_or_else(|| "no card in course".to_string())
    }

    fn frame_mut(&mut self) -> Verdict<&mut Frame> {
        self.stack.last_mut().ok_or_else(|| "no card in course".to_string())
    }

    fn event(&mut self, expected: Json, rule: &str) -> Verdict {
        self.record.event(&expected, rule)
    }

    /// Somebody decides among exactly these options.
    fn ask(&mut self, seat: usize, asked: Json, options: Vec<Json>, rule: &str) -> Verdict<Json> {
        let ask = Ask { asked, options, hands: self.world.hands(), rule };
        self.record.decision(seat, &ask)
    }

    /// Both decide, in whatever order; the one who has decided is not asked again.
    fn both_in_any_order(
        &mut self,
        mut decide: impl FnMut(&mut Self, usize) -> Verdict,
    ) -> Verdict {
        let earlier = self.record.next_decider()?.unwrap_or(0) % 2;
        decide(self, earlier)?;
        decide(self, 1 - earlier)
    }
}
