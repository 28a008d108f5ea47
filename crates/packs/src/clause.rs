//! Reading effects: the clauses about cards, destinies, secrets and reactions.

use crate::effect::{Clause, Head};
use crate::problem::{Never, Problem, Senseless, What};
use crate::scope::End;
use crate::value::COUNT;
use crate::walk::{Desk, Node};
use fog_of_love::content::{
    Change, ChangeOf, Destinies, Destiny, DestinyMove, Effect, HowMany, Icon, Kept, Kind, Moment,
    Pick, Place, Rechoice, RevealOf, Scene, SwapOf, Tag, Which, Who,
};

const CHANGES: [(&str, ChangeOf); 3] = [
    ("trait", ChangeOf::Trait),
    ("occupation", ChangeOf::Occupation),
    ("feature", ChangeOf::Feature),
];
const SELECTS: [(&str, Kept); 2] = [("self", Kept::Self_), ("other", Kept::Other)];
const PICKS: [(&str, Pick); 3] =
    [("chosen", Pick::Chosen), ("random", Pick::Random), ("all", Pick::All)];
const CHANGE_PICKS: [(&str, Pick); 3] =
    [("chosen", Pick::Chosen), ("random", Pick::Random), ("guessed", Pick::Guessed)];
const DISCARD_PICKS: [(&str, Pick); 2] = [("chosen", Pick::Chosen), ("random", Pick::Random)];
const PLACES: [(&str, Place); 2] = [("shuffled", Place::Shuffled), ("top", Place::Top)];
const RECHOICES: [(&str, Rechoice); 4] = [
    ("pick", Rechoice::Pick),
    ("force", Rechoice::Force),
    ("copy", Rechoice::Copy),
    ("further", Rechoice::Further),
];
const REVEALS: [(&str, RevealOf); 3] =
    [("trait", RevealOf::Trait), ("destiny", RevealOf::Destiny), ("scenes", RevealOf::Scenes)];
const SWAPS: [(&str, SwapOf); 4] = [
    ("occupations", SwapOf::Occupations),
    ("hands", SwapOf::Hands),
    ("features", SwapOf::Features),
    ("satisfaction", SwapOf::Satisfaction),
];

impl Desk<'_> {
    pub fn card_clause(&mut self, head: Head, clause: Clause<'_, '_>) -> Option<Effect> {
        match head {
            Head::Change => self.change(clause),
            Head::Reveal => self.reveal(clause),
            Head::DiscardScenes => {
                let count =
                    self.how_many(clause.value, &[("any", HowMany::Any), ("all", HowMany::All)]);
                let pick = self.pick(&clause.fields.get("pick"), &DISCARD_PICKS);
                let who = self.clause_who(clause)?;
                Some(Effect::DiscardScenes { who, count: count?, pick })
            }
            Head::Draw => {
                let deck = self.deck(clause.value);
                let count = self.number_or(clause.fields.get("count"), COUNT, 1);
                let who = self.clause_who(clause)?;
                self.notes.drawn = self.notes.drawn.with(deck?);
                Some(Effect::Draw { who, deck: deck?, count })
            }
            Head::Search => {
                let deck = self.deck(clause.value);
                let node = clause.node;
                let icon = clause.fields.need("for", self).and_then(|icon| self.icon(icon));
                let who = self.clause_who(clause)?;
                let (deck, icon) = (deck?, icon?);
                self.notes.drawn = self.notes.drawn.with(deck);
                let place = self.place(node.span());
                self.notes.searches.push((deck, icon, place));
                Some(Effect::Search { who, deck, icon })
            }
            Head::Swap => self.swap(clause.value).map(Effect::Swap),
            Head::Trade => self.number(clause.value, COUNT).map(|count| Effect::Trade { count }),
            Head::RevealSecret => {
                self.needs_secrets(clause.node);
                let count = self.how_many(clause.value, &[("all", HowMany::All)]);
                let tag = clause.fields.get("tag").and_then(|node| {
                    let tag = self.named(node, What::Tag)?;
                    let place = self.place(node.span());
                    self.notes.tags.push((tag, place));
                    Some(Tag(tag))
                });
                let who = self.clause_who(clause)?;
                Some(Effect::RevealSecret { who, count: count?, tag })
            }
            Head::DiscardSecret => {
                self.needs_secrets(clause.node);
                let count = self.number(clause.value, COUNT);
                let who = self.clause_who(clause)?;
                Some(Effect::DiscardSecret { who, count: count? })
            }
            Head::Insert => self.insert(clause),
            _ => None,
        }
    }

    /// Notes an effect that needs secrets to work on.
    pub fn needs_secrets(&mut self, node: &Node<'_>) {
        let place = self.place(node.span());
        self.notes.secrets.push(place);
    }

    fn pick(&mut self, node: &Option<&Node<'_>>, picks: &[(&'static str, Pick)]) -> Pick {
        node.and_then(|node| self.word(node, What::Pick, picks)).unwrap_or(Pick::Chosen)
    }

    fn change(&mut self, clause: Clause<'_, '_>) -> Option<Effect> {
        let what = self.word(clause.value, What::Change, &CHANGES);
        let node = clause.fields.get("pick");
        let pick = self.pick(&node, &CHANGE_PICKS);
        if let (Pick::Guessed, Some(node)) = (pick, node)
            && (!self.guessed || what != Some(ChangeOf::Trait))
        {
            self.never(node, Never::NoGuess);
        }
        let selects = clause.fields.get("selects");
        let selects = selects.and_then(|node| self.word(node, What::Selects, &SELECTS));
        let who = self.clause_who(clause)?;
        let selects = selects.unwrap_or(Kept::Self_);
        Some(Effect::Change(Change { who, what: what?, pick, selects }))
    }

    fn reveal(&mut self, clause: Clause<'_, '_>) -> Option<Effect> {
        let text = clause.value.get_ref().as_str();
        let plain = REVEALS.iter().find(|(word, _)| Some(*word) == text).map(|(_, what)| *what);
        let what = match plain {
            Some(what) => Some(what),
            None => self.destiny(clause.value).map(RevealOf::NamedDestiny),
        };
        let pick = self.pick(&clause.fields.get("pick"), &PICKS);
        let count = self.number_or(clause.fields.get("count"), COUNT, 1);
        let who = self.clause_who(clause)?;
        Some(Effect::Reveal { who, what: what?, pick, count })
    }

    fn how_many(&mut self, node: &Node<'_>, words: &[(&'static str, HowMany)]) -> Option<HowMany> {
        match node.get_ref().is_str() {
            true => self.word(node, What::Number, words),
            false => self.number(node, COUNT).map(HowMany::Exactly),
        }
    }

    /// What a scene shows in its lower right corner.
    fn icon(&mut self, node: &Node<'_>) -> Option<Icon> {
        let mut icons = Kind::ALL.map(|kind| (kind.name(), Icon::Kind(kind))).to_vec();
        icons.push(("follow-up", Icon::FollowUp));
        self.word(node, What::Icon, &icons)
    }

    fn swap(&mut self, node: &Node<'_>) -> Option<SwapOf> {
        let text = self.text(node)?;
        let plain = SWAPS.iter().find(|(word, _)| *word == text).map(|(_, what)| *what);
        match plain {
            Some(what) => Some(what),
            None if text.contains(' ') => self.aspect(node).map(SwapOf::Tokens),
            None => self.word(node, What::Swap, &SWAPS),
        }
    }

    fn insert(&mut self, clause: Clause<'_, '_>) -> Option<Effect> {
        let event = self.named(clause.value, What::Scene);
        let deck = clause.fields.need("deck", self).and_then(|deck| self.deck(deck));
        let place = clause.fields.get("place");
        let place = place.and_then(|node| self.word(node, What::Place, &PLACES));
        let optional = self.truth_or_no(clause.fields.get("optional"));
        let (event, deck) = (event?, deck?);
        let at = self.place(clause.value.span());
        self.notes.inserted.push((event, at));
        self.notes.drawn = self.notes.drawn.with(deck);
        let place = place.unwrap_or(Place::Shuffled);
        Some(Effect::Insert { event: Scene(event), deck, place, optional })
    }

    /// A yes or no that means no where it is left out.
    pub fn truth_or_no(&mut self, node: Option<&Node<'_>>) -> bool {
        node.and_then(|node| self.truth(node)).unwrap_or(false)
    }

    pub fn destiny(&mut self, node: &Node<'_>) -> Option<Destiny> {
        self.named(node, What::Destiny).map(Destiny)
    }

    /// One destiny, or a list of them.
    fn destinies<'a>(&mut self, node: &'a Node<'a>) -> Option<Destinies> {
        if node.get_ref().is_array() {
            let some: Destinies =
                self.all_named(node, What::Destiny).into_iter().map(Destiny).collect();
            if some.is_empty() {
                self.never(node, Never::NoDestiny);
            }
            return Some(some);
        }
        self.destiny(node).map(Destinies::one)
    }

    fn which<'a>(&mut self, node: &'a Node<'a>) -> Option<Which> {
        if node.get_ref().as_str() == Some("any") {
            return Some(Which::Any);
        }
        if !node.get_ref().is_table() {
            return self.destinies(node).map(Which::Named);
        }
        let mut fields = self.fields(node)?;
        let these = fields.need("except", self).and_then(|these| self.destinies(these));
        fields.done(self);
        these.map(Which::Except)
    }

    pub fn destiny_clause(&mut self, head: Head, clause: Clause<'_, '_>) -> Option<Effect> {
        let which = self.which(clause.value);
        let how = match head {
            Head::DiscardDestiny => {
                let count = self.number_or(clause.fields.get("count"), COUNT, 1);
                let reveal = self.truth_or_no(clause.fields.get("reveal"));
                DestinyMove::Discard { count, reveal }
            }
            Head::SwitchIn => DestinyMove::SwitchIn,
            Head::SwitchOut => DestinyMove::SwitchOut,
            _ => DestinyMove::Recover,
        };
        let optional = self.truth_or_no(clause.fields.get("optional"));
        let who = self.clause_who(clause)?;
        Some(Effect::Destiny { who, how, which: which?, optional })
    }

    pub fn reaction_clause(&mut self, head: Head, clause: Clause<'_, '_>) -> Option<Effect> {
        self.reacts(clause.node, clause.key, &[Moment::Revealed], clause.scope);
        let how = match head {
            Head::Rechoose => {
                let how = clause.fields.need("how", self);
                how.and_then(|how| self.word(how, What::Rechoice, &RECHOICES))
            }
            _ => None,
        };
        let who = self.who(clause.value, clause.scope)?;
        let fits = match who {
            Who::Player | Who::Partner => true,
            Who::Both => head != Head::Rechoose,
            _ => false,
        };
        if !fits {
            let who = clause.value.get_ref().as_str().unwrap_or_default().to_string();
            self.say(clause.value, Problem::Senseless { who, why: Senseless::NotOfReaction });
            return None;
        }
        match head {
            Head::Void => Some(Effect::Void(who)),
            Head::Ignore => Some(Effect::Ignore(who)),
            _ => how.map(|how| Effect::Rechoose { who, how }),
        }
    }

    pub fn override_clause(&mut self, clause: Clause<'_, '_>) -> Option<Effect> {
        if clause.scope.end == End::Far {
            self.say(clause.node, Problem::OnlyAtTheEnd(clause.key.to_string()));
        }
        let destiny = self.destiny(clause.value);
        Some(Effect::Override(self.clause_who(clause)?, destiny?))
    }
}
