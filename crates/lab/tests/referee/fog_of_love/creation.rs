//! Set-up and the creation of characters (FL-22 to FL-117).

use super::Judge;
use super::record::{Verdict, number, numbers};
use super::world::deck_of;
use serde_json::{Value as Json, json};
use std::collections::VecDeque;

impl Judge<'_> {
    pub(super) fn creation(&mut self) -> Verdict {
        self.world.first = self.record.chance(&json!("first"), 2, "FL-35")?;
        let first = self.world.first;
        self.event(json!({"starter": first}), "FL-35")?;
        self.event(json!({"went": "shuffle"}), "FL-31")?;
        if self.world.tutorial {
            self.lay_out()?;
        } else {
            self.shuffle_all()?;
        }
        self.genders()?;
        let dealt = self.deal("trait", 5, "FL-100")?;
        self.event(json!({"went": "traits"}), "FL-100")?;
        self.traits(dealt)?;
        let dealt = self.deal("occupation", 3, "FL-104")?;
        self.event(json!({"went": "occupations"}), "FL-104")?;
        self.occupations(dealt)?;
        let dealt = self.deal("feature", 5, "FL-107")?;
        self.features(dealt)?;
        for person in &self.world.people {
            // FL-112: four tokens each.
            if person.tokens.iter().sum::<i64>() != 4 {
                return Err("expected four tokens each (FL-112)".into());
            }
        }
        self.event(json!({"went": "introductions"}), "FL-114")?;
        self.both_in_any_order(|judge, seat| {
            judge.ask(seat, json!("introduction"), vec![json!("introduce")], "FL-113")?;
            judge.event(json!({"introduced": seat}), "FL-114")
        })?;
        self.event(json!({"went": "hands"}), "FL-115")?;
        for seat in [first, 1 - first] {
            let opening = self.world.pack.stories[self.world.story].opening.clone();
            for (deck, count) in opening {
                for _ in 0..count {
                    self.draw(seat, &deck, "FL-115, FL-116")?;
                }
            }
        }
        self.event(json!({"went": "chapter"}), "FL-128")
    }

    fn shuffle_all(&mut self) -> Verdict {
        for deck in ["sweet", "serious", "drama", "custom"] {
            let cards = self.world.scenes_of(deck);
            self.shuffle(deck, &json!({"scenes": deck}), cards)?;
        }
        let pack = &self.world.pack;
        let sizes = [pack.traits.len(), pack.occupations.len(), pack.features.len()];
        for (kind, size) in ["trait", "occupation", "feature"].into_iter().zip(sizes) {
            self.shuffle(deck_of(kind), &json!({"character": kind}), (0..size).collect())?;
        }
        Ok(())
    }

    /// FL-299: no card of a tutorial is shuffled.
    fn lay_out(&mut self) -> Verdict {
        let pack = &self.world.pack;
        let scenes: Vec<&str> = pack.scenes.iter().map(|card| card.id.as_str()).collect();
        let traits: Vec<&str> = pack.traits.iter().map(|card| card.id.as_str()).collect();
        let plain = |cards: &'_ [(String, _)]| -> Vec<String> {
            cards.iter().map(|(id, _)| id.clone()).collect()
        };
        let (occupations, features) = (plain(&pack.occupations), plain(&pack.features));
        let number = |deck: &str, id: &String| match deck {
            "traits" => traits.iter().position(|known| known == id),
            "occupations" => occupations.iter().position(|known| known == id),
            "features" => features.iter().position(|known| known == id),
            _ => scenes.iter().position(|known| known == id),
        };
        let mut decks = Vec::new();
        for deck in ["sweet", "serious", "drama", "traits", "occupations", "features"] {
            let listed = self.world.listed(deck).ok_or("the story has no tutorial")?;
            let cards = listed.iter().map(|id| number(deck, id).ok_or(format!("{id}: no card")));
            decks.push((deck.to_string(), cards.collect::<Verdict<VecDeque<usize>>>()?));
        }
        self.world.decks.extend(decks);
        self.tally.count("a tutorial laid out");
        Ok(())
    }

    /// Every card of the deck once, given from the bottom (at the start in the order of their
    /// numbers); chance settles one place after another.
    pub(super) fn shuffle(&mut self, deck: &str, about: &Json, mut cards: Vec<usize>) -> Verdict {
        if cards.is_empty() {
            return Ok(());
        }
        for place in (2..=cards.len()).rev() {
            let about = json!({"shuffle": [about, place]});
            let other = self.record.chance(&about, place, "FL-31, FL-33")?;
            cards.swap(place - 1, other);
        }
        let line = self.record.expect("deck", "FL-31, FL-33")?;
        let order = numbers(&line["order"]);
        cards.reverse();
        if line["deck"] != deck || order != cards {
            return Err(format!("deck {deck}: expected {cards:?}, found {line} (FL-31)"));
        }
        self.world.decks.insert(deck.to_string(), VecDeque::from(order));
        Ok(())
    }

    fn genders(&mut self) -> Verdict {
        self.event(json!({"went": "gender"}), "FL-99")?;
        self.both_in_any_order(|judge, seat| {
            let options = ["woman", "man", "neither"].map(|gender| json!({"gender": gender}));
            let action = judge.ask(seat, json!("gender"), options.to_vec(), "FL-92")?;
            let gender = action["gender"].as_str().unwrap_or_default().to_string();
            judge.event(json!({"chose_gender": [seat, gender]}), "FL-99")?;
            judge.world.people[seat].gender = gender;
            Ok(())
        })
    }

    /// So many from the top to each, the first player first.
    fn deal(&mut self, kind: &str, count: usize, rule: &str) -> Verdict<[Vec<usize>; 2]> {
        let mut dealt = [Vec::new(), Vec::new()];
        for seat in [self.world.first, 1 - self.world.first] {
            dealt[seat] = self.deal_to(seat, kind, count, rule)?;
        }
        Ok(dealt)
    }

    /// The top cards of a deck, as many as there are (FL-150).
    pub(super) fn deal_to(
        &mut self,
        seat: usize,
        kind: &str,
        count: usize,
        rule: &str,
    ) -> Verdict<Vec<usize>> {
        let mut dealt = Vec::new();
        while dealt.len() < count {
            let deck = self.world.decks.get_mut(deck_of(kind));
            let Some(card) = deck.and_then(VecDeque::pop_front) else { break };
            self.event(json!({"dealt": [seat, {kind: card}]}), rule)?;
            dealt.push(card);
        }
        Ok(dealt)
    }

    /// What is left goes under the deck, in the order dealt (FL-103, FL-117).
    pub(super) fn give_back(&mut self, seat: usize, kind: &str, left: &[usize]) -> Verdict {
        self.event(json!({"returned": [seat, kind]}), "FL-103, FL-106, FL-110, FL-193")?;
        let deck = self.world.decks.entry(deck_of(kind).to_string()).or_default();
        deck.extend(left);
        Ok(())
    }

    fn traits(&mut self, mut dealt: [Vec<usize>; 2]) -> Verdict {
        let triples = (0..1_u32 << 5).filter(|set| set.count_ones() == 3);
        let places = |set: u32| (0..5).filter(|place| set >> place & 1 == 1).collect::<Vec<u32>>();
        let options: Vec<Json> = triples.map(|set| json!({"keep": places(set)})).collect();
        self.both_in_any_order(|judge, seat| {
            let action = judge.ask(seat, json!("traits"), options.clone(), "FL-101")?;
            let kept = numbers(&action["keep"]);
            judge.event(json!({"kept_traits": [seat, kept]}), "FL-101")?;
            let cards = std::mem::take(&mut dealt[seat]);
            for (place, card) in cards.into_iter().enumerate() {
                let keep = kept.contains(&place);
                let to = if keep { &mut judge.world.people[seat].traits } else { &mut dealt[seat] };
                to.push(card);
            }
            Ok(())
        })?;
        for seat in [self.world.first, 1 - self.world.first] {
            self.give_back(seat, "trait", &dealt[seat])?;
        }
        Ok(())
    }

    fn occupations(&mut self, mut dealt: [Vec<usize>; 2]) -> Verdict {
        let mut selected = [0; 2];
        self.both_in_any_order(|judge, seat| {
            let places = 0..dealt[seat].len();
            let options = places.map(|place| json!({"occupation": place})).collect();
            let action = judge.ask(seat, json!("occupation"), options, "FL-104")?;
            selected[seat] = dealt[seat].remove(number(&action["occupation"], "occupation")?);
            judge.event(json!({"selected_occupation": [seat, selected[seat]]}), "FL-104")
        })?;
        // FL-105: only when both have selected.
        let order = [self.world.first, 1 - self.world.first];
        for seat in order {
            self.event(json!({"took_occupation": [seat, selected[seat]]}), "FL-105")?;
            self.world.people[seat].occupation = selected[seat];
            self.character_token(seat, "occupation", selected[seat], 1)?;
        }
        for seat in order {
            self.give_back(seat, "occupation", &dealt[seat])?;
        }
        Ok(())
    }

    fn features(&mut self, mut dealt: [Vec<usize>; 2]) -> Verdict {
        let first = self.world.first;
        for placed in 0..6 {
            // FL-108: first, second, first, second...
            let seat = if placed % 2 == 0 { first } else { 1 - first };
            self.event(json!({"went": {"features": placed}}), "FL-108")?;
            let places = 0..dealt[seat].len();
            let options = places.map(|place| json!({"feature": place})).collect();
            let action = self.ask(seat, json!("feature"), options, "FL-108")?;
            let card = dealt[seat].remove(number(&action["feature"], "feature")?);
            self.event(json!({"placed_feature": [seat, card]}), "FL-108")?;
            self.world.people[1 - seat].features.push(card);
            self.character_token(1 - seat, "feature", card, 1)?;
        }
        for seat in [first, 1 - first] {
            self.give_back(seat, "feature", &dealt[seat])?;
        }
        Ok(())
    }

    /// The token of an occupation or a feature comes or goes (FL-112, FL-194).
    pub(super) fn character_token(
        &mut self,
        seat: usize,
        kind: &str,
        card: usize,
        count: i64,
    ) -> Verdict {
        let Some(event) = self.character_token_event(seat, kind, card, count) else {
            return Ok(());
        };
        self.event(event, "FL-112, FL-194")
    }

    /// As above, with the event still to be compared; none if there was no token to take.
    pub(super) fn character_token_event(
        &mut self,
        seat: usize,
        kind: &str,
        card: usize,
        count: i64,
    ) -> Option<Json> {
        let pack = &self.world.pack;
        let aspect = match kind {
            "occupation" => pack.occupations[card].1,
            "feature" => pack.features[card].1,
            _ => return None,
        };
        let tokens = &mut self.world.people[seat].tokens[aspect.0];
        if count < 0 && *tokens == 0 {
            self.tally.count("a character's token gone before");
            return None;
        }
        *tokens += count;
        let cause = json!({kind: card});
        Some(json!({"tokens": [seat, aspect.json(), count, cause]}))
    }

    /// Somebody draws the top card of a deck.
    pub(super) fn draw(&mut self, seat: usize, deck: &str, rule: &str) -> Verdict<bool> {
        let top = self.world.decks.get_mut(deck).and_then(VecDeque::pop_front);
        let Some(card) = top else { return Ok(false) };
        self.event(json!({"drew": [seat, deck, card]}), rule)?;
        self.world.people[seat].hand.push(card);
        Ok(true)
    }
}
