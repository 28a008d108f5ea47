//! A seed that nobody chooses: everybody at the table adds a number, and pledges it first.

use house::{GameKind, Number, Numbers, Sealed};
use std::sync::Arc;
use tables::{
    Attending, Begins, Change, Command, Entry, Eyes, Guest, Host, Opening, Phase, Play, Refusal,
    Sealing, Table, counting_entropy,
};
use words::Lang;

fn guest(name: &str) -> Guest {
    Guest::of_secret(name)
}

fn number(byte: u8) -> Number {
    Number::new([byte; 32])
}

fn pledge(byte: u8) -> String {
    number(byte).pledge().hex()
}

/// Anna's table, at which Bruno sits, and a bot if there is a third seat.
fn table(players: u32) -> (Table, Vec<Entry>) {
    let mut entropy = counting_entropy(3);
    let host = Host { guest: guest("anna"), name: "Anna", lang: Lang::En, bots: None };
    let opening = Opening { players: Some(players), ..Opening::of(GameKind::LoveLetter) };
    let (mut table, mut entries) = Table::open(opening, &host, &mut entropy).expect("a table");
    let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
    let sat = table.handle(guest("bruno"), sit, &Attending::default(), &mut entropy);
    entries.extend(sat.expect("a seat"));
    (table, entries)
}

/// Both have pledged, and the pledges lie open.
fn laid(table: &Table) -> Sealing {
    let mut sealing = Sealing::of(table);
    sealing.pledge(table, guest("anna"), &pledge(1)).expect("a pledge");
    sealing.pledge(table, guest("bruno"), &pledge(2)).expect("a pledge");
    assert!(sealing.lay_open(table, number(9), |_| true));
    sealing
}

fn begin(table: &mut Table, sealing: Sealing) -> Vec<Entry> {
    let attending = Attending::default().with_sealing(Some(Arc::new(sealing)));
    let begun = table.handle(guest("anna"), Command::Start, &attending, &mut counting_entropy(5));
    begun.expect("a game")
}

fn numbers(entries: &[Entry]) -> (Option<Numbers>, String) {
    let started = entries.iter().find_map(|entry| match entry {
        Entry::Started { numbers, seed, .. } => Some((numbers.clone(), seed.clone())),
        _ => None,
    });
    started.expect("a game begins")
}

/// Plays whatever comes first until the game is over.
fn play_out(table: &mut Table) -> Vec<Entry> {
    let mut entropy = counting_entropy(7);
    let mut entries = Vec::new();
    while table.phase() == Phase::Playing {
        for name in ["anna", "bruno"] {
            let look = table.look(guest(name), Eyes::Page { open: None }, &Attending::default());
            let look = look.expect("a look");
            let moves = look.glimpse.map(|glimpse| glimpse.moves()).unwrap_or_default();
            let (Some(seat), Some(action)) = (look.seat, moves.into_iter().next()) else {
                continue;
            };
            let play = Play { seat, steps: None, action };
            let played = table.handle(guest(name), play, &Attending::default(), &mut entropy);
            entries.extend(played.expect("a legal move"));
        }
        entries.extend(table.move_bot(&mut entropy));
    }
    entries
}

fn rebuilt(entries: &[Entry]) -> Table {
    let text = serde_json::to_string(entries).expect("JSON");
    Table::rebuild(serde_json::from_str(&text).expect("entries")).expect("a table")
}

#[test]
fn the_seed_is_made_of_all_numbers_and_kept_with_them() {
    let (mut table, mut entries) = table(3);
    let mut sealing = laid(&table);
    assert!(!sealing.is_whole());
    sealing.redeem(guest("anna"), &number(1).hex()).expect("a number");
    sealing.redeem(guest("bruno"), &number(2).hex()).expect("a number");
    assert!(sealing.is_whole());
    entries.extend(begin(&mut table, sealing));
    let (made, seed) = numbers(&entries);
    let made = made.expect("numbers");
    assert_eq!(made.deal().broken(), seed);
    let seats: Vec<_> = made.people().iter().map(|one| (one.seat, one.number)).collect();
    assert_eq!(seats, [(0, Some(number(1))), (1, Some(number(2)))]);

    // Nothing of it is told before the end, and all of it then.
    let look = |table: &Table| {
        let look = table.look(guest("anna"), Eyes::Seat(0), &Attending::default());
        look.expect("a look").picture.deal.expect("a deal")
    };
    let before = look(&table);
    assert_eq!((&before.seed, &before.numbers), (&None, &None));
    assert_eq!(before.seal, Sealed::read(&seed).expect("a seed").seal());
    entries.extend(play_out(&mut table));
    let told = look(&table).numbers.expect("numbers");
    assert_eq!((told.number, told.pledge), (number(9).hex(), pledge(9)));
    assert_eq!(table.is_honest(), Some(true));
    let header = table.record(guest("anna")).expect("a record").header;
    assert_eq!(header["numbers"]["people"][1]["number"], number(2).hex());

    // A table that is rebuilt is the same, and tells what does not fit.
    assert_eq!(rebuilt(&entries).is_honest(), Some(true));
    let text = serde_json::to_string(&entries).expect("JSON");
    let kept = format!(
        r#""numbers":{{"number":"{}","people":[{{"seat":0,"pledge":"{}","number":"{}"}},"#,
        number(9).hex(),
        pledge(1),
        number(1).hex(),
    );
    assert!(text.contains(&kept), "for ever: {kept}");
    for (old, new) in [(number(9).hex(), number(8).hex()), (number(2).hex(), number(3).hex())] {
        let forged = text.replace(&old, &new);
        assert_ne!(forged, text);
        let forged = Table::rebuild(serde_json::from_str(&forged).expect("entries"));
        assert_eq!(forged.expect("a table").is_honest(), Some(false));
    }
}

#[test]
fn whoever_pledges_and_does_not_open_is_left_out_and_named() {
    let (mut table, _) = table(2);
    let mut sealing = laid(&table);
    sealing.redeem(guest("bruno"), &number(2).hex()).expect("a number");
    let (made, seed) = numbers(&begin(&mut table, sealing));
    let made = made.expect("numbers");
    assert_eq!(made.deal().broken(), seed);
    let anna = &made.people()[0];
    assert_eq!((anna.seat, anna.pledge, anna.number), (0, number(1).pledge(), None));
}

#[test]
fn where_nobody_pledges_the_parlour_draws_alone() {
    let (mut table, _) = table(2);
    let mut sealing = Sealing::of(&table);
    assert!(sealing.is_empty() && !sealing.lay_open(&table, number(9), |_| true));
    assert_eq!(numbers(&begin(&mut table, sealing)).0, None);
}

#[test]
fn whoever_is_not_there_is_not_waited_for() {
    let (table, _) = table(2);
    let mut sealing = Sealing::of(&table);
    sealing.pledge(&table, guest("anna"), &pledge(1)).expect("a pledge");
    sealing.pledge(&table, guest("bruno"), &pledge(2)).expect("a pledge");
    assert!(sealing.lay_open(&table, number(9), |one| one == guest("bruno")));
    assert_eq!(sealing.redeem(guest("anna"), &number(1).hex()), Err(Refusal::NotPledged));
    sealing.redeem(guest("bruno"), &number(2).hex()).expect("a number");
    assert!(sealing.is_whole());
}

#[test]
fn one_person_has_one_number_however_many_seats_and_devices() {
    let mut entropy = counting_entropy(3);
    let host = Host { guest: guest("anna"), name: "Anna", lang: Lang::En, bots: None };
    let opening =
        Opening { players: Some(3), one_device: true, ..Opening::of(GameKind::LoveLetter) };
    let (table, mut entries) = Table::open(opening, &host, &mut entropy).expect("a table");
    let mut sealing = Sealing::of(&table);
    for byte in 1..=40 {
        sealing.pledge(&table, guest("anna"), &pledge(byte)).expect("a pledge");
    }
    assert!(sealing.lay_open(&table, number(9), |_| true));
    let old = sealing.redeem(guest("anna"), &number(1).hex());
    assert_eq!(old, Err(Refusal::NotPledged), "the latest counts");
    sealing.redeem(guest("anna"), &number(40).hex()).expect("a number");
    assert!(sealing.is_whole());

    // A second device of one seat does not make it two, and takes nothing from whoever sat down there.
    entries.push(Entry::Changed(Change::Claimed { seat: 0, guest: guest("telephone") }));
    let table = rebuilt(&entries);
    let mut sealing = Sealing::of(&table);
    sealing.pledge(&table, guest("telephone"), &pledge(1)).expect("a pledge");
    sealing.pledge(&table, guest("anna"), &pledge(2)).expect("a pledge");
    assert!(sealing.lay_open(&table, number(9), |_| true));
    assert_eq!(sealing.redeem(guest("telephone"), &number(1).hex()), Err(Refusal::NotPledged));
    sealing.redeem(guest("anna"), &number(2).hex()).expect("a number");
    assert!(sealing.is_whole());
}

#[test]
fn whatever_else_somebody_sends_is_refused() {
    let (mut table, _) = table(2);
    let mut sealing = Sealing::of(&table);
    let anna = guest("anna");
    let refused = sealing.pledge(&table, guest("stranger"), &pledge(1));
    assert_eq!(refused, Err(Refusal::NotYours));
    for wrong in ["", "00", &"0".repeat(65), &"x".repeat(64), &"0".repeat(10_000)] {
        assert_eq!(sealing.pledge(&table, anna, wrong), Err(Refusal::BadNumber));
    }
    assert!(sealing.is_empty());
    // Nobody opens what is not asked for,
    sealing.pledge(&table, anna, &pledge(1)).expect("a pledge");
    assert_eq!(sealing.redeem(anna, &number(1).hex()), Err(Refusal::NotSealing));
    assert!(sealing.lay_open(&table, number(9), |_| true));
    // nor what is somebody else's, or is not what was pledged;
    assert_eq!(sealing.redeem(guest("bruno"), &number(1).hex()), Err(Refusal::NotPledged));
    assert_eq!(sealing.redeem(anna, &number(2).hex()), Err(Refusal::NotPledged));
    assert_eq!(sealing.redeem(anna, "1"), Err(Refusal::BadNumber));
    // and once pledges lie open nobody pledges.
    assert_eq!(sealing.pledge(&table, guest("bruno"), &pledge(2)), Err(Refusal::NotSealing));
    assert_eq!(sealing.pledge(&table, anna, &pledge(2)), Err(Refusal::NotSealing));
    sealing.redeem(anna, &number(1).hex()).expect("a number");
    sealing.redeem(anna, &number(1).hex()).expect("the same again");
    begin(&mut table, sealing.clone());
    assert!(!sealing.is_for(&table), "each game has its own");
    let late = Sealing::of(&table).pledge(&table, anna, &pledge(3));
    assert_eq!(late, Err(Refusal::NotSealing));
    assert_eq!(table.check_may_begin(anna, Begins::First), Err(Refusal::Begun));
    assert_eq!(table.check_may_begin(anna, Begins::Again), Err(Refusal::NotOver));
}
