//! Setting the table: the host's choice of cards, and what each leaves out in private.

use house::{AnySetup, BadSetup, GameKind, Wanted};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tables::{
    Attending, Command, Entropy, Entry, Eyes, Guest, Host, Look, Opening, Phase, Picture, Play,
    Record, Refusal, Request, Table, counting_entropy,
};
use tabletop::below;
use words::Lang;

const ANNA: u8 = 0;
const BRUNO: u8 = 1;

fn guest(seat: u8) -> Guest {
    Guest::of_secret(["anna", "bruno"][usize::from(seat)])
}

struct Evening {
    table: Table,
    journal: Vec<Entry>,
    entropy: Box<dyn Entropy>,
}

impl Evening {
    fn of(opening: Opening, topics: &[&str], seed: u64) -> Evening {
        let mut entropy = counting_entropy(seed);
        let host = Host { guest: guest(ANNA), name: "Anna", lang: Lang::En, bots: None };
        let opened = Table::open_without(opening, &host, &ids(topics), None, &mut entropy);
        let (table, journal) = opened.expect("a table");
        Evening { table, journal, entropy: Box::new(entropy) }
    }

    /// Anna and Bruno sit down to Fog of Love.
    fn of_two(seed: u64) -> Evening {
        let mut evening = Evening::of(Opening::of(GameKind::FogOfLove), &[], seed);
        evening.sits(BRUNO);
        evening
    }

    fn sits(&mut self, seat: u8) {
        let name = Some(["Anna", "Bruno"][usize::from(seat)].to_string());
        self.ask(seat, Command::Sit { seat: Some(seat), name, lang: None }).expect("a free seat");
    }

    fn ask(&mut self, seat: u8, request: impl Into<Request>) -> Result<(), Refusal> {
        let (here, entropy) = (Attending::default(), &mut *self.entropy);
        let entries = self.table.handle(guest(seat), request, &here, entropy)?;
        self.journal.extend(entries);
        Ok(())
    }

    fn vetoes(&mut self, seat: u8, topics: &[&str]) -> Result<(), Refusal> {
        self.ask(seat, Command::Veto { seat, topics: ids(topics) })
    }

    fn look(&self, seat: u8, eyes: Eyes) -> Look {
        self.table.look(guest(seat), eyes, &Attending::default()).expect("they may look")
    }

    fn picture(&self) -> Picture {
        self.look(ANNA, Eyes::Public).picture
    }

    /// All that somebody may ever be told at this moment, through whichever eyes they may have.
    fn all_told(&self, seat: u8) -> Vec<String> {
        let mut told = Vec::new();
        for eyes in [Eyes::Public, Eyes::Seat(seat), Eyes::Page { open: None }] {
            let look = self.look(seat, eyes);
            let view = look.glimpse.as_ref().map(|glimpse| glimpse.view_json());
            told.push(json!([look.picture, look.vetoed, look.seat, view]).to_string());
            let here = &Attending::default();
            if let Ok(sights) = self.table.sights(guest(seat), eyes, 0, here) {
                told.push(sights.sights.iter().map(|sight| sight.get()).collect());
                told.push(sights.moves.get().to_string());
            }
        }
        told
    }

    fn rebuilt(&self) -> Table {
        let text = serde_json::to_string(&self.journal).expect("it can be written");
        let stored: Vec<Entry<Box<RawValue>>> = serde_json::from_str(&text).expect("it is read");
        Table::rebuild(stored).expect("a table")
    }

    /// Plays to the end, moves taken at random.
    fn plays(&mut self, seed: u64) -> Record {
        let mut dice = house::dice(seed);
        while self.table.phase() == Phase::Playing {
            for seat in [ANNA, BRUNO] {
                let moves = self.look(seat, Eyes::Seat(seat)).glimpse.expect("a game").moves();
                if !moves.is_empty() {
                    let action = moves[below(&mut dice, moves.len() as u32) as usize].clone();
                    self.ask(seat, Play { seat, steps: None, action }).expect("a legal move");
                }
            }
        }
        self.table.record(guest(ANNA)).expect("the game is over")
    }
}

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}

fn set(story: Option<&str>, events: Option<&[&str]>, all_stories: Option<bool>) -> Command {
    let story = story.map(str::to_string);
    Command::Set { from_box: None, story, events: events.map(ids), all_stories }
}

fn leave_out(scenes: &[&str], on: bool) -> Command {
    Command::LeaveOut { scenes: ids(scenes), on }
}

/// The ids of the scenes in the decks of a game, as its transcript shows them.
fn in_decks(record: &Record) -> Vec<String> {
    let names = &record.lines[0]["scenes"];
    let decks = record.lines.iter().filter(|line| line["line"] == "deck").take(3);
    let cards = decks.flat_map(|deck| deck["order"].as_array().expect("an order").clone());
    cards.map(|card| names[card.as_u64().expect("a number") as usize].to_string()).collect()
}

/// The scenes of the house that touch on a topic.
fn about(topic: &str) -> Vec<String> {
    let content = &packs::base().content;
    let tag = content.tags.iter().position(|tag| tag == topic).expect("a topic");
    let tagged = content.scenes.iter().filter(|card| card.tags.0 >> tag & 1 != 0);
    tagged.map(|card| format!("\"{}\"", card.id)).collect()
}

/// FL-25, FL-27, FL-317, FL-319: before the first game, and everybody sees it.
#[test]
fn the_host_sets_the_table() {
    let mut evening = Evening::of_two(1);
    let setting = evening.picture().setting.expect("a choice");
    assert_eq!(setting.story, "sunday-morning-date");
    assert_eq!(setting.events, ["one-roof"], "the story's own");
    assert_eq!((setting.all_stories, setting.without.len()), (false, 0));
    assert!(setting.unavoidable.is_empty());
    assert_eq!(evening.ask(BRUNO, set(None, None, Some(true))), Err(Refusal::NotHost));
    evening.ask(ANNA, set(Some("second-helpings"), None, None)).expect("a story");
    let setting = evening.picture().setting.expect("a choice");
    assert_eq!(setting.events, ["room-214"], "another story brings its own");
    assert!(setting.unavoidable.contains(&"drink".to_string()), "and says what it touches on");
    evening.ask(ANNA, set(None, Some(&["one-roof", "launch-day"]), Some(true))).expect("events");
    evening.ask(ANNA, leave_out(&["burnt-moka", "wrong-train"], true)).expect("scenes");
    evening.ask(ANNA, leave_out(&["wrong-train"], false)).expect("put back");
    let setting = evening.picture().setting.expect("a choice");
    assert_eq!(setting.story, "second-helpings");
    assert_eq!((setting.events.len(), setting.all_stories), (2, true));
    assert_eq!(setting.without, ["burnt-moka"]);
    assert_eq!(evening.look(BRUNO, Eyes::Seat(BRUNO)).picture.setting, Some(setting));
    let stored = serde_json::to_string(&evening.journal).expect("text");
    let kept = r#"{"changed":{"set":{"story":"second-helpings","events":["room-214"],"all_stories":false,"without":[]}}}"#;
    assert!(stored.contains(kept), "for ever: {kept}");
    evening.ask(ANNA, Command::Start).expect("it starts");
    assert_eq!(evening.picture().setting, None, "what is played is played");
    assert_eq!(evening.ask(ANNA, set(None, None, Some(false))), Err(Refusal::Begun));
    let view = evening.look(ANNA, Eyes::Public).glimpse.expect("a game").view_json();
    assert_eq!(view["story"], "second-helpings");
    assert_eq!(view["events"].as_array().map(Vec::len), Some(2), "under the synopsis");
    let header = evening.plays(3).header;
    assert_eq!(header["story"], "second-helpings");
    assert_eq!(header["events"], json!(["launch-day", "one-roof"]));
    assert_eq!(
        (&header["all_stories"], &header["without"]),
        (&json!(true), &json!(["burnt-moka"]))
    );
    assert_eq!(evening.rebuilt().record(guest(ANNA)).expect("a record").header, header);
}

#[test]
fn what_there_is_not_cannot_be_set() {
    let mut evening = Evening::of_two(1);
    let mut refused = |command| match evening.ask(ANNA, command) {
        Err(Refusal::Setup(why)) => why,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(set(Some("nowhere"), None, None)), BadSetup::Story { .. }));
    assert!(matches!(refused(set(None, Some(&["burnt-moka"]), None)), BadSetup::Event { .. }));
    assert_eq!(refused(leave_out(&["nothing"], true)), BadSetup::Card("nothing".into()));
    let topic = Command::Veto { seat: ANNA, topics: ids(&["weather"]) };
    assert!(matches!(refused(topic), BadSetup::Topic { .. }));
    let mut letters = Evening::of(Opening::of(GameKind::LoveLetter), &[], 1);
    assert_eq!(letters.picture().setting, None);
    for command in [
        set(None, None, Some(true)),
        set(Some("second-helpings"), None, None),
        leave_out(&["guard"], true),
        Command::Veto { seat: ANNA, topics: ids(&["affair"]) },
    ] {
        assert!(matches!(letters.ask(ANNA, command), Err(Refusal::Setup(_))));
    }
}

/// A tutorial has its own cards, in a fixed order (FL-299).
#[test]
fn a_first_game_is_played_as_it_is() {
    let opening = Opening { tutorial: true, ..Opening::of(GameKind::FogOfLove) };
    let mut evening = Evening::of(opening.clone(), &[], 1);
    assert!(evening.picture().setting.expect("a story").topics.is_empty());
    let fixed = Err(Refusal::Setup(BadSetup::FixedCards));
    assert_eq!(evening.ask(ANNA, set(None, Some(&[]), None)), fixed);
    assert_eq!(evening.ask(ANNA, set(None, None, Some(true))), fixed);
    assert_eq!(evening.ask(ANNA, leave_out(&["burnt-moka"], true)), fixed);
    assert!(evening.vetoes(ANNA, &["affair"]).is_err());
    let host = Host { guest: guest(ANNA), name: "", lang: Lang::En, bots: None };
    let opening = Opening { all_stories: true, ..opening };
    let refused = Table::open(opening, &host, &mut counting_entropy(1)).err();
    assert_eq!(refused, Some(Refusal::Setup(BadSetup::FixedCards)));
}

/// FL-27, FL-262, FL-263, FL-266: in a story that did not bring it, an event is put into a deck by one
/// of its linked scenes, drawn and played.
#[test]
fn an_event_of_another_story_is_drawn_and_played() {
    let played = |record: &Record| {
        let number = record.lines[0]["scenes"].as_array().expect("scenes");
        let number = number.iter().position(|id| id == "launch-day").expect("an event");
        let inserted = record.lines.iter().any(|line| line["event"]["inserted"][0] == number);
        let played = record.lines.iter().any(|line| line["action"]["play"] == number);
        (inserted, played)
    };
    let game = |seed: u64| {
        let mut evening = Evening::of_two(seed);
        evening.ask(ANNA, set(None, Some(&["launch-day"]), None)).expect("an event");
        evening.ask(ANNA, Command::Start).expect("it starts");
        let view = evening.look(BRUNO, Eyes::Seat(BRUNO)).glimpse.expect("a game").view_json();
        assert_eq!(view["events"], json!(["launch-day"]), "under the synopsis, for all to see");
        let record = evening.plays(seed);
        assert!(in_decks(&record).contains(&"\"plans-for-a-boat\"".to_string()), "linked scenes");
        played(&record)
    };
    let games: Vec<(bool, bool)> = (0..40).map(game).collect();
    assert!(games.contains(&(true, true)), "{games:?}");
    assert!(games.iter().all(|(inserted, played)| *inserted || !played), "{games:?}");
}

/// Before the deal nobody can tell whether somebody else has left something out, or what.
#[test]
fn what_one_leaves_out_no_other_learns() {
    let mut evening = Evening::of_two(5);
    let (before, anna) = (evening.all_told(BRUNO), evening.all_told(ANNA));
    for topics in [&["affair"][..], &["affair", "family", "grief"], &[]] {
        evening.vetoes(ANNA, topics).expect("they may");
        assert_eq!(evening.all_told(BRUNO), before);
        let own = evening.look(ANNA, Eyes::Seat(ANNA)).vetoed;
        assert_eq!(own, Some(ids(topics)), "they see it themselves");
        assert_eq!(evening.look(ANNA, Eyes::Public).vetoed, None);
    }
    assert_eq!(evening.all_told(ANNA), anna, "and can take it back");
    let watcher = evening.table.look(Guest::of_secret("x"), Eyes::Public, &Attending::default());
    assert_eq!(watcher.expect("anybody may look").vetoed, None);
    assert_eq!(evening.vetoes(ANNA, &["affair"]), Ok(()));
    assert_eq!(
        evening.ask(BRUNO, Command::Veto { seat: ANNA, topics: Vec::new() }),
        Err(Refusal::NotYours)
    );
}

/// Nor when the cards are dealt: what everybody is told of the deal is the same to the last byte,
/// though the decks are not.
#[test]
fn nobody_counts_what_was_left_out() {
    let dealt = |topics: &[&str], seed: u64| {
        let mut evening = Evening::of_two(seed);
        evening.vetoes(ANNA, topics).expect("they may");
        evening.ask(ANNA, Command::Start).expect("it starts");
        assert_eq!(evening.look(ANNA, Eyes::Seat(ANNA)).vetoed, None, "not while it is played");
        evening
    };
    let public = |evening: &Evening| {
        let here = &Attending::default();
        let sights = evening.table.sights(guest(ANNA), Eyes::Public, 0, here).expect("a game");
        let sights: String = sights.sights.iter().map(|sight| sight.get()).collect();
        let look = evening.look(BRUNO, Eyes::Public);
        let view = look.glimpse.expect("a game").view_json();
        (json!(look.picture), view, sights)
    };
    for seed in 0..20 {
        let [one, other] = [&[][..], &["marriage", "family", "illness"]].map(|t| dealt(t, seed));
        let (one_told, other_told) = (public(&one), public(&other));
        assert_eq!(one_told, other_told);
        assert!(!one_told.2.contains("shuffled"), "{}", one_told.2);
        let first = |evening: &Evening| match evening.journal.last() {
            Some(Entry::Started { unseen, .. }) => unseen.len(),
            other => panic!("{other:?}"),
        };
        assert!(first(&one) == 0 && first(&other) > 10, "but the cards differ");
    }
}

/// The union is left out, whoever asked for it, and the game is the same after a restart.
#[test]
fn what_anybody_leaves_out_is_in_no_deck() {
    for seed in 0..4 {
        let mut evening = Evening::of_two(seed);
        evening.ask(ANNA, set(Some("nothing-serious"), None, None)).expect("a story");
        evening.vetoes(ANNA, &["affair", "money"]).expect("they may");
        evening.vetoes(BRUNO, &["marriage", "money"]).expect("they may");
        evening.ask(ANNA, Command::Start).expect("it starts");
        let view = evening.look(BRUNO, Eyes::Public).glimpse.expect("a game").view_json();
        assert_eq!(view["events"], json!(["room-214"]), "an event lies where it would lie");
        assert_eq!(evening.vetoes(ANNA, &[]), Err(Refusal::Begun));
        let record = evening.plays(seed);
        let decks = in_decks(&record);
        for topic in ["affair", "money", "marriage"] {
            let left: Vec<_> = about(topic).into_iter().filter(|id| decks.contains(id)).collect();
            assert!(left.is_empty(), "{topic}: {left:?}");
        }
        let kept = about("illness").into_iter().filter(|id| decks.contains(id)).count();
        assert!(kept > 0, "nobody minds these");
        assert!(record.lines.iter().all(|line| line["event"]["inserted"].is_null()));
        assert_eq!(evening.table.is_honest(), Some(true));
        let stored = serde_json::to_string(&evening.journal).expect("text");
        let kept = r#"{"changed":{"vetoed":{"seat":1,"topics":["marriage","money"]}}}"#;
        assert!(stored.contains(kept) && stored.contains(r#"","unseen":[""#), "for ever: {kept}");
        let rebuilt = evening.rebuilt();
        assert_eq!(rebuilt.record(guest(ANNA)).expect("a record").text(), record.text());
        // Whoever has the transcript can judge it: the header says which cards were played with.
        let header = record.header.as_object().expect("an object");
        let setup = AnySetup::of_header(GameKind::FogOfLove, header, &Wanted::default());
        let sealed = house::Sealed::read(header["seed"].as_str().expect("a seed")).expect("a seed");
        let dealt = setup.expect("a table").is_dealt_by(&record.lines, &sealed);
        assert!(dealt.is_ok_and(|dealt| dealt));
    }
}

/// A rematch leaves out what the same people left out, and whoever comes later brings their own wishes.
#[test]
fn a_wish_stays_with_its_person() {
    let mut evening = Evening::of_two(2);
    evening.vetoes(BRUNO, &["drink"]).expect("they may");
    let vetoed = |evening: &Evening, seat| evening.look(seat, Eyes::Seat(seat)).vetoed;
    evening.ask(BRUNO, Command::Leave { seat: BRUNO }).expect("they may");
    evening.sits(BRUNO);
    assert_eq!(vetoed(&evening, BRUNO), Some(Vec::new()), "a new start");
    evening.vetoes(BRUNO, &["drink"]).expect("they may");
    evening.ask(ANNA, Command::Remove { seat: BRUNO }).expect("the host may");
    let level = "club".to_string();
    evening.ask(ANNA, Command::Bot { seat: BRUNO, level }).expect("the host may");
    evening.ask(ANNA, Command::Start).expect("it starts");
    let unseen = |evening: &Evening| match evening.journal.last() {
        Some(Entry::Started { unseen, .. }) => unseen.clone(),
        other => panic!("{other:?}"),
    };
    assert!(unseen(&evening).is_empty(), "a bot minds nothing");
    let mut evening = Evening::of(Opening::of(GameKind::FogOfLove), &["drink"], 2);
    evening.sits(BRUNO);
    assert_eq!(vetoed(&evening, ANNA), Some(ids(&["drink"])), "said when it was opened");
    evening.ask(ANNA, Command::Start).expect("it starts");
    let first = unseen(&evening);
    evening.plays(1);
    evening.ask(ANNA, Command::Rematch).expect("again");
    assert_eq!(unseen(&evening), first);
    assert!(!first.is_empty());
}

/// Nobody is ever told that too much is left out because of what others wish: the host may leave out no
/// more than lets everybody leave out everything.
#[test]
fn the_host_leaves_enough_for_everybodys_wishes() {
    let content = &packs::base().content;
    let serious = |tagged: bool| {
        let of = content.scenes.iter().filter(|card| card.deck.name() == "serious");
        let of = of.filter(|card| card.tags.is_empty() != tagged);
        of.map(|card| card.id.as_str()).collect::<Vec<_>>()
    };
    for vetoed in [&[][..], &["family", "illness"]] {
        let mut evening = Evening::of_two(1);
        evening.vetoes(BRUNO, vetoed).expect("they may");
        let too_few = Err(Refusal::Setup(BadSetup::TooFew));
        assert_eq!(evening.ask(ANNA, leave_out(&serious(false), true)), too_few);
        evening.ask(ANNA, leave_out(&serious(true), true)).expect("the others are enough");
        evening.ask(ANNA, Command::Start).expect("it starts");
    }
    // All topics, in every story, with all events: hands are dealt, and the game has an end.
    for story in content.stories.iter().map(|story| story.id.as_str()) {
        let mut evening = Evening::of_two(1);
        let all = ["one-roof", "launch-day", "room-214"];
        evening.ask(ANNA, set(Some(story), Some(&all), None)).expect("a story");
        let topics: Vec<&str> = content.tags.iter().map(String::as_str).collect();
        evening.vetoes(BRUNO, &topics).expect("they may");
        evening.ask(ANNA, Command::Start).expect("it starts");
        evening.plays(7);
    }
}

/// What was stored before there was a choice still means what it meant.
#[test]
fn an_opening_of_before_has_the_cards_of_its_story() {
    let plain = Opening::of(GameKind::FogOfLove);
    let written = serde_json::to_value(&plain).expect("text");
    for field in ["events", "all_stories", "without", "private_topics"] {
        assert_eq!(written.get(field), None::<&Value>);
    }
    let started = r#"{"started":{"seed":"00","first":{}}}"#;
    let entry: Entry<Box<RawValue>> = serde_json::from_str(started).expect("an entry");
    assert_eq!(serde_json::to_string(&entry).expect("text"), started);
}

fn take_box(key: &str) -> Command {
    let from_box = Some(key.to_string());
    Command::Set { from_box, story: None, events: None, all_stories: None }
}

/// The cards of the second edition are in the decks, and in those of the next game; what the other box
/// does not have is let go of.
#[test]
fn the_host_takes_another_box() {
    let mut evening = Evening::of_two(11);
    let second = house::boxes::named("base+second").expect("it is offered");
    evening.ask(ANNA, set(Some("nothing-serious"), None, None)).expect("a story");
    evening.ask(ANNA, leave_out(&["burnt-moka"], true)).expect("a scene");
    assert_eq!(evening.ask(BRUNO, take_box("base+second")), Err(Refusal::NotHost));
    let unknown = evening.ask(ANNA, take_box("nothing"));
    assert!(matches!(unknown, Err(Refusal::Setup(BadSetup::Box { .. }))), "{unknown:?}");
    evening.ask(ANNA, take_box("base+second")).expect("a box");
    let setting = evening.picture().setting.expect("before the game");
    assert_eq!((&*setting.from_box, &setting.cards), ("base+second", &second.cards));
    assert_eq!((&*setting.story, setting.without), ("nothing-serious", ids(&["burnt-moka"])));
    // A scene that the printed box does not have is not missed there.
    evening.ask(ANNA, leave_out(&["hot-water"], true)).expect("a scene");
    evening.ask(ANNA, take_box("base")).expect("a box");
    assert_eq!(evening.picture().setting.expect("a setting").without, ids(&["burnt-moka"]));
    let entries = evening.journal.len();
    evening.ask(ANNA, take_box("base")).expect("the same again");
    assert_eq!(evening.journal.len(), entries, "nothing happened");
    evening.ask(ANNA, take_box("base+second")).expect("a box");
    evening.vetoes(BRUNO, &["money"]).expect("a topic");
    evening.ask(ANNA, Command::Start).expect("a game");
    assert_eq!(evening.ask(ANNA, take_box("base")), Err(Refusal::Begun));
    let pictures = |table: &Table| {
        let look = table.look(guest(ANNA), Eyes::Seat(ANNA), &Attending::default());
        look.expect("they may look").glimpse.map(|glimpse| glimpse.view_json())
    };
    assert_eq!(pictures(&evening.rebuilt()), pictures(&evening.table));
    for game in 0..2 {
        let decks = in_decks(&evening.plays(game));
        let has = |id: &str| decks.contains(&format!("\"{id}\""));
        assert!(has("dont-ask-me") && has("hot-water"), "of the story, and of any: {decks:?}");
        assert!(!has("on-or-off") && !has("burnt-moka"), "of another story, and left out");
        assert!(!has("its-saying-no"), "about money");
        if game == 0 {
            evening.ask(ANNA, Command::Rematch).expect("the same box again");
        }
    }
}

/// A box with fewer cards than all wishes take away has no wishes; one that has another story tells that.
#[test]
fn a_box_of_its_own_brings_its_stories_along() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../packs/tests/small");
    let pack = packs::folder(&folder).expect("the small pack");
    house::boxes::offer(&pack).expect("it passes");
    let mut evening = Evening::of_two(12);
    evening.vetoes(BRUNO, &["money"]).expect("a topic");
    evening.ask(ANNA, take_box("small")).expect("a box");
    let setting = evening.picture().setting.expect("a setting");
    let small = house::boxes::named("small").expect("it is offered");
    assert_eq!((&setting.story, &setting.topics), (&small.stories[0], &small.topics));
    let vetoed = evening.look(BRUNO, Eyes::Seat(BRUNO)).vetoed.unwrap_or_default();
    assert!(vetoed.iter().all(|topic| small.topics.contains(topic)), "{vetoed:?}");
    evening.ask(ANNA, Command::Start).expect("a game");
    evening.plays(1);
    let other = Opening { cards: Some(small.cards.clone()), ..Opening::of(GameKind::LoveLetter) };
    let host = Host { guest: guest(ANNA), name: "Anna", lang: Lang::En, bots: None };
    let refused = Table::open(other, &host, &mut counting_entropy(1)).err();
    assert_eq!(refused, Some(Refusal::Setup(BadSetup::NoPacks)));
}
