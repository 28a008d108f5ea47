//! Effects laid out for the engine: one flat list of clauses with jumps, so that a card can stop in
//! the middle of itself to ask somebody something, and go on from there.

use crate::content::{
    Amount, Aspect, Change, Condition, Content, Deck, Destiny, DestinyMove, Effect, Flag, HowMany,
    Icon, OptionCard, Pick, Place, Rechoice, RevealOf, Scene, SwapOf, Tag, Which, Who,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// Has this trait.
    Trait(crate::content::Trait),
    /// Holds this destiny in hand.
    Destiny(Destiny),
}

/// Where the clauses of a card with options stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Parts {
    pub on_play: At,
    pub options: [At; 4],
    pub more: At,
    pub never: At,
    pub follow_up: At,
}

/// All clauses of a content.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Code {
    pub ops: Vec<Op>,
    pub conditions: Vec<Condition>,
    pub scenes: Vec<Parts>,
    /// By story, then by chapter.
    pub chapters: Vec<Vec<Parts>>,
    /// By story: the choices of its finale, and in `on_play` its own effects.
    pub finales: Vec<Parts>,
}

impl Code {
    pub(crate) fn new(content: &Content) -> Code {
        let mut code = Code::default();
        for card in &content.scenes {
            let follow_up = card.follow_up.as_ref().map_or(&[][..], |follow| &follow.effects);
            let never = card.secret.as_ref().map_or(&[][..], |secret| &secret.never);
            let parts = Parts {
                on_play: code.block(&card.on_play),
                options: code.options(&card.options),
                more: code.block(&card.more),
                never: code.block(never),
                follow_up: code.block(follow_up),
            };
            code.scenes.push(parts);
        }
        for story in &content.stories {
            let chapters = story.chapters.iter().map(|chapter| Parts {
                options: code.options(&chapter.options),
                more: code.block(&chapter.more),
                ..code.empty()
            });
            let chapters = chapters.collect();
            code.chapters.push(chapters);
            let finale = &story.finale;
            let parts = Parts {
                on_play: code.block(&finale.effects),
                options: code.options(&finale.options),
                more: code.block(&finale.more),
                ..code.empty()
            };
            code.finales.push(parts);
        }
        code
    }

    fn here(&self) -> At {
        self.ops.len() as At
    }

    fn empty(&mut self) -> Parts {
        let end = self.block(&[]);
        Parts { on_play: end, options: [end; 4], more: end, never: end, follow_up: end }
    }

    fn options(&mut self, options: &[OptionCard]) -> [At; 4] {
        let mut places = [0; 4];
        for (place, number) in places.iter_mut().zip(0..) {
            *place = match options.get(number) {
                Some(option) => self.block(&option.effects),
                None => self.block(&[]),
            };
        }
        places
    }

    fn block(&mut self, effects: &[Effect]) -> At {
        let start = self.here();
        self.list(effects);
        self.ops.push(Op::End);
        start
    }

    fn list(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &Effect) {
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
                return self.branch(when, then, otherwise);
            }
            Effect::Choose { who, ref options } => return self.choose(who, options),
            Effect::Skip => Op::Skip,
            Effect::Replace => Op::Replace,
            Effect::Rechoose { who, how } => Op::Rechoose { who, how },
            Effect::Void(who) => Op::Void(who),
            Effect::Ignore(who) => Op::Ignore(who),
            Effect::Repeat => Op::Repeat,
            Effect::Redirect => Op::Redirect,
            Effect::Override(who, destiny) => Op::Override(who, destiny),
        };
        self.ops.push(op);
    }

    fn branch(&mut self, when: &Condition, then: &[Effect], otherwise: &[Effect]) {
        self.admit(when);
        let condition = self.conditions.len() as u16;
        self.conditions.push(when.clone());
        let test = self.ops.len();
        self.ops.push(Op::End);
        self.list(then);
        let over = self.ops.len();
        if !otherwise.is_empty() {
            self.ops.push(Op::End);
        }
        self.ops[test] = Op::Unless { when: condition, to: self.here() };
        if !otherwise.is_empty() {
            self.list(otherwise);
            self.ops[over] = Op::Jump(self.here());
        }
    }

    /// Facts that a condition makes somebody tell, told before it is judged.
    fn admit(&mut self, when: &Condition) {
        match when {
            Condition::HasTrait(who, card) => {
                self.ops.push(Op::Admit(*who, Fact::Trait(*card)));
            }
            Condition::HoldsDestiny(who, card) => {
                self.ops.push(Op::Admit(*who, Fact::Destiny(*card)));
            }
            Condition::All(list) | Condition::Any(list) => {
                list.iter().for_each(|when| self.admit(when));
            }
            Condition::Not(when) => self.admit(when),
            _ => {}
        }
    }

    fn choose(&mut self, who: Who, options: &[Vec<Effect>]) {
        let test = self.ops.len();
        self.ops.push(Op::End);
        let mut places = [0; 4];
        let mut ends = Vec::new();
        for (place, option) in places.iter_mut().zip(options) {
            *place = self.here();
            self.list(option);
            ends.push(self.ops.len());
            self.ops.push(Op::End);
        }
        self.ops[test] = Op::Choose { who, options: places, count: options.len().min(4) as u8 };
        for end in ends {
            self.ops[end] = Op::Jump(self.here());
        }
    }
}
