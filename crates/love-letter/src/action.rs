//! What a player may decide, and what is refused.

use crate::setup::{CLASSIC_NAMES, NAMES};
use crate::table::MOST_PLAYERS;
use crate::{Card, Cards, Edition, Hand, Step, Table};
use serde::{Deserialize, Serialize};
use tabletop::{Menu, Seat, Seats};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
// One word: lists of moves are copied and picked from all the time.
#[repr(u8, align(4))]
pub enum Action {
    /// Plays a card that chooses nobody: Spy, Handmaid, Chancellor, Countess, Princess; or a
    /// Guard, Priest, Baron or King when everybody else is protected.
    ///
    /// `Play(Card::Handmaid)`
    Play(Card),
    /// Plays Priest, Baron, Prince or King on somebody.
    ///
    /// `PlayOn(Card::Baron, Seat(2))`
    PlayOn(Card, Seat),
    /// Plays the Guard: does this seat hold that character?
    ///
    /// `Guess(Seat(1), Card::Princess)`
    Guess(Seat, Card),
    /// The Chancellor's choice: the card to keep, then the one or two to lay under the deck, the
    /// last at the very bottom.
    ///
    /// `Keep(Card::King, Card::Spy, Some(Card::Guard))`
    Keep(Card, Card, Option<Card>),
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// It is not this seat's turn.
    NotYourTurn,
    /// The game waits for something else: a card to be dealt, a card to be kept, or nothing.
    NotNow,
    /// The card is not in the hand.
    NotInHand(Card),
    /// The Countess must be played: the other card is this one (LL-46).
    CountessFirst(Card),
    /// The card chooses nobody (LL-24).
    ChoosesNobody(Card),
    /// The card must be played on somebody, for somebody can be chosen (LL-24).
    MustChoose(Card),
    /// The Guard must be given a character to name (LL-81).
    MustName,
    /// That seat cannot be chosen: it is one's own (LL-26).
    NotOneself,
    /// That seat cannot be chosen: it is out, or empty (LL-28).
    IsOut(Seat),
    /// That seat cannot be chosen: a Handmaid protects it (LL-29).
    IsProtected(Seat),
    /// A Guard cannot name this character (LL-81, LL-86).
    NotNameable(Card),
    /// These are not the cards the Chancellor offers (LL-54).
    NotTheseCards,
    /// Chance cannot give that answer here.
    NotInDeck,
}

/// What a legal move does.
pub(crate) enum Effect {
    Princess,
    /// The Countess and the Spy; whoever finds everybody else protected.
    Nothing(Card),
    King(Seat),
    Chancellor,
    Keep(Card, (Card, Option<Card>)),
    Prince(Seat),
    Handmaid,
    Baron(Seat),
    Priest(Seat),
    Guard(Seat, Card),
}

/// What decides the legal moves of a seat: the table and its own hand. State and view lend it
/// alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<'a> {
    /// The public side.
    pub table: &'a Table,
    /// Who is looking.
    pub seat: Seat,
    /// What they hold.
    pub hand: Hand,
}

/// The longest list there is: two different cards, one of them a Guard with five to choose and
/// nine to name, the other a Prince.
pub const MOST_ACTIONS: usize = 64;

/// All guesses at each seat, ready to be appended.
const GUESSES: [[Action; 9]; MOST_PLAYERS] = guesses(NAMES);
const CLASSIC_GUESSES: [[Action; 7]; MOST_PLAYERS] = guesses(CLASSIC_NAMES);

const fn guesses<const N: usize>(names: [Card; N]) -> [[Action; N]; MOST_PLAYERS] {
    let mut all = [[Action::Play(Card::Guard); N]; MOST_PLAYERS];
    let mut seat = 0;
    while seat < MOST_PLAYERS {
        let mut n = 0;
        while n < N {
            all[seat][n] = Action::Guess(Seat(seat as u8), names[n]);
            n += 1;
        }
        seat += 1;
    }
    all
}

/// The plays of a card against a set of players it may choose.
// Half a cache line: found by shifting.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Plays {
    list: [Action; 6],
    len: u32,
}

/// The plays of every card but the Guard against every set of players, written out beforehand:
/// which card it is cannot be foreseen, so listing does not branch on it.
static PLAYS: [[Plays; 64]; 16] = {
    let mut all = [[Plays { list: [Action::Play(Card::Spy); 6], len: 1 }; 64]; 16];
    let mut n = 0;
    while n < Card::ALL.len() {
        let mut set = 0;
        while set < 64 {
            all[n][set] = plays(Card::ALL[n], set);
            set += 1;
        }
        n += 1;
    }
    all
};

const fn plays(card: Card, set: usize) -> Plays {
    let mut plays = Plays { list: [Action::Play(card); 6], len: 1 };
    let chooses = matches!(card, Card::Priest | Card::Baron | Card::Prince | Card::King);
    if chooses && set != 0 {
        let (mut seat, mut len) = (0, 0);
        while seat < 6 {
            if set >> seat & 1 != 0 {
                plays.list[len] = Action::PlayOn(card, Seat(seat));
                len += 1;
            }
            seat += 1;
        }
        plays.len = len as u32;
    }
    plays
}

/// A card's value, or a number that no card has.
#[inline(always)]
fn number(card: Option<Card>) -> u8 {
    card.map_or(u8::MAX, Card::value)
}

/// Whether this card, held with the Countess, obliges its holder to play her (LL-46).
#[inline(always)]
fn obliges(card: Card) -> bool {
    matches!(card, Card::King | Card::Prince)
}

impl Seen<'_> {
    /// Lists the legal moves.
    #[inline(always)]
    pub fn legal(&self, menu: &mut impl Menu<Action>) {
        if self.seat != self.table.active {
            return;
        }
        match self.table.step {
            Step::Play => self.list_plays(menu),
            Step::Keep => self.list_keeps(menu),
            _ => {}
        }
    }

    #[inline(always)]
    fn list_plays(&self, menu: &mut impl Menu<Action>) {
        let (Some(held), Some(drawn)) = (self.hand.held, self.hand.drawn.first()) else { return };
        if held == Card::Countess && obliges(drawn) {
            return menu.push(Action::Play(held));
        }
        if drawn == Card::Countess && obliges(held) {
            return menu.push(Action::Play(drawn));
        }
        self.list_plays_of(held, menu);
        // Two copies of one character are one move, not two (LL-Q12).
        if held != drawn {
            self.list_plays_of(drawn, menu);
        }
    }

    #[inline(always)]
    fn list_plays_of(&self, card: Card, menu: &mut impl Menu<Action>) {
        let others = self.table.choosable();
        if card != Card::Guard {
            let own = if card == Card::Prince { Seats::one(self.seat).0 } else { 0 };
            let plays = &PLAYS[card as usize % 16][(others.0 | own) as usize % 64];
            return menu.append_first(&plays.list, plays.len as usize);
        }
        if others.is_empty() {
            return menu.push(Action::Play(card));
        }
        for target in others {
            match self.table.edition {
                Edition::Standard => menu.append(GUESSES[target.index() % MOST_PLAYERS]),
                Edition::Classic => menu.append(CLASSIC_GUESSES[target.index() % MOST_PLAYERS]),
            }
        }
    }

    #[inline(always)]
    fn list_keeps(&self, menu: &mut impl Menu<Action>) {
        let (Some(a), Some(b)) = (self.hand.held, self.hand.drawn.first()) else { return };
        let Some(c) = self.hand.drawn.second() else {
            menu.push(Action::Keep(a, b, None));
            if a != b {
                menu.push(Action::Keep(b, a, None));
            }
            return;
        };
        let mut keep = |kept, first, last| {
            menu.push(Action::Keep(kept, first, Some(last)));
            if first != last {
                menu.push(Action::Keep(kept, last, Some(first)));
            }
        };
        keep(a, b, c);
        if b != a {
            keep(b, a, c);
        }
        if c != a && c != b {
            keep(c, a, b);
        }
    }

    /// What a move does if it is legal, and why not if it is not.
    #[inline(always)]
    pub(crate) fn check(&self, action: Action) -> Result<Effect, Illegal> {
        if self.seat != self.table.active {
            return Err(Illegal::NotYourTurn);
        }
        match self.table.step {
            Step::Play => match action {
                Action::Guess(target, named) => self.check_guess(target, named),
                Action::PlayOn(card, target) => self.check_play_on(card, target),
                Action::Play(card) => self.check_play(card),
                Action::Keep(..) => Err(Illegal::NotNow),
            },
            Step::Keep => match action {
                Action::Keep(keep, first, last) => self.check_keep(keep, first, last),
                _ => Err(Illegal::NotNow),
            },
            _ => Err(Illegal::NotNow),
        }
    }

    #[inline(always)]
    fn check_guess(&self, target: Seat, named: Card) -> Result<Effect, Illegal> {
        self.check_card(Card::Guard)?;
        self.check_target(Card::Guard, target)?;
        self.check_name(named)?;
        Ok(Effect::Guard(target, named))
    }

    #[inline(always)]
    fn check_card(&self, card: Card) -> Result<(), Illegal> {
        // No short cuts here: which of the two it is cannot be foreseen, so nothing branches on it.
        let (held, drawn) = (number(self.hand.held), number(self.hand.drawn.first()));
        if (held != card as u8) & (drawn != card as u8) {
            return Err(Illegal::NotInHand(card));
        }
        let countess = (held == Card::Countess as u8) | (drawn == Card::Countess as u8);
        if obliges(card) & countess {
            return Err(Illegal::CountessFirst(card));
        }
        Ok(())
    }

    #[inline(always)]
    fn check_play(&self, card: Card) -> Result<Effect, Illegal> {
        self.check_card(card)?;
        match card {
            Card::Princess => Ok(Effect::Princess),
            Card::Chancellor => Ok(Effect::Chancellor),
            Card::Handmaid => Ok(Effect::Handmaid),
            Card::Countess | Card::Spy => Ok(Effect::Nothing(card)),
            Card::Guard | Card::Priest | Card::Baron | Card::King
                if self.table.choosable().is_empty() =>
            {
                Ok(Effect::Nothing(card))
            }
            _ => Err(Illegal::MustChoose(card)),
        }
    }

    #[inline(always)]
    fn check_play_on(&self, card: Card, target: Seat) -> Result<Effect, Illegal> {
        self.check_card(card)?;
        // The choice is checked within, so that nothing has to be told apart twice.
        let checked = |effect| self.check_target(card, target).map(|()| effect);
        match card {
            Card::Priest => checked(Effect::Priest(target)),
            Card::Baron => checked(Effect::Baron(target)),
            Card::King => checked(Effect::King(target)),
            Card::Prince => checked(Effect::Prince(target)),
            Card::Guard => Err(Illegal::MustName),
            _ => Err(Illegal::ChoosesNobody(card)),
        }
    }

    #[inline(always)]
    fn check_target(&self, card: Card, target: Seat) -> Result<(), Illegal> {
        if target == self.seat {
            return if card == Card::Prince { Ok(()) } else { Err(Illegal::NotOneself) };
        }
        if !self.table.inside.has(target) || target.0 >= self.table.players {
            return Err(Illegal::IsOut(target));
        }
        if self.table.protected.has(target) {
            return Err(Illegal::IsProtected(target));
        }
        Ok(())
    }

    #[inline(always)]
    fn check_name(&self, named: Card) -> Result<(), Illegal> {
        if self.table.edition.nameable().has(named) {
            Ok(())
        } else {
            Err(Illegal::NotNameable(named))
        }
    }

    #[inline(always)]
    fn check_keep(&self, keep: Card, first: Card, last: Option<Card>) -> Result<Effect, Illegal> {
        let offered = self.hand.cards().collect::<Cards>();
        let chosen = [Some(keep), Some(first), last].into_iter().flatten().collect();
        if offered == chosen {
            Ok(Effect::Keep(keep, (first, last)))
        } else {
            Err(Illegal::NotTheseCards)
        }
    }
}
