//! What a seat may decide, and when.

use crate::content::{
    Answers, Aspect, ChangeOf, Deck, Destinies, Destiny, DestinyMove, Direction, Gender, Kind,
    Letter, Moment, RevealOf, Scene, Which,
};
use crate::frame::other;
use crate::judge::{ORDERS, Scope};
use crate::table::{Asked, Entry, MOST_ENTERED, MOST_ENTRIES};
use crate::{Book, Facts, Frame, Private, Source, Table};
use serde::{Deserialize, Serialize};
use tabletop::{Menu, Seat};

/// The most moves that are ever listed at once: a hand of every scene, each played or exchanged.
pub const MOST_ACTIONS: usize = 512;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The side of the character card (FL-99).
    Gender(Gender),
    /// Keeps the traits at these places of the five dealt, as a set of bits (FL-101).
    Keep(u8),
    /// Selects the occupation at this place of those dealt (FL-104).
    Occupation(u8),
    /// Places the feature at this place of those dealt on the partner's character (FL-108).
    Feature(u8),
    /// Has named and introduced the character (FL-113, FL-114).
    Introduce,
    /// Discards a minor scene to draw a new one (FL-234).
    Exchange(Scene),
    /// Plays a scene (FL-119).
    Play(Scene),
    /// Has nothing to play (FL-126).
    Skip,
    /// Draws from this deck (FL-131).
    DrawFrom(Deck),
    /// Takes an option (FL-177).
    Choose(u8),
    /// Does not react, or leaves what may be left (FL-251).
    GoOn,
    /// Reacts (FL-245).
    React(Scene),
    /// Takes one of the parts of an effect.
    Pick(u8),
    /// Gives up the trait, feature or occupation at this place (FL-190).
    GiveUp(u8),
    /// Takes the card at this place of those drawn (FL-192).
    Take(u8),
    /// Discards a destiny (FL-274).
    Drop(Destiny),
    /// Switches destinies: the first comes to hand, the second leaves it (FL-275, FL-276).
    Switch(Destiny, Destiny),
    /// Takes a destiny back (FL-279).
    Recover(Destiny),
    /// Discards a scene face down (FL-203).
    Discard(Scene),
    /// Shows the trait at this place (FL-200).
    ShowTrait(u8),
    /// Shows a destiny.
    ShowDestiny(Destiny),
    /// Shows a scene.
    ShowScene(Scene),
    /// Lays a scene aside for a trade.
    Offer(Scene),
    /// Has the partner's secret at this place revealed (FL-243).
    Secret(u8),
    /// Guesses the aspect of a trait.
    Guess(Aspect),
    /// Swaps the feature at this place with the partner's at that one.
    SwapFeatures(u8, u8),
    /// Enters a result by hand (FL-258).
    Enter(Entry),
    /// That is all.
    Done,
    /// The result entered is right.
    Confirm,
    /// It is not.
    Object,
    /// Selects the final destiny (FL-285).
    Select(Destiny),
    /// Puts the goals in this order (FL-75).
    Order([u8; 3]),
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// This seat is not asked anything now.
    NotAsked,
    /// Something else is asked.
    AskedElse,
    /// Exactly three traits are kept (FL-101).
    KeepThree,
    /// There is no card at that place.
    NoSuchPlace,
    /// The scene is not in hand.
    NotInHand,
    /// The scene is not a minor one (FL-234).
    NotMinor,
    /// There is no card to draw in its place (FL-237).
    NothingToDraw,
    /// The scene is a reaction: it only answers another scene (FL-245).
    OnlyAnswers,
    /// The partner has no secret to reveal (FL-244).
    NoSecret,
    /// What the scene requires does not hold.
    Requires,
    /// Something can be played or exchanged (FL-119, FL-126).
    MustPlay,
    /// The chapter does not draw from that deck, or it is empty (FL-130).
    NotASource,
    /// The card has no such option, or it is forbidden (FL-178).
    NoSuchOption,
    /// The scene does not answer this.
    DoesNotAnswer,
    /// That may not be left.
    MayNotLeave,
    /// That destiny cannot be moved so.
    NotThatDestiny,
    /// The card was shown already.
    ShownAlready,
    /// The partner has no such secret.
    NoSuchSecret,
    /// Results are whole numbers between the limits, and only so many.
    NotEnterable,
    /// The goals can be put in no such order.
    NotAnOrder,
    /// Chance is not asked.
    NoChance,
    /// Chance can give no such answer.
    ImpossibleChance,
}

/// What a seat sees when it considers its moves: the table and its own cards.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// The cards.
    pub book: &'a Book,
    /// What everybody can see.
    pub table: &'a Table,
    /// What the seat holds.
    pub own: &'a Private,
    /// The seat.
    pub seat: Seat,
}

fn need(holds: bool, why: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(why) }
}

impl Seen<'_> {
    fn facts(&self) -> Facts<'_> {
        let mut hidden = [None; 2];
        hidden[self.seat.index() & 1] = Some(self.own);
        Facts { content: self.book.content(), table: self.table, hidden }
    }

    /// Whether a scene in hand can be played as the turn's play.
    pub fn can_play(&self, scene: Scene) -> Result<(), Illegal> {
        let card = &self.book.content().scenes[scene.index()];
        need(!card.kinds.has(Kind::Reaction), Illegal::OnlyAnswers)?;
        let secrets = self.table.person(other(self.seat)).secrets;
        need(!card.kinds.has(Kind::RevealSecret) || secrets > 0, Illegal::NoSecret)?;
        match &card.requires {
            Some(requires) => {
                need(self.facts().holds(requires, &Scope::of(self.seat)), Illegal::Requires)
            }
            None => Ok(()),
        }
    }

    /// Whether a minor scene can be exchanged (FL-234, FL-237).
    pub fn can_exchange(&self, scene: Scene) -> Result<(), Illegal> {
        let card = &self.book.content().scenes[scene.index()];
        need(card.kinds.is_minor(), Illegal::NotMinor)?;
        need(!self.table.sources(self.book.content()).is_empty(), Illegal::NothingToDraw)
    }

    /// Whether nothing can be played or exchanged.
    fn is_stuck(&self) -> bool {
        self.own.hand.iter().all(|s| self.can_play(s).is_err() && self.can_exchange(s).is_err())
    }

    /// The scene that may be answered now.
    fn answered(&self) -> Option<(&Frame, Scene)> {
        let frame = self.table.frame()?;
        match frame.source {
            Source::Scene(scene) => Some((frame, scene)),
            _ => None,
        }
    }

    /// Whether a scene in hand answers what happens now (FL-245, FL-256).
    pub fn can_react(&self, moment: Moment, scene: Scene) -> Result<(), Illegal> {
        let content = self.book.content();
        let fits = || {
            let reaction = content.scenes[scene.index()].reaction.as_ref()?;
            let (frame, answered) = self.answered()?;
            let whose = match reaction.answers {
                Answers::Own => frame.player == self.seat,
                Answers::Partner => frame.player != self.seat,
                Answers::Any => true,
            };
            let chose = |seat, letters: Option<crate::content::Letters>| match letters {
                None => true,
                Some(letters) => {
                    frame.choice(seat).is_some_and(|letter| letters.has(Letter(letter)))
                }
            };
            let holds = reaction.moment == moment
                && whose
                && content.scenes[answered.index()].fits(reaction.fits)
                && chose(other(self.seat), reaction.partner_chose)
                && chose(self.seat, reaction.player_chose);
            holds.then_some(())
        };
        need(fits().is_some(), Illegal::DoesNotAnswer)
    }

    /// The destinies that a switch can bring to hand and take from it (FL-275, FL-276).
    fn switches(&self, how: DestinyMove, which: Which) -> (Destinies, Destinies) {
        let (hand, pile) = (self.own.free_destinies(), self.own.pile);
        if hand.is_empty() {
            return (Destinies::NONE, Destinies::NONE);
        }
        match how {
            DestinyMove::SwitchIn => (which.of(pile), hand),
            _ => (pile, which.of(hand)),
        }
    }

    /// Lists every legal move.
    pub(crate) fn legal(&self, menu: &mut impl Menu<Action>) {
        if !self.table.waiting.has(self.seat) {
            return;
        }
        let content = self.book.content();
        match self.table.asked {
            Asked::Nothing => {}
            Asked::Gender => menu.append(Gender::ALL.map(Action::Gender)),
            Asked::Traits => {
                for kept in 0..1u8 << self.own.dealt.len() {
                    if kept.count_ones() == 3 {
                        menu.push(Action::Keep(kept));
                    }
                }
            }
            Asked::Occupation => self.places(menu, Action::Occupation),
            Asked::Feature => self.places(menu, Action::Feature),
            Asked::Take(..) => self.places(menu, Action::Take),
            Asked::Introduction => menu.push(Action::Introduce),
            Asked::Turn => {
                let exchange = !self.table.sources(content).is_empty();
                let mut stuck = true;
                for scene in self.own.hand.iter() {
                    if self.can_play(scene).is_ok() {
                        menu.push(Action::Play(scene));
                        stuck = false;
                    }
                    if exchange && content.scenes[scene.index()].kinds.is_minor() {
                        menu.push(Action::Exchange(scene));
                        stuck = false;
                    }
                }
                if stuck {
                    menu.push(Action::Skip);
                }
            }
            Asked::DrawFrom(decks) => decks.decks().for_each(|d| menu.push(Action::DrawFrom(d))),
            Asked::Choice(letters) | Asked::Rechoice(letters, _) => {
                letters.iter().for_each(|letter| menu.push(Action::Choose(letter.0)));
            }
            Asked::Reaction(moment) => {
                menu.push(Action::GoOn);
                for scene in self.own.hand.iter() {
                    if content.scenes[scene.index()].reaction.is_some()
                        && self.can_react(moment, scene).is_ok()
                    {
                        menu.push(Action::React(scene));
                    }
                }
            }
            Asked::Option(count) => (0..count).for_each(|n| menu.push(Action::Pick(n))),
            Asked::GiveUp(what, aspect) => {
                for place in 0..3 {
                    if self.can_give_up(what, aspect, place).is_ok() {
                        menu.push(Action::GiveUp(place));
                    }
                }
            }
            Asked::DropDestiny { which, optional, .. } => {
                which.of(self.own.free_destinies()).iter().for_each(|d| menu.push(Action::Drop(d)));
                if optional {
                    menu.push(Action::GoOn);
                }
            }
            Asked::Switch { how, which, optional } => {
                let (takes, gives) = self.switches(how, which);
                for take in takes.iter() {
                    gives.iter().for_each(|give| menu.push(Action::Switch(take, give)));
                }
                if optional || takes.is_empty() || gives.is_empty() {
                    menu.push(Action::GoOn);
                }
            }
            Asked::Recover { which, optional } => {
                let takes = which.of(self.own.pile);
                takes.iter().for_each(|take| menu.push(Action::Recover(take)));
                if optional || takes.is_empty() {
                    menu.push(Action::GoOn);
                }
            }
            Asked::DiscardScene { may_stop } => {
                self.own.hand.iter().for_each(|scene| menu.push(Action::Discard(scene)));
                if may_stop {
                    menu.push(Action::GoOn);
                }
            }
            Asked::Reveal(what) => self.reveals(what, menu),
            Asked::Trade => self.own.hand.iter().for_each(|scene| menu.push(Action::Offer(scene))),
            Asked::Secret(owner) => {
                (0..self.table.person(owner).secrets).for_each(|n| menu.push(Action::Secret(n)));
            }
            Asked::Guess => Aspect::all().for_each(|aspect| menu.push(Action::Guess(aspect))),
            Asked::SwapFeatures => {
                for place in 0..9 {
                    menu.push(Action::SwapFeatures(place / 3, place % 3));
                }
            }
            Asked::Enter => self.entries(menu),
            Asked::Confirm => menu.append([Action::Confirm, Action::Object]),
            Asked::FinalDestiny => {
                self.own.destinies.iter().for_each(|card| menu.push(Action::Select(card)));
            }
            Asked::Order => menu.append(ORDERS.map(Action::Order)),
        }
    }

    fn places(&self, menu: &mut impl Menu<Action>, action: impl Fn(u8) -> Action) {
        (0..self.own.dealt.len() as u8).for_each(|place| menu.push(action(place)));
    }

    fn reveals(&self, what: RevealOf, menu: &mut impl Menu<Action>) {
        let fresh = |card: u8| !self.own.shown.contains(&card);
        match what {
            RevealOf::Trait => {
                for (place, card) in (0..).zip(self.own.traits) {
                    if card.is_some_and(|card| fresh(card.0)) {
                        menu.push(Action::ShowTrait(place));
                    }
                }
            }
            RevealOf::Destiny | RevealOf::NamedDestiny(_) => {
                let fresh = self.own.destinies.iter().filter(|card| fresh(card.0));
                fresh.for_each(|card| menu.push(Action::ShowDestiny(card)));
            }
            RevealOf::Scenes => {
                let fresh = self.own.hand.iter().filter(|card| fresh(card.0));
                fresh.for_each(|card| menu.push(Action::ShowScene(card)));
            }
        }
    }

    fn entries(&self, menu: &mut impl Menu<Action>) {
        menu.push(Action::Done);
        if self.table.entries.len() >= MOST_ENTRIES {
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            for amount in (-MOST_ENTERED..=MOST_ENTERED).filter(|&amount| amount != 0) {
                menu.push(Action::Enter(Entry::Satisfaction(seat, amount)));
            }
            for aspect in Aspect::all() {
                for way in [Direction::Up, Direction::Down] {
                    menu.push(Action::Enter(Entry::Token(seat, aspect, way)));
                }
            }
        }
    }

    fn can_give_up(&self, what: ChangeOf, on: Option<Aspect>, place: u8) -> Result<(), Illegal> {
        let at = usize::from(place);
        let there = match what {
            ChangeOf::Trait => {
                let card = self.own.traits.get(at).copied().flatten();
                let aspect = card.map(|card| self.book.content().traits[card.index()].aspect);
                aspect.is_some() && (on.is_none() || aspect == on)
            }
            ChangeOf::Occupation => at == 0,
            ChangeOf::Feature => {
                self.table.person(self.seat).features.get(at).is_some_and(Option::is_some)
            }
        };
        need(there, Illegal::NoSuchPlace)
    }

    /// Whether a move is legal, and if not, why.
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        need(self.table.waiting.has(self.seat), Illegal::NotAsked)?;
        let in_hand = |scene: Scene| need(self.own.hand.has(scene), Illegal::NotInHand);
        let dealt =
            |place: u8| need(usize::from(place) < self.own.dealt.len(), Illegal::NoSuchPlace);
        match (self.table.asked, action) {
            (Asked::Gender, Action::Gender(_))
            | (Asked::Introduction, Action::Introduce)
            | (Asked::Guess, Action::Guess(_))
            | (Asked::Confirm, Action::Confirm | Action::Object)
            | (Asked::Enter, Action::Done)
            | (Asked::Reaction(_), Action::GoOn) => Ok(()),
            (Asked::Traits, Action::Keep(kept)) => {
                need(u32::from(kept) < 1 << self.own.dealt.len(), Illegal::NoSuchPlace)?;
                need(kept.count_ones() == 3, Illegal::KeepThree)
            }
            (Asked::Occupation, Action::Occupation(place))
            | (Asked::Feature, Action::Feature(place))
            | (Asked::Take(..), Action::Take(place)) => dealt(place),
            (Asked::Turn, Action::Play(scene)) => {
                in_hand(scene)?;
                self.can_play(scene)
            }
            (Asked::Turn, Action::Exchange(scene)) => {
                in_hand(scene)?;
                self.can_exchange(scene)
            }
            (Asked::Turn, Action::Skip) => need(self.is_stuck(), Illegal::MustPlay),
            (Asked::DrawFrom(decks), Action::DrawFrom(deck)) => {
                need(decks.has(deck.into()), Illegal::NotASource)
            }
            (Asked::Choice(letters) | Asked::Rechoice(letters, _), Action::Choose(letter)) => {
                need(letter < 4 && letters.has(Letter(letter)), Illegal::NoSuchOption)
            }
            (Asked::Reaction(moment), Action::React(scene)) => {
                in_hand(scene)?;
                self.can_react(moment, scene)
            }
            (Asked::Option(count), Action::Pick(n)) => need(n < count, Illegal::NoSuchOption),
            (Asked::GiveUp(what, aspect), Action::GiveUp(place)) => {
                self.can_give_up(what, aspect, place)
            }
            (Asked::DropDestiny { which, .. }, Action::Drop(card)) => {
                need(which.of(self.own.free_destinies()).has(card), Illegal::NotThatDestiny)
            }
            (Asked::DropDestiny { optional, .. }, Action::GoOn) => {
                need(optional, Illegal::MayNotLeave)
            }
            (Asked::Switch { how, which, .. }, Action::Switch(take, give)) => {
                let (takes, gives) = self.switches(how, which);
                need(takes.has(take) && gives.has(give), Illegal::NotThatDestiny)
            }
            (Asked::Switch { how, which, optional }, Action::GoOn) => {
                let (takes, gives) = self.switches(how, which);
                need(optional || takes.is_empty() || gives.is_empty(), Illegal::MayNotLeave)
            }
            (Asked::Recover { which, .. }, Action::Recover(card)) => {
                need(which.of(self.own.pile).has(card), Illegal::NotThatDestiny)
            }
            (Asked::Recover { which, optional }, Action::GoOn) => {
                need(optional || which.of(self.own.pile).is_empty(), Illegal::MayNotLeave)
            }
            (Asked::DiscardScene { .. }, Action::Discard(scene))
            | (Asked::Trade, Action::Offer(scene)) => in_hand(scene),
            (Asked::DiscardScene { may_stop }, Action::GoOn) => {
                need(may_stop, Illegal::MayNotLeave)
            }
            (Asked::Reveal(RevealOf::Trait), Action::ShowTrait(place)) => {
                let card = self.own.traits.get(usize::from(place)).copied().flatten();
                let card = card.ok_or(Illegal::NoSuchPlace)?;
                need(!self.own.shown.contains(&card.0), Illegal::ShownAlready)
            }
            (
                Asked::Reveal(RevealOf::Destiny | RevealOf::NamedDestiny(_)),
                Action::ShowDestiny(card),
            ) => {
                need(self.own.destinies.has(card), Illegal::NotThatDestiny)?;
                need(!self.own.shown.contains(&card.0), Illegal::ShownAlready)
            }
            (Asked::Reveal(RevealOf::Scenes), Action::ShowScene(scene)) => {
                in_hand(scene)?;
                need(!self.own.shown.contains(&scene.0), Illegal::ShownAlready)
            }
            (Asked::Secret(owner), Action::Secret(n)) => {
                need(n < self.table.person(owner).secrets, Illegal::NoSuchSecret)
            }
            (Asked::SwapFeatures, Action::SwapFeatures(own, theirs)) => {
                need(own < 3 && theirs < 3, Illegal::NoSuchPlace)
            }
            (Asked::Enter, Action::Enter(entry)) => {
                let within = match entry {
                    Entry::Satisfaction(seat, amount) => {
                        seat.0 < 2 && amount != 0 && amount.unsigned_abs() <= MOST_ENTERED as u8
                    }
                    Entry::Token(seat, ..) => seat.0 < 2,
                };
                need(within && self.table.entries.len() < MOST_ENTRIES, Illegal::NotEnterable)
            }
            (Asked::FinalDestiny, Action::Select(card)) => {
                need(self.own.destinies.has(card), Illegal::NotThatDestiny)
            }
            (Asked::Order, Action::Order(order)) => {
                need(ORDERS.contains(&order), Illegal::NotAnOrder)
            }
            _ => Err(Illegal::AskedElse),
        }
    }
}
