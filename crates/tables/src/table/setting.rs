//! Setting the table: with which cards the next game is played.
//!
//! Story, special events and single cards are the host's choice and everybody sees them. Topics that
//! somebody would rather not meet are theirs alone to know: they are kept with the seat, shown to
//! nobody else, and all that ever comes of them is which cards lie in the decks.
//!
//! When a game begins, all that anybody asked to leave out becomes one list of cards in its
//! [`Entry::Started`](crate::Entry), so the game is rebuilt without asking who wished what. The
//! engine leaves such cards out in a way that nobody sees, and since sizes of decks would tell,
//! `house` sends none but that of an empty one, except at tables of before there were wishes
//! ([`Opening::private_topics`]). Chapters are never left out; what they touch on is shown with the
//! stories, before one is chosen.

use super::{Phase, Table, setup, setup_of, wanted};
use crate::{Change, Guest, Opening, OtherCards, Refusal};
use house::{AnySetup, BadSetup, CardBox, Wanted, boxes};
use serde::Serialize;
use utoipa::ToSchema;

/// With which cards the next game is played, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = Setting)]
pub struct SettingPicture {
    /// The box of cards.
    #[serde(rename = "box")]
    pub from_box: String,
    /// The hash of what its cards do.
    pub cards: String,
    /// The story that is told.
    pub story: String,
    /// The special events that are included.
    pub events: Vec<String>,
    /// Whether the ordinary scenes of all stories are in the decks.
    pub all_stories: bool,
    /// Single scenes that the host has left out.
    pub without: Vec<String>,
    /// The topics that each may ask to leave out, in private. What anybody has asked for stands
    /// nowhere.
    pub topics: Vec<String>,
    /// Those of them that the story's chapters touch on all the same: chapters are never left out.
    pub unavoidable: Vec<String>,
}

/// Whether everybody may leave topics out in private: where there are cards enough to leave every topic
/// out. What the host leaves out must leave enough as well, and is not looked at here.
pub(super) fn can_leave_topics_out(opening: &Opening) -> Result<bool, Refusal> {
    let whole = Opening { without: Vec::new(), ..opening.clone() };
    Ok(setup_of(&whole, None)?.can_leave_topics_out())
}

/// The host may leave out no more than still lets everybody leave out every topic: so nobody is ever
/// told that too much is left out, which would tell that somebody else left something out.
pub(super) fn check_room(opening: &Opening) -> Result<(), Refusal> {
    let room = !opening.private_topics || setup_of(opening, None)?.can_leave_topics_out();
    if room { Ok(()) } else { Err(Refusal::Setup(BadSetup::TooFew)) }
}

impl Table {
    /// With which cards the next game is played, where there is a choice, until it has begun.
    pub(crate) fn setting(&self) -> Option<SettingPicture> {
        let opening = &self.opening;
        if self.phase() != Phase::Gathering {
            return None;
        }
        let cards = self.setup.cards()?;
        Some(SettingPicture {
            from_box: boxes::of_cards(cards)?.key.clone(),
            cards: cards.to_string(),
            story: self.setup.story()?.to_string(),
            events: self.setup.events(),
            all_stories: opening.all_stories,
            without: opening.without.clone(),
            topics: self.topics().to_vec(),
            unavoidable: self.setup.unavoidable(),
        })
    }

    /// The topics that may be left out here.
    fn topics(&self) -> &[String] {
        if self.opening.private_topics { self.setup.topics() } else { &[] }
    }

    /// The topics that somebody asked to leave out, for the eyes of their own seat, while they can
    /// still be changed.
    pub(super) fn vetoed(&self, seat: u8) -> Option<Vec<String>> {
        let chair = self.chair(seat).ok()?;
        let open = self.phase() != Phase::Playing && self.opening.private_topics;
        // What was named while another box lay on the table is no topic any more.
        let known = |topic: &&String| self.topics().contains(topic);
        open.then(|| chair.topics.iter().filter(known).cloned().collect())
    }

    /// The host chooses a box of cards, a story, special events, or the scenes of all stories.
    pub(super) fn set(
        &self,
        guest: Guest,
        from_box: Option<String>,
        story: Option<String>,
        events: Option<Vec<String>>,
        all_stories: Option<bool>,
    ) -> Result<Vec<Change>, Refusal> {
        let wanted = from_box.map(|key| boxes::named(&key)).transpose().map_err(Refusal::Setup)?;
        let other = wanted.filter(|one| self.setup.cards() != Some(&one.cards));
        let usual = other.map_or_else(|| self.opening.clone(), |other| self.with_box(&other));
        let told = self.setup.story().map(str::to_string);
        let story = story.or(usual.story.clone()).or(told);
        // Another story has events of its own.
        let same = story.as_deref() == self.setup.story();
        let events = events.or_else(|| usual.events.clone().filter(|_| same));
        let all_stories = all_stories.unwrap_or(usual.all_stories);
        self.set_to(guest, Opening { story, events, all_stories, ..usual })
    }

    /// The table as it was set, with the cards of another box: what that does not have is let go of.
    fn with_box(&self, other: &CardBox) -> Opening {
        let told = self.setup.story().filter(|told| other.stories.iter().any(|id| id == told));
        let mut without = self.opening.without.clone();
        without.retain(|scene| other.has_scene(scene));
        Opening {
            cards: Some(other.cards.clone()),
            story: told.or(other.stories.first().map(String::as_str)).map(str::to_string),
            events: None,
            without,
            ..self.opening.clone()
        }
    }

    /// The host leaves single scenes out, or puts them back.
    pub(super) fn leave_out(
        &self,
        guest: Guest,
        scenes: Vec<String>,
        on: bool,
    ) -> Result<Vec<Change>, Refusal> {
        let mut without = self.opening.without.clone();
        without.retain(|scene| !scenes.contains(scene));
        if on {
            without.extend(scenes);
        }
        without.sort_unstable();
        without.dedup();
        self.set_to(guest, Opening { without, ..self.opening.clone() })
    }

    fn set_to(&self, guest: Guest, mut opening: Opening) -> Result<Vec<Change>, Refusal> {
        self.check_host(guest)?;
        self.check_phase(Phase::Gathering, Refusal::Begun)?;
        let setup = setup_of(&opening, None)?;
        if opening.tutorial {
            return Err(Refusal::Setup(BadSetup::FixedCards));
        }
        // Another box may have too few cards to leave every topic out.
        if opening.cards != self.opening.cards {
            opening.private_topics = can_leave_topics_out(&opening)?;
        }
        check_room(&opening)?;
        let no_stories = || BadSetup::Story { wanted: String::new(), known: Vec::new() };
        let story = setup.story().ok_or_else(|| Refusal::Setup(no_stories()))?.to_string();
        if opening == self.opening {
            return Ok(Vec::new());
        }
        // An event whose linked scenes are all left out comes back with them.
        let events = setup_of(&Opening { without: Vec::new(), ..opening.clone() }, None)?.events();
        let Opening { all_stories, without, private_topics, cards, .. } = opening;
        let cards = cards.filter(|hash| Some(hash) != self.opening.cards.as_ref());
        let cards = cards.map(|hash| OtherCards { hash, private_topics });
        Ok(vec![Change::Set { story, events, all_stories, without, cards }])
    }

    /// The next game is played with these cards.
    pub(super) fn set_cards(&mut self, opening: Opening) -> Result<(), Refusal> {
        if self.game.is_some() {
            return Err(Refusal::Damaged);
        }
        self.setup = setup_of(&opening, None)?;
        self.opening = opening;
        Ok(())
    }

    /// Somebody says which topics they would rather not meet.
    pub(super) fn veto(
        &self,
        guest: Guest,
        seat: u8,
        mut topics: Vec<String>,
    ) -> Result<Change, Refusal> {
        self.check_mine(guest, seat)?;
        if self.phase() == Phase::Playing {
            return Err(Refusal::Begun);
        }
        let known = self.topics();
        if let Some(wanted) = topics.iter().find(|topic| !known.contains(topic)).cloned() {
            return Err(Refusal::Setup(BadSetup::Topic { wanted, known: known.to_vec() }));
        }
        topics.sort_unstable();
        topics.dedup();
        Ok(Change::Vetoed { seat, topics })
    }

    /// The set-up of the next game: what any of the players would rather not meet is left out.
    pub(super) fn next_setup(&self) -> Result<AnySetup, Refusal> {
        let mut topics: Vec<String> =
            self.chairs.iter().flat_map(|chair| &chair.topics).cloned().collect();
        topics.sort_unstable();
        topics.dedup();
        topics.retain(|topic| self.topics().contains(topic));
        setup(&self.opening, &Wanted { topics, ..wanted(&self.opening, self.first) })
    }
}
