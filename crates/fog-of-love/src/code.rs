//! Effects laid out for the engine: one flat list of clauses with jumps, so that a card can stop in
//! the middle of itself to ask somebody something, and go on from there.
//!
//! Places in the list are the engine's own affair and are stored nowhere. What is stored is the
//! number of a clause in its part of the card ([`Clause`](crate::content::Clause)); the code knows
//! the place of every clause and the clause of every place.

use crate::content::{
    Amount, Aspect, Change, Condition, Content, Deck, Destiny, DestinyMove, Effect, Flag, HowMany,
    Icon, OptionCard, Part, Pick, Place, Rechoice, RevealOf, Scene, SwapOf, Tag, Which, Who,
};

/// A place in the code.
pub(crate) type At = u16;

/// One clause, ready to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Satisfaction(Who, Amount),
    Tokens(Who, Aspect, Amount),
    Remove(Who, Aspect, Option<Amount>),
    Change(Change),
    Reveal {
        who: Who,
        what: RevealOf,
        pick: Pick,
        count: u8,
    },
    DiscardScenes {
        who: Who,
        count: HowMany,
        pick: Pick,
    },
    Draw {
        who: Who,
        deck: Deck,
        count: u8,
    },
    Search {
        who: Who,
        deck: Deck,
        icon: Icon,
    },
    Swap(SwapOf),
    Trade(u8),
    Destiny {
        who: Who,
        how: DestinyMove,
        which: Which,
        optional: bool,
    },
    RevealSecret {
        who: Who,
        count: HowMany,
        tag: Option<Tag>,
    },
    DiscardSecret {
        who: Who,
        count: u8,
    },
    Insert {
        event: Scene,
        deck: Deck,
        place: Place,
        optional: bool,
    },
    Flag(Flag, Raised),
    GuessTrait(Who),
    Tell(Who),
    Manual,
    /// A hidden fact that the next condition looks at is told aloud.
    Admit(Who, Fact),
    /// Goes on at `to` unless the condition holds.
    Unless {
        when: u16,
        to: At,
    },
    Jump(At),
    Choose {
        who: Who,
        options: [At; 4],
        count: u8,
    },
    Skip,
    Replace,
    Rechoose {
        who: Who,
        how: Rechoice,
    },
    Void(Who),
    Ignore(Who),
    Repeat,
    Redirect,
    Override(Who, Destiny),
    End,
}

/// Whether a flag goes up or down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Raised {
    Up,
    Down,
}

/// Something hidden that a card may ask about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Has this trait.
    Trait(crate::content::Trait),
    /// Holds this destiny in hand.
    Destiny(Destiny),
}

/// Where the clauses of a card begin, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Parts {
    on_play: At,
    options: [At; 4],
    more: At,
    never: At,
    follow_up: At,
    finale: At,
}

impl Parts {
    /// Where a part begins.
    #[inline(always)]
    pub fn start(&self, part: Part) -> At {
        match part {
            Part::OnPlay => self.on_play,
            Part::Option(letter) => self.options[letter.index()],
            Part::More => self.more,
            Part::FollowUp(_) => self.follow_up,
            Part::Never => self.never,
            Part::Finale => self.finale,
        }
    }
}

/// All clauses of a content.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Code {
    pub ops: Vec<Op>,
    pub conditions: Vec<Condition>,
    pub scenes: Vec<Parts>,
    /// By story, then by chapter.
    pub chapters: Vec<Vec<Parts>>,
    /// By story.
    pub finales: Vec<Parts>,
    /// The place of each clause, counted through all parts of all cards. The end of a part counts
    /// as one.
    places: Vec<At>,
    /// The clause of each place, so counted.
    clauses: Vec<u16>,
}

impl Code {
    pub fn new(content: &Content) -> Code {
        let mut code = Code::default();
        for card in &content.scenes {
            let never = card.secret.as_ref().map_or(&[][..], |secret| &secret.never);
            let follow_up = card.follow_up.as_ref().map_or(&[][..], |follow| &follow.effects);
            let parts = Parts {
                on_play: code.part(&card.on_play),
                options: code.options(&card.options),
                more: code.part(&card.more),
                never: code.part(never),
                follow_up: code.part(follow_up),
                finale: code.part(&[]),
            };
            code.scenes.push(parts);
        }
        for story in &content.stories {
            let chapters = story.chapters.iter().map(|chapter| Parts {
                options: code.options(&chapter.options),
                more: code.part(&chapter.more),
                ..code.empty()
            });
            let chapters = chapters.collect();
            code.chapters.push(chapters);
            let finale = &story.finale;
            let parts = Parts {
                options: code.options(&finale.options),
                more: code.part(&finale.more),
                finale: code.part(&finale.effects),
                ..code.empty()
            };
            code.finales.push(parts);
        }
        code
    }

    /// The place of a clause of the part that begins at `start`.
    #[inline(always)]
    pub fn place(&self, start: At, number: u16) -> At {
        self.places[usize::from(self.clauses[usize::from(start)] + number)]
    }

    /// The number of the clause at a place, in the part that begins at `start`.
    #[inline(always)]
    pub fn number(&self, start: At, at: At) -> u16 {
        self.clauses[usize::from(at)] - self.clauses[usize::from(start)]
    }

    fn here(&self) -> At {
        self.ops.len() as At
    }

    /// A clause begins here; its number, counted through all parts.
    fn begin(&mut self) -> u16 {
        let clause = self.places.len() as u16;
        self.places.push(self.here());
        clause
    }

    fn push(&mut self, clause: u16, op: Op) {
        self.ops.push(op);
        self.clauses.push(clause);
    }

    fn empty(&mut self) -> Parts {
        let end = self.part(&[]);
        Parts {
            on_play: end,
            options: [end; 4],
            more: end,
            never: end,
            follow_up: end,
            finale: end,
        }
    }

    fn options(&mut self, options: &[OptionCard]) -> [At; 4] {
        let mut places = [0; 4];
        for (place, number) in places.iter_mut().zip(0..) {
            *place = match options.get(number) {
                Some(option) => self.part(&option.effects),
                None => self.part(&[]),
            };
        }
        places
    }

    fn part(&mut self, effects: &[Effect]) -> At {
        let start = self.here();
        self.list(effects);
        let end = self.begin();
        self.push(end, Op::End);
        start
    }

    fn list(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &Effect) {
        let clause = self.begin();
        let op = match *effect {
            Effect::Satisfaction(who, amount) => Op::Satisfaction(who, amount),
            Effect::Tokens(who, aspect, amount) => Op::Tokens(who, aspect, amount),
            Effect::Remove(who, aspect, amount) => Op::Remove(who, aspect, amount),
            Effect::Change(change) => Op::Change(change),
            Effect::Reveal { who, what, pick, count } => Op::Reveal { who, what, pick, count },
            Effect::DiscardScenes { who, count, pick } => Op::DiscardScenes { who, count, pick },
            Effect::Draw { who, deck, count } => Op::Draw { who, deck, count },
            Effect::Search { who, deck, icon } => Op::Search { who, deck, icon },
            Effect::Swap(what) => Op::Swap(what),
            Effect::Trade { count } => Op::Trade(count),
            Effect::Destiny { who, how, which, optional } => {
                Op::Destiny { who, how, which, optional }
            }
            Effect::RevealSecret { who, count, tag } => Op::RevealSecret { who, count, tag },
            Effect::DiscardSecret { who, count } => Op::DiscardSecret { who, count },
            Effect::Insert { event, deck, place, optional } => {
                Op::Insert { event, deck, place, optional }
            }
            Effect::Raise(flag) => Op::Flag(flag, Raised::Up),
            Effect::Lower(flag) => Op::Flag(flag, Raised::Down),
            Effect::GuessTrait(who) => Op::GuessTrait(who),
            Effect::Tell(who, _) | Effect::Hint(who) => Op::Tell(who),
            Effect::Manual(_) => Op::Manual,
            Effect::If { ref when, ref then, ref otherwise } => {
                return self.branch(clause, when, then, otherwise);
            }
            Effect::Choose { who, ref options } => return self.choose(clause, who, options),
            Effect::Skip => Op::Skip,
            Effect::Replace => Op::Replace,
            Effect::Rechoose { who, how } => Op::Rechoose { who, how },
            Effect::Void(who) => Op::Void(who),
            Effect::Ignore(who) => Op::Ignore(who),
            Effect::Repeat => Op::Repeat,
            Effect::Redirect => Op::Redirect,
            Effect::Override(who, destiny) => Op::Override(who, destiny),
        };
        self.push(clause, op);
    }

    fn branch(&mut self, clause: u16, when: &Condition, then: &[Effect], otherwise: &[Effect]) {
        self.admit(clause, when);
        let condition = self.conditions.len() as u16;
        self.conditions.push(when.clone());
        let test = self.ops.len();
        self.push(clause, Op::End);
        self.list(then);
        let over = self.ops.len();
        if !otherwise.is_empty() {
            self.push(clause, Op::End);
        }
        self.ops[test] = Op::Unless { when: condition, to: self.here() };
        if !otherwise.is_empty() {
            self.list(otherwise);
            self.ops[over] = Op::Jump(self.here());
        }
    }

    /// Facts that a condition makes somebody tell, told before it is judged.
    fn admit(&mut self, clause: u16, when: &Condition) {
        match when {
            Condition::HasTrait(who, card) => {
                self.push(clause, Op::Admit(*who, Fact::Trait(*card)));
            }
            Condition::HoldsDestiny(who, card) => {
                self.push(clause, Op::Admit(*who, Fact::Destiny(*card)));
            }
            Condition::All(list) | Condition::Any(list) => {
                list.iter().for_each(|when| self.admit(clause, when));
            }
            Condition::Not(when) => self.admit(clause, when),
            _ => {}
        }
    }

    fn choose(&mut self, clause: u16, who: Who, options: &[Vec<Effect>]) {
        let test = self.ops.len();
        self.push(clause, Op::End);
        let mut places = [0; 4];
        let mut ends = Vec::new();
        for (place, option) in places.iter_mut().zip(options) {
            *place = self.here();
            self.list(option);
            ends.push(self.ops.len());
            self.push(clause, Op::End);
        }
        self.ops[test] = Op::Choose { who, options: places, count: options.len().min(4) as u8 };
        for end in ends {
            self.ops[end] = Op::Jump(self.here());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Letter;
    use crate::lawful::random_pack;

    /// Every clause of a part is found at its place, and the place leads back to it.
    fn check(code: &Code, start: At, effects: &[Effect]) -> u16 {
        let mut number = 0;
        while let Some(effect) = Effect::numbered(effects, number) {
            let at = code.place(start, number);
            assert_eq!(code.number(start, at), number);
            let op = code.ops[usize::from(at)];
            match effect {
                Effect::If { .. } => assert!(matches!(op, Op::Admit(..) | Op::Unless { .. })),
                Effect::Choose { .. } => assert!(matches!(op, Op::Choose { .. })),
                effect => {
                    let mut alone = Code::default();
                    alone.part(std::slice::from_ref(effect));
                    assert_eq!(op, alone.ops[0], "clause {number} of {effects:?}");
                }
            }
            number += 1;
        }
        assert_eq!(code.ops[usize::from(code.place(start, number))], Op::End);
        number
    }

    #[test]
    fn clauses_are_numbered_in_reading_order() {
        let mut clauses = 0;
        for content in (0..40).map(random_pack::content) {
            let code = Code::new(&content);
            for (card, parts) in content.scenes.iter().zip(&code.scenes) {
                clauses += check(&code, parts.start(Part::OnPlay), &card.on_play);
                clauses += check(&code, parts.start(Part::More), &card.more);
                for (letter, option) in Letter::ALL.into_iter().zip(&card.options) {
                    let start = parts.start(Part::Option(letter));
                    clauses += check(&code, start, &option.effects);
                }
                if let Some(secret) = &card.secret {
                    clauses += check(&code, parts.start(Part::Never), &secret.never);
                }
            }
            for (story, parts) in content.stories.iter().zip(&code.finales) {
                clauses += check(&code, parts.start(Part::Finale), &story.finale.effects);
            }
        }
        assert!(clauses > 1_000, "{clauses}");
    }
}
