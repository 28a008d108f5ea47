//! The page of the novel that lies open: what is being told now, and what is to be decided about it.

use super::card::{self, kept, opening, options, small_print};
use super::drawing::{Drawing, lines};
use super::picks::{LOCK, TRADE};
use super::{ask, creation, lesson};
use ::fog_of_love::content::Scene;
use ::fog_of_love::{Asked, Frame, Happened, Phase, Source};
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardText, Titled};

/// So many lines are told of what came of a choice; the log has them all.
const RESULTS: usize = 3;

/// The one sentence at the top.
pub(super) fn prompt(drawing: &Drawing<'_>) -> String {
    drawing.glimpse.ask(drawing.tongue, &drawing.names)
}

/// The page, with a line for telling at its foot.
pub(super) fn leaf(drawing: &Drawing<'_>, telling: &Markup) -> Markup {
    let creating = matches!(
        drawing.table().phase,
        Phase::First
            | Phase::Shuffle
            | Phase::Gender
            | Phase::Traits
            | Phase::Occupations
            | Phase::Features(_)
            | Phase::Introductions
            | Phase::Hands
    );
    html! {
        article.fl-leaf id="fl-leaf" tabindex="0" aria-label=(drawing.tongue.flw_leaf()) data-tells=(tells(drawing)) {
            (lesson::lessons(drawing))
            @if let Some(scene) = considered(drawing) {
                (consider(drawing, scene))
            } @else if creating {
                (creation::creation(drawing))
            } @else {
                (heading(drawing))
                (told(drawing))
                (ask::ask(drawing))
            }
            (telling)
        }
    }
}

/// What the page tells of: it is read from its beginning when that changes.
fn tells(drawing: &Drawing<'_>) -> String {
    let table = drawing.table();
    let card = match (considered(drawing), drawing.in_course()) {
        (Some(scene), _) => format!("hand {}", scene.0),
        (None, Some((frame, _))) => format!("{:?}", frame.source),
        // A story begins and ends without cards.
        (None, None) if table.chapter == 0 || is_finale(drawing) => format!("{:?}", table.phase),
        (None, None) => String::new(),
    };
    format!("{} {} {card}", table.chapter, drawing.view.lessons().count())
}

/// Whether the last chapter is over.
fn is_finale(drawing: &Drawing<'_>) -> bool {
    matches!(drawing.table().phase, Phase::Finale(_) | Phase::Judge | Phase::Over)
}

/// The scene in hand that is picked.
fn considered(drawing: &Drawing<'_>) -> Option<Scene> {
    let number = |pick: &String| pick.strip_prefix("scene-").and_then(|number| number.parse().ok());
    drawing.picks.iter().find_map(number).map(Scene)
}

/// A scene of one's hand, before one decides what to do with it.
fn consider(drawing: &Drawing<'_>, scene: Scene) -> Markup {
    let me = drawing.me().unwrap_or(Seat(0));
    html! {
        div.fl-considered id="fl-considered" {
            (card::scene(drawing, scene, me))
        }
        div.actions.fl-decide id="fl-decide" {
            @if let Some(label) = ask::label_of(drawing, LOCK) {
                button.button.primary type="button" id="confirm" data-pick=(LOCK) { (label) }
            }
            @if let Some(label) = ask::label_of(drawing, TRADE) {
                button.button type="button" id="trade" data-pick=(TRADE) { (label) }
            }
            button.button.quiet type="button" id="cancel" data-back { (drawing.tongue.flw_back()) }
        }
    }
}

/// The chapter, or the finale.
fn heading(drawing: &Drawing<'_>) -> Markup {
    let (tongue, table) = (drawing.tongue, drawing.table());
    let finale = is_finale(drawing);
    let card = match table.chapter {
        _ if finale => CardContext::Finale { story: table.story },
        0 => return html! {},
        number => CardContext::Chapter { story: table.story, chapter: number - 1 },
    };
    let name = drawing.says(card, CardText::Title, table.first).unwrap_or_default();
    html! {
        header.fl-heading id="fl-heading" {
            p.number { @if finale { (tongue.flw_finale()) } @else { (tongue.flw_chapter(table.chapter.into())) } }
            p.name { (name) }
        }
    }
}

/// What is being told: the card in course, or where the story stands between two cards.
fn told(drawing: &Drawing<'_>) -> Markup {
    match drawing.in_course() {
        Some((frame, card)) => html! { (in_course(drawing, frame, card)) (came(drawing)) },
        None => html! { (came(drawing)) (between(drawing)) },
    }
}

fn in_course(drawing: &Drawing<'_>, frame: &Frame, card: CardContext) -> Markup {
    let tongue = drawing.tongue;
    // The finale has a page of its own for the characters, which says nothing.
    if frame.source == Source::Character {
        return between(drawing);
    }
    let played = frame.source.is_played();
    let again = matches!(drawing.table().asked, Asked::Rechoice(..));
    html! {
        div.fl-course id="fl-course" {
            @if played {
                p.fl-byline {
                    (drawing.person(frame.player)) " "
                    @match frame.source {
                        Source::Revealed(_) => (tongue.flw_was_secret()),
                        Source::Never(_) => (tongue.flw_stayed_secret()),
                        Source::Reaction(_) => (tongue.flw_reacts()),
                        _ => (tongue.flw_plays()),
                    }
                }
            }
            @if matches!(frame.source, Source::Never(_)) {
                (kept(drawing, card, frame.player))
            } @else if played || !matches!(card, CardContext::Chapter { .. } | CardContext::Finale { .. }) {
                (opening(drawing, card, frame.player))
            } @else {
                (drawing.says(card, CardText::Situation, frame.player).map(|text| html! { p.fl-text { (text) } }).unwrap_or_default())
            }
            @if let Some(under) = frame.under { (situation(drawing, under)) }
            @if !matches!(frame.source, Source::Never(_)) && !again { (options(drawing, card, frame.player, Some(frame))) }
            (print(drawing, card))
            @if again && let Some((answered, card)) = drawing.choosing() {
                h3 { (drawing.says(card, CardText::Title, answered.player).unwrap_or_default()) }
                (options(drawing, card, answered.player, Some(answered)))
            }
        }
    }
}

/// What was chosen last and what came of it, until the next card is told. It passes by on the stage;
/// here it can be read.
fn came(drawing: &Drawing<'_>) -> Markup {
    let glimpse = drawing.glimpse;
    let latest = drawing.recent().iter().enumerate().rev().find_map(|(at, sight)| match sight {
        Happened::Chose(_) => Some(Some(glimpse.step_of(at))),
        Happened::Played(..) | Happened::LaidSecret(..) | Happened::ChapterBegan(_) => Some(None),
        _ => None,
    });
    let Some(Some(step)) = latest else { return html! {} };
    let log = glimpse.log(drawing.tongue, &drawing.names);
    html! {
        div.fl-came id="fl-came" {
            @for (_, line) in log.iter().filter(|(at, _)| *at == step).take(RESULTS) { p { (line) } }
        }
    }
}

/// What a card in course does beside its options.
fn print(drawing: &Drawing<'_>, card: CardContext) -> Markup {
    let content = drawing.content();
    match card {
        CardContext::Scene(scene) => small_print(drawing, scene),
        CardContext::Chapter { story, chapter } => {
            let chapter = content.stories[usize::from(story)].chapters.get(usize::from(chapter));
            let more = chapter.map_or(&[][..], |chapter| &chapter.more);
            drawing.voice(card, |voice| html! { div.fl-print { (lines(&voice.more(more))) } })
        }
        CardContext::Finale { story } => {
            let finale = &content.stories[usize::from(story)].finale;
            drawing.voice(card, |voice| html! { div.fl-print { (lines(&voice.more(&finale.more))) (lines(&voice.effects(&finale.effects))) } })
        }
        CardContext::Destiny(_) => html! {},
    }
}

/// A situation, and what it does to the scene that comes under it.
fn situation(drawing: &Drawing<'_>, scene: Scene) -> Markup {
    let card = &drawing.content().scenes[scene.index()];
    html! {
        aside.fl-situation {
            p { strong { (drawing.tongue.flw_situation(&drawing.title(Titled::Scene(scene)))) } }
            @if let Some(follow_up) = &card.follow_up {
                (drawing.voice(CardContext::Scene(scene), |voice| lines(&voice.follow_up(follow_up))))
            }
        }
    }
}

/// Between two cards: the chapter's own words, the situation that waits, and the scenes so far.
fn between(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let finale = is_finale(drawing);
    let card = match table.chapter {
        _ if finale => CardContext::Finale { story: table.story },
        0 => return html! {},
        number => CardContext::Chapter { story: table.story, chapter: number - 1 },
    };
    html! {
        div.fl-between id="fl-between" {
            @if let Some(text) = drawing.says(card, CardText::Situation, table.first) { p.fl-text { (text) } }
            @if let Some(waiting) = table.follow_up { (situation(drawing, waiting)) }
            @if !table.laid.is_empty() && !finale {
                h3 { (drawing.tongue.flw_so_far()) }
                ol.fl-laid { @for scene in &table.laid { li { (drawing.title(Titled::Scene(*scene))) } } }
            }
        }
    }
}
