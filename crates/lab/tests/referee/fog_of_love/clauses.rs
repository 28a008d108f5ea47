//! The clauses of cards, one by one (FL-189).

use super::Judge;
use super::pack::{Aspect, Clause, list, text};
use super::record::{self, Verdict, number};
use super::world::Frame;
use serde_json::{Value as Json, json};
use std::collections::VecDeque;
use toml::{Table, Value};

/// Words that say what a clause does; the first that a clause has is its kind.
const KINDS: [&str; 30] = [
    "if",
    "may",
    "choose",
    "discard-destiny",
    "switch-in",
    "switch-out",
    "recover",
    "override-destiny",
    "reveal-secret",
    "discard-secret",
    "change",
    "reveal",
    "discard-scenes",
    "draw",
    "search",
    "swap",
    "trade",
    "guess-trait",
    "insert",
    "raise",
    "lower",
    "tell",
    "hint",
    "manual",
    "rechoose",
    "void",
    "ignore",
    "remove",
    "tokens",
    "satisfaction",
];

/// Clauses that are a word: what a reaction does to the scene it answers.
const BENDS: [&str; 4] = ["skip", "replace", "repeat", "redirect"];

impl Judge<'_> {
    /// The clauses of a part of the card in course.
    pub(super) fn clauses(&mut self, part: &Json, clauses: &[Clause]) -> Verdict {
        self.clauses_from(part, 0, clauses)
    }

    /// These clauses, the first of which has this number in its part.
    fn clauses_from(&mut self, part: &Json, mut number: usize, clauses: &[Clause]) -> Verdict {
        for clause in clauses {
            self.clause(part, number, clause)?;
            number += size(clause);
        }
        Ok(())
    }

    fn clause(&mut self, part: &Json, number: usize, clause: &Clause) -> Verdict {
        let source = &self.frame()?.source;
        self.cause = json!({"clause": [source, {"part": part, "number": number}]});
        let kind = kind(clause)?;
        *self.tally.judged.entry(kind).or_default() += 1;
        let Some(table) = clause.as_table() else { return self.bend(kind) };
        match kind {
            "if" => {
                let (then, otherwise) = (list(table, "then"), list(table, "else"));
                self.admissions(&table["if"])?;
                return if self.world.holds(self.frame()?, &table["if"])? {
                    self.clauses_from(part, number + 1, &then)
                } else {
                    self.clauses_from(part, number + 1 + sizes(&then), &otherwise)
                };
            }
            "may" => return self.pick(part, number, table, &[list(table, "may"), Vec::new()]),
            "choose" => {
                return self.pick(part, number, table, &lists(table));
            }
            "trade" => return self.trade(table["trade"].as_integer().unwrap_or(1) as usize),
            "swap" => return self.swap(text(table, "swap").unwrap_or_default()),
            "insert" => return self.insert(table),
            "raise" | "lower" => {
                return self.flag(text(table, kind).unwrap_or_default(), kind == "raise");
            }
            "manual" => return self.manual(),
            _ => {}
        }
        let named = ["guess-trait", "hint", "void", "ignore", "rechoose"].contains(&kind);
        let who = text(table, if named { kind } else { "who" }).unwrap_or("chooser").to_string();
        for seat in self.world.who(self.frame()?, &who)? {
            match kind {
                "satisfaction" => self.credit(seat, &table["satisfaction"])?,
                "tokens" | "remove" => self.tokens_or_less(seat, kind, table)?,
                "change" => self.change(seat, table)?,
                "reveal" => self.reveal(seat, table)?,
                "discard-scenes" => self.discard_scenes(seat, table)?,
                "draw" => {
                    let deck = text(table, "draw").unwrap_or_default();
                    for _ in 0..count_of(table, "count") {
                        self.draw(seat, deck, "FL-189")?;
                    }
                }
                "search" => self.search(seat, table)?,
                "discard-destiny" | "switch-in" | "switch-out" | "recover" => {
                    self.destiny(seat, kind, table)?;
                }
                "override-destiny" => {
                    let wanted = text(table, kind).unwrap_or_default();
                    if let Some(card) = self.world.pack.destiny(wanted) {
                        self.event(json!({"overrode": [seat, card]}), "FL-297")?;
                        self.world.people[seat].last = Some(card);
                        self.tally.count("a secret overrides a destiny");
                    }
                }
                "reveal-secret" => self.reveal_secrets(seat, table)?,
                "discard-secret" => self.discard_secrets(seat, count_of(table, kind))?,
                "guess-trait" => self.guess(seat)?,
                "tell" | "hint" => self.prompt(seat)?,
                "rechoose" => self.rechoose(table, seat)?,
                word => self.spare(word, seat)?,
            }
        }
        Ok(())
    }

    /// What a condition asks of somebody's hidden cards is told aloud, in reading order: the table
    /// could not go on without the answer.
    fn admissions(&mut self, condition: &Value) -> Verdict {
        let inner = match condition {
            Value::Array(list) => list.clone(),
            Value::Table(table) => {
                for (key, fact) in [("has-trait", "trait"), ("holds-destiny", "destiny")] {
                    if let Some(id) = text(table, key) {
                        self.admission(table, fact, id)?;
                    }
                }
                let not = table.get("not").cloned();
                [list(table, "all"), list(table, "any"), not.into_iter().collect()].concat()
            }
            _ => Vec::new(),
        };
        inner.iter().try_for_each(|condition| self.admissions(condition))
    }

    fn admission(&mut self, table: &Table, fact: &str, id: &str) -> Verdict {
        let pack = &self.world.pack;
        let card = match fact {
            "trait" => pack.traits.iter().position(|card| card.id == id),
            _ => pack.destiny(id),
        };
        let card = card.ok_or_else(|| format!("{id}: not a card"))?;
        for seat in self.world.who(self.frame()?, text(table, "who").unwrap_or("chooser"))? {
            let person = &self.world.people[seat];
            let held = if fact == "trait" { &person.traits } else { &person.destinies };
            let admitted = json!([seat, {fact: card}, held.contains(&card)]);
            self.event(json!({"admitted": admitted}), "FL-200")?;
            self.tally.count("a hidden card asked about");
        }
        Ok(())
    }

    /// Satisfaction, to be settled with the rest of the step (FL-54), as a follow-up or a reaction
    /// lets it.
    fn credit(&mut self, seat: usize, amount: &Value) -> Verdict {
        let frame = self.frame()?;
        let mut amount = self.world.amount(frame, amount)?;
        for change in frame.changes() {
            let Some(change) = change.as_table() else { continue };
            let (Some(word), Some(who)) = (text(change, "satisfaction"), text(change, "who"))
            else {
                continue;
            };
            if self.world.who(frame, who)?.contains(&seat) {
                amount *= if word == "double" { 2 } else { 0 };
            }
        }
        if frame.ignore[seat] || amount == 0 {
            return Ok(());
        }
        self.credited(seat, amount)
    }

    /// So much for somebody, caused by the card in course.
    fn credited(&mut self, seat: usize, amount: i64) -> Verdict {
        let found = self.record.content("credited", "FL-54")?;
        if found[0] != seat || found[1] != amount || found[2] != self.cause {
            let cause = &self.cause;
            return Err(format!("expected {amount} for {seat} by {cause}, found {found} (FL-51)"));
        }
        self.frame_mut()?.pending[seat] += amount;
        Ok(())
    }

    fn tokens_or_less(&mut self, seat: usize, kind: &str, table: &Table) -> Verdict {
        let aspect = text(table, kind).and_then(Aspect::named).ok_or("an aspect")?;
        let have = self.world.people[seat].tokens[aspect.0];
        let usual = if kind == "tokens" { 1 } else { have };
        let amount = match table.get("count") {
            Some(count) => self.world.amount(self.frame()?, count)?,
            None => usual,
        };
        let change = if kind == "tokens" { amount } else { -amount.min(have) };
        if change == 0 {
            return Ok(());
        }
        self.token_event(seat, aspect, change)
    }

    fn token_event(&mut self, seat: usize, aspect: Aspect, change: i64) -> Verdict {
        let found = self.record.content("tokens", "FL-59, FL-61")?;
        let right = found[0] == seat && found[1] == aspect.json() && found[2] == change;
        if !right || found[3] != self.cause {
            let aspect = aspect.json();
            return Err(format!("expected {change} tokens of {seat} on {aspect}, found {found}"));
        }
        self.world.people[seat].tokens[aspect.0] += change;
        Ok(())
    }

    fn prompt(&mut self, seat: usize) -> Verdict {
        let found = self.record.content("prompted", "FL-199")?;
        if found[0] != seat || found[1] != self.cause {
            return Err(format!("expected {seat} to tell, found {found} (FL-199)"));
        }
        Ok(())
    }

    /// An open decision inside an effect.
    fn pick(
        &mut self,
        part: &Json,
        number: usize,
        table: &Table,
        lists: &[Vec<Clause>],
    ) -> Verdict {
        let who = text(table, "who").unwrap_or("chooser");
        let seat = self.world.one(self.frame()?, who)?;
        let options = (0..lists.len()).map(|place| json!({"pick": place})).collect();
        let action = self.ask(seat, json!({"option": lists.len()}), options, "FL-189")?;
        let place = record::number(&action["pick"], "pick")?;
        self.event(json!({"picked": [seat, place]}), "FL-189")?;
        let before: usize = lists[..place].iter().map(|list| sizes(list)).sum();
        self.clauses_from(part, number + 1 + before, &lists[place])
    }

    /// The first fitting card from the top (FL-207).
    fn search(&mut self, seat: usize, table: &Table) -> Verdict {
        let deck = text(table, "search").unwrap_or_default();
        let icon = text(table, "for").unwrap_or_default();
        let shows = |scene: &usize| self.world.scene(*scene).shows(icon);
        let place = self.world.decks.get(deck).and_then(|deck| deck.iter().position(shows));
        let Some(place) = place else {
            self.tally.count("a search in vain");
            return self.event(json!({"searched_in_vain": [seat, deck]}), "FL-207");
        };
        let found =
            self.world.decks.get_mut(deck).and_then(|deck: &mut VecDeque<_>| deck.remove(place));
        self.event(json!({"found": [seat, deck, found]}), "FL-207")?;
        self.world.people[seat].hand.extend(found);
        Ok(())
    }

    /// A special event goes into a deck (FL-260, FL-264). One that is not included, or no longer
    /// under the synopsis, is ignored (FL-265).
    fn insert(&mut self, table: &Table) -> Verdict {
        let id = text(table, "insert").unwrap_or_default();
        let under = self.world.events.iter().position(|&scene| self.world.scene(scene).id == id);
        let Some(under) = under else { return Ok(()) };
        if table.get("optional").and_then(Value::as_bool).unwrap_or(false) {
            let player = self.frame()?.player;
            let options = vec![json!({"pick": 0}), json!({"pick": 1})];
            let action = self.ask(player, json!({"option": 2}), options, "FL-267")?;
            let place = record::number(&action["pick"], "pick")?;
            self.event(json!({"picked": [player, place]}), "FL-267")?;
            if place == 1 {
                return Ok(());
            }
        }
        let (deck, place) = (text(table, "deck"), text(table, "place"));
        let (deck, place) = (deck.unwrap_or_default(), place.unwrap_or("shuffled"));
        let event = self.world.events.remove(under);
        self.event(json!({"inserted": [event, deck, place]}), "FL-260")?;
        self.tally.count("a special event comes into play");
        self.world.inserted.push(event);
        let cards = self.world.decks.entry(deck.to_string()).or_default();
        cards.push_front(event);
        if place == "shuffled" && cards.len() > 1 {
            let cards = cards.iter().rev().copied().collect();
            self.shuffle(deck, &json!({"scenes": deck}), cards)?;
        }
        Ok(())
    }

    fn flag(&mut self, name: &str, up: bool) -> Verdict {
        let place = self.world.pack.flags.iter().position(|flag| flag == name);
        self.event(json!({"flagged": [place, up]}), "FL-189")?;
        if up {
            self.world.flags.insert(name.to_string());
        } else {
            self.world.flags.remove(name);
        }
        Ok(())
    }

    /// FL-258: the card's player enters what came of it, the other confirms.
    fn manual(&mut self) -> Verdict {
        let player = self.frame()?.player;
        for seat in self.frame()?.both() {
            if self.record.next_event("prompted")?.is_some() {
                self.prompt(seat)?;
            }
        }
        let (mut entries, mut done) = (Vec::new(), false);
        loop {
            let (seat, asked, options) = if done {
                (1 - player, "confirm", vec![json!("confirm"), json!("object")])
            } else {
                (player, "enter", may_enter(entries.len()))
            };
            let action = self.ask(seat, json!(asked), options, "FL-258")?;
            match (&action, action.get("enter")) {
                (_, Some(entry)) => {
                    self.event(json!({"entered": [seat, entry]}), "FL-258")?;
                    entries.push(entry.clone());
                }
                (action, None) if action == "done" => {
                    self.event(json!({"entries_done": seat}), "FL-258")?;
                    done = true;
                }
                (action, None) => {
                    let agreed = action == "confirm";
                    self.event(json!({"confirmed": [seat, agreed]}), "FL-258")?;
                    if agreed {
                        break;
                    }
                    (entries, done) = (Vec::new(), false);
                    // Without agreement nothing comes of it.
                    if self.record.next_decider()? != Some(player) {
                        self.tally.count("an effect by hand without agreement");
                        break;
                    }
                }
            }
        }
        entries.iter().try_for_each(|entry| self.entered(entry))
    }

    fn entered(&mut self, entry: &Json) -> Verdict {
        if let Some(satisfaction) = entry.get("satisfaction") {
            let seat = number(&satisfaction[0], "seat")?;
            return self.credited(seat, satisfaction[1].as_i64().unwrap_or(0));
        }
        let (seat, aspect, way) = (&entry["token"][0], &entry["token"][1], &entry["token"][2]);
        let seat = number(seat, "seat")?;
        let known = (0..12).map(Aspect).find(|known| known.json() == *aspect);
        let aspect = known.ok_or("an aspect")?;
        let change = if way == "up" { 1 } else { -1 };
        if self.world.people[seat].tokens[aspect.0] + change < 0 {
            return Ok(()); // FL-I9
        }
        self.token_event(seat, aspect, change)
    }

    /// Secrets are revealed, picked blind by the other person (FL-241 to FL-243).
    fn reveal_secrets(&mut self, seat: usize, table: &Table) -> Verdict {
        let tag = text(table, "tag");
        let wanted = table["reveal-secret"].as_integer().map_or(usize::MAX, |count| count as usize);
        for revealed in 0..wanted {
            let tagged = |scene: &usize| {
                tag.is_none_or(|tag| self.world.scene(*scene).tags.iter().any(|known| known == tag))
            };
            let secrets = self.world.people[seat].secrets.iter().enumerate();
            let places: Vec<usize> =
                secrets.filter(|(_, scene)| tagged(scene)).map(|(place, _)| place).collect();
            let place = match places.as_slice() {
                [] => break,
                // All of them: there is nothing to pick.
                [first, ..] if places.len() <= wanted - revealed => *first,
                _ => {
                    let options = places.iter().map(|place| json!({"secret": place})).collect();
                    let action = self.ask(1 - seat, json!({"secret": seat}), options, "FL-243")?;
                    self.tally.count("a secret picked blind");
                    number(&action["secret"], "secret")?
                }
            };
            let scene = self.world.people[seat].secrets.remove(place);
            self.event(json!({"revealed_secret": [seat, place, scene]}), "FL-223")?;
            self.world.table.push(scene); // FL-225
            self.tally.count("a secret revealed in play");
            let card = self.world.scene(scene).clone();
            let source = json!({"revealed": scene});
            self.resolve(Frame::new(source, card, seat), json!({"choosing": "unasked"}))?;
        }
        Ok(())
    }

    fn discard_secrets(&mut self, seat: usize, count: usize) -> Verdict {
        for _ in 0..count {
            let secrets = self.world.people[seat].secrets.len();
            if secrets == 0 {
                break;
            }
            let about = json!({"random": [seat, "discard_secret", secrets]});
            let place = self.record.chance(&about, secrets, "FL-230")?;
            let scene = self.world.people[seat].secrets.remove(place);
            self.event(json!({"discarded_secret": [seat, scene]}), "FL-230")?;
            self.world.face_down.push(scene);
        }
        Ok(())
    }

    fn guess(&mut self, seat: usize) -> Verdict {
        let options = (0..12).map(|aspect| json!({"guess": Aspect(aspect).json()})).collect();
        let action = self.ask(seat, json!("guess"), options, "FL-189")?;
        let aspect = (0..12).map(Aspect).find(|known| known.json() == action["guess"]);
        let aspect = aspect.ok_or("an aspect")?;
        let goals = &self.world.pack.traits;
        let right =
            self.world.people[1 - seat].traits.iter().any(|&card| goals[card].aspect == aspect);
        self.event(json!({"guessed": [seat, aspect.json(), right]}), "FL-189")?;
        self.frame_mut()?.guess = Some((aspect, right));
        self.tally.count_if(right, "a trait guessed");
        Ok(())
    }
}

/// The lists between which a clause lets somebody choose.
fn lists(table: &Table) -> Vec<Vec<Clause>> {
    let lists = list(table, "choose");
    lists.iter().map(|one| one.as_array().cloned().unwrap_or_default()).collect()
}

/// How many numbers a clause takes: its own, and those of the clauses inside it.
fn size(clause: &Clause) -> usize {
    let Some(table) = clause.as_table() else { return 1 };
    let inside = [list(table, "then"), list(table, "else"), list(table, "may")];
    let inside: usize = inside.iter().map(|list| sizes(list)).sum();
    1 + inside + lists(table).iter().map(|list| sizes(list)).sum::<usize>()
}

fn sizes(clauses: &[Clause]) -> usize {
    clauses.iter().map(size).sum()
}

/// What a clause does.
fn kind(clause: &Clause) -> Verdict<&'static str> {
    let found = match clause {
        Value::String(word) => BENDS.into_iter().find(|known| known == word),
        Value::Table(table) => KINDS.into_iter().find(|kind| table.contains_key(*kind)),
        _ => None,
    };
    found.ok_or_else(|| format!("{clause:?}: not a clause that the referee knows"))
}

/// What may be entered by hand after so many lines: up to four lines, each one token or up to four
/// hearts, either way.
fn may_enter(lines: usize) -> Vec<Json> {
    let mut options = vec![json!("done")];
    if lines < 4 {
        for seat in 0..2 {
            let hearts = (-4..=4).filter(|hearts| *hearts != 0);
            options.extend(hearts.map(|hearts| json!({"enter": {"satisfaction": [seat, hearts]}})));
            for aspect in (0..12).map(|aspect| Aspect(aspect).json()) {
                options.push(json!({"enter": {"token": [seat, aspect, "up"]}}));
                options.push(json!({"enter": {"token": [seat, aspect, "down"]}}));
            }
        }
    }
    options
}

/// A whole number of a clause, 1 unless given.
pub fn count_of(table: &Table, key: &str) -> usize {
    table.get(key).and_then(Value::as_integer).unwrap_or(1) as usize
}
