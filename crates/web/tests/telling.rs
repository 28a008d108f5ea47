//! Telling on the page: names of characters, a line to tell, ideas to borrow, and when it is closed.

use crate::markup::element;
use house::GameKind;
use std::path::Path;
use std::sync::Arc;
use tables::{
    Attending, Command, Entropy, Eyes, Guest, Host, Opening, Play, Request, Table, counting_entropy,
};
use web::{Desk, Looks, TablePage, Visit};
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
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/base");
        let pack = packs::read(&[packs::folder(&path).expect("a folder")]).pack().expect("a pack");
        let cards = house::cards::bring(&Arc::new(pack)).expect("it can be played");
        let mut entropy = counting_entropy(5);
        let opening = Opening { cards: Some(cards), ..Opening::of(GameKind::FogOfLove) };
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
        let looks = Looks::default();
        web::frame(&TablePage {
            visit: Visit { lang, origin: "", path: "", hints: false, name: "", looks },
            key: "",
            picture: &look.picture,
            seat: look.seat,
            glimpse: look.glimpse.as_ref(),
            desk: &Desk::new(false),
            notice: None,
            seat_link: None,
            vetoed: None,
            invitations: &[],
        })
        .into_string()
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
