//! Noisy peers: much that says little, and how a socket says farewell.

use crate::Game;
use crate::floods::from;
use crate::parlour::Parlour;
use crate::slow::{farewell, knock};
use futures_util::SinkExt;
use server::Limits;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

#[tokio::test]
async fn sockets_say_why_they_close() {
    let limits = Limits { messages_per_second: 4, ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let piece = |first: bool| {
        let kind = if first { Data::Text } else { Data::Continue };
        Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), false))
    };
    let pieces = std::iter::once(piece(true)).chain((0..200).map(|_| piece(false)));
    let pings = (0..200).map(|_| Message::Ping(vec![1].into()));
    let pongs = (0..200).map(|_| Message::Pong(vec![1].into()));
    let unicode = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    let bad: [(u16, Vec<Message>); 7] = [
        (1008, pieces.collect()),
        (1008, pings.collect()),
        (1008, pongs.collect()),
        (1009, vec![Message::text("x".repeat(17 * 1024))]),
        (1003, vec![Message::binary(vec![1, 2, 3])]),
        (1007, vec![Message::Frame(unicode)]),
        (1002, vec![piece(false)]),
    ];
    for (code, messages) in bad {
        for path in [game.path.clone(), format!("/t/{}", game.key())] {
            let line = game.players[0].socket(&format!("{path}/socket"), &[]).await;
            let mut line = line.expect("a socket");
            for message in messages.clone() {
                if line.0.send(message).await.is_err() {
                    break;
                }
            }
            assert_eq!(farewell(&mut line).await, Some(code), "{path}");
        }
        game.goes_on().await;
    }
}

#[tokio::test]
async fn a_table_that_is_not_there_or_not_shown_has_a_code_of_its_own() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let nowhere = "/t/00000000000000000000000000/socket";
    let mut line = parlour.somebody().socket(nowhere, &[]).await.expect("a socket");
    assert_eq!(farewell(&mut line).await, Some(4404));
    let path = game.path.clone();
    let mut watching =
        parlour.somebody().socket(&format!("{path}/socket"), &[]).await.expect("one");
    watching.frame().await.expect("a frame");
    let order = serde_json::json!({ "do": "watchers", "allowed": false });
    assert_eq!(game.players[0].post(&path, &order).await.expect("an answer").status, 200);
    assert_eq!(farewell(&mut watching).await, Some(4403));
    game.goes_on().await;
    // When the parlour closes, everybody hears it before it is gone.
    let mut lines = [game.socket(0).await, game.socket(1).await];
    for line in &mut lines {
        line.frame().await.expect("a frame");
    }
    let closing = tokio::spawn(parlour.close());
    for line in &mut lines {
        assert_eq!(farewell(line).await, Some(1001));
    }
    closing.await.expect("it closes");
}

/// How much a stranger who sends this is told until the parlour is done with it.
async fn told(game: &Game, parlour: &Parlour, click: &str, times: usize) -> usize {
    told_soon(game, parlour, click, times, Duration::from_millis(700)).await
}

/// The same for somebody who leaves after so long a silence.
async fn told_soon(
    game: &Game,
    parlour: &Parlour,
    click: &str,
    times: usize,
    patience: Duration,
) -> usize {
    let path = format!("/t/{}", game.key());
    let mut stranger = from([127, 0, 0, 9], parlour.address).await.expect("a connection");
    stranger.write_all(knock(&path).as_bytes()).await.expect("it is let in");
    // As a masked frame: the mask is zero.
    let mut frame = Vec::new();
    for click in click.lines() {
        frame.extend([0x81, 0x80 | click.len() as u8, 0, 0, 0, 0]);
        frame.extend(click.as_bytes());
    }
    stranger.write_all(&frame.repeat(times)).await.expect("it is sent");
    let mut bytes = 0;
    let mut buffer = vec![0; 1 << 16];
    while let Ok(Ok(read @ 1..)) = timeout(patience, stranger.read(&mut buffer)).await {
        bytes += read;
    }
    drop(stranger);
    // Whoever comes next is to be alone.
    while parlour.metric("parlour_sockets").await > 0.0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    bytes
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn junk_is_not_answered_with_pages() {
    // Nothing is to be told of those who play: they have no line.
    let parlour = Parlour::with(|config| config.stepped_out = config.gone).await;
    let mut game = Game::begin(parlour.address).await;
    let page = told(&game, &parlour, "", 0).await;
    assert!(page > 1000, "whoever comes is shown the table: {page}");
    let junk = [
        "x",
        r#"{"click":"fly"}"#,
        r#"{"click":"pick","picks":["guard"],"steps":1}"#,
        r#"{"click":"got_it"}"#,
        r#"{"click":"ask","do":"start"}"#,
        r#"{"click":"ping"}"#,
    ];
    for click in junk {
        let answered = told(&game, &parlour, click, 100).await;
        // A sentence is shown, goes when it is told who came before, and is shown again.
        assert!(answered <= page + 4096, "{click}: {answered} bytes instead of {page}");
    }
    game.goes_on().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_are_fed_by_the_byte_and_players_are_not() {
    let limits = Limits { stranger_bytes_per_second: 16 * 1024, ..Limits::generous() };
    let parlour = Parlour::with(|config| config.limits = limits).await;
    let mut game = Game::begin(parlour.address).await;
    let begun = Instant::now();
    let page = told(&game, &parlour, "", 0).await;
    // Another pace changes the page every time.
    let clicks = [r#"{"click":"pace","speed":"slow"}"#, r#"{"click":"pace","speed":"quick"}"#];
    let answered = told(&game, &parlour, &clicks.join("\n"), 100).await;
    let seconds = begun.elapsed().as_secs() as usize + 1;
    // Eight seconds' worth may come at once, and a page is sent before it is counted.
    let most = (8 + seconds) * 16 * 1024 + 2 * page;
    assert!(answered <= most, "{answered} bytes, and not more than {most}");
    // 200 frames of a kilobyte are more than may come at once, so the rest takes its time.
    let took = begun.elapsed();
    assert!(took > Duration::from_secs(3), "{answered} bytes came within {took:?}");
    // Whoever goes and comes again is not told more by that.
    let (begun, mut answered) = (Instant::now(), 0);
    for _ in 0..24 {
        answered += told_soon(&game, &parlour, "", 0, Duration::from_millis(60)).await;
    }
    let seconds = begun.elapsed().as_secs() as usize + 1;
    let most = (8 + seconds) * 4 * 16 * 1024 + 2 * page;
    assert!(answered <= most, "{answered} bytes by coming again, and not more than {most}");
    // Somebody with a seat is shown every one.
    let path = format!("/t/{}/socket", game.key());
    let mut line = game.players[0].socket(&path, &[]).await.expect("a socket");
    line.text().await.expect("the page");
    let shown = async {
        for click in clicks.into_iter().cycle().take(60) {
            line.send(click).await.expect("it is sent");
            line.text().await.expect("the page");
        }
    };
    timeout(Duration::from_secs(10), shown).await.expect("nobody keeps them waiting");
    game.goes_on().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_who_come_and_go_do_not_flood_those_who_play() {
    let parlour = Parlour::open().await;
    let mut game = Game::begin(parlour.address).await;
    let path = format!("/t/{}/socket", game.key());
    let mut line = game.players[0].socket(&path, &[]).await.expect("a socket");
    line.text().await.expect("the page");
    let begun = Instant::now();
    let mut last = None;
    for _ in 0..40 {
        let mut stranger = parlour.somebody().socket(&path, &[]).await.expect("a socket");
        stranger.text().await.expect("the page");
        last = Some(stranger);
    }
    let mut shown = 0;
    while let Ok(Some(_)) = timeout(Duration::from_millis(1500), line.text()).await {
        shown += 1;
    }
    let most = begun.elapsed().as_secs() + 2;
    assert!((1..=most).contains(&shown), "{shown} pages for 80 comings and goings, not {most}");
    // A move is told at once.
    game.goes_on().await;
    let page = timeout(Duration::from_millis(900), line.text()).await;
    assert!(page.is_ok_and(|page| page.is_some()));
    drop(last);
}
