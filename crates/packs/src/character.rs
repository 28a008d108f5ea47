//! Reading what characters are made of: traits, occupations, features; and destinies.

use crate::condition::STANCES;
use crate::problem::What;
use crate::scope::{Card, Scope};
use crate::value::SATISFACTION;
use crate::walk::{Desk, Fields};
use fog_of_love::content::{
    Aspect, Condition, DestinyCard, Dimension, FeatureCard, Goal, OccupationCard, Stance, TraitCard,
};

const GOALS: [(&str, Goal); 2] = [("individual", Goal::Individual), ("shared", Goal::Shared)];

/// What goals are worth where a trait does not say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    pub reward: i8,
    pub penalty: i8,
}

impl Desk<'_> {
    fn own_aspect(&mut self, fields: &mut Fields<'_>) -> Aspect {
        let aspect = fields.need("aspect", self).and_then(|node| self.aspect(node));
        aspect.unwrap_or(Aspect::up(Dimension::Discipline))
    }

    pub fn trait_card(&mut self, id: String, mut fields: Fields<'_>, worth: Worth) -> TraitCard {
        fields.get("id");
        let aspect = self.own_aspect(&mut fields);
        let goal = fields.need("goal", self);
        let goal = goal.and_then(|node| self.word(node, What::Goal, &GOALS));
        let number = fields.need("number", self).and_then(|node| self.number(node, 1..=20));
        let reward = self.number_or(fields.get("reward"), SATISFACTION, worth.reward);
        let penalty = self.number_or(fields.get("penalty"), SATISFACTION, worth.penalty);
        fields.done(self);
        let (goal, number) = (goal.unwrap_or(Goal::Individual), number.unwrap_or(1));
        TraitCard { id, aspect, goal, number, reward, penalty }
    }

    pub fn occupation(&mut self, id: String, mut fields: Fields<'_>) -> OccupationCard {
        fields.get("id");
        let aspect = self.own_aspect(&mut fields);
        fields.done(self);
        OccupationCard { id, aspect }
    }

    pub fn feature(&mut self, id: String, mut fields: Fields<'_>) -> FeatureCard {
        fields.get("id");
        let aspect = self.own_aspect(&mut fields);
        fields.done(self);
        FeatureCard { id, aspect }
    }

    pub fn destiny_card(&mut self, id: String, mut fields: Fields<'_>) -> DestinyCard {
        fields.get("id");
        let stance = fields.need("stance", self);
        let stance = stance.and_then(|node| self.word(node, What::Stance, &STANCES));
        let when = fields.need("when", self);
        let when = when.and_then(|when| self.whole_condition(when, Scope::of(Card::Destiny)));
        fields.done(self);
        let stance = stance.unwrap_or(Stance::Stay);
        DestinyCard { id, stance, when: when.unwrap_or(Condition::All(Vec::new())) }
    }
}
