//! Every target with its kept inputs, and with many that are a little different.
//!
//! The inputs are the same in every run. With `PARLOUR_LONG` set, each target goes on for ten
//! minutes.

// A counting allocator cannot be written without it; nothing else here uses it.
#![allow(unsafe_code)]

use fuzz::{Mutator, TARGETS, Target};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// What one input may take at most, in bytes.
const MOST_MEMORY: usize = 96 << 20;
/// How long one input may take at most, on a machine that is busy.
const LONGEST: Duration = Duration::from_secs(20);
/// How long each target goes on in the long run.
const LONG: Duration = Duration::from_secs(600);

struct Counting;

thread_local! {
    static HELD: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

// Hands everything to the system's allocator and counts the bytes that this thread holds.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let held = HELD.get().saturating_add(layout.size());
        HELD.set(held);
        PEAK.set(PEAK.get().max(held));
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.set(HELD.get().saturating_sub(layout.size()));
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The inputs that are kept for a target, in the order of their names.
fn kept(target: &Target) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
    let files = fs::read_dir(&folder).expect("a folder of inputs");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("an input")).collect()
}

/// What is being tried, and since when: somebody watches whether it ends.
type Trying = Arc<Mutex<Option<(Vec<u8>, Instant)>>>;

fn watch(name: &'static str, trying: Trying) {
    thread::spawn(move || {
        while Arc::strong_count(&trying) > 1 {
            thread::sleep(Duration::from_millis(500));
            let slow = trying.lock().expect("no panic here").clone();
            if let Some((input, since)) = slow
                && since.elapsed() > LONGEST
            {
                eprintln!("{name} does not end: {}", keep(name, &input).display());
                std::process::exit(1);
            }
        }
    });
}

/// Leaves an input where it can be looked at, and added to those that are kept.
fn keep(name: &str, input: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-broken.txt"));
    fs::write(&path, input).expect("a place for it");
    path
}

fn attempt(target: &Target, trying: &Trying, input: &[u8]) {
    *trying.lock().expect("no panic here") = Some((input.to_vec(), Instant::now()));
    let before = HELD.get();
    PEAK.set(before);
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| (target.run)(input))) {
        eprintln!("{} breaks: {}", target.name, keep(target.name, input).display());
        resume_unwind(panic);
    }
    let used = PEAK.get() - before;
    *trying.lock().expect("no panic here") = None;
    let path = || keep(target.name, input);
    assert!(used < MOST_MEMORY, "{}: {used} bytes for {}", target.name, path().display());
}

fn check(name: &'static str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target");
    let inputs = kept(target);
    assert!(inputs.len() >= 20, "{name} has inputs to begin with");
    let trying = Trying::default();
    watch(target.name, trying.clone());
    // What is made once and stays is not counted.
    (target.run)(&inputs[0]);
    for input in &inputs {
        attempt(target, &trying, input);
    }
    let long = std::env::var_os("PARLOUR_LONG").is_some();
    let (start, mut round) = (Instant::now(), 0_u64);
    let mut mutator = Mutator::new(1);
    while if long { start.elapsed() < LONG } else { round < u64::from(target.rounds) } {
        let [one, other] = [(); 2].map(|()| mutator.below(inputs.len()));
        attempt(target, &trying, &mutator.change(&inputs[one], &inputs[other]));
        round += 1;
    }
    println!("{name}: {} kept, {round} changed, {:?}", inputs.len(), start.elapsed());
}

#[test]
fn no_click_upsets_a_table() {
    check("clicks");
}

#[test]
fn no_command_upsets_a_table() {
    check("commands");
}

#[test]
fn no_entries_upset_a_table() {
    check("entries");
}

#[test]
fn no_kept_cards_upset_the_engine() {
    check("kept");
}

#[test]
fn no_files_upset_the_reader_of_packs() {
    check("packs");
}

#[test]
fn no_request_upsets_the_parlour() {
    check("requests");
}

#[test]
fn no_transcript_upsets_the_laboratory() {
    check("transcripts");
}

#[test]
fn every_target_is_tried() {
    let tried = ["clicks", "commands", "entries", "kept", "packs", "requests", "transcripts"];
    assert_eq!(TARGETS.map(|target| target.name), tried);
}
