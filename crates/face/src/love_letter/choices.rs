//! What may be chosen: a card, then whom, then for the Guard a name; for the Chancellor the card to keep,
//! then the one that goes to the very bottom.
//!
//! Nothing but the list of legal moves decides where a pick leads: each pick leaves some of them possible.

use crate::{Choice, Company, Leads, Point};
use house::{Glimpse, LoveLetter};
use love_letter::{Action, Card, Illegal, Step};
use tabletop::Seat;
use words::love_letter::{Ask, ask, card_line, card_name, illegal};

/// Something that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// `guard`: a card to play.
    Card(Card),
    /// `seat-2`: somebody to play it on.
    Seat(Seat),
    /// `name-king`: what the Guard names.
    Name(Card),
    /// `keep-king`: what stays in hand for the Chancellor.
    Keep(Card),
    /// `under-king`: what goes to the very bottom.
    Under(Card),
    /// `play`: yes, what has been chosen.
    Play,
}

impl crate::Pick for Pick {
    fn name(&self) -> String {
        match self {
            Pick::Card(card) => card.name().to_string(),
            Pick::Seat(seat) => format!("seat-{}", seat.0),
            Pick::Name(card) => format!("name-{}", card.name()),
            Pick::Keep(card) => format!("keep-{}", card.name()),
            Pick::Under(card) => format!("under-{}", card.name()),
            Pick::Play => "play".to_string(),
        }
    }

    fn named(name: &str) -> Option<Pick> {
        if name == "play" {
            return Some(Pick::Play);
        }
        let Some((what, of)) = name.split_once('-') else {
            return Card::named(name).map(Pick::Card);
        };
        match what {
            "seat" => of.parse().ok().map(|seat| Pick::Seat(Seat(seat))),
            "name" => Card::named(of).map(Pick::Name),
            "keep" => Card::named(of).map(Pick::Keep),
            "under" => Card::named(of).map(Pick::Under),
            _ => None,
        }
    }
}

/// The point to which picks lead. Those that lead nowhere are left out, with all that follow.
pub(super) fn point(
    glimpse: &Glimpse<LoveLetter>,
    company: &Company<'_>,
    picks: &[Pick],
) -> Point<Pick, Action> {
    let moves = glimpse.moves();
    let Some(you) = glimpse.view.viewer.seat().filter(|_| !moves.is_empty()) else {
        return Point::waiting(glimpse.ask(company.tongue, &company.names()));
    };
    let mut at = At { glimpse, company, you, moves, picked: Vec::new() };
    for pick in picks {
        let left = at.after(*pick);
        let leads_on = at
            .choices()
            .iter()
            .any(|choice| choice.pick == *pick && matches!(choice.leads, Leads::Further));
        if !leads_on {
            break;
        }
        at.moves = left;
        at.picked.push(*pick);
    }
    Point { prompt: at.prompt(), choices: at.choices(), picks: at.picked }
}

/// Somewhere on the way to a move.
struct At<'a> {
    glimpse: &'a Glimpse<LoveLetter>,
    company: &'a Company<'a>,
    you: Seat,
    /// The moves that are still possible.
    moves: Vec<Action>,
    picked: Vec<Pick>,
}

impl At<'_> {
    /// The moves that are possible after another pick.
    fn after(&self, pick: Pick) -> Vec<Action> {
        let fits = |action: &Action| match (pick, *action) {
            (Pick::Card(card), action) => card_of(action) == Some(card),
            (Pick::Seat(seat), action) => target_of(action) == Some(seat),
            (Pick::Name(name), Action::Guess(_, named)) => named == name,
            (Pick::Keep(card), Action::Keep(keep, ..)) => keep == card,
            (Pick::Under(card), Action::Keep(_, _, last)) => last == Some(card),
            (Pick::Play, _) => true,
            _ => false,
        };
        self.moves.iter().copied().filter(fits).collect()
    }

    fn say(&self, what: Ask) -> String {
        ask(self.company.tongue, what, &self.company.names())
    }

    /// What is asked here.
    fn prompt(&self) -> String {
        let tongue = self.company.tongue;
        match *self.picked {
            [] => self.glimpse.ask(tongue, &self.company.names()),
            [Pick::Card(Card::Guard), Pick::Seat(seat)] => self.say(Ask::Name(seat)),
            [Pick::Card(_), Pick::Seat(_)] => tongue.llw_farewell(),
            [Pick::Card(card), ..] if self.targets().next().is_some() => {
                self.say(Ask::Choose(card))
            }
            [Pick::Card(Card::Princess), ..] => tongue.llw_princess(),
            [Pick::Card(card), ..] if is_idle(card) => tongue.llw_idle(card),
            [Pick::Card(card), ..] => tongue.llw_ask_confirm(card),
            [Pick::Keep(_)] if self.moves.len() > 1 => self.say(Ask::Order),
            [Pick::Keep(card), ..] => tongue.llw_ask_keep(card),
            _ => String::new(),
        }
    }

    /// What may be picked here.
    fn choices(&self) -> Vec<Choice<Pick, Action>> {
        match *self.picked {
            [] if self.glimpse.view.table.step == Step::Keep => self.keeps(),
            [] => self.cards(),
            [Pick::Card(Card::Guard), Pick::Seat(_)] => self.names(),
            [Pick::Card(_)] if self.targets().next().is_some() => self.seats(),
            [Pick::Card(card)] => self.sure(self.company.tongue.llw_play(card), card),
            [Pick::Card(card), Pick::Seat(_)] => {
                self.sure(self.company.tongue.llw_play(card), card)
            }
            [Pick::Keep(_)] if self.moves.len() > 1 => self.lasts(),
            [Pick::Keep(card)] => self.sure(self.company.tongue.llw_keep(card), card),
            _ => Vec::new(),
        }
    }

    /// The cards in hand, each kind once.
    fn cards(&self) -> Vec<Choice<Pick, Action>> {
        let tongue = self.company.tongue;
        let card = |(card, _): (Card, u32)| {
            // Nothing but the Countess ever holds a card back (LL-46).
            let leads = match self.after(Pick::Card(card)).is_empty() {
                true => Leads::Nowhere(self.why(Illegal::CountessFirst(card))),
                false => Leads::Further,
            };
            Choice::new(Pick::Card(card), card_name(tongue, card), leads)
                .about(card.name())
                .doing([card_line(tongue, card)])
        };
        super::hand(self.glimpse.view.hand().cards()).into_iter().map(card).collect()
    }

    /// Everybody, and why not.
    fn seats(&self) -> Vec<Choice<Pick, Action>> {
        let (tongue, table) = (self.company.tongue, &self.glimpse.view.table);
        let seat = |seat: Seat| {
            let mine = seat == self.you;
            let label = match mine {
                true => tongue.llw_choose_yourself(),
                false => tongue.llw_choose(&self.company.name(seat)),
            };
            let why = || match seat {
                _ if mine => Illegal::NotOneself,
                seat if table.inside.has(seat) => Illegal::IsProtected(seat),
                seat => Illegal::IsOut(seat),
            };
            // A slip of the finger should not cost the round: one's own Princess wants a second yes.
            let farewell = mine && self.glimpse.view.hand().cards().any(|c| c == Card::Princess);
            let leads = match self.after(Pick::Seat(seat))[..] {
                [] => Leads::Nowhere(self.why(why())),
                [action] if !farewell => Leads::Move(action),
                _ => Leads::Further,
            };
            let does = (farewell && leads == Leads::Further).then(|| tongue.llw_farewell());
            Choice::new(Pick::Seat(seat), label, leads).doing(does)
        };
        crate::around(table.players, Some(self.you)).into_iter().map(seat).collect()
    }

    /// What the Guard may name, with the copies left. What cannot be may be named all the same.
    fn names(&self) -> Vec<Choice<Pick, Action>> {
        let (tongue, view) = (self.company.tongue, &self.glimpse.view);
        let unseen = view.unseen();
        let name = |action: &Action| match *action {
            Action::Guess(target, card) => {
                let left = match view.possible(target).has(card) {
                    true => tongue.ll_copies_left(unseen.count(card).into()),
                    false => tongue.llw_impossible(),
                };
                let leads = Leads::Move(*action);
                let choice = Choice::new(Pick::Name(card), card_name(tongue, card), leads);
                Some(choice.about(card.name()).doing([left]))
            }
            _ => None,
        };
        self.moves.iter().filter_map(name).collect()
    }

    /// What may be kept for the Chancellor.
    fn keeps(&self) -> Vec<Choice<Pick, Action>> {
        let tongue = self.company.tongue;
        let keep = |(card, _): (Card, u32)| {
            Choice::new(Pick::Keep(card), card_name(tongue, card), Leads::Further)
                .about(card.name())
                .doing([tongue.llw_ask_keep(card)])
        };
        super::hand(self.glimpse.view.hand().cards()).into_iter().map(keep).collect()
    }

    /// What may go to the very bottom, where it makes a difference.
    fn lasts(&self) -> Vec<Choice<Pick, Action>> {
        let tongue = self.company.tongue;
        let last = |action: &Action| match *action {
            Action::Keep(_, _, Some(card)) => {
                let leads = Leads::Move(*action);
                let choice = Choice::new(Pick::Under(card), tongue.llw_bottom(card), leads);
                Some(choice.about(card.name()))
            }
            _ => None,
        };
        self.moves.iter().filter_map(last).collect()
    }

    /// Yes to what has been chosen.
    fn sure(&self, label: String, card: Card) -> Vec<Choice<Pick, Action>> {
        let tongue = self.company.tongue;
        let [action] = self.moves[..] else { return Vec::new() };
        let choice = Choice::new(Pick::Play, label, Leads::Move(action));
        vec![match action {
            Action::Play(Card::Princess) => choice.doing([tongue.llw_princess()]).grave(),
            Action::PlayOn(Card::Prince, seat) if seat == self.you => {
                choice.doing([tongue.llw_farewell()]).grave()
            }
            Action::Play(card) if is_idle(card) => choice.doing([tongue.llw_idle(card)]),
            Action::Play(_) => choice.doing([card_line(tongue, card)]),
            _ => choice,
        }]
    }

    /// Whom the chosen card can be played on.
    fn targets(&self) -> impl Iterator<Item = Seat> {
        self.moves.iter().copied().filter_map(target_of)
    }

    fn why(&self, why: Illegal) -> String {
        illegal(self.company.tongue, why, &self.company.names())
    }
}

/// Played on nobody, these do nothing (LL-30).
fn is_idle(card: Card) -> bool {
    matches!(card, Card::Guard | Card::Priest | Card::Baron | Card::King)
}

/// The card that a move plays.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::PlayOn(card, _) => Some(card),
        Action::Guess(..) => Some(Card::Guard),
        Action::Keep(..) => None,
    }
}

/// Whom a move is played on.
fn target_of(action: Action) -> Option<Seat> {
    match action {
        Action::PlayOn(_, seat) | Action::Guess(seat, _) => Some(seat),
        Action::Play(_) | Action::Keep(..) => None,
    }
}
