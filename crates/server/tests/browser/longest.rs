//! No text of the house's cards is longer than its card on a telephone: the longest of each kind, in
//! each language, are written where the page shows such texts.

use crate::fit::LAY;
use crate::room::Room;
use crate::stage::Stage;
use house::GameKind;
use serde_json::json;
use tables::{Command, Opening};
use web::Desk;
use words::Lang;

/// How many of each kind.
const MOST: usize = 20;
/// A narrow telephone.
const PHONE: (u32, u32) = (360, 640);
/// A name that characters may have.
const NAME: &str = "Bartholomäus";

const WRITE: &str = include_str!("longest.js");

/// The words of the box in a language.
fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../../packs/base/en.ftl"),
        Lang::It => include_str!("../../../../packs/base/it.ftl"),
        Lang::De => include_str!("../../../../packs/base/de.ftl"),
        Lang::Fr => include_str!("../../../../packs/base/fr.ftl"),
    }
}

/// The longest texts of cards whose name begins like this: their titles, or one of their parts.
fn longest(lang: Lang, of: &[&str], part: &[&str]) -> Vec<String> {
    let (mut texts, mut inside) = (Vec::new(), false);
    for line in source(lang).lines() {
        let Some((name, text)) = line.split_once(" = ") else { continue };
        let of_part = name.strip_prefix("    .");
        if of_part.is_none() {
            inside = of.iter().any(|prefix| name.starts_with(prefix));
        }
        if inside && part.contains(&of_part.unwrap_or_default()) {
            texts.push(text.replace("{ $player }", NAME).replace("{ $partner }", NAME));
        }
    }
    texts.sort_by_key(|text| std::cmp::Reverse(text.chars().count()));
    texts.truncate(MOST);
    texts
}

/// A kind of text, where it is shown, and the card around it.
struct Place {
    css: &'static str,
    around: &'static str,
    of: &'static [&'static str],
    part: &'static [&'static str],
}

/// What is shown at a moment that pages with this in them are of.
fn moments() -> Vec<(&'static str, Vec<Place>)> {
    const TITLE: &[&str] = &[""];
    const TEXT: &[&str] = &["text"];
    const LETTERS: &[&str] = &["a", "b", "c", "d"];
    let place = |css, around, of, part| Place { css, around, of, part };
    vec![
        (
            "id=\"keep-0\"",
            vec![
                place(".fl-choice strong", ".fl-choice", &["trait-"], TITLE),
                place(".fl-choice .text", ".fl-choice", &["trait-"], TEXT),
            ],
        ),
        (
            "id=\"dealt-0\"",
            vec![
                place(".fl-choice strong", ".fl-choice", &["occupation-", "feature-"], TITLE),
                place(".fl-choice .text", ".fl-choice", &["occupation-", "feature-"], TEXT),
            ],
        ),
        (
            "class=\"fl-options read\"",
            vec![
                place("#fl-considered .fl-title", "#fl-considered", &["scene-"], TITLE),
                place("#fl-considered .fl-said", "#fl-considered", &["scene-"], &["words"]),
                place("#fl-considered .fl-text", "#fl-considered", &["scene-"], TEXT),
                place("#fl-considered .fl-option .words", ".fl-option", &["scene-"], LETTERS),
            ],
        ),
        ("playable\" id=\"scene-", vec![place(".fl-card strong", ".fl-card", &["scene-"], TITLE)]),
        (
            "id=\"option-a\"",
            vec![
                place("#fl-course .fl-text", "#fl-course", &["chapter-", "finale-"], TEXT),
                place(".fl-option .words", ".fl-option", &["chapter-", "finale-"], LETTERS),
            ],
        ),
        (
            "id=\"destiny-",
            vec![
                place(".fl-choice strong", ".fl-choice", &["destiny-"], TITLE),
                place(".fl-choice .text", ".fl-choice", &["destiny-"], TEXT),
            ],
        ),
        (
            "id=\"lesson-1\"",
            vec![
                place(
                    "#fl-lesson > details[open] > p",
                    "#fl-lesson",
                    &["tutorial-"],
                    &["part-1", "part-2"],
                ),
                place("#fl-lesson > details[open] > summary", "#fl-lesson", &["tutorial-"], TITLE),
            ],
        ),
    ]
}

/// A page of each of these moments, in the language.
fn pages(lang: Lang, marks: &[&str]) -> Vec<String> {
    let mut found: Vec<Option<String>> = vec![None; marks.len()];
    for tutorial in [true, false] {
        let mut room = Room::with(Opening { tutorial, ..Opening::of(GameKind::FogOfLove) });
        room.lang = lang;
        room.sit("Wolfeschlegelsteinhausen");
        room.ask(room.host, Command::Start);
        for _ in 0..400 {
            if found.iter().all(Option::is_some) {
                break;
            }
            let mut desk = Desk::new(true);
            desk.taken_in = room.table.steps();
            let page = |desk: &Desk| {
                room.page(room.host, desk, |page| web::table_page(page).into_string())
            };
            let first = page(&desk);
            // A scene in hand is read once it is picked.
            let playable = first.match_indices(" playable\" id=\"scene-").map(|(at, mark)| {
                let id = &first[at + mark.len() - "scene-".len()..];
                id.split('"').next().unwrap_or_default().to_owned()
            });
            let picked = playable.map(|scene| {
                desk.picks = vec![scene];
                page(&desk)
            });
            let picked: Vec<String> = picked.collect();
            for (mark, found) in marks.iter().zip(&mut found) {
                // What is only explained on demand lies hidden at the foot of every page.
                let leaf = |page: &&String| {
                    let from = page.find("id=\"play\"").unwrap_or_default();
                    let to = page[from..].find("id=\"explanations\"");
                    let to = to.map_or(page.len(), |at| from + at);
                    page[from..to].contains(mark)
                };
                if found.is_none() {
                    *found = std::iter::once(&first).chain(&picked).find(leaf).cloned();
                }
            }
            room.play(1);
        }
    }
    let named = found.into_iter().zip(marks);
    named.map(|(page, mark)| page.unwrap_or_else(|| panic!("no page with {mark}"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_longer_than_its_card() {
    let stage = Stage::open().await;
    let browser = stage.browser("en").await;
    browser.size(PHONE.0, PHONE.1).await;
    browser.go("/rules/fog-of-love").await;
    let (mut wrong, mut written, mut stiff) = (Vec::new(), 0, 0);
    for lang in Lang::ALL {
        let moments = moments();
        let marks: Vec<&str> = moments.iter().map(|(mark, _)| *mark).collect();
        for (page, (mark, places)) in pages(lang, &marks).iter().zip(moments) {
            browser.run(LAY, vec![json!(page), json!(null)]).await;
            for Place { css, around, of, part } in places {
                let texts = longest(lang, of, part);
                assert!(!texts.is_empty(), "{of:?} have no {part:?}");
                let write = async |texts: &[String], stiff: bool| {
                    let arguments = vec![json!(css), json!(around), json!(texts), json!(stiff)];
                    let said = browser.run(WRITE, arguments).await;
                    serde_json::from_value::<(usize, Vec<String>)>(said).expect("complaints")
                };
                let (count, found) = write(&texts, false).await;
                assert_eq!(count, texts.len(), "{mark}: {css} is not there");
                written += count;
                wrong.extend(found.into_iter().map(|what| format!("{}, {what}", lang.code())));
                // What may not break does not fit: whoever looks would have seen it.
                let (_, found) = write(&texts[..1], true).await;
                stiff += usize::from(!found.is_empty());
            }
        }
    }
    println!("{written} texts, {stiff} kinds of which cannot do without breaking");
    browser.close().await;
    stage.close().await;
    assert!(written > 1000 && stiff > 24, "{written} texts, {stiff} kinds");
    assert!(wrong.is_empty(), "{} texts do not fit:\n{}", wrong.len(), wrong.join("\n"));
}
