//! Telling on the page: names of characters, a line to tell, ideas to borrow, and when it is closed.

use crate::markup::element;
use crate::plain::frame;
use house::GameKind;
use std::path::Path;
use std::sync::Arc;
use tables::{
    Attending, Command, Entropy, Eyes, Guest, Host, Opening, Play, Request, Table, counting_entropy,
};
use words::{Lang, Tongue};

fn guest(seat: u8) -> Guest {
    Guest::of_secret(["anna", "bruno", "carla"][usize::from(seat)])
}

struct Evening {
    table: Table,
    entropy: Box<dyn Entropy>,
}

impl Evening {
    fn new() -> Evening {
        Evening::of("sunday-morning-date")
    }

    fn of(story: &str) -> Evening {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/base");
        let pack = packs::read(&[packs::folder(&path).expect("a folder")]).pack().expect("a pack");
        let cards = house::cards::bring(&Arc::new(pack)).expect("it can be played");
        let mut entropy = counting_entropy(5);
        let (cards, story) = (Some(cards), Some(story.to_string()));
        let opening = Opening { cards, story, ..Opening::of(GameKind::FogOfLove) };
        let host = Host { guest: guest(0), name: "Anna", lang: Lang::En, bots: None };
        let (table, _) = Table::open(opening, &host, &mut entropy).expect("a table");
        let mut evening = Evening { table, entropy: Box::new(entropy) };
        evening.does(1, Command::Sit { seat: None, name: Some("Bruno".into()), lang: None });
        evening.does(0, Command::Window { seconds: None });
        evening.does(0, Command::Start);
        evening
    }

    fn does(&mut self, seat: u8, request: impl Into<Request>) {
        let here = Attending::default();
        self.table.handle(guest(seat), request, &here, &mut *self.entropy).expect("it is granted");
    }

    fn goes_on(&mut self) {
        for seat in [0, 1] {
            let look = self.table.look(guest(seat), Eyes::Seat(seat), &Attending::default());
            let moves = look.expect("their own").glimpse.expect("a game").moves();
            if let Some(action) = moves.into_iter().next() {
                return self.does(seat, Play { seat, steps: None, action });
            }
        }
        panic!("nobody is asked");
    }

    fn is_choosing(&self) -> bool {
        let look = self.table.look_around(guest(0), Eyes::Public, &Attending::default());
        look.expect("the host looks").picture.telling.expect("a story").choosing
    }

    fn drawn(&self, seat: u8, lang: Lang) -> String {
        let eyes = Eyes::Page { open: None };
        let look =
            self.table.look_then(guest(seat), eyes, self.table.steps(), &Attending::default());
        let look = look.expect("they may look");
        frame(&look, lang)
    }

    /// What a card asks this seat to tell, in a language.
    fn asked(&self, seat: u8, lang: Lang) -> Option<house::Telling> {
        let look = self.table.look(guest(seat), Eyes::Seat(seat), &Attending::default()).ok()?;
        let names = look.picture.names();
        let telling = look.glimpse?.telling(tabletop::Seat(seat), Tongue::of(lang), &names);
        telling.map(|(_, telling)| telling)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[test]
fn a_character_has_a_name_in_the_story_and_its_player_one_at_the_table() {
    let mut evening = Evening::new();
    let page = evening.drawn(0, Lang::En);
    assert!(page.contains("id=\"character-name\"") && page.contains("id=\"tell-text\""));
    assert!(!evening.drawn(2, Lang::En).contains("id=\"telling\""), "a spectator tells nothing");
    evening.does(0, Command::Character { seat: 0, name: "Robin".into() });
    evening.does(0, Command::Tell { seat: 0, text: "It <rained>.".into() });
    let page = evening.drawn(1, Lang::De);
    assert!(page.contains("Robin: „It &lt;rained&gt;.“"), "{page}");
    let seats = element(&page, "chair-0");
    assert!(seats.contains("Anna") && !seats.contains("Robin"), "{seats}");
    while evening.drawn(0, Lang::En).contains("id=\"character-name\"") {
        evening.goes_on();
    }
    let page = evening.drawn(1, Lang::En);
    let log = element(&page, "body-log");
    assert!(!log.contains("Anna"), "the story knows her by her character's name: {log}");
}

/// What a card asks for stands there in the reader's language, with what it lends; once it is answered,
/// it goes.
#[test]
fn a_card_that_asks_lends_ideas() {
    let mut evening = Evening::new();
    let seat = (0..400).find_map(|_| {
        evening.goes_on();
        [0, 1].into_iter().find(|&seat| evening.asked(seat, Lang::En).is_some())
    });
    let seat = seat.expect("a card asks");
    let mut texts = Vec::new();
    while evening.is_choosing() {
        evening.goes_on();
    }
    for lang in Lang::ALL {
        let telling = evening.asked(seat, lang).expect("a card asks");
        assert_eq!(telling.ideas.len(), 3, "{telling:?}");
        let page = evening.drawn(seat, lang);
        assert!(page.contains(&escaped(&telling.text)), "{page}");
        for idea in &telling.ideas {
            assert!(page.contains(&format!("data-fill=\"{}\"", escaped(idea))), "{idea}");
        }
        texts.push(telling.text);
    }
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 4, "each in its own language");
    evening.does(seat, Command::Tell { seat, text: "Like that.".into() });
    assert!(!evening.drawn(seat, Lang::En).contains("data-fill"));
}

impl Evening {
    /// Goes on until a card asks somebody who may answer; says whom.
    fn until_asked(&mut self) -> u8 {
        let asked = (0..400).find_map(|_| {
            self.goes_on();
            let open = !self.is_choosing();
            [0, 1].into_iter().find(|&seat| open && self.asked(seat, Lang::En).is_some())
        });
        asked.expect("a card asks")
    }
}

/// What somebody says stands under the question, in the page of both, and what a card lent is read by
/// each in their own language. What somebody made up stays as it is, broken where they broke it.
#[test]
fn an_answer_stands_under_its_question_in_the_readers_language() {
    let mut evening = Evening::new();
    let seat = evening.until_asked();
    let ideas = Lang::ALL.map(|lang| evening.asked(seat, lang).expect("a question").ideas);
    evening.does(seat, Command::Tell { seat, text: ideas[2][1].clone() });
    for (lang, ideas) in Lang::ALL.into_iter().zip(&ideas) {
        let question = evening.asked(seat, lang).expect("a question").text;
        for reader in [0, 1, 2] {
            let page = evening.drawn(reader, lang);
            let dialogue = element(&page, "fl-dialogue");
            let at = |text: &str| dialogue.find(&escaped(text));
            assert!(at(&question).is_some() && at(&question) < at(&ideas[1]), "{dialogue}");
            let log = element(&page, "body-log");
            assert!(log.contains(&escaped(&ideas[1])), "{log}");
        }
        let page = evening.drawn(1 - seat, lang);
        if evening.asked(1 - seat, lang).is_some() {
            let lent = element(&page, "tell-ideas");
            assert_eq!(lent.matches("data-fill").count(), 2, "one is taken: {lent}");
            assert!(lent.contains(&escaped(&ideas[1])), "{lent}");
        }
    }
    evening.does(1 - seat, Command::Tell { seat: 1 - seat, text: "No.\nNever.".into() });
    for lang in Lang::ALL {
        let page = evening.drawn(seat, lang);
        assert!(element(&page, "fl-dialogue").contains("No.\nNever."), "{lang:?}");
    }
}

/// A question goes when its moment goes: the second card after it.
#[test]
fn a_question_goes_when_its_moment_goes() {
    let mut evening = Evening::new();
    let seat = evening.until_asked();
    let question = escaped(&evening.asked(seat, Lang::En).expect("a question").text);
    let mut kept = 0;
    for _ in 0..60 {
        if !evening.drawn(seat, Lang::En).contains(&question) {
            break;
        }
        evening.goes_on();
        kept += 1;
    }
    assert!((2..60).contains(&kept), "{kept} steps");
    let page = evening.drawn(seat, Lang::En);
    assert!(!page.contains("id=\"tell-asked\"") && !page.contains("data-fill"), "{page}");
}

/// What the finale asks comes with the end of the game: it can be answered there, and is kept.
#[test]
fn what_the_finale_asks_can_be_answered_when_all_is_over() {
    let mut evening = Evening::of("nothing-serious");
    while evening.table.phase() == tables::Phase::Playing {
        evening.goes_on();
    }
    for lang in Lang::ALL {
        let question = evening.asked(0, lang).expect("the finale asks").text;
        let page = evening.drawn(0, lang);
        let last = element(&page, "final");
        for part in ["id=\"tell-asked\"", "id=\"tell-text\"", &escaped(&question)] {
            assert!(last.contains(part), "{part}: {last}");
            assert_eq!(page.matches(part).count(), 1, "{part}, once");
        }
        assert!(!evening.drawn(2, lang).contains("id=\"tell-text\""), "not by who looks on");
    }
    evening.does(0, Command::Tell { seat: 0, text: "I kept the lid.".into() });
    let page = evening.drawn(0, Lang::En);
    assert!(element(&page, "fl-dialogue").contains("I kept the lid."));
    assert!(!page.contains("id=\"tell-text\""), "it is answered");
    assert!(evening.drawn(1, Lang::En).contains("id=\"tell-text\""), "and Bruno may still");
    let tale = evening.table.story(guest(0), Lang::En).expect("their own").tale;
    let told = words::fog_of_love::markdown(Tongue::of(Lang::En), &tale);
    assert!(told.contains("I kept the lid."), "{told}");
}

/// The field takes several lines.
#[test]
fn there_is_room_to_write() {
    let page = Evening::new().drawn(0, Lang::En);
    let field = page.split("<textarea").nth(1).expect("a field");
    assert!(field.starts_with(" id=\"tell-text\""), "{field}");
    assert!(element(&page, "tell").contains("type=\"submit\""), "and a button");
}

#[test]
fn while_choices_lie_face_down_the_forms_say_why_they_are_closed() {
    let mut evening = Evening::new();
    while !evening.is_choosing() {
        let page = evening.drawn(0, Lang::En);
        assert!(page.contains("id=\"say-text\"") && page.contains("id=\"tell-text\""));
        evening.goes_on();
    }
    for lang in Lang::ALL {
        let page = evening.drawn(0, lang);
        assert!(!page.contains("id=\"say-text\"") && !page.contains("id=\"tell-text\""));
        let why = escaped(&Tongue::of(lang).refused_choosing());
        assert_eq!(page.matches(&why).count(), 2, "where one talks, and where one tells");
    }
}
