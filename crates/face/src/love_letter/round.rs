//! The table as it lay when a round ended. A step that ends a round goes on to the deal of the next, so what
//! its viewer is to take in lies a little before what they now see.

use crate::Company;
use house::{Glimpse, LoveLetter};
use love_letter::{Card, Happened, RoundEnd, Sight, View};
use tabletop::{Game, Seat, Seats};

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ended {
    /// Why.
    pub end: RoundEnd,
    /// Who won it.
    pub winners: Seats,
    /// Who gains the Spy's token.
    pub spy: Option<Seat>,
    /// Who has won the game with it.
    pub won: Option<Seats>,
    /// What was held in the end, where it was shown.
    pub shown: Vec<(Seat, Card)>,
}

impl Ended {
    /// The card with which a seat won, if it was shown.
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.shown.iter().find(|(of, _)| *of == seat).map(|(_, card)| *card)
    }
}

/// The view of the end of the round that the latest step has brought to its end, and how it ended.
pub(super) fn ended(glimpse: &Glimpse<LoveLetter>) -> Option<(View, Ended)> {
    let sights = &glimpse.recent;
    let at = sights.iter().rposition(|sight| matches!(sight, Happened::RoundEnded { .. }))?;
    if glimpse.step_of(at) + 1 != glimpse.steps {
        return None;
    }
    let begun = sights[..at].iter().rposition(|sight| matches!(sight, Happened::SetAside(_)))?;
    let mut view = love_letter::LoveLetter::view(&glimpse.setup, glimpse.view.viewer);
    for sight in &sights[begun..=at] {
        love_letter::LoveLetter::see(&mut view, sight);
    }
    // What the round did not begin with, and the next does not change.
    let next = sights[at..].iter().filter(|sight| matches!(sight, Happened::SetAside(_))).count();
    view.table.tokens = glimpse.view.table.tokens;
    view.table.round = glimpse.view.table.round - next as u8;
    Some((view, how(sights, begun, at)?))
}

fn how(sights: &[Sight], begun: usize, at: usize) -> Option<Ended> {
    let Happened::RoundEnded { end, winners, spy } = sights[at] else { return None };
    let won = sights[at..].iter().find_map(|sight| match *sight {
        Happened::Won(winners) => Some(winners),
        _ => None,
    });
    let shown = sights[begun..at].iter().filter_map(|sight| match *sight {
        Happened::Showed(seat, card) => Some((seat, card)),
        _ => None,
    });
    Some(Ended { end, winners, spy, won, shown: shown.collect() })
}

/// Who wins the round, in the few words of a ribbon.
pub(super) fn said(ended: &Ended, company: &Company<'_>, you: Option<Seat>) -> String {
    let tongue = company.tongue;
    let names: Vec<String> = ended.winners.into_iter().map(|seat| company.name(seat)).collect();
    match &names[..] {
        [_] if you.is_some_and(|you| ended.winners.has(you)) => tongue.llt_you_win(),
        [one] => tongue.llt_won(one),
        several => {
            let several: Vec<&str> = several.iter().map(String::as_str).collect();
            tongue.llt_won_together(&tongue.list(&several))
        }
    }
}
