//! Who the other one may be: a guess at somebody's traits, drawn from what they chose.

use fog_of_love::content::{Aspect, Content, OptionCard, Trait};
use fog_of_love::{Private, Table};
use tabletop::Seat;

/// How strongly a token on the aspect of a goal draws a person: the odds of an option grow by e to
/// this for each such token. Found by trial with casual and club partners: half and double do worse.
const DRAW: f64 = 0.7;

/// A guess at somebody's traits.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Portrait {
    /// For each trait of the content the logarithm of how well it explains what they chose.
    evidence: Vec<f64>,
}

impl Portrait {
    /// Takes in that somebody chose one of these options.
    pub(crate) fn saw(&mut self, content: &Content, options: &[OptionCard], chosen: usize) {
        self.evidence.resize(content.traits.len(), 0.0);
        for (card, evidence) in content.traits.iter().zip(&mut self.evidence) {
            let pull = |option: &OptionCard| {
                let each = option.tokens.iter().map(|gift| {
                    let count = f64::from(gift.count);
                    match gift.aspect {
                        aspect if aspect == card.aspect => count,
                        aspect if aspect == card.aspect.opposite() => -count,
                        _ => 0.0,
                    }
                });
                (DRAW * each.sum::<f64>()).exp()
            };
            let Some(taken) = options.get(chosen) else { return };
            let all: f64 = options.iter().map(pull).sum();
            *evidence += (pull(taken) * options.len() as f64 / all).ln();
        }
    }

    /// How likely somebody has each trait, given some that are certain and some that others hold.
    pub(crate) fn likely(
        &self,
        content: &Content,
        table: &Table,
        seat: Seat,
        certain: &[Trait],
        elsewhere: Option<&Private>,
    ) -> Vec<f64> {
        // The occupation was chosen too, with the traits in hand.
        let work = table.person(seat).occupation.map(|o| content.occupations[o.index()].aspect);
        let drawn = |aspect: Aspect| match work {
            Some(work) if work == aspect => DRAW,
            Some(work) if work == aspect.opposite() => -DRAW,
            _ => 0.0,
        };
        let count = usize::from(table.person(seat).traits).saturating_sub(certain.len());
        let mut likely: Vec<f64> = (0..content.traits.len())
            .map(|n| {
                let card = Trait(n as u8);
                let taken = elsewhere.is_some_and(|own| own.has_trait(card));
                if taken || certain.contains(&card) {
                    return 0.0;
                }
                let chosen = self.evidence.get(n).copied().unwrap_or(0.0);
                (chosen + drawn(content.traits[n].aspect)).exp()
            })
            .collect();
        let all: f64 = likely.iter().sum();
        let scale = count as f64 / all.max(f64::MIN_POSITIVE);
        likely.iter_mut().for_each(|share| *share = (*share * scale).min(1.0));
        certain.iter().for_each(|card| likely[card.index()] = 1.0);
        likely
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fog_of_love::content::Goal;
    use fog_of_love::{FogOfLove, Setup};
    use tabletop::{Game, Viewer};

    #[test]
    fn choices_draw_the_portrait() {
        let setup = Setup::new(packs::base_book(), "sunday-morning-date").expect("a table");
        let mut table = FogOfLove::view(&setup, Viewer::Seat(Seat(0))).table;
        table.people[1].traits = 3;
        let content = setup.book().content();
        let scene = content.scenes.iter().find(|card| card.id == "rowing-boat").expect("a scene");
        let mut portrait = Portrait::default();
        let share = |portrait: &Portrait, aspect: Aspect| {
            let likely = portrait.likely(content, &table, Seat(1), &[], None);
            assert!((likely.iter().sum::<f64>() - 3.0).abs() < 0.01, "three traits in all");
            let place = content.traits.iter().position(|card| {
                card.aspect == aspect && (card.goal == Goal::Individual || card.number == 5)
            });
            likely[place.expect("a trait on every aspect")]
        };
        let taken = scene.options[0].tokens[0].aspect;
        let before = share(&portrait, taken);
        portrait.saw(content, &scene.options, 0);
        portrait.saw(content, &scene.options, 0);
        assert!(share(&portrait, taken) > 1.5 * before, "who strives for it took it");
        assert!(share(&portrait, taken.opposite()) < before / 1.5, "who shuns it did not");
    }
}
