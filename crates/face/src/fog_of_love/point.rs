//! What may be chosen, point by point, in words.

use super::chosen::{Next, Tree};
use super::{Look, Pick, card};
use crate::{Choice, Company, Leads, Point};
use fog_of_love::content::{Destiny, Letter, Scene};
use fog_of_love::{Action, Asked, Dealt, Seen, other};
use house::{FogOfLove, Glimpse};
use tabletop::{Game, Seat};
use words::fog_of_love::{Titled, aspect_mark, illegal, label, trait_goal, type_line};

/// The point to which picks lead, in words. Those that mean nothing are left out.
pub fn point(
    glimpse: &Glimpse<FogOfLove>,
    company: &Company<'_>,
    picks: &[Pick],
) -> Point<Pick, Action> {
    let names = company.names();
    let mut point = Point::waiting(glimpse.ask(company.tongue, &names));
    let tree = Tree::of(&glimpse.moves());
    let (Some(you), Some(seen)) = (glimpse.view.seat(), FogOfLove::seen_in(&glimpse.view)) else {
        return point;
    };
    let look = Look::new(glimpse, company, &names);
    let picked = match tree.read(picks) {
        Next::More(standing) => standing,
        Next::Move(_) => Vec::new(),
    };
    let at = At { look: &look, you, seen, ways: tree.ways(), picked };
    point.choices = at.choices();
    point.picks = at.picked;
    point
}

/// Somewhere on the way to a move.
struct At<'a> {
    look: &'a Look<'a>,
    you: Seat,
    seen: Seen<'a>,
    /// All moves with their picks.
    ways: &'a [(Vec<Pick>, Action)],
    picked: Vec<Pick>,
}

impl At<'_> {
    /// The ways that go on from here, with what is still to be picked on each.
    fn open(&self) -> impl Iterator<Item = (Vec<Pick>, Action)> {
        self.ways.iter().filter_map(|(way, action)| {
            let on = self.picked.iter().all(|pick| way.contains(pick));
            let rest = way.iter().copied().filter(|pick| !self.picked.contains(pick));
            on.then(|| (rest.collect(), *action))
        })
    }

    /// Where a pick leads, if it is offered. What makes a move comes last.
    fn leads(&self, pick: Pick) -> Option<Leads<Action>> {
        let mut further = false;
        for (rest, action) in self.open() {
            match rest.split_last() {
                Some((last, [])) if *last == pick => return Some(Leads::Move(action)),
                Some((_, before)) => further |= before.contains(&pick),
                None => {}
            }
        }
        further.then_some(Leads::Further)
    }

    fn choices(&self) -> Vec<Choice<Pick, Action>> {
        let mut offered: Vec<Pick> = Vec::new();
        for pick in self.open().flat_map(|(rest, _)| rest) {
            if !offered.contains(&pick) {
                offered.push(pick);
            }
        }
        let choice = |pick: Pick| self.leads(pick).map(|leads| self.choice(pick, leads));
        let mut choices: Vec<_> = offered.into_iter().filter_map(choice).collect();
        choices.extend(self.blocked());
        choices
    }

    fn choice(&self, pick: Pick, leads: Leads<Action>) -> Choice<Pick, Action> {
        let (label, does, about) = match leads {
            Leads::Move(action) => (self.said(action), Vec::new(), None),
            Leads::Further | Leads::Nowhere(_) => self.thing(pick),
        };
        Choice { pick, label, about, does, grave: false, leads }
    }

    /// A move in words.
    fn said(&self, action: Action) -> String {
        let look = self.look;
        label(look.company.tongue, &look.titles, action, self.seen, look.names)
    }

    /// What a thing is called, what it does, and what explains it.
    fn thing(&self, pick: Pick) -> (String, Vec<String>, Option<String>) {
        match pick {
            Pick::Scene(number) => self.scene(Scene(number)),
            Pick::Option(letter) => self.option(letter),
            Pick::Destiny(card) | Pick::Take(card) | Pick::Give(card) => {
                let about = format!("destiny-{card}");
                (self.look.title(Titled::Destiny(Destiny(card))), Vec::new(), Some(about))
            }
            Pick::Keep(place) | Pick::Dealt(place) => self.dealt(place),
            Pick::Mine(place) => self.feature(self.you, place),
            Pick::Theirs(place) => self.feature(other(self.you), place),
            // These lie on one way alone, whose move says what they are.
            _ => {
                let way = self.ways.iter().find(|(way, _)| way.contains(&pick));
                (way.map_or_else(String::new, |(_, action)| self.said(*action)), Vec::new(), None)
            }
        }
    }

    fn scene(&self, scene: Scene) -> (String, Vec<String>, Option<String>) {
        let look = self.look;
        let card = look.content().scenes.get(scene.index());
        let kind = card.map(|card| type_line(look.company.tongue, card));
        let about = Some(format!("scene-{}", scene.0));
        (look.title(Titled::Scene(scene)), kind.into_iter().collect(), about)
    }

    /// An option in its own words, with the tokens and sentences beside it.
    fn option(&self, letter: Letter) -> (String, Vec<String>, Option<String>) {
        let look = self.look;
        let told = look.answered().or_else(|| look.in_course());
        let told = told.map(|(frame, context)| card::told(look, context, frame));
        let option =
            told.and_then(|card| card.options.into_iter().find(|one| one.letter == letter));
        let Some(option) = option else { return (String::new(), Vec::new(), None) };
        let tongue = look.company.tongue;
        let tokens = option.tokens.iter();
        let tokens =
            tokens.map(|(aspect, count)| format!("+{count} {}", aspect_mark(tongue, *aspect)));
        (option.words, tokens.chain(option.does).collect(), None)
    }

    fn dealt(&self, place: u8) -> (String, Vec<String>, Option<String>) {
        let look = self.look;
        let own = look.glimpse.view.own.as_ref();
        match own.and_then(|own| own.dealt.get(usize::from(place))) {
            Some(Dealt::Trait(card)) => {
                let face = look.content().traits.get(card.index());
                let goal = face.map(|face| trait_goal(look.company.tongue, face));
                let about = Some(format!("trait-{}", card.0));
                (look.title(Titled::Trait(*card)), goal.into_iter().collect(), about)
            }
            Some(Dealt::Occupation(card)) => self.titled(Titled::Occupation(*card)),
            Some(Dealt::Feature(card)) => self.titled(Titled::Feature(*card)),
            None => (String::new(), Vec::new(), None),
        }
    }

    fn feature(&self, of: Seat, place: u8) -> (String, Vec<String>, Option<String>) {
        let person = self.look.glimpse.view.table.person(of);
        match person.features.get(usize::from(place)).copied().flatten() {
            Some(card) => self.titled(Titled::Feature(card)),
            None => (String::new(), Vec::new(), None),
        }
    }

    /// A card with its line.
    fn titled(&self, of: Titled) -> (String, Vec<String>, Option<String>) {
        let look = self.look;
        (look.title(of), look.titles.text_of(of, "text").into_iter().collect(), None)
    }

    /// On one's turn: the scenes in hand that cannot be played, and why.
    fn blocked(&self) -> Vec<Choice<Pick, Action>> {
        let table = &self.look.glimpse.view.table;
        let Some(own) = &self.look.glimpse.view.own else { return Vec::new() };
        if table.asked != Asked::Turn || !self.picked.is_empty() || self.ways.is_empty() {
            return Vec::new();
        }
        let blocked = |scene: Scene| {
            if self.leads(Pick::Scene(scene.0)).is_some() {
                return None;
            }
            let why = self.seen.can_play(scene).err()?;
            let (label, does, about) = self.scene(scene);
            let leads = Leads::Nowhere(illegal(self.look.company.tongue, why));
            Some(Choice { pick: Pick::Scene(scene.0), label, about, does, grave: false, leads })
        };
        own.hand.iter().filter_map(blocked).collect()
    }
}
