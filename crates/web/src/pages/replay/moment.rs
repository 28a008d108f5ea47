//! One moment of a game, on its page and for the script.

use super::{Replay, at, begun, log};
use crate::parts::{Parts, Sent, Sheet, Slot, whole};
use crate::play::play;
use crate::{TablePage, table};
use house::AnyGlimpse;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use tables::Picture;
use words::{Lang, Tongue};

/// The table as it was, with the names of that time.
pub(super) struct Then<'a> {
    page: &'a TablePage<'a>,
    hands: Option<&'a [TablePage<'a>]>,
    picture: Picture,
}

impl<'a> Then<'a> {
    pub fn of(page: &'a TablePage<'a>, glimpse: &'a AnyGlimpse, replay: &Replay<'a>) -> Then<'a> {
        let mut picture = page.picture.clone();
        let names = page.picture.names_then(glimpse.steps());
        for (chair, name) in picture.seats.iter_mut().zip(names) {
            chair.name = name;
        }
        Then { page, hands: replay.hands, picture }
    }

    /// What was pressed then cannot be pressed now.
    pub fn show(&self) -> Markup {
        PreEscaped(whole(&self.draw(&Sent::default()).0, "then"))
    }

    /// The same for somebody who has these parts of it: those that are new, and what they then have.
    fn draw(&self, sent: &Sent) -> (Parts, Sent) {
        let page = TablePage { picture: &self.picture, ..*self.page };
        let mut sheet = Sheet::new(sent);
        if let Some(game) = play(&page) {
            let prompt = sheet.part("prompt", &game.prompt(), |prompt| {
                html! { p.prompt id="prompt" { (prompt) } }
            });
            let played = game.middle(&mut sheet);
            let middle = sheet.part("middle", &played, |played| {
                html! { div.middle id="middle" { (played) } }
            });
            let hands = match self.hands {
                None => table::tray(&mut sheet, &*game),
                Some(hands) => {
                    let hands: Vec<Slot> =
                        hands.iter().filter_map(|hand| self.hand(&mut sheet, hand)).collect();
                    Some(sheet.part("all-hands", &hands, all_hands))
                }
            };
            sheet.part("then", &(page.visit.lang, prompt, middle, hands), draw);
        }
        sheet.finish()
    }

    /// What one seat held, among all others.
    fn hand(&self, sheet: &mut Sheet<'_>, theirs: &TablePage<'_>) -> Option<Slot> {
        let page = TablePage { picture: &self.picture, ..*theirs };
        let (seat, game) = (page.seat?, play(&page)?);
        let name = self.picture.seats.get(usize::from(seat)).map_or("", |chair| &chair.name);
        let nothing = Sent::default();
        let mut alone = Sheet::new(&nothing);
        table::tray(&mut alone, &*game);
        // Every tray has the same ids.
        let mut tray = whole(&alone.finish().0, "tray-place");
        for refers in [" id=\"", " for=\"", " aria-labelledby=\"", " aria-describedby=\""] {
            tray = tray.replace(refers, &format!("{refers}of-{seat}-"));
        }
        Some(sheet.part(format!("hand-of-{seat}"), &(seat, name, tray), |(seat, name, tray)| {
            html! {
                section.hand-of id={ "hand-of-" (seat) } {
                    h2 { (name) }
                    (PreEscaped(tray))
                }
            }
        }))
    }
}

/// What everybody held.
fn all_hands(hands: &Vec<Slot>) -> Markup {
    html! { div.all-hands id="all-hands" { @for hand in hands { (hand) } } }
}

/// A moment, with the language it is shown in.
type Moment = (Lang, Slot, Slot, Option<Slot>);

fn draw((lang, prompt, middle, hands): &Moment) -> Markup {
    html! {
        fieldset.then id="then" disabled {
            legend.sr { (Tongue::of(*lang).web_replay()) }
            (prompt)
            (middle)
            @if let Some(hands) = hands { (hands) }
        }
    }
}

/// One step of a replay, as the script is given it.
#[derive(Debug, Serialize)]
pub struct ReplayStep {
    /// What looks different from the step before.
    parts: Parts,
    /// What the log says of it: items of its list.
    log: String,
    /// The round or the chapter that begins with it.
    round: Option<String>,
    /// Where one is, in words.
    at: String,
}

/// A step for the script, after those before it; none if no game has begun.
pub fn replay_step(
    page: &TablePage<'_>,
    replay: &Replay<'_>,
    sent: &mut Sent,
) -> Option<ReplayStep> {
    let glimpse = page.glimpse?;
    let steps = glimpse.steps();
    let mut rounds = begun(page, glimpse);
    rounds.retain(|(after, _)| *after == steps);
    let (parts, now) = Then::of(page, glimpse, replay).draw(sent);
    *sent = now;
    Some(ReplayStep {
        parts,
        log: log::step(page, glimpse, steps.saturating_sub(1)).into_string(),
        round: rounds.pop().map(|(_, round)| round),
        at: at(page, steps, replay),
    })
}
