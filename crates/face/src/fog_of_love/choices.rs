//! What may be chosen: a scene, then whether to play it or to trade it in; three traits; a destiny that
//! comes and one that goes.
//!
//! A move is a set of picks and a last one that makes it a move. So picks may come in any order, and what
//! may be picked next is whatever lies on a way to a legal move together with what stands.

use super::{Look, card};
use crate::{Choice, Company, Leads, Point};
use fog_of_love::content::{Deck, Destiny, Gender, Letter, Scene};
use fog_of_love::{Action, Asked, Dealt, Seen, other};
use house::{FogOfLove, Glimpse};
use tabletop::{Game, Seat};
use words::fog_of_love::{Titled, aspect_mark, illegal, label, trait_goal, type_line};

/// Something that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// `gender-…`: a form of address.
    Gender(Gender),
    /// `keep-2`: one of the traits dealt. Three are kept.
    Keep(u8),
    /// `dealt-2`: one of the cards dealt.
    Dealt(u8),
    /// `scene-7`: a scene in hand.
    Scene(u8),
    /// `option-a`: an option of the card.
    Option(Letter),
    /// `deck-sweet`: a deck to draw from.
    Deck(Deck),
    /// `part-1`: a part of an effect.
    Part(u8),
    /// `place-1`: one of one's own cards, by its place.
    Place(u8),
    /// `destiny-3`: a destiny.
    Destiny(u8),
    /// `take-3`: the destiny that comes.
    Take(u8),
    /// `give-3`: the destiny that goes.
    Give(u8),
    /// `secret-0`: a secret of the other person.
    Secret(u8),
    /// `aspect-4`: an aspect to guess.
    Aspect(u8),
    /// `mine-1`: a feature of one's own.
    Mine(u8),
    /// `theirs-1`: a feature of the other person.
    Theirs(u8),
    /// `enter-12`: a result that people have judged themselves.
    Enter(u16),
    /// `order-201`: an order of goals.
    Order(u8, u8, u8),
    /// `lock`: yes, what is picked.
    Lock,
    /// `trade`: trades the scene in.
    Trade,
    /// What needs no picking: `go-on`, `skip`, `introduce`, `done`, `confirm`, `object`.
    Word(Word),
}

/// A move that needs no picking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// Introduces the character.
    Introduce,
    /// Skips the turn.
    Skip,
    /// Lets it go on.
    GoOn,
    /// No more.
    Done,
    /// That is right.
    Confirm,
    /// That is not.
    Object,
}

impl Word {
    const ALL: [(Word, &'static str); 6] = [
        (Word::Introduce, "introduce"),
        (Word::Skip, "skip"),
        (Word::GoOn, "go-on"),
        (Word::Done, "done"),
        (Word::Confirm, "confirm"),
        (Word::Object, "object"),
    ];
}

impl crate::Pick for Pick {
    fn name(&self) -> String {
        match self {
            Pick::Gender(gender) => format!("gender-{}", gender.name()),
            Pick::Keep(place) => format!("keep-{place}"),
            Pick::Dealt(place) => format!("dealt-{place}"),
            Pick::Scene(scene) => format!("scene-{scene}"),
            Pick::Option(letter) => format!("option-{}", char::from(b'a' + *letter as u8)),
            Pick::Deck(deck) => format!("deck-{}", deck.name()),
            Pick::Part(number) => format!("part-{number}"),
            Pick::Place(place) => format!("place-{place}"),
            Pick::Destiny(card) => format!("destiny-{card}"),
            Pick::Take(card) => format!("take-{card}"),
            Pick::Give(card) => format!("give-{card}"),
            Pick::Secret(number) => format!("secret-{number}"),
            Pick::Aspect(index) => format!("aspect-{index}"),
            Pick::Mine(place) => format!("mine-{place}"),
            Pick::Theirs(place) => format!("theirs-{place}"),
            Pick::Enter(number) => format!("enter-{number}"),
            Pick::Order(a, b, c) => format!("order-{a}{b}{c}"),
            Pick::Lock => "lock".to_string(),
            Pick::Trade => "trade".to_string(),
            Pick::Word(word) => {
                let known = Word::ALL.iter().find(|(known, _)| known == word);
                known.map_or_else(String::new, |(_, name)| (*name).to_string())
            }
        }
    }

    fn named(name: &str) -> Option<Pick> {
        if let Some((word, _)) = Word::ALL.iter().find(|(_, known)| *known == name) {
            return Some(Pick::Word(*word));
        }
        match name {
            "lock" => return Some(Pick::Lock),
            "trade" => return Some(Pick::Trade),
            _ => {}
        }
        let (what, of) = name.split_once('-')?;
        let number = || of.parse().ok();
        Some(match what {
            "gender" => Pick::Gender(Gender::ALL.into_iter().find(|one| one.name() == of)?),
            "keep" => Pick::Keep(number()?),
            "dealt" => Pick::Dealt(number()?),
            "scene" => Pick::Scene(number()?),
            "option" => {
                let is = |letter: &Letter| of == char::from(b'a' + *letter as u8).to_string();
                Pick::Option(Letter::ALL.into_iter().find(is)?)
            }
            "deck" => Pick::Deck(Deck::ALL.into_iter().find(|deck| deck.name() == of)?),
            "part" => Pick::Part(number()?),
            "place" => Pick::Place(number()?),
            "destiny" => Pick::Destiny(number()?),
            "take" => Pick::Take(number()?),
            "give" => Pick::Give(number()?),
            "secret" => Pick::Secret(number()?),
            "aspect" => Pick::Aspect(number()?),
            "mine" => Pick::Mine(number()?),
            "theirs" => Pick::Theirs(number()?),
            "enter" => Pick::Enter(of.parse().ok()?),
            "order" => {
                let digit = |digit: u8| digit.checked_sub(b'0').filter(|digit| *digit < 3);
                let [a, b, c] = *of.as_bytes() else { return None };
                Pick::Order(digit(a)?, digit(b)?, digit(c)?)
            }
            _ => return None,
        })
    }
}

/// The picks that make a move, the `nth` of those that can be made; the last makes it one.
fn path(nth: usize, action: Action) -> Vec<Pick> {
    let one = |pick: Pick| vec![pick, Pick::Lock];
    let word = |word: Word| vec![Pick::Word(word)];
    match action {
        Action::Gender(gender) => one(Pick::Gender(gender)),
        Action::Keep(kept) => kept.iter().map(Pick::Keep).chain([Pick::Lock]).collect(),
        Action::Occupation(place) | Action::Feature(place) | Action::Take(place) => {
            one(Pick::Dealt(place))
        }
        Action::Introduce => word(Word::Introduce),
        Action::Exchange(card) => vec![Pick::Scene(card.0), Pick::Trade],
        Action::Play(card)
        | Action::React(card)
        | Action::Discard(card)
        | Action::ShowScene(card)
        | Action::Offer(card) => one(Pick::Scene(card.0)),
        Action::Skip => word(Word::Skip),
        Action::DrawFrom(deck) => vec![Pick::Deck(deck)],
        Action::Choose(letter) => one(Pick::Option(letter)),
        Action::GoOn => word(Word::GoOn),
        Action::Pick(number) => one(Pick::Part(number)),
        Action::GiveUp(place) | Action::ShowTrait(place) => one(Pick::Place(place)),
        Action::Drop(card)
        | Action::Recover(card)
        | Action::ShowDestiny(card)
        | Action::Select(card) => one(Pick::Destiny(card.0)),
        Action::Switch(take, give) => vec![Pick::Take(take.0), Pick::Give(give.0), Pick::Lock],
        Action::Secret(number) => one(Pick::Secret(number)),
        Action::Guess(aspect) => one(Pick::Aspect(aspect.index() as u8)),
        Action::SwapFeatures(mine, theirs) => {
            vec![Pick::Mine(mine), Pick::Theirs(theirs), Pick::Lock]
        }
        Action::Enter(_) => one(Pick::Enter(nth as u16)),
        Action::Done => word(Word::Done),
        Action::Confirm => word(Word::Confirm),
        Action::Object => word(Word::Object),
        Action::Order([a, b, c]) => one(Pick::Order(a, b, c)),
    }
}

/// The point to which picks lead, in whichever order they came. Those that lead nowhere are left out.
pub fn point(
    glimpse: &Glimpse<FogOfLove>,
    company: &Company<'_>,
    picks: &[Pick],
) -> Point<Pick, Action> {
    let names = company.names();
    let mut point = Point::waiting(glimpse.ask(company.tongue, &names));
    let moves = glimpse.moves();
    let (Some(you), Some(seen)) = (glimpse.view.seat(), FogOfLove::seen_in(&glimpse.view)) else {
        return point;
    };
    let look = Look::new(glimpse, company, &names);
    let ways = (0..).zip(&moves).map(|(nth, action)| (path(nth, *action), *action));
    let mut at = At { look: &look, you, seen, ways: ways.collect(), picked: Vec::new() };
    for pick in picks {
        if at.leads(*pick) == Some(Leads::Further) {
            at.picked.push(*pick);
            at.picked.sort_by_key(crate::Pick::name);
        }
    }
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
    ways: Vec<(Vec<Pick>, Action)>,
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
