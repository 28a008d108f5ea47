//! The finale (FL-284 to FL-297).

use super::Judge;
use super::pack::Card;
use super::record::{Verdict, number, numbers};
use super::world::{Frame, World};
use serde_json::{Value as Json, json};

impl Judge<'_> {
    pub(super) fn finale(&mut self) -> Verdict {
        self.event(json!("finale_began"), "FL-141")?;
        let waiting = self.world.follow_up.is_some();
        self.tally.count_if(waiting, "a follow-up lost in the finale"); // FL-213
        self.event(json!({"went": {"finale": 0}}), "FL-284")?;
        let steps = self.world.pack.stories[self.world.story].steps.clone();
        for (place, step) in steps.iter().enumerate() {
            let next = json!({"went": {"finale": place + 1}});
            match step.as_str() {
                "choices" => {
                    self.event(next, "FL-289")?;
                    let card = self.world.pack.stories[self.world.story].finale.clone();
                    let frame = Frame::new(json!("finale"), card, self.world.first);
                    self.resolve(frame, json!({"choosing": "unasked"}))?;
                    self.tally.count("choices in the finale");
                }
                "effects" => {
                    self.event(next, "FL-297")?;
                    let source = json!("finale_effects");
                    let frame = Frame::new(source, Card::default(), self.world.first);
                    self.resolve(frame, json!("on_play"))?;
                    self.tally.count("the finale's own effects");
                }
                "select-destiny" => {
                    self.event(next, "FL-285")?;
                    self.select_destinies()?;
                }
                "reveal-destinies" => {
                    self.event(next, "FL-286")?;
                    self.show_destinies()?;
                }
                "secrets" => {
                    self.secrets()?;
                    self.event(next, "FL-287")?;
                }
                "goals" => self.goals(next)?,
                other => return Err(format!("the finale's {other}: not judged")),
            }
        }
        self.event(json!({"went": "judge"}), "FL-293")?;
        self.judged()
    }

    fn select_destinies(&mut self) -> Verdict {
        self.both_in_any_order(|judge, seat| {
            let hand = &judge.world.people[seat].destinies;
            let options = hand.iter().map(|card| json!({"select": card})).collect();
            let action = judge.ask(seat, json!("final_destiny"), options, "FL-285")?;
            let card = number(&action["select"], "select")?;
            judge.event(json!({"selected_destiny": [seat, card]}), "FL-286")?;
            judge.world.people[seat].last = Some(card);
            Ok(())
        })
    }

    fn show_destinies(&mut self) -> Verdict {
        for seat in [self.world.first, 1 - self.world.first] {
            let card = self.world.people[seat].last;
            self.event(json!({"showed_destiny": [seat, card]}), "FL-286")?;
        }
        self.world.revealed = true;
        Ok(())
    }

    /// The first player's come first, each in the order played (FL-290).
    fn secrets(&mut self) -> Verdict {
        for seat in [self.world.first, 1 - self.world.first] {
            while !self.world.people[seat].secrets.is_empty() {
                let scene = self.world.people[seat].secrets.remove(0);
                self.event(json!({"revealed_secret": [seat, 0, scene]}), "FL-226, FL-290")?;
                let card = self.world.scene(scene).clone();
                let source = json!({"never": scene});
                self.resolve(Frame::new(source, card, seat), json!("on_play"))?;
                self.world.table.push(scene);
                self.tally.count("a secret never revealed");
            }
        }
        Ok(())
    }

    /// Traits are shown, goals on one aspect put in order, all of them scored (FL-288).
    fn goals(&mut self, next: Json) -> Verdict {
        let order = [self.world.first, 1 - self.world.first];
        for seat in order {
            let traits = &self.world.people[seat].traits;
            let shown = json!({"showed_traits": [seat, traits]});
            self.event(shown, "FL-288")?;
        }
        self.event(next, "FL-288")?;
        let scoring = Frame::new(json!("character"), Card::default(), self.world.first);
        self.begins(&scoring, &json!("done"))?;
        let mut places = [vec![0, 1, 2], vec![0, 1, 2]];
        let asked: Vec<usize> =
            order.into_iter().filter(|&seat| self.world.repeats(seat)).collect();
        let mut ask = |judge: &mut Self, seat: usize| -> Verdict {
            judge.tally.count("goals on one aspect, to be put in order");
            let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
            let options = orders.map(|order| json!({"order": order})).to_vec();
            let action = judge.ask(seat, json!("order"), options, "FL-75")?;
            places[seat] = numbers(&action["order"]);
            judge.event(json!({"ordered": [seat, places[seat]]}), "FL-75")
        };
        match asked.as_slice() {
            [] => {}
            [seat] => ask(self, *seat)?,
            _ => self.both_in_any_order(ask)?,
        }
        let mut sums = [0; 2];
        for seat in order {
            for (card, met, hung) in self.world.completed(seat, &places[seat]) {
                self.tally.count_if(hung && met, "a doubled goal completed");
                self.tally.count_if(hung && !met, "a goal missed for being doubled");
                sums[seat] += self.judge_goal(seat, card, met)?;
                self.world.people[seat].goals += usize::from(met);
            }
        }
        if sums != [0, 0] {
            self.event(json!("settled"), "FL-54")?;
        }
        for (person, sum) in self.world.people.iter_mut().zip(sums) {
            person.satisfaction = (person.satisfaction + sum).max(0);
        }
        self.event(json!("ended"), "FL-288")
    }

    /// A goal is judged and rewarded; its worth.
    fn judge_goal(&mut self, seat: usize, card: usize, met: bool) -> Verdict<i64> {
        self.event(json!({"judged_goal": [seat, card, met]}), "FL-66 to FL-77")?;
        let goal = &self.world.pack.traits[card];
        let worth = if met { goal.reward } else { goal.penalty };
        if worth != 0 {
            let cause = json!({"goal": card});
            self.event(json!({"credited": [seat, worth, cause]}), "FL-83, FL-288")?;
        }
        Ok(worth)
    }

    fn judged(&mut self) -> Verdict {
        let mut fulfilled = [false; 2];
        for (seat, fulfilled) in fulfilled.iter_mut().enumerate() {
            let card = self.world.people[seat].last.ok_or("no final destiny")?;
            let destiny = self.world.pack.destinies[card].clone();
            let frame = Frame::new(Json::Null, Card::default(), seat);
            *fulfilled = self.world.holds(&frame, &destiny.when)?; // FL-293
        }
        self.event(json!({"judged": fulfilled}), "FL-293")?;
        self.event(json!({"went": "over"}), "FL-I21")?;
        self.tally.count(match fulfilled {
            [true, true] => "both fulfilled",
            [false, false] => "none fulfilled",
            _ => "one fulfilled",
        });
        let end = self.record.expect("game_end", "FL-I21")?;
        let people = &self.world.people;
        let id = |seat: usize| people[seat].last.map(|card| &self.world.pack.destinies[card].id);
        let winners: Vec<usize> = (0..2).filter(|&seat| fulfilled[seat]).collect();
        let expected = json!({
            "line": "game_end",
            "destinies": [id(0), id(1)],
            "fulfilled": fulfilled,
            "together": self.world.together(),
            "satisfaction": [people[0].satisfaction, people[1].satisfaction],
            "goals": [people[0].goals, people[1].goals],
            "winners": winners,
        });
        if end != expected {
            return Err(format!("expected {expected}, found {end} (FL-I21)"));
        }
        Ok(())
    }
}

impl World {
    /// Whether somebody has several goals on one aspect (FL-73).
    fn repeats(&self, seat: usize) -> bool {
        let aspect = |card: &usize| self.pack.traits[*card].aspect;
        let aspects: Vec<_> = self.people[seat].traits.iter().map(aspect).collect();
        (1..aspects.len()).any(|place| aspects[..place].contains(&aspects[place]))
    }

    /// Each trait, whether its goal is completed, and whether that hung on the number being
    /// multiplied: the second goal on an aspect needs twice its number, the third three times
    /// (FL-73, FL-74).
    fn completed(&self, seat: usize, order: &[usize]) -> Vec<(usize, bool, bool)> {
        let traits = &self.people[seat].traits;
        let met = |place: usize| {
            let goal = &self.pack.traits[traits[place]];
            let earlier = order.iter().take_while(|&&other| other != place);
            let same = |other: &&usize| self.pack.traits[traits[**other]].aspect == goal.aspect;
            let times = 1 + earlier.filter(same).count() as i64;
            let own = self.people[seat].balance(goal.aspect);
            let partner = self.people[1 - seat].balance(goal.aspect);
            let balance = if goal.shared { own + partner } else { own }; // FL-67, FL-70
            let met = balance >= goal.number * times;
            (traits[place], met, balance >= goal.number && times > 1)
        };
        (0..traits.len()).map(met).collect()
    }
}
