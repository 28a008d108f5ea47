//! Two people choose at once: what will the other take, and what is best then?

use super::judgement::{Judge, Worth};
use super::manners::{Manners, WAYS};
use crate::Dice;
use fog_of_love::content::Letter;
use fog_of_love::{Action, Asked, FogOfLove, Source, State, other};
use tabletop::Game;

/// Options of a card at most.
pub(crate) const OPTIONS: usize = 4;

/// How much better, in parts of a destiny, an option must look for people to take it e times as
/// often.
const CARE: f64 = 0.02;

/// How many of those who have both in mind think of what suits the other before they choose; the
/// rest follow their own heart. Nobody goes on to what the other thinks that they think: two who
/// reckoned alike to the end would meet on whatever letter comes first.
const THOUGHTFUL: f64 = 0.6;

/// A smaller difference than this is none: whim decides.
const ALIKE: f64 = 1e-9;

/// How often somebody takes each option.
pub(crate) type Mix = [f64; OPTIONS];

/// The worth of every pair of options: the player's own first.
type Pairs = [[Option<Worth>; OPTIONS]; OPTIONS];

/// What is expected of a choice.
pub(crate) struct Meeting {
    /// The letter that the player takes, if it chooses.
    pub(crate) letter: Option<Letter>,
    /// What it may expect.
    pub(crate) worth: Worth,
    /// What the partner would take, by their ways of choosing.
    pub(crate) ways: [Mix; WAYS],
}

impl Judge<'_> {
    /// Weighs the choice that is due in these positions, and says which letter the player takes (if
    /// it chooses) and what it may expect.
    ///
    /// Several positions are given where the partner has committed an option that the player can
    /// only imagine: they are alike up to that option.
    pub(crate) fn meet(
        &self,
        states: &[State],
        card: Option<Source>,
        depth: u8,
        dice: &mut Dice,
    ) -> Meeting {
        let pairs = self.pairs(states, card, depth, dice);
        let chooses = states.iter().any(|state| state.table().waiting.has(self.me));
        let (own, considerate) = expect(&pairs, self.me.index());
        let options = states.first().and_then(|state| {
            let source = state.table().frame()?.source;
            Some(state.book().options(state.table().story, source))
        });
        let ways = Manners::ways(options.unwrap_or_default(), considerate, &self.wants);
        let theirs = self.manners.blend(&ways);
        let mut best: Option<(Letter, Worth)> = None;
        let mut mean = Worth::default();
        for letter in self.whim.letters() {
            let Some(worth) = against(&pairs[letter.index()], &theirs) else { continue };
            mean.add(own[letter.index()], worth);
            if best.is_none_or(|(_, most)| worth.own > most.own + ALIKE) {
                best = Some((letter, worth));
            }
        }
        match best {
            Some((letter, worth)) if chooses => Meeting { letter: Some(letter), worth, ways },
            _ => Meeting { letter: None, worth: mean, ways },
        }
    }

    /// Tries every pair of options. Somebody who does not choose has a single row or column.
    fn pairs(&self, states: &[State], card: Option<Source>, depth: u8, dice: &mut Dice) -> Pairs {
        let mut pairs = Pairs::default();
        for state in states {
            let Asked::Choice(letters) = state.table().asked else { continue };
            let (me, partner) = (self.me, other(self.me));
            let waits = |seat| state.table().waiting.has(seat);
            let letters = |seat| -> Vec<Option<Letter>> {
                if waits(seat) { letters.iter().map(Some).collect() } else { vec![None] }
            };
            let committed = state.private(partner).choice.filter(|_| !waits(partner));
            for own in letters(me) {
                for theirs in letters(partner) {
                    let mut after = state.clone();
                    for (seat, letter) in [(me, own), (partner, theirs)] {
                        if let Some(letter) = letter {
                            let _ =
                                FogOfLove::act(&mut after, seat, Action::Choose(letter), &mut ());
                        }
                    }
                    let row = own.map_or(0, Letter::index);
                    let column = theirs.or(committed).map_or(0, Letter::index);
                    pairs[row][column] = Some(self.weigh(after, card, depth, dice));
                }
            }
        }
        pairs
    }
}

/// What a row is worth when the other mixes so.
fn against(row: &[Option<Worth>; OPTIONS], theirs: &Mix) -> Option<Worth> {
    let mut sum = Worth::default();
    let mut share = 0.0;
    for (worth, part) in row.iter().zip(theirs) {
        if let Some(worth) = worth {
            sum.add(*part, *worth);
            share += part;
        }
    }
    (share > 0.0).then(|| {
        let mut whole = Worth::default();
        whole.add(1.0 / share, sum);
        whole
    })
}

/// How often each will take each option, in the eyes of everybody: what suits the person, and for
/// the thoughtful also what they expect of the other's heart.
fn expect(pairs: &Pairs, me: usize) -> (Mix, Mix) {
    let there = |own: usize, theirs: usize| pairs[own][theirs].is_some();
    let rows: Vec<usize> = (0..OPTIONS).filter(|&n| (0..OPTIONS).any(|m| there(n, m))).collect();
    let columns: Vec<usize> = (0..OPTIONS).filter(|&m| (0..OPTIONS).any(|n| there(n, m))).collect();
    let open = |n: usize, m: usize, seat: usize| pairs[n][m].map_or(0.0, |worth| worth.open[seat]);
    let mine =
        |theirs: &Mix| prefer(&rows, |n| columns.iter().map(|&m| theirs[m] * open(n, m, me)).sum());
    let reply =
        |own: &Mix| prefer(&columns, |m| rows.iter().map(|&n| own[n] * open(n, m, me ^ 1)).sum());
    let hearts = (mine(&even(&columns)), reply(&even(&rows)));
    let thoughts = (mine(&hearts.1), reply(&hearts.0));
    (blend(&hearts.0, &thoughts.0), blend(&hearts.1, &thoughts.1))
}

/// What people take of whom so many are thoughtful.
fn blend(heart: &Mix, thought: &Mix) -> Mix {
    let mut mix = *heart;
    for (share, thought) in mix.iter_mut().zip(thought) {
        *share += THOUGHTFUL * (thought - *share);
    }
    mix
}

fn even(options: &[usize]) -> Mix {
    let mut mix = Mix::default();
    options.iter().for_each(|&n| mix[n] = 1.0 / options.len() as f64);
    mix
}

/// The better an option, the more often.
fn prefer(options: &[usize], worth: impl Fn(usize) -> f64) -> Mix {
    let mut mix = Mix::default();
    let mut most = f64::NEG_INFINITY;
    for &n in options {
        mix[n] = worth(n);
        most = most.max(mix[n]);
    }
    let mut all = 0.0;
    for &n in options {
        mix[n] = ((mix[n] - most) / CARE).exp();
        all += mix[n];
    }
    options.iter().for_each(|&n| mix[n] /= all);
    mix
}
