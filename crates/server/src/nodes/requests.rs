//! Requests for a seat where two parlours have the table: made at one, shown and answered at the other,
//! and stored by neither before the host says yes.

use super::{Node, anna, soon, two};
use crate::keys::TableKey;
use crate::nodes::journals::Telling;
use crate::rejection::Rejection;
use crate::table::Attendance;
use house::GameKind;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tables::{Attending, Command, Guest, Refusal, Table};
use tokio::time::sleep;

fn guest(name: &str) -> Guest {
    Guest::of_secret(name)
}

fn sit(name: &str) -> Command {
    Command::Sit { seat: Some(1), name: Some(name.into()), lang: None }
}

impl Node {
    async fn requests(&self, key: TableKey) -> Vec<u32> {
        self.picture(key).await.requests.iter().map(|one| one.request).collect()
    }

    async fn has_seat(&self, key: TableKey, who: &str) -> bool {
        let guest = guest(who);
        let seated = move |table: &Table, _: &Attending| !table.seats_of(guest).is_empty();
        self.0.read(key, seated).await.expect("a table")
    }

    async fn stored(&self, key: TableKey) -> usize {
        self.0.journal.read(key.0).await.expect("entries").len()
    }

    /// Anna's game with a bot, which rests.
    async fn opens_a_game(&self) -> TableKey {
        let key = self.opens(GameKind::LoveLetter, Some("random")).await;
        self.asks(key, anna(), Command::Pause { on: true }).await.expect("it rests");
        key
    }
}

#[tokio::test(start_paused = true)]
async fn a_request_at_one_parlour_is_answered_at_another() {
    let [here, there] = two(false);
    let key = here.opens_a_game().await;
    let _anna = Attendance::new(&there.0, key, anna());
    there.picture(key).await;
    soon().await;
    let stored = here.stored(key).await;
    here.asks(key, guest("carla"), sit("Carla")).await.expect("she asks");
    here.asks(key, guest("dora"), sit("Dora")).await.expect("so does she");
    soon().await;
    let [carla, dora] = there.requests(key).await[..] else { panic!("two requests") };
    assert_eq!(here.requests(key).await, [carla, dora]);
    assert_eq!(here.stored(key).await, stored, "and nothing is stored");
    // For as long as it takes.
    sleep(Duration::from_secs(50)).await;
    assert_eq!(there.requests(key).await, [carla, dora]);
    there.asks(key, anna(), Command::Decline { request: dora }).await.expect("not her");
    there.asks(key, anna(), Command::Admit { request: carla }).await.expect("but her");
    soon().await;
    assert!(here.has_seat(key, "carla").await && !here.has_seat(key, "dora").await);
    assert!(here.requests(key).await.is_empty() && there.requests(key).await.is_empty());
    let again = here.asks(key, guest("dora"), sit("Dora")).await;
    assert!(matches!(again, Err(Rejection::Refused(Refusal::NotThisGame | Refusal::Taken))));
}

/// Whoever asks here and is connected there can think again there; and wherever they ask, they are one.
#[tokio::test(start_paused = true)]
async fn somebody_is_one_asker_at_all_parlours() {
    let [here, there] = two(false);
    let key = here.opens_a_game().await;
    let _anna = Attendance::new(&there.0, key, anna());
    let _carla = Attendance::new(&here.0, key, guest("carla"));
    there.picture(key).await;
    here.picture(key).await;
    soon().await;
    here.asks(key, guest("carla"), sit("Carla")).await.expect("she asks");
    soon().await;
    assert_eq!(there.requests(key).await.len(), 1);
    there.asks(key, guest("carla"), sit("Carlotta")).await.expect("under another name");
    soon().await;
    let now = there.requests(key).await;
    assert_eq!((now.len(), here.requests(key).await), (1, now));
    here.asks(key, guest("carla"), Command::Withdraw).await.expect("she thinks again");
    soon().await;
    assert!(here.requests(key).await.is_empty() && there.requests(key).await.is_empty());
    // From one address two may wait, wherever they ask.
    for (node, who) in [(&here, "a"), (&there, "b")] {
        node.asks(key, guest(who), sit(who)).await.expect("asked");
        soon().await;
    }
    for node in [&here, &there] {
        let third = node.asks(key, guest("c"), sit("c")).await;
        assert!(matches!(third, Err(Rejection::Refused(Refusal::Crowded))), "{third:?}");
    }
}

/// A parlour that is gone takes nobody's request along who is connected at another.
#[tokio::test(start_paused = true)]
async fn whoever_is_here_goes_on_waiting_when_another_parlour_is_gone() {
    let ([here, there], telling) = Telling::two();
    let key = here.opens_a_game().await;
    let _anna = Attendance::new(&there.0, key, anna());
    let _carla = Attendance::new(&there.0, key, guest("carla"));
    there.picture(key).await;
    soon().await;
    here.asks(key, guest("carla"), sit("Carla")).await.expect("she asks");
    here.asks(key, guest("dora"), sit("Dora")).await.expect("so does she");
    soon().await;
    let [carla, _] = there.requests(key).await[..] else { panic!("two requests") };
    telling.iter().for_each(|one| one.mute.store(true, Relaxed));
    sleep(Duration::from_secs(20)).await;
    assert_eq!(there.requests(key).await, [carla]);
    there.asks(key, anna(), Command::Admit { request: carla }).await.expect("she is let in");
    assert!(there.has_seat(key, "carla").await);
}

/// What is forgotten can be asked for again.
#[tokio::test(start_paused = true)]
async fn a_forgotten_request_is_shown_no_more_and_made_again() {
    let [here, _] = two(false);
    let key = here.opens_a_game().await;
    here.asks(key, guest("carla"), sit("Carla")).await.expect("she asks");
    assert_eq!(here.requests(key).await.len(), 1);
    // Nobody attends the table: it is put away.
    sleep(Duration::from_secs(180)).await;
    assert!(!here.0.is_running(key));
    let asking = |node: &Node| {
        let parlour = node.0.clone();
        async move {
            let door = |table: &Table, attending: &Attending| table.door(guest("carla"), attending);
            parlour.read(key, door).await.expect("a table").expect("a door").asking
        }
    };
    assert!(!asking(&here).await && here.requests(key).await.is_empty());
    here.asks(key, guest("carla"), sit("Carla")).await.expect("she asks again");
    assert!(asking(&here).await);
}

/// A host whose parlour has not heard of an answer does not give another.
#[tokio::test(start_paused = true)]
async fn an_answer_is_given_once() {
    let ([here, there], _) = Telling::two();
    let key = here.opens_a_game().await;
    let _anna = Attendance::new(&there.0, key, anna());
    there.picture(key).await;
    soon().await;
    here.asks(key, guest("carla"), sit("Carla")).await.expect("she asks");
    soon().await;
    let [request] = there.requests(key).await[..] else { panic!("one request") };
    here.asks(key, anna(), Command::Decline { request }).await.expect("no");
    let late = there.asks(key, anna(), Command::Admit { request }).await;
    assert!(matches!(late, Err(Rejection::Refused(Refusal::NoRequest))), "{late:?}");
    assert!(!there.has_seat(key, "carla").await);
}
