//! What happened, one thing after the other.

use crate::{Beat, Company, Kind, TakeIn};
use favor::{Happened, Payee, Sight};
use house::{Favor, Glimpse};
use tabletop::Seat;
use words::favor::{log, tell, tell_totals, totals};

/// What happened lately, as far back as the glimpse remembers.
pub fn beats(glimpse: &Glimpse<Favor>, company: &Company<'_>) -> Vec<Beat<Sight>> {
    let (tongue, names) = (company.tongue, company.names());
    let you = glimpse.view.viewer.seat();
    let mut beats: Vec<Beat<Sight>> = Vec::new();
    for (at, sight) in glimpse.recent.iter().enumerate() {
        let Some(mut kept) = log(tongue, sight, &names) else { continue };
        let mut told = tell(tongue, sight, &names, you).unwrap_or_default();
        if let Some(rounds) = scored(glimpse, at) {
            let more = totals(tongue, rounds, &names).zip(tell_totals(tongue, rounds, &names, you));
            if let Some((kept_too, told_too)) = more {
                kept = tongue.sentences(&kept, &kept_too);
                told = tongue.sentences(&told, &told_too);
            }
        }
        let (by, on) = people(sight);
        let over = matches!(sight, Happened::RoundEnded { .. });
        let (text, private, together) = (&told, false, false);
        let take_in = over.then(|| TakeIn { text: text.clone(), private, together });
        let (step, kind) = (glimpse.step_of(at), kind(sight));
        beats.push(Beat { step, kind, by, on, told, kept, take_in, what: *sight });
    }
    beats
}

/// The rounds that had been scored when this one was, if it is the end of a round.
fn scored(glimpse: &Glimpse<Favor>, at: usize) -> Option<&[[i8; favor::MOST_PLAYERS]]> {
    let ends = |sight: &Sight| matches!(sight, Happened::RoundEnded { .. });
    let since = glimpse.recent.get(at + 1..)?.iter().filter(|sight| ends(sight)).count();
    let scores = glimpse.view.table.scores();
    ends(&glimpse.recent[at]).then(|| &scores[..scores.len().saturating_sub(since)])
}

/// What sort of thing it is.
fn kind(sight: &Sight) -> Kind {
    match sight {
        Happened::Starter(_)
        | Happened::RoundBegan { .. }
        | Happened::Dealt(..)
        | Happened::Opened(_) => Kind::Deal,
        Happened::ChoseToAdd(_)
        | Happened::Added(..)
        | Happened::Called(_)
        | Happened::Bid(..)
        | Happened::Passed(_) => Kind::Move,
        Happened::FinalAuction(_) | Happened::Sold { .. } | Happened::Discarded => Kind::Result,
        Happened::Showed(..) => Kind::Reveal,
        Happened::RoundEnded { .. } => Kind::RoundEnd,
        Happened::Won { .. } => Kind::GameEnd,
    }
}

/// Who did it, and to whom.
fn people(sight: &Sight) -> (Option<Seat>, Option<Seat>) {
    match *sight {
        Happened::ChoseToAdd(seat)
        | Happened::Added(seat, _)
        | Happened::Called(seat)
        | Happened::Bid(seat, _)
        | Happened::Passed(seat)
        | Happened::Showed(seat, _) => (Some(seat), None),
        Happened::Sold { seat, to: Payee::Caller(caller), .. } => (Some(seat), Some(caller)),
        Happened::Sold { seat, .. } => (Some(seat), None),
        Happened::Starter(seat)
        | Happened::RoundBegan { first: seat, .. }
        | Happened::Dealt(seat, _)
        | Happened::FinalAuction(seat)
        | Happened::Won { seat, .. } => (None, Some(seat)),
        Happened::Opened(_) | Happened::Discarded | Happened::RoundEnded { .. } => (None, None),
    }
}

/// How many things everybody must take in among these: the end of a round.
pub fn take_ins(sights: &[Sight]) -> usize {
    usize::from(sights.iter().any(|sight| matches!(sight, Happened::RoundEnded { .. })))
}
