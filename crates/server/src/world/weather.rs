//! How bad a day it is in a world: what gets lost, what takes long, which mishaps befall the nodes.

use super::World;
use super::dice::Dice;
use super::hands::Whose;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::sleep;

/// How bad a day it is.
pub struct Weather {
    dice: Dice,
    /// How many of a hundred messages are slow, and how many of them hang for seconds.
    slow: usize,
    /// How many of a thousand are lost between a node and the database,
    lost: usize,
    /// how many of a hundred hints and whispers,
    unheard: usize,
    /// and how many of a thousand between people and a node.
    dropped: usize,
    /// How long there is peace between two mishaps, at most, in milliseconds.
    calm: u64,
    /// How long a storm lasts, at most, in milliseconds.
    storm: u64,
    /// Whether it is over.
    peace: AtomicBool,
}

/// What befalls a node.
#[derive(Clone, Copy, Debug)]
enum Mishap {
    Killed,
    Stopped,
    Cut,
}

impl Weather {
    pub fn of(dice: &Dice) -> Weather {
        let bad = dice.pick(&[0, 1, 1, 2]);
        Weather {
            dice: dice.clone(),
            slow: dice.below(12) * bad,
            lost: dice.below(30) * bad,
            unheard: dice.below(40) * bad,
            dropped: dice.below(10) * bad,
            calm: dice.pick(&[2_000, 6_000, 15_000, 60_000]),
            storm: dice.pick(&[10_000, 20_000, 40_000]),
            peace: AtomicBool::new(false),
        }
    }

    pub fn is_peace(&self) -> bool {
        self.peace.load(Relaxed)
    }

    /// How long something is on its way.
    pub fn trip(&self) -> Duration {
        match self.is_peace() || !self.dice.percent(self.slow) {
            true => self.dice.millis(1, 4),
            false if self.dice.percent(10) => self.dice.millis(1_000, 9_000),
            false => self.dice.millis(10, 400),
        }
    }

    /// Whether something on its way between a node and the database gets lost.
    pub fn loses(&self) -> bool {
        !self.is_peace() && self.dice.below(1000) < self.lost
    }

    /// Whether something on its way between somebody and a node does.
    pub fn drops(&self) -> bool {
        !self.is_peace() && self.dice.below(1000) < self.dropped
    }

    /// How often somebody hears a hint or a whisper.
    pub fn times_heard(&self) -> usize {
        match self.is_peace() {
            true => 1,
            false if self.dice.percent(self.unheard) => 0,
            false => 1 + usize::from(self.dice.percent(5)),
        }
    }

    /// No answer comes. Whoever waits for it notices at once, or by and by.
    pub async fn leave<T>(&self, answer: oneshot::Sender<T>) {
        if self.dice.percent(50) {
            sleep(Duration::from_secs(30)).await;
        }
        drop(answer);
    }
}

/// Lets mishaps happen until the storm is over, and then mends everything.
pub async fn rage(world: &Arc<World>) {
    let (weather, dice) = (&world.weather, &world.dice);
    weather.peace.store(false, Relaxed);
    world.tale.tell(format_args!("a storm"));
    let end = world.tale.now() + dice.millis(weather.storm / 2, weather.storm).as_millis() as u64;
    while world.tale.now() < end {
        sleep(dice.millis(100, weather.calm)).await;
        let place = dice.below(world.places());
        // Where the database itself is out of reach, it is for all.
        let places = if dice.percent(6) { 0..world.places() } else { place..place + 1 };
        let mishap = dice.pick(&[Mishap::Killed, Mishap::Stopped, Mishap::Cut, Mishap::Cut]);
        let lasts = match dice.below(4) {
            0 => dice.millis(10_000, 70_000),
            _ => dice.millis(50, 8_000),
        };
        for place in places {
            world.hands.spawn(Whose::Worlds, befall(world.clone(), place, mishap, lasts));
        }
    }
    weather.peace.store(true, Relaxed);
    world.tale.tell(format_args!("peace"));
    for place in 0..world.places() {
        world.restore(place);
    }
}

async fn befall(world: Arc<World>, place: usize, mishap: Mishap, lasts: Duration) {
    // One at a time, and none after the storm.
    let number = world.number();
    let whose = world.strike(place, number).filter(|_| !world.weather.is_peace());
    let Some(whose) = whose else { return };
    world.tale.tell(format_args!("{whose:?} is {mishap:?} for {lasts:?}"));
    match mishap {
        Mishap::Killed => world.kill(place),
        Mishap::Stopped => world.hands.stop(whose),
        Mishap::Cut => world.cut(place),
    }
    sleep(lasts).await;
    // After the storm everything was mended at once.
    if world.is_struck(place, number) {
        world.restore(place);
    }
}
