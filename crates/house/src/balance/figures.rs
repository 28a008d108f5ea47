//! Everything that was counted, for programs.

use super::Balance;
use super::partners::NAMES;
use super::tally::{Fate, Worth, quantiles};
use super::verdict::{aspect_name, letter_name, taken};
use fog_of_love::content::{Aspect, Letter};
use serde_json::{Value, json};

fn worth(worth: Worth) -> Value {
    let [own, other] = worth.mean();
    json!({ "count": worth.count, "to_self": own, "to_other": other })
}

impl Balance {
    /// Everything that was counted.
    pub fn figures(&self) -> Value {
        let said = self.judgement();
        let checks = said.checks.iter().map(|check| {
            json!({ "what": check.name, "wanted": check.wanted, "found": check.found, "holds": check.passed })
        });
        let mend =
            said.mend.iter().map(|finding| json!({ "card": finding.card, "says": finding.says }));
        let edition = &self.content().edition;
        json!({
            "pack": edition.id,
            "version": edition.version,
            "hash": edition.hash,
            "seed": self.plan.seed,
            "games_of_each_story": super::each(&self.plan) * self.couples.len() as u64,
            "holds": said.passed(),
            "verdict": checks.collect::<Vec<_>>(),
            "mend": mend.collect::<Vec<_>>(),
            "stories": self.story_figures(),
            "scenes": self.scene_figures(),
            "options": self.option_figures(),
            "traits": self.trait_figures(),
        })
    }

    fn story_figures(&self) -> Value {
        let story = |(story, tally): (&fog_of_love::content::Story, &super::Tally)| {
            let couples = self.couples.iter().zip(&tally.fates);
            let couples = couples.map(|(couple, fate)| {
                let names = couple.map(|kind| NAMES[kind]);
                self.fate_figures(names, fate, story.chapters.len())
            });
            let aspects = Aspect::all().zip(tally.aspects);
            let aspects = aspects.map(|(aspect, count)| (aspect_name(aspect), json!(count)));
            json!({
                "story": story.id,
                "couples": couples.collect::<Vec<_>>(),
                "tokens": Value::Object(aspects.collect()),
            })
        };
        self.stories().map(story).collect()
    }

    fn fate_figures(&self, couple: [&str; 2], fate: &Fate, chapters: usize) -> Value {
        let destinies = self.content().destinies.iter().enumerate().flat_map(|(n, card)| {
            (0..2).map(move |who| {
                let luck = fate.destinies[who][n];
                json!({ "by": couple[who], "destiny": card.id, "chosen": luck.tried, "fulfilled": luck.came_true })
            })
        });
        let hearts = (0..=chapters).map(|point| {
            let [low, middle, high] = quantiles(&fate.hearts[point]);
            json!({ "low": low, "median": middle, "high": high })
        });
        let [scenes, pages, goals] = fate.sources;
        json!({
            "couple": couple,
            "games": fate.games,
            "together": fate.together,
            "both_fulfilled": fate.both,
            "one_fulfilled": fate.one,
            "skipped_turns": fate.skipped,
            "goals_met": fate.goals.map(|luck| luck.came_true),
            "destinies": destinies.collect::<Vec<_>>(),
            "satisfaction": hearts.collect::<Vec<_>>(),
            "satisfaction_from": { "scenes": scenes, "chapters": pages, "goals": goals },
        })
    }

    fn scene_figures(&self) -> Value {
        let total = self.total();
        let scenes = self.content().scenes.iter().zip(&total.cards).map(|(scene, card)| {
            let by = NAMES.iter().zip(card.played).map(|(name, count)| ((*name).into(), worth(count)));
            json!({ "scene": scene.id, "deck": scene.deck.name(), "by": Value::Object(by.collect()) })
        });
        scenes.collect()
    }

    fn option_figures(&self) -> Value {
        let mut rows = Vec::new();
        for (name, options, card) in self.choices() {
            let (counts, all) = taken(&card);
            for letter in Letter::ALL.into_iter().take(options) {
                let by = NAMES.iter().zip(card.options[letter.index()]);
                let by = by.map(|(name, count)| ((*name).into(), worth(count)));
                rows.push(json!({
                    "card": name,
                    "option": letter_name(letter).to_string(),
                    "taken": counts[letter.index()],
                    "of": all,
                    "alike": card.alike.came_true,
                    "by": Value::Object(by.collect()),
                }));
            }
        }
        rows.into()
    }

    fn trait_figures(&self) -> Value {
        let total = self.total();
        let rows = self.content().traits.iter().zip(&total.traits).map(|(card, luck)| {
            json!({ "trait": card.id, "aspect": aspect_name(card.aspect), "kept": luck.tried, "met": luck.came_true })
        });
        rows.collect()
    }
}
