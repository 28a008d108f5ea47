//! What cannot be, if a parlour keeps its word.

/// What cannot be, if a parlour keeps its word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding<M, V, S> {
    /// Something was granted more often than it is kept.
    Lost {
        /// What.
        mark: M,
        /// How often it was granted.
        granted: usize,
        /// How often it is kept.
        kept: usize,
    },
    /// Something is kept that was asked for and refused.
    Refused {
        /// What.
        mark: M,
    },
    /// Something is kept that nobody asked for.
    FromNowhere {
        /// What.
        mark: M,
    },
    /// Something is kept more often than it was asked for, those times apart when it was refused.
    Again {
        /// What.
        mark: M,
        /// How often it is kept.
        kept: usize,
        /// How often it could be.
        most: usize,
    },
    /// Something was granted before something else was asked for, and stands behind it.
    OutOfOrder {
        /// What was granted first.
        first: M,
        /// What was asked for afterwards.
        then: M,
    },
    /// Somebody saw what never was: it is not in the journal, or in another form.
    NeverSo {
        /// Who.
        viewer: V,
        /// How many sights came before on that line.
        sight: usize,
        /// What.
        saw: S,
        /// What they are shown with as many entries as they would have known, if there are so many.
        kept: Option<S>,
    },
    /// Somebody saw less than they had seen before.
    WentBack {
        /// Who.
        viewer: V,
        /// How many sights came before on that line.
        sight: usize,
        /// How many entries they knew of.
        knew: usize,
        /// How many they were shown at most.
        shown: usize,
    },
    /// Somebody came to see how things stand, and was not shown what had been granted by then.
    Stale {
        /// Who.
        viewer: V,
        /// How many sights came before on that line.
        sight: usize,
        /// How many entries there were at least.
        promised: usize,
        /// How many they were shown at most.
        shown: usize,
    },
    /// Somebody was never shown the last of it.
    Behind {
        /// Who.
        viewer: V,
        /// How many entries they were shown at most.
        shown: usize,
        /// How many there are.
        kept: usize,
    },
}
