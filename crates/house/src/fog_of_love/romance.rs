//! What simulations learn about love: destinies, satisfaction by chapter, what cards are worth.

use super::titles::Titles;
use crate::study::{Curve, Report, Sheet, Study};
use fog_of_love::content::{Destiny, MOST_CARDS, MOST_DESTINIES, MOST_SECRETS, Scene};
use fog_of_love::{Event, FogOfLove, Happened, Setup, State};
use serde_json::{Value, json};
use tabletop::{Seat, Witness};
use words::Tongue;
use words::fog_of_love::{CardNames, Titled};

/// Satisfaction is counted up to this; more is as much.
const MOST: usize = 80;
/// Chapters that are told apart, the beginning and the end included.
const POINTS: usize = 8;
/// How many cards a table for people lists.
const LISTED: usize = 12;

/// How often something was tried, and how often it came true.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Luck {
    tried: u64,
    came_true: u64,
}

/// What is known of one level of bots.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Lover {
    destinies: [Luck; MOST_DESTINIES],
    /// How often satisfaction was what, at the end of each chapter.
    hearts: Vec<[u32; MOST + 1]>,
}

impl Default for Lover {
    fn default() -> Lover {
        Lover { destinies: Default::default(), hearts: vec![[0; MOST + 1]; POINTS] }
    }
}

/// What one scene did.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Worth {
    played: u64,
    /// Satisfaction that came of it, to its player and to the partner.
    gave: [i64; 2],
}

/// The sum of many love stories.
#[derive(Clone, Debug)]
pub struct Romance {
    games: u64,
    together: u64,
    both: u64,
    one: u64,
    lovers: Vec<Lover>,
    scenes: Vec<Worth>,
    /// The game that is being watched: who plays the card in course, satisfaction now, and at the
    /// end of each chapter.
    players: Vec<Option<(Scene, Seat)>>,
    hearts: [i16; 2],
    owed: [i16; 2],
    chapters: Vec<[i16; 2]>,
}

impl Default for Romance {
    /// With room for every card in course, so that watching allocates nothing.
    fn default() -> Romance {
        Romance {
            games: 0,
            together: 0,
            both: 0,
            one: 0,
            lovers: Vec::new(),
            scenes: vec![Worth::default(); MOST_CARDS],
            players: Vec::with_capacity(MOST_SECRETS + 4),
            hearts: [0; 2],
            owed: [0; 2],
            chapters: Vec::with_capacity(32),
        }
    }
}

impl Romance {
    fn scene(&mut self, scene: Scene) -> &mut Worth {
        &mut self.scenes[scene.index() % MOST_CARDS]
    }

    fn lover(&mut self, level: usize) -> &mut Lover {
        if self.lovers.len() <= level {
            self.lovers.resize_with(level + 1, Lover::default);
        }
        &mut self.lovers[level]
    }
}

impl Witness<Event> for Romance {
    #[inline]
    fn witness(&mut self, event: &Event) {
        match *event {
            Happened::Began(frame) => {
                let played = frame.source.scene().map(|scene| (scene, frame.player));
                if let Some((scene, _)) = played {
                    self.scene(scene).played += 1;
                }
                self.players.push(played);
            }
            Happened::Ended => {
                self.players.pop();
            }
            Happened::Credited(seat, amount, _) => {
                self.owed[seat.index() & 1] += amount;
                if let Some(&Some((scene, player))) = self.players.last() {
                    let whose = usize::from(seat != player);
                    self.scene(scene).gave[whose] += i64::from(amount);
                }
            }
            Happened::Settled => {
                for (hearts, owed) in self.hearts.iter_mut().zip(&mut self.owed) {
                    *hearts = (*hearts + std::mem::take(owed)).max(0);
                }
            }
            Happened::SwappedSatisfaction => self.hearts.swap(0, 1),
            Happened::ChapterEnded => self.chapters.push(self.hearts),
            _ => {}
        }
    }
}

impl Study<FogOfLove> for Romance {
    fn end(&mut self, _: &Setup, state: &State, levels: &[usize]) {
        let table = state.table();
        let fulfilled = table.people.iter().filter(|person| person.fulfilled).count();
        self.games += 1;
        self.together += u64::from(table.together);
        self.both += u64::from(fulfilled == 2);
        self.one += u64::from(fulfilled == 1);
        let mut chapters = std::mem::take(&mut self.chapters);
        chapters.push([0, 1].map(|seat| table.person(Seat(seat)).satisfaction));
        for (seat, &level) in levels.iter().enumerate() {
            let person = table.person(Seat(seat as u8));
            let lover = self.lover(level);
            if let Some(destiny) = person.destiny {
                let luck = &mut lover.destinies[destiny.index()];
                luck.tried += 1;
                luck.came_true += u64::from(person.fulfilled);
            }
            for (counts, hearts) in lover.hearts.iter_mut().zip(&chapters) {
                counts[usize::try_from(hearts[seat & 1]).unwrap_or(0).min(MOST)] += 1;
            }
        }
        chapters.clear();
        self.chapters = chapters;
        self.players.clear();
        (self.hearts, self.owed) = ([0; 2], [0; 2]);
    }

    fn merge(&mut self, other: Romance) {
        self.games += other.games;
        self.together += other.together;
        self.both += other.both;
        self.one += other.one;
        for (level, theirs) in other.lovers.into_iter().enumerate() {
            let mine = self.lover(level);
            for (mine, theirs) in mine.destinies.iter_mut().zip(theirs.destinies) {
                mine.tried += theirs.tried;
                mine.came_true += theirs.came_true;
            }
            for (mine, theirs) in mine.hearts.iter_mut().zip(theirs.hearts) {
                mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
            }
        }
        for (scene, theirs) in (0..).map(Scene).zip(other.scenes) {
            let mine = self.scene(scene);
            mine.played += theirs.played;
            mine.gave[0] += theirs.gave[0];
            mine.gave[1] += theirs.gave[1];
        }
    }

    fn report(&self, setup: &Setup, levels: &[&'static str], tongue: &Tongue) -> Report {
        let content = setup.book().content();
        let chapters = content.stories[usize::from(setup.story())].chapters.len();
        let played: Vec<(&'static str, &Lover)> = levels
            .iter()
            .copied()
            .zip(&self.lovers)
            .filter(|(_, lover)| lover.hearts[0].iter().any(|&count| count > 0))
            .collect();
        let points: Vec<String> = (1..=chapters)
            .map(|chapter| tongue.study_chapter(chapter as i64))
            .chain([tongue.study_end()])
            .collect();
        Report {
            figures: vec![
                ("outcomes", self.outcomes()),
                ("destinies", self.destinies(setup, &played)),
                ("satisfaction", satisfaction(&played, chapters + 1)),
                ("scenes", self.worths(setup)),
            ],
            sheets: vec![
                self.outcome_sheet(tongue),
                self.destiny_sheet(setup, &played, tongue),
                hearts_sheet(&played, &points, tongue),
                self.scene_sheet(setup, tongue),
            ],
            curves: played
                .iter()
                .map(|(level, lover)| Curve {
                    name: tongue.level(level),
                    points: (0..=chapters).map(|n| quantiles(&lover.hearts[n])).collect(),
                })
                .collect(),
            points,
        }
    }
}

impl Romance {
    fn neither(&self) -> u64 {
        self.games - self.both - self.one
    }

    fn outcomes(&self) -> Value {
        json!({
            "together": self.together,
            "apart": self.games - self.together,
            "both_fulfilled": self.both,
            "one_fulfilled": self.one,
            "none_fulfilled": self.neither(),
        })
    }

    fn destinies(&self, setup: &Setup, played: &[(&'static str, &Lover)]) -> Value {
        let destinies = &setup.book().content().destinies;
        let rows = lucks(setup, played).map(|(level, card, luck)| {
            json!({
                "level": level,
                "destiny": destinies[card.index()].id,
                "chosen": luck.tried,
                "fulfilled": luck.came_true,
            })
        });
        rows.collect()
    }

    fn worths(&self, setup: &Setup) -> Value {
        let cards = setup.book().content().scenes.iter().zip(&self.scenes);
        let rows = cards.filter(|(_, worth)| worth.played > 0).map(|(card, worth)| {
            let mean = |sum: i64| sum as f64 / worth.played as f64;
            json!({
                "scene": card.id,
                "played": worth.played,
                "to_player": mean(worth.gave[0]),
                "to_partner": mean(worth.gave[1]),
            })
        });
        rows.collect()
    }

    fn outcome_sheet(&self, tongue: &Tongue) -> Sheet {
        let row = |name: String, count: u64| {
            vec![name, count.to_string(), share(tongue, count, self.games)]
        };
        Sheet {
            title: tongue.study_outcomes(),
            head: vec![String::new(), tongue.heading_games(), tongue.heading_share()],
            rows: vec![
                row(tongue.study_together(), self.together),
                row(tongue.study_both(), self.both),
                row(tongue.study_one(), self.one),
                row(tongue.study_none(), self.neither()),
            ],
        }
    }

    fn destiny_sheet(
        &self,
        setup: &Setup,
        played: &[(&'static str, &Lover)],
        tongue: &Tongue,
    ) -> Sheet {
        let titles = Titles::new(setup, tongue, &[]);
        let rows = lucks(setup, played).map(|(level, card, luck)| {
            let title = titles.title(Titled::Destiny(card)).unwrap_or_default();
            let fulfilled = share(tongue, luck.came_true, luck.tried);
            vec![title, tongue.level(level), luck.tried.to_string(), fulfilled]
        });
        Sheet {
            title: tongue.study_destinies(),
            head: vec![
                tongue.study_destiny(),
                tongue.heading_level(),
                tongue.study_chosen(),
                tongue.study_fulfilled(),
            ],
            rows: rows.collect(),
        }
    }

    fn scene_sheet(&self, setup: &Setup, tongue: &Tongue) -> Sheet {
        let titles = Titles::new(setup, tongue, &[]);
        let cards = setup.book().content().scene_numbers().zip(&self.scenes);
        let mut cards: Vec<_> = cards.filter(|(_, worth)| worth.played > 0).collect();
        cards.sort_by_key(|(scene, worth)| (std::cmp::Reverse(worth.played), *scene));
        let rows = cards.into_iter().take(LISTED).map(|(scene, worth)| {
            let title = titles.title(Titled::Scene(scene)).unwrap_or_default();
            let mean = |sum: i64| tongue.signed(sum as f64 / worth.played as f64, 2);
            let played = tongue.decimal(worth.played as f64 / self.games.max(1) as f64, 2);
            vec![title, played, mean(worth.gave[0]), mean(worth.gave[1])]
        });
        Sheet {
            title: tongue.study_scenes(LISTED as i64),
            head: vec![
                tongue.study_scene(),
                tongue.study_per_game(),
                tongue.study_to_player(),
                tongue.study_to_partner(),
            ],
            rows: rows.collect(),
        }
    }
}

/// Every destiny of the story for every level that played.
fn lucks<'a>(
    setup: &'a Setup,
    played: &'a [(&'static str, &'a Lover)],
) -> impl Iterator<Item = (&'static str, Destiny, Luck)> {
    let story = &setup.book().content().stories[usize::from(setup.story())];
    played.iter().flat_map(move |&(level, lover)| {
        story.destinies.iter().map(move |card| (level, card, lover.destinies[card.index()]))
    })
}

fn share(tongue: &Tongue, part: u64, of: u64) -> String {
    if of == 0 { "–".into() } else { tongue.percent(part as f64 / of as f64) }
}

/// The value below which 5, 50 and 95 of a hundred lie.
fn quantiles(counts: &[u32; MOST + 1]) -> [f64; 3] {
    let all: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    [5, 50, 95].map(|percent| {
        let mut below = 0;
        for (value, &count) in counts.iter().enumerate() {
            below += u64::from(count);
            if below * 100 >= all * percent {
                return value as f64;
            }
        }
        MOST as f64
    })
}

fn satisfaction(played: &[(&'static str, &Lover)], points: usize) -> Value {
    let rows = played.iter().flat_map(|(level, lover)| {
        lover.hearts.iter().take(points).enumerate().map(move |(point, counts)| {
            let [low, middle, high] = quantiles(counts);
            let at = if point + 1 == points { json!("end") } else { json!(point + 1) };
            json!({ "level": level, "chapter": at, "low": low, "median": middle, "high": high })
        })
    });
    rows.collect()
}

fn hearts_sheet(played: &[(&'static str, &Lover)], points: &[String], tongue: &Tongue) -> Sheet {
    let rows = played.iter().map(|(level, lover)| {
        let cells = lover.hearts.iter().take(points.len()).map(|counts| {
            let [low, middle, high] = quantiles(counts);
            format!("{middle} ({low}–{high})")
        });
        [tongue.level(level)].into_iter().chain(cells).collect()
    });
    Sheet {
        title: tongue.study_satisfaction(),
        head: [tongue.heading_level()].into_iter().chain(points.iter().cloned()).collect(),
        rows: rows.collect(),
    }
}
