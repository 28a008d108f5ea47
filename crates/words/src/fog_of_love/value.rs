//! Numbers and amounts.

use super::Voice;
use ::fog_of_love::content::{Amount, Aspect, Measure, Share, TokenGift};

/// “+2”, “−1”, “0”
pub(super) fn signed(amount: i64) -> String {
    match amount {
        ..0 => format!("−{}", amount.unsigned_abs()),
        0 => "0".to_owned(),
        1.. => format!("+{amount}"),
    }
}

/// What there is more or less of.
#[derive(Clone, Copy)]
pub(super) enum Gain {
    Satisfaction,
    Tokens(Aspect),
}

impl Voice<'_> {
    /// A number as the subject of a comparison: “the partner’s satisfaction”.
    pub(super) fn measure(&self, measure: Measure) -> String {
        let t = self.tongue;
        match measure {
            Measure::Number(number) => t.fl_number(number.into()),
            Measure::Satisfaction(who) => {
                let who = self.someone(who);
                t.fl_number_satisfaction(who.person, &who.letters)
            }
            Measure::Lead(who) => {
                let who = self.someone(who);
                t.fl_number_lead(who.person, &who.letters)
            }
            Measure::Gap => t.fl_number_gap(),
            Measure::Lowest => t.fl_number_lowest(),
            Measure::Highest => t.fl_number_highest(),
            Measure::Balance(who, Aspect { dimension, direction }) => {
                let who = self.someone(who);
                t.fl_number_balance(who.person, &who.letters, dimension, direction)
            }
            Measure::Tokens(who, Aspect { dimension, direction }) => {
                let who = self.someone(who);
                t.fl_number_tokens(who.person, &who.letters, dimension, direction)
            }
            Measure::Secrets(who) => {
                let who = self.someone(who);
                t.fl_number_secrets(who.person, &who.letters)
            }
            Measure::Hand(who) => {
                let who = self.someone(who);
                t.fl_number_hand(who.person, &who.letters)
            }
            Measure::Destinies(who) => {
                let who = self.someone(who);
                t.fl_number_destinies(who.person, &who.letters)
            }
            Measure::Goals(who) => {
                let who = self.someone(who);
                t.fl_number_goals(who.person, &who.letters)
            }
            Measure::Scenes => t.fl_number_scenes(),
        }
    }

    /// “for every 2 of the partner’s secrets”
    fn per(&self, Share { of, every, .. }: Share) -> String {
        let (t, each) = (self.tongue, i64::from(every));
        match of {
            Measure::Number(number) => t.fl_per_number(number.into(), each),
            Measure::Satisfaction(who) => {
                let who = self.someone(who);
                t.fl_per_satisfaction(who.person, &who.letters, each)
            }
            Measure::Lead(who) => {
                let who = self.someone(who);
                t.fl_per_lead(who.person, &who.letters, each)
            }
            Measure::Gap => t.fl_per_gap(each),
            Measure::Lowest => t.fl_per_lowest(each),
            Measure::Highest => t.fl_per_highest(each),
            Measure::Balance(who, Aspect { dimension, direction }) => {
                let who = self.someone(who);
                t.fl_per_balance(who.person, &who.letters, dimension, direction, each)
            }
            Measure::Tokens(who, Aspect { dimension, direction }) => {
                let who = self.someone(who);
                t.fl_per_tokens(who.person, &who.letters, dimension, direction, each)
            }
            Measure::Secrets(who) => {
                let who = self.someone(who);
                t.fl_per_secrets(who.person, &who.letters, each)
            }
            Measure::Hand(who) => {
                let who = self.someone(who);
                t.fl_per_hand(who.person, &who.letters, each)
            }
            Measure::Destinies(who) => {
                let who = self.someone(who);
                t.fl_per_destinies(who.person, &who.letters, each)
            }
            Measure::Goals(who) => {
                let who = self.someone(who);
                t.fl_per_goals(who.person, &who.letters, each)
            }
            Measure::Scenes => t.fl_per_scenes(each),
        }
    }

    /// “+2 satisfaction”, “+1 token on sincerity up”
    pub(super) fn fixed(&self, what: Gain, amount: i64) -> String {
        match what {
            Gain::Satisfaction => self.tongue.fl_gain_satisfaction(&signed(amount)),
            Gain::Tokens(Aspect { dimension, direction }) => {
                self.tongue.fl_gain_tokens(dimension, direction, &signed(amount), amount)
            }
        }
    }

    /// An amount of something; `sign` is −1 where it is taken away.
    pub(super) fn gain(&self, what: Gain, amount: Amount, sign: i64) -> String {
        let plus = i64::from(amount.plus) * sign;
        let Some(share) = amount.share else { return self.fixed(what, plus) };
        let (each, most) = (i64::from(share.times) * sign, i64::from(share.limit));
        let per = self.per(share);
        if plus == 0 {
            self.tongue.fl_gain_per(&self.fixed(what, each), &per, most)
        } else {
            let gain = self.fixed(what, plus);
            self.tongue.fl_gain_plus(&gain, &per, &signed(each), most)
        }
    }

    /// The tokens that a card gives, in words: “+1 token on sincerity up”.
    pub fn tokens(&self, gifts: &[TokenGift]) -> Vec<String> {
        gifts.iter().map(|gift| self.fixed(Gain::Tokens(gift.aspect), gift.count.into())).collect()
    }

    /// The same with arrows: “+1 sincerity ↑”.
    pub fn token_marks(&self, gifts: &[TokenGift]) -> Vec<String> {
        let mark = |gift: &TokenGift| {
            let Aspect { dimension, direction } = gift.aspect;
            self.tongue.fl_token_mark(dimension, direction, &signed(gift.count.into()))
        };
        gifts.iter().map(mark).collect()
    }
}
