//! Playing allocates nothing: with nobody watching, not one allocation in a thousand games, in any
//! game of the house.

// A counting allocator cannot be written without it; nothing else here uses it.
#![allow(unsafe_code)]

use house::{GameKind, Hosted, Wanted, with_game};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

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

fn allocations(work: impl FnOnce()) -> u64 {
    let before = COUNT.with(Cell::get);
    work();
    COUNT.with(Cell::get) - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn nothing_is_allocated_per_move() {
    for kind in GameKind::ALL {
        with_game!(kind, G => play::<G>());
    }
}

fn play<G: Hosted>() {
    for players in 2..=6 {
        let wanted = Wanted { players: Some(players), ..Wanted::default() };
        let Ok(setup) = G::setup(&wanted) else { continue };
        let levels = vec![0; players as usize];
        let mut actions = 0;
        // A study makes room for what it counts when it sees its first game.
        let mut study = G::Study::default();
        house::play::<G>(&setup, &levels, 0, 0, None, &mut study);
        let count = allocations(|| {
            for seed in 0..1000 {
                let tally = house::play::<G>(&setup, &levels, seed, seed, None, &mut study);
                actions += tally.actions;
            }
        });
        assert_eq!(count, 0, "{} with {players}: {actions} actions", G::KEY);
        assert!(actions > 10_000, "{} with {players}", G::KEY);
    }
}
