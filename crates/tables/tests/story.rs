//! The story beside the game: characters, what they say, and when nobody may.

use house::GameKind;
use serde_json::value::RawValue;
use std::path::Path;
use std::sync::Arc;
use tables::{
    Attending, Command, Entropy, Entry, Eyes, Guest, Host, Opening, Phase, Picture, Play, Reaction,
    Refusal, Request, Sitter, Table, counting_entropy,
};
use words::{Lang, Tongue};

fn guest(seat: u8) -> Guest {
    Guest::of_secret(["anna", "bruno"][usize::from(seat)])
}

/// The cards whose prompts have ideas to borrow.
fn cards() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/base");
    let pack = packs::read(&[packs::folder(&path).expect("a folder")]).pack().expect("a pack");
    house::cards::bring(&Arc::new(pack)).expect("it can be played")
}

struct Evening {
    table: Table,
    journal: Vec<Entry>,
    entropy: Box<dyn Entropy>,
}

impl Evening {
    fn of(opening: Opening, bots: Option<&str>, seed: u64) -> Evening {
        let mut entropy = counting_entropy(seed);
        let host = Host { guest: guest(0), name: "Anna", lang: Lang::En, bots };
        let (table, journal) = Table::open(opening, &host, &mut entropy).expect("a table");
        Evening { table, journal, entropy: Box::new(entropy) }
    }

    fn of_two(seed: u64) -> Evening {
        let mut evening = Evening::of(Opening::of(GameKind::FogOfLove), None, seed);
        let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
        evening.ask(1, sit).expect("a free seat");
        evening.ask(0, Command::Start).expect("it starts");
        evening
    }

    fn ask(&mut self, seat: u8, request: impl Into<Request>) -> Result<(), Refusal> {
        let (here, entropy) = (Attending::default(), &mut *self.entropy);
        let entries = self.table.handle(guest(seat), request, &here, entropy)?;
        self.journal.extend(entries);
        Ok(())
    }

    fn picture(&self) -> Picture {
        let look = self.table.look_around(guest(0), Eyes::Public, &Attending::default());
        look.expect("the host looks").picture
    }

    fn asked(&self) -> String {
        let look = self.table.look(guest(0), Eyes::Public, &Attending::default());
        look.expect("the host looks").glimpse.expect("a game").view_json()["asked"].to_string()
    }

    /// Somebody who is asked moves; says who.
    fn goes_on(&mut self) -> Option<u8> {
        for seat in [0, 1] {
            let look = self.table.look(guest(seat), Eyes::Seat(seat), &Attending::default()).ok();
            let moves = look.and_then(|look| look.glimpse).map(|glimpse| glimpse.moves());
            if let Some(action) = moves.and_then(|moves| moves.into_iter().next()) {
                self.ask(seat, Play { seat, steps: None, action }).expect("a legal move");
                return Some(seat);
            }
        }
        let moved = self.table.move_bot(&mut *self.entropy);
        self.journal.extend(moved.clone());
        moved.map(|_| 1)
    }

    fn rebuilt(&self) -> Table {
        let text = serde_json::to_string(&self.journal).expect("it can be written");
        let stored: Vec<Entry<Box<RawValue>>> = serde_json::from_str(&text).expect("it is read");
        Table::rebuild(stored).expect("a table")
    }
}

fn tell(seat: u8, text: &str) -> Command {
    Command::Tell { seat, text: text.into() }
}

fn character(seat: u8, name: &str) -> Command {
    Command::Character { seat, name: name.into() }
}

#[test]
fn a_line_is_kept_with_the_step_after_which_it_was_told() {
    let mut evening = Evening::of_two(1);
    assert_eq!(evening.ask(1, tell(0, "Hm")), Err(Refusal::NotYours));
    evening.goes_on();
    let step = evening.table.steps();
    evening.ask(0, tell(0, "  It \u{202e}rained. ")).expect("a line");
    let telling = evening.picture().telling.expect("a story");
    let told = &telling.told[0];
    assert_eq!((told.seat, told.step, told.text.as_str()), (0, step, "It rained."));
    for wrong in ["", " \n ", &"x".repeat(501)] {
        assert_eq!(evening.ask(0, tell(0, wrong)), Err(Refusal::BadLine));
    }
    evening.ask(1, tell(1, &"é".repeat(500))).expect("just long enough");
    assert_eq!(evening.rebuilt().told(), evening.table.told());
    let stored = serde_json::to_string(&evening.journal).expect("it can be written");
    let kept = format!(r#"{{"changed":{{"told":{{"seat":0,"at":{step},"text":"It rained."}}}}}}"#);
    assert!(stored.contains(&kept), "for ever: {kept}");
    evening.ask(0, tell(0, "First.\n\n  Then. ")).expect("two lines");
    let last = evening.rebuilt().told().last().map(|told| told.text.clone());
    assert_eq!(last.as_deref(), Some("First.\nThen."));
    let mut other = Evening::of(Opening::of(GameKind::LoveLetter), Some("random"), 1);
    assert_eq!(other.ask(0, tell(0, "Hm")), Err(Refusal::NotTold));
    assert_eq!(other.ask(0, character(0, "Robin")), Err(Refusal::NotTold));
    assert_eq!(other.picture().telling, None);
}

/// An idea that a card lends is kept as the idea that it is: everybody reads it in their own language, in
/// the game and in the story. A line of one's own is a text, however near it is to an idea.
#[test]
fn what_is_borrowed_is_kept_as_what_it_is() {
    let opening = Opening { cards: Some(cards()), ..Opening::of(GameKind::FogOfLove) };
    let mut evening = Evening::of(opening, None, 5);
    let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
    evening.ask(1, sit).expect("a free seat");
    evening.ask(0, Command::Start).expect("it starts");
    let asked = |evening: &Evening, seat: u8, lang: Lang| {
        let look = evening.table.look(guest(0), Eyes::Public, &Attending::default());
        let public = look.expect("the host looks").glimpse.expect("a game");
        let cast = evening.table.cast();
        Some(public.telling(tabletop::Seat(seat), Tongue::of(lang), &cast)?.1.ideas)
    };
    let mut seat = None;
    while seat.is_none() {
        evening.goes_on().expect("somebody is asked");
        let choosing = evening.picture().telling.expect("a story").choosing;
        seat =
            [0, 1].into_iter().find(|&seat| !choosing && asked(&evening, seat, Lang::En).is_some());
    }
    let seat = seat.expect("somebody");
    let ideas = Lang::ALL.map(|lang| asked(&evening, seat, lang).expect("ideas"));
    evening.ask(seat, tell(seat, &format!(" {} ", ideas[1][2]))).expect("a line");
    evening.ask(seat, tell(seat, &format!("{} Hm.", ideas[1][2]))).expect("a line");
    let told = evening.picture().telling.expect("a story").told;
    for (lang, ideas) in Lang::ALL.into_iter().zip(&ideas) {
        assert_eq!(told[0].text_in(lang), ideas[2]);
        assert_eq!(told[1].text_in(lang), told[1].text, "their own words");
    }
    assert!(told[1].lent.is_empty());
    let stored = serde_json::to_string(&evening.journal).expect("it can be written");
    assert_eq!(stored.matches(r#""idea":2"#).count(), 1, "for ever");
    let again = evening.rebuilt().look_around(guest(0), Eyes::Public, &Attending::default());
    assert_eq!(again.expect("the host looks").picture.telling.expect("a story").told, told);
    while evening.table.phase() == Phase::Playing {
        evening.goes_on().expect("somebody is asked");
    }
    for (lang, ideas) in Lang::ALL.into_iter().zip(&ideas) {
        let tale = evening.table.story(guest(0), lang).expect("their own").tale;
        assert!(format!("{tale:?}").contains(&format!("{:?}", ideas[2])), "{lang:?}");
    }
}

/// FL-113: a character is not called like its player, and has its name before the first chapter.
#[test]
fn characters_have_names_of_their_own() {
    let mut evening = Evening::of_two(2);
    assert!(evening.picture().telling.expect("a story").naming);
    for own in ["Anna", " anna ", "ANNA"] {
        assert_eq!(evening.ask(0, character(0, own)), Err(Refusal::OwnName));
    }
    assert_eq!(evening.ask(0, character(0, "Bruno")), Err(Refusal::NameTaken));
    assert_eq!(evening.ask(0, character(0, "")), Err(Refusal::BadName));
    assert_eq!(evening.ask(1, character(0, "Ada")), Err(Refusal::NotYours));
    evening.ask(0, character(0, "Ada")).expect("a name");
    assert_eq!(evening.ask(1, character(1, "ada")), Err(Refusal::NameTaken));
    evening.ask(0, character(0, "Adele")).expect("another name");
    let picture = evening.picture();
    assert_eq!(picture.names(), ["Adele", "Bruno"], "what logs and cards say");
    assert_eq!(picture.seats[0].name, "Anna", "who sits there");
    assert_eq!(evening.table.names(), ["Anna", "Bruno"]);
    let stored = serde_json::to_string(&evening.journal).expect("it can be written");
    assert!(stored.contains(r#"{"changed":{"character":[0,"Adele"]}}"#), "for ever");
    assert_eq!(evening.rebuilt().cast(), ["Adele", "Bruno"]);
    while evening.picture().telling.expect("a story").naming {
        evening.goes_on().expect("somebody is asked");
    }
    assert_eq!(evening.ask(1, character(1, "Ben")), Err(Refusal::NamedAlready));
    assert_ne!(evening.asked(), r#""introduction""#);
}

/// While choices lie face down nobody says anything, by whatever way; the game goes on.
#[test]
fn nobody_talks_while_choices_lie_face_down() {
    let (mut closed, mut open) = (0, 0);
    for seed in 0..6 {
        let mut evening = Evening::of_two(seed);
        for _ in 0..250 {
            if evening.table.phase() == Phase::Over {
                break;
            }
            let choosing = evening.picture().telling.expect("a story").choosing;
            let gesture = Command::React { seat: 1, reaction: Reaction::Hmm };
            let say = Command::Say { seat: 0, text: "Take A!".into() };
            for (seat, command) in [(1, gesture), (0, say), (0, tell(0, "I’d take A."))] {
                let said = evening.ask(seat, command);
                assert_eq!(said, if choosing { Err(Refusal::Choosing) } else { Ok(()) });
            }
            let asked = evening.asked();
            match choosing {
                true => {
                    assert!(asked.contains("choice") || asked.contains("final_destiny"), "{asked}");
                    closed += 1;
                }
                false => open += usize::from(asked.contains("reaction") || asked.contains("turn")),
            }
            evening.goes_on().expect("somebody is asked");
        }
    }
    assert!(closed > 20 && open > 50, "{closed} {open}");
    for lang in Lang::ALL {
        assert!(Refusal::Choosing.say(Tongue::of(lang)).len() > 20);
    }
}

/// One has chosen and the other has not: that is still a secret.
#[test]
fn a_choice_that_waits_for_the_other_is_secret() {
    let mut evening = Evening::of_two(3);
    for _ in 0..300 {
        let choosing = evening.picture().telling.expect("a story").choosing;
        let moved = evening.goes_on().expect("somebody is asked");
        if choosing && evening.asked().contains("choice") {
            let say = Command::Say { seat: moved, text: "I took A.".into() };
            assert_eq!(evening.ask(moved, say), Err(Refusal::Choosing));
            return;
        }
    }
    panic!("nobody chooses in secret");
}

/// Bots name their characters and answer about every second card, with what the card lends; the same
/// table tells the same.
#[test]
fn bots_tell_what_cards_lend_them() {
    let cards = Some(cards());
    let (mut asked, mut told) = (0, 0);
    for seed in 0..10 {
        let opening = Opening { cards: cards.clone(), ..Opening::of(GameKind::FogOfLove) };
        let mut evening = Evening::of(opening, Some("casual"), seed);
        let named = evening.table.bots_tell();
        assert_eq!(named.len(), 1, "{named:?}");
        evening.journal.extend(named);
        assert_eq!(evening.table.bots_tell().len(), 0, "once is enough");
        let bot =
            evening.picture().seats.iter().position(|one| matches!(one.sitter, Sitter::Bot(_)));
        let bot = bot.expect("a bot");
        let cast = evening.table.cast();
        assert_ne!(cast[bot], evening.table.names()[bot]);
        let mut prompts = std::collections::BTreeSet::new();
        for _ in 0..900 {
            if evening.table.phase() == Phase::Over || evening.goes_on().is_none() {
                break;
            }
            let look = evening.table.look(guest(0), Eyes::Public, &Attending::default());
            let public = look.expect("the host looks").glimpse.expect("a game");
            let seat = tabletop::Seat(bot as u8);
            let asked = public.telling(seat, Tongue::of(Lang::En), &cast);
            prompts.extend(asked.as_ref().map(|(step, _)| *step));
            let lines = evening.table.bots_tell();
            assert!(lines.len() <= 1);
            if !lines.is_empty() {
                let (_, telling) = asked.expect("a card asks");
                let line = evening.table.told().last().expect("a line");
                assert!(telling.ideas.contains(&line.text), "{line:?} {telling:?}");
                assert_eq!(line.seat, seat);
            }
            evening.journal.extend(lines);
        }
        assert_eq!(evening.rebuilt().told(), evening.table.told());
        asked += prompts.len();
        told += evening.table.told().len();
    }
    println!("{told} lines for {asked} prompts");
    assert!(asked > 10, "{asked}");
    assert!((asked / 4..=asked * 3 / 4).contains(&told), "{told} of {asked}");
}

/// Whoever played to the end and is removed afterwards has played all the same; who came late has not.
#[test]
fn whoever_is_removed_after_the_end_has_played() {
    let mut evening = Evening::of_two(5);
    while evening.table.phase() == Phase::Playing {
        evening.goes_on().expect("somebody is asked");
    }
    let reads = |table: &Table, who: Guest| table.story(who, Lang::En).map(|read| read.yours).ok();
    assert_eq!(reads(&evening.table, guest(1)), Some(Some(false)));
    evening.ask(0, Command::Remove { seat: 1 }).expect("the host may");
    assert_eq!(reads(&evening.table, guest(1)), Some(Some(false)), "it is still his");
    assert!(evening.table.is_retired(guest(1), 1) && !evening.table.is_retired(guest(0), 1));
    // Somebody else has the seat, and goes as well.
    let late = Guest::of_secret("late");
    let sit = Command::Sit { seat: Some(1), name: Some("Carla".into()), lang: None };
    let entries = evening.table.handle(late, sit, &Attending::default(), &mut *evening.entropy);
    evening.journal.extend(entries.expect("a bot's seat"));
    evening.ask(0, Command::Remove { seat: 1 }).expect("the host may");
    assert_eq!(reads(&evening.table, late), None, "she has not played");
    // Others read it when both who played agree.
    evening.ask(0, Command::ShareStory { seat: 0, on: true }).expect("hers");
    assert_eq!(reads(&evening.table, late), None);
    evening.ask(1, Command::ShareStory { seat: 1, on: true }).expect("his");
    assert_eq!(reads(&evening.table, late), Some(None));
    let glance = evening.table.glance();
    let his = glance.of(guest(1)).expect("one of his");
    assert_eq!(his.others, ["Anna"]);
    assert!(glance.of(late).is_none());
    let again = evening.rebuilt();
    assert_eq!(reads(&again, guest(1)), Some(Some(true)));
    // A new game is not theirs.
    evening.ask(0, Command::Rematch).expect("again");
    assert!(evening.table.glance().of(guest(1)).is_none());
    assert!(evening.table.is_retired(guest(1), 1) && !evening.table.is_retired(guest(1), 2));
}
