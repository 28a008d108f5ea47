//! How a game will end: satisfaction, goals and destinies, as far as they can be foreseen.

use super::odds::Guess;
use super::prospects::{Plot, Prospects};
use fog_of_love::content::{
    Aspect, Content, Destinies, Destiny, Effect, Goal, MOST_DESTINIES, TraitCard, Who,
};
use fog_of_love::{Facts, Private, Table, other};
use tabletop::Seat;

/// How far a scene strays from the usual satisfaction for both alike, squared.
const COMMON: f64 = 1.2;
/// … and for each alone.
const ALONE: f64 = 1.0;

/// Tokens that a scene brings the player towards an aspect it wants.
pub(crate) const PURSUIT: f64 = 0.17;
/// … and towards one that only the other person wants.
const DRIFT: f64 = 0.04;
/// How far a scene strays from that, squared.
const WANDERING: f64 = 0.35;

/// How far a scene moves the lead in satisfaction for somebody who wants one. Found by trial: with
/// less, nobody ever plans to dominate an aimless partner.
const STEER: f64 = 0.4;
/// How much of a difference in satisfaction is left, a scene later, when somebody wants it small.
const EVENING: f64 = 0.98;

/// What a second destiny in hand adds while the game is young: the first may fail.
const SECOND: f64 = 0.35;
/// How much a destiny in the personal pile is worth: it may come back.
const PILED: f64 = 0.15;
/// How much likelier to be fulfilled a destiny must look for people to take it e times as often.
const RESOLVE: f64 = 0.15;
/// How freely people keep a destiny that looks lost.
const KEPT_ANYWAY: f64 = 0.15;

/// What somebody knows beyond the table: the same for all positions looked at for one move.
#[derive(Clone, Copy)]
pub(crate) struct Knowledge<'a> {
    /// The cards.
    pub(crate) content: &'a Content,
    /// The story.
    pub(crate) plot: &'a Plot,
    /// How likely each person has each trait.
    pub(crate) likely: [&'a [f64]; 2],
    /// Destinies surely in somebody's hand.
    pub(crate) held: [Destinies; 2],
    /// Tokens that a scene brings each person towards an aspect they want.
    pub(crate) pursuit: [f64; 2],
}

/// How a game will end, seen from a position.
pub(crate) struct Outlook<'a> {
    pub(crate) known: Knowledge<'a>,
    pub(crate) table: &'a Table,
    pub(crate) hidden: [Option<&'a Private>; 2],
    pub(crate) ahead: Prospects,
    /// Tokens that secrets in play will bring, by seat.
    tokens: [[i16; Aspect::COUNT]; 2],
    /// Satisfaction that they will bring.
    secrets: [f64; 2],
    /// The destiny that a secret will force on somebody.
    forced: [Option<Destiny>; 2],
    /// Satisfaction from trait goals.
    goals: [Guess; 2],
    /// How likely each person takes each destiny in the end.
    choice: [[f64; MOST_DESTINIES]; 2],
}

impl<'a> Outlook<'a> {
    /// Looks ahead from a table, knowing what these people hold hidden.
    pub(crate) fn of(
        known: Knowledge<'a>,
        table: &'a Table,
        hidden: [Option<&'a Private>; 2],
    ) -> Outlook<'a> {
        let mut outlook = Outlook {
            known,
            table,
            hidden,
            ahead: known.plot.ahead(table),
            tokens: [[0; Aspect::COUNT]; 2],
            secrets: [0.0; 2],
            forced: [None; 2],
            goals: [Guess::certain(0.0); 2],
            choice: [[0.0; MOST_DESTINIES]; 2],
        };
        for seat in [Seat(0), Seat(1)] {
            outlook.count_secrets(seat);
        }
        if !matches!(table.phase, fog_of_love::Phase::Judge | fog_of_love::Phase::Over) {
            outlook.goals = [Seat(0), Seat(1)].map(|seat| outlook.goals_of(seat));
        }
        outlook.choice = [Seat(0), Seat(1)].map(|seat| outlook.inclined(seat, |_| 1.0));
        // Whether somebody will leave matters where one can: what each will take depends on what
        // the other will, so it is thought over once.
        if known.plot.parting {
            outlook.choice = [Seat(0), Seat(1)].map(|seat| {
                outlook.inclined(seat, |card| (outlook.fulfils(card, seat) / RESOLVE).exp())
            });
        }
        outlook
    }

    /// How likely somebody takes each destiny in the end, by how it draws them.
    fn inclined(&self, seat: Seat, draws: impl Fn(Destiny) -> f64) -> [f64; MOST_DESTINIES] {
        let own = self.hidden[seat.index()];
        let settled = self.table.person(seat).destiny.or(own.and_then(|own| own.destiny));
        let settled = settled.or(self.forced[seat.index()]);
        let among = match (settled, own) {
            (Some(destiny), _) => Destinies::one(destiny),
            (None, Some(own)) => own.destinies,
            (None, None) => self.known.content.stories[usize::from(self.table.story)].destinies,
        };
        let mut choice = [0.0; MOST_DESTINIES];
        let mut all = 0.0;
        for card in among.iter() {
            let weight = if among.count() == 1 { 1.0 } else { draws(card) };
            choice[card.index()] = weight;
            all += weight;
        }
        choice.iter_mut().for_each(|share| *share /= f64::max(all, f64::MIN_POSITIVE));
        choice
    }

    /// What the secrets of a seat will bring if they are never revealed.
    fn count_secrets(&mut self, seat: Seat) {
        let Some(own) = self.hidden[seat.index()] else { return };
        for scene in &own.secrets {
            let Some(secret) = &self.known.content.scenes[scene.index()].secret else { continue };
            for gift in &secret.tokens {
                self.tokens[seat.index()][gift.aspect.index()] += i16::from(gift.count);
            }
            self.count_effects(seat, &secret.never);
        }
    }

    fn count_effects(&mut self, seat: Seat, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Satisfaction(who, amount) => {
                    for one in people(*who, seat, self.table).into_iter().flatten() {
                        self.secrets[one.index()] += f64::from(amount.plus);
                    }
                }
                Effect::Override(Who::Player, destiny) => {
                    self.forced[seat.index()] = Some(*destiny);
                }
                // Most conditions of secrets ask whether both are still together.
                Effect::If { then, .. } => self.count_effects(seat, then),
                _ => {}
            }
        }
    }

    /// The balance of a seat, secrets included.
    pub(crate) fn balance(&self, seat: Seat, aspect: Aspect) -> f64 {
        let tokens = &self.tokens[seat.index()];
        let more = tokens[aspect.index()] - tokens[aspect.opposite().index()];
        f64::from(self.table.person(seat).balance(aspect) + more)
    }

    /// The balance at the end, of somebody who wants it at least that high, or does not.
    pub(crate) fn balance_ahead(&self, seat: Seat, aspect: Aspect, wanted: bool) -> Guess {
        let towards = if !wanted {
            DRIFT
        } else if self.strives(seat, aspect.opposite()) {
            0.0
        } else {
            self.known.pursuit[seat.index()]
        };
        let scenes = self.ahead.scenes;
        Guess { mean: self.balance(seat, aspect) + towards * scenes, variance: WANDERING * scenes }
    }

    /// Whether a person is known to have a goal on an aspect.
    fn strives(&self, seat: Seat, aspect: Aspect) -> bool {
        self.hidden[seat.index()].is_some_and(|own| own.strives_for(self.known.content, aspect))
    }

    /// The chance that a goal is completed that counts as the `nth` of its aspect.
    fn completed(&self, card: &TraitCard, seat: Seat, nth: u8) -> f64 {
        let needed = f64::from(card.number) * f64::from(nth + 1);
        let own = self.balance_ahead(seat, card.aspect, true);
        let balance = match card.goal {
            Goal::Individual => own,
            Goal::Shared => own.plus(self.balance_ahead(other(seat), card.aspect, false)),
        };
        balance.at_least(needed)
    }

    /// Satisfaction that trait goals will bring a seat.
    fn goals_of(&self, seat: Seat) -> Guess {
        let traits = &self.known.content.traits;
        let mut sum = Guess::certain(0.0);
        let mut add = |card: &TraitCard, nth: u8, likely: f64| {
            let chance = self.completed(card, seat, nth);
            let (reward, penalty) = (f64::from(card.reward), f64::from(card.penalty));
            let mean = chance * reward + (1.0 - chance) * penalty;
            let square = chance * reward * reward + (1.0 - chance) * penalty * penalty;
            sum.mean += likely * mean;
            sum.variance += (likely * square - (likely * mean).powi(2)).max(0.0);
        };
        match self.hidden[seat.index()] {
            Some(own) => {
                for (place, card) in own.traits.iter().enumerate() {
                    let Some(card) = card.map(|card| &traits[card.index()]) else { continue };
                    let earlier = own.traits[..place].iter().flatten();
                    let same = earlier.filter(|t| traits[t.index()].aspect == card.aspect);
                    add(card, same.count() as u8, 1.0);
                }
            }
            None => {
                for (card, &likely) in traits.iter().zip(self.known.likely[seat.index()]) {
                    if likely > 0.0 {
                        add(card, 0, likely);
                    }
                }
            }
        }
        sum
    }

    /// What a seat alone adds to its satisfaction, and how far that strays.
    fn alone(&self, seat: Seat) -> Guess {
        let hearts = f64::from(self.table.person(seat).satisfaction) + self.secrets[seat.index()];
        let here = Guess { mean: hearts, variance: ALONE * self.ahead.scenes };
        here.plus(self.goals[seat.index()])
    }

    /// What both will gain alike.
    fn common(&self) -> Guess {
        Guess {
            mean: self.known.plot.gain * self.ahead.scenes + self.ahead.gain,
            variance: COMMON * self.ahead.scenes + self.ahead.variance,
        }
    }

    /// The satisfaction of a seat at the end.
    pub(crate) fn satisfaction(&self, seat: Seat) -> Guess {
        self.alone(seat).plus(self.common())
    }

    /// The satisfaction of both together.
    pub(crate) fn sum(&self) -> Guess {
        let common = self.common();
        let twice = Guess { mean: 2.0 * common.mean, variance: 4.0 * common.variance };
        self.alone(Seat(0)).plus(self.alone(Seat(1))).plus(twice)
    }

    /// The satisfaction of a seat minus the other's.
    pub(crate) fn lead(&self, seat: Seat) -> Guess {
        self.alone(seat).minus(self.alone(other(seat)))
    }

    /// The same for somebody who wants it large.
    pub(crate) fn lead_wanted(&self, seat: Seat) -> Guess {
        let lead = self.lead(seat);
        Guess { mean: lead.mean + STEER * self.ahead.scenes, ..lead }
    }

    /// The same when somebody wants it small.
    pub(crate) fn lead_unwanted(&self) -> Guess {
        let lead = self.lead(Seat(0));
        let left = EVENING.powf(self.ahead.scenes);
        Guess { mean: lead.mean * left, variance: lead.variance * left }
    }

    /// The number of goals that a seat will complete.
    pub(crate) fn goals_met(&self, seat: Seat) -> Guess {
        let Some(own) = self.hidden[seat.index()] else {
            return Guess { mean: 1.5, variance: 0.75 };
        };
        let mut sum = Guess::certain(0.0);
        for card in own.traits.iter().flatten() {
            let chance = self.completed(&self.known.content.traits[card.index()], seat, 0);
            sum = sum.plus(Guess { mean: chance, variance: chance * (1.0 - chance) });
        }
        sum
    }

    /// The chance that a seat would fulfil a destiny, were it the final one.
    pub(crate) fn fulfils(&self, destiny: Destiny, seat: Seat) -> f64 {
        self.chance(&self.known.content.destinies[destiny.index()].when, seat)
    }

    /// The destinies that a seat has to choose from, best first, with the chance of fulfilling
    /// each and how likely it is there to be chosen.
    fn ranked(&self, seat: Seat) -> Vec<(f64, f64)> {
        let all = self.known.content.stories[usize::from(self.table.story)].destinies;
        let person = self.table.person(seat);
        let only = person.destiny.or(self.forced[seat.index()]);
        let only = only.or(self.hidden[seat.index()].and_then(|own| own.destiny));
        if let Some(destiny) = only {
            return vec![(self.fulfils(destiny, seat), 1.0)];
        }
        let mut ranked: Vec<(f64, f64)> = match self.hidden[seat.index()] {
            Some(own) => own.destinies.iter().map(|card| (self.fulfils(card, seat), 1.0)).collect(),
            None => {
                let sure = self.known.held[seat.index()];
                let rest = all.minus(sure);
                let chances = rest.iter().map(|card| self.fulfils(card, seat));
                let chances: Vec<f64> = chances.collect();
                let weight: f64 = chances.iter().map(|chance| chance + KEPT_ANYWAY).sum();
                let count = f64::from(person.destinies.saturating_sub(sure.count()));
                let share = |chance: f64| (count * (chance + KEPT_ANYWAY) / weight).min(1.0);
                let rest = chances.iter().map(|&chance| (chance, share(chance)));
                sure.iter().map(|card| (self.fulfils(card, seat), 1.0)).chain(rest).collect()
            }
        };
        ranked.sort_by(|one, two| two.0.total_cmp(&one.0));
        ranked
    }

    /// The chance that a seat will fulfil the destiny it chooses in the end.
    pub(crate) fn fulfilment(&self, seat: Seat) -> f64 {
        let young = (self.ahead.scenes / self.known.plot.length().max(1.0)).min(1.0);
        let (mut value, mut open) = (0.0, 1.0);
        let ranked = self.ranked(seat);
        for &(chance, there) in &ranked {
            value += open * there * chance;
            open *= 1.0 - there;
        }
        // With everything known the best one has taken all; the next ones are a reserve.
        if let [(first, there), (second, _), ..] = ranked[..]
            && there >= 1.0
        {
            value += SECOND * young * (1.0 - first) * second;
        }
        value + self.piled(seat, young)
    }

    /// What the destinies in the personal pile are still good for.
    fn piled(&self, seat: Seat, young: f64) -> f64 {
        let Some(own) = self.hidden[seat.index()] else { return 0.0 };
        if own.destiny.is_some() || self.forced[seat.index()].is_some() {
            return 0.0;
        }
        let best = own.pile.iter().map(|card| self.fulfils(card, seat)).fold(0.0, f64::max);
        PILED * young * best
    }

    /// What can be read off the table.
    pub(crate) fn facts(&self) -> Facts<'a> {
        Facts { content: self.known.content, table: self.table, hidden: self.hidden }
    }

    /// How likely somebody takes a destiny of this kind in the end.
    pub(crate) fn takes(&self, seat: Seat, kind: impl Fn(Destiny) -> bool) -> f64 {
        let cards = (0..).map(Destiny).zip(&self.choice[seat.index()]);
        cards.filter(|(card, share)| **share > 0.0 && kind(*card)).map(|(_, share)| share).sum()
    }
}

/// Whom a card of this holder means, as far as that is settled before anybody chooses.
pub(crate) fn people(who: Who, holder: Seat, table: &Table) -> [Option<Seat>; 2] {
    match who {
        Who::Player | Who::Chooser | Who::Chose(_) => [Some(holder), None],
        Who::Partner | Who::Other => [Some(other(holder)), None],
        Who::Both => [Some(holder), Some(other(holder))],
        Who::First => [Some(table.first), None],
        Who::Second => [Some(other(table.first)), None],
        Who::Pink => [Some(Seat(0)), None],
        Who::Blue => [Some(Seat(1)), None],
    }
}
