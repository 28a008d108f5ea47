//! The face of Fog of Love.

mod beats;
mod card;
mod choices;
mod own;
mod people;

pub use beats::{beats, take_ins};
pub use card::{Card, OptionFace};
pub use choices::{Pick, point};
pub use own::{Condition, DestinyFace, Goal, Held, Own, Standing};
pub use people::{Player, Scale};

use crate::{Beat, Company, Explanation, Point};
use fog_of_love::content::{Content, Scene};
use fog_of_love::{Action, Asked, Frame, Phase, Source};
use house::{FogOfLove, Glimpse, Titles};
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardNames, CardText, Titled, Voice, What, chapter, ending};

/// What a viewer sees of Fog of Love, and may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// How many steps have been taken.
    pub steps: usize,
    /// The viewer's seat; none for spectators.
    pub you: Option<Seat>,
    /// What the story is called, and its synopsis.
    pub story: (String, String),
    /// Where the story stands: “Chapter 2: Spare Keys, scene 3 of 6”.
    pub heading: String,
    /// The title of the chapter or of the finale, once there is one.
    pub chapter: Option<String>,
    /// How many scenes of the chapter have been played, and how many it has.
    pub progress: (u8, u8),
    /// Both people, by seat.
    pub players: [Player; 2],
    /// The six scales.
    pub scales: Vec<Scale>,
    /// The card that is being told, if one is.
    pub card: Option<Card>,
    /// The card whose options are chosen from, where it is not the one being told.
    pub answered: Option<Card>,
    /// The situation that waits for the next scene.
    pub situation: Option<Card>,
    /// The scenes of the chapter so far.
    pub laid: Vec<String>,
    /// What only this seat knows.
    pub own: Option<Own>,
    /// What is asked, and what may be chosen.
    pub point: Point<Pick, Action>,
    /// What happened, oldest first.
    pub beats: Vec<Beat<What>>,
    /// How it ended, once it has.
    pub ending: Option<String>,
}

impl Face {
    /// The face of a glimpse, with what has been picked.
    pub fn of(glimpse: &Glimpse<FogOfLove>, company: &Company<'_>, picks: &[Pick]) -> Face {
        let names = company.names();
        let look = Look::new(glimpse, company, &names);
        let table = &glimpse.view.table;
        let story = Titled::Story(table.story);
        let over = table.phase == Phase::Over;
        Face {
            steps: glimpse.steps,
            you: glimpse.view.seat(),
            story: (look.title(story), look.titles.synopsis(table.story).unwrap_or_default()),
            heading: chapter(company.tongue, look.content(), table),
            chapter: look.chapter().and_then(|card| look.says(card, CardText::Title, table.first)),
            progress: (table.count, table.length(look.content())),
            players: [Seat(0), Seat(1)].map(|seat| people::player(&look, seat)),
            scales: people::scales(&look),
            card: look.in_course().map(|(frame, card)| card::told(&look, card, frame)),
            answered: look.answered().map(|(frame, card)| card::told(&look, card, frame)),
            situation: table.follow_up.map(|scene| card::read(&look, scene, table.first)),
            laid: table.laid.iter().map(|scene| look.title(Titled::Scene(*scene))).collect(),
            own: own::own(&look),
            point: choices::point(glimpse, company, picks),
            beats: beats(glimpse, company),
            ending: over.then(|| ending(company.tongue, &look.titles, table, &names)),
        }
    }
}

/// A scene as somebody reads it who holds it: all that it says and does.
pub fn scene(
    glimpse: &Glimpse<FogOfLove>,
    company: &Company<'_>,
    scene: Scene,
    holder: Seat,
) -> Card {
    let names = company.names();
    card::read(&Look::new(glimpse, company, &names), scene, holder)
}

/// The cards that the viewer holds or sees, in words: each scene (`scene-7`) and destiny (`destiny-3`) of
/// their own, and each trait (`trait-2`).
pub fn explanations(glimpse: &Glimpse<FogOfLove>, company: &Company<'_>) -> Vec<Explanation> {
    let names = company.names();
    let look = Look::new(glimpse, company, &names);
    let (Some(own), Some(you)) = (own::own(&look), glimpse.view.seat()) else { return Vec::new() };
    let sentences = |card: &Card| {
        let options = card.options.iter().map(|option| option.words.clone());
        let print = card.print.iter().map(|(_, text)| text.clone());
        card.situation.iter().cloned().chain(options).chain(print).collect::<Vec<_>>().join(" ")
    };
    let scene = |scene: Scene| {
        let card = card::read(&look, scene, you);
        Explanation {
            key: format!("scene-{}", scene.0),
            rule: sentences(&card),
            line: card.spoken.unwrap_or_default(),
            title: card.title,
        }
    };
    let held = own.hand.iter().map(|held| held.scene);
    let laid = own.secrets.iter().map(|(scene, _)| *scene);
    let goals = own.goals.iter().map(|goal| Explanation {
        key: format!("trait-{}", goal.card.0),
        title: goal.title.clone(),
        line: goal.goal.clone(),
        rule: look.titles.text_of(Titled::Trait(goal.card), "text").unwrap_or_default(),
    });
    let destinies = own.destinies.iter().chain(&own.put_away).map(|destiny| {
        let when = destiny.conditions.iter().map(|condition| condition.text.clone());
        Explanation {
            key: format!("destiny-{}", destiny.card.0),
            title: destiny.title.clone(),
            line: look.titles.text_of(Titled::Destiny(destiny.card), "text").unwrap_or_default(),
            rule: when.collect::<Vec<_>>().join(" "),
        }
    });
    held.chain(laid).map(scene).chain(goals).chain(destinies).collect()
}

/// What every part of a face is made from.
struct Look<'a> {
    glimpse: &'a Glimpse<FogOfLove>,
    company: &'a Company<'a>,
    names: &'a [String],
    titles: Titles<'a>,
}

impl<'a> Look<'a> {
    fn new(
        glimpse: &'a Glimpse<FogOfLove>,
        company: &'a Company<'a>,
        names: &'a [String],
    ) -> Look<'a> {
        let titles = Titles::new(&glimpse.setup, company.tongue, names);
        Look { glimpse, company, names, titles }
    }

    fn content(&self) -> &'a Content {
        self.glimpse.setup.book().content()
    }

    /// What a card is called.
    fn title(&self, of: Titled) -> String {
        self.titles.title(of).unwrap_or_default()
    }

    /// What a card that this seat plays or holds says.
    fn says(&self, card: CardContext, text: CardText, player: Seat) -> Option<String> {
        self.titles.text(card, text, player)
    }

    /// What a card says of itself.
    fn voice<T>(&self, card: CardContext, say: impl FnOnce(&Voice<'_>) -> T) -> T {
        say(&Voice::new(self.company.tongue, self.content(), &self.titles, card))
    }

    /// The same of a card that somebody holds: whoever reads their own is spoken to.
    fn voice_of<T>(&self, card: CardContext, holder: Seat, say: impl FnOnce(&Voice<'_>) -> T) -> T {
        let names = [Seat(0), Seat(1)].map(|seat| self.company.name(seat));
        self.voice(card, |voice| match self.glimpse.view.seat() == Some(holder) {
            true => say(voice),
            false => say(&voice.of(&names, holder)),
        })
    }

    /// The chapter card, or the finale's.
    fn chapter(&self) -> Option<CardContext> {
        let table = &self.glimpse.view.table;
        let story = table.story;
        match (table.phase, table.chapter) {
            (Phase::Finale(_) | Phase::Judge | Phase::Over, _) => {
                Some(CardContext::Finale { story })
            }
            (_, number) => {
                let chapter = number.checked_sub(1)?;
                Some(CardContext::Chapter { story, chapter })
            }
        }
    }

    /// The card in course that people are to look at.
    fn in_course(&self) -> Option<(&'a Frame, CardContext)> {
        let frame = self.glimpse.view.table.frame()?;
        // The finale has a page of its own for the characters, which says nothing.
        (frame.source != Source::Character).then(|| (frame, self.context(frame.source)))
    }

    /// The card beneath a reaction that asks for another option of it.
    fn answered(&self) -> Option<(&'a Frame, CardContext)> {
        let table = &self.glimpse.view.table;
        let Asked::Rechoice(..) = table.asked else { return None };
        let frame = table.stack.len().checked_sub(2).and_then(|under| table.stack.get(under))?;
        Some((frame, self.context(frame.source)))
    }

    /// The card behind a source.
    fn context(&self, source: Source) -> CardContext {
        let story = self.glimpse.view.table.story;
        match source {
            Source::Scene(scene)
            | Source::Revealed(scene)
            | Source::Never(scene)
            | Source::Reaction(scene) => CardContext::Scene(scene),
            Source::Chapter(number) => {
                CardContext::Chapter { story, chapter: number.saturating_sub(1) }
            }
            Source::Finale | Source::FinaleEffects | Source::Character => {
                CardContext::Finale { story }
            }
        }
    }
}
