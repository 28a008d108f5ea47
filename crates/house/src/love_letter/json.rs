//! A view of Love Letter as other programs read it.

use crate::Hosted;
use crate::record::seats;
use love_letter::{Card, Kinds, Laid, LoveLetter, Setup, Step, View};
use serde_json::{Value, json};
use tabletop::{Seat, Seats};

pub(super) fn view(setup: &Setup, view: &View) -> Value {
    let table = &view.table;
    let mut json = LoveLetter::header(setup);
    let everyone = Seats::all(table.players).into_iter();
    let fields = [
        ("round", table.round.into()),
        ("step", step(table.step).into()),
        ("first", table.first.0.into()),
        ("active", table.active.0.into()),
        ("deck", table.deck.into()),
        ("aside", table.aside.into()),
        ("open", table.open.iter().flatten().copied().map(Card::name).collect()),
        ("goal", table.tokens_to_win().into()),
        ("seats", everyone.map(|seat| seat_json(view, seat)).collect()),
        ("hand", view.hand().cards().map(Card::name).collect()),
        ("unseen", Card::ALL.into_iter().map(|card| view.unseen().count(card)).collect()),
        ("under", view.returned().map(kinds).collect()),
    ];
    json.extend(fields.map(|(name, value): (&str, Value)| (name.to_string(), value)));
    if let Step::Over(winners) = table.step {
        json.insert("winners".into(), seats(winners));
    }
    Value::Object(json)
}

fn seat_json(view: &View, seat: Seat) -> Value {
    let table = &view.table;
    let row = table.rows.of(seat).map(|(card, how)| {
        json!({ "card": card.name(), "how": match how {
            Laid::Played => "played",
            Laid::Discarded => "discarded",
        } })
    });
    json!({
        "in": table.inside.has(seat),
        "protected": table.protected.has(seat),
        "tokens": table.tokens.of(seat),
        "row": row.collect::<Vec<_>>(),
        "possible": kinds(view.possible(seat)),
    })
}

fn kinds(kinds: Kinds) -> Value {
    kinds.iter().map(Card::name).collect()
}

fn step(step: Step) -> &'static str {
    match step {
        Step::Starter(_) | Step::SetAside | Step::LayOpen(_) | Step::DealHand(_) => "deal",
        Step::Draw | Step::Redraw(_) | Step::Consult(_) => "draw",
        Step::Play => "play",
        Step::Keep => "keep",
        Step::Over(_) => "over",
    }
}
