//! Lists of legal moves.

/// Where legal moves are listed. `Vec` is one; [`List`] is one that never allocates.
pub trait Menu<A> {
    /// Adds a move.
    fn push(&mut self, action: A);
    /// Adds several at once, which is faster than one by one.
    fn append<const N: usize>(&mut self, actions: [A; N]) {
        for action in actions {
            self.push(action);
        }
    }
    /// Adds the first `count` of these, which are no fewer, without branching on how many where it
    /// can.
    fn append_first<const N: usize>(&mut self, actions: &[A; N], count: usize)
    where
        A: Copy,
    {
        for &action in actions.iter().take(count) {
            self.push(action);
        }
    }
}

impl<A> Menu<A> for Vec<A> {
    fn push(&mut self, action: A) {
        Vec::push(self, action);
    }
}

/// Up to `N` moves in a place lent for them. A game says how large its longest list can be.
///
/// The place lies elsewhere so that the length can stay in a register while moves are written.
pub struct List<'a, A, const N: usize> {
    items: &'a mut [A; N],
    len: usize,
}

impl<'a, A, const N: usize> List<'a, A, N> {
    /// An empty list. What `items` hold is overwritten and never shown.
    #[inline(always)]
    pub fn over(items: &'a mut [A; N]) -> Self {
        List { items, len: 0 }
    }
}

impl<A, const N: usize> std::ops::Deref for List<'_, A, N> {
    type Target = [A];
    #[inline(always)]
    fn deref(&self) -> &[A] {
        &self.items[..self.len]
    }
}

impl<A: Copy, const N: usize> Menu<A> for List<'_, A, N> {
    #[inline(always)]
    fn push(&mut self, action: A) {
        self.items[self.len] = action;
        self.len += 1;
    }

    #[inline(always)]
    fn append<const M: usize>(&mut self, actions: [A; M]) {
        self.items[self.len..self.len + M].copy_from_slice(&actions);
        self.len += M;
    }

    #[inline(always)]
    fn append_first<const M: usize>(&mut self, actions: &[A; M], count: usize) {
        debug_assert!(count <= M, "{count} of {M} moves");
        self.items[self.len..self.len + M].copy_from_slice(actions);
        self.len += count;
    }
}
