//! One moment of a game, on its page and for the script.

use super::{Replay, at, begun, log};
use crate::{GameUi, Parts, Sent, TablePage, table};
use house::AnyGlimpse;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use tables::Picture;

/// The table as it was, with the names of that time.
pub(super) struct Then<'a> {
    page: &'a TablePage<'a>,
    glimpse: &'a AnyGlimpse,
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
        Then { page, glimpse, hands: replay.hands, picture }
    }

    /// What was pressed then cannot be pressed now.
    pub fn show(&self) -> Markup {
        let page = TablePage { picture: &self.picture, ..*self.page };
        html! {
            fieldset.then id="then" disabled {
                legend.sr { (page.tongue().web_replay()) }
                p.prompt id="prompt" { (self.glimpse.prompt(&page)) }
                div.middle id="middle" { (self.glimpse.middle(&page)) }
                @match self.hands {
                    None => (table::tray(&page, self.glimpse)),
                    Some(hands) => div.all-hands id="all-hands" { @for hand in hands { (self.hand(hand)) } },
                }
            }
        }
    }

    /// What one seat held, among all others.
    fn hand(&self, theirs: &TablePage<'_>) -> Markup {
        let page = TablePage { picture: &self.picture, ..*theirs };
        let (Some(seat), Some(glimpse)) = (page.seat, page.glimpse) else { return html! {} };
        let name = self.picture.seats.get(usize::from(seat)).map_or("", |chair| &chair.name);
        // Every tray has the same ids.
        let mut tray = table::tray(&page, glimpse).into_string();
        for refers in [" id=\"", " for=\"", " aria-labelledby=\"", " aria-describedby=\""] {
            tray = tray.replace(refers, &format!("{refers}of-{seat}-"));
        }
        html! {
            section.hand-of id={ "hand-of-" (seat) } {
                h2 { (name) }
                (PreEscaped(tray))
            }
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
    Some(ReplayStep {
        parts: sent.renew(crate::parts(&Then::of(page, glimpse, replay).show().into_string())),
        log: log::step(page, glimpse, steps.saturating_sub(1)).into_string(),
        round: rounds.pop().map(|(_, round)| round),
        at: at(page, steps, replay),
    })
}
