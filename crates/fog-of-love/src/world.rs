//! Worlds that a viewer holds possible.

use crate::content::{Aspect, ChangeOf, Deck, Destinies, Destiny, Kind, Scene, Trait, Which};
use crate::frame::other;
use crate::state::Truth;
use crate::table::{Asked, Phase, Pile};
use crate::vision::Dealt;
use crate::{Decks, FogOfLove, Private, Scenes, State, View};
use rand_core::Rng;
use tabletop::{Imagine, Seat, below, shuffle};

/// How often a deal is tried before one is taken as it comes.
const TRIES: u32 = 64;

impl Imagine for FogOfLove {
    /// Hidden cards are dealt at random among all that the viewer has not seen, such that the
    /// sizes of decks and hands come out right, secrets are secrets, and what the viewer knows for
    /// certain holds. How people choose is not weighed.
    fn world(view: &View, rng: &mut impl Rng) -> State {
        let mut dealer = Dealer { view, rng, people: Default::default(), decks: Decks::default() };
        if let (Some(seat), Some(own)) = (view.seat(), &view.own) {
            dealer.people[seat.index()] = own.clone();
        }
        dealer.deal_scenes();
        dealer.deal_characters();
        dealer.deal_destinies();
        dealer.deal_choices();
        let Dealer { people, decks, .. } = dealer;
        let truth = Truth { table: view.table.clone(), people, decks };
        State { book: view.book.clone(), truth }
    }
}

struct Dealer<'a, R> {
    view: &'a View,
    rng: &'a mut R,
    people: [Private; 2],
    decks: Decks,
}

impl<R: Rng> Dealer<'_, R> {
    /// The seats whose hidden side the viewer does not see.
    fn strangers(&self) -> impl Iterator<Item = Seat> + use<R> {
        let own = self.view.seat();
        [Seat(0), Seat(1)].into_iter().filter(move |&seat| Some(seat) != own)
    }

    /// The deck a scene lies in while it is in one.
    fn home(&self, scene: Scene) -> Deck {
        let moved = self.view.inserted.iter().find(|(event, _)| *event == scene);
        moved.map_or(self.view.book.content().scenes[scene.index()].deck, |&(_, deck)| deck)
    }

    /// Scenes that lie nobody knows where: in a deck or hidden before a stranger.
    fn unseen_scenes(&self) -> Vec<Scene> {
        let table = &self.view.table;
        let mut seen: Scenes = table.discards;
        table.laid.iter().for_each(|&scene| seen.add(scene));
        table.events.iter().for_each(|event| seen.add(event));
        table.stack.iter().filter_map(|f| f.source.scene()).for_each(|scene| seen.add(scene));
        if let Some(own) = &self.view.own {
            for set in [own.hand, own.face_down, own.offered] {
                set.iter().for_each(|scene| seen.add(scene));
            }
            own.secrets.iter().for_each(|&scene| seen.add(scene));
        }
        self.view.in_play.iter().filter(|&scene| !seen.has(scene)).collect()
    }

    fn deal_scenes(&mut self) {
        for tries in 0..TRIES {
            if self.try_scenes(tries + 1 == TRIES) {
                return;
            }
        }
    }

    /// Deals the unseen scenes; `false` if it did not come out.
    fn try_scenes(&mut self, last: bool) -> bool {
        let (table, scenes) = (&self.view.table, &self.view.book.content().scenes);
        let mut unseen = self.unseen_scenes();
        shuffle(&mut unseen, self.rng);
        // How many of each deck lie hidden before strangers: what the deck does not hold.
        let mut out = [0i32; 4];
        for &scene in &unseen {
            out[self.home(scene) as usize] += 1;
        }
        for (out, size) in out.iter_mut().zip(table.decks) {
            *out -= i32::from(size);
        }
        let mut hidden = Scenes::NONE;
        let mut draw = |this: &Self, fits: &dyn Fn(Scene) -> bool| {
            let found = unseen.iter().position(|&scene| {
                !hidden.has(scene) && out[this.home(scene) as usize] > 0 && fits(scene)
            })?;
            let scene = unseen[found];
            out[this.home(scene) as usize] -= 1;
            hidden.add(scene);
            Some(scene)
        };
        let known = self.view.known.hand;
        let mut people: [Private; 2] = self.people.clone();
        for seat in self.strangers() {
            let (own, person) = (&mut people[seat.index()], table.person(seat));
            (own.hand, own.face_down, own.offered) = (Scenes::NONE, Scenes::NONE, Scenes::NONE);
            own.secrets.clear();
            for scene in known.iter() {
                if draw(self, &|s| s == scene).is_none() && !last {
                    return false;
                }
                own.hand.add(scene);
            }
            for _ in 0..person.secrets {
                let secret = |s: Scene| scenes[s.index()].kinds.has(Kind::Secret) && !known.has(s);
                match draw(self, &secret) {
                    Some(scene) => own.secrets.push(scene),
                    None if last => {}
                    None => return false,
                }
            }
        }
        for seat in self.strangers() {
            let (own, person) = (&mut people[seat.index()], table.person(seat));
            for (set, size) in [
                (&mut own.hand, person.hand),
                (&mut own.face_down, person.face_down),
                (&mut own.offered, person.offered),
            ] {
                while set.count() < size {
                    match draw(self, &|_| true) {
                        Some(scene) => set.add(scene),
                        None if last => break,
                        None => return false,
                    }
                }
            }
        }
        // Whoever took a seat over does not know what was discarded there.
        if let Some(seat) = self.view.seat() {
            let (own, person) = (&mut people[seat.index()], table.person(seat));
            while own.face_down.count() < person.face_down {
                match draw(self, &|_| true) {
                    Some(scene) => own.face_down.add(scene),
                    None if last => break,
                    None => return false,
                }
            }
        }
        self.people = people;
        for deck in Deck::ALL {
            let pile = self.decks.pile_mut(Pile::Scenes(deck));
            pile.clear();
        }
        for scene in unseen {
            if !hidden.has(scene) {
                let home = self.home(scene);
                self.decks.pile_mut(Pile::Scenes(home)).push(scene.0);
            }
        }
        true
    }

    /// Traits, occupations and features that lie nobody knows where.
    fn unseen(&self, what: ChangeOf) -> Vec<u8> {
        let (content, table) = (self.view.book.content(), &self.view.table);
        let mut seen = Vec::new();
        let count = match what {
            ChangeOf::Trait => {
                seen.extend(self.people.iter().flat_map(|p| p.traits).flatten().map(|c| c.0));
                content.traits.len()
            }
            ChangeOf::Occupation => {
                seen.extend(table.people.iter().filter_map(|p| p.occupation).map(|c| c.0));
                content.occupations.len()
            }
            ChangeOf::Feature => {
                seen.extend(table.people.iter().flat_map(|p| p.features).flatten().map(|c| c.0));
                content.features.len()
            }
        };
        if self.dealing() == Some(what) {
            seen.extend(self.people.iter().flat_map(|own| &own.dealt).map(|card| card.number()));
        }
        let all = self.pool(what, count);
        all.into_iter().filter(|card| !seen.contains(card)).collect()
    }

    /// All cards of a kind that are in this game: a tutorial may use only some.
    fn pool(&self, what: ChangeOf, count: usize) -> Vec<u8> {
        let story = &self.view.book.content().stories[usize::from(self.view.table.story)];
        match story.tutorial.as_ref().filter(|_| self.view.table.tutorial) {
            None => (0..count as u8).collect(),
            Some(tutorial) => match what {
                ChangeOf::Trait => tutorial.traits.iter().map(|card| card.0).collect(),
                ChangeOf::Occupation => tutorial.occupations.iter().map(|card| card.0).collect(),
                ChangeOf::Feature => tutorial.features.iter().map(|card| card.0).collect(),
            },
        }
    }

    /// Of what kind the cards are that lie dealt before somebody.
    fn dealing(&self) -> Option<ChangeOf> {
        match (self.view.table.phase, self.view.table.asked) {
            (Phase::Traits, _) => Some(ChangeOf::Trait),
            (Phase::Occupations, _) => Some(ChangeOf::Occupation),
            (Phase::Features(_), _) => Some(ChangeOf::Feature),
            (_, Asked::Take(what, _)) => Some(what),
            _ => None,
        }
    }

    fn deal_characters(&mut self) {
        let view = self.view;
        for seat in self.strangers() {
            let own = &mut self.people[seat.index()];
            let known: Vec<Trait> = match view.shown_traits[seat.index()] {
                Some(cards) => cards.to_vec(),
                None => view.known.traits.to_vec(),
            };
            for (place, card) in own.traits.iter_mut().zip(known) {
                *place = Some(card);
            }
        }
        for what in [ChangeOf::Trait, ChangeOf::Occupation, ChangeOf::Feature] {
            let mut unseen = self.unseen(what);
            shuffle(&mut unseen, self.rng);
            for seat in self.strangers() {
                let person = view.table.person(seat);
                if what == ChangeOf::Trait {
                    self.deal_traits(seat, person.traits, &mut unseen);
                }
                if self.dealing() == Some(what) {
                    let own = &mut self.people[seat.index()];
                    let rest = usize::from(person.dealt).saturating_sub(own.dealt.len());
                    let from = unseen.len().saturating_sub(rest);
                    let cards = unseen.drain(from..).map(|card| Dealt::numbered(what, card));
                    own.dealt.extend(cards);
                }
            }
            self.decks.pile_mut(Pile::Character(what)).extend(unseen);
        }
    }

    /// Fills up a stranger's traits; where a guess was right, with one on that aspect.
    fn deal_traits(&mut self, seat: Seat, count: u8, unseen: &mut Vec<u8>) {
        let traits = &self.view.book.content().traits;
        let own = &mut self.people[seat.index()];
        if let (Asked::GiveUp(ChangeOf::Trait, Some(aspect)), true) =
            (self.view.table.asked, self.view.table.waiting.has(seat))
        {
            let strives = |card: u8, aspect: Aspect| traits[usize::from(card)].aspect == aspect;
            let has = own.traits.iter().flatten().any(|card| strives(card.0, aspect));
            let found = unseen.iter().position(|&card| strives(card, aspect));
            if let (false, Some(found)) = (has, found) {
                let card = unseen.remove(found);
                if let Some(free) = own.traits.iter_mut().find(|place| place.is_none()) {
                    *free = Some(Trait(card));
                }
            }
        }
        while own.traits.iter().flatten().count() < usize::from(count) {
            let Some(card) = unseen.pop() else { return };
            if let Some(free) = own.traits.iter_mut().find(|place| place.is_none()) {
                *free = Some(Trait(card));
            }
        }
    }

    fn deal_destinies(&mut self) {
        let table = &self.view.table;
        let story = &self.view.book.content().stories[usize::from(table.story)];
        for seat in self.strangers() {
            let person = table.person(seat);
            let mut hand = self.view.known.destinies;
            let asked = self.wanted_destinies(seat, story.destinies);
            let mut pile = Destinies::NONE;
            match asked {
                Some((Where::Hand, wanted)) if hand.and(wanted).is_empty() => {
                    hand = hand.with(self.one_of(wanted));
                }
                Some((Where::Pile, wanted)) => pile = Destinies::one(self.one_of(wanted)),
                _ => {}
            }
            let shown = person.destiny.filter(|&card| story.destinies.has(card));
            hand = hand.minus(pile);
            // A destiny that a secret has overridden need not have been in hand.
            if let Some(card) = shown
                && hand.count() < person.destinies
            {
                hand = hand.with(card);
            }
            while hand.count() < person.destinies {
                let rest = story.destinies.minus(hand).minus(pile);
                if rest.is_empty() {
                    break;
                }
                hand = hand.with(self.one_of(rest));
            }
            let own = &mut self.people[seat.index()];
            (own.destinies, own.pile) = (hand, story.destinies.minus(hand));
        }
    }

    /// A destiny that a question shows to be in somebody's hand or pile.
    fn wanted_destinies(&self, seat: Seat, all: Destinies) -> Option<(Where, Destinies)> {
        if !self.view.table.waiting.has(seat) {
            return None;
        }
        let (place, which): (Where, Which) = match self.view.table.asked {
            Asked::DropDestiny { which, optional: false, .. } => (Where::Hand, which),
            Asked::Recover { which, optional: false } => (Where::Pile, which),
            _ => return None,
        };
        let wanted = which.of(all);
        let wanted = match place {
            Where::Hand => wanted,
            Where::Pile => wanted.minus(self.view.known.destinies),
        };
        (!wanted.is_empty()).then_some((place, wanted))
    }

    fn one_of(&mut self, set: Destinies) -> Destiny {
        let nth = below(self.rng, set.count().into()) as usize;
        set.iter().nth(nth).unwrap_or(Destiny(0))
    }

    /// What strangers have committed face down: options, occupations, final destinies.
    fn deal_choices(&mut self) {
        let table = &self.view.table;
        for seat in self.strangers() {
            let person = table.person(seat);
            match table.asked {
                Asked::Choice(letters) if person.committed => {
                    let nth = below(self.rng, letters.count().into()) as usize;
                    self.people[seat.index()].choice = letters.iter().nth(nth);
                }
                Asked::Occupation if person.committed => {
                    let count = self.people[seat.index()].dealt.len();
                    let nth = below(self.rng, count as u32) as usize;
                    let own = &mut self.people[seat.index()];
                    own.occupation = match own.dealt.get(nth) {
                        Some(&Dealt::Occupation(card)) => Some(card),
                        _ => None,
                    };
                }
                _ => {}
            }
            if person.selected {
                let hand = self.people[seat.index()].destinies;
                let shown = person.destiny.filter(|&card| hand.has(card));
                let chosen = shown.unwrap_or_else(|| self.one_of(hand));
                self.people[seat.index()].destiny = Some(chosen);
            }
            if self.view.seat() == Some(other(seat)) {
                self.people[seat.index()].shown = self.view.showing.clone();
            }
        }
    }
}

enum Where {
    Hand,
    Pile,
}
