//! Reading love stories.

use crate::problem::{Problem, What};
use crate::scope::{Card, End, Scope};
use crate::walk::{Desk, Fields, Node};
use fog_of_love::content::{
    Chapter, Choice, Deck, Decks, Destiny, Finale, FinaleStep, Scene, Story, Tag, Tags,
};

/// Scenes in an opening hand (FL-115).
const HAND: u32 = 5;
/// The longest chapter.
const MOST_SCENES: i64 = 40;
/// Chapters in one story.
const MOST_CHAPTERS: usize = 12;

impl Desk<'_> {
    /// A love story; whatever is wrong with it is noted and left at its simplest.
    pub fn story<'a>(&mut self, id: String, mut fields: Fields<'a>) -> Story {
        fields.get("id");
        let opening_hand = self.opening_hand(&mut fields);
        let satisfaction = self.number_or(fields.get("satisfaction"), 0..=50, 0);
        let destinies = fields.need("destinies", self);
        let destinies = destinies.map(|node| self.all_named(node, What::Destiny));
        let destinies = destinies.unwrap_or_default();
        if destinies.len() < 2 {
            let what = "destinies in the story".to_string();
            self.say_at(
                fields.span.clone(),
                Problem::TooFew { what, given: destinies.len(), least: 2 },
            );
        }
        let pile = fields.get("in-pile");
        let in_pile = pile.map(|node| self.all_named(node, What::Destiny)).unwrap_or_default();
        for number in &in_pile {
            if let (false, Some(node)) = (destinies.contains(number), pile) {
                let name = self.names.destinies.list().get(*number as usize).cloned();
                self.say(node, Problem::NotInStory(name.unwrap_or_default()));
            }
        }
        let in_hand = destinies.iter().filter(|number| !in_pile.contains(number)).count();
        if let (0, Some(node)) = (in_hand, pile) {
            let what = "destinies in hand".to_string();
            self.say(node, Problem::TooFew { what, given: 0, least: 1 });
        }
        let events = fields.get("events").map(|node| self.all_named(node, What::Scene));
        let chapters = self.chapters(&id, &mut fields);
        let finale = match fields.need("finale", self) {
            Some(node) => self.finale(&id, node),
            None => Finale::default(),
        };
        let tutorial = fields.get("tutorial").and_then(|node| self.tutorial(node));
        fields.done(self);
        Story {
            id,
            opening_hand,
            satisfaction,
            destinies: destinies.into_iter().map(Destiny).collect(),
            in_pile: in_pile.into_iter().map(Destiny).collect(),
            events: events.unwrap_or_default().into_iter().map(Scene).collect(),
            chapters,
            finale,
            tutorial,
        }
    }

    fn opening_hand(&mut self, fields: &mut Fields<'_>) -> [u8; 4] {
        let mut hand = [0; 4];
        let Some(node) = fields.need("opening-hand", self) else { return hand };
        let Some(mut table) = self.fields(node) else { return hand };
        for deck in Deck::ALL {
            hand[deck as usize] = self.number_or(table.get(deck.name()), 0..=5, 0);
        }
        table.done(self);
        let sum = hand.iter().map(|&count| u32::from(count)).sum();
        if sum != HAND {
            self.say(node, Problem::OpeningHand(sum));
        }
        hand
    }

    fn chapters(&mut self, story: &str, fields: &mut Fields<'_>) -> Vec<Chapter> {
        let list = fields.get("chapter").and_then(|node| self.list(node)).unwrap_or_default();
        if list.is_empty() {
            let what = "chapters in the story".to_string();
            self.say_at(fields.span.clone(), Problem::TooFew { what, given: 0, least: 1 });
        }
        if list.len() > MOST_CHAPTERS {
            let problem = Problem::TooMany { what: "chapters in a story", most: MOST_CHAPTERS };
            self.say_at(fields.span.clone(), problem);
        }
        let list = list.iter().take(MOST_CHAPTERS).enumerate();
        list.filter_map(|(number, node)| {
            self.key = format!("chapter-{story}-{}", number + 1);
            self.chapter(node)
        })
        .collect()
    }

    fn chapter<'a>(&mut self, node: &'a Node<'a>) -> Option<Chapter> {
        self.guessed = false;
        let mut fields = self.fields(node)?;
        let mut draws = Vec::new();
        let sources = fields.need("draws", self);
        for item in sources.and_then(|node| self.list(node)).unwrap_or_default() {
            if let Some(deck) = self.deck(item) {
                self.push_once(item, &mut draws, deck);
            }
        }
        if let (true, Some(node)) = (draws.is_empty(), sources) {
            let what = "decks to draw from".to_string();
            self.say(node, Problem::TooFew { what, given: 0, least: 1 });
        }
        let length = fields.need("length", self);
        let length = length.and_then(|node| self.number(node, 1..=MOST_SCENES));
        let options = fields.get("option");
        let usual = if options.is_some() { Choice::Both } else { Choice::Nobody };
        let chooses = fields.get("chooses");
        let choice = self.choice_or(chooses, usual);
        if let (Choice::Player | Choice::Partner, Some(node)) = (choice, chooses) {
            let who = node.get_ref().as_str().unwrap_or_default().to_string();
            let why = crate::problem::Senseless::NobodyPlays;
            self.say(node, Problem::Senseless { who, why });
        }
        let count = self.option_count(options, choice, fields.span.clone());
        let scope = Scope { choice, options: count, ..Scope::of(Card::Chapter) };
        let options = self.options(options, scope);
        let more = self.effects_of(fields.get("more"), scope);
        let tags = self.topics(&mut fields);
        fields.done(self);
        let draws: Decks = draws.into_iter().map(fog_deck).collect();
        Some(Chapter { draws, length: length.unwrap_or(1), tags, choice, options, more })
    }

    /// What a page of a story touches on.
    fn topics(&mut self, fields: &mut Fields<'_>) -> Tags {
        let tags = fields.get("tags").map(|node| self.all_named(node, What::Tag));
        tags.unwrap_or_default().into_iter().map(Tag).collect()
    }

    fn finale<'a>(&mut self, story: &str, node: &'a Node<'a>) -> Finale {
        self.key = format!("finale-{story}");
        self.guessed = false;
        let Some(mut fields) = self.fields(node) else { return Finale::default() };
        let steps = match fields.get("steps") {
            Some(steps) => self.steps(steps),
            None => FinaleStep::USUAL.to_vec(),
        };
        let options = fields.get("option");
        let choice = if options.is_some() { Choice::Both } else { Choice::Nobody };
        let count = self.option_count(options, choice, fields.span.clone());
        let scope = Scope { choice, options: count, ..Scope::of(Card::Finale) };
        for (key, step) in [("option", FinaleStep::Choices), ("effects", FinaleStep::Effects)] {
            if fields.has(key) && !steps.contains(&step) {
                self.say(node, Problem::NoStep(step.name()));
            }
        }
        let place = |wanted| steps.iter().position(|&step| step == wanted);
        // A step that is missing has been told already.
        let at = |step| match (place(step), place(FinaleStep::RevealDestinies)) {
            (Some(step), Some(reveal)) if step < reveal => scope,
            _ => Scope { end: End::Revealed, ..scope },
        };
        let options = self.options(options, at(FinaleStep::Choices));
        let more = self.effects_of(fields.get("more"), at(FinaleStep::Choices));
        let effects = self.effects_of(fields.get("effects"), at(FinaleStep::Effects));
        let tags = self.topics(&mut fields);
        fields.done(self);
        Finale { steps, tags, options, more, effects }
    }

    fn steps<'a>(&mut self, node: &'a Node<'a>) -> Vec<FinaleStep> {
        let words = FinaleStep::ALL.map(|step| (step.name(), step));
        let mut steps = Vec::new();
        for item in self.list(node).unwrap_or_default() {
            let Some(step) = self.word(item, What::Step, &words) else { continue };
            if steps.contains(&step) {
                self.say(item, Problem::StepTwice(step.name()));
            } else {
                steps.push(step);
            }
        }
        use FinaleStep::{Goals, RevealDestinies, Secrets, SelectDestiny};
        for step in [SelectDestiny, RevealDestinies, Secrets, Goals] {
            if !steps.contains(&step) {
                self.say(node, Problem::NoStep(step.name()));
            }
        }
        let place = |wanted| steps.iter().position(|&step| step == wanted);
        // Secrets come before goals, for their tokens change balances (FL-289).
        for (first, then) in [(SelectDestiny, RevealDestinies), (Secrets, Goals)] {
            if let (Some(one), Some(other)) = (place(first), place(then))
                && one > other
            {
                self.say(node, Problem::StepOrder { first: first.name(), then: then.name() });
            }
        }
        steps
    }
}

/// A deck as a member of a set.
fn fog_deck<N: From<Deck>>(deck: Deck) -> N {
    N::from(deck)
}
