//! A seat that changes hands takes no memory with it that the rules do not give to everybody.

use house::GameKind;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tables::{
    Asking, Attending, Command, Entropy, Entry, Eyes, Guest, Host, Opening, Picture, Play, Refusal,
    Request, Sitter, Table, counting_entropy,
};
use words::{Lang, Tongue};

type Stored = Entry<Box<RawValue>>;

fn guest(name: &str) -> Guest {
    Guest::of_secret(name)
}

/// A table, and everything that was stored of it.
struct Room {
    table: Table,
    journal: Vec<Stored>,
    entropy: Box<dyn Entropy>,
    attending: Attending,
    /// Those who wait for a seat: the table keeps nothing of them.
    asking: Vec<Asking>,
}

fn stored(entries: &[Entry]) -> Vec<Stored> {
    let text = serde_json::to_string(entries).expect("it can be written");
    serde_json::from_str(&text).expect("it can be read")
}

impl Room {
    fn of(journal: Vec<Stored>) -> Room {
        let table = Table::rebuild(journal.clone()).expect("a table");
        Room {
            table,
            journal,
            entropy: Box::new(counting_entropy(1)),
            attending: Attending::default(),
            asking: Vec::new(),
        }
    }

    /// Anna's table of a game that has begun, with bots in all other seats.
    fn begun(game: GameKind, players: u32, seed: u64) -> Room {
        let mut entropy = counting_entropy(seed);
        let host =
            Host { guest: guest("anna"), name: "Anna", lang: Lang::En, bots: Some("random") };
        let opening = Opening { players: Some(players), ..Opening::of(game) };
        let (_, entries) = Table::open(opening, &host, &mut entropy).expect("a table");
        Room::of(stored(&entries))
    }

    fn attending(&self) -> Attending {
        self.attending.clone().with_asking(Some(self.asking.clone().into()))
    }

    fn ask(&mut self, who: &str, request: impl Into<Request>) -> Result<(), Refusal> {
        let (request, attending) = (request.into(), self.attending());
        let asking = self.table.asks_for(guest(who), &request, &attending, &mut *self.entropy)?;
        let withdraws = matches!(request, Request::Command(Command::Withdraw));
        let entries = self.table.handle(guest(who), request, &attending, &mut *self.entropy)?;
        assert!(asking.is_none() || entries.is_empty(), "nothing of a request is stored");
        if withdraws || asking.is_some() {
            self.asking.retain(|one| one.guest != guest(who));
        }
        self.asking.extend(asking);
        self.journal.extend(stored(&entries));
        Ok(())
    }

    /// The table as somebody sees it.
    fn picture(&self, who: &str) -> Picture {
        let look = self.table.look_around(guest(who), Eyes::Public, &self.attending());
        look.expect("they may look").picture
    }

    fn does(&mut self, who: &str, command: Command) {
        let asked = format!("{who}: {command:?}");
        self.ask(who, command).unwrap_or_else(|why| panic!("{asked} {why:?}"));
    }

    fn sits(&mut self, who: &str, seat: u8) {
        self.does(who, sit(seat, who));
    }

    /// The number of the request that was made last.
    fn request(&self) -> u32 {
        self.picture("anna").requests.last().expect("a request").request
    }

    /// Somebody asks for a seat, and the host lets them in.
    fn lets_in(&mut self, who: &str, seat: u8) {
        self.sits(who, seat);
        let request = self.request();
        self.does("anna", Command::Admit { request });
    }

    fn seats_of(&self, who: &str) -> Vec<u8> {
        self.table.seats_of(guest(who)).iter().map(|seat| seat.0).collect()
    }
}

fn sit(seat: u8, name: &str) -> Command {
    Command::Sit { seat: Some(seat), name: Some(name.into()), lang: Some(Lang::En) }
}

/// By the private link of a seat, as it is good now.
fn claim(room: &Room, seat: u8) -> Command {
    Command::Claim { seat, of: room.table.holder(seat).expect("somebody's").0 }
}

/// By the invitation to a seat, as it is good now.
fn invited(room: &Room, seat: u8, name: Option<&str>, lang: Lang) -> Command {
    let by = room.table.invitation(seat).expect("a free one");
    Command::Invited { seat, name: name.map(String::from), lang, by }
}

/// Everything that somebody is told about the table through the eyes of a seat, now and as it was.
fn everything(table: &Table, who: &str, seat: u8) -> String {
    let (who, eyes) = (guest(who), Eyes::Seat(seat));
    let look = table.look(who, eyes, &Attending::of(&[who])).expect("their seat");
    let names = look.picture.names();
    let glimpse = look.glimpse.expect("a game");
    let tongue = Tongue::of(Lang::En);
    let mut told = vec![
        format!("{:?}", look.picture),
        glimpse.view_json().to_string(),
        glimpse.moves_json().to_string(),
        format!("{:?}", glimpse.log(tongue, &names)),
    ];
    let sights = table.sights(who, eyes, 0, &Attending::default()).expect("their seat");
    told.push(format!("{:?} {}", sights.sights, sights.moves));
    for step in 0..=table.steps() {
        let then = table.look_back(who, eyes, step).expect("their seat").glimpse.expect("a game");
        told.push(format!("{step} {} {:?}", then.view_json(), then.log(tongue, &names)));
    }
    told.join("\n")
}

/// Anna, Bruno and a bot, which has looked into Bruno's hand with a Priest: this card was there.
/// What the others hold is the same in both truths.
fn priest_has_seen(card: &str) -> Vec<Stored> {
    let hash = |who: &str| serde_json::to_value(guest(who)).expect("a guest");
    let dealt = json!([
        {"starter": 2}, {"set_aside": "countess"}, {"dealt": [0, "handmaid"]},
        {"dealt": [1, card]}, {"dealt": [2, "priest"]}, {"turn": 2}, {"drew": [2, "spy"]},
    ]);
    let looked = json!([
        {"played": {"seat": 2, "card": "priest", "target": 1, "named": null}},
        {"looked": {"seat": 2, "target": 1, "card": card}},
        {"turn": 0}, {"drew": [0, "guard"]},
    ]);
    let sat = |seat: u8, who: &str| json!({"changed": {"sat": {"seat": seat, "guest": hash(who), "name": who, "lang": "en"}}});
    let journal: Value = json!([
        {"opened": [{"game": "love-letter", "players": 3}, hash("anna")]},
        sat(0, "anna"), sat(1, "bruno"),
        {"changed": {"bot": {"seat": 2, "level": "random", "name": "Figaro"}}},
        {"started": {"seed": "00".repeat(32), "first": {"events": dealt, "asked": 6}}},
        {"moved": {"seat": 2, "action": {"play_on": ["priest", 1]}, "events": looked, "asked": 7}},
    ]);
    serde_json::from_value(journal).expect("a journal")
}

/// How a second browser might come by the bot's seat.
type Way = (&'static str, fn(&mut Room));

fn ways() -> Vec<Way> {
    vec![
        ("by leave", |room| room.lets_in("Carla", 2)),
        ("with spectators forbidden", |room| {
            room.does("anna", Command::Watchers { allowed: false });
            room.lets_in("Carla", 2);
        }),
        ("while the game rests", |room| {
            room.does("anna", Command::Pause { on: true });
            room.lets_in("Carla", 2);
        }),
        ("by invitation", |room| {
            room.does("Carla", invited(room, 2, None, Lang::En));
        }),
        ("after a removal", |room| {
            room.lets_in("Dora", 2);
            room.does("anna", Command::Remove { seat: 2 });
            room.lets_in("Carla", 2);
        }),
        ("after somebody left", |room| {
            room.lets_in("Dora", 2);
            room.does("Dora", Command::Leave { seat: 2 });
            room.lets_in("Carla", 2);
        }),
    ]
}

#[test]
fn whoever_takes_a_seat_over_learns_nothing_of_before() {
    for (how, way) in ways() {
        let mut rooms = ["princess", "king"].map(|card| Room::of(priest_has_seen(card)));
        rooms.iter_mut().for_each(way);
        let told = rooms.each_ref().map(|room| everything(&room.table, "Carla", 2));
        assert_eq!(told[0], told[1], "{how}: two truths, one view");
        // Her own hand is there, and the game goes on.
        let look = rooms[0]
            .table
            .look(guest("Carla"), Eyes::Seat(2), &Attending::default())
            .expect("her seat");
        assert_eq!(look.glimpse.expect("a game").view_json()["hand"], json!(["spy"]), "{how}");
        for room in &mut rooms {
            if how.contains("rests") {
                room.does("anna", Command::Pause { on: false });
            }
            let play = r#"{"do":"play","seat":0,"action":{"play":"handmaid"}}"#;
            let play = Request::read(GameKind::LoveLetter, play).expect("a move");
            room.ask("anna", play).expect("Anna plays on");
        }
        let told = rooms.each_ref().map(|room| everything(&room.table, "Carla", 2));
        assert_eq!(told[0], told[1], "{how}: and after the next move");
        // The journal gives the same looks.
        for room in &rooms {
            let again = Table::rebuild(room.journal.clone()).expect("the same table");
            assert_eq!(
                everything(&again, "Carla", 2),
                everything(&room.table, "Carla", 2),
                "{how}"
            );
        }
    }
}

/// The comparison would find a leak: whoever holds the seat from the beginning knows the card.
#[test]
fn whoever_held_the_seat_all_along_knows() {
    let told = ["princess", "king"].map(|card| {
        let mut journal = priest_has_seen(card);
        let sat = json!({"changed": {"sat": {"seat": 2, "guest": guest("Carla"), "name": "Carla", "lang": "en"}}});
        journal[3] = serde_json::from_value(sat).expect("an entry");
        everything(&Room::of(journal).table, "Carla", 2)
    });
    assert_ne!(told[0], told[1]);
}

/// Entries are for ever: this is how they are written.
#[test]
fn what_is_stored_of_seats_that_change_hands() {
    let anna = json!(guest("anna"));
    let who = json!({ "seat": 2, "guest": anna, "name": "Anna", "lang": "it" });
    for written in [
        json!({ "changed": { "asked": who } }),
        json!({ "changed": { "took_over": who } }),
        json!({ "changed": { "declined": 3 } }),
        json!({ "changed": { "withdrawn": 3 } }),
        json!({ "changed": { "reclaimed": 2 } }),
        json!({ "changed": { "released": { "seat": 2, "guest": anna } } }),
        json!({ "changed": { "shared_story": [1, true] } }),
    ] {
        let read: Stored = serde_json::from_value(written.clone()).expect("an entry");
        assert_eq!(json!(read), written);
    }
}

/// Journals of earlier days: whoever sat down in a running game then had the seat's memory, and has
/// it when the table is rebuilt.
#[test]
fn an_old_entry_keeps_its_meaning() {
    let told = ["princess", "king"].map(|card| {
        let mut journal = priest_has_seen(card);
        let sat = json!({"changed": {"sat": {"seat": 2, "guest": guest("Carla"), "name": "Carla", "lang": "en"}}});
        journal.push(serde_json::from_value(sat).expect("an entry"));
        everything(&Room::of(journal).table, "Carla", 2)
    });
    assert!(told[0].contains("princess") && told[1].contains("king"));
}

/// In every game, whenever somebody comes: the same moves as the seat has, and to the end.
#[test]
fn whoever_takes_a_seat_over_can_play_to_the_end() {
    for game in GameKind::ALL {
        for seed in 0..6 {
            let mut room = Room::begun(game, 2, seed);
            let (mut steps, mut moves) = (0, 0);
            while room.table.phase() == tables::Phase::Playing {
                steps += 1;
                if steps == 4 * seed as usize + 3 {
                    room.lets_in("Bea", 1);
                }
                if let Some(moved) = room.table.move_bot(&mut *room.entropy) {
                    room.journal.extend(stored(&[moved]));
                    continue;
                }
                for (who, seat) in [("anna", 0), ("Bea", 1)] {
                    let Ok(look) =
                        room.table.look(guest(who), Eyes::Seat(seat), &Attending::default())
                    else {
                        continue;
                    };
                    let glimpse = look.glimpse.expect("a game");
                    let (sights, listed) = (
                        room.table.sights(guest(who), Eyes::Seat(seat), 0, &Attending::default()),
                        glimpse.moves(),
                    );
                    let told = sights.expect("their seat").moves.get().to_string();
                    assert_eq!(
                        told,
                        glimpse.moves_json().get(),
                        "{game} {seed}: the seat's own moves"
                    );
                    let Some(action) = listed.get(steps % listed.len().max(1)).cloned() else {
                        continue;
                    };
                    moves += usize::from(who == "Bea");
                    room.ask(who, Play { seat, steps: None, action }).expect("a legal move");
                    break;
                }
            }
            assert!(moves > 0, "{game} {seed}: Bea has played");
            // Nothing is hidden any more.
            let then = room.table.look_back(guest("anna"), Eyes::Seat(1), 2).expect("it is over");
            assert_eq!(then.glimpse.expect("a game").viewer().seat().map(|seat| seat.0), Some(1));
            let again = Table::rebuild(room.journal.clone()).expect("the same table");
            assert_eq!(everything(&again, "Bea", 1), everything(&room.table, "Bea", 1));
        }
    }
}

#[test]
fn a_seat_in_a_running_game_is_asked_for() {
    let mut room = Room::begun(GameKind::LoveLetter, 4, 3);
    room.sits("Bea", 1);
    assert_eq!(room.seats_of("Bea"), [0u8; 0], "she waits");
    // Everybody sees it, with her name; and only she sees that it is hers.
    for (who, yours) in [("anna", false), ("somebody", false), ("Bea", true)] {
        let [request] = &room.picture(who).requests[..] else { panic!("one request") };
        assert_eq!((request.seat, request.name.as_str(), request.yours), (1, "Bea", yours));
    }
    let request = room.request();
    let refused = room.ask("Bea", Command::Admit { request });
    assert_eq!(refused, Err(Refusal::NotHost), "nobody lets themselves in");
    let before = room.journal.len();
    room.sits("Bea", 1);
    assert_eq!(room.journal.len(), before, "asked twice is asked once");
    room.does("anna", Command::Admit { request });
    assert_eq!(room.seats_of("Bea"), [1]);
    let picture = room.picture("anna");
    let [over] = &picture.taken_over[..] else { panic!("everybody is told") };
    assert_eq!((over.seat, over.name.as_str()), (1, "Bea"));
    assert!(!over.from.is_empty() && picture.requests.is_empty());
    assert_eq!(room.ask("anna", Command::Admit { request }), Err(Refusal::NoRequest));

    // Not now: not in this game.
    room.sits("Carla", 2);
    let request = room.request();
    assert_eq!(room.ask("Bea", Command::Decline { request }), Err(Refusal::NotHost));
    room.does("anna", Command::Decline { request });
    assert_eq!(room.ask("Carla", sit(2, "Carla")), Err(Refusal::NotThisGame));
    assert_eq!(room.ask("Carla", sit(3, "Carla")), Err(Refusal::NotThisGame));
    // But an invitation is an answer too.
    room.does("Carla", invited(&room, 2, Some("Carla"), Lang::De));
    assert_eq!(room.seats_of("Carla"), [2]);

    // Taken back.
    room.sits("Dora", 3);
    room.does("Dora", Command::Withdraw);
    assert_eq!(room.ask("Dora", Command::Withdraw), Err(Refusal::NoRequest));
    // The door is narrow.
    for n in 0..6 {
        room.sits(&format!("Guest {n}"), 3);
    }
    assert_eq!(room.ask("Dora", sit(3, "Dora")), Err(Refusal::Crowded));
    assert_eq!(room.ask("Dora", sit(1, "Dora")), Err(Refusal::Taken), "Bea plays there");
}

/// Before a game and after it everybody simply sits down.
#[test]
fn nobody_asks_when_nothing_is_hidden() {
    let mut entropy = counting_entropy(3);
    let host = Host { guest: guest("anna"), name: "Anna", lang: Lang::En, bots: None };
    let opening = Opening { players: Some(2), ..Opening::of(GameKind::Favor) };
    let (_, entries) = Table::open(opening, &host, &mut entropy).expect("a table");
    let mut room = Room::of(stored(&entries));
    room.sits("Bruno", 1);
    assert_eq!(room.seats_of("Bruno"), [1]);
    let mut room = Room::begun(GameKind::Favor, 2, 5);
    while room.table.phase() == tables::Phase::Playing {
        if room.table.move_bot(&mut *room.entropy).is_none() {
            let look = room
                .table
                .look(guest("anna"), Eyes::Seat(0), &Attending::default())
                .expect("her seat");
            let action = look.glimpse.expect("a game").moves()[0].clone();
            room.ask("anna", Play { seat: 0, steps: None, action }).expect("a legal move");
        }
    }
    room.sits("Bruno", 1);
    assert_eq!(room.seats_of("Bruno"), [1]);
}

/// A seat that a person has held is given away before everybody's eyes, invitation or not, whatever
/// the host does with the bot in between.
#[test]
fn a_seat_once_held_is_only_given_on_request() {
    let mut room = Room::begun(GameKind::LoveLetter, 3, 4);
    room.lets_in("Bea", 1);
    room.does("anna", Command::Remove { seat: 1 });
    room.does("anna", Command::Bot { seat: 1, level: "club".into() });
    room.does("Carla", invited(&room, 1, Some("Carla"), Lang::En));
    assert_eq!(room.seats_of("Carla"), [0u8; 0]);
    let request = room.request();
    room.does("anna", Command::Admit { request });
    assert_eq!(room.seats_of("Carla"), [1]);
    // Whoever was removed does not come back by any door.
    for command in [sit(2, "Bea"), invited(&room, 2, None, Lang::En), claim(&room, 1)] {
        assert_eq!(room.ask("Bea", command), Err(Refusal::Removed));
    }
}

/// Whoever comes back to their own seat has what was theirs.
#[test]
fn ones_own_seat_is_taken_back_at_once() {
    let mut room = Room::of(priest_has_seen("princess"));
    room.does("anna", Command::Leave { seat: 0 });
    room.does("bruno", Command::Leave { seat: 1 });
    room.does("anna", Command::Return { seat: 0 });
    assert!(everything(&room.table, "anna", 0).contains("handmaid"));
    // Unless it was given to somebody else meanwhile.
    let mut room = Room::of(priest_has_seen("princess"));
    room.does("bruno", Command::Leave { seat: 1 });
    room.sits("Carla", 1);
    let request = room.request();
    room.does("bruno", Command::Return { seat: 1 });
    assert_eq!(room.ask("anna", Command::Admit { request }), Err(Refusal::Taken));
    room.does("bruno", Command::Leave { seat: 1 });
    room.does("anna", Command::Admit { request });
    assert_eq!(room.ask("bruno", Command::Return { seat: 1 }), Err(Refusal::NotYours));
}

#[test]
fn nobody_who_is_here_is_played_for() {
    let mut room = Room::of(priest_has_seen("princess"));
    let bot = || Command::Bot { seat: 1, level: "random".into() };
    room.attending = Attending::of(&[guest("anna"), guest("bruno")]);
    assert_eq!(room.ask("anna", bot()), Err(Refusal::Present));
    room.attending = Attending::of(&[guest("anna")]);
    room.does("anna", bot());
    // The bot that plays for him may be another one, also when he looks on.
    room.attending = Attending::of(&[guest("anna"), guest("bruno")]);
    room.does("anna", Command::Bot { seat: 1, level: "club".into() });
    room.does("bruno", Command::Return { seat: 1 });
    room.does("anna", Command::Remove { seat: 1 });
    assert!(matches!(room.table.chairs()[1].sitter, Sitter::Bot(_)), "removing is possible");
}

#[test]
fn a_private_link_can_be_undone() {
    let mut room = Room::of(priest_has_seen("princess"));
    let links = |room: &Room| room.table.holder(1).expect("Bruno's").0.links;
    room.does("phone", claim(&room, 1));
    assert_eq!(room.picture("bruno").shared, [1]);
    assert_eq!(room.picture("phone").borrowed, [1]);
    // Only whoever sat down there may end it.
    for other in ["phone", "anna", "somebody"] {
        assert_eq!(room.ask(other, Command::Reclaim { seat: 1 }), Err(Refusal::NotYours));
    }
    let (before, old) = (links(&room), claim(&room, 1));
    room.does("bruno", Command::Reclaim { seat: 1 });
    assert_eq!((room.seats_of("phone"), room.seats_of("bruno")), (vec![], vec![1]));
    assert_ne!(links(&room), before, "the old link is void");
    assert_eq!(room.ask("phone", old), Err(Refusal::NotYours), "also for whoever comes late");
    assert!(room.table.look(guest("phone"), Eyes::Seat(1), &Attending::default()).is_err());
    // Whoever was lured into a seat gives it back.
    room.does("phone", claim(&room, 1));
    room.does("phone", Command::Release { seat: 1 });
    assert_eq!(room.seats_of("phone"), [0u8; 0]);
    assert_eq!(
        room.ask("bruno", Command::Release { seat: 1 }),
        Err(Refusal::NotYours),
        "it is his"
    );
    // Nobody's eyes are switched: whoever sits here keeps their own.
    assert_eq!(room.ask("anna", claim(&room, 1)), Err(Refusal::Seated));
}

#[test]
fn an_invitation_is_for_one_guest_and_from_the_host() {
    let mut room = Room::begun(GameKind::LoveLetter, 3, 4);
    let first = room.table.invite(guest("anna"), 1).expect("the host invites");
    assert_eq!(room.table.invite(guest("bea"), 1), Err(Refusal::NotHost));
    assert_eq!(room.table.invite(guest("anna"), 0), Err(Refusal::Taken));
    room.does("Bea", invited(&room, 1, None, Lang::En));
    room.does("Bea", Command::Leave { seat: 1 });
    assert_ne!(room.table.invitation(1).expect("a bot plays"), first, "it is used up");
}

#[test]
fn names_can_be_told_apart() {
    let mut room = Room::begun(GameKind::LoveLetter, 3, 4);
    let figaro = room.table.names()[2].clone();
    for taken in ["ANNA", " anna ", "An\u{200b}na", "Ａｎｎａ", &figaro.to_uppercase()] {
        assert_eq!(room.ask("Bea", sit(1, taken)), Err(Refusal::NameTaken), "{taken:?}");
    }
    for blank in ["\u{3164}", "\u{200b}", "\u{202e}\u{202c}", "\u{2800}"] {
        assert_eq!(room.ask("Bea", sit(1, blank)), Err(Refusal::BadName), "{blank:?}");
    }
    room.sits("Bea", 1);
    assert_eq!(room.ask("Carla", sit(2, "bea")), Err(Refusal::NameTaken), "she waits at the door");
    let rename = |name: &str| Command::Rename { seat: 0, name: name.into() };
    assert_eq!(room.ask("anna", rename("BEA")), Err(Refusal::NameTaken));
    assert_eq!(room.ask("anna", rename(&figaro)), Err(Refusal::NameTaken));
    room.does("anna", rename("ANNA"));
}

/// At a table without spectators the door says who may let somebody in, and nothing else.
#[test]
fn the_door_of_a_closed_table_says_whom_to_ask() {
    let mut room = Room::begun(GameKind::LoveLetter, 3, 4);
    room.does("anna", Command::Watchers { allowed: false });
    assert_eq!(
        room.table.look(guest("Bea"), Eyes::Public, &Attending::default()).err(),
        Some(Refusal::NoWatchers)
    );
    let door = room.table.door(guest("Bea"), &room.attending()).expect("she may ask");
    assert_eq!((door.host.as_str(), door.asking), ("Anna", false));
    room.sits("Bea", 1);
    assert!(room.table.door(guest("Bea"), &room.attending()).expect("she has asked").asking);
    assert_eq!(
        room.table.look(guest("Bea"), Eyes::Public, &Attending::default()).err(),
        Some(Refusal::NoWatchers)
    );
}
