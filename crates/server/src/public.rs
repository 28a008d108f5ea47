//! What the pages of a table have in common: what the public would be sent, made once, and how far each
//! guest had come who was here, so that a line that is lost changes nothing.
//!
//! Every page of a seat needs the public's too, for its padding. Only what was drawn for the public
//! is laid down here, and only that is drawn while other pages of the table wait: so the time that
//! a page takes tells nothing of what others hold (`timings.rs`).

use face::queue::Queue;
use std::collections::VecDeque;
use tables::Guest;
use web::Shelf;

/// What was made for the public lately, for the pages of one table.
#[derive(Default)]
pub(crate) struct Public {
    /// The parts of pages that everybody sees.
    pub shelf: Shelf,
    /// How long something is that was compressed.
    squeezed: VecDeque<(u64, usize)>,
    /// What guests have been shown, and on a device that is passed around, what each seat has.
    shown: VecDeque<(Viewed, Queue)>,
}

/// As many lengths are remembered: those of a step in every language.
const MOST: usize = 8;

/// A guest, and the seat that the curtain is open for on a device that is passed around.
pub(crate) type Viewed = (Guest, Option<u8>);

/// As many are remembered: more than sit at a table.
const VIEWERS: usize = 8;

impl Public {
    /// Somebody has been shown so much by now. Where two of their tabs differ, the one that is further counts:
    /// they have seen that.
    pub fn keep(&mut self, viewed: Viewed, shown: Queue) {
        match self.shown.iter_mut().find(|(of, _)| *of == viewed) {
            Some((_, known)) if known.is_ahead_of(&shown) => {}
            Some((_, known)) => *known = shown,
            None => {
                if self.shown.len() == VIEWERS {
                    self.shown.pop_front();
                }
                self.shown.push_back((viewed, shown));
            }
        }
    }

    /// What somebody has been shown, if they were here.
    pub fn known(&self, viewed: Viewed) -> Option<Queue> {
        self.shown.iter().find(|(of, _)| *of == viewed).map(|(_, shown)| *shown)
    }

    /// How long something is when it is compressed for those who know a sample of it. `squeeze` finds out.
    pub fn squeezed<E>(
        &mut self,
        open: &str,
        known: &[u8],
        squeeze: impl FnOnce() -> Result<usize, E>,
    ) -> Result<usize, E> {
        // A sample stays where it is.
        let key = web::stamp(&(open, known.as_ptr() as usize));
        if let Some((_, length)) = self.squeezed.iter().find(|(of, _)| *of == key) {
            return Ok(*length);
        }
        let length = squeeze()?;
        if self.squeezed.len() == MOST {
            self.squeezed.pop_front();
        }
        self.squeezed.push_back((key, length));
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use face::queue::{Event, Pace, Step};

    /// How far somebody has come who was shown so many steps, one after the other.
    fn shown(steps: usize) -> Queue {
        let (mut queue, pace) = (Queue::default(), Pace { step: 0, breath: 0, staged: 0 });
        queue.on(Event::News { game: 2, steps }, 0, pace, |_| Step::default());
        queue
    }

    #[test]
    fn whoever_comes_again_goes_on_where_they_were() {
        let (anna, mut public) = ((Guest::of_secret("anna"), None), Public::default());
        public.keep(anna, shown(5));
        assert_eq!(public.known(anna), Some(shown(5)));
        public.keep(anna, shown(3));
        assert_eq!(public.known(anna), Some(shown(5)), "another tab is behind");
        public.keep(anna, shown(6));
        assert_eq!(public.known(anna), Some(shown(6)));
        assert_eq!(public.known((anna.0, Some(1))), None, "another seat at the same device");
        assert_eq!(public.known((Guest::of_secret("bruno"), None)), None);
        for other in 0..VIEWERS {
            public.keep((Guest::of_secret(&other.to_string()), None), Queue::default());
        }
        assert_eq!(public.known(anna), None, "not for ever");
    }

    #[test]
    fn what_is_the_same_is_compressed_once() {
        let (mut public, mut times) = (Public::default(), 0);
        for _ in 0..3 {
            let length = public.squeezed("the same", b"", || {
                times += 1;
                Ok::<_, ()>(7)
            });
            assert_eq!(length, Ok(7));
        }
        assert_eq!(times, 1);
        assert_eq!(public.squeezed("another", b"", || Err(())), Err(()));
    }
}
