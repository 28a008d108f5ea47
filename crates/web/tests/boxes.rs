//! A box of somebody's, offered and told. What is offered is the same for everybody in a process, so this
//! test has one to itself.

use crate::markup::{tags, text};
use crate::room::Room;
use house::GameKind;
use tables::{Command, Guest, Opening};
use web::Desk;
use words::{Lang, Tongue};

/// Fog of Love, before the first game.
fn lobby() -> Room {
    let mut room = Room::open(GameKind::FogOfLove, 2, false);
    room.sit("Bruno");
    room
}

/// What stands in the part of the page that is about the cards.
fn setting(room: &Room, guest: Guest) -> String {
    let page = room.page(guest, &Desk::new(false), web::table_page).into_string();
    let tags = tags(&page);
    let part = tags.iter().find(|tag| tag.get("id") == Some("setting"));
    part.map_or_else(String::new, |tag| tag.inner().to_string())
}

/// A pack with one scene, in German, by somebody who writes what nobody should.
fn moonlight() -> packs::Source {
    let manifest = "id = \"mond\"\nversion = \"0.1.0\"\nlanguages = [\"de\"]\n\n[[scene]]\nid = \"mond-tanz\"\n\
                    deck = \"sweet\"\nmore = [{ satisfaction = 2, who = \"both\" }]\n";
    let words = "pack-mond = Mond & \"Schein\"\n    .author = O'Ada & Söhne\nscene-mond-tanz = Der Tanz\n    .text = Danach ist Schluss.\n";
    packs::Source::new([("pack.toml", manifest), ("de.ftl", words)])
}

/// Whoever brings another box along reads who wrote it, how much it is and what it speaks; what strangers
/// call their packs breaks no page, and a scene that does not speak the reader's language is named in its own.
#[test]
fn a_box_of_somebody_is_offered_and_told() {
    house::boxes::offer(&moonlight()).expect("it passes");
    for lang in Lang::ALL {
        let (mut room, tongue) = (lobby(), Tongue::of(lang));
        room.lang = lang;
        let offered = setting(&room, room.host);
        assert!(offered.contains("&quot;base+second&quot;") && !offered.contains("Mond & "));
        let from_box = Some("base+mond".to_string());
        room.ask(
            room.host,
            Command::Set { from_box, story: None, events: None, all_stories: None },
        );
        let about = house::boxes::named("base+mond").expect("it is offered");
        for guest in [room.host, room.guest] {
            let shown = setting(&room, guest);
            let told = text(&shown);
            assert!(!shown.contains("O'Ada & S") && !shown.contains("\"Schein\""), "{shown}");
            assert!(told.contains("Söhne") && told.contains("Deutsch"), "{told}");
            let foreign = tongue.web_box_foreign("Deutsch");
            assert_eq!(told.contains(&foreign), lang != Lang::De, "{told}");
        }
        assert_eq!(about.scene_title(tongue, "mond-tanz"), "Der Tanz");
    }
}

/// Cards that do not speak the reader's language are read in another, and are marked so; nobody else sees
/// a mark.
#[test]
fn a_card_in_another_language_is_marked() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../packs/tests/small");
    let pack = packs::folder(&folder).expect("the small pack");
    let offered = house::boxes::offer(&pack).expect("it passes");
    let cards = Some(offered[0].cards.clone());
    let mut room = Room::with(Opening { cards, ..Opening::of(GameKind::FogOfLove) });
    room.sit("Bruno");
    room.ask(room.host, Command::Start);
    // Both have said how they are addressed, and have been dealt traits.
    room.play(2);
    for (lang, marked) in [(Lang::En, false), (Lang::It, false), (Lang::De, true), (Lang::Fr, true)]
    {
        room.lang = lang;
        let page = room.page(room.host, &Desk::new(false), web::table_page).into_string();
        let mark = "<span class=\"badge\" lang=\"en\">English</span>";
        assert_eq!(page.contains(mark), marked, "{lang:?}");
        assert_eq!(page.contains("<strong lang=\"en\">"), marked, "{lang:?}");
    }
}
