//! The rules, in the order of the rulebook: [`creation`], [`turn`] and chapters, how a [`card`] is
//! resolved, what its [`effect`]s do, how characters [`change`], how [`destiny`] cards move, and the
//! [`finale`].
//!
//! Being asked to react tells nothing: whoever could is asked, and so is whoever could not; and a
//! switch of destinies is asked for unless everybody sees that it can do nothing.

mod card;
mod change;
mod choosing;
mod creation;
mod destiny;
mod effect;
mod finale;
mod manual;
mod reaction;
mod scenes;
mod secret;
mod turn;

use crate::content::{Content, Scene};
use crate::frame::{Frame, Source, other};
use crate::state::Truth;
use crate::table::{Asked, Chance, Drawn, Phase};
use crate::vision::{Dealt, Shown, Switch};
use crate::{Action, Book, Event, Facts, Happened, Illegal, Private, Setup, State, Table};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use tabletop::{Ask, Seat, Seats, Turn, Witness, below};

/// A question to chance: one of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// About what.
    pub about: Chance,
    /// How many answers there are.
    pub answers: u8,
    /// Whether the deal begins with it.
    pub opens: bool,
}

impl Ask for Question {
    /// A number below [`Question::answers`].
    type Outcome = u8;

    #[inline(always)]
    fn pick(&self, rng: &mut impl Rng) -> u8 {
        below(rng, self.answers.into()) as u8
    }

    fn outcomes(&self, mut each: impl FnMut(u8, u32)) {
        (0..self.answers).for_each(|answer| each(answer, 1));
    }

    fn opens_deal(&self) -> Option<u32> {
        self.opens.then_some(0)
    }
}

impl Chance {
    #[inline(always)]
    fn answers(self) -> u8 {
        match self {
            Chance::Nothing => 0,
            Chance::First => 2,
            Chance::Shuffle(_, count) | Chance::Random(_, _, count) => count,
        }
    }
}

/// Whose move it is.
#[inline(always)]
pub(crate) fn turn(state: &State) -> Turn<Question> {
    let table = &state.truth.table;
    if table.chance != Chance::Nothing {
        return Turn::Chance(Question {
            about: table.chance,
            answers: table.chance.answers(),
            opens: table.phase == Phase::First,
        });
    }
    if table.phase == Phase::Over {
        let won = |seat: &Seat| table.person(*seat).fulfilled;
        return Turn::Over([Seat(0), Seat(1)].into_iter().filter(won).collect());
    }
    Turn::Seats(table.waiting)
}

/// The state in which a game begins: up to the first question.
pub(crate) fn opening(setup: &Setup) -> Truth {
    let mut truth = Truth::new(setup);
    Run { book: &setup.book, truth: &mut truth, witness: &mut () }.go_on();
    truth
}

/// A seat acts.
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    action: Action,
    witness: &mut impl Witness<Event>,
) -> Result<(), Illegal> {
    if seat.0 > 1 {
        return Err(Illegal::NotAsked);
    }
    state.seen(seat).check(action)?;
    let State { book, truth } = state;
    let mut run = Run { book, truth, witness };
    run.answer(seat, action);
    run.go_on();
    Ok(())
}

/// Chance answers.
pub(crate) fn deal(
    state: &mut State,
    answer: u8,
    witness: &mut impl Witness<Event>,
) -> Result<(), Illegal> {
    let chance = state.truth.table.chance;
    if chance == Chance::Nothing {
        return Err(Illegal::NoChance);
    }
    if answer >= chance.answers() {
        return Err(Illegal::ImpossibleChance);
    }
    let State { book, truth } = state;
    let mut run = Run { book, truth, witness };
    run.chance(chance, answer);
    run.go_on();
    Ok(())
}

/// The rules at work.
struct Run<'a, W> {
    book: &'a Book,
    truth: &'a mut Truth,
    witness: &'a mut W,
}

impl<'a, W: Witness<Event>> Run<'a, W> {
    /// Something happens: the one way in which the state changes.
    #[inline(always)]
    fn emit(&mut self, event: Event) {
        self.truth.apply(self.book, &event);
        self.witness.witness(&event);
    }

    #[inline(always)]
    fn table(&self) -> &Table {
        &self.truth.table
    }

    #[inline(always)]
    fn own(&self, seat: Seat) -> &Private {
        &self.truth.people[seat.index() & 1]
    }

    #[inline(always)]
    fn content(&self) -> &'a Content {
        self.book.content()
    }

    #[inline(always)]
    fn facts(&self) -> Facts<'_> {
        self.truth.facts(self.book)
    }

    /// Asks some people something.
    #[inline(always)]
    fn ask(&mut self, asked: Asked, seats: Seats) {
        self.emit(Happened::Asked(asked, seats));
    }

    /// Plays on until somebody or chance is asked, or the game is over.
    fn go_on(&mut self) {
        loop {
            let table = self.table();
            if !table.waiting.is_empty() || table.chance != Chance::Nothing {
                return;
            }
            if let Some(&frame) = table.frame() {
                self.resolve(frame);
                continue;
            }
            match table.phase {
                Phase::First
                | Phase::Shuffle
                | Phase::Gender
                | Phase::Traits
                | Phase::Occupations
                | Phase::Features(_)
                | Phase::Introductions
                | Phase::Hands => self.create(table.phase),
                Phase::Chapter
                | Phase::ChapterRead
                | Phase::Turn
                | Phase::Again
                | Phase::Exchange
                | Phase::Draw
                | Phase::Check => self.take_turn(table.phase),
                Phase::Finale(step) => self.finale(step),
                Phase::Judge => self.judge(),
                Phase::Over => return,
            }
        }
    }

    /// A legal answer of a seat.
    fn answer(&mut self, seat: Seat, action: Action) {
        let dealt = |run: &Self, place: u8| run.own(seat).dealt[usize::from(place)];
        match action {
            Action::Gender(gender) => self.emit(Happened::ChoseGender(seat, gender)),
            Action::Keep(kept) => self.emit(Happened::KeptTraits(seat, kept)),
            Action::Occupation(place) => {
                if let Dealt::Occupation(card) = dealt(self, place) {
                    self.emit(Happened::SelectedOccupation(seat, card));
                }
            }
            Action::Feature(place) => {
                if let Dealt::Feature(card) = dealt(self, place) {
                    self.place_feature(seat, card);
                }
            }
            Action::Introduce => self.emit(Happened::Introduced(seat)),
            Action::Exchange(scene) => self.exchange(seat, scene),
            Action::Play(scene) => self.play(seat, scene),
            Action::Skip => self.skip(seat),
            Action::DrawFrom(deck) => self.draw(seat, deck),
            Action::Choose(letter) => self.choose(seat, letter),
            Action::GoOn => self.leave(seat),
            Action::React(scene) => self.react(seat, scene),
            Action::Pick(number) => self.emit(Happened::Picked(seat, number)),
            Action::GiveUp(place) => self.give_up(seat, place),
            Action::Take(place) => self.take(seat, dealt(self, place)),
            Action::Drop(card) => self.drop_destiny(seat, card),
            Action::Switch(took, gave) => {
                self.emit(Happened::SwitchedDestiny(seat, Switch::Cards { took, gave }));
            }
            Action::Recover(card) => self.emit(Happened::RecoveredDestiny(seat, card)),
            Action::Discard(scene) => self.emit(Happened::Discarded(seat, scene)),
            Action::ShowTrait(place) => {
                if let Some(card) = self.own(seat).traits[usize::from(place)] {
                    self.emit(Happened::Showed(seat, Shown::Trait(card)));
                }
            }
            Action::ShowDestiny(card) => {
                self.emit(Happened::Showed(seat, Shown::Destiny(card)));
            }
            Action::ShowScene(scene) => {
                self.emit(Happened::Showed(seat, Shown::Scene(scene)));
            }
            Action::Offer(scene) => self.emit(Happened::Offered(seat, scene)),
            Action::Secret(number) => self.reveal_secret(other(seat), number),
            Action::Guess(aspect) => {
                let right = self.own(other(seat)).strives_for(self.content(), aspect);
                self.emit(Happened::Guessed(seat, aspect, right));
            }
            Action::SwapFeatures(own, theirs) => self.swap_features(seat, own, theirs),
            Action::Enter(entry) => self.emit(Happened::Entered(seat, entry)),
            Action::Done => self.emit(Happened::EntriesDone(seat)),
            Action::Confirm => self.confirm(seat),
            Action::Object => self.emit(Happened::Confirmed(seat, false)),
            Action::Select(card) => self.emit(Happened::SelectedDestiny(seat, card)),
            Action::Order(order) => self.emit(Happened::Ordered(seat, order)),
        }
    }

    /// Somebody leaves what may be left: no reaction, no switch, no more discards.
    fn leave(&mut self, seat: Seat) {
        match self.table().asked {
            Asked::Switch { .. } => self.emit(Happened::SwitchedDestiny(seat, Switch::Nothing)),
            Asked::DiscardScene { .. } | Asked::Recover { .. } | Asked::DropDestiny { .. } => {
                self.emit(Happened::Left(seat));
            }
            _ => self.emit(Happened::WentOn(seat)),
        }
    }

    /// What chance answered.
    #[inline(always)]
    fn chance(&mut self, chance: Chance, answer: u8) {
        match chance {
            Chance::Nothing => {}
            Chance::First => self.emit(Happened::Starter(Seat(answer))),
            Chance::Shuffle(pile, count) => {
                self.emit(Happened::Shuffled(pile, count - 1, answer));
                self.shuffled(pile);
            }
            Chance::Random(seat, drawn, _) => self.drawn(seat, drawn, answer),
        }
    }

    /// A card picked at random, by its number among those it could be.
    fn drawn(&mut self, seat: Seat, drawn: Drawn, answer: u8) {
        let own = self.own(seat);
        match drawn {
            Drawn::DiscardScene => {
                if let Some(scene) = own.hand.nth(answer) {
                    self.emit(Happened::Discarded(seat, scene));
                }
            }
            Drawn::DiscardSecret => {
                let scene = own.secrets[usize::from(answer)];
                self.emit(Happened::DiscardedSecret(seat, scene));
            }
            Drawn::GiveUp(_) => self.give_up(seat, answer),
            Drawn::Reveal(what) => {
                let card = scenes::hidden_cards(own, what).nth(answer.into());
                if let Some(card) = card {
                    self.emit(Happened::Showed(seat, card));
                }
            }
        }
    }

    /// A card begins to be resolved.
    fn begin(&mut self, frame: Frame) {
        self.emit(Happened::Began(frame));
    }

    /// The seats in the order in which a card concerns them (FL-186).
    fn in_order(&self) -> [Seat; 2] {
        let first = self.table().first;
        [first, other(first)]
    }
}

/// The scene that a frame is about, if it was played as one.
fn played(source: Source) -> Option<Scene> {
    match source {
        Source::Scene(scene) => Some(scene),
        _ => None,
    }
}
