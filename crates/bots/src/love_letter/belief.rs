//! What the viewer believes of every face-down card: hard facts, copies, and habits.

use super::odds::Odds;
use love_letter::{Card, Cards, Kinds, Laid, MOST_PLAYERS, Table, View};
use tabletop::Seat;

/// How often whoever holds two characters lays the first (row) and keeps the second (column), in
/// percent: counted among casual players and among club players, and the mean taken.
#[rustfmt::skip]
const LAYS: [[f64; 10]; 10] = [
    // Spy Guard Priest Baron Handm. Prince Chanc. King Countess Princess
    [ 50.0,  76.0,  85.0, 100.0,  86.0,  53.0,  96.0,  94.0, 100.0, 100.0], // Spy
    [ 24.0,  50.0,  46.0,  98.0,  46.0,  66.0,  90.0,  96.0,  96.0, 100.0], // Guard
    [ 15.0,  54.0,  50.0,  91.0,  32.0,  56.0,  88.0,  80.0,  98.0, 100.0], // Priest
    [  0.0,   2.0,   9.0,  50.0,   5.0,  59.0,  74.0,  88.0,  88.0, 100.0], // Baron
    [ 14.0,  54.0,  68.0,  95.0,  50.0,  79.0,  95.0,  96.0, 100.0, 100.0], // Handmaid
    [ 47.0,  34.0,  44.0,  41.0,  21.0,  50.0,  70.0,  86.0,   0.0,  96.0], // Prince
    [  4.0,  10.0,  12.0,  26.0,   5.0,  30.0,  50.0,  75.0,  71.0, 100.0], // Chancellor
    [  6.0,   4.0,  20.0,  12.0,   4.0,  14.0,  25.0,  50.0,   0.0,  99.0], // King
    [  0.0,   4.0,   2.0,  12.0,   0.0, 100.0,  29.0, 100.0,  50.0, 100.0], // Countess
    [  0.0,   0.0,   0.0,   0.0,   0.0,   4.0,   0.0,   1.0,   0.0,  50.0], // Princess
];

/// How often a character is kept when a Chancellor offers it among others, counted likewise.
const KEEPS: [f64; 10] = [4.0, 24.0, 3.0, 12.0, 6.0, 18.0, 52.0, 60.0, 63.0, 76.0];

/// How far habits are trusted: 1 is wholly, 0 not at all. Beginners have none.
const TRUST: f64 = 0.85;

/// How much likelier than by counting copies each character is.
type Habit = [f64; 10];

/// Everything believed about the cards that the viewer cannot see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Belief {
    /// The card of each other player in the round.
    pub(crate) hands: [Odds; MOST_PLAYERS],
    /// A card of the shuffled deck, or the card set aside.
    pub(crate) deck: Odds,
    /// The cards returned under the deck, the first to be drawn in front.
    pub(crate) under: [Odds; 4],
    /// How many those are.
    pub(crate) returned: usize,
    /// What the viewer's own row tells the others.
    habit: Habit,
    /// What nobody has laid.
    unlaid: Cards,
}

impl Belief {
    /// What `me` believes by this view.
    pub(crate) fn of(view: &View, me: Seat) -> Belief {
        let others = view.table.inside.without(me);
        let habits = habits(&view.table);
        let mut possible = [Kinds::NONE; MOST_PLAYERS];
        for seat in others {
            possible[seat.index()] = view.possible(seat);
        }
        // A card whose place is known is nowhere else.
        let mut loose = view.unseen();
        let places = possible.into_iter().chain(view.returned());
        for card in places.filter_map(Kinds::only).collect::<Vec<_>>() {
            loose.take(card);
        }
        let odds = |kinds: Kinds, habit: &Habit| match kinds.only() {
            Some(card) => Odds::sure(card),
            None => Odds::counted(loose, kinds, habit),
        };

        let nothing = Odds::sure(Card::Spy);
        let (mut hands, mut under, mut returned) = ([nothing; MOST_PLAYERS], [nothing; 4], 0);
        let mut left = Card::ALL.map(|card| f64::from(loose.count(card)));
        for seat in others {
            let (kinds, habit) = (possible[seat.index()], &habits[seat.index()]);
            hands[seat.index()] = odds(kinds, habit);
            // What the others are likely to hold is not in the deck.
            for (card, chance) in hands[seat.index()].iter().filter(|_| kinds.only().is_none()) {
                left[card as usize] = (left[card as usize] - chance).max(0.0);
            }
        }
        for (place, kinds) in under.iter_mut().zip(view.returned()) {
            *place = odds(kinds, &[1.0; 10]);
            returned += 1;
        }
        let (habit, unlaid) = (habits[me.index()], view.table.unlaid());
        Belief { hands, deck: Odds::weighted(left), under, returned, habit, unlaid }
    }

    /// The viewer lays a card, and all see it.
    pub(crate) fn lay(&mut self, card: Card) {
        self.unlaid.take(card);
        lay(&mut self.habit, card);
    }

    /// How likely somebody who has only seen the table would name the viewer's card, with a Guard.
    pub(crate) fn guess_at_own(&self, card: Card) -> f64 {
        Odds::counted(self.unlaid, Kinds::ALL.without(Card::Guard), &self.habit).of(card)
    }

    /// What lies on top of the deck or, when that is empty, aside.
    pub(crate) fn top(&self, deck: u8) -> Odds {
        let only_returned = deck > 0 && self.returned >= usize::from(deck);
        if only_returned { self.under[0] } else { self.deck }
    }

    /// The top card is drawn.
    pub(crate) fn draw(&mut self, deck: u8) {
        if deck > 0 && self.returned >= usize::from(deck) {
            self.under.rotate_left(1);
            self.returned -= 1;
        }
    }

    /// A card is returned under the deck.
    pub(crate) fn put_under(&mut self, card: Card) {
        self.under[self.returned % 4] = Odds::sure(card);
        self.returned += 1;
    }
}

/// What each seat's row tells about its card.
fn habits(table: &Table) -> [Habit; MOST_PLAYERS] {
    let mut habits = [[1.0; 10]; MOST_PLAYERS];
    for (seat, card, how) in table.rows.iter() {
        match (how, card) {
            (Laid::Discarded, _) => habits[seat.index()] = [1.0; 10],
            // With whom, the table does not show.
            (Laid::Played, Card::King) => habits = [[1.0; 10]; MOST_PLAYERS],
            (Laid::Played, Card::Chancellor) => habits[seat.index()] = KEEPS.map(trusted),
            (Laid::Played, _) => lay(&mut habits[seat.index()], card),
        }
    }
    habits
}

/// A card is laid and another kept.
///
/// Either the one laid was held before and the other just drawn, or the other way round. Both are
/// as likely as the card that was held, and in both their owner chose to keep the other.
fn lay(habit: &mut Habit, card: Card) {
    let held_before = habit[card as usize];
    for (kept, weight) in habit.iter_mut().enumerate() {
        *weight = (*weight + held_before) * trusted(LAYS[card as usize][kept]);
    }
    let highest = habit.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    *habit = habit.map(|weight| weight / highest);
}

/// A habit in percent, watered down by how far it is trusted.
fn trusted(percent: f64) -> f64 {
    TRUST * percent / 100.0 + (1.0 - TRUST) / 2.0
}
