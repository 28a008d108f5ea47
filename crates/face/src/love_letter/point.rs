//! What may be chosen, point by point: in words for whoever reads it, and all that may be pressed.

use super::chosen::{card_of, target_of};
use super::{Chosen, Face, Next, Pick};
use crate::{Choice, Company, Leads, Point};
use love_letter::{Action, Card, Illegal};
use tabletop::{Seat, Seats};
use words::love_letter::{Ask, ask, card_line, card_name, illegal};

/// A point in words.
pub(super) fn point(face: &Face, company: &Company<'_>, chosen: Chosen) -> Point<Pick, Action> {
    let prompt = prompt(face, company, chosen);
    let Some(you) = face.you.filter(|_| !face.moves.is_empty()) else {
        return Point::waiting(prompt);
    };
    let at = At { face, company, you, chosen };
    let choices = face.choices(chosen).into_iter().map(|pick| at.choice(pick)).collect();
    Point { picks: chosen.picks(), prompt, choices }
}

/// What is asked, with so much chosen.
pub(super) fn prompt(face: &Face, company: &Company<'_>, chosen: Chosen) -> String {
    let tongue = company.tongue;
    let within = |what| ask(tongue, what, &company.names());
    match chosen {
        Chosen::Nothing => face.asked.clone(),
        Chosen::Guard(seat) => within(Ask::Name(seat)),
        Chosen::Farewell(_) => tongue.llw_farewell(),
        Chosen::Card(card) if !face.targets(chosen).is_empty() => within(Ask::Choose(card)),
        Chosen::Card(Card::Princess) => tongue.llw_princess(),
        Chosen::Card(card) if is_idle(card) => tongue.llw_idle(card),
        Chosen::Card(card) if is_alone(face) => tongue.llw_ask_alone(card),
        Chosen::Card(card) => tongue.llw_ask_confirm(card),
        Chosen::Keep(_) if chosen.moves(&face.moves).len() > 1 => within(Ask::Order),
        Chosen::Keep(card) | Chosen::Bottom(card, _) => tongue.llw_ask_keep(card),
    }
}

/// Everything that may be pressed, and what it comes to. What changes nothing is left out.
pub(super) fn next(face: &Face, chosen: Chosen) -> Vec<(Pick, Next)> {
    if face.moves.is_empty() {
        return Vec::new();
    }
    let mut picks = face.choices(chosen);
    // Another card, somebody else or another order instead of what was chosen, or the same once more.
    picks.extend(face.hand.iter().map(|(card, _)| face.held(*card)));
    picks.extend(face.targets(chosen).into_iter().map(Pick::Seat));
    picks.extend(face.lasts(chosen).into_iter().map(Pick::Under));
    let mut found: Vec<(Pick, Next)> = Vec::new();
    for pick in picks {
        let next = chosen.and(pick, face.you, &face.moves);
        if next != Next::More(chosen) && found.iter().all(|(other, _)| *other != pick) {
            found.push((pick, next));
        }
    }
    found
}

impl Face {
    /// The chosen card must be played on somebody: on these.
    pub fn targets(&self, chosen: Chosen) -> Seats {
        let card = match chosen {
            Chosen::Card(card) => card,
            Chosen::Guard(_) => Card::Guard,
            _ => return Seats::NONE,
        };
        let moves = self.moves.iter().copied().filter(|&action| card_of(action) == Some(card));
        moves.filter_map(target_of).collect()
    }

    /// What may go to the very bottom for a Chancellor, where it makes a difference.
    pub fn lasts(&self, chosen: Chosen) -> Vec<Card> {
        let (Chosen::Keep(keep) | Chosen::Bottom(keep, _)) = chosen else { return Vec::new() };
        let lasts = Chosen::Keep(keep).moves(&self.moves).into_iter();
        let lasts: Vec<Card> = lasts.filter_map(last_of).collect();
        if lasts.len() > 1 { lasts } else { Vec::new() }
    }

    /// What the Guard may name, once somebody is to be questioned.
    pub fn names(&self, chosen: Chosen) -> Vec<Card> {
        let Chosen::Guard(_) = chosen else { return Vec::new() };
        chosen.moves(&self.moves).into_iter().filter_map(named_by).collect()
    }

    /// Whether one of these characters may be the hand of a seat.
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        let hands = self.knowledge.iter().flat_map(|knowledge| &knowledge.hands);
        hands.into_iter().any(|(of, kinds)| *of == seat && kinds.has(card))
    }

    /// How many copies of a character the viewer has not seen.
    pub fn left(&self, card: Card) -> u32 {
        self.remains.iter().find(|remains| remains.card == card).map_or(0, |remains| remains.left)
    }

    /// How many copies a seat may hold one of: those not seen, and the one that it is known to hold.
    pub fn left_for(&self, seat: Seat, card: Card) -> u32 {
        let sure = self.player(seat).is_some_and(|player| player.sure == Some(card));
        self.left(card) + u32::from(sure)
    }

    /// Whether what is chosen is a whole move, to which only a yes is missing.
    pub fn is_whole(&self, chosen: Chosen) -> bool {
        chosen.moves(&self.moves).len() == 1 && self.targets(chosen).is_empty()
    }

    /// What picking a card in hand is.
    fn held(&self, card: Card) -> Pick {
        if self.keeping { Pick::Keep(card) } else { Pick::Card(card) }
    }

    /// What there is to choose, in the order of the table; also what cannot be chosen now.
    fn choices(&self, chosen: Chosen) -> Vec<Pick> {
        let seats = || self.players.iter().map(|player| Pick::Seat(player.seat)).collect();
        match chosen {
            Chosen::Nothing => self.hand.iter().map(|(card, _)| self.held(*card)).collect(),
            Chosen::Guard(_) => self.names(chosen).into_iter().map(Pick::Name).collect(),
            Chosen::Card(_) if !self.targets(chosen).is_empty() => seats(),
            Chosen::Keep(_) if !self.is_whole(chosen) => {
                self.lasts(chosen).into_iter().map(Pick::Under).collect()
            }
            _ => vec![Pick::Play],
        }
    }

    /// Why nobody can play a card on this seat now.
    pub fn why_not(&self, seat: Seat) -> Illegal {
        match self.player(seat) {
            _ if self.you == Some(seat) => Illegal::NotOneself,
            Some(player) if player.inside => Illegal::IsProtected(seat),
            _ => Illegal::IsOut(seat),
        }
    }
}

/// Somewhere on the way to a move.
struct At<'a> {
    face: &'a Face,
    company: &'a Company<'a>,
    you: Seat,
    chosen: Chosen,
}

impl At<'_> {
    fn choice(&self, pick: Pick) -> Choice<Pick, Action> {
        let tongue = self.company.tongue;
        let (label, why, about, does) = match pick {
            Pick::Card(card) => {
                // Nothing but the Countess ever holds a card back (LL-46).
                let why = Illegal::CountessFirst(card);
                (card_name(tongue, card), why, Some(card), vec![card_line(tongue, card)])
            }
            Pick::Keep(card) => {
                let does = vec![tongue.llw_ask_keep(card)];
                (card_name(tongue, card), Illegal::NotTheseCards, Some(card), does)
            }
            Pick::Seat(seat) => {
                (self.whom(seat), self.face.why_not(seat), None, self.farewell(seat))
            }
            Pick::Name(card) => {
                let why = Illegal::NotNameable(card);
                (card_name(tongue, card), why, Some(card), vec![self.left(card)])
            }
            Pick::Under(card) => {
                (tongue.llw_bottom(card), Illegal::NotTheseCards, Some(card), Vec::new())
            }
            Pick::Play => (self.yes(), Illegal::NotNow, None, self.surely()),
        };
        let leads = match self.chosen.and(pick, self.face.you, &self.face.moves) {
            Next::Move(action) => Leads::Move(action),
            Next::More(chosen) if chosen == self.chosen => {
                Leads::Nowhere(illegal(tongue, why, &self.company.names()))
            }
            Next::More(_) => Leads::Further,
        };
        let choice = Choice::new(pick, label, leads).doing(does);
        let choice = about.map_or(choice.clone(), |card| choice.about(card.name()));
        if pick == Pick::Play && self.is_grave() { choice.grave() } else { choice }
    }

    fn whom(&self, seat: Seat) -> String {
        let tongue = self.company.tongue;
        match seat == self.you {
            true => tongue.llw_choose_yourself(),
            false => tongue.llw_choose(&self.company.name(seat)),
        }
    }

    /// A slip of the finger should not cost the round: one's own Princess wants a second yes.
    fn farewell(&self, seat: Seat) -> Vec<String> {
        let next = self.chosen.and(Pick::Seat(seat), self.face.you, &self.face.moves);
        let farewell = matches!(next, Next::More(Chosen::Farewell(_)));
        farewell.then(|| self.company.tongue.llw_farewell()).into_iter().collect()
    }

    /// What cannot be may be named all the same.
    fn left(&self, card: Card) -> String {
        let tongue = self.company.tongue;
        match self.chosen {
            Chosen::Guard(target) if !self.face.may_hold(target, card) => tongue.llw_impossible(),
            Chosen::Guard(target) => tongue.ll_copies_left(self.face.left_for(target, card).into()),
            _ => tongue.ll_copies_left(self.face.left(card).into()),
        }
    }

    /// Yes to what has been chosen.
    fn yes(&self) -> String {
        let tongue = self.company.tongue;
        match self.chosen {
            Chosen::Keep(card) | Chosen::Bottom(card, _) => tongue.llw_keep(card),
            _ => self.chosen.card().map(|card| tongue.llw_play(card)).unwrap_or_default(),
        }
    }

    fn surely(&self) -> Vec<String> {
        let tongue = self.company.tongue;
        match self.chosen {
            Chosen::Card(Card::Princess) => vec![tongue.llw_princess()],
            Chosen::Farewell(_) => vec![tongue.llw_farewell()],
            Chosen::Card(card) if is_idle(card) => vec![tongue.llw_idle(card)],
            Chosen::Card(card) => vec![card_line(tongue, card)],
            _ => Vec::new(),
        }
    }

    fn is_grave(&self) -> bool {
        matches!(self.chosen, Chosen::Card(Card::Princess) | Chosen::Farewell(_))
    }
}

/// Played on nobody, these do nothing (LL-30).
pub fn is_idle(card: Card) -> bool {
    matches!(card, Card::Guard | Card::Priest | Card::Baron | Card::King)
}

/// Whether there is no other card to play.
fn is_alone(face: &Face) -> bool {
    let first = face.moves.first().copied().and_then(card_of);
    face.moves.iter().all(|&action| card_of(action) == first)
}

fn last_of(action: Action) -> Option<Card> {
    match action {
        Action::Keep(_, _, last) => last,
        _ => None,
    }
}

fn named_by(action: Action) -> Option<Card> {
    match action {
        Action::Guess(_, card) => Some(card),
        _ => None,
    }
}
