//! What a card does to the next scene, and which scenes something concerns.

use super::line::{Line, Lines};
use super::{Holds, Person, Voice};
use ::fog_of_love::content::{Aspect, Fits, FollowUp, Modifier, Reaction};

impl Voice<'_> {
    /// A follow-up: which scenes it fits, and under that what it changes and adds.
    pub fn follow_up(&self, follow_up: &FollowUp) -> Vec<Line> {
        let mut lines = Lines::default();
        let fits = self.fits(follow_up.fits);
        lines.push(&match fits.as_slice() {
            [] => self.tongue.fl_next(),
            fits => self.tongue.fl_next_if(&self.tongue.list(fits)),
        });
        lines.deeper(|lines| {
            for &change in &follow_up.changes {
                lines.push(&self.sentence(&self.modifier(change)));
            }
            self.put_effects(&follow_up.effects, lines);
        });
        lines.lines
    }

    /// When a reaction may be played, in one sentence.
    pub fn reaction(&self, reaction: &Reaction) -> String {
        let t = self.tongue;
        let when = t.fl_react(reaction.moment, reaction.answers);
        let chose =
            |person, letters| t.fl_when_chose(person, "", &self.letters(letters), Holds::Yes);
        let mut conditions = self.fits(reaction.fits);
        conditions.extend(reaction.partner_chose.map(|letters| chose(Person::Partner, letters)));
        conditions.extend(reaction.player_chose.map(|letters| chose(Person::Holder, letters)));
        let sentence = match conditions.as_slice() {
            [] => when,
            conditions => t.fl_react_if(&t.list(conditions), &when),
        };
        super::line::capital(&self.sentence(&sentence))
    }

    /// What is asked of a scene, each part as it stands after “if”.
    fn fits(&self, Fits { choice, deck, kind, does }: Fits) -> Vec<String> {
        let t = self.tongue;
        let choice = choice.map(|choice| t.fl_fits_choice(choice));
        let deck = deck.map(|deck| t.fl_fits_deck(deck));
        let kind = kind.map(|kind| t.fl_fits_kind(kind));
        let does = does.map(|does| t.fl_fits_does(does));
        [choice, deck, kind, does].into_iter().flatten().collect()
    }

    fn modifier(&self, modifier: Modifier) -> String {
        let t = self.tongue;
        match modifier {
            Modifier::Satisfaction(who, times) => {
                let who = self.someone(who);
                t.fl_next_satisfaction(who.person, &who.letters, times.into())
            }
            Modifier::Tokens(None, times) => t.fl_next_tokens(times.into()),
            Modifier::Tokens(Some(Aspect { dimension, direction }), times) => {
                t.fl_next_tokens_on(dimension, direction, times.into())
            }
            Modifier::SwapRoles => t.fl_next_swap_roles(),
            Modifier::Chooses(choice) => t.fl_next_chooses(choice),
            Modifier::Forbid(letters) => t.fl_next_forbid(&self.letters(letters)),
            Modifier::InOrder => t.fl_next_in_order(),
            Modifier::ForEachOther => t.fl_next_for_each_other(),
        }
    }
}
