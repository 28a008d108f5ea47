//! People who are gone: a bot may play for them after a while, and somebody else looks after the table.

use house::GameKind;
use tables::{
    Attending, Command, Entry, Eyes, Gone, Guest, Host, Opening, Picture, Refusal, Table,
    counting_entropy,
};
use words::Lang;

fn guest(name: &str) -> Guest {
    Guest::of_secret(name)
}

/// These are here, and everybody else has been gone for so long.
fn here(names: &[&str], others: Option<Gone>) -> Attending {
    Attending::new(names.iter().map(|name| guest(name)).collect::<Vec<_>>(), others)
}

struct Room {
    table: Table,
    journal: Vec<Entry>,
}

impl Room {
    /// Anna has opened the table; Carla has sat down before Bruno, though in a later seat.
    fn gathering() -> Room {
        let opening = Opening { players: Some(3), ..Opening::of(GameKind::LoveLetter) };
        let host = Host { guest: guest("anna"), name: "Anna", lang: Lang::En, bots: None };
        let (table, journal) =
            Table::open(opening, &host, &mut counting_entropy(1)).expect("it can be done");
        let mut room = Room { table, journal };
        for (who, seat) in [("carla", 2), ("bruno", 1)] {
            let sit = Command::Sit { seat: Some(seat), name: Some(who.into()), lang: None };
            room.ask(who, sit, &Attending::default()).expect("it can be done");
        }
        room
    }

    fn playing() -> Room {
        let mut room = Room::gathering();
        room.ask("anna", Command::Start, &Attending::default()).expect("it can be done");
        room
    }

    fn ask(&mut self, who: &str, what: Command, attending: &Attending) -> Result<(), Refusal> {
        let entropy = &mut counting_entropy(7);
        self.journal.extend(self.table.handle(guest(who), what, attending, entropy)?);
        Ok(())
    }

    /// Time passes.
    fn pass_on(&mut self, attending: &Attending) -> bool {
        let entry = self.table.pass_on(attending);
        let passed = entry.is_some();
        self.journal.extend(entry);
        passed
    }

    fn picture(&self, attending: &Attending) -> Picture {
        self.table
            .look_around(guest("anna"), Eyes::Public, attending)
            .expect("it can be done")
            .picture
    }

    /// Who the host is, now and after the table was rebuilt from its journal.
    fn host(&self) -> String {
        let stored = serde_json::to_string(&self.journal).expect("it can be done");
        let again = Table::rebuild(serde_json::from_str(&stored).expect("it can be done"))
            .expect("it can be done");
        let is_host = |table: &Table, who: &str| table.is_host(guest(who));
        let of = |table: &Table| {
            ["anna", "bruno", "carla"].iter().find(|who| is_host(table, who)).copied()
        };
        assert_eq!(of(&self.table), of(&again), "kept");
        of(&again).expect("a host").to_string()
    }
}

fn stand_in(seat: u8) -> Command {
    Command::StandIn { seat }
}

#[test]
fn a_bot_may_play_for_whoever_has_been_gone_for_long_and_for_nobody_else() {
    let mut room = Room::playing();
    let all = here(&["anna", "bruno", "carla"], None);
    assert_eq!(room.ask("carla", stand_in(1), &all), Err(Refusal::Present));
    for gone in [None, Some(Gone::AWhile)] {
        let attending = here(&["anna", "carla"], gone);
        assert_eq!(room.ask("carla", stand_in(1), &attending), Err(Refusal::TooSoon));
        assert_eq!(room.picture(&attending).seats[1].gone, gone);
    }
    let attending = here(&["anna", "carla"], Some(Gone::Long));
    assert_eq!(room.picture(&attending).seats[1].gone, Some(Gone::Long));
    assert_eq!(room.ask("somebody", stand_in(1), &attending), Err(Refusal::NotYours));
    assert_eq!(room.ask("bruno", stand_in(1), &attending), Err(Refusal::Present), "he asks");
    assert_eq!(room.ask("carla", stand_in(1), &attending), Ok(()));
    let picture = room.picture(&attending);
    assert_eq!(
        picture.seats[1].stand_in.as_deref(),
        Some(GameKind::LoveLetter.about().usual_level)
    );
    assert_eq!(picture.seats[1].gone, None, "it matters no more");
    assert_eq!(room.ask("carla", stand_in(1), &attending), Ok(()), "asked twice is asked once");
    assert_eq!(room.ask("bruno", Command::Return { seat: 1 }, &attending), Ok(()));
    assert_eq!(room.picture(&attending).seats[1].stand_in, None);
}

#[test]
fn who_left_a_moment_ago_is_not_gone_like_the_others() {
    let mut attending = here(&["anna"], Some(Gone::Long));
    attending.left(guest("bruno"), None);
    let room = Room::playing();
    let gone: Vec<_> = room.picture(&attending).seats.iter().map(|seat| seat.gone).collect();
    assert_eq!(gone, [None, None, Some(Gone::Long)]);
}

#[test]
fn before_a_game_and_after_it_nobody_is_waited_for() {
    let mut room = Room::gathering();
    let attending = here(&["anna"], Some(Gone::Long));
    assert!(room.picture(&attending).seats.iter().all(|seat| seat.gone.is_none()));
    assert_eq!(room.ask("anna", stand_in(1), &attending), Err(Refusal::NotPlaying));
}

#[test]
fn when_the_host_is_gone_whoever_has_sat_longest_looks_after_the_table() {
    for mut room in [Room::gathering(), Room::playing()] {
        assert!(!room.pass_on(&here(&["bruno", "carla"], Some(Gone::AWhile))));
        assert!(!room.pass_on(&here(&[], Some(Gone::Long))), "nobody is here");
        assert!(!room.pass_on(&here(&["somebody"], Some(Gone::Long))), "nobody with a seat");
        assert_eq!(room.host(), "anna");
        assert!(room.pass_on(&here(&["bruno"], Some(Gone::Long))));
        assert_eq!(room.host(), "bruno");
        let attending = here(&["bruno", "carla"], Some(Gone::Long));
        assert!(!room.pass_on(&attending), "one host is enough");
        assert_eq!(
            room.ask("carla", Command::Watchers { allowed: false }, &attending),
            Err(Refusal::NotHost)
        );
        assert_eq!(room.ask("bruno", Command::Watchers { allowed: false }, &attending), Ok(()));
    }
    let mut room = Room::playing();
    assert!(room.pass_on(&here(&["bruno", "carla"], Some(Gone::Long))));
    assert_eq!(room.host(), "carla", "she sat down before him");
}

#[test]
fn whoever_opened_the_table_is_its_host_again_when_they_are_back() {
    let mut room = Room::playing();
    assert!(room.pass_on(&here(&["bruno"], Some(Gone::Long))));
    // Meanwhile it is not taken away from them.
    let attending = here(&["bruno"], Some(Gone::Long));
    let remove = |seat| Command::Remove { seat };
    assert_eq!(room.ask("bruno", remove(0), &attending), Err(Refusal::Opener));
    assert_eq!(room.ask("bruno", remove(2), &attending), Ok(()));
    let all = here(&["anna", "bruno"], None);
    assert!(room.pass_on(&all));
    assert_eq!(room.host(), "anna");
    assert!(!room.pass_on(&all));
    // Whoever leaves their seat gives the role away until they return to it.
    room.ask("anna", Command::Leave { seat: 0 }, &all).expect("it can be done");
    assert_eq!(room.host(), "bruno", "he is here, and Carla is not");
    assert!(!room.pass_on(&all), "she looks on");
    room.ask("anna", Command::Return { seat: 0 }, &all).expect("it can be done");
    assert!(room.pass_on(&all));
    assert_eq!(room.host(), "anna");
}

#[test]
fn whoever_was_removed_is_told_so() {
    let mut room = Room::gathering();
    let all = Attending::default();
    let look = |room: &Room| {
        room.table.look_around(guest("bruno"), Eyes::Public, &all).map(|look| look.picture.removed)
    };
    assert_eq!(look(&room), Ok(false));
    room.ask("anna", Command::Remove { seat: 1 }, &all).expect("it can be done");
    assert_eq!(look(&room), Ok(true));
    let sit = Command::Sit { seat: None, name: None, lang: None };
    assert_eq!(room.ask("bruno", sit, &all), Err(Refusal::Removed));
    // A free seat is no reason to look in any more.
    room.ask("anna", Command::Watchers { allowed: false }, &all).expect("it can be done");
    assert_eq!(look(&room), Err(Refusal::Removed));
}
