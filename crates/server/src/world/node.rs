//! Nodes of a world: parlours as they are, on ground that gives way.

use super::hands::Whose;
use super::line::{ByLine, Line};
use super::{Defect, World};
use crate::ground::{Beside, Ground};
use crate::parlour::Parlour;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, MutexGuard, PoisonError};

/// A parlour and its line to the database.
#[derive(Clone)]
pub struct Node {
    pub whose: Whose,
    pub parlour: Arc<Parlour>,
    pub line: Arc<Line>,
}

/// Where a node is, or was until it was killed.
#[derive(Default)]
pub struct Place {
    node: Option<Node>,
    /// What has befallen it, by number, if something has.
    struck: Option<u32>,
}

/// The ground that a node stands on.
struct Shaky {
    world: Arc<World>,
    whose: Whose,
}

impl Ground for Shaky {
    fn entropy(&self) -> [u8; 32] {
        self.world.dice.bytes()
    }

    fn spawn(&self, what: Beside) {
        self.world.hands.spawn(self.whose, what);
    }

    fn defect(&self) -> Option<Defect> {
        self.world.defect
    }
}

impl World {
    fn all(&self) -> MutexGuard<'_, Vec<Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number that nothing else has.
    pub fn number(&self) -> u32 {
        self.numbered.fetch_add(1, Relaxed)
    }

    /// A node where there was none before.
    pub fn build(self: &Arc<World>) {
        let node = Some(self.start());
        self.all().push(Place { node, struck: None });
    }

    /// A node that knows nothing but what is in the database.
    pub fn start(self: &Arc<World>) -> Node {
        let whose = Whose::Nodes(self.number());
        let line = Line::new(self, whose);
        let ground = Shaky { world: self.clone(), whose };
        let journal = Arc::new(ByLine(line.clone()));
        let config = self.config.clone();
        let parlour = Parlour::on(Box::new(ground), config, journal, Arc::default());
        Node { whose, parlour, line }
    }

    /// How many places there are for nodes.
    pub fn places(&self) -> usize {
        self.all().len()
    }

    /// The node that is there, if one is.
    pub fn node(&self, place: usize) -> Option<Node> {
        self.all().get(place).and_then(|place| place.node.clone())
    }

    /// The lines of all nodes.
    pub fn lines(&self) -> Vec<Arc<Line>> {
        let places = self.all();
        places.iter().filter_map(|place| Some(place.node.as_ref()?.line.clone())).collect()
    }

    /// Mishap number so and so befalls a node, unless another has: says whom.
    pub fn strike(&self, place: usize, mishap: u32) -> Option<Whose> {
        let mut places = self.all();
        let place = places.get_mut(place).filter(|place| place.struck.is_none())?;
        let whose = place.node.as_ref()?.whose;
        place.struck = Some(mishap);
        Some(whose)
    }

    /// Whether that mishap is not over yet.
    pub fn is_struck(&self, place: usize, mishap: u32) -> bool {
        self.all().get(place).is_some_and(|place| place.struck == Some(mishap))
    }

    pub fn kill(&self, place: usize) {
        let dead = self.all().get_mut(place).and_then(|place| place.node.take());
        if let Some(node) = dead {
            self.hands.kill(node.whose);
        }
    }

    pub fn cut(&self, place: usize) {
        if let Some(node) = self.node(place) {
            node.line.cut();
        }
    }

    /// Whatever has befallen a node is over.
    pub fn restore(self: &Arc<World>, place: usize) {
        let node = match self.node(place) {
            Some(node) => node,
            None => self.start(),
        };
        self.hands.go_on(node.whose);
        if !node.line.is_whole() {
            node.line.mend();
        }
        if let Some(place) = self.all().get_mut(place) {
            self.tale.tell(format_args!("{:?} is well", node.whose));
            *place = Place { node: Some(node), struck: None };
        }
    }

    /// Whether no node has anything in memory any more.
    pub fn is_empty(&self) -> Result<(), String> {
        for place in self.all().iter() {
            let Some(node) = &place.node else { continue };
            let left = node.parlour.places();
            if left > 0 {
                return Err(format!("{:?} has {left} tables that nobody looks at", node.whose));
            }
        }
        Ok(())
    }

    /// Everything is over.
    pub fn end(&self) {
        let places = std::mem::take(&mut *self.all());
        self.hands.end();
        drop(places);
    }
}
