//! The window in which silence passes, on one device and on several.

use crate::markup::element;
use crate::plain::frame;
use house::GameKind;
use std::time::Duration;
use tables::{
    Attending, Command, Eyes, Guest, Host, Opening, Play, Running, Table, counting_entropy,
};
use tabletop::{Seat, Seats};
use words::{Lang, Tongue};

/// A game of Fog of Love at the first moment at which somebody is asked whether to react.
fn reacting(one_device: bool) -> (Table, Seat) {
    let guest = Guest::of_secret("anna");
    let mut entropy = counting_entropy(11);
    let opening = Opening { one_device, ..Opening::of(GameKind::FogOfLove) };
    let host = Host { guest, name: "Anna", lang: Lang::En, bots: None };
    let (mut table, _) = Table::open(opening, &host, &mut entropy).expect("a table");
    let bruno = if one_device { guest } else { Guest::of_secret("bruno") };
    let here = Attending::default();
    if !one_device {
        let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
        table.handle(bruno, sit, &here, &mut entropy).expect("a free seat");
    }
    table.handle(guest, Command::Start, &here, &mut entropy).expect("it starts");
    for _ in 0..300 {
        if table.window().is_some() {
            let first = table.silent(Seats::NONE).expect("somebody is asked");
            return (table, first);
        }
        for (seat, who) in [(0, guest), (1, bruno)] {
            let look = table.look(who, Eyes::Seat(seat), &here).expect("their own");
            let moves = look.glimpse.expect("a game").moves();
            if let Some(action) = moves.into_iter().next() {
                let play = Play { seat, steps: None, action };
                table.handle(who, play, &here, &mut entropy).expect("a legal move");
                break;
            }
        }
    }
    panic!("nobody is asked");
}

fn drawn(table: &Table, who: &str, held: Seats, lang: Lang) -> String {
    let running = Running { left: Duration::from_millis(4200), held };
    let clock = Attending::default().with_window(Some(running));
    let guest = Guest::of_secret(who);
    let eyes = Eyes::Page { open: None };
    let look = table.look_then(guest, eyes, table.steps(), &clock).expect("they may look");
    frame(&look, lang)
}

#[test]
fn both_have_the_same_bar_and_a_button_of_their_own() {
    let (table, _) = reacting(false);
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let [anna, bruno] = ["anna", "bruno"].map(|who| drawn(&table, who, Seats::NONE, lang));
        let bar = format!("bar-{}-4200", table.steps());
        assert!(element(&anna, &bar).contains("data-left=\"4200\""), "{anna}");
        assert_eq!(element(&anna, &bar), element(&bruno, &bar));
        for (page, seat) in [(&anna, 0), (&bruno, 1)] {
            assert!(element(page, "prompt").contains(&tongue.web_window()));
            assert!(page.contains(&tongue.web_window_left(5)), "for those who want no motion");
            assert!(element(page, &format!("hold-{seat}")).contains("data-hold"));
            assert!(!page.contains(&format!("id=\"hold-{}\"", 1 - seat)), "not the other's");
            assert!(page.contains("data-turn=\"false\""), "nobody is called to the table");
        }
    }
    let stranger = drawn(&table, "carla", Seats::NONE, Lang::En);
    assert!(stranger.contains("data-left") && !stranger.contains("id=\"hold-"));
}

#[test]
fn whoever_holds_on_is_asked_and_the_other_is_told() {
    let (table, first) = reacting(false);
    let [mine, theirs] = match first {
        Seat(0) => ["anna", "bruno"],
        _ => ["bruno", "anna"],
    };
    let held = Seats::one(first);
    let page = drawn(&table, mine, held, Lang::En);
    assert!(page.contains("data-pick") && page.contains("data-turn=\"true\""));
    assert!(!page.contains(&format!("id=\"hold-{}\"", first.0)));
    assert!(!page.contains("data-left"), "the clock stands still for them");
    let page = drawn(&table, theirs, held, Lang::En);
    assert!(
        page.contains("asks for a moment")
            && page.contains(&format!("id=\"hold-{}\"", 1 - first.0))
    );
}

/// Around one device nobody takes it to say nothing: the bar stands on the curtain, with a button for
/// each.
#[test]
fn the_curtain_asks_nobody_to_take_the_device_in_silence() {
    let (table, first) = reacting(true);
    let tongue = Tongue::of(Lang::En);
    let name = table.names()[first.index()].clone();
    let pass = tongue.web_pass_to(&name);
    let silent = drawn(&table, "anna", Seats::NONE, Lang::En);
    assert!(silent.contains("id=\"curtain\"") && silent.contains("data-left"), "{silent}");
    assert!(silent.contains("id=\"hold-0\"") && silent.contains("id=\"hold-1\""));
    assert!(!silent.contains(&pass) && !silent.contains("id=\"my-turn\""));
    let held = drawn(&table, "anna", Seats::one(first), Lang::En);
    assert!(held.contains(&pass) && held.contains("id=\"my-turn\""), "{held}");
    let other = drawn(&table, "anna", Seats::one(Seat(1 - first.0)), Lang::En);
    assert!(!other.contains("id=\"my-turn\""), "the first passes before the second is asked");
}
