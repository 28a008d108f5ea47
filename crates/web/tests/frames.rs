//! The frame of a table: what it hides, and that it can be trusted.

use crate::markup::{self, element, tags, text};
use crate::room::Room;
use face::queue::{Event, Step};
use house::GameKind;
use std::time::Duration;
use tables::{Command, Guest};
use tabletop::{Seat, Viewer};
use web::{Click, Desk, Replay, Speed, TablePage};
use words::{Lang, Tongue};

const GAMES: [GameKind; 2] = [GameKind::LoveLetter, GameKind::Favor];

fn root<'a>(frame: &'a str, attribute: &str) -> Option<&'a str> {
    tags(frame)[0].get(attribute)
}

/// The board as the game shows it.
fn board(page: &TablePage<'_>) -> [String; 2] {
    let parts = web::parts(page);
    ["played", "tray"].map(|id| web::whole(&parts, id))
}

/// The seal of the deal, and the seed once it is broken.
fn deal(room: &Room) -> (String, Option<String>) {
    let deal = room.picture(room.host).deal.expect("a game has begun");
    (deal.seal, deal.seed)
}

#[test]
fn the_same_scene_is_the_same_bytes() {
    for game in GAMES {
        let mut room = Room::open(game, 3, false);
        room.ask(room.host, Command::Start);
        room.play(5);
        let desk = Desk::new(true);
        assert_eq!(room.frame(room.host, &desk), room.frame(room.host, &desk));
    }
}

#[test]
fn a_curtain_is_the_same_whatever_was_dealt() {
    for (game, moves) in GAMES.into_iter().flat_map(|game| [(game, 0), (game, 1), (game, 2)]) {
        let mut curtains = Vec::new();
        for seed in 1..120 {
            let mut room = Room::open(game, 3, true);
            room.shuffle(seed);
            room.ask(room.host, Command::Start);
            room.play(moves);
            let frame = room.frame(room.host, &Desk::new(true));
            let hand = |seat| room.glimpse(Viewer::Seat(seat)).view_json();
            let public = room.glimpse(Viewer::Public);
            let told = public.log(Tongue::of(Lang::En), &room.table.names());
            let public = (public.view_json(), told);
            curtains.push((public, [hand(Seat(0)), hand(Seat(1))], frame));
        }
        let mut compared = 0;
        for (n, (public, hands, frame)) in curtains.iter().enumerate() {
            for (other_public, other_hands, other_frame) in &curtains[n + 1..] {
                if public == other_public && hands != other_hands {
                    assert_eq!(frame, other_frame, "{game}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 0, "{game}, {moves} moves: no two deals look alike from outside");
    }
}

#[test]
fn a_curtain_trusts_nobody_who_hands_it_a_seats_eyes() {
    for game in GAMES {
        let mut room = Room::open(game, 2, true);
        room.ask(room.host, Command::Start);
        let desk = Desk::new(true);
        let frame = |viewer| {
            let glimpse = room.glimpse(viewer);
            room.page(room.host, &desk, |page| {
                web::frame(&TablePage { glimpse: Some(&glimpse), ..*page }).into_string()
            })
        };
        let lines = |viewer| -> Vec<String> {
            let log = room.glimpse(viewer).log(Tongue::of(Lang::En), &room.table.names());
            log.into_iter().map(|(_, line)| line).collect()
        };
        let public = lines(Viewer::Public);
        for seat in [Seat(0), Seat(1)] {
            let private = lines(Viewer::Seat(seat));
            let mut private = private.iter().filter(|line| !public.contains(line)).peekable();
            assert!(private.peek().is_some(), "{game}: nothing is private");
            let frame = frame(Viewer::Seat(seat));
            assert!(private.all(|line| !frame.contains(line.as_str())), "{game}");
        }
    }
}

#[test]
fn a_curtain_names_who_is_next_and_opens_for_nobody_else() {
    let mut room = Room::open(GameKind::LoveLetter, 2, true);
    room.ask(room.host, Command::Start);
    let mut desk = Desk::new(false);
    let frame = room.frame(room.host, &desk);
    assert_eq!(root(&frame, "class"), Some("covered love-letter"));
    assert_eq!(root(&frame, "data-turn"), Some("false"));
    let names = room.table.names();
    let titled = |frame: &str| root(frame, "data-title").unwrap_or_default().to_owned();
    let next = names.iter().find(|name| titled(&frame).starts_with(name.as_str()));
    let next = next.expect("the title names who is next");
    assert!(frame.contains(&format!("Pass to {next}")), "{frame}");
    assert!(!frame.contains("class=\"tray\""));

    // The title is the same while somebody looks: it would tell the room who does.
    for seat in [0, 1] {
        let (picture, glimpse) = (room.picture(room.host), room.glimpse(Viewer::Public));
        desk.click(Click::Open { seat }, &picture, Some(&glimpse));
        let open = room.frame(room.host, &desk);
        assert_eq!(root(&open, "class"), Some("table playing love-letter"));
        assert!(root(&open, "data-open").is_some());
        assert_eq!(titled(&open), titled(&frame));
    }
    let other = Guest::of_secret("somebody else");
    assert!(!room.frame(other, &desk).contains("class=\"tray\""), "a spectator sees no hand");
}

#[test]
fn a_shared_device_shows_each_seat_what_it_has_not_confirmed() {
    let mut room = Room::open(GameKind::LoveLetter, 2, true);
    room.ask(room.host, Command::Start);
    room.play(3);
    let (picture, glimpse) = (room.picture(room.host), room.glimpse(Viewer::Public));
    let mut desk = Desk::new(false);
    // The latest step has something for everybody to take in.
    let take_ins = |step| usize::from(step == picture.steps);
    let step = |step| Step { take_ins: take_ins(step), ..Step::default() };
    let mut asking = |click| {
        desk.click(click, &picture, Some(&glimpse));
        let (mut queue, event) = desk.shown();
        let pace = Speed::Instant.pace(Duration::from_secs(1));
        let news = Event::News { game: picture.games, steps: picture.steps };
        for event in event.into_iter().chain([news]) {
            queue.on(event, 0, pace, step);
        }
        desk.show(queue);
        desk.asking.is_some()
    };
    assert!(asking(Click::Open { seat: 0 }));
    assert!(!asking(Click::GotIt { of: None }));
    asking(Click::Cover);
    assert!(asking(Click::Open { seat: 1 }), "what Anna has seen, Bruno has not");
    asking(Click::Cover);
    assert!(!asking(Click::Open { seat: 0 }));
    assert!(asking(Click::Open { seat: 1 }), "a glance confirms nothing");
}

#[test]
fn a_replay_shows_the_board_as_it_was() {
    for game in GAMES {
        let mut room = Room::open(game, 2, false);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        // Whoever looks at it again is given no hints, wanted or not.
        let (desk, again) = (Desk::new(false), Desk::new(true));
        let mut then = Vec::new();
        while room.table.phase() == tables::Phase::Playing && then.len() < 400 {
            then.push(room.page(room.host, &desk, board));
            room.play(1);
        }
        assert_eq!(room.table.phase(), tables::Phase::Over, "{game}");
        let steps = room.table.steps();
        assert_eq!(then.len() + 1, steps, "{game}");
        for (n, was) in then.iter().enumerate() {
            let (shown, page) = room.page_at(room.host, &again, Some(0), n + 1, |page| {
                (
                    board(page),
                    web::replay_page(
                        page,
                        &Replay { steps, honest: Some(true), ..Replay::default() },
                    )
                    .into_string(),
                )
            });
            // What could be picked then can only be looked at now; the words are the same.
            assert_eq!(
                was.each_ref().map(|part| text(part)),
                shown.each_ref().map(|part| text(part))
            );
            assert!(
                shown.iter().all(|part| page.contains(part.as_str())),
                "{game}: step {}",
                n + 1
            );
        }
    }
}

#[test]
fn a_replay_tells_nothing_about_what_is_to_come() {
    for game in GAMES {
        let mut room = Room::open(game, 2, false);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        room.play(1000);
        let steps = room.table.steps();
        let seed = deal(&room).1.expect("the game is over");
        let desk = Desk::new(false);
        let page = |at| {
            room.page_at(room.host, &desk, None, at, |page| {
                web::replay_page(page, &Replay { steps, honest: Some(true), ..Replay::default() })
                    .into_string()
            })
        };
        let last = room.page_at(room.host, &desk, None, steps, |page| {
            let lines = page.glimpse.map(|glimpse| glimpse.log(page.tongue(), &page.names()));
            lines.unwrap_or_default().pop().map(|(_, line)| line).unwrap_or_default()
        });
        assert!(page(steps).contains(&last), "{game}: {last}");
        for at in 1..steps {
            let page = page(at);
            assert!(!page.contains(&last) && !page.contains(&seed), "{game}: step {at}");
            assert!(page.contains(&format!("Step {at} of {steps}")), "{game}");
        }
    }
}

#[test]
fn whose_eyes_a_replay_offers_depends_on_whether_the_game_is_over() {
    let mut room = Room::open(GameKind::LoveLetter, 2, false);
    room.sit("Bruno");
    room.ask(room.host, Command::Start);
    room.play(2);
    let desk = Desk::new(false);
    let eyes = |room: &Room| {
        let page = room.page_at(room.host, &desk, None, 1, |page| {
            web::replay_page(page, &Replay { steps: 3, ..Replay::default() }).into_string()
        });
        ["seat=0", "seat=1"].map(|seat| page.contains(seat))
    };
    assert_eq!(eyes(&room), [true, false]);
    room.play(1000);
    assert_eq!(eyes(&room), [true, true]);
}

#[test]
fn the_steps_of_a_replay_add_up_to_its_pages() {
    for game in GAMES {
        let mut room = Room::open(game, 2, false);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        room.play(1000);
        let desk = Desk::new(false);
        let replay = Replay { steps: room.table.steps(), ..Replay::default() };
        let (mut known, mut log) = (web::Parts::new(), String::new());
        let mut sent = web::Sent::default();
        let mut saved = 0;
        for at in 1..=replay.steps {
            let (step, page) = room.page_at(room.host, &desk, Some(0), at, |page| {
                let step = web::replay_step(page, &replay, &mut sent).expect("a step");
                (step, web::replay_page(page, &replay).into_string())
            });
            let step = serde_json::to_value(&step).expect("a step is written");
            let parts: web::Parts = serde_json::from_value(step["parts"].clone()).expect("parts");
            known.extend(parts);
            log += step["log"].as_str().expect("a log");
            let then = web::whole(&known, "then");
            assert_eq!(then, element(&page, "then"), "{game}: step {at}");
            assert_eq!(format!("<ol class=\"log\" id=\"log\">{log}</ol>"), element(&page, "log"));
            let written = serde_json::to_string(&step["parts"]).expect("parts are written");
            saved += then.len().saturating_sub(written.len());
        }
        assert!(saved > 0, "{game}: what stays the same is not told again");
    }
}

#[test]
fn a_replay_has_its_rounds_as_headings_where_they_begin() {
    for (game, rounds) in [(GameKind::LoveLetter, 3..20), (GameKind::Favor, 3..4)] {
        let mut room = Room::open(game, 2, false);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        room.play(1000);
        let desk = Desk::new(false);
        let replay = Replay { steps: room.table.steps(), ..Replay::default() };
        let page = |at| {
            room.page_at(room.host, &desk, None, at, |page| {
                web::replay_page(page, &replay).into_string()
            })
        };
        let last = page(replay.steps);
        let begun = last.matches("<li class=\"round\">").count();
        assert!(rounds.contains(&begun), "{game}: {begun} rounds");
        // What ends a round stands above the heading of the next.
        let log = element(&last, "log");
        let second = log.split("<li class=\"round\">").nth(1).expect("the first round");
        let heading = if game == GameKind::Favor { "Round 1 of 3" } else { "Round 1" };
        assert!(second.starts_with(&format!("<h3>{heading}</h3>")), "{game}: {second}");
        let won = if game == GameKind::Favor { "the round is scored" } else { "wins the round" };
        assert!(second.contains(won), "{game}: {second}");
        // A link to each of them leads to the step that it begins with.
        let links = element(&last, "rounds");
        let links = tags(links);
        let steps: Vec<usize> = (links.iter().filter_map(|tag| tag.get("href")))
            .filter_map(|path| path.split_once("step=")?.1.parse().ok())
            .collect();
        assert_eq!(steps.len(), begun, "{game}");
        for (round, step) in (1..).zip(steps) {
            assert_eq!(page(step).matches("<li class=\"round\">").count(), round, "{game}");
            assert!(step == 1 || page(step - 1).matches("<li class=\"round\">").count() < round);
        }
    }
}

#[test]
fn a_replay_calls_people_as_they_were_called() {
    let mut room = Room::open(GameKind::LoveLetter, 2, false);
    room.sit("Bruno");
    room.ask(room.host, Command::Start);
    room.play(3);
    let renamed = room.table.steps();
    room.ask(room.guest, Command::Rename { seat: 1, name: "Beatrice".into() });
    room.play(1000);
    let desk = Desk::new(false);
    let replay = Replay { steps: room.table.steps(), ..Replay::default() };
    let then = |at| {
        room.page_at(room.host, &desk, Some(0), at, |page| {
            let page = web::replay_page(page, &replay).into_string();
            ["then", "log"].map(|id| element(&page, id).to_string())
        })
    };
    let called = |shown: [String; 2], name: &str| shown.map(|part| part.contains(name));
    assert_eq!(called(then(renamed), "Bruno"), [true, true]);
    assert_eq!(called(then(renamed), "Beatrice"), [false, false]);
    assert_eq!(called(then(replay.steps), "Beatrice"), [true, true]);
    assert_eq!(called(then(replay.steps), "Bruno"), [false, true], "the log remembers");
}

#[test]
fn every_hand_is_open_only_when_the_game_is_over() {
    for one_device in [false, true] {
        let mut room = Room::open(GameKind::LoveLetter, 3, one_device);
        room.ask(room.host, Command::Start);
        room.play(2);
        let refused = room.table.look_back_openly(room.host, 1).err();
        assert_eq!(refused, Some(tables::Refusal::NotOver), "not even on one device");
        let desk = Desk::new(false);
        let offers = |room: &Room| {
            room.page_at(room.host, &desk, None, 1, |page| {
                web::replay_page(page, &Replay::default()).into_string().contains("all=true")
            })
        };
        assert!(!offers(&room));
        room.play(1000);
        assert!(offers(&room));
        let page = room.page_openly(room.host, &desk, 1, |page, replay| {
            web::replay_page(page, replay).into_string()
        });
        let hands = element(&page, "all-hands");
        for seat in 0..3 {
            let theirs = room.page_at(room.host, &desk, Some(seat), 1, |page| {
                web::whole(&web::parts(page), "tray")
            });
            let hand = element(hands, &format!("hand-of-{seat}"));
            assert!(text(hand).ends_with(&text(&theirs)), "{hand}");
            assert!(hand.contains(&room.table.names()[usize::from(seat)]), "{hand}");
        }
    }
}

#[test]
fn the_end_says_who_won_and_opens_the_seal() {
    for game in GAMES {
        let mut room = Room::open(game, 2, false);
        room.ask(room.host, Command::Start);
        let desk = Desk::new(false);
        let before = room.frame(room.host, &desk);
        let (seal, _) = deal(&room);
        assert!(before.contains(&seal) && !before.contains("/transcript"), "{game}");
        room.play(1000);
        let frame = room.frame(room.host, &desk);
        let winner = room
            .table
            .names()
            .into_iter()
            .find(|name| frame.contains(&format!("{name} wins</h2>")));
        assert!(winner.is_some(), "{game}: nobody wins");
        let seed = deal(&room).1.expect("the game is over");
        assert!(
            frame.contains(&seed) && frame.contains("/t/t4b1et4b1et4b1et4b1et4b1e0/transcript"),
            "{game}"
        );
        assert!(
            frame.contains("/t/t4b1et4b1et4b1et4b1et4b1e0/replay") && frame.contains("rematch"),
            "{game}"
        );
        assert!(!room.frame(Guest::of_secret("other"), &desk).contains("rematch"), "{game}");
    }
}

#[test]
fn the_end_of_love_letter_tells_its_rounds_and_what_to_remember() {
    for players in [2, 4] {
        let mut room = Room::open(GameKind::LoveLetter, players, false);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        room.play(1000);
        let (desk, steps) = (Desk::new(false), room.table.steps());
        let frame = room.frame(room.host, &desk);
        let end = element(&frame, "final");
        let replay = Replay { steps, ..Replay::default() };
        let log = |at| {
            room.page_at(room.host, &desk, None, at, |page| {
                let step = web::replay_step(page, &replay, &mut web::Sent::default());
                serde_json::to_value(step).expect("a step")["log"].to_string()
            })
        };
        let links = |list: &str| -> Vec<usize> {
            let list = end.split(list).nth(1).and_then(|rest| rest.split("</section>").next());
            let list = list.expect("a list");
            let path = |tag: &markup::Tag<'_>| tag.get("href").map(str::to_owned);
            let step = |path: String| path.split(['=', '&']).nth(1)?.parse().ok();
            tags(list).iter().filter_map(path).filter_map(step).collect()
        };
        // A round for each that was won, also where the table has long forgotten its beginning.
        let won = (1..=steps).filter(|at| log(*at).contains("the round and a favour token"));
        assert_eq!(links("rounds-won"), won.collect::<Vec<_>>(), "{players} players");
        let moments = links("moments");
        assert!((3..=5).contains(&moments.len()), "{end}");
        assert!(moments.is_sorted() && moments.iter().all(|at| (1..=steps).contains(at)));
        assert!(moments.iter().any(|at| log(*at).contains("is out")), "{end}");
    }
}

#[test]
fn only_the_host_is_offered_what_only_the_host_may_do() {
    let mut room = Room::open(GameKind::Favor, 3, false);
    room.sit("Bruno");
    let desk = Desk::new(false);
    let offers = |room: &Room, guest| {
        let frame = room.frame(guest, &desk).replace("&quot;", "\"");
        ["bot", "remove", "start", "watchers", "pause"]
            .map(|it| frame.contains(&format!("\"do\":\"{it}\"")))
    };
    assert_eq!(offers(&room, room.host), [true, true, true, true, false]);
    assert_eq!(offers(&room, room.guest), [false; 5]);
    room.ask(room.host, Command::Start);
    assert_eq!(offers(&room, room.host), [true, true, false, true, true]);
    assert_eq!(offers(&room, room.guest), [false; 5]);
}

#[test]
fn a_newcomer_is_told_who_invites_and_may_sit_down() {
    let mut room = Room::open(GameKind::LoveLetter, 2, false);
    let desk = Desk::new(false);
    let frame = room.frame(room.guest, &desk);
    assert!(frame.contains("Anna invites you to Love Letter"), "{frame}");
    assert!(frame.contains("action=\"/t/t4b1et4b1et4b1et4b1et4b1e0/sit\""));
    room.sit("Bruno");
    assert!(room.frame(room.guest, &desk).contains("Waiting for Anna to deal the cards…"));
    let late = room.frame(Guest::of_secret("late"), &desk);
    assert!(late.contains("You are welcome to watch.") && !late.contains("/sit"), "{late}");
}

#[test]
fn somebody_who_is_away_may_take_the_seat_back() {
    let mut room = Room::open(GameKind::Favor, 2, false);
    room.sit("Bruno");
    room.ask(room.host, Command::Start);
    room.ask(room.guest, Command::Leave { seat: 1 });
    let desk = Desk::new(false);
    assert!(room.frame(room.guest, &desk).contains("Take my seat back"));
    assert!(room.frame(room.host, &desk).contains("A bot is playing"));
    room.ask(room.guest, Command::Return { seat: 1 });
    assert!(!room.frame(room.guest, &desk).contains("Take my seat back"));
}

#[test]
fn whoever_wins_is_told_so_and_the_others_by_name() {
    let mut told = 0;
    for seed in 1..40 {
        let mut room = Room::open(GameKind::LoveLetter, 2, false);
        room.shuffle(seed);
        room.sit("Bruno");
        room.ask(room.host, Command::Start);
        room.play(2000);
        let winners = room.glimpse(Viewer::Public).waiting().winners().expect("it is over");
        if winners.into_iter().map(|seat| seat.0).ne([0]) {
            continue;
        }
        let tongue = Tongue::of(Lang::En);
        let desk = Desk::new(false);
        assert!(
            room.frame(room.host, &desk).contains(&format!("<h2>{}</h2>", tongue.web_you_won()))
        );
        assert!(
            room.frame(room.guest, &desk).contains(&format!("<h2>{}</h2>", tongue.web_won("Anna")))
        );
        told += 1;
    }
    assert!(told > 0, "Anna never won");
}

#[test]
fn the_aim_of_favor_and_the_totals_are_on_the_table() {
    let mut room = Room::open(GameKind::Favor, 3, false);
    room.ask(room.host, Command::Start);
    let frame = room.frame(room.host, &Desk::new(false));
    assert!(frame.contains(&Tongue::of(Lang::En).fvw_aim()));
    assert_eq!(frame.matches("class=\"total\"").count(), 3, "everybody's total");
}
