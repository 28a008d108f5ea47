//! Sets of scenes.

use crate::content::Scene;
use serde::{Deserialize, Serialize};

/// A set of scenes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Scenes([u64; 4]);

impl Scenes {
    /// The empty set.
    pub const NONE: Scenes = Scenes([0; 4]);

    /// Whether `scene` is in it.
    #[inline(always)]
    pub fn has(&self, scene: Scene) -> bool {
        self.0[usize::from(scene.0 >> 6)] >> (scene.0 & 63) & 1 != 0
    }

    /// Adds a scene.
    #[inline(always)]
    pub fn add(&mut self, scene: Scene) {
        self.0[usize::from(scene.0 >> 6)] |= 1 << (scene.0 & 63);
    }

    /// Takes a scene out.
    #[inline(always)]
    pub fn remove(&mut self, scene: Scene) {
        self.0[usize::from(scene.0 >> 6)] &= !(1 << (scene.0 & 63));
    }

    /// How many.
    #[inline(always)]
    pub fn count(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() as u8
    }

    /// Whether there is none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The `n`-th scene of the set, lowest first.
    pub fn nth(&self, n: u8) -> Option<Scene> {
        self.iter().nth(n.into())
    }

    /// Whether all of `other` is in it.
    pub fn contains(&self, other: &Scenes) -> bool {
        self.0.iter().zip(other.0).all(|(&own, other)| own & other == other)
    }

    /// The scenes, lowest first.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = Scene> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < 4 {
                if words[at] != 0 {
                    let bit = words[at].trailing_zeros() as u8;
                    words[at] &= words[at] - 1;
                    return Some(Scene(at as u8 * 64 + bit));
                }
                at += 1;
            }
            None
        })
    }
}

impl FromIterator<Scene> for Scenes {
    fn from_iter<I: IntoIterator<Item = Scene>>(scenes: I) -> Scenes {
        let mut set = Scenes::NONE;
        scenes.into_iter().for_each(|scene| set.add(scene));
        set
    }
}

impl std::fmt::Debug for Scenes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|scene| scene.0)).finish()
    }
}
