//! What holds for every drawing: hidden from screen readers, free of ids and inline styles, and
//! coloured by the style sheet alone.

use std::collections::BTreeSet;
use web::art::{self, File, Icon};
use web::assets::asset;

fn drawings() -> Vec<String> {
    let single = [
        art::envelope(),
        art::broken_seal(),
        art::seal(),
        art::seal_empty(),
        art::shield(),
        art::deck(),
        art::door_shut(),
        art::coin(),
        art::gavel(),
        art::mark(),
        art::couple(),
    ];
    let portraits = love_letter::Card::ALL.map(art::portrait);
    let doors = favor::Door::ALL.map(art::door);
    let clues = favor::Clue::ALL.map(art::clue);
    let icons = Icon::ALL.map(art::icon);
    let all = single.into_iter().chain(portraits).chain(doors).chain(clues).chain(icons);
    all.map(|drawing| drawing.into_string()).collect()
}

#[test]
fn drawings_may_stand_anywhere_on_a_page_and_say_nothing() {
    for drawing in drawings() {
        assert!(drawing.starts_with("<svg class=\""), "{drawing}");
        assert!(drawing.contains("aria-hidden=\"true\" focusable=\"false\""), "{drawing}");
        for forbidden in [" id=", " style=", "url(", "<text", "<path"] {
            assert!(!drawing.contains(forbidden), "{forbidden} in {drawing}");
        }
    }
}

#[test]
fn whatever_is_shown_is_in_a_sprite_and_painted() {
    let text = |name: &str| String::from_utf8(asset(name).unwrap().bytes.into_owned()).unwrap();
    for drawing in drawings() {
        let name = drawing.split_once('#').unwrap().1.split('"').next().unwrap();
        let file = drawing.split_once("/assets/").unwrap().1.split("?v=").next().unwrap();
        assert!(File::ALL.iter().any(|one| one.name() == file), "{drawing}");
        let sprite = text(file);
        let (_, lines) = sprite.split_once(&format!("<g id=\"{name}\">")).expect(name);
        assert!(lines.starts_with('<') && !lines.starts_with("</g>"), "{name} is empty");
    }
    let sprites: String = File::ALL.iter().map(|file| text(file.name())).collect();
    assert!(sprites.matches("fill=\"var(--").count() > 200, "they are painted");
    for forbidden in [" class=", " style=", "url(", "<text"] {
        assert!(!sprites.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn every_class_in_a_drawing_is_in_a_style_sheet() {
    let sheets = ["parlour.css", "letter.css", "favor.css", "fog.css"]
        .map(|name| asset(name).unwrap().bytes);
    let style: String = sheets.iter().map(|sheet| String::from_utf8_lossy(sheet)).collect();
    let drawings = drawings();
    let classes: BTreeSet<&str> = drawings
        .iter()
        .flat_map(|drawing| drawing.split("class=\"").skip(1))
        .filter_map(|rest| rest.split('"').next())
        .flat_map(str::split_whitespace)
        .collect();
    let unknown: Vec<_> = classes
        .into_iter()
        .filter(|class| !style.contains(&format!(".{class}")))
        .filter(|class| !["empty", "broken", "shut", "door", "envelope"].contains(class))
        .collect();
    assert!(unknown.is_empty(), "no colour for {unknown:?}");
}
