//! Chance, and the tale of what came of it: both follow from one number.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::fmt::{Arguments, Write};
use std::hash::{DefaultHasher, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Whatever is left to chance in a world.
#[derive(Clone)]
pub struct Dice(Arc<Mutex<ChaCha8Rng>>);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Arc::new(Mutex::new(ChaCha8Rng::seed_from_u64(seed))))
    }

    fn rng(&self) -> MutexGuard<'_, ChaCha8Rng> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number below this one, which is not 0.
    pub fn below(&self, end: usize) -> usize {
        (self.rng().next_u64() % end as u64) as usize
    }

    /// So many times in a hundred.
    pub fn percent(&self, times: usize) -> bool {
        self.below(100) < times
    }

    /// From so many milliseconds to so many.
    pub fn millis(&self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.below((to - from + 1) as usize) as u64)
    }

    pub fn pick<T: Copy>(&self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.rng().fill_bytes(&mut bytes);
        bytes
    }
}

/// Whether somebody wants to read what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    Loud,
    Silent,
}

/// What happens in a world, as a hash, and line by line if somebody wants to read it.
pub struct Tale {
    begun: Instant,
    told: Mutex<Told>,
}

struct Told {
    hasher: DefaultHasher,
    line: String,
    voice: Voice,
}

impl Tale {
    pub fn new(voice: Voice) -> Tale {
        let told = Told { hasher: DefaultHasher::new(), line: String::new(), voice };
        Tale { begun: Instant::now(), told: Mutex::new(told) }
    }

    /// How long the world has existed, in milliseconds.
    pub fn now(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }

    pub fn tell(&self, what: Arguments<'_>) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let Told { hasher, line, voice } = &mut *told;
        line.clear();
        let now = self.now();
        let _ = write!(line, "{:>4}.{:03}  {what}", now / 1000, now % 1000);
        hasher.write(line.as_bytes());
        if *voice == Voice::Loud {
            println!("{line}");
        }
    }

    pub fn hash(&self) -> u64 {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).hasher.finish()
    }
}
