//! What is to be decided beyond playing a scene and taking an option.

use super::Table;
use super::choice::{Inside, choice, decide};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Aspect, ChangeOf, Destiny};
use ::fog_of_love::{Action, Asked, other};
use face::fog_of_love::{Own, Pick};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::Titled;

/// Things to choose from.
#[derive(Hash)]
struct Choices {
    heading: Option<String>,
    class: &'static str,
    slots: Vec<Slot>,
}

impl Choices {
    fn of(class: &'static str, slots: Vec<Slot>) -> Choices {
        Choices { heading: None, class, slots }
    }

    /// The same, unless there is nothing to choose from.
    fn any(self) -> Option<Choices> {
        (!self.slots.is_empty()).then_some(self)
    }
}

const PLAIN: &str = "fl-choices";
const WIDE: &str = "fl-choices wide";
const MANY: &str = "fl-choices many";

/// The question of this moment, where the card on the page does not ask it by its options.
pub(super) fn ask(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Vec<Slot> {
    let face = table.face();
    let (Some(asked), Some(own), Some(me)) = (face.question(), &face.own, face.you) else {
        return Vec::new();
    };
    let lists = Asking { table, own, me }.lists(sheet, asked);
    let ask = sheet.part("fl-ask", &lists, draw);
    [ask].into_iter().chain(decide(sheet, table)).collect()
}

fn draw(lists: &Vec<Choices>) -> Markup {
    html! {
        div.fl-ask id="fl-ask" {
            @for Choices { heading, class, slots } in lists {
                @if let Some(heading) = heading { h3 { (heading) } }
                div class=(class) { @for slot in slots { (slot) } }
            }
        }
    }
}

/// Somebody who is asked.
struct Asking<'a> {
    table: &'a Table<'a>,
    own: &'a Own,
    me: Seat,
}

impl Asking<'_> {
    fn lists(&self, sheet: &mut Sheet<'_>, asked: Asked) -> Vec<Choices> {
        match asked {
            Asked::DrawFrom(decks) => {
                let decks = decks.iter().map(|deck| (Pick::Deck(deck), Inside::Deck(deck)));
                vec![Choices::of(PLAIN, self.choices(sheet, decks))]
            }
            Asked::Option(_) | Asked::Enter => vec![self.parts(sheet)],
            Asked::GiveUp(what, _) => vec![self.give_up(sheet, what)],
            Asked::Take(..) => {
                let dealt = (0..).zip(&self.own.holds.dealt);
                let dealt = dealt.map(|(place, card)| (Pick::Dealt(place), Inside::dealt(*card)));
                vec![Choices::of(PLAIN, self.choices(sheet, dealt))]
            }
            Asked::DropDestiny { .. } | Asked::Recover { .. } | Asked::FinalDestiny => {
                self.destinies(sheet).into_iter().collect()
            }
            Asked::Switch { .. } => self.switch(sheet),
            Asked::Reveal(_) => {
                self.traits(sheet).into_iter().chain(self.destinies(sheet)).collect()
            }
            Asked::Secret(owner) => {
                let secrets = 0..self.table.face().table.person(owner).secrets;
                let secrets = secrets.map(|number| (Pick::Secret(number), Inside::Secret(number)));
                vec![Choices::of(PLAIN, self.choices(sheet, secrets))]
            }
            Asked::Guess => {
                let all = Aspect::all();
                let all = all.map(|one| (Pick::Aspect(one.index() as u8), Inside::Aspect(one)));
                vec![Choices::of(MANY, self.choices(sheet, all))]
            }
            Asked::SwapFeatures => self.features(sheet),
            Asked::Order => vec![self.orders(sheet)],
            _ => Vec::new(),
        }
    }

    fn choices<'i>(
        &self,
        sheet: &mut Sheet<'_>,
        all: impl Iterator<Item = (Pick, Inside<'i>)>,
    ) -> Vec<Slot> {
        all.map(|(pick, inside)| choice(sheet, self.table, pick, inside)).collect()
    }

    fn moves(&self) -> impl Iterator<Item = Action> {
        self.table.face().moves.iter().copied()
    }

    /// The parts of an effect, or results to enter: each move in its own words. There are dozens of
    /// results: once one is picked, it stands alone.
    fn parts(&self, sheet: &mut Sheet<'_>) -> Choices {
        let picks = &self.table.picks;
        let entered = picks.iter().any(|pick| matches!(pick, Pick::Enter(_)));
        let shown = (0..).zip(self.moves()).filter_map(|(nth, action)| {
            let pick = match action {
                Action::Pick(number) => Pick::Part(number),
                Action::Enter(_) => Pick::Enter(nth),
                _ => return None,
            };
            let hidden = entered && matches!(pick, Pick::Enter(_)) && !picks.contains(&pick);
            (!hidden).then(|| (pick, Inside::Said(self.table.label(action))))
        });
        Choices::of(PLAIN, self.choices(sheet, shown))
    }

    fn give_up(&self, sheet: &mut Sheet<'_>, what: ChangeOf) -> Choices {
        let person = self.table.face().table.person(self.me);
        let inside = |place: u8| {
            let at = usize::from(place);
            Some(match what {
                ChangeOf::Trait => Inside::Trait(self.own.holds.traits.get(at).copied().flatten()?),
                ChangeOf::Occupation => Inside::Card(Titled::Occupation(person.occupation?)),
                ChangeOf::Feature => {
                    Inside::Card(Titled::Feature(person.features.get(at).copied().flatten()?))
                }
            })
        };
        let places =
            (0..3).filter(|place| self.moves().any(|action| action == Action::GiveUp(*place)));
        let places = places.filter_map(|place| Some((Pick::Place(place), inside(place)?)));
        Choices::of(PLAIN, self.choices(sheet, places))
    }

    /// A destiny with how near it is.
    fn destiny(&self, card: Destiny) -> Inside<'_> {
        let near = self.table.face().destiny(card);
        Inside::Destiny(card, near.map_or(&[], |near| &near.conditions))
    }

    /// The destinies that can be meant.
    fn destinies(&self, sheet: &mut Sheet<'_>) -> Option<Choices> {
        let cards = self.moves().filter_map(|action| match action {
            Action::Drop(card)
            | Action::Recover(card)
            | Action::Select(card)
            | Action::ShowDestiny(card) => Some(card),
            _ => None,
        });
        let cards = cards.map(|card| (Pick::Destiny(card.0), self.destiny(card)));
        Choices::of(WIDE, self.choices(sheet, cards)).any()
    }

    /// Which destiny comes to hand, and which leaves it.
    fn switch(&self, sheet: &mut Sheet<'_>) -> Vec<Choices> {
        let pairs = self.moves().filter_map(|action| match action {
            Action::Switch(take, give) => Some((take, give)),
            _ => None,
        });
        let (mut takes, mut gives): (Vec<Destiny>, Vec<Destiny>) = pairs.unzip();
        for list in [&mut takes, &mut gives] {
            list.sort_unstable();
            list.dedup();
        }
        let tongue = self.table.cards().tongue();
        let takes = takes.into_iter().map(|card| (Pick::Take(card.0), self.destiny(card)));
        let takes = Choices {
            heading: Some(tongue.flw_take_up()),
            ..Choices::of(WIDE, self.choices(sheet, takes))
        };
        let gives = gives.into_iter().map(|card| (Pick::Give(card.0), self.destiny(card)));
        let gives = Choices {
            heading: Some(tongue.flw_put_down()),
            ..Choices::of(WIDE, self.choices(sheet, gives))
        };
        [takes, gives].into_iter().filter_map(Choices::any).collect()
    }

    /// The traits that can be shown.
    fn traits(&self, sheet: &mut Sheet<'_>) -> Option<Choices> {
        let cards = self.moves().filter_map(|action| {
            let Action::ShowTrait(place) = action else { return None };
            let card = self.own.holds.traits.get(usize::from(place)).copied().flatten()?;
            Some((Pick::Place(place), Inside::Trait(card)))
        });
        Choices::of(PLAIN, self.choices(sheet, cards)).any()
    }

    /// Which of the features goes where.
    fn features(&self, sheet: &mut Sheet<'_>) -> Vec<Choices> {
        let cards = self.table.cards();
        let mut features = |seat: Seat, pick: fn(u8) -> Pick| {
            let features = (0..).zip(&self.table.face().table.person(seat).features);
            let features = features.filter_map(|(place, card)| {
                Some((pick(place), Inside::Card(Titled::Feature((*card)?))))
            });
            Choices {
                heading: Some(cards.name(seat).to_string()),
                ..Choices::of(PLAIN, self.choices(sheet, features))
            }
        };
        vec![features(self.me, Pick::Mine), features(other(self.me), Pick::Theirs)]
    }

    fn orders(&self, sheet: &mut Sheet<'_>) -> Choices {
        let orders = self.moves().filter_map(|action| match action {
            Action::Order([a, b, c]) => {
                Some((Pick::Order(a, b, c), Inside::Said(self.table.label(action))))
            }
            _ => None,
        });
        Choices::of(WIDE, self.choices(sheet, orders))
    }
}
