//! How events change the table, a person's hidden side and the decks.

use crate::content::{ChangeOf, Content, Destiny, Place, Scene, Stance, Trait};
use crate::frame::{Marks, NOTHING, other};
use crate::happened::Bend;
use crate::table::{Chance, Pile, Table};
use crate::{Decks, Event, Happened, Private, Source};
use tabletop::{Seat, Seats};

/// A card as somebody perceives it, or as it is.
pub(crate) trait Face: Copy {
    fn shown(self) -> Option<u8>;
}

impl Face for u8 {
    #[inline(always)]
    fn shown(self) -> Option<u8> {
        Some(self)
    }
}

impl Face for Option<u8> {
    #[inline(always)]
    fn shown(self) -> Option<u8> {
        self
    }
}

impl Table {
    #[inline(always)]
    fn answered(&mut self, seat: Seat) {
        self.waiting = self.waiting.without(seat);
    }

    /// What an event changes that everybody can see.
    #[inline(always)]
    pub(crate) fn apply<C: Face>(&mut self, content: &Content, event: &Happened<C>) {
        use Happened as H;
        match *event {
            H::Starter(seat) => {
                (self.first, self.active) = (seat, seat);
                self.chance = Chance::Nothing;
            }
            H::Shuffled(pile, at, _) => {
                self.chance = if at > 1 { Chance::Shuffle(pile, at) } else { Chance::Nothing };
            }
            H::Chanced(chance) => self.chance = chance,
            H::Went(phase) => self.phase = phase,
            H::Asked(asked, seats) => (self.asked, self.waiting) = (asked, seats),
            H::ChoseGender(seat, gender) => {
                self.person_mut(seat).gender = Some(gender);
                self.answered(seat);
            }
            H::Dealt(seat, what, _) => {
                self.decks[Pile::Character(what).index()] -= 1;
                self.person_mut(seat).dealt += 1;
            }
            H::KeptTraits(seat, _) => {
                let person = self.person_mut(seat);
                person.traits = 3;
                person.dealt -= 3;
                self.answered(seat);
            }
            H::SelectedOccupation(seat, _) | H::Committed(seat, _) => {
                self.person_mut(seat).committed = true;
                self.answered(seat);
            }
            H::SelectedDestiny(seat, _) => {
                self.person_mut(seat).selected = true;
                self.answered(seat);
            }
            H::WentOn(seat) | H::SwitchedDestiny(seat, ..) | H::EntriesDone(seat) => {
                self.answered(seat);
            }
            H::TookOccupation(seat, card) => {
                let person = self.person_mut(seat);
                person.occupation = Some(card);
                person.committed = false;
                person.dealt -= 1;
            }
            H::PlacedFeature(by, card) => {
                self.person_mut(by).dealt -= 1;
                self.place_feature(other(by), card);
                self.answered(by);
            }
            H::Returned(seat, what) => {
                let dealt = std::mem::take(&mut self.person_mut(seat).dealt);
                self.decks[Pile::Character(what).index()] += dealt;
            }
            H::Introduced(seat) => {
                self.person_mut(seat).introduced = true;
                self.answered(seat);
            }
            H::Drew(seat, deck, _) | H::Found(seat, deck, _) => {
                self.decks[deck as usize] -= 1;
                self.person_mut(seat).hand += 1;
                self.answered(seat);
            }
            H::Exchanged(seat, scene) | H::Reacted(seat, scene) => {
                self.person_mut(seat).hand -= 1;
                self.discards.add(scene);
                self.answered(seat);
            }
            H::Played(seat, scene) => {
                self.person_mut(seat).hand -= 1;
                self.skipped = 0;
                if content.scenes[scene.index()].kinds.is_minor() {
                    self.discards.add(scene);
                } else {
                    self.lay(scene);
                    self.follow_up = None;
                }
                self.answered(seat);
            }
            H::LaidSecret(seat, _) => {
                let person = self.person_mut(seat);
                person.hand -= 1;
                person.secrets += 1;
                self.skipped = 0;
                self.answered(seat);
            }
            H::Skipped(seat) => {
                self.skipped += 1;
                self.answered(seat);
            }
            H::Began(frame) => self.stack.push(frame),
            H::Paused(frame) => {
                if let Some(top) = self.stack.last_mut() {
                    *top = frame;
                }
            }
            H::Ended => {
                if let Some(Source::Revealed(scene) | Source::Never(scene)) =
                    self.stack.pop().map(|frame| frame.source)
                {
                    self.lay(scene);
                }
            }
            H::Chose(letters) => {
                self.people.iter_mut().for_each(|person| person.committed = false);
                if let Some(frame) = self.stack.last_mut() {
                    frame.choices = letters;
                }
            }
            H::Picked(seat, number) => {
                if let Some(frame) = self.stack.last_mut() {
                    frame.answer = number;
                }
                self.answered(seat);
            }
            H::Credited(seat, amount, _) => {
                if let Some(frame) = self.stack.last_mut() {
                    let owed = &mut frame.owed[seat.index() & 1];
                    *owed = owed.saturating_add(amount);
                }
            }
            H::Settled => {
                if let Some(frame) = self.stack.last_mut() {
                    for (person, owed) in self.people.iter_mut().zip(&mut frame.owed) {
                        let settled = person.satisfaction.saturating_add(std::mem::take(owed));
                        person.satisfaction = settled.max(0);
                    }
                }
            }
            H::Tokens(seat, aspect, change, _) => {
                let tokens = &mut self.person_mut(seat).tokens[aspect.index()];
                *tokens = tokens.saturating_add_signed(change);
            }
            H::GaveUp(seat, what, card) => self.give_up(seat, what, card.shown()),
            H::Took(seat, by, what, card) => {
                self.person_mut(by).dealt -= 1;
                self.take(seat, what, card.shown());
                self.answered(by);
            }
            H::Discarded(seat, _) => {
                let person = self.person_mut(seat);
                person.hand -= 1;
                person.face_down += 1;
                self.chance = Chance::Nothing;
                self.answered(seat);
            }
            H::Showed(seat, ..) => {
                self.chance = Chance::Nothing;
                self.answered(seat);
            }
            H::Offered(seat, _) => {
                let person = self.person_mut(seat);
                person.hand -= 1;
                person.offered += 1;
                self.answered(seat);
            }
            H::Handed(from, _) => {
                self.person_mut(from).offered -= 1;
                self.person_mut(other(from)).hand += 1;
            }
            H::SwappedOccupations => {
                let [pink, blue] = &mut self.people;
                std::mem::swap(&mut pink.occupation, &mut blue.occupation);
            }
            H::SwappedFeatures(a, b) => {
                let [pink, blue] = &mut self.people;
                std::mem::swap(
                    &mut pink.features[usize::from(a) % 3],
                    &mut blue.features[usize::from(b) % 3],
                );
                self.waiting = Seats::NONE;
            }
            H::SwappedSatisfaction => {
                let [pink, blue] = &mut self.people;
                std::mem::swap(&mut pink.satisfaction, &mut blue.satisfaction);
            }
            H::SwappedTokens(aspect) => {
                let [pink, blue] = &mut self.people;
                let at = aspect.index();
                std::mem::swap(&mut pink.tokens[at], &mut blue.tokens[at]);
            }
            H::DiscardedDestiny(seat, _) => {
                let person = self.person_mut(seat);
                person.destinies -= 1;
                person.pile += 1;
                self.answered(seat);
            }
            H::RecoveredDestiny(seat, _) => {
                let person = self.person_mut(seat);
                person.destinies += 1;
                person.pile -= 1;
                self.answered(seat);
            }
            H::RevealedSecret(owner, ..) => {
                self.person_mut(owner).secrets -= 1;
                self.answered(other(owner));
            }
            H::DiscardedSecret(owner, _) => {
                let person = self.person_mut(owner);
                person.secrets -= 1;
                person.face_down += 1;
                self.chance = Chance::Nothing;
            }
            H::Inserted(event, deck, _) => {
                self.events.remove(event);
                self.decks[deck as usize] += 1;
            }
            H::Flagged(flag, true) => self.flags |= 1 << (flag.0 & 31),
            H::Flagged(flag, false) => self.flags &= !(1 << (flag.0 & 31)),
            H::Guessed(seat, aspect, right) => {
                if let Some(frame) = self.stack.last_mut() {
                    frame.guess = aspect.index() as u8;
                    frame.marks.clear(Marks::GUESSED);
                    if right {
                        frame.marks.set(Marks::GUESSED);
                    }
                }
                self.answered(seat);
            }
            H::Entered(_, entry) => {
                // A full list takes no more, and none is offered then.
                let _ = self.entries.try_push(entry);
            }
            H::Confirmed(seat, yes) => {
                if let Some(frame) = self.stack.last_mut() {
                    frame.answer = yes.into();
                }
                self.entries.clear();
                self.answered(seat);
            }
            H::Bent(bend) => self.bend(bend),
            H::FollowUp(scene) => self.follow_up = Some(scene),
            H::TurnPassed(seat) => self.active = seat,
            H::ChapterBegan(number) => {
                self.chapter = number;
                (self.count, self.skipped) = (0, 0);
            }
            H::ChapterEnded => {
                for scene in std::mem::take(&mut self.laid) {
                    self.discards.add(scene);
                }
                self.count = 0;
            }
            H::FinaleBegan => self.follow_up = None,
            H::ShowedDestiny(seat, card) | H::Overrode(seat, card) => {
                self.person_mut(seat).destiny = Some(card);
                self.together = self.people.iter().all(|person| {
                    person.destiny.is_some_and(|destiny| {
                        content.destinies[destiny.index()].stance == Stance::Stay
                    })
                });
            }
            H::Ordered(seat, order) => {
                self.orders[seat.index() & 1] = order;
                self.answered(seat);
            }
            H::JudgedGoal(seat, _, met) => self.person_mut(seat).goals += u8::from(met),
            H::Judged(fulfilled) => {
                for (person, fulfilled) in self.people.iter_mut().zip(fulfilled) {
                    person.fulfilled = fulfilled;
                }
            }
            H::Covered(_)
            | H::Admitted(..)
            | H::SearchedInVain(..)
            | H::Prompted(..)
            | H::ShowedTraits(..) => {}
        }
    }

    fn lay(&mut self, scene: Scene) {
        self.laid.push(scene);
        self.count += 1;
    }

    fn place_feature(&mut self, seat: Seat, card: crate::content::Feature) {
        let features = &mut self.person_mut(seat).features;
        if let Some(free) = features.iter_mut().find(|place| place.is_none()) {
            *free = Some(card);
        }
    }

    fn give_up(&mut self, seat: Seat, what: ChangeOf, card: Option<u8>) {
        self.decks[Pile::Character(what).index()] += 1;
        let person = self.person_mut(seat);
        match what {
            ChangeOf::Trait => person.traits -= 1,
            ChangeOf::Occupation => person.occupation = None,
            ChangeOf::Feature => {
                for place in &mut person.features {
                    if place.map(|feature| feature.0) == card {
                        *place = None;
                    }
                }
            }
        }
        self.chance = Chance::Nothing;
        self.answered(seat);
    }

    fn take(&mut self, seat: Seat, what: ChangeOf, card: Option<u8>) {
        match (what, card) {
            (ChangeOf::Trait, _) => self.person_mut(seat).traits += 1,
            (ChangeOf::Occupation, Some(card)) => {
                self.person_mut(seat).occupation = Some(crate::content::Occupation(card));
            }
            (ChangeOf::Feature, Some(card)) => {
                self.place_feature(seat, crate::content::Feature(card));
            }
            (ChangeOf::Occupation | ChangeOf::Feature, None) => {}
        }
    }

    /// A reaction reaches the scene beneath it.
    fn bend(&mut self, bend: Bend) {
        let Some(under) = self.stack.len().checked_sub(2) else { return };
        let frame = &mut self.stack[under];
        match bend {
            Bend::Skip => frame.marks.set(Marks::SKIPPED),
            Bend::Replace => {
                frame.marks.set(Marks::SKIPPED);
                frame.marks.set(Marks::REPLACED);
            }
            Bend::Choice(seat, letter) => frame.choices[seat.index() & 1] = letter,
            Bend::Further(seat, letter) => frame.further[seat.index() & 1] = letter,
            Bend::Void(seat) => frame.marks.set(Marks::VOID.of(seat)),
            Bend::Ignore(seat) => frame.marks.set(Marks::IGNORE.of(seat)),
            Bend::Repeat => frame.marks.set(Marks::REPEAT),
            Bend::Redirect => frame.marks.0 ^= Marks::REDIRECT.0,
        }
    }
}

impl Private {
    /// What an event changes in the hidden side of `seat`, as that seat sees it.
    #[inline(always)]
    pub(crate) fn apply<C: Face>(&mut self, seat: Seat, event: &Happened<C>) {
        use Happened as H;
        match *event {
            H::Dealt(s, _, card) if s == seat => self.dealt.extend(card.shown()),
            H::KeptTraits(s, kept) if s == seat => self.keep(kept.shown().unwrap_or(0)),
            H::SelectedOccupation(s, card) if s == seat => self.occupation = card.shown(),
            H::TookOccupation(s, card) if s == seat => {
                self.occupation = None;
                self.dealt.retain(|dealt| *dealt != card.0);
            }
            H::PlacedFeature(s, card) if s == seat => self.dealt.retain(|dealt| *dealt != card.0),
            H::Returned(s, _) if s == seat => self.dealt.clear(),
            H::Drew(s, _, card) | H::Found(s, _, card) if s == seat => self.gain(card.shown()),
            H::Exchanged(s, scene) | H::Played(s, scene) | H::Reacted(s, scene) if s == seat => {
                self.hand.remove(scene);
            }
            H::LaidSecret(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.hand.remove(scene);
                    self.secrets.push(scene);
                }
            }
            H::Committed(s, letter) if s == seat => self.choice = letter.shown(),
            H::Chose(_) => self.choice = None,
            H::GaveUp(s, ChangeOf::Trait, card) if s == seat => {
                let card = card.shown().map(Trait);
                for place in &mut self.traits {
                    if *place == card {
                        *place = None;
                    }
                }
            }
            H::Took(s, by, what, card) => {
                if by == seat {
                    self.dealt.retain(|dealt| Some(*dealt) != card.shown());
                }
                let mine = s == seat && what == ChangeOf::Trait;
                if mine && let Some(free) = self.traits.iter_mut().find(|t| t.is_none()) {
                    *free = card.shown().map(Trait);
                }
            }
            H::Discarded(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.hand.remove(scene);
                    self.face_down.add(scene);
                }
            }
            H::Showed(s, _, card) if s == seat => {
                if let Some(card) = card.shown() {
                    let _ = self.shown.try_push(card);
                }
            }
            H::Covered(s) if s == seat => self.shown.clear(),
            H::Offered(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.hand.remove(scene);
                    self.offered.add(scene);
                }
            }
            H::Handed(from, card) if from == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.offered.remove(scene);
                }
            }
            H::Handed(_, card) => self.gain(card.shown()),
            H::DiscardedDestiny(s, card) if s == seat => self.drop_destiny(card.shown()),
            H::RecoveredDestiny(s, card) if s == seat => self.recover_destiny(card.shown()),
            H::SwitchedDestiny(s, take, give) if s == seat => {
                self.recover_destiny(take.shown());
                self.drop_destiny(give.shown());
            }
            H::RevealedSecret(s, at, _) if s == seat => {
                self.secrets.remove(at.into());
            }
            H::DiscardedSecret(s, card) if s == seat => {
                if let Some(scene) = card.shown().map(Scene) {
                    self.secrets.retain(|secret| *secret != scene);
                    self.face_down.add(scene);
                }
            }
            H::SelectedDestiny(s, card) if s == seat => self.destiny = card.shown().map(Destiny),
            _ => {}
        }
    }

    fn keep(&mut self, kept: u8) {
        let mut rest = arrayvec::ArrayVec::new();
        let mut place = 0;
        for (nth, &card) in self.dealt.iter().enumerate() {
            if kept >> nth & 1 == 0 {
                rest.push(card);
            } else if let Some(free) = self.traits.get_mut(place) {
                *free = Some(Trait(card));
                place += 1;
            }
        }
        self.dealt = rest;
    }

    fn gain(&mut self, card: Option<u8>) {
        if let Some(card) = card {
            self.hand.add(Scene(card));
        }
    }

    fn drop_destiny(&mut self, card: Option<u8>) {
        if let Some(card) = card.filter(|&card| card != NOTHING).map(Destiny) {
            self.destinies = self.destinies.without(card);
            self.pile = self.pile.with(card);
        }
    }

    fn recover_destiny(&mut self, card: Option<u8>) {
        if let Some(card) = card.filter(|&card| card != NOTHING).map(Destiny) {
            self.pile = self.pile.without(card);
            self.destinies = self.destinies.with(card);
        }
    }
}

impl Decks {
    /// What an event changes in the decks. `returning` are the cards left before the seat that an
    /// event of returning names.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event, people: &[Private; 2]) {
        use Happened as H;
        match *event {
            H::Shuffled(pile, at, with) => {
                self.pile_mut(pile).swap(at.into(), with.into());
            }
            H::Dealt(_, what, _) => {
                self.pile_mut(Pile::Character(what)).pop();
            }
            H::Returned(seat, what) => {
                for &card in &people[seat.index() & 1].dealt {
                    self.pile_mut(Pile::Character(what)).insert(0, card);
                }
            }
            H::GaveUp(_, what, card) => self.pile_mut(Pile::Character(what)).insert(0, card),
            H::Drew(_, deck, _) => {
                self.pile_mut(Pile::Scenes(deck)).pop();
            }
            H::Found(_, deck, card) => self.pile_mut(Pile::Scenes(deck)).retain(|c| *c != card),
            H::Inserted(event, deck, place) => match place {
                Place::Top | Place::Shuffled => self.pile_mut(Pile::Scenes(deck)).push(event.0),
            },
            _ => {}
        }
    }
}
