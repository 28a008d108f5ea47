//! Kill −9 in the midst of Fog of Love: of creation, of a choice that one of two has sealed, of a window
//! for reactions, of a trade, of the finale. Each goes on where it was, for both, and to its end.

use crate::apart::{self, Apart};
use crate::client::Caller;
use crate::parlour::{Dice, Player, play_out};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A moment to be killed in: its name, and whether this is it, in what one of the two sees.
type Moment = (&'static str, fn(&Value) -> bool);

/// How many of the two this is true of.
fn how_many(seen: &Value, is_so: impl Fn(&Value) -> bool) -> usize {
    seen["view"]["people"].as_array().expect("people").iter().filter(|one| is_so(one)).count()
}

fn asked(seen: &Value, what: &str) -> bool {
    let asked = &seen["view"]["asked"];
    *asked == what || asked.get(what).is_some()
}

const MOMENTS: [Moment; 6] = [
    ("creation, one has kept three traits", |seen| {
        asked(seen, "traits")
            && seen["view"]["waiting"].as_array().is_some_and(|who| who.len() == 1)
    }),
    ("creation, three features are placed", |seen| {
        let placed = |one: &Value| one["features"].as_array().map_or(0, Vec::len);
        seen["view"]["people"].as_array().expect("people").iter().map(placed).sum::<usize>() == 3
    }),
    ("a choice, one has sealed", |seen| {
        asked(seen, "choice")
            && seen["view"]["chapter"] == 2
            && how_many(seen, |one| one["committed"] == true) == 1
    }),
    ("a window for reactions", |seen| !seen["picture"]["windows"]["open"].is_null()),
    ("a trade, one has offered", |seen| {
        asked(seen, "trade") && how_many(seen, |one| one["offered"] != 0) == 1
    }),
    ("the finale", |seen| seen["view"]["phase"].get("finale").is_some()),
];

/// Two people at a table.
struct Couple {
    players: [Player; 2],
    /// What each of them saw when the parlour was killed, and was told before.
    saw: Vec<Value>,
}

impl Couple {
    async fn sit_down(address: SocketAddr, seconds: Option<u8>) -> Couple {
        let opening = json!({ "game": "fog-of-love", "name": "Anna" });
        let mut anna = Player::open(Caller::new(address), opening).await;
        let mut bruno = anna.friend();
        bruno.does(json!({ "do": "sit", "name": "Bruno" })).await;
        anna.does(json!({ "do": "window", "seconds": seconds })).await;
        anna.does(json!({ "do": "start" })).await;
        Couple { players: [anna, bruno], saw: Vec::new() }
    }

    /// Plays until this moment; says whether it came before the end.
    async fn until(&mut self, is_there: fn(&Value) -> bool, dice: &mut Dice) -> bool {
        loop {
            let seen = self.players[0].look().await;
            if is_there(&seen) {
                return true;
            }
            if seen["picture"]["phase"] == "over" {
                return false;
            }
            let [anna, bruno] = &mut self.players;
            let _ = anna.moves(dice).await || bruno.moves(dice).await;
        }
    }

    /// Everything that each of them sees, and everything they were told, but for the time that is left
    /// and for how long somebody has been away.
    async fn sees(&self) -> Vec<Value> {
        let mut all = Vec::new();
        for player in &self.players {
            let mut seen = player.look().await;
            let mut told = player.looks("/sights").await;
            let left = seen.pointer_mut("/picture/windows/open/left");
            for left in left.into_iter().chain(told.pointer_mut("/window/left")) {
                assert!(left.as_u64().is_some_and(|left| left <= 10_000), "{left}");
                *left = Value::Null;
            }
            for seat in seen["picture"]["seats"].as_array_mut().expect("seats") {
                seat.as_object_mut().expect("a seat").remove("gone");
            }
            all.extend([seen, told]);
        }
        all
    }

    fn move_to(&mut self, address: SocketAddr) {
        for player in &mut self.players {
            player.caller.address = address;
        }
    }
}

/// A table at this moment: some stories never come to a trade.
async fn at_moment(address: SocketAddr, (name, is_there): Moment, dice: &mut Dice) -> Couple {
    // Elsewhere everybody is asked each time whether they react.
    let seconds = name.contains("window").then_some(10);
    for stories in 1..80 {
        let mut couple = Couple::sit_down(address, seconds).await;
        if couple.until(is_there, dice).await {
            println!("{name}: in story {stories}");
            return couple;
        }
    }
    panic!("no story came to {name}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_love_story_goes_on_wherever_it_was_killed() {
    if apart::is_child() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let parlour = Apart::start("the_parlour_that_is_killed", folder.path());
    let mut dice = Dice(11);
    let mut couples = Vec::new();
    // The window comes last: it is open for ten seconds.
    let moments = MOMENTS.into_iter();
    let (windows, others): (Vec<Moment>, Vec<Moment>) =
        moments.partition(|(name, _)| name.contains("window"));
    for moment in others.into_iter().chain(windows) {
        couples.push((moment, at_moment(parlour.address, moment, &mut dice).await));
    }
    for (_, couple) in &mut couples {
        couple.saw = couple.sees().await;
    }
    parlour.kill();
    let parlour = Apart::start("the_parlour_that_is_killed", folder.path());
    for ((name, is_there), couple) in &mut couples {
        couple.move_to(parlour.address);
        let sees = couple.sees().await;
        assert!(is_there(&sees[0]) && is_there(&sees[2]), "{name}: it is where it was");
        for (now, before) in sees.iter().zip(&couple.saw) {
            assert_eq!(now, before, "{name}");
        }
        assert_ne!(sees[0]["view"]["own"], sees[2]["view"]["own"], "each has what is theirs");
    }
    for ((name, _), couple) in &mut couples {
        let [anna, bruno] = &mut couple.players;
        anna.does(json!({ "do": "window", "seconds": null })).await;
        play_out(&mut [anna, bruno], &mut dice).await;
        let together = couple.players[1].look().await["view"]["together"].clone();
        assert!(together.is_boolean(), "{name}: it ends: {together}");
        println!("{name}: killed after {} steps, ended", couple.saw[0]["steps"]);
    }
}
