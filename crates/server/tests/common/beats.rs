//! What a viewer was shown, held against what happened as the API's face tells it: in order, nothing twice.

use crate::client::Caller;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// What a page is known by, in one place: these stay while its looks change.
pub mod css {
    /// What everything else stands in, with how many steps it shows.
    pub const TABLE: &str = "#table[data-step]";
    /// The latest move, told in the middle.
    pub const STAGE: &str = "[id^=stage-], #stage";
    /// What is to be taken in: its step, and which of the things in it.
    pub const TAKE_IN: &str = "[data-take-in]";
    /// What says that it has been.
    pub const GOT_IT: &str = "[data-take-in] [data-got-it]";
    /// What those hear who listen.
    pub const SPOKEN: &str = "#spoken";
    /// What may be picked.
    pub const PICK: &str = "[data-pick]:not([aria-disabled=true])";
    /// What is asked.
    pub const PROMPT: &str = "#prompt";
}

/// What a page showed from one change to the next.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Shown {
    /// Whether the page had just been opened: what it shows then is news to nobody.
    #[serde(default)]
    pub fresh: bool,
    /// Whether its line had been cut before, or it was left: what was on its way then is lost with it.
    #[serde(default)]
    pub cut: bool,
    /// How many steps it shows.
    pub step: usize,
    /// What is to be taken in, if anything: `STEP-WHICH`.
    pub take_in: Option<String>,
    /// What is in the live region.
    pub spoken: String,
    /// What is on the stage, if the page was asked for that.
    #[serde(default)]
    pub staged: Option<String>,
    /// Whether anything may be picked.
    pub offers: bool,
}

/// What happened in a step, as one viewer is told it.
#[derive(Clone, Default, Debug)]
struct Step {
    lines: Vec<Line>,
    /// Whether the public is told something of it: otherwise nobody waits for it.
    loud: bool,
    /// How many things the viewer has to take in, and how many of them are lessons.
    take_ins: usize,
    lessons: usize,
}

/// A sentence, and what sort of thing it tells of.
#[derive(Clone, Debug)]
struct Line {
    kind: String,
    text: String,
    /// Whether everybody reads it so: then pages have it word for word.
    alike: bool,
}

/// All that happened in a game, step by step.
#[derive(Debug)]
pub struct Beats {
    steps: Vec<Step>,
    /// Whether the game is over: then all of it has been shown.
    over: bool,
}

impl Beats {
    /// What a viewer is told of a game, in the language of their page. Of a game that is over it is
    /// everything; Fog of Love is told whole at any time.
    pub async fn of(caller: &Caller, table: &str, lang: &str) -> Beats {
        let path = format!("/api/v1/tables/{table}/face?lang={lang}");
        let own = caller.get(&path).await.expect("an answer").json();
        let open = Caller::new(caller.address).get(&path).await.expect("an answer").json();
        let over = own["over"] == true;
        let steps = own["steps"].as_u64().expect("steps") as usize;
        let [own, open] = [own, open].map(|face| by_step(&face));
        let step = |at| Step::of(own.get(&at), open.get(&at));
        Beats { steps: (0..steps).map(step).collect(), over }
    }

    /// A step, counted from 1.
    fn step(&self, number: usize) -> &Step {
        &self.steps[number - 1]
    }

    /// How many things there were to take in.
    pub fn take_ins(&self) -> usize {
        self.steps.iter().map(|step| step.take_ins).sum()
    }

    /// How many lessons came to light in each step in which one did.
    pub fn lessons(&self) -> Vec<usize> {
        self.steps.iter().map(|step| step.lessons).filter(|lessons| *lessons > 0).collect()
    }

    /// How many steps there were.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The steps, counted from 1, in which something of this kind happened.
    pub fn of_kind(&self, kind: &str) -> Vec<usize> {
        let is = |step: &Step| step.lines.iter().any(|line| line.kind == kind);
        (1..).zip(&self.steps).filter(|(_, step)| is(step)).map(|(number, _)| number).collect()
    }

    /// The move of a step, counted from 1, where everybody reads it alike.
    pub fn move_of(&self, step: usize) -> Option<String> {
        self.step(step).staged().map(|line| plain(&line.text))
    }

    /// What is staged of a step, counted from 1.
    pub fn place(&self, step: usize, staged: Option<&str>) -> Option<Place> {
        staged.and_then(|staged| self.step(step).place(staged))
    }

    /// What the live region says after so many steps: the latest step of which anything is said.
    fn spoken(&self, steps: usize) -> Option<&Step> {
        self.steps[..steps].iter().rev().find(|step| !step.lines.is_empty())
    }
}

fn by_step(face: &Value) -> BTreeMap<usize, Vec<Value>> {
    let mut steps: BTreeMap<usize, Vec<Value>> = BTreeMap::new();
    for beat in face["beats"].as_array().expect("beats") {
        let step = beat["step"].as_u64().expect("a step") as usize;
        steps.entry(step).or_default().push(beat.clone());
    }
    steps
}

impl Step {
    fn of(own: Option<&Vec<Value>>, open: Option<&Vec<Value>>) -> Step {
        let (own, open) = (own.map_or(&[][..], Vec::as_slice), open.map_or(&[][..], Vec::as_slice));
        let text = |beat: &Value| beat["text"].as_str().expect("a sentence").to_string();
        let of_lesson = |beat: &&Value| beat["kind"] == "lesson";
        let (lessons, rest): (Vec<&Value>, Vec<&Value>) = own.iter().partition(of_lesson);
        let line = |(at, beat): (usize, &&Value)| Line {
            kind: beat["kind"].as_str().expect("a kind").to_string(),
            text: text(beat),
            alike: open.len() == rest.len() && text(&open[at]) == text(beat),
        };
        let alone = |beat: &&&Value| beat["take_in"].is_string() && beat["together"] != true;
        let wanted = rest.iter().filter(alone).count();
        let lines: Vec<Line> = rest.iter().enumerate().map(line).collect();
        Step {
            lines: lines.into_iter().filter(|line| !line.text.is_empty()).collect(),
            loud: !open.is_empty(),
            lessons: lessons.len(),
            take_ins: lessons.len() + wanted,
        }
    }

    /// The move that is staged, where everybody reads it alike.
    fn staged(&self) -> Option<&Line> {
        self.lines.iter().find(|line| line.kind == "move").filter(|line| line.alike)
    }

    /// What is staged of it: its move, then the end of its round, then the next one.
    fn place(&self, staged: &str) -> Option<Place> {
        let staged = plain(staged);
        let is_told = |line: &Line| staged.contains(&plain(&line.text));
        if let Some(ended) = self.lines.iter().find(|line| line.kind.ends_with("-end")) {
            if is_told(ended) {
                return Some(Place::RoundEnd);
            }
            if staged.starts_with("Round ") {
                return Some(Place::NextRound);
            }
        }
        self.staged().is_none_or(is_told).then_some(Place::Move)
    }

    /// Whether this is what is said of it.
    fn is_said(&self, said: &str) -> bool {
        let said = plain(said);
        if self.lines.iter().all(|line| line.alike) {
            let all: Vec<String> = self.lines.iter().map(|line| plain(&line.text)).collect();
            return said == all.join(" ");
        }
        // Whoever is meant may be called “you” or by name: the rest is word for word, and in order.
        let mut rest = said.as_str();
        self.lines.iter().filter(|line| line.alike).all(|line| {
            let found = rest.split_once(&plain(&line.text));
            rest = found.map_or("", |(_, after)| after);
            found.is_some()
        })
    }
}

/// A text with single spaces.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the middle of the table tells of a step, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Move,
    RoundEnd,
    NextRound,
}

/// How quickly things were shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// One step after the other.
    Usual,
    /// All at once, but for what is to be taken in.
    Instant,
}

/// What was wrong first with what a page showed, if anything was: in the order in which it did, from when the
/// viewer came until the game was over.
pub fn judge(shown: &[Shown], beats: &Beats, pace: Pace) -> Result<(), String> {
    let place = Place::Move;
    let mut told = Told { step: 0, place, asked: 0, alone: false, behind: false };
    for (at, now) in shown.iter().enumerate() {
        told.follow(now, beats, pace).map_err(|why| {
            let near = &shown[at.saturating_sub(2)..(at + 2).min(shown.len())];
            let step = beats.step(now.step);
            format!("{why}, at {at} of {}: {near:#?}\nafter {told:?}, of {step:#?}", shown.len())
        })?;
    }
    let done = told.step == beats.len() && told.asked == beats.step(told.step).take_ins;
    if done || !beats.over { Ok(()) } else { Err(format!("not everything was shown: {told:?}")) }
}

/// What the viewer has been told so far.
#[derive(Clone, Copy, Debug)]
struct Told {
    /// How many steps.
    step: usize,
    /// How far the middle has told of the latest.
    place: Place,
    /// How many things of the latest have been asked for.
    asked: usize,
    /// Whether the latest has been seen with nothing over it.
    alone: bool,
    /// Whether they came again and have not seen the table as it is since: after a long time only what is to
    /// be taken in is shown of what they missed.
    behind: bool,
}

impl Told {
    fn follow(&mut self, now: &Shown, beats: &Beats, pace: Pace) -> Result<(), String> {
        let Some(Some(step)) = (now.step > 0).then(|| beats.steps.get(now.step - 1)) else {
            return Err(format!("there is no step {}", now.step));
        };
        if self.step > 0 && now.step > self.step {
            if self.asked < beats.step(self.step).take_ins {
                return Err("it goes on while something is to be taken in".into());
            }
            for passed in self.step + 1..now.step {
                let missed = beats.step(passed);
                let wanted = missed.loud && pace == Pace::Usual && !now.cut && !self.behind;
                if missed.take_ins > 0 || wanted {
                    return Err(format!("step {passed} is passed over"));
                }
            }
        }
        if now.step < self.step {
            return Err("a step is shown again".into());
        }
        if now.step > self.step {
            let (place, behind) = (Place::Move, self.behind);
            *self = Told { step: now.step, place, asked: 0, alone: false, behind };
        }
        self.behind = (self.behind || now.fresh || now.cut) && !now.offers;
        self.ask(now, step, pace)?;
        let waits = now.take_in.is_some() || self.asked < step.take_ins;
        if now.offers && waits {
            return Err("a move is offered before all is taken in".into());
        }
        if beats.spoken(now.step).is_some_and(|step| !step.is_said(&now.spoken)) {
            return Err("something else is said".into());
        }
        let Some(staged) = &now.staged else { return Ok(()) };
        match step.place(staged) {
            None => Err("something else is on the stage".into()),
            Some(Place::NextRound) if waits => Err("the next round begins too early".into()),
            Some(place) if place < self.place && !now.fresh => Err("it is told again".into()),
            Some(place) => {
                self.place = place;
                Ok(())
            }
        }
    }

    fn ask(&mut self, now: &Shown, step: &Step, pace: Pace) -> Result<(), String> {
        let Some(take_in) = &now.take_in else {
            self.alone = true;
            return Ok(());
        };
        let which = take_in.strip_prefix(&format!("{}-", now.step));
        let Some(which) = which.and_then(|which| which.parse::<usize>().ok()) else {
            return Err("what is to be taken in is of another step".into());
        };
        let at_once = now.fresh || now.cut || self.behind;
        // Where there is nothing to be seen, nothing comes before it.
        if pace == Pace::Usual && step.loud && !self.alone && !at_once && self.asked == 0 {
            return Err("what is to be taken in comes before its move".into());
        }
        // Whoever opens the page again may be asked again, if they have not answered.
        if which + 1 < self.asked || which > self.asked || which >= step.take_ins {
            return Err("something else is to be taken in".into());
        }
        self.asked = which + 1;
        Ok(())
    }
}
