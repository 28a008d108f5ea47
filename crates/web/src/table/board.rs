//! A game that is being played, or is over.

use super::stage::Staged;
use super::{ending, notes, now, rail, stage, window};
use crate::parts::{Sheet, Slot};
use crate::play::Play;
use crate::{TablePage, score};
use house::{AnyGlimpse, GameKind};
use maud::{Markup, html};
use serde_json::{Value, json};
use tables::{Phase, Tally};
use words::{Lang, Tongue};

/// The table and what stands beside it.
#[derive(Hash)]
pub(super) struct Board {
    lang: Lang,
    game: GameKind,
    /// What stands beside the name of the game.
    subtitle: Option<String>,
    /// The score of the games before, where it is short.
    score: Vec<Tally>,
    hand_first: bool,
    picking: Picking,
    /// How to go on from what is told on the table itself.
    onward: Option<(String, (usize, usize))>,
    /// Whether the device can be handed on, and to whom.
    pass_on: Option<Option<String>>,
    rail: Slot,
    spoken: Slot,
    explanations: Slot,
    reveal: Option<Slot>,
    keys: Slot,
}

/// What may look different when something is picked.
#[derive(Hash)]
pub(crate) struct Picking {
    prompt: Option<Slot>,
    middle: Slot,
    tray: Option<Slot>,
}

pub(super) fn board(
    sheet: &mut Sheet<'_>,
    page: &TablePage<'_>,
    glimpse: &AnyGlimpse,
    game: &dyn Play,
) -> Board {
    let (lang, picture) = (page.visit.lang, page.picture);
    let mine = now::is_asked(page);
    let done = !mine && !page.desk.waits;
    let moved = picture.one_device && picture.phase == Phase::Playing && done;
    let over = is_over(page, game);
    let cleared = over && game.clears();
    let (prompt, play, tray) = match cleared {
        false => {
            let (prompt, play, tray) = play(sheet, page, game);
            (Some(prompt), Some(play), tray)
        }
        true => (None, None, None),
    };
    let middle = Middle {
        notice: notes::notice(sheet, page),
        notes: notes::notes(sheet, page),
        window: window::window(sheet, page),
        ending: over.then(|| ending::ending(sheet, page, glimpse, game)),
        staged: (!cleared).then(|| stage::staged(sheet, page, game)),
        play,
    };
    let reveal = game.reveal(sheet);
    let which = (glimpse.steps(), page.desk.asking.unwrap_or_default());
    Board {
        lang,
        game: picture.game,
        subtitle: game.subtitle().filter(|_| !cleared),
        score: short_score(page),
        hand_first: game.hand_first(),
        picking: Picking { prompt, middle: sheet.part("middle", &middle, draw_middle), tray },
        onward: game.onward().map(|onward| (onward, which)),
        pass_on: (moved && page.seat.is_some() && game.onward().is_none())
            .then(|| handed_to(page, glimpse)),
        rail: rail::rail(sheet, page, game),
        spoken: game.latest(sheet, "spoken", spoken),
        explanations: game.explanations(sheet),
        reveal: reveal.map(|revealed| sheet.part("reveal", &(lang, revealed, which), draw_reveal)),
        keys: sheet.part("keys-help", &(lang, picture.windows.is_some()), keys),
    }
}

/// The score, where there is room for it beside the name of the game. Otherwise the panel of the seats has it.
fn short_score(page: &TablePage<'_>) -> Vec<Tally> {
    let score = score::score(page.picture);
    let short = score::line(page.tongue(), &score).chars().count() <= SHORT_SCORE;
    if short { score } else { Vec::new() }
}

/// So many letters stand beside the name of the game.
const SHORT_SCORE: usize = 40;

/// Who is asked next and shares the device, if it is one person.
fn handed_to(page: &TablePage<'_>, glimpse: &AnyGlimpse) -> Option<String> {
    let asked = glimpse.waiting().seats();
    let mut asked = asked.into_iter().map(|seat| seat.0);
    let next = asked.next().filter(|_| asked.next().is_none())?;
    let shares = page.picture.yours.contains(&next) && page.seat != Some(next);
    shares.then(|| now::name(page, next).to_owned())
}

/// Whatever stands here has an id, or it might be taken for something else that comes in its place: a live
/// region that is another is read out again.
pub(super) fn draw(board: &Board) -> Markup {
    let tongue = Tongue::of(board.lang);
    let Picking { prompt, middle, tray } = &board.picking;
    html! {
        @match &board.subtitle {
            None => h1.sr { (board.game.title(tongue)) },
            Some(subtitle) => div.bar id="bar" { h1 { (board.game.title(tongue)) } p.sub { (subtitle) } (score::drawn(tongue, &board.score)) },
        }
        @if let Some(prompt) = prompt { (prompt) }
        @if !board.hand_first { (middle) }
        @if let Some(tray) = tray { (tray) }
        @if let Some((onward, of)) = &board.onward {
            div.onward id="onward" data-take-in={ (of.0) "-" (of.1) } {
                button.button.primary type="button" data-got-it data-send=(taken_in(*of)) { (onward) }
            }
        }
        @if board.hand_first { (middle) }
        @if let Some(next) = &board.pass_on {
            div.pass-on id="pass-on" {
                button.button.primary type="button" data-hide data-send=(json!({ "click": "cover" })) {
                    @match next {
                        Some(name) => (tongue.web_hide_to(name)),
                        None => (tongue.web_hide()),
                    }
                }
            }
        }
        (board.rail)
        (board.spoken)
        div hidden id="explanations" { (board.explanations) }
        @if let Some(reveal) = &board.reveal { (reveal) }
        (board.keys)
    }
}

/// Whether the game is over, and its end has been told.
pub(super) fn is_over(page: &TablePage<'_>, game: &dyn Play) -> bool {
    page.picture.phase == Phase::Over && game.onward().is_none()
}

/// What may look different when something is picked: prompt, middle and tray.
pub(crate) fn play(
    sheet: &mut Sheet<'_>,
    page: &TablePage<'_>,
    game: &dyn Play,
) -> (Slot, Slot, Option<Slot>) {
    let mine = now::is_asked(page);
    // What is to be taken in comes before whatever is asked.
    let waits = page.desk.waits && game.onward().is_none();
    let first = waits.then(|| page.tongue().web_take_in());
    let asked = first.or_else(|| window::prompt(page)).unwrap_or_else(|| game.prompt());
    let prompt = sheet.part("prompt", &(mine, asked), |(mine, asked)| {
        let long = asked.chars().count();
        html! { p.prompt.mine[*mine].long[long > 40].longer[long > 60] id="prompt" role="status" { (asked) } }
    });
    let middle = game.middle(sheet);
    let play = sheet.part("play", &middle, |middle| html! { div.play id="play" { (middle) } });
    (prompt, play, tray(sheet, game))
}

/// The private tray, where there is one.
pub(crate) fn tray(sheet: &mut Sheet<'_>, game: &dyn Play) -> Option<Slot> {
    let tray = game.tray(sheet)?;
    Some(sheet.part("tray-place", &tray, |tray| {
        html! { div.tray id="tray-place" { (tray) } }
    }))
}

/// What stands in the middle, from above.
#[derive(Hash)]
struct Middle {
    notice: Slot,
    notes: Slot,
    window: Option<Slot>,
    ending: Option<Slot>,
    staged: Option<Staged>,
    play: Option<Slot>,
}

fn draw_middle(middle: &Middle) -> Markup {
    html! {
        div.middle id="middle" {
            div.notes { (middle.notice) (middle.notes) }
            @if let Some(window) = &middle.window { (window) }
            @if let Some(ending) = &middle.ending { (ending) }
            @if let Some(staged) = &middle.staged { (stage::draw(staged)) }
            @if let Some(play) = &middle.play { (play) }
        }
    }
}

/// What the keys do.
fn keys((lang, windows): &(Lang, bool)) -> Markup {
    let tongue = Tongue::of(*lang);
    let keys = [
        ("← →", tongue.web_key_cards()),
        ("1–9", tongue.web_key_figure()),
        ("Esc", tongue.web_key_back()),
        ("?", tongue.web_key_explain()),
        ("␣", tongue.web_key_on()),
        ("K", tongue.web_key_know()),
        ("L C R", tongue.web_key_panels()),
        ("M", tongue.web_key_sound()),
    ];
    let hold = windows.then(|| ("h", tongue.web_key_hold()));
    html! {
        dialog id="keys-help" aria-labelledby="keys-title" closedby="any" {
            h2 id="keys-title" { (tongue.web_keys()) }
            dl.keys { @for (key, what) in keys.into_iter().chain(hold) { div { dt { kbd { (key) } } dd { (what) } } } }
            form method="dialog" { button.button.primary { (tongue.web_close()) } }
        }
    }
}

/// What happened in the latest step, for those who listen, wherever the log is.
fn spoken(lines: &[String]) -> Markup {
    html! { div.sr id="spoken" aria-live="polite" { @for line in lines { p { (line) } } } }
}

/// The button of whoever has taken something in: of which step, and which of the things there.
pub(crate) fn got_it(tongue: &Tongue, of: (usize, usize)) -> Markup {
    html! {
        button.button.primary type="button" autofocus data-got-it data-send=(taken_in(of)) {
            (tongue.web_got_it())
        }
    }
}

/// What such a button says.
fn taken_in(of: (usize, usize)) -> Value {
    json!({ "click": "got_it", "of": of })
}

/// What is to be taken in, and which of the things it is: each is sent as a whole.
type Revealed = (Lang, Slot, (usize, usize));

/// What is to be taken in. The script makes it modal; without it, it stands over the table.
fn draw_reveal((lang, revealed, of): &Revealed) -> Markup {
    let tongue = Tongue::of(*lang);
    html! {
        dialog.reveal id="reveal" open aria-label=(tongue.web_reveal()) data-take-in={ (of.0) "-" (of.1) } {
            (revealed)
            div.actions {
                (got_it(tongue, *of))
            }
        }
    }
}
