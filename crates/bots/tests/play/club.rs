//! What a club player does with what it knows, in scripted rounds of two.

use bots::love_letter::Club;
use bots::{Bot, Dice};
use love_letter::{Action, Answer, Card, Edition, Event, LoveLetter, Setup, State, View};
use rand_core::SeedableRng;
use tabletop::{Game, Seat, Turn, Viewer};

use Card::{Baron, Chancellor, Countess, Guard, Handmaid, King, Priest, Prince, Princess, Spy};

const CLUB: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// A round of two that the club player starts, dealt from a list: one card aside, three open, a
/// hand each, then draw by draw.
struct Round {
    state: State,
    view: View,
    cards: Vec<Card>,
}

impl Round {
    fn deal(cards: &[Card]) -> Round {
        let setup = Setup::new(Edition::Standard, 2).expect("a table for two");
        let setup = setup.starting_with(CLUB).expect("a seat");
        let view = LoveLetter::view(&setup, Viewer::Seat(CLUB));
        let cards = cards.iter().rev().copied().collect();
        Round { state: LoveLetter::start(&setup), view, cards }.draw()
    }

    /// Deals until somebody is to act.
    fn draw(mut self) -> Round {
        while let Turn::Chance(_) = LoveLetter::turn(&self.state) {
            let Some(card) = self.cards.pop() else { break };
            let mut events = Vec::new();
            LoveLetter::deal(&mut self.state, Answer::Card(card), &mut events)
                .expect("a card of the deck");
            self.see(&events);
        }
        self
    }

    fn play(mut self, seat: Seat, action: Action) -> Round {
        let mut events = Vec::new();
        LoveLetter::act(&mut self.state, seat, action, &mut events).expect("a legal move");
        self.see(&events);
        self.draw()
    }

    fn see(&mut self, events: &[Event]) {
        let viewer = self.view.viewer;
        for sight in events.iter().filter_map(|event| LoveLetter::sight(event, viewer)) {
            LoveLetter::see(&mut self.view, &sight);
        }
    }

    fn club_plays(&self) -> Action {
        Club::default().choose(&self.view, &mut Dice::seed_from_u64(1))
    }
}

#[test]
fn a_guard_names_the_card_that_was_seen() {
    let round = Round::deal(&[Spy, Guard, Guard, Baron, Priest, King, Guard, Spy, Countess])
        .play(CLUB, Action::PlayOn(Priest, OTHER))
        .play(OTHER, Action::Play(Spy));
    assert_eq!(round.club_plays(), Action::Guess(OTHER, King));
}

#[test]
fn a_prince_makes_the_princess_fall() {
    let round = Round::deal(&[Spy, Guard, Guard, Guard, Priest, Princess, Prince, Spy, Chancellor])
        .play(CLUB, Action::PlayOn(Priest, OTHER))
        .play(OTHER, Action::Play(Spy));
    assert_eq!(round.club_plays(), Action::PlayOn(Prince, OTHER));
}

#[test]
fn a_baron_is_not_played_against_a_higher_card() {
    let round = Round::deal(&[Spy, Guard, Guard, Guard, Priest, King, Baron, Spy, Handmaid])
        .play(CLUB, Action::PlayOn(Priest, OTHER))
        .play(OTHER, Action::Play(Spy));
    assert_eq!(round.club_plays(), Action::Play(Handmaid));
}

#[test]
fn a_baron_beats_a_lower_card_that_was_seen() {
    let round = Round::deal(&[Spy, Guard, Guard, Guard, Priest, Handmaid, Baron, Spy, King])
        .play(CLUB, Action::PlayOn(Priest, OTHER))
        .play(OTHER, Action::Play(Spy));
    assert_eq!(round.club_plays(), Action::PlayOn(Baron, OTHER));
}
