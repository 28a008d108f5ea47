//! Setting the table: what the host chooses, what everybody reads, and what is one's own alone.

use crate::markup::{tags, text};
use crate::room::Room;
use house::GameKind;
use tables::{Command, Guest};
use web::{Click, Desk};
use words::{Lang, Tongue};

/// Fog of Love, before the first game; Bruno has sat down, unless all share one device.
fn lobby(one_device: bool) -> Room {
    let mut room = Room::open(GameKind::FogOfLove, 2, one_device);
    if !one_device {
        room.sit("Bruno");
    }
    room
}

fn page(room: &Room, guest: Guest, desk: &Desk) -> String {
    room.page(guest, desk, web::table_page).into_string()
}

/// What stands in an element with this id.
fn part(page: &str, id: &str) -> String {
    tags(page)
        .iter()
        .find(|tag| tag.get("id") == Some(id))
        .map_or_else(String::new, |tag| tag.inner().to_string())
}

fn veto(seat: u8, topics: &[&str]) -> Command {
    Command::Veto { seat, topics: topics.iter().map(ToString::to_string).collect() }
}

#[test]
fn the_host_chooses_and_the_guest_reads() {
    for lang in Lang::ALL {
        let (mut room, desk, tongue) = (lobby(false), Desk::new(false), Tongue::of(lang));
        room.lang = lang;
        let events = Some(vec!["room-214".to_string()]);
        let all_stories = Some(true);
        room.ask(room.host, Command::Set { from_box: None, story: None, events, all_stories });
        let scenes = vec!["burnt-moka".to_string()];
        room.ask(room.host, Command::LeaveOut { scenes, on: true });
        let about = house::boxes::printed();
        let (event, scene) =
            (about.scene_title(tongue, "room-214"), about.scene_title(tongue, "burnt-moka"));
        let host = part(&page(&room, room.host, &desk), "setting");
        let pressed: Vec<String> = tags(&host)
            .iter()
            .filter(|tag| tag.name == "button" && tag.get("aria-pressed") == Some("true"))
            .map(|tag| text(tag.inner()))
            .collect();
        let wanted = ["sunday-morning-date"].map(|story| about.story_title(tongue, story));
        assert!(pressed[0].ends_with(&about.title(tongue)), "{pressed:?}");
        assert!(pressed[1].ends_with(&wanted[0]), "{pressed:?}");
        assert_eq!(pressed.len(), 5, "box, story, event, all stories, a scene: {pressed:?}");
        assert!(pressed[2].contains(&event) && pressed[4].contains(&scene), "{pressed:?}");
        for tag in tags(&host) {
            let Some(vals) = tag.get("data-send") else { continue };
            let click = serde_json::from_str::<Click>(&vals.replace("&quot;", "\""));
            assert!(matches!(click, Ok(Click::Ask { .. })), "{vals}: {click:?}");
        }
        let guest = part(&page(&room, room.guest, &desk), "setting");
        assert!(!guest.contains("<button"), "{guest}");
        let told = text(&guest);
        assert!(told.contains(&event) && told.contains(&scene), "{told}");
    }
}

/// Every story and event, and every scene that can be left out, has a title in every language.
#[test]
fn whatever_can_be_chosen_has_a_name() {
    let about = house::boxes::printed();
    for tongue in Lang::ALL.map(Tongue::of) {
        for event in &about.events {
            assert_ne!(about.scene_title(tongue, &event.event), event.event);
            assert!(!event.stories.is_empty(), "every event has a home");
        }
        for scene in about.scenes.iter().flat_map(|deck| &deck.scenes) {
            assert_ne!(about.scene_title(tongue, scene), *scene);
        }
        assert_eq!(about.topics.len(), 14);
        if tongue.lang() != Lang::En {
            for topic in &about.topics {
                assert_ne!(about.topic_title(tongue, topic), *topic);
            }
        }
    }
}

/// Two truths, one page: nobody's page tells what somebody else would rather not meet.
#[test]
fn what_one_leaves_out_is_on_no_other_page() {
    let desk = Desk::new(false);
    let (mut room, watcher) = (lobby(false), Guest::of_secret("watcher"));
    let before = [room.guest, watcher].map(|guest| page(&room, guest, &desk));
    let own = page(&room, room.host, &desk);
    room.ask(room.host, veto(0, &["affair", "money"]));
    assert_eq!([room.guest, watcher].map(|guest| page(&room, guest, &desk)), before);
    let pressed = |page: &str| {
        let veto = part(page, "veto");
        tags(&veto).iter().filter(|tag| tag.get("aria-pressed") == Some("true")).count()
    };
    assert_eq!((pressed(&own), pressed(&page(&room, room.host, &desk))), (0, 2));
    assert_eq!(pressed(&before[0]), 0);
    assert!(part(&before[1], "veto").is_empty(), "whoever only looks has no say");
    // Each press sends the whole list, with this one in it or not.
    let veto_part = part(&page(&room, room.host, &desk), "veto");
    let sent: Vec<String> = tags(&veto_part)
        .iter()
        .filter_map(|tag| tag.get("data-send"))
        .map(str::to_string)
        .collect();
    assert_eq!(sent.len(), 14);
    assert!(sent[0].contains("[&quot;money&quot;]"), "affair is taken back: {}", sent[0]);
    assert!(sent[2].contains("affair") && sent[2].contains("privacy"), "{}", sent[2]);
}

/// Chapters are never left out: what they touch on is read before a story is chosen, by the host beside
/// every story, by the guest of the one that is chosen, and where one says what one would rather not meet.
#[test]
fn what_chapters_touch_on_is_said_beforehand() {
    let about = house::boxes::printed();
    for lang in Lang::ALL {
        let (mut room, desk, tongue) = (lobby(false), Desk::new(false), Tongue::of(lang));
        room.lang = lang;
        let [alcohol, parting] = ["drink", "parting"].map(|topic| about.topic_title(tongue, topic));
        let read = |room: &Room, guest, id| text(&part(&page(room, guest, &desk), id));
        let host = read(&room, room.host, "setting");
        assert!(host.contains(&alcohol) && host.contains(&parting), "{host}");
        for id in ["setting", "veto"] {
            // “Sunday Morning Date” touches on nothing; the switches name every topic once.
            let told = read(&room, room.guest, id);
            assert_eq!(told.matches(&alcohol).count(), usize::from(id == "veto"), "{told}");
        }
        let story = Some("second-helpings".to_string());
        let set = Command::Set { from_box: None, story, events: None, all_stories: None };
        room.ask(room.host, set);
        let told = read(&room, room.guest, "setting");
        assert!(told.contains(&alcohol) && !told.contains(&parting), "{told}");
        let wishes = read(&room, room.guest, "veto");
        assert_eq!(wishes.matches(&alcohol).count(), 2, "{wishes}");
        assert_eq!(wishes.matches(&parting).count(), 1, "{wishes}");
    }
}

/// Around one device each opens their own, and nothing of it is on the page otherwise.
#[test]
fn around_one_device_each_chooses_behind_a_door() {
    let (mut room, mut desk) = (lobby(true), Desk::new(false));
    let closed = page(&room, room.host, &desk);
    assert!(closed.contains("id=\"veto-0\"") && closed.contains("id=\"veto-1\""));
    assert!(!part(&closed, "veto").contains("aria-pressed"));
    room.ask(room.host, veto(1, &["grief"]));
    assert_eq!(page(&room, room.host, &desk), closed);
    desk.open = Some(0);
    let first = page(&room, room.host, &desk);
    assert!(!first.contains("aria-pressed=\"true\""), "not theirs");
    assert!(!first.contains("id=\"setting\""), "nothing but their own");
    desk.open = Some(1);
    assert_eq!(page(&room, room.host, &desk).matches("aria-pressed=\"true\"").count(), 1);
}

#[test]
fn other_games_have_no_such_choice() {
    let room = Room::open(GameKind::LoveLetter, 3, false);
    let page = page(&room, room.host, &Desk::new(false));
    assert!(!page.contains("id=\"setting\"") && !page.contains("id=\"veto\""));
}
