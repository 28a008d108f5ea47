//! What cards do to characters and hands: change, reveal, discard, trade, swap (FL-190 to FL-205).

use super::Judge;
use super::clauses::count_of;
use super::pack::{Aspect, text};
use super::record::{Verdict, number};
use super::world::deck_of;
use serde_json::{Value as Json, json};
use toml::Table;

impl Judge<'_> {
    /// One card is given up, three are drawn, one is taken (FL-190 to FL-197).
    pub(super) fn change(&mut self, seat: usize, table: &Table) -> Verdict {
        let kind = text(table, "change").unwrap_or_default();
        let person = &self.world.people[seat];
        let cards = match kind {
            "trait" => person.traits.clone(),
            "feature" => person.features.clone(),
            _ => vec![person.occupation],
        };
        let pick = text(table, "pick").unwrap_or("chosen");
        let place = self.given_up(seat, kind, pick, &cards)?;
        let Some(place) = place else { return Ok(()) };
        let old = cards[place];
        self.event(json!({"gave_up": [seat, {kind: old}]}), "FL-191")?;
        self.character_token(seat, kind, old, -1)?;
        self.world.decks.entry(deck_of(kind).to_string()).or_default().push_back(old);
        let by = if text(table, "selects") == Some("other") { 1 - seat } else { seat }; // FL-197
        let mut dealt = self.deal_to(by, kind, 3, "FL-192")?;
        let options = (0..dealt.len()).map(|place| json!({"take": place})).collect();
        let action = self.ask(by, json!({"take": [kind, seat]}), options, "FL-192")?;
        let new = dealt.remove(number(&action["take"], "take")?);
        self.event(json!({"took": [seat, by, {kind: new}]}), "FL-192")?;
        let person = &mut self.world.people[seat];
        match kind {
            "trait" => person.traits[place] = new,
            "feature" => person.features[place] = new,
            _ => person.occupation = new,
        }
        self.character_token(seat, kind, new, 1)?;
        self.tally.count(match kind {
            "trait" => "a trait changed",
            "feature" => "a feature changed",
            _ => "an occupation changed",
        });
        self.give_back(by, kind, &dealt)
    }

    /// Which of their cards somebody gives up, by place.
    fn given_up(
        &mut self,
        seat: usize,
        kind: &str,
        pick: &str,
        cards: &[usize],
    ) -> Verdict<Option<usize>> {
        if kind == "occupation" {
            return Ok(Some(0)); // FL-190: there is only one.
        }
        if pick == "random" {
            let about = json!({"random": [seat, {"give_up": kind}, cards.len()]});
            return self.record.chance(&about, cards.len(), "FL-190").map(Some);
        }
        let guessed = self.frame()?.guess.filter(|_| pick == "guessed");
        let goal = |place: usize| self.world.pack.traits[cards[place]].aspect;
        let meant = |place: &usize| guessed.is_none_or(|(aspect, _)| goal(*place) == aspect);
        let places: Vec<usize> = (0..cards.len()).filter(meant).collect();
        if places.is_empty() {
            return Ok(None);
        }
        let aspect = guessed.map(|(aspect, _)| aspect.json());
        let options = places.iter().map(|place| json!({"give_up": place})).collect();
        let action = self.ask(seat, json!({"give_up": [kind, aspect]}), options, "FL-190")?;
        number(&action["give_up"], "give_up").map(Some)
    }

    /// A card is shown to the other person and hidden again (FL-200).
    pub(super) fn reveal(&mut self, seat: usize, table: &Table) -> Verdict {
        let what = text(table, "reveal").unwrap_or_default();
        let person = &self.world.people[seat];
        let (name, mut cards) = match what {
            "trait" => ("trait", person.traits.clone()),
            "scenes" => ("scenes", person.hand.clone()),
            "destiny" => ("destiny", person.destinies.clone()),
            named => {
                let card = self.world.pack.destiny(named);
                let held = card.filter(|card| person.destinies.contains(card));
                return held.map_or(Ok(()), |card| self.show(seat, "destiny", &[card]));
            }
        };
        if what != "trait" {
            cards.sort_unstable();
        }
        let count = count_of(table, "count").min(cards.len());
        let pick = text(table, "pick").unwrap_or("chosen");
        if count == 0 {
            return Ok(());
        }
        if pick == "all" {
            return self.show(seat, name, &cards);
        }
        if count > 1 {
            return Err(format!("several shown: not judged: {table:?}"));
        }
        let shown = if pick == "random" {
            let about = json!({"random": [seat, {"reveal": name}, cards.len()]});
            cards[self.record.chance(&about, cards.len(), "FL-200")?]
        } else {
            let (key, by_place) = match what {
                "trait" => ("show_trait", true),
                "scenes" => ("show_scene", false),
                _ => ("show_destiny", false),
            };
            let values =
                cards.iter().enumerate().map(|(place, &card)| if by_place { place } else { card });
            let options = values.map(|value| json!({key: value})).collect();
            let action = self.ask(seat, json!({"reveal": name}), options, "FL-200")?;
            let value = number(&action[key], key)?;
            if by_place { cards[value] } else { value }
        };
        self.show(seat, name, &[shown])
    }

    fn show(&mut self, seat: usize, name: &str, cards: &[usize]) -> Verdict {
        let kind = if name == "scenes" { "scene" } else { name };
        for card in cards {
            self.event(json!({"showed": [seat, {kind: card}]}), "FL-200")?;
        }
        self.event(json!({"covered": seat}), "FL-200")
    }

    /// Scenes go from hand, face down (FL-203).
    pub(super) fn discard_scenes(&mut self, seat: usize, table: &Table) -> Verdict {
        let any = text(table, "discard-scenes") == Some("any");
        let all = text(table, "discard-scenes") == Some("all");
        let most = if any || all { usize::MAX } else { count_of(table, "discard-scenes") };
        let mut discarded = 0;
        while discarded < most && !self.world.people[seat].hand.is_empty() {
            let mut hand = self.world.people[seat].hand.clone();
            hand.sort_unstable();
            let scene = if text(table, "pick") == Some("random") {
                let about = json!({"random": [seat, "discard_scene", hand.len()]});
                hand[self.record.chance(&about, hand.len(), "FL-203")?]
            } else {
                let mut options: Vec<Json> =
                    hand.iter().map(|scene| json!({"discard": scene})).collect();
                if any {
                    options.push(json!("go_on"));
                }
                let asked = json!({"discard_scene": {"may_stop": any}});
                let action = self.ask(seat, asked, options, "FL-203")?;
                if action == "go_on" {
                    return self.event(json!({"left": seat}), "FL-203");
                }
                number(&action["discard"], "discard")?
            };
            self.event(json!({"discarded": [seat, scene]}), "FL-203")?;
            self.world.people[seat].hand.retain(|&card| card != scene);
            self.world.face_down.push(scene);
            discarded += 1;
        }
        Ok(())
    }

    /// Both lay scenes aside in secret and exchange them, as many as the smaller hand allows.
    pub(super) fn trade(&mut self, count: usize) -> Verdict {
        let hands = self.world.hands().map(<[usize]>::len);
        let count = count.min(hands[0]).min(hands[1]);
        if count == 0 {
            self.tally.count("nothing to trade");
            return Ok(());
        }
        let mut offered = [Vec::new(), Vec::new()];
        for _ in 0..count {
            self.both_in_any_order(|judge, seat| {
                let hand = &judge.world.people[seat].hand;
                let options = hand.iter().map(|scene| json!({"offer": scene})).collect();
                let action = judge.ask(seat, json!("trade"), options, "FL-189")?;
                let scene = number(&action["offer"], "offer")?;
                judge.event(json!({"offered": [seat, scene]}), "FL-189")?;
                judge.world.people[seat].hand.retain(|&card| card != scene);
                offered[seat].push(scene);
                Ok(())
            })?;
        }
        self.hand_over(offered)
    }

    /// These cards of each seat go to the other's hand.
    fn hand_over(&mut self, cards: [Vec<usize>; 2]) -> Verdict {
        let mut events = Vec::new();
        for (seat, cards) in cards.into_iter().enumerate() {
            events.extend(cards.iter().map(|card| json!({"handed": [seat, card]})));
            self.world.people[1 - seat].hand.extend(cards);
        }
        self.record.events_in_any_order(events, "FL-189")
    }

    pub(super) fn swap(&mut self, what: &str) -> Verdict {
        let [pink, blue] = &mut self.world.people;
        match what {
            "hands" => {
                let hands = [std::mem::take(&mut pink.hand), std::mem::take(&mut blue.hand)];
                let offered = hands.iter().enumerate().flat_map(|(seat, hand)| {
                    hand.iter().map(move |scene| json!({"offered": [seat, scene]}))
                });
                self.record.events_in_any_order(offered.collect(), "FL-189")?;
                self.tally.count("hands swapped");
                self.hand_over(hands)
            }
            "satisfaction" => {
                std::mem::swap(&mut pink.satisfaction, &mut blue.satisfaction);
                self.event(json!("swapped_satisfaction"), "FL-189")
            }
            "occupations" => {
                self.event(json!("swapped_occupations"), "FL-189")?;
                let cards = [0, 1].map(|seat| self.world.people[seat].occupation);
                for seat in 0..2 {
                    self.world.people[seat].occupation = cards[1 - seat];
                }
                self.tokens_with_cards("occupation", cards)
            }
            "features" => self.swap_features(),
            aspect => {
                let aspect = Aspect::named(aspect).ok_or(format!("{aspect}: no swap"))?;
                std::mem::swap(&mut pink.tokens[aspect.0], &mut blue.tokens[aspect.0]);
                self.event(json!({"swapped_tokens": aspect.json()}), "FL-189")
            }
        }
    }

    fn swap_features(&mut self) -> Verdict {
        let player = self.frame()?.player;
        let places = (0..3).flat_map(|own| (0..3).map(move |other| [own, other]));
        let options = places.map(|pair| json!({"swap_features": pair})).collect();
        let action = self.ask(player, json!("swap_features"), options, "FL-189")?;
        let own = number(&action["swap_features"][0], "place")?;
        let other = number(&action["swap_features"][1], "place")?;
        let places = if player == 0 { [own, other] } else { [other, own] };
        self.event(json!({"swapped_features": places}), "FL-189")?;
        let cards = [0, 1].map(|seat| self.world.people[seat].features[places[seat]]);
        for seat in 0..2 {
            self.world.people[seat].features[places[seat]] = cards[1 - seat];
        }
        self.tokens_with_cards("feature", cards)
    }

    /// The tokens go with cards that changed hands: both old ones leave, both new ones come.
    fn tokens_with_cards(&mut self, kind: &str, cards: [usize; 2]) -> Verdict {
        let mut events = Vec::new();
        for (seat, card) in cards.into_iter().enumerate() {
            events.extend(self.character_token_event(seat, kind, card, -1));
        }
        for (seat, card) in cards.into_iter().enumerate() {
            events.extend(self.character_token_event(1 - seat, kind, card, 1));
        }
        self.record.events_in_any_order(events, "FL-194")
    }
}
