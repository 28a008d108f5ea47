//! Reading looks: the table `look` of any file, by kind of card and id.

use super::{Clothes, Held, Looks, Mood, Paint, Paints, Prop, SceneLook, Setting, Sign, StoryLook};
use super::{Thing, Trick, Wear};
use crate::problem::{Problem, What};
use crate::walk::{Desk, Fields, Node};
use fog_of_love::content::{Content, Letter};
use std::collections::BTreeMap;

/// Ways to dress that chance takes one of.
const MOST_CLOTHES: usize = 4;

impl Desk<'_> {
    /// All looks of one file. The cards are known by now.
    pub fn looks<'a>(&mut self, node: &'a Node<'a>, content: &Content, looks: &mut Looks) {
        let Some(mut kinds) = self.fields(node) else { return };
        self.each(&mut kinds, "scene", What::Scene, &mut looks.scenes, |desk, number, fields| {
            let options = content.scenes.get(number).map_or(0, |scene| scene.options.len());
            Some(desk.scene_look(fields, options))
        });
        self.each(&mut kinds, "story", What::Story, &mut looks.stories, |desk, number, fields| {
            let chapters = content.stories.get(number).map_or(0, |story| story.chapters.len());
            Some(desk.story_look(fields, chapters))
        });
        let wear = |desk: &mut Desk<'_>, _, fields: &mut Fields<'a>| Some(desk.wear(fields));
        self.each(&mut kinds, "occupation", What::Occupation, &mut looks.occupations, wear);
        self.each(&mut kinds, "feature", What::Feature, &mut looks.features, wear);
        let sign = |desk: &mut Desk<'_>, _, fields: &mut Fields<'a>| {
            let sign = fields.need("sign", desk)?;
            desk.word(sign, What::Sign, Sign::NAMED)
        };
        self.each(&mut kinds, "trait", What::Trait, &mut looks.traits, sign);
        self.each(&mut kinds, "destiny", What::Destiny, &mut looks.destinies, sign);
        kinds.done(self);
    }

    /// The looks of one kind of card, each read with the card's number.
    fn each<'a, T>(
        &mut self,
        kinds: &mut Fields<'a>,
        key: &'static str,
        what: What,
        into: &mut BTreeMap<String, T>,
        read: impl Fn(&mut Desk<'_>, usize, &mut Fields<'a>) -> Option<T>,
    ) {
        let Some(node) = kinds.get(key) else { return };
        let Some(cards) = self.fields(node) else { return };
        for (id, span, node) in cards.entries() {
            let index = self.names.of(what);
            let Some(number) = index.number(id) else {
                let known = index.list().to_vec();
                self.say_at(span, Problem::Unknown { what, given: id.to_string(), known });
                continue;
            };
            let Some(mut fields) = self.fields(node) else { continue };
            let look = read(self, number.into(), &mut fields);
            fields.done(self);
            if look.and_then(|look| into.insert(id.to_string(), look)).is_some() {
                self.say_at(span, Problem::Repeated(id.to_string()));
            }
        }
    }

    fn scene_look<'a>(&mut self, fields: &mut Fields<'a>, options: usize) -> SceneLook {
        let place = self.one_of(fields, "place", What::Setting, Setting::NAMED);
        let prop = self.one_of(fields, "prop", What::Prop, Prop::NAMED);
        let mood = fields.get("mood").and_then(|node| self.two_moods(node));
        let mut moods = [None; 4];
        for letter in Letter::ALL {
            let key = ["a", "b", "c", "d"][letter.index()];
            let Some(node) = fields.get(key) else { continue };
            if letter.index() >= options {
                let letter = char::from(b'a' + letter.index() as u8);
                self.say(node, Problem::NoSuchOption { letter, options });
                continue;
            }
            moods[letter.index()] = self.word(node, What::Mood, Mood::NAMED);
        }
        SceneLook { place, prop, mood, options: moods }
    }

    /// `["smiling", "surprised"]`: who speaks, and who listens.
    fn two_moods<'a>(&mut self, node: &'a Node<'a>) -> Option<(Mood, Mood)> {
        let list = self.list(node)?;
        let [speaks, listens] = list else {
            let what = "moods, one for who speaks and one for who listens,";
            self.say(
                node,
                match list.len() {
                    0 | 1 => {
                        Problem::TooFew { what: what.to_string(), given: list.len(), least: 2 }
                    }
                    _ => Problem::TooMany { what, most: 2 },
                },
            );
            return None;
        };
        let speaks = self.word(speaks, What::Mood, Mood::NAMED);
        speaks.zip(self.word(listens, What::Mood, Mood::NAMED))
    }

    fn story_look<'a>(&mut self, fields: &mut Fields<'a>, chapters: usize) -> StoryLook {
        let place = self.one_of(fields, "place", What::Setting, Setting::NAMED);
        let finale = self.one_of(fields, "finale", What::Setting, Setting::NAMED);
        let ending = self.one_of(fields, "ending", What::Setting, Setting::NAMED);
        let held = self.one_of(fields, "held", What::Held, Held::NAMED);
        let list = fields.get("chapters");
        let places = list.and_then(|node| self.list(node)).unwrap_or_default();
        if let (true, Some(node)) = (places.len() > chapters, list) {
            self.say(node, Problem::TooMany { what: "places for its chapters", most: chapters });
        }
        let place_of = |node| self.word(node, What::Setting, Setting::NAMED);
        let chapters = places.iter().filter_map(place_of).collect();
        StoryLook { place, chapters, finale, ending, held }
    }

    fn wear<'a>(&mut self, fields: &mut Fields<'a>) -> Wear {
        let thing = self.one_of(fields, "thing", What::Thing, Thing::NAMED);
        let change = self.one_of(fields, "change", What::Trick, Trick::NAMED);
        let clothes = fields.get("clothes").map(|node| self.clothes(node)).unwrap_or_default();
        let paint = fields.get("paint").map(|node| self.paints(node)).unwrap_or_default();
        Wear { clothes, thing, change, paint }
    }

    /// One way to dress, or a few of them.
    fn clothes<'a>(&mut self, node: &'a Node<'a>) -> Vec<Clothes> {
        let one = std::slice::from_ref(node);
        let list = if node.get_ref().is_array() { self.list(node) } else { Some(one) };
        let mut clothes = Vec::new();
        for item in list.unwrap_or_default() {
            if let Some(worn) = self.word(item, What::Clothes, Clothes::NAMED) {
                self.push_once(item, &mut clothes, worn);
            }
        }
        if clothes.len() > MOST_CLOTHES {
            self.say(node, Problem::TooMany { what: "ways to dress", most: MOST_CLOTHES });
        }
        clothes
    }

    fn paints<'a>(&mut self, node: &'a Node<'a>) -> Paints {
        let Some(mut fields) = self.fields(node) else { return Paints::default() };
        let paints = Paints {
            main: self.one_of(&mut fields, "main", What::Paint, Paint::NAMED),
            second: self.one_of(&mut fields, "second", What::Paint, Paint::NAMED),
            accent: self.one_of(&mut fields, "accent", What::Paint, Paint::NAMED),
        };
        fields.done(self);
        paints
    }

    /// A name that may be left out.
    fn one_of<T: Copy>(
        &mut self,
        fields: &mut Fields<'_>,
        key: &'static str,
        what: What,
        names: &[(&'static str, T)],
    ) -> Option<T> {
        fields.get(key).and_then(|node| self.word(node, what, names))
    }
}
