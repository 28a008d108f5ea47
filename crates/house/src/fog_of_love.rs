//! Fog of Love at home: its stories, its transcripts, and what simulations learn about it.

mod json;
mod private;
mod romance;
mod setting;
mod titles;
mod transcript;

use crate::record::seats_wanted;
use crate::{
    BadSetup, DeckOfScenes, Glimpse, Hosted, Perceived, RecordedMatch, Silence, Telling, Wanted,
    boxes, cards,
};
use bots::{Dice, Level};
use fog_of_love::content::{Content, Effect, Part};
use fog_of_love::{
    Action, Event, FogOfLove, Happened, Illegal, MOST_ACTIONS, Phase, Setup, Sight, Source, State,
    Table, View, Why,
};
use romance::Romance;
use serde_json::{Map, Value};
pub(crate) use setting::{
    can_leave_topics_out, events, scenes, unavoidable, under_synopsis, unseen,
};
use tabletop::{Deals, Seat, Seats, Tally, Waiting, play_random_watched};
pub use titles::{LessonWords, Titles};
use transcript::{Clerk, Reader};
use words::Tongue;
use words::fog_of_love::{Ask, Beat, CardContext, CardNames, Prompt, Said, Story, Tale, What};

/// The story of those who do not ask for one.
const FIRST_STORY: &str = "sunday-morning-date";

/// The ids of a content's stories.
pub(crate) fn stories(content: &Content) -> Vec<String> {
    content.stories.iter().map(|story| story.id.clone()).collect()
}

/// How a pack is named in a transcript: its id and its version.
fn pack_name(setup: &Setup) -> String {
    let edition = &setup.book().content().edition;
    format!("{} {}", edition.id, edition.version)
}

impl Hosted for FogOfLove {
    const KEY: &'static str = "fog-of-love";
    const RULES: &'static [&'static str] = &[];
    // Both, one or neither may see their destiny come true (FL-3, FL-4).
    const CONTEST: bool = false;
    const MINUTES: (u8, u8) = (60, 120);
    // What came of a scene is reckoned from the beginning.
    const RECENT: usize = usize::MAX;
    const TELLS: bool = true;
    const WINDOWS: bool = true;

    type Scribe = Clerk;
    type Follow = Reader;
    type Study = Romance;

    fn stories() -> Vec<String> {
        stories(&packs::base().content)
    }

    fn events() -> Vec<String> {
        events(&packs::base().content)
    }

    fn scenes() -> Vec<DeckOfScenes> {
        scenes(&packs::base().content)
    }

    fn setup(wanted: &Wanted) -> Result<Setup, BadSetup> {
        if let Some(rules) = &wanted.rules {
            return Err(BadSetup::Rules { wanted: rules.clone(), known: Vec::new() });
        }
        let (players, first) = seats_wanted(wanted, 2);
        if players != 2 {
            let wanted = wanted.players.unwrap_or(players.into());
            return Err(BadSetup::Players { wanted, fewest: 2, most: 2, rules: None });
        }
        let hash = wanted.cards.as_deref().unwrap_or_else(|| cards::hash());
        let book = cards::take(hash).map(|brought| brought.book).ok_or_else(|| BadSetup::Pack {
            wanted: hash.to_string(),
            known: cards::hash().to_string(),
        })?;
        let refusal = |refused| setting::refusal(book.content(), refused);
        let known = stories(book.content());
        let usual = known.iter().find(|&id| id == FIRST_STORY).or(known.first());
        let story = wanted.story.as_ref().or(usual).map_or(FIRST_STORY, String::as_str);
        let mut setup = Setup::new(&book, story).map_err(refusal)?;
        if wanted.tutorial {
            setup = setup.as_tutorial().map_err(refusal)?;
        }
        if let Some(seat) = first {
            setup = setup.starting_with(seat).map_err(refusal)?;
        }
        if wanted.uncounted {
            setup = setup.uncounted();
        }
        setting::set(setup, wanted)
    }

    fn levels() -> &'static [Level<FogOfLove>] {
        &bots::fog_of_love::LEVELS
    }

    fn play_random(setup: &Setup, deals: &mut Deals, rng: &mut Dice, study: &mut Romance) -> Tally {
        let mut places = [Action::GoOn; MOST_ACTIONS];
        let ended = |study: &mut Romance, state: &State| {
            crate::Study::<FogOfLove>::end(study, setup, state, &[0, 0]);
        };
        play_random_watched::<FogOfLove, MOST_ACTIONS, _>(
            setup,
            deals,
            rng,
            &mut places,
            study,
            ended,
        )
        .unwrap_or_default()
    }

    fn scribe(_: &Setup) -> Clerk {
        Clerk::default()
    }

    fn header(setup: &Setup) -> Map<String, Value> {
        let content = setup.book().content();
        let story = content.stories[usize::from(setup.story())].id.clone();
        let mut header = Map::new();
        header.insert("story".into(), story.into());
        if setup.is_tutorial() {
            header.insert("tutorial".into(), true.into());
        }
        header.extend(setting::header(setup));
        header.insert("pack".into(), pack_name(setup).into());
        header.insert("hash".into(), content.edition.hash.clone().into());
        header
    }

    fn read_header(header: &Map<String, Value>, wanted: &Wanted) -> Result<Setup, BadSetup> {
        let text = |field: &str| header.get(field).and_then(Value::as_str).map(str::to_string);
        let story = text("story");
        let tutorial = header.get("tutorial").and_then(Value::as_bool).unwrap_or(false);
        // Whatever box of the house it was played with is at hand.
        let offered = |hash: &String| boxes::offered().iter().any(|one| one.cards == *hash);
        let cards = wanted.cards.clone().or_else(|| text("hash").filter(offered));
        let wanted = Wanted { story, tutorial, cards, ..wanted.clone() };
        let setup = Self::setup(&setting::read_header(header, wanted))?;
        // The same name may stand for other cards: the hash tells.
        if text("hash").as_ref() != Some(&setup.book().content().edition.hash) {
            let wanted = text("pack").unwrap_or_default();
            return Err(BadSetup::Pack { wanted, known: pack_name(&setup) });
        }
        Ok(setup)
    }

    fn open(event: &Event) -> Sight {
        event.open()
    }

    fn log(
        setup: &Setup,
        tongue: &Tongue,
        perceived: &Perceived<'_, FogOfLove>,
        players: &[String],
    ) -> Vec<(usize, String)> {
        let latest = latest(setup, perceived.sights, perceived.most);
        let titles = Titles::new(setup, tongue, players);
        words::fog_of_love::story(tongue, &titles, setup, &latest, players)
    }

    /// What the log tells is known before it is put into words.
    fn is_quiet(setup: &Setup, sights: &[Sight], from: usize) -> bool {
        let told = |beat: &Beat| beat.step >= from && beat.what.is_told();
        !latest(setup, sights, usize::MAX).iter().any(told)
    }

    fn waiting(view: &View) -> Waiting {
        match view.table.phase {
            Phase::Over => Waiting::Over(fulfilled(&view.table)),
            _ => Waiting::For(view.table.waiting),
        }
    }

    /// Whoever does not react lets the card go on (FL-251).
    fn silence(view: &View) -> Option<Silence<Action>> {
        view.table.reacting().map(|seats| Silence { action: Action::GoOn, seats })
    }

    fn is_secret_pending(view: &View) -> bool {
        view.table.is_secret_pending()
    }

    fn is_naming(view: &View) -> bool {
        view.table.is_creation()
    }

    /// A shuffle tells how many cards there are.
    fn is_sent(setup: &Setup, sight: &Sight) -> bool {
        let shuffle = matches!(sight, Happened::Shuffled(..) | Happened::Chanced(_));
        !(shuffle && setup.is_uncounted())
    }

    fn prompted(sight: &Sight) -> Option<Seat> {
        match sight {
            Happened::Prompted(seat, _) => Some(*seat),
            _ => None,
        }
    }

    fn telling(
        setup: &Setup,
        tongue: &Tongue,
        sight: &Sight,
        players: &[String],
    ) -> Option<Telling> {
        let Happened::Prompted(_, Why::Clause(source, clause)) = *sight else { return None };
        let story = setup.story();
        let Some(Effect::Tell(_, name)) = setup.book().named(story, source, clause) else {
            return None;
        };
        let card = match (clause.part, source) {
            (Part::FollowUp(scene), _) => CardContext::Scene(scene),
            (_, Source::Chapter(number)) => {
                CardContext::Chapter { story, chapter: number.checked_sub(1)? }
            }
            (_, source) => source.scene().map_or(CardContext::Finale { story }, CardContext::Scene),
        };
        let titles = Titles::new(setup, tongue, players);
        let text = titles.prompt(card, Prompt::Tell(name))?;
        Some(Telling { text, ideas: titles.ideas(card, name) })
    }

    fn is_told_more(sight: &Sight, seat: Seat) -> bool {
        private::is_told_more(sight, seat)
    }

    fn longest_view(setup: &Setup, public: &View, seat: Seat) -> usize {
        private::longest_view(setup, public, seat)
    }

    fn longest_menu(public: &View, seat: Seat) -> usize {
        private::longest_menu(public, seat)
    }

    fn view_json(setup: &Setup, view: &View) -> Value {
        json::view(setup, view)
    }

    fn ask(setup: &Setup, tongue: &Tongue, view: &View, players: &[String]) -> String {
        match Ask::now(view) {
            Ask::Over => {
                let titles = Titles::new(setup, tongue, players);
                words::fog_of_love::ending(tongue, &titles, &view.table, players)
            }
            asked => words::fog_of_love::ask(tongue, asked, players),
        }
    }

    fn illegal(tongue: &Tongue, why: &Illegal, _: &[String]) -> String {
        words::fog_of_love::illegal(tongue, *why)
    }

    fn lessons(view: &View) -> Vec<u8> {
        view.lessons().map(|lesson| lesson.number).collect()
    }

    fn is_solemn(sight: &Sight) -> bool {
        matches!(sight, Happened::ChapterEnded | Happened::Judged(_))
    }
}

/// The latest beats that sights make, each with the place of its sight.
fn latest(setup: &Setup, sights: &[Sight], most: usize) -> Vec<Beat> {
    let mut story = Story::new(setup);
    for (place, sight) in sights.iter().enumerate() {
        story.follow(place, [sight]);
    }
    let mut beats = story.beats();
    beats.split_off(first_told(&beats, most))
}

impl Glimpse<FogOfLove> {
    /// The beats that the log tells, each with its step, before they are put into words.
    pub fn beats(&self) -> Vec<Beat> {
        let mut beats = latest(&self.setup, &self.recent, self.most());
        for beat in &mut beats {
            beat.step = self.step_of(beat.step);
        }
        beats
    }
}

/// Fewest beats of the story that are told beside a table, however new the chapter is.
const FEWEST: usize = 24;

/// The first of the beats that are told, if at most so many are wanted: the present chapter, and
/// some of what was before.
fn first_told(beats: &[Beat], most: usize) -> usize {
    let begins = |beat: &Beat| matches!(beat.what, What::Chapter(_) | What::Finale);
    match beats.len().checked_sub(most) {
        None if most == usize::MAX => 0,
        beyond => {
            let chapter = beats.iter().rposition(begins).unwrap_or(0);
            chapter.min(beats.len().saturating_sub(FEWEST)).max(beyond.unwrap_or(0))
        }
    }
}

/// A match that is over, as a tale.
pub(crate) fn tale(
    game: &RecordedMatch<FogOfLove>,
    tongue: &Tongue,
    told: &[Said],
    players: &[String],
) -> Option<Tale> {
    let (setup, steps) = (game.setup(), game.opened()?);
    let titles = Titles::new(setup, tongue, players);
    words::fog_of_love::tale(tongue, &titles, setup, &steps, told, players)
}

/// Whose destiny is fulfilled.
fn fulfilled(table: &Table) -> Seats {
    [Seat(0), Seat(1)].into_iter().filter(|&seat| table.person(seat).fulfilled).collect()
}
