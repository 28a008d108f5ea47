//! What one viewer may know and remember.

use crate::code::Fact;
use crate::content::{Aspect, Destinies, Kind, Scene, Trait};
use crate::frame::other;
use crate::lessons::Lessons;
use crate::vision::{Held, Shown};
use crate::{Book, Facts, Happened, Private, Scenes, Seen, Setup, Sight, Table};
use arrayvec::ArrayVec;
use std::sync::Arc;
use tabletop::{Seat, Viewer};

/// A card that the partner once showed, and when: it may have changed since (FL-202).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Note {
    /// Which card.
    pub card: Shown,
    /// In which chapter.
    pub chapter: u8,
    /// After how many scenes of it.
    pub scene: u8,
}

/// What the partner has said they are not, or turned out not to be, and has not changed since.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Denied {
    /// Traits.
    pub traits: ArrayVec<Trait, 8>,
    /// Aspects on which no trait has its goal.
    pub aspects: ArrayVec<Aspect, 12>,
    /// Destinies that are not in hand.
    pub destinies: Destinies,
}

/// What a player knows for certain of the partner's hidden side.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known {
    /// Traits that the partner surely has.
    pub traits: ArrayVec<Trait, 3>,
    /// Destinies surely in the partner's hand.
    pub destinies: Destinies,
    /// Scenes surely in the partner's hand.
    pub hand: Scenes,
    /// Everything that was ever shown.
    pub notes: ArrayVec<Note, 64>,
}

/// All that one viewer may know: the table, the own hidden side, and what was learnt of the
/// partner's.
#[derive(Clone, Debug)]
pub struct View {
    pub(crate) book: Arc<Book>,
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody can see.
    pub table: Table,
    /// What the viewer holds, if it is a player.
    pub own: Option<Private>,
    /// What the viewer knows of the partner; for spectators, nothing.
    pub known: Known,
    /// Scenes with which the decks were filled, the special events left out.
    pub(crate) in_play: Scenes,
    /// Into which deck a special event went, for the few that did.
    pub(crate) inserted: ArrayVec<(Scene, crate::content::Deck), 32>,
    /// What the partner is not, as far as the viewer was told.
    pub denied: Denied,
    /// What the partner shows just now.
    pub(crate) showing: ArrayVec<Shown, 16>,
    /// The traits that the finale has shown, by seat.
    pub(crate) shown_traits: [Option<[Trait; 3]>; 2],
    /// The lessons that have come to light.
    pub(crate) lessons: Lessons,
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.viewer == other.viewer
            && self.table == other.table
            && self.own == other.own
            && self.known == other.known
            && self.denied == other.denied
            && self.inserted == other.inserted
            && self.shown_traits == other.shown_traits
            && self.lessons == other.lessons
    }
}

impl View {
    pub(crate) fn new(setup: &Setup, viewer: Viewer) -> View {
        let start = crate::State::new(setup);
        let content = setup.book.content();
        let mut view = View {
            book: setup.book.clone(),
            viewer,
            table: start.truth.table,
            own: viewer.seat().map(|_| setup.private()),
            known: Known::default(),
            in_play: content.scene_numbers().filter(|&scene| setup.in_play(scene)).collect(),
            inserted: ArrayVec::new(),
            denied: Denied::default(),
            showing: ArrayVec::new(),
            shown_traits: [None; 2],
            lessons: Lessons::default(),
        };
        view.look_for_lessons(None);
        view
    }

    /// The cards.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }

    /// The viewer's seat, if it has one.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// What can be read of the game from here.
    pub fn facts(&self) -> Facts<'_> {
        let mut hidden = [None; 2];
        if let (Some(seat), Some(own)) = (self.seat(), &self.own) {
            hidden[seat.index() & 1] = Some(own);
        }
        Facts { content: self.book.content(), table: &self.table, hidden }
    }

    pub(crate) fn seen(&self) -> Option<Seen<'_>> {
        let (seat, own) = (self.seat()?, self.own.as_ref()?);
        Some(Seen { book: &self.book, table: &self.table, own, seat })
    }

    /// The view of somebody who takes a seat over, this being the public's: what the seat holds is
    /// theirs to see, but neither what the partner once showed nor what was discarded face down.
    pub(crate) fn taken_over(&self, seen: Seen<'_>) -> View {
        let (viewer, own) = (Viewer::Seat(seen.seat), Some(seen.own.held()));
        let mut view = View { viewer, own, ..self.clone() };
        view.look_for_lessons(None);
        view
    }

    pub(crate) fn see(&mut self, sight: &Sight) {
        if let Some(seat) = self.seat() {
            self.learn(other(seat), sight);
            if let Some(own) = &mut self.own {
                own.apply(seat, sight);
            }
        }
        match *sight {
            Happened::Inserted(event, deck, _) => {
                let _ = self.inserted.try_push((event, deck));
            }
            Happened::ShowedTraits(seat, cards) => {
                self.shown_traits[seat.index() & 1] = Some(cards);
            }
            // A finale may change a trait after it was shown.
            Happened::GaveUp(seat, Held::Trait(_)) => {
                self.shown_traits[seat.index() & 1] = None;
            }
            _ => {}
        }
        self.table.apply(self.book.content(), sight);
        self.look_for_lessons(Some(sight));
    }

    fn note(&mut self, card: Shown) {
        let (chapter, scene) = (self.table.chapter, self.table.count);
        if self.known.notes.is_full() {
            self.known.notes.remove(0);
        }
        self.known.notes.push(Note { card, chapter, scene });
    }

    fn knows_trait(&mut self, card: Trait) {
        if !self.known.traits.contains(&card) && !self.known.traits.is_full() {
            self.known.traits.push(card);
        }
    }

    /// What a sight says that the partner is not, and when that may have changed.
    fn deny(&mut self, partner: Seat, sight: &Sight) {
        use Happened as H;
        let denied = &mut self.denied;
        match *sight {
            H::Admitted(seat, Fact::Trait(card), false)
                if seat == partner && !denied.traits.contains(&card) =>
            {
                let _ = denied.traits.try_push(card);
            }
            H::Admitted(seat, Fact::Destiny(card), false) if seat == partner => {
                denied.destinies = denied.destinies.with(card);
            }
            H::Guessed(seat, aspect, false)
                if seat != partner && !denied.aspects.contains(&aspect) =>
            {
                let _ = denied.aspects.try_push(aspect);
            }
            H::GaveUp(seat, Held::Trait(_)) if seat == partner => {
                denied.traits.clear();
                denied.aspects.clear();
            }
            H::SwitchedDestiny(seat, ..) | H::RecoveredDestiny(seat, _) if seat == partner => {
                denied.destinies = Destinies::NONE;
            }
            _ => {}
        }
    }

    /// What a sight teaches or unteaches about the partner.
    fn learn(&mut self, partner: Seat, sight: &Sight) {
        use Happened as H;
        self.deny(partner, sight);
        match *sight {
            H::Covered(seat) if seat == partner => self.showing.clear(),
            H::Showed(seat, card) if seat == partner => {
                let Some(card) = card.shown() else { return };
                let _ = self.showing.try_push(card);
                self.note(card);
                match card {
                    Shown::Trait(card) => self.knows_trait(card),
                    Shown::Destiny(card) => {
                        self.known.destinies = self.known.destinies.with(card);
                    }
                    Shown::Scene(card) => self.known.hand.add(card),
                }
            }
            H::Admitted(seat, Fact::Trait(card), true) if seat == partner => {
                self.note(Shown::Trait(card));
                self.knows_trait(card);
            }
            H::Admitted(seat, Fact::Destiny(card), true) if seat == partner => {
                self.note(Shown::Destiny(card));
                self.known.destinies = self.known.destinies.with(card);
            }
            // Which trait went is hidden: nothing is certain any more.
            H::GaveUp(seat, Held::Trait(_)) if seat == partner => self.known.traits.clear(),
            H::Took(seat, _, Held::Trait(Some(card))) if seat == partner => {
                self.knows_trait(card);
            }
            H::DiscardedDestiny(seat, _) | H::SwitchedDestiny(seat, ..) if seat == partner => {
                self.known.destinies = Destinies::NONE;
            }
            H::Played(seat, scene) | H::Exchanged(seat, scene) | H::Reacted(seat, scene)
                if seat == partner =>
            {
                self.known.hand.remove(scene);
            }
            H::LaidSecret(seat, _) if seat == partner => {
                let scenes = &self.book.content().scenes;
                let open = self.known.hand.iter();
                self.known.hand =
                    open.filter(|s| !scenes[s.index()].kinds.has(Kind::Secret)).collect();
            }
            H::Discarded(seat, _) | H::Offered(seat, _) if seat == partner => {
                self.known.hand = Scenes::NONE;
            }
            H::Handed(from, Some(card)) if from != partner => self.known.hand.add(card),
            _ => {}
        }
    }
}
