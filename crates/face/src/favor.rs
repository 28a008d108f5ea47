//! The face of Favor.

mod beats;
mod chosen;
mod hint;
mod people;
mod pick;
mod point;
mod story;
mod worth;

pub use beats::{beats, take_ins};
pub use chosen::{Chosen, Next, read};
pub use people::Player;
pub use pick::Pick;
pub use point::{confirm, label, surely};
pub use story::{Hammer, Scored};
pub use worth::{each, worths};

use crate::{Company, Explanation, Hint, Point};
use favor::{Action, Clue, Clues, Door, Happened, MOST_PLAYERS, Score, Sight, Step};
use house::{Favor, Glimpse};
use story::Story;
use tabletop::{Seat, Seats};
use words::Tongue;
use words::favor::{clue_line, clue_name, clue_rule, door_line, door_name, moment, round};

/// What a viewer sees of Favor, and may do. Whatever is put into words is so by its methods, when it is
/// asked for.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Face {
    /// How many steps have been taken.
    pub steps: usize,
    /// The viewer's seat; none for spectators.
    pub you: Option<Seat>,
    /// Which round it is, from 1; 0 before the first.
    pub round: u8,
    /// Everybody, in turn order from the round's first player.
    pub players: Vec<Player>,
    /// The cards on offer.
    pub lot: Clues,
    /// How many cards the deck holds.
    pub left: u8,
    /// Which they are, in no order.
    pub deck: Clues,
    /// The lots that nobody wanted.
    pub discard: Clues,
    /// The tokens in the box.
    pub boxed: u8,
    /// The auction that is being held, if one is.
    pub auction: Option<Held>,
    /// What came of the last one of this round, if none is.
    pub hammer: Option<Hammer>,
    /// What only this seat knows.
    pub own: Option<Own>,
    /// The points of each round that has been scored, by seat.
    pub scores: Vec<[i8; MOST_PLAYERS]>,
    /// The latest round that has been scored, with all doors open.
    pub scored: Option<Scored>,
    /// What to do or to wait for, in one sentence, with nothing chosen.
    pub asked: String,
    /// What the viewer may do; nothing if they are not asked.
    pub moves: Vec<Action>,
    /// What was perceived lately, oldest first.
    pub happened: Vec<Perceived>,
    /// Who has won, once the game is over.
    pub won: Option<Seat>,
}

/// An auction that is being held.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// Who called it; nobody called the final one.
    pub caller: Option<Seat>,
    /// Who leads, with how much.
    pub leader: Option<(Seat, u8)>,
    /// Who has a chance to bid, in order.
    pub order: Vec<Seat>,
}

/// What only the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Own {
    /// Who they are this round.
    pub door: Door,
    /// What their collection is worth by now.
    pub points: i8,
    /// What the lot would add to that, if there is one.
    pub lot: Option<i8>,
}

/// Something that was perceived, and the step that it belongs to, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Perceived {
    /// In which step.
    pub step: usize,
    /// What: a door that the viewer may not know is none.
    pub sight: Sight,
}

impl Perceived {
    /// Whether there is anything to say of it.
    pub fn is_told(&self) -> bool {
        // The card is turned up at once, and then it is said who added which.
        !matches!(self.sight, Happened::ChoseToAdd(_))
    }

    /// Whether a round ends with it.
    pub fn ends_round(&self) -> bool {
        matches!(self.sight, Happened::RoundEnded { .. })
    }

    /// Whose move begins with it.
    pub fn mover(&self) -> Option<Seat> {
        match self.sight {
            Happened::ChoseToAdd(seat)
            | Happened::Called(seat)
            | Happened::Bid(seat, _)
            | Happened::Passed(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Face {
    /// The face of a glimpse.
    pub fn of(glimpse: &Glimpse<Favor>, company: &Company<'_>) -> Face {
        let (view, table) = (&glimpse.view, &glimpse.view.table);
        let sights = glimpse.recent.iter().enumerate();
        let perceived =
            |(at, sight): (usize, &Sight)| Perceived { step: glimpse.step_of(at), sight: *sight };
        let happened: Vec<Perceived> = sights.map(perceived).collect();
        let story = Story::of(&happened);
        let bidding = table.step == Step::Bid;
        Face {
            steps: glimpse.steps,
            you: view.viewer.seat(),
            round: table.round,
            players: people::players(view, company),
            lot: table.lot,
            left: table.left,
            deck: table.deck,
            discard: table.discard,
            boxed: table.boxed,
            auction: bidding.then(|| Held {
                caller: table.caller(),
                leader: table.auction.leader().map(|leader| (leader, table.auction.high)),
                order: people::in_turn(table.auction.first, table.players).collect(),
            }),
            hammer: story.hammer.filter(|_| !bidding),
            own: own(glimpse),
            scores: table.scores().to_vec(),
            scored: story.scored,
            asked: glimpse.ask(company.tongue, &company.names()),
            moves: glimpse.moves(),
            happened,
            won: match table.step {
                Step::Over(winner) => Some(winner),
                _ => None,
            },
        }
    }
}

fn own(glimpse: &Glimpse<Favor>) -> Option<Own> {
    let (view, table) = (&glimpse.view, &glimpse.view.table);
    let (you, door) = (view.viewer.seat()?, view.own()?);
    let collection = table.collection(you);
    let mut with_lot = collection;
    with_lot.add_all(table.lot);
    let points = |clues| Score::of(door, clues).points();
    let lot = (!table.lot.is_empty()).then(|| points(with_lot) - points(collection));
    Some(Own { door, points: points(collection), lot })
}

impl Face {
    /// What picks come to.
    pub fn picked(&self, picks: &[Pick]) -> Next {
        chosen::read(&self.moves, picks)
    }

    /// The point to which picks lead, in words. Those that mean nothing are left out.
    pub fn point(&self, company: &Company<'_>, picks: &[Pick]) -> Point<Pick, Action> {
        let chosen = match self.picked(picks) {
            Next::More(chosen) => chosen,
            Next::Move(_) => Chosen::default(),
        };
        point::point(self, company, chosen)
    }

    /// What is asked with so much chosen, in one sentence.
    pub fn prompt(&self, tongue: &Tongue, chosen: Chosen) -> String {
        match chosen.action {
            Some(action) => surely(tongue, action),
            None => self.asked.clone(),
        }
    }

    /// Everything that may be pressed where so much is chosen, and what it comes to.
    pub fn next(&self, chosen: Chosen) -> Vec<(Pick, Next)> {
        point::next(self, chosen)
    }

    /// Somebody at the table.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// How many tokens the viewer has.
    pub fn tokens(&self) -> u8 {
        self.you.and_then(|you| self.player(you)).map_or(0, |you| you.tokens)
    }

    /// The highest bid of the auction that is being held.
    pub fn high(&self) -> u8 {
        self.auction.as_ref().and_then(|held| held.leader).map_or(0, |(_, bid)| bid)
    }

    /// Who is to decide before the viewer, in order; nobody if the viewer is, or has had their chance to bid.
    pub fn before_you(&self) -> Vec<Seat> {
        let Some(you) = self.you.and_then(|you| self.player(you)) else { return Vec::new() };
        if you.active || you.bid.is_some() || self.won.is_some() {
            return Vec::new();
        }
        let from = self.players.iter().position(|player| player.active).unwrap_or_default();
        let around = self.players.iter().cycle().skip(from).take(self.players.len());
        around.map(|player| player.seat).take_while(|seat| *seat != you.seat).collect()
    }

    /// Who has the most tokens, and how many those are.
    pub fn richest(&self) -> (Seats, u8) {
        let most = self.players.iter().map(|player| player.tokens).max().unwrap_or(0);
        let richest = self.players.iter().filter(|player| player.tokens == most);
        (richest.map(|player| player.seat).collect(), most)
    }

    /// The rounds that had been scored when something happened, by its place, if a round ended with it.
    pub fn scored_by(&self, at: usize) -> Option<&[[i8; MOST_PLAYERS]]> {
        self.happened.get(at).filter(|seen| seen.ends_round())?;
        let since = self.happened[at + 1..].iter().filter(|seen| seen.ends_round()).count();
        self.scores.get(..self.scores.len().saturating_sub(since))
    }

    /// One thing to know for somebody's first game, with so much chosen.
    pub fn hint(&self, tongue: &Tongue, chosen: Chosen) -> Option<Hint> {
        hint::hint(self, tongue, chosen)
    }
}

/// The rounds that have begun among the recent sights: at which of them, and what each is called.
pub fn rounds(glimpse: &Glimpse<Favor>, tongue: &Tongue) -> Vec<(usize, String)> {
    let begins = |sight: &Sight| match *sight {
        Happened::RoundBegan { round: number, .. } => Some(round(tongue, number)),
        _ => None,
    };
    crate::beginnings(&glimpse.recent, begins, |sight| matches!(sight, Happened::Starter(_)))
}

/// Every clue (`red-lady`, `blue-red`) and every door (`door-red-lady`), in a line and by its rule.
pub fn explanations(company: &Company<'_>) -> Vec<Explanation> {
    let tongue = company.tongue;
    let clue = |clue: Clue| Explanation {
        key: clue.name().replace('/', "-"),
        title: clue_name(tongue, clue),
        line: clue_line(tongue, clue),
        rule: clue_rule(tongue, clue),
    };
    let door = |door: Door| Explanation {
        key: format!("door-{}", door.name()),
        title: door_name(tongue, door),
        line: door_line(tongue, door),
        rule: tongue.fvw_door_rule(),
    };
    Clue::ALL.into_iter().map(clue).chain(Door::ALL.into_iter().map(door)).collect()
}

/// What is worth remembering of a game that is over, each with the step at which it happened, from a
/// glimpse that remembers all of it. It names people: it is kept and shared.
pub fn moments(glimpse: &Glimpse<Favor>, company: &Company<'_>) -> Vec<(usize, String)> {
    let names = company.names();
    let remembered = favor::moments(&glimpse.recent, glimpse.view.table.players).into_iter();
    remembered
        .map(|(at, what)| (glimpse.step_of(at), moment(company.tongue, &what, &names)))
        .collect()
}
