//! Somebody who plays whatever the page offers.

use crate::browser::Browser;
use serde::Deserialize;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// What a page of a table offers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Offer {
    /// How many steps the game has.
    pub step: i64,
    /// What the frame shows: `lobby`, `covered`, `table`.
    pub shows: String,
    /// The sentence at the top.
    pub prompt: String,
    /// Whether the game is over.
    pub over: bool,
    /// Whether something is to be taken in.
    pub reveal: bool,
    /// Whether a move is on its way: what is on the page is not offered any more.
    pub sent: bool,
    /// Whether the curtain can be drawn: `#my-turn`.
    pub curtain: bool,
    /// Whether the device can be passed on.
    pub pass: bool,
    /// The buttons that end a move.
    pub confirm: Vec<String>,
    /// What the Guard can name.
    pub names: Vec<String>,
    /// What can go under the deck.
    pub under: Vec<String>,
    /// Who can be chosen.
    pub whom: Vec<String>,
    /// What can be played or kept.
    pub hand: Vec<String>,
    /// What Favor offers.
    pub favor: Vec<String>,
    /// What Fog of Love offers.
    pub fog: Vec<String>,
}

const OFFER: &str = "
    // Whoever is in a hurry presses through what is staged.
    document.querySelector('[data-letters]:not([hidden])')?.click();
    const table = document.querySelector('#table');
    const seen = at => at.checkVisibility({ visibilityProperty: true }) && at.getClientRects().length > 0;
    const ids = css => [...document.querySelectorAll(css)].filter(seen).map(at => at.id);
    const has = css => ids(css).length > 0;
    const possible = ids('.remains .of.named:not(.impossible)');
    return {
        step: +(table?.dataset.step ?? -1),
        shows: table?.className ?? '',
        prompt: document.querySelector('#prompt')?.textContent ?? '',
        over: !!document.querySelector('#final'),
        reveal: !!document.querySelector('[data-take-in], #reveal, .onward'),
        sent: !!document.querySelector('#table.is-sent'),
        curtain: !!document.querySelector('#my-turn'),
        pass: !!document.querySelector('.pass-on button'),
        confirm: ids('#confirm, .fv-confirm'),
        names: possible.length ? possible : ids('.remains .of.named'),
        under: ids('.order .rank[aria-pressed=false]'),
        whom: ids('button.pick:not([aria-disabled=true]):not([aria-pressed=true])'),
        hand: ids('.hand .card.playable:not(.selected)'),
        favor: ids('#fv-add, #fv-call, #fv-bid, #fv-pass'),
        fog: ids('#fl-leaf button[data-pick]:not([aria-pressed=true]):not([aria-checked=true]), .fl-card.playable:not(.selected)'),
    };";

impl Offer {
    /// What there is to click: what ends a move first, then what it still needs.
    pub fn choices(&self) -> &[String] {
        if self.sent {
            return &[];
        }
        let lists = [
            &self.confirm,
            &self.names,
            &self.under,
            &self.whom,
            &self.favor,
            &self.fog,
            &self.hand,
        ];
        lists.into_iter().find(|list| !list.is_empty()).map_or(&[], Vec::as_slice)
    }

    /// What to call this moment.
    pub fn moment(&self) -> &'static str {
        if self.reveal {
            "reveal"
        } else if self.over {
            "over"
        } else if self.sent {
            "waiting"
        } else if !self.names.is_empty() {
            "guard"
        } else if !self.under.is_empty() {
            "order"
        } else if !self.confirm.is_empty() {
            "confirm"
        } else if !self.whom.is_empty() {
            "whom"
        } else if self.favor.iter().any(|id| id == "fv-pass") {
            "bidding"
        } else if !self.hand.is_empty() || !self.favor.is_empty() || !self.fog.is_empty() {
            "turn"
        } else {
            "waiting"
        }
    }
}

/// Chooses at random, the same way each time.
pub struct Whim(u64);

impl Whim {
    pub fn new(seed: u64) -> Whim {
        Whim(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % count.max(1)
    }

    /// One of these; the Princess, and a letter's bearer who must not be played, last.
    pub fn choose<'a>(&mut self, choices: &'a [String]) -> Option<&'a String> {
        let sane: Vec<&String> = choices.iter().filter(|id| !id.ends_with("princess")).collect();
        match sane.len() {
            0 => choices.first(),
            count => Some(sane[self.below(count)]),
        }
    }
}

impl Browser {
    /// Clicks, in the page itself, until a move would be whole. Says whether it came so far.
    pub async fn play_one(&self) -> bool {
        for _ in 0..6 {
            let offer = self.offer().await;
            let Some(id) = offer.choices().first() else { return false };
            let last = !offer.confirm.is_empty() || !offer.names.is_empty();
            self.run(&format!("document.getElementById({id:?})?.click()"), Vec::new()).await;
            if last {
                return true;
            }
        }
        // Some cards are played by choosing whom.
        true
    }

    /// What the page offers now.
    pub async fn offer(&self) -> Offer {
        let offer = self.run(OFFER, Vec::new()).await;
        serde_json::from_value(offer).expect("an offer is what it is")
    }

    /// Waits for another offer than this; none when nothing happens for some time.
    pub async fn other_than(&self, before: &Offer) -> Option<Offer> {
        let begun = Instant::now();
        loop {
            let offer = self.offer().await;
            if offer != *before {
                return Some(offer);
            }
            if begun.elapsed() > Duration::from_secs(1) {
                return None;
            }
            sleep(Duration::from_millis(15)).await;
        }
    }

    /// Takes in what is revealed, until nothing is.
    pub async fn take_in(&self) {
        loop {
            let offer = self.offer().await;
            if !offer.reveal {
                return;
            }
            self.try_click("[data-got-it]").await;
            self.other_than(&offer).await;
        }
    }

    /// Takes in what is shown until a card can be played: whoever moves first may show one.
    pub async fn until_my_turn(&self) {
        self.take_in_until(".hand .card.playable", "it is never their turn").await;
    }

    /// Takes in what is shown until the end is told.
    pub async fn until_the_end(&self) {
        self.take_in_until("#final", "the end is never told").await;
    }

    /// Takes in what is shown until something is on the page, and nothing over it.
    async fn take_in_until(&self, css: &str, never: &str) {
        let begun = Instant::now();
        while !self.has(css).await || self.has("[data-take-in]").await {
            assert!(begun.elapsed() < Duration::from_secs(60), "{never}");
            self.take_in().await;
            sleep(Duration::from_millis(15)).await;
        }
    }

    /// Does one thing that this offer allows. Whether there was anything to do.
    pub async fn act(&self, offer: &Offer, whim: &mut Whim) -> bool {
        if offer.reveal {
            return self.try_click("[data-got-it]").await;
        }
        match whim.choose(offer.choices()) {
            Some(id) => self.try_click(&format!("#{id}")).await,
            None => false,
        }
    }

    /// Plays until the game is over, and shows each new offer on the way; whoever is shown it says
    /// whether to play on. Gives how many clicks it took.
    pub async fn play(&self, whim: &mut Whim, mut shown: impl AsyncFnMut(&Offer) -> bool) -> usize {
        let (mut clicks, begun) = (0, Instant::now());
        loop {
            assert!(begun.elapsed() < Duration::from_secs(400), "this game has no end");
            let offer = self.offer().await;
            let on = shown(&offer).await;
            if !on || offer.over && !offer.reveal {
                return clicks;
            }
            if self.act(&offer, whim).await {
                clicks += 1;
                self.other_than(&offer).await;
            } else {
                sleep(Duration::from_millis(15)).await;
            }
        }
    }
}
