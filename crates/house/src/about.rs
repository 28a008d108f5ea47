//! What is to be said of each game: one description that the home page, the API, the command line
//! and the checks all read.

use crate::{AnySetup, GameKind, Hosted, Wanted, with_game};
use serde::Serialize;
use std::sync::LazyLock;
use utoipa::ToSchema;
use words::Tongue;

/// How many may sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Players {
    /// The fewest.
    pub fewest: u8,
    /// The most.
    pub most: u8,
}

/// A set of rules, where a game has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RuleSet {
    /// Its name: `classic`.
    pub key: &'static str,
    /// How many may play by it.
    pub players: Players,
}

/// A special event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SpecialEvent {
    /// Its id: `room-214`.
    pub event: String,
    /// The stories that include it unless somebody chooses otherwise.
    pub stories: Vec<String>,
}

/// What the chapters of a story touch on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct StoryTopics {
    /// The story: `second-helpings`.
    pub story: String,
    /// The topics, of those that players may leave out: on scenes, not on chapters.
    pub topics: Vec<String>,
}

/// The ordinary scenes of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeckOfScenes {
    /// Its name: `sweet`.
    pub deck: &'static str,
    /// Their ids.
    pub scenes: Vec<String>,
}

/// A game, as it is described to people and programs.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct About {
    /// Which game.
    #[serde(rename = "game")]
    pub kind: GameKind,
    /// How many may sit down, by whichever rules.
    pub players: Players,
    /// How many sit down if nobody says.
    pub usual_players: u8,
    /// How many minutes a game takes, about: the shortest and the longest.
    pub minutes: (u8, u8),
    /// The sets of rules it knows, the usual one first; empty if there is only one.
    pub rules: Vec<RuleSet>,
    /// The stories it tells; empty if it tells none.
    pub stories: Vec<String>,
    /// The special events that any of its stories can include; empty if there are none.
    pub events: Vec<SpecialEvent>,
    /// The topics that players may leave out, each in private; empty if there are none.
    pub topics: Vec<String>,
    /// The stories whose chapters touch on such topics all the same: chapters are never left out, so
    /// this is to be said before a story is chosen.
    pub unavoidable: Vec<StoryTopics>,
    /// Its scenes by deck, which can be left out one by one; empty if it has none.
    pub scenes: Vec<DeckOfScenes>,
    /// Whether there are lessons for somebody's first game.
    pub lessons: bool,
    /// The levels of its bots, weakest first.
    pub levels: Vec<&'static str>,
    /// The level of bots that nobody chose.
    pub usual_level: &'static str,
}

impl About {
    fn of<G: Hosted>(kind: GameKind) -> About {
        let seats = |rules: Option<&str>| {
            let rules = rules.map(str::to_owned);
            let may = |count: &u8| {
                let players = Some(u32::from(*count));
                G::setup(&Wanted { players, rules: rules.clone(), ..Wanted::default() }).is_ok()
            };
            let able: Vec<u8> = (1..=12).filter(may).collect();
            Players {
                fewest: able.first().copied().unwrap_or_default(),
                most: able.last().copied().unwrap_or_default(),
            }
        };
        let levels: Vec<&'static str> = G::levels().iter().map(|level| level.name).collect();
        let (usual, stories) = (Wanted::default(), G::stories());
        let casual = levels.iter().find(|level| **level == "casual");
        About {
            kind,
            players: seats(None),
            usual_players: AnySetup::of(kind, &usual).map_or(2, |s| s.players()),
            minutes: G::MINUTES,
            rules: G::RULES.iter().map(|&key| RuleSet { key, players: seats(Some(key)) }).collect(),
            events: events_of(kind, &usual, G::events(), &stories),
            scenes: G::scenes(),
            topics: topics_of(kind, &usual),
            unavoidable: unavoidable_of(kind, &usual, &stories),
            stories,
            lessons: G::setup(&Wanted { tutorial: true, ..Wanted::default() }).is_ok(),
            usual_level: casual.or(levels.last()).copied().unwrap_or("random"),
            levels,
        }
    }

    /// What people call it.
    pub fn title(&self, tongue: &Tongue) -> String {
        self.kind.title(tongue)
    }

    /// One sentence that makes somebody want to play it.
    pub fn line(&self, tongue: &Tongue) -> String {
        match self.kind {
            GameKind::LoveLetter => tongue.web_about_love_letter(),
            GameKind::Favor => tongue.web_about_favor(),
            GameKind::FogOfLove => tongue.web_about_fog_of_love(),
        }
    }
}

/// The topics that can be left out of a game's usual table.
pub(crate) fn topics_of(kind: GameKind, usual: &Wanted) -> Vec<String> {
    let setup = AnySetup::of(kind, usual).ok();
    setup.filter(AnySetup::can_leave_topics_out).map_or_else(Vec::new, |s| s.topics().to_vec())
}

/// The set-up of one of a game's stories.
fn story_of(kind: GameKind, usual: &Wanted, story: &str) -> Option<AnySetup> {
    let wanted = Wanted { story: Some(story.to_string()), ..usual.clone() };
    AnySetup::of(kind, &wanted).ok()
}

/// The topics that chapters touch on, story by story; those without any are not listed.
pub(crate) fn unavoidable_of(
    kind: GameKind,
    usual: &Wanted,
    stories: &[String],
) -> Vec<StoryTopics> {
    let of = |story: &String| {
        let topics = story_of(kind, usual, story)?.unavoidable();
        (!topics.is_empty()).then(|| StoryTopics { story: story.clone(), topics })
    };
    stories.iter().filter_map(of).collect()
}

/// The special events of a game, and which of its stories include them.
pub(crate) fn events_of(
    kind: GameKind,
    usual: &Wanted,
    events: Vec<String>,
    stories: &[String],
) -> Vec<SpecialEvent> {
    let included = |story: &String| story_of(kind, usual, story).map(|setup| setup.events());
    let stories: Vec<_> =
        stories.iter().map(|story| (included(story).unwrap_or_default(), story)).collect();
    let of = |event: String| {
        let with = stories.iter().filter(|(events, _)| events.contains(&event));
        let stories = with.map(|(_, story)| (*story).clone()).collect();
        SpecialEvent { event, stories }
    };
    events.into_iter().map(of).collect()
}

impl GameKind {
    /// What is to be said of it.
    pub fn about(self) -> &'static About {
        static ALL: LazyLock<[About; GameKind::ALL.len()]> =
            LazyLock::new(|| GameKind::ALL.map(|kind| with_game!(kind, G => About::of::<G>(kind))));
        &ALL[self as usize]
    }

    /// What people call it.
    pub fn title(self, tongue: &Tongue) -> String {
        match self {
            GameKind::LoveLetter => tongue.game_love_letter(),
            GameKind::Favor => tongue.game_favor(),
            GameKind::FogOfLove => tongue.game_fog_of_love(),
        }
    }
}
