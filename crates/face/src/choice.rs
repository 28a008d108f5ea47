//! What may be chosen, as a tree: card, then whom, then a name. A whole path is a move.

/// Something that can be picked, by a name that pages and programs use.
pub trait Pick: Clone + PartialEq {
    /// Its name: `guard`, `seat-2`, `name-king`.
    fn name(&self) -> String;
    /// What has this name, if anything has.
    fn named(name: &str) -> Option<Self>;
}

/// A point of the tree: some picks, short of a move, and what may be picked next.
///
/// A point is made from what its viewer can see, so that what it offers, and what it refuses, betrays
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point<P, A> {
    /// The picks that led here. Of those that were asked for, only what stands.
    pub picks: Vec<P>,
    /// What is asked here, in one sentence.
    pub prompt: String,
    /// What may be picked, in the order of the table; also what cannot be picked now, with the reason.
    /// Empty for whoever is not asked.
    pub choices: Vec<Choice<P, A>>,
}

/// One thing that may be picked, or not now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<P, A> {
    /// What.
    pub pick: P,
    /// In a few words, as on a button.
    pub label: String,
    /// What explains it, if anything does: the key of an [`Explanation`].
    pub about: Option<String>,
    /// What it surely does, in a sentence each.
    pub does: Vec<String>,
    /// Whether it cannot be taken back or costs dearly, so that a slip of the finger should not do it.
    pub grave: bool,
    /// Where it leads.
    pub leads: Leads<A>,
}

/// Where a pick leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leads<A> {
    /// To another point: there is more to choose.
    Further,
    /// To this move.
    Move(A),
    /// Nowhere: why it cannot be chosen now, in one sentence.
    Nowhere(String),
}

impl<P, A> Point<P, A> {
    /// Nothing is asked; this is what is waited for.
    pub fn waiting(prompt: String) -> Self {
        Point { picks: Vec::new(), prompt, choices: Vec::new() }
    }
}

impl<P, A> Choice<P, A> {
    /// Something that may be picked.
    pub fn new(pick: P, label: String, leads: Leads<A>) -> Self {
        Choice { pick, label, about: None, does: Vec::new(), grave: false, leads }
    }

    /// With what it surely does.
    #[must_use]
    pub fn doing(mut self, does: impl IntoIterator<Item = String>) -> Self {
        self.does.extend(does);
        self
    }

    /// With what explains it.
    #[must_use]
    pub fn about(mut self, key: impl Into<String>) -> Self {
        self.about = Some(key.into());
        self
    }

    /// A second press should be asked for.
    #[must_use]
    pub fn grave(mut self) -> Self {
        self.grave = true;
        self
    }
}

/// What something is, for whoever asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// By what it is asked for.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// In one line.
    pub line: String,
    /// By its full rule.
    pub rule: String,
}
