//! Where the two of them are, and what their faces show: of the cards that lie open, never of a choice that
//! is still sealed.

use super::Table;
use super::card::options_of;
use super::cards::{Cards, PEOPLE};
use crate::art::mood::{Chose, Reckoning, answering, opening, reckoned};
use ::fog_of_love::content::{Letter, Scene};
use ::fog_of_love::{Phase, Source};
use packs::{Held, Mood, Prop, SceneLook, Setting, usual_place};
use tabletop::Seat;
use words::fog_of_love::{Beat, CardContext, Change, What};

/// Where a story plays that nobody has given a place.
const ANYWHERE: Setting = Setting::Cafe;

/// Where something plays, and what stands or is held there.
#[derive(Clone, Copy, PartialEq, Hash)]
pub(super) struct Scenery {
    pub place: Setting,
    pub prop: Option<Prop>,
    /// What both hold in the last picture.
    pub held: Option<Held>,
}

/// Both choices on a card, once they are revealed, and what came of them.
#[derive(Clone, Copy)]
pub(super) struct Answered {
    /// In which step.
    pub step: usize,
    pub card: CardContext,
    /// Who played it.
    pub player: Seat,
    /// By seat.
    pub letters: [Option<Letter>; 2],
    /// How much happier each of them is for it, by seat.
    pub hearts: [i16; 2],
}

impl Answered {
    /// Whether both chose the same.
    pub fn chose(&self) -> Chose {
        match self.letters {
            [Some(one), Some(two)] if one == two => Chose::Alike,
            _ => Chose::Apart,
        }
    }
}

impl Table<'_> {
    /// What was chosen last, until the next card is told.
    pub(super) fn answered(&self) -> Option<Answered> {
        let step = self.face().came?;
        let told: Vec<&Beat> = self.face().told.iter().filter(|beat| beat.step == step).collect();
        let chose = told.iter().find_map(|beat| match beat.what {
            What::Chose(card, player, letters) => Some((card, player, letters)),
            _ => None,
        });
        let (card, player, letters) = chose?;
        let mut hearts = [0; 2];
        for beat in told {
            if let What::Came(came) = &beat.what {
                hearts = [0, 1].map(|seat| match came[seat].satisfaction {
                    Change::By(amount) => hearts[seat] + amount,
                    _ => hearts[seat],
                });
            }
        }
        Some(Answered { step, card, player, letters, hearts })
    }

    /// Where the story is now.
    pub(super) fn scenery(&self) -> Scenery {
        let (cards, now) = (self.cards(), &self.face().table);
        let titles = cards.titles();
        let scene = now.frame().and_then(|frame| frame.source.scene());
        let Some(looks) = titles.looks() else {
            let place = scene.map(|scene| usual_place(cards.content().scenes[scene.index()].deck));
            return Scenery { place: place.unwrap_or(ANYWHERE), prop: None, held: None };
        };
        let story = &cards.content().stories[usize::from(now.story)].id;
        let ends = looks.story(story);
        let place = match (now.phase, scene) {
            (Phase::Over, _) => ends.and_then(|look| look.ending),
            (Phase::Finale(_) | Phase::Judge, _) => ends.and_then(|look| look.finale),
            (_, Some(scene)) => {
                Some(looks.place(&cards.content().scenes[scene.index()], story, now.chapter))
            }
            _ => looks.chapter(story, now.chapter),
        };
        let prop = scene.map(|scene| looks.prop(&cards.content().scenes[scene.index()].id));
        let held = ends.and_then(|look| look.held).filter(|_| now.phase == Phase::Over);
        Scenery { place: place.unwrap_or(ANYWHERE), prop, held }
    }

    /// What both faces show, by seat.
    pub(super) fn moods(&self) -> [Mood; 2] {
        let (cards, now) = (self.cards(), &self.face().table);
        if now.phase == Phase::Over {
            let came_true = PEOPLE.map(|seat| now.person(seat).fulfilled);
            return PEOPLE.map(|seat| match (came_true[seat.index()], came_true == [true; 2]) {
                (true, true) => Mood::Smiling,
                (true, false) => Mood::Neutral,
                (false, _) => Mood::Hurt,
            });
        }
        let course = now.frame().filter(|frame| frame.source != Source::Character);
        match (self.answered(), course) {
            (Some(answered), Some(frame)) if self.context(frame.source) != answered.card => {
                opened(&cards, self.context(frame.source), frame.player)
            }
            (Some(answered), _) => after(&cards, answered),
            (None, Some(frame)) => opened(&cards, self.context(frame.source), frame.player),
            (None, None) => [Mood::Neutral; 2],
        }
    }
}

/// How a scene is staged.
fn look(cards: &Cards<'_>, scene: Scene) -> SceneLook {
    let id = &cards.content().scenes[scene.index()].id;
    cards.titles().looks().map(|looks| looks.scene(id)).unwrap_or_default()
}

/// A card opens: what both show, by seat.
pub(super) fn opened(cards: &Cards<'_>, card: CardContext, player: Seat) -> [Mood; 2] {
    let CardContext::Scene(scene) = card else { return [Mood::Neutral; 2] };
    let deck = cards.content().scenes[scene.index()].deck;
    let faces = opening(&look(cards, scene), deck);
    PEOPLE.map(|seat| if seat == player { faces.speaker } else { faces.listener })
}

/// Both answer: what each shows of their own.
pub(super) fn answers(cards: &Cards<'_>, answered: Answered) -> [Mood; 2] {
    let before = opened(cards, answered.card, answered.player);
    PEOPLE.map(|seat| {
        let (mood, letter) = (before[seat.index()], answered.letters[seat.index()]);
        let Some(letter) = letter else { return mood };
        let own = match answered.card {
            CardContext::Scene(scene) => look(cards, scene).option(letter),
            _ => None,
        };
        let option = options_of(cards, answered.card).get(letter.index());
        answering(mood, own, option.map_or(&[], |option| &option.tokens))
    })
}

/// Hearts have been counted.
fn after(cards: &Cards<'_>, answered: Answered) -> [Mood; 2] {
    let said = answers(cards, answered);
    PEOPLE.map(|seat| {
        let came = Reckoning { hearts: answered.hearts[seat.index()], chose: answered.chose() };
        reckoned(said[seat.index()], came)
    })
}
