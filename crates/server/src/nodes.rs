//! Two parlours that share a journal, with the clock of the tests: what one stores the other shows,
//! whoever loses a race judges anew, and what happens by itself happens once.

mod journals;
mod requests;

use crate::api::answer::{Perceived, Seen};
use crate::config::Config;
use crate::keys::{Good, TableKey, entropy};
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use crate::table::{Asker, Attendance};
use crate::two_truths::{Seeds, Truth, json, twin};
use house::{AnyAction, AnySetup, GameKind, Wanted};
use journal::{Journal, Memory};
use journals::{Deaf, Late, Telling};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tables::{
    Attending, Command, Entry, Eyes, Guest, Host, Opening, Phase, Picture, Play, Refusal, Request,
    Sitter, Table,
};
use tabletop::{Seat, Viewer, Waiting};
use tokio::time::{Instant, sleep, timeout};
use words::Lang;

fn anna() -> Guest {
    Guest::of_secret("anna")
}

fn bruno() -> Guest {
    Guest::of_secret("bruno")
}

/// Somebody at some address.
fn somewhere(guest: Guest) -> Asker {
    Asker { guest, address: Ipv4Addr::LOCALHOST.into() }
}

/// A parlour and what it counts.
struct Node(Arc<Parlour>);

impl Node {
    fn of(journal: Arc<dyn Journal>) -> Node {
        Node(Parlour::new(Config::default(), journal))
    }

    async fn opens(&self, game: GameKind, bots: Option<&str>) -> TableKey {
        let host = Host { guest: anna(), name: "Anna", lang: Lang::En, bots };
        let opening = Opening { players: Some(2), ..Opening::of(game) };
        self.0.open(opening, &host, &[]).await.expect("a table")
    }

    async fn asks(
        &self,
        key: TableKey,
        guest: Guest,
        request: impl Into<Request>,
    ) -> Result<usize, Rejection> {
        self.0.ask(key, somewhere(guest), request.into()).await
    }

    async fn picture(&self, key: TableKey) -> Picture {
        let look = |table: &Table, attending: &Attending| {
            table.look_around(anna(), Eyes::Public, attending).expect("the host looks").picture
        };
        self.0.read(key, look).await.expect("a table")
    }

    async fn moves(&self, key: TableKey, guest: Guest, seat: u8) -> (usize, Vec<AnyAction>) {
        let look = move |table: &Table, attending: &Attending| {
            let look = table.look(guest, Eyes::Seat(seat), attending);
            let glimpse = look.ok().and_then(|look| look.glimpse);
            (table.steps(), glimpse.map(|glimpse| glimpse.moves()).unwrap_or_default())
        };
        self.0.read(key, look).await.expect("a table")
    }

    /// The seat that is to move, and its first move.
    async fn next(&self, key: TableKey) -> Option<(Guest, Play)> {
        for (guest, seat) in [(anna(), 0), (bruno(), 1)] {
            let (steps, moves) = self.moves(key, guest, seat).await;
            if let Some(action) = moves.into_iter().next() {
                return Some((guest, Play { seat, steps: Some(steps), action }));
            }
        }
        None
    }

    fn overtaken(&self) -> u64 {
        let text = self.0.metrics.text();
        let line = text.lines().find_map(|line| line.strip_prefix("parlour_overtaken_total "));
        line.and_then(|count| count.parse().ok()).expect("a number")
    }
}

/// Two parlours with one journal; deaf ones hear of each other only when they lose a race.
fn two(deaf: bool) -> [Node; 2] {
    let journal = Memory::new([0; 32]);
    [(); 2].map(|()| match deaf {
        true => Node::of(Arc::new(Deaf(journal.elsewhere()))),
        false => Node::of(Arc::new(journal.elsewhere())),
    })
}

fn sit() -> Command {
    Command::Sit { seat: None, name: Some("Bruno".into()), lang: None }
}

/// Lets everything happen that is due.
async fn soon() {
    sleep(Duration::from_millis(20)).await;
}

#[tokio::test(start_paused = true)]
async fn whoever_loses_the_race_judges_anew() {
    let [here, there] = two(true);
    let key = here.opens(GameKind::LoveLetter, None).await;
    // Both have the table in memory, and neither hears of the other.
    assert_eq!(there.picture(key).await.phase, Phase::Gathering);
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    // What she asks for makes sense only after what happened at the other parlour.
    there.asks(key, anna(), Command::Start).await.expect("the game begins");
    assert_eq!(there.overtaken(), 1);
    // A move that was decided for another moment is refused, as always.
    let (guest, play) = there.next(key).await.expect("somebody moves");
    let late = play.clone();
    there.asks(key, guest, play).await.expect("a move");
    let stale = here.asks(key, guest, late).await;
    assert!(matches!(stale, Err(Rejection::Refused(Refusal::Stale))), "{stale:?}");
    assert_eq!(here.overtaken(), 0, "it had looked before it refused");
    assert!(here.0.is_running(key), "its task goes on");
    assert_eq!(here.picture(key).await.steps, there.picture(key).await.steps);
}

/// Whoever comes from another parlour is shown no less than they have seen there.
#[tokio::test(start_paused = true)]
async fn whoever_comes_from_elsewhere_finds_the_table_as_it_is() {
    let [here, there] = two(true);
    let key = here.opens(GameKind::LoveLetter, None).await;
    assert_eq!(there.picture(key).await.phase, Phase::Gathering);
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    assert_eq!(there.picture(key).await.seats[1].name, "", "it has not heard of it");
    there.0.refresh(key).await;
    assert_eq!(there.picture(key).await.seats[1].name, "Bruno");
}

#[tokio::test(start_paused = true)]
async fn a_whole_game_is_played_at_two_parlours_that_do_not_hear_each_other() {
    let [here, there] = two(true);
    let key = here.opens(GameKind::LoveLetter, None).await;
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    here.asks(key, anna(), Command::Start).await.expect("the game begins");
    let mut stale = 0;
    for round in 0..2000 {
        let node = if round % 3 == 0 { &here } else { &there };
        if node.picture(key).await.phase == Phase::Over {
            break;
        }
        // Somebody who sees nothing new asks for something, and then does.
        let Some((guest, play)) = node.next(key).await else { continue };
        match node.asks(key, guest, play).await {
            Ok(_) => {}
            // The game has gone on meanwhile, or is over.
            Err(Rejection::Refused(Refusal::Stale | Refusal::NotPlaying)) => stale += 1,
            Err(why) => panic!("{why}"),
        }
    }
    assert!(stale > 3, "they were really behind each other: {stale}");
    let stored = here.0.journal.read(key.0).await.expect("entries").len();
    let fresh = Node::of(here.0.journal.clone());
    assert_eq!(fresh.picture(key).await.phase, Phase::Over, "{stored} entries are a whole game");
}

#[tokio::test(start_paused = true)]
async fn what_one_stores_the_other_shows_at_once() {
    let [here, there] = two(false);
    let key = here.opens(GameKind::LoveLetter, None).await;
    let mut watching = Attendance::new(&there.0, key, anna());
    there.picture(key).await;
    soon().await;
    watching.version();
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    let before = Instant::now();
    watching.news().await;
    assert!(before.elapsed() < Duration::from_millis(20), "{:?}", before.elapsed());
    assert_eq!(there.picture(key).await.seats[1].name, "Bruno");
    here.asks(key, anna(), Command::Start).await.expect("the game begins");
    for _ in 0..400 {
        soon().await;
        let (one, other) = (here.picture(key).await, there.picture(key).await);
        assert_eq!((one.phase, one.steps), (other.phase, other.steps));
        let Some((guest, play)) = there.next(key).await else { break };
        // By turns at one and at the other.
        let node = if one.steps % 2 == 0 { &here } else { &there };
        node.asks(key, guest, play).await.expect("a move");
    }
    assert_eq!(here.picture(key).await.phase, Phase::Over);
    assert_eq!((here.overtaken(), there.overtaken()), (0, 0), "nobody was too late");
}

/// A table usually lives at one parlour: then all others are left in peace.
#[tokio::test(start_paused = true)]
async fn a_hint_is_given_where_another_has_the_table_and_only_there() {
    let ([here, there], [telling, _]) = Telling::two();
    let key = here.opens(GameKind::LoveLetter, None).await;
    let _anna = Attendance::new(&here.0, key, anna());
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    here.asks(key, anna(), Command::Start).await.expect("the game begins");
    for _ in 0..4 {
        let (guest, play) = here.next(key).await.expect("somebody moves");
        here.asks(key, guest, play).await.expect("a move");
        soon().await;
    }
    assert_eq!(telling.hints.load(Relaxed), 0, "nobody else has the table");
    let _bruno = Attendance::new(&there.0, key, bruno());
    there.picture(key).await;
    soon().await;
    let before = telling.hints.load(Relaxed);
    here.asks(key, anna(), Command::Say { seat: 0, text: "Well?".into() }).await.expect("said");
    assert_eq!(telling.hints.load(Relaxed), before + 1, "another has it now");
}

/// As long as parlours do not know of each other nobody gives a hint; what was stored meanwhile is
/// shown once they do.
#[tokio::test(start_paused = true)]
async fn what_was_stored_before_they_knew_of_each_other_is_shown() {
    let ([here, there], telling) = Telling::two();
    let key = here.opens(GameKind::LoveLetter, None).await;
    let _anna = Attendance::new(&here.0, key, anna());
    telling.iter().for_each(|one| one.mute.store(true, Relaxed));
    let _stranger = Attendance::new(&there.0, key, Guest::nobody());
    there.picture(key).await;
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    soon().await;
    assert_eq!(there.picture(key).await.seats[1].name, "", "nobody has said anything");
    telling.iter().for_each(|one| one.mute.store(false, Relaxed));
    // Whoever misses somebody asks for them now and then.
    sleep(Duration::from_secs(16)).await;
    assert_eq!(there.picture(key).await.seats[1].name, "Bruno");
}

/// A parlour where nobody attended for a while is forgotten by the others, until somebody does.
#[tokio::test(start_paused = true)]
async fn whoever_comes_back_to_a_forgotten_parlour_is_shown_what_is_new_at_once() {
    let ([here, there], _) = Telling::two();
    let key = here.opens(GameKind::LoveLetter, None).await;
    let _anna = Attendance::new(&here.0, key, anna());
    let stranger = Attendance::new(&there.0, key, Guest::nobody());
    there.picture(key).await;
    soon().await;
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    drop(stranger);
    // Nobody is missing, so nobody is asked for.
    let _bruno = Attendance::new(&here.0, key, bruno());
    for line in 1..4 {
        sleep(Duration::from_secs(25)).await;
        assert!(there.0.is_running(key), "it still has the table");
        let again = Attendance::new(&there.0, key, Guest::nobody());
        there.picture(key).await;
        soon().await;
        here.asks(key, anna(), Command::Say { seat: 0, text: "Well?".into() }).await.expect("said");
        soon().await;
        let said = there.picture(key).await.talk.len();
        assert_eq!(said, line);
        drop(again);
    }
}

/// A private link that was made void is void everywhere at once, also where nobody has heard of it.
#[tokio::test(start_paused = true)]
async fn a_void_link_is_void_at_a_parlour_that_is_behind() {
    let [here, there] = two(true);
    let key = here.opens(GameKind::LoveLetter, None).await;
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    here.asks(key, anna(), Command::Start).await.expect("the game begins");
    let holder = |table: &Table, _: &Attending| table.holder(1).expect("he sits there").0;
    let of = there.0.read(key, holder).await.expect("a table");
    let link = there.0.seat_token(key, 1, &Good::Own(of));
    here.asks(key, bruno(), Command::Reclaim { seat: 1 }).await.expect("the link is void");
    let stranger = Guest::of_secret("stranger");
    let late = there.asks(key, stranger, Command::Claim { seat: 1, of }).await;
    assert!(matches!(late, Err(Rejection::Refused(Refusal::NotYours))), "{late:?}");
    let claimed = there.0.claim(&link, somewhere(stranger), None, Lang::En).await;
    assert!(matches!(claimed, Err(Rejection::NoTable)), "{claimed:?}");
    // The new one is good.
    let of = there.0.read(key, holder).await.expect("a table");
    let link = there.0.seat_token(key, 1, &Good::Own(of));
    there.0.claim(&link, somewhere(stranger), None, Lang::En).await.expect("his telephone");
}

/// Somebody waits for a table that was read a moment ago and is on its way. Whoever comes now is shown
/// what has happened since.
#[tokio::test(start_paused = true)]
async fn what_is_just_being_fetched_may_be_older_than_who_asks() {
    let journal = Memory::new([0; 32]);
    let here = Node::of(Arc::new(journal.elsewhere()));
    let there = Node::of(Arc::new(Late(journal.elsewhere())));
    let key = here.opens(GameKind::LoveLetter, None).await;
    let waiting = tokio::spawn({
        let there = there.0.clone();
        async move { drop(there.read(key, |_, _| ()).await) }
    });
    sleep(Late::BY / 2).await;
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    there.0.refresh(key).await;
    assert_eq!(there.picture(key).await.seats[1].name, "Bruno");
    waiting.await.expect("they were shown it, too");
}

/// A name costs memory as long as somebody waits for what it leads to, and no longer.
#[tokio::test(start_paused = true)]
async fn whoever_hangs_up_leaves_nothing_behind() {
    let Node(parlour) = Node::of(Arc::new(Late(Memory::new([0; 32]))));
    for number in 0..10 {
        let (key, patience) = (TableKey::new([number; 32]), Late::BY / 10);
        timeout(patience, parlour.refresh(key)).await.expect("there is nothing to be fetched");
        let (read, asked) = tokio::join!(
            timeout(patience, parlour.read(key, |_, _| ())),
            timeout(patience, parlour.ask(key, somewhere(anna()), Command::Start)),
        );
        assert!(read.is_err() && asked.is_err(), "they did not wait");
    }
    assert_eq!(parlour.places(), 0);
}

/// Whoever acts without a connection may have friends at another parlour.
#[tokio::test(start_paused = true)]
async fn what_is_done_where_nobody_attends_is_shown_where_somebody_does() {
    let ([here, there], _) = Telling::two();
    let key = here.opens(GameKind::LoveLetter, None).await;
    let _watching = Attendance::new(&there.0, key, Guest::nobody());
    there.picture(key).await;
    for name in ["Bruno", "Carlo", "Dario"] {
        sleep(Duration::from_secs(25)).await;
        let sit = Command::Sit { seat: None, name: Some(name.into()), lang: None };
        here.asks(key, bruno(), Command::Leave { seat: 1 }).await.ok();
        here.asks(key, bruno(), sit).await.expect("he sits down");
        soon().await;
        assert_eq!(there.picture(key).await.seats[1].name, name);
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_is_at_the_other_parlour_is_here() {
    let [here, there] = two(false);
    let key = here.opens(GameKind::LoveLetter, None).await;
    let at_home = Attendance::new(&here.0, key, anna());
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    here.asks(key, anna(), Command::Start).await.expect("the game begins");
    let abroad = Attendance::new(&there.0, key, bruno());
    let stranger = Attendance::new(&there.0, key, Guest::nobody());
    let is_here = async |node: &Node| {
        let picture = node.picture(key).await;
        (picture.seats[0].here, picture.seats[1].here)
    };
    there.picture(key).await;
    sleep(Duration::from_secs(2)).await;
    for node in [&here, &there] {
        assert_eq!(is_here(node).await, (true, true));
        assert_eq!(node.picture(key).await.watching, 1);
    }
    // For as long as it takes.
    sleep(Duration::from_secs(300)).await;
    for node in [&here, &there] {
        assert_eq!(is_here(node).await, (true, true));
        assert_eq!(node.picture(key).await.seats[1].gone, None);
    }
    drop((abroad, stranger));
    sleep(Duration::from_secs(2)).await;
    assert_eq!(is_here(&here).await, (true, false));
    assert_eq!(here.picture(key).await.seats[1].gone, None, "he left a moment ago");
    sleep(Duration::from_secs(9)).await;
    assert_eq!(here.picture(key).await.seats[1].gone, Some(tables::Gone::AWhile));
    // A page that is loaded again, at the other parlour.
    let again = Attendance::new(&there.0, key, bruno());
    there.picture(key).await;
    sleep(Duration::from_secs(2)).await;
    assert_eq!(is_here(&here).await, (true, true));
    drop((again, at_home));
}

#[tokio::test(start_paused = true)]
async fn the_host_is_passed_on_once_wherever_the_others_are() {
    let [here, there] = two(false);
    let key = here.opens(GameKind::LoveLetter, None).await;
    let at_home = Attendance::new(&here.0, key, anna());
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    here.asks(key, anna(), Command::Start).await.expect("the game begins");
    let _abroad = Attendance::new(&there.0, key, bruno());
    there.picture(key).await;
    sleep(Duration::from_secs(120)).await;
    let stored = async || here.0.journal.read(key.0).await.expect("entries").len();
    let before = stored().await;
    drop(at_home);
    sleep(Duration::from_secs(120)).await;
    let is_host =
        there.0.read(key, |table, _| table.is_host(bruno())).await.expect("the table answers");
    assert!(is_host, "she has been gone for long");
    assert_eq!(stored().await, before + 1, "and that was told once");
    // She comes back, to the other parlour.
    let _back = Attendance::new(&here.0, key, anna());
    here.picture(key).await;
    sleep(Duration::from_secs(5)).await;
    let is_host =
        there.0.read(key, |table, _| table.is_host(anna())).await.expect("the table answers");
    assert!(is_host);
    assert_eq!(stored().await, before + 2);
}

#[tokio::test(start_paused = true)]
async fn a_bot_moves_once_however_many_parlours_look_on() {
    let journal = Memory::new([0; 32]);
    let nodes = [(); 4].map(|()| Node::of(Arc::new(journal.elsewhere())));
    let key = nodes[0].opens(GameKind::Favor, Some("casual")).await;
    let looking_on: Vec<_> =
        nodes.iter().map(|node| Attendance::new(&node.0, key, anna())).collect();
    for node in &nodes {
        node.picture(key).await;
    }
    sleep(Duration::from_secs(1)).await;
    let mut moved = 0;
    for _ in 0..2000 {
        let picture = nodes[3].picture(key).await;
        if picture.phase == Phase::Over {
            break;
        }
        let (steps, moves) = nodes[1].moves(key, anna(), 0).await;
        match moves.into_iter().next() {
            Some(action) => {
                let play = Play { seat: 0, steps: Some(steps), action };
                nodes[2].asks(key, anna(), play).await.expect("a move");
                soon().await;
            }
            None => {
                moved += 1;
                sleep(Config::default().solemn_pause + Duration::from_millis(100)).await;
                let after = nodes[0].picture(key).await.steps;
                assert!(after > steps, "the bot has moved in its time");
            }
        }
    }
    assert!(moved > 5, "the bot really played: {moved}");
    assert_eq!(nodes[3].picture(key).await.phase, Phase::Over);
    let overtaken: u64 = nodes.iter().map(Node::overtaken).sum();
    assert_eq!(overtaken, 0, "nobody moved in vain");
    drop(looking_on);
}

/// Plays until a window opens for both.
async fn until_window(node: &Node, key: TableKey) -> tables::OpenWindow {
    for _ in 0..900 {
        let picture = node.picture(key).await;
        if let Some(window) = picture.window().filter(|window| window.seats.len() == 2) {
            return window.clone();
        }
        match node.next(key).await {
            Some((guest, play)) => drop(node.asks(key, guest, play).await.expect("a move")),
            None => sleep(Duration::from_millis(100)).await,
        }
    }
    panic!("no window opens")
}

/// A game of Fog of Love, Anna at one parlour and Bruno at the other.
async fn evening() -> ([Node; 2], TableKey, [Attendance; 2]) {
    let [here, there] = two(false);
    let key = here.opens(GameKind::FogOfLove, None).await;
    let anna = Attendance::new(&here.0, key, self::anna());
    here.asks(key, bruno(), sit()).await.expect("he sits down");
    here.asks(key, self::anna(), Command::Start).await.expect("the game begins");
    let bruno = Attendance::new(&there.0, key, self::bruno());
    there.picture(key).await;
    sleep(Duration::from_secs(2)).await;
    ([here, there], key, [anna, bruno])
}

#[tokio::test(start_paused = true)]
async fn silence_passes_once_and_at_one_time_for_all() {
    let (nodes, key, _attending) = evening().await;
    let mut ended = Instant::now();
    for round in 0..5 {
        // What passes in silence may open the next.
        let is_open = nodes[0].picture(key).await.window().is_some();
        let window = until_window(&nodes[round % 2], key).await;
        let began = if is_open { ended } else { Instant::now() };
        // Where seals break that is seen first.
        let length = if window.left > 5000 { 12_200 } else { 5000 };
        let steps = nodes[0].picture(key).await.steps;
        while nodes[0].picture(key).await.steps == steps {
            assert!(began.elapsed() < Duration::from_millis(length + 2000), "{window:?}");
            sleep(Duration::from_millis(10)).await;
        }
        ended = Instant::now();
        soon().await;
        for node in &nodes {
            assert_eq!(node.picture(key).await.steps, steps + 2, "both have passed, once");
        }
        let time = began.elapsed();
        let wanted = Duration::from_millis(length + 250)..Duration::from_millis(length + 350);
        assert!(wanted.contains(&time), "{time:?}");
    }
    assert_eq!((nodes[0].overtaken(), nodes[1].overtaken()), (0, 0));
}

#[tokio::test(start_paused = true)]
async fn whoever_holds_on_at_one_parlour_holds_on_at_all() {
    let (nodes, key, _attending) = evening().await;
    let window = until_window(&nodes[0], key).await;
    let steps = nodes[0].picture(key).await.steps;
    // At the last moment.
    sleep(Duration::from_millis(4950)).await;
    let both = [(0, self::anna()), (1, bruno())];
    for (seat, guest) in both {
        nodes[usize::from(seat)].asks(key, guest, Command::Hold { seat }).await.expect("granted");
    }
    sleep(Duration::from_secs(3600)).await;
    for node in &nodes {
        let picture = node.picture(key).await;
        let now = picture.window().expect("it is still open");
        assert_eq!((picture.steps, now.since, &now.held), (steps, window.since, &vec![0, 1]));
    }
    // A third parlour, where the page was loaded again.
    let third = Node::of(nodes[0].0.journal.clone());
    let _again = Attendance::new(&third.0, key, bruno());
    third.picture(key).await;
    soon().await;
    assert_eq!(third.picture(key).await.window().expect("it is open").held, [0, 1]);
}

/// What somebody sees follows from the journal alone, whichever parlour shows it.
#[tokio::test(start_paused = true)]
async fn a_seat_is_shown_the_same_everywhere() {
    for game in GameKind::ALL {
        let [here, there] = two(false);
        let key = here.opens(game, None).await;
        let _anna = Attendance::new(&here.0, key, anna());
        here.asks(key, bruno(), sit()).await.expect("he sits down");
        here.asks(key, anna(), Command::Start).await.expect("the game begins");
        let _bruno = Attendance::new(&there.0, key, bruno());
        there.picture(key).await;
        sleep(Duration::from_secs(2)).await;
        for _ in 0..60 {
            soon().await;
            for (guest, seat) in [(anna(), 0), (bruno(), 1)] {
                let seen = move |table: &Table, attending: &Attending| {
                    let attending = attending.clone().with_window(None);
                    let look = table.look(guest, Eyes::Seat(seat), &attending).expect("their own");
                    json(&Seen::of(look, Lang::En))
                };
                let one = here.0.read(key, seen).await.expect("a table");
                let other = there.0.read(key, seen).await.expect("a table");
                assert_eq!(one, other, "{game}: seat {seat}");
            }
            let Some((guest, play)) = here.next(key).await else { break };
            let node = if play.seat == 0 { &here } else { &there };
            node.asks(key, guest, play).await.expect("a move");
        }
        assert!(here.picture(key).await.steps > 10, "{game}");
        let is_person = |seat: &tables::ChairPicture| seat.sitter == Sitter::Person;
        assert!(here.picture(key).await.seats.iter().all(is_person));
    }
}

/// One of two worlds: a table of which Anna looks from one parlour and Bruno from another.
struct World {
    journal: Memory,
    nodes: [Node; 2],
    key: TableKey,
    entries: u32,
    anna: Attendance,
    _bruno: Attendance,
}

impl World {
    async fn new(game: GameKind, key: TableKey, first: &Truth) -> World {
        let journal = Memory::new([0; 32]);
        let opening = Opening { players: Some(2), ..Opening::of(game) };
        let host = Host { guest: anna(), name: "Anna", lang: Lang::En, bots: None };
        let entropy = &mut tables::counting_entropy(3);
        let (mut table, mut entries) = Table::open(opening, &host, entropy).expect("a table");
        let more = table.handle(bruno(), sit(), &Attending::default(), entropy).expect("a seat");
        entries.extend(more);
        // The deal is sealed with the same seed: nobody opens it here.
        let first = first.step.clone().expect("a first step");
        entries.push(Entry::Started {
            seed: "7".repeat(64),
            unseen: Vec::new(),
            numbers: None,
            first,
        });
        let bytes = crate::table::written(&entries).expect("bytes");
        journal.append(key.0, 0, bytes).await.expect("stored");
        let nodes = [(); 2].map(|()| Node::of(Arc::new(journal.elsewhere())));
        let anna = Attendance::new(&nodes[0].0, key, anna());
        let bruno = Attendance::new(&nodes[1].0, key, bruno());
        let entries = entries.len() as u32;
        let world = World { journal, nodes, key, entries, anna, _bruno: bruno };
        for node in &world.nodes {
            node.picture(key).await;
        }
        sleep(Duration::from_secs(2)).await;
        world
    }

    /// A step is stored by a third parlour. What Anna is then sent, and how long after.
    async fn follows(&mut self, truth: &Truth) -> (Duration, Vec<String>) {
        self.anna.version();
        let start = Instant::now();
        let step = Entry::Moved(truth.step.clone().expect("a step"));
        let bytes = crate::table::written(&[step]).expect("bytes");
        self.journal.append(self.key.0, self.entries, bytes).await.expect("stored");
        self.entries += 1;
        self.journal.hint(self.key.0, self.entries);
        self.anna.news().await;
        (start.elapsed(), self.seen().await)
    }

    async fn seen(&self) -> Vec<String> {
        let seen = |table: &Table, attending: &Attending| {
            let look = table.look(anna(), Eyes::Seat(0), attending).expect("her own");
            let sights = table.sights(anna(), Eyes::Seat(0), 0, attending).expect("her own");
            let seen = Seen::of(look, Lang::En);
            [json(&seen), json(&Perceived::of(&sights, 0))].to_vec()
        };
        self.nodes[0].0.read(self.key, seen).await.expect("a table")
    }
}

/// *Two truths, one view*, with the seats of a table at different parlours: what happens elsewhere
/// comes to somebody with the same bytes, and after the same time, whatever they may not know of it.
#[tokio::test(start_paused = true)]
async fn two_truths_are_one_view_at_another_parlour() {
    let mut differing = 0;
    for (game, games) in
        [(GameKind::LoveLetter, 12), (GameKind::Favor, 4), (GameKind::FogOfLove, 2)]
    {
        for seed in 0..games {
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            let viewer = Viewer::Seat(Seat(0));
            let wanted = Wanted { players: Some(2), ..Wanted::default() };
            let setup = AnySetup::of(game, &wanted).expect("a table");
            let fresh = || Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
            let mut one = fresh().try_step(None, &[rng.next_u64()]).expect("a game begins");
            let Some(mut other) = twin(&one, &fresh(), viewer, None, &mut rng) else { continue };
            let key = TableKey::new(entropy());
            let mut worlds =
                [World::new(game, key, &one).await, World::new(game, key, &other).await];
            assert_eq!(worlds[0].seen().await, worlds[1].seen().await, "{game} {seed}");
            for _ in 0..40 {
                let Waiting::For(seats) = one.game.waiting() else { break };
                let Some(seat) = seats.first() else { break };
                let moves = |truth: &Truth| truth.game.glimpse(Viewer::Seat(seat)).moves();
                let there = moves(&other);
                let both = moves(&one).into_iter().filter(|action| there.contains(action));
                let found = both.take(6).find_map(|action| {
                    let step = Some((seat, &action));
                    let next = one.try_step(step, &[rng.next_u64()])?;
                    let twin = twin(&next, &other, viewer, step, &mut rng)?;
                    Some((next, twin))
                });
                let Some(found) = found else { break };
                (one, other) = found;
                let here = worlds[0].follows(&one).await;
                let there = worlds[1].follows(&other).await;
                assert_eq!(here, there, "{game} {seed}");
                differing += usize::from(one.hidden(2) != other.hidden(2));
            }
        }
    }
    assert!(differing > 50, "the truths really differ: {differing}");
}
