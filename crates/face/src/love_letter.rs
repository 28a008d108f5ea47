//! The face of Love Letter.

mod beats;
mod choices;
mod known;
mod people;

pub use beats::{Shown, beats};
pub use choices::Pick;
pub use known::{Knowledge, Remains};
pub use people::Player;

use crate::{Beat, Company, Explanation, Point};
use house::{Glimpse, LoveLetter};
use love_letter::{Action, Card, Edition, RoundWon, Setup, Step};
use tabletop::{Seat, Seats};
use words::love_letter::{card_line, card_name, card_rule, moment, won_by, won_spy};

/// What a viewer sees of Love Letter, and may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// How many steps have been taken.
    pub steps: usize,
    /// The viewer's seat; none for spectators.
    pub you: Option<Seat>,
    /// Which version is played.
    pub edition: Edition,
    /// Which round it is, from 1.
    pub round: u8,
    /// How many tokens win.
    pub goal: u8,
    /// Everybody, from the viewer's left clockwise, themselves last.
    pub players: Vec<Player>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// Whether the card set aside is still there.
    pub aside: bool,
    /// The cards laid open beside the deck.
    pub open: Vec<Card>,
    /// How many copies of each character the viewer has not seen.
    pub remains: Vec<Remains>,
    /// The viewer's own cards, each kind once, with how many copies.
    pub hand: Vec<(Card, u32)>,
    /// What the viewer knows and others need not.
    pub knowledge: Option<Knowledge>,
    /// What is asked, and what may be chosen.
    pub point: Point<Pick, Action>,
    /// What happened lately, oldest first.
    pub beats: Vec<Beat<Shown>>,
    /// One thing to know on each of the first turns.
    pub hint: Option<String>,
    /// Who has won, once the game is over.
    pub won: Option<Seats>,
}

impl Face {
    /// The face of a glimpse, with what has been picked.
    pub fn of(glimpse: &Glimpse<LoveLetter>, company: &Company<'_>, picks: &[Pick]) -> Face {
        let (view, table) = (&glimpse.view, &glimpse.view.table);
        let you = view.viewer.seat();
        Face {
            steps: glimpse.steps,
            you,
            edition: table.edition,
            round: table.round,
            goal: table.tokens_to_win(),
            players: people::players(view, company),
            deck: table.deck,
            aside: table.aside,
            open: table.open.iter().flatten().copied().collect(),
            remains: known::remains(view),
            hand: hand(view.hand().cards()),
            knowledge: you.map(|you| known::knowledge(glimpse, company, you)),
            point: choices::point(glimpse, company, picks),
            beats: beats(glimpse, company),
            hint: hint(glimpse, company),
            won: match table.step {
                Step::Over(winners) => Some(winners),
                _ => None,
            },
        }
    }
}

/// Each kind once, in the order held, with how many copies.
fn hand(cards: impl Iterator<Item = Card>) -> Vec<(Card, u32)> {
    let mut hand: Vec<(Card, u32)> = Vec::new();
    for card in cards {
        match hand.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, copies)) => *copies += 1,
            None => hand.push((card, 1)),
        }
    }
    hand
}

/// One thing to know on each of the first three turns.
fn hint(glimpse: &Glimpse<LoveLetter>, company: &Company<'_>) -> Option<String> {
    let (tongue, table) = (company.tongue, &glimpse.view.table);
    let you = glimpse.view.viewer.seat()?;
    if table.round != 1 || glimpse.moves().is_empty() {
        return None;
    }
    match table.rows.of(you).count() {
        0 => Some(tongue.llw_hint_play()),
        1 => Some(tongue.llw_hint_target()),
        2 => Some(tongue.llw_hint_remains()),
        _ => None,
    }
}

/// Every character of the deck in use, in a line and by its full rule.
pub fn explanations(setup: &Setup, company: &Company<'_>) -> Vec<Explanation> {
    let tongue = company.tongue;
    let explain = |card: Card| Explanation {
        key: card.name().to_string(),
        title: card_name(tongue, card),
        line: card_line(tongue, card),
        rule: card_rule(tongue, card),
    };
    setup.edition().deck().kinds().iter().map(explain).collect()
}

/// How a game went that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Recap {
    /// Its rounds: each with the step at which it ended, who won it, and by what.
    pub rounds: Vec<Won>,
    /// What is worth remembering, with the step at which it happened.
    pub moments: Vec<(usize, String)>,
}

/// A round that was won.
#[derive(Clone, PartialEq, Debug)]
pub struct Won {
    /// The step at which it ended.
    pub step: usize,
    /// The round itself.
    pub round: RoundWon,
    /// By what, in words.
    pub by: String,
    /// Whom the Spy rewarded, in words.
    pub spy: Option<String>,
}

/// How a game went, from a glimpse that remembers all of it. It names people: it is kept and shared.
pub fn recap(glimpse: &Glimpse<LoveLetter>, company: &Company<'_>) -> Recap {
    let (tongue, names) = (company.tongue, company.names());
    let won = |round: RoundWon| Won {
        step: glimpse.step_of(round.at),
        by: won_by(tongue, &round),
        spy: won_spy(tongue, &round, &names),
        round,
    };
    let remembered = love_letter::moments(&glimpse.recent).into_iter();
    Recap {
        rounds: love_letter::rounds(&glimpse.recent).into_iter().map(won).collect(),
        moments: remembered
            .map(|(at, what)| (glimpse.step_of(at), moment(tongue, &what, &names)))
            .collect(),
    }
}
