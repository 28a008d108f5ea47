//! Reading effects: which clause it is, and the clauses that hold other clauses.

use crate::condition::{MOST_CLAUSES, MOST_NESTED};
use crate::problem::{Problem, What};
use crate::scope::Scope;
use crate::value::{COUNT, SATISFACTION};
use crate::walk::{Desk, Fields, Node};
use fog_of_love::content::{Amount, Effect, Flag, Moment};

/// The clauses by the key that says what happens. `reveal` comes last, for it is also a detail of
/// `discard-destiny`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Head {
    Satisfaction,
    Tokens,
    Remove,
    Change,
    DiscardScenes,
    Draw,
    Search,
    Swap,
    Trade,
    DiscardDestiny,
    SwitchIn,
    SwitchOut,
    Recover,
    RevealSecret,
    DiscardSecret,
    Insert,
    Raise,
    Lower,
    GuessTrait,
    Tell,
    Hint,
    Manual,
    If,
    May,
    Choose,
    Rechoose,
    Void,
    Ignore,
    Override,
    Reveal,
}

const HEADS: [(&str, Head); 30] = [
    ("satisfaction", Head::Satisfaction),
    ("tokens", Head::Tokens),
    ("remove", Head::Remove),
    ("change", Head::Change),
    ("discard-scenes", Head::DiscardScenes),
    ("draw", Head::Draw),
    ("search", Head::Search),
    ("swap", Head::Swap),
    ("trade", Head::Trade),
    ("discard-destiny", Head::DiscardDestiny),
    ("switch-in", Head::SwitchIn),
    ("switch-out", Head::SwitchOut),
    ("recover", Head::Recover),
    ("reveal-secret", Head::RevealSecret),
    ("discard-secret", Head::DiscardSecret),
    ("insert", Head::Insert),
    ("raise", Head::Raise),
    ("lower", Head::Lower),
    ("guess-trait", Head::GuessTrait),
    ("tell", Head::Tell),
    ("hint", Head::Hint),
    ("manual", Head::Manual),
    ("if", Head::If),
    ("may", Head::May),
    ("choose", Head::Choose),
    ("rechoose", Head::Rechoose),
    ("void", Head::Void),
    ("ignore", Head::Ignore),
    ("override-destiny", Head::Override),
    ("reveal", Head::Reveal),
];

#[derive(Clone, Copy)]
enum Bare {
    Skip,
    Replace,
    Repeat,
    Redirect,
}

const BARE: [(&str, Bare); 4] = [
    ("skip", Bare::Skip),
    ("replace", Bare::Replace),
    ("repeat", Bare::Repeat),
    ("redirect", Bare::Redirect),
];

/// A clause, where it stands and what else its table says.
pub(crate) struct Clause<'c, 'a> {
    /// The key that says what happens.
    pub key: &'static str,
    /// The whole table.
    pub node: &'a Node<'a>,
    /// What stands behind that key.
    pub value: &'a Node<'a>,
    /// The rest of the table.
    pub fields: &'c mut Fields<'a>,
    /// Where on the card.
    pub scope: Scope,
}

impl Desk<'_> {
    /// The effects under a key, none if it is left out.
    pub fn effects_of<'a>(&mut self, node: Option<&'a Node<'a>>, scope: Scope) -> Vec<Effect> {
        node.map(|node| self.effects(node, scope)).unwrap_or_default()
    }

    /// A list of effects.
    pub fn effects<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> Vec<Effect> {
        if scope.depth > MOST_NESTED {
            self.say(node, Problem::TooNested(MOST_NESTED));
            return Vec::new();
        }
        let list = self.list(node).unwrap_or_default();
        if list.len() > MOST_CLAUSES {
            let what = "effects in a list";
            self.say(node, Problem::TooMany { what, most: MOST_CLAUSES });
        }
        let list = list.iter().take(MOST_CLAUSES);
        list.filter_map(|item| self.effect(item, scope)).collect()
    }

    /// One effect: a table, or a single word.
    fn effect<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> Option<Effect> {
        self.notes.effects += 1;
        if node.get_ref().is_str() {
            return self.bare_effect(node, scope);
        }
        let mut fields = self.fields(node)?;
        let Some((key, head)) = fields.head(&HEADS) else {
            self.headless(node, What::Effect, &HEADS, &BARE);
            return None;
        };
        let value = fields.need(key, self)?;
        let clause = Clause { key, node, value, fields: &mut fields, scope };
        let effect = self.clause(head, clause);
        fields.finish(self, &HEADS);
        effect
    }

    fn bare_effect(&mut self, node: &Node<'_>, scope: Scope) -> Option<Effect> {
        let before = &[Moment::Played, Moment::Revealed];
        Some(match self.word(node, What::Effect, &BARE)? {
            Bare::Skip => {
                self.reacts(node, "skip", before, scope);
                Effect::Skip
            }
            Bare::Replace => {
                self.reacts(node, "replace", before, scope);
                Effect::Replace
            }
            Bare::Repeat => {
                self.reacts(node, "repeat", &[Moment::Resolved], scope);
                Effect::Repeat
            }
            Bare::Redirect => {
                self.reacts(node, "redirect", &[Moment::Revealed], scope);
                Effect::Redirect
            }
        })
    }

    /// Notes an effect of reactions that stands elsewhere, or works at another moment.
    pub fn reacts(&mut self, node: &Node<'_>, effect: &str, moments: &[Moment], scope: Scope) {
        let effect = effect.to_string();
        match scope.reaction {
            None => self.say(node, Problem::OnlyReactions(effect)),
            Some(moment) if !moments.contains(&moment) => {
                let moments = match moments {
                    [Moment::Resolved] => "resolved",
                    [Moment::Revealed] => "revealed",
                    _ => "played or revealed",
                };
                self.say(node, Problem::OtherMoment { effect, moments });
            }
            Some(_) => {}
        }
    }

    fn clause(&mut self, head: Head, clause: Clause<'_, '_>) -> Option<Effect> {
        match head {
            Head::If => self.condition_effect(clause),
            Head::May | Head::Choose => self.decision(head, clause),
            Head::Satisfaction => {
                let amount = self.amount(clause.value, SATISFACTION, clause.scope);
                Some(Effect::Satisfaction(self.clause_who(clause)?, amount?))
            }
            Head::Tokens => {
                let aspect = self.aspect(clause.value);
                let count = clause.fields.get("count");
                let count = match count {
                    Some(count) => self.amount(count, COUNT, clause.scope),
                    None => Some(Amount::fixed(1)),
                };
                Some(Effect::Tokens(self.clause_who(clause)?, aspect?, count?))
            }
            Head::Remove => {
                let aspect = self.aspect(clause.value);
                let count = clause.fields.get("count");
                let count = match count {
                    Some(count) => self.amount(count, COUNT, clause.scope).map(Some),
                    None => Some(None),
                };
                Some(Effect::Remove(self.clause_who(clause)?, aspect?, count?))
            }
            Head::Raise => {
                let flag = self.named(clause.value, What::Flag)?;
                self.notes.raised |= 1 << (flag % 32);
                Some(Effect::Raise(Flag(flag)))
            }
            Head::Lower => {
                self.named(clause.value, What::Flag).map(|flag| Effect::Lower(Flag(flag)))
            }
            Head::GuessTrait => {
                self.guessed = true;
                self.who(clause.value, clause.scope).map(Effect::GuessTrait)
            }
            Head::Hint => {
                self.needs_secrets(clause.node);
                self.who(clause.value, clause.scope).map(Effect::Hint)
            }
            Head::Tell => {
                let prompt = self.prompt(&clause, "tell");
                Some(Effect::Tell(self.clause_who(clause)?, prompt?))
            }
            Head::Manual => self.prompt(&clause, "manual").map(Effect::Manual),
            Head::Rechoose | Head::Void | Head::Ignore => self.reaction_clause(head, clause),
            Head::DiscardDestiny | Head::SwitchIn | Head::SwitchOut | Head::Recover => {
                self.destiny_clause(head, clause)
            }
            Head::Override => self.override_clause(clause),
            _ => self.card_clause(head, clause),
        }
    }

    /// `who`, which the clause requires.
    pub fn clause_who(&mut self, clause: Clause<'_, '_>) -> Option<fog_of_love::content::Who> {
        self.need_who(clause.fields, clause.scope)
    }

    /// The name of a prompt, whose words stand in the language files.
    fn prompt(&mut self, clause: &Clause<'_, '_>, kind: &str) -> Option<String> {
        let name = self.text(clause.value)?;
        if !crate::names::is_id(name) {
            self.say(clause.value, Problem::BadId(name.to_string()));
            return None;
        }
        let prompt = (self.key.clone(), format!("{kind}-{name}"));
        if !self.notes.prompts.contains(&prompt) {
            self.notes.prompts.push(prompt);
        }
        Some(name.to_string())
    }

    fn condition_effect(&mut self, clause: Clause<'_, '_>) -> Option<Effect> {
        let deeper = clause.scope.deeper();
        let when = self.whole_condition(clause.value, clause.scope);
        let then = clause.fields.need("then", self);
        let then = self.effects_of(then, deeper);
        let otherwise = clause.fields.get("else");
        let otherwise = self.effects_of(otherwise, deeper);
        Some(Effect::If { when: when?, then, otherwise })
    }

    fn decision(&mut self, head: Head, clause: Clause<'_, '_>) -> Option<Effect> {
        let deeper = clause.scope.deeper();
        let options = if head == Head::May {
            vec![self.effects(clause.value, deeper), Vec::new()]
        } else {
            let lists = self.list(clause.value).unwrap_or_default();
            if !(2..=4).contains(&lists.len()) {
                self.say(clause.value, Problem::OptionCount(lists.len()));
            }
            lists.iter().take(4).map(|list| self.effects(list, deeper)).collect()
        };
        let who = clause.fields.need("who", self)?;
        let who = self.one_person(who, clause.scope)?;
        Some(Effect::Choose { who, options })
    }
}
