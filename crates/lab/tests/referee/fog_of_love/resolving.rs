//! Playing and resolving a card (FL-164 to FL-188).

use super::Judge;
use super::choosing::letter;
use super::pack::{Aspect, list, text, tokens};
use super::record::Verdict;
use super::world::Frame;
use serde_json::{Value as Json, json};
use toml::Value;

impl Judge<'_> {
    /// A scene is played from hand; whether a reaction had it replaced.
    pub(super) fn play(&mut self, seat: usize, scene: usize) -> Verdict<bool> {
        self.world.people[seat].hand.retain(|&card| card != scene);
        let card = self.world.scene(scene).clone();
        if card.is("secret") {
            self.event(json!({"laid_secret": [seat, scene]}), "FL-219")?;
            self.world.people[seat].secrets.push(scene);
            self.tally.count("a secret laid");
            return Ok(false);
        }
        self.event(json!({"played": [seat, scene]}), "FL-164")?;
        let mut frame = Frame::new(json!({"scene": scene}), card, seat);
        if frame.card.is_minor() {
            self.world.discards.push(scene); // FL-233
        } else {
            self.world.table.push(scene);
            // FL-209, FL-214: the next scene on the table uses it up, fitting or not.
            if let Some(waiting) = self.world.follow_up.take() {
                let follow_up = self.world.scene(waiting).follow_up.clone();
                frame.follow_up = follow_up.filter(|follow_up| frame.card.fits(follow_up));
                frame.under = frame.follow_up.is_some().then_some(waiting);
                let later = std::mem::take(&mut self.world.crossed) && frame.under.is_some();
                self.tally.count_if(later, "a follow-up from the chapter before");
                self.tally.count_if(frame.follow_up.is_some(), "a follow-up applied");
                self.tally.count_if(frame.follow_up.is_none(), "a follow-up that does not fit");
            }
        }
        let leaves = frame.card.follow_up.is_some();
        let (skipped, replaced) = self.resolve(frame, json!("on_play"))?;
        if leaves && !skipped {
            self.event(json!({"follow_up": scene}), "FL-211")?;
            self.world.follow_up = Some(scene);
            self.world.crossed = false;
        }
        Ok(replaced)
    }

    /// A card from its beginning to its end; whether it was skipped, and whether replaced.
    pub(super) fn resolve(&mut self, frame: Frame, stage: Json) -> Verdict<(bool, bool)> {
        self.begins(&frame, &stage)?;
        self.stack.push(frame);
        self.stages()?;
        let frame = self.stack.pop().ok_or("no card in course")?;
        self.event(json!("ended"), "FL-187")?;
        Ok((frame.skipped, frame.replaced))
    }

    /// The record says that a card begins to be resolved.
    pub(super) fn begins(&mut self, frame: &Frame, stage: &Json) -> Verdict {
        let begun = self.record.content("began", "format")?;
        if begun["source"] != frame.source || begun["player"] != frame.player {
            let (source, player) = (&frame.source, frame.player);
            return Err(format!("expected {source} of {player} to begin, found {begun}"));
        }
        if begun["under"] != json!(frame.under) {
            return Err(format!(
                "expected the follow-up {:?}, found {begun} (FL-209)",
                frame.under
            ));
        }
        if begun["stage"] != *stage || begun["choices"] != json!([null, null]) {
            return Err(format!("expected to begin with {stage}, found {begun}"));
        }
        Ok(())
    }

    fn stages(&mut self) -> Verdict {
        let frame = self.frame()?;
        let answerable = frame.source.get("scene").is_some();
        let is_reaction = frame.source.get("reaction").is_some();
        if let Some(never) = frame.source.get("never") {
            return self.never(never.clone());
        }
        if frame.source == "finale_effects" {
            let effects = self.world.pack.stories[self.world.story].finale_effects.clone();
            self.clauses(&json!("finale"), &effects)?;
            return self.settle();
        }
        let on_play = frame.card.on_play.clone();
        self.clauses(&json!("on_play"), &on_play)?;
        self.settle()?;
        if answerable {
            self.reactions("played")?;
            if self.frame()?.skipped {
                return Ok(()); // FL-255
            }
        }
        let chose = self.choices()?;
        if answerable && chose {
            self.reactions("revealed")?;
        }
        self.effects()?;
        if answerable {
            self.reactions("resolved")?;
            if self.frame()?.repeat {
                self.effects()?;
            }
        }
        if is_reaction {
            let seat = self.frame()?.player;
            self.draw_from_sources(seat, "FL-249")?;
        }
        Ok(())
    }

    /// Tokens, then choice effects, then additional effects (FL-180).
    fn effects(&mut self) -> Verdict {
        self.secret_tokens()?;
        let frame = self.frame()?.clone();
        for seat in frame.both() {
            for option in made(&frame, seat) {
                self.option_tokens(&frame, seat, option)?;
            }
        }
        for seat in frame.both() {
            for option in made(&frame, seat) {
                self.frame_mut()?.chooser = Some(seat);
                let part = json!({"option": letter(option)});
                self.clauses(&part, &frame.card.options[option].effects)?;
            }
        }
        self.frame_mut()?.chooser = None;
        self.settle()?; // FL-54: two steps, with the floor in between.
        self.clauses(&json!("more"), &frame.card.more)?;
        if let Some(follow_up) = &frame.follow_up {
            // "Effects added to the scene's additional effects": the same step.
            self.clauses(&json!({"follow_up": frame.under}), &list(follow_up, "effects"))?;
        }
        self.settle()
    }

    /// The tokens of an option go to its chooser (FL-181), as a follow-up lets them.
    fn option_tokens(&mut self, frame: &Frame, seat: usize, option: usize) -> Verdict {
        let mut events = Vec::new();
        for &(aspect, count) in &frame.card.options[option].tokens {
            let count = count * token_factor(frame, aspect);
            if count != 0 {
                let cause = json!({"option": [frame.source, letter(option)]});
                events.push(json!({"tokens": [seat, aspect.json(), count, cause]}));
                self.world.people[seat].tokens[aspect.0] += count;
            }
        }
        self.record.events_in_any_order(events, "FL-181")
    }

    /// A secret's own tokens, whichever way it ends (FL-224, FL-226, FL-227).
    fn secret_tokens(&mut self) -> Verdict {
        let frame = self.frame()?;
        let is_secret = ["revealed", "never"].iter().any(|word| frame.source.get(*word).is_some());
        let (Some(secret), true) = (&frame.card.secret, is_secret) else {
            return Ok(());
        };
        let (seat, source, gifts) = (frame.player, frame.source.clone(), tokens(secret)?);
        let mut events = Vec::new();
        for (aspect, count) in gifts {
            let cause = json!({"secret": source});
            events.push(json!({"tokens": [seat, aspect.json(), count, cause]}));
            self.world.people[seat].tokens[aspect.0] += count;
        }
        self.record.events_in_any_order(events, "FL-224, FL-226")
    }

    /// A secret that was never revealed (FL-226).
    fn never(&mut self, _: Json) -> Verdict {
        self.secret_tokens()?;
        let secret = self.frame()?.card.secret.clone().unwrap_or_default();
        self.clauses(&json!("never"), &list(&secret, "never"))?;
        self.settle()
    }

    /// What the step brought is added up and applied once, never below 0 (FL-53, FL-54).
    pub(super) fn settle(&mut self) -> Verdict {
        let frame = self.frame_mut()?;
        let pending = std::mem::take(&mut frame.pending);
        if pending != [0, 0] {
            self.event(json!("settled"), "FL-54")?;
        }
        for (person, change) in self.world.people.iter_mut().zip(pending) {
            let sum = person.satisfaction + change;
            self.tally.count_if(sum < 0, "satisfaction floored");
            person.satisfaction = sum.max(0);
        }
        Ok(())
    }
}

/// The options whose tokens and effects somebody's choice brings (FL-254).
fn made(frame: &Frame, seat: usize) -> Vec<usize> {
    if frame.void[seat] {
        return Vec::new();
    }
    [frame.chosen[seat], frame.further[seat]].into_iter().flatten().collect()
}

/// How a follow-up changes the tokens of options: `{ tokens = "double", aspect = "…" }`.
fn token_factor(frame: &Frame, aspect: Aspect) -> i64 {
    let factor = |change: &Value| {
        let change = change.as_table()?;
        let word = text(change, "tokens")?;
        let only = text(change, "aspect").and_then(Aspect::named);
        let meant = only.is_none_or(|only| only == aspect);
        meant.then(|| if word == "double" { 2 } else { 0 })
    };
    frame.changes().iter().filter_map(factor).product()
}
