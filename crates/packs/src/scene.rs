//! Reading scenes.

use crate::problem::{Never, Problem, What};
use crate::scope::{Card, End, Scope};
use crate::value::SATISFACTION;
use crate::walk::{Desk, Fields, Node};
use fog_of_love::content::{
    Answers, Choice, Deck, Dimension, Does, Effect, Fits, FollowUp, Kind, Kinds, Modifier, Moment,
    OptionCard, Reaction, Scene, SceneCard, Secret, Tag, TokenGift, Who,
};

/// Options on one card.
const MOST_OPTIONS: usize = 4;

pub(crate) const CHOICES: [(&str, Choice); 4] = [
    ("partner", Choice::Partner),
    ("both", Choice::Both),
    ("player", Choice::Player),
    ("nobody", Choice::Nobody),
];
const MOMENTS: [(&str, Moment); 3] =
    [("played", Moment::Played), ("revealed", Moment::Revealed), ("resolved", Moment::Resolved)];
const ANSWERS: [(&str, Answers); 3] =
    [("own", Answers::Own), ("partner", Answers::Partner), ("any", Answers::Any)];
const TIMES: [(&str, u8); 2] = [("double", 2), ("ignore", 0)];

#[derive(Clone, Copy)]
enum Head {
    Satisfaction,
    Tokens,
    Chooses,
    Forbid,
}

const HEADS: [(&str, Head); 4] = [
    ("satisfaction", Head::Satisfaction),
    ("tokens", Head::Tokens),
    ("chooses", Head::Chooses),
    ("forbid", Head::Forbid),
];
const BARE: [(&str, Modifier); 3] = [
    ("swap-roles", Modifier::SwapRoles),
    ("in-order", Modifier::InOrder),
    ("for-each-other", Modifier::ForEachOther),
];

impl Desk<'_> {
    /// A scene; whatever is wrong with it is noted and left at its simplest.
    pub fn scene<'a>(&mut self, id: String, mut fields: Fields<'a>) -> SceneCard {
        self.key = format!("scene-{id}");
        self.guessed = false;
        fields.get("id");
        let span = fields.span.clone();
        let deck = fields.need("deck", self).and_then(|deck| self.deck(deck));
        let choice = self.choice_or(fields.get("chooses"), Choice::Nobody);
        let kinds = self.kinds(fields.get("types"));
        let options = fields.get("option");
        let count = self.option_count(options, choice, span.clone());
        let reaction = fields.get("reaction").and_then(|node| self.reaction(node));
        let moment = reaction.map(|reaction| reaction.moment);
        let scope = Scope { choice, options: count, reaction: moment, ..Scope::of(Card::Scene) };
        let before = scope.before_choice();
        let story = fields.get("story").and_then(|node| self.named(node, What::Story));
        let event = fields.get("event").and_then(|node| self.named(node, What::Scene)).map(Scene);
        let tags = fields.get("tags").map(|tags| self.all_named(tags, What::Tag));
        let requires = fields.get("requires").and_then(|node| self.whole_condition(node, before));
        let card = SceneCard {
            id,
            deck: deck.unwrap_or(Deck::Sweet),
            choice,
            kinds,
            tutorial: self.truth_or_no(fields.get("tutorial")),
            story,
            event,
            tags: tags.unwrap_or_default().into_iter().map(Tag).collect(),
            requires,
            on_play: self.effects_of(fields.get("on-play"), before),
            options: self.options(options, scope),
            more: self.effects_of(fields.get("more"), scope),
            follow_up: fields.get("follow-up").and_then(|node| self.follow_up(node)),
            secret: fields.get("secret").and_then(|node| self.secret(node, before)),
            reaction,
        };
        self.parts_and_types(&card, &fields);
        fields.done(self);
        card
    }

    /// Types and parts belong together.
    fn parts_and_types(&mut self, card: &SceneCard, fields: &Fields<'_>) {
        let span = fields.span.clone();
        for (kind, part) in [(Kind::Secret, "secret"), (Kind::Reaction, "reaction")] {
            match (card.kinds.has(kind), fields.has(part)) {
                (true, false) => self.say_at(span.clone(), Problem::TypeWithoutPart(part)),
                (false, true) => self.say_at(span.clone(), Problem::PartWithoutType(part)),
                _ => {}
            }
        }
        match (card.kinds.has(Kind::Linked), fields.has("event")) {
            (true, false) => self.say_at(span.clone(), Problem::MissingKey("event")),
            (false, true) => self.say_at(span.clone(), Problem::PartWithoutType("event")),
            _ => {}
        }
        if card.kinds.has(Kind::Secret) && card.kinds.is_minor() {
            self.say_at(span.clone(), Problem::MinorSecret);
        }
        let silent = card.options.is_empty()
            && card.more.is_empty()
            && card.on_play.is_empty()
            && card.secret.is_none();
        if card.kinds.has(Kind::Situation) && !fields.has("follow-up") {
            self.say_at(span, Problem::NoFollowUp);
        } else if silent && !fields.has("follow-up") && !card.kinds.has(Kind::RevealSecret) {
            self.say_at(span, Problem::NothingHappens);
        }
    }

    pub fn choice_or(&mut self, node: Option<&Node<'_>>, usual: Choice) -> Choice {
        node.and_then(|node| self.word(node, What::Choice, &CHOICES)).unwrap_or(usual)
    }

    fn kinds<'a>(&mut self, node: Option<&'a Node<'a>>) -> Kinds {
        let words = Kind::ALL.map(|kind| (kind.name(), kind));
        let mut kinds = Vec::new();
        for item in node.and_then(|node| self.list(node)).unwrap_or_default() {
            if let Some(kind) = self.word(item, What::Kind, &words) {
                self.push_once(item, &mut kinds, kind);
            }
        }
        kinds.into_iter().fold(Kinds::default(), Kinds::with)
    }

    /// How many options there are: none, or two to four where somebody chooses.
    pub fn option_count<'a>(
        &mut self,
        node: Option<&'a Node<'a>>,
        choice: Choice,
        card: std::ops::Range<usize>,
    ) -> u8 {
        let Some(node) = node else {
            if choice != Choice::Nobody {
                self.say_at(card, Problem::NothingToChoose);
            }
            return 0;
        };
        let count = self.list(node).unwrap_or_default().len();
        if choice == Choice::Nobody {
            self.say_at(card.clone(), Problem::NobodyChooses);
        }
        if !(2..=MOST_OPTIONS).contains(&count) {
            self.say_at(card, Problem::OptionCount(count));
        }
        count.min(MOST_OPTIONS) as u8
    }

    pub fn options<'a>(&mut self, node: Option<&'a Node<'a>>, scope: Scope) -> Vec<OptionCard> {
        let list = node.and_then(|node| node.get_ref().as_array()).map(|list| &**list);
        let list = list.unwrap_or_default().iter().take(MOST_OPTIONS).enumerate();
        list.map(|(letter, node)| self.option(node, scope.in_option(letter as u8))).collect()
    }

    fn option<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> OptionCard {
        let Some(mut fields) = self.fields(node) else { return OptionCard::default() };
        let tokens = self.tokens(fields.get("tokens"));
        let mut effects = Vec::new();
        for (key, who) in [("chooser", Who::Chooser), ("other", Who::Other)] {
            let amount = fields.get(key).and_then(|node| self.amount(node, SATISFACTION, scope));
            effects.extend(amount.map(|amount| Effect::Satisfaction(who, amount)));
        }
        effects.extend(self.effects_of(fields.get("effects"), scope));
        fields.done(self);
        OptionCard { tokens, effects }
    }

    /// `{ sincerity = 1, gentleness = -1 }`
    fn tokens<'a>(&mut self, node: Option<&'a Node<'a>>) -> Vec<TokenGift> {
        let Some(fields) = node.and_then(|node| self.fields(node)) else { return Vec::new() };
        let mut gifts = Vec::new();
        for (key, span, value) in fields.entries() {
            let Some(dimension) = Dimension::named(key) else {
                let known = Dimension::ALL.map(|dimension| dimension.name().to_string()).to_vec();
                let given = key.to_string();
                self.say_at(span, Problem::Unknown { what: What::Dimension, given, known });
                continue;
            };
            let count: Option<i8> = self.number(value, -5..=5);
            let aspect = match count {
                Some(1..) => fog_of_love::content::Aspect::up(dimension),
                Some(..0) => fog_of_love::content::Aspect::down(dimension),
                Some(0) => {
                    self.say(value, Problem::OutOfRange { given: "0".into(), least: 1, most: 5 });
                    continue;
                }
                None => continue,
            };
            gifts.push(TokenGift { aspect, count: count.unwrap_or(1).unsigned_abs() });
        }
        gifts.sort_by_key(|gift| gift.aspect);
        gifts
    }

    fn fits(&mut self, fields: &mut Fields<'_>) -> Fits {
        let kinds = Kind::ALL.map(|kind| (kind.name(), kind));
        let choice = fields.get("chooses");
        let choice = choice.and_then(|node| self.word(node, What::Choice, &CHOICES));
        let deck = fields.get("deck").and_then(|node| self.deck(node));
        let kind = fields.get("type").and_then(|node| self.word(node, What::Kind, &kinds));
        let does = Does::ALL.map(|does| (does.name(), does));
        let does = fields.get("does").and_then(|node| self.word(node, What::Does, &does));
        Fits { choice, deck, kind, does }
    }

    fn follow_up<'a>(&mut self, node: &'a Node<'a>) -> Option<FollowUp> {
        let mut fields = self.fields(node)?;
        let fits = self.fits(&mut fields);
        // The next scene is another one, with options of its own.
        let choice = fits.choice.unwrap_or(Choice::Both);
        let options = if choice == Choice::Nobody { 0 } else { MOST_OPTIONS as u8 };
        let scope = Scope { choice, options, ..Scope::of(Card::Scene) };
        let changes = fields.get("changes").and_then(|node| self.list(node)).unwrap_or_default();
        if changes.len() > crate::condition::MOST_CLAUSES {
            let most = crate::condition::MOST_CLAUSES;
            self.say(node, Problem::TooMany { what: "changes in a list", most });
        }
        let changes = changes.iter().take(crate::condition::MOST_CLAUSES);
        let changes: Vec<Modifier> =
            changes.filter_map(|item| self.modifier(item, scope)).collect();
        let effects = self.effects_of(fields.get("effects"), scope);
        if changes.is_empty() && effects.is_empty() {
            self.say(node, Problem::NothingHappens);
        }
        fields.done(self);
        Some(FollowUp { fits, changes, effects })
    }

    fn modifier<'a>(&mut self, node: &'a Node<'a>, scope: Scope) -> Option<Modifier> {
        if node.get_ref().is_str() {
            let modifier = self.word(node, What::Modifier, &BARE)?;
            if modifier != Modifier::SwapRoles && scope.choice != Choice::Both {
                self.never(node, Never::NotBoth);
            }
            return Some(modifier);
        }
        let mut fields = self.fields(node)?;
        let Some((key, head)) = fields.head(&HEADS) else {
            self.headless(node, What::Modifier, &HEADS, &BARE);
            return None;
        };
        let value = fields.need(key, self)?;
        let modifier = match head {
            Head::Satisfaction => {
                let times = self.word(value, What::Modifier, &TIMES);
                let who = self.need_who(&mut fields, scope);
                who.zip(times).map(|(who, times)| Modifier::Satisfaction(who, times as i8))
            }
            Head::Tokens => {
                let times = self.word(value, What::Modifier, &TIMES);
                let aspect = fields.get("aspect").and_then(|node| self.aspect(node));
                times.map(|times| Modifier::Tokens(aspect, times))
            }
            Head::Chooses => self.word(value, What::Choice, &CHOICES[..3]).map(Modifier::Chooses),
            Head::Forbid => self.letters(value, scope).map(Modifier::Forbid),
        };
        fields.finish(self, &HEADS);
        modifier
    }

    fn secret<'a>(&mut self, node: &'a Node<'a>, before: Scope) -> Option<Secret> {
        let mut fields = self.fields(node)?;
        let scope = Scope { end: End::Depends, ..before };
        let tokens = self.tokens(fields.get("tokens"));
        let never = self.effects_of(fields.get("never"), scope);
        fields.done(self);
        Some(Secret { tokens, never })
    }

    fn reaction<'a>(&mut self, node: &'a Node<'a>) -> Option<Reaction> {
        let mut fields = self.fields(node)?;
        let moment = fields.need("moment", self);
        let moment = moment.and_then(|node| self.word(node, What::Moment, &MOMENTS));
        let answers = fields.get("answers");
        let answers = answers.and_then(|node| self.word(node, What::Answers, &ANSWERS));
        let fits = self.fits(&mut fields);
        let choice = fits.choice.unwrap_or(Choice::Both);
        let scope = Scope { choice, options: 4, ..Scope::of(Card::Scene) };
        let mut chose = |key, desk: &mut Self| {
            let node = fields.get(key)?;
            if moment == Some(Moment::Played) || choice == Choice::Nobody {
                desk.never(node, Never::DoesNotChoose);
            }
            desk.letters(node, scope)
        };
        let partner_chose = chose("partner-chose", self);
        let player_chose = chose("player-chose", self);
        fields.done(self);
        let answers = answers.unwrap_or_default();
        Some(Reaction { moment: moment?, answers, fits, partner_chose, player_chose })
    }
}
