//! A view of Favor as other programs read it.

use crate::record::maybe_seat;
use favor::{Clue, Clues, Door, Setup, Step, View};
use serde_json::{Value, json};
use tabletop::{Seat, Seats};

pub(super) fn view(_: &Setup, view: &View) -> Value {
    let table = &view.table;
    let everyone = || Seats::all(table.players).into_iter();
    let bids = table.bids().map(|(seat, bid)| json!({ "seat": seat.0, "bid": bid }));
    let in_auction = table.step == Step::Bid;
    let auction = in_auction.then(|| {
        json!({
            "caller": maybe_seat(table.caller()),
            "final": table.is_final(),
            "high": table.auction.high,
            "leader": maybe_seat(table.auction.leader()),
            "bids": bids.collect::<Vec<_>>(),
        })
    });
    let scores = table
        .scores()
        .iter()
        .map(|round| everyone().map(|seat| round[seat.index()]).collect::<Vec<_>>());
    let mut json = json!({
        "round": table.round,
        "step": step(table.step),
        "first": table.first.0,
        "active": table.active.0,
        "deck": clues(table.deck),
        "left": table.left,
        "lot": clues(table.lot),
        "discard": clues(table.discard),
        "boxed": table.boxed,
        "auction": auction,
        "scores": scores.collect::<Vec<_>>(),
        "seats": everyone().map(|seat| seat_json(view, seat)).collect::<Vec<_>>(),
        "identity": view.own().map(Door::name),
    });
    if let (Step::Over(winner), Some(object)) = (table.step, json.as_object_mut()) {
        object.insert("winners".into(), json!([winner.0]));
    }
    json
}

fn seat_json(view: &View, seat: Seat) -> Value {
    let table = &view.table;
    json!({
        "tokens": table.tokens.of(seat),
        "collection": clues(table.collection(seat)),
        "points": table.total(seat),
        "possible": view.possible(seat).iter().map(Door::name).collect::<Vec<_>>(),
        "worth": view.score(seat).map(favor::Score::points),
    })
}

fn clues(clues: Clues) -> Value {
    Clue::ALL.into_iter().flat_map(|clue| vec![clue.name(); clues.count(clue) as usize]).collect()
}

fn step(step: Step) -> &'static str {
    match step {
        Step::Starter | Step::Door(_) | Step::Open(_) | Step::Add => "deal",
        Step::Turn => "turn",
        Step::Bid => "bid",
        Step::Over(_) => "over",
    }
}
