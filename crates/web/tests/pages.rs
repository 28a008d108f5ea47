//! Every page, in every language: whole, safe, and usable by everybody.

use crate::markup::{Tag, tags, text};
use crate::room::{Room, every_page, tale, visit};
use flate2::Compression;
use flate2::write::GzEncoder;
use house::GameKind;
use std::io::Write;
use tables::Command;
use tabletop::Seat;
use web::Desk;
use words::fog_of_love::{Epilogue, Fate, Narration, Part, Passage, Reason, SceneTold, Tale};
use words::{Lang, Tongue};

/// Looks at every page in every language.
fn each_page(look: impl Fn(&str, Lang, &str)) {
    for lang in Lang::ALL {
        for (name, page) in every_page(lang) {
            look(&format!("{} {name}", lang.code()), lang, &page.into_string());
        }
    }
}

#[test]
fn pages_are_whole_in_four_languages() {
    each_page(|name, lang, page| {
        let tongue = Tongue::of(lang);
        assert!(page.starts_with("<!DOCTYPE html>"), "{name}");
        assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())), "{name}");
        let footer = maud::html! { (tongue.web_footer()) }.into_string();
        assert!(page.contains(&footer), "{name} has no footer in its language");
        let all = tags(page);
        for once in ["title", "main", "h1", "footer"] {
            let count = all.iter().filter(|tag| tag.name == once).count();
            let replay_foot = usize::from(once == "footer" && name.contains("replay"));
            assert_eq!(count, 1 + replay_foot, "{name}: <{once}>");
        }
        for part in
            all.iter().filter(|tag| ["title", "h1", "h2", "h3", "legend"].contains(&tag.name))
        {
            assert!(!text(part.inner()).is_empty(), "{name}: an empty <{}>", part.name);
        }
        assert!(!page.contains("{ $") && !page.contains("web-"), "{name}: a text is missing");
    });
}

#[test]
fn an_id_is_given_once() {
    each_page(|name, _, page| {
        let mut ids: Vec<&str> = tags(page).iter().filter_map(|tag| tag.get("id")).collect();
        ids.sort_unstable();
        let twice: Vec<_> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{name}: {twice:?}");
    });
}

#[test]
fn the_policy_of_no_inline_code_and_no_inline_style_is_kept() {
    each_page(|name, _, page| {
        for tag in tags(page) {
            assert_ne!(tag.name, "style", "{name}");
            if tag.name == "script" {
                assert!(
                    tag.get("src").is_some() && tag.inner().is_empty(),
                    "{name}: inline script"
                );
            }
            for (attribute, value) in &tag.attributes {
                let code = attribute.starts_with("on");
                assert!(!code && *attribute != "style", "{name}: {attribute}={value}");
                assert!(!value.starts_with("javascript:") && !value.starts_with("js:"), "{name}");
            }
        }
    });
}

#[test]
fn every_button_link_and_field_has_a_name() {
    each_page(|name, _, page| {
        let all = tags(page);
        let labelled: Vec<&str> = all.iter().filter_map(|tag| tag.get("for")).collect();
        let named = |tag: &Tag<'_>| {
            let label = tag.get("aria-label").is_some_and(|label| !label.is_empty());
            label || tag.get("aria-labelledby").is_some() || !text(tag.inner()).is_empty()
        };
        for tag in &all {
            let fine = match tag.name {
                "button" | "a" | "summary" => named(tag),
                "dialog" => tag.get("aria-label").is_some() || tag.get("aria-labelledby").is_some(),
                "input" if tag.get("type") == Some("hidden") => true,
                "input" | "select" | "textarea" => {
                    tag.get("aria-label").is_some()
                        || tag.get("id").is_some_and(|id| labelled.contains(&id))
                }
                _ => true,
            };
            assert!(fine, "{name}: a <{}> without a name: {:?}", tag.name, tag.attributes);
        }
    });
}

#[test]
fn what_is_sent_can_be_read_again() {
    each_page(|name, _, page| {
        for tag in tags(page) {
            let Some(vals) = tag.get("data-send") else { continue };
            let vals = vals.replace("&quot;", "\"").replace("&amp;", "&");
            // What a field adds is text.
            let fields = ["name", "level", "text"].map(|field| format!("\"{field}\":\"x\""));
            let vals = match tag.name {
                "form" | "select" => format!("{},{}", fields.join(","), &vals[1..]),
                _ => vals[1..].to_owned(),
            };
            let click = serde_json::from_str::<web::Click>(&format!("{{{vals}"));
            assert!(click.is_ok(), "{name}: {vals}: {click:?}");
        }
    });
}

/// Whoever asks is named to everybody, the host answers with two buttons, and what a newcomer can know
/// is told to all, above the table and in the log.
#[test]
fn a_seat_that_changes_hands_is_everybodys_business() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let pages = every_page(lang);
        let html = |name: &str| {
            let name = format!("love-letter-table-{name}");
            let found = pages.iter().find(|(other, _)| *other == name);
            found.expect("a page").1.clone().into_string()
        };
        let page = |name: &str| text(&html(name));
        let [host, guest, carla] = ["request", "request-others", "request-mine"].map(page);
        let buttons = ["request", "request-others", "request-mine"].map(html);
        for word in [tongue.web_let_in(), tongue.web_not_now()] {
            let button = format!(">{word}</button>");
            let who = buttons.each_ref().map(|page| page.contains(&button));
            assert_eq!(who, [true, false, false], "{lang:?}: {word}");
        }
        assert!(host.contains("Carla") && guest.contains("Carla"));
        assert!(
            carla.contains(&tongue.web_asked("Anna")) && carla.contains(&tongue.web_withdraw())
        );
        assert!(guest.contains(&tongue.web_shared()) && guest.contains(&tongue.web_reclaim()));
        assert!(page("borrowed").contains(&tongue.web_release()));
        assert!(host.contains(&tongue.web_invite_seat_help()));
        let over = page("taken-over");
        let told = tongue.web_taken_over("Carla", "");
        let told =
            told.split("Carla").nth(1).expect("what she does").split(' ').nth(1).expect("a verb");
        assert!(over.matches(&format!("Carla {told}")).count() >= 2, "{lang:?}: {told}");
    }
}

#[test]
fn names_and_words_of_people_are_only_text() {
    let mut room = Room::open(GameKind::LoveLetter, 3, false);
    room.sit("<script>x</script>");
    let say = Command::Say { seat: 1, text: "<img src=x onerror=alert(1)> & \"".into() };
    room.ask(room.guest, say);
    let (host, desk) = (room.host, Desk::new(false));
    for begun in [false, true] {
        if begun {
            room.ask(host, Command::Start);
        }
        let page = room.page(host, &desk, |page| web::table_page(page).into_string());
        assert!(!page.contains("<script>x") && !page.contains("<img src=x"), "{page}");
        assert!(page.contains("&lt;script&gt;x&lt;/script&gt;"));
    }
    let page =
        web::seat_page(&visit(Lang::En), "<b>", GameKind::LoveLetter, "\"><i>").into_string();
    assert!(!page.contains("<b>") && !page.contains("<i>"), "{page}");
    assert!(!web::error_page(&visit(Lang::En), "<b>").into_string().contains("<b>"));
    let page = web::invited_page(&visit(Lang::En), "<b>", GameKind::Favor, "\"><i>").into_string();
    assert!(!page.contains("<b>") && !page.contains("<i>"), "{page}");
}

/// The story as a file needs nothing but itself, and has it all: what people wrote as text, both
/// inks with their shapes, and a style of its own.
#[test]
fn a_story_is_one_file() {
    for lang in Lang::ALL {
        let file = web::story_file(lang, &tale(lang));
        for outside in ["<script", "<link", "href=", "src=", "url(", "@import", "<b>", "<i>"] {
            assert!(!file.contains(outside), "{}: {outside}", lang.code());
        }
        assert!(file.contains("&lt;i&gt;Once&lt;/i&gt; upon a time"));
        assert!(file.contains('●') && file.contains('◆') && file.contains(".story {"));
        let all = tags(&file);
        let count = |name: &str| all.iter().filter(|tag| tag.name == name).count();
        assert_eq!(
            (count("h1"), count("h2")),
            (1, 7),
            "people, chapters, finale, ending, epilogue"
        );
    }
}

/// A short story, with one passage of each kind.
fn short_story() -> Tale {
    let (anna, ben) = (Seat(0), Seat(1));
    let scene = SceneTold {
        seat: ben,
        title: "The Last Olive".into(),
        spoken: Some("No, you.".into()),
        text: Some(Narration::Told("There was one olive left.".into())),
        secret: Some("Ben kept this secret. It came to light in the finale.".into()),
        passages: vec![
            Passage::Chose(anna, "“I don’t even like olives.”".into()),
            Passage::Matched("Share it.".into()),
            Passage::Told(ben, "It was a very small olive.".into()),
            Passage::Card {
                seat: anna,
                title: "Anna cut in: “No”.".into(),
                said: Some("No!".into()),
                text: Some(Narration::Told("Somebody had laid down a fork.".into())),
            },
            Passage::Answers {
                question: "How small was it?".into(),
                told: vec![(anna, "Smaller than a pea.".into())],
            },
            Passage::Note("Nothing came of it.".into()),
            Passage::Handled("Ben discards a destiny.".into()),
            Passage::Came("Anna: +1 satisfaction (now 3).".into()),
        ],
    };
    let reason = |holds| Reason { text: "The partner stays.".into(), values: vec![4, -1], holds };
    Tale {
        title: "Olives".into(),
        synopsis: Some(Narration::Told("Two people and a dish.".into())),
        names: ["Anna".into(), "Ben".into()],
        portraits: Default::default(),
        prologue: vec![Passage::Told(anna, "Once upon a time.".into())],
        parts: vec![Part {
            heading: "Chapter 1".into(),
            title: Some("The Dish".into()),
            text: Some(Narration::Card("It is evening. What do you do?".into())),
            passages: Vec::new(),
            scenes: vec![scene],
        }],
        ending: "They parted.".into(),
        fates: vec![Fate {
            seat: anna,
            sentence: "Anna fulfilled the destiny “Olive”.".into(),
            stance: "Anna had wanted to leave.".into(),
            lead: "What it took:".into(),
            fulfilled: true,
            reasons: vec![reason(true), reason(false)],
        }],
        epilogue: Some(Epilogue {
            title: "The Stone".into(),
            paragraphs: vec!["Anna kept the stone.".into(), "Ben kept the dish.".into()],
            own: 2,
        }),
    }
}

#[test]
fn a_short_story_as_a_page() {
    let file = web::story_file(Lang::En, &short_story());
    let (_, article) = file.split_once("<main>").expect("a page");
    insta::assert_snapshot!(article.replace("><", ">\n<"));
}

#[test]
fn the_language_menu_marks_the_language_and_leads_back() {
    each_page(|name, lang, page| {
        let all = tags(page);
        let buttons: Vec<_> = all
            .iter()
            .filter(|tag| tag.name == "button" && tag.get("name") == Some("lang"))
            .collect();
        let codes: Vec<_> = buttons.iter().filter_map(|tag| tag.get("value")).collect();
        assert_eq!(codes, ["en", "it", "de", "fr"], "{name}");
        let current: Vec<_> =
            buttons.iter().filter(|tag| tag.get("aria-current").is_some()).collect();
        assert_eq!(current.len(), 1, "{name}");
        assert_eq!(current[0].get("value"), Some(lang.code()), "{name}");
        let back = all.iter().find(|tag| tag.get("name") == Some("back"));
        assert_eq!(
            back.and_then(|tag| tag.get("value")),
            Some("/t/t4b1et4b1et4b1et4b1et4b1e0"),
            "{name}"
        );
    });
}

#[test]
fn the_first_page_offers_three_ways_to_sit_down_to_each_game() {
    let page = web::home(&visit(Lang::En), &[]).into_string();
    let all = tags(&page);
    let values = |name: &str| -> Vec<&str> {
        all.iter()
            .filter(|tag| tag.get("name") == Some(name))
            .filter_map(|tag| tag.get("value"))
            .collect()
    };
    assert_eq!(values("game"), ["love-letter", "favor", "fog-of-love"]);
    // On each panel and on its sheet; and lessons for a first game of Fog of Love.
    let mut modes = ["bots", "invite", "device"].repeat(6);
    modes.insert(12, "lessons");
    assert_eq!(values("mode"), modes);
    let sheets: Vec<_> = all.iter().filter(|tag| tag.get("popover").is_some()).collect();
    let ids: Vec<_> = sheets.iter().filter_map(|tag| tag.get("id")).collect();
    assert_eq!(ids, ["more-love-letter", "more-favor", "more-fog-of-love"]);
    for id in ids {
        // It is opened from the panel, and closed from within.
        let pressed = all.iter().filter(|tag| tag.get("popovertarget") == Some(id)).count();
        assert_eq!(pressed, 2, "{id}");
    }
    let usual = all.iter().filter(|tag| tag.get("name") == Some("players"));
    let usual = usual.filter(|tag| tag.get("checked").is_some()).filter_map(|tag| tag.get("id"));
    assert_eq!(usual.collect::<Vec<_>>(), ["players-love-letter-4", "players-favor-3"]);
    assert!(page.contains("2 to 6 players") && page.contains("Classic version, 2 to 4 players"));
    assert!(page.contains("/rules/fog-of-love"));
}

/// Nobody who looks in fetches the people and places of a game that they have not begun.
#[test]
fn the_first_page_asks_for_no_sheet_of_drawings() {
    let page = web::home(&visit(Lang::En), &[]).into_string();
    assert!(page.contains("/assets/art.svg?v=") && page.contains("#couple"));
    for sheet in web::art::Sheet::ALL {
        assert!(!page.contains(sheet.file()), "{sheet:?}");
    }
}

#[test]
fn the_contents_of_the_rules_lead_somewhere() {
    for lang in Lang::ALL {
        for game in GameKind::ALL {
            let page = web::rules_page(&visit(lang), game).into_string();
            let all = tags(&page);
            let links: Vec<_> =
                all.iter().filter_map(|tag| tag.get("href")?.strip_prefix("#chapter")).collect();
            assert!(links.len() > 3, "{game}");
            for link in links {
                let level = if link.matches('-').count() == 1 { "h2" } else { "h3" };
                let heading = format!("<{level} id=\"chapter{link}\">");
                assert!(page.contains(&heading), "{game}: {heading}");
            }
            // What can be said in a minute comes first, and characters have faces.
            let at = |text: &str| page.find(text).expect(text);
            assert!(at("<h2 id=\"minute\">") < at("<h2 id=\"chapter-1\">"), "{game}");
            let faces = page.matches("class=\"entry drawn\"").count();
            assert_eq!(faces, if game == GameKind::LoveLetter { 10 } else { 0 }, "{game}");
            assert!(!page.contains("**"), "{game}");
        }
    }
    // The games with rules are those of the house, and there is no page for any other.
    let with_rules = words::rules::games_with_rules().map(str::parse);
    let mut with_rules = with_rules.collect::<Result<Vec<GameKind>, _>>().expect("known games");
    with_rules.sort_unstable();
    assert_eq!(with_rules, GameKind::ALL);
    assert!("chess".parse::<GameKind>().is_err());
}

#[test]
fn the_scripts_are_small_and_find_what_they_look_for() {
    let scripts = [
        "parlour.js",
        "replay.js",
        "rules.js",
        "table.js",
        "focus.js",
        "motion.js",
        "sounds.js",
        "vendor/idiomorph.min.js",
    ];
    let sizes = scripts.map(|name| {
        let script = web::assets::asset(name).map(|script| script.bytes).unwrap_or_default();
        let mut pressed = GzEncoder::new(Vec::new(), Compression::default());
        pressed.write_all(&script).expect("memory takes everything");
        pressed.finish().expect("memory takes everything").len()
    });
    assert!(sizes.iter().all(|size| (500..4096).contains(size)), "{sizes:?} bytes, compressed");
    let room = Room::open(GameKind::LoveLetter, 2, true);
    let page = room.page(room.host, &Desk::new(true), |page| web::table_page(page).into_string());
    for wanted in
        [" data-socket=\"/t/", " data-frames=\"/assets/frames-", "id=\"explained\"", "id=\"table\""]
    {
        assert!(page.contains(wanted), "{wanted}");
    }
}
