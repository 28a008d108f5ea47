//! A player on a first evening, who has read the rules and looks at the other.

use super::casual::{Casual, IN_RESERVE, KINDNESS, TOKEN, most_pleasing, pleasure, standing};
use super::meeting::{Mix, OPTIONS, each_pair, worlds_to_choose_in};
use super::outlook::{Knowledge, Outlook, PURSUIT};
use super::prospects::Plot;
use super::trial::Instinct;
use crate::{Bot, Dice};
use fog_of_love::content::{
    Aspect, Destinies, Destiny, Letter, Letters, MOST_DESTINIES, OptionCard, Who,
};
use fog_of_love::{Action, Asked, FogOfLove, Private, State, Table, View, other};
use rand_core::{Rng, SeedableRng};
use tabletop::{Game, Seat};

/// What a destiny that is as good as fulfilled is worth in satisfaction: as much as two goals and a
/// half, so that own goals come first while no destiny is near.
const DESTINY: f64 = 15.0;

/// What a token that somebody has shows of what they are after.
const SHOWS: f64 = 0.5;
/// Tokens on an aspect beyond which more of them show nothing more.
const SHOWN: i16 = 3;
/// How much better an option must suit the other than their next for the choice to be plain.
const PLAIN: f64 = 1.0;
/// How sure one is of a choice that is plain.
const SURE: f64 = 0.75;

/// How likely two newcomers have both in mind, for all they know of each other.
const TRUST: f64 = 0.5;

/// Looks after its own goals first, meets the other's choice where it is plain, and keeps a destiny
/// that is near.
#[derive(Debug, Default)]
pub struct Newcomer {
    menu: Vec<Action>,
}

/// What a newcomer sees when it is its turn to decide.
struct Eyes<'a> {
    view: &'a View,
    me: Seat,
    own: &'a Private,
    plot: Plot,
}

impl Eyes<'_> {
    /// How near each destiny is on such a table, with the rest of the story to come.
    fn near(&self, table: &Table, own: &Private) -> [f64; MOST_DESTINIES] {
        let known = Knowledge {
            content: self.view.book().content(),
            plot: &self.plot,
            likely: [&[]; 2],
            held: [Destinies::NONE; 2],
            pursuit: [PURSUIT; 2],
        };
        let mut hidden = [None; 2];
        hidden[self.me.index()] = Some(own);
        let outlook = Outlook::of(known, table, hidden);
        let mut near = [0.0; MOST_DESTINIES];
        for card in known.content.stories[usize::from(table.story)].destinies.iter() {
            near[card.index()] = outlook.fulfils(card, self.me);
        }
        near
    }

    /// How well the newcomer stands: satisfaction, goals, and the nearest destiny in hand.
    fn stands(&self, state: &State) -> f64 {
        let own = state.private(self.me);
        let near = self.near(state.table(), own);
        let held = own.destiny.map_or(own.destinies, Destinies::one);
        let nearest = held.iter().map(|card| near[card.index()]).fold(0.0, f64::max);
        let theirs = f64::from(state.table().person(other(self.me)).satisfaction);
        standing(self.view.book().content(), state.table(), self.me, own)
            + KINDNESS * theirs
            + DESTINY * nearest
    }

    /// What people do without thinking: they keep the destiny that is near.
    fn instinct(&self) -> Instinct {
        Instinct { taste: [self.near(&self.view.table, self.own); 2] }
    }

    /// How much an option suits the other, as far as everybody can see: what it gives at once, and
    /// tokens of which they have some, or want some for a trait that they showed.
    fn suits(&self, option: &OptionCard) -> f64 {
        let partner = self.view.table.person(other(self.me));
        let traits = &self.view.book().content().traits;
        let wants = |aspect: Aspect| {
            let shown = SHOWS * f64::from(partner.balance(aspect).clamp(-SHOWN, SHOWN));
            let known = self.view.known.traits.iter().map(|card| {
                let goal = traits[card.index()].aspect;
                f64::from(goal == aspect) - f64::from(goal.opposite() == aspect)
            });
            shown + TOKEN * known.sum::<f64>()
        };
        let tokens = option.tokens.iter().map(|gift| f64::from(gift.count) * wants(gift.aspect));
        tokens.sum::<f64>() + pleasure(&option.effects, Who::Chooser)
    }

    /// What the other is expected to take: what plainly suits them, or anything.
    fn expects(&self, letters: Letters) -> Mix {
        let options = self
            .view
            .table
            .frame()
            .map(|frame| self.view.book().options(self.view.table.story, frame.source));
        let suits = |letter: Letter| {
            let option = options.and_then(|options| options.get(letter.index()));
            option.map_or(0.0, |option| self.suits(option))
        };
        plain(letters.iter().map(|letter| (suits(letter), letter)).collect())
    }

    /// How well the newcomer would stand with each letter.
    fn weigh(&self, letters: Letters, dice: &mut Dice) -> Mix {
        let card = self.view.table.frame().map(|frame| frame.source);
        let (theirs, instinct) = (self.expects(letters), self.instinct());
        let (mut worth, mut shares) = (Mix::default(), Mix::default());
        let states = worlds_to_choose_in(self.view, self.me, dice);
        each_pair(&states, self.me, |[mine, other], mut after| {
            let row = mine.map_or(0, Letter::index) % OPTIONS;
            let share = other.map_or(1.0, |letter| theirs[letter.index() % OPTIONS]);
            instinct.live_through(&mut after, card, dice);
            worth[row] += share * self.stands(&after);
            shares[row] += share;
        });
        worth
            .iter_mut()
            .zip(shares)
            .for_each(|(worth, share)| *worth /= share.max(f64::MIN_POSITIVE));
        worth
    }

    /// How much a move other than a choice pleases.
    fn pleases(&self, near: &[f64; MOST_DESTINIES], action: Action) -> f64 {
        let near = |card: Destiny| near[card.index()];
        match action {
            Action::Drop(card) => -near(card),
            Action::Switch(take, give) => near(take) - near(give),
            Action::Recover(card) | Action::Select(card) => near(card),
            other => Casual::pleases(self.view, self.me, self.own, other),
        }
    }
}

/// What somebody is expected to take whom these letters suit so well: the one that plainly suits them
/// best, or anything.
fn plain(mut suiting: Vec<(f64, Letter)>) -> Mix {
    suiting.sort_by(|one, two| two.0.total_cmp(&one.0));
    let mut mix = Mix::default();
    let share = 1.0 / suiting.len().max(1) as f64;
    suiting.iter().for_each(|(_, letter)| mix[letter.index() % OPTIONS] = share);
    if let [(most, plain), (next, _), ..] = suiting[..]
        && most - next >= PLAIN
    {
        mix.iter_mut().for_each(|share| *share *= 1.0 - SURE);
        mix[plain.index() % OPTIONS] += SURE;
    }
    mix
}

impl Bot<FogOfLove> for Newcomer {
    fn choose(&mut self, view: &View, rng: &mut dyn Rng) -> Action {
        self.menu.clear();
        if let Some(seen) = FogOfLove::seen_in(view) {
            FogOfLove::legal(seen, &mut self.menu);
        }
        let (Some(me), Some(own)) = (view.seat(), &view.own) else { return Action::GoOn };
        let plot = Plot::of(view.book().content(), &view.table, TRUST);
        let eyes = Eyes { view, me, own, plot };
        let mut dice = Dice::seed_from_u64(rng.next_u64());
        match view.table.asked {
            Asked::Choice(letters) => {
                let worth = eyes.weigh(letters, &mut dice);
                most_pleasing(&self.menu, rng, |action| match action {
                    Action::Choose(letter) => worth[letter.index() % OPTIONS],
                    _ => 0.0,
                })
            }
            Asked::Reaction(_) => {
                let stands = |state: &State| eyes.stands(state);
                eyes.instinct().reaction(view, &self.menu, IN_RESERVE, &mut dice, stands)
            }
            _ => {
                let near = eyes.near(&view.table, own);
                most_pleasing(&self.menu, rng, |action| eyes.pleases(&near, action))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fog_of_love::Setup;
    use tabletop::Viewer;

    fn eyes(view: &View) -> Eyes<'_> {
        let plot = Plot::of(view.book().content(), &view.table, TRUST);
        Eyes { view, me: Seat(0), own: view.own.as_ref().expect("a seat"), plot }
    }

    fn start() -> View {
        let setup = Setup::new(packs::base_book(), "sunday-morning-date").expect("a table");
        FogOfLove::view(&setup, Viewer::Seat(Seat(0)))
    }

    #[test]
    fn a_choice_is_plain_where_one_letter_suits_clearly_best() {
        let mix = plain(vec![(0.0, Letter::A), (PLAIN, Letter::B), (-1.0, Letter::C)]);
        assert!(mix[1] > SURE && mix[0] == mix[2], "{mix:?}");
        let mix = plain(vec![(0.0, Letter::A), (PLAIN / 2.0, Letter::B), (-1.0, Letter::C)]);
        assert!(mix[0] == mix[1] && mix[1] == mix[2], "{mix:?}");
        assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{mix:?}");
    }

    #[test]
    fn what_somebody_has_shown_suits_them() {
        let mut view = start();
        let content = view.book().content();
        let scene = content.scenes.iter().find(|card| card.id == "rowing-boat").expect("a scene");
        let option = scene.options[0].clone();
        let before = eyes(&view).suits(&option);
        let aspect = option.tokens[0].aspect;
        view.table.people[1].tokens[aspect.index()] += 2;
        assert!(eyes(&view).suits(&option) > before);
        view.table.people[1].tokens[aspect.opposite().index()] += 4;
        assert!(eyes(&view).suits(&option) < before);
        view.table.people[0].tokens[aspect.index()] += 9;
        assert!(eyes(&view).suits(&option) < before, "the own tokens say nothing of the other");
    }

    #[test]
    fn a_destiny_that_comes_near_is_kept() {
        let mut view = start();
        let content = view.book().content();
        let place = content.destinies.iter().position(|card| card.id == "equal-partners");
        let card = Destiny(place.expect("a destiny") as u8);
        let nearness = |view: &View| {
            let eyes = eyes(view);
            let near = eyes.near(&view.table, eyes.own);
            (near[card.index()], eyes.pleases(&near, Action::Drop(card)))
        };
        let far = nearness(&view);
        view.table.chapter = 3;
        view.table.people.iter_mut().for_each(|person| person.satisfaction = 25);
        let close = nearness(&view);
        assert!(close.0 > 2.0 * far.0 && close.1 < far.1, "{far:?}, {close:?}");
        view.table.people[1].satisfaction = 2;
        assert!(nearness(&view).0 < close.0 / 2.0, "partners are no longer equal");
    }
}
