//! Requests for a seat: whoever asks takes no room at the table, and a host can always answer.

use house::GameKind;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tables::{
    Asking, Attending, Command, Entropy, Entry, Eyes, Guest, Host, Opening, Picture, Refusal,
    Request, Table, counting_entropy,
};
use words::Lang;

type Stored = Entry<Box<RawValue>>;

fn guest(name: &str) -> Guest {
    Guest::of_secret(name)
}

fn read(entries: &[Value]) -> Vec<Stored> {
    let text = serde_json::to_string(entries).expect("it can be written");
    serde_json::from_str(&text).expect("it can be read")
}

/// A table and its journal, and beside them who waits.
struct Evening {
    table: Table,
    journal: Vec<Value>,
    asking: Vec<Asking>,
    entropy: Box<dyn Entropy>,
}

impl Evening {
    /// Anna's game with two bots.
    fn begun() -> Evening {
        let mut entropy = counting_entropy(3);
        let host =
            Host { guest: guest("anna"), name: "Anna", lang: Lang::En, bots: Some("random") };
        let opening = Opening { players: Some(3), ..Opening::of(GameKind::LoveLetter) };
        let (table, entries) = Table::open(opening, &host, &mut entropy).expect("a table");
        let journal = entries.iter().map(|entry| json!(entry)).collect();
        Evening { table, journal, asking: Vec::new(), entropy: Box::new(entropy) }
    }

    /// The same after these entries, which somebody stored earlier.
    fn follows(mut self, more: &[Value]) -> Evening {
        self.journal.extend_from_slice(more);
        self.table = Table::rebuild(read(&self.journal)).expect("the journal is followed");
        self
    }

    fn attending(&self) -> Attending {
        Attending::default().with_asking(Some(self.asking.clone().into()))
    }

    /// Somebody asks something; says how many entries came of it.
    fn ask(&mut self, who: &str, command: Command) -> Result<usize, Refusal> {
        let (guest, attending) = (guest(who), self.attending());
        let withdraws = matches!(command, Command::Withdraw);
        let request = Request::Command(command);
        let asking = self.table.asks_for(guest, &request, &attending, &mut *self.entropy)?;
        let entries = self.table.handle(guest, request, &attending, &mut *self.entropy)?;
        if withdraws || asking.is_some() {
            self.asking.retain(|one| one.guest != guest);
        }
        self.asking.extend(asking);
        self.journal.extend(entries.iter().map(|entry| json!(entry)));
        Ok(entries.len())
    }

    fn picture(&self, who: &str) -> Picture {
        let look = self.table.look_around(guest(who), Eyes::Public, &self.attending());
        look.expect("they may look").picture
    }

    /// The numbers of all requests.
    fn numbers(&self) -> Vec<u32> {
        self.picture("anna").requests.iter().map(|one| one.request).collect()
    }

    /// The table that the journal gives shows the same, but for who waits.
    fn is_kept(&self) {
        let again = Table::rebuild(read(&self.journal)).expect("the journal is followed");
        let look = again.look_around(guest("anna"), Eyes::Public, &self.attending());
        assert_eq!(look.expect("the host looks").picture, self.picture("anna"));
    }
}

fn sit(seat: u8, name: &str) -> Command {
    Command::Sit { seat: Some(seat), name: Some(name.into()), lang: None }
}

/// However often a stranger asks and thinks again, the journal does not grow.
#[test]
fn a_request_is_stored_nowhere() {
    let mut evening = Evening::begun();
    let before = evening.journal.len();
    for n in 0..1000u32 {
        let name = format!("Bea {}", n % 7);
        assert_eq!(evening.ask("Bea", sit(1 + (n % 2) as u8, &name)), Ok(0));
        assert_eq!(evening.ask("Bea", Command::Withdraw), Ok(0));
    }
    assert_eq!(evening.ask("Bea", Command::Withdraw), Err(Refusal::NoRequest));
    assert_eq!(evening.journal.len(), before);
    // What the host says is.
    evening.ask("Bea", sit(1, "Bea")).expect("she asks");
    let [request] = evening.numbers()[..] else { panic!("one request") };
    assert_eq!(evening.ask("anna", Command::Admit { request }), Ok(1));
    assert_eq!(evening.table.seats_of(guest("Bea")).len(), 1);
    evening.is_kept();
}

/// A no is for the whole game, whatever is forgotten meanwhile; and older parlours can read it.
#[test]
fn a_no_is_stored_with_what_was_asked() {
    let mut evening = Evening::begun();
    evening.ask("Bea", sit(1, "Bea")).expect("she asks");
    let [request] = evening.numbers()[..] else { panic!("one request") };
    assert_eq!(evening.ask("anna", Command::Decline { request }), Ok(2));
    let [.., asked, declined] = &evening.journal[..] else { panic!("entries") };
    assert_eq!(asked["changed"]["asked"]["name"], "Bea");
    assert_eq!(*declined, json!({ "changed": { "declined": 1 } }));
    evening.asking.clear();
    let mut evening = evening.follows(&[]);
    assert_eq!(evening.ask("Bea", sit(2, "Bea")), Err(Refusal::NotThisGame));
    evening.is_kept();
}

/// Every no is stored, so there is an end to asking, and never one to answering.
#[test]
fn a_host_can_always_say_no() {
    let mut evening = Evening::begun();
    let (mut declined, mut n) = (0, 0);
    loop {
        n += 1;
        match evening.ask(&format!("stranger {n}"), sit(1, &format!("S {n}"))) {
            Ok(_) => assert!(n < 1000, "there is an end to it"),
            Err(why) => {
                assert_eq!(why, Refusal::Crowded);
                if evening.asking.is_empty() {
                    break;
                }
                for request in evening.numbers() {
                    assert_eq!(evening.ask("anna", Command::Decline { request }), Ok(2));
                    declined += 1;
                }
                evening.asking.clear();
            }
        }
    }
    assert_eq!(declined, 100);
    // The host's invitation is an answer in itself.
    let by = evening.table.invitation(1).expect("a bot's seat");
    let invited = Command::Invited { seat: 1, name: None, lang: Lang::En, by };
    assert_eq!(evening.ask("Bea", invited), Ok(1));
    evening.is_kept();
}

fn asked(seat: u8, name: &str) -> Value {
    let asked = json!({ "seat": seat, "guest": guest(name), "name": name, "lang": "en" });
    json!({ "changed": { "asked": asked } })
}

/// Journals of before, in which requests were entries, are the same tables: those who wait there are
/// shown, and can be let in, turned away, or think again.
#[test]
fn stored_requests_of_before_are_answered_as_ever() {
    let older = [asked(1, "Bea"), asked(2, "Carla"), asked(2, "Dora")];
    let mut evening = Evening::begun().follows(&older);
    assert_eq!(evening.numbers(), [1, 2, 3]);
    assert!(evening.picture("Carla").requests[1].yours);
    assert!(evening.table.door(guest("Bea"), &Attending::default()).expect("a door").asking);
    assert_eq!(evening.ask("Eva", sit(1, "bea")), Err(Refusal::NameTaken), "she waits");
    assert_eq!(evening.ask("Bea", sit(1, "Bea")), Ok(0), "asked twice is asked once");
    assert_eq!(evening.numbers(), [1, 2, 3]);
    assert_eq!(evening.ask("Carla", Command::Withdraw), Ok(1));
    assert_eq!(evening.ask("anna", Command::Decline { request: 3 }), Ok(1));
    assert_eq!(evening.ask("Dora", sit(1, "Dora")), Err(Refusal::NotThisGame));
    // Whoever asks for something else instead is shown once.
    evening.ask("Bea", sit(2, "Bea")).expect("another seat");
    let [request] = evening.numbers()[..] else { panic!("one request") };
    assert!(request > 3);
    assert_eq!(evening.ask("anna", Command::Admit { request }), Ok(1));
    assert_eq!(evening.table.seats_of(guest("Bea"))[0].0, 2);
    assert_eq!(evening.numbers(), [0u32; 0]);
    evening.is_kept();
    // What an older parlour stored of an answer is followed, too.
    let more = [asked(1, "Bea"), json!({ "changed": { "declined": 1 } }), asked(1, "Carla")];
    let mut evening = Evening::begun().follows(&more);
    assert_eq!(evening.ask("Bea", sit(1, "Bea")), Err(Refusal::NotThisGame));
    let evening = evening.follows(&[json!({ "changed": { "withdrawn": 2 } })]);
    assert_eq!(evening.numbers(), [0u32; 0]);
}

/// Whoever asks at another parlour may want a name that somebody takes here: then one is found.
#[test]
fn whoever_is_let_in_can_be_told_apart() {
    let mut evening = Evening::begun();
    let rename = Command::Rename { seat: 0, name: "Bea".into() };
    evening.ask("anna", rename).expect("a name");
    let (guest, name) = (guest("Bea"), "Bea".to_string());
    evening.asking.push(Asking { number: 9, guest, seat: 1, name, lang: Lang::En });
    evening.ask("anna", Command::Admit { request: 9 }).expect("she is let in");
    assert_eq!(evening.table.seats_of(guest).len(), 1);
    let names = evening.table.names();
    assert!(names[0] == "Bea" && names[1] != "Bea" && !names[1].is_empty(), "{names:?}");
}

/// What somebody waits for ends with the game, with a seat, and with the host's no.
#[test]
fn nobody_waits_for_what_is_answered() {
    let mut evening = Evening::begun();
    evening.ask("Bea", sit(1, "Bea")).expect("she asks");
    let waits = evening.asking[0].clone();
    assert!(evening.table.still_asks(&waits));
    let beyond = Asking { seat: 9, ..waits.clone() };
    assert!(!evening.table.still_asks(&beyond), "there is no such seat");
    let by = evening.table.invitation(2).expect("a bot's seat");
    let invited = Command::Invited { seat: 2, name: None, lang: Lang::En, by };
    evening.ask("Bea", invited).expect("she sits elsewhere");
    assert!(!evening.table.still_asks(&waits));
    assert_eq!(evening.numbers(), [0u32; 0]);
    assert_eq!(
        evening.ask("anna", Command::Admit { request: waits.number }),
        Err(Refusal::NoRequest)
    );
}

/// A private link brings in as many devices as anybody has, and no more; whoever sat down there makes
/// room for their own.
#[test]
fn a_seat_is_taken_along_to_few_devices() {
    let mut evening = Evening::begun();
    let claim = |evening: &Evening| {
        let (of, _) = evening.table.holder(0).expect("Anna's");
        Command::Claim { seat: 0, of }
    };
    for n in 0..7 {
        assert_eq!(evening.ask(&format!("thief {n}"), claim(&evening)), Ok(1));
    }
    assert_eq!(evening.ask("phone", claim(&evening)), Err(Refusal::Devices));
    assert_eq!(evening.ask("thief 3", claim(&evening)), Ok(0), "taken twice is taken once");
    assert_eq!(evening.ask("anna", Command::Reclaim { seat: 0 }), Ok(1));
    assert_eq!(evening.ask("phone", claim(&evening)), Ok(1));
    evening.is_kept();
}
