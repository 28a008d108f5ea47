//! The journal rebuilds a table exactly: whatever people do there, sensible or not.

use house::GameKind;
use serde_json::value::RawValue;
use tables::{
    Asking, Attending, Change, Command, Entry, Eyes, Guest, Host, Opening, Phase, Play, Reaction,
    Refusal, Request, Table, counting_entropy,
};
use words::Lang;

/// An entry as it comes out of a journal.
type Stored = Entry<Box<RawValue>>;

/// A random number below a bound, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

fn guests() -> Vec<Guest> {
    ["anna", "bruno", "carla", "dario"].iter().map(|name| Guest::of_secret(name)).collect()
}

/// Some command: often sensible, sometimes not.
fn some_request(table: &Table, asking: &[Asking], dice: &mut Dice) -> (Guest, Request) {
    let guests = guests();
    let guest = guests[dice.below(guests.len())];
    let seat = dice.below(table.chairs().len() + 1) as u8;
    let level = ["random", "beginner", "casual", "club", "wizard"][dice.below(5)].to_string();
    let request = asking.first().map_or(7, |one| one.number);
    let command = match dice.below(41) {
        0 | 1 => Command::Sit { seat: Some(seat), name: None, lang: Some(Lang::De) },
        2 => Command::Sit { seat: None, name: Some("Zoe".into()), lang: None },
        3 => Command::Rename { seat, name: ["", "Anna Maria", "  x "][dice.below(3)].into() },
        4 => Command::Speak { seat, lang: Lang::ALL[dice.below(4)] },
        5 => Command::Bot { seat, level },
        6 => Command::Remove { seat },
        7 => Command::Start,
        8 => Command::Leave { seat },
        9 => Command::Return { seat },
        10 => Command::Pause { on: dice.below(2) == 0 },
        11 => Command::Watchers { allowed: dice.below(2) == 0 },
        12 => Command::Say { seat, text: ["hello", ""][dice.below(2)].into() },
        13 => Command::React { seat, reaction: Reaction::ALL[dice.below(6)] },
        14 => Command::Rematch,
        15 => match table.holder(seat) {
            Ok((of, _)) => Command::Claim { seat, of },
            Err(_) => Command::Reclaim { seat },
        },
        16 => Command::First { seat: [None, Some(seat)][dice.below(2)] },
        17 | 18 => Command::Admit { request },
        19 => Command::Decline { request },
        20 => Command::Withdraw,
        21 => Command::Reclaim { seat },
        22 => Command::Release { seat },
        23 => match table.invitation(seat) {
            Ok(by) => Command::Invited { seat, name: None, lang: Lang::Fr, by },
            Err(_) => Command::Withdraw,
        },
        24 => Command::StandIn { seat },
        25 => Command::Players { players: dice.below(8) as u32 },
        26 => Command::Window { seconds: [None, Some(0), Some(5), Some(7)][dice.below(4)] },
        27 => Command::Hold { seat },
        28 | 29 => Command::Tell { seat, text: ["It rained.", " "][dice.below(2)].into() },
        30 => Command::Character { seat, name: ["Robin", "Kim", "anna"][dice.below(3)].into() },
        31 => Command::ShareStory { seat, on: dice.below(2) == 0 },
        _ => return (guest, some_move(table, dice).unwrap_or(Command::Rematch.into())),
    };
    (guest, command.into())
}

/// A legal move of some person who is to move.
fn some_move(table: &Table, dice: &mut Dice) -> Option<Request> {
    let looks = guests().into_iter().flat_map(|guest| {
        let seats = table.seats_of(guest).into_iter();
        seats.filter_map(move |seat| {
            table.look(guest, Eyes::Seat(seat.0), &Attending::default()).ok()
        })
    });
    let glimpses = looks.filter_map(|look| Some((look.seat?, look.glimpse?)));
    let (seat, moves) = glimpses
        .map(|(seat, glimpse)| (seat, glimpse.moves()))
        .find(|(_, moves)| !moves.is_empty())?;
    let action = moves[dice.below(moves.len())].clone();
    Some(Play { seat, steps: None, action }.into())
}

/// Everything that anybody sees of a table, and what is refused to them.
fn everything(table: &Table) -> String {
    let mut seen = Vec::new();
    for guest in guests() {
        let eyes = (0..table.chairs().len() as u8).map(Eyes::Seat).chain([Eyes::Public]);
        for eyes in eyes {
            seen.push(match table.look(guest, eyes, &Attending::of(&guests()[..2])) {
                Err(refusal) => format!("{refusal:?}"),
                Ok(look) => {
                    let game = look
                        .glimpse
                        .map(|glimpse| (glimpse.view_json().to_string(), glimpse.moves()));
                    format!("{:?} {:?} {:?} {game:?}", look.picture, look.seat, look.holder)
                }
            });
            let sights = table.sights(guest, eyes, 0, &Attending::default());
            seen.push(sights.map_or_else(
                |no| format!("{no:?}"),
                |told| format!("{:?} {}", told.sights, told.moves),
            ));
        }
        seen.push(table.record(guest).map_or_else(|no| format!("{no:?}"), |record| record.text()));
    }
    seen.push(format!("{:?} {:?}", table.chairs(), table.bot_to_move()));
    seen.join("\n")
}

/// What everybody sees of an earlier moment.
fn earlier(table: &Table) -> String {
    let seats = (0..table.chairs().len() as u8).map(Eyes::Seat);
    let looks = seats.flat_map(|eyes| guests().into_iter().map(move |guest| (guest, eyes)));
    let seen = looks.map(|(guest, eyes)| match table.look_back(guest, eyes, table.steps() / 2) {
        Err(refusal) => format!("{refusal:?}"),
        Ok(look) => format!("{:?}", look.glimpse.map(|then| then.view_json().to_string())),
    });
    seen.collect::<Vec<_>>().join("\n")
}

fn written_and_read(entry: &Entry) -> Stored {
    let text = serde_json::to_string(entry).expect("it can be written");
    serde_json::from_str(&text).expect("it can be read")
}

fn opened(opening: Opening, entropy: &mut dyn tables::Entropy) -> (Table, Vec<Entry>) {
    let host = Host { guest: guests()[0], name: "Anna", lang: Lang::En, bots: None };
    Table::open(opening, &host, entropy).expect("a table")
}

#[test]
fn a_table_and_its_journal_always_agree() {
    let (mut accepted, mut taken_over) = (0, 0);
    for seed in 0..120 {
        let mut dice = Dice(seed);
        let mut entropy = counting_entropy(seed);
        let game = GameKind::ALL[dice.below(3)];
        let players = if game == GameKind::FogOfLove { 2 } else { 2 + dice.below(3) as u32 };
        let one_device = dice.below(5) == 0;
        let tutorial = game == GameKind::FogOfLove && seed % 2 == 0;
        let opening = Opening { players: Some(players), one_device, tutorial, ..Opening::of(game) };
        let (mut table, entries) = opened(opening, &mut entropy);
        let mut journal: Vec<Stored> = entries.iter().map(written_and_read).collect();
        // Those who wait for a seat are kept by whoever runs the table.
        let mut asking: Vec<Asking> = Vec::new();
        for step in 0..200 {
            let before = everything(&table);
            if dice.below(4) == 0 {
                journal.extend(table.move_bot(&mut entropy).iter().map(written_and_read));
            } else {
                let (guest, request) = some_request(&table, &asking, &mut dice);
                let attending = Attending::default().with_asking(Some(asking.clone().into()));
                let asks = table.asks_for(guest, &request, &attending, &mut entropy);
                match table.handle(guest, request.clone(), &attending, &mut entropy) {
                    Ok(entries) => {
                        accepted += 1;
                        asking.extend(asks.expect("what is granted may be asked for"));
                        asking.retain(|one| table.still_asks(one));
                        let change = |entry: &&Entry| {
                            matches!(entry, Entry::Changed(Change::TookOver { .. }))
                        };
                        taken_over += entries.iter().filter(change).count();
                        journal.extend(entries.iter().map(written_and_read));
                    }
                    Err(refusal) => {
                        assert!(!matches!(asks, Ok(Some(_))), "{request:?}: {refusal:?}");
                        let after = everything(&table);
                        assert_eq!(before, after, "{request:?}: {refusal:?} changes nothing");
                    }
                }
            }
            if step % 16 == 15 {
                let rebuilt = Table::rebuild(journal.clone()).expect("the journal can be followed");
                assert_eq!(everything(&rebuilt), everything(&table), "seed {seed}, step {step}");
                assert_eq!(earlier(&rebuilt), earlier(&table), "seed {seed}, step {step}");
            }
        }
    }
    assert!(accepted > 2000, "much of it was sensible: {accepted}");
    assert!(taken_over > 20, "seats changed hands: {taken_over}");
}

#[test]
fn a_journal_that_makes_no_sense_is_refused() {
    let anna = guests()[0];
    let favor = || Stored::Opened(Opening::of(GameKind::Favor), anna);
    let freed = |seat| Stored::Changed(Change::Freed(seat));
    let refused = |entries| Table::rebuild(entries).err();
    assert_eq!(refused(vec![]), Some(Refusal::Damaged));
    assert_eq!(refused(vec![freed(0)]), Some(Refusal::Damaged));
    assert_eq!(refused(vec![favor(), favor()]), Some(Refusal::Damaged));
    assert_eq!(refused(vec![favor(), freed(9)]), Some(Refusal::NoSeat));
    let other = serde_json::from_str(
        r#"{"moved":{"seat":0,"action":{"play":"guard"},"events":[],"asked":0}}"#,
    );
    assert_eq!(refused(vec![favor(), other.expect("an entry")]), Some(Refusal::Damaged));
    let chess = r#"{"opened":[{"game":"chess"},"00"]}"#;
    assert!(serde_json::from_str::<Stored>(chess).is_err());
}

/// Nobody has seat 127.
#[test]
fn a_journal_of_what_cannot_have_happened_is_refused() {
    let opened = Stored::Opened(Opening::of(GameKind::LoveLetter), guests()[0]);
    let first = r#"{"events":[{"set_aside":"spy"},{"dealt":[127,"guard"]}],"asked":2}"#;
    let started = format!(r#"{{"started":{{"seed":"{}","first":{first}}}}}"#, "00".repeat(32));
    let started = serde_json::from_str(&started).expect("an entry");
    assert_eq!(Table::rebuild(vec![opened, started]).err(), Some(Refusal::Damaged));
}

#[test]
fn a_finished_game_is_honest_and_its_seed_was_secret_until_then() {
    let anna = guests()[0];
    let mut entropy = counting_entropy(3);
    let opening = Opening { players: Some(2), ..Opening::of(GameKind::Favor) };
    let (mut table, _) = opened(opening, &mut entropy);
    table.handle(anna, Command::Start, &Attending::default(), &mut entropy).expect("it starts");
    let mut dice = Dice(9);
    let deal = |table: &Table| {
        table
            .look(anna, Eyes::Seat(0), &Attending::default())
            .expect("her seat")
            .picture
            .deal
            .expect("a deal")
    };
    while table.phase() != Phase::Over {
        let told = (deal(&table).seed, table.is_honest(), table.record(anna).err());
        assert_eq!(told, (None, None, Some(Refusal::NotOver)));
        if table.move_bot(&mut entropy).is_none() {
            let request = some_move(&table, &mut dice).expect("somebody is to move");
            table.handle(anna, request, &Attending::default(), &mut entropy).expect("a legal move");
        }
    }
    assert_eq!(table.is_honest(), Some(true));
    let deal = deal(&table);
    let seed = deal.seed.expect("it is told now");
    assert_eq!(house::Sealed::read(&seed).expect("a seed").seal(), deal.seal);
    assert!(table.record(anna).is_ok_and(|record| record.lines.len() > 20));
}

/// The games before a rematch are in the journal for good, with the names of their day.
#[test]
fn an_earlier_game_can_be_looked_at_again() {
    let anna = guests()[0];
    let mut entropy = counting_entropy(4);
    let opening = Opening { players: Some(2), ..Opening::of(GameKind::LoveLetter) };
    let (mut table, entries) = opened(opening, &mut entropy);
    let mut journal: Vec<Stored> = entries.iter().map(written_and_read).collect();
    let mut records = Vec::new();
    let mut dice = Dice(2);
    for begin in [Command::Start, Command::Rematch, Command::Rematch] {
        let name = format!("Anna the {}", records.len() + 1);
        for command in [Command::Rename { seat: 0, name }, begin] {
            let entries =
                table.handle(anna, command, &Attending::default(), &mut entropy).expect("allowed");
            journal.extend(entries.iter().map(written_and_read));
        }
        while table.phase() != Phase::Over {
            let entries = match table.move_bot(&mut entropy) {
                Some(entry) => vec![entry],
                None => {
                    let request = some_move(&table, &mut dice).expect("somebody is to move");
                    table
                        .handle(anna, request, &Attending::default(), &mut entropy)
                        .expect("a legal move")
                }
            };
            journal.extend(entries.iter().map(written_and_read));
        }
        records.push(table.record(anna).expect("it is over").text());
    }
    for (game, record) in (1..).zip(&records) {
        let then = Table::rebuild_until(journal.clone(), game).expect("an earlier game");
        assert_eq!((then.games(), then.phase()), (game, Phase::Over));
        assert_eq!(then.record(anna).expect("it is over").text(), *record);
        // All hands are open when a game is over.
        let look = then.look_back(anna, Eyes::Seat(1), 3).expect("the bot's eyes");
        assert_eq!(look.picture.names()[0], format!("Anna the {game}"));
    }
}

/// Whoever is asked to leave does not come back through the same door.
#[test]
fn somebody_who_was_removed_cannot_sit_down_again() {
    let [anna, bruno] = [guests()[0], guests()[1]];
    let mut entropy = counting_entropy(5);
    for playing in [false, true] {
        let opening = Opening { players: Some(3), ..Opening::of(GameKind::LoveLetter) };
        let (mut table, _) = opened(opening, &mut entropy);
        let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
        table.handle(bruno, sit.clone(), &Attending::default(), &mut entropy).expect("a free seat");
        if playing {
            table
                .handle(anna, Command::Start, &Attending::default(), &mut entropy)
                .expect("it starts");
        }
        table
            .handle(anna, Command::Remove { seat: 1 }, &Attending::default(), &mut entropy)
            .expect("the host may");
        assert_eq!(
            table.handle(bruno, sit, &Attending::default(), &mut entropy).err(),
            Some(Refusal::Removed)
        );
        assert!(table.look(bruno, Eyes::Seat(1), &Attending::default()).is_err());
    }
}

/// LL-14, FV-16: the players may name who begins.
#[test]
fn the_host_names_who_begins() {
    let anna = guests()[0];
    for (game, seed) in GameKind::ALL.into_iter().flat_map(|game| (0..6).map(move |n| (game, n))) {
        let mut entropy = counting_entropy(seed);
        let (mut table, _) =
            opened(Opening { players: Some(2), ..Opening::of(game) }, &mut entropy);
        let refused = table.handle(
            guests()[1],
            Command::First { seat: Some(1) },
            &Attending::default(),
            &mut entropy,
        );
        assert_eq!(refused.err(), Some(Refusal::NotHost));
        let seat = seed as u8 % 2;
        table
            .handle(anna, Command::First { seat: Some(seat) }, &Attending::default(), &mut entropy)
            .expect("the host may");
        table.handle(anna, Command::Start, &Attending::default(), &mut entropy).expect("it starts");
        let look = table.look(anna, Eyes::Seat(0), &Attending::default()).expect("her seat");
        assert_eq!(look.glimpse.expect("a game").view_json()["first"], seat, "{game}");
    }
}

/// One command opens a table with bots and begins: nobody ever sees half of it.
#[test]
fn a_table_with_bots_begins_at_once() {
    let mut entropy = counting_entropy(6);
    for game in GameKind::ALL {
        let host = Host { guest: guests()[0], name: "", lang: Lang::It, bots: Some("random") };
        let (table, entries) =
            Table::open(Opening::of(game), &host, &mut entropy).expect("a table");
        assert_eq!(table.phase(), Phase::Playing);
        let journal = entries.iter().map(written_and_read).collect();
        assert_eq!(everything(&Table::rebuild(journal).expect("the same")), everything(&table));
        let nobody = Host { bots: Some("wizard"), ..host };
        let refused = Table::open(Opening::of(game), &nobody, &mut entropy).err();
        assert_eq!(refused, Some(Refusal::UnknownLevel));
    }
}

/// Who may look through whose eyes.
#[test]
fn a_seat_is_looked_through_by_its_own_people_alone() {
    let [anna, bruno, carla, dario] = guests()[..] else { panic!("four") };
    let mut entropy = counting_entropy(8);
    let opening = Opening { players: Some(3), ..Opening::of(GameKind::LoveLetter) };
    let (mut table, _) = opened(opening, &mut entropy);
    let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
    table.handle(bruno, sit, &Attending::default(), &mut entropy).expect("a free seat");
    table.handle(anna, Command::Start, &Attending::default(), &mut entropy).expect("it starts");
    let may = |table: &Table, guest, eyes| {
        table.look(guest, eyes, &Attending::default()).map(|look| look.seat)
    };
    assert_eq!(may(&table, anna, Eyes::Seat(0)), Ok(Some(0)));
    assert_eq!(may(&table, bruno, Eyes::Page { open: None }), Ok(Some(1)));
    for (guest, seat) in [(anna, 1), (bruno, 0), (anna, 2), (carla, 0), (carla, 2), (anna, 9)] {
        assert_eq!(may(&table, guest, Eyes::Seat(seat)), Err(Refusal::NotYours));
        assert_eq!(
            table.sights(guest, Eyes::Seat(seat), 0, &Attending::default()).err(),
            Some(Refusal::NotYours)
        );
        assert_eq!(table.look_back(guest, Eyes::Seat(seat), 1).err(), Some(Refusal::NotYours));
    }
    assert_eq!(may(&table, carla, Eyes::Public), Ok(None));
    table
        .handle(anna, Command::Watchers { allowed: false }, &Attending::default(), &mut entropy)
        .expect("the host may");
    for eyes in [Eyes::Public, Eyes::Seat(0), Eyes::Page { open: Some(0) }] {
        assert_eq!(may(&table, dario, eyes), Err(Refusal::NoWatchers));
        assert_eq!(table.record(dario).err(), Some(Refusal::NoWatchers));
    }
}

/// Before the first game the host says how many seats there are.
#[test]
fn a_table_has_as_many_seats_as_the_host_says() {
    let mut entropy = counting_entropy(3);
    let [anna, bruno] = [guests()[0], guests()[1]];
    for one_device in [false, true] {
        let opening = Opening { players: Some(4), one_device, ..Opening::of(GameKind::LoveLetter) };
        let host = Host { guest: anna, name: "Anna", lang: Lang::It, bots: None };
        let (mut table, mut journal) = Table::open(opening, &host, &mut entropy).expect("a table");
        let mut ask = |table: &mut Table, guest, command: Command| {
            let entries = table.handle(guest, command, &Attending::default(), &mut entropy)?;
            journal.extend(entries);
            Ok(table.chairs().len())
        };
        let players = |players| Command::Players { players };
        assert_eq!(ask(&mut table, bruno, players(3)), Err(Refusal::NotHost));
        assert!(matches!(ask(&mut table, anna, players(7)), Err(Refusal::Setup(_))));
        assert_eq!(ask(&mut table, anna, players(2)), Ok(2));
        assert_eq!(ask(&mut table, anna, players(6)), Ok(6));
        let mine = table.seats_of(anna).len();
        assert_eq!(mine, if one_device { 6 } else { 1 }, "one device is one person's");
        if !one_device {
            let sit = Command::Sit { seat: Some(4), name: None, lang: None };
            ask(&mut table, bruno, sit).expect("a free seat");
            assert_eq!(ask(&mut table, anna, players(4)), Err(Refusal::Taken), "he sits there");
            assert_eq!(ask(&mut table, anna, players(5)), Ok(5));
        }
        ask(&mut table, anna, Command::Start).expect("it starts");
        assert_eq!(ask(&mut table, anna, players(3)), Err(Refusal::Begun));
        let stored = serde_json::to_string(&journal).expect("it can be written");
        assert!(stored.contains(r#"{"changed":{"players":6}}"#), "for ever: {stored}");
        let again = Table::rebuild(serde_json::from_str(&stored).expect("it can be read"));
        assert_eq!(again.expect("a table").names(), table.names());
        // No chair is taken from under a game, whatever a journal says.
        let kept = stored.trim_end_matches(']');
        let forged = format!(r#"{kept},{{"changed":{{"players":2}}}}]"#);
        let forged = serde_json::from_str(&forged).expect("it can be read");
        assert_eq!(Table::rebuild(forged).err(), Some(Refusal::Damaged));
    }
}

/// Whether a table plays the tutorial is settled when it is opened, and an opening of before
/// tutorials plays none.
#[test]
fn an_opening_keeps_the_tutorial() {
    let plain = Opening::of(GameKind::FogOfLove);
    let written = serde_json::to_string(&plain).expect("text");
    assert!(!written.contains("tutorial"), "{written}");
    assert_eq!(serde_json::from_str::<Opening>(&written).expect("an opening"), plain);
    let opening = Opening { tutorial: true, ..plain };
    let written = serde_json::to_string(&opening).expect("text");
    assert_eq!(serde_json::from_str::<Opening>(&written).expect("an opening"), opening);
    let (table, entries) = opened(opening, &mut counting_entropy(7));
    let look = table.look_around(guests()[0], Eyes::Public, &Attending::default());
    assert!(look.expect("a look").picture.tutorial);
    let Some(Entry::Opened(opening, _)) = entries.first() else { panic!("{entries:?}") };
    assert!(opening.tutorial);
}
