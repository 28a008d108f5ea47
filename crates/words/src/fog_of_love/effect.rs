//! Effects as sentences: what is inside what.

use super::line::{Line, Lines};
use super::who::option_letter;
use super::{Prompt, Voice};
use ::fog_of_love::content::{Amount, Condition, Effect, Letter, OptionCard, TokenGift, Who};

/// How an effect is put into words.
pub(super) enum Piece<'e> {
    /// Somebody gets something: “Both: +2 satisfaction”, or “+2 satisfaction for both”.
    Gets { who: Who, gain: String },
    /// As above, but too long to stand inside another sentence.
    GetsCounted { who: Who, gain: String },
    /// A clause: “the partner reveals a random trait”.
    Clause(String),
    /// A sentence that stands by itself.
    Alone(String),
    /// A condition over others.
    If { when: &'e Condition, then: &'e [Effect], otherwise: &'e [Effect] },
    /// A decision.
    Choose { who: Who, options: &'e [Vec<Effect>] },
}

/// A clause inside a sentence.
enum Inside {
    /// What somebody gets.
    Gets(Who, Vec<String>),
    /// Anything else.
    Clause(String),
}

/// A line over others, or with the one sentence that follows it.
#[derive(Clone, Copy)]
struct Heading<'h> {
    /// With clauses behind it.
    with: &'h dyn Fn(&str) -> String,
    /// Alone, with a colon.
    alone: &'h dyn Fn() -> String,
}

/// The most clauses that one sentence holds.
const MOST_CLAUSES: usize = 3;

impl Voice<'_> {
    /// An effect, one sentence for each of its clauses.
    pub fn effect(&self, effect: &Effect) -> Vec<Line> {
        self.effects(std::slice::from_ref(effect))
    }

    /// Effects, one after the other.
    pub fn effects(&self, effects: &[Effect]) -> Vec<Line> {
        let mut lines = Lines::default();
        self.put_effects(effects, &mut lines);
        lines.lines
    }

    /// The tokens and effects of an option.
    pub fn option_effects(&self, option: &OptionCard) -> Vec<Line> {
        self.effects(&whole(option))
    }

    /// All options, each behind its letter.
    pub fn options_effects(&self, options: &[OptionCard]) -> Vec<Line> {
        let mut lines = Lines::default();
        self.put_options(options, &mut lines);
        lines.lines
    }

    pub(super) fn put_options(&self, options: &[OptionCard], lines: &mut Lines) {
        for (letter, option) in Letter::ALL.into_iter().zip(options) {
            let (t, letter) = (self.tongue, option_letter(letter));
            let heading = Heading {
                with: &|clauses| t.fl_option(clauses, &letter),
                alone: &|| t.fl_option_so(&letter),
            };
            self.put_under(heading, &whole(option), lines);
        }
    }

    pub(super) fn put_effects(&self, effects: &[Effect], lines: &mut Lines) {
        for effect in effects {
            self.put_effect(effect, lines);
        }
    }

    fn put_effect(&self, effect: &Effect, lines: &mut Lines) {
        match self.piece(effect) {
            Piece::Gets { who, gain } | Piece::GetsCounted { who, gain } => {
                lines.push(&self.sentence(&self.gets(who, &gain)));
            }
            Piece::Clause(clause) => lines.push(&self.sentence(&clause)),
            Piece::Alone(sentence) => lines.push(&sentence),
            Piece::If { when, then, otherwise } => self.put_if(when, then, otherwise, lines),
            Piece::Choose { who, options } => self.put_choose(who, options, lines),
        }
    }

    fn gets(&self, who: Who, gain: &str) -> String {
        let who = self.someone(who);
        self.tongue.fl_gets(who.person, &who.letters, gain)
    }

    fn put_if(&self, when: &Condition, then: &[Effect], otherwise: &[Effect], lines: &mut Lines) {
        let t = self.tongue;
        // An empty first part is said as a denial: nobody reads “if you match: nothing happens”.
        let (condition, then, otherwise) = match (then, otherwise) {
            ([], [_, ..]) => (self.denial(when), otherwise, &[][..]),
            _ => (self.condition(when), then, otherwise),
        };
        let heading = Heading {
            with: &|clauses| t.fl_if(&condition, clauses),
            alone: &|| t.fl_if_so(&condition),
        };
        self.put_under(heading, then, lines);
        if !otherwise.is_empty() {
            let heading = Heading {
                with: &|clauses| t.fl_otherwise(clauses),
                alone: &|| t.fl_otherwise_so(),
            };
            self.put_under(heading, otherwise, lines);
        }
    }

    fn put_choose(&self, who: Who, options: &[Vec<Effect>], lines: &mut Lines) {
        let (t, someone) = (self.tongue, self.someone(who));
        let (person, letters) = (someone.person, &someone.letters);
        if let [only, rest @ ..] = options
            && rest.iter().all(Vec::is_empty)
        {
            let heading = Heading {
                with: &|clauses| t.fl_may(person, letters, clauses),
                alone: &|| t.fl_may_so(person, letters),
            };
            return self.put_under(heading, only, lines);
        }
        lines.push(&t.fl_decides(person, letters));
        let either = Heading { with: &|clauses| t.fl_either(clauses), alone: &|| t.fl_either_so() };
        let or = Heading { with: &|clauses| t.fl_or_else(clauses), alone: &|| t.fl_or_else_so() };
        lines.deeper(|lines| {
            let headings = std::iter::once(either).chain(std::iter::repeat(or));
            for (option, heading) in options.iter().zip(headings) {
                self.put_under(heading, option, lines);
            }
        });
    }

    /// Effects behind a heading, where they fit into one sentence, or else under it.
    fn put_under(&self, heading: Heading<'_>, effects: &[Effect], lines: &mut Lines) {
        match self.inside(effects) {
            Some(clauses) => {
                lines.push(&self.sentence(&(heading.with)(&self.after_colon(&clauses))));
            }
            None => {
                lines.push(&(heading.alone)());
                lines.deeper(|lines| self.put_effects(effects, lines));
            }
        }
    }

    /// Effects as clauses of one sentence, if they are few and simple. What one person gets one
    /// after the other is one clause.
    fn inside(&self, effects: &[Effect]) -> Option<String> {
        if effects.is_empty() {
            return Some(self.tongue.fl_nothing());
        }
        let mut clauses: Vec<Inside> = Vec::new();
        for effect in effects {
            match (self.piece(effect), clauses.last_mut()) {
                (Piece::Gets { who, gain }, Some(Inside::Gets(same, gains))) if who == *same => {
                    gains.push(gain);
                }
                (Piece::Gets { who, gain }, _) => clauses.push(Inside::Gets(who, vec![gain])),
                (Piece::Clause(clause), _) => clauses.push(Inside::Clause(clause)),
                (
                    Piece::GetsCounted { .. }
                    | Piece::Alone(_)
                    | Piece::If { .. }
                    | Piece::Choose { .. },
                    _,
                ) => return None,
            }
        }
        let clause = |one| match one {
            Inside::Clause(clause) => clause,
            Inside::Gets(who, gains) => {
                let (who, gains) = (self.someone(who), self.tongue.list(&gains));
                self.tongue.fl_gets_inside(who.person, &who.letters, &gains)
            }
        };
        (clauses.len() <= MOST_CLAUSES).then(|| self.joined(clauses.into_iter().map(clause)))
    }

    /// A prompt to tell something.
    pub(super) fn tell(&self, who: Who, name: &str) -> String {
        let who = self.someone(who);
        self.tongue.fl_tell(who.person, &who.letters, &self.prompt(Prompt::Tell(name)))
    }
}

/// What an option does, its tokens among the effects.
fn whole(option: &OptionCard) -> Vec<Effect> {
    let token = |gift: &TokenGift| {
        let count = Amount::fixed(i8::try_from(gift.count).unwrap_or(i8::MAX));
        Effect::Tokens(Who::Chooser, gift.aspect, count)
    };
    option.tokens.iter().map(token).chain(option.effects.iter().cloned()).collect()
}
