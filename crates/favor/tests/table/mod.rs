//! A table whose cards are scripted, so that a rule test is about three lines: what is dealt, what
//! is done, what is seen.
//!
//! Cards are written `RL BL RT BT B/R L/T`; moves are `add`, `call`, `-` for a pass, or a bid. Each
//! move is made by whoever is asked. Everything that a test looks at is read from a view, folded
//! from sights.

// Each test file uses a part of this one.
#![allow(dead_code)]
#![allow(clippy::unwrap_used)]

use favor::*;
use std::collections::VecDeque;
use tabletop::{Ask, Game, Seat, Turn, Viewer};

/// A game in progress, dealt by a script and watched by everybody.
pub struct Script {
    pub state: State,
    doors: VecDeque<Door>,
    clues: VecDeque<Clue>,
    views: Vec<View>,
    /// All that has happened.
    pub events: Vec<Event>,
}

/// A table for so many; seat 0 begins.
pub fn game(players: u8) -> Script {
    let setup = Setup::new(players).unwrap().starting_with(Seat(0)).unwrap();
    Script {
        state: Favor::start(&setup),
        doors: VecDeque::new(),
        clues: VecDeque::new(),
        views: Viewer::all(players).map(|viewer| Favor::view(&setup, viewer)).collect(),
        events: Vec::new(),
    }
}

/// Clues as the tests write them.
pub fn clues(text: &str) -> Vec<Clue> {
    let clue = |word| SHORT.iter().position(|short| *short == word).map(|n| Clue::ALL[n]);
    text.split_whitespace().map(|word| clue(word).expect(word)).collect()
}

/// Doors as the tests write them.
pub fn doors(text: &str) -> Vec<Door> {
    clues(text).into_iter().map(|clue| clue.door().expect("a door")).collect()
}

fn short(bundle: Clues) -> String {
    bundle.iter().map(|clue| SHORT[clue as usize]).collect::<Vec<_>>().join(" ")
}

const SHORT: [&str; 6] = ["RL", "BL", "RT", "BT", "B/R", "L/T"];

impl Script {
    /// The next doors to be dealt, seat 0 first; where the script is silent, the first that is
    /// left.
    pub fn doors(mut self, text: &str) -> Script {
        self.doors = doors(text).into();
        self
    }

    /// The next clues to be turned up; where the script is silent, the first that is left.
    pub fn clues(mut self, text: &str) -> Script {
        self.clues = clues(text).into();
        self
    }

    /// Makes these moves.
    pub fn play(mut self, moves: &str) -> Script {
        self.begin();
        for word in moves.split_whitespace() {
            let action = match word {
                "add" => Action::Add,
                "call" => Action::Call,
                "-" => Action::Pass,
                bid => Action::Bid(bid.parse().expect("a bid")),
            };
            let seat = self.asked();
            let begun = self.events.len();
            Favor::act(&mut self.state, Seat(seat), action, &mut self.events)
                .unwrap_or_else(|why| panic!("{word} by seat {seat}: {why:?}"));
            self.watch(begun);
            self.deal();
        }
        self
    }

    /// The same, so many times.
    pub fn times(self, times: usize, moves: &str) -> Script {
        self.play(&vec![moves; times].join(" "))
    }

    /// Adds until the lot has so many cards and sells it to `seat` for one token.
    pub fn sell(mut self, seat: u8, cards: u32) -> Script {
        self.begin();
        let more = cards - self.table().lot.len();
        self = self.times(more as usize, "add").play("call");
        self.auction(seat, 1)
    }

    /// Holds the auction that has been called: `seat` alone bids.
    pub fn auction(mut self, seat: u8, amount: u8) -> Script {
        let lot = self.table().lot;
        for _ in 0..self.table().players {
            assert_eq!(self.table().lot, lot, "the auction goes on");
            let bid = if self.asked() == seat { amount.to_string() } else { "-".into() };
            self = self.play(&bid);
        }
        self
    }

    /// Adds until the final auction begins.
    pub fn until_final(mut self) -> Script {
        self.begin();
        while self.table().left > 0 {
            self = self.play("add");
        }
        self
    }

    /// Adds until the final auction, in which nobody bids; the round is scored.
    pub fn finish(self) -> Script {
        let players = usize::from(self.table().players);
        self.until_final().times(players, "-")
    }

    /// Deals the next round.
    pub fn next(mut self) -> Script {
        self.begin();
        self
    }

    /// Begins a round if none runs.
    fn begin(&mut self) {
        while self.between_rounds() {
            self.answer();
        }
        self.deal();
    }

    fn between_rounds(&self) -> bool {
        matches!(self.table().step, Step::Starter | Step::Door(Seat(0)))
    }

    /// Answers chance, up to the end of the round.
    fn deal(&mut self) {
        while !self.between_rounds() && matches!(Favor::turn(&self.state), Turn::Chance(_)) {
            self.answer();
        }
    }

    fn answer(&mut self) {
        let Turn::Chance(question) = Favor::turn(&self.state) else { return };
        let mut possible = Vec::new();
        question.outcomes(|answer, _| possible.push(answer));
        let scripted = match question {
            Question::Clue(_) => self.clues.pop_front().map(Answer::Clue),
            Question::Door(..) => self.doors.pop_front().map(Answer::Door),
            Question::Starter(_) => None,
        };
        let begun = self.events.len();
        let answer = scripted.unwrap_or(possible[0]);
        Favor::deal(&mut self.state, answer, &mut self.events)
            .unwrap_or_else(|why| panic!("{answer:?}: {why:?}"));
        self.watch(begun);
    }

    fn watch(&mut self, begun: usize) {
        for event in &self.events[begun..] {
            for view in &mut self.views {
                if let Some(sight) = Favor::sight(event, view.viewer) {
                    Favor::see(view, &sight);
                }
            }
        }
    }

    /// What a seat knows.
    pub fn view(&self, seat: u8) -> &View {
        &self.views[usize::from(seat)]
    }

    /// What a spectator knows.
    pub fn public(&self) -> &View {
        self.views.last().unwrap()
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.public().table
    }

    /// What a seat perceives of all that has happened.
    pub fn sights(&self, seat: u8) -> Vec<Sight> {
        let viewer = Viewer::Seat(Seat(seat));
        self.events.iter().filter_map(|event| Favor::sight(event, viewer)).collect()
    }

    /// Whose decision it is.
    pub fn asked(&self) -> u8 {
        match Favor::turn(&self.state) {
            Turn::Seats(seats) => seats.first().unwrap().0,
            other => panic!("nobody is asked, but {other:?}"),
        }
    }

    /// Who is asked in turn while these moves are made.
    pub fn asked_during(self, moves: &str) -> (Vec<u8>, Script) {
        let mut script = self.play("");
        let mut asked = Vec::new();
        for word in moves.split_whitespace() {
            asked.push(script.asked());
            script = script.play(word);
        }
        (asked, script)
    }

    /// What whoever is asked may do, as tests write it.
    pub fn options(&self) -> String {
        let view = self.view(self.asked());
        let mut actions = Vec::new();
        Favor::legal(Favor::seen_in(view).unwrap(), &mut actions);
        let word = |action: &Action| match action {
            Action::Add => "add".into(),
            Action::Call => "call".into(),
            Action::Pass => "-".into(),
            Action::Bid(amount) => amount.to_string(),
        };
        actions.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// Why a seat's move is refused. Nothing has changed then.
    pub fn refuses(&self, seat: u8, action: Action) -> Illegal {
        let mut copy = self.state;
        let refusal = Favor::act(&mut copy, Seat(seat), action, &mut ());
        assert_eq!(copy, self.state);
        refusal.expect_err("a refusal")
    }

    /// Tokens by seat.
    pub fn tokens(&self) -> Vec<u8> {
        self.seats().map(|seat| self.table().tokens.of(seat)).collect()
    }

    /// The cards on offer.
    pub fn lot(&self) -> String {
        short(self.table().lot)
    }

    /// What a seat has won.
    pub fn collection(&self, seat: u8) -> String {
        short(self.table().collection(Seat(seat)))
    }

    /// The lots that nobody wanted.
    pub fn discard(&self) -> String {
        short(self.table().discard)
    }

    /// The points of the last round scored, by seat.
    pub fn points(&self) -> Vec<i8> {
        let round = self.table().scores().last().expect("a round scored");
        self.seats().map(|seat| round[seat.index()]).collect()
    }

    /// Points so far, by seat.
    pub fn totals(&self) -> Vec<i8> {
        self.seats().map(|seat| self.table().total(seat)).collect()
    }

    /// Who has won, and by what.
    pub fn winner(&self) -> (u8, Decision) {
        match self.events.last() {
            Some(&Happened::Won { seat, by }) => {
                assert_eq!(self.table().step, Step::Over(seat));
                (seat.0, by)
            }
            other => panic!("the game is not over, but {other:?}"),
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.table().players).map(Seat)
    }
}
