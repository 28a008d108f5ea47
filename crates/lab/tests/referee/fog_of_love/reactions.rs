//! Reactions (FL-245 to FL-256) and how they bend the scene they answer.

use super::Judge;
use super::choosing::{letter, set, taken};
use super::conditions::letters;
use super::pack::text;
use super::record::{Verdict, number};
use super::world::Frame;
use serde_json::{Value as Json, json};
use toml::Table;

impl Judge<'_> {
    /// At each moment both are asked, the card's partner first (FL-251, FL-252).
    pub(super) fn reactions(&mut self, moment: &'static str) -> Verdict {
        let player = self.frame()?.player;
        for seat in [1 - player, player] {
            if self.frame()?.skipped {
                break;
            }
            let mut options = vec![json!("go_on")];
            for &scene in &self.world.people[seat].hand {
                if self.may_answer(seat, scene, moment)? {
                    options.push(json!({"react": scene}));
                }
            }
            let action = self.ask(seat, json!({"reaction": moment}), options, "FL-245, FL-251")?;
            if action == "go_on" {
                self.event(json!({"went_on": seat}), "FL-251")?;
                continue;
            }
            let scene = number(&action["react"], "react")?;
            self.event(json!({"reacted": [seat, scene]}), "FL-245")?;
            self.world.people[seat].hand.retain(|&card| card != scene);
            self.world.discards.push(scene); // FL-250
            self.tally.count(match moment {
                "played" => "a reaction to a scene played",
                "revealed" => "a reaction to choices revealed",
                _ => "a reaction to a scene resolved",
            });
            let card = self.world.scene(scene).clone();
            let source = json!({"reaction": scene});
            self.resolve(Frame::new(source, card, seat), json!({"choosing": "unasked"}))?;
        }
        Ok(())
    }

    fn may_answer(&self, seat: usize, scene: usize, moment: &str) -> Verdict<bool> {
        let card = self.world.scene(scene);
        let (true, Some(reaction)) = (card.is("reaction"), &card.reaction) else {
            return Ok(false);
        };
        let frame = self.frame()?;
        let whose = match text(reaction, "answers").unwrap_or("any") {
            "own" => frame.player == seat,
            "partner" => frame.player != seat,
            _ => true,
        };
        let chose = |key: &str, who: usize| {
            let wanted = text(reaction, key);
            wanted
                .is_none_or(|these| frame.chosen[who].is_some_and(|c| letters(these).contains(&c)))
        };
        let own = Frame::new(Json::Null, card.clone(), seat);
        let required = match &card.requires {
            Some(condition) => self.world.holds(&own, condition)?,
            None => true,
        };
        Ok(text(reaction, "moment") == Some(moment)
            && whose
            && required
            && frame.card.fits(reaction)
            && chose("partner-chose", 1 - seat)
            && chose("player-chose", seat))
    }

    /// The scene that the reaction in course answers.
    fn answered(&mut self) -> Verdict<&mut Frame> {
        let place = self.stack.len().checked_sub(2).ok_or("a reaction to nothing")?;
        Ok(&mut self.stack[place])
    }

    /// `skip`, `replace`, `repeat`, `redirect`.
    pub(super) fn bend(&mut self, word: &str) -> Verdict {
        self.event(json!({"bent": word}), "FL-256")?;
        let answered = self.answered()?;
        match word {
            "skip" => answered.skipped = true,
            "replace" => (answered.skipped, answered.replaced) = (true, true),
            "repeat" => answered.repeat = true,
            _ => answered.redirected = !answered.redirected,
        }
        let name = match word {
            "skip" => "a scene skipped",
            "replace" => "a scene replaced",
            "repeat" => "a scene repeated",
            _ => "a scene redirected",
        };
        self.tally.count(name);
        Ok(())
    }

    /// `void` and `ignore`.
    pub(super) fn spare(&mut self, word: &str, seat: usize) -> Verdict {
        self.event(json!({"bent": {word: seat}}), "FL-256")?;
        let answered = self.answered()?;
        match word {
            "void" => answered.void[seat] = true,
            _ => answered.ignore[seat] = true,
        }
        Ok(())
    }

    /// A choice changes, or one more is made (FL-247, FL-254).
    pub(super) fn rechoose(&mut self, clause: &Table, seat: usize) -> Verdict {
        let how = text(clause, "how").unwrap_or("pick");
        let by = if how == "force" { self.frame()?.player } else { seat };
        let answered = self.answered()?;
        let Some(chosen) = answered.chosen[seat] else { return Ok(()) };
        if how == "copy" {
            let Some(copied) = answered.chosen[1 - seat] else { return Ok(()) };
            answered.chosen[seat] = Some(copied);
            return self.event(json!({"bent": {"choice": [seat, letter(copied)]}}), "FL-254");
        }
        let mut options = answered.choosable();
        options.retain(|&option| option != chosen);
        if options.is_empty() {
            self.tally.count("no other option to choose");
            return Ok(());
        }
        let legal = options.iter().map(|&option| json!({"choose": letter(option)})).collect();
        let asked = json!({"rechoice": [set(&options), seat]});
        let action = self.ask(by, asked, legal, "FL-247")?;
        let option = taken(&action)?;
        self.event(json!({"rechose": [by, letter(option)]}), "FL-247")?;
        let answered = self.answered()?;
        let word = if how == "further" {
            answered.further[seat] = Some(option);
            "further"
        } else {
            answered.chosen[seat] = Some(option);
            "choice"
        };
        self.event(json!({"bent": {word: [seat, letter(option)]}}), "FL-254")
    }
}
