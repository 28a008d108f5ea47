//! Reading tutorials: the order of their cards, and their lessons.

use crate::problem::{Problem, What};
use crate::scene::CHOICES;
use crate::walk::{Desk, Fields, Node};
use fog_of_love::MOST_LESSONS;
use fog_of_love::content::{
    Cue, Deck, Feature, FinaleStep, Kind, Lesson, LessonPart, Occupation, Scene, Trait, Tutorial,
};

/// The fewest cards that a tutorial deals.
const FEWEST: [(&str, usize); 3] = [("traits", 10), ("occupations", 6), ("features", 10)];
/// The latest chapter and the latest turn that a lesson may wait for.
const LATEST: i64 = 40;

const PARTS: [(&str, LessonPart); 3] =
    [("rule", LessonPart::Rule), ("action", LessonPart::Action), ("control", LessonPart::Control)];

#[derive(Clone, Copy)]
enum Head {
    Chapter,
    Turn,
    Chooses,
    Scene,
    Finale,
}

const HEADS: [(&str, Head); 5] = [
    ("chapter", Head::Chapter),
    ("turn", Head::Turn),
    ("chooses", Head::Chooses),
    ("scene", Head::Scene),
    ("finale", Head::Finale),
];

impl Desk<'_> {
    pub fn tutorial<'a>(&mut self, node: &'a Node<'a>) -> Option<Tutorial> {
        let mut fields = self.fields(node)?;
        let mut named = |key, what, desk: &mut Self| {
            fields.get(key).map(|node| desk.all_named(node, what)).unwrap_or_default()
        };
        let scenes = Deck::ALL.map(|deck| named(deck.name(), What::Scene, self));
        let traits = named("traits", What::Trait, self);
        let occupations = named("occupations", What::Occupation, self);
        let features = named("features", What::Feature, self);
        let given = [traits.len(), occupations.len(), features.len()];
        for ((what, least), given) in FEWEST.into_iter().zip(given) {
            if given < least {
                let what = format!("{what} in the tutorial");
                self.say(node, Problem::TooFew { what, given, least });
            }
        }
        let lessons = self.lessons(node, &mut fields);
        fields.done(self);
        Some(Tutorial {
            scenes: scenes.map(|list| list.into_iter().map(Scene).collect()),
            traits: traits.into_iter().map(Trait).collect(),
            occupations: occupations.into_iter().map(Occupation).collect(),
            features: features.into_iter().map(Feature).collect(),
            lessons,
        })
    }

    fn lessons<'a>(&mut self, node: &Node<'_>, fields: &mut Fields<'a>) -> Vec<Lesson> {
        let lessons = fields.get("lesson").and_then(|node| self.list(node)).unwrap_or_default();
        if lessons.len() > MOST_LESSONS {
            let what = "lessons in a tutorial";
            self.say(node, Problem::TooMany { what, most: MOST_LESSONS });
        }
        let mut numbers = Vec::new();
        let lessons = lessons.iter().take(MOST_LESSONS).enumerate();
        lessons.filter_map(|(place, node)| self.lesson(node, place, &mut numbers)).collect()
    }

    fn lesson<'a>(
        &mut self,
        node: &'a Node<'a>,
        place: usize,
        numbers: &mut Vec<u8>,
    ) -> Option<Lesson> {
        let mut fields = self.fields(node)?;
        let number = self.number_or(fields.get("number"), 1..=250, place as u8 + 1);
        if numbers.contains(&number) {
            self.say(node, Problem::Repeated(number.to_string()));
        }
        numbers.push(number);
        let parts = fields.need("parts", self).and_then(|node| self.list(node));
        let parts = parts.unwrap_or_default().iter();
        let parts: Vec<_> = parts.filter_map(|part| self.word(part, What::Part, &PARTS)).collect();
        let when = fields.need("when", self).map(|node| self.cues(node)).unwrap_or_default();
        for (key, what, given) in
            [("parts", "paragraphs", parts.len()), ("when", "cues", when.len())]
        {
            // Whatever else is wrong with them has been told already.
            let list = fields.get(key).and_then(|node| node.get_ref().as_array());
            if list.is_some_and(|list| list.is_empty()) {
                let what = format!("{what} of the lesson");
                self.say(node, Problem::TooFew { what, given, least: 1 });
            }
        }
        fields.done(self);
        Some(Lesson { number, parts, when })
    }

    /// A cue, or a list of which the first to come counts.
    fn cues<'a>(&mut self, node: &'a Node<'a>) -> Vec<Cue> {
        match node.get_ref().as_array() {
            Some(list) => list.iter().filter_map(|node| self.cue(node)).collect(),
            None => self.cue(node).into_iter().collect(),
        }
    }

    fn cue<'a>(&mut self, node: &'a Node<'a>) -> Option<Cue> {
        if node.get_ref().is_str() {
            return self.word(node, What::Cue, &Cue::WORDS);
        }
        let mut fields = self.fields(node)?;
        let Some((key, head)) = fields.head(&HEADS) else {
            self.headless(node, What::Cue, &HEADS, &Cue::WORDS);
            return None;
        };
        let value = fields.need(key, self)?;
        let cue = match head {
            Head::Chapter => self.number(value, 1..=LATEST).map(Cue::Chapter),
            Head::Turn => self.number(value, 1..=LATEST).map(Cue::Turn),
            Head::Chooses => self.word(value, What::Choice, &CHOICES).map(Cue::Chooses),
            Head::Scene => {
                let kinds = Kind::ALL.map(|kind| (kind.name(), kind));
                self.word(value, What::Kind, &kinds).map(Cue::Scene)
            }
            Head::Finale => {
                let steps = FinaleStep::ALL.map(|step| (step.name(), step));
                self.word(value, What::Step, &steps).map(Cue::Finale)
            }
        };
        fields.finish(self, &HEADS);
        cue
    }
}
