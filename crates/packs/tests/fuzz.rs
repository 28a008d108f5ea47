//! Whatever a file contains, reading it ends, with findings or without, in bounded memory; and what
//! passes can be played.
//!
//! The mutations are the same in every run; with `PARLOUR_LONG` set they go on for five minutes.

// A counting allocator cannot be written without it; nothing else here uses it.
#![allow(unsafe_code)]

mod common;

use packs::{Pack, Source, read};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::time::{Duration, Instant};

/// What reading a pack as small as this one may take at most.
const MOST_MEMORY: usize = 48 << 20;

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

/// The most bytes held while something is done, beyond those held before.
fn memory(work: impl FnOnce()) -> usize {
    let before = HELD.get();
    PEAK.set(before);
    work();
    PEAK.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(memory(|| drop(std::hint::black_box(vec![0_u8; 1000]))), 1000);
}

struct Mutator {
    dice: Xoshiro256PlusPlus,
}

/// Words that turn up in packs, to be put where they do not belong.
const WORDS: [&str; 28] = [
    "[[scene]]\n",
    "[[scene.option]]\n",
    "[story.finale]\n",
    "id = \"x\"\n",
    "who = \"both\"",
    "\"chose a or b\"",
    "= { if = ",
    "{ all = [",
    "{ not = ",
    "{ may = [[",
    "-99999999999999999999",
    "[[[[[[[[",
    "{{{{{{{{",
    "\"\"\"",
    "'''",
    "a.b.c.d.e = 1\n",
    "{ $player }",
    "{ $x ->\n *[a] ",
    "{ A({ B(",
    "\u{202e}",
    "\u{0}",
    "=",
    "\n",
    "#",
    "    .text = ",
    "-term = ",
    "}}}}]]]]",
    "1979-05-27T07:32:00Z",
];

impl Mutator {
    fn below(&mut self, limit: usize) -> usize {
        (self.dice.next_u64() % limit.max(1) as u64) as usize
    }

    fn range(&mut self, bytes: &[u8], most: usize) -> std::ops::Range<usize> {
        let start = self.below(bytes.len() + 1);
        let length = self.below(most);
        start..(start + length).min(bytes.len())
    }

    fn mutate(&mut self, bytes: &mut Vec<u8>, other: &[u8]) {
        match self.below(7) {
            0 => {
                let at = self.below(bytes.len());
                let bit = 1 << self.below(8);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= bit;
                }
            }
            1 => {
                let range = self.range(bytes, 40);
                bytes.drain(range);
            }
            2 => {
                let range = self.range(bytes, 400);
                let copy = bytes[range].to_vec();
                let at = self.below(bytes.len() + 1);
                bytes.splice(at..at, copy);
            }
            3 => {
                let range = self.range(other, 200);
                let at = self.range(bytes, 60);
                bytes.splice(at, other[range].to_vec());
            }
            4 => {
                let word = WORDS[self.below(WORDS.len())];
                let at = self.below(bytes.len() + 1);
                bytes.splice(at..at, word.bytes());
            }
            5 => {
                // Nest: wrap a stretch in the same brackets many times.
                let word = WORDS[self.below(WORDS.len())].repeat(1 + self.below(120));
                let at = self.below(bytes.len() + 1);
                bytes.splice(at..at, word.into_bytes());
            }
            _ => {
                // Exchange two words in quotes, which keeps the file TOML.
                let quotes: Vec<usize> = bytes
                    .iter()
                    .enumerate()
                    .filter_map(|(at, &byte)| (byte == b'"').then_some(at))
                    .collect();
                let pairs = quotes.len() / 2;
                if pairs > 1 {
                    let from = self.below(pairs) * 2;
                    let to = self.below(pairs) * 2;
                    let word = bytes[quotes[from]..quotes[from + 1]].to_vec();
                    let place = quotes[to]..quotes[to + 1];
                    bytes.splice(place, word);
                }
            }
        }
    }

    fn source(&mut self) -> Source {
        let mut files: Vec<(String, Vec<u8>)> = common::SMALL
            .iter()
            .map(|(name, text)| (name.to_string(), text.as_bytes().to_vec()))
            .collect();
        // Mostly one change: what is nearly right goes deepest.
        let changes = if self.below(3) > 0 { 1 } else { 2 + self.below(12) };
        for _ in 0..changes {
            let file = self.below(files.len());
            let other = files[self.below(files.len())].1.clone();
            self.mutate(&mut files[file].1, &other);
        }
        Source::new(files)
    }
}

/// Reads a pack and puts everything about it into words.
fn digest(source: Source) -> Option<Pack> {
    let reading = read(std::slice::from_ref(&source));
    let report: usize = reading.findings().iter().map(|f| f.to_string().len()).sum();
    assert!(report > 0 || reading.findings().is_empty());
    assert!(!reading.summary().is_empty());
    let pack = reading.pack().ok();
    if let Some(pack) = &pack {
        for language in pack.languages().collect::<Vec<_>>() {
            let words = pack.words(language).expect("a language that is listed");
            assert!(words.count() > 0);
            let _ = words.get("scene-burnt-toast", Some("text"), "Ada", "Ugo");
        }
        assert_eq!(pack.content.edition.hash.len(), 64);
    }
    pack
}

#[test]
fn no_pack_upsets_the_reader() {
    let long = std::env::var_os("PARLOUR_LONG").is_some();
    let time = if long { Duration::from_secs(300) } else { Duration::from_secs(60) };
    let rounds = if long { usize::MAX } else { 800 };
    let start = Instant::now();
    let mut mutator = Mutator { dice: Xoshiro256PlusPlus::seed_from_u64(7) };
    let (mut sound, mut refused, mut round) = (0, 0, 0);
    while round < rounds && start.elapsed() < time {
        let source = mutator.source();
        let kept = source.clone();
        let mut pack = None;
        let used = memory(|| pack = digest(source));
        assert!(used < MOST_MEMORY, "round {round}: {used} bytes for {} files", kept.files.len());
        match pack {
            Some(pack) => {
                common::play(&pack, 2);
                sound += 1;
            }
            None => refused += 1,
        }
        round += 1;
    }
    assert!(sound > 0 && refused > 0, "{sound} sound, {refused} refused");
}

#[test]
fn the_largest_files_are_read_in_bounded_memory() {
    let fill = |line: &str| line.repeat(packs::MOST_FILE_BYTES / line.len());
    let lines = [
        "[[scene]]\n",
        "[[scene]]\nid = \"x\"\n",
        "a = 1\n",
        "[a.b.c.d.e.f.g.h]\n",
        "=\n",
        "x = [\n",
    ];
    for line in lines {
        let mut files: Vec<(String, Vec<u8>)> = common::SMALL
            .iter()
            .map(|(name, text)| (name.to_string(), text.as_bytes().to_vec()))
            .collect();
        files.push(("more.toml".to_string(), fill(line).into_bytes()));
        let used = memory(|| {
            digest(Source::new(files));
        });
        assert!(used < 256 << 20, "{line:?}: {used} bytes");
    }
    for line in ["x = y\n", "x\n", "a = { $b }\n", "scene-burnt-toasts = x\n"] {
        let source = common::edited(
            "en.ftl",
            "pack-small",
            &format!("{}pack-small", {
                let room = packs::MOST_FILE_BYTES - common::SMALL[1].1.len() - 100;
                line.repeat(room / line.len())
            }),
        );
        let used = memory(|| {
            digest(source);
        });
        assert!(used < 256 << 20, "{line:?}: {used} bytes");
    }
}
