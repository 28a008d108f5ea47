//! Playing allocates nothing: with nobody watching, not one allocation in a thousand games.

// A counting allocator cannot be written without it; nothing else here uses it.
#![allow(unsafe_code)]

use love_letter::{Action, Card, Edition, LoveLetter, MOST_ACTIONS, Setup};
use rand_xoshiro::{SplitMix64, rand_core::SeedableRng};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tabletop::{Deals, List, play_random};

struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// Hands everything to the system's allocator and counts the calls of this thread.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn nothing_is_allocated_per_move() {
    let before_box = COUNT.with(Cell::get);
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(COUNT.with(Cell::get), before_box + 1, "the counter counts");

    for (edition, players) in
        [(Edition::Standard, 2), (Edition::Standard, 6), (Edition::Classic, 4)]
    {
        let setup = Setup::new(edition, players).expect("a table");
        let mut rng = SplitMix64::seed_from_u64(1);
        let mut menu = List::<Action, MOST_ACTIONS>::new(Action::Play(Card::Spy));
        let before = COUNT.with(Cell::get);
        let mut actions = 0;
        for game in 0..1000 {
            let mut deals = Deals::new(game);
            let played =
                play_random::<LoveLetter, MOST_ACTIONS>(&setup, &mut deals, &mut rng, &mut menu);
            actions += played.expect("legal moves").actions;
        }
        assert_eq!(COUNT.with(Cell::get), before, "allocations in {actions} actions");
        assert!(actions > 10_000);
    }
}
