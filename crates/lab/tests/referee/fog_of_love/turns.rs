//! Chapters and turns (FL-118 to FL-144).

use super::Judge;
use super::record::{Verdict, number};
use super::world::{Frame, World};
use serde_json::{Value as Json, json};

/// What drawing aims at (FL-120).
const HAND: usize = 5;

impl World {
    /// Whether a scene in hand may be played now.
    fn is_playable(&self, seat: usize, scene: usize) -> bool {
        let card = self.scene(scene);
        if card.is("reaction") {
            return false; // FL-245
        }
        if card.is("reveal-secret") && self.people[1 - seat].secrets.is_empty() {
            return false; // FL-244
        }
        let frame = Frame::new(Json::Null, card.clone(), seat);
        let required = card.requires.as_ref();
        required.is_none_or(|condition| self.holds(&frame, condition).unwrap_or(false))
    }

    /// What may be done in a turn; minor scenes are exchanged only before step 2 (FL-234).
    fn turn_options(&self, seat: usize, may_exchange: bool) -> Vec<Json> {
        let mut options = Vec::new();
        let replaceable = may_exchange && !self.sources().is_empty(); // FL-237
        for &scene in &self.people[seat].hand {
            if self.is_playable(seat, scene) {
                options.push(json!({"play": scene})); // FL-119
            }
            if self.scene(scene).is_minor() && replaceable {
                options.push(json!({"exchange": scene})); // FL-118
            }
        }
        if options.is_empty() {
            options.push(json!("skip")); // FL-126
        }
        options
    }
}

impl Judge<'_> {
    pub(super) fn chapters(&mut self) -> Verdict {
        self.world.active = self.world.first; // FL-129
        for number in 1..=self.world.pack.stories[self.world.story].chapters.len() {
            self.world.chapter = number;
            self.world.skips = 0;
            self.event(json!({"chapter_began": number}), "FL-140")?;
            self.event(json!({"went": "chapter_read"}), "FL-128")?;
            let card = self.world.chapter_card().clone();
            let source = json!({"chapter": number});
            self.resolve(
                Frame::new(source, card, self.world.first),
                json!({"choosing": "unasked"}),
            )?;
            if self.world.is_over() {
                return Err("the chapter's own card ended it: not judged (FL-I14)".into());
            }
            self.event(json!({"went": "turn"}), "FL-129")?;
            while !self.turn()? {
                self.event(json!({"went": "turn"}), "FL-122")?;
            }
            self.event(json!("chapter_ended"), "FL-138, FL-139")?;
            let laid = std::mem::take(&mut self.world.table);
            self.world.discards.extend(laid);
            self.event(json!({"went": "chapter"}), "FL-140")?;
            self.world.crossed = self.world.follow_up.is_some();
        }
        Ok(())
    }

    /// One turn; whether the chapter ends with it.
    fn turn(&mut self) -> Verdict<bool> {
        let seat = self.world.active;
        self.play_or_skip(seat)?;
        while self.world.people[seat].hand.len() < HAND {
            if !self.draw_from_sources(seat, "FL-120")? {
                self.tally.count("nothing left to draw");
                break;
            }
        }
        self.event(json!({"went": "check"}), "FL-121")?;
        self.world.active = 1 - seat;
        self.event(json!({"turn_passed": 1 - seat}), "FL-122")?;
        let stuck = self.world.skips >= 2; // FL-Q9
        self.tally.count_if(stuck, "two skips end a chapter");
        let (count, length) = (self.world.count(), self.world.chapter_card().length);
        self.tally.count_if(count > length, "a chapter overshoots");
        Ok(self.world.is_over() || stuck)
    }

    fn play_or_skip(&mut self, seat: usize) -> Verdict {
        let mut replacing = false;
        loop {
            // Step 2 has begun when a scene was replaced: nothing is exchanged any more.
            let options = self.world.turn_options(seat, !replacing);
            let action = self.ask(seat, json!("turn"), options, "FL-118, FL-119, FL-126")?;
            if action == "skip" {
                self.event(json!({"skipped": seat}), "FL-126")?;
                self.world.skips += 1; // FL-Q9, also where a scene was replaced
                self.tally.count_if(replacing, "nothing to play instead");
                self.tally.count("nothing to play");
                return self.event(json!({"went": "draw"}), "FL-126");
            }
            if let Some(scene) = action.get("exchange") {
                let scene = number(scene, "exchange")?;
                self.event(json!({"exchanged": [seat, scene]}), "FL-234")?;
                self.world.people[seat].hand.retain(|&card| card != scene);
                self.world.discards.push(scene);
                self.event(json!({"went": "exchange"}), "FL-234")?;
                self.event(json!({"went": "turn"}), "FL-236")?;
                self.draw_from_sources(seat, "FL-235")?;
                self.tally.count("a minor scene exchanged");
                continue;
            }
            let scene = number(&action["play"], "play")?;
            self.world.skips = 0;
            self.event(json!({"went": "draw"}), "FL-119")?;
            if !self.play(seat, scene)? {
                return Ok(());
            }
            // Replaced by a reaction: the same person plays another one.
            replacing = true;
            self.event(json!({"went": "again"}), "FL-256")?;
        }
    }

    /// One card from the chapter's draw sources, if there is one (FL-130, FL-149).
    pub(super) fn draw_from_sources(&mut self, seat: usize, rule: &str) -> Verdict<bool> {
        match self.world.sources().as_slice() {
            [] => Ok(false),
            [deck] => {
                let deck = deck.clone();
                self.draw(seat, &deck, rule)
            }
            // FL-131: a free choice for each card.
            decks => {
                let options = decks.iter().map(|deck| json!({"draw_from": deck})).collect();
                let action = self.ask(seat, json!({"draw_from": decks}), options, "FL-131")?;
                let deck = action["draw_from"].as_str().unwrap_or_default().to_string();
                self.tally.count("one of several decks drawn from");
                self.draw(seat, &deck, rule)
            }
        }
    }
}
