//! What an event changes that everybody can see.

use crate::content::{Content, Feature, Scene, Stance};
use crate::frame::{Guess, other};
use crate::happened::Bend;
use crate::marks::Mark;
use crate::progress::Progress;
use crate::table::{Chance, Pile, Table};
use crate::vision::{Held, Vision};
use crate::{Happened, Source};
use tabletop::{Seat, Seats};

impl Table {
    #[inline(always)]
    fn answered(&mut self, seat: Seat) {
        self.waiting = self.waiting.without(seat);
    }

    /// What an event changes that everybody can see.
    #[inline(always)]
    pub(crate) fn apply<V: Vision>(&mut self, content: &Content, event: &Happened<V>) {
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
            H::Dealt(seat, card) => {
                self.decks[Pile::Character(card.kind()).index()] -= 1;
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
            H::Picked(seat, number) => self.reached(seat, Progress::Picked(number)),
            H::Rechose(seat, letter) => self.reached(seat, Progress::Rechose(letter)),
            H::Left(seat) => self.reached(seat, Progress::Left),
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
            H::GaveUp(seat, card) => self.give_up(seat, card),
            H::Took(seat, by, card) => {
                self.person_mut(by).dealt -= 1;
                self.take(seat, card);
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
                    frame.guess = Some(Guess { aspect, right });
                }
                self.answered(seat);
            }
            H::Entered(_, entry) => {
                // A full list takes no more, and none is offered then.
                let _ = self.entries.try_push(entry);
            }
            H::Confirmed(seat, yes) => {
                let objections = match self.frame().map(|frame| frame.progress) {
                    Some(Progress::Confirming(objections)) => objections,
                    _ => 0,
                };
                self.entries.clear();
                self.reached(
                    seat,
                    if yes { Progress::Confirmed } else { Progress::Objected(objections + 1) },
                );
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

    fn place_feature(&mut self, seat: Seat, card: Feature) {
        let features = &mut self.person_mut(seat).features;
        if let Some(free) = features.iter_mut().find(|place| place.is_none()) {
            *free = Some(card);
        }
    }

    /// Somebody has answered, and the clause has got so far with it.
    #[inline(always)]
    fn reached(&mut self, seat: Seat, progress: Progress) {
        if let Some(frame) = self.stack.last_mut() {
            frame.progress = progress;
        }
        self.answered(seat);
    }

    fn give_up<V: Vision>(&mut self, seat: Seat, card: Held<V>) {
        self.decks[Pile::Character(card.kind()).index()] += 1;
        let person = self.person_mut(seat);
        match card {
            Held::Trait(_) => person.traits -= 1,
            Held::Occupation(_) => person.occupation = None,
            Held::Feature(card) => {
                for place in &mut person.features {
                    if *place == Some(card) {
                        *place = None;
                    }
                }
            }
        }
        self.chance = Chance::Nothing;
        self.answered(seat);
    }

    fn take<V: Vision>(&mut self, seat: Seat, card: Held<V>) {
        match card {
            Held::Trait(_) => self.person_mut(seat).traits += 1,
            Held::Occupation(card) => self.person_mut(seat).occupation = Some(card),
            Held::Feature(card) => self.place_feature(seat, card),
        }
    }

    /// A reaction reaches the scene beneath it.
    fn bend(&mut self, bend: Bend) {
        let Some(under) = self.stack.len().checked_sub(2) else { return };
        let frame = &mut self.stack[under];
        match bend {
            Bend::Skip => frame.marks.set(Mark::Skipped),
            Bend::Replace => {
                frame.marks.set(Mark::Skipped);
                frame.marks.set(Mark::Replaced);
            }
            Bend::Choice(seat, letter) => frame.choices[seat.index() & 1] = Some(letter),
            Bend::Further(seat, letter) => frame.further[seat.index() & 1] = Some(letter),
            Bend::Void(seat) => frame.marks.set(Mark::Void(seat)),
            Bend::Ignore(seat) => frame.marks.set(Mark::Ignore(seat)),
            Bend::Repeat => frame.marks.set(Mark::Repeat),
            Bend::Redirect => frame.marks.toggle(Mark::Redirected),
        }
    }
}
