//! The face of Favor.

mod beats;
mod choices;
mod people;
mod story;

pub use beats::{beats, take_ins};
pub use choices::Pick;
pub use people::Player;
pub use story::{Hammer, Scored};

use crate::{Beat, Company, Explanation, Point};
use favor::{Action, Clue, Clues, Door, Score, Sight, Step};
use house::{Favor, Glimpse};
use story::Story;
use tabletop::Seat;
use words::favor::{
    auction, clue_line, clue_match, clue_name, clue_rule, door_line, door_name, high_bid, moment,
};

/// What a viewer sees of Favor, and may do.
#[derive(Clone, PartialEq, Debug)]
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
    pub lot: Vec<OnOffer>,
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
    pub scores: Vec<Vec<i8>>,
    /// The latest round that has been scored, with all doors open.
    pub scored: Option<Scored>,
    /// What is asked, and what may be chosen.
    pub point: Point<Pick, Action>,
    /// What happened lately, oldest first.
    pub beats: Vec<Beat<Sight>>,
    /// One thing to know at one's first decisions.
    pub hint: Option<String>,
    /// Who has won, once the game is over.
    pub won: Option<Seat>,
}

/// A card on offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnOffer {
    /// Which.
    pub clue: Clue,
    /// What it is worth to the viewer, or to anyone, in one line.
    pub worth: String,
}

/// An auction that is being held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// Who called it; nobody called the final one.
    pub caller: Option<Seat>,
    /// Who leads, with how much.
    pub leader: Option<(Seat, u8)>,
    /// “Auction, called by Anna”
    pub title: String,
    /// “Anna leads with 2 tokens.”
    pub high: String,
    /// Who has a chance to bid, in order.
    pub order: Vec<Seat>,
}

/// What only the viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Own {
    /// Who they are this round.
    pub door: Door,
    /// What each clue is worth to them, in one line.
    pub line: String,
    /// What their collection is worth by now.
    pub points: i8,
    /// What the lot would add to that, if there is one.
    pub lot: Option<i8>,
}

impl Face {
    /// The face of a glimpse, with what has been picked.
    pub fn of(glimpse: &Glimpse<Favor>, company: &Company<'_>, picks: &[Pick]) -> Face {
        let (view, table) = (&glimpse.view, &glimpse.view.table);
        let story = Story::of(&glimpse.recent);
        let bidding = table.step == Step::Bid;
        Face {
            steps: glimpse.steps,
            you: view.viewer.seat(),
            round: table.round,
            players: people::players(view, company),
            lot: on_offer(glimpse, company),
            left: table.left,
            deck: table.deck,
            discard: table.discard,
            boxed: table.boxed,
            auction: bidding.then(|| held(glimpse, company)),
            hammer: story.hammer.filter(|_| !bidding),
            own: own(glimpse, company),
            scores: scores(glimpse),
            scored: story.scored,
            point: choices::point(glimpse, company, picks),
            beats: beats(glimpse, company),
            hint: hint(glimpse, company),
            won: match table.step {
                Step::Over(winner) => Some(winner),
                _ => None,
            },
        }
    }
}

fn on_offer(glimpse: &Glimpse<Favor>, company: &Company<'_>) -> Vec<OnOffer> {
    let (tongue, lot) = (company.tongue, glimpse.view.table.lot);
    let worth = |clue| match glimpse.view.own() {
        Some(door) => clue_match(tongue, clue, door),
        None => clue_line(tongue, clue),
    };
    let copies = |clue: Clue| (0..lot.count(clue)).map(move |_| clue);
    let all = Clue::ALL.into_iter().flat_map(copies);
    all.map(|clue| OnOffer { clue, worth: worth(clue) }).collect()
}

fn held(glimpse: &Glimpse<Favor>, company: &Company<'_>) -> Held {
    let (tongue, table, names) = (company.tongue, &glimpse.view.table, company.names());
    Held {
        caller: table.caller(),
        leader: table.auction.leader().map(|leader| (leader, table.auction.high)),
        title: auction(tongue, table, &names).unwrap_or_default(),
        high: high_bid(tongue, table, &names).unwrap_or_default(),
        order: people::in_turn(table.auction.first, table.players).collect(),
    }
}

fn own(glimpse: &Glimpse<Favor>, company: &Company<'_>) -> Option<Own> {
    let (view, table) = (&glimpse.view, &glimpse.view.table);
    let (you, door) = (view.viewer.seat()?, view.own()?);
    let collection = table.collection(you);
    let mut with_lot = collection;
    with_lot.add_all(table.lot);
    let points = |clues| Score::of(door, clues).points();
    let lot = (!table.lot.is_empty()).then(|| points(with_lot) - points(collection));
    Some(Own { door, line: door_line(company.tongue, door), points: points(collection), lot })
}

fn scores(glimpse: &Glimpse<Favor>) -> Vec<Vec<i8>> {
    let players = usize::from(glimpse.view.table.players);
    glimpse.view.table.scores().iter().map(|round| round[..players].to_vec()).collect()
}

/// A hint for each kind of decision when it comes for the first time, and one more when one comes for
/// the second.
fn hint(glimpse: &Glimpse<Favor>, company: &Company<'_>) -> Option<String> {
    use favor::Happened::{Bid, Called, ChoseToAdd, Passed};
    let (tongue, table) = (company.tongue, &glimpse.view.table);
    let you = glimpse.view.viewer.seat()?;
    if table.active != you || table.round != 1 || glimpse.moves().is_empty() {
        return None;
    }
    let made = |by: fn(&Sight) -> Option<Seat>| {
        glimpse.recent.iter().filter(|sight| by(sight) == Some(you)).count()
    };
    let turns = made(|sight| match *sight {
        ChoseToAdd(seat) | Called(seat) => Some(seat),
        _ => None,
    });
    let bids = made(|sight| match *sight {
        Bid(seat, _) | Passed(seat) => Some(seat),
        _ => None,
    });
    match table.step {
        Step::Turn if turns == 0 => Some(tongue.fvw_hint_turn()),
        Step::Bid if bids == 0 => Some(tongue.fvw_hint_bid()),
        _ if turns.max(1) + bids.max(1) == 2 => Some(tongue.fvw_hint_tokens()),
        _ => None,
    }
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
