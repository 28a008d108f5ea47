//! The face of Love Letter.

mod beats;
mod chosen;
mod hint;
mod known;
mod people;
mod pick;
mod point;
mod round;

pub use beats::{Shown, beats, take_ins};
pub use chosen::{Chosen, Next, read};
pub use known::{Knowledge, Remains};
pub use people::Player;
pub use pick::Pick;
pub use point::is_idle;
pub use round::Ended;

use crate::{Company, Explanation, Hint, Point};
use house::{Glimpse, LoveLetter};
use love_letter::{Action, Card, Edition, Happened, RoundWon, Setup, Sight, Step, View};
use tabletop::{Seat, Seats};
use words::Tongue;
use words::love_letter::{card_line, card_name, card_rule, moment, won_by, won_spy};

/// What a viewer sees of Love Letter, and may do. Whatever is put into words is so by its methods, when
/// it is asked for.
#[derive(Clone, PartialEq, Hash, Debug)]
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
    /// What to do or to wait for, in one sentence, with nothing chosen.
    pub asked: String,
    /// Whether one of the cards is to be kept for a Chancellor.
    pub keeping: bool,
    /// What the viewer may do; nothing if they are not asked.
    pub moves: Vec<Action>,
    /// What was perceived lately, oldest first.
    pub happened: Vec<Perceived>,
    /// Who has won, once the game is over.
    pub won: Option<Seats>,
    /// How the round ended, where the table is shown as it then lay.
    pub ended: Option<Ended>,
}

/// Something that was perceived, and the step that it belongs to, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Perceived {
    /// In which step.
    pub step: usize,
    /// What: a card that the viewer may not know is none.
    pub sight: Sight,
}

impl Perceived {
    /// Whether there is anything to say of it.
    pub fn is_told(&self) -> bool {
        // A draw or the end of the round follows at once and says whose turn it is.
        !matches!(self.sight, Happened::Turn(_))
    }

    /// Whose move begins with it.
    pub fn mover(&self) -> Option<Seat> {
        match self.sight {
            Happened::Played { seat, .. } | Happened::Kept { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

impl Face {
    /// The face of a glimpse.
    pub fn of(glimpse: &Glimpse<LoveLetter>, company: &Company<'_>) -> Face {
        let mut face = Face::seen(glimpse, &glimpse.view, company);
        face.knowledge = face.you.map(|_| known::knowledge(glimpse, &glimpse.view));
        face.asked = glimpse.ask(company.tongue, &company.names());
        face.moves = glimpse.moves();
        face
    }

    /// The face of the end of a round, if the latest step has brought one: the cards as they lay when it was
    /// won. Nothing can be done there.
    pub fn of_round_end(glimpse: &Glimpse<LoveLetter>, company: &Company<'_>) -> Option<Face> {
        let (view, ended) = round::ended(glimpse)?;
        let mut face = Face::seen(glimpse, &view, company);
        face.asked = company.tongue.llw_round_over(face.round.into());
        face.ended = Some(ended);
        Some(face)
    }

    /// What a view shows, without what its viewer knows beside it or may do.
    fn seen(glimpse: &Glimpse<LoveLetter>, view: &View, company: &Company<'_>) -> Face {
        let (table, possible) = (&view.table, people::possible(view));
        Face {
            steps: glimpse.steps,
            you: view.viewer.seat(),
            edition: table.edition,
            round: table.round,
            goal: table.tokens_to_win(),
            players: people::players(view, company, &possible),
            deck: table.deck,
            aside: table.aside,
            open: table.open.iter().flatten().copied().collect(),
            remains: known::remains(view, &possible),
            hand: hand(view.hand().cards()),
            knowledge: None,
            asked: String::new(),
            keeping: table.step == Step::Keep,
            moves: Vec::new(),
            happened: happened(glimpse),
            won: match table.step {
                Step::Over(winners) => Some(winners),
                _ => None,
            },
            ended: None,
        }
    }

    /// Who wins the round that has ended, in a few words to the viewer.
    pub fn round_won(&self, company: &Company<'_>) -> Option<String> {
        self.ended.as_ref().map(|ended| round::said(ended, company, self.you))
    }

    /// Who moves before the viewer does, from whoever's turn it is; none if it is the viewer's, or they
    /// are out.
    pub fn before_you(&self) -> Vec<Seat> {
        let Some(you) = self.you.and_then(|you| self.player(you)) else { return Vec::new() };
        let others = &self.players[..self.players.len() - 1];
        match others.iter().position(|player| player.active) {
            Some(from) if you.inside => {
                let waiting = others[from..].iter().filter(|player| player.inside);
                waiting.map(|player| player.seat).collect()
            }
            _ => Vec::new(),
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

fn happened(glimpse: &Glimpse<LoveLetter>) -> Vec<Perceived> {
    let sights = glimpse.recent.iter().enumerate();
    sights.map(|(at, sight)| Perceived { step: glimpse.step_of(at), sight: *sight }).collect()
}

impl Face {
    /// What picks come to.
    pub fn picked(&self, picks: &[Pick]) -> Next {
        chosen::read(self.you, &self.moves, picks)
    }

    /// The point to which picks lead, in words. Those that mean nothing are left out.
    pub fn point(&self, company: &Company<'_>, picks: &[Pick]) -> Point<Pick, Action> {
        let chosen = match self.picked(picks) {
            Next::More(chosen) => chosen,
            Next::Move(_) => Chosen::Nothing,
        };
        point::point(self, company, chosen)
    }

    /// What is asked with so much chosen, in one sentence.
    pub fn prompt(&self, company: &Company<'_>, chosen: Chosen) -> String {
        point::prompt(self, company, chosen)
    }

    /// Everything that may be pressed where so much is chosen, and what it comes to.
    pub fn next(&self, chosen: Chosen) -> Vec<(Pick, Next)> {
        point::next(self, chosen)
    }

    /// Somebody at the table.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// One thing to know for somebody's first game, with so much chosen.
    pub fn hint(&self, tongue: &Tongue, chosen: Chosen) -> Option<Hint> {
        hint::hint(self, tongue, chosen)
    }
}

/// The rounds that have begun among the recent sights: at which of them, and what each is called.
pub fn rounds(glimpse: &Glimpse<LoveLetter>, tongue: &Tongue) -> Vec<(usize, String)> {
    let is_new = |sight: &Sight| matches!(sight, Happened::SetAside(_));
    // The latest is known by its number, and the others are counted from it.
    let begun = glimpse.recent.iter().filter(|sight| is_new(sight)).count();
    let mut round = i64::from(glimpse.view.table.round) - begun as i64;
    let begins = |sight: &Sight| {
        is_new(sight).then(|| {
            round += 1;
            tongue.ll_round(round)
        })
    };
    crate::beginnings(&glimpse.recent, begins, |sight| matches!(sight, Happened::Starter(_)))
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
