//! What the pages of a table have in common: what the public would be sent, made once, and how far each
//! guest had come who was here, so that a line that is lost changes nothing.

use face::queue::Queue;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use tables::Guest;
use web::Shelf;

/// What was made for the public lately, for the pages of one table.
#[derive(Default)]
pub(crate) struct Public {
    /// The parts of pages that everybody sees.
    pub shelf: Shelf,
    /// How long something is that was compressed.
    squeezed: VecDeque<(u64, usize)>,
    /// What guests have been shown.
    shown: VecDeque<(Guest, Queue)>,
}

/// As many lengths are remembered: those of a step in every language.
const MOST: usize = 8;

/// As many guests are remembered: more than sit at a table.
const GUESTS: usize = 8;

/// Whoever comes again after more steps than these sees the table as it is.
const FAR: usize = 7;

impl Public {
    /// A guest has been shown so much by now.
    pub fn keep(&mut self, guest: Guest, shown: Queue) {
        match self.shown.iter_mut().find(|(of, _)| *of == guest) {
            Some((_, known)) => *known = shown,
            None => {
                if self.shown.len() == GUESTS {
                    self.shown.pop_front();
                }
                self.shown.push_back((guest, shown));
            }
        }
    }

    /// What a guest has been shown, if they were here.
    pub fn known(&self, guest: Guest) -> Option<Queue> {
        self.shown.iter().find(|(of, _)| *of == guest).map(|(_, shown)| *shown)
    }

    /// How long something is when it is compressed for those who know a sample of it. `squeeze` finds out.
    pub fn squeezed<E>(
        &mut self,
        open: &str,
        known: &[u8],
        squeeze: impl FnOnce() -> Result<usize, E>,
    ) -> Result<usize, E> {
        let mut hasher = DefaultHasher::new();
        // A sample stays where it is.
        (open, known.as_ptr() as usize).hash(&mut hasher);
        let key = hasher.finish();
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

/// Goes on where somebody was who comes again to a game that has come so far, unless that is long ago.
pub(crate) fn again(known: Queue, game: u32, steps: usize) -> Option<Queue> {
    let near = (known.shown()..=known.shown() + FAR).contains(&steps);
    let same = known.game() == Some(game) && known.shown() > 0;
    (near && same).then(|| Queue::again(game, known.shown(), known.taken()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_again_goes_on_where_they_were() {
        let (anna, mut public) = (Guest::of_secret("anna"), Public::default());
        public.keep(anna, Queue::again(2, 5, 1));
        let known = public.known(anna).expect("she was here");
        let there = again(known, 2, 7).expect("just now");
        assert_eq!((there.shown(), there.taken()), (5, 1));
        assert_eq!(again(known, 2, 40), None, "long ago");
        assert_eq!(again(known, 3, 7), None, "another game");
        assert_eq!(public.known(Guest::of_secret("bruno")), None);
        for other in 0..GUESTS {
            public.keep(Guest::of_secret(&other.to_string()), Queue::default());
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
