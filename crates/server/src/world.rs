//! A world in which everything that can go wrong does, and one number says how.
//!
//! Nodes are parlours as they are: their tables, their tasks, their gossip. Only what they stand on is
//! not firm. Chance, the order in which things happen, time, and the way to the database follow from a
//! seed; all else follows from these, so whatever is found is found again with the same seed.
//!
//! Everything runs on one thread under the paused clock of the runtime; of all tasks that could go
//! on, chance picks the next (`hands.rs`), so the order of wakers tells nothing. The way to the
//! database (`line.rs`) loses, delays and repeats; nodes are killed and started again, stopped
//! while time goes on, and cut off (`weather.rs`); people (`person.rs`) hang up in the midst of it
//! and come back elsewhere. Now and then there is peace, and then everybody must see all there is,
//! and be seen.
//!
//! Who asked for what, was answered what and was shown what goes into a `history::History`, with
//! which the journal is compared in the end; and when everybody has gone home, no node keeps
//! anything in memory. Defects are planted to see that they are found ([`Defect`]).

mod database;
mod dice;
mod evening;
mod hands;
mod line;
mod node;
mod person;
mod view;
mod weather;

use crate::Config;
use crate::ground::Ground;
use database::Database;
use dice::{Dice, Tale, Voice};
use evening::Evening;
use hands::{Hands, Whose};
use house::GameKind;
use journal::Soon;
use node::Place;
use person::Person;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::task::coop::unconstrained;
use tokio::time::sleep;
use weather::Weather;

/// What is wrong with the parlours of a world, if something is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Defect {
    /// What is to be stored is believed to be, before the journal says so.
    Believes,
    /// Nobody looks for themselves what others have stored: a hint that is lost is lost for good.
    NeverLooks,
    /// Whether a private link is good is told by what is in memory, be it behind or not.
    JudgesByMemory,
}

/// An append, which a parlour that [believes](Defect::Believes) too soon does not wait for.
pub(crate) fn believed(ground: &dyn Ground, append: Soon<()>) -> Soon<()> {
    if ground.defect() != Some(Defect::Believes) {
        return append;
    }
    ground.spawn(Box::pin(async { drop(append.await) }));
    Box::pin(async { Ok(()) })
}

/// A world.
pub(crate) struct World {
    dice: Dice,
    tale: Tale,
    hands: Hands,
    weather: Weather,
    database: Database,
    config: Config,
    defect: Option<Defect>,
    places: Mutex<Vec<Place>>,
    /// Whether everybody goes home.
    over: AtomicBool,
    /// How many nodes and mishaps there ever were.
    numbered: AtomicU32,
}

/// How a world ended.
#[derive(Clone, Debug, PartialEq, Eq)]
struct End {
    /// What cannot be, if something was found.
    found: Option<String>,
    /// The hash of all that happened.
    tale: u64,
}

impl World {
    fn new(seed: u64, defect: Option<Defect>, voice: Voice) -> Arc<World> {
        let dice = Dice::new(seed);
        let seconds = |from: &[u64]| Duration::from_secs(dice.pick(from));
        let config = Config {
            idle: seconds(&[2, 10, 60]),
            stepped_out: seconds(&[2, 10]),
            gone: seconds(&[6, 60]),
            ..Config::default()
        };
        Arc::new(World {
            weather: Weather::of(&dice),
            hands: Hands::new(dice.clone()),
            tale: Tale::new(voice),
            database: Database::default(),
            config,
            defect,
            places: Mutex::default(),
            over: AtomicBool::new(false),
            numbered: AtomicU32::new(1),
            dice,
        })
    }
}

/// After so many seconds in which nothing happens nothing will.
const QUIET: u32 = 20;

/// Lives through the world of a seed.
fn live(seed: u64, defect: Option<Defect>, voice: Voice) -> End {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime");
    runtime.block_on(unconstrained(async {
        let world = World::new(seed, defect, voice);
        let evening = begin(&world);
        let hands = world.hands.clone();
        let found = match hands.work(last(&world, &evening)).await {
            Ok(judged) => judged.err(),
            Err(broke) => Some(format!("something broke: {broke}")),
        };
        world.end();
        End { found, tale: world.tale.hash() }
    }))
}

/// Nodes and people.
fn begin(world: &Arc<World>) -> Arc<Evening> {
    let dice = &world.dice;
    for _ in 0..2 + dice.below(2) {
        world.build();
    }
    let game = match dice.below(10) {
        0 => GameKind::FogOfLove,
        1 | 2 => GameKind::Favor,
        _ => GameKind::LoveLetter,
    };
    let players = if game == GameKind::FogOfLove { 2 } else { 2 + dice.below(2) as u32 };
    let evening = Evening::new(world, game, players);
    let anna = Person::new(&evening, "Anna", true);
    world.hands.spawn(Whose::Worlds, anna.host());
    // Sometimes a bot takes the last seat.
    let friends = ["Bruno", "Carla"].into_iter().take(players as usize - 1);
    for name in friends.filter(|_| !dice.percent(15)) {
        world.hands.spawn(Whose::Worlds, Person::new(&evening, name, true).live());
    }
    if dice.percent(50) {
        let plays = dice.percent(50);
        world.hands.spawn(Whose::Worlds, Person::new(&evening, "Dora", plays).live());
    }
    evening
}

/// Lives through one storm after the other. After each, everybody sees what there is to see.
async fn last(world: &Arc<World>, evening: &Arc<Evening>) -> Result<(), String> {
    for _ in 0..1 + world.dice.below(3) {
        weather::rage(world).await;
        let entries = quiet(world, evening).await?;
        evening.all_have_seen(entries as usize);
        evening.all_are_there().await?;
    }
    evening.judge(&world.database.read_from(evening.table().await, 0))?;
    // Everybody goes home.
    world.over.store(true, Relaxed);
    sleep(world.config.idle + Duration::from_secs(QUIET.into())).await;
    world.is_empty()
}

/// Waits until nothing has happened for so long that whoever looks for themselves has looked; says how
/// many entries there are. Bots may play on for a while.
async fn quiet(world: &Arc<World>, evening: &Arc<Evening>) -> Result<u32, String> {
    let table = evening.table().await;
    let (mut kept, mut seconds) = (world.database.head(table), 0);
    for _ in 0..600 {
        sleep(Duration::from_secs(1)).await;
        let now = world.database.head(table);
        seconds = if now == kept { seconds + 1 } else { 0 };
        kept = now;
        if seconds == QUIET {
            world.tale.tell(format_args!("quiet: {kept} entries"));
            return Ok(kept);
        }
    }
    Err("it never ends".to_string())
}

/// How to see again what was found.
fn again(seed: u64) -> String {
    format!("PARLOUR_SEED={seed} cargo test -p server --lib world::tests::one_world -- --nocapture")
}

/// Something was found, in the world of this seed.
type Found = (u64, String);

/// Lives through the worlds of these seeds, on all cores, until something is found or there is no time
/// left; says what, in the first of them, and how many worlds there were.
fn search(
    seeds: Range<u64>,
    defect: Option<Defect>,
    until: Option<Instant>,
) -> (u64, Option<Found>) {
    let (next, lived) = (AtomicU64::new(seeds.start), AtomicU64::new(0));
    let found = Mutex::new(None::<Found>);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let search_on = || {
        while until.is_none_or(|until| Instant::now() < until) {
            let seed = next.fetch_add(1, Relaxed);
            if seed >= seeds.end {
                return;
            }
            let end = live(seed, defect, Voice::Silent);
            lived.fetch_add(1, Relaxed);
            if let Some(what) = end.found {
                // Earlier ones may be under way, later ones are not begun.
                next.store(seeds.end, Relaxed);
                let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                if found.as_ref().is_none_or(|(earlier, _)| seed < *earlier) {
                    *found = Some((seed, what));
                }
            }
        }
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(search_on))));
    (lived.into_inner(), found.into_inner().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many worlds are lived through in the usual run,
    const WORLDS: u64 = 3000;
    /// and for how long in the long one.
    const LONG: Duration = Duration::from_secs(2 * 3600);

    fn number(name: &str) -> Option<u64> {
        std::env::var(name).ok()?.parse().ok()
    }

    /// Tells aloud what happens in the world of a seed that somebody names.
    #[test]
    fn one_world() {
        let (seed, voice) = match number("PARLOUR_SEED") {
            Some(seed) => (seed, Voice::Loud),
            None => (0, Voice::Silent),
        };
        assert_eq!(live(seed, None, voice).found, None, "{}", again(seed));
    }

    #[test]
    fn the_same_seed_is_the_same_world() {
        let tales: Vec<u64> = (0..40)
            .map(|seed| {
                let [one, other] = [(); 2].map(|()| live(seed, None, Voice::Silent));
                assert_eq!(one, other, "{}", again(seed));
                one.tale
            })
            .collect();
        let different: BTreeSet<u64> = tales.iter().copied().collect();
        assert_eq!(different.len(), tales.len(), "and another is another");
    }

    #[test]
    fn whatever_goes_wrong_everybody_was_told_the_truth() {
        let begun = Instant::now();
        let (seeds, until) = match number("PARLOUR_WORLDS") {
            Some(worlds) => (0..worlds, None),
            None if std::env::var("PARLOUR_LONG").is_ok() => {
                // Others than the last time.
                let first = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                (first.as_secs() << 20..u64::MAX, Some(begun + LONG))
            }
            None => (0..WORLDS, None),
        };
        let (lived, found) = search(seeds, None, until);
        if let Some((seed, what)) = found {
            panic!("{what}\n{}", again(seed));
        }
        let rate = lived as f64 / begun.elapsed().as_secs_f64();
        println!("{lived} worlds, {rate:.0} a second, and nothing to be found");
    }

    #[test]
    fn whatever_is_wrong_is_found() {
        for defect in [Defect::Believes, Defect::NeverLooks, Defect::JudgesByMemory] {
            let (_, found) = search(0..1000, Some(defect), None);
            let (seed, what) = found.unwrap_or_else(|| panic!("{defect:?} is not found"));
            // It is the defect that is found, and not something that is wrong anyway.
            assert_eq!(live(seed, None, Voice::Silent).found, None, "{}", again(seed));
            println!("{defect:?} is found with seed {seed}: {what}");
        }
    }
}
