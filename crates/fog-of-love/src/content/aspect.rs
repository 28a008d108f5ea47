//! The six dimensions of personality (FL-57).

use serde::{Deserialize, Serialize};

/// A dimension of personality.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Dimension {
    /// Order and effort, or letting things slide.
    Discipline,
    /// Wanting to know, or leaving it be.
    Curiosity,
    /// Among people, or by oneself.
    Extroversion,
    /// Feeling things, or letting them pass.
    Sensitivity,
    /// Kind, or sharp.
    Gentleness,
    /// Truthful, or not.
    Sincerity,
}

impl Dimension {
    /// All six, in the order of the board.
    pub const ALL: [Dimension; 6] = [
        Dimension::Discipline,
        Dimension::Curiosity,
        Dimension::Extroversion,
        Dimension::Sensitivity,
        Dimension::Gentleness,
        Dimension::Sincerity,
    ];

    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Dimension::Discipline => "discipline",
            Dimension::Curiosity => "curiosity",
            Dimension::Extroversion => "extroversion",
            Dimension::Sensitivity => "sensitivity",
            Dimension::Gentleness => "gentleness",
            Dimension::Sincerity => "sincerity",
        }
    }

    /// The dimension with this name in a pack.
    pub fn named(name: &str) -> Option<Dimension> {
        Dimension::ALL.into_iter().find(|dimension| dimension.name() == name)
    }
}

/// One of the two directions of a dimension.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Direction {
    /// The arrow up: more of it.
    Up,
    /// The arrow down: less of it.
    Down,
}

impl Direction {
    /// Its name in a pack.
    pub fn name(self) -> &'static str {
        match self {
            Direction::Up => "up",
            Direction::Down => "down",
        }
    }
}

/// One direction of one dimension: what a token lies on. In a pack: `"sincerity up"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Aspect {
    /// Which dimension.
    pub dimension: Dimension,
    /// Which way.
    pub direction: Direction,
}

impl Aspect {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// The upward aspect of a dimension.
    pub const fn up(dimension: Dimension) -> Aspect {
        Aspect { dimension, direction: Direction::Up }
    }

    /// The downward aspect of a dimension.
    pub const fn down(dimension: Dimension) -> Aspect {
        Aspect { dimension, direction: Direction::Down }
    }

    /// All twelve, upward before downward in each dimension.
    pub fn all() -> impl Iterator<Item = Aspect> {
        Dimension::ALL.into_iter().flat_map(|d| [Aspect::up(d), Aspect::down(d)])
    }

    /// Its place in [`Aspect::all`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.dimension as usize * 2 + self.direction as usize
    }

    /// The aspect at a place of [`Aspect::all`]; the number wraps around.
    #[inline(always)]
    pub fn at(index: usize) -> Aspect {
        let dimension = Dimension::ALL[index / 2 % 6];
        if index.is_multiple_of(2) { Aspect::up(dimension) } else { Aspect::down(dimension) }
    }

    /// The other direction of the same dimension.
    #[inline(always)]
    pub fn opposite(self) -> Aspect {
        Aspect::at(self.index() ^ 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// FL-57: up and down of six dimensions.
    #[test]
    fn there_are_six_dimensions_with_two_aspects_each() {
        let aspects: Vec<Aspect> = Aspect::all().collect();
        assert_eq!(aspects.len(), Aspect::COUNT);
        for (index, &aspect) in aspects.iter().enumerate() {
            assert_eq!(aspect.index(), index);
            assert_eq!(Aspect::at(index), aspect);
            assert_eq!(aspect.opposite().opposite(), aspect);
            assert_eq!(aspect.opposite().dimension, aspect.dimension);
            assert_ne!(aspect.opposite(), aspect);
        }
        for dimension in Dimension::ALL {
            assert_eq!(Dimension::named(dimension.name()), Some(dimension));
        }
    }
}
