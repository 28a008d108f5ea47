//! The page of the novel that lies open: what is being told now, and what is to be decided about it.

use super::card::{self, headed, kept, small_print};
use super::cards::{Cards, lines};
use super::choice::decide_on_scene;
use super::options::{options, said};
use super::told::sentences;
use super::{Table, ask, creation, dialogue};
use crate::parts::{Sheet, Slot};
use crate::table::telling;
use ::fog_of_love::content::Scene;
use ::fog_of_love::{Asked, Frame, Phase, Source};
use face::fog_of_love::Pick;
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{Beat, CardContext, CardText, Titled, What};
use words::{Lang, Tongue};

/// So many lines are told of what came of a choice; the log has them all.
const RESULTS: usize = 3;

/// The page.
#[derive(Hash)]
struct Leaf {
    lang: Lang,
    /// What the page tells of: it is read from its beginning when that changes.
    tells: String,
    /// What stands on it, from above.
    slots: Vec<Slot>,
}

/// The page, with a line for telling at its foot.
pub(super) fn leaf(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let mut slots: Vec<Slot> = Vec::new();
    if let Some(scene) = considered(table) {
        slots.extend(consider(sheet, table, scene));
    } else if is_creation(table) {
        slots.extend(creation::creation(sheet, table));
    } else {
        slots.extend(told(sheet, table));
        slots.extend(ask::ask(sheet, table));
    }
    // When all is over, what is told stands with how it ended.
    if table.page().picture.phase == tables::Phase::Playing {
        let dialogue = dialogue::dialogue(sheet, table);
        let tells_all = table.tells().map(|tells| telling(sheet, &tells, super::invite));
        // Somebody has a name before they are who they are.
        let introduces = table.face().question() == Some(Asked::Introduction);
        let at = if introduces { slots.len().min(1) } else { slots.len() };
        slots.splice(at..at, dialogue.into_iter().chain(tells_all));
    }
    let leaf = Leaf { lang: table.lang(), tells: tells(table), slots };
    sheet.part("fl-leaf", &leaf, |Leaf { lang, tells, slots }| {
        html! {
            article.fl-leaf id="fl-leaf" tabindex="0" aria-label=(Tongue::of(*lang).flw_leaf()) data-tells=(tells)
                data-more=(Tongue::of(*lang).flw_more(0)) {
                @for slot in slots { (slot) }
            }
        }
    })
}

fn tells(table: &Table<'_>) -> String {
    let face = table.face();
    let now = &face.table;
    let (lessons, asked) = (face.lessons.len(), table.lesson_asked().unwrap_or_default());
    let card = match (considered(table), now.frame()) {
        (Some(scene), _) => format!("hand {}", scene.0),
        (None, Some(frame)) => format!("{:?}", frame.source),
        // A story begins and ends without cards.
        (None, None) if now.chapter == 0 || is_finale(table) => format!("{:?}", now.phase),
        (None, None) => String::new(),
    };
    format!("{} {lessons} {asked} {card}", now.chapter)
}

/// Whether the last chapter is over.
fn is_finale(table: &Table<'_>) -> bool {
    matches!(table.face().table.phase, Phase::Finale(_) | Phase::Judge | Phase::Over)
}

/// Whether it is still being settled who the two of them are.
fn is_creation(table: &Table<'_>) -> bool {
    table.face().table.is_creation() || table.face().table.phase == Phase::Hands
}

/// The scene in hand that is picked.
fn considered(table: &Table<'_>) -> Option<Scene> {
    table.picks.iter().find_map(|pick| match pick {
        Pick::Scene(scene) => Some(Scene(*scene)),
        _ => None,
    })
}

/// A scene of one's hand, before one decides what to do with it.
fn consider(sheet: &mut Sheet<'_>, table: &Table<'_>, scene: Scene) -> [Slot; 2] {
    let me = table.face().you.unwrap_or(Seat(0));
    let read = card::scene(sheet, table.cards(), scene, me);
    let considered = sheet.part("fl-considered", &read, |read| {
        html! { div.fl-considered id="fl-considered" { (read) } }
    });
    [considered, decide_on_scene(sheet, table)]
}

/// The card of the chapter, or the finale's; none before the first chapter.
fn chapter(table: &Table<'_>) -> Option<CardContext> {
    let now = &table.face().table;
    let story = now.story;
    if is_finale(table) {
        return Some(CardContext::Finale { story });
    }
    now.chapter.checked_sub(1).map(|chapter| CardContext::Chapter { story, chapter })
}

/// What stands at the head of the page.
#[derive(Hash)]
enum Heading {
    /// The story, before its first chapter.
    Prologue(u8),
    /// A chapter or the finale, and the first player.
    Chapter(CardContext, Seat),
}

/// Which chapter it is.
pub(super) fn heading(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let now = &table.face().table;
    let heading = match is_creation(table) {
        true => Heading::Prologue(now.story),
        false => Heading::Chapter(chapter(table)?, now.first),
    };
    Some(sheet.part("fl-heading", &(table.cards(), heading), |(cards, heading)| {
        let tongue = cards.tongue();
        let (number, name) = match *heading {
            Heading::Prologue(story) => (tongue.flw_prologue(), cards.title(Titled::Story(story))),
            Heading::Chapter(card, first) => {
                let number = match card {
                    CardContext::Chapter { chapter, .. } => {
                        tongue.flw_chapter(i64::from(chapter) + 1)
                    }
                    _ => tongue.flw_finale(),
                };
                (number, cards.says(card, CardText::Title, first).unwrap_or_default())
            }
        };
        html! { header.fl-heading id="fl-heading" { p.number { (number) } p.name { (name) } } }
    }))
}

/// What is being told: the card in course, or where the story stands between two cards.
fn told(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Vec<Slot> {
    // The finale has a page of its own for the characters, which says nothing.
    let frame = table.face().table.frame().filter(|frame| frame.source != Source::Character);
    let answered = table.answered();
    let same = |frame: &Frame| {
        let again = matches!(table.face().table.asked, Asked::Rechoice(..));
        !again && answered.is_some_and(|answered| answered.card == table.context(frame.source))
    };
    let answers = answered.map(|answered| said(sheet, table, answered));
    let came = came(sheet, table);
    match frame {
        // What was to be chosen has been: it makes room for what both said.
        Some(frame) if same(frame) => answers.into_iter().chain(came).collect(),
        Some(frame) => [course(sheet, table, frame)].into_iter().chain(came).collect(),
        None => answers.into_iter().chain(came).chain(between(sheet, table)).collect(),
    }
}

impl Table<'_> {
    /// The card whose options are asked for: of a reaction that asks for another one, the card beneath it.
    pub(super) fn asking(&self) -> Option<&Frame> {
        let now = &self.face().table;
        match now.asked {
            Asked::Rechoice(..) => {
                now.stack.len().checked_sub(2).and_then(|under| now.stack.get(under))
            }
            _ => now.frame(),
        }
    }
}

/// A card in course.
#[derive(Hash)]
struct Course<'a> {
    cards: Cards<'a>,
    card: CardContext,
    source: Source,
    player: Seat,
    /// The situation that lies on it.
    under: Option<Scene>,
    options: Option<Slot>,
    /// The card that it answers, and whose it is, where another option of that is asked for. Then the
    /// options are that card's.
    answers: Option<(CardContext, Seat)>,
}

fn course(sheet: &mut Sheet<'_>, table: &Table<'_>, frame: &Frame) -> Slot {
    let now = &table.face().table;
    let again = matches!(now.asked, Asked::Rechoice(..));
    let answered = table.asking().filter(|_| again);
    let never = matches!(frame.source, Source::Never(_));
    let options = match answered {
        Some(answered) => options(sheet, table, answered),
        None if never || again => None,
        None => options(sheet, table, frame),
    };
    let course = Course {
        cards: table.cards(),
        card: table.context(frame.source),
        source: frame.source,
        player: frame.player,
        under: frame.under,
        options,
        answers: answered.map(|frame| (table.context(frame.source), frame.player)),
    };
    sheet.part("fl-course", &course, draw_course)
}

fn draw_course(course: &Course<'_>) -> Markup {
    let &Course { ref cards, card, source, player, under, .. } = course;
    let tongue = cards.tongue();
    let played = source.is_played();
    html! {
        div.fl-course id="fl-course" {
            @let byline = html! {
                span.fl-byline {
                    (cards.person(player)) " "
                    @match source {
                        Source::Revealed(_) => (tongue.flw_was_secret()),
                        Source::Never(_) => (tongue.flw_stayed_secret()),
                        Source::Reaction(_) => (tongue.flw_reacts()),
                        _ => (tongue.flw_plays()),
                    }
                }
            };
            @if matches!(source, Source::Never(_)) {
                (kept(cards, card, player))
            } @else if played {
                (headed(cards, card, player, byline))
            } @else if let Some(text) = cards.says(card, CardText::Situation, player) {
                p.fl-text { (text) }
            }
            @if let Some(under) = under { (situation(cards, under)) }
            @if course.answers.is_none() && let Some(options) = &course.options { (options) }
            (print(cards, card))
            @if let Some((answered, player)) = course.answers {
                h3 { (cards.says(answered, CardText::Title, player).unwrap_or_default()) }
                @if let Some(options) = &course.options { (options) }
            }
        }
    }
}

/// What was chosen last and what came of it, until the next card is told. It passes by on the stage;
/// here it can be read.
fn came(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let came = (table.cards(), table.came().filter(|came| !came.is_empty())?);
    Some(sheet.part("fl-came", &came, |(cards, beats)| {
        html! { div.fl-came id="fl-came" { @for line in sentences(cards, beats) { p { (line) } } } }
    }))
}

impl Table<'_> {
    /// What was chosen last and what came of it, until the next card is told.
    pub(super) fn came(&self) -> Option<Vec<&Beat>> {
        let step = self.face().came?;
        // Both answers stand above it.
        let rest = |beat: &&Beat| beat.step == step && !matches!(beat.what, What::Chose(..));
        Some(self.face().told.iter().filter(rest).take(RESULTS).collect())
    }
}

/// What a card in course does beside its options.
fn print(cards: &Cards<'_>, card: CardContext) -> Markup {
    let content = cards.content();
    match card {
        CardContext::Scene(scene) => small_print(cards, scene),
        CardContext::Chapter { story, chapter } => {
            let chapter = content.stories[usize::from(story)].chapters.get(usize::from(chapter));
            let more = chapter.map_or(&[][..], |chapter| &chapter.more);
            cards.voice(card, |voice| html! { div.fl-print { (lines(&voice.more(more))) } })
        }
        CardContext::Finale { story } => {
            let finale = &content.stories[usize::from(story)].finale;
            cards.voice(card, |voice| html! { div.fl-print { (lines(&voice.more(&finale.more))) (lines(&voice.effects(&finale.effects))) } })
        }
        CardContext::Destiny(_) => html! {},
    }
}

/// A situation, and what it does to the scene that comes under it.
fn situation(cards: &Cards<'_>, scene: Scene) -> Markup {
    let card = &cards.content().scenes[scene.index()];
    html! {
        aside.fl-situation {
            p { strong { (cards.tongue().flw_situation(&cards.title(Titled::Scene(scene)))) } }
            @if let Some(follow_up) = &card.follow_up {
                (cards.voice(CardContext::Scene(scene), |voice| lines(&voice.follow_up(follow_up))))
            }
        }
    }
}

/// Where the story stands between two cards.
#[derive(Hash)]
struct Between<'a> {
    cards: Cards<'a>,
    chapter: CardContext,
    first: Seat,
    /// The situation that waits.
    waits: Option<Scene>,
    /// The scenes so far.
    laid: &'a [Scene],
    /// Whether the page still tells what came of a scene: then the chapter's own words are left to the log.
    told: bool,
}

/// Between two cards: the chapter's own words, the situation that waits, and the scenes so far.
fn between(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let now = &table.face().table;
    let between = Between {
        cards: table.cards(),
        chapter: chapter(table)?,
        first: now.first,
        waits: now.follow_up,
        laid: if is_finale(table) || table.answered().is_some() { &[] } else { &now.laid },
        told: table.answered().is_some(),
    };
    Some(sheet.part("fl-between", &between, |Between { cards, chapter, first, waits, laid, told }| {
        html! {
            div.fl-between id="fl-between" {
                @if !told && let Some(text) = cards.says(*chapter, CardText::Situation, *first) { p.fl-text { (text) } }
                @if let Some(waiting) = waits { (situation(cards, *waiting)) }
                @if !laid.is_empty() {
                    h3 { (cards.tongue().flw_so_far()) }
                    ol.fl-laid { @for scene in *laid { li { (cards.title(Titled::Scene(*scene))) } } }
                }
            }
        }
    }))
}
