//! A love story that is over, as a page to read, to print and to keep.

use crate::Visit;
use crate::assets::{asset, url};
use crate::shell::{self, Width};
use data_encoding::BASE64;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};
use tabletop::Seat;
use words::fog_of_love::{Fate, Narration, Part, Passage, SHAPES, SceneTold, Tale, markdown};
use words::{Lang, Tongue};

/// What a player may say about who reads the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sharing {
    /// Whether they agree that others read it.
    pub yours: bool,
    /// Whether both do.
    pub both: bool,
}

/// The page of a story. Whoever played it may keep it and say who reads it.
pub fn story_page(visit: &Visit<'_>, key: &str, tale: &Tale, sharing: Option<Sharing>) -> Markup {
    let tongue = visit.tongue();
    let main = html! {
        link rel="stylesheet" href=(url("story.css"));
        (told(tongue, tale))
        nav.story-keep aria-label=(tongue.web_story_keep()) {
            a.button href={ "/t/" (key) "/story.html" } download { (tongue.web_story_file()) }
            a.button href={ "/t/" (key) "/story.md" } download { (tongue.web_story_text()) }
            @if let Some(sharing) = sharing { (share(tongue, key, sharing)) }
            a.button href={ "/t/" (key) } { (tongue.web_back_to_table()) }
        }
    };
    shell::page(visit, &tongue.web_title(&tale.title), Width::Narrow, main)
}

/// What the file may load and do: it is coloured by its own style, and nothing else. Whoever keeps it
/// opens it where no parlour says so, and what people wrote is in it.
fn policy(style: &str) -> String {
    let style = BASE64.encode(&Sha256::digest(style));
    format!("default-src 'none'; style-src 'sha256-{style}'; base-uri 'none'; form-action 'none'")
}

/// The story as one file that needs nothing else.
pub fn story_file(lang: Lang, tale: &Tale) -> String {
    let style = asset("story.css").map(|asset| asset.bytes).unwrap_or_default();
    let style = String::from_utf8_lossy(&style);
    let file = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                // Before anything that it is to judge.
                meta http-equiv="Content-Security-Policy" content=(policy(&style));
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                title { (tale.title) }
                style { (PreEscaped(&style)) }
            }
            body.alone { main { (told(Tongue::of(lang), tale)) } }
        }
    };
    file.into_string()
}

/// The story as a file of Markdown.
pub fn story_text(lang: Lang, tale: &Tale) -> String {
    markdown(Tongue::of(lang), tale)
}

fn share(tongue: &Tongue, key: &str, Sharing { yours, both }: Sharing) -> Markup {
    html! {
        form method="post" action={ "/t/" (key) "/story" } {
            p.help { @if both { (tongue.web_story_shared()) } @else { (tongue.web_story_ours()) } }
            @if yours {
                button.button type="submit" name="on" value="false" { (tongue.web_story_unshare()) }
            } @else {
                button.button type="submit" name="on" value="true" { (tongue.web_story_share()) }
            }
        }
    }
}

fn told(tongue: &Tongue, tale: &Tale) -> Markup {
    let portraits = [Seat(0), Seat(1)].into_iter().zip(&tale.portraits);
    html! {
        article.story {
            header.cover {
                p.shapes aria-hidden="true" { @for seat in [0, 1] { span class=(ink(Seat(seat))) { (SHAPES[usize::from(seat)]) } } }
                h1 { (tale.title) }
                p.by { (tongue.fs_tale_of(&tongue.list(&tale.names))) }
                @if let Some(synopsis) = &tale.synopsis { (narration(synopsis, "synopsis")) }
            }
            section.people {
                h2 { (tongue.fs_tale_people()) }
                @for (seat, portrait) in portraits {
                    div class=(ink(seat)) {
                        h3 { (shape(seat)) (name(tale, seat)) }
                        @for line in tongue.portrait(tale, seat, portrait) { p { (line) } }
                    }
                }
                (passages(tale, &tale.prologue))
            }
            @for one in &tale.parts { (part(tale, one)) }
            section.end {
                h2 { (tongue.fs_tale_end()) }
                p.opening { (tale.ending) }
                @for one in &tale.fates { (fate(one)) }
            }
            @if let Some(epilogue) = &tale.epilogue {
                section.part.epilogue {
                    h2 {
                        span.number { (tongue.fs_tale_epilogue()) }
                        " " span.title { (epilogue.title) }
                    }
                    @for paragraph in &epilogue.paragraphs { p { (paragraph) } }
                }
            }
        }
    }
}

/// The ink of a seat; its shape tells the same to whoever sees no colours.
fn ink(seat: Seat) -> &'static str {
    if seat == Seat(0) { "plum" } else { "teal" }
}

fn shape(seat: Seat) -> Markup {
    html! { span.shape aria-hidden="true" { (SHAPES[seat.index() & 1]) } " " }
}

fn name(tale: &Tale, seat: Seat) -> &str {
    &tale.names[seat.index() & 1]
}

/// What the tale tells as it stands, and what a card says as a quotation.
fn narration(text: &Narration, class: &str) -> Markup {
    match text {
        Narration::Told(text) => {
            html! { p class=[(!class.is_empty()).then_some(class)] { (text) } }
        }
        Narration::Card(text) => html! { blockquote.card-says { (text) } },
    }
}

fn part(tale: &Tale, part: &Part) -> Markup {
    html! {
        section.part {
            h2 {
                span.number { (part.heading) }
                @if let Some(title) = &part.title { " " span.title { (title) } }
            }
            @if let Some(text) = &part.text { (narration(text, "opening")) }
            (passages(tale, &part.passages))
            @for one in &part.scenes { (scene(tale, one)) }
        }
    }
}

fn scene(tale: &Tale, scene: &SceneTold) -> Markup {
    html! {
        section.scene.secret[scene.secret.is_some()] {
            h3 class=(ink(scene.seat)) { (shape(scene.seat)) (scene.title) }
            @if let Some(secret) = &scene.secret { p.note { (secret) } }
            @if let Some(spoken) = &scene.spoken { p.spoken { (spoken) } }
            @if let Some(text) = &scene.text { (narration(text, "")) }
            (passages(tale, &scene.passages))
        }
    }
}

fn passages(tale: &Tale, passages: &[Passage]) -> Markup {
    let who = |seat: Seat| html! { span class={ "who " (ink(seat)) } { (shape(seat)) (name(tale, seat)) } };
    html! {
        @for passage in passages {
            @match passage {
                Passage::Chose(seat, text) => p.chose { (who(*seat)) " " (text) },
                Passage::Matched(text) => p.chose.match { (who(Seat(0))) " " (who(Seat(1))) " " (text) },
                Passage::Told(seat, text) => blockquote.told { (who(*seat)) " " (text) },
                Passage::Answers { question, told } => {
                    div.answers {
                        p.question { (question) }
                        @for (seat, text) in told { blockquote.told { (who(*seat)) " " (text) } }
                    }
                },
                Passage::Card { seat, title, said, text } => {
                    div.card-in {
                        p class=(ink(*seat)) { (shape(*seat)) (title) }
                        @if let Some(said) = said { p.spoken { (said) } }
                        @if let Some(text) = text { (narration(text, "")) }
                    }
                },
                Passage::Note(text) => p.note { (text) },
                Passage::Handled(_) | Passage::Came(_) => {},
            }
        }
    }
}

fn fate(fate: &Fate) -> Markup {
    html! {
        div.fate {
            p class=(ink(fate.seat)) { (shape(fate.seat)) (fate.sentence) " " (fate.stance) }
        }
    }
}
