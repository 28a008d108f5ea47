//! The face of Fog of Love.

mod beats;
mod card;
mod chosen;
mod happened;
mod lessons;
mod notebook;
mod own;
mod pick;
mod point;
mod questions;

pub use beats::{Together, beats, is_staged, take_ins, to_take_in};
pub use chosen::{Next, Tree};
pub use happened::{Picture, Revealed, chapters};
pub(crate) use lessons::lesson_beats;
pub use lessons::lessons;
pub use notebook::Notebook;
pub use own::{Condition, Goal, Near, Own, Standing, near, whens};
pub use pick::{Pick, Word};
pub use point::point;
pub use questions::Question;

use crate::{Company, Explanation};
use card::Card;
use fog_of_love::content::{Content, Destiny, Scene};
use fog_of_love::{Action, Asked, Book, Frame, Illegal, Note, Phase, Seen, Source, Table};
use house::{FogOfLove, Glimpse, Titles};
use tabletop::Seat;
use words::Tongue;
use words::fog_of_love::{Beat, CardContext, CardNames, CardText, Titled, Voice, trait_goal};

/// What a viewer sees of Fog of Love, and may do. Whatever cards say is put into words when it is asked
/// for.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Face {
    /// How many steps have been taken.
    pub steps: usize,
    /// The viewer's seat; none for spectators.
    pub you: Option<Seat>,
    /// What everybody sees: both people, the cards in course, what is asked.
    pub table: Table,
    /// What only this seat knows.
    pub own: Option<Own>,
    /// What the partner once showed.
    pub notes: Vec<Note>,
    /// What the viewer knows of the partner.
    pub notebook: Option<Notebook>,
    /// The lessons that have come to light, by their numbers.
    pub lessons: Vec<u8>,
    /// Those of the latest step, which the viewer is to read one after the other.
    pub new_lessons: Vec<u8>,
    /// What to do or to wait for, in one sentence.
    pub asked: String,
    /// What the viewer may do; nothing if they are not asked.
    pub moves: Vec<Action>,
    /// What the log tells, oldest first.
    pub told: Vec<Beat>,
    /// The steps in which somebody made a move that shows, and who did.
    pub movers: Vec<(usize, Seat)>,
    /// The step in which was chosen what the page still tells of.
    pub came: Option<usize>,
    /// The latest step as a picture.
    pub picture: Option<Picture>,
    /// What cards have lately asked people to tell, oldest first.
    pub questions: Vec<Question>,
    /// What came to light, with the step of each.
    pub revealed: Vec<(usize, Revealed)>,
    /// The destinies that were revealed in the end, and how near each is.
    pub ends: [Option<Near>; 2],
}

impl Face {
    /// The face of a glimpse.
    pub fn of(glimpse: &Glimpse<FogOfLove>, company: &Company<'_>) -> Face {
        let view = &glimpse.view;
        let end = |seat: Seat| Some(near(view, seat, view.table.person(seat).destiny?));
        let mut told = glimpse.beats();
        told.retain(|beat| beat.what.is_told());
        Face {
            steps: glimpse.steps,
            you: view.seat(),
            table: view.table.clone(),
            own: own::own(view),
            notes: view.known.notes.to_vec(),
            notebook: notebook::notebook(view),
            lessons: view.lessons().map(|lesson| lesson.number).collect(),
            new_lessons: lessons(glimpse, glimpse.steps),
            asked: glimpse.ask(company.tongue, &company.names()),
            moves: glimpse.moves(),
            told,
            movers: happened::movers(glimpse),
            came: happened::came(glimpse),
            picture: happened::picture(glimpse),
            questions: questions::questions(glimpse),
            revealed: happened::revealed(glimpse),
            ends: [end(Seat(0)), end(Seat(1))],
        }
    }

    /// What the viewer is asked, if they are.
    pub fn question(&self) -> Option<Asked> {
        (!self.moves.is_empty()).then_some(self.table.asked)
    }

    /// What the viewer sees when considering a move.
    pub fn seen<'a>(&'a self, book: &'a Book) -> Option<Seen<'a>> {
        Some(Seen { book, table: &self.table, own: &self.own.as_ref()?.holds, seat: self.you? })
    }

    /// Whether something can be done with a scene in hand.
    pub fn can_pick(&self, scene: Scene) -> bool {
        self.moves.iter().any(|action| match *action {
            Action::Play(card)
            | Action::Exchange(card)
            | Action::React(card)
            | Action::Discard(card)
            | Action::ShowScene(card)
            | Action::Offer(card) => card == scene,
            _ => false,
        })
    }

    /// Why a scene in hand cannot be played, where one might expect it.
    pub fn why_not(&self, book: &Book, scene: Scene) -> Option<Illegal> {
        self.question().filter(|asked| *asked == Asked::Turn)?;
        self.seen(book)?.can_play(scene).err()
    }

    /// A destiny of the viewer's, be it put away.
    pub fn destiny(&self, card: Destiny) -> Option<&Near> {
        let own = self.own.as_ref()?;
        own.destinies.iter().chain(&own.put_away).find(|near| near.card == card)
    }

    /// One thing to know at the first decisions.
    pub fn hint(&self, tongue: &Tongue) -> Option<String> {
        if self.table.chapter > 1 {
            return None;
        }
        match self.question()? {
            Asked::Traits => Some(tongue.flw_hint_traits()),
            Asked::Choice(_) if self.table.phase == Phase::Chapter => {
                Some(tongue.flw_hint_choice())
            }
            Asked::Turn if self.table.count < 2 => Some(tongue.flw_hint_turn()),
            _ => None,
        }
    }
}

/// The cards that the viewer holds or sees, in words: each scene (`scene-7`) and destiny (`destiny-3`) of
/// their own, and each trait (`trait-2`).
pub fn explanations(glimpse: &Glimpse<FogOfLove>, company: &Company<'_>) -> Vec<Explanation> {
    let names = company.names();
    let look = Look::new(glimpse, company, &names);
    let view = &glimpse.view;
    let (Some(own), Some(you)) = (own::own(view), view.seat()) else { return Vec::new() };
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
    let text = |of: Titled| look.titles.text_of(of, "text").unwrap_or_default();
    let goals = own.goals.iter().map(|goal| Explanation {
        key: format!("trait-{}", goal.card.0),
        title: look.title(Titled::Trait(goal.card)),
        line: trait_goal(company.tongue, &look.content().traits[goal.card.index()]),
        rule: text(Titled::Trait(goal.card)),
    });
    let destinies = own.destinies.iter().chain(&own.put_away).map(|near| Explanation {
        key: format!("destiny-{}", near.card.0),
        title: look.title(Titled::Destiny(near.card)),
        line: text(Titled::Destiny(near.card)),
        rule: look.conditions(near.card).join(" "),
    });
    let scenes = own.hand.iter().chain(&own.holds.secrets).copied().map(scene);
    scenes.chain(goals).chain(destinies).collect()
}

/// What puts cards into words.
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

    /// What must hold for a destiny of the viewer's.
    fn conditions(&self, card: Destiny) -> Vec<String> {
        let when = &self.content().destinies[card.index()].when;
        self.voice(CardContext::Destiny(card), |voice| {
            let say = |when| capital(&self.company.tongue.flw_condition(&voice.condition(when)));
            whens(when).iter().map(say).collect()
        })
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

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
