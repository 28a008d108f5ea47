//! Packs of a certain shape, and what tests of single rules often say.

use super::{Pack, Play, scene};
use fog_of_love::content::*;
use fog_of_love::{Action, Asked, Book, Happened, Phase, Setup};
use tabletop::Seat;

/// Something about somebody is changed; they pick what goes and what comes.
pub fn change_one(who: Who, what: ChangeOf) -> Effect {
    super::change(who, what, Pick::Chosen)
}

/// All that somebody has of this is shown to the partner.
pub fn show_all(who: Who, what: RevealOf) -> Effect {
    Effect::Reveal { who, what, pick: Pick::All, count: 0 }
}

/// A secret of somebody is revealed.
pub fn expose(who: Who) -> Effect {
    Effect::RevealSecret { who, count: HowMany::Exactly(1), tag: None }
}

/// A measure is at least a number.
pub fn at_least(measure: Measure, number: i16) -> Condition {
    Condition::Compare(measure, Comparison::AtLeast, Measure::Number(number))
}

impl Pack {
    /// A pack whose story has a chapter of length 1 for each of these lists of effects.
    pub fn chapters_giving(chapters: &[&[Effect]]) -> Pack {
        let pack = Pack::of([]).chapters_long(&vec![1; chapters.len()]);
        pack.with(|content| {
            for (chapter, effects) in content.stories[0].chapters.iter_mut().zip(chapters) {
                chapter.more = effects.to_vec();
            }
        })
    }

    /// With chapters like the first one, but so long.
    pub fn chapters_long(mut self, lengths: &[u8]) -> Pack {
        let first = self.story().chapters[0].clone();
        let chapter = |&length: &u8| Chapter { length, ..first.clone() };
        self.story().chapters = lengths.iter().map(chapter).collect();
        self
    }

    /// With another chapter's draw sources.
    pub fn drawing(mut self, chapter: usize, decks: &[Deck]) -> Pack {
        self.story().chapters[chapter].draws = decks.iter().copied().collect();
        self
    }

    /// With these traits as the first ones that Anna is dealt and keeps.
    pub fn anna_has(self, traits: &[TraitCard]) -> Pack {
        self.with(|content| content.traits[..traits.len()].clone_from_slice(traits))
    }

    /// With so many plain scenes of a deck on top of the others.
    pub fn and_plain(self, deck: Deck, count: usize) -> Pack {
        let plain = (0..count).map(|n| scene(&format!("{}-{n}", deck.name())).deck(deck).0);
        self.with(|content| content.scenes.extend(plain))
    }

    /// A table where chance decides who goes first and all decks are shuffled.
    pub fn shuffled(&self) -> Setup {
        let book = Book::new(self.content.clone()).expect("a playable pack");
        Setup::new(&book, "story").expect("a story")
    }
}

impl Play {
    /// A game of this pack, up to the first time that something is asked.
    pub fn until(pack: &Pack, asked: Asked) -> Play {
        let mut play = Play::of(&pack.setup());
        while play.table().asked != asked {
            play.first_legal();
        }
        play
    }

    /// Creates the characters and resolves the first chapter, up to the first turn.
    pub fn reach_first_turn(&mut self) -> &mut Play {
        while self.table().phase != Phase::Turn {
            self.first_legal();
        }
        self
    }

    /// A whole turn with the first playable scene, on which nothing is to be chosen.
    #[track_caller]
    pub fn plain_turn(&mut self, seat: Seat) -> &mut Play {
        let plain = self.legal(seat).into_iter().find(|action| matches!(action, Action::Play(_)));
        self.act(seat, plain.expect("a scene to play")).go_on()
    }

    /// Plays a scene without a choice; nobody reacts.
    #[track_caller]
    pub fn play_out(&mut self, seat: Seat, id: &str) -> &mut Play {
        self.play(seat, id).go_on()
    }

    /// Both select a final destiny and the game ends.
    #[track_caller]
    pub fn end_with(&mut self, anna: u8, ben: u8) -> &mut Play {
        self.reach_finale();
        self.act(super::ANNA, Action::Select(Destiny(anna)));
        self.act(super::BEN, Action::Select(Destiny(ben)));
        self.finish()
    }

    /// Where something happened first among the events.
    #[track_caller]
    pub fn position(&self, test: impl Fn(&fog_of_love::Event) -> bool) -> usize {
        self.events.iter().position(test).expect("it happened")
    }

    /// The chapters that were revealed, in order.
    pub fn chapters_begun(&self) -> Vec<u8> {
        let began = self.events.iter().filter_map(|event| match event {
            Happened::ChapterBegan(number) => Some(*number),
            _ => None,
        });
        began.collect()
    }

    /// How many scenes a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.table().person(seat).hand
    }
}
